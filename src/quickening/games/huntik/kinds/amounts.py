"""Numbers that have to be worked out."""

from __future__ import annotations

from collections.abc import Callable

from quickening.core.modifiers import Ref
from quickening.games.huntik.kinds.filters import number_of, objects_with
from quickening.games.huntik.state import HAND, HuntikGame
from quickening.lang.nodes import Amount, Scope, Selection
from quickening.lang.selections import Cards, Chosen, It, Me

PILES = frozenset({"piles"})
NUMBERS = ("ATK", "DEF")


class ForEach(Amount, frozen=True):
    """`for each other friendly minor hero in my zone`. Stunned heroes count as heroes in play, but in no zone."""

    cards: Cards

    @property
    def aspects(self) -> frozenset[str]:
        """HK 712.1. Where it counts cards in a hand or pile, it looks at those."""
        return PILES if self.cards.area else frozenset()

    def value(self, game: HuntikGame, scope: Scope) -> int:
        return len(self.cards.found(game, scope))


class Figure(Amount, frozen=True):
    """A figure of a card, of a player or of the game: `my ATK`, `the number of counters on it`, `the round number`.

    `name` is that of the counters that are counted, or how what is counted came about: `exhausted this way`.
    """

    figure: str
    what: Selection = Me()
    name: str = ""

    @property
    def aspects(self) -> frozenset[str]:
        """HK 712.1. What it looks at."""
        if self.figure in NUMBERS:
            return frozenset({self.figure})
        return PILES if self.figure == "opponent's hand" else frozenset()

    @property
    def recalls(self) -> bool:
        """Whether it may speak of a card that has left play, as it was when it left."""
        return self.figure in NUMBERS

    def value(self, game: HuntikGame, scope: Scope) -> int:
        return FIGURES[self.figure](self, game, scope)


def _number(self: Figure, game: HuntikGame, scope: Scope) -> int:
    """`my ATK`, `target hero's DEF`."""
    refs = spoken_of(self.what, game, scope)
    return sum(max(0, number_then(game, ref, self.figure, scope)) for ref in refs)  # HK 104.2


def number_then(game: HuntikGame, ref: Ref, number: str, scope: Scope) -> int:
    """HK 702.4. Also where a power triggered off its leaving, and so speaks of it as the card it is now."""
    left = getattr(scope.event, "card", None) == ref.card or ref.card in getattr(scope.event, "cards", ())
    recalled = game.recalled.get(-ref.handle if left else ref.handle) if left or not game.alive(ref) else None
    if recalled is not None:
        return recalled[number == "DEF"]
    return number_of(game, ref.card, number)


def spoken_of(what: Selection, game: HuntikGame, scope: Scope) -> tuple[Ref, ...]:
    """The cards a text means, even if they have become other cards since (HK 706.3)."""
    if isinstance(what, It):
        return scope.it
    if isinstance(what, Chosen):
        return scope.got(what.slot) or ()
    if isinstance(what, Me):
        return (scope.me,) if scope.me is not None else ()
    return what.refs(game, scope)


def _counters(self: Figure, game: HuntikGame, scope: Scope) -> int:
    """HK 402.1. Counters on a card, perhaps of one name only."""
    counters = [one for ref in self.what.refs(game, scope) for one in game.cards[ref.card].counters]
    return sum(self.name in ("", counter.name) for counter in counters)


def _objects(self: Figure, game: HuntikGame, scope: Scope) -> int:
    """HK 305.2. `for each object I have`."""
    return sum(len(objects_with(game, ref.card)) for ref in self.what.refs(game, scope))


def _my_zone(self: Figure, game: HuntikGame, scope: Scope) -> int:
    """HK 400.10b. `the number of the zone I'm in`."""
    if scope.me is None:
        return 0
    state = game.cards[scope.me.card]
    return game.seen_from(state.zone, state.controller) if state.zone and state.controller >= 0 else 0


FIGURES: dict[str, Callable[[Figure, HuntikGame, Scope], int]] = {
    "ATK": _number,
    "DEF": _number,
    "counters": _counters,
    "objects": _objects,
    "my zone": _my_zone,
    "opponent's hand": lambda _, game, scope: len(game.areas[HAND, 1 - scope.you]),
    "round": lambda _, game, scope: game.round,  # HK 500.1b
    "that many": lambda _, game, scope: len(scope.it),  # of what was last spoken of
    "result": lambda _, game, scope: scope.number,  # of the die that was rolled
}
