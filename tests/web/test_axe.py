"""An axe check of every page, light and dark, wide and narrow: nothing serious."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.server.conftest import PATIENCE, Address
from tests.web.axe import serious_faults
from tests.web.conftest import Window
from tests.web.playing import answer_before, is_over, wait_until_asked

pytestmark = pytest.mark.slow

#: A game, its edition, and how many sit at the table.
GAMES = [
    ("huntik", "", 2),
    ("shadowfist", "", 4),
    ("highlander", "first", 2),
    ("highlander", "third", 2),
    ("highlander", "type-one", 2),
]
SHADES = ("light", "dark")


def lay(site: Address, game: str, edition: str, players: int) -> str:
    """A table with bots at all other seats, where some has been played; the address of one's own seat."""
    told = next(one for one in site.get("/api/games").json() if one["name"] == game)
    decks = told["suited"]["edition"][edition] if edition else [deck["key"] for deck in told["decks"]]
    names = ("Ann", "Bob", "Carol", "Dave")[:players]
    seats = [
        {"kind": "bot" if n else "you", "name": name, "deck": decks[n], "bot": "thumb" if n else ""}
        for n, name in enumerate(names)
    ]
    wanted = {"game": game, "seats": seats, "options": {"edition": edition} if edition else {}}
    laid = httpx.post(f"{site.http}/api/tables", json=wanted, timeout=PATIENCE).json()
    answer_before(site, laid["table"], laid["tokens"][0], moves=18)
    return f"{site.http}/table/{laid['table']}#{laid['tokens'][0]}"


@pytest.mark.parametrize(("game", "edition", "players"), GAMES, ids=[f"{game}{book}" for game, book, _ in GAMES])
def test_the_table_and_its_replay(
    site: Address, browser: Browser, monkeypatch: pytest.MonkeyPatch, game: str, edition: str, players: int
) -> None:
    monkeypatch.setattr("quickening.server.rooms.secrets.randbelow", lambda most: 2)
    shade = SHADES[GAMES.index((game, edition, players)) % 2]  # each shade with every game would take minutes
    window = Window(browser, color_scheme=shade)
    page = window.open(lay(site, game, edition, players))
    wait_until_asked(page)
    assert serious_faults(page) == []
    page.set_viewport_size({"width": 390, "height": 844})
    assert serious_faults(page) == []
    page.set_viewport_size({"width": 1280, "height": 800})
    if page.locator("#hand .card").count() and not is_over(page):
        page.locator("#hand .card").last.click()
        page.wait_for_timeout(200)
        assert serious_faults(page) == []
    page.evaluate("document.getElementById('reading').close()")
    if not is_over(page):
        page.evaluate("document.getElementById('concede').click()")
        page.locator("#really").click()
    if game == "shadowfist":
        window.context.close()  # the others play on
        return
    page.get_by_role("link", name="Watch the replay").click()
    page.get_by_role("button", name="To the end").click()
    expect(page.locator("#asked .seed")).to_have_count(1)
    assert serious_faults(page) == []
    window.close()


def test_pale_letters_are_found_though_nobody_looks(site: Address, window: Window) -> None:
    page = window.open(f"{site.http}/replay")
    page.wait_for_selector(".choose h2")

    page.evaluate("document.querySelector('.choose h2').style.color = 'rgb(128 128 128 / 20%)'")

    assert [fault.partition(":")[0] for fault in serious_faults(page)] == ["color-contrast"]


@pytest.mark.parametrize("shade", SHADES)
def test_lobby_replays_and_rulebooks(site: Address, browser: Browser, shade: str) -> None:
    window = Window(browser, color_scheme=shade)
    page = window.open(site.http)
    expect(page.locator(".game")).to_have_count(3)
    assert serious_faults(page) == []
    for opener in page.locator(".opener").all():
        opener.click()
        assert serious_faults(page) == []
    page.get_by_role("button", name="Sign in").click()
    assert serious_faults(page) == []
    for path, wanted in (("/replay", ".choose h2"), ("/rules#HL1", "#rules li")):
        page.goto(site.http + path)
        page.wait_for_selector(wanted)
        assert serious_faults(page) == [], path
    window.close()
