"""Work shared out: done in this process, among processes of this machine, or by a Dask cluster.

Whoever does it, each piece of work is done once and gives the same result; they come as they are done, in no order.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing.context import BaseContext
from typing import TYPE_CHECKING, TypeVar

from quickening.core.plugins import package_of
from quickening.core.refusals import Refused

if TYPE_CHECKING:
    from distributed import Client

#: Batches that wait for each process, so that none is idle and memory stays bounded.
WAITING = 2
#: How long a cluster may take to answer, in seconds.
PATIENCE = 10

Item = TypeVar("Item")
Result = TypeVar("Result")


def share_out(
    work: Callable[[Item], Result],
    items: Sequence[Item],
    game: str,
    workers: int | None = 1,
    cluster: str = "",
    batch: int = 1,
) -> Iterator[Result]:
    """Do the work for each item. `workers` processes do it; 1 is this one; none said: every core.

    `cluster` is the address of a Dask scheduler, whose workers do it instead. `batch` items are sent at once: enough
    to make the sending cheap, few enough to see progress.
    """
    batches = [items[at : at + batch] for at in range(0, len(items), batch)]
    if cluster:
        return on_cluster(work, batches, cluster)
    workers = min(workers or cores(), len(batches))
    if workers <= 1:
        return map(work, items)
    return in_processes(work, batches, game, workers)


def do_batch(work: Callable[[Item], Result], batch: Iterable[Item]) -> list[Result]:
    """Do some of the work in this process."""
    return [work(item) for item in batch]


def as_done(
    pool: Executor, work: Callable[[Item], Result], going: set[Future[list[Result]]], rest: Iterator[Sequence[Item]]
) -> Iterator[Result]:
    """What is done, as it is done; for each batch that comes back another is sent."""
    while going:
        done, going = wait(going, return_when=FIRST_COMPLETED)
        going |= {pool.submit(do_batch, work, batch) for batch in islice(rest, len(done))}
        for batch in done:
            yield from batch.result()


# -- a cluster -----------------------------------------------------------------------------------------------------


def on_cluster(work: Callable[[Item], Result], batches: Sequence[Sequence[Item]], address: str) -> Iterator[Result]:
    """Let the workers of a cluster do it. What a worker had when it was lost, the scheduler gives to another."""
    with client_of(address) as client:
        threads = sum(client.nthreads().values())
        with client.get_executor(pure=False) as pool:  # pure tasks would come from a cache
            rest = iter(batches)
            going = {pool.submit(do_batch, work, batch) for batch in islice(rest, max(1, threads) * WAITING)}
            yield from as_done(pool, work, going, rest)


def client_of(address: str) -> Client:
    """A connection to a cluster. Refuses an address at which there is none."""
    try:
        from distributed import Client
    except ImportError:
        raise Refused("a cluster needs Dask: pip install 'quickening[cluster]'") from None
    connect: Callable[..., Client] = Client  # it says nothing of its own types
    try:
        return connect(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as fault:
        raise Refused(f"there is no Dask scheduler at {address}: {fault}") from None


# -- this machine --------------------------------------------------------------------------------------------------


def in_processes(
    work: Callable[[Item], Result], batches: Sequence[Sequence[Item]], game: str, workers: int
) -> Iterator[Result]:
    """Let processes of this machine do it."""
    rest = iter(batches)
    pool = ProcessPoolExecutor(workers, context_for(game), end_with_ctrl_c)
    try:
        with ctrl_c_waits():  # until every process is there: one that is half begun would tell of it at length
            going = {pool.submit(do_batch, work, batch) for batch in islice(rest, workers * WAITING)}
    except KeyboardInterrupt:
        pool.shutdown(cancel_futures=True)
        raise
    return while_they_last(pool, work, going, rest)


def while_they_last(
    pool: ProcessPoolExecutor,
    work: Callable[[Item], Result],
    going: set[Future[list[Result]]],
    rest: Iterator[Sequence[Item]],
) -> Iterator[Result]:
    """What is done. Processes that are ended from outside end the whole."""
    processes = multiprocessing.active_children()
    try:
        yield from as_done(pool, work, going, rest)
    except BrokenProcessPool:
        if any(process.exitcode == -signal.SIGINT for process in processes):  # Ctrl-C was for all of them
            raise KeyboardInterrupt from None
        raise Refused("a process that played games was ended from outside, perhaps for want of memory") from None
    finally:
        pool.shutdown(cancel_futures=True)


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def context_for(game: str) -> BaseContext:
    """Processes that start from a clean one which has read the game's cards; where that cannot be, from nothing."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([package_of(game)])
    return context


@contextmanager
def ctrl_c_waits() -> Iterator[None]:
    """Ctrl-C is heard afterwards, and not at all by processes and threads that are started meanwhile."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def end_with_ctrl_c() -> None:
    """Let a process that plays end at once and without a word where somebody types Ctrl-C: nobody waits for it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
