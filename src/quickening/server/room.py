"""A room: a game that goes on, who sits at it, and what they may do. All changes go through here, one at a time."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import traceback
from collections.abc import Sequence
from copy import copy
from pathlib import Path
from typing import Any

import msgspec

from quickening.bots import Bot, bot
from quickening.core.game import Game
from quickening.core.refusals import Refused
from quickening.core.undoing import why_no_undo
from quickening.core.views import CardView, View
from quickening.games import new_game
from quickening.server.guests import Guest
from quickening.server.journal import ANSWER, CONCEDE, REMATCH, UNDO, Entry, Journal, SeatRow, Taken
from quickening.server.messages import VERSION, say

#: So many may look at one table.
MOST_GUESTS = 200
#: So often a bot whose answer met a fault tries another one.
BOT_TRIES = 20


class Setup(msgspec.Struct, frozen=True):
    """How a table was laid: all that is needed to play its game again."""

    game: str
    decks: tuple[str, ...]
    seed: int
    salt: str
    options: dict[str, str | int]
    bots: tuple[str, ...]

    @property
    def seed_hash(self) -> str:
        """Shown from the start, so that the seed and salt shown at the end can be checked."""
        return hashlib.sha256(f"{self.salt}:{self.seed}".encode()).hexdigest()


class Asked(msgspec.Struct):
    """Somebody would like to take answers back: who, how many answers would be kept, who has agreed."""

    seat: int
    keep: int
    agreed: set[int] = set()


def digest(token: str) -> str:
    """A secret as it is kept."""
    return hashlib.sha256(token.encode()).hexdigest()


class Room:
    """One table with its game."""

    def __init__(
        self, table: str, setup: Setup, seats: Sequence[SeatRow], journal: Journal, reports: Path, pace: float = 0.0
    ) -> None:
        self.table = table
        self.setup = setup
        self.seats = list(seats)
        self.journal = journal
        self.reports = reports
        self.pace = pace
        self.guests: set[Guest] = set()
        self.lock = asyncio.Lock()
        self.written = 0
        self.line: list[Entry] = []
        self.game = self._beginning()
        self.bots: list[Bot | None] = [
            bot(setup.bots[seat.seat], setup.game, setup.seed + seat.seat) if seat.kind == "bot" else None
            for seat in seats
        ]
        self.asked: Asked | None = None
        self.rematch = ""
        self.playing: asyncio.Task[None] | None = None

    def _beginning(self) -> Game:
        names = tuple(seat.name for seat in self.seats)
        options: dict[str, Any] = dict(self.setup.options)
        return new_game(self.setup.game, self.setup.decks, self.setup.seed, names, **options)

    # -- coming and going ------------------------------------------------------------------------------------------

    def seat_of(self, token: str) -> int | None:
        """The seat a secret belongs to; nothing for a spectator. Refuses a secret that is none."""
        if not token:
            return None
        wanted = digest(token)
        for seat in self.seats:
            if seat.token_hash and secrets.compare_digest(seat.token_hash, wanted):
                return seat.seat
        raise Refused("this link does not belong to a seat of this table")

    def welcome(self, guest: Guest) -> None:
        """A guest gets the whole state at once; the others see who has come."""
        if len(self.guests) >= MOST_GUESTS:
            raise Refused("too many look at this table already")
        self.guests.add(guest)
        hello = {"version": VERSION, "table": self.table, "game": self.setup.game, "seat": guest.seat}
        guest.send(say("hello", **hello, seed_hash=self.setup.seed_hash))
        self.show_all()
        self.let_bots_play()

    def leave(self, guest: Guest) -> None:
        """A guest goes; the others see it."""
        self.guests.discard(guest)
        self.show_all()

    # -- showing ---------------------------------------------------------------------------------------------------

    def show_all(self, again: bool = False) -> None:
        """Everybody is shown the newest state; `again`: with the whole log, which is another one now."""
        for guest in self.guests:
            guest.must_see(again)

    def state_for(self, guest: Guest) -> str:
        """What this guest may see now, with what was told since the last time."""
        guest.stale = False
        view = view_since(self.game, guest.seat, guest.told)
        since, guest.told = guest.told, len(self.game.log)
        over = self.game.over
        return say(
            "state",
            n=self.written,
            log_from=since,
            view=msgspec.Raw(view.to_json()),
            players=[{"name": seat.name, "kind": seat.kind, "here": self.is_here(seat)} for seat in self.seats],
            can_undo=self.may_undo(guest.seat),
            undo_asked_by=None if self.asked is None else self.asked.seat,
            must_consent=self.asked is not None and guest.seat in self._concerned(self.asked),
            seed=str(self.setup.seed) if over else None,
            salt=self.setup.salt if over else None,
            rematch=self.rematch,
        )

    def is_here(self, seat: SeatRow) -> bool:
        """Whether somebody sits there now."""
        return seat.kind == "bot" or any(guest.seat == seat.seat for guest in self.guests)

    # -- playing ---------------------------------------------------------------------------------------------------

    async def answer(self, seat: int | None, n: int, chosen: Sequence[str]) -> None:
        """A player's answer. It is on disk before anybody hears of it. Refuses what is late, foreign or illegal."""
        async with self.lock:
            decision = self.game.decision
            if decision is None:
                raise Refused("the game is over")
            if n != self.written:
                raise Refused("this is not the decision that is asked now")
            if seat is None or decision.seat != seat:
                raise Refused("it is not your decision")
            await self._answer(seat, chosen)
        self.show_all()
        self.let_bots_play()

    async def _answer(self, seat: int, chosen: Sequence[str]) -> None:
        trial = self.game.clone()
        self._try(trial, chosen)
        await self._keep(seat, ANSWER, tuple(chosen))
        self.game = trial
        self.asked = None

    def _try(self, trial: Game, chosen: Sequence[str]) -> None:
        """A bug in a rule ends no game: the answer is refused, the state is as before, and a report is kept."""
        try:
            trial.answer(tuple(chosen))
        except Refused:
            raise
        except Exception:
            name = self.report(chosen)
            raise Refused(
                f"this answer met a fault in the rules; nothing was changed, report {name} was kept"
            ) from None

    def report(self, chosen: Sequence[str]) -> str:
        """Keep for the maintainer what led to a fault; the name of the report."""
        name = f"{self.table}-{self.written}"
        self.reports.mkdir(parents=True, exist_ok=True)
        names = [seat.name for seat in self.seats]
        told: dict[str, Any] = {"setup": self.setup, "names": names, "line": self.line, "answer": list(chosen)}
        path = self.reports / f"{name}.json"
        path.write_bytes(msgspec.json.encode(told | {"trace": traceback.format_exc()}))
        return name

    async def _keep(self, seat: int, what: str, chosen: tuple[str, ...] = ()) -> None:
        entry = Entry(self.written, seat, what, chosen)
        try:
            await self.journal.append(self.table, entry)
        except Taken:
            raise Refused("this is not the decision that is asked now") from None
        self._note(entry)

    def _note(self, entry: Entry) -> None:
        """A line of the journal counts; what was taken back does no more."""
        self.written += 1
        if entry.what == UNDO:
            del self.line[int(entry.chosen[0]) :]
        elif entry.what == REMATCH:
            self.rematch = entry.chosen[0]
        else:
            self.line.append(entry)

    async def concede(self, seat: int | None) -> None:
        """A player gives up."""
        if seat is None:
            raise Refused("only players can concede")
        async with self.lock:
            trial = self.game.clone()
            trial.concede(seat)
            await self._keep(seat, CONCEDE)
            self.game = trial
            self.asked = None
        self.show_all()
        self.let_bots_play()

    async def begin_again(self, seat: int, table: str) -> None:
        """The same players meet at another table: their links' secrets are the same there."""
        async with self.lock:
            if not self.rematch:
                await self._keep(seat, REMATCH, (table,))
        self.show_all()

    # -- bots ------------------------------------------------------------------------------------------------------

    def let_bots_play(self) -> None:
        """Bots that are asked play, one answer at a time, so that everybody can follow."""
        if self._bot_asked() is not None and (self.playing is None or self.playing.done()):
            self.playing = asyncio.create_task(self._let_bots_play())

    def _bot_asked(self) -> Bot | None:
        return None if self.game.decision is None else self.bots[self.game.decision.seat]

    async def _let_bots_play(self) -> None:
        while self._bot_asked() is not None:
            if self.pace and self.guests:
                await asyncio.sleep(self.pace)
            try:
                async with self.lock:
                    player = self._bot_asked()
                    if player is None:
                        return
                    await self._bot_answers(player)
            except Refused as error:
                for guest in self.guests:
                    guest.send(say("refused", message=f"A bot cannot go on: {error}"))
                return
            self.show_all()
            await asyncio.sleep(0)

    async def _bot_answers(self, player: Bot) -> None:
        """A bot's answer; if that meets a fault in the rules, whatever else goes."""
        decision = self.game.decision
        assert decision is not None
        view = self.game.view(decision.seat) if player.wants_view else None
        try:
            await self._answer(decision.seat, [option.id for option in player.choose(decision, view)])
        except Refused:
            await self._bot_answers_anything(decision.seat)

    async def _bot_answers_anything(self, seat: int) -> None:
        decision = self.game.decision
        assert decision is not None
        for attempt in range(BOT_TRIES):
            substitute = bot("random", self.setup.game, secrets.randbits(32))
            chosen = substitute.choose(decision, self.game.view(seat) if substitute.wants_view else None)
            try:
                await self._answer(seat, [option.id for option in chosen])
            except Refused:
                if attempt == BOT_TRIES - 1:
                    raise
            else:
                return

    # -- taking back -----------------------------------------------------------------------------------------------

    def _last_answer(self, seat: int | None) -> int | None:
        """The place of a player's last answer; nothing if somebody has conceded since."""
        for place in range(len(self.line) - 1, -1, -1):
            if self.line[place].what == CONCEDE:
                return None
            if self.line[place].seat == seat:
                return place
        return None

    def may_undo(self, seat: int | None) -> bool:
        """Whether a player has an answer to take back."""
        return seat is not None and not self.game.over and self._last_answer(seat) is not None

    async def undo(self, seat: int | None, yes: bool | None) -> None:
        """Take back one's last answer: at once if nothing was revealed and nobody acted since, else by consent.

        Bots always consent.
        """
        if seat is None:
            raise Refused("only players can take an answer back")
        async with self.lock:
            if yes is None:
                await self._ask_back(seat)
            else:
                await self._consent(seat, yes)

    async def _ask_back(self, seat: int) -> None:
        keep = self._last_answer(seat)
        if keep is None or self.game.over:
            raise Refused("there is nothing to take back")
        before = self._replayed(self.line[:keep])
        asked = Asked(seat, keep)
        if why_no_undo(before, self.game, seat) is None or not self._concerned(asked):
            await self._take_back(asked, before)
        else:
            self.asked = asked
            self.show_all()

    def _concerned(self, asked: Asked) -> set[int]:
        """Who has yet to consent: everybody else who is no bot."""
        others = {seat.seat for seat in self.seats if seat.kind != "bot" and seat.seat != asked.seat}
        return others - asked.agreed

    async def _consent(self, seat: int, yes: bool) -> None:
        asked = self.asked
        if asked is None or seat not in self._concerned(asked):
            raise Refused("nobody asks you to take an answer back")
        if not yes:
            self.asked = None
        else:
            asked.agreed.add(seat)
            if not self._concerned(asked):
                await self._take_back(asked, self._replayed(self.line[: asked.keep]))
        self.show_all()

    async def _take_back(self, asked: Asked, before: Game) -> None:
        """Back to before that answer; the journal keeps both."""
        await self._keep(asked.seat, UNDO, (str(asked.keep),))
        self.game, self.asked = before, None
        self.show_all(again=True)

    def _replayed(self, line: Sequence[Entry]) -> Game:
        game = self._beginning()
        for entry in line:
            carry_on(game, entry)
        return game

    async def read_on(self, entries: Sequence[Entry]) -> None:
        """Lines that were written before this room was opened."""
        for entry in entries:
            self._note(entry)
        game = self._beginning()
        for number, entry in enumerate(self.line):
            carry_on(game, entry)
            if number % 8 == 7:
                await asyncio.sleep(0)  # other tables go on meanwhile
        self.game = game

    # -- asking ----------------------------------------------------------------------------------------------------

    def seen(self, seat: int | None, handle: int) -> CardView:
        """A card by its handle. Refuses one that this seat does not see."""
        view = view_since(self.game, seat, len(self.game.log))
        for area in view.areas:
            for card in area.cards:
                if card.handle == handle and card.name:
                    return card
        raise Refused("there is no such card that you can see")

    def why_not(self, seat: int | None, handle: int) -> list[str]:
        """Why nothing can be done with a card."""
        if seat is None:
            raise Refused("only players can ask that")
        return [str(refusal) for refusal in self.game.why_not(seat, self.seen(seat, handle).handle)]

    def explain(self, seat: int | None, handle: int, number: str) -> list[str]:
        """Where a number comes from."""
        card = self.seen(seat, handle)
        if number not in dict(card.numbers):
            raise Refused(f"{card.name} has no {number!r}")
        try:
            chain = self.game.explain(handle, number)
        except Refused:  # a card that is not in play has what is printed on it
            chain = [("printed on the card", dict(card.numbers)[number])]
        return [
            f"{amount:+d} {words}" if place else f"{amount} {words}" for place, (words, amount) in enumerate(chain)
        ]

    def chat(self, guest: Guest, text: str) -> None:
        """Words across the table."""
        name = "a spectator" if guest.seat is None else self.seats[guest.seat].name
        for other in self.guests:
            other.send(say("chat", name=name, text=text))


def carry_on(game: Game, entry: Entry) -> None:
    """One line of the journal again."""
    if entry.what == CONCEDE:
        game.concede(entry.seat)
    else:
        game.answer(entry.chosen)


def view_since(game: Game, seat: int | None, since: int) -> View:
    """What a seat sees, with the log from an event on: a long log is not told again and again."""
    glimpse = copy(game)
    glimpse.log = game.log[since:]
    return glimpse.view(seat)
