"""The card maker on the page: write, see how it is understood, keep, pass on."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.conftest import Address
from tests.web.axe import serious_faults
from tests.web.conftest import Window
from tests.web.playing import run

pytestmark = pytest.mark.slow

#: The process that reads has to learn the words of the game first.
LONG = 60_000


def write_hero(page: Page, name: str, text: str) -> None:
    facts = {"title": name, "type": "majorHero", "subtype": "gaiaTitan", "alignment": "good", "atk": "4", "def": "3"}
    for column, words in facts.items():
        page.locator(f"#facts [name={column}]").fill(words)
    page.locator("#facts [name=text_plain]").fill(text)


@pytest.mark.parametrize("shade", ["light", "dark"])
def test_a_card_is_understood_kept_and_passed_on(site: Address, browser: Browser, shade: str, tmp_path: Path) -> None:
    phone = {"width": 390, "height": 844}
    window = Window(browser, color_scheme=shade, viewport=phone, reduced_motion="reduce")
    page = window.open(f"{site.http}/maker")
    write_hero(page, "Mudwalker", "At the start of each round, drow a card.")
    told = page.locator("#understood")
    expect(told).to_contain_text("Not understood", timeout=LONG)
    expect(told.locator("mark")).to_have_text("drow")
    assert page.locator("#keep").is_disabled()
    page.get_by_role("button", name="Use this wording").click()
    expect(told).to_contain_text("✓ Understood", timeout=LONG)
    expect(told.locator(".tree")).to_contain_text("Draw")
    page.get_by_role("button", name="Keep it in my set").click()
    expect(page.locator("#set li")).to_contain_text(["Mudwalker"])
    assert serious_faults(page) == []
    assert [*run(page, "faults"), *run(page, "pale")] == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the set as a file").click()
    file = tmp_path / "set.tsv"
    saved.value.save_as(file)
    page.get_by_role("button", name="Forget Mudwalker").click()
    expect(page.locator("#set")).to_contain_text("Nothing is kept")
    page.locator("#load").set_input_files(file)
    expect(page.locator("#set li")).to_contain_text(["Mudwalker"])
    window.close()


def test_a_file_that_is_no_set_is_refused_and_nothing_is_lost(site: Address, window: Window, tmp_path: Path) -> None:
    page = window.open(f"{site.http}/maker")
    expect(page.locator("#set")).to_contain_text("Nothing is kept")
    for name, words, told in [
        ("a.tsv", "name\ttext\nx\ty\n", "Line 1"),
        ("b.tsv", "title\tsubtitle\ttype\tsubtype\talignment\tatk\tdef\ttext_plain\n\ta\n", "Line 2"),
        ("c.tsv", "x" * 500_000, "too large"),
    ]:
        file = tmp_path / name
        file.write_text(words, encoding="utf-8")
        page.locator("#load").set_input_files(file)
        expect(page.locator("#trouble")).to_contain_text(told)
        expect(page.locator("#set")).to_contain_text("Nothing is kept")


def test_a_printed_card_is_worded_anew_and_marked(site: Address, window: Window) -> None:
    page = window.open(f"{site.http}/cards#huntik/")
    page.locator("#cards .card").first.click()
    page.get_by_role("link", name="Word it anew").click()
    printed = page.locator("#printed-text").inner_text()
    assert page.locator("#facts [name=text_plain]").input_value() == printed
    for column, words in (("subtype", "gaiaTitan"), ("alignment", "good"), ("atk", "1"), ("def", "1")):
        page.locator(f"#facts [name={column}]").fill(words)
    page.locator("#facts [name=type]").fill("major hero")
    page.locator("#facts [name=text_plain]").fill("At the start of each round, draw a card.")
    expect(page.locator("#understood")).to_contain_text("✓ Understood", timeout=LONG)
    page.get_by_role("button", name="Keep it in my set").click()
    expect(page.locator("#set .reworded")).to_have_attribute("title", printed)


@pytest.mark.parametrize("game", ["huntik", "shadowfist", "highlander"])
def test_who_does_not_know_how_to_begin_is_shown_a_card_that_is_drawn(
    site: Address, window: Window, game: str
) -> None:
    page = window.open(f"{site.http}/maker?game={game}")
    page.get_by_role("button", name="Show me an example").press("Enter")
    expect(page.locator("#understood")).to_contain_text("✓ Understood", timeout=LONG)
    name = page.locator("#facts [name=title], #facts [name=Name]").input_value()

    expect(page.locator("#understood .card.large")).to_contain_text(name)
    page.get_by_role("button", name="Begin another card").click()
    expect(page.locator("#understood .card")).to_have_count(0)


def test_a_card_that_is_tried_lies_in_the_hand(site: Address, window: Window) -> None:
    page = window.open(f"{site.http}/maker")
    write_hero(page, "Mudwalker", "At the start of each round, draw two card.")
    page.get_by_role("button", name="Use this wording").click(timeout=LONG)
    expect(page.locator("#understood")).to_contain_text("✓ Understood", timeout=LONG)
    expect(page.locator(".tree")).to_contain_text("Triggered Power")
    page.get_by_role("button", name="Try it against a bot").click()

    page.wait_for_url("**/table/**", timeout=LONG)
    hand, leads = page.locator("#hand .card"), page.locator("#asked button", has_text="leads")
    expect(hand.or_(leads).first).to_be_visible()
    if leads.count():
        leads.first.click()
    expect(hand.filter(has_text="Mudwalker").first).to_be_visible()
