"""All rooms of this server. Those that nobody has looked at lately are read from the journal when asked for."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from pathlib import Path

import msgspec

from quickening.bots import bot_names
from quickening.core.refusals import Refused
from quickening.games import rules
from quickening.server.journal import Journal, SeatRow
from quickening.server.room import Room, Setup, digest

#: So many rooms stay open although nobody is in them.
IDLE = 200
LONGEST_NAME = 30


class Place(msgspec.Struct, forbid_unknown_fields=True):
    """A seat as the lobby asks for it: who sits there, by what name, with which deck."""

    kind: str
    name: str
    deck: str
    bot: str = ""


class Rooms:
    """The rooms by their tables. `pace` is how long a bot waits before it answers, so that people can follow."""

    def __init__(self, journal: Journal, reports: Path, pace: float = 0.0) -> None:
        self.journal = journal
        self.reports = reports
        self.pace = pace
        self.rooms: dict[str, Room] = {}
        self.coming: dict[str, asyncio.Task[Room]] = {}

    async def lay(
        self, game: str, places: Sequence[Place], options: dict[str, str | int], seed: int | None = None
    ) -> tuple[Room, list[str]]:
        """A new table; the secrets of its seats, in order, empty for bots. Refuses what the game refuses."""
        check_options(game, options)
        known = rules(game).ready_decks(**options)
        for place in places:
            check_place(place, list(known), bot_names(game))
        setup = Setup(
            game=game,
            decks=tuple(place.deck for place in places),
            seed=secrets.randbits(63) if seed is None else seed,
            salt=secrets.token_hex(16),
            options=options,
            bots=tuple(place.bot or bot_names(game)[-1] for place in places),
        )
        tokens = ["" if place.kind == "bot" else secrets.token_urlsafe(18) for place in places]
        seats = [
            SeatRow(number, place.kind, tidy(place.name), digest(token) if token else "")
            for number, (place, token) in enumerate(zip(places, tokens, strict=True))
        ]
        return await self._open(setup, seats), tokens

    async def _open(self, setup: Setup, seats: list[SeatRow]) -> Room:
        table = secrets.token_urlsafe(9)
        room = Room(table, setup, seats, self.journal, self.reports, self.pace)
        await self.journal.open_table(table, msgspec.json.encode(setup), seats)
        self._keep(room)
        room.let_bots_play()
        return room

    async def rematch(self, room: Room, seat: int | None) -> None:
        """The same players, decks and options again; each player's secret is good for the new table too."""
        if seat is None:
            raise Refused("only players can ask for a rematch")
        if not room.game.over:
            raise Refused("the game is not over")
        if not room.rematch:
            setup = msgspec.structs.replace(room.setup, seed=secrets.randbits(63), salt=secrets.token_hex(16))
            new = await self._open(setup, room.seats)
            await room.begin_again(seat, new.table)

    async def find(self, table: str) -> Room:
        """The room of a table, brought back from the journal if need be. Refuses a table there never was."""
        if table in self.rooms:
            self.rooms[table] = self.rooms.pop(table)  # the last one used is the last one to go
            return self.rooms[table]
        if table not in self.coming:
            self.coming[table] = asyncio.create_task(self._bring_back(table))
        return await asyncio.shield(self.coming[table])

    async def _bring_back(self, table: str) -> Room:
        try:
            kept = await self.journal.find(table)
            if kept is None:
                raise Refused("there is no such table")
            setup = msgspec.json.decode(kept.setup, type=Setup)
            room = Room(table, setup, kept.seats, self.journal, self.reports, self.pace)
            await room.read_on(kept.entries)
            self._keep(room)
            room.let_bots_play()
            return room
        finally:
            del self.coming[table]

    def _keep(self, room: Room) -> None:
        """Rooms that nobody is in are closed when there are many: the journal has them."""
        self.rooms[room.table] = room
        idle = [one for one in self.rooms.values() if not one.guests and (one.playing is None or one.playing.done())]
        for one in idle[: max(0, len(idle) - IDLE)]:
            del self.rooms[one.table]


def check_options(game: str, options: dict[str, str | int]) -> None:
    """Refuse what a game cannot be told, and values it does not know."""
    known = rules(game).options()
    for name, value in options.items():
        if name not in known:
            raise Refused(f"{game} has no option {name[:40]!r}; its options: {', '.join(known) or 'none'}")
        if known[name] and str(value) not in known[name]:
            raise Refused(f"{name} is one of: {', '.join(known[name])}")


def check_place(place: Place, decks: Sequence[str], bots: Sequence[str]) -> None:
    """Refuse a seat that nobody can sit at."""
    if place.kind not in ("you", "friend", "bot"):
        raise Refused("a seat is for you, a friend or a bot")
    if not tidy(place.name):
        raise Refused("every seat needs a name")
    if place.deck not in decks:
        raise Refused(f"there is no deck {place.deck[:40]!r}; there are: {', '.join(decks)}")
    if place.bot and place.bot not in bots:
        raise Refused(f"there is no bot {place.bot[:40]!r}; there are: {', '.join(bots)}")


def tidy(name: str) -> str:
    """A name on one line, not too long."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())[:LONGEST_NAME]
