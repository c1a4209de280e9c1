"""What has to be true."""

from __future__ import annotations

from typing import ClassVar

from quickening.games.huntik.kinds.filters import Noun, is_in, named, objects_with
from quickening.games.huntik.kinds.places import Place
from quickening.games.huntik.state import DISCARD, HAND, PLAY, HuntikGame, is_player
from quickening.lang.nodes import Condition, Scope, Selection
from quickening.lang.selections import Cards, Me

ANY_CARD = Cards(Noun("card"))


class Fact(Condition, frozen=True):
    """A condition that names the aspects it looks at, for dependency (HK 712.1)."""

    reads: ClassVar[frozenset[str]] = frozenset({"zone"})


class InCombat(Fact, frozen=True):
    """`I'm in combat`, or what was spoken of is (HK 600.2); or is `out` of it."""

    what: Selection = Me()
    out: bool = False
    looks_around: ClassVar[bool] = False
    reads: ClassVar[frozenset[str]] = frozenset({"combat", "zone"})

    def holds(self, game: HuntikGame, scope: Scope) -> bool:
        return any(game.in_combat(ref.card) for ref in self.what.refs(game, scope)) != self.out


class Fights(InCombat, frozen=True):
    """`I'm in combat with an exhausted enemy hero`: it takes part in the same combat (HK 600.2)."""

    cards: Cards = ANY_CARD
    looks_around: ClassVar[bool] = True

    def holds(self, game: HuntikGame, scope: Scope) -> bool:
        if game.combat is None or not super().holds(game, scope):
            return False
        return any(self.cards.fits(game, card, scope) for seat in (0, 1) for card in game.combatants(seat))


class InDiscardPile(Fact, frozen=True):
    """`I'm in your discard pile`: the power functions there (HK 700.2)."""

    def holds(self, game: HuntikGame, scope: Scope) -> bool:
        return scope.me is not None and game.alive(scope.me) and game.cards[scope.me.card].area == DISCARD


class AmInZone(Fact, frozen=True):
    """`I'm in zone 4 or 5`, or a named card is."""

    what: Selection
    zones: tuple[int, ...]

    def holds(self, game: HuntikGame, scope: Scope) -> bool:
        return any(
            game.seen_from(game.cards[ref.card].zone, scope.you) in self.zones for ref in self.what.refs(game, scope)
        )


class Alone(Fact, frozen=True):
    """HK 400.10d. No other unstunned hero is in my zone; who is in none is not alone there."""

    def holds(self, game: HuntikGame, scope: Scope) -> bool:
        if scope.me is None or not game.alive(scope.me) or not game.cards[scope.me.card].zone:
            return False
        zone = game.cards[scope.me.card].zone
        others = [card for card in game.in_play if card != scope.me.card and game.cards[card].printed.is_hero]
        return not any(is_in(game, card, zone) for card in others)


class RoundIs(Fact, frozen=True):
    """`it's round 1`, `in round 3 or later`."""

    looks_around: ClassVar[bool] = False
    round: int
    or_later: bool = False

    def holds(self, game: HuntikGame, scope: Scope) -> bool:
        return game.round >= self.round if self.or_later else game.round == self.round


def in_zones(game: HuntikGame, cards: Cards, scope: Scope) -> list[int]:
    """The cards of a description that are in a zone, whichever it is."""
    return [card for card in cards.found(game, scope) if is_in(game, card, game.cards[card].zone, cards)]


class Exist(Fact, frozen=True):
    """You have such a card in play, or your opponent has; or there is `none`."""

    cards: Cards
    opponent: bool = False
    none: bool = False
    reads: ClassVar[frozenset[str]] = frozenset({"controller", "type"})

    def holds(self, game: HuntikGame, scope: Scope) -> bool:
        seat = 1 - scope.you if self.opponent else scope.you
        there = any(game.cards[card].controller == seat for card in self.cards.found(game, scope))
        return there != self.none


def count_in(game: HuntikGame, cards: Cards, zone: int, scope: Scope) -> int:
    """How many such cards are in a zone."""
    there = [card for card in game.in_play if is_in(game, card, zone, cards)]
    return sum([cards.fits(game, card, scope) for card in there])


