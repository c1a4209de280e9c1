"""An honest look at a game that was played."""

from __future__ import annotations

from functools import cache

import pytest

from quickening.arena import matches
from quickening.arena.analysis import Analysis, Analyst, Choice, Move, analysis_of, turning_points
from quickening.arena.matches import bots_for, start, take_turn
from quickening.core.records import Record

DEALS = [("huntik", 2), ("shadowfist", 3), ("highlander", 2)]


@cache
def record_of(game: str, players: int, answers: int = 40) -> Record:
    match = matches(game, 1, ["thumb", "random"], players, seed=3)[0]
    state, bots = start(match), bots_for(match)
    while not state.over and len(state.answers) < answers:
        take_turn(state, bots)
    return state.record()


def looked_at(record: Record, iterations: int = 6) -> Analysis:
    analyst = Analyst(record, iterations)
    return analysis_of(analyst, list(analyst.moves()))


@pytest.mark.parametrize(("game", "players"), DEALS)
def test_every_answer_is_looked_at_and_the_chances_add_up(game: str, players: int) -> None:
    record = record_of(game, players)

    found = looked_at(record)

    assert len(found.moves) == len(record.answers)
    assert all(sum(move.chances) == pytest.approx(1.0, abs=0.01) for move in found.moves)
    assert any(move.others for move in found.moves)
    assert all(move.error >= 0 for move in found.moves)


@pytest.mark.parametrize(("game", "players"), DEALS)
def test_luck_and_errors_explain_the_whole_change(game: str, players: int) -> None:
    found = looked_at(record_of(game, players))

    for seat in range(players):
        given = sum(error for other, error in enumerate(found.errors) if other != seat) / (players - 1)
        change = found.moves[-1].chances[seat] - found.start[seat]
        assert change == pytest.approx(found.luck[seat] - found.errors[seat] + given, abs=0.005)


def test_the_same_record_is_judged_alike() -> None:
    assert looked_at(record_of("huntik", 2)) == looked_at(record_of("huntik", 2))


def test_nobody_is_ahead_before_the_first_turn() -> None:
    found = looked_at(record_of("huntik", 2, answers=3), iterations=2)

    assert found.start == (0.5, 0.5)
    assert found.moves[0].question == "Who is the lead player?"
    assert found.moves[0].chances == (0.5, 0.5)


def move(number: int, first: float) -> Move:
    return Move(number, 0, "Which?", Choice("This", first), (), 0.0, (first, 1 - first), ())


def test_turning_points_are_the_largest_changes_and_lie_apart() -> None:
    chances = [0.5, 0.52, 0.8, 0.9, 0.88, 0.86, 0.4, 0.41]

    found = turning_points([0.5, 0.5], [move(n, chance) for n, chance in enumerate(chances, 1)])

    assert found == (3, 7)
