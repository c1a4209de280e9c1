"""Work that takes long is done in processes of its own, never where tables are served."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


def begin() -> None:
    """Whoever serves goes first, and Ctrl-C is left to them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)


def started(count: int) -> Executor:
    """Processes that begin from nothing: a copy of this one would have its sockets."""
    return ProcessPoolExecutor(count, multiprocessing.get_context("spawn"), begin)


class Processes:
    """A few processes, started with the first piece of work, and anew after one of them has failed."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.pool: Executor | None = None
        self.others: list[multiprocessing.process.BaseProcess] = []

    async def run(self, patience: float, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What comes of a piece of work. Raises `BrokenExecutor` or `TimeoutError` if nothing does in time."""
        if self.pool is None:
            self.others = multiprocessing.active_children()
            self.pool = started(self.count)
        try:
            async with asyncio.timeout(patience):
                return await asyncio.wrap_future(self.pool.submit(work, *args, **kwargs))
        except (BrokenExecutor, TimeoutError):
            self.close()
            raise

    def close(self) -> None:
        """Nobody waits for anything any more, not even for what was begun."""
        if self.pool is not None:
            for process in multiprocessing.active_children():
                if process not in self.others:
                    process.terminate()
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
