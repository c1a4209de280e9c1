"""Judge mode: who laid the table may repair it, or take it back to any moment, if everybody consents."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from quickening.core.outside import CONCEDE, REPAIR, TIME, Repairs
from quickening.core.refusals import Refused
from quickening.core.repairs import Repair, Repaired, check, read
from quickening.server import showing
from quickening.server.changes import SLICE, carry_on
from quickening.server.history import Asked
from quickening.server.journal import PROPOSE
from quickening.server.messages import Mend

if TYPE_CHECKING:
    from quickening.server.guests import Guest
    from quickening.server.room import Room


class Judging:
    """What becomes of a judge's wishes."""

    def __init__(self, room: Room) -> None:
        self.room = room

    @property
    def judge(self) -> int | None:
        """Who laid the table."""
        return next((seat.seat for seat in self.room.seats if seat.kind == "you"), None)

    def repairs(self, seat: int | None) -> Repairs | None:
        """What a seat may repair; nothing if it is not the judge's."""
        return self.room.game.REPAIRS if seat is not None and seat == self.judge else None

    def _check_judge(self, seat: int | None) -> int:
        if seat is None or seat != self.judge:
            raise Refused("only who laid the table may repair it")
        if self.room.history.asked is not None:
            raise Refused("the others consider something already")
        if self.room.history.clock.is_set and seat in self.room.history.denied:  # the clock stands meanwhile
            raise Refused("the others did not allow that; play on first")
        if self.room.curtain.may_hide:
            raise Refused("something is still being shown; try again in a moment")
        return seat

    # -- repairing -------------------------------------------------------------------------------------------------

    async def propose(self, guest: Guest, wanted: Mend) -> None:
        """A judge would like to repair something; at once if nobody has to consent. The room's lock is held."""
        seat, game = self._check_judge(guest.seat), self.room.game
        handle = self.room.keys_of(guest).handle(wanted.card)
        if wanted.card:
            showing.seen(game, seat, handle)  # what a judge does not see is not named
        meant = Repair(wanted.what, wanted.to, handle, -1 if wanted.seat is None else wanted.seat, wanted.number)
        check(game, seat, meant)
        asked = Asked(seat, len(self.room.history.line), meant.words)
        if self.room.history.yet_to_consent(asked):
            await self.room.lines.keep(seat, PROPOSE, meant.words)
            self.room.show_all()
        else:
            await self.carry_out(asked)

    async def carry_out(self, asked: Asked) -> None:
        """Everybody has consented. Whoever calls this holds the room's lock."""
        after = self.room.tried(lambda game: game.aside(asked.seat, REPAIR, asked.repair), REPAIR)
        self.room.skipping.forget()
        self.room.foreseeing.forget()
        await self.room.lines.keep(asked.seat, REPAIR, asked.repair, after)
        self.room.show_all()

    @property
    def words(self) -> str:
        """What would be repaired, as anybody may know it; nothing if nothing would be.

        Not even who would draw is told which cards: a repair that is refused has shown nobody a deck.
        """
        asked = self.room.history.asked
        if asked is not None and asked.repair:
            with contextlib.suppress(Refused):
                found = check(self.room.game, asked.seat, read(asked.repair))
                assert isinstance(found, Repaired)
                return found.event.tell(self.room.game, None) or ""
        return ""

    # -- taking back to any moment ---------------------------------------------------------------------------------

    async def take_back(self, seat: int | None, line: int) -> None:
        """A judge would like to go back to before a line of the log. Whoever calls this holds the room's lock."""
        judge = self._check_judge(seat)
        if self.room.game.over:
            raise Refused("the game is over")
        keep = await self._before_line(judge, line)
        if any(entry.what in (CONCEDE, TIME) for entry in self.room.history.line[keep:]):
            raise Refused("somebody has conceded since, or time was called")
        await self.room.taking_back.ask_for(judge, keep)

    async def _before_line(self, seat: int, wanted: int) -> int:
        """How many lines of the journal there were before a line of the log was told to a seat."""
        game = await self.room.lines.played(())
        told = len(game.told(seat))
        for number, entry in enumerate(self.room.history.line):
            if told > wanted:
                raise Refused("that was before the first answer")
            logged = len(game.log)
            carry_on(game, entry)
            told += len(game.told(seat, logged))
            if told > wanted:
                return number
            if not number % SLICE:
                await asyncio.sleep(0)  # other tables go on meanwhile
        raise Refused("nothing has happened since")
