"""A card of one’s own in the browser: tried against a bot, put into a deck, passed on by a link, played with."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, expect

from tests.server.conftest import Address
from tests.web.axe import serious_faults
from tests.web.conftest import Window
from tests.web.test_maker import LONG, write_hero

pytestmark = pytest.mark.slow

KEPT = {
    "facts": {
        "title": "Mudwalker",
        "type": "majorHero",
        "subtype": "gaiaTitan",
        "alignment": "good",
        "atk": "4",
        "def": "3",
        "text_plain": "At the start of each round, draw a card.",
    }
}


def test_a_card_is_tried_against_a_bot(site: Address, browser: Browser) -> None:
    window = Window(browser, viewport={"width": 390, "height": 844}, color_scheme="dark")
    page = window.open(f"{site.http}/maker")
    write_hero(page, "Mudwalker", "At the start of each round, draw a card.")
    expect(page.locator("#understood")).to_contain_text("✓ Understood", timeout=LONG)
    page.get_by_role("button", name="Try it against a bot").click()
    page.wait_for_url("**/table/**", timeout=LONG)
    expect(page.locator("#board .card").first).to_be_visible()
    window.close()


def test_a_deck_with_a_card_of_ones_own_is_built_shared_and_played(site: Address, window: Window) -> None:
    page = window.open(f"{site.http}/maker")
    page.evaluate(f"localStorage.setItem('set:huntik', {json.dumps(json.dumps([KEPT]))})")
    page.goto(f"{site.http}/cards#huntik/")
    page.get_by_role("searchbox").fill("Mudwalker")
    mine = page.locator("#cards li[data-key^='made/']")
    expect(mine).to_have_count(1, timeout=LONG)
    page.get_by_role("button", name="Seekers of the Foundation").click()
    mine.get_by_role("button", name="Put Mudwalker into the deck").click()
    expect(page.locator("#builder .legal")).to_be_visible(timeout=LONG)
    page.locator("#builder summary", has_text="Share or export").click()
    link = page.locator("#builder .sharing input").input_value()
    assert serious_faults(page) == []

    page.evaluate("localStorage.removeItem('set:huntik')")
    other = window.open(link)
    expect(other.locator("#builder .lists")).to_contain_text("Mudwalker", timeout=LONG)
    expect(other.locator("#builder .legal")).to_be_visible(timeout=LONG)
    other.get_by_role("searchbox").fill("Mudwalker")
    other.locator("#cards li[data-key^='made/'] .card").first.click()
    expect(other.locator("#reading")).to_contain_text("A card that a player made.")
    other.get_by_role("button", name="Close").click()
    other.get_by_role("button", name="Keep it in this browser").click()
    other.get_by_role("button", name="Try it against a bot").click()
    other.wait_for_url("**/table/**", timeout=LONG)

    lobby = window.open(site.http)
    huntik = lobby.locator("article[aria-label^=Huntik]")
    huntik.get_by_text("Set the table").click()
    huntik.get_by_label("Deck").first.select_option(label="Mine: Seekers of the Foundation, my way")
    huntik.get_by_role("button", name="Begin", exact=True).click()
    lobby.wait_for_url("**/table/**", timeout=LONG)
    expect(lobby.locator("#board .card").first).to_be_visible()
