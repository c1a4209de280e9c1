"""Cards that are put face up before a player, out of play, and may be played as if from hand (SF 9.2, 36.2)."""

from __future__ import annotations

from typing import Any

from quickening.core.data import replace
from quickening.core.frames import Next
from quickening.core.modifiers import Ref
from quickening.games.shadowfist.events.effects import DelayedMade
from quickening.games.shadowfist.events.in_play import Remembered
from quickening.games.shadowfist.events.piles import PutFaceUp
from quickening.games.shadowfist.kinds.abilities import Triggered
from quickening.games.shadowfist.kinds.people import YOU
from quickening.games.shadowfist.kinds.triggers import Happens
from quickening.games.shadowfist.rules.copying import can_be_copied
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import TURN, Delayed
from quickening.lang.selections import It

FACE_UP = "put face up"
IGNORING = "put face up, ignoring resource conditions"
#: At the end of which turn a card that was not played is toasted.
ENDS: dict[str, Any] = {TURN: Happens("turn ends"), "your turn": Happens("turn ends", by=YOU)}


def put_face_up(game: ShadowfistGame, frame: Any, effect: Any) -> Next:
    """A card is put face up before the player, who may play it as if it were in hand, until it is toasted unplayed.

    `to` is the card whose title, restrictions and rules text are copied onto it, as printed (SF 36.2): what the card
    said itself has been done, so that they stand in the place of its own.
    """
    scope = frame.scope
    like = copied(game, scope, effect.to)
    if effect.to is not None and like < 0:
        return frame.start  # type: ignore[no-any-return]
    for ref in [ref for ref in effect.what.refs(game, scope) if ref.card >= 0 and game.alive(ref)]:
        game.happen(PutFaceUp(ref.card, scope.source, scope.you, like))
        remember(game, game.ref(ref.card), scope, effect)
    return frame.start  # type: ignore[no-any-return]


def copied(game: ShadowfistGame, scope: Any, source: Any) -> int:
    """SF 36.4, 49.8. The card that is copied, whatever became of it; none that is Uncopyable."""
    refs = () if source is None else source.refs(game, scope)
    return next((ref.card for ref in refs if ref.card >= 0 and can_be_copied(game, ref.card)), -1)


def remember(game: ShadowfistGame, ref: Ref, scope: Any, effect: Any) -> None:
    """SF 26.4. That its resources do not count, and that it is toasted if it is still there."""
    if effect.deed == IGNORING:
        game.happen(Remembered(ref.card, ref, scope.you, "ignoring resource conditions", True))
    toasting = Triggered(ENDS[effect.until], (type(effect)(It("it"), "toast"),))
    game.happen(DelayedMade(Delayed(toasting, replace(scope, it=(ref,)), 0)))
