"""Who gives up leaves the table; with more than two players the others play on (as in SF 5)."""

from __future__ import annotations

import pytest
from quickening_tiny.things import YARD

from quickening.core.outside import Outcome
from tests.core.tiny import dealt
from tests.core.tiny.saying import asked, everybody_passes, log, random_game, says


def test_the_last_one_at_the_table_wins() -> None:
    game = dealt(Ann="", Bob="", Cyd="")

    game.concede(0)
    assert not game.over
    game.concede(2)

    assert game.outcome == Outcome((1,), "nobody else is left", "TN 8")
    assert game.decision is None
    assert log(game)[-2:] == ["Cyd concedes.", "Bob wins: nobody else is left (TN 8)"]


def test_what_was_asked_of_the_one_who_left_is_asked_of_nobody() -> None:
    game = dealt(Ann="Spark", Bob="Study", Cyd="Study")
    says(game, "Ann", "Play Spark")
    assert asked(game) == "Bob"

    game.concede(1)

    assert everybody_passes(game) == ["Cyd"]
    assert game.coins == (5, 3, 3)


def test_a_decision_of_somebody_else_stays() -> None:
    game = dealt(Ann="", Bob="", Cyd="")

    game.concede(1)

    assert asked(game) == "Ann"
    says(game, "Ann", "End the turn")
    assert asked(game) == "Cyd"


def test_a_turn_whose_player_left_ends() -> None:
    game = dealt(Ann="Spark", Bob="Study", Cyd="")
    says(game, "Ann", "Play Spark")

    game.concede(0)

    # The deed on the stack went with Ann, so there is nothing to respond to.
    says(game, "Bob", "Pass")
    assert asked(game) == "Bob"
    assert game.turn == 1


def test_cards_of_the_one_who_left_go_and_so_do_blades_laid_against_them() -> None:
    game = dealt(Ann="Knife", Bob="", Cyd="", yard=[("Bob", "Raven"), ("Cyd", "Vault")])
    says(game, "Ann", "Lay Knife", "Against Bob")

    game.concede(1)

    assert [game.cards[card].name for card in game.area(YARD)] == ["Vault"]


def test_several_may_win_and_all_of_them_is_a_draw() -> None:
    game = dealt(Ann="", Bob="", Cyd="")
    game.end(Outcome((0, 2), "with 5 coins", "TN 7"))
    assert log(game)[-1] == "Ann and Cyd win: with 5 coins (TN 7)"

    game = dealt(Ann="", Bob="")
    game.end(Outcome((), "with 5 coins", "TN 7"))
    assert log(game)[-1] == "The game is a draw: with 5 coins (TN 7)"


def test_a_later_end_changes_nothing() -> None:
    game = dealt(Ann="", Bob="")
    game.end(Outcome((0,), "first", "TN 7"))
    game.end(Outcome((1,), "later", "TN 7"))

    assert game.outcome == Outcome((0,), "first", "TN 7")
    assert len([line for line in log(game) if "wins" in line]) == 1


@pytest.mark.parametrize("seed", range(12))
def test_whoever_leaves_and_whenever_the_others_come_to_an_end(seed: int) -> None:
    *_, game = random_game(seed, leaving=0.05)

    assert game.outcome is not None
    assert game.decision is None
    assert not set(game.outcome.winners) & set(game.gone)
