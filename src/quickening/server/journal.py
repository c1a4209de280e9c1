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
from typing import Any

import msgspec

_SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (id TEXT PRIMARY KEY, created REAL NOT NULL, setup BLOB NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS seats (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL, token_hash TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)) STRICT;
CREATE TABLE IF NOT EXISTS entries (
    table_id TEXT NOT NULL, n INTEGER NOT NULL, seat INTEGER NOT NULL, what TEXT NOT NULL, chosen BLOB NOT NULL,
    at REAL NOT NULL, PRIMARY KEY (table_id, n)) STRICT, WITHOUT ROWID;
"""


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's journal: an answer, a concession, or an answer taken back."""

    n: int
    seat: int
    what: str
    chosen: tuple[str, ...] = ()


class SeatRow(msgspec.Struct, frozen=True):
    """A seat as it is kept: who sits there, and the hash of the secret that proves it."""

    seat: int
    kind: str
    name: str
    token_hash: str


class Taken(Exception):
    """Somebody else wrote this line of the journal first."""


class Journal:
    """The journal of all tables, in one SQLite file."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.path = path
        self._work: queue.SimpleQueue[tuple[Callable[[sqlite3.Connection], Any], Any, Any] | None] = (
            queue.SimpleQueue()
        )
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._write_all, name="journal", daemon=True)
        self._thread.start()
        self._ready.wait()

    def close(self) -> None:
        """Finish what was begun."""
        self._work.put(None)
        self._thread.join()

    # -- the writing thread ----------------------------------------------------------------------------------------

    def _write_all(self) -> None:
        connection = self._connect()
        connection.executescript(_SCHEMA)
        self._ready.set()
        while True:
            first = self._work.get()
            if first is None:
                break
            batch = [first, *self._waiting()]
            self._write(connection, [work for work in batch if work is not None])
            if None in batch:
                break
        connection.close()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        return connection

    def _waiting(self) -> list[Any]:
        """Everything else that waits: it shares the transaction."""
        found = []
        while not self._work.empty():
            found.append(self._work.get())
        return found

    def _write(self, connection: sqlite3.Connection, batch: list[Any]) -> None:
        outcomes: list[tuple[Any, Any, Any, sqlite3.Error | None]] = []
        connection.execute("BEGIN IMMEDIATE")
        for work, loop, future in batch:
            connection.execute("SAVEPOINT one")
            try:
                outcomes.append((loop, future, work(connection), None))
                connection.execute("RELEASE one")
            except sqlite3.Error as failure:
                connection.execute("ROLLBACK TO one")
                outcomes.append((loop, future, None, failure))
        connection.execute("COMMIT")
        for loop, future, result, error in outcomes:
            loop.call_soon_threadsafe(_settle, future, result, error)

    async def _do(self, work: Callable[[sqlite3.Connection], Any]) -> Any:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._work.put((work, loop, future))
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
        """One more line. Raises `Taken` if there is one of that number already."""
        row = (table, entry.n, entry.seat, entry.what, msgspec.json.encode(entry.chosen), time.time())

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)", row)

        try:
            await self._do(work)
        except sqlite3.IntegrityError:
            raise Taken(f"line {entry.n} of table {table} is written") from None

    async def rename(self, table: str, seat: int, name: str) -> None:
        """Somebody sat down and said their name."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE seats SET name = ? WHERE table_id = ? AND seat = ?", (name, table, seat))

        await self._do(work)

    async def find(self, table: str) -> tuple[bytes, list[SeatRow], list[Entry]] | None:
        """Everything about a table, or `None` if there is no such table."""

        def work(connection: sqlite3.Connection) -> Any:
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

        found = await self._do(work)
        if found is None:
            return None
        setup, seats, lines = found
        entries = [Entry(n, seat, what, tuple(msgspec.json.decode(chosen))) for n, seat, what, chosen in lines]
        return setup, [SeatRow(*seat) for seat in seats], entries


def _settle(future: asyncio.Future[Any], result: Any, error: Exception | None) -> None:
    if future.cancelled():
        return
    if error is not None:
        future.set_exception(error)
    else:
        future.set_result(result)
