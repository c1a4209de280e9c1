"""Cards are seen on their way and blows are seen to land: nothing cuts them off, and nothing else moves for it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.server.conftest import Address
from tests.table import Table
from tests.web.conftest import Window
from tests.web.scenes import _quarter, highlander_defense, huntik_aiming, until
from tests.web.sitting import Sitting

pytestmark = pytest.mark.slow

#: Notes what is animated: its name, whether it is a double above everything, its frames, and where the board stands.
WATCH = """() => {
  const animate = Element.prototype.animate;
  window.moved = [];
  Element.prototype.animate = function (frames, how) {
    window.moved.push({
      name: this.ariaLabel ?? this.className,
      flies: Boolean(this.closest(".flight")),
      frames: JSON.stringify(frames),
      board: JSON.stringify(document.querySelector("#board").getBoundingClientRect()),
    });
    return animate.call(this, frames, how);
  };
}"""
#: The frames of who draws back and leaps.
LEAPS = '"offset":0.28'


def watched(site: Address, window: Window, table: Table, seat: int = 0) -> Sitting:
    sitting = Sitting(site, window, table.game, seat)
    sitting.page.evaluate(WATCH)
    return sitting


def shown_next(sitting: Sitting) -> list[Any]:
    """What moves when the page is shown what has happened."""
    sitting.page.evaluate("window.moved = []")
    sitting.answered += 1
    sitting.show()
    sitting.page.wait_for_function("() => window.moved.length")
    moved: list[Any] = sitting.page.evaluate("window.moved")
    return moved


def leapers(moved: list[Any]) -> set[str]:
    return {one["name"].split(",")[0] for one in moved if LEAPS in one["frames"]}


def box_of_board(page: Page) -> str:
    box: str = page.evaluate("JSON.stringify(document.querySelector('#board').getBoundingClientRect())")
    return box


def test_attackers_go_to_the_stage_above_everything(table: Table, site: Address, lively: Window) -> None:
    ann, *_ = _quarter(table, 4)
    sitting = watched(site, lively, table)
    before = box_of_board(sitting.page)

    ann.attacks("Monkey House", with_=["Tears of the Crocodile", "Mantis Fighter"])
    moved = shown_next(sitting)

    flying = {one["name"].split(",")[0] for one in moved if one["flies"]}
    assert {"Tears of the Crocodile", "Mantis Fighter"} <= flying
    assert {one["board"] for one in moved} == {before}


def test_attackers_leap_at_what_they_strike(table: Table, site: Address, lively: Window) -> None:
    ann, *_ = _quarter(table, 4)
    ann.attacks("Monkey House", with_=["Tears of the Crocodile", "Mantis Fighter"])
    sitting = watched(site, lively, table)

    until(table, "What becomes")
    moved = shown_next(sitting)

    assert leapers(moved) == {"Tears of the Crocodile", "Mantis Fighter"}
    assert [one["name"] for one in moved if one["name"].startswith("spark")] == ["spark", "spark"]


def test_heroes_leap_at_those_their_attacks_are_aimed_at(table: Table, site: Address, lively: Window) -> None:
    huntik_aiming(table)
    sitting = watched(site, lively, table)
    options = table.decision.options

    table.game.answer((options[0],) * 5 + (options[1],) * 5)
    table.game.answer((table.decision.options[0],) * 6)
    moved = shown_next(sitting)

    assert leapers(moved) == {"Springer", "Caliban", "The Professor", "Enforcer"}


def test_an_attack_that_is_not_met_leaps_at_the_body(table: Table, site: Address, lively: Window) -> None:
    highlander_defense(table)
    sitting = watched(site, lively, table, seat=1)

    table.game.answer(next(one for one in table.decision.options if one.kind == "through"))
    moved = shown_next(sitting)

    assert leapers(moved) == {"Upper Left Attack"}
    assert any(one["name"] == "spark" for one in moved)


def test_a_cards_double_is_gone_when_it_has_arrived(table: Table, site: Address, lively: Window) -> None:
    ann, *_ = _quarter(table, 4)
    sitting = watched(site, lively, table)

    ann.attacks("Monkey House", with_=["Tears of the Crocodile"])
    shown_next(sitting)

    sitting.page.wait_for_selector(".flight", state="detached")
    assert sitting.page.locator(".stage .card", has_text="Tears of the Crocodile").count() == 1
