"""The time of bots: a share of what a process has, and each table's share of that.

Bots answer in the same thread that serves everybody. What they use is taken from a purse that fills as time goes by;
while it is empty they wait, and whoever has used least goes on first.
"""

from __future__ import annotations

import asyncio
import heapq
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from prometheus_client import Counter

from quickening.server.metrics import BOT_SECONDS

T = TypeVar("T")
#: So much of a process's time bots may use, and so many seconds of it at once after they have been quiet.
SHARE, PURSE = 0.5, 1.0


class BotTime:
    """How much bots may use. `measure` tells how long this thread has worked, in seconds."""

    def __init__(self, share: float = SHARE, purse: float = PURSE, measure: Callable[[], float] = time.thread_time):
        self.share = share
        self.purse = self.left = purse
        self.measure = measure
        self.filled: float | None = None
        self.used: dict[str, float] = {}
        self.least = 0.0
        self.waiting: list[tuple[float, int, str, asyncio.Future[None]]] = []
        self.came = 0
        self.calling: asyncio.Task[None] | None = None

    async def turn(self, table: str) -> None:
        """Wait until it is this table's turn."""
        self._fill()
        if self.left > 0 and not self.waiting:
            return
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.came += 1
        heapq.heappush(self.waiting, (max(self.least, self.used.get(table, 0.0)), self.came, table, future))
        if self.calling is None or self.calling.done():
            self.calling = asyncio.create_task(self._call())
        await future

    @contextmanager
    def working(self, table: str, spent_on: Counter = BOT_SECONDS) -> Iterator[None]:
        """What a bot does meanwhile is counted, or what else takes its turn with bots."""
        before = self.measure()
        try:
            yield
        finally:
            spent = self.measure() - before
            self.left -= spent
            spent_on.inc(spent)
            self.used[table] = max(self.least, self.used.get(table, 0.0)) + spent

    def _fill(self) -> None:
        now = asyncio.get_running_loop().time()
        passed = 0.0 if self.filled is None else now - self.filled
        self.left, self.filled = min(self.purse, self.left + passed * self.share), now

    async def _call(self) -> None:
        """One after the other, as long as there is something in the purse."""
        while self.waiting:
            self._fill()
            if self.left <= 0:
                await asyncio.sleep(-self.left / self.share + 0.001)
                continue
            self.least, _, _, future = heapq.heappop(self.waiting)
            if not future.done():
                future.set_result(None)
                await asyncio.sleep(0)  # it works now
        self.used = {table: used for table, used in self.used.items() if used > self.least}


class Purse:
    """A share of a process's time for what can be left out; `measure` tells how long this thread has worked."""

    def __init__(
        self,
        share: float,
        most: float,
        now: Callable[[], float] = time.monotonic,
        measure: Callable[[], float] = time.thread_time,
    ):
        self.share = share
        self.most = self.left = most
        self.now, self.measure = now, measure
        self.filled = now()

    def spend(self, work: Callable[[], T]) -> T | None:
        """What comes of some work; nothing if there is no time left for it."""
        now = self.now()
        self.left, self.filled = min(self.most, self.left + (now - self.filled) * self.share), now
        if self.left <= 0:
            return None
        before = self.measure()
        try:
            return work()
        finally:
            self.left -= self.measure() - before
