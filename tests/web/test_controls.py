"""Each kind of question has the control that fits it, and the game gets what was set there."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.huntik_table import action_saying, card_saying
from tests.shadowfist_table import character, event, resolve, table_until
from tests.table import Table
from tests.web.axe import serious_faults
from tests.web.conftest import Seats

pytestmark = pytest.mark.slow

PLAN = action_saying("Look at the top 3 cards of your deck. Put them back in any order.", "Plan")
PATIENT = card_saying("Wait — Free Action: Put a +1 ATK and +1 DEF counter on me.", "Patient Hero")
VOLLEY = event("Volley", "Target one or two Characters :: Inflict 1 non-combat damage on each target.", cost=0)


def done(page: Page) -> Locator:
    return page.locator("#asked .done")


def press(page: Page, *names: str) -> None:
    """By keyboard alone: the focus is on a button, and Enter presses it."""
    for name in names:
        page.locator("#asked").get_by_role("button", name=name, exact=True).focus()
        page.keyboard.press("Enter")


# -- ordering ------------------------------------------------------------------------------------------------------


def arranging(table: Table, sit: Seats) -> Page:
    alice, _ = table.huntik("Alice", "Bob")
    alice.has_on_deck("Springer", "Breaker", "Bellona")
    alice.has(PLAN)
    alice.plays("Plan")
    page = sit(table.game).page
    expect(page.locator("#asked h2")).to_have_text("Put back on your deck, the top card last")
    expect(done(page)).to_be_disabled()
    return page


def top_three(table: Table) -> list[str]:
    return [table.game.cards[card].definition.name for card in table.game.areas["deck", 0][-3:]]


def test_several_things_are_put_in_order_by_mouse(table: Table, sit: Seats) -> None:
    page = arranging(table, sit)
    options, order = page.locator("#asked .options .option"), page.locator("#asked .order .option")
    page.locator("#board .looked .card.can-act", has_text="Bellona").click()  # or in the list
    expect(order).to_have_text(["Bellona"])
    expect(page.locator("#board .looked .card.picked")).to_have_attribute("data-count", "1")
    expect(done(page)).to_be_disabled()
    options.get_by_text("Springer").click()
    expect(order).to_have_text(["Bellona", "Springer", "Breaker"])  # the last place is for what is left
    assert serious_faults(page) == []
    page.get_by_role("button", name="later: Bellona").click()
    expect(order).to_have_text(["Springer", "Bellona", "Breaker"])
    order.get_by_text("Springer").click()
    expect(order).to_have_text(["Bellona", "Breaker"])
    expect(options).to_have_text(["Springer"])
    page.get_by_role("button", name="Start over").click()
    expect(options).to_have_count(3)

    for name in ("Breaker", "Springer"):
        options.get_by_text(name).click()
    done(page).click()

    expect(page.locator("#log")).to_contain_text("on the top of the deck")
    assert top_three(table) == ["Breaker", "Springer", "Bellona"]


def test_several_things_are_put_in_order_by_keyboard(table: Table, sit: Seats) -> None:
    page = arranging(table, sit)
    press(page, "Springer", "Breaker", "earlier: Bellona")
    assert page.evaluate("document.activeElement.dataset.step").startswith("earlier:")  # the focus stays
    page.keyboard.press("Enter")
    press(page, "Done")

    expect(page.locator("#log")).to_contain_text("on the top of the deck")
    assert top_three(table) == ["Bellona", "Springer", "Breaker"]


# -- dividing ------------------------------------------------------------------------------------------------------


def dividing(table: Table, sit: Seats) -> Page:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Student")
    bob.controls("Bruiser")
    alice.attacks("Bruiser", with_=["Hero", "Student"])
    page = sit(table.game, seat=1).page
    expect(page.locator("#asked h2")).to_have_text("Divide Bruiser’s 6 damage")
    return page


def test_a_number_is_divided_by_mouse(table: Table, sit: Seats) -> None:
    page = dividing(table, sit)
    amounts = page.locator("#asked .divider output")
    hero = page.locator('#board .card.tile[data-handle][aria-label^="Hero"]')
    hero.click()
    expect(hero).to_have_attribute("data-count", "1")
    expect(amounts).to_have_text(["1", "0"])
    assert serious_faults(page) == []
    page.get_by_role("button", name="Share evenly").click()
    expect(amounts).to_have_text(["3", "3"])
    expect(page.get_by_role("button", name="one more: Hero")).to_be_disabled()  # all of it is given
    for _ in range(2):
        page.get_by_role("button", name="one less: Student").click()
    expect(page.locator("#asked .progress")).to_contain_text("4 of 6")
    expect(done(page)).to_be_disabled()
    for _ in range(2):
        page.get_by_role("button", name="one more: Hero").click()
    done(page).click()

    expect(page.locator("#asked .divider")).to_have_count(0)
    assert (damage(table, "Hero"), damage(table, "Student")) == (5, 1)


def test_a_number_is_divided_by_keyboard(table: Table, sit: Seats) -> None:
    page = dividing(table, sit)
    press(page, "one more: Student", "one more: Hero")
    for _ in range(4):
        page.keyboard.press("Enter")  # the focus stays on the button
    press(page, "Inflict this damage")

    expect(page.locator("#asked .divider")).to_have_count(0)
    assert (damage(table, "Hero"), damage(table, "Student")) == (5, 1)


def damage(table: Table, name: str) -> int:
    resolve(table)
    told = [line for line in table.log if f"combat damage on {name}" in line]
    return sum(int(line.split()[0]) for line in told)


# -- naming --------------------------------------------------------------------------------------------------------

MONK = character(
    "Monk",
    4,
    "When this card enters play, choose a designator. "
    "This card cannot be intercepted by Characters with the chosen designator.",
)
SEARCH = event("Search", "Search your deck for a Character, show it and put it into your hand. Reshuffle your deck.")
BLAST = event("Blast", "Target a Character :: Inflict X non-combat damage on target.", cost="X")
CLANS = (
    "Wolf",
    "Snake",
    "Tiger",
    "Crane",
    "Mantis",
    "Monkey",
    "Leopard",
    "Dragon",
    "Bear",
    "Toad",
    "Rat",
    "Hawk",
    "Fox",
)


def test_a_designator_is_named_with_a_few_letters(table: Table, sit: Seats) -> None:
    ann, bob = table.shadowfist("Ann", "Bob")
    bob.controls("Hill", *(character(f"{clan} Student", 2, subtitle=f"{clan} Fighter") for clan in CLANS))
    ann.controls("Cave")
    ann.has(MONK)
    ann.plays("Monk")
    table_until(table, lambda: ann.is_asked("Name a designator"))
    page = sit(table.game).page

    page.get_by_label("Find in the list").fill("man")
    expect(page.locator("#asked .option:visible")).to_have_text(["mantis"])
    assert serious_faults(page) == []
    page.get_by_label("Find in the list").press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("#asked h2")).not_to_have_text("Name a designator")

    ann.attacks("Hill", with_="Monk")
    assert "Tiger Student" in bob.may_choose()
    assert "Mantis Student" not in bob.may_choose()


def test_a_card_is_named_from_those_that_are_looked_through(table: Table, sit: Seats) -> None:
    ann, _ = table.shadowfist("Ann", "Bob")
    ann.has_on_deck("Hero", "Student", "Bruiser", "Giant", "Hill")
    ann.has(SEARCH)
    ann.plays("Search")
    table_until(table, lambda: ann.is_asked("Which card do you take?"))
    page = sit(table.game).page
    looked = page.locator("#board .looked .card")
    expect(looked.get_by_text("Giant")).to_be_visible()
    expect(looked.get_by_text("Hill")).to_have_count(0)  # no Character
    expect(page.locator("#asked .option", has_text="Giant")).to_be_visible()

    page.locator("#board .looked .card", has_text="Giant").click(button="right")
    expect(page.locator("#reading .card.large")).to_contain_text("Giant")
    page.keyboard.press("Escape")
    page.locator("#board .looked .card", has_text="Giant").click()

    expect(page.locator("#hand .card")).to_contain_text("Giant")
    expect(looked).to_have_count(0)
    assert ann.hand == ["Giant"]


def test_a_number_is_named_with_more_and_less(table: Table, sit: Seats) -> None:
    ann, bob = table.shadowfist("Ann", "Bob", power=19)
    bob.controls("Hill", "Giant")
    ann.has(BLAST)
    page = sit(table.game).page
    for _ in range(2):  # the first tap holds it, the second plays it
        page.locator("#hand .card").click()
    expect(page.locator("#asked h2")).to_have_text("What is X for Blast?")
    assert serious_faults(page) == []
    for name in ("one more", "one more", "one more", "one less"):
        page.get_by_role("button", name=name).click()
    page.locator("#asked .next .primary", has_text="X = 2").click()
    expect(page.locator("#asked .stepper")).to_have_count(0)

    resolve(table)
    assert (bob.card("Giant").damage, ann.power) == (2, 17)


def test_a_number_is_typed(table: Table, sit: Seats) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(PATIENT)
    bob.controls(PATIENT)
    for player in (alice, bob, alice):
        player.uses("Patient Hero")
    sitting = sit(table.game)
    number = sitting.page.get_by_label("number", exact=True)
    expect(sitting.page.locator("#asked h2")).to_contain_text("How many more times")
    number.fill("120")
    expect(sitting.page.locator("#asked .next .primary")).to_be_disabled()
    before = sitting.answered
    number.press("Enter")
    assert sitting.answered == before
    number.fill("42")
    number.press("Enter")
    expect(sitting.page.locator("#asked")).to_contain_text("Waiting")

    assert bob.is_asked("A smaller number?")
    assert "Agree to 42" in bob.may_choose()


def test_one_of_several_or_none_takes_one_click(table: Table, sit: Seats) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    search = "Search your deck for a major hero card, reveal it, and put it into your hand."
    alice.has_on_deck("Ymir", "Hector", "Enforcer")
    alice.has(action_saying(search, "Ace"), action_saying(search, "Jack"))
    alice.plays("Ace")
    sitting = sit(table.game)
    looked = sitting.page.locator("#board .looked .card")
    expect(looked.filter(has_text="Enforcer").first).not_to_have_class(re.compile("can-act"))  # no major hero
    looked.filter(has_text="Ymir").click()
    expect(sitting.page.locator("#hand .card")).to_have_count(2)
    assert alice.hand == ["Jack", "Ymir"]

    bob.chooses("Leave it as it is")  # her deck was shuffled
    bob.passes()
    alice.plays("Jack")
    sitting.show()
    sitting.page.get_by_role("button", name="None").click()
    expect(looked).to_have_count(0)
    assert alice.hand == ["Ymir"]


# -- choosing several ----------------------------------------------------------------------------------------------


def choosing(table: Table, sit: Seats) -> Page:
    ann, bob = table.shadowfist("Ann", "Bob")
    bob.controls("Hill", "Hero", "Giant", "Bruiser")
    ann.has(VOLLEY)
    ann.plays("Volley")
    page = sit(table.game).page
    expect(page.locator("#asked .progress")).to_have_text("0 chosen: 1 to 2.")
    expect(done(page)).to_be_disabled()
    return page


def test_some_of_several_are_chosen_by_mouse(table: Table, sit: Seats) -> None:
    page = choosing(table, sit)
    chosen = page.locator("#asked .option.chosen")
    card = page.locator(".sf-people .card.tile")
    card.filter(has_text="Hero").click()
    expect(done(page)).to_be_enabled()  # the fewest
    card.filter(has_text="Giant").click()
    expect(chosen).to_have_count(2)
    page.locator("#asked .option", has_text="Bruiser").click()
    expect(chosen).to_have_count(2)  # the most
    assert serious_faults(page) == []
    card.filter(has_text="Hero").click()
    expect(chosen).to_have_text(["Giant"])
    expect(page.locator(".sf-people .card.picked")).to_have_count(1)
    card.filter(has_text="Bruiser").click()
    done(page).click()
    expect(page.locator("#asked .progress")).to_have_count(0)

    assert hit(table) == {"Giant", "Bruiser"}


def test_some_of_several_are_chosen_by_keyboard(table: Table, sit: Seats) -> None:
    page = choosing(table, sit)
    press(page, "Hero", "Bruiser", "Hero", "Done")  # the second time takes it back
    expect(page.locator("#asked .progress")).to_have_count(0)

    assert hit(table) == {"Bruiser"}


def test_space_sends_what_was_chosen_with_the_mouse(table: Table, sit: Seats) -> None:
    page = choosing(table, sit)
    card = page.locator(".sf-people .card.tile")
    card.filter(has_text="Hero").click()
    card.filter(has_text="Giant").click()
    page.keyboard.press("Space")  # the card that was clicked last has the focus, and stays chosen
    expect(page.locator("#asked .progress")).to_have_count(0)

    assert hit(table) == {"Hero", "Giant"}


def test_space_on_a_card_that_was_walked_to_chooses_it(table: Table, sit: Seats) -> None:
    page = choosing(table, sit)
    page.locator("#asked h2").click()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")

    expect(page.locator(".sf-people .card.picked")).to_have_count(1)


def hit(table: Table) -> set[str]:
    """Who took damage when everything has resolved."""
    resolve(table)
    cards = table.game.cards
    return {cards[card].definition.name for card in table.game.in_play if cards[card].damage_total}
