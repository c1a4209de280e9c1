"""The spaces of what is observed and done, the same for all games."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from quickening.arena import matches, start
from quickening.core.game import Game
from quickening.core.valuing import settled
from quickening.envs.choosing import shape
from quickening.envs.features import MOST, OPTIONS


def observation_space() -> spaces.Dict:
    """State vector, a row for each option, and which actions may be taken."""
    shapes = shape()
    return spaces.Dict(
        {
            "state": spaces.Box(-MOST, MOST, shapes["state"], np.float32),
            "options": spaces.Box(-MOST, MOST, shapes["options"], np.float32),
            "action_mask": spaces.Box(0, 1, shapes["action_mask"], np.int8),
        }
    )


def action_space() -> spaces.Discrete[Any]:
    """An option by its place, or the end of an answer."""
    return spaces.Discrete(OPTIONS + 1)


def new_deal(game: str, players: int, seed: int, options: dict[str, Any]) -> Game:
    """A game whose decks, order and chance follow from the seed."""
    return start(matches(game, 1, ["random"], players, seed, options=options)[0])


def returns(game: Game) -> list[float]:
    """1 for who wins, alone or with others, -1 for who loses, 0 for a draw or a game that was broken off."""
    seats = len(game.names)
    if game.outcome is None or not game.outcome.winners:
        return [0.0] * seats
    return [1.0 if share > 0 else -1.0 for share in settled(game.outcome, seats)]
