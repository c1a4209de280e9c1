"""Cards of the last preconstructed decks of Year of the Goat and 10,000 Bullets, played as their printed words say."""

from __future__ import annotations

import pytest

from quickening.games.shadowfist.definitions import Printed
from tests.cards.shadowfist_corpus import MARKS, printed
from tests.cards.test_shadowfist_coins import HEADS, TAILS, coins_show
from tests.shadowfist_table import character, resolve, resolve_choosing, site, table_until
from tests.table import Table

pytestmark = MARKS


def goat(title: str) -> Printed:
    return printed(title, "yearofthegoat")


def bullets(title: str) -> Printed:
    return printed(title, "10kbullets")


# -- coins ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("side", "hurt", "giant"), [(HEADS, 3, 3), (TAILS, 6, 0)])
def test_kallisti_heals_and_strikes_on_heads(table: Table, side: int, hurt: int, giant: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.controls(bullets("Kallisti"), damage=2)
    bob.controls("River", "Hero", "Giant")

    alice.attacks("Hero", with_="Kallisti")
    coins_show(table, side)
    resolve_choosing(table, "Giant")

    assert "Hero" in bob.smoked_pile
    assert (alice.card("Kallisti").damage, bob.card("Giant").damage) == (hurt, giant)


@pytest.mark.parametrize(("side", "back"), [(HEADS, True), (TAILS, False)])
def test_a_tunnel_fighter_comes_back_on_heads(table: Table, side: int, back: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero")
    bob.controls("River")
    bob.has_in_smoked_pile(goat("Tunnel Fighter"))

    coins_show(table, side)
    alice.attacks("River", with_="Hero")
    resolve(table)

    assert bob.card("Tunnel Fighter").in_play is back


def test_a_tunnel_fighter_stays_down_where_the_attacker_is_farther_from_victory(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero")
    bob.controls("River", "Hill")
    bob.has_in_smoked_pile(goat("Tunnel Fighter"))

    coins_show(table, HEADS)
    alice.attacks("River", with_="Hero")
    resolve(table)

    assert "Tunnel Fighter" in bob.smoked_pile


# -- attacks -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("guard", "gained"), [(0, 1), (1, 0)])
def test_operation_tethered_goat_pays_both_sides_of_an_attack(table: Table, guard: int, gained: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", *["Giant"] * guard)
    alice.has(goat("Operation Tethered Goat"))
    bob.controls("River", "Hero")
    alice.plays("Operation Tethered Goat")
    resolve(table)
    alice.ends_turn()
    before = alice.power, bob.power

    bob.attacks("Hill", with_="Hero")
    if guard:
        alice.intercepts("Hero", with_="Giant")
    resolve(table)

    assert (alice.power, bob.power) == (before[0] + 1, before[1] + gained)


def test_operation_tethered_goat_pays_nobody_more_than_twice_a_turn(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(site("Hill", 20))
    alice.has(goat("Operation Tethered Goat"))
    bob.controls("River", "Hero", "Bruiser", "Giant")
    alice.plays("Operation Tethered Goat")
    resolve(table)
    alice.ends_turn()
    before = alice.power, bob.power

    for name in ("Hero", "Bruiser", "Giant"):
        bob.attacks("Hill", with_=name)
        resolve(table)

    assert (alice.power, bob.power) == (before[0] + 2, before[1] + 2)


def test_operation_tethered_goat_is_over_at_its_players_next_turn(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero")
    alice.has(goat("Operation Tethered Goat"))
    bob.controls("River")
    alice.plays("Operation Tethered Goat")
    resolve(table)
    before = alice.power

    alice.attacks("River", with_="Hero")
    resolve(table)

    assert alice.power == before


@pytest.mark.parametrize(("whose", "gained"), [("Carol", 2), ("Bob", 1)])
def test_quixotic_defense_pays_more_for_the_defense_of_others(table: Table, whose: str, gained: int) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Hill", "Hero", "Giant")
    bob.controls(site("Lake", 20), character("Guard", 1))
    carol.controls(site("Mound", 20))
    bob.has(goat("Quixotic Defense"))
    before = bob.power
    target = {"Carol": "Mound", "Bob": "Lake"}[whose]

    alice.attacks(target, with_=("Hero", "Giant"))
    bob.intercepts("Hero", with_="Guard")
    table_until(table, lambda: bob.can("play", "Quixotic Defense"))
    bob.plays("Quixotic Defense")
    resolve(table)

    assert bob.power == before + gained


def test_quixotic_defense_needs_an_interceptor_of_its_player(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero")
    bob.controls("River", "Giant")
    bob.has(goat("Quixotic Defense"))

    alice.attacks("River", with_="Hero")
    resolve_choosing(table, "Quixotic Defense")

    assert "Quixotic Defense" not in bob.smoked_pile


def test_a_rewired_robot_strikes_by_the_cost_of_whom_it_intercepts(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", character("Brute", 20, cost=4), "Hero")
    bob.controls("River", goat("Rewired Robot"))

    alice.attacks("River", with_="Brute")
    bob.intercepts("Brute", with_="Rewired Robot")
    resolve(table)

    assert alice.card("Brute").damage == 1 + 4


def test_a_rewired_robot_strikes_no_harder_as_it_attacks(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", goat("Rewired Robot"))
    bob.controls("River", character("Brute", 20, cost=4))

    alice.attacks("Brute", with_="Rewired Robot")
    resolve(table)

    assert bob.card("Brute").damage == 1
