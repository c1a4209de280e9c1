"""The story of a game that is over: chances that add up, and moments that everybody saw."""

from __future__ import annotations

from typing import Any

import pytest

import quickening as qk
from quickening.bots import bot
from quickening.core.game import Game
from quickening.games import rules
from quickening.server.stories import LEAST, story_of

BOOKS: list[tuple[str, dict[str, Any], int]] = [
    ("huntik", {}, 2),
    ("highlander", {"edition": "type-one"}, 2),
    ("shadowfist", {}, 3),
]


def played(name: str, options: dict[str, Any], players: int) -> Game:
    decks = list(rules(name).ready_decks(**options))
    names = ("Ann", "Bob", "Carol")[:players]
    game = qk.new(name, [decks[n % len(decks)] for n in range(players)], seed=2, names=names, **options)
    minds = [bot("thumb", name, seed=seat) for seat in range(players)]
    while game.decision is not None:
        seat = game.decision.seat
        game.answer(minds[seat].choose(game.decision, game.view(seat)))
    return game


@pytest.mark.parametrize(("name", "options", "players"), BOOKS)
def test_a_game_is_told_from_even_chances_to_the_winner(name: str, options: dict[str, Any], players: int) -> None:
    game = played(name, options, players)
    story = story_of(game.record())

    assert game.outcome is not None
    assert story.hero in game.outcome.winners
    assert story.steps[0] == 0
    assert story.steps[-1] == len(game.record().answers)
    assert all(sum(chances) == pytest.approx(1, abs=0.01) for chances in story.chances)
    assert story.chances[-1][story.hero] > story.chances[0][story.hero]


def test_a_moment_tells_what_everybody_was_told_and_how_much_it_changed() -> None:
    game = played("highlander", {"edition": "type-one"}, 2)
    story = story_of(game.record())
    open_log = {line.text for line in game.told(None)}

    assert story.moments
    assert all(abs(one.change) >= LEAST for one in story.moments)
    assert all(line in open_log for one in story.moments for line in one.lines)
    assert all(moment.change > 0 for best in story.best for moment in best)
