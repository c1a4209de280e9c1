"""An account in the page."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.server.conftest import Address
from tests.web.conftest import Window


def test_a_name_keeps_ones_games_on_another_device(site: Address, browser: Browser) -> None:
    site.get("/api/games")  # the cards are read the first time
    home, away = Window(browser), Window(browser)
    page = home.open(site.http)
    page.get_by_role("button", name="Play Huntik now").click()
    page.wait_for_selector("#asked")
    page.goto(site.http)
    page.get_by_role("button", name="Sign in").click()
    page.get_by_label("Name", exact=True).and_(page.locator("dialog input")).fill("Dana")
    page.get_by_label("Password").fill("correct horse")
    page.get_by_role("button", name="Open an account").click()
    expect(page.locator("#account")).to_contain_text("Dana")
    expect(page.locator("#keptlist li")).to_have_count(1)  # begun before there was an account

    other = away.open(site.http)
    other.get_by_role("button", name="Sign in").click()
    other.get_by_label("Name", exact=True).and_(other.locator("dialog input")).fill("dana")
    other.get_by_label("Password").fill("wrong horse")
    other.locator("dialog").get_by_role("button", name="Sign in").click()
    expect(other.get_by_role("dialog").get_by_role("alert")).to_contain_text("no such name")
    away.complaints.clear()  # the browser notes the refusal in its console
    other.get_by_label("Password").fill("correct horse")
    other.locator("dialog").get_by_role("button", name="Sign in").click()
    other.locator("#keptlist a").first.click()
    expect(other.locator("#people .here")).to_have_count(2)
    assert other.locator("#trouble").inner_text() == ""
    other.locator("#more").click()
    other.locator("#concede").click()
    other.locator("#really").click()
    table = other.url
    other.get_by_role("button", name="Play again").click()
    other.wait_for_url(lambda url: "/table/" in url and url != table)
    expect(other.locator("#hand")).to_be_visible()

    other.goto(site.http)
    expect(other.locator("#keptlist li")).to_have_count(2)
    other.get_by_role("link", name="Replay of").click()
    expect(other.locator("body")).to_contain_text("Ann")
    other.goto(site.http)
    other.get_by_role("button", name="Sign out").click()
    expect(other.get_by_role("button", name="Sign in")).to_be_visible()
    expect(other.locator("#kept")).to_be_hidden()
    for window in (home, away):
        window.close()


def test_a_deck_in_the_account_is_chosen_on_another_device(site: Address, browser: Browser) -> None:
    home, away = Window(browser), Window(browser)
    page = home.open(f"{site.http}/cards")
    page.get_by_role("button", name="Sign in").click()
    page.get_by_label("Name", exact=True).and_(page.locator("dialog input")).fill("Decky")
    page.get_by_label("Password").fill("correct horse")
    page.get_by_role("button", name="Open an account").click()
    page.get_by_role("button", name="Cold Fury").click()
    page.get_by_role("button", name="Keep it in your account").click()
    expect(page.locator("#trouble")).to_contain_text("is kept")
    assert page.evaluate("localStorage.getItem('decks:huntik')") is None

    other = away.open(site.http)
    other.get_by_role("button", name="Sign in").click()
    other.get_by_label("Name", exact=True).and_(other.locator("dialog input")).fill("decky")
    other.get_by_label("Password").fill("correct horse")
    other.locator("dialog").get_by_role("button", name="Sign in").click()
    expect(other.locator("#account")).to_contain_text("Decky")
    other.reload()
    other.get_by_role("article", name="Huntik").get_by_text("Set the table").click()
    expect(other.locator("option", has_text="Mine: Cold Fury, my way").first).to_be_attached()

    other.goto(f"{site.http}/cards")
    expect(other.locator("#builder")).to_contain_text("in your account")
    other.get_by_role("button", name="Sign out").click()
    expect(other.locator("#builder")).not_to_contain_text("in your account")
    home.close()
    away.close()
