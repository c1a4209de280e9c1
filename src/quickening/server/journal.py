"""What is on disk: tables, seats and every answer. An answer is acknowledged only after it is there.

SQLite, one process: one thread writes, and everything that waits for it goes to disk in one transaction.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import msgspec

from quickening.core.refusals import Refused

_SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (id TEXT PRIMARY KEY, created REAL NOT NULL, setup BLOB NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS seats (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL, token_hash TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)) STRICT;
CREATE TABLE IF NOT EXISTS entries (
    table_id TEXT NOT NULL, n INTEGER NOT NULL, seat INTEGER NOT NULL, what TEXT NOT NULL, chosen BLOB NOT NULL,
    at REAL NOT NULL, PRIMARY KEY (table_id, n)) STRICT, WITHOUT ROWID;
"""

#: What a line of a journal can say.
ANSWER, CONCEDE, UNDO, REMATCH = "answer", "concede", "undo", "rematch"


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's journal.

    `chosen` are the ids of an answer's options; of answers taken back how many are kept; of a rematch its table.
    """

    n: int
    seat: int
    what: str
    chosen: tuple[str, ...] = ()


class SeatRow(msgspec.Struct, frozen=True):
    """A seat as it is kept: who sits there (`bot`, `you`, `friend`), and the hash of the secret that proves it."""

    seat: int
    kind: str
    name: str
    token_hash: str


class Kept(NamedTuple):
    """Everything that is kept of a table."""

    setup: bytes
    seats: list[SeatRow]
    entries: list[Entry]


class Taken(Exception):
    """Somebody else wrote this line of the journal first."""


class Journal(Protocol):
    """Where tables are kept."""

    async def open_table(self, table: str, setup: bytes, seats: list[SeatRow]) -> None:
        """A new table with its seats."""

    async def append(self, table: str, entry: Entry) -> None:
        """One more line, on disk when this returns. Raises `Taken` if there is one of that number already."""

    async def find(self, table: str) -> Kept | None:
        """Everything about a table, or `None` if there is no such table."""

    async def close(self) -> None:
        """Finish what was begun."""


class _Work(NamedTuple):
    """Something for the writing thread, and who waits for it."""

    do: Callable[[sqlite3.Connection], Any]
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]

    def settle(self, result: Any, error: Exception | None) -> None:
        """Tell who waits, in their own thread; nobody waits any more if the server is shutting down."""
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(_settle, self.future, result, error)


class SqliteJournal:
    """The journal of all tables in one SQLite file, which belongs to one process. Refuses a file that is in use."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.path = path
        self._work: queue.SimpleQueue[_Work | None] = queue.SimpleQueue()
        self._opened: queue.SimpleQueue[sqlite3.Error | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_all, name="journal", daemon=True)
        self._thread.start()
        error = self._opened.get()
        if error is not None:
            raise Refused(f"{path}: {error}; does another server use this folder?")

    async def close(self) -> None:
        """Finish what was begun."""
        self._work.put(None)
        await asyncio.to_thread(self._thread.join)

    # -- the writing thread ----------------------------------------------------------------------------------------

    def _write_all(self) -> None:
        try:
            connection = _connect(self.path)
        except sqlite3.Error as error:
            self._opened.put(error)
            return
        self._opened.put(None)
        while (first := self._work.get()) is not None:
            batch = [first, *self._waiting()]
            _write(connection, [work for work in batch if work is not None])
            if None in batch:
                break
        connection.close()

    def _waiting(self) -> list[_Work | None]:
        """Everything else that waits: it shares the transaction."""
        found = []
        while not self._work.empty():
            found.append(self._work.get())
        return found

    async def _do(self, work: Callable[[sqlite3.Connection], Any]) -> Any:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._work.put(_Work(work, loop, future))
        return await future

    # -- what is kept ----------------------------------------------------------------------------------------------

    async def open_table(self, table: str, setup: bytes, seats: list[SeatRow]) -> None:
        """A new table with its seats."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT INTO tables VALUES (?, ?, ?)", (table, time.time(), setup))
            rows = [(table, one.seat, one.kind, one.name, one.token_hash) for one in seats]
            connection.executemany("INSERT INTO seats VALUES (?, ?, ?, ?, ?)", rows)

        await self._do(work)

    async def append(self, table: str, entry: Entry) -> None:
        """One more line, on disk when this returns. Raises `Taken` if there is one of that number already."""
        row = (table, entry.n, entry.seat, entry.what, msgspec.json.encode(entry.chosen), time.time())

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)", row)

        try:
            await self._do(work)
        except sqlite3.IntegrityError:
            raise Taken(f"line {entry.n} of table {table} is written") from None
        except sqlite3.Error as error:
            raise Refused(f"this could not be kept ({error}); nothing was changed") from None

    async def find(self, table: str) -> Kept | None:
        """Everything about a table, or `None` if there is no such table."""
        found = await self._do(lambda connection: _find(connection, table))
        if found is None:
            return None
        setup, seats, lines = found
        entries = [Entry(n, seat, what, tuple(msgspec.json.decode(chosen))) for n, seat, what, chosen in lines]
        return Kept(setup, [SeatRow(*seat) for seat in seats], entries)


def _connect(path: Path) -> sqlite3.Connection:
    """The file, held so that no other process writes to it."""
    connection = sqlite3.connect(path, isolation_level=None, timeout=2)
    connection.execute("PRAGMA locking_mode=EXCLUSIVE")
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.executescript(_SCHEMA)
    connection.execute("BEGIN IMMEDIATE")  # the lock is taken by the first writing
    connection.execute("COMMIT")
    return connection


def _write(connection: sqlite3.Connection, batch: list[_Work]) -> None:
    """All that waits in one transaction; who waits is told only when it is on disk."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        outcomes = [(work, *_one(connection, work)) for work in batch]
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        outcomes = [(work, None, error) for work in batch]
    for work, result, error_of_one in outcomes:
        work.settle(result, error_of_one)


def _one(connection: sqlite3.Connection, work: _Work) -> tuple[Any, sqlite3.Error | None]:
    """One piece of work; if it fails, the others go on."""
    connection.execute("SAVEPOINT one")
    try:
        result = work.do(connection)
    except sqlite3.Error as error:
        connection.execute("ROLLBACK TO one")
        return None, error
    connection.execute("RELEASE one")
    return result, None


def _find(connection: sqlite3.Connection, table: str) -> Any:
    found = connection.execute("SELECT setup FROM tables WHERE id = ?", (table,)).fetchone()
    if found is None:
        return None
    seats = connection.execute(
        "SELECT seat, kind, name, token_hash FROM seats WHERE table_id = ? ORDER BY seat", (table,)
    ).fetchall()
    lines = connection.execute(
        "SELECT n, seat, what, chosen FROM entries WHERE table_id = ? ORDER BY n", (table,)
    ).fetchall()
    return found[0], seats, lines


def _settle(future: asyncio.Future[Any], result: Any, error: Exception | None) -> None:
    if future.cancelled():
        return
    if error is not None:
        future.set_exception(error)
    else:
        future.set_result(result)
