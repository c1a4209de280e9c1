"""A room: a game that goes on, who sits at it, and what they may do.

All changes go through here, one at a time, and each is a line of the journal before anybody hears of it. Where
several processes have the same table open, the journal decides: whoever finds its line written by another one reads
on.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Coroutine, Sequence
from typing import Any, TypeVar

import msgspec

from quickening.core.game import Game
from quickening.core.refusals import Refused
from quickening.core.undoing import why_no_undo
from quickening.games import new_game
from quickening.server import showing
from quickening.server.automatic import Automatic
from quickening.server.guests import Guest
from quickening.server.history import Asked, History
from quickening.server.journal import (
    AGREE,
    ANSWER,
    ASK,
    BEGIN,
    CONCEDE,
    FAULT,
    REFUSE,
    REMATCH,
    RESUME,
    UNDO,
    Entry,
    Overtaken,
    SeatRow,
    Taken,
)
from quickening.server.messages import VERSION, say
from quickening.server.reports import Fault
from quickening.server.tables import House, Note, Setup, digest

#: So many may look at one table.
MOST_GUESTS = 200
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
        self.game = self._beginning()
        self.automatic = Automatic(self)
        self.broken: Fault | None = None
        self._states: dict[tuple[int | None, int], str] = {}

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
        self._tell_who_is_here(guest)
        hello = {"version": VERSION, "table": self.table, "game": self.setup.game, "seat": guest.seat}
        guest.send(say("hello", **hello, seed_hash=self.setup.seed_hash))
        self.show_all()
        self.automatic.consider()

    def leave(self, guest: Guest) -> None:
        """A guest goes; the others see it."""
        self.guests.discard(guest)
        self._tell_who_is_here(guest)
        self.show_all()

    def _tell_who_is_here(self, guest: Guest) -> None:
        if guest.seat is not None:
            self.house.journal.tell(self.table, msgspec.json.encode(Note(here=tuple(self.here()))))

    def here(self) -> frozenset[int]:
        """The seats whose players are connected to this process."""
        return frozenset(guest.seat for guest in self.guests if guest.seat is not None)

    def is_here(self, seat: SeatRow) -> bool:
        """Whether somebody sits there now, in this process or another one."""
        return seat.kind == "bot" or seat.seat in self.here().union(*self.elsewhere.values())

    def everybody_is_here(self) -> bool:
        """Whether nobody is missing."""
        return all(map(self.is_here, self.seats))

    # -- showing ---------------------------------------------------------------------------------------------------

    def show_all(self, again: bool = False) -> None:
        """Everybody is shown the newest state; `again`: with the whole log, which is another one now."""
        self._states.clear()
        for guest in self.guests:
            guest.must_see(again)

    def state_for(self, guest: Guest) -> str:
        """What this guest may see now, with what was told since the last time. It is made once for each seat."""
        guest.stale = False
        wanted = (guest.seat, guest.told)
        if wanted not in self._states:
            self._states[wanted] = showing.state(self, *wanted)
        guest.told = len(self.game.log)
        return self._states[wanted]

    def thinking(self) -> tuple[int | None, float]:
        """Whose clock runs, and for how long it has since the last line."""
        decision = self.game.decision
        if decision is None or decision.seat not in self.history.people or not self.history.clock_runs:
            return None, 0.0
        return decision.seat, self.history.clock.since(time.time(), self.house.outages)

    def say_aloud(self, name: str, text: str) -> None:
        """Words across the table, said in this process or another one."""
        self.said.append((name, text))
        for guest in self.guests:
            guest.send(say("chat", name=name, text=text))

    # -- playing ---------------------------------------------------------------------------------------------------

    async def answer(self, seat: int | None, n: int, chosen: Sequence[str]) -> None:
        """A player's answer. It is on disk before anybody hears of it. Refuses what is late, foreign or illegal."""
        await finished(self._player_answers(seat, n, chosen))

    async def _player_answers(self, seat: int | None, n: int, chosen: Sequence[str]) -> None:
        async with self.lock:
            decision = self.game.decision
            if decision is None:
                raise Refused("the game is over")
            if n != self.history.written:
                raise Refused("this is not the decision that is asked now")
            if seat is None or decision.seat != seat:
                raise Refused("it is not your decision")
            try:
                await self.give(seat, chosen)
            except Fault:
                await self.stop_clock(seat)
                raise
        self._changed()

    async def give(self, seat: int, chosen: Sequence[str], what: str = ANSWER) -> None:
        """An answer to the decision that is asked. Whoever calls this holds the lock."""
        trial = self.game.clone()
        try:
            trial.answer(tuple(chosen))
        except Refused:
            raise
        except Exception:
            raise self.fault(list(chosen)) from None
        await self._keep(seat, what, tuple(chosen), trial)

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
        trial = self.game.clone()
        trial.concede(seat)
        await self._keep(seat, CONCEDE, why, trial)

    async def resume(self, seat: int | None) -> None:
        """A player who passed until something happens is asked again from now on."""
        if seat is None:
            raise Refused("only players pass")
        await finished(self._resume(seat))

    async def _resume(self, seat: int) -> None:
        async with self.lock:
            trial = self.game.clone()
            trial.resume(seat)
            await self._keep(seat, RESUME, (), trial)
        self._changed()

    async def begin_again(self, seat: int, table: str) -> None:
        """The same players meet at another table: their links' secrets are the same there."""
        async with self.lock:
            if not self.history.rematch:
                await self._keep(seat, REMATCH, (table,))
        self.show_all()

    async def begin_clock(self) -> None:
        """All players have come: from now on thinking counts."""
        async with self.lock:
            if not self.history.clock.begun:
                await self._keep(-1, BEGIN)
        self._changed()

    async def stop_clock(self, seat: int) -> None:
        """Nobody loses on time for a fault in the rules. Whoever calls this holds the lock."""
        if self.history.clock_runs:
            await self._keep(seat, FAULT)
            self.show_all()
            self.automatic.consider()

    def _changed(self) -> None:
        self.show_all()
        self.automatic.consider()

    def fault(self, doing: Any) -> Fault:
        """A bug in a rule ends no game: a report is kept, and these are the words for whoever met it."""
        name = self.house.reports.keep(self, doing)
        return Fault(f"this met a fault in the rules; nothing was changed, report {name} was kept")

    # -- the journal -----------------------------------------------------------------------------------------------

    async def _keep(self, seat: int, what: str, chosen: tuple[str, ...] = (), after: Game | None = None) -> None:
        """One more line, and then the game as it is `after` it. Refused if another process was quicker."""
        if self.broken is not None:
            raise self.broken
        whose, thought = self.thinking()
        n = self.history.written
        entry = Entry(n, seat, what, chosen, time.time(), -1 if whose is None else whose, round(1000 * thought))
        try:
            await self.house.journal.append(self.table, entry, outcome_of(after))
        except Taken:
            await self._follow()
            raise Overtaken("somebody was quicker: this is not the decision that is asked now") from None
        self.history.note(entry)
        if after is not None:
            self.game = after

    async def catch_up(self) -> None:
        """Another process has written lines of this table."""
        async with self.lock:
            await self._follow()

    async def _follow(self) -> None:
        """Read on. Whoever calls this holds the lock."""
        entries = await self.house.journal.since(self.table, self.history.written)
        if entries:
            again = any(entry.what == UNDO for entry in entries)
            await self.read_on(entries, None if again else self.game.clone())
            self.show_all(again)
            self.automatic.consider(followed=True)

    async def read_on(self, entries: Sequence[Entry], game: Game | None = None) -> None:
        """Lines that were written elsewhere or before; without a game, from its beginning."""
        told = 0 if game is None else len(self.history.line)
        for entry in entries:
            self.history.note(entry)
        try:
            self.game = await self._played(self.history.line[told:], game)
        except Fault as fault:
            self.broken = fault
            raise

    async def _played(self, line: Sequence[Entry], game: Game | None = None) -> Game:
        """The game after these lines."""
        game = self._beginning() if game is None else game
        for number, entry in enumerate(line):
            try:
                carry_on(game, entry)
            except Exception:
                raise self.fault(entry) from None
            if number % 8 == 7:
                await asyncio.sleep(0)  # other tables go on meanwhile
        return game

    # -- taking back -----------------------------------------------------------------------------------------------

    def may_undo(self, seat: int | None) -> bool:
        """Whether a player has an answer to take back."""
        return seat is not None and not self.game.over and self.history.last_answer(seat) is not None

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
                await self._ask_back(seat)
            else:
                await self._consent(seat, yes)
        self.automatic.consider()

    async def _ask_back(self, seat: int) -> None:
        keep = self.history.last_answer(seat)
        if keep is None or self.game.over:
            raise Refused("there is nothing to take back")
        if self.history.asked is not None:
            raise Refused("somebody would like to take an answer back already")
        if self.history.clock.is_set and (seat, keep) in self.history.refused:
            raise Refused("the others did not allow that")
        before = await self._played(self.history.line[:keep])
        if why_no_undo(before, self.game, seat) is None or not self.history.yet_to_consent(Asked(seat, keep)):
            await self._take_back(seat, keep, before)
        else:
            await self._keep(seat, ASK, (str(keep),))
            self.show_all()

    async def _consent(self, seat: int, yes: bool) -> None:
        asked = self.history.asked
        if asked is None or seat not in self.history.yet_to_consent(asked):
            raise Refused("nobody asks you to take an answer back")
        if not yes:
            await self._keep(seat, REFUSE)
        elif self.history.yet_to_consent(asked) == {seat}:
            await self._take_back(asked.seat, asked.keep, await self._played(self.history.line[: asked.keep]))
        else:
            await self._keep(seat, AGREE)
        self.show_all()

    async def _take_back(self, seat: int, keep: int, before: Game) -> None:
        """Back to before that answer; the journal keeps both."""
        await self._keep(seat, UNDO, (str(keep),), before)
        self.show_all(again=True)


def carry_on(game: Game, entry: Entry) -> None:
    """One line of the journal again."""
    if entry.what == CONCEDE:
        game.concede(entry.seat)
    elif entry.what == RESUME:
        game.resume(entry.seat)
    else:
        game.answer(entry.chosen)


def outcome_of(game: Game | None) -> str:
    """How a game ended, in a line; nothing if it goes on."""
    if game is None or game.outcome is None:
        return ""
    won = " and ".join(game.names[seat] for seat in game.outcome.winners)
    return f"{won} won: {game.outcome.reason}" if won else f"a draw: {game.outcome.reason}"
