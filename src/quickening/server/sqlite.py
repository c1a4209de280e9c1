"""The journal in one SQLite file, for one process: one thread writes, and what waits for it shares a transaction.

Every call of SQLite gives the interpreter away, and while games are played it may take milliseconds to get it back.
Answers are therefore written by one call, however many wait: statement, transaction and the wait for the disk.
"""

from __future__ import annotations

import asyncio
import queue
import re
import sqlite3
import threading
from collections.abc import Callable, Sequence
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from quickening.core.refusals import Refused
from quickening.server.journal import Ear, Entry, Journal, SeatRow, Taken

#: Each script brings a file from one version to the next; a file knows its version.
_SCRIPTS = (
    """
    CREATE TABLE IF NOT EXISTS tables (id TEXT PRIMARY KEY, created REAL NOT NULL, setup BLOB NOT NULL) STRICT;
    CREATE TABLE IF NOT EXISTS seats (
        table_id TEXT NOT NULL, seat INTEGER NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL,
        token_hash TEXT NOT NULL, PRIMARY KEY (table_id, seat)) STRICT;
    CREATE TABLE IF NOT EXISTS entries (
        table_id TEXT NOT NULL, n INTEGER NOT NULL, seat INTEGER NOT NULL, what TEXT NOT NULL, chosen BLOB NOT NULL,
        at REAL NOT NULL, PRIMARY KEY (table_id, n)) STRICT, WITHOUT ROWID;
    """,
    """
    ALTER TABLE tables ADD COLUMN outcome TEXT NOT NULL DEFAULT '';
    ALTER TABLE entries ADD COLUMN whose INTEGER NOT NULL DEFAULT -1;
    ALTER TABLE entries ADD COLUMN ms INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE accounts (
        key TEXT PRIMARY KEY, name TEXT NOT NULL, password_hash TEXT NOT NULL, created REAL NOT NULL) STRICT;
    CREATE TABLE sessions (token_hash TEXT PRIMARY KEY, account TEXT NOT NULL, until REAL NOT NULL) STRICT;
    CREATE TABLE kept_seats (
        account TEXT NOT NULL, table_id TEXT NOT NULL, seat INTEGER NOT NULL,
        PRIMARY KEY (account, table_id, seat)) STRICT, WITHOUT ROWID;
    CREATE TABLE records (name TEXT PRIMARY KEY, at REAL NOT NULL, data BLOB NOT NULL) STRICT;
    CREATE TABLE pulses (worker TEXT PRIMARY KEY, at REAL NOT NULL) STRICT;
    CREATE TABLE outages (began REAL PRIMARY KEY, ended REAL NOT NULL) STRICT;
    """,
)
_VALUE = re.compile(r"\$(\d)")
#: So many lines are written by one statement.
_MOST_LINES = 400
#: What was written is moved to its place in the file after so many pages (32 MB): meanwhile nothing can be written,
#: and the pages that change again and again are moved once.
_PAGES_LEFT_BEHIND = 8_000

_Row = tuple[str, int, int, str, bytes, float, int, int]


class _Work(NamedTuple):
    """Something for the writing thread, and who waits for it. `line`: it is nothing but this line of a journal."""

    do: Callable[[sqlite3.Connection], Any]
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]
    line: _Row | None = None


class _Outcome(NamedTuple):
    """What became of a piece of work."""

    future: asyncio.Future[Any]
    result: Any = None
    error: Exception | None = None


