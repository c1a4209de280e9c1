"""A card that lies face down, and is turned up (as in SF 9.2, HK 305)."""

from __future__ import annotations

from quickening_tiny.things import HAND, YARD

from quickening.core.views import CardView
from tests.core.tiny import Tiny, dealt
from tests.core.tiny.saying import find, log, says


def yard(game: Tiny, seat: int | None) -> CardView:
    (card,) = game.view(seat).area(YARD).cards
    return card


def test_others_see_a_bare_handle_and_the_owner_sees_the_card() -> None:
    game = dealt(Ann="Scholar", Bob="")
    says(game, "Ann", "Lay Scholar")
    handle = game.cards[find(game, "Scholar", YARD)].handle

    assert yard(game, 1) == yard(game, None) == CardView(handle, owner=0)
    assert yard(game, 0).name == "Scholar"
    assert yard(game, 0).marks == ("face down",)


def test_everybody_sees_it_when_it_is_turned_up() -> None:
    game = dealt(Ann="Scholar", Bob="")
    says(game, "Ann", "Lay Scholar", "Turn up Scholar")

    assert yard(game, 0) == yard(game, 1) == yard(game, None)
    assert yard(game, 1).text == "When you draw a card, gain a coin."
    assert yard(game, 1).marks == ()


def test_it_keeps_its_handle_when_it_is_turned_up_but_not_when_it_was_laid() -> None:
    game = dealt(Ann="Scholar", Bob="")
    in_hand = game.cards[find(game, "Scholar", HAND, 0)].handle
    says(game, "Ann", "Lay Scholar")
    laid = yard(game, 1).handle
    says(game, "Ann", "Turn up Scholar")

    assert in_hand != laid
    assert yard(game, 1).handle == laid


def test_its_text_does_nothing_before() -> None:
    game = dealt(Ann="Scholar, Study", Bob="")
    says(game, "Ann", "Lay Scholar", "Play Study")

    assert game.coins == (3, 3)


def test_the_log_tells_what_it_is_to_its_owner_alone() -> None:
    game = dealt(Ann="Scholar", Bob="")
    says(game, "Ann", "Lay Scholar")

    assert log(game, 0)[-1] == "Ann lays Scholar."
    assert log(game, 1)[-1] == log(game, None)[-1] == "Ann lays a card."


def test_the_log_does_not_tell_afterwards_what_was_hidden_when_it_happened() -> None:
    game = dealt(Ann="Scholar", Bob="")
    says(game, "Ann", "Lay Scholar", "Turn up Scholar")

    assert log(game, 1)[-2:] == ["Ann lays a card.", "Scholar is turned up."]
