"""Many matches: in this process, or shared out among others."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing.context import BaseContext
from typing import Any, TypeAlias

from quickening.arena.matches import Match, Played, bots_for, play, start
from quickening.core.chance import Chance
from quickening.core.plugins import package_of
from quickening.core.refusals import Refused
from quickening.games import rules

#: Games that were sent to processes and have not come back.
Batches: TypeAlias = set[Future[list[Played]]]
#: Games sent to a process at once: enough to make the sending cheap, few enough to see progress.
BATCH = 20
#: Batches that wait for each process, so that none is idle and memory stays bounded.
WAITING = 2


def matches(
    game: str,
    count: int,
    bots: Sequence[str] = ("random",),
    players: int | None = None,
    seed: int = 0,
    decks: Sequence[Any] = (),
    options: Mapping[str, Any] | None = None,
) -> list[Match]:
    """So many matches, seeds from `seed` on. Without decks each seat draws a ready one; bots take the seats in turn.

    The first is set up once, so that what is wrong with the decks, the bots or the options is known at once.
    """
    if count < 1:
        raise Refused(f"{count} games cannot be played")
    seats = players or len(decks) or rules(game).SEATS[0]
    if decks and len(decks) != seats:
        raise Refused(f"{seats} players cannot play {len(decks)} decks")
    if len(bots) > seats:
        raise Refused(f"{len(bots)} bots cannot take {seats} seats")
    chosen = dict(options or {})
    ready = tuple(rules(game).ready_decks(**chosen))
    names = tuple(bots[seat % len(bots)] for seat in range(seats))
    made = [
        Match(game, tuple(decks) or _draw(ready, seats, number), names, number, tuple(chosen.items()))
        for number in range(seed, seed + count)
    ]
    start(made[0])
    bots_for(made[0])
    return made


def _draw(ready: tuple[str, ...], seats: int, seed: int) -> tuple[str, ...]:
    chance = Chance.seeded(-1 - seed)  # not the game's own numbers, which draw the mission: any deck may meet any
    if not ready:
        raise Refused("there are no ready decks to draw from; name the decks")
    return tuple(chance.pick(ready) for _ in range(seats))


def play_all(matches: Sequence[Match], workers: int | None = None) -> Iterator[Played]:
    """Play matches, each as it ends, in no order. `workers` processes do it; 1 is this one; none said: every core."""
    workers = min(workers or cores(), -(-len(matches) // BATCH))
    if workers <= 1:
        return map(play, matches)
    batches = (matches[at : at + BATCH] for at in range(0, len(matches), BATCH))
    pool = ProcessPoolExecutor(workers, _context(matches[0].game), end_with_ctrl_c)
    try:
        with ctrl_c_waits():  # until every process is there: one that is half begun would tell of it at length
            going = {pool.submit(play_batch, batch) for batch in islice(batches, workers * WAITING)}
    except KeyboardInterrupt:
        pool.shutdown(cancel_futures=True)
        raise
    return _played(pool, going, batches)


def _played(pool: ProcessPoolExecutor, going: Batches, batches: Iterator[Sequence[Match]]) -> Iterator[Played]:
    processes = multiprocessing.active_children()
    try:
        while going:
            done, going = wait(going, return_when=FIRST_COMPLETED)
            going |= {pool.submit(play_batch, batch) for batch in islice(batches, len(done))}
            for batch in done:
                yield from batch.result()
    except BrokenProcessPool:
        if any(process.exitcode == -signal.SIGINT for process in processes):  # Ctrl-C was for all of them
            raise KeyboardInterrupt from None
        raise Refused("a process that played games was ended from outside, perhaps for want of memory") from None
    finally:
        pool.shutdown(cancel_futures=True)


def play_batch(batch: Iterable[Match]) -> list[Played]:
    """Play some matches in this process."""
    return [play(match) for match in batch]


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _context(game: str) -> BaseContext:
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
