"""Numbers that have to be worked out."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.modifiers import Ref
from quickening.games.huntik.kinds.filters import number_of, objects_with
from quickening.games.huntik.state import HAND, HuntikGame
from quickening.lang.nodes import Amount, Scope, Selection
from quickening.lang.selections import Cards, Chosen, It, Me

PILES = frozenset({"piles"})


class ForEach(Amount, frozen=True):
    """`for each other friendly minor hero in my zone`. Stunned heroes count as heroes in play, but in no zone."""

    cards: Cards

    @property
    def aspects(self) -> frozenset[str]:
        """HK 712.1. Where it counts cards in a hand or pile, it looks at those."""
        return PILES if self.cards.area else frozenset()

    def value(self, game: HuntikGame, scope: Scope) -> int:
        return len(self.cards.found(game, scope))


class CountersOn(Amount, frozen=True):
    """`for each counter on me`, or on what was spoken of; perhaps of one name only (HK 402.1)."""

    name: str = ""
    what: Selection = Me()

    def value(self, game: HuntikGame, scope: Scope) -> int:
        counters = [one for ref in self.what.refs(game, scope) for one in game.cards[ref.card].counters]
        return sum(self.name in ("", counter.name) for counter in counters)


class NumberOf(Amount, frozen=True):
    """`my ATK`, `target hero's DEF`; of a card that has left play, as it was when it left."""

    what: Selection
    number: str
    recalls: ClassVar[bool] = True

    @property
    def aspects(self) -> frozenset[str]:
        """HK 712.1."""
        return frozenset({self.number})

    def value(self, game: HuntikGame, scope: Scope) -> int:
        return sum(max(0, self.number_of(game, ref, scope)) for ref in spoken_of(self.what, game, scope))  # HK 104.2

    def number_of(self, game: HuntikGame, ref: Ref, scope: Scope) -> int:
        """HK 702.4. Also where a power triggered off its leaving, and so speaks of it as the card it is now."""
        left = getattr(scope.event, "card", None) == ref.card or ref.card in getattr(scope.event, "cards", ())
        recalled = game.recalled.get(-ref.handle if left else ref.handle) if left or not game.alive(ref) else None
        if recalled is not None:
            return recalled[self.number == "DEF"]
        return number_of(game, ref.card, self.number)


def spoken_of(what: Selection, game: HuntikGame, scope: Scope) -> tuple[Ref, ...]:
    """The cards a text means, even if they have become other cards since (HK 706.3)."""
    if isinstance(what, It):
        return scope.it
    if isinstance(what, Chosen):
        return scope.got(what.slot) or ()
    if isinstance(what, Me):
        return (scope.me,) if scope.me is not None else ()
    return what.refs(game, scope)


class ThatMany(Amount, frozen=True):
    """`that many`, `for each hero exhausted this way`: as many as there were of what was last spoken of."""

    done: str = ""

    def value(self, game: HuntikGame, scope: Scope) -> int:
        return len(scope.it)


class ObjectsWith(Amount, frozen=True):
    """`for each object I have` (HK 305.2)."""

    what: Selection

    def value(self, game: HuntikGame, scope: Scope) -> int:
        return sum(len(objects_with(game, ref.card)) for ref in self.what.refs(game, scope))


class OpponentsHand(Amount, frozen=True):
    """`the number of cards in your opponent's hand`."""

    aspects: ClassVar[frozenset[str]] = PILES

    def value(self, game: HuntikGame, scope: Scope) -> int:
        return len(game.areas[HAND, 1 - scope.you])


class RoundNumber(Amount, frozen=True):
    """`the round number` (HK 500.1b)."""

    def value(self, game: HuntikGame, scope: Scope) -> int:
        return game.round


class MyZoneNumber(Amount, frozen=True):
    """`the number of the zone I'm in` (HK 400.10b)."""

    def value(self, game: HuntikGame, scope: Scope) -> int:
        if scope.me is None:
            return 0
        state = game.cards[scope.me.card]
        return game.seen_from(state.zone, state.controller) if state.zone and state.controller >= 0 else 0
