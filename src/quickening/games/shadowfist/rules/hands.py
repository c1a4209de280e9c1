"""SF 25.1. Which cards in hand a player may play now: what is known of each is kept until it may be otherwise."""

from __future__ import annotations

from typing import Any

from quickening.games.shadowfist.rules.continuous import Index, index_of
from quickening.games.shadowfist.rules.cost_reduction import base_cost
from quickening.games.shadowfist.rules.may_play import (
    judge_card,
    judge_needs,
    judge_play,
    judge_text,
    judge_timing,
)
from quickening.games.shadowfist.state import HAND, ShadowfistGame


def playable(game: ShadowfistGame, seat: int) -> list[int]:
    """The cards in hand a player may play now; a first look spares most of them the judging."""
    if game.scene is not None and game.scene.closed:
        return [card for card in breaking_in(game, seat) if judge_play(game, seat, card) is None]
    quiet = game.active == seat and game.shot == "main" and game.attack is None
    reach = reach_of(game, seat)
    found = []
    for card in game.areas[HAND, seat]:
        how = game.cards[card].definition.how_played
        if how.waits and not quiet:
            continue
        if not how.steady or reach is None:
            if judge_play(game, seat, card) is None:
                found.append(card)
            continue
        within = reach.get(card)
        if within is None:
            within = reach[card] = is_within_reach(game, seat, card)
        if within and (how.waits or may_be_played_now(game, seat, card)):
            found.append(card)
    return found


def breaking_in(game: ShadowfistGame, seat: int) -> list[int]:
    """SF 23.2. The cards in hand that may be played into closed scenes, if at all."""
    return [card for card in game.areas[HAND, seat] if game.cards[card].definition.breaks_in]


def may_be_played_now(game: ShadowfistGame, seat: int, card: int) -> bool:
    """SF 25.1.1, 24.1. Whether its timing and its text let a card be played that is within reach."""
    refusal = judge_timing(game, seat, card, game.cards[card].printed) or judge_text(game, seat, card)
    return refusal is None


# -- what is within reach (SF 18.1, 25.1, 25.7, 49) ----------------------------------------------------------------


def is_within_reach(game: ShadowfistGame, seat: int, card: int) -> bool:
    """Whether Power, resources and limits let a player play a steady card, whenever that may be."""
    if base_cost(game, seat, card) > game.players[seat].power:
        return False  # nothing changes prices (`reach_of`), and it costs Power alone (`HowPlayed.plain`)
    return judge_needs(game, seat, card, game.cards[card].printed) is None and judge_card(game, seat, card) is None


def reach_of(game: ShadowfistGame, seat: int) -> dict[int, bool] | None:
    """Which cards are known to be within a player's reach or not: `None` if that may change with anything.

    It follows from the texts that are active, what the smoked pile provides, the player's Power, and what the player
    has played: it is kept as long as these are the same.
    """
    index: Index = game.plan.get("index") or index_of(game)
    if index.about_playing:
        return None
    player = game.players[seat]
    state = (player.power, player.sites_played, player.one_shots, player.limited_events)
    known: tuple[tuple[Any, ...], dict[int, bool]] | None = game.plan.get(("reach", seat))
    if known is None or known[0] != state:
        known = game.plan["reach", seat] = (state, {})
    return known[1]
