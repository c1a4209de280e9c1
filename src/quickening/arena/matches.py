"""One game between bots."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from typing import Any

from quickening.bots import Bot, bot
from quickening.core.game import Game
from quickening.core.outside import Outcome, Outside
from quickening.core.players import choice_of
from quickening.games import new_game


class Match(Outside, frozen=True):
    """A game to be played by bots: plain data, so that any process can play it. Each seat has a deck and a bot."""

    game: str
    decks: tuple[Any, ...]
    bots: tuple[str, ...]
    seed: int
    options: tuple[tuple[str, Any], ...] = ()


class Played(Outside, frozen=True):
    """What became of a match. `error` is the traceback of a game that broke off by a fault in the rules."""

    seed: int
    decisions: int
    outcome: Outcome | None
    error: str = ""


def bots_for(match: Match) -> list[Bot]:
    """The bots of a match; their choices follow from its seed."""
    return [bot(name, match.game, seed_of(match.seed, seat)) for seat, name in enumerate(match.bots)]


def seed_of(seed: int, seat: int) -> int:
    """A seed for the bot of a seat, other than the game's own."""
    return seed * 64 + seat + 1


def start(match: Match) -> Game:
    """The game of a match at its first decision."""
    game = new_game(match.game, match.decks, match.seed, **dict(match.options))
    game.tells = False
    return game


def take_turn(game: Game, bots: Sequence[Bot]) -> None:
    """Let the bot that is asked answer."""
    assert game.decision is not None
    game.answer(choice_of(bots[game.decision.seat], game))


def play(match: Match) -> Played:
    """Play a match to its end. A fault in the rules breaks off this game alone, and is reported."""
    game, bots = start(match), bots_for(match)
    try:
        while not game.over:
            take_turn(game, bots)
    except Exception:
        return Played(match.seed, len(game.answers), None, traceback.format_exc())
    return Played(match.seed, len(game.answers), game.outcome)
