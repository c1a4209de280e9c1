"""A card's face says what the card is: every shipped card has an emblem that its words ask for."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.server.conftest import Address
from tests.table import Table
from tests.web.conftest import Window
from tests.web.playing import run
from tests.web.sitting import Sitting

pytestmark = pytest.mark.slow

POOLS = [
    ("huntik", ""),
    ("shadowfist", ""),
    ("highlander", "first"),
    ("highlander", "third"),
    ("highlander", "type-one"),
]
#: No emblem stands for more of a pool than this.
MOST = 0.05


def faces(site: Address, window: Window, game: str, edition: str) -> list[dict[str, Any]]:
    """Every card of a pool: its title, its emblem, whether a figure is drawn instead, and its picture."""
    page = window.open(site.http)
    found: list[dict[str, Any]] = run(page, "faces", [game, edition])
    return found


@pytest.mark.parametrize(("game", "edition"), POOLS)
def test_every_card_has_an_emblem_that_fits_and_none_stands_for_many(
    site: Address, window: Window, game: str, edition: str
) -> None:
    cards = faces(site, window, game, edition)
    shown = [card for card in cards if not card["figure"]]

    assert [card["title"] for card in shown if card["emblem"] is None] == []
    for emblem, many in Counter(card["emblem"] for card in shown).items():
        assert many <= MOST * len(cards), f"{emblem} stands for {many} of {len(cards)} cards"


@pytest.mark.parametrize(("game", "edition"), POOLS)
def test_cards_of_different_titles_have_different_pictures(
    site: Address, window: Window, game: str, edition: str
) -> None:
    titles: dict[str, set[str]] = {}
    for card in faces(site, window, game, edition):
        titles.setdefault(card["picture"], set()).add(card["title"])

    assert [same for same in titles.values() if len(same) > 1] == []


def cut_of(page: Page, name: str) -> str:
    return str(page.locator("#hand .card", has_text=name).locator(".pic img").first.get_attribute("src"))


def test_an_attack_is_drawn_where_it_cuts_and_a_block_where_it_covers(
    table: Table, site: Address, window: Window
) -> None:
    alice, _ = table.highlander("Alice", "Bob")
    names = ("Upper Left Attack", "Lower Left Attack", "Upper Left Block", "Lower Center Block")
    alice.has(*names)
    page = Sitting(site, window, table.game).page

    assert len({cut_of(page, name) for name in names}) == 4
    expect(page.locator("#hand .card", has_text="Lower Left Attack").locator(".grid .on")).to_have_count(1)
    expect(page.locator("#hand .hgroup h3 span")).to_have_text(["Attacks", "Blocks"])  # the hand lies by kind
