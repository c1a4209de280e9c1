"""The rulebook pages: five books as gists, in the books' order."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from quickening.server.rulebook import all_books, book_data
from tests.server.conftest import Address
from tests.web.conftest import Window

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module", autouse=True)
def _read() -> None:
    """The books are read before anybody waits for them."""
    for one in all_books():
        book_data(one["book"])


def test_five_books_with_their_coverage(site: Address, window: Window) -> None:
    page = window.open(f"{site.http}/rules")
    books = page.locator("#books button")

    expect(books).to_have_count(5)
    for text in books.all_inner_texts():
        assert re.fullmatch(r".+ · \d+%", text)
    for n in range(5):
        books.nth(n).click()
        expect(books.nth(n)).to_have_attribute("aria-pressed", "true")
        expect(page.locator("#coverage")).to_contain_text("shown by tests")


def test_rules_come_in_the_order_of_the_book_and_can_be_found(site: Address, window: Window) -> None:
    page = window.open(f"{site.http}/rules#HL1")
    expect(page.locator("#rules li").nth(40)).to_be_visible()
    numbers = [int(re.findall(r"HL1 (\d+)", text)[0]) for text in page.locator("#rules li b").all_inner_texts()]
    assert numbers == sorted(numbers)
    page.locator("#find").fill("head shot")
    found = page.locator("#rules li")

    expect(page.locator("#coverage")).to_contain_text("found")
    assert 0 < found.count() < len(numbers)
    for text in found.all_inner_texts():
        assert "head shot" in text.lower()


def test_a_rule_leads_to_its_place_in_the_code(site: Address, window: Window) -> None:
    page = window.open(f"{site.http}/rules#HL3:52")
    rule = page.locator("#rules li.meant")
    expect(rule).to_contain_text("HL3 52")
    rule.locator("summary").click()
    rule.locator(".place").first.click()

    expect(rule.locator("pre mark").first).to_be_visible()
    expect(rule.locator("pre").first).to_contain_text("HL3")


def test_without_records_the_page_says_how_to_get_them(site: Address, window: Window) -> None:
    page = window.open(f"{site.http}/rules#HK")

    expect(page.locator("#nothing")).to_contain_text("make demos")


def test_a_book_that_takes_its_time_is_announced(site: Address, window: Window) -> None:
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    window.context.route("**/api/rules/SF", hold)
    page = window.open(f"{site.http}/rules#SF")
    expect(page.locator("#coverage")).to_have_text("The book is being read…")
    held[0].continue_()

    expect(page.locator("#coverage")).to_contain_text("shown by tests")


def test_the_book_that_was_opened_last_is_shown(site: Address, window: Window) -> None:
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    window.context.route("**/api/rules/SF", hold)
    page = window.open(f"{site.http}/rules#SF")
    expect(page.locator("#coverage")).to_have_text("The book is being read…")
    page.locator("#books [data-book=HK]").click()
    expect(page.locator("#rules li b").first).to_contain_text("HK")
    with page.expect_response("**/api/rules/SF"):
        held[0].continue_()
    page.wait_for_timeout(200)

    expect(page.locator("#rules li b").first).to_contain_text("HK")
