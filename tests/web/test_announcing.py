"""What others just did is seen for a moment, and an answer that loses the game is no trap."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from quickening.server.messages import say
from tests.server.conftest import Address
from tests.table import Table
from tests.web.conftest import Window
from tests.web.scenes import highlander_defense
from tests.web.sitting import Sitting

pytestmark = pytest.mark.slow


def test_a_card_that_somebody_else_plays_is_shown_with_its_text(table: Table, site: Address, lively: Window) -> None:
    ann, bob = table.huntik("Ann", "Bob")
    bob.has("Breaker")
    ann.passes()
    sitting = Sitting(site, lively, table.game)

    bob.plays("Breaker")
    sitting.show()

    herald = sitting.page.wait_for_selector(".herald:has(.did)")
    assert herald is not None
    assert "Bob plays Breaker." in herald.inner_text()
    sitting.page.wait_for_selector(".herald", state="detached")


def test_a_key_ends_what_is_announced(table: Table, site: Address, lively: Window) -> None:
    ann, bob = table.huntik("Ann", "Bob")
    bob.has("Breaker")
    ann.passes()
    sitting = Sitting(site, lively, table.game)
    bob.plays("Breaker")
    sitting.show()
    sitting.page.wait_for_selector(".herald:has(.did)")

    left = sitting.page.evaluate(
        """() => {
            document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift", bubbles: true }));
            return document.querySelectorAll(".herald").length;
        }"""
    )

    assert left == 0


def test_ones_own_play_is_not_announced(table: Table, site: Address, lively: Window) -> None:
    ann, _ = table.huntik("Ann", "Bob")
    ann.has("Breaker")
    sitting = Sitting(site, lively, table.game)

    ann.plays("Breaker")
    sitting.show()

    expect(sitting.page.locator("#log")).to_contain_text("Ann plays Breaker")
    sitting.page.wait_for_timeout(300)
    assert sitting.page.locator(".herald .card").count() == 0


def test_going_on_to_lose_the_game_is_said_and_no_key_does_it(table: Table, site: Address, window: Window) -> None:
    highlander_defense(table)
    sitting = Sitting(site, window, table.game, 1)
    page = sitting.page
    expect(page.locator(".foresight")).to_be_visible()
    ends = ["Upper Left Attack is successful for 2.", "Ann wins: Bob has no Ability left"]
    sitting.socket.send(say("foreseen", n=0, chosen=[], lines=ends, tags=[], again=True))
    expect(page.locator(".foresight.deadly")).to_contain_text("Ann wins the game. You are asked again before that.")
    expect(page.locator("#asked .next .danger")).to_have_count(0)
    sitting.socket.send(say("foreseen", n=0, chosen=[], lines=ends, tags=[], again=False))

    expect(page.locator(".foresight.deadly")).to_contain_text("wins")
    expect(page.locator("#asked .next .danger")).to_contain_text("lose the game")
    page.keyboard.press("Space")
    page.wait_for_timeout(200)
    assert sitting.answered == 0
    page.locator("#asked .next .danger").click()
    expect(page.locator("#asked")).not_to_have_attribute("data-n", "0")
