"""HK 701.3. Powers that wait and count but once per round or game: when they have counted."""

from __future__ import annotations

from quickening.core.data import replace
from quickening.core.frames import Next
from quickening.games.huntik.events.plays import UseCounted
from quickening.games.huntik.state import HuntikGame, Limit, span
from quickening.lang.nodes import Effect
from quickening.lang.resolve import If, May, Resolve


def count(game: HuntikGame, limit: Limit) -> None:
    """The power of a card that is still there has counted."""
    if game.alive(limit.ref):
        game.note(UseCounted(limit.ref.card, limit.power, span(game, limit.once)))


class Count(Effect, frozen=True):
    """From now on it has counted; `if_done`: only if its player did what they might have done."""

    limit: Limit
    if_done: bool = False

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        if frame.scope.done or not self.if_done:
            count(game, self.limit)
        return frame.start


def counting(effects: tuple[Effect, ...], limit: Limit) -> tuple[Effect, ...]:
    """What a power does, and that it counts: at once, or as soon as its player has chosen to do what they may."""
    first, rest = effects[0], effects[1:]
    if isinstance(first, May):
        return (first, Count(limit, if_done=True), *rest)
    if isinstance(first, If) and first.effects:  # HK 702.2
        return (replace(first, effects=counting(first.effects, limit)), *rest)
    return (Count(limit), *effects)
