"""The page draws a view and a decision: every card by itself, every option in the list, and what can act glows."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import quickening as qk
from quickening.bots import bot
from quickening.games import rules
from tests.highlander_table import card_saying
from tests.server.conftest import Address
from tests.shadowfist_table import character, edge, state
from tests.shadowfist_table import site as feng_shui
from tests.table import Table
from tests.web.conftest import Seats, Window
from tests.web.sitting import Sitting

pytestmark = pytest.mark.slow

BOOKS: dict[str, tuple[str, dict[str, Any], int]] = {
    "HK": ("huntik", {}, 2),
    "SF": ("shadowfist", {}, 3),
    "HL1": ("highlander", {"edition": "first"}, 2),
    "HL3": ("highlander", {"edition": "third"}, 2),
    "HLT": ("highlander", {"edition": "type-one"}, 2),
}
#: So many decisions of a game are looked at, with so many others between them.
LOOKS, STEPS = 12, 3


#: Everybody whose face is drawn, and how many faces there are among them.
FACES = """async () => {
    const load = (name) => import(`/static/art/${name}.js`);
    const [{ bust }, { looksOf }, { paletteOf }] = await Promise.all(["busts", "meaning", "palettes"].map(load));
    const cardsOf = async (game) => (await fetch(`/api/cards/${game}`)).json();
    const pools = await Promise.all(["huntik", "highlander"].map(cardsOf));
    const isSeeker = (card) => card.tags.includes("Seeker") && !card.name.startsWith("Suit");
    const isPerson = (card) => card.kind === "persona" || isSeeker(card);
    const people = new Map(pools.flat().filter(isPerson).map((card) => [card.title, card]));
    const drawn = [...people.values()].map((card) => bust(looksOf(card.name), paletteOf("persona"), () => 0.9));
    return [people.size, new Set(drawn).size];
}"""


def test_people_are_told_apart_by_their_faces(site: Address, window: Window) -> None:
    people, faces = window.open(f"{site.http}/cards").evaluate(FACES)
    assert people > 30
    assert faces > 0.85 * people


def questions(book: str) -> Iterator[Any]:
    """A game between bots, each time its first player is asked something after a while."""
    name, how, players = BOOKS[book]
    decks = list(rules(name).ready_decks(**how))[:players]
    game = qk.new(name, decks, seed=8, names=["Ann", "Bob", "Carol"][:players], **how)
    minds = [bot("thumb", name, seed=seat) for seat in range(players)]
    since = 0
    while game.decision is not None:
        if game.decision.seat == 0 and since >= STEPS:
            yield game
            since = 0
        asked = game.decision
        game.answer(minds[asked.seat].choose(asked, game.view(asked.seat, log=False)))
        since += 1


#: Whether these ids are in the list; the handles of what glows, and of what is drawn.
LISTED = """wanted => JSON.stringify(wanted) ===
    JSON.stringify([...document.querySelectorAll('#asked [data-option]')].map((one) => one.dataset.option).sort())"""
GLOWING = (
    "[...document.querySelectorAll('#board .card.can-act, #hand .card.can-act')].map((one) => +one.dataset.handle)"
)
DRAWN = "[...document.querySelectorAll('#board :not(.stack) > .card, #hand .card')].map((one) => +one.dataset.handle)"


@pytest.mark.parametrize("book", BOOKS)
def test_every_option_is_in_the_list_and_what_can_act_glows(sit: Seats, book: str) -> None:
    asked = questions(book)
    sitting = sit(next(asked))
    looked = 0
    for game in islice(asked, LOOKS):
        looked += 1
        sitting.answered += 1
        sitting.show()
        options = [option for option in game.decision.options if option.listed]
        sitting.page.wait_for_function(LISTED, arg=sorted(option.id for option in options))
        expect(sitting.page.locator("#asked h2")).to_have_text(game.view(0).prompt.title)
        meant = {option.card for option in options if option.card} & set(sitting.page.evaluate(DRAWN))
        assert meant <= set(sitting.page.evaluate(GLOWING))
        assert set(sitting.page.evaluate(GLOWING)) <= {card for option in options for card in option.cards}
    assert looked > LOOKS / 2


# -- cards ---------------------------------------------------------------------------------------------------------


def colour(page: Page, name: str) -> str:
    """The colour of a card's frame."""
    found: str = page.locator("#hand .card", has_text=name).first.evaluate(
        "one => getComputedStyle(one).getPropertyValue('--frame')"
    )
    return found


