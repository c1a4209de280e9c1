"""What an operator does to a server that is being played at, with the commands and processes of every day."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import asyncpg
import pytest

from tests.server.conftest import PATIENCE, Address, Player, whoever_is_asked
from tests.server.test_crash import process_serving

pytestmark = pytest.mark.slow
LONG_AGO = time.time() - 400 * 86400
#: So many people come back at the same moment: two at each table.
TABLES = 24


def quickening(*words: str) -> str:
    """What a command says; it has to go well."""
    command = [sys.executable, "-c", "from quickening.cli import main; main()", *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=10 * PATIENCE)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


class Game:
    """Two who play on and on, and how many of their answers were acknowledged."""

    def __init__(self, server: Address, seed: int) -> None:
        self.table, self.tokens = server.lay("you", "friend")
        self.chance = random.Random(seed)
        self.players = self.seated(server)
        self.acknowledged = 0

    def seated(self, server: Address) -> list[Player]:
        return [server.player(self.table, token) for token in self.tokens]

    def play(self, answers: int) -> None:
        for _ in range(answers):
            asked = whoever_is_asked(*self.players)
            if asked.over:
                return
            asked.answer_anything(self.chance)
            self.acknowledged += 1

    def end(self) -> None:
        self.players[0].say(type="concede")
        self.players[0].wait(lambda: self.players[0].over)
        self.close()

    def close(self) -> None:
        for player in self.players:
            player.close()


@contextmanager
def going_on(game: Game) -> Iterator[None]:
    """Somebody plays on meanwhile, and nothing goes wrong with it."""
    enough, wrong = threading.Event(), list[BaseException]()

    def play() -> None:
        try:
            while not enough.is_set():
                game.play(1)
        except BaseException as error:
            wrong.append(error)

    thread = threading.Thread(target=play)
    thread.start()
    try:
        yield
    finally:
        enough.set()
        thread.join()
    assert not wrong


def kept_at(where: Path | str) -> dict[str, int]:
    """The tables that are kept in a folder or a database, and how many lines each has."""
    query = (
        "SELECT id, (SELECT count(*) FROM {0}entries WHERE table_id = id) AS lines FROM {0}tables ORDER BY created"
    )
    if isinstance(where, Path):
        with closing(sqlite3.connect(where / "games.sqlite3")) as kept:
            return dict(kept.execute(query.format("")).fetchall())
    return {row["id"]: row["lines"] for row in asyncio.run(asked(where, query.format("quickening.")))}


async def asked(database: str, query: str, *values: object) -> list[asyncpg.Record]:
    connection = await asyncpg.connect(database)
    found: list[asyncpg.Record] = await connection.fetch(query, *values)
    await connection.close()
    return found


def make_old(where: Path | str, table: str) -> None:
    """As if nothing had happened at a table for more than a year."""
    if isinstance(where, Path):
        with closing(sqlite3.connect(where / "games.sqlite3", timeout=PATIENCE)) as kept:
            kept.execute("UPDATE tables SET created = ? WHERE id = ?", (LONG_AGO, table))
            kept.execute("UPDATE entries SET at = ? WHERE table_id = ?", (LONG_AGO, table))
            kept.commit()
        return
    for query in (
        "UPDATE quickening.tables SET created = $1 WHERE id = $2",
        "UPDATE quickening.entries SET at = $1 WHERE table_id = $2",
    ):
        asyncio.run(asked(where, query, LONG_AGO, table))


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_games_are_backed_up_brought_back_and_pruned_while_somebody_plays(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database = request.getfixturevalue("database") if kind == "postgres" else ""
    where: Path | str = database or tmp_path
    here = ("--database", database) if database else ("--data", str(tmp_path))
    with process_serving(tmp_path, *(here if database else ())) as (_, server):
        old, recent, playing = (Game(server, seed) for seed in range(3))
        for game in (old, recent):
            game.play(4)
            game.end()
        make_old(where, old.table)
        with going_on(playing):
            before = playing.acknowledged
            quickening("backup", str(tmp_path / "backup"), *here)
            assert "1" in quickening("data", "prune", "--older-than", "180", "--dry-run", *here)
            assert old.table in kept_at(where)
            quickening("data", "prune", "--older-than", "180", *here)
        assert set(kept_at(where)) == {recent.table, playing.table}
        playing.play(2)
        assert kept_at(where)[playing.table] == playing.acknowledged
        playing.close()
        if not database:
            brought_back(tmp_path, [old, recent], playing, before)


def brought_back(folder: Path, ended: list[Game], playing: Game, before: int) -> None:
    """The backup has what was acknowledged before it was made, all of it plays, and a server goes on with it."""
    elsewhere = folder / "elsewhere"
    quickening("restore", str(folder / "backup"), "--data", str(elsewhere))
    kept = kept_at(elsewhere)
    assert set(kept) == {*(game.table for game in ended), playing.table}
    assert before <= kept[playing.table] <= playing.acknowledged
    assert "3" in quickening("replay", "--all", str(elsewhere))
    with process_serving(elsewhere) as (_, server):
        playing.players = playing.seated(server)
        playing.play(3)
        playing.close()
    assert kept_at(elsewhere)[playing.table] == kept[playing.table] + 3


def test_all_who_were_there_come_back_at_once(tmp_path: Path) -> None:
    """The server is killed, and everybody's page comes back to the next one in the same moment: each table is read
    from its lines once, all see what they saw, and nobody is sent away."""
    with process_serving(tmp_path, "--people-per-address", "2") as (process, server):
        games = [Game(server, seed) for seed in range(TABLES)]
        for game in games:
            game.play(8)
        games[-1].players[0].listen_out()  # meanwhile the others are told, too
        for game in games:
            for player in game.players:
                player.catch_up()
        seen = {game.table: [player.state["view"]["areas"] for player in game.players] for game in games}
        process.kill()
    for game in games:
        game.close()

    with process_serving(tmp_path, "--people-per-address", "2") as (_, server):
        back: dict[str, list[Player]] = {}
        threads = [threading.Thread(target=lambda g=game: back.update({g.table: g.seated(server)})) for game in games]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        for game in games:
            game.players = back[game.table]
            names = [[(area["name"], len(area["cards"])) for area in one] for one in seen[game.table]]
            now = [[(area["name"], len(area["cards"])) for area in p.state["view"]["areas"]] for p in game.players]
            assert now == names
            game.play(1)
            game.close()
    assert kept_at(tmp_path) == {game.table: game.acknowledged for game in games}
