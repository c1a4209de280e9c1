"""The clock of a table: how long each seat has thought, from the lines of the journal.

Each line says how long the seat that was asked had been thinking when it was written, so that the clock is the same
after a restart and in every process. It runs only while somebody could answer: from the moment when all players have
come (`begin`), not while others consider whether an answer is taken back, not after a fault in the rules, not while
no server serves the table. Bots have all the time in the world.

A player whose own time has run out concedes. Where the time for one decision has run out, the answer is to do nothing
if that is an answer, else any legal one; the third time in a row the player concedes.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from quickening.core.outside import CONCEDE, REPAIR
from quickening.core.refusals import Refused
from quickening.server.journal import ALSO, ANSWER, BEGIN, FAULT, LAPSE, UNDO, Entry

#: What a clock can be set to, in seconds.
PLAYER, DECISION = (30, 6 * 3600), (5, 3600)
#: A seat that lets so many decisions in a row run out has left.
LAPSES = 3
_MOVES = (ANSWER, ALSO, LAPSE, CONCEDE, UNDO, REPAIR)


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a player may think in the whole game, and about one decision, in seconds. 0: as long as they like."""

    player: float = 0
    decision: float = 0

    def check(self) -> None:
        """Refuse a clock that nobody could play by."""
        for name, value, (least, most) in (("player", self.player, PLAYER), ("decision", self.decision, DECISION)):
            if value and not least <= value <= most:
                raise Refused(f"a clock gives {least} to {most} seconds to each {name}, or none is set")


class Clock:
    """How long each seat has thought, in seconds, by the lines so far."""

    def __init__(self, limits: Limits, seats: int) -> None:
        self.limits = limits
        self.used = [0.0] * seats
        self.thinking = 0.0
        self.last = 0.0
        self.begun = False
        self.stopped = False

    @property
    def is_set(self) -> bool:
        """Whether there is a clock at all."""
        return bool(self.limits.player or self.limits.decision)

    @property
    def runs(self) -> bool:
        """Whether thinking counts now."""
        return self.is_set and self.begun and not self.stopped

    def note(self, entry: Entry) -> None:
        """One more line."""
        if entry.whose >= 0:
            self.used[entry.whose] += entry.ms / 1000
            self.thinking += entry.ms / 1000
        self.last = entry.at
        self.begun = self.begun or entry.what == BEGIN
        if entry.what in _MOVES:
            self.thinking = 0.0
        self.stopped = entry.what == FAULT or (self.stopped and entry.what not in _MOVES)

    def since(self, now: float, outages: Sequence[tuple[float, float]], shown: float = 0.0) -> float:
        """How long it is since the last line, or since it was `shown`; the time when nobody served does not count."""
        last = max(self.last, shown)
        silent = sum(max(0.0, min(now, ended) - max(last, began)) for began, ended in outages)
        return max(0.0, now - last - silent)

    def left(self, seat: int, thought: float = 0.0) -> float | None:
        """How long a player has left, if there is a clock for players; `thought`: not yet in a line."""
        return max(0.0, self.limits.player - self.used[seat] - thought) if self.limits.player else None

    def left_to_decide(self, thought: float) -> float | None:
        """How long is left for the decision that is asked, if there is a clock for decisions."""
        return max(0.0, self.limits.decision - self.thinking - thought) if self.limits.decision else None

    def runs_out_in(self, seat: int, thought: float) -> float:
        """How long until one of them has run out."""
        return min(left for left in (self.left(seat, thought), self.left_to_decide(thought)) if left is not None)
