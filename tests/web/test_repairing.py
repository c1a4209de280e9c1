"""Judge mode in the browser: a repair is asked for, agreed to across the table, told in the log, and taken back."""

from __future__ import annotations

import random
import re

import httpx
import pytest
from playwright.sync_api import Browser, expect

from quickening.games.made import together
from quickening.server.making import card_file
from tests.server.conftest import Address, whoever_is_asked
from tests.web.axe import serious_faults
from tests.web.conftest import Window
from tests.web.playing import run

pytestmark = pytest.mark.slow


def to_a_turn(site: Address, table: str, tokens: list[str]) -> None:
    """As far as somebody's turn."""
    ann, bob = (site.player(table, token) for token in tokens)
    chance = random.Random(1)
    while (asked := whoever_is_asked(ann, bob)).decision["question"] != "Your turn":  # type: ignore[index]
        asked.answer_anything(chance)
    ann.close()
    bob.close()


@pytest.mark.parametrize(("shade", "width", "height"), [("light", 1280, 800), ("dark", 390, 844)])
def test_a_repair_is_agreed_to_told_and_taken_back(
    site: Address, browser: Browser, shade: str, width: int, height: int
) -> None:
    table, tokens = site.lay("you", "friend")
    to_a_turn(site, table, tokens)
    ann_window = Window(browser, color_scheme=shade, viewport={"width": width, "height": height})
    bob_window = Window(browser)
    ann = ann_window.open(f"{site.http}/table/{table}#{tokens[0]}")
    bob = bob_window.open(f"{site.http}/table/{table}#{tokens[1]}")
    expect(bob.locator("#repair")).to_be_hidden()

    ann.locator("#more").click()
    ann.locator("#repair").click()
    form = ann.get_by_role("form", name="Draw cards")
    form.get_by_label("Who").select_option("Bob")
    form.get_by_label("Cards").fill("2")
    assert serious_faults(ann) == []
    assert run(ann, "pale") == []
    form.get_by_role("button", name="Ask the others").press("Enter")

    expect(bob.locator(".consent")).to_contain_text("Ann would like to repair the table: Bob draws")
    bob.locator(".consent").get_by_role("button", name="Allow").click()
    expect(ann.locator("#log")).to_contain_text("Repaired by Ann: Bob draws 2 cards.")
    expect(bob.locator("#log")).to_contain_text("Repaired by Ann: Bob draws")

    ann.locator("#more").click()
    ann.locator("#repair").click()
    back = ann.get_by_role("form", name="Take back to here")
    back.get_by_label("To before").select_option(label="Repaired by Ann: Bob draws 2 cards.")
    back.get_by_role("button", name="Ask the others").press("Enter")
    expect(bob.locator(".consent")).to_contain_text("take back")
    bob.locator(".consent").get_by_role("button", name="Allow").click()
    expect(ann.locator("#log")).not_to_contain_text("Repaired by Ann")
    ann_window.close()
    bob_window.close()


def all_insights() -> str:
    """A deck of actions that need neither a hero nor a target."""
    facts = {"type": "action", "subtype": "freeAction", "alignment": "good", "text_plain": "Draw a card."}
    files = [card_file("huntik", {**facts, "title": f"Insight {n}", "number": f"{n:03}"}) for n in range(20)]
    lines = ["# Insights", *(f"3 Insight {n}" for n in range(20))]
    header, _ = files[0].splitlines()
    return together("\n".join(lines), (header, *(one.splitlines()[1] for one in files)))


def test_a_card_is_put_on_the_stack_and_taken_back(site: Address, window: Window) -> None:
    seats = [
        {"kind": "you", "name": "Ann", "deck": "", "cards": all_insights()},
        {"kind": "friend", "name": "Bob", "deck": "organization"},
    ]
    laid = httpx.post(f"{site.http}/api/tables", json={"game": "huntik", "seats": seats}, timeout=60).json()
    table, tokens = laid["table"], laid["tokens"]
    to_a_turn(site, table, tokens)
    page = window.open(f"{site.http}/table/{table}#{tokens[0]}")
    bob = window.open(f"{site.http}/table/{table}#{tokens[1]}")
    told = re.compile(r"Insight \d+ is put on the stack for Ann")

    page.locator("#more").click()
    page.locator("#repair").click()
    form = page.get_by_role("form", name="Put a card on the stack")
    cards = form.locator("select")
    cards.select_option(cards.locator("option", has_text="Insight").first.get_attribute("value"))
    form.get_by_role("button", name="Ask the others").press("Enter")
    expect(bob.locator(".consent")).to_contain_text(told)
    bob.locator(".consent").get_by_role("button", name="Allow").click()
    expect(page.locator("#log")).to_contain_text(told)
    expect(page.locator("#log")).to_contain_text("Ann plays Insight")

    page.locator("#more").click()
    page.locator("#repair").click()
    back = page.get_by_role("form", name="Take back to here").get_by_label("To before")
    back.select_option(back.locator("option", has_text="is put on the stack").first.get_attribute("value"))
    page.get_by_role("form", name="Take back to here").get_by_role("button").press("Enter")
    bob.locator(".consent").get_by_role("button", name="Allow").click()
    expect(page.locator("#log")).not_to_contain_text("is put on the stack")
