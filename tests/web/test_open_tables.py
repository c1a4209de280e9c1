"""Open tables in the lobby and the waiting room: strangers find each other, by a list, a link or a code."""

from __future__ import annotations

import re

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.conftest import PATIENCE, Address
from tests.web.axe import serious_faults
from tests.web.conftest import Window
from tests.web.playing import run

pytestmark = pytest.mark.slow

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def opened(site: Address, name: str, game: str = "huntik", seats: int = 2) -> str:
    """The address of an open table at which somebody waits."""
    told = next(one for one in site.get("/api/games").json() if one["name"] == game)
    free = [{"kind": "open", "name": "", "deck": ""} for _ in range(seats - 1)]
    wanted = {"game": game, "seats": [{"kind": "you", "name": name, "deck": told["decks"][0]["key"]}, *free]}
    answer = httpx.post(f"{site.http}/api/open", json=wanted, timeout=PATIENCE)
    assert answer.status_code == 201, answer.text
    return f"{site.http}/sit/{answer.json()['table']}"


def play_anyone(page: Page, name: str) -> None:
    page.get_by_role("button", name="Play anyone at Huntik").click()
    page.get_by_role("dialog").get_by_label("Name").fill(name)
    page.get_by_role("button", name="Find a table").click()


def test_two_who_would_play_anyone_are_soon_at_one_table(site: Address, browser: Browser) -> None:
    one, two = Window(browser), Window(browser, **PHONE)
    first = one.open(site.http)
    play_anyone(first, "Gwen")
    expect(first.locator("#doing")).to_contain_text("One seat is free")
    second = two.open(site.http)
    play_anyone(second, "Hal")

    for page in (first, second):
        page.wait_for_url(re.compile("/table/.+#.+"))
        expect(page.locator(".person")).to_have_text(["Gwen", "Hal"])
        expect(page.locator("#board .card").first).to_be_visible()
    for window in (one, two):
        window.close()


def test_the_list_shows_who_waits_and_is_filtered(site: Address, window: Window) -> None:
    opened(site, "Iris")
    opened(site, "Jack", "shadowfist", 4)
    page = window.open(site.http)
    rows = page.locator("#open-list li")
    expect(rows.filter(has_text="Iris’s table")).to_have_count(1)
    expect(rows.filter(has_text="Jack’s table").get_by_role("img")).to_have_attribute(
        "aria-label", "Jack, a free seat, a free seat, a free seat"
    )
    page.locator("#open-game").select_option("shadowfist")
    expect(rows.filter(has_text="Iris’s table")).to_have_count(0)
    page.locator("#open-players").select_option("2")
    expect(rows).to_have_count(0)
    page.locator("#open-players").select_option("4")
    expect(rows).to_have_count(1)


def test_a_friend_sits_down_by_link_and_the_rest_is_played_by_bots(site: Address, browser: Browser) -> None:
    host, guest = Window(browser), Window(browser)
    page = host.open(site.http)
    game = page.get_by_role("article", name="Shadowfist")
    game.locator(".opener").click()
    game.get_by_label("Players").select_option("4")
    game.get_by_label("Name").first.fill("Kim")
    for seat in (1, 2, 3):
        game.get_by_label("Who").nth(seat).select_option("open")
    game.get_by_label("Shown to").select_option(label="friends, by its link")
    game.get_by_role("button", name="Begin").click()
    link = page.get_by_label("Whoever has this link can sit down", exact=True)
    expect(page.locator("#code")).to_be_visible()
    expect(page.locator("#about")).to_contain_text("by link only")

    theirs = guest.open(link.input_value())
    theirs.get_by_label("Name").fill("Lee")
    theirs.get_by_role("button", name="Sit down", exact=True).click()
    expect(page.locator("#seats")).to_contain_text("Lee")
    expect(theirs.get_by_role("button", name="Begin now")).to_have_count(0)
    page.get_by_role("button", name="Begin now, bots take the free seats").click()
    for one in (page, theirs):
        one.wait_for_url(re.compile("/table/.+#.+"))
        expect(one.locator(".person")).to_have_count(4)
    for window in (host, guest):
        window.close()


def test_a_name_that_is_taken_is_refused_where_it_is_typed(site: Address, window: Window) -> None:
    page = window.open(opened(site, "Mona", "shadowfist", 3))
    page.get_by_label("Name").fill("MONA")
    page.get_by_role("button", name="Sit down", exact=True).click()
    expect(page.locator("#sit-trouble")).to_contain_text("choose another name")
    window.complaints.clear()  # the browser notes the refusal in its console
    page.get_by_label("Name").fill("<b>Nat</b>")
    page.get_by_role("button", name="Sit down", exact=True).click()
    expect(page.locator("#seats li").nth(1)).to_contain_text("<b>Nat</b>")
    page.get_by_role("button", name="Leave the table").click()
    page.wait_for_url(f"{site.http}/")


def test_who_is_muted_is_not_heard(site: Address, browser: Browser) -> None:
    one, two = Window(browser), Window(browser)
    table, tokens = site.lay("you", "friend")
    ann = one.open(f"{site.http}/table/{table}#{tokens[0]}")
    bob = two.open(f"{site.http}/table/{table}#{tokens[1]}")

    def says(words: str) -> None:
        bob.locator("#say").fill(words)
        bob.locator("#say").press("Enter")
        expect(bob.locator("#log")).to_contain_text(words)

    says("good luck")
    expect(ann.locator("#log")).to_contain_text("good luck")
    ann.locator("#more").click()
    ann.get_by_role("button", name="Mute or block").click()
    ann.get_by_role("button", name="Mute Bob").click()
    expect(ann.get_by_role("button", name="Unmute Bob")).to_be_visible()
    ann.get_by_role("button", name="Close").click()
    says("you are slow")
    ann.reload()
    expect(ann.locator("#board .card").first).to_be_visible()
    expect(ann.locator("#log")).not_to_contain_text("you are slow")
    for window in (one, two):
        window.close()


@pytest.mark.parametrize("shade", ["light", "dark"])
def test_the_waiting_room_can_be_used_by_everybody(site: Address, browser: Browser, shade: str) -> None:
    window = Window(browser, color_scheme=shade, **PHONE)
    page = window.open(opened(site, "Olga", "shadowfist", 3))
    expect(page.locator("#code")).to_be_visible()
    assert serious_faults(page) == []
    assert [*run(page, "faults"), *run(page, "pale")] == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_label("Name").focus()
    page.keyboard.type("Pia")
    for _ in range(4):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent") == "Sit down":
            break
    page.keyboard.press("Enter")
    expect(page.locator("#seats")).to_contain_text("Pia")
    assert serious_faults(page) == []
    window.close()


def test_an_address_at_which_nobody_waits_says_so(site: Address, window: Window) -> None:
    page = window.open(f"{site.http}/sit/nowhere")
    expect(page.locator("#doing")).to_contain_text("no such open table")
    expect(page.get_by_role("link", name="To the lobby")).to_be_visible()
    window.complaints.clear()
