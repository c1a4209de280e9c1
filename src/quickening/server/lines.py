"""The lines of a room in the journal: written before anybody hears of them, and read where others wrote them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from quickening.core.game import Game
from quickening.server import showing
from quickening.server.changes import After, after_lines, one_line, outcome_of
from quickening.server.journal import UNDO, Entry, NotKept, Overtaken, Taken, Unsure
from quickening.server.reports import Fault
from quickening.server.versions import mark_of

if TYPE_CHECKING:
    from quickening.server.room import Room

_QUICKER = "somebody was quicker: this is not the decision that is asked now"


class Lines:
    """Each change of a room as a line of the journal, and the game after the lines there are."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.unsure = False
        self.broken: Fault | None = None

    async def keep(
        self, seat: int, what: str, chosen: tuple[str, ...] = (), after: After | None = None, silent: bool = False
    ) -> None:
        """One more line, and then the game as it is `after` it. Refused if another process was quicker."""
        if self.broken is not None:
            raise self.broken
        await self._be_sure()
        whose, thought = self.room.thinking() if after is None or after.spent is None else after.spent
        n = self.room.history.written
        spent = (-1 if whose is None else whose, round(1000 * thought))
        game = None if after is None else after.game
        entry = Entry(n, seat, what, chosen, self.room.house.now(), *spent, mark_of(game))
        try:
            await self.room.house.journal.append(self.room.table, entry, outcome_of(game))
        except Taken:
            await self._follow()
            raise Overtaken(_QUICKER) from None
        except Unsure:
            self.unsure = True
            self.room.following.note()
            raise
        self.room.history.note(entry)
        if after is not None:
            self._goes_on(after.game)
            self.room.curtain.lay(after.moments, silent)

    async def _be_sure(self) -> None:
        """A line that may be there or not is read before another one is written. Whoever calls holds the lock."""
        if self.unsure:
            written = self.room.history.written
            await self._follow()
            if self.room.history.written != written:
                raise Overtaken(_QUICKER)

    async def catch_up(self) -> None:
        """Another process has written lines of this table."""
        async with self.room.lock:
            await self._follow()

    async def _follow(self) -> None:
        """Read on: what was heard of, else what the journal has. Whoever calls this holds the lock."""
        entries = [] if self.unsure else self.room.following.take(self.room.history.written)
        try:
            if not entries:
                entries = await self.room.house.journal.since(self.room.table, self.room.history.written)
        except NotKept:
            self.room.following.note()
            raise
        self.unsure = False
        if entries:
            again = any(entry.what == UNDO for entry in entries)
            if again:
                self.room.skipping.forget()
                self.room.foreseeing.forget()
            await self.read_on(entries, None if again else self.room.position.to_go_on())
            self.room.show_all(again)
            self.room.automatic.consider(followed=True)

    async def read_on(self, entries: Sequence[Entry], game: Game | None = None) -> None:
        """Lines that were written elsewhere or before; without a game, from its beginning."""
        told = 0 if game is None else len(self.room.history.line)
        for entry in entries:
            self.room.history.note(entry)
        try:
            after = await self._read(self.room.history.line[told:], game)
        except Fault as fault:
            self.broken = fault
            raise
        self._goes_on(after.game)
        self.room.curtain.lay(after.moments, for_anybody=game is None)

    def _goes_on(self, game: Game) -> None:
        """The game as it is from now on; what was seen of it is not what is seen now."""
        self.room.position.goes_on(game)
        self.room.views = showing.Views(game, self.room.views)

    async def _read(self, line: Sequence[Entry], game: Game | None) -> After:
        """The game after these lines; what is shown before is what came on the way of the last one, if it is new."""
        if not line or (game is None and self.room.house.is_settled(line[-1].at)):
            return After(await self.played(line, game))
        before = await self.played(line[:-1], game)
        return one_line(before, line[-1], self.room.fault, self.room.house.pace > 0)

    async def played(self, line: Sequence[Entry], game: Game | None = None) -> Game:
        """The game after these lines, from its beginning unless there is one."""
        beginning = self.room.beginning() if game is None else game
        return await after_lines(beginning, line, self.room.fault, self.room.house.bot_time, self.room.table)
