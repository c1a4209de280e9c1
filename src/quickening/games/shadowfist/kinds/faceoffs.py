"""Faceoffs (SF 41)."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.frames import Next
from quickening.games.shadowfist.kinds.basics import Cost
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.lang.nodes import Selection


class EnterFaceoff(Cost, frozen=True):
    """SF 41.0. Your Character faces off with another; what the winner gets follows, and is chosen by the winner."""

    mine: Selection
    theirs: Selection
    effects: tuple[Any, ...] = ()
    is_faceoff: ClassVar[bool] = True
    deferred: ClassVar[bool] = True

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        mine, theirs = self.mine.refs(game, frame.scope), self.theirs.refs(game, frame.scope)
        if not mine or not theirs:
            return frame.start  # type: ignore[no-any-return]
        return game.face_off(frame, mine[0], theirs[0], self.effects)
