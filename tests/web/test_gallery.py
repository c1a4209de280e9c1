"""Cards and decks: every card can be found and read, and a deck be built, judged, kept and tried."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from quickening.games import rules
from quickening.games.formats import deck_as
from tests.server.conftest import Address
from tests.web.conftest import Window
from tests.web.playing import wait_until_asked

pytestmark = pytest.mark.slow


def opened(site: Address, window: Window, game: str) -> Page:
    page = window.open(f"{site.http}/cards#{game}/")
    expect(page.locator("#cards > li").first).to_be_visible()
    return page


def test_cards_are_found_by_what_is_on_them(site: Address, window: Window) -> None:
    page = opened(site, window, "shadowfist")
    expect(page.locator("#found")).to_have_text(f"{len(rules('shadowfist').printed())} cards")

    page.get_by_label("Words of name or text").fill("inflict damage")
    page.locator(".chip", has_text="Event").click()
    many = int((page.locator("#found").inner_text()).split()[0])
    texts = [f"{card.name} {card.text}".lower() for card in rules("shadowfist").printed() if card.kind == "Event"]
    meant = [text for text in texts if "inflict" in text and "damage" in text]
    assert many == len(meant) > 0
    expect(page.locator("#cards > li")).to_have_count(many)

    page.locator("#cards .card").first.click()
    expect(page.get_by_role("dialog").locator(".card.large")).to_be_visible()
    touched = page.get_by_role("dialog").locator(".read-as a", has_text="Event")
    expect(touched).to_have_attribute("href", re.compile(r"/rules#SF:"))


def test_a_ready_deck_is_copied_changed_kept_and_tried(site: Address, window: Window) -> None:
    page = opened(site, window, "huntik")
    builder = page.locator("#builder")
    builder.get_by_role("button", name=next(iter(rules("huntik").ready_decks().values())).name).click()
    expect(builder.get_by_role("status")).to_have_text("Legal.")

    while builder.locator(".lines li").count() > 3:  # too small a deck is not legal, and the rule says so
        builder.locator(".lines li").first.get_by_role("button", name=re.compile("less$")).click()
    expect(builder.locator(".wrong")).to_contain_text("HK 100")
    expect(builder.get_by_role("button", name="Try it against a bot")).to_be_disabled()

    builder.get_by_text("Other decks").click()
    builder.get_by_role("button", name=next(iter(rules("huntik").ready_decks().values())).name).click()
    builder.get_by_label("The name of the deck").fill("Mine")
    builder.get_by_label("The name of the deck").press("Enter")
    builder.get_by_role("button", name="Keep it in this browser").click()
    page.reload()
    builder.get_by_role("button", name="Mine", exact=True).click()
    builder.get_by_role("button", name="Draw an opening hand").click()
    expect(builder.locator(".drawn li")).to_have_count(5)
    builder.get_by_role("button", name="Try it against a bot").click()
    page.wait_for_url("**/table/*")
    wait_until_asked(page)

    page.goto(site.http)
    huntik = page.get_by_role("article", name="Huntik")
    huntik.locator(".opener").click()
    huntik.get_by_label("Deck").first.select_option("Mine: Mine")
    huntik.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/table/*")
    wait_until_asked(page)


def test_advice_stands_beside_the_rules(site: Address, window: Window) -> None:
    page = opened(site, window, "shadowfist")
    builder = page.locator("#builder")
    builder.get_by_role("button", name="Dragons", exact=False).first.click()
    expect(builder.locator(".legal")).to_be_visible()
    expect(builder.locator(".advice")).to_have_count(0)  # a ready deck is like a ready deck

    name = builder.locator(".lines li", has=page.locator(".cost", has_text="4")).first.locator(".named").inner_text()
    for _ in range(60):
        builder.get_by_role("button", name=f"One {name} more").click()

    expect(builder.locator(".advice li")).to_contain_text(
        [re.compile("ready decks of this size have [0-9]+ to [0-9]+")]
    )
    expect(builder.locator(".advice")).to_contain_text("What you look for comes later")


def test_a_resource_that_nothing_gives_is_told(site: Address, window: Window) -> None:
    page = opened(site, window, "shadowfist")
    builder = page.locator("#builder")
    words, found = page.get_by_placeholder(re.compile("Words of name")), page.locator("#cards > li")
    words.fill("Billy Zed")
    expect(found).to_have_count(1)
    put = found.get_by_role("button", name=re.compile("^Put"))
    for _ in range(20):
        put.click()
    expect(builder.locator(".resources")).to_contain_text("20 give · 20 need")
    expect(builder.locator(".advice li").first).to_contain_text("20 Characters: ready decks of this size have")

    words.fill("18 Bronze Men")
    expect(found.filter(has_text="Bronze")).to_have_count(1)
    expect(found).to_have_count(1)
    put.click()
    expect(builder.locator(".advice li").first).to_contain_text(
        "1 card needs Guiding Hand, and nothing here gives it."
    )


def test_a_deck_is_passed_on_by_its_link(site: Address, window: Window) -> None:
    page = opened(site, window, "huntik")
    page.locator("#cards > li").first.get_by_role("button", name=re.compile("^Put")).click()
    page.get_by_text("Share or export").click()
    link = page.get_by_label("A link to this deck", exact=True).input_value()
    name = page.locator("#builder .named").inner_text()

    page.goto(site.http)
    page.goto(link)

    expect(page.locator("#builder .named")).to_have_text([name])
    expect(page.locator("#builder .size")).to_have_text("1 card")


def test_on_a_phone_the_deck_is_a_tap_away(site: Address, window: Window) -> None:
    page = opened(site, window, "huntik")
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator("#builder")).to_be_hidden()
    page.locator("#cards > li").first.get_by_role("button", name=re.compile("^Put")).click()
    page.get_by_role("button", name="Your deck · 1").click()

    expect(page.locator("#builder .lines li")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_on_a_phone_filters_are_folded_and_say_how_many_are_set(site: Address, window: Window) -> None:
    page = opened(site, window, "highlander/first")
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_function("document.querySelector('#cards > li')?.getBoundingClientRect().top < 400")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(page.locator("select[name=set]")).to_be_hidden()

    page.get_by_role("button", name="Filters").click()
    page.locator("select[name=set]").select_option(index=1)

    expect(page.get_by_role("button", name="Filters · 1")).to_have_attribute("aria-expanded", "true")
    expect(page.locator("#found")).to_contain_text(" of ")


def test_a_deck_lies_by_kind_and_whoever_counts_by_keyboard_stays_at_the_card(site: Address, window: Window) -> None:
    page = opened(site, window, "shadowfist")
    builder = page.locator("#builder")
    builder.get_by_role("button", name="The Long Leash").click()
    kinds = [one.split("\n")[0].lower() for one in builder.locator(".lists h3").all_inner_texts()]
    assert kinds == sorted(kinds)
    assert len(kinds) > 3
    assert "Mantis Fighter" in builder.locator(".lines").first.inner_text()

    builder.get_by_role("button", name="One Mantis Fighter less").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")

    expect(builder.locator(".lines li", has_text="Mantis Fighter").locator("b")).to_have_text("3")
    expect(builder.get_by_role("button", name="Try it against a bot")).to_be_in_viewport()


def test_a_press_counts_and_a_name_stays_while_the_deck_is_judged(site: Address, window: Window) -> None:
    page = opened(site, window, "huntik")
    builder = page.locator("#builder")
    builder.get_by_role("button", name="Cold Fury").click()
    page.get_by_role("button", name="One Ymir less").hover()
    page.mouse.down()
    expect(builder.locator(".legal")).to_be_visible()
    page.mouse.up()
    expect(builder.locator(".lines li", has_text="Ymir").locator("b")).to_have_text("2")

    builder.get_by_label("The name of the deck").press_sequentially("s")
    expect(builder.locator(".legal")).to_be_visible()
    assert builder.get_by_label("The name of the deck").input_value().startswith("s")


def test_a_deck_file_is_opened_a_card_dragged_in_and_nonsense_refused(
    site: Address, window: Window, tmp_path: Path
) -> None:
    page = opened(site, window, "huntik")
    other = tmp_path / "Raiders.dek"
    cards = list(rules("huntik").table().definitions.values())[:2]
    other.write_text(deck_as("lackey", "Raiders", cards, "huntik"))
    page.locator("#builder input[type=file]").set_input_files(other)
    expect(page.locator("#builder .lines li")).to_have_count(2)
    expect(page.locator("#builder header input")).to_have_value("Raiders")
    page.locator("#cards .card").last.drag_to(page.locator("#builder"))
    expect(page.locator("#builder .size")).to_have_text("3 cards")

    for encoding in ("cp1252", "utf-16", "utf-8-sig"):
        other.write_bytes(deck_as("lackey", "Räuber", cards, "huntik").replace("<game>", "<game>é").encode(encoding))
        renamed = other.rename(tmp_path / f"{encoding}.dek")
        page.locator("#builder input[type=file]").set_input_files(renamed)
        expect(page.locator("#builder header input")).to_have_value(encoding)
        expect(page.locator("#builder .lines li")).to_have_count(2)
    noise = tmp_path / "noise.dek"
    noise.write_bytes(bytes(range(256)))
    page.locator("#builder input[type=file]").set_input_files(noise)
    expect(page.locator("#trouble")).to_contain_text("noise.dek: This is not a text file.")
    page.locator("#cards .card").last.drag_to(page.locator("#builder"))

    nonsense = tmp_path / "bad.txt"
    nonsense.write_text("3 <script>alert(1)</script>")
    page.locator("#builder input[type=file]").set_input_files(nonsense)
    expect(page.locator("#trouble")).to_contain_text("there is no card")
    expect(page.locator("#builder .size")).to_have_text("3 cards")
    window.complaints.clear()  # the refusal


def test_numbers_are_looked_for_and_chances_are_told_by_turn(site: Address, window: Window) -> None:
    page = window.open(f"{site.http}/cards#huntik/")
    expect(page.locator("#found")).to_contain_text("183 cards")
    page.get_by_role("searchbox").fill("atk>=7")
    expect(page.locator("#found")).to_contain_text("of 183 cards")
    shown = page.locator("#cards .fig[title*=ATK] b, #cards .fig[title*=Attack] b").all_inner_texts()
    assert shown
    assert all(int(one) >= 7 for one in shown)
    page.get_by_role("searchbox").fill("")

    page.get_by_role("button", name="Cold Fury").click()
    row = page.locator(".figures tbody tr").last
    by_turn = [int(cell.split()[0]) for cell in row.locator("td").all_inner_texts()]
    assert len(by_turn) == 6
    assert by_turn == sorted(by_turn)
    page.get_by_label("Cards drawn each turn").select_option("5")
    expect(row.locator("td").last).not_to_have_text(f"{by_turn[-1]} %")


def test_a_game_that_is_chosen_again_is_not_read_again(site: Address, window: Window) -> None:
    page = window.open(f"{site.http}/cards#shadowfist")
    many = f"{len(rules('shadowfist').printed())} cards"
    expect(page.locator("#found")).to_have_text(many)
    page.get_by_role("button", name="Shadowfist").click()

    expect(page).to_have_url(re.compile("#shadowfist/$"))
    expect(page.locator("#found")).to_have_text(many)


def test_a_set_is_called_by_its_name(site: Address, window: Window) -> None:
    page = opened(site, window, "shadowfist")
    page.locator("select[name=set]").select_option(label="Back for Seconds")
    page.locator("#cards .card").first.click()

    expect(page.get_by_role("dialog")).to_contain_text("Set: Back for Seconds.")
