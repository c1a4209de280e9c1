"""Questions that are not put to a player, as the player wished: the room answers them by going on.

Each is a line of the journal like any other, written by the process to which the player is connected. What a player
wished is not kept here: the page tells it whenever it comes.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from quickening.core.stops import Call, calls_of, is_asked, usual_stops

if TYPE_CHECKING:
    from quickening.server.room import Room

#: Stands for what a game's players are usually asked about.
USUAL = "usual"


class Skipping:
    """What the players of a room wish to be asked about, and which calls they have answered."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.wished: dict[int, frozenset[str]] = {}
        self.answered: dict[int, set[Call]] = {}
        self._known: tuple[int, bool] | None = None

    def wish(self, seat: int | None, stops: Iterable[str]) -> bool:
        """A player says what to be asked about from now on. Whether that is anything new."""
        if seat is None:
            return False
        wished = frozenset(stops)
        wished = wished - {USUAL} | (usual_stops(self.room.game) if USUAL in wished else frozenset())
        if self.wished.get(seat) == wished:
            return False
        self.wished[seat], self._known = wished, None
        return True

    def note_answer(self, seat: int) -> None:
        """A player is about to answer: what called for it has been seen to."""
        self.answered.setdefault(seat, set()).update(calls_of(self.room.game) or ())

    def forget(self) -> None:
        """Answers were taken back: what was asked may be asked again."""
        self.answered.clear()
        self._known = None

    def skips(self) -> bool:
        """Whether the question that is asked now is answered by going on."""
        written = self.room.history.written
        if self._known is None or self._known[0] != written:
            self._known = written, self._skips()
        return self._known[1] and self.room.game.decision is not None and self._is_here()

    def _is_here(self) -> bool:
        decision = self.room.game.decision
        return decision is not None and decision.seat in self.room.here()

    def _skips(self) -> bool:
        decision = self.room.game.decision
        if decision is None or decision.seat not in self.wished or decision.seat not in self.room.history.people:
            return False
        return not is_asked(self.room.game, self.wished[decision.seat], self.answered.get(decision.seat, ()))
