"""Rooms: a game that goes on, who sits at it, and what they may do."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from quickening.bots import bot, bot_names
from quickening.core.game import Game
from quickening.core.refusals import Refused
from quickening.games import new_game, rules
from quickening.server.journal import Entry, Journal, SeatRow, Taken
from quickening.server.messages import VERSION, say

#: So long a bot may think before its answer is shown, so that a person can follow.
BOT_PAUSE = 0.0


class Setup(msgspec.Struct, frozen=True):
    """How a table was laid: all that is needed to play its game again."""

    game: str
    decks: tuple[str, ...]
    seed: int
    options: dict[str, Any]
    bots: tuple[str, ...]


class Seat(msgspec.Struct):
    """A place at the table: `bot`, `you` (who laid the table) or `friend` (whoever has the link)."""

    number: int
    kind: str
    name: str
    token_hash: str


class Guest:
    """Somebody connected: at a seat, or looking on (`seat` is `None`)."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.outbox: asyncio.Queue[str] = asyncio.Queue(maxsize=256)
        self.told = 0

    def send(self, message: str) -> None:
        """Put a message on its way; a guest who does not read is dropped by the socket's own limits."""
        if not self.outbox.full():
            self.outbox.put_nowait(message)


def digest(token: str) -> str:
    """A secret as it is kept."""
    return hashlib.sha256(token.encode()).hexdigest()


