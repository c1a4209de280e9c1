"""Which side heroes and actions of the first set mean, from their printed words, and whom they do not touch."""

from __future__ import annotations

import pytest

from tests.cards import shows
from tests.huntik_table import action_saying, fight
from tests.table import Table


@shows("Freelancer")
@pytest.mark.parametrize("zone", [3, 1])
def test_freelancer_gathers_attacks_in_his_own_combat(table: Table, zone: int) -> None:
    alice, bob = table.huntik(turn="Bob")
    alice.controls("Springer", "Enderby", zone=3)
    alice.controls("Freelancer", zone=zone)
    bob.controls("DeFoe", zone=3)

    fight(bob, "DeFoe")
    alice.passes()
    bob.passes()

    assert bob.is_asked("at one enemy") is (zone == 3)


@shows("DeFoe")
@pytest.mark.parametrize("friendly", [True, False])
def test_no_suit_of_the_enemy_protects_defoe(table: Table, friendly: bool) -> None:
    alice, bob = table.huntik(turn="Bob")
    alice.controls("DeFoe", "Bellona", zone=3)
    bob.controls("Shinobi", zone=3)
    (alice if friendly else bob).controls("Suit", zone=3)

    fight(bob, "Shinobi")
    alice.passes()
    bob.passes()

    assert bob.is_asked("Aim")
    assert ("DeFoe" in bob.may_choose()) is not friendly


@shows("Sunhawk")
def test_sunhawk_lifts_no_enemy(table: Table) -> None:
    alice, bob = table.huntik(turn="Bob")
    alice.controls("Sabriel", zone=1)
    bob.controls("Sunhawk", zone=3)
    bob.controls("Enforcer", zone=1)

    bob.uses("Sunhawk", "Airlift")
    assert "Sabriel" not in bob.may_choose()
    bob.chooses("Enforcer")

    assert bob.card("Enforcer").zone == 3
    assert alice.card("Sabriel").zone == 1


@shows("Invisible Knight")
def test_invisible_knight_sends_no_enemy_home(table: Table) -> None:
    alice, bob = table.huntik(turn="Bob")
    alice.controls("Sabriel")
    bob.controls("Enforcer", "Invisible Knight")
    bob.has("Invisible Knight")

    bob.plays("Invisible Knight", zone=1)
    bob.says_yes()

    assert (alice.in_play, bob.hand) == (["Sabriel"], ["Enforcer"])


@shows("Double Your Effort")
def test_double_your_effort_is_for_your_heroes(table: Table) -> None:
    alice, bob = table.huntik(turn="Bob")
    alice.controls("Sabriel", exhausted=True)
    alice.has_in_discard_pile("Sabriel")
    bob.controls("Enforcer", exhausted=True)
    bob.has_in_discard_pile("Enforcer")
    bob.has("Double Your Effort")

    bob.plays("Double Your Effort")
    if bob.is_asked("Your turn"):
        assert bob.can_use("Enforcer")
        bob.passes()

    assert alice.is_asked("Your turn")
    assert not alice.can_use("Sabriel")


@shows("Regroup")
def test_regroup_gathers_among_friends(table: Table) -> None:
    alice, bob = table.huntik(turn="Bob")
    alice.controls("Sabriel", zone=2)
    bob.controls("Enforcer", zone=1)
    bob.controls("DeFoe", zone=3)
    bob.has("Regroup")

    bob.plays("Regroup", at="Enforcer")

    assert bob.card("Enforcer").zone == 3, "no enemy's zone is offered"
    assert bob.is_asked("Your turn")


