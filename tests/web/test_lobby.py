"""The lobby: what can be played, with whom, and how."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.conftest import Address
from tests.web.conftest import Window
from tests.web.playing import wait_until_asked

pytestmark = pytest.mark.slow

BOOKS = ["Huntik", "Shadowfist", "Highlander 1.0", "Highlander 3rd Edition", "Highlander Type One"]


def game_of(page: Page, title: str) -> Locator:
    return page.get_by_role("article", name=title)


@pytest.mark.parametrize("book", BOOKS)
def test_a_newcomer_is_in_a_game_of_each_book_with_one_click(site: Address, window: Window, book: str) -> None:
    page = window.open(site.http)
    page.get_by_role("button", name=f"Play {book} now").click()
    page.wait_for_url("**/table/*")
    wait_until_asked(page)

    expect(page.locator(".person")).to_have_text(["Ann", "Bob", "Carol"] if book == "Shadowfist" else ["Ann", "Bob"])
    expect(page.locator("#situation")).to_contain_text(book if book.startswith("Highlander ") else "")


def test_each_deck_says_what_it_is_about(site: Address, window: Window) -> None:
    page = window.open(site.http)
    game = game_of(page, "Highlander")
    game.locator("summary").click()
    deck = game.get_by_label("Deck").first
    before = game.locator(".deck").first.inner_text()
    deck.select_option(index=1)

    expect(game.locator(".deck").first).not_to_have_text(before)
    assert len(game.locator(".deck").first.inner_text()) > 20


def test_an_edition_offers_the_decks_that_suit_it(site: Address, window: Window) -> None:
    told = next(game for game in site.get("/api/games").json() if game["name"] == "highlander")
    page = window.open(site.http)
    game = game_of(page, "Highlander")
    game.locator("summary").click()
    for edition, keys in told["suited"]["edition"].items():
        game.get_by_label("Edition").select_option(edition)
        suited = [deck["name"] for deck in told["decks"] if deck["key"] in keys]
        expect(game.get_by_label("Deck").first.locator("option")).to_have_text(suited)


def test_tournaments_belong_to_the_book_that_has_them(site: Address, window: Window) -> None:
    page = window.open(site.http)
    game = game_of(page, "Highlander")
    game.locator("summary").click()
    game.get_by_label("Edition").select_option("first")
    expect(game.get_by_label("Tournament")).to_be_hidden()
    game.get_by_label("Edition").select_option("type-one")
    game.get_by_label("Tournament").select_option("standard")
    game.get_by_role("button", name="Begin").click()

    wait_until_asked(page)
    expect(page.locator("#situation")).to_contain_text("Highlander Type One")


def test_the_mission_and_who_leads_are_chosen(site: Address, window: Window) -> None:
    page = window.open(site.http)
    game = game_of(page, "Huntik")
    game.locator("summary").click()
    game.get_by_label("Mission").select_option("Corral the Bulls (expert)")
    game.get_by_label("Leads").select_option(label="Seat 2")
    game.get_by_label("Deck").first.select_option(index=2)
    game.get_by_role("button", name="Begin").click()
    wait_until_asked(page)

    expect(page.locator(".mission")).to_contain_text("Corral the Bulls")
    expect(page.locator(".strip.enemy")).to_contain_text("leads")


def test_who_begins_is_one_of_those_who_play(site: Address, window: Window) -> None:
    page = window.open(site.http)
    game = game_of(page, "Shadowfist")
    game.locator("summary").click()
    game.get_by_label("Players").select_option("4")
    game.get_by_label("Begins").select_option(label="Seat 4")
    game.get_by_label("Players").select_option("2")
    assert game.get_by_label("Begins").input_value() == "", "nobody sits there"
    game.get_by_label("Begins").select_option(label="Seat 2")
    game.get_by_role("button", name="Begin").click()

    expect(page.locator("#log")).to_contain_text("Bob goes first")


def test_one_sits_at_one_seat_only(site: Address, window: Window) -> None:
    page = window.open(site.http)
    game = game_of(page, "Shadowfist")
    game.locator("summary").click()
    game.get_by_label("Players").select_option("4")
    expect(game.locator(".seat")).to_have_count(4)
    game.get_by_label("Who").nth(2).select_option("you")

    assert [game.get_by_label("Who").nth(n).input_value() for n in range(4)] == ["bot", "bot", "you", "bot"]


def test_without_a_seat_of_ones_own_one_looks_on(site: Address, window: Window) -> None:
    page = window.open(site.http)
    game = game_of(page, "Huntik")
    game.locator("summary").click()
    game.get_by_label("Who").first.select_option("bot")
    game.get_by_role("button", name="Begin").click()

    expect(page.locator("#asked")).to_contain_text("Watch the replay", timeout=60_000)  # bots play each other
    expect(page.locator("#hand .card")).to_have_count(0)


@pytest.mark.parametrize("shade", ["light", "dark"])
def test_an_open_lobby_fits_a_phone(site: Address, browser: Browser, shade: str) -> None:
    phone = Window(browser, viewport={"width": 390, "height": 844}, color_scheme=shade, has_touch=True)
    page = phone.open(site.http)
    for title in ("Huntik", "Shadowfist", "Highlander"):
        game_of(page, title).locator("summary").click()

    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    phone.close()
