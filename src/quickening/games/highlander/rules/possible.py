"""What can happen at all: an event that is not possible, or that a text forbids, does not happen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quickening.core.events import Event
from quickening.games.highlander import facts
from quickening.games.highlander.events.fighters import Disarmed, FellProne, RegainedFeet
from quickening.games.highlander.events.places import (
    Burned,
    Captured,
    Discarded,
    Dropped,
    LeftPlay,
    RemovedFromGame,
    TookControl,
)
from quickening.games.highlander.events.plays import Countered, PutIntoPlay
from quickening.games.highlander.rules import arms
from quickening.games.highlander.rules.judging import judge_put
from quickening.games.highlander.state import BEFORE_PLAY, ENDURANCE, HAND, PLAY, HighlanderGame


def possible(game: HighlanderGame, event: Event) -> bool:
    """Whether an event may happen now."""
    judge = _POSSIBLE.get(type(event))
    return judge is None or bool(judge(game, event))


def _in_play(game: HighlanderGame, event: Any) -> bool:
    """HL1 36; HLT 874. In play, and not one of the cards that a format lets nobody remove."""
    state = game.cards[event.card]
    return state.area == PLAY and not state.bonus and not _kept(game, event)


def _kept(game: HighlanderGame, event: Any) -> bool:
    """Whether a text keeps a card in play when the opponent would remove it."""
    controller = game.cards[event.card].controller
    if getattr(event, "by", controller) != 1 - controller:
        return False
    return any(
        cards.fits(game, event.card, scope) if cards is not None else scope.source.card == event.card
        for cards, scope in facts.of_player(game, controller).words.get("kept", ())
    )


def _can_discard(game: HighlanderGame, event: Any) -> bool:
    """HL3 140. From a hand; a text may protect a hand from the opponent, but never from costs (HLT 134)."""
    state = game.cards[event.card]
    forced = event.by not in (-1, state.owner) and not event.cost
    protected = forced and "hand protected" in facts.of_player(game, state.owner).allowed
    return state.area == HAND and not protected


def _can_take(game: HighlanderGame, event: Any) -> bool:
    """HL3 19, HLT 295, 874. Signature cards stay with their player, but for texts that say otherwise."""
    state = game.cards[event.card]
    return not state.bonus and (state.definition.mark != "S" or event.signature)


def _can_disarm(game: HighlanderGame, event: Any) -> bool:
    """HLT 84. A weapon that is already lost cannot be lost again."""
    return event.weapon in arms.weapon_to_lose(game, event.seat)


_POSSIBLE: dict[type[Event], Callable[[HighlanderGame, Any], bool]] = {
    LeftPlay: _in_play,
    Dropped: _in_play,
    TookControl: _can_take,
    PutIntoPlay: lambda game, event: judge_put(game, event.seat, event.card) is None,
    RemovedFromGame: lambda game, event: not game.cards[event.card].bonus,
    Countered: _in_play,
    Captured: lambda game, event: game.cards[event.holder].area in (PLAY, BEFORE_PLAY),
    Discarded: _can_discard,
    Burned: lambda game, event: game.cards[event.card].area == ENDURANCE,
    Disarmed: _can_disarm,
    FellProne: lambda game, event: (
        not game.players[event.seat].prone and "cannot fall" not in facts.of_player(game, event.seat).allowed
    ),
    RegainedFeet: lambda game, event: game.players[event.seat].prone,
}
