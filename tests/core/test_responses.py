"""Responses to responses, on a stack: the latest is carried out first (as in SF 23)."""

from __future__ import annotations

from tests.core.tiny import Tiny, dealt
from tests.core.tiny.saying import asked, everybody_passes, log, offered, says


def test_a_response_is_carried_out_before_what_it_responds_to() -> None:
    game = dealt(Ann="Spark", Bob="Tithe")
    begun = len(game.log)

    says(game, "Ann", "Play Spark")
    says(game, "Bob", "Play Tithe")

    done = [line for line in log(game, since=begun) if "passes" not in line]
    assert done[2:] == ["Ann loses 1.", "Tithe is done.", "Ann gains 2.", "Spark is done."]


def test_a_response_may_be_cancelled_by_a_response_to_it() -> None:
    game = dealt(Ann="Spark, Snuff", Bob="Snuff")
    begun = len(game.log)

    says(game, "Ann", "Play Spark")
    says(game, "Bob", "Play Snuff")
    says(game, "Ann", "Play Snuff", "Snuff")

    assert log(game, since=begun) == [
        "Ann plays Spark.",
        "Bob plays Snuff.",
        "Ann plays Snuff.",
        "Bob passes.",
        "Ann passes.",
        "Snuff is cancelled.",
        "Snuff is done.",
        "Ann passes.",
        "Bob passes.",
        "Ann gains 2.",
        "Spark is done.",
    ]
    assert game.coins == (5, 3)


def test_a_deed_may_only_be_aimed_at_deeds_that_are_on_the_stack() -> None:
    game = dealt(Ann="Spark, Snuff", Bob="Snuff")
    assert "Play Snuff" not in offered(game)

    says(game, "Ann", "Play Spark")
    says(game, "Bob", "Play Snuff")
    says(game, "Ann", "Play Snuff")

    assert offered(game) == ["Spark", "Snuff"]


def test_what_a_deed_was_aimed_at_is_lost_when_it_is_gone() -> None:
    game = dealt(Ann="Topple", Bob="Topple", yard=[("Ann", "Raven")])

    says(game, "Ann", "Play Topple")
    says(game, "Bob", "Play Topple")

    assert log(game).count("Raven is discarded.") == 1
    assert log(game).count("Topple is done.") == 2


def four_with_something_to_play() -> Tiny:
    return dealt(Ann="Spark, Study", Bob="Study", Cyd="Study", Dee="Study")


def test_priority_goes_clockwise_from_the_left_of_the_player() -> None:
    game = four_with_something_to_play()

    says(game, "Ann", "Play Spark")

    assert everybody_passes(game) == ["Bob", "Cyd", "Dee", "Ann"]
    assert asked(game) == "Ann"
    assert game.coins == (5, 3, 3, 3)


def test_all_have_to_pass_in_succession() -> None:
    game = four_with_something_to_play()

    says(game, "Ann", "Play Spark")
    says(game, "Bob", "Pass")
    says(game, "Cyd", "Pass")
    says(game, "Dee", "Play Study")
    begun = len(game.log)

    # Those who passed before Dee's response may answer it. Dee, whose two new cards do nothing, need not be asked.
    assert everybody_passes(game)[:3] == ["Ann", "Bob", "Cyd"]
    assert log(game, since=begun)[:4] == ["Ann passes.", "Bob passes.", "Cyd passes.", "Dee passes."]


def test_after_a_response_is_done_all_may_respond_again_and_the_active_player_first() -> None:
    game = four_with_something_to_play()

    says(game, "Ann", "Play Spark")
    says(game, "Bob", "Pass")
    says(game, "Cyd", "Play Study")
    order = everybody_passes(game)

    # Once around Study from Dee, then once around Spark from Ann; Cyd has nothing left to play.
    assert order == ["Dee", "Ann", "Bob", "Ann", "Bob", "Dee"]
    assert game.coins == (5, 3, 3, 3)
