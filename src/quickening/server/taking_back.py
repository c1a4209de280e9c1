"""Taking an answer back: at once if nothing was revealed and nobody could have acted since, else by consent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quickening.core.game import Game
from quickening.core.refusals import Refused
from quickening.core.undoing import others_could_answer, why_no_undo
from quickening.server.changes import After, carry_on, with_moments
from quickening.server.history import Asked
from quickening.server.journal import AGREE, ASK, REFUSE, UNDO

if TYPE_CHECKING:
    from quickening.server.room import Room


class TakingBack:
    """What becomes of a player's wish to take an answer back."""

    def __init__(self, room: Room) -> None:
        self.room = room

    async def ask(self, seat: int) -> None:
        """A player would like to take back the last answer. Whoever calls this holds the room's lock."""
        keep = self.room.history.last_answer(seat)
        if keep is None or self.room.game.over:
            raise Refused("there is nothing to take back")
        if self.room.history.asked is not None:
            raise Refused("the others consider something already")
        if self.room.history.clock.is_set and (seat, keep) in self.room.history.refused:
            raise Refused("the others did not allow that")
        if self.room.history.yet_to_consent(Asked(seat, keep)):
            before = await self.room.lines.played(self.room.history.line[:keep])
            if self._may_be_undone(seat, keep, before):
                await self._take_back(seat, keep, before)
                return
        await self.ask_for(seat, keep)

    async def ask_for(self, seat: int, keep: int) -> None:
        """Back to after so many answers: at once where nobody has to consent. The room's lock is held."""
        if self.room.history.yet_to_consent(Asked(seat, keep)):
            await self.room.lines.keep(seat, ASK, (str(keep),))
            self.room.show_all()
        else:
            await self._take_back(seat, keep, await self.room.lines.played(self.room.history.line[:keep]))

    def _may_be_undone(self, seat: int, keep: int, before: Game) -> bool:
        """Whether nobody has to consent: nothing was learned, and nobody else could have answered, asked or not."""
        if why_no_undo(before, self.room.game, seat) is not None:
            return False
        again, moments = before.clone(), list[Game]()
        for entry in self.room.history.line[keep:]:
            moments += with_moments(again, lambda game, entry=entry: carry_on(game, entry)).moments  # type: ignore[misc]
        return not others_could_answer([*moments, self.room.game], seat)

    async def consent(self, seat: int, yes: bool) -> None:
        """Another player says whether it may be, or who asked for it withdraws it. Who calls this holds the lock."""
        asked = self.room.history.asked
        withdraws = asked is not None and asked.seat == seat and not yes
        if asked is None or not (withdraws or seat in self.room.history.yet_to_consent(asked)):
            raise Refused("nobody asks you to consent to anything")
        if not yes:
            await self.room.lines.keep(seat, REFUSE)
        elif self.room.history.yet_to_consent(asked) == {seat} and asked.repair:
            await self.room.judging.carry_out(asked)
        elif self.room.history.yet_to_consent(asked) == {seat}:
            before = await self.room.lines.played(self.room.history.line[: asked.keep])
            await self._take_back(asked.seat, asked.keep, before)
        else:
            await self.room.lines.keep(seat, AGREE)
        self.room.show_all()

    async def _take_back(self, seat: int, keep: int, before: Game) -> None:
        """Back to before that answer; the journal keeps both."""
        self.room.skipping.forget()
        self.room.foreseeing.forget()
        await self.room.lines.keep(seat, UNDO, (str(keep),), After(before))
        self.room.show_all(again=True)
