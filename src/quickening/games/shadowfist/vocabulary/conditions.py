"""What has to be true (SF 10.2, 24.2)."""

from __future__ import annotations

from typing import Any

from quickening.games.shadowfist.state import HAND, ShadowfistGame
from quickening.games.shadowfist.vocabulary.people import Who
from quickening.lang.nodes import Condition, Filter, Node, Scope, Selection
from quickening.lang.selections import Cards


class Is(Condition, frozen=True):
    """`while attacking`, `while subject is damaged`: a card is so."""

    what: Selection
    words: tuple[Filter, ...]

    def holds(self, game: ShadowfistGame, scope: Scope) -> bool:
        return any(
            all(word.fits(game, ref.card, scope) for word in self.words) for ref in self.what.refs(game, scope)
        )


class IsA(Condition, frozen=True):
    """`it is a Unique Character`."""

    what: Selection
    cards: Cards
    non: bool = False

    def holds(self, game: ShadowfistGame, scope: Scope) -> bool:
        return any(self.cards.fits(game, ref.card, scope) for ref in self.what.refs(game, scope)) != self.non


class Exist(Condition, frozen=True):
    """`you control a <Fire> Character`, `there are three or more ...`: enough such cards are there, or none."""

    cards: Cards
    least: int = 1
    none: bool = False

    def holds(self, game: ShadowfistGame, scope: Scope) -> bool:
        found = len(self.cards.found(game, scope))
        return found == 0 if self.none else found >= self.least


class Not(Condition, frozen=True):
    """Something is not so."""

    condition: Condition

    def holds(self, game: ShadowfistGame, scope: Scope) -> bool:
        return not self.condition.holds(game, scope)


class Both(Condition, frozen=True):
    """One thing and another."""

    one: Condition
    other: Condition

    def holds(self, game: ShadowfistGame, scope: Scope) -> bool:
        return self.one.holds(game, scope) and self.other.holds(game, scope)


class EitherOf(Condition, frozen=True):
    """One thing or another, or both."""

    one: Condition
    other: Condition

    def holds(self, game: ShadowfistGame, scope: Scope) -> bool:
        return self.one.holds(game, scope) or self.other.holds(game, scope)


class YourTurn(Condition, frozen=True):
    """`during your turn`, or an opponent's."""

    yours: bool = True

    def holds(self, game: ShadowfistGame, scope: Scope) -> bool:
        return (game.active == scope.you) == self.yours


class DuringAttack(Condition, frozen=True):
    """`during an attack` (SF 28.0)."""

    def holds(self, game: ShadowfistGame, scope: Scope) -> bool:
        return game.attack is not None


class Countered(Condition, frozen=True):
    """`there are three or more counters on this card`, or none (SF 10.5)."""

    what: Selection
    least: int = 1
    none: bool = False

    def holds(self, game: ShadowfistGame, scope: Scope) -> bool:
        found = sum(game.cards[ref.card].counters for ref in self.what.refs(game, scope))
        return found == 0 if self.none else found >= self.least


class HasDamage(Condition, frozen=True):
    """`there is at least three damage on it`."""

    what: Selection
    least: int

    def holds(self, game: ShadowfistGame, scope: Scope) -> bool:
        return any(game.cards[ref.card].damage_total >= self.least for ref in self.what.refs(game, scope))


class IsTargetOfAttack(Condition, frozen=True):
    """`while a <Lodge> card is the target of an attack` (SF 28.1.3)."""

    cards: Cards

    def holds(self, game: ShadowfistGame, scope: Scope) -> bool:
        if game.attack is None:
            return False
        return any(
            game.alive(one.target) and self.cards.fits(game, one.target.card, scope) for one in game.attack.attackers
        )


class InFaceoff(Condition, frozen=True):
    """`while in a Faceoff` (SF 41.0)."""

    what: Selection

    def holds(self, game: ShadowfistGame, scope: Scope) -> bool:
        return game.faceoff is not None and any(ref in game.faceoff for ref in self.what.refs(game, scope))


class Did(Condition, frozen=True):
    """`If you do`: what was just offered was done."""

    def holds(self, game: ShadowfistGame, scope: Scope) -> bool:
        return bool(game.result)


class WasPaidExtra(Condition, frozen=True):
    """`if you paid Power when you played this card`."""

    def holds(self, game: ShadowfistGame, scope: Any) -> bool:
        return bool(scope.amount)


class SomethingHappened(Condition, frozen=True):
    """`in which a Character was smoked`: something of a kind happened this turn."""

    trigger: Any

    def holds(self, game: ShadowfistGame, scope: Scope) -> bool:
        return any(
            isinstance(event, self.trigger.events) and self.trigger.match(game, event, scope) is not None
            for event in game.events_this_turn()
        )


