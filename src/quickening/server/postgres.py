"""The journal in PostgreSQL, for several processes on several hosts.

Lines that wait go to disk together, by one statement; it also wakes the other processes, once for all of its lines.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import asyncpg
import msgspec

from quickening.core.refusals import Refused
from quickening.server.journal import Ear, Entry, Journal, SeatRow, Taken

_SCHEMA = """
CREATE SCHEMA IF NOT EXISTS quickening;
CREATE TABLE IF NOT EXISTS tables (
    id text PRIMARY KEY, created double precision NOT NULL, setup bytea NOT NULL, outcome text NOT NULL DEFAULT '');
CREATE TABLE IF NOT EXISTS seats (
    table_id text NOT NULL, seat integer NOT NULL, kind text NOT NULL, name text NOT NULL, token_hash text NOT NULL,
    PRIMARY KEY (table_id, seat));
CREATE TABLE IF NOT EXISTS entries (
    table_id text NOT NULL, n integer NOT NULL, seat integer NOT NULL, what text NOT NULL, chosen bytea NOT NULL,
    at double precision NOT NULL, whose integer NOT NULL, ms integer NOT NULL, PRIMARY KEY (table_id, n));
CREATE TABLE IF NOT EXISTS accounts (
    key text PRIMARY KEY, name text NOT NULL, password_hash text NOT NULL, created double precision NOT NULL);
CREATE TABLE IF NOT EXISTS sessions (
    token_hash text PRIMARY KEY, account text NOT NULL, until double precision NOT NULL);
CREATE TABLE IF NOT EXISTS kept_seats (
    account text NOT NULL, table_id text NOT NULL, seat integer NOT NULL, PRIMARY KEY (account, table_id, seat));
CREATE TABLE IF NOT EXISTS records (name text PRIMARY KEY, at double precision NOT NULL, data bytea NOT NULL);
CREATE TABLE IF NOT EXISTS pulses (worker text PRIMARY KEY, at double precision NOT NULL);
CREATE TABLE IF NOT EXISTS outages (began double precision PRIMARY KEY, ended double precision NOT NULL);
"""
#: A table's lines are numbered: of two lines with one number, the second is not kept and not returned.
_APPEND = """
WITH given AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::bytea[], $6::float8[], $7::int[],
        $8::int[], $9::text[]) AS given(table_id, n, seat, what, chosen, at, whose, ms, outcome)),
kept AS (
    INSERT INTO entries SELECT table_id, n, seat, what, chosen, at, whose, ms FROM given
    ON CONFLICT DO NOTHING RETURNING table_id, n),
ended AS (
    UPDATE tables SET outcome = given.outcome FROM given JOIN kept USING (table_id, n)
    WHERE id = given.table_id AND given.outcome <> '')
SELECT array_agg(table_id), array_agg(n),
    pg_notify('quickening', 'lines ' || $10::text || ' ' || coalesce(string_agg(DISTINCT table_id, ' '), ''))
