"""A card's text is blanked, or is that of another card, for a while (as in SF 32 and 36)."""

from __future__ import annotations

from quickening_tiny.things import YARD

from tests.core.tiny import Tiny, dealt
from tests.core.tiny.saying import find, plays, says

SCHOLAR = "When you draw a card, gain a coin."
RAVEN = "When a charm leaves, gain a coin."


def text(game: Tiny, name: str) -> str:
    """A card's text as the other player reads it."""
    handle = game.cards[find(game, name, YARD)].handle
    return next(card.text for card in game.view(1).area(YARD).cards if card.handle == handle)


def a_round_goes_by(game: Tiny) -> None:
    says(game, "Ann", "End the turn")
    says(game, "Bob", "End the turn")


def test_a_blanked_card_does_nothing_until_the_end_of_the_turn() -> None:
    game = dealt(Ann="Fog, Study", Bob="", yard=[("Ann", "Scholar")])
    assert game.coins == (4, 3)  # Ann drew at the start of her turn

    plays(game, "Ann", "Fog")
    plays(game, "Ann", "Study")
    assert game.coins == (4, 3)
    assert text(game, "Scholar") == ""

    a_round_goes_by(game)
    assert game.coins == (5, 3)
    assert text(game, "Scholar") == SCHOLAR


def test_a_blanked_card_no_longer_changes_others() -> None:
    game = dealt(Ann="Fog", Bob="", yard=[("Ann", "Lantern"), ("Bob", "Scholar")])
    scholar = find(game, "Scholar", YARD)
    assert game.facts(scholar).glow == 1

    plays(game, "Ann", "Fog", "Lantern")
    assert game.facts(scholar).glow == 0

    says(game, "Ann", "End the turn")
    assert game.facts(scholar).glow == 1


def test_a_copied_text_works_until_the_end_of_the_turn() -> None:
    game = dealt(Ann="Mimicry, Study", Bob="", yard=[("Ann", "Raven"), ("Bob", "Scholar")])

    plays(game, "Ann", "Mimicry", "Raven")
    assert text(game, "Raven") == text(game, "Scholar") == SCHOLAR

    plays(game, "Ann", "Study")
    assert game.coins == (5, 3)  # for Ann's Raven, which now draws her coins; Bob's Scholar minds Bob's draws

    a_round_goes_by(game)
    assert game.coins == (5, 4)
    assert text(game, "Raven") == RAVEN


def test_a_copied_text_stays_when_its_model_leaves() -> None:
    game = dealt(Ann="Mimicry, Topple, Study", Bob="", yard=[("Ann", "Raven"), ("Bob", "Scholar")])

    plays(game, "Ann", "Mimicry", "Raven")
    plays(game, "Ann", "Topple", "Scholar")
    plays(game, "Ann", "Study")

    assert game.coins == (5, 3)


def test_a_copy_of_a_blanked_card_is_blank() -> None:
    game = dealt(Ann="Fog, Mimicry", Bob="", yard=[("Ann", "Raven"), ("Bob", "Scholar")])

    plays(game, "Ann", "Fog", "Scholar")
    plays(game, "Ann", "Mimicry", "Raven")

    assert text(game, "Raven") == ""


def test_a_copy_may_be_blanked_and_copied_again() -> None:
    game = dealt(Ann="Mimicry, Fog, Mimicry", Bob="", yard=[("Ann", "Raven"), ("Bob", "Scholar")])

    plays(game, "Ann", "Mimicry", "Raven")
    plays(game, "Ann", "Fog", "Raven")
    assert text(game, "Raven") == ""

    plays(game, "Ann", "Mimicry", "Raven")
    assert text(game, "Raven") == SCHOLAR


def test_a_card_that_left_and_came_back_has_its_printed_text() -> None:
    game = dealt(Ann="Fog", Bob="", yard=[("Ann", "Raven")])
    plays(game, "Ann", "Fog")
    raven = find(game, "Raven", YARD)

    game.move(raven, "hand", 0)
    game.move(raven, YARD)

    assert text(game, "Raven") == RAVEN
