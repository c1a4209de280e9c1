"""The journal in one SQLite file for several processes behind one port.

SQLite lets one of them write at a time, for as long as a batch of lines takes, and the others wait. Each tells the
others of its lines once they are on disk (`peers`). The process that watches over them holds the folder and moves
what was written ahead to its place (`run`).
"""

from __future__ import annotations

import asyncio
from pathlib import Path

from quickening.server.holding import Turn, hold_with_others
from quickening.server.journal import Ear, Entry
from quickening.server.peers import LONGEST, Peers
from quickening.server.sqlite import SqliteJournal
from quickening.server.telling import hear, line_said, lines_said, note_said, parted


class SharedSqliteJournal(SqliteJournal):
    """The journal of one of several processes; `folder` is where they speak to each other."""

    shared = True

    def __init__(self, path: Path, folder: Path) -> None:
        self._serving = hold_with_others(path.with_suffix(".serving"))
        try:
            super().__init__(path, beside=True)
        except BaseException:
            self._serving.close()
            raise
        self._peers = Peers(folder, self.worker, lines_said(self.worker, []))
        self._lines: list[str] = []

    def _turn_at(self, path: Path) -> Turn:
        """Who waits for a turn writes as soon as another one has written.

        SQLite would look again after a while, which grows to a tenth of a second.
        """
        self._writing = Turn(path.with_suffix(".writing"))
        return self._writing

    def _let_go(self) -> None:
        super()._let_go()
        self._writing.close()

    async def close(self) -> None:
        """Finish what was begun, and say so."""
        await super().close()
        self._tell_lines()
        self._peers.close()
        self._serving.close()

    def troubles(self) -> list[str]:
        """Whether there is a thread that writes, and others are heard."""
        return [*super().troubles(), *([] if self._peers.is_open else ["nothing is heard from other processes"])]

    async def append(self, table: str, entry: Entry, outcome: str = "") -> None:
        """One more line; the others are told of it when it is on disk."""
        await super().append(table, entry, outcome)
        self._lines.append(line_said(table, entry, LONGEST))
        if len(self._lines) == 1:
            asyncio.get_running_loop().call_soon(self._tell_lines)

    def _tell_lines(self) -> None:
        lines, self._lines = self._lines, []
        parts: dict[int, list[str]] = {}
        for line, part in parted(lines, LONGEST):
            parts.setdefault(part, []).append(line)
        for together in parts.values():
            self._peers.say(lines_said(self.worker, together))

    async def listen(self, ear: Ear) -> None:
        """Hear what other processes do from now on. One that has ended may have written what it did not tell."""
        self._peers.open(lambda words: hear(ear, self.worker, words), lambda: ear.lines_written([]))

    def tell(self, table: str, note: bytes) -> None:
        """Say something to the other processes."""
        self._peers.say(note_said(self.worker, table, note))
