"""What is true of a player or not (SF 4.1, 9, 17, 18)."""

from __future__ import annotations

from quickening.games.shadowfist.state import HAND, ShadowfistGame
from quickening.lang.nodes import Node, Scope
from quickening.lang.selections import Cards


class Trait(Node, frozen=True):
    """Something that is true of a player or not."""

    def suits(self, game: ShadowfistGame, seat: int, scope: Scope) -> bool:
        raise NotImplementedError  # pragma: no cover


class Closer(Trait, frozen=True):
    """`is closer to victory than you`, or as close (SF 4.1)."""

    or_equal: bool = False

    def suits(self, game: ShadowfistGame, seat: int, scope: Scope) -> bool:
        mine, theirs = game.closeness(scope.you), game.closeness(seat)
        return theirs >= mine if self.or_equal else theirs > mine


class HasPower(Trait, frozen=True):
    """`has 3 or more Power`, `has no Power`."""

    least: int = 1
    none: bool = False

    def suits(self, game: ShadowfistGame, seat: int, scope: Scope) -> bool:
        power = game.players[seat].power
        return power == 0 if self.none else power >= self.least


class HasMorePower(Trait, frozen=True):
    """`has more Power than you`."""

    def suits(self, game: ShadowfistGame, seat: int, scope: Scope) -> bool:
        return game.players[seat].power > game.players[scope.you].power


class HasMoreIn(Trait, frozen=True):
    """`has more Characters in his or her smoked pile than you`."""

    cards: Cards

    def suits(self, game: ShadowfistGame, seat: int, scope: Scope) -> bool:
        return self.counted(game, seat, scope) > self.counted(game, scope.you, scope)

    def counted(self, game: ShadowfistGame, seat: int, scope: Scope) -> int:
        area = next(
            area
            for area in ("smoked pile", "toasted pile", "burned-for-victory pile", "hand")
            if area in self.cards.area
        )
        return sum(self.cards.fits(game, card, scope) for card in game.areas[area, seat])


class HasIn(HasMoreIn, frozen=True):
    """`has 8 or more Events in his or her smoked pile`."""

    least: int = 1

    def suits(self, game: ShadowfistGame, seat: int, scope: Scope) -> bool:
        return self.counted(game, seat, scope) >= self.least


class OneSiteAway(Trait, frozen=True):
    """`is one Feng Shui Site away from victory` (SF 4.1)."""

    def suits(self, game: ShadowfistGame, seat: int, scope: Scope) -> bool:
        from quickening.games.shadowfist.rules.winning import goal

        return game.closeness(seat) >= goal(game, seat) - 1


class ControlsOnly(Trait, frozen=True):
    """`controls only <Warrior> Characters`: of that type of card."""

    cards: Cards

    def suits(self, game: ShadowfistGame, seat: int, scope: Scope) -> bool:
        mine = [card for card in game.controlled(seat) if self.cards.noun.fits(game, card, scope)]
        return all(self.cards.fits(game, card, scope) for card in mine)


class HasHand(Trait, frozen=True):
    """`has two or fewer cards in hand`, `has five or more cards in hand`."""

    number: int
    fewer: bool = False

    def suits(self, game: ShadowfistGame, seat: int, scope: Scope) -> bool:
        held = len(game.areas[HAND, seat])
        return held <= self.number if self.fewer else held >= self.number


class HasResources(Trait, frozen=True):
    """`has at least {dra}{dra} in pool` (SF 18.1)."""

    signs: tuple[str, ...]

    def suits(self, game: ShadowfistGame, seat: int, scope: Scope) -> bool:
        pool = game.resources(seat)
        return all(pool.count(sign) >= self.signs.count(sign) for sign in set(self.signs))


class HasOneFaction(Trait, frozen=True):
    """`has at least three resources from the same faction in their pool`."""

    least: int

    def suits(self, game: ShadowfistGame, seat: int, scope: Scope) -> bool:
        from quickening.games.shadowfist.definitions import FACTIONS

        pool = game.resources(seat)
        return any(pool.count(sign) >= self.least for sign in FACTIONS)


class HasFactions(Trait, frozen=True):
    """`has at least two resources each from two different factions` (SF 18.2)."""

    least: int
    factions: int

    def suits(self, game: ShadowfistGame, seat: int, scope: Scope) -> bool:
        from quickening.games.shadowfist.definitions import FACTIONS

        pool = game.resources(seat)
        return sum(pool.count(sign) >= self.least for sign in FACTIONS) >= self.factions