def pictures(page: Page, name: str) -> list[str]:
    found: list[str] = (
        page.locator("#hand .card", has_text=name)
        .locator(".pic img")
        .evaluate_all("all => all.map((one) => one.src)")
    )
    return found


def test_cards_are_drawn_by_the_page_itself(table: Table, site: Address, window: Window) -> None:
    ann, _ = table.shadowfist("Ann", "Bob")
    known = {printed.name: printed for printed in rules("shadowfist").table().definitions.values()}
    ann.has(*(known[name] for name in ("Blue Monk", "Back for Seconds", "Back for Seconds", "Dockyard")))
    asked: list[str] = []
    window.context.on("request", lambda request: asked.append(request.url))
    page = Sitting(site, window, table.game).page
    first, second = pictures(page, "Back for Seconds")

    assert first == second  # the picture is the card's
    assert pictures(page, "Blue Monk")[0] != first
    assert len({colour(page, name) for name in ("Blue Monk", "Back for Seconds", "Dockyard")}) == 3  # by faction
    expect(page.locator("#hand .card", has_text="Blue Monk").locator(".figure.of-fighting")).to_have_text("4")
    page.locator("#hand .card", has_text="Blue Monk").click()
    expect(page.locator("#reading .card.large")).to_contain_text("choose a designator")
    assert all(
        src.startswith("blob:") for src in page.locator("img").evaluate_all("all => all.map((one) => one.src)")
    )
    assert all(url.startswith((site.http, "blob:")) for url in asked)  # and nothing comes from elsewhere


def test_an_attack_shows_its_grid_and_types_have_colours(table: Table, sit: Seats) -> None:
    alice, _ = table.highlander("Alice", "Bob")
    alice.has("Upper Left Attack", "Upper Left Block", card_saying("Draw a card.", "Luck", "event"))
    page = sit(table.game).page
    grid = page.locator("#hand .card", has_text="Upper Left Attack").locator(".grid .on")

    expect(grid).to_have_count(1)
    assert len({colour(page, name) for name in ("Upper Left Attack", "Upper Left Block", "Luck")}) == 3


# -- Shadowfist's structures ---------------------------------------------------------------------------------------


def test_a_site_structure_stands_in_columns_and_rows_with_everybody_at_their_place(table: Table, sit: Seats) -> None:
    _, bob = table.shadowfist("Ann", "Bob")
    bob.controls(feng_shui("North", 8), feng_shui("South", 7))
    bob.controls(feng_shui("Cellar", 6), behind="North")
    bob.controls("Hero", at="South")
    bob.controls(state("Blade", "Weapon. Play on a Character. Subject gains +2 Fighting."), on="Hero")
    bob.controls(character("Monk", 3, provides="{han}{chi}"), at="North")
    bob.controls(edge("Luck", "All Characters you control gain +1 combat damage."))
    bob.has_in_smoked_pile("Student")
    bob.has_burned("Tower")
    page = sit(table.game).page
    panel = page.locator('.sf-panel[aria-label="Bob"]')
    columns = panel.locator(".sf-column")

    expect(columns).to_have_count(2)
    expect(columns.nth(0).locator(".back-row")).to_contain_text("Cellar")
    expect(columns.nth(0).locator(".front-row")).to_contain_text("North")
    expect(columns.nth(0).locator(".residents")).to_contain_text("Monk")
    expect(columns.nth(1).locator(".residents")).to_contain_text("Hero")
    expect(panel.get_by_role("group", name="on Hero")).to_contain_text("Blade")
    expect(panel.locator(".sf-edges")).to_contain_text("Luck")
    expect(panel.locator(".sf-power")).to_have_text("10")
    expect(panel.locator(".sf-pool")).to_have_attribute("aria-label", "Resources: 1 chi, 1 han")
    for pile, name in (("Smoked pile", "Student"), ("Burned for victory", "Tower")):
        page.get_by_role("button", name=f"Bob, {pile}: 1 card").click()
        expect(page.locator("#reading .row .card")).to_contain_text(name)
        page.keyboard.press("Escape")
