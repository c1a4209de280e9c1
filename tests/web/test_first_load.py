"""How much a browser that was never here has to load before it sits at a table."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Request

from quickening.games import rules
from tests.server.conftest import PATIENCE, Address
from tests.web.conftest import Window
from tests.web.playing import wait_until_asked

pytestmark = pytest.mark.slow

#: In bytes, as they go over the wire: all, and what has to be there before the first question is seen.
MOST, MOST_AT_FIRST = 270_000, 170_000
#: So many files at the most; typefaces come when they may.
MOST_FILES = 12
FONTS = (".otf", ".ttf")
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("huntik", {}),
    ("shadowfist", {}),
    ("highlander", {"edition": "type-one"}),
]


def laid(site: Address, game: str, options: dict[str, Any]) -> str:
    """The address of a seat at a new table, against a bot."""
    decks = list(rules(game).ready_decks(**options))
    seats = [
        {"kind": kind, "name": name, "deck": deck, "bot": "random" if kind == "bot" else ""}
        for kind, name, deck in zip(("you", "bot"), ("Ann", "Bob"), decks, strict=False)
    ]
    wanted = {"game": game, "seats": seats, "options": options}
    told = httpx.post(f"{site.http}/api/tables", json=wanted, timeout=PATIENCE).json()
    return f"{site.http}/table/{told['table']}#{told['tokens'][0]}"


def _kinds(addresses: list[str]) -> list[str]:
    """What was asked for, in its order: typefaces, what follows from the first position that is shown, or else."""
    named = {True: "typefaces"}
    return [named.get(one.endswith(FONTS)) or ("what is played" if "/api/" in one else "else") for one in addresses]


@pytest.mark.parametrize(("game", "options"), GAMES, ids=[game for game, _ in GAMES])
def test_a_table_is_light_to_load(site: Address, browser: Browser, game: str, options: dict[str, Any]) -> None:
    window = Window(browser)
    asked_for: list[str] = []
    loaded: list[Request] = []
    window.context.on("request", lambda request: asked_for.append(request.url))
    window.context.on("requestfinished", lambda request: loaded.append(request))  # noqa: PLW0108
    page = window.open(laid(site, game, options))
    wait_until_asked(page)
    page.wait_for_function("() => document.fonts.status === 'loaded'")

    fetched = [request for request in loaded if request.url.startswith(site.http)]
    sizes = {request.url: request.sizes()["responseBodySize"] for request in fetched}
    first = {url: size for url, size in sizes.items() if not url.endswith(FONTS)}
    assert sum(sizes.values()) < MOST
    assert sum(first.values()) < MOST_AT_FIRST
    assert len(sizes) <= MOST_FILES
    assert "typefaces" in _kinds(asked_for)
    assert _kinds(asked_for).index("what is played") < _kinds(asked_for).index("typefaces")
    assert page.locator(f'link[data-board="{game}"]').count() == 1
    window.close()
