"""Whoever runs a server looks after what it keeps: backups, and what may go."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import asyncpg
import msgspec
import pytest

from quickening.server.journal import ANSWER, Account, Entry, Journal, SeatRow
from quickening.server.run import open_database
from quickening.server.schema import SQLITE
from quickening.server.sqlite import SqliteJournal
from quickening.server.tournament_state import Announced, Match, State
from quickening.tournaments import Tournament
from tests.cli.conftest import Run, run
from tests.server.conftest import serving
from tests.server.database import programs

__all__ = ["run"]  # the command line, as a fixture

DAY = 86400.0


def test_a_backup_is_made_while_games_go_on_and_brought_back_elsewhere(run: Run, tmp_path: Path) -> None:
    here, there, file = tmp_path / "here", tmp_path / "there", tmp_path / "backup"
    chance = random.Random(1)
    with serving(here) as server:
        table, tokens = server.lay("you", "bot")
        ann = server.player(table, tokens[0])
        ann.wait_for_decision()
        ann.answer_anything(chance)
        acknowledged, told = ann.state["n"], len(ann.log)

        made = run("backup", str(file), "--data", str(here))
        assert made.code == 0, made.err
        ann.wait_for_decision()
        ann.answer_anything(chance)  # the server goes on
        ann.close()
        again = run("backup", str(file), "--data", str(here))
        assert (again.code, "there is something already" in again.err) == (2, True)
    assert file.stat().st_mode & 0o077 == 0
    assert [one.name for one in tmp_path.iterdir() if "partial" in one.name] == []

    back = run("restore", str(file), "--data", str(there))
    assert back.code == 0, back.err
    with serving(there) as server:
        ann = server.player(table, tokens[0])
        assert ann.state["n"] >= acknowledged
        assert len(ann.log) >= told
        ann.close()


def test_nothing_is_restored_under_a_server_or_over_games(run: Run, tmp_path: Path) -> None:
    data, file = tmp_path / "data", tmp_path / "backup"
    journal = SqliteJournal(data / "games.sqlite3")
    assert run("backup", str(file), "--data", str(data)).code == 0
    asyncio.run(journal.run("INSERT INTO records VALUES ('later', 1.0, x'')"))

    under = run("restore", str(file), "--data", str(data), "--replace")
    assert "does another server use this folder?" in under.err
    asyncio.run(journal.close())
    assert "there are games here; say --replace" in run("restore", str(file), "--data", str(data)).err
    assert run("restore", str(file), "--data", str(data), "--replace").code == 0

    for name, records in (("games.sqlite3", 0), ("games.sqlite3.replaced", 1)):
        with closing(sqlite3.connect(data / name)) as kept:
            assert kept.execute("SELECT count(*) FROM records").fetchone() == (records,)


def test_what_is_no_backup_is_not_restored(run: Run, tmp_path: Path) -> None:
    file, data = tmp_path / "backup", tmp_path / "data"
    for content, words in ((b"hello", "is no backup of a data folder"), (b"PGDMP", "is no backup of a data folder")):
        file.write_bytes(content)
        assert words in run("restore", str(file), "--data", str(data)).err
    assert "No such file" in run("restore", str(tmp_path / "none"), "--data", str(data)).err
    assert "there are no games here" in run("backup", str(tmp_path / "b"), "--data", str(data)).err
    file.unlink()
    asyncio.run(SqliteJournal(file).close())
    with closing(sqlite3.connect(file)) as later:
        later.execute(f"PRAGMA user_version={len(SQLITE) + 1}")
    assert "of a later version" in run("restore", str(file), "--data", str(data)).err
    assert not (data / "games.sqlite3").exists()


def test_a_backup_that_is_damaged_is_not_restored(run: Run, tmp_path: Path) -> None:
    here, file, data = tmp_path / "here", tmp_path / "backup", tmp_path / "data"
    journal = SqliteJournal(here / "games.sqlite3")
    asyncio.run(lay_some(journal, time.time()))
    asyncio.run(journal.close())
    assert run("backup", str(file), "--data", str(here)).code == 0
    with closing(sqlite3.connect(file)) as copy:
        (page,) = copy.execute("SELECT rootpage FROM sqlite_master WHERE name = 'entries'").fetchone()
        (size,) = copy.execute("PRAGMA page_size").fetchone()
    with file.open("r+b") as damaged:
        damaged.seek((page - 1) * size)
        damaged.write(bytes(size))

    assert "is damaged" in run("restore", str(file), "--data", str(data)).err

    assert not (data / "games.sqlite3").exists()


def test_a_database_is_backed_up_while_it_is_used_and_restored(
    run: Run, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "backup"
    monkeypatch.setenv("PATH", os.pathsep.join((str(programs()), os.environ["PATH"])))

    async def use(backup: bool) -> None:
        journal = await open_database(database)
        await journal.keep_record("before" if backup else "after", b"{}", 1.0)
        if backup:
            said = await asyncio.to_thread(run, "backup", str(file), "--database", database)
            assert said.code == 0, said.err
        else:
            said = await asyncio.to_thread(run, "restore", str(file), "--database", database)
            assert "a server uses this database" in said.err
        await journal.close()

    asyncio.run(use(backup=True))
    asyncio.run(use(backup=False))
    assert run("restore", str(file), "--database", database).code == 0
    found = asyncio.run(asked(database, "SELECT name FROM quickening.records"))
    assert found == ["before"]
    asyncio.run(asked(database, "INSERT INTO quickening.tables VALUES ('t', 1.0, '{}')"))
    assert (
        "there are 1 games in this database; say --replace" in run("restore", str(file), "--database", database).err
    )
    assert run("restore", str(file), "--database", database, "--replace").code == 0
    assert asyncio.run(asked(database, "SELECT id FROM quickening.tables")) == []


async def asked(database: str, query: str) -> list[str]:
    connection = await asyncpg.connect(database)
    try:
        return [row[0] for row in await connection.fetch(query)]
    finally:
        await connection.close()


async def lay_some(journal: Journal, now: float) -> None:
    """Tables of every kind: what they are is said by their names."""
    old, new = now - 100 * DAY, now - DAY
    await journal.add_account(Account("ann", "Ann", ""), old)
    tables = {
        "over": (old, old, True, False),
        "over and kept": (old, old, True, True),
        "over lately": (old, new, True, False),
        "left by guests": (old, old, False, False),
        "laid lately": (new, new, False, False),
        "kept": (old, old, False, True),
    }
    for name, (laid, last, is_over, is_kept) in tables.items():
        await journal.open_table(name, b"{}", [SeatRow(0, "you", "Ann", "x")], laid)
        await journal.append(name, Entry(0, 0, ANSWER, ("a",), last), "Ann won" if is_over else "")
        if is_kept:
            await journal.keep_seat("ann", name, 0)
    tournaments = {
        "played": (old, 0, held(old, "over")),
        "played lately": (new, 0, held(new, "over lately")),
        "nobody came": (old, 1, held(0, "")),
        "left by all": (old, 2, held(old, "left by guests")),
        "its round is new": (old, 2, held(new, "kept")),
        "its table is played": (old, 2, held(old, "over lately")),
    }
    for name, (announced, going, state) in tournaments.items():
        query = "INSERT INTO tournaments (name, created, version, state, going) VALUES ($1, $2, 0, $3, $4)"
        await journal.run(query, name, announced, state, going)


def held(round_began: float, table: str) -> bytes:
    """A tournament of two in its first round, or before it if there is no table."""
    wanted = Announced("huntik", "swiss")
    if not table:
        return msgspec.json.encode(State(wanted, ""))
    going = Tournament.of("swiss", ["Ann", "Bob"], 1).next_round()
    matches = (Match(1, ("Ann", "Bob"), table),)
    return msgspec.json.encode(State(wanted, "", tournament=going, matches=matches, round_began=round_began))


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_old_tables_go_beside_a_server(
    kind: str, run: Run, tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quickening.server.pruning.AT_ONCE", 1)
    database = request.getfixturevalue("database") if kind == "postgres" else ""
    where = ["--database", database] if database else ["--data", str(tmp_path)]

    async def scene() -> None:
        journal = await open_database(database) if database else SqliteJournal(tmp_path / "games.sqlite3")
        await lay_some(journal, time.time())
        for how, words in ((["--dry-run"], "would go"), ([], "are gone")):
            said = await asyncio.to_thread(run, "data", "prune", "--older-than", "90", *where, *how)
            assert said.out == f"2 finished and 1 abandoned tables and 3 tournaments {words}; 3 tables stay.\n", (
                said.err
            )
        left = {row[0] for row in await journal.run("SELECT id FROM tables")}
        assert left == {"over lately", "laid lately", "kept"}
        for part in ("entries", "seats"):
            assert {row[0] for row in await journal.run(f"SELECT table_id FROM {part}")} == left
        assert [row[0] for row in await journal.run("SELECT table_id FROM kept_seats")] == ["kept"]
        names = await journal.run("SELECT name FROM tournaments ORDER BY name")
        assert [row[0] for row in names] == ["its round is new", "its table is played", "played lately"]
        await journal.close()

    asyncio.run(scene())


def test_what_has_no_games_has_nothing_to_prune(run: Run, tmp_path: Path) -> None:
    assert "there are no games here" in run("data", "prune", "--older-than", "1", "--data", str(tmp_path)).err
    assert "--older-than" in run("data", "prune", "--older-than", "0", "--data", str(tmp_path)).err
    assert list(tmp_path.iterdir()) == []
