"""Effects on who controls a card, where it stands and what it attacks (SF 13, 19, 28, 35, 41)."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.data import replace
from quickening.core.events import Event
from quickening.core.frames import Next
from quickening.games.shadowfist.events import ModifierMade
from quickening.games.shadowfist.happenings import TargetChanged
from quickening.games.shadowfist.kinds.basics import Cost
from quickening.games.shadowfist.kinds.changes import Mark
from quickening.games.shadowfist.kinds.conditions import AtTime
from quickening.games.shadowfist.kinds.effects import ToCards
from quickening.games.shadowfist.kinds.timings import YOUR_TURN
from quickening.games.shadowfist.state import LASTING, NEXT_UNTURN, NOBODY, PLAY, Modifier, ShadowfistGame
from quickening.lang.nodes import Scope, Selection


class TakeControl(ToCards, frozen=True):
    """SF 35.3. You take control, for a while or until it leaves play."""

    until: str = LASTING
    verb: ClassVar[str] = "take control"

    def allows(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        return card >= 0 and game.cards[card].area == PLAY

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        scope = frame.scope
        refs = [ref for ref in self.what.refs(game, scope) if self.allows(game, ref.card, scope)]
        frame.scope = replace(scope, it=tuple(refs))
        return game.take_control(frame, refs, scope.you, self.until, scope.source)


class ChangeTarget(ToCards, frozen=True):
    """SF 28.1.3.1. Attackers attack something else."""

    to: Selection

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        refs, to = self.what.refs(game, frame.scope), self.to.refs(game, frame.scope)
        attacking = [ref for ref in refs if game.attack is not None and game.attack.attacker(ref.card) is not None]
        events = [TargetChanged(ref.card, frame.scope.source, frame.scope.you, to[0]) for ref in attacking if to]
        return game.do(events, frame.start, frame.scope.spared)


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


class KeepTurned(ToCards, frozen=True):
    """SF 22.2.3. `it does not unturn during its controller's next Establishing Shot`, or during `yours`."""

    yours: bool = False
    verb: ClassVar[str] = "keep turned"

    def event(self, game: ShadowfistGame, card: int, scope: Any) -> Event:
        then, seat = (AtTime(YOUR_TURN), scope.you) if self.yours else (None, NOBODY)
        return ModifierMade(
            Modifier(Mark("stays turned"), scope, 0, NEXT_UNTURN, (game.ref(card),), condition=then, seat=seat)
        )


class Seize(ToCards, frozen=True):
    """SF 19.0. A Site whose Body is at zero is seized by the player of the text."""

    verb: ClassVar[str] = "seize"

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        from quickening.games.shadowfist.rules.control import TakingControl

        scope = frame.scope
        refs = [ref for ref in self.what.refs(game, scope) if game.is_site(ref.card)]
        return frame.run_each(  # type: ignore[no-any-return]
            [TakingControl(seat=scope.you, card=ref, by=scope.source, seized=True) for ref in refs]
        )


class MaintainOther(ToCards, frozen=True):
    """SF 10.4. `turn and maintain a Site you control`: another card stays turned for it."""

    def allows(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        return not game.cards[card].turned and game.cards[card].resolved

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        refs = self.what.refs(game, frame.scope)
        if refs:
            frame.scope = replace(frame.scope, me=refs[0], x=len(refs))
        return super().pay(game, frame)

    def event(self, game: ShadowfistGame, card: int, scope: Scope) -> Event:
        from quickening.games.shadowfist.events import Turned

        return Turned(card, scope.source, scope.you, why="cost")
