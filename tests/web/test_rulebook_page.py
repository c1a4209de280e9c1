"""The rules as books: chapters with an introduction, gists in order, words of the game; code behind a switch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Route, expect

from quickening.games import books, guides
from quickening.server.rulebook import all_books, book_data
from tests.server.conftest import Address
from tests.web.conftest import Window

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module", autouse=True)
def _read() -> None:
    """The books are read before anybody waits for them."""
    for one in all_books():
        book_data(one["book"])


def test_five_books_each_open_at_their_first_chapter(site: Address, window: Window) -> None:
    page = window.open(f"{site.http}/rules")
    opened = page.locator("#books [data-book]")

    expect(opened).to_have_count(5)
    for n, code in enumerate(opened.evaluate_all("made => made.map(one => one.dataset.book)")):
        opened.nth(n).click()
        expect(opened.nth(n)).to_have_attribute("aria-pressed", "true")
        expect(page.locator("#title")).to_have_text(guides.chapters(code)[0].title)
        expect(page.locator("#contents a")).to_have_count(len(guides.chapters(code)))


def test_a_chapter_has_an_introduction_its_rules_in_order_and_its_words(site: Address, window: Window) -> None:
    page = window.open(f"{site.http}/rules#SF:28.6.4")
    chapter = next(one for one in guides.chapters("SF") if one.title == "Attacks")

    expect(page.locator("#about")).to_have_text(chapter.about)
    expect(page.locator("#rules li")).to_have_count(len(chapter.rules))
    assert page.locator("#rules li .id").all_inner_texts() == [rule.cited for rule in chapter.rules]
    expect(page.locator("#rules li.meant")).to_contain_text("SF 28.6.4")
    expect(page.locator("#words dt", has_text="intercept")).to_have_count(1)


def test_words_of_the_game_explain_themselves(site: Address, window: Window) -> None:
    page = window.open(f"{site.http}/rules#SF:28.0")
    page.locator("#rules .term").first.click()
    box = page.locator("#term-tip")
    expect(box).to_be_visible()
    word = box.locator("b").inner_text()
    term = next(one for one in guides.terms("SF") if one.term == word)

    expect(box.locator("p")).to_have_text(term.meaning)
    expect(box.locator("a")).to_have_text(term.rule)
    page.keyboard.press("Escape")
    expect(box).to_be_hidden()


def test_pages_are_turned(site: Address, window: Window) -> None:
    page = window.open(f"{site.http}/rules#HK")
    page.locator("#turning [rel=next]").click()
    expect(page.locator("#title")).to_have_text("Starting a game")
    page.locator("#contents a", has_text="Combat actions").click()
    expect(page.locator("#title")).to_have_text("Combat actions")
    page.locator("#turning [rel=prev]").click()

    expect(page.locator("#title")).to_have_text("When heroes meet")
    expect(page.locator("#contents [aria-current]")).to_have_text("When heroes meet")


def test_rules_can_be_found_by_words(site: Address, window: Window) -> None:
    page = window.open(f"{site.http}/rules#HL1")
    expect(page.locator("#rules li").first).to_be_visible()
    page.locator("#find").fill("head shot")
    found = page.locator("#rules li")

    meant = [rule for rule in books.books()["HL1"] if "head shot" in rule.gist.lower()]
    expect(found).to_have_count(len(meant))
    expect(page.locator("#about")).to_have_text(f"{len(meant)} rules speak of it.")
    page.locator("#find").fill("zeppelin")
    expect(found).to_have_count(0)
    expect(page.locator("#about")).to_contain_text("No rules speak of it. Try fewer words")
    page.locator("#find").fill("")
    expect(page.locator("#title")).to_have_text("The duel")


@pytest.mark.parametrize(
    ("book", "question", "words"),
    [
        ("HK", "How do I win?", "win"),
        ("HK", "can I move past enemies", "past an enemy"),
        ("SF", "what happens when a site is burned", "burn"),
        ("HLT", "how many cards can I draw", "draw"),
    ],
)
def test_a_question_is_answered_by_the_rules_that_have_most_of_its_words(
    site: Address, window: Window, book: str, question: str, words: str
) -> None:
    page = window.open(f"{site.http}/rules#{book}")
    expect(page.locator("#rules li").first).to_be_visible()
    page.locator("#find").fill(question)

    expect(page.locator("#about")).to_contain_text("speak")
    expect(page.locator("#rules li").first).to_contain_text(re.compile(words, re.IGNORECASE))


def test_the_books_side_by_side_are_read_on_a_phone_without_going_sideways(site: Address, browser: Browser) -> None:
    window = Window(browser, viewport={"width": 390, "height": 844}, has_touch=True)
    page = window.open(f"{site.http}/rules#HLT:compare")
    cells = page.locator(".compared tbody tr").first.locator("td")
    expect(cells).to_have_count(3)
    widths = [box["width"] for one in cells.all() if (box := one.bounding_box())]

    assert min(widths) > 300, "each book's answer has a line of its own"
    assert page.evaluate("document.querySelector('.scrolled').scrollWidth <= innerWidth")
    window.close()


def test_code_and_coverage_stand_behind_a_switch(site: Address, window: Window) -> None:
    page = window.open(f"{site.http}/rules#HL3:52")
    rule = page.locator("#rules li.meant")
    expect(rule).to_contain_text("HL3 52")
    expect(rule.locator("summary")).to_be_hidden()
    expect(page.locator("#coverage")).to_be_hidden()

    page.locator("#developers").check()
    expect(page.locator("#coverage")).to_contain_text("shown by tests")
    rule.locator("summary").click()
    rule.locator(".place").first.click()

    expect(rule.locator("pre mark").first).to_be_visible()
    expect(rule.locator("pre").first).to_contain_text("HL3")


def test_the_three_books_side_by_side(site: Address, window: Window) -> None:
    page = window.open(f"{site.http}/rules")
    page.locator("#books [data-compare]").click()
    expect(page.locator(".compared thead th")).to_have_text(
        ["About", "Highlander 1.0", "Highlander 3rd Edition", "Highlander Type One"]
    )
    row = page.locator(".compared tbody tr", has_text="Must a deck have a Persona?")
    expect(row.locator("td").nth(1)).to_contain_text("At least one Persona. HL3 37")
    row.locator("a", has_text="HL3 37").click()

    expect(page.locator("#rules li.meant")).to_contain_text("HL3 37")
    expect(page.locator(".compared")).to_have_count(0)


def test_without_records_the_page_says_to_developers_how_to_get_them(site: Address, window: Window) -> None:
    page = window.open(f"{site.http}/rules#HK")
    page.wait_for_selector("#rules li")
    expect(page.locator("#nothing")).to_be_hidden()
    page.get_by_label("For developers").check()

    expect(page.locator("#nothing")).to_be_visible()
    expect(page.locator("#nothing")).to_contain_text("make demos")


def hold_back(window: Window, path: str) -> list[Route]:
    """What is asked for there comes only when the test lets it."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    window.context.route(path, hold)
    return held


