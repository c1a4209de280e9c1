"""The lobby: what can be played, with whom, and how."""

from __future__ import annotations

from collections import Counter

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from quickening.games import rules
from tests.cards.test_made_cards import deck_with, lines_of
from tests.server.conftest import Address
from tests.web.conftest import Window
from tests.web.playing import wait_until_asked

pytestmark = pytest.mark.slow

BOOKS = ["Huntik", "Shadowfist", "Highlander 1.0", "Highlander 3rd Edition", "Highlander Type One"]


def game_of(page: Page, title: str) -> Locator:
    return page.get_by_role("article", name=title)


@pytest.mark.parametrize("book", BOOKS)
def test_a_newcomer_is_in_a_game_of_each_book_with_one_click(site: Address, window: Window, book: str) -> None:
    page = window.open(site.http)
    page.get_by_role("button", name=f"Play {book} now").click()
    page.wait_for_url("**/table/*")
    wait_until_asked(page)

    expect(page.locator(".person")).to_have_text(["Ann", "Bob", "Carol"] if book == "Shadowfist" else ["Ann", "Bob"])
    expect(page.locator("#situation")).to_contain_text(book if book.startswith("Highlander ") else "")


def test_the_games_are_seen_while_their_cards_are_still_read(site: Address, window: Window) -> None:
    asked: list[Route] = []
    window.context.route("**/api/games", lambda route: asked.append(route))  # noqa: PLW0108
    page = window.open(site.http)
    posters = page.locator("article.game")

    expect(posters.locator("h2")).to_have_text(["Huntik", "Shadowfist", "Highlander"])
    expect(posters.locator("button:enabled")).to_have_count(0)
    before = [one.bounding_box() for one in posters.locator(".front").all()]

    asked[0].continue_()
    expect(page.get_by_role("button", name="Play Huntik now")).to_be_enabled()
    after = [one.bounding_box() for one in posters.locator(".front").all()]
    assert [(one["x"], one["y"]) for one in after if one] == [(one["x"], one["y"]) for one in before if one]
    assert len(after) == 3


def test_who_sets_a_table_sees_every_poster_where_it_was(site: Address, window: Window) -> None:
    page = window.open(site.http)
    posters = page.locator(".front")
    expect(page.locator(".opener")).to_have_count(3)
    page.mouse.move(1, 1)
    before = [one.bounding_box() for one in posters.all()]
    game_of(page, "Shadowfist").locator(".opener").press("Enter")

    setting = game_of(page, "Shadowfist").locator(".setting")
    expect(setting.get_by_label("Players")).to_be_visible()
    assert [one.bounding_box() for one in posters.all()] == before
    below = setting.bounding_box()
    assert below is not None
    assert below["y"] > max(one["y"] + one["height"] for one in before if one)

    game_of(page, "Huntik").locator(".opener").press("Enter")
    expect(setting).to_be_hidden()


def test_each_deck_says_what_it_is_about(site: Address, window: Window) -> None:
    page = window.open(site.http)
    game = game_of(page, "Highlander")
    game.locator(".opener").click()
    deck = game.get_by_label("Deck").first
    before = game.locator(".deck").first.inner_text()
    deck.select_option(index=1)

    expect(game.locator(".deck").first).not_to_have_text(before)
    assert len(game.locator(".deck").first.inner_text()) > 20


def test_an_edition_offers_the_decks_that_suit_it(site: Address, window: Window) -> None:
    told = next(game for game in site.get("/api/games").json() if game["name"] == "highlander")
    page = window.open(site.http)
    game = game_of(page, "Highlander")
    game.locator(".opener").click()
    for edition, keys in told["suited"]["edition"].items():
        game.get_by_label("Edition").select_option(edition)
        suited = [*(deck["name"] for deck in told["decks"] if deck["key"] in keys), "One of my own…"]
        expect(game.get_by_label("Deck").first.locator("option")).to_have_text(suited)


def test_tournaments_belong_to_the_book_that_has_them(site: Address, window: Window) -> None:
    page = window.open(site.http)
    game = game_of(page, "Highlander")
    game.locator(".opener").click()
    game.get_by_label("Edition").select_option("first")
    expect(game.get_by_label("Tournament")).to_be_hidden()
    game.get_by_label("Edition").select_option("type-one")
    game.get_by_label("Tournament").select_option("standard")
    game.get_by_role("button", name="Begin").click()

    wait_until_asked(page)
    expect(page.locator("#situation")).to_contain_text("Highlander Type One")


