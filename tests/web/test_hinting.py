"""“What would you do?” on the page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.conftest import Address
from tests.table import Table
from tests.web.axe import serious_faults
from tests.web.conftest import Window
from tests.web.playing import wait_until_asked
from tests.web.scenes import shadowfist_main
from tests.web.sitting import Sitting

pytestmark = pytest.mark.slow

#: The process that thinks has to read the cards first.
LONG = 90_000
#: Whether the key opens something; what the server would refuse is closed again at once.
ASKED_BY_KEY = """() => {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true }));
    return document.querySelector("#reading").open;
}"""


def ask_for_hint(page: Page) -> None:
    page.get_by_role("button", name="More", exact=True).click()
    page.locator("#menu").get_by_role("button", name="What would you do?").click()


def test_a_player_against_a_bot_is_told_the_best_answers_and_takes_one(site: Address, window: Window) -> None:
    page = window.open(site.http)
    page.get_by_role("button", name="Play Huntik now").click()
    wait_until_asked(page)
    asked = page.inner_text("#asked")
    expect(page.locator(".person[title*='a fair bot']")).to_have_count(1)

    page.locator("#asked .bulb").click()
    hints = page.locator("#reading .hints li")
    expect(hints.first).to_contain_text(re.compile(r"\d+ % to win"), timeout=LONG)
    page.keyboard.press("Escape")
    ask_for_hint(page)
    expect(hints.first).to_contain_text(re.compile(r"\d+ % to win"), timeout=LONG)

    assert 1 <= hints.count() <= 3
    assert not serious_faults(page)
    hints.first.get_by_role("button").click()
    expect(page.locator("#reading")).to_be_hidden()
    page.wait_for_function("asked => document.querySelector('#asked').innerText !== asked", arg=asked)


def test_nobody_is_offered_a_hint_against_people(site: Address, window: Window) -> None:
    page = window.open(site.http)
    game = page.locator(".game", has_text="Huntik")
    game.locator(".opener").click()
    game.get_by_label("Who").nth(1).select_option("friend")
    game.get_by_role("button", name="Begin").click()
    expect(page.locator(".person.here")).to_have_count(1)

    page.get_by_role("button", name="More", exact=True).click()

    expect(page.get_by_role("button", name="Concede")).to_be_visible()
    expect(page.get_by_role("button", name="What would you do?")).to_be_hidden()


def test_a_question_against_people_has_no_bulb_and_no_key_for_it(table: Table, site: Address, window: Window) -> None:
    shadowfist_main(table)
    page = Sitting(site, window, table.game).page
    wait_until_asked(page)

    assert page.locator("#asked .bulb").count() == 0
    assert not page.evaluate(ASKED_BY_KEY)


def test_the_focus_goes_to_an_answer_and_not_to_what_explains(table: Table, site: Address, window: Window) -> None:
    shadowfist_main(table)
    page = Sitting(site, window, table.game, others="bot").page
    assert page.evaluate(ASKED_BY_KEY)
    expect(page.locator("#reading")).to_be_hidden()  # nobody thinks at this table
    page.locator("#hand .card.can-act").first.click()
    page.locator("#asked .put-back").focus()
    page.keyboard.press("Enter")

    expect(page.locator("#asked .put-back")).to_have_count(0)
    expect(page.locator("#asked .bulb")).to_be_visible()
    expect(page.locator("#asked :focus:not(.bulb, .term)")).to_have_count(1)