# -- players -------------------------------------------------------------------------------------------------------


class Trait(Node, frozen=True):
    """Something that is true of a player or not."""

    def suits(self, game: ShadowfistGame, seat: int, scope: Scope) -> bool:
        raise NotImplementedError  # pragma: no cover


class OfPlayer(Condition, frozen=True):
    """`any opponent is closer to victory than you`; `every`: all of them are."""

    who: Who
    trait: Trait
    every: bool = False

    def holds(self, game: ShadowfistGame, scope: Scope) -> bool:
        found = [self.trait.suits(game, seat, scope) for seat in self.who.seats(game, scope)]
        return all(found) if self.every else any(found)


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


class ControlsMore(Trait, frozen=True):
    """`controls more Power-generating Sites than you`."""

    cards: Cards

    def suits(self, game: ShadowfistGame, seat: int, scope: Scope) -> bool:
        return controlled_by(game, self.cards, seat, scope) > controlled_by(game, self.cards, scope.you, scope)


class ControlsAtLeast(Trait, frozen=True):
    """`controls three or more Sites`, `controls a <Fire> card`, `controls no Characters`."""

    cards: Cards
    least: int = 1
    none: bool = False

    def suits(self, game: ShadowfistGame, seat: int, scope: Scope) -> bool:
        found = controlled_by(game, self.cards, seat, scope)
        return found == 0 if self.none else found >= self.least


class HasBurned(Trait, frozen=True):
    """`has more cards in the burned-for-victory pile than you`."""

    def suits(self, game: ShadowfistGame, seat: int, scope: Scope) -> bool:
        return len(game.areas["burned-for-victory pile", seat]) > len(
            game.areas["burned-for-victory pile", scope.you]
        )


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


class SitePlayed(Condition, frozen=True):
    """`you have played a Site this turn` (SF 25.7)."""

    def holds(self, game: ShadowfistGame, scope: Scope) -> bool:
        return game.players[scope.you].sites_played > 0


class NoSitePlayed(Condition, frozen=True):
    """`you have not played a Site this turn` (SF 25.7)."""

    def holds(self, game: ShadowfistGame, scope: Scope) -> bool:
        return game.players[scope.you].sites_played == 0


class DidNotControl(Condition, frozen=True):
    """`you did not control subject`: when the event happened another player did."""

    what: Selection
    non: bool = False

    def holds(self, game: ShadowfistGame, scope: Scope) -> bool:
        mine = any(game.cards[ref.card].controller == scope.you for ref in self.what.refs(game, scope))
        return mine == self.non


class OnlyOneFoe(Condition, frozen=True):
    """`only one Character enters combat with this card` (SF 30.0)."""

    what: Selection

    def holds(self, game: ShadowfistGame, scope: Scope) -> bool:
        from quickening.games.shadowfist.vocabulary.filters_combat import opponents_in_combat

        return any(len(opponents_in_combat(game, ref.card)) == 1 for ref in self.what.refs(game, scope))


class WasNotReturned(Condition, frozen=True):
    """`you have not already returned a "Title" to play this turn`."""

    title: str

    def holds(self, game: ShadowfistGame, scope: Scope) -> bool:
        from quickening.games.shadowfist.events import EnteredPlay

        return not any(
            isinstance(event, EnteredPlay)
            and event.how == "returned"
            and event.seat == scope.you
            and game.cards[event.card].definition.name == self.title
            for event in game.events_this_turn()
        )


class SubjectWasYours(Condition, frozen=True):
    """`if you controlled the subject at that time`: of the State that was just smoked."""

    def holds(self, game: ShadowfistGame, scope: Any) -> bool:
        return bool(scope.who == scope.you)


class InMainShot(Condition, frozen=True):
    """`during your Main Shot` (SF 22.3)."""

    def holds(self, game: ShadowfistGame, scope: Scope) -> bool:
        return game.shot == "main" and game.active == scope.you


class PlayedAt(Condition, frozen=True):
    """`if played at the location of a <Netherworld> Site`: where the card is being put, or could be."""

    cards: Cards

    def holds(self, game: ShadowfistGame, scope: Scope) -> bool:
        places = {game.location(card) for card in self.cards.found(game, scope)}
        for frame in reversed(game.stack):
            location = getattr(frame, "location", 0)
            if location and scope.source is not None and getattr(frame, "card", -1) == scope.source.card:
                return bool(location in places)
        return any(column in places for column in game.players[scope.you].columns)


class HasCompleted(Trait, frozen=True):
    """`has completed at least one turn` (SF 22.0)."""

    least: int

    def suits(self, game: ShadowfistGame, seat: int, scope: Scope) -> bool:
        from quickening.games.shadowfist.happenings import TurnEnded

        return sum(isinstance(event, TurnEnded) and event.seat == seat for event in game.log) >= self.least
