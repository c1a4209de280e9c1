"""Shipped cards that are for some cards alone, from their printed words: what fits, and what does not."""

from __future__ import annotations

import pytest

from tests.cards import shows
from tests.shadowfist_table import character, edge, event, resolve, site, state, table_until, waits_for
from tests.table import Table

BOLT = event("Bolt", "Smoke target Character.")
DART = event("Dart", "Inflict 1 damage on target Character.")
DEMON = character("Demon", 1, provides="{lot}")


@shows("Johnny Red")
def test_johnny_red_plays_cards_of_fire_alone(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Johnny Red")
    alice.has_in_smoked_pile(character("Fire Sprite", 1), character("Fire Warrior", 3), character("Water Sprite", 1))

    alice.uses("Johnny Red", "Fire Sprite")
    waits_for(alice, "Which card do you play?")

    assert alice.may_choose() == ["Fire Warrior"]


@shows("City Center")
def test_city_center_stops_attackers_alone(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Bruiser", "Giant")
    bob.controls("City Center", face_down=True)
    bob.controls("Tower", "Student")

    alice.attacks("Tower", with_=["Hero", "Bruiser"])
    table_until(table, lambda: bob.can("reveal", "City Center"))
    bob.reveals("City Center")
    table_until(table, lambda: bob.can("use", "City Center"))
    bob.uses("City Center", "Hero")
    table_until(table, lambda: not alice.card("Hero").turned)
    assert not bob.can("use", "City Center"), "it had one counter, and Bruiser attacks on"
    resolve(table)

    assert (alice.card("Hero").turned, alice.card("Bruiser").turned, bob.card("Tower").damage) == (False, True, 6)


@shows("Youn Wha")
def test_youn_wha_guards_her_location_alone(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    bob.controls("Temple", "Youn Wha", "Tower")

    alice.attacks("Tower", with_="Hero")
    resolve(table)

    assert bob.card("Tower").damage == 4
    assert alice.card("Hero").damage == 0


ON_CHARACTERS = (
    "Electro-Gauntlet",
    "Fire Sled",
    "Fire Sword",
    "Sonic Reducer",
    "Steam-Powered Tricycle",
    "Bamboo Cane",
    "Battle Suit",
    "Big Ass Car",
    "Bite of the Long Teeth",
    "CB Radio",
)


@shows(
    "Electro-Gauntlet",
    "Fire Sled",
    "Fire Sword",
    "Sonic Reducer",
    "Steam-Powered Tricycle",
    "Bamboo Cane",
    "Battle Suit",
    "Big Ass Car",
    "Bite of the Long Teeth",
    "CB Radio",
)
@pytest.mark.parametrize("name", ON_CHARACTERS)
def test_states_that_go_on_characters_alone(table: Table, name: str) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", edge("Plan", "Your hand size is increased by 1."))
    alice.can_pay_for(name)
    assert not alice.can("play", name)
    bob.controls("Giant")
    alice.controls("Hero")

    alice.plays(name)

    assert alice.may_choose() == ["Giant", "Hero"]


@shows("Kowloon Gate")
def test_kowloon_gate_lets_in_whoever_costs_four(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Kowloon Gate")
    alice.has(character("Three", 1, cost=3), character("Four", 1, cost=4))

    alice.uses("Kowloon Gate")
    waits_for(alice, "Which card do you play?")
    assert alice.may_choose() == ["Four"]
    alice.chooses("Four")
    resolve(table)

    assert alice.power == 10 - 3


@shows("Software Pirate")
def test_software_pirate_waits_for_high_tech(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Software Pirate")
    alice.has("Hero")

    alice.plays("Hero")
    table_until(table, lambda: alice.is_asked("Use Software Pirate") or alice.is_asked("Main Shot"))

    assert alice.is_asked("Main Shot")


@shows("Street Riot")
def test_street_riot_needs_an_attack_on_a_site(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Bruiser")
    alice.can_pay_for("Street Riot")
    bob.controls("Tower")
    bob.controls("Giant", at="Tower")

    assert not alice.can("play", "Street Riot")
    alice.attacks("Giant", with_="Hero")
    assert not alice.can("play", "Street Riot")
    resolve(table)
    alice.attacks("Tower", with_="Bruiser")
    assert alice.can("play", "Street Riot")


@shows("The Ape is Loose!")
def test_the_ape_is_an_attacker(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Bruiser")
    alice.can_pay_for("The Ape is Loose!")
    bob.controls("Tower", "Giant")

    assert not alice.can("play", "The Ape is Loose!")
    alice.attacks("Tower", with_=["Hero", "Bruiser"])
    alice.plays("The Ape is Loose!")

    assert alice.may_choose() == ["Hero", "Bruiser"]


@shows("Die!!!")
def test_who_dies_costs_less_than_two_more_than_those_who_turn(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(DEMON, "Hero")
    alice.can_pay_for("Die!!!")
    bob.controls(DEMON, character("Two", 2, cost=2), character("Three", 3, cost=3))

    alice.does("play", "Die!!!")
    assert alice.may_choose() == ["Demon"], "not the Hero, and not Bob's Demon"
    alice.chooses("Demon")

    assert sorted(alice.may_choose()) == ["Demon", "Two"]


@shows("Dockyard")
def test_dockyard_finds_foundations_alone(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Dockyard", face_down=True)
    alice.has_on_deck(
        character("Monk", 1, provides="{han}"), character("Adept", 2, requires="{han}", provides="{han}")
    )

    alice.reveals("Dockyard")
    table_until(table, lambda: alice.can("yes"))
    alice.says_yes()
    table_until(table, lambda: "Monk" in alice.may_choose())

    assert "Adept" not in alice.may_choose()


@shows("Dr. Amanda Snow")
def test_dr_amanda_snow_is_not_hurt_by_sites(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Dr. Amanda Snow", "Hero")
    bob.controls(site("Trap", 9, "Turn :: Inflict 2 damage on all Characters."))
    bob.controls(site("Pit", 9, "Turn and target a Character :: Inflict 1 damage on target."))

    alice.attacks("Pit", with_="Hero")
    table_until(table, lambda: bob.can("use", "Trap"))
    bob.uses("Trap")
    table_until(table, lambda: bob.can("use", "Pit"))
    bob.uses("Pit", "Hero")
    resolve(table)

    assert (alice.card("Dr. Amanda Snow").damage, alice.card("Hero").damage) == (0, 3)


@shows("Dr. Amanda Snow")
def test_dr_amanda_snow_has_guts(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Dr. Amanda Snow", damage=2)
    bob.controls("Tower")

    alice.attacks("Tower", with_="Dr. Amanda Snow")
    resolve(table)

    assert bob.card("Tower").damage == 6


@shows("Bite of the Long Teeth")
def test_the_long_teeth_add_to_combat_damage(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.controls("Bite of the Long Teeth", on="Hero")
    bob.controls("Tower")

    assert alice.card("Hero").fighting == 5
    alice.attacks("Tower", with_="Hero")
    resolve(table)

    assert bob.card("Tower").damage == 6


@shows("Battle Suit")
def test_battle_suit_goes_to_a_character_of_ones_own_without_a_vehicle(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Student", "Bruiser")
    alice.controls("Battle Suit", on="Hero")
    alice.controls(state("Cart", "Vehicle. Play on a Character."), on="Student")
    bob.controls("Giant")

    alice.uses("Battle Suit")
    assert alice.may_choose() == ["Hero", "Bruiser"], "one pays with what is one's own (SF 24.1.4)"
    alice.chooses("Bruiser")
    resolve(table)

    assert alice.card("Battle Suit").subject == "Bruiser"
    assert alice.card("Bruiser").turned


@shows("Big Ass Car")
def test_big_ass_car_is_tough_by_one(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.controls("Big Ass Car", on="Hero")

    alice.uses("Big Ass Car")
    resolve(table)

    assert (alice.card("Hero").bold["Toughness"], "Mobility" in alice.card("Hero").bold) == (1, True)
    assert alice.card("Big Ass Car").turned
    assert not alice.can("use", "Big Ass Car")


@shows("Electro-Gauntlet")
def test_electro_gauntlet_is_discharged_for_a_turn(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Hill")
    gauntlet = alice.controls("Electro-Gauntlet", on="Hero")
    gauntlet.state.counters = 3
    bob.controls("Tower", "Temple")

    alice.ask_again()
    table.answer([option for option in table.decision.options if option.name == "Electro-Gauntlet"][1])
    alice.chooses("X = 2")
    resolve(table)

    assert (gauntlet.turned, gauntlet.counters) == (True, 1)
    alice.attacks("Tower", with_="Hero")
    resolve(table)
    assert bob.card("Tower").damage == 6
    alice.ends_turn()
    bob.ends_turn()
    alice.attacks("Temple", with_="Hero")
    resolve(table)
    assert bob.card("Temple").damage == 4


@shows("Fire Sled")
def test_fire_sled_is_out_of_reach_of_sites_and_edges(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Student")
    alice.controls("Fire Sled", on="Hero")
    alice.has(event("Bell", "Gain 1 Power."))
    bob.controls(site("Pit", 9, "Turn and target a Character :: Inflict 1 damage on target."))

    alice.plays("Bell")
    table_until(table, lambda: bob.can("use", "Pit") or not table.game.effects)
    bob.uses("Pit")
    assert not bob.is_asked("hoose"), "there is the Student alone"
    resolve(table)

    assert "Student" in alice.smoked_pile
    assert alice.card("Hero").damage == 0


@shows("Car Wash")
def test_car_wash_is_for_drivers(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Car Wash", "Hill")
    alice.controls("Giant", "Bruiser", "Hero", damage=2)
    alice.controls(state("Cart", "Vehicle. Play on a Character."), on="Giant")
    alice.controls(state("Hat", "Play on a Character."), on="Bruiser")

    alice.uses("Car Wash", "Giant")
    resolve(table)

    assert (alice.card("Giant").damage, alice.card("Bruiser").damage, alice.card("Car Wash").turned) == (0, 2, True)


@shows("Chi Seeking Missile")
@pytest.mark.parametrize(("name", "damage"), [("Tower", 0), ("Kowloon Gate", 5)])
def test_chi_seeking_missile_seeks_what_is_unique(table: Table, name: str, damage: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.can_pay_for("Chi Seeking Missile")
    bob.controls(name)

    alice.does("play", "Chi Seeking Missile")
    alice.says_yes()
    resolve(table)

    assert alice.power == 9
    assert (bob.card(name).turned, bob.card(name).damage) == (True, damage)


@shows("Booby-Trapped Tomb")
def test_booby_trapped_tomb_hits_who_is_there(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Booby-Trapped Tomb", face_down=True)
    bob.controls("Tower")
    bob.controls("Bruiser", at="Tower")
    alice.controls("Hero")

    alice.attacks("a face-down Feng Shui Site", with_="Hero")
    waits_for(bob, "Use Booby-Trapped Tomb")
    bob.says_yes()
    resolve(table)

    assert (bob.card("Bruiser").damage, alice.card("Hero").damage) == (0, 3)
