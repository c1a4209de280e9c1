"""SF 25.1. Which cards in hand a player may play now: what is known of each is kept until it may be otherwise."""

from __future__ import annotations

from typing import Any

from quickening.core.derive import Values
from quickening.games.shadowfist import channels
from quickening.games.shadowfist.rules.continuous import index_of
from quickening.games.shadowfist.rules.may_play import judge_card, judge_needs, judge_play, judge_text, judge_timing
from quickening.games.shadowfist.rules.play_options import HowPlayed, how_played
from quickening.games.shadowfist.rules.players import player_facts
from quickening.games.shadowfist.rules.winning import feng_shui_sites
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import ASIDE, HAND


def playable(game: ShadowfistGame, seat: int) -> list[int]:
    """The cards a player may play now as if from hand; a first look spares most of them the judging."""
    if game.scene is not None and game.scene.closed:
        return [card for card in breaking_in(game, seat) if judge_play(game, seat, card) is None]
    aside = game.areas[ASIDE, seat]
    if aside:
        return [*in_hand(game, seat), *(card for card in aside if judge_play(game, seat, card) is None)]
    return in_hand(game, seat)


def in_hand(game: ShadowfistGame, seat: int) -> list[int]:
    """The cards in hand that may be played now, in an open scene."""
    index = index_of.of(game)
    reach = None if index.about_playing else reach_of(game, seat)
    power = ANY_COST if index.priced else game.players[seat].power
    found = []
    for card, how in looked_at(game, seat):
        if how.plain and power < (how.cost if how.cost is not None else len(feng_shui_sites.of(game, seat))):
            continue
        if reach is None or not how.steady:
            if judge_play(game, seat, card) is None:
                found.append(card)
            continue
        within = reach.get(card)
        if within is None:
            within = reach[card] = is_within_reach(game, seat, card)
        if within and (how.waits or may_be_played_now(game, seat, card)):
            found.append(card)
    return found


def looked_at(game: ShadowfistGame, seat: int) -> list[tuple[int, HowPlayed]]:
    """The cards in hand that might be played now: all in one's quiet Main Shot, else those that do not wait for it.

    Known as long as the hand is the same.
    """
    hand = game.areas[HAND, seat]
    known = HANDS.get(game, seat)
    if known is None or known[0] != hand:
        every = [(card, how_played(game.cards[card].definition)) for card in hand]
        known = HANDS.put(game, seat, (list(hand), every, [one for one in every if not one[1].waits]))
    quiet = game.active == seat and game.shot == "main" and game.attack is None
    allowed = game.shot == "main" and "plays in" in player_facts(game, seat).marks
    return known[1] if quiet or allowed else known[2]


#: The cards of a hand with how they are played: all, and those that do not wait for the main shot.
HANDS = Values[int, tuple[list[int], list[tuple[int, HowPlayed]], list[tuple[int, HowPlayed]]]]()


def breaking_in(game: ShadowfistGame, seat: int) -> list[int]:
    """SF 23.2. The cards in hand, or face up before a player, that may be played into closed scenes, if at all."""
    held = [card for card in game.areas[HAND, seat] if game.cards[card].definition.breaks_in]
    return held + [card for card in game.areas[ASIDE, seat] if game.cards[card].printed.breaks_in]


def may_be_played_now(game: ShadowfistGame, seat: int, card: int) -> bool:
    """SF 25.1.1, 24.1. Whether its timing and its text let a card be played that is within reach."""
    refusal = judge_timing(game, seat, card, game.cards[card].printed) or judge_text(game, seat, card)
    return refusal is None


# -- what is within reach (SF 18.1, 25.1, 25.7, 49) ----------------------------------------------------------------


def is_within_reach(game: ShadowfistGame, seat: int, card: int) -> bool:
    """Whether resources and limits let a player play a steady card, whenever that may be."""
    return judge_needs(game, seat, card, game.cards[card].printed) is None and judge_card(game, seat, card) is None


def reach_of(game: ShadowfistGame, seat: int) -> dict[int, bool]:
    """Which cards are known to be within a player's reach or not, where no text in force is about playing.

    It follows from the texts that are active, from what the smoked pile provides and from what the player has
    played: it is kept as long as these are the same.
    """
    player = game.players[seat]
    state = (player.sites_played, player.one_shots, player.limited_events)
    known = REACH.get(game, seat)
    if known is None or known[0] != state:
        known = REACH.put(game, seat, (state, {}))
    return known[1]


REACH = Values[int, tuple[tuple[Any, ...], dict[int, bool]]](channels.TEXTS, channels.CARDS, channels.SMOKED)


#: More than any Power.
ANY_COST = 1000
