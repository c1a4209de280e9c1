"""The card maker: a card is understood as the game's own reader takes it, or refused with a place and a reason."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from quickening.server.making import understood
from tests.server.conftest import PATIENCE, Address

HERO = {
    "title": "Mudwalker",
    "type": "majorHero",
    "subtype": "gaiaTitan",
    "alignment": "good",
    "atk": "4",
    "def": "3",
}
CHARACTER = {"Name": "Mudwalker", "Type": "Character", "Subtitle": "Mudder", "Cost": "2", "Fighting": "3"}
CARDS = [
    ("huntik", HERO | {"text_plain": "At the start of each round, draw a card."}, "draw a card."),
    ("shadowfist", CHARACTER | {"Text": "When this card turns to attack, draw a card."}, "draw 1 card."),
    ("highlander", {"title": "Mud", "type": "event", "text": "Draw a card."}, "Draw a card."),
]


@pytest.mark.parametrize(("game", "facts", "wording"), CARDS, ids=[card[0] for card in CARDS])
def test_a_card_that_is_understood_has_a_wording_and_a_tree(game: str, facts: dict[str, str], wording: str) -> None:
    told = understood(game, facts)
    assert told["read"], told
    assert told["text"].endswith(wording)
    assert told["tree"][0]["below"], "an ability and what it does"


def test_a_slip_of_the_pen_is_shown_where_it_is_with_a_wording_that_is_read() -> None:
    told = understood("huntik", HERO | {"text_plain": "At the start of each round, drow a card."})
    assert not told["read"]
    assert told["text"][told["position"] :].startswith("drow")
    assert told["near"] == "At the start of each round, draw a card."


@pytest.mark.parametrize(
    "facts",
    [
        HERO | {"type": "hero"},
        HERO | {"atk": "many"},
        HERO | {"title": " "},
        HERO | {"title": '"Mud\twalker\n"', "atk": "9" * 200},
    ],
)
def test_facts_that_are_none_are_refused_in_one_line_without_a_path(facts: dict[str, str]) -> None:
    told = understood("huntik", facts)
    assert not told["read"]
    assert told["reason"]
    assert "/" not in told["reason"]
    assert "\n" not in told["reason"]


HOSTILE = {
    "a quotation mark": 'Say "draw',
    "markup": "<b>Draw</b> a card.",
    "signs": "∅" * 400,
    "lines": "a\tb\nc",
    "brackets": "(" * 500,
    "a word again and again": "draw " * 300,
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_no_text_harms_the_reader(text: str) -> None:
    for game, facts, _ in CARDS:
        column = next(reversed(facts))
        assert "read" in understood(game, facts | {column: text})


def test_the_server_reads_cards_elsewhere_and_refuses_what_is_none(server: Address) -> None:
    def post(game: str, body: Any) -> httpx.Response:
        return httpx.post(f"{server.http}/api/maker/{game}", json=body, timeout=PATIENCE)

    assert "title" in server.get("/api/maker/huntik").json()["columns"]
    assert "major hero" in server.get("/api/maker/huntik").json()["usual"]["type"]
    game, facts, _ = CARDS[0]
    assert post(game, {"facts": facts}).json()["read"]
    for name, body, words in [
        ("chess", {"facts": facts}, "no game"),
        ("huntik", {"facts": {"moon": "full"}}, "no 'moon'"),
        ("huntik", {"facts": HERO | {"text_plain": "a" * 2000}}, "1500 letters"),
        ("huntik", {"facts": HERO | {"title": "a" * 300}}, "200 letters"),
        ("huntik", {"facts": "x"}, "Expected"),
        ("huntik", {"facts": {str(n): "" for n in range(99)}}, "length"),
    ]:
        answer = post(name, body)
        assert (answer.status_code, words in answer.json()["error"]) == (400, True), answer.text
