"""The log: every name in it can be read, whether its card is still to be seen or not."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from quickening.bots.random import RandomBot
from quickening.core.game import Game
from quickening.games import new_game, rules
from tests.huntik_table import action_saying
from tests.server.conftest import Address
from tests.table import Table
from tests.web.conftest import Seats, Window
from tests.web.playing import run
from tests.web.sitting import Sitting
from tests.web.test_replay_page import played, watch
from tests.web.test_table import in_turn, ready

pytestmark = pytest.mark.slow

BOOKS = [
    ("huntik", {}),
    ("shadowfist", {}),
    ("highlander", {"edition": "first"}),
    ("highlander", {"edition": "type-one"}),
    ("highlander", {"edition": "third"}),
]


def mentioned(page: Page) -> list[str]:
    """The names that can be hovered, line by line."""
    return page.locator("#log .mention").all_inner_texts()


def named_in(game: Game, seat: int | None) -> set[str]:
    """The cards that a seat sees somewhere."""
    return {card.name for area in game.view(seat).areas for card in area.cards}


def sent_home(table: Table) -> Game:
    """Bob's Breaker was in play, and is in his hand again, where nobody else sees it."""
    alice, bob = table.huntik("Alice", "Bob")
    bob.controls("Breaker", zone=3)
    alice.has(action_saying("Return target hero to its owner's hand.", "Home"))
    alice.plays("Home", at="Breaker")
    game: Game = table.game
    return game


# -- names that are in no view -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, None], ids=["player", "onlooker"])
def test_a_card_that_has_gone_is_read_by_its_name(table: Table, sit: Seats, seat: int | None) -> None:
    game = sent_home(table)
    page = sit(game, seat).page
    name = page.locator("#log .mention", has_text="Breaker").last
    assert "Breaker" not in named_in(game, seat)

    name.hover()
    expect(page.locator("#preview .card.large")).to_contain_text("Breaker")
    expect(page.locator("#preview .card.large")).to_contain_text("Grapple")
    name.click()
    expect(page.locator("#reading .card.large")).to_contain_text("Grapple")


def test_a_name_in_the_log_is_reached_and_read_by_keyboard(table: Table, sit: Seats) -> None:
    page = sit(sent_home(table)).page
    name = page.locator("#log .mention", has_text="Breaker").last
    expect(name).to_be_visible()
    page.locator("#log").focus()
    for _ in range(12):
        page.keyboard.press("ArrowLeft")
        if name.evaluate("one => one === document.activeElement"):
            break

    expect(name).to_be_focused()
    expect(page.locator("#preview .card.large")).to_contain_text("Grapple")
    for key in ("Enter", "Space"):
        page.keyboard.press(key)
        expect(page.locator("#reading .card.large")).to_contain_text("Grapple")
        page.keyboard.press("Escape")
        expect(page.locator("#reading")).to_be_hidden()
        expect(name).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_label("Say something to the table")).to_be_focused()  # however many names there are


def test_after_a_reload_the_log_is_the_same(site: Address, window: Window) -> None:
    page = in_turn(site, window, moves=14)
    before = page.inner_text("#log"), mentioned(page)
    page.reload()
    ready(page)

    expect(page.locator("#log li").first).to_be_visible()
    assert len(before[1]) > 5
    assert (page.inner_text("#log"), mentioned(page)) == before


