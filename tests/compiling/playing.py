"""Plays games and says what came of them. Run by itself with the engine in either form, to compare the two."""

from __future__ import annotations

import json
import sys
from typing import Any

from quickening.arena import Match, bots_for, matches, start, take_turn
from quickening.games import load_game, replay_game


def played(game: str, number: int, **options: Any) -> list[list[str]]:
    """What came of so many games."""
    return [told(match) for match in matches(game, number, seed=7, **options)]


def told(match: Match) -> list[str]:
    """How a game stood half way, also after it was saved and loaded, and how it ended, also when it is replayed."""
    game, bots = start(match), bots_for(match)
    found: list[str] = []
    while not game.over:
        take_turn(game, bots)
        if len(game.answers) == 40:
            again = load_game(json.dumps(game.save()))
            found += [game.fingerprint(), again.fingerprint(), game.view(0).to_json().decode()]
    again = replay_game(game.record())
    return [*found, game.clone().fingerprint(), again.fingerprint(), str(game.outcome)]


if __name__ == "__main__":
    sys.stdout.write(json.dumps(played(**json.loads(sys.argv[1]))))
