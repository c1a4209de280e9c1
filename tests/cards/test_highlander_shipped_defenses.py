"""What the shipped dodges and blocks do, from their printed words."""

from __future__ import annotations

import pytest

from quickening.games.highlander.definitions import Printed
from quickening.games.highlander.pool import shipped
from tests.cards import shows
from tests.cards.test_highlander_attacks import duel
from tests.highlander_table import HighlanderPlayer, card_saying
from tests.rules.highlander.test_a_pair_of_personas import start
from tests.table import Table

ATTACKS = {
    "Upper Left Attack": "upper left",
    "Upper Center Attack": "upper center",
    "Upper Right Attack": "upper right",
    "Middle Left Attack": "middle left",
    "Thrust": "middle center",
    "Middle Right Attack": "middle right",
    "Lower Left Attack": "lower left",
    "Lower Center Attack": "lower center",
    "Lower Right Attack": "lower right",
}
SHOT = card_saying(name="Shot", type="attack", kinds="Ranged", grid="000/0X0/000")
BOW = card_saying(name="Bow", type="attack", kinds="Ranged", grid="X00/000/000")


def ours(key: str) -> Printed:
    """A card of the project by its key."""
    return shipped()[key]


def attacked(
    table: Table, attack: str | Printed, edition: str = "type-one"
) -> tuple[HighlanderPlayer, HighlanderPlayer]:
    """Alice has attacked, and Bob is to defend himself."""
    alice, bob = duel(table, edition)
    alice.has(attack)
    alice.attacks(attack if isinstance(attack, str) else attack.name)
    bob.goes_to("defense")
    return alice, bob


def stops(table: Table, key: str) -> set[str]:
    """The Basic Attacks that a defense is laid against."""
    found = set()
    for attack in ATTACKS:
        _, bob = attacked(table, attack)
        bob.has(ours(key))
        if bob.can("defend", ours(key).name):
            found.add(attack)
    return found


# -- dodges --------------------------------------------------------------------------------------------------------

LOSING = ["HTG-235", "3E-x122", "1E-x399a", "1E-x399b", "1E-x399c"]


@shows(("Evade", "switch hands"), ("Evade", "lose one attack"), "Dodge")
@pytest.mark.parametrize("key", LOSING)
def test_an_evade_or_dodge_costs_one_attack(table: Table, key: str) -> None:
    _, bob = attacked(table, "Thrust")
    bob.has(ours(key), "Upper Left Attack", "Upper Right Attack")

    bob.defends(ours(key).name)
    assert table.game.attacks[0].result == "dodged"
    bob.goes_to("attack")

    assert not bob.can("attack", "Upper Left Attack")


@shows(("Evade", "switch hands"), ("Evade", "lose one attack"), "Dodge")
@pytest.mark.parametrize("key", LOSING)
def test_who_may_attack_twice_attacks_once_after_a_dodge(table: Table, key: str) -> None:
    alice, bob = attacked(table, "Thrust")
    bob.may_attack(2)
    bob.has(ours(key), "Upper Left Attack", "Upper Right Attack")

    bob.defends(ours(key).name)
    bob.attacks("Upper Left Attack")
    assert not bob.can("attack", "Upper Right Attack")
    bob.begins_turn()  # the next turn is not this turn
    bob.attacks("Upper Right Attack")

    assert (alice.pending, bob.ability) == ({}, 15)


@shows(("Evade", "switch hands"))
def test_the_evade_of_corda_and_reno_covers_no_upper_area(table: Table) -> None:
    assert stops(table, "HTG-235") == {attack for attack, area in ATTACKS.items() if "upper" not in area}


@shows(("Evade", "switch hands"))
@pytest.mark.parametrize("switches", [True, False])
def test_the_evade_of_corda_and_reno_lets_them_switch_hands(table: Table, switches: bool) -> None:
    alice, bob = start(table, "Corda")
    bob.has("Thrust")
    bob.attacks("Thrust")
    alice.has(ours("HTG-235"), "Upper Left Attack")
    alice.defends("Evade")
    alice.says_yes() if switches else alice.says_no()

    assert table.game.attacks[0].result == "dodged"
    assert ("Upper Left Attack" in alice.hand) != switches


@shows(("Evade", "switch hands"))
def test_the_evade_of_corda_and_reno_switches_nothing_for_one_alone(table: Table) -> None:
    _, bob = attacked(table, "Thrust")
    bob.uses_pre_game(card_saying(name="Corda", type="persona"))
    bob.has(ours("HTG-235"), "Upper Left Attack")

    bob.defends("Evade")

    assert not bob.can("yes")


