"""Waiting for a table to change: who looks at it is answered when there is something new, and need not ask again."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator

#: So long somebody waits for something new, in seconds; proxies give up on what takes a minute.
LONGEST = 25.0
#: So many wait at once; more are answered as it stands.
MOST_WAITING = 2_000


class Awaiting:
    """Who waits for something to change at which table."""

    def __init__(self) -> None:
        self.waiting: dict[str, set[asyncio.Event]] = {}
        self.ended = False

    @contextlib.contextmanager
    def at(self, table: str) -> Iterator[asyncio.Event]:
        """What changes at a table from now on sets this; it is set already where nobody can wait."""
        changed = asyncio.Event()
        if self.ended or sum(map(len, self.waiting.values())) >= MOST_WAITING:
            changed.set()
        waiting = self.waiting.setdefault(table, set())
        waiting.add(changed)
        try:
            yield changed
        finally:
            waiting.discard(changed)
            if not waiting:
                self.waiting.pop(table, None)

    def note(self, table: str) -> None:
        """Something has changed at a table."""
        for changed in self.waiting.get(table, ()):
            changed.set()

    def end(self) -> None:
        """Nobody waits here any more: the server is about to end."""
        self.ended = True
        for table in tuple(self.waiting):
            self.note(table)


async def happens(event: asyncio.Event, within: float) -> bool:
    """Whether something happens within so many seconds."""
    try:
        async with asyncio.timeout(within):
            return await event.wait()
    except TimeoutError:
        return False
