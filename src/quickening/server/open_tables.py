"""Open tables: seats that wait for players, until the game is laid for those who have sat down.

An open table has the name that its game will have, and whoever sits down has the secret that the seat will have. What
is kept decides, so that players of several processes meet: one statement takes a seat, and a game is begun once.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterable
from typing import Any

import msgspec

from quickening.bots import bot_names
from quickening.core.refusals import Refused
from quickening.games import rules
from quickening.games.made import check_none_made
from quickening.server import blocks
from quickening.server.accounts import key_of
from quickening.server.awaiting import LONGEST, happens
from quickening.server.clock import Limits
from quickening.server.journal import Account, Journal
from quickening.server.offers import (
    BOT,
    OPEN,
    PERSON,
    Offer,
    OpenSeat,
    OpenTable,
    Sat,
    Sitter,
    bots_for,
    free,
    takes_own_cards,
    try_deck,
)
from quickening.server.places import Place, check_place, known_decks, tidy
from quickening.server.rooms import Rooms
from quickening.server.tables import Note, digest

#: Who has not been heard of for so long has left an open table that everybody sees, in seconds.
ABSENT = 150.0
#: So often it is noted that somebody is there, in seconds.
NOTED = 20.0
#: An open table at which no game was begun is forgotten after so long, in seconds.
FORGOTTEN = 7 * 86400.0
#: A game that was to be begun and is not there after so long was not begun, in seconds.
FAILED = 30.0
#: Games are listed at which something has happened lately, in seconds; the end of one is told by its table first.
LATELY, SETTLED = 600.0, 60.0
#: So many open tables, and games that can be watched, are listed.
MOST_OPEN, MOST_PLAYED = 100, 20
LONGEST_TITLE = 40

_COLUMNS = (
    "open_tables.table_id, open_tables.created, title, game, options, clock, listed, begun, "
    "EXISTS (SELECT 1 FROM tables WHERE tables.id = open_tables.table_id), own_cards"
)
_FREE = (
    f"UPDATE open_seats SET kind = '{OPEN}', name = '', account = '', token_hash = '' "
    f"WHERE table_id = $1 AND kind = '{PERSON}'"
)
_SEAT_COLUMNS = "table_id, seat, kind, name, account, token_hash, place, sat, seen"
_LAST = "coalesce((SELECT at FROM entries WHERE entries.table_id = id ORDER BY n DESC LIMIT 1), begun)"


async def playing_name(journal: Journal, name: str, account: Account | None) -> str:
    """The name somebody plays by: the account's, or one that a guest chooses. Refuses one that is an account's."""
    if account is not None:
        return account.name
    name = tidy(name)
    if not name:
        raise Refused("choose a name first")
    if await journal.account(key_of(name)) is not None:
        raise Refused("that name belongs to an account; sign in, or choose another one")
    return name


class OpenTables:
    """All open tables of a journal."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.journal = rooms.journal

    @property
    def now(self) -> float:
        return self.rooms.house.now()

    # -- looking ---------------------------------------------------------------------------------------------------

    async def find(self, table: str) -> OpenTable:
        """An open table, or one whose game has begun. Refuses one there never was."""
        found = await self._all(f"SELECT {_COLUMNS} FROM open_tables WHERE table_id = $1", table)
        if not found:
            raise Refused("there is no such open table")
        return found[0]

    async def look(self, table: str) -> OpenTable:
        """The same, without those who have left, and open again if its game could not be begun."""
        found = await self.find(table)
        if found.begun and not found.laid and self.now - found.begun > FAILED:
            await self._not_begun(table)
        if found.listed and not found.begun:
            await self._free_absent(table)
        return await self.find(table)

    async def news(self, table: str, known: str) -> OpenTable:
        """The same; who knows how it stands is told when that has changed, or after a while that it has not."""
        with self.rooms.awaiting.at(table) as changed:
            found = await self.look(table)
            if found.mark != known:
                return found
            await happens(changed, LONGEST)
        return await self.look(table)

    def _changed(self, table: str) -> None:
        """Something is new at a table: whoever waits for that is told, here and at other processes."""
        self.rooms.awaiting.note(table)
        self.journal.tell(table, msgspec.json.encode(Note(seated=True)))

    async def waiting(self, account: Account | None) -> list[OpenTable]:
        """The tables that wait for players, the newest first; without those that are not for this account."""
        found = await self._all(
            f"SELECT {_COLUMNS} FROM open_tables WHERE listed = 1 AND begun = 0 AND EXISTS (SELECT 1 FROM open_seats "
            f"WHERE open_seats.table_id = open_tables.table_id AND kind = '{PERSON}' AND seen >= $1) "
            f"ORDER BY created DESC, table_id LIMIT {MOST_OPEN}",
            self.now - ABSENT,
        )
        apart = await blocks.apart_from(self.journal, account.key) if account else frozenset()
        return [one for one in found if not apart.intersection(seat.account for seat in one.people)]

    async def played(self) -> list[OpenTable]:
        """The games of open tables that go on, to be watched."""
        query = (
            f"SELECT {_COLUMNS} FROM open_tables JOIN tables ON id = open_tables.table_id WHERE listed = 1 "
            f"AND begun >= $1 AND {_LAST} >= $2 AND (outcome = '' OR {_LAST} >= $3) "
            f"ORDER BY begun DESC, table_id LIMIT {MOST_PLAYED}"
        )
        return await self._all(query, self.now - 86400.0, self.now - LATELY, self.now - SETTLED)

    async def _all(self, query: str, *values: Any) -> list[OpenTable]:
        rows = await self.journal.run(query, *values)
        seats: dict[str, list[OpenSeat]] = {}
        for table, *_ in rows:
            query = f"SELECT {_SEAT_COLUMNS} FROM open_seats WHERE table_id = $1 ORDER BY seat"
            seats[table] = [OpenSeat(*row) for row in await self.journal.run(query, table)]
        return [
            OpenTable(
                *(table, created, title, game, msgspec.json.decode(bytes(options))),
                *(msgspec.json.decode(bytes(clock), type=Limits), bool(listed), begun, bool(laid), bool(own_cards)),
                tuple(seats[table]),
            )
            for table, created, title, game, options, clock, listed, begun, laid, own_cards in rows
        ]

    # -- opening ---------------------------------------------------------------------------------------------------

    async def open(self, wanted: Offer, account: Account | None) -> Sat:
        """A table that waits for players; who opens it sits at it. Refuses what no game could be begun with."""
        mine = [number for number, place in enumerate(wanted.seats) if place.kind == "you"]
        if len(mine) != 1:
            raise Refused("who opens a table sits at one seat of it")
        if not any(place.kind == OPEN for place in wanted.seats):
            raise Refused("an open table has a seat for somebody else")
        wanted.clock.check()
        if not takes_own_cards(wanted):
            for one in wanted.seats:
                check_none_made(one.cards, "at this table")
        await self._check(wanted)
        name = await self._name(
            wanted.seats[mine[0]].name, account, [one.name for one in wanted.seats if one.kind == BOT]
        )
        table, token = secrets.token_urlsafe(9), secrets.token_urlsafe(18)
        title = tidy(wanted.title)[:LONGEST_TITLE] or f"{name}’s table"
        await self._forget_old()
        for number, place in enumerate(wanted.seats):
            await self._add_seat(table, number, place)
        await self._take(table, mine[0], wanted.seats[mine[0]], name, account, token)
        await self.journal.run(
            "INSERT INTO open_tables VALUES ($1, $2, $3, $4, $5, $6, $7, 0, $8)",
            *(table, self.now, title, wanted.game, msgspec.json.encode(wanted.options)),
            *(msgspec.json.encode(wanted.clock), int(wanted.listed), int(wanted.own_cards)),
        )
        return Sat(table, mine[0], token)

    async def _check(self, wanted: Offer) -> None:
        """Refuse seats and options that a game cannot be laid with."""
        least, most = (await asyncio.to_thread(rules, wanted.game)).SEATS
        if not least <= len(wanted.seats) <= most:
            raise Refused(f"{wanted.game} is played by {least} to {most}, not by {len(wanted.seats)}")
        known = await asyncio.to_thread(known_decks, wanted.game, wanted.options)
        for place in wanted.seats:
            if place.kind != OPEN:
                check_place(place, known, bot_names(wanted.game))
                await asyncio.to_thread(try_deck, place, wanted.game, wanted.options, len(wanted.seats))

    async def _add_seat(self, table: str, number: int, place: Place) -> None:
        kind = BOT if place.kind == BOT else OPEN
        await self.journal.run(
            "INSERT INTO open_seats VALUES ($1, $2, $3, $4, '', '', $5, 0, 0)",
            *(table, number, kind, tidy(place.name) if kind == BOT else "", msgspec.json.encode(place)),
        )

    async def _forget_old(self) -> None:
        """What nobody came for goes; games that were begun stay as long as their tables."""
        old = "SELECT table_id FROM open_tables WHERE begun = 0 AND created < $1"
        await self.journal.run(f"DELETE FROM open_seats WHERE table_id IN ({old})", self.now - FORGOTTEN)
        await self.journal.run("DELETE FROM open_tables WHERE begun = 0 AND created < $1", self.now - FORGOTTEN)

    # -- sitting down and leaving ----------------------------------------------------------------------------------

    async def sit(self, table: str, wanted: Sitter, account: Account | None) -> Sat:
        """Sit down at the first free seat; with the last one the game begins. Refuses what cannot be."""
        found = await self.look(table)
        self._check_waits(found)
        if not takes_own_cards(found):
            check_none_made(wanted.cards, "at this table")
        await self._check_apart(found, account)
        known = await asyncio.to_thread(known_decks, found.game, found.options)
        name = await self._name(wanted.name, account, [seat.name for seat in found.seats])
        place = msgspec.structs.replace(wanted.place(), name=name)
        check_place(place, known, ())
        await asyncio.to_thread(try_deck, place, found.game, found.options, len(found.seats))
        token = secrets.token_urlsafe(18)
        seat = await self._take_free(found, place, name, account, token)
        self._changed(table)
        if (await self.find(table)).is_full:
            await self.begin(table)
        return Sat(table, seat, token)

    def _check_waits(self, found: OpenTable) -> None:
        if found.begun:
            raise Refused("the game has begun; you can watch it")
        if found.is_full:
            raise Refused("all seats are taken")

    async def _check_apart(self, found: OpenTable, account: Account | None) -> None:
        """Who has blocked somebody does not meet them here."""
        apart = await blocks.apart_from(self.journal, account.key) if account else frozenset()
        if apart.intersection(seat.account for seat in found.people):
            raise Refused("you cannot sit down at this table")

    async def _take_free(self, found: OpenTable, place: Place, name: str, account: Account | None, token: str) -> int:
        for seat in found.seats:
            if seat.kind == OPEN and await self._take(found.table, seat.seat, place, name, account, token):
                return seat.seat
        raise Refused("somebody was quicker: all seats are taken")

    async def _take(
        self, table: str, seat: int, place: Place, name: str, account: Account | None, token: str
    ) -> bool:
        """Take a seat if it is free; whether it was."""
        taken = await self.journal.run(
            f"UPDATE open_seats SET kind = '{PERSON}', name = $3, account = $4, token_hash = $5, place = $6, "
            f"sat = $7, seen = $7 WHERE table_id = $1 AND seat = $2 AND kind = '{OPEN}' RETURNING seat",
            *(table, seat, name, account.key if account else "", digest(token)),
            *(msgspec.json.encode(place), self.now),
        )
        return bool(taken)

    async def _name(self, name: str, account: Account | None, taken: Iterable[str]) -> str:
        """The name somebody plays by: the account's, or one that a guest chooses. Refuses one that is another's."""
        name = await playing_name(self.journal, name, account)
        if key_of(name) in map(key_of, taken):
            raise Refused(f"somebody called {name} sits there already; choose another name")
        return name

    async def here(self, table: str, token: str) -> int:
        """Somebody who waits is still there; their seat. Refuses who does not sit there any more."""
        seat = await self._seat_of(table, token)
        if self.now - seat.seen > NOTED:
            query = (
                "UPDATE open_seats SET seen = $3 WHERE table_id = $1 AND seat = $2 AND token_hash = $4 RETURNING 1"
            )
            await self.journal.run(query, table, seat.seat, self.now, seat.token_hash)
        return seat.seat

    async def leave(self, table: str, token: str) -> None:
        """Stand up; the seat is free again. A game that has begun is left at its table."""
        seat = await self._seat_of(table, token)
        waits = "EXISTS (SELECT 1 FROM open_tables WHERE table_id = $1 AND begun = 0)"
        query = f"{_FREE} AND seat = $2 AND token_hash = $3 AND {waits} RETURNING seat"
        if not await self.journal.run(query, table, seat.seat, seat.token_hash):
            raise Refused("the game has begun")
        self._changed(table)

    async def _free_absent(self, table: str) -> None:
        if await self.journal.run(f"{_FREE} AND seen < $2 RETURNING seat", table, self.now - ABSENT):
            self._changed(table)

    async def _seat_of(self, table: str, token: str) -> OpenSeat:
        seats = (await self.find(table)).people
        mine = [seat for seat in seats if secrets.compare_digest(seat.token_hash, digest(token))]
        if not mine:
            raise Refused("you do not sit at this table any more")
        return mine[0]

    # -- beginning -------------------------------------------------------------------------------------------------

    async def begin_early(self, table: str, token: str) -> None:
        """Who sat down first begins, and bots take the seats that are free."""
        found = await self.look(table)
        mine = await self._seat_of(table, token)
        if found.begun:
            raise Refused("the game has begun")
        if found.people[0].seat != mine.seat:
            raise Refused(f"{found.people[0].name} sat down first, and says when the game begins")
        await self.begin(table)

    async def begin(self, table: str) -> None:
        """The game begins, once, with bots at the seats that are free."""
        query = "UPDATE open_tables SET begun = $2 WHERE table_id = $1 AND begun = 0 RETURNING table_id"
        if not await self.journal.run(query, table, self.now):
            return
        try:
            await self._lay(await self._with_bots(table))
        except Exception:
            await self._not_begun(table)
            raise
        finally:
            self._changed(table)

    async def _not_begun(self, table: str) -> None:
        query = (
            "UPDATE open_tables SET begun = 0 WHERE table_id = $1 AND NOT EXISTS (SELECT 1 FROM tables WHERE id = $1)"
        )
        await self.journal.run(query, table)

    async def _with_bots(self, table: str) -> OpenTable:
        """Bots take what is free, also where somebody has just stood up."""
        while not (found := await self.find(table)).is_full:
            for place, seat in zip(bots_for(found), free(found.seats), strict=True):
                await self.journal.run(
                    f"UPDATE open_seats SET kind = '{BOT}', name = $3, place = $4 "
                    f"WHERE table_id = $1 AND seat = $2 AND kind = '{OPEN}'",
                    *(table, seat.seat, place.name, msgspec.json.encode(place)),
                )
        return found

    async def _lay(self, found: OpenTable) -> None:
        places = [msgspec.json.decode(bytes(seat.place), type=Place) for seat in found.seats]
        for place, seat in zip(places, found.seats, strict=True):
            first = seat in found.people[:1]  # who sat down first laid the table
            place.kind, place.name = BOT if seat.kind == BOT else "you" if first else "friend", seat.name
        hashes = [seat.token_hash for seat in found.seats]
        await self.rooms.lay_for(found.table, found.game, places, found.options, found.clock, hashes)
        for seat in found.people:
            if seat.account:
                await self.journal.keep_seat(seat.account, found.table, seat.seat)