@pytest.mark.parametrize(("game", "options"), BOOKS, ids=["HK", "SF", "HL1", "HLT", "HL3"])
def test_in_a_replay_every_name_is_marked(site: Address, window: Window, game: str, options: dict[str, str]) -> None:
    page = watch(site, window, played(game, "Ann", "Bob", **options))
    page.select_option("#whose", "public")
    page.locator("#last").click()
    expect(page.locator("#on")).to_be_disabled()
    plays = page.locator("#log li", has_text=re.compile("(Ann|Bob) (plays|uses) "))
    expect(plays.first).to_be_visible()

    assert run(page, "unmarked") == []
    marks = page.locator("#log .mention")
    hover(marks.nth(marks.count() // 2))
    expect(page.locator("#preview .card.large .kind")).not_to_be_empty()


def hover(name: Locator) -> None:
    name.scroll_into_view_if_needed()
    name.hover()


@pytest.mark.parametrize("answer", ["nothing", "never"])
def test_without_the_printed_cards_the_log_is_still_told(
    table: Table, site: Address, window: Window, answer: str
) -> None:
    window.context.route("**/api/cards/*", lambda route: route.fulfill(status=204) if answer == "nothing" else None)
    page = Sitting(site, window, sent_home(table)).page

    expect(page.locator("#log")).to_contain_text("Breaker")


# -- what is a name and what is not --------------------------------------------------------------------------------


def marked(page: Page, text: str) -> list[str]:
    """The parts of a sentence that would be marked."""
    found: list[str] = page.evaluate(
        "async (text) => quickening['naming.js'].prose(text)"
        ".filter((part) => part.dataset).map((part) => part.textContent)",
        text,
    )
    return found


def test_the_longest_name_is_meant_and_whole_words_only(table: Table, sit: Seats) -> None:
    table.highlander("Alice", "Bob", edition="type-one")
    page = sit(table.game).page
    page.wait_for_function("async () => quickening['naming.js'].cardsNamed('Katana').length")

    assert marked(page, "Bob uses General Katana.") == ["General Katana"]
    assert marked(page, "Bob’s Katana parries Katanas and a Katana!") == ["Katana", "Katana"]
    assert marked(page, "Evader evades; Evade, “Evade” (Evade).") == ["Evade"] * 3
    assert marked(page, "") == []


def test_a_player_who_is_called_like_a_card_is_no_card(table: Table, sit: Seats) -> None:
    table.huntik("Pan", "Pan the Second")
    page = sit(table.game).page
    page.wait_for_function("async () => quickening['naming.js'].cardsNamed('Pan').length")

    assert marked(page, "Pan and Pan the Second play Breaker.") == ["Breaker"]


def test_cards_that_share_a_name_are_all_shown(table: Table, sit: Seats) -> None:
    table.highlander("Alice", "Bob", edition="type-one")
    page = sit(table.game).page
    told = "quickening['log.js'].tell([{ text: 'Bob plays Alertness.', rule: 'HLT 51' }])"
    page.evaluate(f"async () => {told}")
    name = page.locator("#log .mention", has_text="Alertness").last
    name.hover()
    expect(page.locator("#preview .about")).to_have_text(re.compile(r"^\d cards have this name"))
    name.click()

    many = int(page.inner_text("#reading .about").split()[0])
    cards = page.locator("#reading .card.large")
    expect(cards).to_have_count(many)
    assert many > 2
    assert len(set(cards.all_inner_texts())) == many


def test_what_came_before_the_first_turn_is_folded_away(table: Table, sit: Seats) -> None:
    table.shadowfist("Ann", "Bob")
    page = sit(table.game).page
    opening = page.get_by_role("button", name="Before the first turn")
    expect(opening).to_have_attribute("aria-expanded", "false")
    drawing = page.locator("#log li", has_text="draws 6 cards")
    expect(drawing.first).to_be_hidden()
    opening.click()
    expect(drawing.first).to_be_visible()


# -- words of the game ---------------------------------------------------------------------------------------------


def test_a_word_of_the_game_explains_itself_and_the_arrows_reach_it(sit: Seats) -> None:
    game, bot = new_game("shadowfist", list(rules("shadowfist").ready_decks())[:2], seed=2), RandomBot(2)
    for _ in range(40):
        assert game.decision is not None
        game.answer(bot.choose(game.decision))
    page = sit(game, None).page
    word = page.locator("#log .term:visible").last
    expect(word).to_have_attribute("tabindex", "-1")
    word.click()
    expect(page.locator("#term-tip")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("#log").focus()
    for _ in range(40):
        page.keyboard.press("ArrowLeft")
        if page.evaluate("document.activeElement.className") == "term":
            return
    raise AssertionError("no word of the game was reached")
