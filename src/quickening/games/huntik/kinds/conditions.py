"""What has to be true."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from quickening.games.huntik.kinds.amounts import Figure
from quickening.games.huntik.kinds.filters import Noun, is_in, named
from quickening.games.huntik.kinds.places import Place
from quickening.games.huntik.state import DISCARD, HAND, PLAY, TURN_MATTERS, HuntikGame, is_player
from quickening.lang.nodes import Condition, Scope, Selection
from quickening.lang.selections import Cards, It, Me

#: What a player has in hand.
IN_HAND = Cards(Noun("card"), area=HAND)


class Fact(Condition, frozen=True):
    """A condition that names the aspects it looks at, for dependency (HK 712.1)."""

    reads: ClassVar[frozenset[str]] = frozenset({"zone"})


class InCombat(Fact, frozen=True):
    """`I'm in combat`, or what was spoken of is (HK 600.2), perhaps `against` such a card; or is `out` of it."""

    what: Selection = Me()
    out: bool = False
    against: Cards | None = None
    reads: ClassVar[frozenset[str]] = frozenset({"combat", "zone"})

    @property
    def looks_around(self) -> bool:  # type: ignore[override]  # only where others are asked about
        return self.against is not None

    def holds(self, game: HuntikGame, scope: Scope) -> bool:
        if any(game.in_combat(ref.card) for ref in self.what.refs(game, scope)) == self.out:
            return False
        against = self.against
        if against is None:
            return True
        return any(against.fits(game, card, scope) for seat in (0, 1) for card in game.combatants(seat))


class Lies(Fact, frozen=True):
    """`I'm in zone 4 or 5`, or a named card is; `I'm in your discard pile`: there the power functions (HK 700.2)."""

    what: Selection
    zones: tuple[int, ...] = ()
    area: str = PLAY

    def holds(self, game: HuntikGame, scope: Scope) -> bool:
        cards = [game.cards[ref.card] for ref in self.what.refs(game, scope)]
        if self.area != PLAY:
            return any(card.area == self.area for card in cards)
        return any(game.seen_from(card.zone, scope.you) in self.zones for card in cards)


def in_discard_pile(condition: Any) -> bool:
    """Whether it is asked if the card itself is in the discard pile."""
    return isinstance(condition, Lies) and condition.area == DISCARD


class Now(Fact, frozen=True):
    """`it's round 1`, `in round 3 or later`; or whose turn it is: at the start and the end of a round nobody's."""

    round: int = 0
    or_later: bool = False
    turn: str = ""
    looks_around: ClassVar[bool] = False

    def holds(self, game: HuntikGame, scope: Scope) -> bool:
        if not self.turn:
            return game.round >= self.round if self.or_later else game.round == self.round
        TURN_MATTERS.put(game, True)  # what is worked out by this is out of date with the next turn
        theirs = game.turn != scope.you
        return theirs == (self.turn == "opponent") and game.turns_are_taken()


def in_zones(game: HuntikGame, cards: Cards, scope: Scope) -> list[int]:
    """The cards of a description that are in a zone, whichever it is."""
    return [card for card in cards.found(game, scope) if is_in(game, card, game.cards[card].zone, cards)]


def count_in(game: HuntikGame, cards: Cards, zone: int, scope: Scope) -> int:
    """How many such cards are in a zone."""
    there = [card for card in game.in_play if is_in(game, card, zone, cards)]
    return sum([cards.fits(game, card, scope) for card in there])


class There(Fact, frozen=True):
    """So many such cards are there: in a zone, in a hand or pile, or in play with you or your `opponent`; or `none`.

    `more`: more than the other player has. `than`: more than there are of those. Stunned heroes are in no zone.
    """

    cards: Cards
    place: Place | None = None
    side: str = ""
    count: int = 1
    none: bool = False
    more: bool = False
    than: Cards | None = None

    @property
    def looks_around(self) -> bool:  # type: ignore[override]  # not for what is in a hand or pile
        return not self.cards.area

    @property
    def reads(self) -> frozenset[str]:  # type: ignore[override]  # of what is asked, not of the kind
        if self.cards.area:
            return frozenset({"piles"})
        return frozenset({"controller", "type"}) if self.place is None else frozenset({"zone", "controller", "type"})

    def holds(self, game: HuntikGame, scope: Scope) -> bool:
        seat = 1 - scope.you if self.side == "opponent" else scope.you
        number = self.number(game, self.cards, seat, scope)
        if self.than is not None:
            return number > self.number(game, self.than, seat, scope)
        if self.more:
            return number > self.number(game, self.cards, 1 - seat, scope)
        return (number >= self.count) != self.none

    def number(self, game: HuntikGame, cards: Cards, seat: int, scope: Scope) -> int:
        """How many there are, of a player or in the zone."""
        if cards == IN_HAND:
            return len(game.areas[HAND, seat])
        if self.place is not None:
            return count_in(game, cards, self.place.zone(game, scope), scope)
        found = cards.found(game, scope)
        return len(found) if cards.area else sum([game.cards[card].controller == seat for card in found])


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


