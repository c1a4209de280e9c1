"""What happens at a table by itself: bots answer, clocks begin and run out.

Where several processes have the table open, each of them would do it; the journal lets one do it. Whoever only
follows what another process did gives that one a moment to go on.
"""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

from quickening.bots import USUAL, Bot, bot
from quickening.bots.search import SearchBot
from quickening.core.data import replace
from quickening.core.decisions import MAY, RESPOND, Decision, Option, sort_of
from quickening.core.players import choice_of
from quickening.core.refusals import Refused
from quickening.core.views import View
from quickening.server.clock import LAPSES
from quickening.server.journal import ALSO, ANSWER, LAPSE, NotKept, Overtaken
from quickening.server.messages import say
from quickening.server.metrics import BOT_ANSWERS
from quickening.server.reports import Fault
from quickening.server.thinking import SECONDS

if TYPE_CHECKING:
    from quickening.server.room import Room

#: So often a bot whose answer met a fault tries another one.
TRIES = 20
#: Of the time a bot has, so much it thinks: it takes a while until its answer is back.
HURRY = 0.7
#: So long a process waits for the one that made the last move to make the next, in seconds.
GRACE = 2.0


class GoingOn:
    """Answers for a player who does not want to be asked, by going on."""

    wants_view = False

    def choose(self, decision: Decision, view: View | None) -> tuple[Option, ...]:
        """The answer that goes on."""
        return tuple(decision.options[place] for place in decision.next or ())