def test_two_headed_giant_is_begun_with_decks_of_its_own(site: Address, window: Window) -> None:
    page = window.open(site.http)
    game = game_of(page, "Highlander")
    game.locator(".opener").click()
    game.get_by_label("Edition").select_option("type-one")
    game.get_by_label("Tournament").select_option(label="2 Headed Giant")
    decks = ["Kurgan and Katana", "Two Swift Blades", "One of my own…"]
    expect(game.get_by_label("Deck").first.locator("option")).to_have_text(decks)
    game.get_by_role("button", name="Begin").click()

    wait_until_asked(page)
    expect(page.locator("#situation")).to_contain_text("Highlander Type One")


def test_the_mission_and_who_leads_are_chosen(site: Address, window: Window) -> None:
    page = window.open(site.http)
    game = game_of(page, "Huntik")
    game.locator(".opener").click()
    game.get_by_label("Mission").select_option("Corral the Bulls (expert)")
    game.get_by_label("Leads").select_option(label="Seat 2")
    game.get_by_label("Deck").first.select_option(index=2)
    game.get_by_role("button", name="Begin").click()
    wait_until_asked(page)

    expect(page.locator(".mission")).to_contain_text("Corral the Bulls")
    expect(page.locator(".strip.enemy")).to_contain_text("leads")


def test_who_begins_is_one_of_those_who_play(site: Address, window: Window) -> None:
    page = window.open(site.http)
    game = game_of(page, "Shadowfist")
    game.locator(".opener").click()
    game.get_by_label("Players").select_option("4")
    game.get_by_label("Begins").select_option(label="Seat 4")
    game.get_by_label("Players").select_option("2")
    assert game.get_by_label("Begins").input_value() == "", "nobody sits there"
    game.get_by_label("Begins").select_option(label="Seat 2")
    game.get_by_role("button", name="Begin").click()

    expect(page.locator("#log")).to_contain_text("Bob goes first")


def test_one_sits_at_one_seat_only(site: Address, window: Window) -> None:
    page = window.open(site.http)
    game = game_of(page, "Shadowfist")
    game.locator(".opener").click()
    game.get_by_label("Players").select_option("4")
    expect(game.locator(".seat")).to_have_count(4)
    game.get_by_label("Who").nth(2).select_option("you")

    assert [game.get_by_label("Who").nth(n).input_value() for n in range(4)] == ["bot", "bot", "you", "bot"]


def test_without_a_seat_of_ones_own_one_looks_on(site: Address, window: Window) -> None:
    page = window.open(site.http)
    game = game_of(page, "Huntik")
    game.locator(".opener").click()
    game.get_by_label("Who").first.select_option("bot")
    game.get_by_role("button", name="Begin").click()

    expect(page.locator("#asked")).to_contain_text("Watch the replay", timeout=60_000)  # bots play each other
    expect(page.locator("#hand .card")).to_have_count(0)


@pytest.mark.parametrize("shade", ["light", "dark"])
def test_an_open_lobby_fits_a_phone(site: Address, browser: Browser, shade: str) -> None:
    phone = Window(browser, viewport={"width": 390, "height": 844}, color_scheme=shade, has_touch=True)
    page = phone.open(site.http)
    for title in ("Huntik", "Shadowfist", "Highlander"):
        game_of(page, title).locator(".opener").click()

    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    phone.close()


# -- decks of one's own --------------------------------------------------------------------------------------------


def written(deck: str) -> str:
    """A ready deck of Huntik, as a player would write it down."""
    listed = rules("huntik").read_deck(deck).listed()
    cards = rules("huntik").table().definitions
    counts = Counter(cards[key].title for _, pile in listed.piles for key in pile)  # type: ignore[attr-defined]
    return "\n".join(["# Paper deck", *(f"{count} {title}" for title, count in counts.items())])


def set_own_deck(page: Page, text: str) -> Locator:
    """The lobby with a deck written down for the first seat of Huntik."""
    game = game_of(page, "Huntik")
    game.locator(".opener").click()
    game.get_by_label("Deck").first.select_option("One of my own…")
    game.locator("textarea").first.fill(text)
    return game


