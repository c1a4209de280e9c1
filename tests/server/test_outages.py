"""The journal fails, stalls, loses its connection: nobody waits for ever, nothing acknowledged is lost, all go on."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import asyncpg
import msgspec
import pytest

from quickening.core.refusals import Refused
from quickening.server import automatic, following, postgres
from quickening.server.clock import Limits
from quickening.server.guests import Guest
from quickening.server.journal import BEGIN, Entry, Journal, NotKept, Unsure
from quickening.server.places import Place
from quickening.server.postgres import PostgresJournal
from quickening.server.room import Room
from quickening.server.rooms import Rooms
from quickening.server.sqlite import SqliteJournal
from tests.server.conftest import PATIENCE, huntik_seats
from tests.server.database import restart
from tests.server.scenes import answer
from tests.server.test_workers import at_two_servers, until


class Fragile(SqliteJournal):
    """A journal that fails when it is told to: before a line is written, or after."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.before = 0
        self.after = 0
        self.reading = 0

    async def append(self, table: str, entry: Entry, outcome: str = "") -> None:
        if self.before:
            self.before -= 1
            raise NotKept("this could not be kept; try again")
        await super().append(table, entry, outcome)
        if self.after:
            self.after -= 1
            raise Unsure("the database was lost; whether this counts will be seen")

    async def since(self, table: str, n: int) -> list[Entry]:
        if self.reading:
            self.reading -= 1
            raise NotKept("the database does not answer")
        return await super().since(table, n)


async def laid(
    journal: Journal, folder: Path, *kinds: str, bot: str = "random", clock: Limits | None = None
) -> tuple[Rooms, Room]:
    rooms = Rooms(journal, folder)
    places = [msgspec.convert(seat | {"bot": bot}, Place) for seat in huntik_seats(*kinds)]
    room, _ = await rooms.lay("huntik", places, {}, seed=11, clock=clock)
    return rooms, room


@pytest.fixture(autouse=True)
def no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(following, "AGAIN", 0.01)
    monkeypatch.setattr(automatic, "GRACE", 0.0)


# -- bots and clocks -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", ["thumb", "random"])
def test_a_bot_gives_the_same_answer_again_when_the_journal_is_back(tmp_path: Path, bot: str) -> None:
    async def game_of(folder: Path, failures: Sequence[int]) -> list[tuple[int, tuple[str, ...]]]:
        journal = Fragile(folder / "games.sqlite3")
        rooms, room = await laid(journal, folder, "bot", "bot", bot=bot)
        room.welcome(Guest(None))
        for after, many in enumerate(failures):
            await until(lambda after=after: room.game.over or room.history.written > 4 * after)  # type: ignore[misc]
            journal.before, journal.after = many, many % 2
        await until(lambda: room.game.over)
        await rooms.close()
        await journal.close()
        return [(entry.seat, entry.chosen) for entry in room.history.line]

    async def run() -> None:
        fine = await game_of(tmp_path / "fine", [])
        assert await game_of(tmp_path / "fragile", [1, 2, 30, 0, 5]) == fine

    asyncio.run(run())


def test_a_clock_begins_when_the_journal_is_back(tmp_path: Path) -> None:
    async def run() -> None:
        journal = Fragile(tmp_path / "games.sqlite3")
        rooms, room = await laid(journal, tmp_path, "you", "friend", clock=Limits(player=60))
        journal.before = 5
        for seat in (0, 1):
            room.welcome(Guest(seat))
        await until(lambda: room.history.clock.begun)

        assert [entry.what for entry in await journal.since(room.table, 0)] == [BEGIN]
        await rooms.close()
        await journal.close()

    asyncio.run(run())


# -- rooms ---------------------------------------------------------------------------------------------------------


def test_a_line_that_may_be_there_is_read_before_anything_else(tmp_path: Path) -> None:
    async def run() -> None:
        journal = Fragile(tmp_path / "games.sqlite3")
        rooms, room = await laid(journal, tmp_path, "you", "friend")
        guest = Guest(0)
        room.welcome(guest)
        room.state_for(guest)
        journal.after, journal.reading = 1, 3
        with pytest.raises(Unsure):
            await answer(room)
        assert (room.history.written, guest.stale) == (0, False)
        with pytest.raises(NotKept):  # nobody can tell yet what is asked
            await answer(room)

        await until(lambda: room.history.written == 1)

        assert guest.stale
        await answer(room)
        assert [entry.n for entry in await journal.since(room.table, 0)] == [0, 1]
        await rooms.close()
        await journal.close()

    asyncio.run(run())


def test_reading_on_is_tried_until_it_succeeds(tmp_path: Path) -> None:
    async def run() -> None:
        journal = Fragile(tmp_path / "games.sqlite3")
        rooms, room = await laid(journal, tmp_path, "you", "friend")
        other = Rooms(journal, tmp_path)
        behind = await other.find(room.table)
        await answer(room)
        journal.reading = 3
        other.lines_written([room.table])

        await until(lambda: behind.history.written == 1)

        for one in (rooms, other):
            await one.close()
        await journal.close()

    asyncio.run(run())


# -- PostgreSQL ----------------------------------------------------------------------------------------------------


