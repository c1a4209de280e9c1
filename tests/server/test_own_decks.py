"""Decks that players write down when they lay a table."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest

from quickening.games import rules
from tests.server.conftest import PATIENCE, Address, Json, huntik_seats, serving
from tests.server.seen import seen


def written(game: str, deck: str) -> str:
    """A ready deck as a player would write it down: numbers and titles; by its key what shares its title."""
    cards: Any = rules(game).table().definitions
    titles = Counter(card.title for card in cards.values())
    keys = [key for _, pile in rules(game).read_deck(deck).listed().piles for key in pile]
    counts = Counter(cards[key].title if titles[cards[key].title] == 1 else key for key in keys)
    return "\n".join(f"{count} {title}" for title, count in counts.items())


def lay(server: Address, game: str, cards: str, other: str, **options: str) -> httpx.Response:
    """A table at which Ann plays a deck of her own."""
    ann: Json = {"kind": "you", "name": "Ann", "deck": "", "bot": "", "cards": cards}
    bob: Json = {"kind": "friend", "name": "Bob", "deck": other, "bot": ""}
    wanted = {"game": game, "seats": [ann, bob], "options": options}
    return httpx.post(f"{server.http}/api/tables", json=wanted, timeout=PATIENCE)


@pytest.mark.parametrize(
    ("game", "deck", "options"),
    [
        ("huntik", "seekers", {}),
        ("shadowfist", "dragons", {}),
        ("highlander", "", {"edition": "first"}),
        ("highlander", "", {"edition": "third"}),
        ("highlander", "", {"edition": "type-one"}),
    ],
)
def test_a_deck_is_dealt_as_it_is_written(server: Address, game: str, deck: str, options: dict[str, str]) -> None:
    ready = list(rules(game).ready_decks(**options))
    key = deck or ready[0]
    answer = lay(server, game, written(game, key), ready[-1], **options)

    assert answer.status_code == 201, answer.text
    ann = server.player(answer.json()["table"], answer.json()["tokens"][0])
    ann.say(type="concede")
    ann.wait(lambda: ann.over)
    record = server.get(f"/api/replays/table.{answer.json()['table']}/record").json()
    assert dict(record["decks"][0]["piles"]).keys() == dict(rules(game).read_deck(key).listed().piles).keys()
    dealt, meant = (
        Counter(card for _, pile in piles for card in pile)
        for piles in (record["decks"][0]["piles"], rules(game).read_deck(key).listed().piles)
    )
    assert dealt == meant
    ann.close()


def test_the_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        laid = lay(server, "huntik", written("huntik", "seekers"), "organization").json()
        ann = server.player(laid["table"], laid["tokens"][0])
        before = ann.state["view"]
        ann.close()
    with serving(tmp_path) as server:
        ann = server.player(laid["table"], laid["tokens"][0])
        assert seen(ann.state["view"]) == seen(before)
        ann.close()


def test_nobody_learns_of_it_from_what_is_refused(server: Address) -> None:
    """A file of the server is no deck, whatever it is called."""
    for words in ("/etc/passwd", "../../etc/passwd"):
        answer = lay(server, "huntik", words, "organization")
        assert answer.status_code == 400
        assert "is not a number and a card’s title" in answer.json()["error"]
    seats = [dict(seat, deck="") for seat in huntik_seats("you", "bot")]
    answer = httpx.post(f"{server.http}/api/tables", json={"game": "huntik", "seats": seats}, timeout=PATIENCE)
    assert answer.json()["error"].startswith("there is no deck ''; there are: ")
