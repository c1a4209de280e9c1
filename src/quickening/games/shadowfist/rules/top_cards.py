"""SF 9.2. The top cards of decks that all players see, because a text says so."""

from __future__ import annotations

from quickening.games.shadowfist.rules.players import player_facts
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import DECK


def revealed_top(game: ShadowfistGame, seat: int) -> list[int]:
    """The top card of a player's deck, if that player plays with it revealed and there is one."""
    return game.areas[DECK, seat][-1:] if "top revealed" in player_facts(game, seat).marks else []


def revealed_tops(game: ShadowfistGame) -> set[int]:
    """The top cards of all decks that are revealed."""
    return {card for seat in range(len(game.players)) for card in revealed_top(game, seat)}