class ExistIn(Fact, frozen=True):
    """Such a card is in a zone, or none is."""

    cards: Cards
    place: Place
    none: bool = False
    reads: ClassVar[frozenset[str]] = frozenset({"zone", "controller", "type"})

    def holds(self, game: HuntikGame, scope: Scope) -> bool:
        return (count_in(game, self.cards, self.place.zone(game, scope), scope) > 0) != self.none


class SeveralIn(Fact, frozen=True):
    """`there are 3 or more heroes in my zone`. Stunned heroes do not count as being in a zone."""

    cards: Cards
    count: int
    place: Place
    reads: ClassVar[frozenset[str]] = frozenset({"zone", "controller", "type"})

    def holds(self, game: HuntikGame, scope: Scope) -> bool:
        return count_in(game, self.cards, self.place.zone(game, scope), scope) >= self.count


class Both(Fact, frozen=True):
    """One condition and another."""

    one: Condition
    other: Condition

    def holds(self, game: HuntikGame, scope: Scope) -> bool:
        return self.one.holds(game, scope) and self.other.holds(game, scope)


class AllAreIn(Fact, frozen=True):
    """Every card of a name, so many of them, is in a zone."""

    name: str
    count: int
    place: Place

    def holds(self, game: HuntikGame, scope: Scope) -> bool:
        zone = self.place.zone(game, scope)
        there = [
            card
            for card in game.in_play
            if game.cards[card].zone == zone and game.active(card) and game.cards[card].printed.name == self.name
        ]
        return len(there) >= self.count


class HeroHas(Fact, frozen=True):
    """One of your heroes has a feature of a name with it (HK 305.2)."""

    name: str

    def holds(self, game: HuntikGame, scope: Scope) -> bool:
        return any(
            game.cards[card].printed.name == self.name
            and game.cards[card].holder >= 0
            and game.cards[game.cards[card].holder].controller == scope.you
            for card in game.in_play
        )


class Holds(Fact, frozen=True):
    """`a lead hero has the Scroll`, perhaps in a zone (HK 305.2)."""

    cards: Cards
    name: str
    place: Place | None = None

    def holds(self, game: HuntikGame, scope: Scope) -> bool:
        zone = None if self.place is None else self.place.zone(game, scope)
        held = [game.cards[card] for card in game.in_play if named(game.cards[card].printed, self.name)]
        holders = {one.holder for one in held if one.holder >= 0 and not one.face_down and zone in (None, one.zone)}
        return any(self.cards.fits(game, card, scope) for card in holders)


class WasKOd(Fact, frozen=True):
    """A feature of a name has been KO'd this game, or all of them have, each at least once."""

    name: str
    all: bool = False

    def holds(self, game: HuntikGame, scope: Scope) -> bool:
        fallen = len(game.deeds.get(f"KO {self.name}", ()))
        return fallen >= (sum(card.definition.name == self.name for card in game.cards) if self.all else 1) > 0


class HaveHand(Fact, frozen=True):
    """You have cards in your hand."""

    looks_around: ClassVar[bool] = False
    reads: ClassVar[frozenset[str]] = frozenset({"piles"})

    def holds(self, game: HuntikGame, scope: Scope) -> bool:
        return bool(game.areas[HAND, scope.you])


class HandSize(Fact, frozen=True):
    """`you have 5 or more cards in your hand`; `most` of -1 is any number."""

    least: int
    most: int = -1
    opponent: bool = False
    looks_around: ClassVar[bool] = False
    reads: ClassVar[frozenset[str]] = frozenset({"piles"})

    def holds(self, game: HuntikGame, scope: Scope) -> bool:
        size = len(game.areas[HAND, 1 - scope.you if self.opponent else scope.you])
        return size >= self.least and (self.most < 0 or size <= self.most)


class HandAgainst(Fact, frozen=True):
    """`you have more cards in your hand than your opponent`, or fewer."""

    more: bool
    looks_around: ClassVar[bool] = False
    reads: ClassVar[frozenset[str]] = frozenset({"piles"})

    def holds(self, game: HuntikGame, scope: Scope) -> bool:
        difference = len(game.areas[HAND, scope.you]) - len(game.areas[HAND, 1 - scope.you])
        return difference > 0 if self.more else difference < 0


