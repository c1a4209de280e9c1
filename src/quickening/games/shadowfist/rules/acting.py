"""SF 24.1.4, 40.0. What a card does just now, and by what it was paid for: some cards are not affected by that."""

from __future__ import annotations

from typing import Any

from quickening.core.derive import Value
from quickening.games.shadowfist import channels
from quickening.games.shadowfist.kinds.basics import Scope
from quickening.games.shadowfist.state import ShadowfistGame

#: The ability that is judged, and of which card.
JUDGED = Value[tuple[int, Any] | None](channels.TEXTS, channels.COURSE)


def acting(game: ShadowfistGame, card: int) -> Any:
    """The ability of a card by which an effect is judged, generated or resolves now."""
    judged = JUDGED.get(game)
    if judged is not None and judged[0] == card:
        return judged[1]
    for frame in reversed(list(game.stack)):
        made: Any = getattr(frame, "effect", None) or frame
        source, ability = getattr(made, "source", None), getattr(made, "ability", None)
        if ability is not None and source is not None and source.card == card:
            return ability
    return None


def note_judged(game: ShadowfistGame, ability: Any, scope: Scope) -> Any:
    """Notes which ability is judged; gives the one that was judged before."""
    before = JUDGED.get(game)
    if scope.source is not None:
        JUDGED.put(game, (scope.source.card, ability))
    return before


def judged_no_more(game: ShadowfistGame, before: Any) -> None:
    """The ability is judged; that of which it is a part goes on to be."""
    JUDGED.put(game, before)