def test_whatever_a_lost_connection_raises_those_who_wait_are_told(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(one: Rooms, two: Rooms, room: Room) -> None:
        with monkeypatch.context() as lost:
            for error in (asyncpg.InternalClientError("got result for unknown protocol state"), RuntimeError("no")):
                lost.setattr(asyncpg.Connection, "fetchrow", _raising(error))
                with pytest.raises(Unsure, match="whether this counts will be seen"):
                    await answer(room)
            lost.setattr(asyncpg.Connection, "fetch", _raising(asyncpg.InternalClientError("unknown state")))
            with pytest.raises(NotKept, match="the database does not answer"):
                await one.journal.since(room.table, 0)
        await answer(room)
        assert room.history.written == 1

    at_two_servers(database, tmp_path, scene)


def test_nobody_waits_for_ever_for_a_batch_that_is_not_written(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever goes wrong between gathering lines and asking the database."""

    async def scene(one: Rooms, two: Rooms, room: Room) -> None:
        with monkeypatch.context() as broken:
            broken.setattr(PostgresJournal, "_write", _raising(ZeroDivisionError("a fault of our own")))
            async with asyncio.timeout(PATIENCE):
                with pytest.raises(Unsure, match="whether this counts will be seen"):
                    await answer(room)
        await answer(room)
        assert room.history.written == 1

    at_two_servers(database, tmp_path, scene)


def _raising(error: Exception) -> Any:
    async def fails(*how: Any, **more: Any) -> None:
        raise error

    return fails


def test_an_ear_that_fails_as_it_begins_to_listen_is_not_lost(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "PAUSE", 0.05)

    async def scene(one: Rooms, two: Rooms, room: Room) -> None:
        other = await two.find(room.table)
        connection = await asyncpg.connect(database)
        with monkeypatch.context() as deaf:
            deaf.setattr(asyncpg.Connection, "add_listener", _raising(asyncpg.AdminShutdownError("going")))
            await connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE query LIKE 'LISTEN%' AND pid <> pg_backend_pid()"
            )
            await asyncio.sleep(0.3)
            await answer(room)
        await connection.close()

        await until(lambda: other.history.written == 1)

    at_two_servers(database, tmp_path, scene)


class Wire:
    """What lies between a server and its database; once it is cut, nothing comes through, and nobody says so."""

    def __init__(self, database: str) -> None:
        self.there = urlsplit(database)
        self.cut = False
        self.tasks: list[asyncio.Task[None]] = []

    async def lay(self) -> str:
        """The address of this end."""
        self.server = await asyncio.start_server(self.connect, "127.0.0.1", 0)
        port = self.server.sockets[0].getsockname()[1]
        return self.there._replace(netloc=f"postgres@127.0.0.1:{port}").geturl()

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there_reader, there_writer = await asyncio.open_connection(self.there.hostname, self.there.port)
        self.tasks += [
            asyncio.create_task(self.pass_on(reader, there_writer)),
            asyncio.create_task(self.pass_on(there_reader, writer)),
        ]

    async def pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                if not self.cut:
                    writer.write(data)
            writer.close()

    async def remove(self) -> None:
        self.server.close()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def test_a_dead_ear_is_noticed(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("PAUSE", 0.05), ("HEARTBEAT", 0.1), ("PATIENCE", 0.5)):
        monkeypatch.setattr(postgres, name, value)

    async def scene(one: Rooms, two: Rooms, room: Room) -> None:
        other = await two.find(room.table)
        assert isinstance(two.journal, PostgresJournal)
        assert two.journal._listening is not None
        two.journal._listening.cancel()
        wire = Wire(database)
        two.journal.database = await wire.lay()
        await two.journal.listen(two)
        wire.cut = True
        await answer(room)
        await asyncio.sleep(0.2)
        assert other.history.written == 0

        two.journal.database = database
        await until(lambda: other.history.written == 1)
        await wire.remove()

    at_two_servers(database, tmp_path, scene)


def test_all_tables_go_on_after_the_database_was_restarted(database: str, tmp_path: Path) -> None:
    acknowledged: dict[str, list[int]] = {}

    async def play(room: Room, enough: asyncio.Event) -> None:
        while not enough.is_set():
            n = room.history.written
            try:
                await answer(room, "pass")
            except Refused:
                await asyncio.sleep(0.05)
            else:
                acknowledged.setdefault(room.table, []).append(n)
            if room.game.over:
                return
            await asyncio.sleep(0)

    async def scene(one: Rooms, two: Rooms, room: Room) -> None:
        places = [msgspec.convert(seat, Place) for seat in huntik_seats("you", "friend")]
        tables = [room] + [(await one.lay("huntik", places, {}, seed=seed))[0] for seed in range(5)]
        others = [await two.find(table.table) for table in tables]
        enough = asyncio.Event()
        playing = [asyncio.create_task(play(table, enough)) for table in tables]
        await asyncio.sleep(0.2)
        connection = await asyncpg.connect(database)
        folder = await connection.fetchval("SHOW data_directory")
        await connection.close()

        await asyncio.to_thread(restart, folder)
        written = [table.history.written for table in tables]
        await until(lambda: all(t.game.over or t.history.written > n for t, n in zip(tables, written, strict=True)))
        enough.set()
        await asyncio.gather(*playing)

        for table, other in zip(tables, others, strict=True):
            await until(lambda t=table, o=other: t.history.written == o.history.written)  # type: ignore[misc]
            assert other.game.fingerprint() == table.game.fingerprint()
            kept = [entry.n for entry in await one.journal.since(table.table, 0)]
            assert kept == list(range(table.history.written))
            assert set(acknowledged[table.table]) <= set(kept)

    at_two_servers(database, tmp_path, scene)
