"""Who may attack, turn and play what, and when, as the cards of several sets say."""

from __future__ import annotations

import pytest

from quickening.games.shadowfist.rules.attackers import may_attack_together
from tests.cards.shadowfist_corpus import MARKS, printed
from tests.shadowfist_table import character, event, resolve, resolve_choosing
from tests.table import Table

pytestmark = MARKS


def test_the_golden_gunman_attacks_without_others_of_his_controller(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(printed("The Golden Gunman", "netherworld2"), "Hill", "Hero", "Bruiser")
    bob.controls("River")
    gunman, hero, bruiser = (alice.card(name).number for name in ("The Golden Gunman", "Hero", "Bruiser"))

    assert may_attack_together(table.game, [gunman])
    assert may_attack_together(table.game, [hero, bruiser])
    assert not may_attack_together(table.game, [gunman, hero])

    alice.attacks("River", with_=["The Golden Gunman", "Hero"])
    assert alice.is_asked("Who attacks")
    alice.chooses("The Golden Gunman")
    resolve(table)


def test_the_black_helicopter_squad_attacks_only_beside_a_unique_character(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(printed("Black Helicopter Squad", "criticalshift"), "Hill", "Hero")
    alice.controls(character("Boss", 4, "Unique."))
    bob.controls("River")
    squad, hero, boss = (alice.card(name).number for name in ("Black Helicopter Squad", "Hero", "Boss"))

    assert not may_attack_together(table.game, [squad])
    assert not may_attack_together(table.game, [squad, hero])
    assert may_attack_together(table.game, [squad, boss])


@pytest.mark.parametrize(("beside", "turned"), [("Nuclear Power Plant", False), ("Garden", True)])
def test_a_nuclear_power_plant_keeps_its_controller_from_turning_sites_there(
    table: Table, beside: str, turned: bool
) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Garden", printed("Nuclear Power Plant", "boomchakalaka"))
    bob.controls("River")
    alice.has(event("Rest", "Turn target Site."))

    alice.plays("Rest", beside)
    resolve(table)

    assert alice.card(beside).turned == turned


def test_cargo_plane_lets_characters_be_played_in_another_main_shot(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", turn="Bob")
    alice.controls("Hill", "Hero")
    alice.controls(printed("Cargo Plane", "yearofthegoat"), on="Hero")
    bob.controls("River")
    alice.has("Student", "Temple")
    bob.has("Student")

    bob.plays("Student", at="River")

    assert alice.can("play", "Student")
    assert not alice.can("play", "Temple")
    resolve(table)


@pytest.mark.parametrize(("title", "damage"), [("Drugged!", 3), ("", 1)])
def test_damage_on_the_drugged_is_not_reduced(table: Table, title: str, damage: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    bob.controls("River", character("Rock", 9, "Toughness: 2."))
    if title:
        bob.controls(printed(title, "twofistedtales"), on="Rock")
    alice.has(event("Shot", "Inflict 3 damage on target Character."))

    alice.plays("Shot", "Rock")
    resolve(table)

    assert bob.card("Rock").damage == damage


@pytest.mark.parametrize(("theirs", "more"), [("{tek}{tek}{tek}", 1), ("{mag}{mag}{mag}", 0)])
def test_petals_attendant_compares_resources_with_each_opponent(table: Table, theirs: str, more: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(printed("Petal's Attendant", "criticalshift"), "Hill", character("Adept", 2, provides="{mag}"))
    bob.controls(character("Rival", 2, provides=theirs))
    attendant = alice.card("Petal's Attendant")

    assert attendant.fighting == attendant.state.printed.fighting + more


def test_swiss_banker_is_smoked_at_once_when_the_power_is_gone(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(printed("Swiss Banker", "netherworld2"), "Hill")
    bob.controls("River")
    alice.has_power(1)
    alice.has(event("Bribe", "Draw a card.", cost=1))

    alice.plays("Bribe")

    assert "Swiss Banker" in alice.smoked_pile
    resolve(table)


def test_railroad_workers_sell_one_of_them_for_a_site(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(printed("Railroad Workers", "shurikensandsixguns"), "Hill")
    bob.controls("River")
    alice.has("Factory")
    before = alice.power

    alice.plays("Factory", at="Hill")
    alice.triggers("Railroad Workers")
    resolve_choosing(table, "Railroad Workers")

    assert "Railroad Workers" in alice.smoked_pile
    assert alice.power == before - 2 + 1
