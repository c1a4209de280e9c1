"""Decks that are kept in an account."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import httpx
import pytest

from quickening.server import account_decks
from quickening.server.account_store import Store
from tests.server.conftest import PATIENCE, Address

PASSWORD = "correct horse"
DECK = {"name": "Mine", "cards": [["SAS-001", 3], ["SAS-002", 2]]}


@pytest.fixture
def visit(server: Address) -> Iterator[Callable[[str], httpx.Client]]:
    opened: list[httpx.Client] = []

    def visiting(name: str) -> httpx.Client:
        opened.append(httpx.Client(base_url=server.http, timeout=PATIENCE))
        given = {"name": name, "password": PASSWORD}
        if opened[-1].post("/api/account", json=given).status_code != 201:
            opened[-1].post("/api/session", json=given).raise_for_status()
        return opened[-1]

    yield visiting
    for client in opened:
        client.close()


def names(client: httpx.Client) -> list[str]:
    return [f"{one['game']} {one['deck']['name']}" for one in client.get("/api/account/decks").json()["decks"]]


def test_a_deck_is_found_on_another_device_until_it_is_forgotten(visit: Callable[[str], httpx.Client]) -> None:
    home = visit("Keeper")
    assert home.post("/api/account/decks", json={"game": "huntik", "deck": DECK}).status_code == 201
    home.post("/api/account/decks", json={"game": "huntik", "deck": DECK | {"cards": [["SAS-003", 1]]}})
    home.post("/api/account/decks", json={"game": "shadowfist", "deck": DECK})

    away = visit("Keeper")
    found = away.get("/api/account/decks").json()["decks"]
    assert sorted(names(away)) == ["huntik Mine", "shadowfist Mine"]
    assert next(one["deck"]["cards"] for one in found if one["game"] == "huntik") == [["SAS-003", 1]]
    assert names(visit("Somebody else")) == []

    away.post("/api/account/decks/forget", json={"game": "huntik", "name": "Mine"})
    assert names(home) == ["shadowfist Mine"]


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        ({"game": "chess", "deck": DECK}, "chess"),
        ({"game": "huntik", "deck": DECK | {"name": ""}}, "name"),
        ({"game": "huntik", "deck": DECK | {"cards": [["SAS-001", 0]]}}, "cards"),
        ({"game": "huntik", "deck": DECK | {"cards": [["SAS-001", 1]] * 1001}}, "cards"),
        ({"game": "huntik", "deck": DECK | {"more": 1}}, "more"),
        ({"game": "huntik", "deck": DECK | {"name": "x" * 200_000}}, "too large"),
    ],
)
def test_what_is_no_deck_is_refused_and_not_kept(
    visit: Callable[[str], httpx.Client], wanted: dict[str, object], why: str
) -> None:
    client = visit("Careful")
    answer = client.post("/api/account/decks", json=wanted)

    assert 400 <= answer.status_code < 500
    assert why in answer.json()["error"]
    assert names(client) == []


def test_nobody_keeps_decks_without_an_account_or_without_end(
    server: Address, visit: Callable[[str], httpx.Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(account_decks, "STORE", Store("deck", 1))
    with httpx.Client(base_url=server.http, timeout=PATIENCE) as guest:
        assert "sign in" in guest.post("/api/account/decks", json={"game": "huntik", "deck": DECK}).json()["error"]
        assert "sign in" in guest.get("/api/account/decks").json()["error"]
    client = visit("Collector")
    for _ in range(2):  # the same one may be kept again
        assert client.post("/api/account/decks", json={"game": "huntik", "deck": DECK}).status_code == 201
    more = client.post("/api/account/decks", json={"game": "huntik", "deck": DECK | {"name": "Another"}})

    assert "kept already" in more.json()["error"]
    assert names(client) == ["huntik Mine"]
