"""Cards are played, and what they do is held against their printed words by a reading of its own."""

from __future__ import annotations

from typing import Any

import pytest

from quickening.core.data import replace
from quickening.games.highlander.pool import shipped as highlander_cards
from quickening.games.huntik.pool import shipped as huntik_cards
from quickening.games.shadowfist.pool import shipped as shadowfist_cards
from quickening.scenes import highlander, huntik, shadowfist
from quickening.scenes.comparing import examine, verdict
from quickening.scenes.highlander_words import BOOK as HIGHLANDER
from quickening.scenes.huntik_words import BOOK as HUNTIK
from quickening.scenes.printed import mentions
from quickening.scenes.proof import STEPS, different_texts, prove, reviewed
from quickening.scenes.shadowfist_words import BOOK as SHADOWFIST
from tests.shadowfist_table import card_saying

#: Of the shipped cards each so many'th is played here; `quickening cards scenes` plays all of a file.
EVERY = {"shadowfist": 60, "huntik": 15, "highlander": 12}


def misread(printed: str, as_if: str, type: str = "Character") -> Any:
    """A card that says one thing and does another."""
    return replace(card_saying(as_if, "Test Card", type), text=printed)


def kinds(card: Any) -> set[str]:
    """What is found to differ."""
    return set(examine(card, SHADOWFIST, shadowfist.LAYOUTS, STEPS).differences)


@pytest.mark.parametrize(
    ("printed", "as_if", "found"),
    [
        (
            "Turn :: Smoke target Character you control.",
            "Turn :: Smoke target Character controlled by an opponent.",
            "chooses others",
        ),
        ("Turn :: Smoke target Character.", "Turn :: Smoke target Character you control.", "chooses fewer"),
        ("Turn :: Turn target damaged Character.", "Turn :: Turn target Character.", "chooses others"),
        ("Turn :: Gain 1 Power.", "Turn :: Gain 3 Power.", "amount"),
        (
            "Turn :: Inflict 1 damage on target Site.",
            "Turn :: Inflict 1 damage on target Character.",
            "affects others",
        ),
        ("Characters you control gain +1 Fighting.", "Characters gain +1 Fighting.", "changes others"),
        ("Characters you control gain +1 Fighting.", "Characters you control gain +2 Fighting.", "changes by"),
    ],
)
def test_a_misreading_is_noticed(printed: str, as_if: str, found: str) -> None:
    assert found in kinds(misread(printed, as_if))
    assert kinds(card_saying(printed)) == set()


def test_a_card_that_does_nothing_is_noticed() -> None:
    card = card_saying("Turn :: Gain 1 Power.", cost=1)

    assert kinds(replace(card, abilities=())) == {"does nothing"}


def test_of_huntik_a_misreading_is_noticed() -> None:
    card = next(card for card in huntik_cards().values() if "KO target hero with 1 DEF" in card.text)
    wrong = replace(card, text=card.text.replace("with 1 DEF", "with 4 DEF"))

    assert not examine(card, HUNTIK, huntik.LAYOUTS, STEPS).differences
    assert "chooses others" in examine(wrong, HUNTIK, huntik.LAYOUTS, STEPS).differences


@pytest.mark.parametrize(
    ("printed", "as_if", "found"),
    [
        ("Remove one Object from play.", "Remove one Situation from play.", "affects others"),
        ("Your opponent loses 1 Ability.", "Your opponent loses 3 Ability.", "amount"),
        ("Your opponent loses 1 Ability.", "You lose 1 Ability.", "affects another player"),
        ("Gain 2 Ability.", "Your opponent loses 2 Ability.", "affects another player"),
        ("Your opponent is Prone.", "", "does nothing"),
    ],
)
def test_of_highlander_a_misreading_is_noticed(printed: str, as_if: str, found: str) -> None:
    card = highlander.made("Trick", "event", printed)
    wrong = replace(card, abilities=highlander.made("Trick", "event", as_if).abilities)

    assert not examine(card, HIGHLANDER, highlander.LAYOUTS, STEPS).differences
    assert found in examine(wrong, HIGHLANDER, highlander.LAYOUTS, STEPS).differences


def test_the_second_reading_tells_sides_states_and_figures_apart() -> None:
    (one,) = mentions("Smoke target damaged Character with Fighting 4 or less you control.", "X", SHADOWFIST.words)
    trial = shadowfist.lay_out(card_saying("Turn :: Gain 1 Power."))
    things = [SHADOWFIST.look(trial, number) for number in range(len(trial.game.cards))]

    assert one.whole
    assert {(thing.name, thing.mine) for thing in things if one.fits(thing) and thing.area == "play"} == {
        ("Wounded", True)
    }
    assert verdict(one, frozenset({trial.card}), things, SHADOWFIST).startswith("wider")


@pytest.mark.parametrize(
    ("game", "cards"), [("shadowfist", shadowfist_cards), ("huntik", huntik_cards), ("highlander", highlander_cards)]
)
def test_cards_do_what_is_printed(game: str, cards: Any) -> None:
    found = prove(game, different_texts(cards().values())[:: EVERY[game]])

    assert found.played >= 3
    assert found.differences == ()


@pytest.mark.parametrize("game", ["shadowfist", "huntik", "highlander"])
def test_what_was_looked_at_says_why(game: str) -> None:
    assert all(why for why in reviewed(game).values())
