"""Whole games played through the page."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.conftest import Address, whoever_is_asked
from tests.web.conftest import Window
from tests.web.playing import is_over, make_a_move, play_on, wait_until_asked

pytestmark = pytest.mark.slow

#: The cards in one's hand; which of them is taken up, and so which number keys stand on them, a reload forgets.
HELD = "() => [...document.querySelectorAll('#hand .card[data-handle]')].map((card) => card.ariaLabel)"


def until(done: Callable[[], bool], seconds: float = 90.0) -> None:
    end = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < end, "it takes too long"


def play(pages: list[Page], seed: int) -> set[str]:
    """Click what glows until the game is over; what kinds of things were clicked."""
    chance = random.Random(seed)
    clicked: set[str] = set()

    def move() -> bool:
        made = [play_on(page, chance.random()).split(":")[0] for page in pages]
        clicked.update(made)
        return set(made) == {"over"}

    until(move)
    return clicked


def test_a_whole_game_of_huntik_within_two_clicks(site: Address, window: Window) -> None:
    page = window.open(site.http)
    page.get_by_role("button", name="Play Huntik now").click()
    wait_until_asked(page)

    clicked = play([page], seed=4)

    assert page.inner_text("#asked h2") in ("Ann wins", "Bob wins", "A draw")
    assert clicked & {"play", "move", "use"}
    assert "Round 1" in page.inner_text("#log")
    table = page.url
    page.locator(".winner:not([hidden]) .again").click()
    page.wait_for_url(lambda url: "/table/" in url and url != table)
    wait_until_asked(page)
    assert not is_over(page)


def begun_by_programs(site: Address, mine: Page, link: str) -> None:
    """Most of a game is played before anybody looks: pages would draw each answer of it."""
    here = mine.url
    table, _, theirs = link.rpartition("/")[2].partition("#")
    token = mine.evaluate("JSON.parse(localStorage.getItem('tables'))[0].token")
    mine.goto(f"{site.http}/rules")
    players, chance = [site.player(table, one) for one in (token, theirs)], random.Random(3)
    while dict(players[0].state["view"]["status"])["round"] < 6:
        whoever_is_asked(*players).answer_anything(chance)
    for player in players:
        player.close()
    mine.goto(here)


def test_two_browsers_play_each_other_by_link(
    site: Address, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quickening.server.rooms.secrets.randbelow", lambda most: 4)
    ann, bob = Window(browser), Window(browser)
    mine = ann.open(site.http)
    game = mine.locator(".game", has_text="Huntik")
    game.locator(".opener").click()
    game.get_by_label("Who").nth(1).select_option("friend")
    game.get_by_role("button", name="Begin").click()
    expect(mine.locator(".person.here")).to_have_count(1)  # the table is drawn, so its buttons work
    mine.get_by_role("button", name="Links", exact=True).click()
    link = mine.get_by_label("For Bob", exact=True).input_value()
    mine.get_by_role("button", name="Close").click()
    begun_by_programs(site, mine, link)
    theirs = bob.open(link)
    expect(mine.locator(".person.here")).to_have_count(2)

    play([mine, theirs], seed=9)

    assert mine.inner_text("#asked h2") == theirs.inner_text("#asked h2")
    ann.close()
    bob.close()


def test_the_game_is_there_again_after_a_reload(site: Address, window: Window) -> None:
    page = window.open(site.http)
    page.get_by_role("button", name="Play Huntik now").click()
    wait_until_asked(page)
    for choice in (0.9, 0.5, 0.5, 0.4, 0.6):
        make_a_move(page, choice)
        page.wait_for_timeout(150)
    page.keyboard.press("Escape")  # a card that is picked up is the page's own, and put back
    wait_until_asked(page)
    before = page.inner_text("#log"), page.inner_text("#asked h2"), page.evaluate(HELD)

    page.reload()
    wait_until_asked(page)

    assert (page.inner_text("#log"), page.inner_text("#asked h2"), page.evaluate(HELD)) == before
    again = window.open(site.http)
    expect(again.locator("#tables li")).to_have_count(1)


def test_the_whole_game_by_keyboard_alone(site: Address, window: Window) -> None:
    page = window.open(site.http)
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent") == "Play Huntik now":
            break
    page.keyboard.press("Enter")
    wait_until_asked(page)

    def step() -> bool:
        if is_over(page):
            return True
        page.evaluate("document.querySelector('#asked button:not(:disabled, .term, .bulb, .again)')?.focus()")
        if page.locator("#asked .all-options:not([open])").count():
            page.locator("#asked .all-options > summary").focus()  # what cards do is listed from now on
        elif (
            page.locator("#asked .share:not(:disabled)").count() and not page.locator("#asked .done:enabled").count()
        ):
            page.locator("#asked .share").focus()
        elif page.locator("#asked .done:enabled").count():
            page.locator("#asked .done").focus()
        elif page.locator("#asked [aria-pressed=false]").count():
            page.locator("#asked [aria-pressed=false]").first.focus()
        elif page.locator("#asked [data-kind=pass]").count():
            page.locator("#asked [data-kind=pass]").focus()
        page.keyboard.press("Enter")
        page.wait_for_timeout(30)
        return False

    until(step, 60)
    assert page.locator("#log li").count() > 20