FROM kept
"""
_CHANNEL = "quickening"
#: Only one process at a time prepares the database.
_PREPARING = 5_843_201
#: So many lines are written at once: the names of their tables fit into one notification, of 8,000 bytes at most.
MOST_LINES = 400
#: So long one waits before one tries to hear again, in seconds.
PAUSE = 0.5
_TROUBLE = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError)


class _Line(NamedTuple):
    table: str
    entry: Entry
    outcome: str
    future: asyncio.Future[None]

    @property
    def key(self) -> tuple[str, int]:
        return self.table, self.entry.n

    def row(self) -> tuple[Any, ...]:
        entry = self.entry
        chosen = msgspec.json.encode(entry.chosen)
        return (self.table, entry.n, entry.seat, entry.what, chosen, entry.at, entry.whose, entry.ms, self.outcome)

    def settle(self, error: Exception | None) -> None:
        """Tell who waits; nobody does if it was called off."""
        if self.future.done():
            return
        if error is None:
            self.future.set_result(None)
        else:
            self.future.set_exception(error)


async def open_postgres(database: str) -> PostgresJournal:
    """The journal at an address as `postgresql://user@host/name`. Refuses one that cannot be used."""
    how = {"search_path": "quickening", "synchronous_commit": "on", "application_name": "quickening"}
    try:
        pool = await asyncpg.create_pool(database, min_size=2, max_size=6, server_settings=how)
        async with pool.acquire() as connection, connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", _PREPARING)
            await connection.execute(_SCHEMA)
    except (*_TROUBLE, ValueError) as error:
        raise Refused(f"the database at {place_of(database)} cannot be used: {error}") from None
    return PostgresJournal(pool, database)


def place_of(database: str) -> str:
    """Where a database is, without any secret.

    >>> place_of("postgresql://ann:secret@db.example:5432/games")
    'db.example:5432/games'
    """
    return urlsplit(database).netloc.rpartition("@")[2] + urlsplit(database).path


class PostgresJournal(Journal):
    """The journal of all tables in a PostgreSQL database, which any number of processes share."""

    shared = True

    def __init__(self, pool: asyncpg.Pool[Any], database: str) -> None:
        super().__init__()
        self.pool = pool
        self.database = database
        self._waiting: list[_Line] = []
        self._notes: list[str] = []
        self._writing: asyncio.Task[None] | None = None
        self._telling: asyncio.Task[None] | None = None
        self._listening: asyncio.Task[None] | None = None

    async def close(self) -> None:
        """Finish what was begun."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        for task in (self._writing, self._telling):
            if task is not None:
                await task
        await self.pool.close()

    # -- what is kept ----------------------------------------------------------------------------------------------

    async def run(self, query: str, *values: Any) -> Sequence[Any]:
        """The rows a question is answered with."""
        try:
            return await self.pool.fetch(query, *values)
        except _TROUBLE as error:
            raise Refused(f"the database does not answer ({str(error) or type(error).__name__}); try again") from None

    async def open_table(self, table: str, setup: bytes, seats: Sequence[SeatRow], at: float) -> None:
        """A new table with its seats."""
        rows = [(one.seat, one.kind, one.name, one.token_hash) for one in seats]
        await self.run(
            "WITH laid AS (INSERT INTO tables (id, created, setup) VALUES ($1, $2, $3)) "
            "INSERT INTO seats SELECT $1, * FROM unnest($4::int[], $5::text[], $6::text[], $7::text[])",
            *(table, at, setup, *map(list, zip(*rows, strict=True))),
        )

    async def append(self, table: str, entry: Entry, outcome: str = "") -> None:
        """One more line, on disk when this returns. Raises `Taken` if there is one of that number already."""
        line = _Line(table, entry, outcome, asyncio.get_running_loop().create_future())
        self._waiting.append(line)
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_all())
        await line.future

    async def _write_all(self) -> None:
        """Everything that waits, and what comes meanwhile, each time in one statement."""
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST_LINES], self._waiting[MOST_LINES:]
            first = {line.key: line for line in reversed(batch)}
            try:
                kept = await self._write(list(first.values()))
            except _TROUBLE as error:
                for line in batch:
                    line.settle(Refused(f"this could not be kept ({str(error) or type(error).__name__}); try again"))
            else:
                for line in batch:
                    won = first[line.key] is line and line.key in kept
                    line.settle(None if won else Taken(f"line {line.key} is written"))

    async def _write(self, lines: Sequence[_Line]) -> set[tuple[str, int]]:
        columns = map(list, zip(*(line.row() for line in lines), strict=True))
        row = await self.pool.fetchrow(_APPEND, *columns, self.worker)
        assert row is not None
        return set(zip(row[0] or (), row[1] or (), strict=True))

    # -- other processes -------------------------------------------------------------------------------------------

    async def listen(self, ear: Ear) -> None:
        """Hear what other processes do from now on. If the connection is lost, it is made again."""
        ready = asyncio.Event()
        self._listening = asyncio.create_task(self._listen(ear, ready))
        await asyncio.wait((asyncio.create_task(ready.wait()), self._listening), return_when="FIRST_COMPLETED")

    async def _listen(self, ear: Ear, ready: asyncio.Event) -> None:
        while True:
            try:
                connection = await asyncpg.connect(self.database)
            except _TROUBLE:
                await asyncio.sleep(PAUSE)
                continue
            try:
                lost = asyncio.Event()
                connection.add_termination_listener(lambda _, lost=lost: lost.set())
                await connection.add_listener(_CHANNEL, lambda *heard: self._hear(ear, str(heard[-1])))
                if ready.is_set():
                    ear.lines_written([])
                ready.set()
                await lost.wait()
            finally:
                connection.terminate()

    def _hear(self, ear: Ear, said: str) -> None:
        kind, worker, rest = said.split(" ", 2)
        if worker == self.worker:
            return
        if kind == "lines":
            if rest:
                ear.lines_written(rest.split(" "))
        else:
            table, _, note = rest.partition(" ")
            ear.note_heard(worker, table, note.encode())

    def tell(self, table: str, note: bytes) -> None:
        """Say something to the other processes."""
        self._notes.append(f"note {self.worker} {table} {note.decode()}")
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell_all())

    async def _tell_all(self) -> None:
        while self._notes:
            notes, self._notes = self._notes[:MOST_LINES], self._notes[MOST_LINES:]
            try:
                await self.pool.execute("SELECT pg_notify('quickening', note) FROM unnest($1::text[]) AS note", notes)
            except _TROUBLE:
                await asyncio.sleep(PAUSE)  # what is not kept may be lost