GOING_ON = GoingOn()


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
        self.chosen: tuple[int, list[str]] | None = None

    def consider(self, followed: bool = False) -> None:
        """Something has changed; `followed`: by another process."""
        self.followed = followed
        if self.may_play() and (self.playing is None or self.playing.done()):
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
        """The bot that is to answer now; none while others consider something or see what came before."""
        decision = self.room.game.decision
        if decision is None or self.room.history.asked is not None or self.room.curtain.waiting:
            return None
        return GOING_ON if self.room.skipping.skips() else self.bots[decision.seat]

    def may_play(self) -> bool:
        """Whether a bot is to answer: where nobody looks on and nobody's clock runs, nothing is played ahead."""
        history = self.room.history
        is_awaited = bool(self.room.guests) or (history.clock_runs and bool(history.people))
        return is_awaited and self.bot_asked() is not None

    async def _let_bots_play(self) -> None:
        """One answer at a time, so that everybody can follow."""
        room = self.room
        while self.may_play():
            written = room.history.written
            if self.followed and self.bot_asked() is not GOING_ON:  # nobody else goes on for who is connected here
                await asyncio.sleep(GRACE + room.house.pace)
                self.followed = room.history.written != written and self.followed
                continue
            await self._look_ahead()
            await asyncio.sleep(self.pause())
            await room.house.bot_time.turn(room.table)
            try:
                async with room.lock:
                    await self._one_answer()
            except Overtaken:
                continue
            except NotKept:  # nothing was wrong with the answer: it is given again when the journal is back
                await asyncio.sleep(GRACE)
                continue
            except Refused as error:
                self._give_up(str(error))
                return
            except Exception:
                self._give_up(str(room.fault("a bot's answer")))
                return
            if self.has_told() or self.bot_asked() is None:
                room.show_all()
            self._consider_clock()

    def _give_up(self, why: str) -> None:
        """A bot meets faults whatever it does; when something else happens at the table it tries again."""
        self.room.show_all()
        for guest in self.room.guests:
            guest.send(say("refused", message=f"A bot cannot go on: {why}"))

    def has_told(self) -> bool:
        """Whether there is anything to read since it was last shown; many a pass tells nothing."""
        game, told = self.room.game, self.room.told
        return told > len(game.log) or bool(game.told(None, told))

    def pause(self) -> float:
        """How long a bot waits, so that people can follow what was told; not where it lets something happen."""
        if self._declines() or self._is_open_knowledge():
            return 0.0
        since = asyncio.get_running_loop().time() - self.room.curtain.since
        return max(0.0, self.room.house.pace - since) if self.room.guests else 0.0

    def _declines(self) -> bool:
        """Whether the bot that is asked could respond and does not: the room waits then, as if it were not asked."""
        player, decision = self.bot_asked(), self.room.game.decision
        if player is None or decision is None or decision.sort != RESPOND:
            return False
        if isinstance(player, SearchBot) and not self._has_chosen():  # something else happened while it thought
            return False
        try:
            with self.room.house.bot_time.working(self.room.table):
                return self._choice_of(player) == quiet_answer(decision)
        except Refused:  # it is met again when the answer is to be given
            return False

    def _is_open_knowledge(self) -> bool:
        """Whether a player does what everybody does there: how quickly it is done tells nothing."""
        decision = self.room.game.decision
        return self.bot_asked() is GOING_ON and decision is not None and sort_of(decision) == MAY

    async def _one_answer(self) -> None:
        """The bot that is asked answers; if that meets a fault in the rules, whatever else goes."""
        player, decision = self.bot_asked(), self.room.game.decision
        if player is None or decision is None:
            return
        if isinstance(player, SearchBot) and not self._has_chosen():  # something else happened while it thought
            return
        try:
            with self.room.house.bot_time.working(self.room.table):
                chosen = self._choice_of(player)
                after = self.room.answered(chosen)
            silent = decision.sort == RESPOND and chosen == quiet_answer(decision)
            what = ALSO if player is GOING_ON else ANSWER
            await self.room.keep_answer(decision.seat, chosen, after, what, silent)
            BOT_ANSWERS.inc()
        except (Overtaken, NotKept):
            raise
        except Refused:
            await self._give_anything(ANSWER)

    def _has_chosen(self) -> bool:
        """Whether a bot has chosen its answer to the decision that is asked now."""
        return self.chosen is not None and self.chosen[0] == self.room.history.written

    async def _look_ahead(self) -> None:
        """A bot that looks ahead does so in another process; if it fails or is late, a rule of thumb answers."""
        room, player, decision = self.room, self.bot_asked(), self.room.game.decision
        if not isinstance(player, SearchBot) or decision is None or self._has_chosen():
            return
        written, game = room.history.written, room.game
        level, within = room.setup.bots[decision.seat], self._time_to_think(decision)
        try:
            async with asyncio.timeout(within):
                seconds = SECONDS if within is None else HURRY * within
                chosen = await room.house.thinkers.answer(player, level, game, seconds)
        except Exception:  # whatever became of the process, the game goes on
            chosen = [option.id for option in choice_of(bot(USUAL, room.setup.game), game)]
        self.chosen = written, chosen

    def _time_to_think(self, decision: Decision) -> float | None:
        """How long a bot may take; where it could respond, half of what everybody waits anyway, asked or not.

        Who thinks longer there is seen to have been asked. Another one that could respond needs the other half.
        """
        house = self.room.house
        if decision.sort != RESPOND or not house.pace:
            return None
        return max(0.0, self.room.curtain.since + house.pace - asyncio.get_running_loop().time()) / 2

    def _choice_of(self, player: Bot) -> list[str]:
        """What a bot has chosen: once for each decision, however often its answer has to be given."""
        written = self.room.history.written
        if self.chosen is None or self.chosen[0] != written:
            try:
                self.chosen = written, self._chosen_by(player)
            except Exception:
                raise self.room.fault("a bot's choice") from None
        return self.chosen[1]

    def _chosen_by(self, player: Bot) -> list[str]:
        if player is not GOING_ON:
            return [option.id for option in choice_of(player, self.room.game)]
        decision = self.room.game.decision
        return [] if decision is None else quiet_answer(decision) or []

    async def _give_anything(self, what: str) -> None:
        """Any answer that is legal and meets no fault; at first none that gives something up for nothing."""
        decision = self.room.game.decision
        assert decision is not None
        for attempt in range(TRIES):
            among = without_waste(decision) if attempt < TRIES // 2 else decision
            chosen = bot("random", self.room.setup.game, secrets.randbits(32)).choose(among, None)
            try:
                await self.room.give(decision.seat, [option.id for option in chosen], what)
            except (Overtaken, NotKept):
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
        """Another process may be quicker; what the journal does not keep is tried again."""
        room = self.room
        while not room.history.clock.begun and room.everybody_is_here():
            try:
                await room.begin_clock()
            except NotKept:
                await asyncio.sleep(GRACE)
            except Refused:
                return

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
        except (Overtaken, NotKept):
            raise
        except Refused:
            await self._give_anything(LAPSE)


def quiet_answer(decision: Decision) -> list[str] | None:
    """The answer that does nothing, as the rules name it, if there is one."""
    places = decision.next
    return None if places is None else [decision.options[place].id for place in places]


def without_waste(decision: Decision) -> Decision:
    """A decision without what gives something up for nothing, if something else is left to choose from."""
    kept = tuple(option for option in decision.options if not option.wasteful)
    is_enough = kept and (decision.repeats or len(kept) >= decision.least)
    return replace(decision, options=kept) if is_enough else decision
