"""What the deck builder asks the server: ready decks, whether a deck is legal, decks for other programs."""

from __future__ import annotations

from collections import Counter
from typing import Any

import httpx
import pytest

from quickening.games import rules
from quickening.games.formats import WRITERS
from tests.server.conftest import PATIENCE, Address


def post(server: Address, path: str, **wanted: Any) -> httpx.Response:
    return httpx.post(f"{server.http}{path}", json=wanted, timeout=PATIENCE)


def by_keys(deck: dict[str, Any]) -> str:
    return "\n".join(f"{many} {key}" for key, many in Counter(deck["cards"]).items())


@pytest.mark.parametrize(("game", "edition"), [("huntik", ""), ("shadowfist", ""), ("highlander", "third")])
def test_a_ready_deck_is_legal_and_written_for_other_programs(server: Address, game: str, edition: str) -> None:
    ready = server.get(f"/api/decks/{game}?edition={edition}").json()
    options = {"edition": edition} if edition else {}
    assert [deck["key"] for deck in ready] == list(rules(game).ready_decks(**options))

    told = post(server, "/api/decks", game=game, edition=edition, text=by_keys(ready[0])).json()
    assert told["wrong"] == []
    assert Counter(key for _, keys in told["piles"] for key in keys) == Counter(ready[0]["cards"])

    for to, (_, ending) in WRITERS.items():
        file = post(server, "/api/decks/file", game=game, edition=edition, text=by_keys(ready[0]), to=to).json()
        again = post(server, "/api/decks", game=game, edition=edition, text=file["text"]).json()
        assert file["ending"] == ending
        assert again["piles"] == told["piles"] or Counter(again["piles"][0][1]) == Counter(told["piles"][0][1])


def test_what_is_wrong_is_said_with_its_rule(server: Address) -> None:
    told = post(server, "/api/decks", game="shadowfist", text="6 backforseconds/billy-zed").json()

    assert [one["rule"] for one in told["wrong"]] == ["SF 1.2.1"]
    assert "SF 1.2.1" not in told["wrong"][0]["words"]


@pytest.mark.parametrize(
    ("wanted", "words"),
    [
        ({"game": "huntik", "text": "3 Nobody\n2 Nothing"}, "line 2: there is no card 'Nothing'"),
        ({"game": "huntik", "text": "x" * 100}, "is not a number and a card’s title"),
        ({"game": "chess", "text": "1 King"}, "there is no game 'chess'"),
        ({"game": "huntik", "edition": "third", "text": "1 SAS-001"}, "huntik has no edition 'third'"),
        ({"game": "huntik", "text": "1 SAS-001", "more": 1}, "unknown field `more`"),
        ({"game": "huntik", "text": "x" * 300_000}, "too large"),
    ],
)
def test_what_is_no_deck_is_refused(server: Address, wanted: dict[str, Any], words: str) -> None:
    answer = post(server, "/api/decks", **wanted)

    assert answer.status_code == 400
    assert words in answer.json()["error"]


def test_an_unknown_program_is_refused(server: Address) -> None:
    answer = post(server, "/api/decks/file", game="huntik", text="1 SAS-001", to="fax")

    assert answer.status_code == 400
    assert "decks are not written as 'fax'" in answer.json()["error"]


@pytest.mark.parametrize("game", ["huntik", "shadowfist", "highlander"])
@pytest.mark.parametrize("text", ["1 x\n" * 30_000, "250 x\n" * 5], ids=["lines", "cards"])
def test_what_is_longer_than_any_deck_is_not_looked_up(server: Address, game: str, text: str) -> None:
    answer = httpx.post(f"{server.http}/api/decks", json={"game": game, "text": text}, timeout=PATIENCE)

    assert answer.status_code == 400
    assert "500 lines and 1,000 cards at most" in answer.json()["error"]
