"""An attack laid down in one turn and answered in the next (as in HL1 41-52, HL3 61-66)."""

from __future__ import annotations

import pytest
from quickening_tiny.things import DISCARD

from quickening.core.decision_data import decision_data
from tests.core.tiny import TABLE, Tiny, dealt
from tests.core.tiny.saying import asked, log, offered, says


def test_it_waits_for_the_other_players_turn() -> None:
    game = dealt(Ann="Club", Bob="Buckler")

    says(game, "Ann", "Lay Club")
    assert game.coins == (3, 3)
    says(game, "Ann", "End the turn")

    assert asked(game) == "Bob"
    assert offered(game) == ["Block with Buckler", "Take it"]
    says(game, "Bob", "Take it")
    assert game.coins == (3, 0)


@pytest.mark.parametrize(("blade", "left"), [("Knife", 3), ("Club", 0)])
def test_a_shield_of_enough_might_stops_it(blade: str, left: int) -> None:
    game = dealt(Ann=blade, Bob="Buckler")
    says(game, "Ann", f"Lay {blade}", "End the turn")

    says(game, "Bob", "Block with Buckler")

    assert game.coins == (3, left)
    assert [game.cards[card].name for card in game.area(DISCARD, 0)] == [blade]
    assert [game.cards[card].name for card in game.area(DISCARD, 1)] == ["Buckler"]


def test_what_may_answer_it_says_nothing_about_what_it_is() -> None:
    def answers_to(blade: str) -> dict[str, object]:
        game = dealt(Ann=blade, Bob="Buckler, Spark")
        says(game, "Ann", f"Lay {blade}", "End the turn")
        assert game.decision is not None
        return decision_data(game.decision)

    assert answers_to("Knife") == answers_to("Club")


def test_it_waits_through_the_turns_of_others() -> None:
    game = dealt(Ann="Knife", Bob="", Cyd="Buckler")

    says(game, "Ann", "Lay Knife", "Against Cyd", "End the turn")
    says(game, "Bob", "End the turn")

    assert asked(game) == "Cyd"
    assert offered(game) == ["Block with Buckler", "Take it"]


def test_several_are_answered_in_the_order_they_were_laid() -> None:
    game = dealt(Ann="Knife", Bob="Club", Cyd="Buckler")
    says(game, "Ann", "Lay Knife", "Against Cyd", "End the turn")
    says(game, "Bob", "Lay Club", "Against Cyd", "End the turn")

    says(game, "Cyd", "Take it")

    assert log(game)[-3:] == ["Knife is turned up.", "Knife is discarded.", "Cyd loses 1."]
    says(game, "Cyd", "Block with Buckler")
    assert game.coins == (3, 3, 0)


def test_it_is_still_there_in_a_saved_game() -> None:
    game = dealt(Ann="Club", Bob="")
    says(game, "Ann", "Lay Club")

    game = Tiny.load(game.save(), TABLE)
    says(game, "Ann", "End the turn")  # Bob, without a shield, has nothing to decide

    assert game.coins == (3, 0)
