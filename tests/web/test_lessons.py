"""Lessons: a guide beside a real game. Each is played to its end by what the guide shows."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from quickening.games import all_decks, books, finished
from quickening.games.lessons import lessons
from tests.server.conftest import Address
from tests.web.axe import serious_faults
from tests.web.conftest import Window
from tests.web.playing import is_over, play_on, wait_until_asked

pytestmark = pytest.mark.slow

EVERY = [(game, key) for game in finished() for key in lessons(game)]
#: More answers than a lesson takes.
MANY = 250


def begin(site: Address, window: Window, game: str, key: str) -> Page:
    """A lesson from the list in the lobby."""
    page = window.open(site.http)
    page.locator(f'[data-lesson="{game}/{key}"]').click()
    page.wait_for_url("**/table/**")
    expect(page.locator("#lesson h2")).to_be_visible()
    return page


def follow(page: Page, chance: random.Random) -> None:
    """Do what the guide shows; where it shows nothing, something that glows."""
    wait_until_asked(page)
    if page.locator("#lesson .show-me").count():
        show_me(page)
    else:
        play_on(page, chance.random())


def show_me(page: Page) -> None:
    """Let the guide answer, and wait for the next question."""
    before = page.locator("#asked").get_attribute("data-n")
    page.locator("#lesson .show-me").click()
    page.wait_for_function("before => document.querySelector('#asked').dataset.n !== before", arg=before)


@pytest.mark.parametrize(("game", "key"), EVERY)
def test_a_lesson_is_about_what_there_is(game: str, key: str) -> None:
    lesson = lessons(game)[key]
    known = {rule.cited for rules in books.books().values() for rule in rules}

    assert {step.rule for step in lesson.steps} <= known
    assert set(lesson.table.decks) <= set(all_decks(game))
    assert all(step.say.endswith((".", "?")) and step.why.endswith(".") for step in lesson.steps)
    assert 5 <= lesson.minutes <= 15


@pytest.mark.parametrize(("game", "key"), EVERY)
def test_a_lesson_is_played_to_its_end(game: str, key: str, site: Address, window: Window) -> None:
    lesson, chance = lessons(game)[key], random.Random(1)
    page = begin(site, window, game, key)
    seen: list[str] = []
    for _ in range(MANY):
        wait_until_asked(page)
        title = page.locator("#lesson h2").inner_text()
        if title == "That was the lesson":
            break
        seen.append(title)
        follow(page, chance)

    expect(page.locator("#lesson")).to_contain_text(lesson.end)
    if is_over(page):
        expect(page.locator("#asked")).to_contain_text("Ann wins")  # who follows the guide brings the mission home
        expect(page.locator("#lesson button")).to_have_count(0)  # there is nothing to play on
    missed = [step.title for step in lesson.steps if step.title not in seen]
    assert len(missed) <= 3, f"never spoken of: {missed}"
    alone = seen.count("Play on")
    assert alone <= len(seen) / 4, f"the guide had nothing to say at {alone} of {len(seen)} questions"


def test_on_a_phone_the_guide_is_short_and_can_be_folded_up(site: Address, browser: Browser) -> None:
    window = Window(browser, viewport={"width": 390, "height": 844}, has_touch=True)
    page = begin(site, window, "highlander", "first-duel")
    lesson, board = page.locator("#lesson"), page.locator("#board")
    reason = page.locator("#lesson .why p")
    expect(reason).to_be_hidden()
    assert height(lesson) < height(board) / 2
    page.locator("#lesson .why summary").click()
    expect(reason).to_be_visible()

    page.get_by_role("button", name="What the guide says").click()
    assert height(lesson) < 60
    page.get_by_role("button", name="What the guide says").click()
    page.locator("#lesson .show-me").click()
    expect(page.locator("#lesson h2")).to_have_text("An attack comes")
    assert [one for one in serious_faults(page) if "lesson" in one] == []
    window.close()


def height(part: Locator) -> float:
    box = part.bounding_box()
    assert box is not None
    return box["height"]


def test_where_the_guide_has_no_opinion_it_looks_ahead(site: Address, window: Window) -> None:
    page = begin(site, window, "highlander", "first-duel")
    for _ in range(MANY):
        wait_until_asked(page)
        if page.locator("#lesson .consider").count():
            break
        show_me(page)
    page.locator("#lesson .consider").click()

    expect(page.locator("#reading h2")).to_have_text("What would you do?")


def test_a_lesson_comes_back_to_its_thread_and_can_be_left_and_gone_on_with(site: Address, window: Window) -> None:
    page = begin(site, window, "huntik", "first-mission")
    expect(page.locator("#lesson h2")).to_have_text("Look at your hand")
    page.locator("#lesson .show-me").click()
    expect(page.locator("#lesson h2")).to_have_text("Bring a hero to the map")
    expect(page.locator(".card.guided").first).to_be_visible()
    page.locator(
        "#asked .next button.primary, #asked .next button.wide"
    ).last.click()  # pass, although a hero is asked for
    wait_until_asked(page)
    expect(page.locator("#lesson h2")).to_have_text("And another one")

    page.goto(site.http)
    page.locator('[data-go-on="huntik/first-mission"]').click()
    page.wait_for_url("**/table/**")
    expect(page.locator("#lesson h2")).to_have_text("And another one")
    page.locator("#lesson button", has_text="Skip the lesson").click()
    expect(page.locator("#lesson")).to_be_hidden()


def test_who_follows_the_guide_by_keyboard_stays_with_it(site: Address, window: Window) -> None:
    page = begin(site, window, "huntik", "first-mission")
    page.locator("#lesson .show-me").focus()
    for title in ("Bring a hero to the map", "And another one"):
        page.keyboard.press("Enter")
        expect(page.locator("#lesson h2")).to_have_text(title)
        expect(page.locator("#lesson .show-me")).to_be_focused()


def test_a_lesson_there_is_not_is_refused(site: Address, window: Window) -> None:
    page = window.open(f"{site.http}/rules")
    told = page.evaluate("fetch('/api/lessons/huntik/none').then((answer) => answer.json())")

    assert told == {"error": "there is no such lesson"}
    window.complaints.clear()  # the browser mentions every 404
