"""How many shipped Shadowfist cards mean: none where a text says any number, and not one more than it says."""

from __future__ import annotations

import pytest

from tests.cards import shows
from tests.shadowfist_table import character, resolve, table_until
from tests.table import Table


@shows("Feeding the Fires")
@pytest.mark.parametrize(("cost", "able"), [(2, True), (3, False)])
def test_a_counter_of_feeding_the_fires_pays_two_power(table: Table, cost: int, able: bool) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Hill")
    alice.controls("Feeding the Fires").state.counters = 1
    alice.has(character("Fire Sprite", 2, cost=cost))

    assert alice.can("play", "Fire Sprite") is able


@shows("Fire Serpent")
def test_fire_serpent_may_spread_no_fire(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    bob.controls("Hero", "Temple")
    alice.can_pay_for("Fire Serpent")

    alice.plays("Fire Serpent")
    table.answer([])
    resolve(table)

    assert (bob.card("Hero").damage, bob.card("Temple").damage) == (0, 0)


@shows("Plots and Intrigues")
def test_plots_and_intrigues_may_reveal_nothing(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=0)
    alice.can_pay_for("Plots and Intrigues")
    alice.controls("River", face_down=True)

    alice.plays("Plots and Intrigues")
    table.answer([])
    resolve(table)

    assert (alice.power, alice.card("River").face_down) == (0, True)


@shows("Street Riot")
def test_street_riot_may_hurt_nobody(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Student", "Hero")
    alice.can_pay_for("Street Riot")
    bob.controls("Tower")
    bob.controls("Bruiser", "Giant", at="Tower")

    alice.attacks("Tower", with_=["Student", "Hero"])
    table_until(table, lambda: alice.can("play", "Street Riot"))
    alice.plays("Street Riot")
    table.answer([])
    resolve(table)

    assert (bob.card("Bruiser").damage, bob.card("Giant").damage) == (0, 0)


@shows("Thousand Sword Mountain")
@pytest.mark.parametrize(("power", "able"), [(1, True), (0, False)])
def test_thousand_sword_mountain_pays_one_power(table: Table, power: int, able: bool) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=power)
    alice.controls("Thousand Sword Mountain", damage=3)
    alice.has(character("Guard", 2, cost=2))

    assert alice.can("play", "Guard") is able


@shows("Die!!!")
def test_nobody_has_to_turn_for_who_dies(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    demon = character("Demon", 1, provides="{lot}")
    alice.controls(demon)
    alice.can_pay_for("Die!!!")
    bob.controls(character("One", 1, cost=1), character("Two", 2, cost=2))

    alice.does("play", "Die!!!")
    table.answer([])
    assert alice.may_choose() == ["One"]
    alice.chooses("One")
    resolve(table)

    assert (bob.smoked_pile, alice.card("Demon").turned) == (["One"], False)


@shows("Dragon Graveyard")
@pytest.mark.parametrize(("fighting", "paid"), [(2, 0), (3, 1)])
def test_dragon_graveyard_is_paid_for_three_damage(table: Table, fighting: int, paid: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Thug", fighting))
    bob.controls("Dragon Graveyard")

    alice.attacks("Dragon Graveyard", with_="Thug")
    resolve(table)

    assert bob.power == 10 + paid


@shows("Heat of Battle")
def test_heat_of_battle_is_of_an_attacker(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", turn="Bob")
    alice.controls("Hill", "Bruiser")
    alice.can_pay_for("Heat of Battle")
    bob.controls("Temple", "Garden", "Student", "Hero", "Giant")

    bob.attacks("Hill", with_=["Student", "Hero"])
    table_until(table, lambda: alice.can("play", "Heat of Battle"))
    alice.plays("Heat of Battle")

    assert sorted(alice.may_choose()) == ["Hero", "Student"]


# -- of whom, and for how long ---------------------------------------------------------------------------------------


@shows("Master Hao")
def test_master_hao_fears_nobody_twice_for_one_choice(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Master Hao")
    bob.controls("Temple", "Giant")

    alice.attacks("Temple", with_="Master Hao")
    alice.uses("Master Hao", "Giant")
    bob.intercepts("Master Hao", with_="Giant")
    resolve(table)
    assert (alice.card("Master Hao").damage, bob.card("Giant").damage) == (0, 6)
    while not bob.is_asked("Main Shot"):
        alice.ends_turn()
    alice.controls("Hill")
    alice.card("Master Hao").state.turned = False
    bob.card("Giant").state.turned = False
    bob.attacks("Hill", with_="Giant")
    alice.intercepts("Giant", with_="Master Hao")
    resolve(table)

    assert alice.card("Master Hao").damage == 4  # of the Giant's ten, six are lost


@shows('"Monkey" Chang')
def test_monkey_chang_need_not_hold_anybody_off(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls('"Monkey" Chang')
    bob.controls("Tower", "Hero", "Bruiser")

    alice.attacks("Tower", with_='"Monkey" Chang')
    table_until(table, lambda: "Hero" in alice.may_choose())
    table.answer([])
    bob.intercepts('"Monkey" Chang', with_="Hero")
    resolve(table)

    assert alice.card('"Monkey" Chang').damage == 4


@shows("Murder of Crows")
def test_murder_of_crows_leaves_ones_own_fighters_their_strength(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Murder of Crows", "Hero")
    bob.controls("Tower")

    strength = alice.card("Hero").fighting + alice.card("Murder of Crows").fighting
    alice.attacks("Tower", with_=["Hero", "Murder of Crows"])
    resolve(table)

    assert bob.card("Tower").damage == strength


@shows("Plain White Panel Van")
@pytest.mark.parametrize("others", [True, False])
def test_a_plain_white_panel_van_goes_to_another_driver(table: Table, others: bool) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.controls("Hero", *(["Student"] if others else []), at="Hill")
    alice.controls("Plain White Panel Van", on="Hero")

    assert alice.can("use", "Plain White Panel Van") is others


@shows("Youn Wha")
def test_youn_wha_does_not_strike_those_who_attack_with_her(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Youn Wha", "Hero")
    bob.controls("Tower")

    alice.attacks("Tower", with_=["Youn Wha", "Hero"])
    resolve(table)

    assert (alice.card("Hero").damage, alice.card("Youn Wha").damage) == (0, 0)
    assert bob.card("Tower").damage == 8
