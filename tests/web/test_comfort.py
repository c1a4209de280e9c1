"""What makes a table pleasant, and what holds it together: shades, tabs, passing, words, clocks, the shuffle."""

from __future__ import annotations

import hashlib
import random
import re
import time

import httpx
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.conftest import Address
from tests.shadowfist_table import event, resolve
from tests.table import Table
from tests.web.axe import serious_faults
from tests.web.conftest import Window
from tests.web.playing import make_a_move, wait_until_asked
from tests.web.scenes import huntik_move
from tests.web.sitting import Sitting

pytestmark = pytest.mark.slow


# -- light and dark ------------------------------------------------------------------------------------------------


def brightness(page: Page) -> float:
    """How bright the page is behind everything, from 0 to 255."""
    colour = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    return sum(int(part) for part in re.findall(r"\d+", colour)[:3]) / 3


@pytest.mark.parametrize(("shade", "other"), [("light", "dark"), ("dark", "light")])
def test_light_or_dark_is_as_the_system_says_until_the_player_turns_it(
    site: Address, browser: Browser, shade: str, other: str
) -> None:
    window = Window(browser, color_scheme=shade)
    page = window.open(site.http)
    page.wait_for_selector(".game")
    before = brightness(page)
    assert (before > 128) is (shade == "light")
    page.get_by_role("button", name="Light or dark").click()
    expect(page.locator("html")).to_have_attribute("data-shade", other)
    assert (brightness(page) > 128) is (other == "light")
    assert serious_faults(page) == []

    table, tokens = site.lay("you", "bot")
    page.goto(f"{site.http}/table/{table}#{tokens[0]}")
    wait_until_asked(page)
    assert (brightness(page) > 128) is (other == "light")  # it is kept on every page
    assert serious_faults(page) == []
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Light or dark").click()
    assert brightness(page) == before
    assert serious_faults(page) == []
    window.close()


# -- several tabs, and connections that are lost -------------------------------------------------------------------


def seen(page: Page) -> tuple[str, ...]:
    """Everything a player sees of a game."""
    return tuple(page.inner_text(part) for part in ("#situation", "#board", "#hand", "#asked", "#log"))


def until_alike(*pages: Page) -> None:
    """They show the same, as soon as they have heard of it."""
    end = time.monotonic() + 15
    while len({seen(page) for page in pages}) > 1:
        assert time.monotonic() < end, [seen(page) for page in pages]


def test_a_second_tab_has_the_whole_game_at_once_and_follows(site: Address, browser: Browser) -> None:
    table, tokens = site.lay("you", "bot")
    address = f"{site.http}/table/{table}#{tokens[0]}"
    here, there = Window(browser), Window(browser)  # another tab, and another device
    first = here.open(address)
    chance = random.Random(4)
    for _ in range(6):
        wait_until_asked(first)
        make_a_move(first, chance.random())
        first.wait_for_timeout(60)
    wait_until_asked(first)
    first.keyboard.press("Escape")

    others = [here.open(address), there.open(address)]
    for page in others:
        wait_until_asked(page)
    until_alike(first, *others)
    everybody = [first, *others]
    for acting in (others[1], first, others[0]):  # any of them may answer, and all show it
        lines = first.locator("#log li").count()
        acting.locator("#asked [data-option]:visible").last.click()
        for page in everybody:
            page.wait_for_function("n => document.querySelectorAll('#log li').length > n", arg=lines)
            wait_until_asked(page)

    until_alike(*everybody)
    for window in (here, there):
        window.close()


def test_a_connection_that_is_lost_is_made_again_with_all_that_happened(
    table: Table, site: Address, window: Window
) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=1)
    bob.controls("Breaker", zone=1)
    sitting = Sitting(site, window, table.game, seat=1)
    page = sitting.page
    expect(page.locator("#asked")).to_contain_text("Waiting for")
    sitting.socket.close()
    expect(page.locator("#trouble")).to_contain_text("The connection was lost")
    alice.moves("Springer", forward=2)

    expect(page.locator("#asked h2")).to_have_text("Your turn")  # by itself
    expect(page.locator("#trouble")).to_be_hidden()
    expect(page.locator("#log")).to_contain_text("Springer moves")


