"""What can be done, what can happen at all, and why something cannot be done."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quickening.core.events import Event
from quickening.core.refusals import Refusal
from quickening.games.highlander import facts
from quickening.games.highlander.events.fighters import Disarmed, FellProne, RegainedFeet, WeaponBroken
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
from quickening.games.highlander.rules.conjunction import judge_beside, partners, sought
from quickening.games.highlander.rules.judging import judge_play, judge_put
from quickening.games.highlander.rules.menu_context import MenuContext
from quickening.games.highlander.rules.using import judge_use
from quickening.games.highlander.state import BEFORE_PLAY, DEFENSE, ENDURANCE, HAND, PLAY, HighlanderGame


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
    return event.weapon in arms.weapon_to_lose(game, event.seat) and (not event.broken or _can_break(game, event))


def _can_break(game: HighlanderGame, event: Any) -> bool:
    """HL3 85. A text may keep a player's weapon from being broken."""
    return "weapon cannot break" not in facts.of_player(game, event.seat).allowed


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
    WeaponBroken: _can_break,
    FellProne: lambda game, event: (
        not game.players[event.seat].prone and "cannot fall" not in facts.of_player(game, event.seat).allowed
    ),
    RegainedFeet: lambda game, event: game.players[event.seat].prone,
}


def refusals(game: HighlanderGame, seat: int, card: int) -> list[Refusal]:
    """One reason for each thing a card might do and cannot; nothing if it can do all of it now."""
    if game.decision is None or game.decision.seat != seat:
        rule = game.cite("HL1 35", "HL3 50", "HLT 51")
        return [Refusal(rule, "{name} cannot be used: you are not asked.", "Wait for your turn.")]
    state = game.cards[card]
    if state.area == HAND:
        refusal = judge_from_hand(game, seat, card)
        return [refusal] if refusal is not None else []
    found = [judge_use(game, seat, card, index, ability) for index, ability in state.definition.uses]
    if not found:
        return [Refusal(game.cite("HL1 15", "HL3 29", "HLT 19"), "{name} has nothing to do here.")]
    return [refusal for refusal in found if refusal is not None]


def judge_from_hand(game: HighlanderGame, seat: int, card: int) -> Refusal | None:
    """A card in hand; a defense is asked for the attack that is being answered."""
    against = asked_about(game, seat)
    if game.printed(card).must_go_with:
        now = MenuContext(game, seat)
        if not any(partners(game, now, (card,), against)) and not sought(game, now, (card,), against):
            rule = game.cite("HL1 58", "HL3 104", "HLT 96")
            return Refusal(rule, "{name} cannot be played: there is no card to play it with.")
        return judge_beside(game, now, card)
    return judge_play(game, seat, card, HAND, (), against)


def asked_about(game: HighlanderGame, seat: int) -> int:
    """The attack a defense would be played against now, or -1."""
    if game.phase != DEFENSE:
        return -1
    at = int(getattr(game.stack[-1], "at", -1))
    return at if at < len(game.against(seat)) else -1  # all attacks may have been answered
