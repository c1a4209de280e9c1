"""Who meets a question for the first time is told what it is about, until they know."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from quickening.games import finished
from quickening.games.books import books
from quickening.games.guides import first_times_of
from tests.server.conftest import Address
from tests.web.conftest import Window
from tests.web.playing import wait_until_asked


def sit_down(site: Address, window: Window) -> Page:
    page = window.open(site.http)
    page.get_by_role("button", name="Play Huntik now").click()
    wait_until_asked(page)
    return page


def test_a_newcomer_is_told_once_what_a_question_is_about(site: Address, browser: Browser) -> None:
    window = Window(browser, newcomer=True)
    page = sit_down(site, window)
    told = page.locator(".first-time")
    expect(told).to_have_count(1)
    words = told.locator("p").inner_text()

    told.locator(".term").first.click()
    expect(page.locator("#term-tip")).to_be_visible()
    page.keyboard.press("Escape")
    told.get_by_role("button", name="Got it").click()

    expect(told).to_have_count(0)
    page.reload()
    wait_until_asked(page)
    page.wait_for_load_state("networkidle")
    assert page.locator(".first-time p").all_inner_texts() != [words]
    window.close()


def test_on_a_phone_the_board_hardly_gives_way_to_what_is_explained(site: Address, browser: Browser) -> None:
    window = Window(browser, newcomer=True, viewport={"width": 390, "height": 844})
    page = sit_down(site, window)
    expect(page.locator(".first-time")).to_have_count(1)
    room = "() => document.getElementById('board').clientHeight"
    explained = page.evaluate(room)

    page.get_by_role("button", name="I know this game").click()

    expect(page.locator(".first-time")).to_have_count(0)
    assert page.evaluate(room) - explained < 70
    window.close()


def test_who_knows_the_game_is_told_nothing_more(site: Address, browser: Browser) -> None:
    window = Window(browser, newcomer=True)
    page = sit_down(site, window)

    page.get_by_role("button", name="I know this game").click()

    expect(page.locator(".first-time")).to_have_count(0)
    page.reload()
    wait_until_asked(page)
    page.wait_for_load_state("networkidle")
    expect(page.locator(".first-time")).to_have_count(0)
    window.close()


@pytest.mark.parametrize("game", finished())
def test_each_line_has_a_pattern_that_browsers_know_and_a_rule_that_is_there(game: str) -> None:
    lines = first_times_of(game)
    known = {f"{code} {rule.id}" for code, rules in books().items() for rule in rules}

    assert len(lines) >= 7
    assert all(line.rule in known for line in lines), [line.rule for line in lines if line.rule not in known]
    assert all("(?P<" not in re.compile(line.question).pattern for line in lines)
