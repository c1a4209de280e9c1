"""The journal in one SQLite file: one thread writes, and what waits for it shares a transaction.

`sqlite_workers` has what several processes need beside that.

Every call of SQLite gives the interpreter away, and while games are played it may take milliseconds to get it back.
Answers are therefore written by one call, however many wait: statement, transaction and the wait for the disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import re
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from quickening.core.refusals import Refused
from quickening.server.holding import hold_alone
from quickening.server.journal import Ear, Entry, Journal, NotKept, SeatRow, Taken
from quickening.server.metrics import BATCHES, WRITING, timed
from quickening.server.moving import Moving
from quickening.server.schema import SQLITE, check_version

_LOG = logging.getLogger(__name__)

_VALUE = re.compile(r"\$(\d+)")
#: So many lines are written by one statement.
_MOST_LINES = 400
#: What was written is moved to its place in the file by a thread of its own (`moving`). If that does not get to it,
#: whoever writes does it after so many pages (256 MB): meanwhile nothing can be written.
_PAGES_LEFT_BEHIND = 64_000
#: What comes within so many seconds after something was handed to the writing thread goes together: each time the
#: interpreter changes hands twice. What comes after a silence is handed over at once.
TOGETHER = 0.02

_Row = tuple[str, int, int, str, bytes, float, int, int, str]


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
    """The journal of all tables in one SQLite file, which belongs to one server. Refuses a file that is in use.

    `beside`: it is opened beside the process that holds the file.
    """

    def __init__(self, path: Path, beside: bool = False) -> None:
        super().__init__()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as why:
            raise Refused(f"{path.parent}: {why.strerror}; say another folder for games with --data") from None
        self.path = path
        self._held = None if beside else hold_alone(path)
        self._work: queue.SimpleQueue[list[_Work] | None] = queue.SimpleQueue()
        self._gathered: list[_Work] = []
        self._handed_over = 0.0
        self._opened: queue.SimpleQueue[Exception | None] = queue.SimpleQueue()
        self._closed = False
        self._turn = self._turn_at(path)
        self._thread = self._started()
        error = self._opened.get()
        if error is not None:
            self._let_go()
            if isinstance(error, Refused):
                raise error
            raise Refused(f"{path}: {error}; does another server use this folder?")
        self._moving = None if beside else Moving(path)

    async def close(self) -> None:
        """Finish what was begun."""
        self._closed = True
        self._hand_over()
        if self._moving is not None:
            await asyncio.to_thread(self._moving.stop)
        self._work.put(None)
        await asyncio.to_thread(self._thread.join)
        self._let_go()

    def _turn_at(self, path: Path) -> AbstractContextManager[object]:
        """Whoever writes waits for this; nobody else writes here."""
        return contextlib.nullcontext()

    def _let_go(self) -> None:
        if self._held is not None:
            self._held.close()

    # -- the writing thread ----------------------------------------------------------------------------------------

    def _started(self) -> threading.Thread:
        thread = threading.Thread(target=self._write_all, name="journal", daemon=True)
        thread.start()
        return thread

    def _write_all(self) -> None:
        connection: sqlite3.Connection | None
        try:
            connection = _connect(self.path)
        except Exception as error:
            self._opened.put(error)
            return
        self._opened.put(None)
        while (first := self._work.get()) is not None:
            batch, is_last = self._waiting(first)
            with self._turn:
                connection = _write(self.path, connection, batch)
            if is_last:
                break
        if connection is not None:
            connection.close()

    def _waiting(self, first: list[_Work]) -> tuple[list[_Work], bool]:
        """Everything that waits shares the transaction; and whether it is the last."""
        found = list(first)
        while not self._work.empty():
            more = self._work.get()
            if more is None:
                return found, True
            found += more
        return found, False

    def _hand_over(self) -> None:
        """What was gathered goes to the thread that writes."""
        if self._gathered:
            self._work.put(self._gathered)
            self._gathered = []

    async def _do(self, work: Callable[[sqlite3.Connection], Any], line: _Row | None = None) -> Any:
        if self._closed:
            raise NotKept("the journal is closed")
        if not self._thread.is_alive():
            self._thread = self._started()
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._gathered.append(_Work(work, loop, future, line))
        if len(self._gathered) == 1:
            self._handed_over = max(loop.time(), self._handed_over + TOGETHER)
            loop.call_at(self._handed_over, self._hand_over)
        try:
            return await future
        except sqlite3.IntegrityError:
            raise
        except Exception as error:
            raise NotKept(f"this could not be kept ({error}); nothing was changed") from error

    async def listen(self, ear: Ear) -> None:
        """There is no other process."""

    def tell(self, table: str, note: bytes) -> None:
        """There is no other process."""

    # -- what is kept ----------------------------------------------------------------------------------------------

    async def run(self, query: str, *values: Any) -> Sequence[Any]:
        """The rows a question is answered with."""
        named = _VALUE.sub(r":v\1", query)
        given = {f"v{number}": value for number, value in enumerate(values, 1)}
        found: list[Any] = await self._do(lambda connection: connection.execute(named, given).fetchall())
        return found

    async def open_table(self, table: str, setup: bytes, seats: Sequence[SeatRow], at: float) -> None:
        """A new table with its seats."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT INTO tables (id, created, setup) VALUES (?, ?, ?)", (table, at, setup))
            rows = [(table, one.seat, one.kind, one.name, one.token_hash) for one in seats]
            connection.executemany("INSERT INTO seats VALUES (?, ?, ?, ?, ?)", rows)

        try:
            await self._do(work)
        except sqlite3.IntegrityError:
            raise Taken(f"there is a table {table}") from None

    async def touch(self) -> None:
        """The version is written once more: a page of the file."""
        await self._do(lambda connection: connection.execute(f"PRAGMA user_version={len(SQLITE)}"))

    def troubles(self) -> list[str]:
        """Whether there is a thread that writes."""
        return [] if self._thread.is_alive() else ["the journal's writer has ended"]

    async def forget_tables(self, which: str, before: float) -> int:
        """Take away the tables that a question finds."""
        count: int = await self._do(lambda connection: _forget(connection, which, before))
        return count

    async def append(self, table: str, entry: Entry, outcome: str = "") -> None:
        """One more line, on disk when this returns. Raises `Taken` if there is one of that number already."""
        chosen = msgspec.json.encode(entry.chosen)
        row = (table, entry.n, entry.seat, entry.what, chosen, entry.at, entry.whose, entry.ms, entry.mark)

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
            if outcome:
                connection.execute("UPDATE tables SET outcome = ? WHERE id = ?", (outcome, table))

        try:
            await self._do(work, None if outcome else row)
        except sqlite3.IntegrityError:
            raise Taken(f"line {entry.n} of table {table} is written") from None