def test_a_seat_gets_another_link_and_the_old_one_is_worth_nothing(site: Address, browser: Browser) -> None:
    table, tokens = site.lay("you", "bot")
    here, there = Window(browser), Window(browser)  # one's own browser, and that of somebody who has seen the link
    address = f"{site.http}/table/{table}#{tokens[0]}"
    page, other = here.open(address), there.open(address)
    for one in (page, other):
        wait_until_asked(one)
    page.get_by_role("button", name="Links", exact=True).click()
    page.get_by_role("button", name="New link for my seat").click()

    expect(other.locator("#trouble")).to_contain_text("this seat has another link now")
    page.wait_for_function("old => location.hash.slice(1) !== old", arg=tokens[0])
    wait_until_asked(page)  # and goes on by the new one
    for window in (here, there):
        window.close()


# -- passing -------------------------------------------------------------------------------------------------------


def test_nobody_is_asked_where_nothing_can_be_done(table: Table, site: Address, window: Window) -> None:
    ann, bob = table.shadowfist("Ann", "Bob")
    ann.has(event("First", "Gain 1 Power."), event("Second", "Gain 1 Power."))
    ann.plays("First")
    bobs = Sitting(site, window, table.game, seat=1)
    expect(bobs.page.locator("#asked")).to_contain_text("Waiting for Ann")
    expect(bobs.page.locator("#log")).to_contain_text("Ann plays First")

    bob.has(event("Answer", "Gain 1 Power."))
    resolve(table)
    ann.plays("Second")
    bobs.show()

    expect(bobs.page.locator("#asked h2")).to_have_text("Respond to Second?")  # now there is something to be done


# -- words ---------------------------------------------------------------------------------------------------------


def test_words_across_the_table_are_seen_by_all_and_by_who_comes_later(site: Address, browser: Browser) -> None:
    table, tokens = site.lay("you", "friend")
    windows = [Window(browser), Window(browser), Window(browser)]
    ann, bob = (windows[n].open(f"{site.http}/table/{table}#{tokens[n]}") for n in (0, 1))
    expect(ann.locator(".person.here")).to_have_count(2)
    ann.get_by_label("Say something to the table").fill("Good <b>luck</b>!")
    ann.get_by_role("button", name="Send").click()
    for page in (ann, bob):
        expect(page.locator("#log .said")).to_have_text("Ann: Good <b>luck</b>!")  # words, whatever they are
    bob.get_by_label("Say something to the table").fill("You too")
    bob.keyboard.press("Enter")

    onlooker = windows[2].open(f"{site.http}/table/{table}")
    expect(onlooker.locator("#log .said")).to_have_text(["Ann: Good <b>luck</b>!", "Bob: You too"])
    for window in windows:
        window.close()


def test_what_is_refused_is_said(table: Table, site: Address, window: Window) -> None:
    table.huntik("Alice", "Bob")
    page = Sitting(site, window, table.game).page
    page.get_by_label("Say something to the table").fill("Hello")
    page.keyboard.press("Enter")

    expect(page.get_by_role("alert")).to_have_text("nobody plays that part here")
    assert page.locator("#asked [data-option]").count() > 0  # and the game is where it was


# -- the clock -----------------------------------------------------------------------------------------------------

LIMITS = [
    ("15 minutes each", r"14:5\d|15:00"),
    ("a minute for each decision", r"0:5\d|1:00"),
    ("30 minutes each, two for a decision", r"(29:5\d|30:00) / (1:5\d|2:00)"),
]


@pytest.mark.parametrize(("limits", "shown"), LIMITS, ids=["player", "decision", "both"])
def test_a_clock_for_each_player_or_each_decision_runs_at_the_table(
    site: Address, window: Window, limits: str, shown: str
) -> None:
    page = window.open(site.http)
    game = page.get_by_role("article", name="Huntik")
    game.get_by_text("Set the table").click()
    game.get_by_label("Clock").select_option(label=limits)
    game.get_by_role("button", name="Begin").click()
    wait_until_asked(page)

    clock = page.locator("#people .clock.running")
    expect(clock).to_have_count(1)  # bots have none
    expect(clock).to_have_text(re.compile(shown))
    before = clock.inner_text()
    page.wait_for_function("words => document.querySelector('#people .clock').textContent !== words", arg=before)


# -- the shuffle ---------------------------------------------------------------------------------------------------


