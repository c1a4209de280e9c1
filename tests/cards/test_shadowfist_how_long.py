"""How long what shipped cards do lasts, and how often they do it, from their printed words."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards import shows
from tests.shadowfist_table import character, edge, event, is_offered, resolve, site, state, table_until, waits_for
from tests.table import Table

BOLT = event("Bolt", "Smoke target Character.")
DART = event("Dart", "Inflict 1 damage on target Character.")
DRILL = site("Drill Hall", 12, "All Characters you control gain +1 Fighting.")


@shows("Chi Seeking Missile")
def test_a_site_hit_by_the_missile_recovers(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.can_pay_for("Chi Seeking Missile")
    bob.controls(DRILL, "Hero")

    alice.plays("Chi Seeking Missile")
    while alice.is_asked() and not alice.is_asked("Main Shot"):
        alice.chooses("Drill Hall") if "Drill Hall" in alice.may_choose() else table.answer(
            table.decision.options[-1]
        )
    resolve(table)
    assert (bob.card("Hero").fighting, bob.card("Drill Hall").turned) == (4, True)
    alice.ends_turn()

    assert bob.card("Hero").fighting == 5


@shows("Fire Sled")
def test_a_site_that_the_sled_ran_into_recovers(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Student")
    alice.controls("Fire Sled", on="Student")
    bob.controls(DRILL, "Hero")

    alice.attacks("Drill Hall", with_="Student")
    table_until(table, lambda: bob.card("Hero").fighting == 4)
    resolve(table)
    assert bob.card("Hero").fighting == 4
    alice.ends_turn()

    assert bob.card("Hero").fighting == 5


@shows("Humble Dojo")
def test_the_dojo_trains_who_is_there_for_a_turn(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Humble Dojo", "Hill")
    alice.controls("Hero", "Bruiser", at="Humble Dojo")
    alice.controls("Giant", at="Hill")
    bob.controls(site("Wall", 40))

    alice.uses("Humble Dojo")
    assert alice.may_choose() == ["Hero", "Bruiser"]
    alice.chooses("Hero")
    resolve(table)
    alice.attacks("Wall", with_="Hero")
    resolve(table)
    assert bob.card("Wall").damage == 5
    for _ in range(2):
        alice.ends_turn() if alice.is_asked("Main Shot") else bob.ends_turn()
    alice.attacks("Wall", with_="Hero")
    resolve(table)

    assert bob.card("Wall").damage == 5 + 4


@shows("Iron and Silk")
def test_iron_and_silk_protects_for_a_turn(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", turn="Bob")
    alice.controls("Hill", "Bruiser")
    alice.can_pay_for("Iron and Silk")
    bob.controls("Temple", "Hero")
    bob.has(event("Bell", "Gain 1 Power."))

    bob.plays("Bell")
    table_until(table, lambda: alice.can("play", "Iron and Silk"))
    alice.plays("Iron and Silk", "Bruiser")
    resolve(table)
    bob.attacks("Hill", with_="Hero")
    alice.intercepts("Hero", with_="Bruiser")
    resolve(table)
    assert alice.card("Bruiser").damage == 0
    while not bob.is_asked("Main Shot"):
        alice.ends_turn()
    bob.ends_turn()
    alice.ends_turn()
    bob.controls("Hero")
    bob.attacks("Hill", with_="Hero")
    alice.intercepts("Hero", with_="Bruiser")
    resolve(table)

    assert alice.card("Bruiser").damage == 4


@shows("Operation Killdeer")
def test_who_was_disarmed_strikes_again_next_turn(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", turn="Bob")
    alice.controls(site("Wall", 40))
    alice.can_pay_for("Operation Killdeer")
    bob.controls("Temple", "Hero", "Student")

    bob.attacks("Wall", with_=["Hero", "Student"])
    table_until(table, lambda: alice.can("play", "Operation Killdeer"))
    alice.plays("Operation Killdeer", "Hero")
    resolve(table)
    assert alice.card("Wall").damage == 1
    for _ in range(2):
        alice.ends_turn() if alice.is_asked("Main Shot") else bob.ends_turn()
    while not bob.is_asked("Main Shot"):
        alice.ends_turn()
    bob.attacks("Wall", with_="Hero")
    resolve(table)

    assert alice.card("Wall").damage == 1 + 4


@shows("Moonlight Raid")
def test_the_moon_shines_for_one_turn(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Student")
    alice.can_pay_for("Moonlight Raid")
    bob.controls(site("Wall", 40))

    alice.plays("Moonlight Raid", "Hero")
    resolve(table)
    assert "Stealth" in alice.card("Hero").bold
    alice.attacks("Wall", with_=["Hero", "Student"])
    resolve(table)
    assert alice.power == 11, "one of the two was sent by moonlight"
    while not bob.is_asked("Main Shot"):
        alice.ends_turn()
    bob.ends_turn()
    assert "Stealth" not in alice.card("Hero").bold
    before = alice.power
    alice.attacks("Wall", with_="Hero")
    resolve(table)

    assert alice.power == before


@shows("Superior Kung Fu")
def test_superior_kung_fu_is_two_more_for_a_turn(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.can_pay_for("Superior Kung Fu")
    bob.controls("Tower", character("Ogre", 5))

    alice.attacks("Tower", with_="Hero")
    bob.intercepts("Hero", with_="Ogre")
    table_until(table, lambda: alice.can("play", "Superior Kung Fu"))
    alice.plays("Superior Kung Fu", "Hero")
    resolve(table)
    assert alice.card("Hero").fighting == 4 + 2 - 5
    while not bob.is_asked("Main Shot"):
        alice.ends_turn()

    assert "Hero" in alice.smoked_pile, "what the skill held up falls with it"


@shows("Master Hao")
def test_master_hao_fears_a_kind_of_fighter_for_a_turn(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Master Hao")
    bob.controls("Temple", "Hero", "Bruiser")

    alice.attacks("Temple", with_="Master Hao")
    alice.uses("Master Hao", "Hero")
    assert not alice.can("use", "Master Hao"), "once per turn"
    bob.intercepts("Master Hao", with_="Hero")
    table_until(table, lambda: "Hero" in bob.smoked_pile)
    assert alice.card("Master Hao").damage == 0
    resolve(table)
    while not bob.is_asked("Main Shot"):
        alice.ends_turn()
    alice.controls("Hill")
    bob.controls("Hero")
    bob.attacks("Hill", with_="Hero")
    alice.card("Master Hao").state.turned = False
    alice.intercepts("Hero", with_="Master Hao")
    resolve(table)

    assert alice.card("Master Hao").damage == 4


@shows("Jade Dragon Monk")
def test_jade_dragon_monk_cancels_one_card_a_turn(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Jade Dragon Monk")
    plan = edge("Plan", "All Characters you control gain +1 Fighting.")
    bob.controls("Temple", plan, edge("Plot", "All Characters you control gain +2 Fighting."), "Hero")
    assert not alice.can("use", "Jade Dragon Monk")

    alice.attacks("Temple", with_="Jade Dragon Monk")
    alice.uses("Jade Dragon Monk", "Plan")
    table_until(table, lambda: bob.card("Hero").fighting != 7)
    assert bob.card("Hero").fighting == 6
    assert not alice.can("use", "Jade Dragon Monk")
    resolve(table)

    assert bob.card("Hero").fighting == 7


def fails(table: Table, alice: Any, bob: Any, attacker: str) -> None:
    """Alice attacks the Wall, and the Giant before it smokes the attacker."""
    alice.attacks("Wall", with_=attacker)
    bob.intercepts(attacker, with_="Giant")


@shows("Reluctant Hero")
def test_the_reluctant_hero_rises_once_a_turn(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Student", character("Loner", 1, "Independent."))
    alice.controls("Reluctant Hero", turned=True)
    bob.controls(site("Wall", 40), "Giant")

    fails(table, alice, bob, "Student")
    alice.triggers("Reluctant Hero")
    resolve(table)
    assert not alice.card("Reluctant Hero").turned
    alice.card("Reluctant Hero").state.turned = True
    alice.ask_again()
    fails(table, alice, bob, "Loner")
    table_until(table, lambda: alice.is_asked("Use Reluctant Hero") or table.game.attack is None)

    assert not alice.is_asked("Use Reluctant Hero")


@shows("Seamus", "Student of the Dragon", "Tech Squad", "Reluctant Hero")
@pytest.mark.parametrize("name", ["Seamus", "Student of the Dragon", "Tech Squad", "Reluctant Hero", "Hero"])
def test_the_independent_attack_after_a_failure(table: Table, name: str) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Student", name)
    bob.controls(site("Wall", 40), "Giant")

    fails(table, alice, bob, "Student")
    resolve(table)

    assert "Student" in alice.smoked_pile
    assert alice.can("attack", "Wall") is (name != "Hero")


@shows("Long Black Hearse")
def test_the_hearse_is_stirred_once_a_turn_by_deaths_beside_it(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Tower")
    alice.controls("Hero", "Student", at="Hill")
    alice.controls("Giant", "Bruiser", at="Tower")
    alice.controls("Long Black Hearse", on="Giant", turned=True)
    alice.has(BOLT, BOLT, BOLT)

    alice.plays("Bolt", "Student")

    assert not is_offered(alice, "Long Black Hearse"), "that was elsewhere"
    alice.plays("Bolt", "Bruiser")
    alice.triggers("Long Black Hearse")
    resolve(table)
    assert not alice.card("Long Black Hearse").turned
    alice.controls("Student", at="Tower")
    alice.plays("Bolt", "Student")

    assert not is_offered(alice, "Long Black Hearse")


@shows("Long Black Hearse")
def test_the_hearse_brings_the_dead_in_a_main_shot(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Giant")
    alice.controls("Long Black Hearse", on="Giant")
    alice.has(*(character(f"{kind} Guest", 2, cost=2) for kind in ("Demon", "Ghost", "Undead", "Living")))

    alice.uses("Long Black Hearse")
    waits_for(alice, "Which card do you play")
    assert alice.may_choose() == ["Demon Guest", "Ghost Guest", "Undead Guest"]
    alice.chooses("Ghost Guest")
    resolve(table)

    assert alice.power == 10 - 1
    assert alice.card("Long Black Hearse").turned


@shows("Vale of Tears")
def test_the_vale_of_tears_washes_a_hand_when_it_is_hurt(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", turn="Bob")
    alice.controls("Vale of Tears", "Hill")
    alice.has("Student", "Hero")
    bob.controls("Temple", "Hero", "Student")

    bob.attacks("Vale of Tears", with_="Hero")
    waits_for(alice, "discard")
    assert len(alice.hand) == 5
    assert table.decision.most == 3
    alice.chooses("Student", "Hero")
    resolve(table)

    assert len(alice.hand) == 3
    assert not {"Student", "Hero"} & set(alice.hand)


@shows("Vale of Tears")
def test_the_vale_of_tears_is_burned_for_three_cards_more(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", turn="Bob")
    alice.controls("Hill")
    alice.controls("Vale of Tears", damage=6)
    alice.has("Student", "Giant")
    bob.controls("Temple", "Hero")

    bob.attacks("Vale of Tears", with_="Hero")
    bob.chooses_fate("Burn ... for Power")
    for cards in (5, 8):
        waits_for(alice, "discard")
        assert (len(alice.hand), table.decision.most) == (cards, 3)
        table.answer(())

    assert len(alice.hand) == 8


@shows("Student of the Dragon")
def test_the_student_of_the_dragon_stands_in_the_way(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", turn="Bob")
    alice.controls("Hill", "Student of the Dragon", "Hero")
    bob.controls("Giant")

    bob.attacks("Hill", with_="Giant")
    table_until(table, lambda: alice.is_asked("Who intercepts") or "Student of the Dragon" in alice.smoked_pile)

    assert not alice.can("pass") or "Student of the Dragon" in alice.smoked_pile


@shows("Plain White Panel Van")
def test_the_van_changes_drivers(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Tower")
    alice.controls("Hero", "Student", "Giant", at="Hill")
    alice.controls("Bruiser", at="Tower")
    alice.controls("Plain White Panel Van", on="Hero")

    alice.uses("Plain White Panel Van")
    while alice.is_asked() and "Student" not in alice.may_choose():
        table.answer(table.decision.options[0])
    assert alice.may_choose() == ["Student", "Giant"]
    alice.chooses("Giant")
    resolve(table)

    assert alice.card("Plain White Panel Van").subject == "Giant"


@shows("Wolf Clan Hunters")
def test_wolf_clan_hunters_hunt_in_packs(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    hunters = alice.controls("Wolf Clan Hunters")
    wolf, other = character("Transformed Wolf", 1), character("Transformed Ape", 1)
    alice.controls(wolf, other, "Student")
    bob.controls(site("Wall", 40))
    assert hunters.fighting == 2

    alice.attacks("Wall", with_=["Wolf Clan Hunters", "Transformed Wolf", "Student"])
    resolve(table)

    assert bob.card("Wall").damage == 3 + 1 + 1


@shows("Wolf Clan Hunters")
def test_wolf_clan_hunters_who_stay_at_home_are_no_stronger(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    hunters = alice.controls("Wolf Clan Hunters")
    alice.controls(character("Transformed Wolf", 1))
    bob.controls(site("Wall", 40), "Student")

    alice.attacks("Wall", with_="Transformed Wolf")
    table_until(table, lambda: bob.is_asked("Who intercepts"))

    assert hunters.fighting == 2


@shows("Waterfall Sanctuary", "The Great Wastes", "Treasure Cache")
@pytest.mark.parametrize("name", ["Waterfall Sanctuary", "The Great Wastes", "Treasure Cache"])
def test_what_turns_is_turned(table: Table, name: str) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill" if name == "Treasure Cache" else name)
    alice.controls("Hero")
    alice.controls(state("Blade", "Play on a Character. Subject gains +2 Fighting."), on="Hero")
    if name == "Treasure Cache":
        alice.controls(name, on="Hill")

    alice.uses(name)
    while alice.is_asked("choose") or alice.is_asked("target"):
        alice.chooses(alice.may_choose()[0])

    assert alice.card(name).turned
    assert not alice.can("use", name)


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
