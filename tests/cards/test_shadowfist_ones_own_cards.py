"""Shipped cards that are for one's own cards, from their printed words: nothing happens for those of others."""

from __future__ import annotations

from tests.cards import shows
from tests.shadowfist_table import character, edge, event, is_offered, resolve, table_until
from tests.table import Table

BOLT = event("Bolt", "Smoke target Character.")
DART = event("Dart", "Inflict 1 damage on target Character.")
DEMON = character("Demon", 1, provides="{lot}")


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

    assert not is_offered(alice, "Undead Horrors")
    assert "Demon" in alice.smoked_pile


@shows("Undead Horrors")
def test_undead_horrors_do_not_rise_by_themselves(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Undead Horrors")
    alice.has(BOLT)

    alice.plays("Bolt", "Undead Horrors")

    assert not is_offered(alice, "Undead Horrors")
    assert "Undead Horrors" in alice.smoked_pile


@shows("Undead Horrors")
def test_undead_horrors_do_not_rise_for_others(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.has_in_smoked_pile("Undead Horrors")
    alice.has(BOLT)
    bob.controls("Temple", DEMON)

    alice.plays("Bolt", "Demon")

    assert not is_offered(alice, "Undead Horrors")


@shows("Cocktail Waiters")
def test_cocktail_waiters_serve_their_own(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Temple", "Cocktail Waiters")
    alice.controls("Hero")

    alice.attacks("Temple", with_="Hero")
    resolve(table)

    assert bob.card("Temple").damage == 4


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