@shows("Sandra Lambert")
def test_sandra_lambert_wakes_friends(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Springer", exhausted=True)
    alice.controls("Sabriel", exhausted=True)
    bob.controls("Enderby", exhausted=True)
    alice.has("Sandra Lambert")

    alice.plays("Sandra Lambert")
    alice.says_yes()

    assert alice.card("Springer").ready
    assert not alice.card("Sabriel").ready
    assert bob.card("Enderby").exhausted


@shows("Hector")
def test_hector_eliminates_a_friend(table: Table) -> None:
    alice, bob = table.huntik(turn="Bob")
    alice.controls("Sabriel")
    bob.controls("DeFoe")
    bob.has("Hector")

    bob.plays("Hector")
    assert "Sabriel" not in bob.may_choose()
    bob.chooses("DeFoe")

    assert (alice.in_play, bob.in_play) == (["Sabriel"], ["Hector"])


@shows("Iron Monkey")
def test_iron_monkey_eliminates_no_enemy(table: Table) -> None:
    alice, bob = table.huntik(turn="Bob")
    alice.controls("Sabriel")
    bob.controls("Enforcer")
    bob.has("Iron Monkey")

    bob.plays("Iron Monkey")
    while not alice.is_asked("Your turn"):
        assert "Sabriel" not in bob.may_choose()
        bob.chooses(bob.may_choose()[0])

    assert (alice.in_play, bob.in_play) == (["Sabriel"], ["Enforcer"])


@shows("Kipperin", "Avoidance")
def test_enemies_are_blocked_as_before(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Kipperin", zone=3)
    alice.has("Avoidance")
    alice.plays("Avoidance")
    bob.controls("DeFoe", zone=2)

    assert bob.can_move("DeFoe") == [-1, 0, 1], "Kipperin stands in the zone before him"


@shows("Ice Creature")
def test_the_ice_creature_freezes_an_enemy_beside_it(table: Table) -> None:
    alice, bob = table.huntik()
    bob.controls("Ice Creature", "Enforcer", zone=3)
    alice.controls("Sabriel", zone=3)
    alice.controls("Springer", zone=2)
    alice.has(action_saying("KO target hero.", "Fall"))

    alice.plays("Fall", at="Ice Creature")
    bob.says_yes()

    assert alice.card("Sabriel").stunned
    assert not alice.card("Springer").stunned
    assert not bob.card("Enforcer").stunned


@shows("Jeweled Colossus")
def test_jeweled_colossus_finishes_who_is_there(table: Table) -> None:
    alice, bob = table.huntik(turn="Bob")
    bob.controls("Jeweled Colossus", zone=3)
    alice.controls("Sabriel", zone=2, stunned=True)
    alice.controls("Springer", zone=3, stunned=True)

    bob.uses("Jeweled Colossus")

    assert alice.in_play == ["Sabriel"]
    assert bob.in_play == []


@shows("Switchsoul")
def test_switchsoul_takes_one_hero_of_each_side(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Sabriel", "Springer")
    bob.controls("DeFoe")
    alice.has("Switchsoul")

    alice.plays("Switchsoul")
    assert alice.may_choose() == ["Sabriel", "Springer"]
    alice.chooses("Springer")

    assert alice.is_asked("Your turn"), "the only enemy hero was the other one"


@shows("Fan Dancer")
def test_fan_dancer_leads_them_from_zone_1(table: Table) -> None:
    alice, bob = table.huntik(turn="Bob")
    bob.controls("Fan Dancer", zone=3)
    bob.has("Enforcer")

    bob.uses("Fan Dancer", "Lead the Charge")

    assert bob.card("Enforcer").zone == 1
    assert bob.card("Fan Dancer").zone == 4
    assert alice.is_asked("Your turn")


@shows("Sabriel")
def test_sabriel_falls_without_the_counter(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Sabriel", zone=3)
    bob.controls("Ymir", zone=3)
    assert alice.card("Sabriel").counters == []

    alice.moves("Sabriel")
    alice.starts_combat()
    bob.passes()
    alice.passes()
    while bob.is_asked() and not bob.is_asked("Your turn"):
        bob.chooses(*[name for name in bob.may_choose() if "Sabriel" in name][:1] * table.decision.most)

    assert "Sabriel" not in alice.in_play