class Holds(Fact, frozen=True):
    """`a lead hero has the Scroll`, perhaps in a zone (HK 305.2); without `cards` one of your heroes has it."""

    name: str
    cards: Cards | None = None
    place: Place | None = None

    def holds(self, game: HuntikGame, scope: Scope) -> bool:
        held = [game.cards[card] for card in game.in_play if game.cards[card].holder >= 0]
        if self.cards is None:
            holders = [game.cards[one.holder] for one in held if one.printed.name == self.name]
            return any(holder.controller == scope.you for holder in holders)
        zone = None if self.place is None else self.place.zone(game, scope)
        known = [one for one in held if named(one.printed, self.name) and not one.face_down]
        return any(self.cards.fits(game, one.holder, scope) for one in known if zone in (None, one.zone))


class WasKOd(Fact, frozen=True):
    """A feature of a name has been KO'd this game, or all of them have, each at least once."""

    name: str
    all: bool = False

    def holds(self, game: HuntikGame, scope: Scope) -> bool:
        fallen = len(game.deeds.get(f"KO {self.name}", ()))
        return fallen >= (sum(card.definition.name == self.name for card in game.cards) if self.all else 1) > 0


class FigureIs(Fact, frozen=True):
    """A figure is so much: `I have a Fear counter`, `my ATK is 5 or more`, `the result is 5 or 6`.

    It is at least and at most so much (-1: as much as there may be), or one `among` some.
    """

    figure: str
    what: Selection = Me()
    name: str = ""
    least: int = 1
    most: int = -1
    among: tuple[int, ...] = ()
    looks_around: ClassVar[bool] = False

    @property
    def aspects(self) -> frozenset[str]:
        """HK 712.1."""
        return Figure(self.figure).aspects

    def holds(self, game: HuntikGame, scope: Scope) -> bool:
        if self.figure == "counters":  # what is not there yet has not run out of them
            if not any(game.cards[ref.card].area == PLAY for ref in self.what.refs(game, scope)):
                return False
        value = Figure(self.figure, self.what, self.name).value(game, scope)
        if self.among:
            return value in self.among
        return value >= self.least and (self.most < 0 or value <= self.most)


class IsReady(Fact, frozen=True):
    """A card is ready, or is not."""

    looks_around: ClassVar[bool] = False
    what: Selection
    no: bool = False
    reads: ClassVar[frozenset[str]] = frozenset({"ready"})

    def holds(self, game: HuntikGame, scope: Scope) -> bool:
        return any(game.cards[ref.card].exhausted is self.no for ref in self.what.refs(game, scope))


class Is(Fact, frozen=True):
    """`I'm a Seeker`; what was last spoken of is such a card, wherever it is now."""

    what: Selection
    cards: Cards
    reads: ClassVar[frozenset[str]] = frozenset({"zone", "type"})

    def holds(self, game: HuntikGame, scope: Scope) -> bool:
        refs = scope.it if isinstance(self.what, It) else self.what.refs(game, scope)
        return any(self.cards.fits(game, ref.card, scope) for ref in refs)


def _alone(game: HuntikGame, scope: Scope, name: str) -> bool:
    """HK 400.10d. No other unstunned hero is in my zone; who is in none is not alone there."""
    if scope.me is None or not game.alive(scope.me) or not game.cards[scope.me.card].zone:
        return False
    zone = game.cards[scope.me.card].zone
    others = [card for card in game.in_play if card != scope.me.card and game.cards[card].printed.is_hero]
    return not any(is_in(game, card, zone) for card in others)


def _targeted(game: HuntikGame, scope: Scope, name: str) -> bool:
    """`you targeted Santiago`."""
    cards = [ref.card for _, refs in scope.bound for ref in refs if not is_player(ref.card)]
    return any(named(game.cards[card].definition, name) for card in cards)


def _same_action(game: HuntikGame, scope: Scope, name: str) -> bool:
    """The revealed card is the same Action card as the one that was played."""
    played = getattr(scope.event, "card", -1)
    if played < 0:
        return False
    return any(game.cards[ref.card].definition is game.cards[played].definition for ref in scope.it)


#: What may be so by a word, or by a word and a name.
_FACTS: dict[str, Callable[[HuntikGame, Scope, str], bool]] = {
    "alone": _alone,
    "targeted": _targeted,
    "same action": _same_action,
}


class So(Fact, frozen=True):
    """I am `alone` in my zone, a card of a name was `targeted`, or what was revealed is the `same action`."""

    word: str
    name: str = ""

    def holds(self, game: HuntikGame, scope: Scope) -> bool:
        return _FACTS[self.word](game, scope, self.name)


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
        return bool(scope.done)
