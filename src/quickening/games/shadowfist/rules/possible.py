"""SF 6.2, 40.0. What can happen: nothing a card says cannot, and nothing an immune card is not affected by."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quickening.core.events import Event
from quickening.games.shadowfist.events.attacks import TargetChanged
from quickening.games.shadowfist.events.effects import EffectCanceled
from quickening.games.shadowfist.events.entering import EnteredPlay, Revealed, TurnedDown
from quickening.games.shadowfist.events.in_play import (
    Canceled,
    ChangedLocation,
    ControlTaken,
    CountersRemoved,
    Healed,
    Turned,
    Unturned,
)
from quickening.games.shadowfist.events.leaving import PutInBurnedPile, ReturnedToHand, Sacrificed, Smoked, Toasted
from quickening.games.shadowfist.events.piles import Discarded, PutOnDeck
from quickening.games.shadowfist.events.power import PowerStolen
from quickening.games.shadowfist.rules.continuous import is_immune, is_spared
from quickening.games.shadowfist.rules.control import judge_taking
from quickening.games.shadowfist.rules.facts import facts
from quickening.games.shadowfist.rules.players import player_facts
from quickening.games.shadowfist.rules.scores import can_unturn, judge_healing
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import HAND, PLAY


def can_happen(game: ShadowfistGame, event: Event) -> bool:
    """Whether an event is possible and nothing forbids it."""
    if isinstance(event, PowerStolen):
        return can_be_stolen(game, event)
    possible = _POSSIBLE.get(type(event))
    if possible is None:
        return True
    return affects(game, event) and possible(game, event)


def affects(game: ShadowfistGame, event: Any) -> bool:
    """SF 40.0. Whether the card to blame can affect the card it happens to."""
    by = event.by
    if by is None or by.card < 0 or by.card == event.card or game.cards[event.card].area != PLAY:
        return True
    return not is_immune(game, event.card, by.card) and not is_spared(game, event.card, by.card)


def not_forbidden(verb: str) -> Callable[[ShadowfistGame, Any], bool]:
    """A judge of cards in play: unless the card cannot have this done to it, at all or by that card."""

    def judge(game: ShadowfistGame, event: Any) -> bool:
        if game.cards[event.card].area != PLAY:
            return True
        known = facts(game, event.card)
        if verb in known.forbidden:
            return False
        by = event.by
        return by is None or by.card < 0 or not known.barred(game, verb, by.card)

    return judge


def stays_in_play(verb: str) -> Callable[[ShadowfistGame, Any], bool]:
    """A judge of what takes cards from play: by this very deed, or by any (SF 9.2.4)."""
    this, any_deed = not_forbidden(verb), not_forbidden("be removed")
    return lambda game, event: this(game, event) and any_deed(game, event)


def can_be_smoked(game: ShadowfistGame, event: Smoked) -> bool:
    """SF 20.1, 20.3. Only cards in play; what is at zero is smoked whatever it says about effects."""
    if game.cards[event.card].area != PLAY:
        return False
    return event.damage or event.by is None or stays_in_play("be smoked")(game, event)


def can_be_turned(game: ShadowfistGame, event: Turned) -> bool:
    """SF 21.0. A turned card cannot be turned again."""
    state = game.cards[event.card]
    known = facts(game, event.card)
    if event.seat in known.marks.get("not turned by", ()):
        return False
    kept = "turn" in known.forbidden or "be turned" in known.forbidden
    return state.area == PLAY and not state.turned and not kept


def can_be_taken(game: ShadowfistGame, event: ControlTaken) -> bool:
    """SF 50.10. Loyalty stops effects, but not seizing."""
    return event.seized or judge_taking(game, event.card) is None


def can_be_stolen(game: ShadowfistGame, event: PowerStolen) -> bool:
    """SF 6.2, 17.2.3. Power of a player from whom opponents cannot steal stays there."""
    return event.seat == event.victim or "have Power stolen" not in player_facts(game, event.victim).forbidden


def can_be_discarded(game: ShadowfistGame, event: Discarded) -> bool:
    """SF 6.2, 39.0. Cards of a hand, unless its player cannot discard."""
    state = game.cards[event.card]
    return state.area == HAND and "discard" not in player_facts(game, state.owner).forbidden


def can_change_location(game: ShadowfistGame, event: ChangedLocation) -> bool:
    """SF 9.1.2, 13.0. Characters change location, unless something forbids it; a Site has its place."""
    return not game.cards[event.card].column and not_forbidden("change location")(game, event)


_POSSIBLE: dict[type[Event], Callable[[ShadowfistGame, Any], bool]] = {
    Smoked: can_be_smoked,
    Toasted: stays_in_play("be toasted"),
    PutOnDeck: stays_in_play("be put on a deck"),
    PutInBurnedPile: stays_in_play("be burned"),
    Canceled: not_forbidden("be canceled"),
    EffectCanceled: lambda game, event: True,  # unless the card is immune
    Sacrificed: not_forbidden("be sacrificed"),  # SF 45.2
    ReturnedToHand: stays_in_play("be returned"),
    Turned: can_be_turned,
    Unturned: lambda game, event: can_unturn(game, event.card),
    Healed: lambda game, event: event.by is None or judge_healing(game, event.card) is None,
    ChangedLocation: can_change_location,
    ControlTaken: can_be_taken,
    Revealed: lambda game, event: game.cards[event.card].face_down,
    TurnedDown: lambda game, event: not game.cards[event.card].face_down,
    Discarded: can_be_discarded,
    TargetChanged: not_forbidden("have its target changed"),  # SF 28.1.3.1
    EnteredPlay: lambda game, event: game.cards[event.card].area != PLAY,
    CountersRemoved: lambda game, event: game.cards[event.card].counters > 0,
}
