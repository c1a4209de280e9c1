"""A card pool in the browser: brought in a file, shown with what is not understood, built with, played, forgotten."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.cards.test_pools import packed
from tests.server.conftest import Address
from tests.web.axe import serious_faults
from tests.web.conftest import Window
from tests.web.playing import play_on, run, wait_until_asked

pytestmark = pytest.mark.slow

LONG = 60_000
HEADER = "set\tnumber\ttitle\tsubtitle\ttype\tsubtype\talignment\tatk\tdef\ttext_plain\n"
HEROES = "".join(
    f"MIRE\t{n:03}\tMire Walker {n}\tOf the Marsh\tminorHero\tseeker\tgood\t2\t2\t\n" for n in range(1, 21)
)
ODD = "MIRE\t021\tOdd Dreamer\tOf the Moon\tminorHero\tseeker\tgood\t2\t2\tDance with the moon.\n"
CALIBAN = "SAS\t001\tCaliban\tDante's Titan\tmajorHero\tmesoTitan\tgood\t8\t6\t\n"
NO_CARD = "MIRE\t022\t<b>Nobody</b>\t\tnoType\t\tgood\t\t\t\n"
DECK = "# Marsh folk\n" + "".join(f"3 Mire Walker {n}\n" for n in range(1, 21))


def bring(page: Page, path: Path) -> None:
    page.locator("#pools summary").first.click()
    page.locator("#pools input[type=file]").set_input_files(path)


@pytest.mark.parametrize(("shade", "width", "height"), [("light", 1280, 800), ("dark", 390, 844)])
def test_a_pool_is_brought_shown_built_with_and_played(
    site: Address, browser: Browser, tmp_path: Path, shade: str, width: int, height: int
) -> None:
    plugin = tmp_path / "Mire.zip"
    files = {"sets__mire_DOT_txt": HEADER + HEROES + ODD + CALIBAN + NO_CARD, "decks__marsh_DOT_txt": DECK}
    plugin.write_bytes(packed(**files))
    window = Window(browser, color_scheme=shade, viewport={"width": width, "height": height}, reduced_motion="reduce")
    page = window.open(f"{site.http}/cards#huntik/")
    expect(page.locator("#found")).to_contain_text("183 cards")
    bring(page, plugin)

    pool = page.locator(".pools > li")
    expect(pool).to_contain_text(
        "20 cards to play with, 2 not understood yet, 1 were here already, 1 deck", timeout=LONG
    )
    expect(page.locator("#found")).to_contain_text("204 cards")
    unfold = page.get_by_role("button", name="Filters")
    if unfold.is_visible():  # on a phone
        unfold.click()
    page.locator("#filters [name=from]").select_option("not understood yet")
    odd = page.locator("#cards > li")
    expect(odd).to_have_count(1)
    expect(odd.get_by_role("button", name="Put Odd Dreamer into the deck")).to_be_disabled()
    odd.locator(".card").click()
    expect(page.locator("#reading mark")).to_have_text("Dance with the moon.")
    assert page.get_by_role("link", name="Word it anew").get_attribute("href")
    assert serious_faults(page) == []
    page.get_by_role("button", name="Close").click()
    pool.get_by_text("1 line could not be used").click()
    expect(pool).to_contain_text("<b>Nobody</b>: ")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert serious_faults(page) == []
    assert [one for one in run(page, "pale") if "unread" in one or "about" in one] == []

    page.reload()
    expect(page.locator("#found")).to_contain_text("204 cards")
    if width < 900:
        page.get_by_role("button", name="Your deck").click()
    page.get_by_role("button", name="marsh", exact=True).click()
    expect(page.locator("#builder .legal")).to_be_visible(timeout=LONG)
    expect(page.locator("#builder .lists")).to_contain_text("Mire Walker 20")
    page.get_by_role("button", name="Keep it in this browser").click()
    page.get_by_role("button", name="Try it against a bot").click()
    page.wait_for_url("**/table/**", timeout=LONG)
    mine = page.locator(".card", has_text="Mire Walker")
    for _ in range(6):  # who leads, and the like
        wait_until_asked(page)
        if mine.count():
            break
        play_on(page, 0.0)
    expect(mine.first).to_be_visible()
    window.close()


def test_bad_files_are_refused_in_one_message_and_nothing_is_kept_or_lost(
    site: Address, window: Window, tmp_path: Path
) -> None:
    page = window.open(f"{site.http}/cards#huntik/")
    expect(page.locator("#found")).to_contain_text("183 cards")
    good = tmp_path / "Mire.tsv"
    good.write_text(HEADER + HEROES)
    bring(page, good)
    expect(page.locator("#found")).to_contain_text("203 cards", timeout=LONG)
    for name, data, words in (
        ("big.zip", bytes(9 << 20), "too large: 8 MB at most"),
        ("bomb.zip", packed(sets__a_DOT_txt=bytes(20 << 20)), "more than 16 MB"),
        (
            "other.txt",
            b"Name\tSet\tType\tSubtitle\tCost\tRequires\tProvides\tFighting\tPower\tBody\tText\n",
            "Shadowfist",
        ),
        ("laughs.xml", b'<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', "it declares entities"),
        ("noise.csv", bytes(range(256)) * 40, "not a text file"),
        ("none.tsv", (HEADER + NO_CARD).encode(), "no card in it that can be used"),
    ):
        file = tmp_path / name
        file.write_bytes(data)
        page.locator("#pools input[type=file]").set_input_files(file)
        expect(page.locator("#trouble")).to_contain_text(words, timeout=LONG)
        expect(page.locator("#trouble")).to_contain_text(name)
        expect(page.locator("#trouble")).not_to_contain_text(f"{name}: {name}")
        expect(page.locator(".pools > li")).to_have_count(1)
        expect(page.locator("#found")).to_contain_text("203 cards")
    window.complaints.clear()  # the refusals

    page.get_by_role("button", name="Forget the pool Mire").click()
    expect(page.locator("#found")).to_contain_text("183 cards")


def sign_in(page: Page, name: str, how: str) -> None:
    page.get_by_role("button", name="Sign in").click()
    page.get_by_label("Name", exact=True).and_(page.locator("dialog input")).fill(name)
    page.get_by_label("Password").fill("correct horse")
    page.locator("dialog").get_by_role("button", name=how).click()
    expect(page.locator("#account")).to_contain_text(name)


def test_a_pool_in_the_account_is_there_on_another_device_until_it_is_forgotten(
    site: Address, browser: Browser, tmp_path: Path
) -> None:
    home, away = Window(browser), Window(browser)
    file = tmp_path / "Mire.tsv"
    file.write_text(HEADER + HEROES)
    page = home.open(f"{site.http}/cards#huntik/")
    expect(page.locator("#found")).to_contain_text("183 cards")
    bring(page, file)
    expect(page.locator(".pools > li")).to_contain_text("Kept in this browser.", timeout=LONG)
    sign_in(page, "Marsher", "Open an account")
    page.get_by_role("button", name="Keep the pool Mire in your account").click()
    expect(page.locator(".pools > li")).to_contain_text("Kept in your account.")

    other = away.open(f"{site.http}/cards#huntik/")
    expect(other.locator("#found")).to_contain_text("183 cards")
    sign_in(other, "Marsher", "Sign in")
    expect(other.locator("#found")).to_contain_text("203 cards", timeout=LONG)
    expect(other.locator(".pools > li")).to_contain_text("Kept in your account.")
    other.get_by_role("button", name="Sign out").click()
    expect(other.locator("#found")).to_contain_text("183 cards")
    sign_in(other, "Marsher", "Sign in")
    expect(other.locator("#found")).to_contain_text("203 cards", timeout=LONG)
    other.get_by_role("button", name="Forget the pool Mire").click()
    expect(other.locator("#found")).to_contain_text("183 cards")

    page.reload()
    expect(page.locator("#found")).to_contain_text("183 cards")
    expect(page.locator(".pools > li")).to_have_count(0)
    for window in (home, away):
        window.close()


def test_a_set_that_was_made_is_in_the_account_too(site: Address, browser: Browser) -> None:
    home, away = Window(browser), Window(browser)
    page = home.open(f"{site.http}/maker")
    page.get_by_role("button", name="Show me an example").click()
    page.get_by_role("button", name="Keep it in my set").click()
    name = page.locator("#set b").inner_text()
    sign_in(page, "Mossy", "Open an account")
    page.get_by_role("button", name="Keep it in my set").click()
    expect(page.locator("#where-kept")).to_have_text("in your account")

    other = away.open(f"{site.http}/maker")
    sign_in(other, "Mossy", "Sign in")
    expect(other.locator("#set b")).to_have_text([name])
    other.get_by_role("button", name=f"Forget {name}").click()
    expect(other.locator("#set")).to_contain_text("Nothing is kept yet.")
    page.reload()
    expect(page.locator("#set")).to_contain_text("Nothing is kept yet.")
    for window in (home, away):
        window.close()
