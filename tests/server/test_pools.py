"""A card pool that somebody brings: told to the page, kept by nobody else; bad files are refused."""

from __future__ import annotations

import httpx

from quickening.server import pools
from tests.cards.test_pools import LACKEY
from tests.server.conftest import PATIENCE, Address


def bring(server: Address, game: str, name: str, data: bytes) -> httpx.Response:
    return httpx.post(f"{server.http}/api/pools/{game}", params={"name": name}, content=data, timeout=PATIENCE)


def test_a_file_is_told_card_by_card_and_nobody_else_has_them(server: Address) -> None:
    told = bring(server, "shadowfist", "new.txt", LACKEY.encode())

    assert told.status_code == 200, told.text
    assert [card["Name"] for card in told.json()["cards"]] == ["Brave Fox", "Odd Dream"]
    assert "Brave Fox" not in httpx.get(f"{server.http}/api/cards/shadowfist", timeout=PATIENCE).text


def test_bad_files_are_refused_in_one_line(server: Address) -> None:
    for name, data, words in (
        ("", b"x", "a file has a name"),
        ("big.zip", bytes(pools.LARGEST + 1), "too large"),
        ("new.txt", LACKEY.encode(), "cards of Shadowfist, not of Huntik"),
        ("<b>.csv", b"a,b\n", "<b>.csv: no set file"),
    ):
        told = bring(server, "huntik", name, data)

        assert told.status_code == 400
        assert words in told.json()["error"]
        assert "\n" not in told.json()["error"]
