"""Reading what was written elsewhere: one reading at a time, and what fails is tried again until it is read."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from quickening.core.refusals import Refused
from quickening.server.journal import Entry, NotKept

_LOG = logging.getLogger(__name__)
#: So long one waits before one tries to read again, in seconds.
AGAIN = 0.5


class Following:
    """What keeps a room in step with its journal; `read` reads all that is new."""

    def __init__(self, read: Callable[[], Awaitable[None]]) -> None:
        self.read = read
        self.behind = False
        self.heard: dict[int, Entry] = {}
        self.reading: asyncio.Task[None] | None = None

    def note(self, entry: Entry | None = None) -> None:
        """There may be something to read; or this line was heard of, which is on disk."""
        if entry is not None:
            self.heard[entry.n] = entry
        self.behind = True
        if not self.is_busy:
            self.reading = asyncio.create_task(self._read_all())

    def take(self, written: int) -> list[Entry]:
        """The lines after so many, as far as they were heard of without a gap; none is handed out twice."""
        found = []
        while written in self.heard:
            found.append(self.heard.pop(written))
            written += 1
        self.heard = {n: entry for n, entry in self.heard.items() if n > written}
        return found

    @property
    def is_busy(self) -> bool:
        """Whether something is being read, or waited for."""
        return self.reading is not None and not self.reading.done()

    async def _read_all(self) -> None:
        while self.behind:
            self.behind = False
            try:
                await self.read()
            except NotKept:
                self.behind = True
                await asyncio.sleep(AGAIN)
            except Refused:
                continue  # a fault in the rules, which has been reported: reading it again helps nobody
            except Exception:
                _LOG.exception("what was written elsewhere cannot be read")
