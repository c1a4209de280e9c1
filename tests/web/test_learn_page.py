"""How a game is played: one page a game, with pictures of the table, from which a lesson begins."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from quickening.games import finished
from quickening.games.guides import how_to_play
from quickening.server.looks import WEB
from tests.server.conftest import Address
from tests.web.conftest import Window
from tests.web.scenes import SCENES

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", finished())
def test_a_page_fits_on_two_screens_and_its_pictures_are_there(game: str, site: Address, window: Window) -> None:
    told = how_to_play(game)
    page = window.open(f"{site.http}/learn/{game}")
    expect(page.locator("h1")).to_have_text(told.title)
    expect(page.locator("#sections section")).to_have_count(len(told.sections))
    page.wait_for_function("[...document.images].every((one) => one.complete && one.naturalWidth > 0 || one.loading)")

    pictures = [section.picture for section in told.sections if section.picture]
    assert len(pictures) >= 2
    assert set(pictures) <= set(SCENES)
    assert all((WEB / "how" / f"{one.replace(' ', '-')}.webp").is_file() for one in pictures)
    page.set_viewport_size({"width": 1440, "height": 900})
    assert page.evaluate("document.documentElement.scrollHeight") <= 2.2 * 900
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert page.evaluate("document.documentElement.scrollHeight") <= 2.1 * 844


def test_the_lobby_leads_there_and_a_lesson_begins_there(site: Address, window: Window) -> None:
    page = window.open(site.http)
    page.locator("article.game", has_text="Highlander").locator("a", has_text="How to play").click()
    page.locator("button", has_text="Learn it at the table").click()
    page.wait_for_url("**/table/**")

    expect(page.locator("#lesson")).to_contain_text("The first duel")


def test_a_game_there_is_not_has_a_friendly_page(site: Address, window: Window) -> None:
    page = window.open(f"{site.http}/learn/chess")

    expect(page.locator("#lead")).to_contain_text("There is nothing here about chess")
    window.complaints.clear()  # the browser mentions every 404


def test_all_there_is_to_learn_from_stands_on_one_page(site: Address, window: Window) -> None:
    page = window.open(site.http)
    page.get_by_role("link", name="Learn", exact=True).click()
    duel = page.get_by_role("region", name="Highlander")
    expect(duel.get_by_role("button", name="Begin")).to_have_count(3)
    expect(duel).to_contain_text("The third edition: what is different")
    expect(duel.get_by_role("link", name="The three books side by side")).to_have_attribute(
        "href", "/rules#HLT:compare"
    )

    page.get_by_role("region", name="Huntik").get_by_role("button", name="Begin").click()
    page.wait_for_url("**/table/**lesson=**")
    expect(page.locator("#lesson h2")).to_have_text("Look at your hand")
    page.go_back()
    expect(page.get_by_role("region", name="Huntik").get_by_role("button", name="Go on")).to_be_visible()
