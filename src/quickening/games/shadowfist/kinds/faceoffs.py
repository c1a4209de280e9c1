"""Faceoffs (SF 41)."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.frames import Next, Run
from quickening.games.shadowfist.kinds.basics import Cost
from quickening.games.shadowfist.rules.faceoffs import Faceoff
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
        scope = frame.scope
        return Run(
            Faceoff(seat=scope.you, mine=mine[0], theirs=theirs[0], effects=self.effects, scope=scope), frame.start
        )
