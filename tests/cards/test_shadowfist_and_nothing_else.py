"""What shipped cards do not do, from their printed words: to others, at another time, for longer."""

from __future__ import annotations

from tests.cards import shows
from tests.shadowfist_table import character, edge, event, resolve, table_until, waits_for
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
