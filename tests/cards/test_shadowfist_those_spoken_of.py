"""Printed cards that speak of those they have just done something to, of that damage, or of somebody's controller."""

from __future__ import annotations

import pytest

from tests.cards.shadowfist_corpus import MARKS, printed
from tests.shadowfist_table import character, event, resolve, resolve_choosing
from tests.table import Table

pytestmark = MARKS


def bolt(damage: int, name: str = "Bolt") -> object:
    return event(name, f"Inflict {damage} damage on target Character.")


def test_poisoned_weakens_the_interceptors_that_it_hurts(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Giant")
    bob.controls("River", "Hero", "Bruiser")
    alice.has(printed("Poisoned!", "twofistedtales"))

    alice.attacks("River", with_="Giant")
    bob.intercepts("Giant", with_="Hero")
    alice.plays("Poisoned!")
    resolve(table)

    assert bob.card("Bruiser").damage == 0
    assert alice.card("Giant").damage == 4 - 1 - 1  # hurt it fights with 3, and inflicts one less


def test_storming_the_gates_of_hell_costs_those_who_attacked(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Giant", "Bruiser", "Hero")
    bob.controls("River", "Tower")
    alice.has(printed("Storming the Gates of Hell", "7masters"))

    alice.attacks("Tower", with_=["Giant", "Bruiser"])
    alice.plays("Storming the Gates of Hell")
    resolve(table)

    assert sorted(alice.smoked_pile) == ["Bruiser", "Giant", "Storming the Gates of Hell"]
    assert alice.card("Hero").in_play


def test_operation_snow_leopard_turns_and_cancels_what_is_there(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    bob.controls("River", character("Guard", 4, "Toughness: 2."))
    alice.has(printed("Operation Snow Leopard", "revelations"), bolt(1))

    alice.plays("Operation Snow Leopard")
    resolve_choosing(table, "River")
    alice.plays("Bolt", "Guard")
    resolve(table)

    assert (bob.card("Guard").turned, bob.card("River").turned) == (True, True)
    assert bob.card("Guard").damage == 1


def test_grim_bonobo_adds_to_damage_that_is_not_of_combat(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", printed("Grim Bonobo", "endgame"), "Hero")
    bob.controls("River", "Giant")
    alice.has(bolt(2))

    alice.plays("Bolt", "Giant")
    resolve(table)
    assert bob.card("Giant").damage == 3

    alice.attacks("Giant", with_="Hero")
    resolve(table)
    assert bob.card("Giant").damage == 3 + 4


@pytest.mark.parametrize(("victim", "damage"), [("Hero", 0), ("Giant", 1)])
def test_ape_crusaders_spare_cheap_characters_from_cheap_ones(table: Table, victim: str, damage: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", printed("Ape Crusaders", "knightspassage"), "Hero", "Giant")
    bob.controls("River", "Student")
    alice.ends_turn()

    bob.attacks(victim, with_="Student")
    resolve(table)

    assert alice.card(victim).damage == damage


def test_opium_den_weakens_its_target_but_not_in_an_attack(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(printed("Opium Den", "shaolinshowdown"), "Giant")
    bob.controls("River", "Hero")

    alice.uses("Opium Den", "Hero")
    resolve(table)
    alice.attacks("Hero", with_="Giant")
    resolve(table)

    assert alice.card("Giant").damage == 2


def test_opium_den_leaves_an_attacker_as_strong_as_he_is(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(printed("Opium Den", "shaolinshowdown"), "Giant")
    bob.controls("River", "Hero")

    alice.uses("Opium Den", "Hero")
    resolve(table)
    alice.ends_turn()
    bob.attacks("Giant", with_="Hero")
    resolve(table)

    assert alice.card("Giant").damage == 4


def test_brain_bug_looks_at_the_hand_of_its_subjects_controller(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Hill")
    bob.controls("River", "Giant")
    carol.controls("Temple")
    alice.has(printed("Brain Bug EQ3200", "standard"), event("Break", "Smoke target State."))

    alice.plays("Brain Bug EQ3200", on="Giant")
    resolve(table)
    alice.plays("Break")
    resolve(table)

    assert "Giant" in bob.smoked_pile
