"""Tournaments in the browser: announced, entered, played against bots to a result, on a phone and at a desk."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.cards.test_made_cards import deck_with, lines_of, name_of
from tests.server.conftest import Address
from tests.web.axe import serious_faults
from tests.web.conftest import Window
from tests.web.playing import run

pytestmark = pytest.mark.slow

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def announce(page: Page, site: Address, title: str, **picks: str) -> None:
    page.goto(f"{site.http}/tournaments")
    page.get_by_label("Title").fill(title)
    for label, value in picks.items():
        page.get_by_label(label).select_option(value)
    page.get_by_role("button", name="Announce it").click()
    page.wait_for_url(re.compile("/tournament/"))
    expect(page.locator("#title")).to_have_text(title)


def sign_up(page: Page, name: str) -> None:
    page.locator("#doing").get_by_label("Name").fill(name)
    page.locator("#doing").get_by_role("button", name="Sign up").click()
    expect(page.locator("#doing")).to_contain_text(f"You take part as {name}")


def sound(page: Page) -> list[str]:
    """What is wrong with how a page is laid out and what it says to a screen reader."""
    wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return [*serious_faults(page), *run(page, "faults"), *run(page, "pale"), *(["too wide"] if wide else [])]


def give_up(page: Page) -> None:
    """Go to one's table and concede there."""
    page.get_by_role("link", name="Go to your table").click()
    page.wait_for_selector("#asked h2")
    page.evaluate("document.getElementById('concede').click()")
    page.locator("#really").click()
    expect(page.locator("#asked").get_by_role("link", name="Back to the tournament")).to_be_attached()


@pytest.mark.parametrize("shade", ["light", "dark"])
def test_a_tournament_against_bots_alone(site: Address, browser: Browser, shade: str) -> None:
    window = Window(browser, color_scheme=shade, **PHONE)
    page = window.open(f"{site.http}/tournaments")
    announce(page, site, f"Solo cup {shade}", Game="huntik", Style="single", Bots="3")
    assert sound(page) == []
    sign_up(page, "Nell")
    page.get_by_role("button", name="Begin the tournament").click()
    expect(page.locator("#doing")).to_contain_text("Round 1: you play")
    expect(page.locator(".seated.me b")).to_have_text("Nell")
    expect(page.locator(".lines path")).to_have_count(2)  # both semi-finals lead to the final
    assert sound(page) == []
    held = page.url

    give_up(page)
    page.evaluate("document.querySelector('#asked a.again').click()")
    page.wait_for_url(held)

    expect(page.locator("#doing")).to_contain_text(re.compile("You are out|has won"), timeout=60_000)
    expect(page.locator("#about")).not_to_contain_text("round 1", timeout=60_000)
    expect(page.locator("#standings tbody tr")).to_have_count(4)
    expect(page.locator(".bracket h3")).to_have_text(["Semi-finals", "Final", "Winner"])
    expect(page.locator(".champion b")).to_have_text(page.locator("#standings tbody b").first.inner_text())
    expect(page.locator("#doing")).to_contain_text("has won", timeout=60_000)
    assert sound(page) == []
    window.close()


def test_the_bracket_shows_what_is_to_come_and_the_clock_runs(site: Address, window: Window) -> None:
    page = window.open(f"{site.http}/tournaments")
    announce(page, site, "Great cup", Game="huntik", Style="single", Bots="4", **{"A round": "20"})
    sign_up(page, "Nell")
    page.get_by_role("button", name="Begin the tournament").click()

    expect(page.locator(".bracket h3")).to_have_text(["Round 1", "Semi-finals", "Final"])  # five: three, two, one
    expect(page.locator(".match.empty")).to_have_count(2)
    expect(page.locator(".column-of").first.locator(".match")).to_have_count(3)
    expect(page.locator(".match", has_text="has a bye")).to_have_count(1)
    expect(page.locator(".lines path")).to_have_count(0)  # whom the one with the bye meets is not known
    expect(page.get_by_role("timer")).to_contain_text(re.compile(r"(20:00|19:\d\d)left in this round"))
    expect(page.locator(".match.going", has_text="Table").first).to_be_visible()


