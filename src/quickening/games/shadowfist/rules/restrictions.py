"""SF 49. Restrictions: how they limit playing a card."""

from __future__ import annotations

from quickening.core.refusals import Refusal
from quickening.games.shadowfist.definitions import EVENT, LIMITED, ONE_SHOT, UNIQUE, VEHICLE
from quickening.games.shadowfist.state import ShadowfistGame

ALREADY_UNIQUE = Refusal("SF 49.9", "{name} cannot be played: it is Unique and you control a copy.")
ALREADY_LIMITED = Refusal("SF 49.2", "{name} cannot be played: it is Limited and you control a copy.")
PLAYED_LIMITED = Refusal("SF 49.2", "{name} cannot be played: a Limited Event is played once a turn.")
PLAYED_ONE_SHOT = Refusal("SF 49.5", "{name} cannot be played: a One-Shot is played once a game.")


def judge_restrictions(game: ShadowfistGame, seat: int, card: int, played: bool = True) -> Refusal | None:
    """SF 49.2, 49.5, 49.9. Whether restrictions allow a player to play this card, or return it to play."""
    printed = game.cards[card].printed
    words = printed.restrictions
    if not words:
        return None
    player = game.players[seat]
    if ONE_SHOT in words and printed.name in player.one_shots and played:
        return PLAYED_ONE_SHOT
    if printed.type == EVENT:
        return PLAYED_LIMITED if LIMITED in words and printed.name in player.limited_events else None
    if (UNIQUE in words or LIMITED in words) and controls_copy(game, seat, card):
        return ALREADY_UNIQUE if UNIQUE in words else ALREADY_LIMITED
    return None


def controls_copy(game: ShadowfistGame, seat: int, card: int) -> bool:
    """SF 49.2, 49.9. Whether a player controls a card with one of its titles, even face down."""
    titles = game.cards[card].printed.titles
    return any(not titles.isdisjoint(game.cards[other].printed.titles) for other in game.controlled(seat))


def vehicle_blocked(game: ShadowfistGame, card: int, subject: int) -> bool:
    """SF 49.10. A Vehicle goes on a Character that has none."""
    if VEHICLE not in game.cards[card].printed.restrictions:
        return False
    others = (other for other in game.states_on(subject) if other != card)
    return not game.is_character(subject) or any(
        VEHICLE in game.cards[other].printed.restrictions for other in others
    )
