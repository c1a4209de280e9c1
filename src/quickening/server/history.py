"""What the lines of a table's journal amount to: the answers that count, what is asked for, the clock."""

from __future__ import annotations

from collections.abc import Sequence

from quickening.core.outside import CONCEDE, REPAIR, RESUME, TIME
from quickening.server.clock import Clock, Limits
from quickening.server.journal import AGREE, ALSO, ANSWER, ASK, LAPSE, PROPOSE, REFUSE, REMATCH, UNDO, Entry, SeatRow

#: The lines that are part of the game.
PLAYED = (ANSWER, ALSO, LAPSE, CONCEDE, RESUME, TIME, REPAIR)
#: Of these, what everybody knows of and no player takes back alone.
FOR_ALL = (CONCEDE, TIME, REPAIR)
#: What settles whether an answer is taken back.
SETTLING = (*PLAYED, UNDO, REFUSE)


class Asked:
    """Somebody would like to take answers back: who, how many answers would be kept, who has agreed.

    Or a judge would like to repair something, as the words of the `repair` say.
    """

    def __init__(self, seat: int, keep: int, repair: tuple[str, ...] = ()) -> None:
        self.seat = seat
        self.keep = keep
        self.repair = repair
        self.agreed: set[int] = set()


class History:
    """The lines so far. `written` counts them all, `line` has those of the game that were not taken back.

    `upset` counts what everybody knows of and what can change a question: answers taken back, concessions, time,
    repairs. `refused` are the answers that seats were not allowed to take back, `denied` the seats whose wish was
    refused since the game last went on.
    """

    def __init__(self, seats: Sequence[SeatRow], limits: Limits) -> None:
        self.upset = 0
        self.answers = [0] * len(seats)
        self.people = {seat.seat for seat in seats if seat.kind != "bot"}
        self.written = 0
        self.line: list[Entry] = []
        self.asked: Asked | None = None
        self.refused: set[tuple[int, int]] = set()
        self.denied: set[int] = set()
        self.rematch = ""
        self.clock = Clock(limits, len(seats))

    def note(self, entry: Entry) -> None:
        """One more line."""
        self.written += 1
        self.clock.note(entry)
        if entry.what in PLAYED:
            self.line.append(entry)
            self._count(entry)
        elif entry.what == UNDO:
            self.upset += 1
            del self.line[int(entry.chosen[0]) :]
        elif entry.what == REMATCH:
            self.rematch = entry.chosen[0]
        self._note_asking(entry)

    def _count(self, entry: Entry) -> None:
        """What everybody knows of is counted for all, what a seat answers for itself alone."""
        if entry.what in FOR_ALL:
            self.upset += 1
        elif entry.what != ALSO:
            self.answers[entry.seat] += 1

    def question(self, seat: int | None) -> int:
        """The number of the question that a seat is asked, or will be asked next.

        It counts what the seat knows of: its own answers, what was taken back, who has conceded. How many lines there
        are would tell who else was asked.
        """
        return self.upset + (0 if seat is None else self.answers[seat])

    def _note_asking(self, entry: Entry) -> None:
        """Whoever plays on, refuses or has it taken back settles the matter."""
        if entry.what == ASK:
            self.asked = Asked(entry.seat, int(entry.chosen[0]))
        elif entry.what == PROPOSE:
            self.asked = Asked(entry.seat, len(self.line), entry.chosen)
        elif entry.what == AGREE and self.asked is not None:
            self.asked.agreed.add(entry.seat)
        elif entry.what in SETTLING:
            if entry.what == REFUSE and self.asked is not None:
                self._note_refusal(self.asked)
            elif entry.what != REFUSE:
                self.denied.clear()
            self.asked = None

    def _note_refusal(self, asked: Asked) -> None:
        self.denied.add(asked.seat)
        if not asked.repair:
            self.refused.add((asked.seat, asked.keep))

    @property
    def clock_runs(self) -> bool:
        """Whether thinking counts now: not while something else is considered."""
        return self.clock.runs and self.asked is None

    def last_answer(self, seat: int | None) -> int | None:
        """The place of a player's last answer; nothing if somebody has conceded since, or time was called."""
        for place in range(len(self.line) - 1, -1, -1):
            if self.line[place].what in FOR_ALL:
                return None
            if self.line[place].seat == seat and self.line[place].what != ALSO:
                return place
        return None

    def yet_to_consent(self, asked: Asked) -> set[int]:
        """Who has yet to consent: everybody else who is no bot and has not given up."""
        gone = {entry.seat for entry in self.line if entry.what == CONCEDE}
        return self.people - gone - {asked.seat} - asked.agreed

    def lapses(self, seat: int) -> int:
        """How many of a player's last decisions have run out, one after another."""
        count = 0
        for entry in reversed(self.line):
            if entry.seat == seat and entry.what != ALSO:
                if entry.what != LAPSE:
                    break
                count += 1
        return count