def test_two_people_meet_and_the_judge_settles_what_is_left(site: Address, browser: Browser) -> None:
    judge, guest = Window(browser), Window(browser, **PHONE)
    page = judge.open(f"{site.http}/tournaments")
    announce(page, site, "Two of us", Game="huntik", Style="swiss")
    sign_up(page, "Olga")
    other = guest.open(page.url)
    sign_up(other, "Piet")
    expect(other.get_by_role("button", name="Begin the tournament")).to_have_count(0)
    page.get_by_role("button", name="Begin the tournament").click()
    expect(other.get_by_role("link", name="Go to your table")).to_be_visible()

    page.get_by_text("Settle").click()
    page.get_by_role("button", name="Piet has won").click()

    expect(other.locator("#doing")).to_contain_text("Piet has won")
    expect(page.locator(".won")).to_have_text("Piet")
    listed = judge.open(f"{site.http}/tournaments").locator("#list li").filter(has_text="Two of us")
    expect(listed).to_contain_text("Piet has won")
    for window in (judge, guest):
        window.close()


def test_who_is_at_something_stays_at_it_when_others_finish(site: Address, window: Window) -> None:
    page = window.open(f"{site.http}/tournaments")
    announce(page, site, "Steady cup", Game="huntik", Style="swiss", Bots="3")
    sign_up(page, "Nell")
    page.get_by_role("button", name="Begin the tournament").click()
    page.get_by_text(re.compile("Settle .*Nell")).click()
    leave = page.get_by_role("button", name="Leave the tournament", exact=True)
    leave.focus()

    expect(page.locator(".match.going")).to_have_count(1, timeout=60_000)  # the bots have played
    expect(page.get_by_role("button", name="Nell has won")).to_be_visible()
    expect(leave).to_be_focused()


def test_who_comes_late_is_told_so_and_the_link_is_there_for_phones(site: Address, browser: Browser) -> None:
    judge, late = Window(browser), Window(browser)
    page = judge.open(f"{site.http}/tournaments")
    announce(page, site, "Late cup", Game="huntik", Style="swiss", Bots="2")
    other = late.open(page.url)
    expect(other.locator("#doing")).to_contain_text("the deck is checked now")
    expect(other.locator("#code")).to_be_visible()
    page.get_by_role("button", name="Begin the tournament").click()

    expect(other.locator("#doing")).to_contain_text("rounds that you missed are lost")
    for window in (judge, late):
        window.close()


def test_the_judge_looks_at_the_cards_of_players_own(site: Address, browser: Browser) -> None:
    judge, player = Window(browser), Window(browser)
    page = judge.open(f"{site.http}/tournaments")
    page.get_by_label("Decks").select_option("sealed")
    expect(page.locator("#announce")).to_contain_text("each card of a sort is as likely as another")
    expect(page.get_by_label("Made cards and cards from files are welcome")).to_be_hidden()
    page.get_by_label("Decks").select_option("")
    page.get_by_label("Made cards and cards from files are welcome").check()
    page.get_by_label("Title").fill("Own cup")
    page.get_by_role("button", name="Announce it").click()
    page.wait_for_url(re.compile("/tournament/"))
    expect(page.locator("#about")).to_contain_text("with cards of players’ own")

    other = player.open(page.url)
    other.locator("#doing select").select_option("")
    other.locator("#doing textarea").fill(deck_with("huntik", lines_of("huntik")))
    sign_up(other, "Owen")
    page.locator("#judging summary", has_text="Cards of players’ own").click()
    expect(page.locator(".own-cards li")).to_contain_text([f"{name_of('huntik')} (Owen)"])
    for window in (judge, player):
        window.close()


def test_a_tournament_there_is_not(site: Address, window: Window) -> None:
    page = window.open(f"{site.http}/tournament/nowhere")

    expect(page.locator("#doing")).to_contain_text("there is no such tournament")
    expect(page.get_by_role("link", name="To the tournaments")).to_be_visible()
    window.complaints.clear()  # the browser says that there is nothing there


def test_a_draft_against_bots_from_the_first_pack_to_the_first_table(site: Address, browser: Browser) -> None:
    window = Window(browser, **PHONE)
    page = window.open(f"{site.http}/tournaments")
    announce(page, site, "Draft night", Game="highlander", Decks="draft", Bots="3")
    sign_up(page, "Rosa")
    page.get_by_role("button", name="Begin the tournament").click()
    cards = page.locator(".pack:not(.pool) .card")
    expect(cards).to_have_count(15)
    assert sound(page) == []
    for left in (14, 13):
        cards.first.click()
        expect(cards).to_have_count(left)
    hurry = page.get_by_role("button", name="Take a card for all who are waited for")
    for left in (*range(12, 0, -1), *range(15, 0, -1)):  # two packs; who clicks once more than is shown is refused
        hurry.click()
        expect(cards).to_have_count(left)
    hurry.click()

    page.get_by_role("button", name=re.compile("Play with these")).click(timeout=60_000)

    expect(page.get_by_role("link", name="Go to your table")).to_be_visible()
    page.get_by_role("link", name="Go to your table").click()
    expect(page.locator("#asked h2")).to_be_visible()
    window.close()
