"""What a player is told of what will happen: from games that could be, as the player's seat knows them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from quickening.core.foresight import NOTHING, Foreseen, ahead
from quickening.core.redealing import Memory

if TYPE_CHECKING:
    from quickening.server.room import Room


class Foreseeing:
    """What the seats of a room remember, and what follows from it."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.memories: dict[int, Memory] = {}

    def forget(self) -> None:
        """Answers were taken back: the log is another one."""
        self.memories.clear()

    def seen(self, seat: int | None, n: int, chosen: Sequence[str]) -> Foreseen:
        """What this player would see after such an answer, or after going on; nothing for a late question.

        Nor is anything told where the process has spent its share on this already.
        """
        if seat is None or n != self.room.history.question(seat) or self.room.shown is not self.room.game:
            return NOTHING
        found = self.room.house.foresight.spend(lambda: self._ahead(seat, chosen))
        return found or NOTHING

    def _ahead(self, seat: int, chosen: Sequence[str]) -> Foreseen:
        game, memory = self.room.game, self.memories.setdefault(seat, Memory(seat))
        memory.observe(game)
        return ahead(game, seat, memory, list(chosen) or None)
