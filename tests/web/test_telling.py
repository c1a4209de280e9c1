"""What the page makes of the lines of a log: fewer lines, a few words for a turn, and what was done last."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.server.conftest import Address
from tests.web.conftest import Window
from tests.web.playing import run

pytestmark = pytest.mark.slow

Told = Callable[..., Any]


@pytest.fixture(scope="module")
def told(site: Address, browser: Browser) -> Iterator[Told]:
    window = Window(browser)
    page = window.open(f"{site.http}/rules")
    yield lambda *texts: run(page, "telling", list(texts))
    window.close()


def test_cards_of_one_kind_are_told_in_one_line(told: Told) -> None:
    lines = ["Ann Exerts 3 cards.", *(f"The Exertion reveals {name}." for name in ("Scorn", "Evade", "Thrust"))]
    assert told(*lines)["joined"] == ["Ann Exerts 3 cards.", "The Exertion reveals Scorn, Evade and Thrust."]


def test_cards_that_nobody_sees_are_counted(told: Told) -> None:
    assert told("Bob draws a card.", "Bob draws a card.", "Bob draws 2 cards.")["joined"] == ["Bob draws 4 cards."]


def test_cards_that_ready_one_after_another_are_told_in_one_line(told: Told) -> None:
    lines = ["Suit readies.", "Numbers readies.", "Numbers readies.", "Bob draws a card.", "Suit readies."]
    assert told(*lines)["joined"] == ["Suit and Numbers ×2 ready.", "Bob draws a card.", "Suit readies."]


def test_lines_of_different_players_stay_apart(told: Told) -> None:
    lines = ["Ann draws Scorn.", "Bob draws a card.", "Ann draws Evade."]
    assert told(*lines)["joined"] == lines


def test_a_seen_card_is_not_counted_with_an_unseen_one(told: Told) -> None:
    lines = ["Ann draws Scorn.", "Ann draws a card."]
    assert told(*lines)["joined"] == lines


def test_what_weighs_most_is_told_again(told: Told) -> None:
    lines = [
        "Bob plays Imp.",
        "Bob plays Ghoul.",
        "Bob draws a card.",
        "Bob attacks Temple.",
        "Imp is smoked by Armorer.",
    ]
    lines += ["Bob’s attack fails: nobody attacks any more.", "Bob uses Armorer.", "Bob’s turn ends."]
    assert told(*lines)["recap"] == [
        "Bob attacks Temple.",
        "Imp is smoked by Armorer.",
        "Bob’s attack fails: nobody attacks any more.",
        "Bob uses Armorer.",
    ]


def test_plays_of_one_player_are_told_again_as_one(told: Told) -> None:
    assert told("Bob plays Imp for 1 Power.", "Bob plays Ghoul for 2 Power.")["recap"] == ["Bob plays Imp and Ghoul."]


def test_a_turn_in_a_few_words(told: Told) -> None:
    assert told("Bob plays Imp.", "Bob plays Ghoul.", "Bob plays no combat action.")["sum"] == "2 plays"
    fought = ("Ann attacks Temple (Bob’s) with Imp.", "Imp is smoked.", "Ann seizes Temple.")
    assert told(*fought)["sum"] == "seized Temple, Imp smoked"
    assert told(*fought[:1])["sum"] == "attacked Temple"
    assert told("Bob plays Imp for 1 Power.")["sum"] == "played Imp"
    assert told("Ann passes.")["sum"] == ""


def test_an_act_and_where_it_led_are_one_line(told: Told) -> None:
    assert told("Ann plays Springer.", "Springer comes into play in zone 1.")["joined"] == [
        "Ann plays Springer into zone 1."
    ]
    assert told("Springer exhausts.", "Springer moves from zone 1 to zone 3.")["joined"] == [
        "Springer moves from zone 1 to zone 3."
    ]
    others = ["Springer exhausts.", "Breaker moves from zone 1 to zone 3."]
    assert told(*others)["joined"] == others


def test_what_was_done_last_and_what_came_of_it(told: Told) -> None:
    last = told(
        "Ann plays Imp for 1 Power.", "Bob plays Killing Rain for 2 Power.", "2 damage on Imp by Killing Rain."
    )
    assert last["last"] == {
        "seat": 1,
        "text": "Bob plays Killing Rain for 2 Power.",
        "name": "Killing Rain",
        "after": ["2 damage on Imp by Killing Rain."],
    }


def test_a_sentence_about_nobody_is_nothing_done(told: Told) -> None:
    last = told("Ann attacks Temple (Bob’s) with Imp.", "Ann’s attack fails: nobody attacks any more.")["last"]
    assert (last["seat"], last["name"]) == (0, "Temple")


def test_a_card_face_down_has_no_name(told: Told) -> None:
    last = told("Bob plays a face-down Feng Shui Site for 1 Power.")["last"]
    assert (last["seat"], last["name"]) == (1, "")


def test_damage_that_is_foreseen_is_added_up_for_each_card(told: Told) -> None:
    lines = ["6 combat damage on Temple by Lizard.", "1 damage on Imp by Rain.", "1 combat damage on Temple by Crow."]
    told_of = told(*lines, "Imp is smoked.")["foretold"]
    assert told_of == ["Temple takes 7 damage.", "Imp takes 1 damage.", "Imp is smoked."]


def test_a_hit_and_the_end_are_foreseen_in_plain_words(told: Told) -> None:
    lines = ["Thrust is successful for 4.", "Bob takes Ann’s head.", "Bob wins: Bob took Ann’s head (HLT 101)"]
    assert told(*lines)["foretold"] == ["Thrust hits for 4.", "Bob takes Ann’s head.", "Bob wins the game."]
