"""The journal in PostgreSQL, for several processes on several hosts.

Lines that wait go to disk together, by one statement; it also tells them to the other processes.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import asyncpg
import msgspec

from quickening.core.refusals import Refused
from quickening.server.awaiting import happens
from quickening.server.journal import Ear, Entry, Journal, NotKept, SeatRow, Taken, Unsure
from quickening.server.metrics import BATCHES, WRITING, timed
from quickening.server.schema import POSTGRES, POSTGRES_VERSION, check_version
from quickening.server.telling import hear, line_said, note_said, parted

_LOG = logging.getLogger(__name__)

#: A table's lines are numbered: of two lines with one number, the second is not kept and not returned.
_APPEND = """
WITH given AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::bytea[], $6::float8[], $7::int[],
        $8::int[], $9::text[], $10::text[], $11::text[], $12::int[])
        AS given(table_id, n, seat, what, chosen, at, whose, ms, mark, outcome, said, part)),
kept AS (
    INSERT INTO entries SELECT table_id, n, seat, what, chosen, at, whose, ms, mark FROM given
    ON CONFLICT DO NOTHING RETURNING table_id, n),
ended AS (
    UPDATE tables SET outcome = given.outcome FROM given JOIN kept USING (table_id, n)
    WHERE id = given.table_id AND given.outcome <> ''),
told(nothing) AS (
    SELECT pg_notify('quickening', 'lines ' || $13::text || ' ' || string_agg(said, E'\n'))
    FROM given JOIN kept USING (table_id, n) GROUP BY part)
