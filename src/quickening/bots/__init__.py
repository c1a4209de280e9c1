"""Players that need nobody: they see a view, a decision and games they could be in, never the game they are in."""

from __future__ import annotations

from typing import TypeAlias

from quickening.bots.novice import NoviceBot
from quickening.bots.random import RandomBot
from quickening.bots.search import SearchBot
from quickening.bots.thumb import Adviser, ThumbBot
from quickening.core.players import Player
from quickening.core.plugins import part_of
from quickening.core.refusals import Refused

Bot: TypeAlias = Player

RANDOM, NOVICE, THUMB = "random", "novice", "thumb"
#: Who looks ahead, and how many times for each decision.
LEVELS: dict[str, int] = {"club": 60, "expert": 250, "master": 1000}
#: Who plays where nobody was named: answers at once, and plays well.
USUAL = THUMB


def adviser_of(game: str) -> Adviser:
    """What bots of a game go by at a glance. Refuses a game that has no such thing."""
    found = part_of(game, "bot")
    if found is None:
        raise Refused(f"{game} has no bot that judges options")
    adviser: Adviser = found.Adviser()
    return adviser


def bot_names(game: str) -> list[str]:
    """The bots that can play a game, the best one last."""
    return [RANDOM, NOVICE, THUMB, *LEVELS] if part_of(game, "bot") else [RANDOM]


def usual_bot(game: str) -> str:
    """The bot that plays a game where nobody was named."""
    return USUAL if part_of(game, "bot") else RANDOM


def bot(name: str, game: str, seed: int = 0, seconds: float = 0.0) -> Bot:
    """A bot for one seat of one game. Two with the same seed answer alike, unless the time to think is limited."""
    if name == RANDOM:
        return RandomBot(seed)
    if name not in bot_names(game):
        raise Refused(f"there is no bot {name!r} for {game}; there are: {', '.join(bot_names(game))}")
    adviser = adviser_of(game)
    if name in LEVELS:
        return SearchBot(adviser, LEVELS[name], seed, seconds)
    return NoviceBot(adviser, seed) if name == NOVICE else ThumbBot(adviser)
