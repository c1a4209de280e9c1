"""For everybody: names, roles, contrast and the order of the focus on every page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.conftest import Address
from tests.table import Table
from tests.web.conftest import Window
from tests.web.playing import make_a_move, run, wait_until_asked
from tests.web.scenes import huntik_move, huntik_mulligan
from tests.web.sitting import Sitting
from tests.web.test_table import begin

pytestmark = pytest.mark.slow


def faults_of(page: Page) -> list[str]:
    found: list[str] = [*run(page, "faults"), *run(page, "pale")]
    return found


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

    ways = list(dict.fromkeys(one for one in visited if one))
    assert ways == ["top", "asked", "dock", "board", "talk"]


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


def test_arrow_keys_lead_to_what_can_act_and_from_there_as_the_cards_lie(
    table: Table, site: Address, window: Window
) -> None:
    huntik_move(table)
    page = Sitting(site, window, table.game).page
    focused = "document.activeElement.querySelector('.name')?.textContent"

    page.keyboard.press("ArrowUp")
    assert page.evaluate(focused) == page.locator("#hand .card.can-act .name").first.inner_text()
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.closest('#board') !== null")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.closest('#hand') !== null")
    page.keyboard.press("ArrowRight")
    names = page.locator("#hand .card .name").all_inner_texts()
    assert page.evaluate(focused) == names[names.index("Enforcer") + 1]


def test_a_hero_is_moved_by_arrow_keys_and_enter_alone(table: Table, site: Address, window: Window) -> None:
    huntik_move(table)
    page = Sitting(site, window, table.game).page
    page.locator("#board .card", has_text="Springer").focus()

    page.keyboard.press("Enter")
    expect(page.locator("#board .go").first).to_be_visible()
    page.locator("#board .card", has_text="Springer").focus()
    page.keyboard.press("ArrowRight")
    for _ in range(6):
        if page.evaluate("document.activeElement.matches('.go')"):
            break
        page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.matches('.go')")
    page.keyboard.press("Enter")

    expect(page.locator("#board .go")).to_have_count(0)
    assert any("Springer moves" in line.text for line in table.game.told(0))


def test_cards_that_are_put_in_order_keep_their_keys(table: Table, site: Address, window: Window) -> None:
    huntik_mulligan(table)
    table.game.answer(next(one for one in table.decision.options if one.number == 3))
    while not (table.decision.seat == 0 and table.decision.ordered):
        table.game.answer(tuple(table.decision.options[place] for place in table.decision.next or (0,)))
    page = Sitting(site, window, table.game).page

    for key in ("1", "3", "5"):
        page.keyboard.press(key)

    names = page.locator("#hand .card .name").all_inner_texts()
    expect(page.locator("#asked .order .words")).to_have_text([names[0], names[2], names[4]])
    page.keyboard.press("3")
    expect(page.locator("#asked .order .words")).to_have_text([names[0], names[4]])