def test_a_deck_of_ones_own_is_written_down_and_played(site: Address, window: Window) -> None:
    page = window.open(site.http)
    game = set_own_deck(page, written("seekers"))
    game.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/table/*")
    wait_until_asked(page)

    expect(page.locator("#situation")).to_contain_text("round 1")
    page.goto(site.http)  # it is kept in this browser
    game = game_of(page, "Huntik")
    game.locator(".opener").click()
    assert game.locator("textarea").first.input_value() == written("seekers")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "Ann’s deck: the deck has 0 cards; Constructed play needs 40. (HK 100.1)"),
        ("Dear diary", "Ann’s deck, line 1: 'Dear diary' is not a number and a card’s title"),
        ("3 Nobody\n2 Caliban\n1 Nowhere", "line 1: there is no card 'Nobody'\n  line 3: there is no card 'Nowhere'"),
        ("# Calibans\n45 Caliban", "Calibans: "),
        ("\n".join(f"1 Nobody {n}" for n in range(40)), "and 33 more"),
        ("x" * 20_000, "too large"),
    ],
)
def test_a_deck_that_cannot_be_played_is_refused_in_one_message(
    site: Address, window: Window, text: str, words: str
) -> None:
    page = window.open(site.http)
    game = set_own_deck(page, text)
    game.get_by_role("button", name="Begin").click()

    expect(page.get_by_role("alert")).to_contain_text(words.splitlines()[0])
    said = page.get_by_role("alert").inner_text()
    assert all(line.strip() in said for line in words.splitlines())
    assert len(said.splitlines()) <= 9
    assert page.url == f"{site.http}/"
    window.complaints.clear()  # the browser itself says that the answer was a refusal


def test_what_was_set_stays_when_something_else_is_chosen(site: Address, window: Window) -> None:
    page = window.open(site.http)
    game = game_of(page, "Huntik")
    game.locator(".opener").click()
    game.get_by_label("Name").nth(1).fill("Zoe")
    game.get_by_label("Who").nth(1).select_option("friend")
    game.get_by_label("Deck").first.select_option(index=2)
    game.get_by_label("Mission").select_option(index=3)

    expect(game.get_by_label("Name").nth(1)).to_have_value("Zoe")
    expect(game.get_by_label("Who").nth(1)).to_have_value("friend")
    assert game.get_by_label("Deck").first.evaluate("one => one.selectedIndex") == 2


def test_a_format_without_ready_decks_is_begun_with_decks_of_ones_own(site: Address, window: Window) -> None:
    page = window.open(site.http)
    game = page.locator("article[aria-label^=Highlander]")
    game.get_by_text("Set the table").click()
    game.get_by_label("Edition").select_option("type-one")
    game.get_by_label("Tournament").select_option("lean")
    expect(game.locator(".seats")).to_contain_text("make it in the card maker")
    expect(game.locator(".seats fieldset")).to_have_count(2)
    expect(game.locator(".seats textarea").first).to_be_visible()
    game.get_by_label("Tournament").select_option("plot-hilt")
    expect(game.locator(".seats")).to_contain_text("Without a Hilt")


def test_who_has_an_account_sits_down_by_its_name(site: Address, window: Window) -> None:
    page = window.open(site.http)
    expect(page.get_by_role("button", name="Play Huntik now")).to_be_visible()
    page.get_by_role("button", name="Sign in").click()
    page.get_by_label("Name", exact=True).and_(page.locator("dialog input")).fill("Lobbyist")
    page.get_by_label("Password").fill("correct horse")
    page.get_by_role("button", name="Open an account").click()
    expect(page.locator("#account")).to_contain_text("Lobbyist")
    game_of(page, "Huntik").locator(".opener").click()
    expect(game_of(page, "Huntik").get_by_label("Name").first).to_have_value("Lobbyist")

    page.get_by_role("button", name="Sign out").click()
    game_of(page, "Huntik").locator(".opener").click()
    expect(game_of(page, "Huntik").get_by_label("Name").first).to_have_value("Ann")


def test_an_address_at_which_there_is_nothing_leads_back(site: Address, window: Window) -> None:
    page = window.open(f"{site.http}/nothing/at/all")
    expect(page.locator("h1")).to_have_text("There is nothing here")
    page.get_by_role("link", name="To the lobby").click()
    expect(page.locator("#games article").first).to_be_visible()

    assert site.get("/nothing").status_code == 404
    assert site.get("/api/nothing").text == "there is nothing here"
    window.complaints.clear()  # the browser mentions every 404


def test_cards_of_ones_own_are_welcome_at_a_listed_table_that_says_so(site: Address, browser: Browser) -> None:
    home, away = Window(browser), Window(browser)
    page = home.open(site.http)
    game = game_of(page, "Huntik")
    game.locator(".opener").click()
    welcome = game.get_by_label("Made cards and cards from files are welcome")
    expect(welcome).to_be_hidden()
    game.locator("fieldset").nth(1).get_by_label("Who").select_option("open")
    game.get_by_label("Shown to").select_option("")
    expect(welcome).to_be_hidden()
    game.get_by_label("Shown to").select_option("yes")
    welcome.check()
    game.locator("fieldset").first.get_by_label("Deck").select_option("")
    game.locator("fieldset").first.locator("textarea").fill(deck_with("huntik", lines_of("huntik")))
    game.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/sit/**")
    expect(page.locator("main")).to_contain_text("1 card of their own")

    other = away.open(site.http)
    expect(other.locator("#open-list")).to_contain_text("with cards of players’ own")
    for window in (home, away):
        window.close()
