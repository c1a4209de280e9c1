"""What is acknowledged is on disk."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable
from contextlib import closing, suppress
from pathlib import Path

import asyncpg
import msgspec
import pytest

from quickening.core.refusals import Refused
from quickening.server import sqlite
from quickening.server.guests import Guest
from quickening.server.journal import ANSWER, Entry, Journal, NotKept, SeatRow, Taken
from quickening.server.places import Place
from quickening.server.postgres import open_postgres
from quickening.server.rooms import Rooms
from quickening.server.run import open_database, serve
from quickening.server.schema import SQLITE
from quickening.server.sqlite import SqliteJournal
from tests.server.conftest import PATIENCE, huntik_seats


@pytest.fixture(params=["sqlite", "postgres"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Awaitable[Journal]]:
    """Opens a journal, of either kind; again and again the same one."""
    address = request.getfixturevalue("database") if request.param == "postgres" else ""

    async def open_it() -> Journal:
        return await open_database(address) if address else SqliteJournal(tmp_path / "games.sqlite3")

    return open_it


def test_a_line_is_written_once(opened: Callable[[], Awaitable[Journal]]) -> None:
    async def run() -> None:
        journal = await opened()
        seats = [SeatRow(0, "you", "Ann", "hash"), SeatRow(1, "bot", "Bob", "")]
        await journal.open_table("t", b"{}", seats, 1.0)
        entry = Entry(0, 0, ANSWER, ("a", "b"), 1.5, 0, 700)
        await journal.append("t", entry)
        with pytest.raises(Taken):
            await journal.append("t", Entry(0, 1, ANSWER))
        many = [journal.append("t", Entry(n, 0, ANSWER)) for n in (1, 2, 2, 3)]

        outcomes = await asyncio.gather(*many, return_exceptions=True)

        assert [type(outcome) for outcome in outcomes] == [type(None), type(None), Taken, type(None)]
        await journal.close()
        journal = await opened()
        kept = await journal.find("t")
        assert kept is not None
        assert (kept.setup, kept.seats) == (b"{}", seats)
        assert [line.n for line in kept.entries] == [0, 1, 2, 3]
        assert kept.entries[0] == entry
        assert [line.n for line in await journal.since("t", 2)] == [2, 3]
        assert await journal.find("another") is None
        await journal.close()

    asyncio.run(run())


def test_answers_that_wait_for_the_disk_are_written_by_one_statement(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    statements: list[str] = []
    connect = sqlite._connect

    def connected(path: Path) -> sqlite3.Connection:
        connection = connect(path)
        connection.set_trace_callback(statements.append)
        return connection

    monkeypatch.setattr(sqlite, "_connect", connected)

    async def run() -> None:
        journal = SqliteJournal(tmp_path / "games.sqlite3")
        begun, go = threading.Event(), threading.Event()

        def slow(connection: sqlite3.Connection) -> None:
            begun.set()
            go.wait()

        waiting = asyncio.create_task(journal._do(slow))
        await asyncio.to_thread(begun.wait)
        many = [asyncio.create_task(journal.append(f"t{n}", Entry(0, 0, ANSWER))) for n in range(5)]
        asked = asyncio.create_task(journal.seats_at("t0"))  # lines do not wait for what else there is
        await asyncio.sleep(0)
        go.set()
        await asyncio.gather(waiting, asked, *many)
        await journal.close()

    asyncio.run(run())

    written = [statement for statement in statements if statement.startswith("INSERT")]
    assert len(written) == 1
    assert all(f"'t{n}'" in written[0] for n in range(5))
    after = statements[statements.index(written[0]) + 1 :]
    assert [statement.split(" ")[0] for statement in after] == ["BEGIN", "SAVEPOINT", "SELECT", "RELEASE", "COMMIT"]


def test_what_no_database_can_hold_is_refused_and_the_others_go_on(opened: Callable[[], Awaitable[Journal]]) -> None:
    async def run() -> None:
        journal = await opened()
        lines = [journal.append("t", Entry(n, 0, ANSWER)) for n in (0, 2**63, 1)]
        asked = journal.has_seat("ann", "t", 2**63)

        outcomes = await asyncio.gather(*lines, asked, return_exceptions=True)

        assert [type(outcome) for outcome in outcomes[1::2]] == [NotKept, NotKept]
        if isinstance(outcomes[0], NotKept):  # PostgreSQL is given all of them by one statement
            await journal.append("t", Entry(0, 0, ANSWER))
            await journal.append("t", Entry(1, 0, ANSWER))
        assert [line.n for line in await journal.since("t", 0)] == [0, 1]
        await journal.close()

    asyncio.run(run())


def test_who_waits_for_a_writer_that_fails_is_told_and_the_next_finds_a_new_one(tmp_path: Path) -> None:
    async def run() -> None:
        journal = SqliteJournal(tmp_path / "games.sqlite3")
        await journal.append("t", Entry(0, 0, ANSWER))
        with pytest.raises(NotKept, match="could not be kept"):
            await journal._do(lambda connection: connection.close())
        await journal.append("t", Entry(1, 0, ANSWER))
        with pytest.raises(NotKept, match="could not be kept"):
            await journal._do(lambda connection: 1 // 0)
        thread = journal._thread
        journal._work.put(None)  # as if it had ended
        await asyncio.to_thread(thread.join, PATIENCE)

        await journal.append("t", Entry(2, 0, ANSWER))

        assert [line.n for line in await journal.since("t", 0)] == [0, 1, 2]
        await journal.close()
        with pytest.raises(NotKept, match="closed"):
            await journal.since("t", 0)

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_lines_that_come_shortly_after_one_another_go_to_disk_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quickening.server.sqlite.TOGETHER", 0.3)
    batches: list[int] = []
    monkeypatch.setattr("quickening.server.sqlite.BATCHES.observe", batches.append)

    async def run() -> None:
        journal = SqliteJournal(tmp_path / "games.sqlite3")
        await journal.append("t", Entry(0, 0, ANSWER))  # after a silence: at once
        writing = []
        for n in (1, 2, 3):
            writing.append(asyncio.create_task(journal.append("t", Entry(n, 0, ANSWER))))
            await asyncio.sleep(0.01)
        await asyncio.gather(*writing)
        assert [line.n for line in await journal.since("t", 0)] == [0, 1, 2, 3]
        last = asyncio.create_task(journal.append("t", Entry(4, 0, ANSWER)))
        await asyncio.sleep(0)
        await journal.close()  # what was gathered is written before the end
        await last

    asyncio.run(run())
    assert batches[:2] == [1, 3]


def test_a_batch_is_one_statement_to_the_database(database: str) -> None:
    async def run() -> None:
        journal = await open_postgres(database)
        await journal.open_table("table", b"{}", [SeatRow(0, "you", "Ann", "")], 0.0)
        await journal.append("table", Entry(0, 0, "answer"))
        connection = await asyncpg.connect(database)
        query = "SELECT query FROM pg_stat_activity WHERE application_name = 'quickening' AND datname = $1"
        said = [row["query"] for row in await connection.fetch(query, database.rpartition("/")[2])]
        await connection.close()
        await journal.close()

        assert any("INSERT INTO entries" in words for words in said)
        assert not any("RESET" in words for words in said)

    asyncio.run(run())


def test_what_was_written_ahead_is_moved_by_somebody_else_while_lines_are_written(tmp_path: Path) -> None:
    """The file by itself, without what was written ahead of it, comes to hold the lines."""

    def lines_in_place() -> int:
        alone = tmp_path / "alone"
        alone.mkdir(exist_ok=True)
        copy = shutil.copy(tmp_path / "games.sqlite3", alone)
        with closing(sqlite3.connect(copy)) as kept, suppress(sqlite3.OperationalError):
            found: int = kept.execute("SELECT count(*) FROM entries").fetchone()[0]
            return found
        return 0  # not even the form of the tables is there

    async def run() -> None:
        journal = SqliteJournal(tmp_path / "games.sqlite3")
        await journal.open_table("table", b"{}", [], 0.0)
        lines, end = 0, time.monotonic() + PATIENCE
        while not lines_in_place():
            assert time.monotonic() < end
            await journal.append("table", Entry(lines, 0, "answer"))
            lines += 1
            await asyncio.sleep(0.1)
        await journal.append("table", Entry(lines, 0, "answer"))
        assert [entry.n for entry in await journal.since("table", 0)] == list(range(lines + 1))
        await journal.close()

    asyncio.run(run())


def test_brought_records_and_silent_times(
    opened: Callable[[], Awaitable[Journal]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quickening.server.journal.MOST_RECORDS", 2)

    async def run() -> None:
        journal = await opened()
        for at, name in enumerate("abac"):
            await journal.keep_record(name, name.encode(), at)

        assert [await journal.record(name) for name in "abc"] == [b"a", None, b"c"]
        assert await journal.pulse(100.0) == []
        assert await journal.pulse(110.0) == []
        await journal.close()
        journal = await opened()
        assert await journal.pulse(300.0) == [(110.0, 300.0)]
        assert await journal.pulse(305.0) == [(110.0, 300.0)]
        await journal.close()

    asyncio.run(run())


def test_a_journal_of_an_earlier_version_goes_on(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "games.sqlite3")) as old:
        old.executescript(SQLITE[0])
        old.execute("INSERT INTO tables VALUES ('t', 1.0, x'7b7d')")
        old.execute("INSERT INTO entries VALUES ('t', 0, 1, 'answer', ?, 2.0)", (b'["a"]',))
        old.commit()

    async def run() -> None:
        journal = SqliteJournal(tmp_path / "games.sqlite3")
        kept = await journal.find("t")
        assert kept is not None
        assert kept.entries == [Entry(0, 1, ANSWER, ("a",), 2.0)]
        await journal.close()

    asyncio.run(run())


def test_a_journal_of_a_version_to_come_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    asyncio.run(SqliteJournal(path).close())
    with closing(sqlite3.connect(path)) as later:
        later.execute(f"PRAGMA user_version={len(SQLITE) + 1}")
        later.commit()
    before = path.read_bytes()

    with pytest.raises(Refused, match="of a later version of quickening"):
        SqliteJournal(path)

    assert path.read_bytes() == before


def test_a_database_of_a_version_to_come_is_refused(database: str) -> None:
    async def run() -> None:
        await (await open_postgres(database)).close()
        await (await open_postgres(database)).close()  # its own version is welcome
        connection = await asyncpg.connect(database)
        await connection.execute("INSERT INTO quickening.version VALUES (999)")
        await connection.close()
        with pytest.raises(Refused, match="of a later version of quickening"):
            await open_postgres(database)

    asyncio.run(run())


def test_a_database_from_before_versions_were_noted_goes_on(database: str) -> None:
    async def run() -> None:
        await (await open_postgres(database)).close()
        connection = await asyncpg.connect(database)
        await connection.execute("DROP TABLE quickening.version; ALTER TABLE quickening.entries DROP COLUMN mark")
        await connection.execute("INSERT INTO quickening.tables VALUES ('t', 1.0, '{}')")
        await connection.close()
        journal = await open_postgres(database)
        await journal.append("t", Entry(0, 1, ANSWER, ("a",), 2.0, mark="m"))
        kept = await journal.find("t")
        assert kept is not None
        assert kept.entries[0].mark == "m"
        await journal.close()

    asyncio.run(run())


class SlowJournal(SqliteJournal):
    """A journal whose disk waits until it is let go."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.go = asyncio.Event()

    async def append(self, table: str, entry: Entry, outcome: str = "") -> None:
        await self.go.wait()
        await super().append(table, entry, outcome)


