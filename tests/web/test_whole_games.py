"""From the lobby to the end of a game: each book is played through the page, by clicking what glows.

A game of Huntik is clicked through as a whole in `test_playing.py`, one of Shadowfist in `test_shadowfist_table.py`.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.conftest import Address
from tests.web.conftest import Window
from tests.web.playing import answer_meanwhile, drawn_anew, is_over, play_on, wait_until_asked

pytestmark = pytest.mark.slow

#: A title of the lobby, a shuffle that is soon over, and what the log tells of such a game.
FOUGHT = " is (blocked|dodged|successful)|hit for|fended off"
BOOKS = [
    ("Huntik", 4, "Round 2", "HK"),
    ("Highlander 1.0", 5, FOUGHT, "HL1"),
    ("Highlander 3rd Edition", 5, FOUGHT, "HL3"),
    ("Highlander Type One", 7, FOUGHT, "HLT"),
]
MOST_MOVES = 1500


def nearly_over(facts: dict[str, Any]) -> bool:
    """Whether the last rounds are played, or an Immortal has lost much, which can end at any blow."""
    if "ability" in facts:
        return bool(min(facts["ability"]) <= 6 or facts["turn"] > 14)
    return bool(facts["round"] > 5)


def play(page: Page, seed: int, moves: int = MOST_MOVES) -> Counter[str]:
    """Click something that glows until the game is over, or so often; what kinds of things were clicked."""
    chance = random.Random(seed)
    clicked: Counter[str] = Counter()
    for _ in range(moves):
        wait_until_asked(page)
        if is_over(page):
            return clicked
        clicked[play_on(page, chance.random()).split(":")[0]] += 1
    return clicked


@pytest.mark.parametrize(("title", "shuffle", "told", "book"), BOOKS, ids=[book for *_, book in BOOKS])
def test_a_game_against_a_bot_within_two_clicks_begun_and_ended_by_clicking(
    site: Address,
    window: Window,
    monkeypatch: pytest.MonkeyPatch,
    title: str,
    shuffle: int,
    told: str,
    book: str,
) -> None:
    monkeypatch.setattr("quickening.server.rooms.secrets.randbelow", lambda most: shuffle)
    page = window.open(site.http)
    page.get_by_role("button", name=f"Play {title} now").click()
    wait_until_asked(page)
    assert title in page.inner_text("#situation") or title == "Huntik"

    begun = play(page, seed=shuffle, moves=8)
    page = window.open(answer_meanwhile(site, page, nearly_over))
    wait_until_asked(page)
    ended = play(page, seed=shuffle)

    assert begun.total() == 8
    assert ended
    assert is_over(page)
    assert re.search(told, page.inner_text("#log"))
    expect(page.locator("#asked h2")).to_have_text(
        ["Ann wins", "Bob wins"][page.inner_text("#asked h2") == "Bob wins"]
    )
    assert f"({book} " in page.inner_text("#asked")
    page.get_by_text("Check the shuffle").click()
    expect(page.locator("#asked .seed")).to_contain_text("Checked: the seed is the one that was promised")
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.locator("#turns")).to_have_value("1")  # it begins where the first turn does


def test_two_browsers_duel_by_link(site: Address, browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quickening.server.rooms.secrets.randbelow", lambda most: 2)
    ann, bob = Window(browser), Window(browser)
    mine = ann.open(site.http)
    game = mine.locator(".game", has_text="Highlander")
    game.locator(".opener").click()
    game.get_by_label("Edition").select_option("first")
    game.get_by_label("Who").nth(1).select_option("friend")
    game.get_by_role("button", name="Begin").click()
    expect(mine.locator(".person.here")).to_have_count(1)
    mine.get_by_role("button", name="Links", exact=True).click()
    link = mine.get_by_label("For Bob", exact=True).input_value()
    mine.get_by_role("button", name="Close").click()
    theirs = bob.open(link)
    expect(mine.locator(".person.here")).to_have_count(2)

    chance = random.Random(6)
    for _ in range(20):
        for page in (mine, theirs):
            play_on(page, chance.random())
    mine.get_by_role("button", name="More", exact=True).click()
    mine.get_by_role("button", name="Concede").click()
    mine.locator("#really").click()

    expect(mine.locator("#asked h2")).to_have_text("Bob wins")
    expect(theirs.locator("#asked h2")).to_have_text(mine.inner_text("#asked h2"))
    ann.close()
    bob.close()


def test_a_duel_by_keyboard_alone(site: Address, window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quickening.server.rooms.secrets.randbelow", lambda most: 3)
    page = window.open(site.http)
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent") == "Play Highlander 1.0 now":
            break
    page.keyboard.press("Enter")
    wait_until_asked(page)
    visited = set()
    for number in range(MOST_MOVES):
        if is_over(page):
            break
        wait_until_asked(page)
        if number == 3:
            visited = regions_of_the_tab_key(page)
        page.keyboard.press(page.evaluate(NEXT))
        page.wait_for_timeout(25)

    assert {"board", "hand", "asked"} <= visited
    assert is_over(page)
    assert page.locator("#log li").count() > 20


#: Go to what is ready, to something not chosen yet, or to the last answer; the key to press there. What is done
#: by touching a card is done by the number on it.
NEXT = """() => {
    const shown = (one) => one.checkVisibility();
    const all = (selector) => [...document.querySelectorAll(`#asked ${selector}`)].filter(shown);
    const ready = all("button.done:not(:disabled)")[0] ?? all("[data-option][aria-pressed=false]")[0];
    const touched = document.querySelector("#hand .card[data-hotkey]:not(.picked)");
    if (!ready && touched && !all("[data-option]").length) return touched.dataset.hotkey;
    (ready ?? all("[data-option]").at(-1))?.focus();
    return "Enter";
}"""


def regions_of_the_tab_key(page: Page) -> set[str]:
    """Where the tab key leads from the beginning of the page."""
    page.locator(".home").focus()
    visited = set()
    for _ in range(50):
        page.keyboard.press("Tab")
        visited.add(page.evaluate("document.activeElement.closest('#board, #hand, #asked')?.id ?? ''"))
    page.evaluate("document.activeElement.blur()")  # what is pressed next is no link of the page
    return visited


def test_on_a_phone_a_duel_is_played_and_nothing_is_wider(
    site: Address, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quickening.server.rooms.secrets.randbelow", lambda most: 8)
    phone = Window(browser, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = phone.open(site.http)
    page.get_by_role("button", name="Play Highlander Type One now").tap()
    wait_until_asked(page)
    chance = random.Random(8)
    for _ in range(60):
        if is_over(page):
            break
        wait_until_asked(page)
        drawn_anew(page)  # the hand is fitted to the screen after it is drawn
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        play_on(page, chance.random())
    assert page.locator("#log li").count() > 30
    phone.close()