def _forget(connection: sqlite3.Connection, which: str, before: float) -> int:
    """Take away some tables with all that belongs to them."""
    tables = [(table,) for (table,) in connection.execute(which.replace("$1", ":v1"), {"v1": before}).fetchall()]
    for part in ("entries", "seats", "kept_seats", "boards", "open_seats", "open_tables"):
        connection.executemany(f"DELETE FROM {part} WHERE table_id = ?", tables)
    connection.executemany("DELETE FROM tables WHERE id = ?", tables)
    return len(tables)


def _connect(path: Path) -> sqlite3.Connection:
    """The file. Another process may read it meanwhile, for a backup."""
    connection = sqlite3.connect(path, isolation_level=None, timeout=2)
    try:
        _prepare(connection, path)
    except (sqlite3.Error, Refused):
        connection.close()
        raise
    return connection


def _prepare(connection: sqlite3.Connection, path: Path) -> None:
    """Bring the file to its newest version. Refuses one of a version to come."""
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute(f"PRAGMA wal_autocheckpoint={_PAGES_LEFT_BEHIND}")
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    check_version(str(path), version, len(SQLITE))
    for number, script in enumerate(SQLITE[version:], version + 1):
        connection.executescript(f"BEGIN IMMEDIATE; {script} PRAGMA user_version={number}; COMMIT;")
    connection.execute("BEGIN IMMEDIATE")  # refuses a file that an earlier version of the server holds
    connection.execute("COMMIT")


def _write(path: Path, connection: sqlite3.Connection | None, batch: list[_Work]) -> sqlite3.Connection | None:
    """All that waits in one transaction; who waits is told only when it is on disk, or that it is not.

    Nobody waits for ever, whatever goes wrong. A connection that is of no use any more is made anew the next time.
    """
    try:
        with timed(WRITING):
            connection = connection or _connect(path)
            outcomes = _written(connection, batch)
        BATCHES.observe(len(batch))
    except Exception as error:
        _LOG.exception("the journal %s", path)
        outcomes = [_Outcome(work.future, error=error) for work in batch]
        if connection is not None:
            connection.close()
        connection = None
    with contextlib.suppress(RuntimeError):  # nobody waits any more if the server is shutting down
        if batch:
            batch[0].loop.call_soon_threadsafe(_settle, outcomes)
    return connection


def _written(connection: sqlite3.Connection, batch: list[_Work]) -> list[_Outcome]:
    """What became of each piece of work. Lines do not wait for what else there is, which takes many calls."""
    lines = [work.line for work in batch if work.line is not None]
    if not lines or len(lines) > _MOST_LINES or not _write_lines(connection, lines):
        return _write_each(connection, batch)
    outcomes = [_Outcome(work.future) for work in batch if work.line is not None]
    rest = [work for work in batch if work.line is None]
    try:
        return outcomes + (_write_each(connection, rest) if rest else [])
    except Exception as error:  # the lines are on disk
        return outcomes + [_Outcome(work.future, error=error) for work in rest]


def _write_lines(connection: sqlite3.Connection, lines: list[_Row]) -> bool:
    """All lines by one statement, which is a transaction by itself. If one of them cannot be written, none is."""
    places = ", ".join(["(?, ?, ?, ?, ?, ?, ?, ?, ?)"] * len(lines))
    try:
        connection.execute(f"INSERT INTO entries VALUES {places}", list(chain.from_iterable(lines)))
    except Exception:  # each by itself: who wrote what cannot be written is told why
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
    """One piece of work; if it fails, for whatever reason, nothing of it is left."""
    connection.execute("SAVEPOINT one")
    try:
        result = work.do(connection)
    except Exception as error:
        if not connection.in_transaction:  # a full disk has undone all of it
            raise
        connection.execute("ROLLBACK TO one")
        connection.execute("RELEASE one")
        return _Outcome(work.future, error=error)
    connection.execute("RELEASE one")
    return _Outcome(work.future, result)


def _settle(outcomes: list[_Outcome]) -> None:
    """Tell who waits, in their own thread."""
    for future, result, error in outcomes:
        if future.done():
            continue
        if error is not None:
            future.set_exception(error)
        else:
            future.set_result(result)
