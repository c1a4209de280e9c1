"""A match of a tournament."""

from __future__ import annotations

from typing import NamedTuple

#: What a match is worth.
WIN, DRAW, LOSS = 3, 1, 0
#: So many players are at the table of who has a bye.
BYE = 1


class Meeting(NamedTuple):
    """Players at one table of a round, and the points each got; none while it is not over. One alone has a bye."""

    players: tuple[str, ...]
    points: tuple[int, ...] = ()

    @property
    def is_bye(self) -> bool:
        return len(self.players) == BYE


def bye(player: str) -> Meeting:
    """Somebody has nobody to meet, which counts as a win."""
    return Meeting((player,), (WIN,))
