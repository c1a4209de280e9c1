"""What is shown of a game while somebody could answer: for as long whether anybody was asked or not.

Who holds nothing that would do is not asked, and the game goes on at once. If that were seen at once, everybody would
know what is not held. So the room has the game as it is, and the table sees it as it was where somebody could have
answered, until as much time has gone by as people are given to follow (`pace`). Whoever thinks longer is seen to.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from quickening.core.game import Game

if TYPE_CHECKING:
    from quickening.server.room import Room


class Curtain:
    """The moments of a game that are yet to be shown, before the newest one.

    `drawn` is when the newest one was shown after others, from where on thinking counts. `since` is when there was
    last something to see at the table: all that is passed from then on is one wait.
    """

    def __init__(self, room: Room) -> None:
        self.room = room
        self.waiting: deque[Game] = deque()
        self.since = 0.0
        self.drawn = 0.0
        self.told = 0
        self.situation: tuple[Any, ...] = ()
        self.timer: asyncio.TimerHandle | None = None

    def lay(self, moments: Sequence[Game], silent: bool = False, for_anybody: bool = False) -> None:
        """The game has gone on, over these moments; where nobody else looks on there is nothing to wait for.

        `silent`: a bot let something happen, as if it had not been asked. `for_anybody`: whoever asked for this table
        has yet to come.
        """
        self.stop()
        now = asyncio.get_running_loop().time()
        if not silent and now - self.since >= self.room.house.pace:
            self.since = now  # whoever answered has been seen to think; the others have as long from now on
        self.waiting = deque(moment for moment in moments if for_anybody or self._hides(moment))
        self._wait()

    def _hides(self, moment: Game) -> bool:
        """Whether anybody looks on who cannot know what could have been answered there."""
        assert moment.paused is not None
        seat = moment.paused.seat
        return any(guest.seat != seat for guest in self.room.guests)

    @property
    def may_hide(self) -> bool:
        """Whether something may be yet to be shown: for as long whether there is anything or not."""
        return bool(self.waiting) or asyncio.get_running_loop().time() < self.since + self.room.house.pace

    def stop(self) -> None:
        """Everything is shown."""
        self.waiting.clear()
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _wait(self) -> None:
        """Each moment is shown until it is time for the next one."""
        loop = asyncio.get_running_loop()
        while self.waiting:
            self._note(self.waiting[0], loop.time())
            left = self.since + self.room.house.pace - loop.time()
            if left > 0:
                self.timer = loop.call_later(left, self._go_on)
                return
            self.waiting.popleft()
        self._note(self.room.game, loop.time())

    def _note(self, game: Game, now: float) -> None:
        situation = game.situation()
        if self.told > len(game.log) or self.situation != situation or game.told(None, self.told):
            self.since = now
        self.told, self.situation = len(game.log), situation

    def _go_on(self) -> None:
        self.timer = None
        self.waiting.popleft()
        self._wait()
        self.room.show_all()
        if not self.waiting:
            self.drawn = self.room.house.now()
            self.room.automatic.consider(self.room.automatic.followed)
