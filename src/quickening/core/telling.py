"""A log that gives nothing away: each line by what was known when it happened, or has become known since.

A line is worded when it is read. A card that lies face down now may have been seen before, as the card it was: what
was said of it then must not change, or it would tell what lies there. One that was never seen is not named later.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from typing import Any

from quickening.core.events import Event

#: A card that lay face down, and from where to where in the log nobody saw it.
Span = tuple[int, int, int]


def as_known_then(game: Any, spans: Sequence[Span], since: int) -> Iterator[tuple[Event, Any]]:
    """The events from a place in the log on, each with the game in which it is told."""
    glimpses: dict[frozenset[int], Any] = {} if spans else {frozenset(): game}
    for place in range(since, len(game.log)):
        hidden = frozenset(card for card, first, last in spans if first <= place < last)
        if hidden not in glimpses:
            glimpses[hidden] = _with_face_down(game, hidden)
        yield game.log[place], glimpses[hidden]


def _with_face_down(game: Any, hidden: frozenset[int]) -> Any:
    """The game with these cards face down and no others."""
    glimpse = copy(game)
    glimpse.cards = [
        state if state.face_down == (card in hidden) else _turned_over(state) for card, state in enumerate(game.cards)
    ]
    return glimpse


def _turned_over(state: Any) -> Any:
    other = copy(state)
    other.face_down = not state.face_down
    return other
