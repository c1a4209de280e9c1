"""What shipped cards do not do, from their printed words: to others, at another time, for longer."""

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


@shows("Mouth of the Fire Righteous")
def test_the_righteous_are_stronger_for_a_turn(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.controls("Mouth of the Fire Righteous", character("Fire Sprite", 2), at="Hill")
    bob.controls("Tower")

    alice.attacks("Tower", with_="Fire Sprite")
    resolve(table)
    assert (bob.card("Tower").damage, alice.card("Fire Sprite").fighting) == (3, 3)
    alice.ends_turn()

    assert alice.card("Fire Sprite").fighting == 2


@shows("Bribery")
def test_bribery_is_for_who_is_paid(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.can_pay_for("Bribery")
    bob.controls("Hero", character("Thug", 5))
    carol.controls("Student")

    alice.plays("Bribery", "Bob")
    assert alice.may_choose() == ["Hero", "Thug"]
    alice.chooses("Hero")
    resolve(table)
    assert alice.card("Hero").controller == "Alice"
    alice.ends_turn()

    assert bob.card("Hero").controller == "Bob"


@shows("City Center")
def test_city_center_stops_attackers_alone(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Giant")
    bob.controls("City Center", face_down=True)
    bob.controls("Tower", "Student")

    alice.attacks("Tower", with_="Hero")
    table_until(table, lambda: bob.can("reveal", "City Center"))
    bob.reveals("City Center")
    table_until(table, lambda: bob.can("use", "City Center"))
    bob.uses("City Center", "Hero")
    resolve(table)

    assert (alice.card("Hero").turned, bob.card("Tower").damage) == (False, 0)
    assert not bob.can("use", "City Center")


@shows("City Park")
def test_city_park_waits_for_ones_own_site(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol", turn="Bob")
    alice.controls("Hill")
    alice.has("City Park")
    bob.controls("Giant")
    carol.controls("Cave")

    bob.attacks("Cave", with_="Giant")
    bob.chooses_fate("Burn ... for victory")
    table_until(table, lambda: alice.is_asked("Use City Park") or table.game.attack is None)

    assert not alice.is_asked("Use City Park")
    assert alice.hand == ["City Park"]


@shows("Long Shadows")
def test_long_shadows_speaks_of_your_undead(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    balm = event("Balm", "Heal target Character.")
    alice.controls("Hill", "Long Shadows", edge("Undead Plan", "Your hand size is increased by 1."))
    alice.has(balm)
    bob.controls("Temple", character("Undead Guest", 6))
    bob.controls(character("Undead Brute", 9), damage=4)

    assert alice.card("Long Shadows").fighting == 5
    alice.plays("Balm", "Undead Brute")
    resolve(table)

    assert bob.card("Undead Brute").damage == 0


@shows("Soul Theft")
def test_soul_theft_is_for_souls_of_others(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Student")
    alice.controls("Soul Theft", on="Student")
    bob.controls("Temple", character("Pupil", 1))
    bob.has(DART)

    alice.ends_turn()
    bob.plays("Dart", "Student")
    resolve(table)

    assert "Student" in alice.smoked_pile
    assert bob.in_play == ["Temple", "Pupil"]


@shows("Undead Horrors")
def test_undead_horrors_do_not_rise_in_anothers_turn(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", turn="Bob")
    alice.controls("Hill", DEMON)
    alice.has_in_smoked_pile("Undead Horrors")
    bob.has(BOLT)

    bob.plays("Bolt", "Demon")
    table_until(table, lambda: alice.is_asked("Use Undead Horrors") or bob.is_asked("Main Shot"))

    assert "Demon" in alice.smoked_pile
    assert not alice.is_asked("Use Undead Horrors")


@shows("Undead Horrors")
def test_undead_horrors_do_not_rise_by_themselves(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Undead Horrors")
    alice.has(BOLT)

    alice.plays("Bolt", "Undead Horrors")
    table_until(table, lambda: alice.is_asked("Use Undead Horrors") or alice.is_asked("Main Shot"))

    assert not alice.is_asked("Use Undead Horrors")
    assert "Undead Horrors" in alice.smoked_pile


@shows("Undead Horrors")
def test_undead_horrors_do_not_rise_for_others(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.has_in_smoked_pile("Undead Horrors")
    alice.has(BOLT)
    bob.controls("Temple", DEMON)

    alice.plays("Bolt", "Demon")
    table_until(table, lambda: alice.is_asked("Use Undead Horrors") or alice.is_asked("Main Shot"))

    assert not alice.is_asked("Use Undead Horrors")


@shows("Youn Wha")
def test_youn_wha_guards_her_location_alone(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    bob.controls("Temple", "Youn Wha", "Tower")

    alice.attacks("Tower", with_="Hero")
    resolve(table)

    assert bob.card("Tower").damage == 4
    assert alice.card("Hero").damage == 0


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


@shows("Cocktail Waiters")
def test_cocktail_waiters_serve_their_own(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Temple", "Cocktail Waiters")
    alice.controls("Hero")

    alice.attacks("Temple", with_="Hero")
    resolve(table)

    assert bob.card("Temple").damage == 4


@shows("Software Pirate")
def test_software_pirate_waits_for_high_tech(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Software Pirate")
    alice.has("Hero")

    alice.plays("Hero")
    table_until(table, lambda: alice.is_asked("Use Software Pirate") or alice.is_asked("Main Shot"))

    assert alice.is_asked("Main Shot")


@shows("Simian Sneaker")
def test_simian_sneaker_returns_for_a_site_of_its_owner(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Hill")
    alice.has_in_smoked_pile("Simian Sneaker")
    bob.controls("Giant")
    carol.controls("Cave")

    alice.ends_turn()
    bob.attacks("Cave", with_="Giant")
    bob.chooses_fate("Seize")
    resolve(table)

    assert bob.card("Cave").controller == "Bob"
    assert alice.smoked_pile == ["Simian Sneaker"]


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


@shows("Potlatch")
def test_potlatch_gives_ones_own_away(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.can_pay_for("Potlatch")
    bob.controls("Tower")

    assert not alice.can("play", "Potlatch")
    alice.controls("Hill", "Factory")
    alice.plays("Potlatch")
    resolve(table)

    assert (bob.burned_pile, alice.in_play, bob.in_play) == (["Hill"], ["Factory"], ["Tower"])


@shows("Plots and Intrigues")
def test_plots_and_intrigues_are_ones_own_and_hidden(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.can_pay_for("Plots and Intrigues")
    alice.controls("Hill")
    alice.controls("River", face_down=True)
    bob.controls("Tower", face_down=True)

    alice.plays("Plots and Intrigues")
    assert alice.may_choose() == ["a face-down Feng Shui Site"]
    alice.chooses("a face-down Feng Shui Site")
    resolve(table)

    assert alice.power == 1
    assert not alice.card("River").face_down
    assert bob.card("Tower").face_down


@shows("Chinese Connection")
def test_chinese_connection_is_made_once_a_turn(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Chinese Connection")
    alice.controls("Giant", "Bruiser", damage=3)

    alice.uses("Chinese Connection", "Giant")
    resolve(table)

    assert alice.card("Giant").damage == 0
    assert not alice.can("use", "Chinese Connection")


@shows("Breath of the Dragon")
def test_the_breath_of_the_dragon_is_spent_with_the_turn(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.can_pay_for("Breath of the Dragon")
    bob.controls("Tower")
    bob.has(DART)

    alice.attacks("Tower", with_="Hero")
    alice.plays("Breath of the Dragon", "Hero")
    resolve(table)
    assert bob.card("Tower").damage == 7
    alice.ends_turn()
    bob.plays("Dart", "Hero")
    resolve(table)

    assert alice.card("Hero").damage == 1


@shows("Cries in the Night")
def test_cries_in_the_night_are_for_ones_own_and_one_night(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Giant")
    alice.can_pay_for("Cries in the Night")
    bob.controls("Student", character("Pupil", 1), "Hero")

    alice.plays("Cries in the Night")
    resolve(table)
    assert "Assassinate" in alice.card("Giant").bold
    alice.attacks("Student", with_="Giant")
    resolve(table)
    assert alice.power == 1
    alice.ends_turn()
    bob.ends_turn()

    assert "Assassinate" not in alice.card("Giant").bold
    alice.attacks("Pupil", with_="Giant")
    resolve(table)
    assert bob.smoked_pile == ["Student", "Pupil"]
    assert alice.power == 1


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
    table_until(table, lambda: alice.is_asked("search") or alice.is_asked("Search") or alice.is_asked("Use"))
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
def test_battle_suit_goes_to_any_character_without_a_vehicle(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Student", "Bruiser")
    alice.controls("Battle Suit", on="Hero")
    alice.controls(state("Cart", "Vehicle. Play on a Character."), on="Student")
    bob.controls("Giant")

    alice.uses("Battle Suit")
    assert alice.may_choose() == ["Hero", "Bruiser", "Giant"], "whose they are, the text does not say (SF 6.0)"
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
