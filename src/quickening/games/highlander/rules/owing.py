"""HL3 60. What cards the opponent has in play say must be done, and at no time of its own, is owed each turn."""

from __future__ import annotations

from typing import Any

from quickening.core.data import replace
from quickening.games.highlander import texts_in_force
from quickening.games.highlander.events.lasting import DutyOwed
from quickening.games.highlander.kinds.choice_effects import OneOf
from quickening.games.highlander.kinds.discard_effects import Burn, UnlessDiscards
from quickening.games.highlander.state import PLAY, Duty, HighlanderGame


def owe_again(game: HighlanderGame, seat: int) -> None:
    """In Reconcile. What is still owed from the play of a card is not owed twice."""
    if not game.edition.standing_duties.value:
        return
    owing = {duty.scope.source.card for duty in game.duties if duty.seat == seat and duty.scope.source is not None}
    for card in game.areas[PLAY, 1 - seat]:
        if card in owing or not game.cards[card].definition.remains or not texts_in_force.has_effect(game, card):
            continue
        owed = tuple(
            replace(effect, who="opponent") for effect in texts_in_force.done_by(game, card) if must_be_done(effect)
        )
        if owed:
            game.happen(DutyOwed(Duty(seat, owed, game.scope_of(card))))


def must_be_done(effect: Any) -> bool:
    """Whether a text has the opponent do it: to lose something, or to be Disarmed, is nothing one does."""
    if getattr(effect, "who", "") not in ("opponent", "each"):
        return False
    return isinstance(effect, (OneOf, UnlessDiscards)) or (
        not effect.at_once if isinstance(effect, Burn) else getattr(effect, "waits", False)
    )
