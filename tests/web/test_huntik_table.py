"""What a player of Huntik finds at the table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

import quickening as qk
from tests.huntik_table import action_saying
from tests.table import Table
from tests.web.conftest import Seats
from tests.web.playing import badly_laid_out, run
from tests.web.scenes import huntik_crowd, huntik_mulligan

pytestmark = pytest.mark.slow

HEROES = ("Springer", "Breaker", "Bellona", "Caliban", "Enforcer", "Hector", "The Professor", "Ymir", "Gar-Ghoul")


def zone(page: Page, number: int, side: str = "") -> Locator:
    return page.locator(f'.zone[data-zone="{number}"] {side}').first


def test_the_map_has_five_zones_seen_from_ones_own_side(table: Table, sit: Seats) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=2)
    bob.controls("Breaker", zone=1)
    for seat, places in ((0, (("Springer", 2, ".friend"), ("Breaker", 5, ".enemy"))),
                         (1, (("Springer", 4, ".enemy"), ("Breaker", 1, ".friend")))):  # fmt: skip
        page = sit(table.game, seat).page
        expect(page.locator(".zone h3")).to_have_text(["1", "2", "3", "4", "5"])
        for name, number, side in places:
            expect(zone(page, number, side)).to_contain_text(name)


def test_features_lie_in_the_middle_or_with_the_hero_who_has_them(table: Table, sit: Seats) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=3)
    alice.finds_feature("Glacier of Dreams", zone=3)
    alice.finds_feature("Ring of Arc", zone=3, held_by="Springer")
    page = sit(table.game).page

    expect(zone(page, 3, ".middle .card")).to_contain_text("Glacier of Dreams")
    expect(zone(page, 3, ".friend .with").locator(".card.chip")).to_have_text("Ring of Arc")
    expect(zone(page, 3, ".friend .with")).to_have_attribute("aria-label", "with Springer")


def test_heroes_are_seen_to_be_ready_exhausted_or_stunned(table: Table, sit: Seats) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.controls("Springer")
    alice.controls("Caliban", exhausted=True)
    alice.controls("Enforcer", stunned=True)
    page = sit(table.game).page
    card = page.locator("#board .zone .card")

    expect(card.filter(has_text="Springer").locator(".ribbon")).to_have_count(0)
    expect(card.filter(has_text="Caliban").locator(".ribbon")).to_have_text(["exhausted"])
    expect(card.filter(has_text="Enforcer").locator(".ribbon")).to_have_text(["stunned", "exhausted"])
    assert str(card.filter(has_text="Enforcer").get_attribute("aria-label")).endswith("stunned, exhausted")


def test_a_hero_moves_to_the_zone_that_is_clicked(table: Table, sit: Seats) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=1)
    page = sit(table.game).page
    page.locator("#board .card.can-act", has_text="Springer").click()
    assert page.locator("#board .go").count() > 1, "where the card may go is shown"
    expect(page.locator(".zone.lit")).to_have_count(2)  # and where it leads
    zone(page, 2, ".go").click()

    expect(zone(page, 2, ".friend")).to_contain_text("Springer")
    assert alice.card("Springer").zone == 2


def test_targets_are_clicked_on_the_table(table: Table, sit: Seats) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=2)
    bob.controls("Breaker", "Bellona", zone=3)
    alice.has(action_saying("Stun target enemy hero.", "Sleep"))
    page = sit(table.game).page
    for _ in range(2):  # the first tap holds it, the second plays it
        page.locator("#hand .card", has_text="Sleep").click()
    expect(page.locator("#board .card.can-act .name")).to_have_text(["Breaker", "Bellona"])
    page.locator("#board .card.can-act", has_text="Bellona").click()

    expect(page.locator("#board .card.has-stunned .name")).to_have_text(["Bellona"])
    assert (bob.card("Breaker").stunned, bob.card("Bellona").stunned) == (False, True)


@pytest.mark.parametrize("shade", ["light", "dark"])
def test_nothing_overlaps_or_is_cut_on_a_crowded_map(table: Table, sit: Seats, shade: str) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    for player in (alice, bob):
        player.has(*HEROES)
        for name, place in zip(HEROES, (3, 3, 3, 3, 2, 2, 1, 4, 5), strict=True):
            player.controls(name, zone=place, exhausted=place == 2)
    page = sit(table.game, color_scheme=shade).page

    assert badly_laid_out(page) == {}


def test_nobody_leads_before_that_is_chosen(sit: Seats) -> None:
    game = qk.new("huntik", ["seekers", "organization"], seed=7, names=("Ann", "Bob"))
    assert game.decision is not None
    sitting = sit(game, seat=game.decision.seat)
    page = sitting.page
    expect(page.locator("#asked h2")).to_have_text("Who is the lead player?")
    expect(page.locator(".strip .role")).to_have_text(["", ""])
    expect(page.locator("#situation")).to_have_text("Huntik · round 1")
    page.get_by_role("button", name="Bob leads").click()

    expect(page.locator(".strip", has_text="Bob").locator(".role")).to_contain_text("leads")
    expect(page.locator(".strip", has_text="Ann").locator(".role")).to_contain_text("defends")


def test_no_tap_on_the_map_exhausts_a_hero_for_nothing(table: Table, sit: Seats) -> None:
    ann, bob = table.huntik("Ann", "Bob")
    ann.controls("Springer", zone=2)
    ann.controls("Caliban", zone=3)
    bob.controls("Breaker", zone=3)
    page = sit(table.game).page
    page.locator("#board .card", has_text="Springer").click()
    expect(page.locator("#board .zone.z2 .go")).to_have_count(0)
    expect(page.locator("#asked .of-held > .option")).to_have_count(0)
    page.get_by_text("More: give something up").click()
    expect(page.locator("#asked .of-held .option .words")).to_have_text("Only exhaust Springer")
    page.keyboard.press("Escape")
    page.locator("#board .card", has_text="Caliban").click()
    expect(page.locator("#board .zone.z3 .go")).to_have_text("Stay and fight?")


@pytest.mark.parametrize("width", [390, 1280])
def test_no_name_of_a_card_is_broken_or_cut_off(table: Table, sit: Seats, width: int) -> None:
    table.huntik("Alice", "Bob")
    page = sit(table.game).page
    page.set_viewport_size({"width": width, "height": 844})

    assert run(page, "broken", "huntik") == []


@pytest.mark.parametrize("size", [(1280, 800), (820, 1180), (390, 844)])
def test_a_crowd_of_ones_own_is_seen_at_every_size(table: Table, sit: Seats, size: tuple[int, int]) -> None:
    ann, _ = table.huntik("Ann", "Bob")
    for name in ("Springer", "Bellona", "Caliban", "Sekhmet"):
        ann.controls(name, zone=1)
    page = sit(table.game).page
    page.set_viewport_size({"width": size[0], "height": size[1]})

    heights = [one.bounding_box() for one in page.locator(".zone .friend .card").all()]

    assert len(heights) == 4
    assert all(box is not None and box["height"] > 40 and box["width"] > 34 for box in heights)


def test_one_hero_against_four_is_all_in_sight_on_a_phone(table: Table, sit: Seats) -> None:
    ann, bob = table.huntik("Ann", "Bob")
    ann.controls("Springer", zone=2)
    for name in ("The Professor", "Suit", "Enforcer", "Numbers"):
        bob.controls(name, zone=3)
    ann.moves("Springer", forward=1)
    ann.starts_combat()
    page = sit(table.game).page
    page.set_viewport_size({"width": 390, "height": 844})

    boxes = [one.bounding_box() for one in page.locator(".zone.fighting .card").all()]

    assert len(boxes) == 5
    assert all(box is not None and box["x"] >= 0 and box["x"] + box["width"] <= 390 for box in boxes)


def test_cards_to_mulligan_are_chosen_at_once_and_go_under_the_deck_when_both_have_said_how_many(
    table: Table, sit: Seats
) -> None:
    huntik_mulligan(table)
    page = sit(table.game).page
    held = page.locator("#hand .card")
    expect(page.locator("#asked h2")).to_have_text("Which cards do you put back?")
    put, kept = held.nth(1).get_attribute("data-handle"), held.nth(0).get_attribute("data-handle")
    held.nth(3).click()
    held.nth(1).click()
    page.get_by_role("button", name="Mulligan 2").click()

    expect(page.locator("#asked")).not_to_have_class("asked mine")
    assert table.decision.seat == 1  # the other says how many as well
    said = [line.text for line in table.game.told(0)]
    assert "Ann will mulligan 2 cards." in said
    table.game.answer(())
    sitting = sit.taken["huntik 0 {}"][1]
    sitting.show()

    expect(page.locator(f"#hand .card[data-handle='{kept}']")).to_be_visible()
    expect(page.locator(f"#hand .card[data-handle='{put}']")).to_have_count(0)
    assert "Ann mulligans 2 cards." in [line.text for line in table.game.told(0)]


def test_keeping_the_hand_is_one_press(table: Table, sit: Seats) -> None:
    huntik_mulligan(table)
    page = sit(table.game).page
    page.get_by_role("button", name="Next: keep this hand").click()

    expect(page.locator("#asked")).not_to_have_class("asked mine")
    assert "Ann will mulligan nothing." in [line.text for line in table.game.told(0)]


def test_a_crowded_zone_takes_the_wide_column_and_shows_names(table: Table, sit: Seats) -> None:
    huntik_crowd(table)
    page = sit(table.game, viewport={"width": 1440, "height": 900}).page
    crowd, other = zone(page, 3).bounding_box(), zone(page, 4).bounding_box()
    assert crowd is not None
    assert other is not None
    assert crowd["width"] > 1.5 * other["width"]
    for name in zone(page, 3, ".friend").locator(".name").all():
        assert name.evaluate("(one) => one.scrollWidth <= one.clientWidth"), name.inner_text()


def test_every_mission_has_its_country(table: Table, sit: Seats) -> None:
    for mission, land in (("Escape the Mansion", "manor"), ("Retrieve the Ring of Arc", "trail")):
        table.huntik("Alice", "Bob", mission=mission)
        expect(sit(table.game).page.locator(".map .panorama")).to_have_class(f"panorama of-{land}")