class SqliteJournal(Journal):
    """The journal of all tables in one SQLite file, which belongs to one process. Refuses a file that is in use."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as why:
            raise Refused(f"{path.parent}: {why.strerror}; say another folder for games with --data") from None
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

    async def _do(self, work: Callable[[sqlite3.Connection], Any], line: _Row | None = None) -> Any:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._work.put(_Work(work, loop, future, line))
        return await future

    async def listen(self, ear: Ear) -> None:
        """There is no other process."""

    def tell(self, table: str, note: bytes) -> None:
        """There is no other process."""

    # -- what is kept ----------------------------------------------------------------------------------------------

    async def run(self, query: str, *values: Any) -> Sequence[Any]:
        """The rows a question is answered with."""
        named = _VALUE.sub(r":v\1", query)
        given = {f"v{number}": value for number, value in enumerate(values, 1)}
        try:
            found: list[Any] = await self._do(lambda connection: connection.execute(named, given).fetchall())
        except sqlite3.Error as error:
            raise Refused(f"the journal cannot be used ({error}); try again") from None
        return found

    async def open_table(self, table: str, setup: bytes, seats: Sequence[SeatRow], at: float) -> None:
        """A new table with its seats."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT INTO tables (id, created, setup) VALUES (?, ?, ?)", (table, at, setup))
            rows = [(table, one.seat, one.kind, one.name, one.token_hash) for one in seats]
            connection.executemany("INSERT INTO seats VALUES (?, ?, ?, ?, ?)", rows)

        await self._do(work)

    async def append(self, table: str, entry: Entry, outcome: str = "") -> None:
        """One more line, on disk when this returns. Raises `Taken` if there is one of that number already."""
        chosen = msgspec.json.encode(entry.chosen)
        row = (table, entry.n, entry.seat, entry.what, chosen, entry.at, entry.whose, entry.ms)

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
            if outcome:
                connection.execute("UPDATE tables SET outcome = ? WHERE id = ?", (outcome, table))

        try:
            await self._do(work, None if outcome else row)
        except sqlite3.IntegrityError:
            raise Taken(f"line {entry.n} of table {table} is written") from None
        except sqlite3.Error as error:
            raise Refused(f"this could not be kept ({error}); nothing was changed") from None


def _connect(path: Path) -> sqlite3.Connection:
    """The file, held so that no other process writes to it."""
    connection = sqlite3.connect(path, isolation_level=None, timeout=2)
    try:
        _prepare(connection)
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def _prepare(connection: sqlite3.Connection) -> None:
    """Bring the file to its newest version, and take the lock."""
    connection.execute("PRAGMA locking_mode=EXCLUSIVE")
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute(f"PRAGMA wal_autocheckpoint={_PAGES_LEFT_BEHIND}")
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    for number, script in enumerate(_SCRIPTS[version:], version + 1):
        connection.executescript(f"BEGIN IMMEDIATE; {script} PRAGMA user_version={number}; COMMIT;")
    connection.execute("BEGIN IMMEDIATE")  # the lock is taken by the first writing
    connection.execute("COMMIT")


def _write(connection: sqlite3.Connection, batch: list[_Work]) -> None:
    """All that waits in one transaction; who waits is told only when it is on disk."""
    if not batch:
        return
    lines = [work.line for work in batch if work.line is not None]
    together = len(lines) == len(batch) <= _MOST_LINES and _write_lines(connection, lines)
    outcomes = [_Outcome(work.future) for work in batch] if together else _write_each(connection, batch)
    loop = batch[0].loop
    if not loop.is_closed():  # nobody waits any more if the server is shutting down
        loop.call_soon_threadsafe(_settle, outcomes)


def _write_lines(connection: sqlite3.Connection, lines: list[_Row]) -> bool:
    """All lines by one statement, which is a transaction by itself. If one of them cannot be written, none is."""
    places = ", ".join(["(?, ?, ?, ?, ?, ?, ?, ?)"] * len(lines))
    try:
        connection.execute(f"INSERT INTO entries VALUES {places}", list(chain.from_iterable(lines)))
    except sqlite3.Error:
        return False
    return True


def _write_each(connection: sqlite3.Connection, batch: list[_Work]) -> list[_Outcome]:
    """One piece of work after another; if one fails, the others go on."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        outcomes = [_one(connection, work) for work in batch]
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        return [_Outcome(work.future, error=error) for work in batch]
    return outcomes


def _one(connection: sqlite3.Connection, work: _Work) -> _Outcome:
    """One piece of work; if it fails, nothing of it is left."""
    connection.execute("SAVEPOINT one")
    try:
        result = work.do(connection)
    except sqlite3.Error as error:
        connection.execute("ROLLBACK TO one")
        connection.execute("RELEASE one")
        return _Outcome(work.future, error=error)
    connection.execute("RELEASE one")
    return _Outcome(work.future, result)


def _settle(outcomes: list[_Outcome]) -> None:
    """Tell who waits, in their own thread."""
    for future, result, error in outcomes:
        if future.cancelled():
            continue
        if error is not None:
            future.set_exception(error)
        else:
            future.set_result(result)
