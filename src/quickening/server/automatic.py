"""What happens at a table by itself: bots answer, clocks begin and run out.

Where several processes have the table open, each of them would do it; the journal lets one do it. Whoever only
follows what another process did gives that one a moment to go on.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from typing import TYPE_CHECKING

from quickening.bots import Bot, bot
from quickening.core.decisions import Decision
from quickening.core.players import choice_of
from quickening.core.refusals import Refused
from quickening.server.clock import LAPSES
from quickening.server.journal import ANSWER, LAPSE, Overtaken
from quickening.server.messages import say
from quickening.server.reports import Fault

if TYPE_CHECKING:
    from quickening.server.room import Room

#: So often a bot whose answer met a fault tries another one.
TRIES = 20
#: So long a process waits for the one that made the last move to make the next, in seconds.
GRACE = 2.0
#: What an answer may be called that does nothing: it is given for a player whose time for a decision has run out.
QUIET = ("pass", "no", "skip", "refrain", "end", "stop")


class Automatic:
    """The bots and the clock of a room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.bots: list[Bot | None] = [
            bot(room.setup.bots[seat.seat], room.setup.game, room.setup.seed + seat.seat)
            if seat.kind == "bot"
            else None
            for seat in room.seats
        ]
        self.playing: asyncio.Task[None] | None = None
        self.beginning: asyncio.Task[None] | None = None
        self.running_out: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.followed = False
        self.told = 0

    def consider(self, followed: bool = False) -> None:
        """Something has changed; `followed`: by another process."""
        self.followed = followed
        if self.bot_asked() is not None and (self.playing is None or self.playing.done()):
            self.playing = asyncio.create_task(self._let_bots_play())
        self._consider_clock()

    @property
    def is_busy(self) -> bool:
        """Whether a bot plays or a clock runs."""
        return (self.playing is not None and not self.playing.done()) or self.timer is not None

    def stop(self) -> list[asyncio.Task[None]]:
        """Nothing happens by itself any more; what was begun and is to be called off."""
        if self.timer is not None:
            self.timer.cancel()
        return [task for task in (self.playing, self.beginning, self.running_out) if task is not None]

    # -- bots ------------------------------------------------------------------------------------------------------

    def bot_asked(self) -> Bot | None:
        """The bot that is to answer now; none while others consider whether an answer is taken back."""
        decision = self.room.game.decision
        return None if decision is None or self.room.history.asked is not None else self.bots[decision.seat]

    async def _let_bots_play(self) -> None:
        """One answer at a time, so that everybody can follow."""
        room = self.room
        while self.bot_asked() is not None:
            written = room.history.written
            if self.followed:
                await asyncio.sleep(GRACE + room.house.pace)
                self.followed = room.history.written != written and self.followed
                continue
            await asyncio.sleep(self.pause())
            try:
                async with room.lock:
                    await self._one_answer()
            except Overtaken:
                continue
            except Refused as error:
                room.show_all()
                for guest in room.guests:
                    guest.send(say("refused", message=f"A bot cannot go on: {error}"))
                return
            if self.has_told() or self.bot_asked() is None:
                room.show_all()
            self._consider_clock()

    def has_told(self) -> bool:
        """Whether there is anything to read since bots last waited; many a pass tells nothing, and is not shown."""
        game = self.room.game
        return self.told > len(game.log) or bool(game.told(None, self.told))

    def pause(self) -> float:
        """How long a bot waits, so that people can follow what was told."""
        told, self.told = self.has_told(), len(self.room.game.log)
        return self.room.house.pace if told and self.room.guests else 0.0

    async def _one_answer(self) -> None:
        """The bot that is asked answers; if that meets a fault in the rules, whatever else goes."""
        player, decision = self.bot_asked(), self.room.game.decision
        if player is None or decision is None:
            return
        try:
            await self.room.give(decision.seat, self._choice_of(player))
        except Overtaken:
            raise
        except Refused:
            await self._give_anything(ANSWER)

    def _choice_of(self, player: Bot) -> list[str]:
        try:
            return [option.id for option in choice_of(player, self.room.game)]
        except Exception:
            raise self.room.fault("a bot's choice") from None

    async def _give_anything(self, what: str) -> None:
        """Any answer that is legal and meets no fault."""
        decision = self.room.game.decision
        assert decision is not None
        for attempt in range(TRIES):
            chosen = bot("random", self.room.setup.game, secrets.randbits(32)).choose(decision, None)
            try:
                await self.room.give(decision.seat, [option.id for option in chosen], what)
            except Overtaken:
                raise
            except Refused:
                if attempt == TRIES - 1:
                    raise
            else:
                return

    # -- the clock -------------------------------------------------------------------------------------------------

    def _consider_clock(self) -> None:
        """The clocks begin when all have come; then there is a moment at which the one that runs has run out."""
        room, clock = self.room, self.room.history.clock
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if not clock.is_set or room.game.over:
            return
        seat, thought = room.thinking()
        if seat is not None:
            self.timer = asyncio.get_running_loop().call_later(clock.runs_out_in(seat, thought), self._run_out)
        elif not clock.begun and room.everybody_is_here() and (self.beginning is None or self.beginning.done()):
            self.beginning = asyncio.create_task(self._begin())

    async def _begin(self) -> None:
        with contextlib.suppress(Refused):  # another process was quicker, or the next one who comes tries again
            await self.room.begin_clock()

    def _run_out(self) -> None:
        self.timer = None
        self.running_out = asyncio.create_task(self._time_is_up())

    async def _time_is_up(self) -> None:
        room = self.room
        try:
            async with room.lock:
                seat, thought = room.thinking()
                if seat is not None and room.history.clock.runs_out_in(seat, thought) <= 0:
                    await self._act_for(seat, thought)
        except Refused:  # the journal does not answer
            await asyncio.sleep(GRACE)
        room.show_all()
        self.consider()

    async def _act_for(self, seat: int, thought: float) -> None:
        """A player without any time left concedes; one who has some does nothing, if that is an answer."""
        room = self.room
        try:
            if room.history.clock.left(seat, thought) == 0 or room.history.lapses(seat) >= LAPSES - 1:
                await room.give_up(seat, ("clock",))
            else:
                await self._lapse(seat)
        except Overtaken:
            return
        except Fault:
            await room.stop_clock(seat)

    async def _lapse(self, seat: int) -> None:
        decision = self.room.game.decision
        quiet = None if decision is None else quiet_answer(decision)
        if quiet is None:
            await self._give_anything(LAPSE)
            return
        try:
            await self.room.give(seat, quiet, LAPSE)
        except Overtaken:
            raise
        except Refused:
            await self._give_anything(LAPSE)


def quiet_answer(decision: Decision) -> list[str] | None:
    """The answer that does nothing, if there is one."""
    if decision.may_decline or decision.least == 0:
        return []
    for kind in QUIET:
        for option in decision.options:
            if option.kind == kind and decision.least == 1:
                return [option.id]
    return None
