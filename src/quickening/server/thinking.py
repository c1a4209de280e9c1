"""Bots that look ahead, and hints, think in processes of their own, never where tables are served.

What a process is sent is a game that the seat could be in, never the one it is in: it does not hold the secret.
Each table waits for one thought at a time, and they are thought in the order in which they were asked for.
"""

from __future__ import annotations

import asyncio
import os
import pickle
from collections.abc import Callable
from typing import TypeVar

import msgspec

from quickening.bots import bot
from quickening.bots.advice import Hint
from quickening.bots.hints import hints
from quickening.bots.search import SearchBot
from quickening.bots.thumb import Adviser
from quickening.core.chance import Chance
from quickening.core.game import Game
from quickening.core.packing import pack, unpack
from quickening.core.players import world_of
from quickening.core.redealing import Memory, World
from quickening.games import rules
from quickening.server.processes import Processes

T = TypeVar("T")

#: So long a bot thinks at most, in seconds, and so long whoever asked waits for it.
SECONDS, PATIENCE = 8.0, 30.0
#: The bot that gives hints.
ADVISING = "expert"


class Task(msgspec.Struct, frozen=True):
    """A decision to be thought over: all plain bytes, so that it is cheap to send."""

    game: str
    level: str
    seed: int
    asked: int
    seat: int
    seen: tuple[int, ...]
    position: bytes
    adviser: bytes
    seconds: float = SECONDS


class Thought(msgspec.Struct, frozen=True):
    """What came of it: the ids of the answer, and what the bot remembers of its own doings."""

    chosen: tuple[str, ...]
    adviser: bytes


def task_for(player: SearchBot, level: str, game: Game, seconds: float = SECONDS) -> Task:
    """The decision of a game for a bot, with a game that its seat could be in instead of the one it is in."""
    assert game.decision is not None
    seat = game.decision.seat
    world = world_of(player, game, game.view(seat))
    assert player.memory is not None
    imagined = world.redeal(Chance.seeded(player.seed * 7919 + player.asked))
    adviser = pickle.dumps(player.adviser)
    seen = tuple(sorted(player.memory.seen))
    return Task(game.table.game, level, player.seed, player.asked, seat, seen, pack(imagined), adviser, seconds)


def prepared(task: Task) -> tuple[SearchBot, Game, World]:
    """The bot, the game it was sent, and the games it may look into, in a process that thinks."""
    game: Game = unpack(task.position, rules(task.game).table())
    player = bot(task.level, task.game, task.seed, task.seconds)
    assert isinstance(player, SearchBot)
    adviser: Adviser = pickle.loads(task.adviser)
    player.adviser, player.asked = adviser, task.asked
    memory = Memory(task.seat)
    memory.seen = set(task.seen)
    return player, game, World(game, memory)


def think(task: Task) -> Thought:
    """Answer a decision."""
    player, game, world = prepared(task)
    view = game.view(task.seat)
    assert view.decision is not None
    answer = player.choose(view.decision, view, world)
    return Thought(tuple(option.id for option in answer), pickle.dumps(player.adviser))


def advise(task: Task) -> list[Hint]:
    """The best answers to a decision."""
    player, game, world = prepared(task)
    view = game.view(task.seat)
    assert view.decision is not None
    return hints(player, view.decision, view, world)


class Thinkers:
    """A few processes, started when the first thought is asked for."""

    def __init__(self, processes: int = 0) -> None:
        count = processes or max(1, (os.cpu_count() or 2) - 1)
        self.processes = Processes(count)
        self.free = asyncio.Semaphore(count)

    async def answer(self, player: SearchBot, level: str, game: Game, seconds: float = SECONDS) -> list[str]:
        """What a bot answers to the decision of a game, after it has thought for so long at most."""
        task = task_for(player, level, game, seconds)
        thought = await self._run(think, task)
        player.adviser, player.asked = pickle.loads(thought.adviser), player.asked + 1
        return list(thought.chosen)

    async def hints(self, game: Game, seat: int, seed: int) -> list[Hint]:
        """What a player might answer to the decision of a game."""
        player = bot(ADVISING, game.table.game, seed)
        assert isinstance(player, SearchBot)
        return await self._run(advise, task_for(player, ADVISING, game))

    async def _run(self, work: Callable[[Task], T], task: Task) -> T:
        async with self.free:
            return await self.processes.run(PATIENCE, work, task)

    def close(self) -> None:
        """Nobody waits for a thought any more, not even for those that were begun."""
        self.processes.close()
