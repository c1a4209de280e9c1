"""Shipped cards that turn for what they do: they are turned then, and while they are nobody uses them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.cards import shows
from tests.shadowfist_table import character, event, resolve, site, table_until, waits_for
from tests.table import Table

DOGS = character("Dog Cop", 2), character("Dog Robber", 2)


def a_site_to_discard(alice: Any, bob: Any) -> None:
    bob.controls("Hill", "Temple")
    alice.has(site("Park"))


def a_car(alice: Any, bob: Any) -> None:
    alice.controls("Hero", turned=True, damage=1)
    alice.controls("Muscle Car", on="Hero")


def two_dogs(alice: Any, bob: Any) -> None:
    bob.controls("Hill", *DOGS)


def a_card_in_hand(alice: Any, bob: Any) -> None:
    alice.has("Student")


def a_hero_at_the_site(alice: Any, bob: Any) -> None:
    alice.controls("Hero", at=alice.in_play[0])


def a_car_in_hand(alice: Any, bob: Any) -> None:
    alice.controls("Hero")
    alice.can_pay_for("Muscle Car")


def uses_to(player: Any, name: str, words: str) -> None:
    """Use that ability of a card which says so."""
    player.table.answer(player.find("use", lambda o: o.name == name and words in o.label, f"use {name} to {words}"))


#: What each wants before it can be used.
WANTS: dict[str, Callable[[Any, Any], None]] = {
    "Monkey House": a_site_to_discard,
    "Chop Shop": a_car,
    "Car Wash": a_car,
    "Gambling House": two_dogs,
    "Humble Dojo": a_hero_at_the_site,
    "Lightning Patrol": a_car,
    "Po Toi Islands": a_card_in_hand,
    "Stone Dolmens": a_car,
    "Proving Ground": a_card_in_hand,
    "Grease Monkey": a_car_in_hand,
    "Hungry Ghosts": a_card_in_hand,
}


@shows("Monkey House", "Chop Shop", "Car Wash", "Gambling House", "Humble Dojo", "Lightning Patrol")
@shows("Po Toi Islands", "Stone Dolmens", "Proving Ground", "Grease Monkey", "Hungry Ghosts")
@pytest.mark.parametrize("name", WANTS)
@pytest.mark.parametrize("turned", [False, True])
def test_what_turns_is_not_used_again(table: Table, name: str, turned: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(name, turned=turned)
    WANTS[name](alice, bob)

    assert alice.can("use", name) is not turned
    if not turned:
        alice.uses(name)
        while not table.decision.question.startswith("Your Main Shot") and not alice.card(name).turned:
            alice.chooses(alice.may_choose()[0])
        assert alice.card(name).turned


@shows("Grease Monkey", "Car Wash")
@pytest.mark.parametrize("name", ["Grease Monkey", "Car Wash"])
def test_only_who_drives_is_healed(table: Table, name: str) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", name)
    alice.can_pay_for("Muscle Car")
    for hero, vehicle in (("Hero", "Muscle Car"), ("Bruiser", "Fire Sword"), ("Giant", "")):
        alice.controls(hero, damage=1)
        if vehicle:
            alice.controls(vehicle, on=hero)

    uses_to(alice, name, "Heal" if name == "Grease Monkey" else "")
    assert alice.card(name).turned, "nobody but the driver could be chosen"
    resolve(table)

    assert [alice.card(hero).damage for hero in ("Hero", "Bruiser", "Giant")] == [0, 1, 1]


@shows("Grease Monkey")
def test_grease_monkey_puts_a_vehicle_on_the_road_cheaply(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero", "Grease Monkey")
    alice.can_pay_for("Muscle Car", "Fire Sword")
    alice.has("Student")

    alice.uses("Grease Monkey")
    table_until(table, lambda: alice.is_asked("Which card do you play"))
    assert alice.may_choose() == ["Muscle Car"]
    alice.chooses("Muscle Car")
    alice.chooses("Hero")
    resolve(table)

    assert alice.card("Hero").fighting == 7
    assert alice.power == 10 - 1


@shows("Nightclub")
def test_the_nightclub_turns_for_its_blow(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Nightclub", "Bruiser", "Giant")
    bob.controls("Tower", "Hero", "Student")

    alice.attacks("Tower", with_="Bruiser")
    bob.intercepts("Bruiser", with_="Hero")
    table_until(table, lambda: alice.can("use", "Nightclub"))
    alice.uses("Nightclub", "Hero")

    assert alice.card("Nightclub").turned
    assert not alice.can("use", "Nightclub")


@shows("Desolate Ridge")
def test_desolate_ridge_turns_for_its_answer(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", turn="Bob")
    alice.controls("Desolate Ridge")
    bob.controls("Tower", "Hero")
    bob.has(event("Bell", "Gain 1 Power."))

    bob.plays("Bell")
    table_until(table, lambda: alice.can("use", "Desolate Ridge"))
    alice.uses("Desolate Ridge", "Hero")

    assert alice.card("Desolate Ridge").turned
    assert not alice.can("use", "Desolate Ridge")
    resolve(table)
    assert bob.card("Hero").damage == 2


@shows("Forgotten Temple")
@pytest.mark.parametrize("turned", [False, True])
def test_the_forgotten_temple_turns_for_one_power(table: Table, turned: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", turn="Bob")
    alice.controls("Forgotten Temple", turned=turned)
    alice.controls("Student")
    bob.has(event("Bolt", "Smoke target Character."))

    bob.plays("Bolt", "Student")
    resolve(table)
    bob.declares_end()
    table_until(table, lambda: alice.is_asked("Use Forgotten Temple") or alice.is_asked("generate Power"))

    assert alice.is_asked("Use Forgotten Temple") is not turned
    if not turned:
        before = alice.power
        alice.says_yes()
        assert alice.card("Forgotten Temple").turned
        table_until(table, lambda: alice.power > before)
        assert alice.power == before + 1


@shows("Po Toi Islands")
@pytest.mark.parametrize("turned", [False, True])
def test_po_toi_islands_turn_to_keep_a_hand(table: Table, turned: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", turn="Bob")
    alice.controls("Po Toi Islands", turned=turned)
    alice.has("Student", "Hero")
    bob.has(event("Raid", "Target player discards 1 card."))

    bob.plays("Raid", "Alice")
    table_until(table, alice.is_asked)

    assert alice.can("use", "Po Toi Islands") is not turned
    if not turned:
        uses_to(alice, "Po Toi Islands", "Cancel")
        assert alice.card("Po Toi Islands").turned
        resolve(table)
        assert alice.hand == ["Student", "Hero"]


@shows("Proving Ground")
def test_the_proving_ground_turns_as_it_is_revealed(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Proving Ground", face_down=True)
    alice.has("Hero")

    assert not alice.can("use", "Proving Ground")
    alice.reveals("Proving Ground")
    table_until(table, lambda: not alice.card("Proving Ground").face_down)

    assert alice.card("Proving Ground").turned
    assert not alice.can("use", "Proving Ground")


@shows("Electro-Gauntlet")
def test_each_of_two_abilities_says_what_it_does(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.controls("Electro-Gauntlet", on="Hero").state.counters = 2
    alice.ask_again()

    labels = [option.label for option in table.decision.options if option.kind == "use"]
    assert labels == [
        "Use Electro-Gauntlet: Put 1 counter on this card",
        "Use Electro-Gauntlet: Subject gains +X combat damage until the end of the turn",
    ]
    uses_to(alice, "Electro-Gauntlet", "combat damage")
    resolve(table)

    assert alice.card("Electro-Gauntlet").turned


@shows("Smiling Heaven Lake")
def test_smiling_heaven_lake_turns(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Smiling Heaven Lake")
    alice.has_resources("{dra}")
    alice.has(character("Dragon", 3, requires="{dra}{dra}"))

    alice.uses("Smiling Heaven Lake")
    waits_for(alice, "Which card do you play?")
    assert alice.card("Smiling Heaven Lake").turned
    alice.chooses("Dragon")
    resolve(table)

    assert not alice.can("use", "Smiling Heaven Lake")


@shows("Dump Scrounger", "Martyr's Tomb", "LaGrange Four", "Cataract Gorge", "Kowloon Gate")
@pytest.mark.parametrize(
    "name", ["Dump Scrounger", "Martyr's Tomb", "LaGrange Four", "Cataract Gorge", "Kowloon Gate"]
)
@pytest.mark.parametrize("turned", [False, True])
def test_what_turns_is_used_once(table: Table, name: str, turned: bool) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.controls("Hero", turned=True)
    alice.has_in_smoked_pile("Student", "Bruiser")
    alice.has("Giant")
    alice.controls(name, turned=turned)

    assert alice.can("use", name) is not turned
    if not turned:
        alice.uses(name)
        alice.chooses(*alice.may_choose()[:1]) if not alice.is_asked("Main Shot") else None
        assert alice.card(name).turned


@shows("LaGrange Four")
def test_lagrange_four_does_not_unturn_attackers(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("LaGrange Four", "Hero")
    alice.has(event("Bell", "Gain 1 Power."))
    bob.controls("Tower")

    assert alice.can("use", "LaGrange Four")
    alice.attacks("Tower", with_="Hero")

    assert alice.can("play", "Bell")
    assert not alice.can("use", "LaGrange Four")