@shows("Jump", "Duck")
@pytest.mark.parametrize(("key", "uncovered"), [("1E-xl2", "upper"), ("1E-x402", "lower")])
def test_a_jump_and_a_duck_leave_some_areas_open(table: Table, key: str, uncovered: str) -> None:
    assert stops(table, key) == {attack for attack, area in ATTACKS.items() if uncovered not in area}


@shows("Jump", "Duck")
@pytest.mark.parametrize("key", ["1E-xl2", "1E-x402"])
def test_the_next_attack_after_a_jump_or_a_duck_is_hidden(table: Table, key: str) -> None:
    alice, bob = attacked(table, "Thrust", "first")
    bob.may_attack(2)
    bob.has(ours(key), "Upper Left Attack", "Upper Right Attack")

    bob.defends(ours(key).name)
    bob.attacks("Upper Left Attack", hidden=True)
    bob.attacks("Upper Right Attack")

    assert (bob.attack("Upper Left Attack").hidden, bob.attack("Upper Right Attack").hidden) == (True, False)
    assert alice.pending == {}


@shows("Jump", "Duck")
@pytest.mark.parametrize("key", ["1E-xl2", "1E-x402"])
def test_hidden_is_the_next_attack_of_this_turn_alone(table: Table, key: str) -> None:
    _, bob = attacked(table, "Thrust", "first")
    bob.has(ours(key), "Upper Left Attack")

    bob.defends(ours(key).name)
    bob.begins_turn()
    bob.attacks("Upper Left Attack")

    assert not bob.attack("Upper Left Attack").hidden


AWAY = ["1E-x401a", "1E-x401b", "1E-x401c", "1E-x401d", "1E-x401e"]


@shows(("Back Away", "does not avoid Ranged"))
@pytest.mark.parametrize("key", AWAY)
def test_back_away_avoids_all_but_ranged_attacks(table: Table, key: str) -> None:
    assert stops(table, key) == set(ATTACKS)
    _, bob = attacked(table, SHOT, "first")
    bob.has(ours(key))

    assert not bob.can("defend", "Back Away")


@shows(("Back Away", "does not avoid Ranged"))
@pytest.mark.parametrize("key", AWAY)
def test_after_a_back_away_only_ranged_attacks_are_played(table: Table, key: str) -> None:
    _, bob = attacked(table, "Thrust", "first")
    bob.has(ours(key), "Upper Left Attack", BOW)

    bob.defends("Back Away")
    bob.goes_to("attack")
    assert (bob.can("attack", "Upper Left Attack"), bob.can("attack", "Bow")) == (False, True)
    bob.begins_turn()
    bob.goes_to("attack")

    assert bob.can("attack", "Upper Left Attack")


# -- blocks --------------------------------------------------------------------------------------------------------

BLOCKS = {
    "HS2-x549a": {"upper left", "upper center", "middle left", "middle center"},
    "HS2-x549b": {"upper left", "upper center", "upper right"},
    "HS2-x549c": {"upper center", "upper right", "middle center", "middle right"},
    "HS2-x549d": {"middle left", "middle center", "lower left", "lower center"},
    "HS2-x549e": {"lower left", "lower center", "lower right"},
    "HS2-x549f": {"middle center", "middle right", "lower center", "lower right"},
}


@shows(
    ("Upper Left Block", "Power Block"),
    ("Upper Center Block", "Power Block"),
    ("Upper Right Block", "Power Block"),
    ("Lower Left Block", "Power Block"),
    ("Lower Center Block", "Power Block"),
    ("Lower Right Block", "Power Block"),
)
@pytest.mark.parametrize("key", BLOCKS)
def test_a_basic_block_of_season_two_stops_what_it_covers(table: Table, key: str) -> None:
    assert {ATTACKS[attack] for attack in stops(table, key)} == BLOCKS[key]


@shows(
    ("Upper Left Block", "Power Block"),
    ("Upper Center Block", "Power Block"),
    ("Upper Right Block", "Power Block"),
    ("Lower Left Block", "Power Block"),
    ("Lower Center Block", "Power Block"),
    ("Lower Right Block", "Power Block"),
)
@pytest.mark.parametrize("exerts", [True, False])
@pytest.mark.parametrize("key", BLOCKS)
def test_a_basic_block_of_season_two_is_made_a_power_block(table: Table, key: str, exerts: bool) -> None:
    alice, bob = duel(table)
    attack = next(name for name, area in ATTACKS.items() if area in BLOCKS[key])
    alice.has(attack)
    alice.attacks(attack)
    alice.exerts("Power Blow")
    block = ours(key).name
    bob.has(ours(key))
    bob.defends(block)
    cards = len(bob.endurance)
    bob.exerts("Power Block") if exerts else bob.takes("plain")

    bob.goes_to("attack")

    assert bob.pending == ({} if exerts else {"damage": 2})
    assert (cards - len(bob.endurance) > 0) == exerts
