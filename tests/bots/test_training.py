"""What positions are worth is learned from games."""

from __future__ import annotations

import pytest

from quickening.arena import matches, start
from quickening.arena.training import Lesson, Position, fitted, habits, lesson, quality
from quickening.core.chance import Chance
from quickening.core.valuing import chances, score
from quickening.core.weights import taught


def positions(weights: list[float], number: int) -> list[Position]:
    """Positions of two seats whose outcomes follow these weights."""
    chance, made = Chance.seeded(3), []
    for _ in range(number):
        rows = [[chance.below(100) / 50 for _ in weights] for _ in range(2)]
        wins = chance.below(1000) / 1000 < chances([score(row, weights) for row in rows])[0]
        made.append(Position(rows, [1.0, 0.0] if wins else [0.0, 1.0]))
    return made


def test_weights_are_found_from_outcomes_alone() -> None:
    found = fitted(positions([1.5, -1.0, 0.0], 1500), [0.0, 0.0, 0.0])

    assert found == pytest.approx([1.5, -1.0, 0.0], abs=0.35)


def test_weights_are_found_from_a_guess_far_off() -> None:
    found = fitted(positions([1.5, -1.0, 0.0], 1500), [-4.0, 4.0, 0.0])

    assert found == pytest.approx([1.5, -1.0, 0.0], abs=0.6)


def test_what_never_differs_stays_as_it_was_guessed() -> None:
    made = [Position([[1.0, 2.0], [1.0, 1.0]], [1.0, 0.0])] * 20

    assert fitted(made, [0.7, 0.0])[0] == pytest.approx(0.7)


def test_weights_are_judged_by_how_little_outcomes_surprise() -> None:
    made = positions([2.0], 400)

    good, bad = quality(made, [2.0]), quality(made, [-2.0])

    assert good.surprise < good.knowing_nothing < bad.surprise
    assert good.calibration_error < bad.calibration_error


def test_a_game_teaches_positions_and_which_options_are_usually_taken() -> None:
    (match,) = matches("huntik", 1, ["thumb"], seed=2)

    taught = lesson(match)

    assert len(taught.positions) > 5
    assert all(sum(one.worth) == 1.0 for one in taught.positions)
    usual = habits([taught] * 30)
    assert {kind for kind, _ in taught.offered} <= set(usual)
    assert all(0 < weight <= 4 for weight in usual.values())
    assert usual["Move {name} 2 zones forward"] > usual["Move {name} 0 zones"]


def test_words_met_often_are_told_from_others_of_their_kind_and_rare_ones_are_not() -> None:
    offered = {("move", "Move on"): 100, ("move", "Move back"): 100, ("move", "Fly"): 5, ("pass", "Pass"): 100}
    taken = {("move", "Move on"): 80, ("pass", "Pass"): 20}

    usual = habits([Lesson(1, [], offered, taken)])

    assert usual["Move on"] > usual["move"] > usual["Move back"]
    assert "Fly" not in usual


def test_who_has_much_to_do_passes_less_often() -> None:
    (match,) = matches("huntik", 1, ["thumb"], seed=2)

    usual = habits([lesson(match)] * 30)

    assert usual["Pass of 2"] > usual["Pass of 9"]


@pytest.mark.parametrize("game", ["huntik", "highlander", "shadowfist"])
def test_what_games_have_taught_is_about_the_figures_that_there_are(game: str) -> None:
    figures = [name for name, _ in start(matches(game, 1, ["thumb"], seed=2)[0]).guesses()]

    assert all(list(book.names) == figures for book in taught(f"quickening.games.{game}").books.values())
