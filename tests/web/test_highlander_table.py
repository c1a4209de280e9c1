"""What a player of Highlander finds at the table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.highlander_table import EDITIONS, HighlanderPlayer, card_saying
from tests.table import Table
from tests.web.conftest import Seats
from tests.web.playing import SIZES, badly_laid_out

pytestmark = pytest.mark.slow

PERSONA = card_saying("Your attacks do 1 additional damage.", "The Kurgan", "persona", gems="M6 A8 S16")
KATANA = card_saying("", "Katana", "weapon of choice", hands="1")
SITUATIONS = [card_saying("You may look at Hidden attacks.", f"Master Swordsman {n}", "situation") for n in range(6)]
LUNGE = card_saying("Play in conjunction with an attack.", "Lunge", "edge", gems="A", restriction="3")


def middle(one: Locator) -> tuple[float, float]:
    box = one.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def areas(page: Page) -> tuple[int, int, int]:
    """How many areas of the body are hit, hit and covered, covered alone."""
    hit, met = page.locator(".cell.hit").count(), page.locator(".cell.hit.met").count()
    return hit - met, met, page.locator(".cell.covered").count()


def test_a_defense_that_is_held_shows_what_it_would_cover(table: Table, sit: Seats) -> None:
    alice, bob = table.highlander("Alice", "Bob", edition="type-one")
    alice.has("Upper Left Attack")
    bob.has("Upper Left Block")
    alice.attacks("Upper Left Attack")
    alice.ends_phase()
    bob.goes_to("defense")
    page = sit(table.game, seat=1).page
    expect(page.locator(".cell.previewed")).to_have_count(0)

    page.locator("#hand .card", has_text="Upper Left Block").click()
    page.mouse.move(5, 5)

    expect(page.locator(".cell.previewed")).to_have_count(4)
    page.keyboard.press("Escape")
    expect(page.locator(".cell.previewed")).to_have_count(0)


# -- the duel ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_attack_stands_opposite_the_defense_that_meets_it(table: Table, sit: Seats, edition: str) -> None:
    alice, bob = table.highlander("Alice", "Bob", edition=edition)
    alice.has("Upper Left Attack")
    bob.has("Upper Left Block")
    alice.attacks("Upper Left Attack")
    alice.ends_phase()
    bob.goes_to("defense")
    bobs = sit(table.game, seat=1)
    exchange = bobs.page.locator(".exchange")

    expect(exchange).to_contain_text("2 damage")
    assert areas(bobs.page) == (1, 0, 0)
    bob.defends("Upper Left Block")
    bobs.show()

    expect(bobs.page.locator(".cell.met")).to_have_count(1)
    assert areas(bobs.page) == (0, 1, 3)
    attack, body, defense = (
        middle(bobs.page.locator(one))
        for one in (".came .card:has-text('Upper Left Attack')", ".cells", ".went .card:has-text('Upper Left Block')")
    )
    assert attack[1] == pytest.approx(defense[1], abs=60)
    assert attack[0] < body[0] < defense[0]  # the body stands between them


def test_the_attacks_of_a_sequence_stand_side_by_side(table: Table, sit: Seats) -> None:
    alice, _ = table.highlander("Alice", "Bob", edition="type-one")
    alice.has("Upper Left Attack", "Lower Right Attack")
    alice.may_attack(2)
    alice.attacks("Upper Left Attack")
    alice.attacks("Lower Right Attack")
    page = sit(table.game, seat=0).page

    expect(page.locator(".lane h3")).to_have_text(["You attack"])
    expect(page.locator(".exchange .card .name")).to_have_text(["Upper Left Attack", "Lower Right Attack"])
    expect(page.locator(".went .slot")).to_have_text(["No defense yet"])
    first, second = (middle(page.locator(".exchange .card").nth(n)) for n in (0, 1))
    assert (first[1], first[0]) < (second[1], second[0])  # in their order
    assert areas(page) == (2, 0, 0)


def test_a_hidden_attack_lies_face_down_for_the_opponent_alone(table: Table, sit: Seats) -> None:
    alice, _ = table.highlander("Alice", "Bob", edition="first")
    alice.has("Upper Center Attack")
    alice.may_hide()
    alice.attacks("Upper Center Attack", hidden=True)
    alices, bobs, onlookers = (sit(table.game, seat).page for seat in (0, 1, None))

    expect(alices.locator(".exchange .card")).to_contain_text("Upper Center Attack")
    assert areas(alices) == (1, 0, 0)
    for page in (bobs, onlookers):
        expect(page.locator(".exchange .card.back")).to_have_count(1)
        expect(page.locator(".note.unknown")).to_have_text("one attack is hidden")
        expect(page.locator(".cell.unknown")).to_have_count(9)
        assert areas(page) == (0, 0, 0)
        assert "Upper Center Attack" not in page.content()


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_an_exertion_turns_over_is_shown_in_order(table: Table, sit: Seats, edition: str) -> None:
    alice, _ = table.highlander("Alice", "Bob", edition=edition)
    alice.has_on_top("Thrust", "Lower Left Attack", "Guard", "Upper Left Block", "Evade")
    alice.goes_to("attack")
    sitting = sit(table.game, seat=1)
    expect(sitting.page.locator(".tray")).to_have_count(0)

    alice.exerts("for an attack")
    sitting.show()

    tray = sitting.page.locator(".tray")
    expect(tray.locator("h3")).to_have_text("Alice Exerts for an attack")
    expect(tray.locator(".card .name")).to_have_text(
        ["Thrust", "Lower Left Attack", "Guard", "Upper Left Block", "Evade"]
    )
    alice.finds("Thrust")
    sitting.show()
    expect(tray.locator(".card.went .name")).to_have_text(["Thrust"])
    expect(sitting.page.locator(".exchange .card .name")).to_have_text(["Thrust"])


# -- the duelists --------------------------------------------------------------------------------------------------


def test_ability_with_its_maximum_and_what_is_about_to_be_lost(table: Table, sit: Seats) -> None:
    alice, bob = table.highlander("Alice", "Bob", edition="third")
    alice.has("Thrust")
    bob.is_at(9)
    alice.attacks("Thrust")
    bob.lets_through()
    page = sit(table.game, seat=1).page

    ability = page.locator(".duelist.friend .ability")
    expect(ability).to_contain_text(re.compile("9\\s*Ability\\s*Bob\\s*of 15"))
    expect(ability.locator("em")).to_have_text("2 to lose")
    meter = page.locator(".half.us .meter")
    assert [meter.locator(f".{one}").count() for one in ("has", "going", "gone")] == [7, 2, 6]


def test_any_number_of_a_duel_explains_itself(table: Table, sit: Seats) -> None:
    alice, _ = table.highlander("Alice", "Bob")
    alice.uses_pre_game(PERSONA)
    alice.has("Upper Left Attack")
    alice.attacks("Upper Left Attack")
    page = sit(table.game, seat=0).page
    why = page.locator("#reading .why")

    def ask(name: str) -> None:
        page.get_by_role("button", name=name, exact=True).last.click()

    ask("3 damage")
    expect(why).to_contain_text("2 printed on Upper Left Attack")
    expect(why).to_contain_text("+1 The Kurgan")
    ask("Close")
    ask("Ability 15")
    expect(why).to_contain_text("15 to begin with")
    ask("What is the most?")
    expect(why).to_contain_text("starting Ability")
    ask("Close")
    ask("Hand size 15")
    expect(why).to_contain_text("15 Ability")
    ask("Close")
    ask("an Exertion of 5 cards")
    expect(why).to_contain_text("5 a Hard Exertion")
    ask("Close")
    page.locator(".strip.friend .pile[data-pile=endurance]").click()
    ask("Why so many?")
    expect(why).to_contain_text("cards of the deck")
    ask("Close")
    page.locator(".exchange .card:has-text('Upper Left Attack')").click(button="right")
    ask("Why these areas?")
    expect(why).to_contain_text("upper left")


def test_clicking_what_cannot_act_says_why_with_the_rule(table: Table, sit: Seats) -> None:
    alice, _ = table.highlander("Alice", "Bob", edition="third")
    alice.has("Upper Left Block")
    alice.goes_to("attack")
    page = sit(table.game).page

    page.locator("#hand .card").click()

    expect(page.locator("#reading .why")).to_contain_text("(HL3 ")
    page.locator("#reading .why .rule").first.click()
    expect(page.locator("#reading .why .gist")).to_contain_text("in the rulebook")


def test_the_log_names_cards_to_hover_and_rules_to_open(table: Table, sit: Seats) -> None:
    alice, _ = table.highlander("Alice", "Bob", edition="type-one")
    alice.has("Upper Left Attack")
    alice.attacks("Upper Left Attack")
    page = sit(table.game, seat=1).page
    line = page.locator("#log li", has_text="Alice plays Upper Left Attack")

    line.locator(".mention").hover()
    expect(page.locator("#preview .card.large")).to_contain_text("Upper Left Attack")
    line.locator(".rule").click()
    expect(line.locator(".gist a")).to_have_attribute("href", re.compile("^/rules#HLT:"))


def test_prone_disarmed_and_the_right_to_hide_are_marked(table: Table, sit: Seats) -> None:
    alice, bob = table.highlander("Alice", "Bob", edition="first")
    bob.uses_pre_game(PERSONA, KATANA)
    bob.falls_prone()
    bob.is_disarmed_of("Katana")
    alice.may_hide()
    page = sit(table.game, seat=0).page

    expect(page.locator(".duelist.enemy .badge")).to_have_text(["Prone", "Katana disarmed"])
    expect(page.locator(".duelist.enemy .card.has-disarmed .ribbon")).to_have_text("disarmed")
    expect(page.locator(".duelist.friend .badge")).to_have_text(["may hide an attack"])


def test_whose_turn_and_which_phase_it_is(table: Table, sit: Seats) -> None:
    alice, _ = table.highlander("Alice", "Bob", edition="third")
    alice.goes_to("attack")
    page = sit(table.game, seat=1).page

    expect(page.locator(".phases [aria-current=step]")).to_have_text("Attack")
    expect(page.locator(".phases li")).to_have_count(8)
    expect(page.locator(".strip.at-turn")).to_contain_text("Alice")
    expect(page.locator("#situation")).to_have_text("Highlander 3rd Edition · turn 1 · Alice’s turn")


def test_gems_belong_to_the_third_edition_alone(table: Table, sit: Seats) -> None:
    for edition, gems in (("first", 0), ("third", 1)):
        alice, _ = table.highlander("Alice", "Bob", edition=edition)
        alice.has(LUNGE)
        page = sit(table.game).page
        expect(page.locator("#hand .card .gem")).to_have_count(gems)
        page.locator("#hand .card").click()
        expect(page.locator("#reading .card.large")).to_contain_text("Restriction 3")
        expect(page.locator("#reading .card.large")).to_contain_text("Play in conjunction with an attack.")


# -- crowded -------------------------------------------------------------------------------------------------------


def crowded(table: Table, attacks: int = 12) -> tuple[HighlanderPlayer, HighlanderPlayer]:
    """Many attacks, an Exertion of many cards, full hands, much in play."""
    alice, bob = table.highlander("Alice", "Bob", edition="type-one", endurance=60)
    basics = ("Upper Center Attack", "Middle Right Attack", "Lower Left Attack", "Thrust")
    for player in (alice, bob):
        player.uses_pre_game(PERSONA, KATANA)
        player.has_in_play(*SITUATIONS)
    bob.has_in_play("Guard")
    alice.may_attack(attacks)
    alice.has(*(basics[n % 4] for n in range(attacks)))
    for n in range(attacks):
        alice.attacks(basics[n % 4])
    alice.has(*(basics[n % 4] for n in range(9)), *(["Upper Right Block", "Lower Center Block"] * 4))
    bob.has(*["Upper Right Block", "Lower Center Block", "Thrust"] * 5)
    return alice, bob


@pytest.mark.parametrize("shade", ["light", "dark"])
def test_nothing_overlaps_is_cut_or_too_wide_on_a_crowded_table(table: Table, sit: Seats, shade: str) -> None:
    alice, bob = crowded(table)
    assert badly_laid_out(sit(table.game, seat=0, color_scheme=shade).page) == {}
    alice.ends_phase()
    bob.goes_to("defense")
    page = sit(table.game, seat=1, color_scheme=shade).page
    expect(page.locator(".exchange")).to_have_count(12)

    assert badly_laid_out(page) == {}


@pytest.mark.parametrize("attacks", [4, 5, 6])
def test_a_handful_of_attacks_stands_in_its_lane_whole(table: Table, sit: Seats, attacks: int) -> None:
    crowded(table, attacks)
    page = sit(table.game).page
    assert badly_laid_out(page) == {}

    page.set_viewport_size({"width": 390, "height": 844})
    columns = page.locator(".came .columns")
    assert columns.evaluate("(one) => one.scrollHeight <= one.clientHeight")


def test_what_the_other_side_did_covers_neither_attacks_nor_the_body(table: Table, sit: Seats) -> None:
    alice, bob = table.highlander("Alice", "Bob", edition="first")
    alice.has("Thrust")
    bob.has("Lower Left Attack", "Upper Left Attack")
    alice.attacks("Thrust")
    alice.ends_phase()
    bob.goes_to("defense")
    bob.may_attack(2)
    bob.attacks("Lower Left Attack")
    bob.attacks("Upper Left Attack")
    page = sit(table.game).page

    told = page.locator(".other-lane")
    expect(told).to_have_text("Alice attacked as well: Thrust (successful)")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        line, body = told.bounding_box(), page.locator(".bodybox").bounding_box()
        assert line is not None
        assert body is not None
        assert line["y"] >= body["y"] + body["height"], (width, height)


def test_what_a_player_has_in_play_can_be_scrolled_by_keyboard(table: Table, sit: Seats) -> None:
    crowded(table)
    page = sit(table.game).page

    for name in table.game.names:
        lying = page.get_by_role("group", name=f"{name}: on the table")
        lying.focus()
        expect(lying).to_be_focused()


def test_nothing_is_cut_where_several_attacks_stand_beside_an_exertion(table: Table, sit: Seats) -> None:
    alice, _ = crowded(table, attacks=3)
    alice.has_on_top("Lower Left Attack", "Upper Center Attack", "Middle Right Attack", "Upper Right Block", "Thrust")
    alice.exerts("for nothing")
    page = sit(table.game).page
    expect(page.locator(".tray .card")).to_have_count(5)

    assert badly_laid_out(page, (1280, 800), (390, 800)) == {}


def test_the_large_card_says_everything(table: Table, sit: Seats) -> None:
    alice, _ = table.highlander("Alice", "Bob", edition="third")
    alice.uses_pre_game(PERSONA)
    page: Page = sit(table.game, seat=0).page
    page.locator(".duelist.friend .card", has_text="The Kurgan").click()

    large = page.locator("#reading .card.large")
    expect(large).to_contain_text("persona")
    expect(large).to_contain_text("Your attacks do 1 additional damage.")
    expect(large).to_contain_text("Strength 16")