class Room:
    """One table with its game. All changes go through here, one at a time."""

    def __init__(self, table: str, setup: Setup, seats: Sequence[Seat], journal: Journal, reports: Path) -> None:
        self.table = table
        self.setup = setup
        self.seats = list(seats)
        self.journal = journal
        self.reports = reports
        self.guests: set[Guest] = set()
        self.lock = asyncio.Lock()
        self.entries: list[Entry] = []
        self.game = self._begin()
        self.bots = [
            bot(setup.bots[seat.number], setup.game, setup.seed + seat.number) if seat.kind == "bot" else None
            for seat in seats
        ]
        self.before: list[tuple[int, Game]] = []
        self.asking_undo: int | None = None

    def _begin(self) -> Game:
        names = tuple(seat.name for seat in self.seats)
        return new_game(self.setup.game, self.setup.decks, self.setup.seed, names, **self.setup.options)

    # -- coming and going ------------------------------------------------------------------------------------------

    def seat_of(self, token: str) -> int | None:
        """The seat a secret belongs to; nothing for a spectator. Refuses a secret that is none."""
        if not token:
            return None
        wanted = digest(token)
        for seat in self.seats:
            if seat.token_hash and secrets.compare_digest(seat.token_hash, wanted):
                return seat.number
        raise Refused("this link does not belong to a seat of this table")

    def welcome(self, guest: Guest) -> None:
        """A guest gets the whole state at once."""
        self.guests.add(guest)
        guest.send(say("hello", version=VERSION, table=self.table, seat=guest.seat, seed_hash=self.seed_hash))
        self.show(guest)

    def leave(self, guest: Guest) -> None:
        self.guests.discard(guest)

    @property
    def seed_hash(self) -> str:
        """Shown from the start, so that the seed shown at the end can be checked."""
        return hashlib.sha256(f"{self.table}:{self.setup.seed}".encode()).hexdigest()

    # -- showing ---------------------------------------------------------------------------------------------------

    def show(self, guest: Guest) -> None:
        """What this guest may see now."""
        view = self.game.view(guest.seat)
        data = msgspec.json.decode(view.to_json())
        log, data["log"] = data["log"], data["log"][guest.told :]
        message = say(
            "state",
            n=len(self.entries),
            log_from=guest.told,
            view=data,
            players=[{"name": seat.name, "kind": seat.kind, "here": self.is_here(seat)} for seat in self.seats],
            can_undo=self.may_undo(guest.seat),
            undo_asked_by=self.asking_undo,
            seed=self.setup.seed if self.game.over else None,
        )
        guest.told = len(log)
        guest.send(message)

    def show_all(self) -> None:
        for guest in list(self.guests):
            self.show(guest)

    def is_here(self, seat: Seat) -> bool:
        return seat.kind == "bot" or any(guest.seat == seat.number for guest in self.guests)

    # -- playing ---------------------------------------------------------------------------------------------------

    async def answer(self, seat: int | None, n: int, chosen: Sequence[str]) -> None:
        """A player's answer. It is on disk before anybody hears of it. Refuses what is late, foreign or illegal."""
        async with self.lock:
            decision = self.game.decision
            if n != len(self.entries):
                raise Refused("this decision has been answered already")
            if decision is None:
                raise Refused("the game is over")
            if seat is None or decision.seat != seat:
                raise Refused("it is not your decision")
            await self._answer(seat, chosen)
            await self._let_bots_play()
        self.show_all()

    async def _answer(self, seat: int, chosen: Sequence[str]) -> None:
        trial = self.game.clone()
        self._try(trial, chosen)
        entry = Entry(len(self.entries), seat, "answer", tuple(chosen))
        await self._keep(entry)
        self.before.append((seat, self.game))
        self.before = self.before[-40:]
        self.game = trial
        self.asking_undo = None

    def _try(self, trial: Game, chosen: Sequence[str]) -> None:
        """A bug in a rule ends no game: the answer is refused, the state is as before, and a report is kept."""
        try:
            trial.answer(tuple(chosen))
        except Refused:
            raise
        except Exception:
            name = f"{self.table}-{len(self.entries)}"
            self.reports.mkdir(parents=True, exist_ok=True)
            report = {"setup": self.setup, "entries": self.entries, "answer": chosen, "trace": traceback.format_exc()}
            (self.reports / f"{name}.json").write_bytes(msgspec.json.encode(report))
            raise Refused(
                f"this answer met a fault in the rules; nothing was changed, report {name} was kept"
            ) from None

    async def _keep(self, entry: Entry) -> None:
        try:
            await self.journal.append(self.table, entry)
        except Taken:
            raise Refused("this decision has been answered already") from None
        self.entries.append(entry)

    async def _let_bots_play(self) -> None:
        while self.game.decision is not None:
            seat = self.game.decision.seat
            player = self.bots[seat]
            if player is None:
                return
            view = self.game.view(seat) if player.wants_view else None
            options = player.choose(self.game.decision, view)
            await self._answer(seat, [option.id for option in options])
            await asyncio.sleep(BOT_PAUSE)

    async def start(self) -> None:
        """Bots that are asked first play first."""
        async with self.lock:
            await self._let_bots_play()

    async def concede(self, seat: int | None) -> None:
        """A player gives up."""
        if seat is None:
            raise Refused("only players can concede")
        async with self.lock:
            trial = self.game.clone()
            trial.concede(seat)
            await self._keep(Entry(len(self.entries), seat, "concede"))
            self.game = trial
        self.show_all()

    # -- taking back -----------------------------------------------------------------------------------------------

    def may_undo(self, seat: int | None) -> bool:
        """Whether a player has an answer to take back."""
        return seat is not None and not self.game.over and any(who == seat for who, _ in self.before)

    def is_free(self, seat: int) -> bool:
        """Whether taking back concerns nobody else: one's own answer was the last, and nobody learned anything."""
        if not self.before or self.before[-1][0] != seat:
            return False
        earlier = self.before[-1][1]
        hidden = [len(cards) for (name, _), cards in sorted(earlier.areas.items()) if name in ("deck", "hand")]
        now = [len(cards) for (name, _), cards in sorted(self.game.areas.items()) if name in ("deck", "hand")]
        return hidden == now and earlier.chance == self.game.chance

    async def undo(self, seat: int | None, yes: bool | None) -> None:
        """Take back one's last answer: at once if nothing was revealed and nobody acted since, else by consent."""
        if seat is None:
            raise Refused("only players can take an answer back")
        async with self.lock:
            if yes is None:
                if not self.may_undo(seat):
                    raise Refused("there is nothing to take back")
                if self.is_free(seat) or self._others_are_bots(seat):
                    await self._take_back(seat)
                else:
                    self.asking_undo = seat
            else:
                await self._consent(seat, yes)
        self.show_all()

    def _others_are_bots(self, seat: int) -> bool:
        return all(other.kind == "bot" for other in self.seats if other.number != seat)

    async def _consent(self, seat: int, yes: bool) -> None:
        if self.asking_undo is None or self.asking_undo == seat:
            raise Refused("nobody else asks to take an answer back")
        asking, self.asking_undo = self.asking_undo, None
        if yes:
            await self._take_back(asking)

    async def _take_back(self, seat: int) -> None:
        """Back to before that player's last answer; the journal keeps both."""
        while self.before:
            who, game = self.before.pop()
            await self._keep(Entry(len(self.entries), who, "undo"))
            self.game = game
            if who == seat:
                break
        for guest in self.guests:
            guest.told = 0

    # -- asking ----------------------------------------------------------------------------------------------------

    def why_not(self, seat: int | None, card: int) -> list[str]:
        """Why nothing can be done with a card."""
        if seat is None:
            raise Refused("only players can ask that")
        return [str(refusal) for refusal in self.game.why_not(seat, card)]

    def explain(self, card: int, number: str) -> list[str]:
        """Where a number comes from."""
        chain = self.game.explain(card, number)
        return [
            f"{amount:+d} {words}" if place else f"{amount} {words}" for place, (words, amount) in enumerate(chain)
        ]

    def chat(self, guest: Guest, text: str) -> None:
        """Words across the table."""
        name = "a spectator" if guest.seat is None else self.seats[guest.seat].name
        for other in self.guests:
            other.send(say("chat", name=name, text=text))