class HasOfOneType(Trait, frozen=True):
    """`has at least 3 resources of the same type`: of a faction or of a talent (SF 18.2)."""

    least: int

    def suits(self, game: ShadowfistGame, seat: int, scope: Scope) -> bool:
        pool = game.resources(seat)
        return any(pool.count(sign) >= self.least for sign in pool)


class ControlsMore(Trait, frozen=True):
    """`controls more Power-generating Sites than you`."""

    cards: Cards

    def suits(self, game: ShadowfistGame, seat: int, scope: Scope) -> bool:
        return controlled_by(game, self.cards, seat, scope) > controlled_by(game, self.cards, scope.you, scope)


class ControlsMost(Trait, frozen=True):
    """`controls more cards than any other player`."""

    cards: Cards

    def suits(self, game: ShadowfistGame, seat: int, scope: Scope) -> bool:
        mine = controlled_by(game, self.cards, seat, scope)
        return all(mine > controlled_by(game, self.cards, other, scope) for other in game.opponents(seat))


class ControlsFewer(Trait, frozen=True):
    """`controls fewer Sites than you`."""

    cards: Cards

    def suits(self, game: ShadowfistGame, seat: int, scope: Scope) -> bool:
        return controlled_by(game, self.cards, seat, scope) < controlled_by(game, self.cards, scope.you, scope)


class ControlsFewest(Trait, frozen=True):
    """`controls fewer Sites than any other player`."""

    cards: Cards

    def suits(self, game: ShadowfistGame, seat: int, scope: Scope) -> bool:
        mine = controlled_by(game, self.cards, seat, scope)
        return all(mine < controlled_by(game, self.cards, other, scope) for other in game.opponents(seat))


class HasMostResources(Trait, frozen=True):
    """`has more {mag} resources than each opponent`; without a sign, more different factions (SF 18.1)."""

    sign: str = ""

    def suits(self, game: ShadowfistGame, seat: int, scope: Scope) -> bool:
        mine = self.counted(game, seat)
        return all(mine > self.counted(game, other) for other in game.opponents(seat))

    def counted(self, game: ShadowfistGame, seat: int) -> int:
        """How many of them a player has."""
        from quickening.games.shadowfist.definitions import FACTIONS

        pool = game.resources(seat)
        return pool.count(self.sign) if self.sign else len(set(FACTIONS) & set(pool))


class HasMostIn(HasMoreIn, frozen=True):
    """`has more Characters in his or her smoked pile than any other player`."""

    def suits(self, game: ShadowfistGame, seat: int, scope: Scope) -> bool:
        mine = self.counted(game, seat, scope)
        return all(mine > self.counted(game, other, scope) for other in game.opponents(seat))


class OneFaction(Trait, frozen=True):
    """`has only one kind of faction resource in his or her pool` (SF 18.2)."""

    def suits(self, game: ShadowfistGame, seat: int, scope: Scope) -> bool:
        from quickening.games.shadowfist.definitions import FACTIONS

        pool = game.resources(seat)
        return sum(sign in pool for sign in FACTIONS) == 1


class ControlsAtLeast(Trait, frozen=True):
    """`controls three or more Sites`, `controls a <Fire> card`, `controls no Characters`."""

    cards: Cards
    least: int = 1
    none: bool = False

    def suits(self, game: ShadowfistGame, seat: int, scope: Scope) -> bool:
        found = controlled_by(game, self.cards, seat, scope)
        return found == 0 if self.none else found >= self.least


class SharesDesignator(Trait, frozen=True):
    """`controls at least two cards that share a designator`."""

    least: int

    def suits(self, game: ShadowfistGame, seat: int, scope: Scope) -> bool:
        counted: dict[str, int] = {}
        for card in game.controlled(seat):
            for word in game.facts(card).designators:
                counted[word] = counted.get(word, 0) + 1
        return any(number >= self.least for number in counted.values())


def controlled_by(game: ShadowfistGame, cards: Cards, seat: int, scope: Scope) -> int:
    """How many such cards a player controls."""
    return sum(game.cards[card].controller == seat for card in cards.found(game, scope))


class HasCompleted(Trait, frozen=True):
    """`has completed at least one turn` (SF 22.0)."""

    least: int

    def suits(self, game: ShadowfistGame, seat: int, scope: Scope) -> bool:
        from quickening.games.shadowfist.happenings import TurnEnded

        return sum(isinstance(event, TurnEnded) and event.seat == seat for event in game.log) >= self.least


#: What nobody is compared with himself: a player who is such is an opponent.
AHEAD = (ControlsMore, HasMorePower, HasMoreIn)
