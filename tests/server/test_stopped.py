"""A process that is stopped for a while, and a disk that is full for a while: nothing is lost, and games go on."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import resource
import signal
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import asyncpg
import msgspec
import pytest

from tests.server.conftest import PATIENCE, Address, Player, anything, whoever_is_asked
from tests.server.database import database_server, small_disk, start_again
from tests.server.seen import seen
from tests.server.test_crash import process_serving, workers_of
from tests.server.test_homes import held_by

pytestmark = pytest.mark.slow


def is_ready(server: Address, code: int) -> None:
    """Until a server says that it is ready, or that it is not."""
    end = time.monotonic() + PATIENCE
    while (said := server.get("/health/ready")).status_code != code:
        assert time.monotonic() < end, said.text
        time.sleep(0.1)


def kind(option: str) -> str:
    """What an option is about, without its card: the journal names that by another number than a seat does."""
    return option.partition(":")[0]


def test_a_full_disk_refuses_answers_and_loses_none(tmp_path: Path) -> None:
    with process_serving(tmp_path) as (process, server):
        table, tokens = server.lay("you", "friend")
        players = [server.player(table, token) for token in tokens]
        chance = random.Random(3)
        for _ in range(5):
            whoever_is_asked(*players).answer_anything(chance)
        asked = whoever_is_asked(*players)
        chosen, before = anything(asked.decision or {}, chance), asked.state["n"]

        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
        for _ in range(3):
            assert "could not be kept" in asked.refused(type="answer", n=before, chosen=chosen)
        is_ready(server, 503)
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        is_ready(server, 200)
        asked.answer(chosen)
        process.kill()

    with closing(sqlite3.connect(tmp_path / "games.sqlite3")) as kept:
        answers = [msgspec.json.decode(row[0]) for row in kept.execute("SELECT chosen FROM entries ORDER BY n")]
    assert (len(answers), list(map(kind, answers[-1]))) == (6, list(map(kind, chosen)))
    for player in players:
        player.close()


async def filled(database: str) -> None:
    """Lines of no table are written, at last one by one, until the disk has no room for another one."""
    connection = await asyncpg.connect(database)
    lines = "SELECT 'none', n, 0, 'answer', repeat('x', 20)::bytea, 0, -1, 0 FROM generate_series($1::int, $2) AS n"
    first = 0
    for at_once in (5_000, 100, 1):
        with contextlib.suppress(asyncpg.DiskFullError):
            while first < 2_000_000:
                await connection.execute(f"INSERT INTO quickening.entries {lines}", first, first + at_once - 1)
                first += at_once
    await connection.close()


def until_refused(players: list[Player], chance: random.Random) -> tuple[Player, list[str]]:
    """Answers are given until one is refused: a page of the database that was begun may have room for some."""
    for _ in range(50):
        asked = whoever_is_asked(*players)
        n, chosen = asked.state["n"], anything(asked.decision or {}, chance)
        asked.say(type="answer", n=n, chosen=chosen)
        asked.wait(lambda asked=asked, n=n: asked.state["n"] > n or asked.heard[-1]["type"] == "refused")  # type: ignore[misc]
        if asked.heard[-1]["type"] == "refused":
            assert "could not be kept" in asked.heard[-1]["message"]
            return asked, chosen
    raise AssertionError("the disk is not full")


def test_a_full_disk_of_the_database_refuses_answers_and_loses_none(tmp_path: Path) -> None:
    with (
        small_disk(64) as disk,
        database_server(disk) as database,
        process_serving(tmp_path, "--database", database) as (_, server),
    ):
        table, tokens = server.lay("you", "friend")
        players = [server.player(table, token) for token in tokens]
        ballast = disk / "ballast"
        ballast.write_bytes(bytes(4_000_000))
        asyncio.run(filled(database))
        asked, chosen = until_refused(players, random.Random(3))
        n, kept = asked.state["n"], asyncio.run(lines_of(database, table))
        for _ in range(3):
            assert "could not be kept" in asked.refused(type="answer", n=n, chosen=chosen)
        is_ready(server, 503)

        ballast.unlink()
        is_ready(server, 200)
        asked.answer(chosen)
        assert asyncio.run(lines_of(database, table)) == [*kept, chosen]
        for player in players:
            player.close()


async def ahead_of_the_disk(database: str) -> str:
    """Writes until there is no room to write ahead, and the database goes away; the folder of its data."""
    connection = await asyncpg.connect(database)
    folder: str = await connection.fetchval("SHOW data_directory")
    await connection.execute("CREATE TABLE ballast (words text)")
    with contextlib.suppress(asyncpg.PostgresError, asyncpg.InterfaceError, OSError):
        for _ in range(200):
            await connection.execute("INSERT INTO ballast SELECT repeat('x', 400) FROM generate_series(1, 500)")
    connection.terminate()
    return folder


def test_a_database_that_cannot_write_ahead_refuses_answers_and_loses_none(tmp_path: Path) -> None:
    """It ends by itself then: somebody makes room and starts it again, and the tables go on."""
    with (
        small_disk(24) as disk,
        database_server(wal=disk) as database,
        process_serving(tmp_path, "--database", database) as (_, server),
    ):
        table, tokens = server.lay("you", "friend")
        players, chance = [server.player(table, token) for token in tokens], random.Random(3)
        for _ in range(6):
            whoever_is_asked(*players).answer_anything(chance)
        kept, ballast = asyncio.run(lines_of(database, table)), disk / "ballast"
        with contextlib.suppress(OSError), ballast.open("wb") as rest:
            while rest.write(bytes(100_000)):
                rest.flush()
        folder = asyncio.run(ahead_of_the_disk(database))
        is_ready(server, 503)
        asked = whoever_is_asked(*players)
        n, chosen = asked.state["n"], anything(asked.decision or {}, chance)
        assert asked.refused(type="answer", n=n, chosen=chosen)

        ballast.unlink()
        start_again(folder)
        is_ready(server, 200)
        for _ in range(4):
            whoever_is_asked(*players).answer_anything(chance)
        now = asyncio.run(lines_of(database, table))
        assert now[: len(kept)] == kept
        assert len(now) >= len(kept) + 4
        for player in players:
            player.close()


async def lines_of(database: str, table: str) -> list[list[str]]:
    """The answers that are kept of a table."""
    connection = await asyncpg.connect(database)
    found = await connection.fetch("SELECT chosen FROM quickening.entries WHERE table_id = $1 ORDER BY n", table)
    await connection.close()
    return [msgspec.json.decode(row[0]) for row in found]


def test_who_sits_at_a_stopped_server_plays_on_at_another_and_sees_it_all_afterwards(
    tmp_path: Path, database: str
) -> None:
    how = ("--database", database)
    with process_serving(tmp_path, *how) as (process, one), process_serving(tmp_path, *how) as (_, two):
        table, tokens = one.lay("you", "friend")
        ann, bob = one.player(table, tokens[0]), two.player(table, tokens[1])
        process.send_signal(signal.SIGSTOP)
        chance, again = random.Random(1), two.player(table, tokens[0])
        for _ in range(6):
            whoever_is_asked(again, bob).answer_anything(chance)
        again.listen_out()

        process.send_signal(signal.SIGCONT)
        ann.wait(lambda: ann.state["n"] == again.state["n"] and len(ann.log) == len(again.log))
        assert seen(ann.state["view"])["areas"] == seen(again.state["view"])["areas"]
        whoever_is_asked(ann, bob).answer_anything(chance)
        for player in (ann, bob, again):
            player.close()


@pytest.mark.skipif(not Path("/proc").exists(), reason="looks at processes as Linux shows them")
def test_a_worker_that_hangs_is_replaced_and_its_tables_go_on(tmp_path: Path, kept_in: tuple[str, ...]) -> None:
    with process_serving(tmp_path, *kept_in, "--workers", "2") as (process, server):
        laid = [server.lay("you", "friend") for _ in range(6)]
        seats = {table: [server.player(table, token) for token in tokens] for table, tokens in laid}
        chance = random.Random(2)
        for pair in seats.values():
            for _ in range(3):
                whoever_is_asked(*pair).answer_anything(chance)
        asked = {table: [seat.state["n"] for seat in pair] for table, pair in seats.items()}
        end = time.monotonic() + PATIENCE
        while len(before := workers_of(process.pid)) < 2:
            assert time.monotonic() < end
            time.sleep(0.1)
        hanging = held_by(server, seats[laid[0][0]][0], before)[0]
        os.kill(hanging, signal.SIGSTOP)
        while hanging in (now := workers_of(process.pid)) or len(now) < 2:
            assert time.monotonic() < end
            time.sleep(0.1)
        for table, tokens in laid:
            again = [server.player(table, token) for token in tokens]
            assert [seat.state["n"] for seat in again] >= asked[table]
            whoever_is_asked(*again).answer_anything(chance)
            for seat in (*seats[table], *again):
                seat.close()
