"""A journal in memory that answers in simulated time, for any number of processes that share it."""

from __future__ import annotations

import asyncio
import random
import re
import sqlite3
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from quickening.server.journal import Ear, Entry, Journal, NotKept, SeatRow, Taken, Unsure
from quickening.server.schema import SQLITE

_VALUE = re.compile(r"\$(\d)")
#: So long it takes at most until somebody speaks to a process and notices that it is gone, in seconds.
LATEST = 5.0


class Disk:
    """What is kept, whoever serves; and the processes that hear of it."""

    def __init__(self) -> None:
        self.connection = sqlite3.connect(":memory:", isolation_level=None)
        for script in SQLITE:
            self.connection.executescript(script)
        self.journals: list[SimulatedJournal] = []

    def run(self, query: str, *values: Any) -> list[Any]:
        """The rows a question is answered with."""
        given = {f"v{number}": value for number, value in enumerate(values, 1)}
        return self.connection.execute(_VALUE.sub(r":v\1", query), given).fetchall()

    def lay(self, table: str, setup: bytes, seats: Sequence[SeatRow], at: float) -> None:
        """A new table. Refuses one that there is."""
        try:
            self.run("INSERT INTO tables (id, created, setup) VALUES ($1, $2, $3)", table, at, setup)
        except sqlite3.IntegrityError:
            raise Taken(f"there is a table {table}") from None
        for one in seats:
            values = (table, one.seat, one.kind, one.name, one.token_hash)
            self.run("INSERT INTO seats VALUES ($1, $2, $3, $4, $5)", *values)

    def write(self, table: str, entry: Entry, outcome: str) -> None:
        """One more line. Refuses one whose number is taken."""
        chosen = msgspec.json.encode(entry.chosen)
        row = (table, entry.n, entry.seat, entry.what, chosen, entry.at, entry.whose, entry.ms, entry.mark)
        try:
            self.run("INSERT INTO entries VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)", *row)
        except sqlite3.IntegrityError:
            raise Taken(f"line {entry.n} of table {table} is written") from None
        if outcome:
            self.run("UPDATE tables SET outcome = $2 WHERE id = $1", table, outcome)


class SimulatedJournal(Journal):
    """How one process reaches the disk: at once, and without fail."""

    def __init__(self, disk: Disk, worker: str = "first") -> None:
        super().__init__()
        self.disk = disk
        self.worker = worker
        self.ear: Ear | None = None
        disk.journals.append(self)

    async def run(self, query: str, *values: Any) -> Sequence[Any]:
        return self.disk.run(query, *values)

    async def open_table(self, table: str, setup: bytes, seats: Sequence[SeatRow], at: float) -> None:
        self.disk.lay(table, setup, seats, at)

    async def append(self, table: str, entry: Entry, outcome: str = "") -> None:
        self.disk.write(table, entry, outcome)

    async def touch(self) -> None:
        """There is nothing that could be broken."""

    async def forget_tables(self, which: str, before: float) -> int:
        raise NotImplementedError

    async def close(self) -> None:
        self.disk.journals.remove(self)

    async def listen(self, ear: Ear) -> None:
        self.ear = ear

    def tell(self, table: str, note: bytes) -> None:
        for other in self.others():
            other.hear(lambda ear: ear.note_heard(self.worker, table, note))

    def others(self) -> list[SimulatedJournal]:
        """The journals of the other processes."""
        return [other for other in self.disk.journals if other is not self]

    def hear(self, news: Callable[[Ear], None]) -> None:
        """Another process has something to say."""
        if self.ear is not None:
            news(self.ear)


class Weather:
    """How likely it is that something goes wrong, and for how long; `calm`: nothing does any more.

    While the database is `away`, it can be reached by nobody.

    >>> Weather(random.Random(1)).strikes(1.0)
    True
    """

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.calm = self.away = False
        self.failing, self.losing, self.stalling = (chance.choice((0.0, 0.03, 0.15)) for _ in range(3))

    def strikes(self, likely: float) -> bool:
        """Whether something that is so likely goes wrong now."""
        return not self.calm and self.chance.random() < likely

    def fails(self) -> bool:
        """Whether the database is not reached."""
        return not self.calm and (self.away or self.strikes(self.failing))

    def loses(self) -> bool:
        """Whether the database was reached, and its answer is lost."""
        return not self.calm and (self.away or self.strikes(self.losing))

    def delay(self) -> float:
        """How long something takes: a moment, or while it stalls, seconds."""
        return self.chance.uniform(2, 12) if self.strikes(self.stalling / 3) else self.chance.uniform(0, 0.05)


class StormyJournal(SimulatedJournal):
    """How one process reaches the disk: late, and in vain at times; it may not learn what became of a line.

    Nothing returns to a process that was `killed`. Others hear of a line from the database, or `by_itself` from the
    process that has written it, unless that is killed before; they notice some time later that it is gone.
    """

    shared = True

    def __init__(
        self, disk: Disk, worker: str, weather: Weather, written: Callable[[str, Entry], None], by_itself: bool
    ) -> None:
        super().__init__(disk, worker)
        self.weather = weather
        self.written = written
        self.by_itself = by_itself
        self.killed = False

    def kill(self) -> None:
        """The process is gone."""
        self.killed = True
        for other in self.others() if self.by_itself else ():
            pause = 0.0 if self.weather.calm else self.weather.chance.uniform(0, LATEST)
            asyncio.get_running_loop().call_later(pause, other.hear, lambda ear: ear.lines_written([]))

    async def _pass(self) -> None:
        """The way there, or back."""
        await asyncio.sleep(self.weather.delay())
        if self.killed:
            await asyncio.get_running_loop().create_future()

    async def run(self, query: str, *values: Any) -> Sequence[Any]:
        await self._pass()
        if self.weather.fails():
            raise NotKept("the database does not answer; try again")
        found = self.disk.run(query, *values)
        await self._pass()
        if self.weather.loses():
            raise NotKept("the database does not answer; try again")
        return found

    async def open_table(self, table: str, setup: bytes, seats: Sequence[SeatRow], at: float) -> None:
        await self._pass()
        self.disk.lay(table, setup, seats, at)

    async def append(self, table: str, entry: Entry, outcome: str = "") -> None:
        await self._pass()
        if self.weather.fails():
            raise NotKept("this could not be kept; try again")
        self.disk.write(table, entry, outcome)
        self.written(table, entry)
        if self.by_itself:
            await self._pass()
        is_told = self.weather.chance.random() < 0.8  # a line that is too long is not
        for other in self.others():
            other.hear(lambda ear: ear.line_written(table, entry) if is_told else ear.lines_written([table]))
        await self._pass()
        if self.weather.loses():
            raise Unsure("the database was lost; whether this counts will be seen")

    def tell(self, table: str, note: bytes) -> None:
        if not self.killed:
            super().tell(table, note)

    def hear(self, news: Callable[[Ear], None]) -> None:
        """News come a little later; if the connection was lost, it is only known that there may have been some."""
        lost = self.weather.loses()
        told: Callable[[Ear], None] = (lambda ear: ear.lines_written([])) if lost else news
        asyncio.get_running_loop().call_later(self.weather.delay(), self._hear, told)

    def _hear(self, news: Callable[[Ear], None]) -> None:
        if self.ear is not None and not self.killed:
            news(self.ear)
