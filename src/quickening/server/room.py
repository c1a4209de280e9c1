"""A room: a game that goes on, who sits at it, and what they may do.

All changes go through here, one at a time, and each is a line of the journal before anybody hears of it. Where
several processes have the same table open, the journal decides: whoever finds its line written by another one reads
on.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar

import msgspec

from quickening.core.decisions import RESPOND
from quickening.core.game import Game
from quickening.core.outside import CONCEDE, NO_SEAT, RESUME, TIME
from quickening.core.refusals import Refused
from quickening.games import new_game
from quickening.server import showing
from quickening.server.automatic import Automatic
from quickening.server.changes import After, with_moments
from quickening.server.curtain import Curtain
from quickening.server.following import Following
from quickening.server.foreseeing import Foreseeing
from quickening.server.guests import Guest
from quickening.server.history import History
from quickening.server.journal import ANSWER, BEGIN, FAULT, REMATCH, SeatRow
from quickening.server.judging import Judging
from quickening.server.keys import Keys
from quickening.server.lines import Lines
from quickening.server.messages import Mend, say
from quickening.server.position import Position
from quickening.server.reports import Fault
from quickening.server.skipping import Skipping
from quickening.server.tables import House, Note, Setup
from quickening.server.taking_back import TakingBack

#: So many may look on at one table, and so often somebody may sit at one seat, as with several pages.
MOST_GUESTS, MOST_AT_A_SEAT = 200, 20
#: So many of the words across a table are told again to whoever comes.
MOST_SAID = 50

T = TypeVar("T")


async def finished(work: Coroutine[Any, Any, T]) -> T:
    """What was begun is finished, even if whoever asked for it goes away meanwhile."""
    task = asyncio.ensure_future(work)
    task.add_done_callback(lambda done: done.cancelled() or done.exception())
    return await asyncio.shield(task)


class Room:
    """One table with its game."""

    def __init__(self, table: str, setup: Setup, seats: Sequence[SeatRow], house: House) -> None:
        self.table = table
        self.setup = setup
        self.seats = list(seats)
        self.house = house
        self.guests: set[Guest] = set()
        self.said: deque[tuple[str, str]] = deque(maxlen=MOST_SAID)
        self.elsewhere: dict[str, frozenset[int]] = {}
        self.lock = asyncio.Lock()
        self.history = History(seats, setup.clock)
        self.position = Position(self.beginning())
        self.curtain = Curtain(self)
        self.skipping = Skipping(self)
        self.foreseeing = Foreseeing(self)
        self.automatic = Automatic(self)
        self.lines = Lines(self)
        self.following = Following(self.lines.catch_up)
        self.taking_back = TakingBack(self)
        self.judging = Judging(self)
        self.told = 0
        self.views = showing.Views(self.game)
        self.keys: dict[int | None, Keys] = {}
        self._states: dict[tuple[int | None, int, int, bool], showing.State] = {}
        self._players: list[dict[str, Any]] = []

    def beginning(self) -> Game:
        """The game before its first answer."""
        names = tuple(seat.name for seat in self.seats)
        options: dict[str, Any] = dict(self.setup.options)
        return new_game(self.setup.game, self.setup.decks, self.setup.seed, names, **options)

    @property
    def game(self) -> Game:
        """The game as it is kept: what is being tried with it is nobody's business."""
        return self.position.game

    @property
    def is_busy(self) -> bool:
        """Whether something goes on here by itself."""
        return self.automatic.is_busy or self.following.is_busy

    def stop(self) -> list[asyncio.Task[None]]:
        """Nothing happens by itself any more; what was begun and is to be called off."""
        self.curtain.stop()
        reading = self.following.reading
        return [*self.automatic.stop(), *([] if reading is None else [reading])]

    # -- coming and going ------------------------------------------------------------------------------------------

    def welcome(self, guest: Guest) -> None:
        """A guest gets the whole state at once; the others see who has come."""
        self._check_room_for(guest)
        before = self.here()
        self.guests.add(guest)
        about = (self.game.STOPS, self.judging.repairs(guest.seat))
        guest.send(showing.hello(self.table, self.setup, guest.seat, *about))
        if self.history.clock.is_set:
            self._states.clear()  # time has gone by
        guest.must_see()
        self._tell_who_is_here(before)
        self.automatic.consider()

    def _check_room_for(self, guest: Guest) -> None:
        """However many look on, whoever plays finds their own seat."""
        there = sum(other.seat == guest.seat for other in self.guests)
        if there >= (MOST_GUESTS if guest.seat is None else MOST_AT_A_SEAT):
            raise Refused("too many look at this table already")

    def leave(self, guest: Guest) -> None:
        """A guest goes; the others see it."""
        before = self.here()
        self.guests.discard(guest)
        self._tell_who_is_here(before)

    def _tell_who_is_here(self, before: frozenset[int]) -> None:
        """Players who have come or gone are told of everywhere. Who only looks on is nobody's news."""
        if self.here() != before:
            self.house.journal.tell(self.table, msgspec.json.encode(Note(here=tuple(self.here()))))
            self.show_who_is_here()

    def show_who_is_here(self) -> None:
        """A word to each, not the whole state: people come and go."""
        self._states.clear()
        self._players = []
        message = say("here", here=self.who_is_here())
        for guest in self.guests:
            if not guest.stale:
                guest.send(message)

    def dismiss(self, which: Callable[[Guest], bool], why: str) -> None:
        """Some guests may not stay."""
        for guest in self.guests:
            if which(guest):
                guest.dismiss(say("refused", message=why, final=True))

    def here(self) -> frozenset[int]:
        """The seats whose players are connected to this process."""
        return frozenset(guest.seat for guest in self.guests if guest.seat is not None)

    def who_is_here(self) -> list[bool]:
        """At which seats somebody sits now, in this process or another one."""
        here = self.here().union(*self.elsewhere.values())
        return [seat.kind == "bot" or seat.seat in here for seat in self.seats]

    def players(self) -> list[dict[str, Any]]:
        """Who plays, and who of them is here: the same list until somebody comes or goes."""
        if not self._players:
            who = zip(self.seats, self.who_is_here(), strict=True)
            self._players = [{"name": one.name, "kind": one.kind, "here": here} for one, here in who]
        return self._players

    def everybody_is_here(self) -> bool:
        """Whether nobody is missing."""
        return all(self.who_is_here())

    @property
    def shown(self) -> Game:
        """The game as everybody may see it: as it is, or as it was while others could answer."""
        return self.curtain.waiting[0] if self.curtain.waiting else self.game

    # -- showing ---------------------------------------------------------------------------------------------------

    def keys_of(self, guest: Guest) -> Keys:
        """By which numbers a guest is told of cards: its own, or those of all who are sent whole states there."""
        if guest.changes:
            guest.keys = guest.keys or Keys(type(self.game).in_keys)
            return guest.keys
        return self.keys.setdefault(guest.seat, Keys(type(self.game).in_keys))

    def show_all(self, again: bool = False) -> None:
        """Everybody is shown the newest state; `again`: with the whole log, which is another one now."""
        self._states.clear()
        for keys in self.keys.values() if again else ():
            keys.forget()
        self.told = len(self.shown.log)
        for guest in self.guests:
            guest.must_see(again)

    def state_for(self, guest: Guest) -> str:
        """What this guest may see now, with what was told since the last time."""
        return self._show(guest).message

    def news_for(self, guest: Guest) -> str | None:
        """The same, unless there is nothing in it that this guest was not shown before."""
        if guest.changes:
            return showing.change(self, guest)
        known = guest.known
        shown = self._show(guest)
        return None if shown.rest == known and not shown.lines else shown.message

    def _show(self, guest: Guest) -> showing.State:
        """It is made once for each seat."""
        wanted = (guest.seat, guest.told, guest.lines, bool(guest.known))
        if wanted not in self._states:
            self._states[wanted] = showing.state(self, guest)
        shown = self._states[wanted]
        guest.stale = False
        guest.told, guest.known = len(self.shown.log), shown.rest
        guest.lines += shown.lines
        return shown

    def thinking(self) -> tuple[int | None, float]:
        """Whose clock runs, and for how long it has since the last line.

        Whoever may respond, or is at rest in a turn of their own, has as long as everybody waits anyway: else the
        clock would tell who was asked.
        """
        decision = self.shown.decision if self.history.clock_runs else None
        if decision is None or decision.seat not in self.history.people:
            return None, 0.0
        thought = self.history.clock.since(self.house.now(), self.house.outages, self.curtain.drawn)
        free = self.house.pace if decision.sort == RESPOND or decision.rests else 0.0
        return decision.seat, max(0.0, thought - free)

    def seems_to_think(self, seat: int | None) -> tuple[int | None, float]:
        """The same as a seat may know it: who has nothing to decide in their turn seems to think for a moment."""
        whose, asked = self.thinking(), self.shown.asked_openly(seat)
        if asked is None or asked not in self.history.people or not self.history.clock_runs:
            return None, 0.0
        return whose if whose[0] == asked else (asked, 0.0)

    def say_aloud(self, name: str, text: str) -> None:
        """Words across the table, said in this process or another one."""
        self._states.clear()
        self.said.append((name, text))
        for guest in self.guests:
            guest.send(say("chat", name=name, text=text))

    # -- playing ---------------------------------------------------------------------------------------------------

    def meant(self, guest: Guest, n: int, chosen: Sequence[str]) -> list[str]:
        """The options that a player has chosen, by what that player calls them. Refuses what was not offered."""
        decision = self.shown.decision
        if decision is None or decision.seat != guest.seat or n != self.history.question(guest.seat):
            return []  # whatever it is, it comes too late, and is refused for that
        return self.keys_of(guest).ids(decision, chosen)

    async def answer(self, seat: int | None, n: int, chosen: Sequence[str]) -> None:
        """A player's answer. It is on disk before anybody hears of it. Refuses what is late, foreign or illegal.

        Whoever calls this is not called off meanwhile (`sockets.Hearing`).
        """
        async with self.lock:
            decision = self.shown.decision
            if self.shown.over:
                raise Refused("the game is over")
            if seat is not None and n != self.history.question(seat):
                raise Refused("this is not the decision that is asked now")
            if seat is None or decision is None or decision.seat != seat:
                raise Refused("it is not your decision")
            self.skipping.note_answer(seat)
            try:
                await self.give(seat, chosen)
            except Fault:
                await self.stop_clock(seat)
                raise
        self._changed()

    async def give(self, seat: int, chosen: Sequence[str], what: str = ANSWER) -> None:
        """An answer to the decision that is asked. Whoever calls this holds the lock."""
        await self.keep_answer(seat, chosen, self.answered(chosen), what)

    def answered(self, chosen: Sequence[str]) -> After:
        """The game as it would be after an answer. Refuses one that is illegal, or meets a fault in the rules."""
        return self.tried(lambda game: game.answer(tuple(chosen)), list(chosen))

    async def keep_answer(
        self, seat: int, chosen: Sequence[str], after: After, what: str = ANSWER, silent: bool = False
    ) -> None:
        """An answer, and what the game is `after` it. Whoever calls this holds the lock."""
        await self.lines.keep(seat, what, tuple(chosen), after, silent)

    def tried(self, change: Callable[[Game], object], doing: Any) -> After:
        """The game as it would be. Refuses what the rules refuse, and what meets a fault in them."""
        spent, trial = self.thinking(), self.position.to_go_on()
        try:
            return with_moments(trial, change, self.house.pace > 0)._replace(spent=spent)
        except Refused:
            self.position.stays(trial)
            raise
        except Exception:
            raise self.fault(doing) from None

    async def concede(self, seat: int | None) -> None:
        """A player gives up."""
        if seat is None:
            raise Refused("only players can concede")
        await finished(self._concede(seat))

    async def _concede(self, seat: int) -> None:
        async with self.lock:
            await self.give_up(seat)
        self._changed()

    async def give_up(self, seat: int, why: tuple[str, ...] = ()) -> None:
        """A seat concedes. Whoever calls this holds the lock."""
        await self.lines.keep(seat, CONCEDE, why, self.tried(lambda game: game.concede(seat), CONCEDE))

    async def call_time(self) -> None:
        """A judge calls time. Where no rule says what follows, and where the game is over, nothing does."""
        await finished(self._call_time())

    async def _call_time(self) -> None:
        async with self.lock:
            try:
                after = self.tried(lambda game: game.call_time(), TIME)
            except Fault:
                raise
            except Refused:
                return
            await self.lines.keep(NO_SEAT, TIME, (), after)
        self._changed()

    def wish(self, seat: int | None, stops: Sequence[str]) -> None:
        """A player says what to be asked about from now on; only that player may see another question then."""
        if self.skipping.wish(seat, stops):
            for guest in self.guests:
                if guest.seat == seat:
                    guest.must_see()
            self._states.clear()
            self.automatic.consider()

    async def resume(self, seat: int | None) -> None:
        """A player who passed until something happens is asked again from now on."""
        if seat is None:
            raise Refused("only players pass")
        await finished(self._resume(seat))

    async def _resume(self, seat: int) -> None:
        async with self.lock:
            await self.lines.keep(seat, RESUME, (), self.tried(lambda game: game.resume(seat), RESUME))
        self._changed()

    async def begin_again(self, seat: int, table: str) -> None:
        """The same players meet at another table: their links' secrets are the same there."""
        async with self.lock:
            if not self.history.rematch:
                await self.lines.keep(seat, REMATCH, (table,))
        self.show_all()

    async def begin_clock(self) -> None:
        """All players have come: from now on thinking counts."""
        async with self.lock:
            if not self.history.clock.begun:
                await self.lines.keep(-1, BEGIN)
        self._changed()

    async def stop_clock(self, seat: int) -> None:
        """Nobody loses on time for a fault in the rules. Whoever calls this holds the lock."""
        if self.history.clock_runs:
            await self.lines.keep(seat, FAULT)
            self.show_all()
            self.automatic.consider()

    def _changed(self) -> None:
        self.show_all()
        self.automatic.consider()

    def fault(self, doing: Any) -> Fault:
        """A bug in a rule ends no game: a report is kept, and these are the words for whoever met it."""
        name = self.house.reports.keep(self, doing)
        return Fault(f"this met a fault in the rules; nothing was changed, report {name} was kept")

    # -- taking back -----------------------------------------------------------------------------------------------

    def may_undo(self, seat: int | None) -> bool:
        """Whether a player has an answer to take back."""
        return seat is not None and not self.shown.over and self.history.last_answer(seat) is not None

    async def undo(self, seat: int | None, yes: bool | None) -> None:
        """Take back one's last answer: at once if nothing was revealed and nobody acted since, else by consent.

        Bots always consent.
        """
        if seat is None:
            raise Refused("only players can take an answer back")
        await finished(self._undo(seat, yes))

    async def _undo(self, seat: int, yes: bool | None) -> None:
        async with self.lock:
            if yes is None:
                await self.taking_back.ask(seat)
            else:
                await self.taking_back.consent(seat, yes)
        self.automatic.consider()

    # -- judging ---------------------------------------------------------------------------------------------------

    async def mend(self, guest: Guest, wanted: Mend) -> None:
        """Who laid the table would like to repair it."""
        await finished(self._judge(self.judging.propose(guest, wanted)))

    async def go_back(self, seat: int | None, line: int) -> None:
        """Who laid the table would like to take it back to before a line of the log."""
        await finished(self._judge(self.judging.take_back(seat, line)))

    async def _judge(self, wish: Coroutine[Any, Any, None]) -> None:
        async with self.lock:
            await wish
        self.automatic.consider()
