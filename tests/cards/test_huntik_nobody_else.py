"""Whom cards of the first set do not mean, from their printed words: heroes elsewhere, enemies, those without it."""

from __future__ import annotations

import pytest

from tests.cards import shows
from tests.huntik_table import action_saying
from tests.table import Table

IN_THIS_ZONE = (
    "Hammer Mjolnir",
    "Vlad's Bag of Amulets",
    "Gleipnir Rope",
    "Golden Idol",
    "Ring of Arc",
    "Speedboat",
    "Explosive",
    "Argo",
    "Ghostly Shaft",
    "Hidden Cave",
    "Mansion Door",
    "Gargoyle",
)
#: What lead heroes alone may use.
FOR_THE_LEAD = ("Ring of Arc", "Ghostly Shaft", "Hidden Cave")


@shows(
    "Hammer Mjolnir",
    "Vlad's Bag of Amulets",
    "Gleipnir Rope",
    "Golden Idol",
    "Ring of Arc",
    "Speedboat",
    "Explosive",
    "Argo",
    "Ghostly Shaft",
    "Hidden Cave",
    "Mansion Door",
    "Gargoyle",
)
@pytest.mark.parametrize("feature", IN_THIS_ZONE)
def test_a_feature_is_for_heroes_in_its_zone(table: Table, feature: str) -> None:
    alice, _ = table.huntik()
    alice.controls("Sabriel", zone=2)
    found = alice.finds_feature(feature, zone=4)
    found.state.counters = ()

    assert not alice.can_use("Sabriel")
    alice.controls("Sandra Lambert", zone=4)
    assert any(option.kind == "use" for option in table.decision.options)


@shows(
    "Ring of Arc",
    "Ghostly Shaft",
    "Hidden Cave",
)
@pytest.mark.parametrize("feature", FOR_THE_LEAD)
def test_a_feature_that_is_for_lead_heroes(table: Table, feature: str) -> None:
    for turn, able in (("Alice", True), ("Bob", False)):
        alice, bob = table.huntik(turn=turn)
        mover = alice if able else bob
        mover.controls("Sabriel", zone=3)
        alice.finds_feature(feature, zone=3)
        assert mover.can_use("Sabriel") is able


@shows("Ring of Arc")
def test_the_ring_of_arc_is_worn_by_one(table: Table) -> None:
    alice, _ = table.huntik()
    alice.controls("Sabriel", "Springer", zone=3)
    alice.finds_feature("Ring of Arc", zone=3, held_by="Sabriel")

    assert (alice.card("Sabriel").atk, alice.card("Sabriel").defense) == (7, 5)
    before = table.huntik()[0].controls("Springer", zone=3)
    assert (alice.card("Springer").atk, alice.card("Springer").defense) == (before.atk, before.defense)


@shows("Vlad's Bag of Amulets")
def test_only_who_has_the_bag_draws(table: Table) -> None:
    alice, _ = table.huntik()
    alice.controls("Sabriel", "Sandra Lambert", zone=3)
    alice.finds_feature("Vlad's Bag of Amulets", zone=3, held_by="Sabriel")

    assert alice.can_use("Sabriel", "draw a card")
    assert not alice.can_use("Sandra Lambert", "draw a card")


@shows("Gleipnir Rope")
@pytest.mark.parametrize(
    ("held_by", "zone", "able"), [("Sabriel", 3, True), ("Sandra Lambert", 3, False), ("Sabriel", 2, False)]
)
def test_fenris_is_tied_up_by_who_has_the_rope_and_is_there(
    table: Table, held_by: str, zone: int, able: bool
) -> None:
    alice, _ = table.huntik()
    alice.controls("Sabriel", zone=3)
    alice.controls("Sandra Lambert", zone=3)
    alice.finds_feature("Gleipnir Rope", zone=3, held_by=held_by)
    alice.finds_feature("Fenris", zone=zone)

    assert alice.can_use("Sabriel", "tie up") is able


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


@shows("Call For Backup", "Rapid Charge", "Set a Trap", "Slipstream")
@pytest.mark.parametrize(
    ("name", "turn", "hero"),
    [
        ("Call For Backup", "Alice", "Sabriel"),
        ("Rapid Charge", "Alice", "Sabriel"),
        ("Set a Trap", "Bob", "DeFoe"),
        ("Slipstream", "Bob", "DeFoe"),
    ],
)
def test_these_actions_draw_a_card(table: Table, name: str, turn: str, hero: str) -> None:
    alice, bob = table.huntik(turn=turn)
    player = alice if turn == "Alice" else bob
    player.controls(hero, zone=1)
    player.has(name)

    player.plays(name)

    assert len(player.hand) == 1


@shows("Designated Hitter")
def test_designated_hitter_goes_again(table: Table) -> None:
    _, bob = table.huntik(turn="Bob")
    bob.controls("DeFoe", zone=3)
    bob.has("Designated Hitter", "Enforcer")

    bob.plays("Designated Hitter")
    while not bob.is_asked("Your turn"):
        bob.chooses(next(name for name in bob.may_choose() if "Enforcer" in name or "DeFoe" in name))

    assert bob.is_asked("Your turn")


@shows("Bring in the Big Guns")
def test_the_big_guns_come_into_zone_1(table: Table) -> None:
    alice, _ = table.huntik()
    alice.has("Bring in the Big Guns", "Sabriel")

    alice.plays("Bring in the Big Guns")

    assert alice.card("Sabriel").zone == 1
    assert alice.is_asked("Your turn")


@shows("Fan Dancer")
def test_fan_dancer_leads_them_from_zone_1(table: Table) -> None:
    alice, bob = table.huntik(turn="Bob")
    bob.controls("Fan Dancer", zone=3)
    bob.has("Enforcer")

    bob.uses("Fan Dancer", "Lead the Charge")

    assert bob.card("Enforcer").zone == 1
    assert bob.card("Fan Dancer").zone == 4
    assert alice.is_asked("Your turn")


@shows("Antedeluvian", "Gargoyle")
@pytest.mark.parametrize("feature", ["Antedeluvian", "Gargoyle"])
def test_these_obstacles_stay(table: Table, feature: str) -> None:
    alice, _ = table.huntik()
    found = alice.finds_feature(feature, zone=3)
    alice.has(action_saying("KO target obstacle.", "Fall"))

    assert found.controller == "nobody"
    if alice.can_play("Fall"):
        alice.plays("Fall")
    assert found.area == "play"


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


@shows(("Defeat Ymir: Frost King", "2 Frost Minions"))
def test_the_expert_mission_is_won_over_ymir_too(table: Table) -> None:
    alice, _ = table.huntik(mission="Defeat Ymir: Frost King (expert)", features=True)
    alice.has(action_saying("KO target obstacle.", "Thaw"))

    alice.plays("Thaw")
    alice.chooses("Ymir: Frost King")

    assert table.game.outcome is not None
    assert table.game.outcome.winners == (0,)
