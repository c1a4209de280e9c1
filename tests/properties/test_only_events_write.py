"""Nothing but an event writes to the state of a game."""

from __future__ import annotations

from typing import Any

import pytest

from quickening.arena import bots_for, matches, start, take_turn
from quickening.games import rules
from quickening.games.highlander.editions import EDITIONS
from tests.guarding import guarded, watch

PLAYED: list[tuple[str, dict[str, Any]]] = [
    ("huntik", {}),
    ("shadowfist", {"players": 2}),
    ("shadowfist", {"players": 4}),
    *(("highlander", {"options": {"edition": edition}}) for edition in EDITIONS),
]


@pytest.mark.parametrize(("name", "how"), PLAYED)
def test_a_game_is_written_by_events_alone(name: str, how: dict[str, Any]) -> None:
    rules(name)  # its events are known from here on
    with guarded() as faults:
        for match in matches(name, 6, seed=40, **how):
            game, bots = start(match), bots_for(match)
            while not game.over:
                take_turn(game, bots)
    assert not faults, "\n".join(sorted(faults))


def test_a_write_without_an_event_is_found() -> None:
    match = matches("huntik", 1, seed=1)[0]
    with guarded() as faults:
        game = start(match)
        watch(game)
        write = compile(
            "game.cards[0].stunned = True\ngame.round = 2\ngame.areas['hand', 0].append(1)\n", "x", "exec"
        )
        code = write.replace(co_filename="/src/quickening/games/huntik/rules/cheating.py")
        exec(code, {"game": game})
    assert sorted(faults) == [
        "games/huntik/rules/cheating.py:1: <module> writes to HuntikCard.stunned",
        "games/huntik/rules/cheating.py:2: <module> writes to Huntik.round",
        "games/huntik/rules/cheating.py:3: <module> writes to areas.append",
    ]