class ControlSeveral(Fact, frozen=True):
    """`you control 3 or more heroes`, or your opponent does."""

    cards: Cards
    count: int
    opponent: bool = False
    reads: ClassVar[frozenset[str]] = frozenset({"controller", "type"})

    def holds(self, game: HuntikGame, scope: Scope) -> bool:
        seat = 1 - scope.you if self.opponent else scope.you
        return sum(game.cards[card].controller == seat for card in self.cards.found(game, scope)) >= self.count


class MoreThan(Fact, frozen=True):
    """`your opponent controls more heroes than you`, or you do than your opponent."""

    cards: Cards
    you: bool = False
    reads: ClassVar[frozenset[str]] = frozenset({"controller", "type"})

    def holds(self, game: HuntikGame, scope: Scope) -> bool:
        found = [game.cards[card].controller for card in self.cards.found(game, scope)]
        more = found.count(scope.you) - found.count(1 - scope.you)
        return more > 0 if self.you else more < 0


class HaveObject(Fact, frozen=True):
    """`I have an object`: a feature with the object tag is with me (HK 305.2)."""

    looks_around: ClassVar[bool] = False

    def holds(self, game: HuntikGame, scope: Scope) -> bool:
        return any(objects_with(game, ref.card) for ref in Me().refs(game, scope))


class HasCounter(Fact, frozen=True):
    """A card has a counter of a name or of whatever kind, or at least so many, or none."""

    looks_around: ClassVar[bool] = False
    what: Selection
    name: str = ""
    none: bool = False
    least: int = 1

    def holds(self, game: HuntikGame, scope: Scope) -> bool:
        cards = [game.cards[ref.card] for ref in self.what.refs(game, scope)]
        counters = [one for card in cards for one in card.counters]
        there = any(card.area == PLAY for card in cards)  # what is not there yet has not run out of them
        return there and (sum(self.name in ("", one.name) for one in counters) >= self.least) != self.none


class IsReady(Fact, frozen=True):
    """A card is ready, or is not."""

    looks_around: ClassVar[bool] = False
    what: Selection
    no: bool = False
    reads: ClassVar[frozenset[str]] = frozenset({"ready"})

    def holds(self, game: HuntikGame, scope: Scope) -> bool:
        return any(game.cards[ref.card].exhausted is self.no for ref in self.what.refs(game, scope))


class ItIs(Fact, frozen=True):
    """What was last spoken of is such a card."""

    cards: Cards

    def holds(self, game: HuntikGame, scope: Scope) -> bool:
        return any(self.cards.fits(game, ref.card, scope) for ref in scope.it)


class AmA(Fact, frozen=True):
    """`I'm a Seeker`."""

    cards: Cards
    reads: ClassVar[frozenset[str]] = frozenset({"type"})

    def holds(self, game: HuntikGame, scope: Scope) -> bool:
        return any(self.cards.fits(game, ref.card, scope) for ref in Me().refs(game, scope))


class Targeted(Fact, frozen=True):
    """`you targeted Santiago`."""

    name: str

    def holds(self, game: HuntikGame, scope: Scope) -> bool:
        cards = [ref.card for _, refs in scope.bound for ref in refs if not is_player(ref.card)]
        return any(named(game.cards[card].definition, self.name) for card in cards)


class SameAction(Fact, frozen=True):
    """The revealed card is the same Action card as the one that was played."""

    def holds(self, game: HuntikGame, scope: Scope) -> bool:
        played = getattr(scope.event, "card", -1)
        if played < 0:
            return False
        return any(game.cards[ref.card].definition is game.cards[played].definition for ref in scope.it)


class Deeds(Fact, frozen=True):
    """HK 203.1a. So many heroes have used the power of a name this game."""

    power: str
    count: int

    def holds(self, game: HuntikGame, scope: Scope) -> bool:
        return len(game.deeds.get(self.power.lower(), ())) >= self.count


class Did(Fact, frozen=True):
    """`If you do`: what was just offered was done."""

    asks_whether_done: ClassVar[bool] = True

    def holds(self, game: HuntikGame, scope: Scope) -> bool:
        return scope.done