def test_a_book_that_takes_its_time_is_announced(site: Address, window: Window) -> None:
    held = hold_back(window, "**/api/guide/SF")
    page = window.open(f"{site.http}/rules#SF")
    expect(page.locator("#status")).to_have_text("The book is being read…")
    held[0].continue_()

    expect(page.locator("#status")).to_be_hidden()
    expect(page.locator("#title")).to_have_text("What you need")


def test_the_book_that_was_opened_last_is_shown(site: Address, window: Window) -> None:
    held = hold_back(window, "**/api/guide/SF")
    page = window.open(f"{site.http}/rules#SF")
    expect(page.locator("#status")).to_have_text("The book is being read…")
    page.locator("#books [data-book=HK]").click()
    expect(page.locator("#rules li .id").first).to_contain_text("HK")
    with page.expect_response("**/api/guide/SF"):
        held[0].continue_()
    page.wait_for_timeout(200)

    expect(page.locator("#rules li .id").first).to_contain_text("HK")


def test_a_book_is_there_before_its_code_and_tests_are(site: Address, window: Window) -> None:
    held = hold_back(window, "**/api/rules/SF")
    page = window.open(f"{site.http}/rules#SF:28.6.4")
    rule = page.locator("#rules li.meant")
    expect(rule).to_contain_text("SF 28.6.4")
    expect(rule.locator(".places")).to_have_count(0)
    held[0].continue_()

    expect(rule.locator(".places summary")).to_have_count(1)


def test_every_size_holds_a_chapter(site: Address, window: Window) -> None:
    page = window.open(f"{site.http}/rules#SF:28.0")
    expect(page.locator("#title")).to_have_text("Attacks")
    for width, height in ((1920, 1080), (1280, 800), (820, 1180), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= width, f"the page is {wide} wide on {width}"
    assert re.fullmatch(r"Shadowfist · \w+", page.locator("#trail").inner_text())


def test_every_word_of_a_game_is_explained_in_the_glossary(site: Address, window: Window) -> None:
    page = window.open(f"{site.http}/rules#SF")
    page.get_by_role("link", name="All words of the game").click()
    expect(page.locator("#title")).to_have_text("Words of the game")
    words = page.locator("#every-word dt").all_inner_texts()
    assert words == sorted(words, key=str.lower)
    assert {"Power", "Fighting"} <= set(words)

    page.locator("#every-word dd a").first.click()
    expect(page.locator("#every-word dt")).to_have_count(0)
    expect(page.locator("#rules li.meant, #rules li").first).to_be_visible()
