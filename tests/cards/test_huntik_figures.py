"""The figures on shipped Huntik cards: how far, how many, up to which number, and which results of a die."""

from __future__ import annotations

import re

import pytest

from tests.cards import shows
from tests.huntik_table import end_round
from tests.table import Table


@shows("Salamandrake")
@pytest.mark.parametrize(("hero", "burned"), [("Enderby", True), ("DeFoe", False)])
def test_salamandrake_burns_a_hero_with_two_defense_and_none_with_three(
    table: Table, hero: str, burned: bool
) -> None:
    alice, bob = table.huntik()
    bob.controls(hero, zone=3)
    alice.has("Salamandrake")

    alice.plays("Salamandrake")

    assert ("Yes" in table.labels) is burned


@shows("Rapid Charge")
def test_rapid_charge_goes_three_zones_and_no_farther(table: Table) -> None:
    alice, _ = table.huntik()
    alice.controls("Springer", zone=1)
    alice.has("Rapid Charge")

    alice.plays("Rapid Charge")

    assert "Move Springer 3 zones forward" in table.labels
    assert "Move Springer 4 zones forward" not in table.labels


@shows("Spidertouch")
def test_spidertouch_exhausts_no_third_hero(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Springer")
    bob.controls("Bellona", "Ymir", "DeFoe")
    alice.has("Spidertouch")

    alice.plays("Spidertouch")

    assert (table.decision.least, table.decision.most) == (0, 2)


@shows("Catch the Gargoyle")
def test_the_gargoyle_goes_as_far_as_zone_one(table: Table) -> None:
    alice, bob = table.huntik(mission="Catch the Gargoyle", features=True)
    gargoyle = alice.card("Gargoyle")
    zones = []
    for _ in range(4):
        end_round(alice, bob)
        zones.append(gargoyle.state.zone)

    assert zones == [3, 2, 1, 1]


@shows(("Defeat Ymir: Frost King", "2 Frost Minions"))
def test_the_lava_lord_begins_in_zone_one(table: Table) -> None:
    alice, _ = table.huntik(mission="Defeat Ymir: Frost King (expert)", features=True)

    assert alice.card("Ignatius: Lava Lord").zone == 1
    assert alice.card("Frost Minion").state.zone == 4


#: Where Fenris goes from zone 3 by the die; the heroes it may run to are in zones 1 and 5.
RUNS = {1: 2, 2: 2, 3: 4, 4: 4, 5: 1, 6: 5}


@shows("Fenris")
def test_fenris_goes_one_zone_or_as_far_as_a_hero(table: Table) -> None:
    gone = {}
    for seed in range(30):
        alice, bob = table.huntik(seed=seed)
        fenris = alice.finds_feature("Fenris", zone=3)
        alice.controls("Sabriel", zone=5)
        bob.controls("DeFoe", zone=5)
        alice.passes()
        (rolled,) = [int(found[1]) for line in table.log if (found := re.fullmatch(r"Bob rolls (\d)\.", line))]
        moves = [line for line in table.log if line.startswith("Fenris moves")]
        assert len(moves) == 1
        gone[rolled] = fenris.state.zone

    assert dict(sorted(gone.items())) == RUNS