def test_the_hash_of_the_seed_is_shown_at_the_start_and_is_that_of_the_seed_at_the_end(
    site: Address, window: Window
) -> None:
    table, tokens = site.lay("you", "bot")
    page = window.open(f"{site.http}/table/{table}#{tokens[0]}")
    wait_until_asked(page)
    page.get_by_role("button", name="More", exact=True).click()
    promised = page.inner_text("#seed").removeprefix("Hash of the seed: ")
    assert re.fullmatch("[0-9a-f]{64}", promised)
    page.get_by_role("button", name="Concede").click()
    page.locator("#really").click()
    page.get_by_text("Check the shuffle").click()

    told = page.inner_text("#asked .seed")
    seed, salt = re.search(r"Seed (\d+), salt (\w+)", told).groups()  # type: ignore[union-attr]
    assert hashlib.sha256(f"{salt}:{seed}".encode()).hexdigest() == promised
    expect(page.locator("#asked .seed")).to_contain_text("Checked: the seed is the one that was promised")


def test_the_menu_says_what_is_on(site: Address, window: Window) -> None:
    table, tokens = site.lay("you", "bot")
    page = window.open(f"{site.http}/table/{table}#{tokens[0]}")
    wait_until_asked(page)
    page.get_by_role("button", name="More", exact=True).click()
    expect(page.get_by_role("button", name="Sound: off")).to_be_visible()
    page.locator("#sound").click()
    expect(page.get_by_role("button", name="Sound: on")).to_be_visible()
    page.reload()
    wait_until_asked(page)
    page.get_by_role("button", name="More", exact=True).click()

    expect(page.get_by_role("button", name="Sound: on")).to_be_visible()  # it is remembered
    expect(page.get_by_role("button", name="Motion: off")).to_be_visible()


# -- what one is asked about ---------------------------------------------------------------------------------------


def test_what_one_is_asked_about_is_chosen_beside_next_and_remembered(site: Address, window: Window) -> None:
    seats = [
        {"kind": "you", "name": "Ann", "deck": "dragons", "bot": ""},
        {"kind": "bot", "name": "Bob", "deck": "jammers", "bot": "thumb"},
    ]
    laid = httpx.post(f"{site.http}/api/tables", json={"game": "shadowfist", "seats": seats, "options": {}})
    address = f"{site.http}/table/{laid.json()['table']}#{laid.json()['tokens'][0]}"
    page = window.open(address)
    page.locator(".more-ways summary").click()
    attacked, power = page.get_by_label("When I am attacked"), page.get_by_label("Whether I generate Power")
    expect(attacked).to_be_checked()
    expect(power).not_to_be_checked()

    power.check()
    page.locator("#track button", has_text="End").click()
    page = window.open(address)
    page.locator(".more-ways summary").click()

    expect(page.get_by_label("Whether I generate Power")).to_be_checked()
    expect(page.locator("#track button", has_text="End")).to_have_attribute("aria-pressed", "true")


def test_whoever_wants_less_motion_sees_nothing_travel(table: Table, site: Address, browser: Browser) -> None:
    huntik_move(table)
    window = Window(browser, reduced_motion="reduce")
    page = Sitting(site, window, table.game).page
    page.evaluate("localStorage.setItem('motion', 'true')")
    page.reload()
    page.wait_for_selector("#asked.mine h2")
    page.locator("#hand .card", has_text="Enforcer").click()
    page.keyboard.press("Space")
    expect(page.locator("#board .card", has_text="Enforcer")).to_be_visible()
    page.wait_for_timeout(150)
    assert page.evaluate("document.getAnimations().filter((one) => one.playState === 'running').length") == 0
    window.close()


def test_a_site_that_is_revealed_turns_over(table: Table, site: Address, lively: Window) -> None:
    ann, _ = table.shadowfist("Ann", "Bob")
    ann.controls("Puzzle Garden", face_down=True)
    sitting = Sitting(site, lively, table.game, seat=1)
    expect(sitting.page.locator(".rival .card.back")).to_have_count(1)
    sitting.page.evaluate(
        """() => {
          const animate = Element.prototype.animate;
          window.moved = [];
          Element.prototype.animate = function (frames, how) {
            window.moved.push(`${this.ariaLabel} ${JSON.stringify(frames)}`);
            return animate.call(this, frames, how);
          };
        }"""
    )

    ann.reveals("Puzzle Garden")
    sitting.answered += 1
    sitting.show()

    sitting.page.wait_for_function("() => window.moved.some((one) => /^Puzzle Garden.*x 90deg/.test(one))")