def test_nobody_hears_of_an_answer_before_it_is_on_disk(tmp_path: Path) -> None:
    async def run() -> None:
        journal = SlowJournal(tmp_path / "games.sqlite3")
        rooms = Rooms(journal, tmp_path)
        places = [msgspec.convert(seat, Place) for seat in huntik_seats("you", "friend")]
        room, _ = await rooms.lay("huntik", places, {}, seed=1)
        guests = [Guest(0), Guest(1), Guest(None)]
        for guest in guests:
            room.welcome(guest)
        for guest in guests:
            room.state_for(guest)
        before = room.game.fingerprint()
        decision = room.game.decision
        assert decision is not None

        giving = asyncio.create_task(room.answer(decision.seat, 0, [decision.options[0].id]))
        await asyncio.sleep(0.05)
        assert (room.game.fingerprint(), room.history.written) == (before, 0)
        assert not any(guest.stale for guest in guests)
        late = asyncio.create_task(room.answer(decision.seat, 0, [decision.options[1].id]))
        journal.go.set()
        await giving
        with pytest.raises(Refused, match="not the decision"):
            await late

        assert room.history.written == 1
        assert all(guest.stale for guest in guests)
        await journal.close()

    asyncio.run(run())


class FullDisk(SqliteJournal):
    """A journal that cannot write."""

    async def append(self, table: str, entry: Entry, outcome: str = "") -> None:
        raise Refused("this could not be kept; nothing was changed")