class Rooms:
    """All tables of this server; those that nobody has looked at lately are read from the journal when asked for."""

    def __init__(self, journal: Journal, reports: Path) -> None:
        self.journal = journal
        self.reports = reports
        self.rooms: dict[str, Room] = {}
        self.opening = asyncio.Lock()

    async def lay(
        self, game: str, seats: Sequence[dict[str, str]], options: dict[str, Any], seed: int | None = None
    ) -> tuple[Room, list[str]]:
        """A new table; the secrets of its seats, in order, empty for bots. Refuses what the game refuses."""
        setup = Setup(
            game=game,
            decks=tuple(seat["deck"] for seat in seats),
            seed=secrets.randbits(48) if seed is None else seed,
            options=options,
            bots=tuple(seat.get("bot") or bot_names(game)[-1] for seat in seats),
        )
        known = rules(game).ready_decks(**options)
        for deck in setup.decks:
            if deck not in known:
                raise Refused(f"there is no deck {deck!r}; there are: {', '.join(known)}")
        tokens = ["" if seat["kind"] == "bot" else secrets.token_urlsafe(18) for seat in seats]
        places = [
            Seat(n, seat["kind"], seat["name"][:30], digest(token) if token else "")
            for n, (seat, token) in enumerate(zip(seats, tokens, strict=True))
        ]
        table = secrets.token_urlsafe(9)
        room = Room(table, setup, places, self.journal, self.reports)
        rows = [SeatRow(place.number, place.kind, place.name, place.token_hash) for place in places]
        await self.journal.open_table(table, msgspec.json.encode(setup), rows)
        self.rooms[table] = room
        await room.start()
        return room, tokens

    async def find(self, table: str) -> Room:
        """The room of a table, brought back from the journal if need be. Refuses a table there never was."""
        if table not in self.rooms:
            async with self.opening:
                if table not in self.rooms:
                    self.rooms[table] = await self._bring_back(table)
        return self.rooms[table]

    async def _bring_back(self, table: str) -> Room:
        found = await self.journal.find(table)
        if found is None:
            raise Refused("there is no such table")
        setup, seats, entries = found
        places = [Seat(row.seat, row.kind, row.name, row.token_hash) for row in seats]
        room = Room(table, msgspec.json.decode(setup, type=Setup), places, self.journal, self.reports)
        for entry in entries:
            retrace(room, entry)
        await room.start()
        return room


def retrace(room: Room, entry: Entry) -> None:
    """One line of the journal again."""
    room.entries.append(entry)
    if entry.what == "undo":
        _, room.game = room.before.pop()
    elif entry.what == "concede":
        room.game.concede(entry.seat)
    else:
        room.before = [*room.before[-39:], (entry.seat, room.game.clone())]
        room.game.answer(entry.chosen)
