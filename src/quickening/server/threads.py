"""Work that takes a while happens in threads, each kind in its own: what many ask for holds up nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from quickening.core.refusals import Refused

T = TypeVar("T")
P = ParamSpec("P")


class Hands:
    """A few threads for one kind of work. Refuses what would have to wait behind too much of it."""

    def __init__(self, name: str, many: int, most_waiting: int) -> None:
        self.pool = ThreadPoolExecutor(many, thread_name_prefix=name)
        self.most = many + most_waiting
        self.busy = 0

    async def do(self, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """What the work comes to."""
        if self.busy >= self.most:
            raise Refused("too many ask for that at once; wait a moment")
        self.busy += 1
        try:
            return await asyncio.wrap_future(self.pool.submit(work, *given, **named))
        finally:
            self.busy -= 1

    def close(self) -> None:
        """Nobody waits for what was not begun."""
        self.pool.shutdown(wait=False, cancel_futures=True)
