"""A game that is over, looked at answer by answer: in a process of its own, a little at a time, for whoever asks.

Who reads an analysis asks for the next piece of it, and stops by asking no more: nothing is looked at for nobody.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from concurrent.futures import BrokenExecutor
from dataclasses import dataclass, field
from typing import Any

from starlette.requests import Request
from starlette.routing import Route

from quickening.arena.analysis import Analyst, Move
from quickening.core.records import Record, give, record_from_json
from quickening.core.refusals import Refused
from quickening.server.pages import asked, number_in
from quickening.server.processes import Processes
from quickening.server.replay_pages import found_replay
from quickening.server.replays import Replay

#: So long a process looks at a game before it tells what it has found, in seconds.
SLICE = 1.0
#: So long a piece may take, in seconds: one answer among very many is looked at for a while.
PATIENCE = 60.0
#: So many wait for a piece at once, a process has so many games begun, and of so many all that was found is kept.
MOST_WAITING, MOST_BEGUN, MOST_KEPT = 8, 4, 20
#: The games that this process looks at, each by its record, with how many answers it has looked at.
_BEGUN: OrderedDict[bytes, tuple[Analyst, int]] = OrderedDict()


def routes() -> list[Route]:
    return [Route("/api/replays/{replay}/analysis", asked(tell))]


# -- in a process of its own ---------------------------------------------------------------------------------------


def look_on(record: bytes, done: int, seconds: float) -> tuple[tuple[float, ...], list[Move]]:
    """The chances at first, and what is found of the answers after so many, in so many seconds."""
    analyst, at = _BEGUN.pop(record, (None, -1))
    if analyst is None or at != done:
        analyst = analyst_at(record_from_json(record), done)
    end, found = time.monotonic() + seconds, list[Move]()
    for number, answer in enumerate(analyst.record.answers[done:], done + 1):
        found.append(analyst.move(number, answer))
        if time.monotonic() >= end:
            break
    _BEGUN[record] = analyst, done + len(found)
    while len(_BEGUN) > MOST_BEGUN:
        _BEGUN.popitem(last=False)
    return analyst.start, found


def analyst_at(record: Record, done: int) -> Analyst:
    """Somebody who goes on after so many answers, which another process has looked at."""
    analyst = Analyst(record, anyway=True)
    for number, answer in enumerate(record.answers[:done], 1):
        give(analyst.game, answer, number)
    return analyst


# -- in the server -------------------------------------------------------------------------------------------------


@dataclass
class Found:
    """What was found of a game, from its first answer on."""

    start: tuple[float, ...] = ()
    moves: list[Move] = field(default_factory=list)


class Analyses:
    """What was found of games that are over: one process looks, at whatever somebody has waited for longest."""

    def __init__(self) -> None:
        self.processes = Processes(1)
        self.turn = asyncio.Lock()
        self.waiting = 0
        self.kept: OrderedDict[str, Found] = OrderedDict()

    async def after(self, name: str, replay: Replay, done: int) -> Found:
        """The next piece after so many answers. Refuses where too many wait, and what breaks off."""
        if self.waiting >= MOST_WAITING:
            raise Refused("many games are being looked at; try again in a moment")
        self.waiting += 1
        try:
            async with self.turn:
                return await self._after(name, replay, done)
        except (BrokenExecutor, TimeoutError):
            raise Refused("it broke off here; it can go on from there") from None
        finally:
            self.waiting -= 1

    async def _after(self, name: str, replay: Replay, done: int) -> Found:
        known = self._known(name)
        if len(known.moves) > done:
            return Found(known.start, known.moves[done:])
        start, moves = await self.processes.run(PATIENCE, look_on, replay.record.to_json(), done, SLICE)
        if len(known.moves) == done:
            known.start = start
            known.moves += moves
        return Found(start, moves)

    def _known(self, name: str) -> Found:
        found = self.kept.setdefault(name, Found())
        self.kept.move_to_end(name)
        while len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
        return found

    def close(self) -> None:
        """Nothing is looked at any more."""
        self.processes.close()


async def tell(request: Request) -> Any:
    """What was found of the answers after `from`: as many as there are by now, or a second's worth of them."""
    replay = await found_replay(request)
    if replay.stops[-1].outcome is None:
        raise Refused("the game is not over")
    done = number_in(request.query_params.get("from", "0"))
    if done is None or done > replay.steps:
        raise Refused(f"there are answers 0 to {replay.steps}")
    analyses: Analyses = request.app.state.analyses
    found = await analyses.after(request.path_params["replay"], replay, done)
    return {"start": found.start, "moves": found.moves}
