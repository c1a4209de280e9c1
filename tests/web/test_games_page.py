"""Your games: history, filters, win rates, ratings and what can be taken away."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.conftest import Address
from tests.web.axe import serious_faults
from tests.web.conftest import Window
from tests.web.playing import run

pytestmark = pytest.mark.slow


def take_name(page: Page, name: str) -> None:
    page.get_by_role("button", name="Sign in").click()
    page.locator("dialog").get_by_label("Name").fill(name)
    page.get_by_label("Password").fill("correct horse")
    page.get_by_role("button", name="Open an account").click()
    expect(page.locator("#account")).to_contain_text(name)


def lose_at(page: Page, site: Address, book: str) -> None:
    page.goto(site.http)
    page.get_by_role("button", name=f"Play {book} now").click()
    page.wait_for_selector("#asked h2")
    page.evaluate("document.getElementById('concede').click()")
    page.locator("#really").click()
    expect(page.locator("#winner, #asked a").first).to_be_visible()


@pytest.mark.parametrize("shade", ["light", "dark"])
def test_games_that_were_played_are_listed_counted_and_exported(site: Address, browser: Browser, shade: str) -> None:
    window = Window(browser, color_scheme=shade, viewport={"width": 390, "height": 844})
    page = window.open(f"{site.http}/games")
    expect(page.locator("#summary")).to_contain_text("Sign in")
    take_name(page, f"Quinn {shade}")
    expect(page.locator("#summary")).to_contain_text("Nothing yet")
    lose_at(page, site, "Huntik")
    lose_at(page, site, "Highlander Type One")
    page.goto(f"{site.http}/games")

    rows = page.locator("#games li")
    expect(rows).to_have_count(2)
    expect(rows.locator(".result")).to_have_text(["Lost", "Lost"])
    expect(page.locator("#by-opponent tbody tr").first).to_contain_text("Bob (bot)0 of 2")  # no person of that name
    expect(page.locator("#summary")).to_contain_text("The last 2, newest first: L L.")
    page.get_by_label("Game").select_option("huntik")
    expect(rows).to_have_count(1)
    expect(page.locator("#by-deck tbody tr")).to_have_count(1)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Export as CSV").click()
    lines = saved.value.path().read_text(encoding="utf-8").splitlines()
    assert len(lines) == 2
    assert '"huntik"' in lines[1]
    assert serious_faults(page) == []
    assert [*run(page, "faults"), *run(page, "pale")] == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    rows.get_by_role("link", name="Replay").click()
    expect(page.locator("#player")).to_be_visible()
    window.close()
