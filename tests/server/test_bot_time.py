"""Bots have a share of the server's time, each table its share of that; where nobody looks on nothing is played."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from quickening.core.foresight import NOTHING
from quickening.server.bot_time import BotTime, Purse
from quickening.server.changes import SLICE
from quickening.server.clock import Limits
from quickening.server.guests import Guest
from quickening.server.room import Room
from quickening.server.rooms import Rooms
from tests.server.scenes import answer, at_a_table, to_first_turn
from tests.server.simulated import in_simulated_time
from tests.server.test_workers import until


def test_nothing_is_played_where_nobody_looks(tmp_path: Path) -> None:
    async def scene(room: Room, rooms: Rooms) -> None:
        await asyncio.sleep(0.1)
        assert room.history.written == 0
        onlooker = Guest(None)
        room.welcome(onlooker)
        await until(lambda: room.history.written > 3)
        room.leave(onlooker)
        await asyncio.sleep(0.05)
        written = room.history.written
        assert not room.game.over

        await asyncio.sleep(0.1)
        assert room.history.written == written
        room.welcome(onlooker)
        await until(lambda: room.history.written > written)

    at_a_table(tmp_path, scene, "bot", "bot")


def test_a_bot_answers_a_player_whose_clock_runs(tmp_path: Path) -> None:
    async def scene(room: Room, rooms: Rooms) -> None:
        ann = Guest(0)
        room.welcome(ann)
        await until(lambda: room.history.clock.begun)
        while not room.game.over:
            await until(lambda: room.automatic.bot_asked() is None)
            room.leave(ann)
            if room.game.decision is not None:
                await answer(room, "pass")

    at_a_table(tmp_path, scene, "you", "bot", clock=Limits(player=600))


def test_a_long_game_that_is_played_again_takes_its_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(room: Room, rooms: Rooms) -> None:
        while len(room.history.line) < 20:
            await answer(room)
        turns: list[str] = []

        async def turn(table: str) -> None:
            turns.append(table)

        monkeypatch.setattr(room.house.bot_time, "turn", turn)
        left = room.house.bot_time.left
        await room.lines.played(room.history.line[:SLICE])
        assert turns == []
        again = await room.lines.played(room.history.line)

        assert again.fingerprint() == room.game.fingerprint()
        assert turns == [room.table] * 2
        assert room.house.bot_time.left < left  # and what it took is counted

    at_a_table(tmp_path, scene, "you", "friend")


def test_what_will_happen_is_told_only_while_there_is_time_for_it(tmp_path: Path) -> None:
    async def scene(room: Room, rooms: Rooms) -> None:
        now = worked = 0.0

        def work() -> list[str]:
            nonlocal worked
            worked += 0.3
            return ["something happens"]

        purse = Purse(0.1, 0.5, lambda: now, lambda: worked)
        assert [purse.spend(work) for _ in range(3)] == [["something happens"]] * 2 + [None]
        now = 2.0
        assert purse.spend(work) == ["something happens"]

        room.house.foresight = Purse(0.1, 0.0, lambda: now)
        seat = await to_first_turn(room)
        observed = room.foreseeing.memories
        assert room.foreseeing.seen(seat, room.history.question(seat), []) == NOTHING
        assert observed == {}  # it was not even looked for
        room.house.foresight = Purse(0.1, 0.5, lambda: now)
        room.foreseeing.seen(seat, room.history.question(seat), [])
        assert list(observed) == [seat]

    at_a_table(tmp_path, scene, "you", "friend")


def test_bots_use_no_more_than_their_share_and_tables_use_the_same() -> None:
    used = dict.fromkeys(("quick", "slow", "slower"), 0.0)
    cost = {"quick": 0.001, "slow": 0.004, "slower": 0.016}

    async def scene() -> None:
        loop = asyncio.get_running_loop()
        worked = 0.0
        bots = BotTime(purse=0.05, measure=lambda: worked)

        async def play(table: str) -> None:
            nonlocal worked
            while loop.time() < end:
                await bots.turn(table)
                with bots.working(table):
                    worked += cost[table]
                used[table] += cost[table]

        begun = loop.time()
        end = begun + 1.0
        await asyncio.gather(*map(play, used))
        assert sum(used.values()) <= 0.5 * (loop.time() - begun) + 0.05 + max(cost.values())
        assert sum(used.values()) > 0.3

    in_simulated_time(scene)
    assert max(used.values()) < 2 * min(used.values()), used