def test_what_cannot_be_kept_does_not_happen(tmp_path: Path) -> None:
    async def run() -> None:
        journal: Journal = FullDisk(tmp_path / "games.sqlite3")
        rooms = Rooms(journal, tmp_path)
        places = [msgspec.convert(seat, Place) for seat in huntik_seats("you", "friend")]
        room, _ = await rooms.lay("huntik", places, {}, seed=1)
        before = room.game.fingerprint()
        decision = room.game.decision
        assert decision is not None

        with pytest.raises(Refused, match="could not be kept"):
            await room.answer(decision.seat, 0, [decision.options[0].id])
        with pytest.raises(Refused, match="could not be kept"):
            await room.concede(0)

        assert (room.game.fingerprint(), room.history.written) == (before, 0)
        await journal.close()

    asyncio.run(run())


def test_one_process_serves_a_folder(tmp_path: Path) -> None:
    async def run() -> None:
        first = SqliteJournal(tmp_path / "games.sqlite3")
        with pytest.raises(Refused, match="does another server use this folder"):
            SqliteJournal(tmp_path / "games.sqlite3")
        await first.close()
        await SqliteJournal(tmp_path / "games.sqlite3").close()

    asyncio.run(run())


def test_several_workers_cannot_share_sqlite_where_no_connection_can_be_handed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quickening.server.run.CAN_HAND_OVER", False)
    with pytest.raises(Refused, match="2 workers cannot share an SQLite journal here"):
        serve(data=tmp_path, workers=2)
    monkeypatch.setenv("WEB_CONCURRENCY", "4")
    with pytest.raises(Refused, match="4 workers"):
        serve(data=tmp_path)
    assert not (tmp_path / "games.sqlite3").exists()
