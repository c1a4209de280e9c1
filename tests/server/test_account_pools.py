"""Card pools that are kept in an account."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest

from quickening.server import account_pools
from quickening.server.account_store import Store
from tests.server.conftest import PATIENCE, Address

PASSWORD = "correct horse"
FOX = {"facts": {"title": "Fox", "type": "minorHero", "text_plain": "Dance with the moon."}}
POOL: dict[str, Any] = {"name": "Marsh", "cards": [FOX], "decks": [{"name": "Folk", "text": "3 Fox"}]}


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
    return sorted(f"{one['game']} {one['name']}" for one in client.get("/api/account/pools").json()["pools"])


def test_a_pool_is_found_on_another_device_until_it_is_forgotten(visit: Callable[[str], httpx.Client]) -> None:
    home, away, stranger = visit("Pooler"), visit("Pooler"), visit("Stranger")
    for game in ("huntik", "shadowfist"):
        assert home.post("/api/account/pools", json={"game": game, "pool": POOL}).status_code == 201
    assert names(away) == ["huntik Marsh", "shadowfist Marsh"]
    assert away.get("/api/account/pools/huntik/Marsh").json() == POOL

    home.post("/api/account/pools", json={"game": "huntik", "pool": POOL | {"cards": [FOX, FOX]}})
    assert len(away.get("/api/account/pools/huntik/Marsh").json()["cards"]) == 2
    assert names(stranger) == []
    assert "no such pool" in stranger.get("/api/account/pools/huntik/Marsh").json()["error"]

    away.post("/api/account/pools/forget", json={"game": "huntik", "name": "Marsh"})
    assert names(home) == ["shadowfist Marsh"]


@pytest.mark.parametrize(
    ("wanted", "why"),
    [
        ({"game": "chess", "pool": POOL}, "chess"),
        ({"game": "huntik", "pool": POOL | {"name": ""}}, "name"),
        ({"game": "huntik", "pool": POOL | {"cards": [{"facts": {"title": "x" * 3_001}}]}}, "cards"),
        ({"game": "huntik", "pool": POOL | {"cards": [FOX] * 5_001}}, "cards"),
        ({"game": "huntik", "pool": POOL | {"decks": [{"name": "d", "text": "3 Fox"}] * 201}}, "decks"),
        ({"game": "huntik", "pool": POOL | {"more": 1}}, "more"),
        ({"game": "huntik", "pool": POOL | {"name": "x" * (5 << 20)}}, "too large"),
    ],
)
def test_what_is_no_pool_is_not_kept(visit: Callable[[str], httpx.Client], wanted: Any, why: str) -> None:
    client = visit("Careful")
    answer = client.post("/api/account/pools", json=wanted)

    assert answer.status_code == 400
    assert why in answer.json()["error"]
    assert names(client) == []


def test_there_is_room_for_so_many(visit: Callable[[str], httpx.Client], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(account_pools, "STORE", Store("pool", 1))
    client = visit("Collector")
    client.post("/api/account/pools", json={"game": "huntik", "pool": POOL})
    more = client.post("/api/account/pools", json={"game": "huntik", "pool": POOL | {"name": "Other"}})
    again = client.post("/api/account/pools", json={"game": "huntik", "pool": POOL})

    assert "1 pools are kept already" in more.json()["error"]
    assert again.status_code == 201


def test_who_is_not_signed_in_keeps_nothing(server: Address) -> None:
    with httpx.Client(base_url=server.http, timeout=PATIENCE) as client:
        for answer in (
            client.get("/api/account/pools"),
            client.get("/api/account/pools/huntik/Marsh"),
            client.post("/api/account/pools", json={"game": "huntik", "pool": POOL}),
        ):
            assert "sign in" in answer.json()["error"]
