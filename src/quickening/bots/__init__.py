"""Players that need nobody: they see a view and a decision, never a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from quickening.bots.highlander import HighlanderAdviser
from quickening.bots.huntik import HuntikAdviser
from quickening.bots.random import RandomBot
from quickening.bots.shadowfist import ShadowfistAdviser
from quickening.bots.thumb import Adviser, ThumbBot
from quickening.core.players import Player
from quickening.core.refusals import Refused

Bot: TypeAlias = Player

RANDOM, THUMB = "random", "thumb"
ADVISERS: dict[str, Callable[[], Adviser]] = {
    "huntik": HuntikAdviser,
    "highlander": HighlanderAdviser,
    "shadowfist": ShadowfistAdviser,
}


def bot_names(game: str) -> list[str]:
    """The bots that can play a game, the best one last."""
    return [RANDOM, THUMB] if game in ADVISERS else [RANDOM]


def bot(name: str, game: str, seed: int = 0) -> Bot:
    """A bot for one seat of one game. Two with the same seed answer alike."""
    if name == RANDOM:
        return RandomBot(seed)
    if name == THUMB and game in ADVISERS:
        return ThumbBot(ADVISERS[game]())
    raise Refused(f"there is no bot {name!r} for {game}; there are: {', '.join(bot_names(game))}")