SELECT array_agg(table_id), array_agg(n), (SELECT count(nothing::text) FROM told) FROM kept
"""
_TOUCH = "UPDATE version SET number = number WHERE number = (SELECT max(number) FROM version)"
_CHANNEL = "quickening"
#: Only one process at a time prepares the database.
_PREPARING = 5_843_201
#: So many lines are written at once, and so many seconds after the last ones at the earliest: a statement for each
#: line would take longer than all of them together.
MOST_LINES = 400
TOGETHER = 0.02
#: A notification has 8,000 bytes at most; lines that fit into one are told by one. A line that is longer is not told:
#: the other processes read it.
LONGEST_NOTE = 7_500
#: So long one waits before one tries to hear again, in seconds.
PAUSE = 0.5
#: So long the database may take to answer, in seconds.
PATIENCE = 10.0
#: So often the connection that listens is tried, in seconds: one that is dead may not say so.
HEARTBEAT = 5.0
#: What is raised by a database that is lost or unwilling, and by asyncpg when it is lost in the middle of a word.
_TROUBLE = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, TimeoutError)
#: Errors by which a database goes away (the beginnings of their codes): what it was doing may be done or not.
_GOING = ("08", "57P", "58", "XX")


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
        rest = (entry.what, chosen, entry.at, entry.whose, entry.ms, entry.mark)
        return (self.table, entry.n, entry.seat, *rest, self.outcome)

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
    pool = None
    try:
        pool = await asyncpg.create_pool(
            database,
            min_size=2,
            max_size=6,
            reset=leave_as_it_is,
            server_settings=how,
            timeout=PATIENCE,
            command_timeout=PATIENCE,
        )
        async with pool.acquire() as connection, connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", _PREPARING)
            await _prepare(connection, place_of(database))
    except (*_TROUBLE, ValueError, Refused) as error:
        if pool is not None:
            pool.terminate()
        if isinstance(error, Refused):
            raise
        raise Refused(f"the database at {place_of(database)} cannot be used: {error}") from None
    return PostgresJournal(pool, database)


async def leave_as_it_is(connection: Any) -> None:
    """A connection goes back to the others. Nothing is set here that would have to be reset.

    To ask the database to do so after each batch of lines would take as long as the lines. A transaction is rolled
    back anyway.
    """


async def _prepare(connection: Any, place: str) -> None:
    """Bring the database to its newest version. Refuses one of a version to come."""
    await connection.execute(POSTGRES_VERSION)
    version = await connection.fetchval("SELECT coalesce(max(number), 0) FROM quickening.version")
    check_version(f"the database at {place}", version, len(POSTGRES))
    for number, script in enumerate(POSTGRES[version:], version + 1):
        await connection.execute(script)
        await connection.execute("INSERT INTO quickening.version (number) VALUES ($1)", number)


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
        self._hears = False

    async def close(self) -> None:
        """Finish what was begun."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        for task in (self._writing, self._telling):
            if task is not None:
                await asyncio.gather(task, return_exceptions=True)
        try:
            async with asyncio.timeout(PATIENCE):
                await self.pool.close()
        except _TROUBLE:
            self.pool.terminate()

    # -- what is kept ----------------------------------------------------------------------------------------------

    async def run(self, query: str, *values: Any) -> Sequence[Any]:
        """The rows a question is answered with."""
        try:
            return await self.pool.fetch(query, *values)
        except _TROUBLE as error:
            raise NotKept(f"the database does not answer ({words_of(error)}); try again") from error

    async def open_table(self, table: str, setup: bytes, seats: Sequence[SeatRow], at: float) -> None:
        """A new table with its seats."""
        rows = [(one.seat, one.kind, one.name, one.token_hash) for one in seats]
        laid = await self.run(
            "WITH laid AS (INSERT INTO tables (id, created, setup) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING "
            "RETURNING id) INSERT INTO seats SELECT laid.id, seat.* FROM laid, "
            "unnest($4::int[], $5::text[], $6::text[], $7::text[]) AS seat RETURNING 1",
            *(table, at, setup, *map(list, zip(*rows, strict=True))),
        )
        if not laid:
            raise Taken(f"there is a table {table}")

    async def touch(self) -> None:
        """The version is written once more; and a line, for which there may be no room, and which is taken back."""
        try:
            async with self.pool.acquire(timeout=PATIENCE) as connection:
                trial = connection.transaction()
                await trial.start()
                try:
                    await connection.execute("INSERT INTO entries VALUES ('-', 0, -1, 'trial', '', 0, -1, 0)")
                finally:
                    await trial.rollback()
                await connection.execute(_TOUCH)
        except _TROUBLE as error:
            raise NotKept(f"the database does not write ({words_of(error)})") from error

    def troubles(self) -> list[str]:
        """Whether lines that wait are written, and others are heard."""
        idle = self._writing is None or self._writing.done()
        silent = self._listening is not None and not self._hears
        return [
            *(["the journal's writer has ended"] if self._waiting and idle else []),
            *(["nothing is heard from other processes"] if silent else []),
        ]

    async def forget_tables(self, which: str, before: float) -> int:
        """Take away the tables that a question finds, by one statement."""
        found = await self.run(
            f"WITH gone AS ({which}), "
            "lines AS (DELETE FROM entries USING gone WHERE table_id = gone.id), "
            "places AS (DELETE FROM seats USING gone WHERE table_id = gone.id), "
            "kept AS (DELETE FROM kept_seats USING gone WHERE table_id = gone.id), "
            "shown AS (DELETE FROM boards USING gone WHERE table_id = gone.id), "
            "sat AS (DELETE FROM open_seats USING gone WHERE table_id = gone.id), "
            "opened AS (DELETE FROM open_tables USING gone WHERE table_id = gone.id) "
            "DELETE FROM tables USING gone WHERE tables.id = gone.id RETURNING 1",
            before,
        )
        return len(found)

    async def append(self, table: str, entry: Entry, outcome: str = "") -> None:
        """One more line, on disk when this returns. Raises `Taken` if there is one of that number already."""
        line = _Line(table, entry, outcome, asyncio.get_running_loop().create_future())
        self._waiting.append(line)
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_all())
        await line.future

    async def _write_all(self) -> None:
        """Everything that waits, and what comes meanwhile, each time in one statement."""
        loop = asyncio.get_running_loop()
        while self._waiting:
            began = loop.time()
            batch, self._waiting = self._waiting[:MOST_LINES], self._waiting[MOST_LINES:]
            try:
                BATCHES.observe(len(batch))
                with timed(WRITING):
                    await self._write_batch(batch)
            except Exception:
                _LOG.exception("the journal")
            finally:  # nobody waits for ever, whatever goes wrong
                for line in batch:
                    line.settle(Unsure("the database was lost; whether this counts will be seen"))
            if self._waiting:
                await asyncio.sleep(began + TOGETHER - loop.time())

    async def _write_batch(self, batch: Sequence[_Line]) -> None:
        """Tell each of them what became of its line. If one cannot be written, each is written by itself."""
        first = {line.key: line for line in reversed(batch)}
        try:
            kept = await self._write(list(first.values()))
        except NotKept as error:
            if len(batch) > 1 and type(error) is NotKept and isinstance(error.__cause__, _FAULTY):
                for line in batch:
                    await self._write_batch([line])
            for line in batch:
                line.settle(error)
        else:
            for line in batch:
                won = first[line.key] is line and line.key in kept
                line.settle(None if won else Taken(f"line {line.key} is written"))

    async def _write(self, lines: Sequence[_Line]) -> set[tuple[str, int]]:
        """Which of the lines are kept. Refuses all of them, or is unsure, if the database is not there."""
        said = [line_said(line.table, line.entry, LONGEST_NOTE) for line in lines]
        rows = ((*line.row(), *told) for line, told in zip(lines, parted(said, LONGEST_NOTE), strict=True))
        columns = map(list, zip(*rows, strict=True))
        try:
            connection = await self.pool.acquire(timeout=PATIENCE)
        except Exception as error:
            raise NotKept(f"this could not be kept ({words_of(error)}); try again") from error
        try:
            row = await connection.fetchrow(_APPEND, *columns, self.worker)
        except Exception as error:
            if is_certain(error):
                raise NotKept(f"this could not be kept ({words_of(error)}); try again") from error
            with contextlib.suppress(asyncpg.InterfaceError):  # it has gone by itself
                connection.terminate()
            raise Unsure(f"the database was lost ({words_of(error)}); whether this counts will be seen") from error
        finally:
            with contextlib.suppress(*_TROUBLE):
                await self.pool.release(connection, timeout=PATIENCE)
        assert row is not None
        return set(zip(row[0] or (), row[1] or (), strict=True))

    # -- other processes -------------------------------------------------------------------------------------------

    async def listen(self, ear: Ear) -> None:
        """Hear what other processes do from now on. If the connection is lost, it is made again."""
        ready = asyncio.Event()
        self._listening = asyncio.create_task(self._listen(ear, ready))
        await ready.wait()

    async def _listen(self, ear: Ear, ready: asyncio.Event) -> None:
        """For ever: whatever ends one connection, there is another."""
        while True:
            try:
                await self._listen_once(ear, ready)
            except Exception as error:
                _LOG.warning("nothing is heard from other processes for a moment: %s", words_of(error))
            await asyncio.sleep(PAUSE)

    async def _listen_once(self, ear: Ear, ready: asyncio.Event) -> None:
        """Until the connection is lost, or does not answer any more."""
        connection = await asyncpg.connect(self.database, timeout=PATIENCE, command_timeout=PATIENCE)
        try:
            lost = asyncio.Event()
            connection.add_termination_listener(lambda _: lost.set())
            await connection.add_listener(_CHANNEL, lambda *heard: hear(ear, self.worker, str(heard[-1])))
            if ready.is_set():
                ear.lines_written([])
            ready.set()
            self._hears = True
            while not await happens(lost, HEARTBEAT):
                await connection.execute("SELECT 1")
        finally:
            self._hears = False
            connection.terminate()

    def tell(self, table: str, note: bytes) -> None:
        """Say something to the other processes."""
        self._notes.append(note_said(self.worker, table, note))
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell_all())

    async def _tell_all(self) -> None:
        while self._notes:
            notes, self._notes = self._notes[:MOST_LINES], self._notes[MOST_LINES:]
            try:
                await self.pool.execute("SELECT pg_notify('quickening', note) FROM unnest($1::text[]) AS note", notes)
            except _TROUBLE:
                await asyncio.sleep(PAUSE)  # what is not kept may be lost


#: What was given to the database cannot be kept by it: it would refuse it again.
_FAULTY = (asyncpg.PostgresError, asyncpg.DataError)


def is_certain(error: Exception) -> bool:
    """Whether an error says that nothing was written: the database is there and refuses it.

    >>> is_certain(asyncpg.NumericValueOutOfRangeError()), is_certain(asyncpg.AdminShutdownError())
    (True, False)
    """
    if isinstance(error, asyncpg.PostgresError):
        return not (error.sqlstate or "XX").startswith(_GOING)
    return isinstance(error, asyncpg.DataError)


def words_of(error: Exception) -> str:
    return str(error) or type(error).__name__
