"""For everybody: names, roles, contrast and the order of the focus on every page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from tests.server.conftest import Address
from tests.web.conftest import Window
from tests.web.playing import make_a_move, run, wait_until_asked

pytestmark = pytest.mark.slow


def faults_of(page: Page) -> list[str]:
    found: list[str] = [*run(page, "faults"), *run(page, "pale")]
    return found


def begin(site: Address, window: Window, moves: int) -> Page:
    table, tokens = site.lay("you", "bot")
    page = window.open(f"{site.http}/table/{table}#{tokens[0]}")
    for number in range(moves):
        wait_until_asked(page)
        make_a_move(page, 0.37 + 0.6 * (number % 3) / 3)
        page.wait_for_timeout(30)
    wait_until_asked(page)
    page.wait_for_timeout(200)
    page.keyboard.press("Escape")
    return page


@pytest.mark.parametrize("shade", ["light", "dark"])
def test_every_page_can_be_read_and_used_by_everybody(site: Address, browser: Browser, shade: str) -> None:
    window = Window(browser, color_scheme=shade)
    page = begin(site, window, 14)
    assert faults_of(page) == []
    page.locator(".pile").first.click()
    assert faults_of(page) == []
    page.keyboard.press("Escape")
    page.evaluate("document.getElementById('concede').click()")
    page.locator("#really").click()
    page.get_by_role("link", name="Watch the replay").click()
    page.get_by_role("button", name="To the end").click()
    page.wait_for_selector("#asked .seed")
    assert faults_of(page) == []
    for path, wanted in (("/", ".game"), ("/rules#HK", "#rules li"), ("/replay", ".choose h2")):
        page.goto(site.http + path)
        page.wait_for_selector(wanted)
        assert faults_of(page) == [], path
    window.close()


def test_the_tab_key_goes_through_table_question_and_tools(site: Address, window: Window) -> None:
    page = begin(site, window, 8)
    visited = []
    page.evaluate("document.activeElement.blur()")
    for _ in range(60):
        page.keyboard.press("Tab")
        visited.append(run(page, "region"))
        shown = page.evaluate("() => getComputedStyle(document.activeElement).outlineStyle")
        assert visited[-1] == "" or shown != "none"

    assert {"top", "board", "asked", "talk"} <= set(visited)


def test_what_happens_is_read_out(site: Address, window: Window) -> None:
    page = begin(site, window, 0)

    log = page.locator("#log")
    assert (log.get_attribute("role"), log.get_attribute("aria-live")) == ("log", "polite")
    before = page.evaluate("() => document.querySelectorAll('#log li').length")
    for _ in range(6):
        wait_until_asked(page)
        make_a_move(page, 0.99)
        page.wait_for_timeout(60)
    assert page.evaluate("() => document.querySelectorAll('#log li').length") > before
