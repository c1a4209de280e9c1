"""All rooms of this server. Those that nobody has looked at lately are read from the journal when asked for."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path

import msgspec

from quickening.core.records import Record
from quickening.core.refusals import Refused
from quickening.server.awaiting import Awaiting
from quickening.server.boards import boards_of
from quickening.server.clock import Limits
from quickening.server.guests import Guest
from quickening.server.history import History
from quickening.server.homes import Homes
from quickening.server.journal import SILENCE, Entry, Journal, NotKept, Overtaken, SeatRow, Taken
from quickening.server.logs import event
from quickening.server.places import SEEDS, Place, seat_rows, setup_of
from quickening.server.reading import with_cards, with_made_cards
from quickening.server.reports import Reports
from quickening.server.room import Room
from quickening.server.tables import House, Note, Setup, digest
from quickening.server.versions import check_version, pinned, record_of_table

_LOG = logging.getLogger(__name__)
#: So many rooms stay open although nobody is in them.
IDLE = 200
#: So often a server says that it lives, in seconds.
PULSE = 5.0
#: A room in which nobody has been for so long is closed, in seconds: the journal has it.
FORGOTTEN = 3600.0


class Rooms:
    """The rooms by their tables. `pace` is how long a bot waits before it answers, so that people can follow.

    `tried` is told of passwords that were tried at other processes.
    """

    def __init__(
        self, journal: Journal, reports: Path, pace: float = 0.0, now: Callable[[], float] = time.time
    ) -> None:
        self.journal = journal
        self.house = House(journal, Reports(reports), pace, now=now)
        self.rooms: dict[str, Room] = {}
        self.used: dict[str, float] = {}
        self.coming: dict[str, asyncio.Task[Room]] = {}
        self.heard_from: dict[str, float] = {}
        self.living: asyncio.Task[None] | None = None
        self.leaving: set[asyncio.Task[None]] = set()
        self.tried: Callable[[str, str], object] = lambda address, key: None
        self.awaiting = Awaiting()
        self.homes: Homes | None = None

    # -- while the server lives ------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Hear what other processes do, and let them know that this one lives."""
        self.house.outages[:] = await self._first_pulse()
        await self.journal.listen(self)
        self.living = asyncio.create_task(self._live())

    async def _first_pulse(self) -> list[tuple[float, float]]:
        """One of several processes waits for a journal that cannot be used just now: the others serve meanwhile."""
        for tries in count():
            try:
                return await self.journal.pulse(self.house.now())
            except NotKept as error:
                if not self.journal.shared:
                    raise
                if not tries:
                    event(_LOG, "a worker cannot begin yet", logging.WARNING, why=str(error))
                await asyncio.sleep(1)
        raise AssertionError("it is tried for ever")

    async def close(self) -> None:
        """Nothing happens by itself any more."""
        tasks = [] if self.living is None else [self.living]
        for room in self.rooms.values():
            tasks += room.stop()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.house.thinkers.close()
        await asyncio.gather(*self.leaving, *map(self._keep_boards, self.rooms.values()))

    def _close_room(self, table: str) -> None:
        """The journal has the table; what was shown of it is kept for versions that cannot play it."""
        room = self.rooms.pop(table, None)
        if room is not None:
            if self.homes is not None:
                self.homes.release(table)
            task = asyncio.create_task(self._keep_boards(room))
            self.leaving.add(task)
            task.add_done_callback(self.leaving.discard)

    async def _keep_boards(self, room: Room) -> None:
        """A board that cannot be kept or made is missed by no game."""
        try:
            for seat, board in boards_of(room).items():
                await self.journal.keep_board(room.table, seat, room.history.written, board)
        except NotKept as error:
            event(_LOG, "what was shown of a table is not kept", logging.WARNING, of=room.table, why=str(error))
        except Exception:
            _LOG.exception("what is shown of table %s", room.table)

    async def _live(self) -> None:
        while True:
            await asyncio.sleep(PULSE)
            try:
                await self._pulse()
            except NotKept:
                continue  # the next one may be noted
            except Exception:
                _LOG.exception("the server's pulse")

    async def _pulse(self) -> None:
        """As long as a clock runs, it is noted that somebody serves."""
        if any(room.history.clock_runs and not room.game.over for room in self.rooms.values()):
            self.house.outages[:] = await self.journal.pulse(self.house.now())
        if self.journal.shared:
            self.journal.tell("-", msgspec.json.encode(Note()))
            self._miss_the_silent()
        self._close_the_forgotten()

    def _close_the_forgotten(self) -> None:
        """What is open without need hides what happens in the journal: an old table may be taken away there."""
        now = _moment()
        self.used |= {room.table: now for room in self.rooms.values() if room.guests or room.is_busy}
        for table in [table for table, at in self.used.items() if now - at > FORGOTTEN]:
            del self.used[table]
            self._close_room(table)

    def _miss_the_silent(self) -> None:
        """Who sat at a process that has gone sits nowhere."""
        gone = {worker for worker, at in self.heard_from.items() if _moment() - at > SILENCE}
        for worker in gone:
            del self.heard_from[worker]
        for room in self.rooms.values():
            if gone & room.elsewhere.keys():
                room.elsewhere = {worker: here for worker, here in room.elsewhere.items() if worker not in gone}
                room.show_who_is_here()

    # -- other processes -------------------------------------------------------------------------------------------

    def follows(self, table: str) -> bool:
        """Whether lines of a table matter here."""
        return table in self.rooms

    def line_written(self, table: str, entry: Entry) -> None:
        """Another process has written a line; the room goes on with it if it is open here."""
        if table in self.rooms:
            self.rooms[table].following.note(entry)

    def lines_written(self, tables: Sequence[str]) -> None:
        """Other processes have written; the rooms that are open here read on."""
        for table in tables or tuple(self.rooms):
            if table in self.rooms:
                self.rooms[table].following.note()

    def note_heard(self, worker: str, table: str, note: bytes) -> None:
        """Another process says who is there, asks who is here, or passes on words across a table."""
        self.heard_from[worker] = _moment()
        said = msgspec.json.decode(note, type=Note)
        if said.tried is not None:
            self.tried(*said.tried)
        if said.ended is not None:
            self._dismiss(*said.ended)
        if said.seated:
            self.awaiting.note(table)
        room = self.rooms.get(table)
        if room is None:
            return
        if said.renewed is not None:
            self._dismiss_from(room, *said.renewed)
        if said.chat is not None:
            room.say_aloud(*said.chat)
        if said.who and room.here():
            self.journal.tell(table, msgspec.json.encode(Note(here=tuple(room.here()))))
        if said.here is not None:
            room.elsewhere[worker] = frozenset(said.here)
            room.show_who_is_here()
            room.automatic.consider(room.automatic.followed)

    def chat(self, room: Room, name: str, text: str) -> None:
        """Words across a table, to everybody at it."""
        room.say_aloud(name, text)
        self.journal.tell(room.table, msgspec.json.encode(Note(chat=(name, text))))

    # -- seats -----------------------------------------------------------------------------------------------------

    async def seat_of(self, table: str, token: str) -> int | None:
        """The seat a secret belongs to; nothing for a spectator. Refuses a secret that is none."""
        seat = await self.journal.seat_of(table, digest(token)) if token else None
        if token and seat is None:
            raise Refused("this link does not belong to a seat of this table")
        return seat

    async def renew_seat(self, table: str, seat: int, keeper: str) -> str:
        """Another secret for a seat: the one before is worth nothing, and nobody else sits or keeps it any more."""
        room = await self.find(table)
        token = secrets.token_urlsafe(18)
        await self.journal.renew_seat(table, seat, digest(token), keeper)
        self._dismiss_from(room, seat, keeper)
        self.journal.tell(table, msgspec.json.encode(Note(renewed=(seat, keeper))))
        return token

    def _dismiss_from(self, room: Room, seat: int, keeper: str) -> None:
        room.dismiss(
            lambda guest: guest.seat == seat and (not keeper or guest.account != keeper),
            "this seat has another link now",
        )

    def end_sessions(self, account: str, session: str) -> None:
        """Who sits by a session that has ended has to go: by all of an account but one, or only by that one."""
        self._dismiss(account, session)
        self.journal.tell("-", msgspec.json.encode(Note(ended=(account, session))))

    def _dismiss(self, account: str, session: str) -> None:
        def has_ended(guest: Guest) -> bool:
            if account:
                return guest.account == account and guest.session != session
            return bool(session) and guest.session == session

        for room in self.rooms.values():
            room.dismiss(has_ended, "you are signed out; sign in, or use the seat's link")

    # -- tables ----------------------------------------------------------------------------------------------------

    async def lay(
        self,
        game: str,
        places: Sequence[Place],
        options: dict[str, str | int],
        seed: int | None = None,
        clock: Limits | None = None,
    ) -> tuple[Room, list[str]]:
        """A new table; the secrets of its seats, in order, empty for bots. Refuses what the game refuses."""
        setup = await setup_of(game, places, options, seed, clock)
        tokens = ["" if place.kind == "bot" else secrets.token_urlsafe(18) for place in places]
        seats = seat_rows(places, [digest(token) if token else "" for token in tokens])
        return await self._open(secrets.token_urlsafe(9), setup, seats), tokens

    async def lay_for(
        self,
        table: str,
        game: str,
        places: Sequence[Place],
        options: dict[str, str | int],
        clock: Limits,
        hashes: Sequence[str],
    ) -> None:
        """The table of players who have met before: each has a secret already, of which there is the hash."""
        setup = await setup_of(game, places, options, None, clock)
        with contextlib.suppress(Taken):  # another process was quicker, with the same players
            await self._open(table, setup, seat_rows(places, hashes))

    async def _open(self, table: str, setup: Setup, seats: list[SeatRow]) -> Room:
        room = Room(table, setup, seats, self.house)
        room.setup = pinned(setup, room.game)
        await self.journal.open_table(table, msgspec.json.encode(room.setup), seats, self.house.now())
        room = self._keep(room)
        if self.has_open(room):
            room.automatic.consider()
        return room

    async def rematch(self, room: Room, seat: int | None) -> None:
        """The same players, decks and options again; each player's secret is good for the new table too."""
        if seat is None:
            raise Refused("only players can ask for a rematch")
        if not room.shown.over:
            raise Refused("the game is not over")
        if not room.history.rematch:
            table = room.setup.rematch_of(room.table)
            setup = msgspec.structs.replace(room.setup, seed=secrets.randbelow(SEEDS), salt=secrets.token_hex(16))
            with contextlib.suppress(Taken):  # somebody else asked for it at the same time: the table is there
                await self._open(table, setup, await self.journal.seats_at(room.table))
            await self.journal.keep_seats_at(table, room.table)
            with contextlib.suppress(Overtaken):
                await room.begin_again(seat, table)

    async def find(self, table: str) -> Room:
        """The room of a table, brought back from the journal if need be. Refuses a table there never was."""
        if table in self.rooms:
            self.used[table] = _moment()
            self.rooms[table] = self.rooms.pop(table)  # the last one used is the last one to go
            return self.rooms[table]
        if table not in self.coming:
            self.coming[table] = asyncio.create_task(self._bring_back(table))
        return await asyncio.shield(self.coming[table])

    def has_open(self, room: Room) -> bool:
        """Whether this is the room of its table, and stays open here."""
        return self.rooms.get(room.table) is room

    async def _bring_back(self, table: str) -> Room:
        try:
            kept = await self.journal.find(table)
            if kept is None:
                raise Refused("there is no such table")
            setup = msgspec.json.decode(kept.setup, type=Setup)
            await asyncio.to_thread(with_cards, setup.game)
            check_version(setup, bool(kept.outcome))
            await asyncio.to_thread(with_made_cards, setup.game, setup.decks)
            room = Room(table, setup, kept.seats, self.house)
            await room.lines.read_on(kept.entries)
            room = self._keep(room)
            if not self.has_open(room):
                return room
            if self.journal.shared:
                self.journal.tell(table, msgspec.json.encode(Note(who=True)))
                await room.lines.catch_up()  # lines that were written while this one read the others
            room.automatic.consider(followed=self.journal.shared)
            return room
        finally:
            del self.coming[table]

    def has_shown(self, table: str, last: float) -> bool:
        """Whether all that has happened at a table, the last of it at that time, has been shown there."""
        if table in self.rooms:
            return not self.rooms[table].curtain.waiting
        return self.house.is_settled(last)

    async def record(self, table: str) -> Record:
        """The record of a table whose game is over, by its lines: also of one that cannot be played here."""
        kept = await self.journal.find(table)
        if kept is None:
            raise Refused("there is no such table")
        if not kept.outcome:
            raise Refused("the game is not over")
        setup = msgspec.json.decode(kept.setup, type=Setup)
        history = History(kept.seats, setup.clock)
        for entry in kept.entries:
            history.note(entry)
        return record_of_table(setup, [seat.name for seat in kept.seats], history.line)

    def _keep(self, room: Room) -> Room:
        """The one room of its table. Those that nobody is in are closed when there are many: the journal has them.

        Of a table that another process has, there is a room for a moment, which nobody keeps.
        """
        if room.table not in self.rooms and self.homes is not None and not self.homes.claim(room.table):
            return room
        room = self.rooms.setdefault(room.table, room)
        self.used[room.table] = _moment()
        others = [one for one in self.rooms.values() if one is not room]
        idle = [one for one in others if not one.guests and not one.is_busy]
        for one in idle[: max(0, len(idle) - IDLE)]:
            self._close_room(one.table)
        return room


def _moment() -> float:
    """The time by which silence is measured."""
    return asyncio.get_running_loop().time()
