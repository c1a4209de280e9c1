"""What is on disk: tables, seats, every answer, accounts. An answer is acknowledged only after it is there.

One interface and two ways to keep it: `sqlite` for one process, `postgres` for several processes on several hosts.
Both understand the same questions; they differ in how a line is written and in who is woken by it.
"""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

import msgspec

from quickening.core.refusals import Refused

#: What a line of a journal can say, beside what is no answer to a decision (`ASIDES` of `core/outside.py`).
#: An answer `also` was given by the room, as the player wished: to take it back is to take back the one before.
ANSWER, ALSO, LAPSE = "answer", "also", "lapse"
#: Answers taken back: taken, asked for, agreed to, refused.
UNDO, ASK, AGREE, REFUSE = "undo", "ask", "agree", "refuse"
#: A judge would like to repair something; agreed to or refused as above, and then carried out (`REPAIR`).
PROPOSE = "propose"
#: The clocks begin; the clock stops for a fault in the rules; there is a rematch.
BEGIN, FAULT, REMATCH = "begin", "fault", "rematch"

#: A server that has not said for so long that it lives did not live, in seconds.
SILENCE = 15.0
#: So many records that somebody brought are kept; the oldest go first.
MOST_RECORDS = 1_000
#: So many browsers of an account are known.
MOST_BROWSERS = 20
_LONG_AGO = 30 * 86400.0


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's journal.

    `chosen` are the ids of an answer's options; of answers taken back how many are kept; of a rematch its table.
    `at` is when it was written, and `ms` is how long the seat `whose` had been thinking by the clock. `mark` tells
    one game from another after it.
    """

    n: int
    seat: int
    what: str
    chosen: tuple[str, ...] = ()
    at: float = 0.0
    whose: int = -1
    ms: int = 0
    mark: str = ""


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
    outcome: str = ""


class Account(NamedTuple):
    """Somebody who keeps games: `key` is the name as it is compared."""

    key: str
    name: str
    password_hash: str


class KeptSeat(NamedTuple):
    """A seat that belongs to an account; `outcome` says how the game ended, `last` when something happened."""

    table: str
    seat: int
    created: float
    setup: bytes
    outcome: str
    last: float


class Taken(Exception):
    """Somebody else wrote this line of the journal first."""


class NotKept(Refused):
    """The journal cannot be used just now. Nothing was changed; the same can be tried again."""


class Unsure(NotKept):
    """The journal was lost while a line was written: whether it is there is known when it can be read again."""


class Overtaken(Refused):
    """Another process was quicker, and what it did counts."""


class Ear(Protocol):
    """Who hears what other processes have done."""

    def follows(self, table: str) -> bool:
        """Whether lines of a table matter here."""

    def line_written(self, table: str, entry: Entry) -> None:
        """Another process has written this line; it is on disk."""

    def lines_written(self, tables: Sequence[str]) -> None:
        """Another process has written lines of these tables; an empty list: nobody knows of which."""

    def note_heard(self, worker: str, table: str, note: bytes) -> None:
        """Another process says something that is not kept: words across a table, who is here."""


class Journal(ABC):
    """Where tables are kept. `shared`: other processes write to it as well, and `worker` is this one's name."""

    shared = False

    def __init__(self) -> None:
        self.worker = secrets.token_hex(6)

    # -- what each does in its own way -----------------------------------------------------------------------------

    @abstractmethod
    async def run(self, query: str, *values: Any) -> Sequence[Any]:
        """The rows a question is answered with; changes are on disk when this returns."""

    @abstractmethod
    async def open_table(self, table: str, setup: bytes, seats: Sequence[SeatRow], at: float) -> None:
        """A new table with its seats. Raises `Taken` if there is one of that name already."""

    @abstractmethod
    async def append(self, table: str, entry: Entry, outcome: str = "") -> None:
        """One more line, on disk when this returns. Raises `Taken` if there is one of that number already.

        `outcome`: the game has ended with it.
        """

    @abstractmethod
    async def touch(self) -> None:
        """Write something that changes nothing. Refuses if that is not possible."""

    def troubles(self) -> list[str]:
        """What is wrong with how it is written and heard, beside that."""
        return []

    @abstractmethod
    async def forget_tables(self, which: str, before: float) -> int:
        """Take away the tables that a question finds, given a time; how many they were. All of a table or nothing."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun."""

    @abstractmethod
    async def listen(self, ear: Ear) -> None:
        """Hear what other processes do from now on; where there are none, nothing."""

    @abstractmethod
    def tell(self, table: str, note: bytes) -> None:
        """Say something to the other processes; where there are none, nothing."""

    # -- tables ----------------------------------------------------------------------------------------------------

    async def find(self, table: str) -> Kept | None:
        """Everything about a table, or `None` if there is no such table."""
        found = await self.run("SELECT setup, outcome FROM tables WHERE id = $1", table)
        if not found:
            return None
        setup, outcome = found[0]
        return Kept(bytes(setup), await self.seats_at(table), await self.since(table, 0), outcome)

    async def keep_board(self, table: str, seat: int, n: int, board: bytes) -> None:
        """What a seat is shown of a table after so many lines; what it was shown after more of them stays."""
        await self.run(
            "INSERT INTO boards (table_id, seat, n, board) SELECT id, $2, $3, $4 FROM tables WHERE id = $1 "
            "ON CONFLICT (table_id, seat) DO UPDATE SET n = excluded.n, board = excluded.board "
            "WHERE boards.n <= excluded.n",
            *(table, seat, n, board),
        )

    async def board(self, table: str, seat: int) -> bytes | None:
        """What a seat was last shown of a table, if that was kept."""
        found = await self.run("SELECT board FROM boards WHERE table_id = $1 AND seat = $2", table, seat)
        return bytes(found[0][0]) if found else None

    async def seats_at(self, table: str) -> list[SeatRow]:
        """The seats of a table, in order."""
        query = "SELECT seat, kind, name, token_hash FROM seats WHERE table_id = $1 ORDER BY seat"
        return [SeatRow(*seat) for seat in await self.run(query, table)]

    async def seat_of(self, table: str, token_hash: str) -> int | None:
        """The seat that a secret belongs to."""
        query = "SELECT seat FROM seats WHERE table_id = $1 AND token_hash = $2 AND token_hash <> ''"
        found = await self.run(query, table, token_hash)
        return int(found[0][0]) if found else None

    async def renew_seat(self, table: str, seat: int, token_hash: str, keeper: str) -> None:
        """A seat has another secret, and no account keeps it any more but the keeper's."""
        await self.run("UPDATE seats SET token_hash = $3 WHERE table_id = $1 AND seat = $2", table, seat, token_hash)
        query = "DELETE FROM kept_seats WHERE table_id = $1 AND seat = $2 AND account <> $3"
        await self.run(query, table, seat, keeper)

    async def since(self, table: str, n: int) -> list[Entry]:
        """The lines of a table from a number on."""
        query = "SELECT n, seat, what, chosen, at, whose, ms, mark FROM entries"
        lines = await self.run(f"{query} WHERE table_id = $1 AND n >= $2 ORDER BY n", table, n)
        return [
            Entry(n, seat, what, tuple(msgspec.json.decode(chosen)), at, whose, ms, mark)
            for n, seat, what, chosen, at, whose, ms, mark in lines
        ]

    # -- accounts --------------------------------------------------------------------------------------------------

    async def add_account(self, account: Account, at: float) -> bool:
        """A new account; not if its name is taken."""
        query = "INSERT INTO accounts (key, name, password_hash, created) VALUES ($1, $2, $3, $4)"
        return bool(await self.run(f"{query} ON CONFLICT DO NOTHING RETURNING key", *account, at))

    async def account(self, key: str) -> Account | None:
        """The account of a name."""
        found = await self.run("SELECT key, name, password_hash FROM accounts WHERE key = $1", key)
        return Account(*found[0]) if found else None

    async def change_password(self, key: str, password_hash: str) -> None:
        """Another password."""
        await self.run("UPDATE accounts SET password_hash = $2 WHERE key = $1", key, password_hash)

    async def begin_session(self, token_hash: str, key: str, until: float, now: float) -> None:
        """Somebody has signed in."""
        await self.run("DELETE FROM sessions WHERE until < $1", now)
        query = "INSERT INTO sessions (token_hash, account, until) VALUES ($1, $2, $3)"
        await self.run(query, token_hash, key, until)

    async def session(self, token_hash: str, now: float) -> Account | None:
        """Whose session it is."""
        found = await self.run(
            "SELECT key, name, password_hash FROM accounts JOIN sessions ON account = key "
            "WHERE token_hash = $1 AND until >= $2",
            *(token_hash, now),
        )
        return Account(*found[0]) if found else None

    async def end_session(self, token_hash: str) -> None:
        """Somebody has signed out."""
        await self.run("DELETE FROM sessions WHERE token_hash = $1", token_hash)

    async def end_sessions(self, key: str) -> None:
        """Signed out everywhere, and no browser is known any more."""
        await self.run("DELETE FROM sessions WHERE account = $1", key)
        await self.run("DELETE FROM browsers WHERE account = $1", key)

    async def know_browser(self, token_hash: str, key: str, at: float) -> None:
        """Somebody has signed in with this browser; of too many the oldest are forgotten."""
        query = "INSERT INTO browsers (token_hash, account, at) VALUES ($1, $2, $3)"
        await self.run(f"{query} ON CONFLICT (account, token_hash) DO UPDATE SET at = $3", token_hash, key, at)
        newest = "SELECT token_hash FROM browsers WHERE account = $1 ORDER BY at DESC LIMIT $2"
        query = f"DELETE FROM browsers WHERE account = $1 AND token_hash NOT IN ({newest})"
        await self.run(query, key, MOST_BROWSERS)

    async def knows_browser(self, token_hash: str, key: str) -> bool:
        """Whether somebody has signed in to an account with this browser."""
        query = "SELECT 1 FROM browsers WHERE account = $1 AND token_hash = $2"
        return bool(await self.run(query, key, token_hash))

    async def keep_seat(self, key: str, table: str, seat: int) -> None:
        """A seat belongs to an account from now on."""
        query = "INSERT INTO kept_seats (account, table_id, seat) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
        await self.run(query, key, table, seat)

    async def forget_seat(self, key: str, table: str, seat: int) -> None:
        """A seat does not belong to an account any more."""
        query = "DELETE FROM kept_seats WHERE account = $1 AND table_id = $2 AND seat = $3"
        await self.run(query, key, table, seat)

    async def keep_seats_at(self, table: str, before: str) -> None:
        """Whoever kept a seat of a table before keeps it at this one too."""
        query = "INSERT INTO kept_seats (account, table_id, seat) SELECT account, $1, seat FROM kept_seats"
        await self.run(f"{query} WHERE table_id = $2 ON CONFLICT DO NOTHING", table, before)

    async def has_seat(self, key: str, table: str, seat: int) -> bool:
        """Whether a seat belongs to an account."""
        query = "SELECT 1 FROM kept_seats WHERE account = $1 AND table_id = $2 AND seat = $3"
        return bool(await self.run(query, key, table, seat))

    async def seats_of(self, key: str, most: int) -> list[KeptSeat]:
        """The seats of an account, the newest first."""
        found = await self.run(
            "SELECT id, seat, created, setup, outcome, coalesce((SELECT at FROM entries WHERE entries.table_id = id "
            "ORDER BY n DESC LIMIT 1), created) FROM kept_seats JOIN tables ON id = kept_seats.table_id "
            "WHERE account = $1 ORDER BY created DESC, seat LIMIT $2",
            *(key, most),
        )
        return [KeptSeat(*row) for row in found]

    async def names_of(self, key: str) -> dict[str, list[str]]:
        """Who sits at the tables of an account."""
        found: dict[str, list[str]] = {}
        for table, name in await self.run(
            "SELECT table_id, name FROM seats WHERE table_id IN (SELECT table_id FROM kept_seats WHERE account = $1) "
            "ORDER BY table_id, seat",
            key,
        ):
            found.setdefault(table, []).append(name)
        return found

    # -- records that somebody brought -----------------------------------------------------------------------------

    async def keep_record(self, name: str, data: bytes, at: float) -> None:
        """A record by its name; the oldest of too many go."""
        query = "INSERT INTO records (name, at, data) VALUES ($1, $2, $3) ON CONFLICT (name) DO UPDATE SET at = $2"
        await self.run(query, name, at, data)
        newest = "SELECT name FROM records ORDER BY at DESC LIMIT $1"
        await self.run(f"DELETE FROM records WHERE name NOT IN ({newest})", MOST_RECORDS)

    async def record(self, name: str) -> bytes | None:
        """What was brought by that name."""
        found = await self.run("SELECT data FROM records WHERE name = $1", name)
        return bytes(found[0][0]) if found else None

    # -- times at which nobody served ------------------------------------------------------------------------------

    async def pulse(self, now: float) -> list[tuple[float, float]]:
        """This process lives. The times at which none did: no clock ran then."""
        ((last,),) = await self.run("SELECT max(at) FROM pulses")
        if last is not None and now - last > SILENCE:
            query = "INSERT INTO outages (began, ended) VALUES ($1, $2) ON CONFLICT DO NOTHING"
            await self.run(query, last, now)
        await self.run("DELETE FROM pulses WHERE at < $1", now - _LONG_AGO)
        await self.run("DELETE FROM outages WHERE ended < $1", now - _LONG_AGO)
        query = "INSERT INTO pulses (worker, at) VALUES ($1, $2) ON CONFLICT (worker) DO UPDATE SET at = $2"
        await self.run(query, self.worker, now)
        found = await self.run("SELECT began, ended FROM outages ORDER BY began")
        return [(began, ended) for began, ended in found]
