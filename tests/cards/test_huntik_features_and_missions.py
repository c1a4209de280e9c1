"""For whom features and missions of the first set are, where and when, from their printed words."""

from __future__ import annotations

import pytest

from tests.cards import shows
from tests.huntik_table import HuntikPlayer, action_saying, card_saying, end_round
from tests.table import Table

KO = action_saying("KO target obstacle.", "Fall")
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


def won_by(table: Table) -> str:
    """Who won, or nobody yet."""
    outcome = table.game.outcome
    return table.game.names[outcome.winners[0]] if outcome else "nobody"


def zones_of(player: HuntikPlayer, name: str) -> list[int]:
    """The zones of all features of a name, as the lead player counts."""
    cards = [player.game.cards[number] for number in player.game.in_play]
    return sorted(state.zone for state in cards if state.printed.name == name)


@shows("Escape with the Ring of Arc")
def test_defenders_come_without_a_ring(table: Table) -> None:
    alice, bob = table.huntik(mission="Escape with the Ring of Arc", features=True, turn="Bob")
    alice.has("Springer")
    bob.has("Enforcer")

    bob.plays("Enforcer", zone=1)
    assert len(table.game.rings) == 4
    alice.plays("Springer", zone=1)

    assert len(table.game.rings) == 3


@shows("Draw the Enemy Away from the Tomb")
@pytest.mark.parametrize(("guard", "round", "winner"), [("lead", 3, "Alice"), ("defender", 3, "nobody")])
def test_the_tomb_is_guarded_by_defenders(table: Table, guard: str, round: int, winner: str) -> None:
    alice, bob = table.huntik(mission="Draw the Enemy Away from the Tomb", round=round)
    silent = card_saying("", "Tomb Entrance", type="feature", subtype="structure", alignment="neutral")
    alice.finds_feature(silent, zone=5)
    alice.controls("Springer", zone=5) if guard == "lead" else bob.controls("Enforcer", zone=1)

    end_round(alice, bob)

    assert won_by(table) == winner


@shows("Draw the Enemy Away from the Tomb")
def test_an_explosive_lies_before_the_tomb(table: Table) -> None:
    alice, _ = table.huntik(mission="Draw the Enemy Away from the Tomb", features=True)

    assert zones_of(alice, "Explosive") == [2]
    assert zones_of(alice, "Tomb Entrance") == [5]


@shows("Tomb Entrance")
@pytest.mark.parametrize(
    ("guard", "round", "winner"), [("lead", 3, "Alice"), ("lead", 2, "nobody"), ("defender", 4, "nobody")]
)
def test_the_tomb_entrance_itself_wins_from_round_3_on(table: Table, guard: str, round: int, winner: str) -> None:
    alice, bob = table.huntik(round=round)
    alice.finds_feature("Tomb Entrance", zone=4)
    alice.controls("Springer", zone=4) if guard == "lead" else bob.controls("Enforcer", zone=2)

    end_round(alice, bob)

    assert won_by(table) == winner


@shows("Explosive")
@pytest.mark.parametrize(("zone", "drawn"), [(2, False), (3, True), (4, True), (5, False)])
def test_the_explosive_forces_no_investigation_elsewhere(table: Table, zone: int, drawn: bool) -> None:
    alice, bob = table.huntik()
    alice.finds_feature("Explosive", zone=zone)
    alice.controls("Springer", zone=zone)
    alice.controls("Sabriel", zone=1)
    bob.controls("Enforcer", zone=5)

    end_round(alice, bob)

    assert bob.card("Enforcer").zone == (6 - zone if drawn else 5), "a lead hero beside it is no defender"
    assert alice.card("Sabriel").zone == 1


@shows("Explosive")
def test_a_defender_beside_the_explosive_is_enough(table: Table) -> None:
    alice, bob = table.huntik()
    alice.finds_feature("Explosive", zone=3)
    bob.controls("Bellona", zone=3)
    bob.controls("Enforcer", zone=5)

    end_round(alice, bob)

    assert bob.card("Enforcer").zone == 5


@shows("Go to the Hidden Cave")
def test_the_hidden_cave_is_searched_for_by_lead_heroes(table: Table) -> None:
    alice, bob = table.huntik(mission="Go to the Hidden Cave", features=True)
    assert zones_of(alice, "Speedboat") == [1, 1]
    alice.controls("Springer", zone=4)
    bob.controls("Enforcer", zone=2)

    assert alice.can_use("Springer", "Search")
    alice.passes()

    assert not bob.can_use("Enforcer", "Search")


@shows("Hidden Cave")
def test_who_enters_the_cave_is_gone_and_draws(table: Table) -> None:
    alice, _ = table.huntik()
    alice.finds_feature("Hidden Cave", zone=4)
    alice.controls("Springer", zone=4)

    alice.uses("Springer", "Enter the Hidden Cave")

    assert alice.card("Springer").area == "removed from map"
    assert len(alice.hand) == 1


@shows("Water Spout")
def test_the_water_spout_lets_defenders_pass(table: Table) -> None:
    alice, bob = table.huntik()
    alice.finds_feature("Water Spout", zone=3)
    alice.controls("Springer", zone=2)
    bob.controls("Enforcer", zone=2)

    assert max(alice.can_move("Springer")) == 1
    alice.passes()

    assert max(bob.can_move("Enforcer")) == 2


@shows("Take the Bigfoot Captive")
def test_the_bigfoot_flees_to_a_glacier(table: Table) -> None:
    alice, _ = table.huntik(mission="Take the Bigfoot Captive", features=True)

    assert zones_of(alice, "Glacier of Dreams") == [2]
    assert zones_of(alice, "Bigfoot") == [5]


@shows("Control the Idols of Omeed")
def test_points_decide_and_not_heroes_in_play(table: Table) -> None:
    alice, bob = table.huntik(mission="Control the Idols of Omeed", features=True, round=7)
    alice.controls("Sabriel", zone=5)
    bob.controls("DeFoe", "Enforcer", zone=1)

    end_round(alice, bob)

    assert table.game.points == (3, 0)
    assert won_by(table) == "Alice"


@shows("Ring of Arc")
def test_the_ring_strengthens_nobody_beside_its_bearer(table: Table) -> None:
    alice, _ = table.huntik()
    alice.controls("Sabriel", "Springer", zone=3)
    before = alice.card("Springer").atk, alice.card("Springer").defense

    alice.finds_feature("Ring of Arc", zone=3, held_by="Sabriel")

    assert (alice.card("Sabriel").atk, alice.card("Sabriel").defense) == (7, 5)
    assert (alice.card("Springer").atk, alice.card("Springer").defense) == before


@shows("Fenris")
def test_fenris_cannot_be_kod_and_is_stunned_instead(table: Table) -> None:
    alice, _ = table.huntik()
    fenris = alice.finds_feature("Fenris", zone=3)
    alice.has(KO)

    alice.plays("Fall", at="Fenris")

    assert (fenris.area, fenris.stunned) == ("play", True)


@shows("Fenris")
def test_fenris_does_not_exhaust(table: Table) -> None:
    alice, _ = table.huntik()
    fenris = alice.finds_feature("Fenris", zone=3)
    alice.has(action_saying("Exhaust target obstacle.", "Tire"))

    if alice.can_play("Tire"):
        alice.plays("Tire", at="Fenris")

    assert not fenris.exhausted


@shows("Fenris")
@pytest.mark.parametrize("both", [True, False])
def test_where_fenris_comes_upon_heroes_they_fight(table: Table, both: bool) -> None:
    """Nobody controls it, so it does not fight itself (HK 305.3b)."""
    alice, bob = table.huntik()
    alice.finds_feature("Fenris", zone=3)
    for zone in (2, 4):
        alice.controls("Sabriel", zone=zone)
        if both:
            bob.controls("DeFoe", zone=6 - zone)

    alice.passes()

    assert any("Fenris moves" in line for line in table.log)
    assert (table.game.combat is not None) is both


@shows("Gargoyle")
@pytest.mark.parametrize(("water", "able"), [(0, True), (1, False)])
def test_a_gargoyle_with_water_is_not_caught(table: Table, water: int, able: bool) -> None:
    alice, _ = table.huntik(mission="Catch the Gargoyle", features=True)
    gargoyle = alice.card("Gargoyle")
    gargoyle.state.counters = gargoyle.state.counters[:water]
    alice.controls("Springer", zone=4)
    alice.controls("Sabriel", zone=2)

    assert alice.can_use("Springer", "Catch the Gargoyle") is able
    assert not alice.can_use("Sabriel")


@shows("Argo")
@pytest.mark.parametrize(("hero", "counters"), [("Springer", 2), ("Gareon", 2), ("Shinobi", 0)])
def test_the_argo_strengthens_who_is_weak(table: Table, hero: str, counters: int) -> None:
    alice, _ = table.huntik()
    alice.finds_feature("Argo", zone=2)
    pusher = alice.controls(hero, zone=2)
    assert (pusher.defense <= 3) is bool(counters)

    alice.uses(hero, "Push the Argo")

    assert pusher.counters == ["+1/+1"] * counters


@shows("Escape with the Ring of Arc")
def test_a_ring_that_was_dropped_is_for_lead_heroes(table: Table) -> None:
    alice, bob = table.huntik(mission="Escape with the Ring of Arc", features=True)
    alice.has("Springer")
    alice.plays("Springer", zone=1)
    bob.has(action_saying("Stun target hero.", "Bolt"))
    bob.plays("Bolt", at="Springer")
    alice.passes()
    bob.controls("Enforcer", zone=5)

    assert not bob.can_use("Enforcer")
    bob.passes()
    alice.controls("Sabriel", zone=1)

    assert alice.can_use("Sabriel", "pick up")


@shows("Bull")
@pytest.mark.parametrize("ready", [True, False])
def test_an_exhausted_bull_gives_no_adrenaline(table: Table, ready: bool) -> None:
    alice, _ = table.huntik()
    bull = alice.finds_feature("Bull", zone=2)
    bull.state.exhausted = not ready
    alice.controls("Dante Vale", "Springer", zone=2)

    alice.uses("Dante Vale", "Megapunch", at="Springer")

    assert alice.is_asked("Adrenaline") or alice.is_asked("ready") if ready else not alice.is_asked()


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
    alice.controls("Sabriel", zone=4)
    found = alice.finds_feature(feature, zone=2)
    found.state.counters = ()

    assert not alice.can_use("Sabriel")
    alice.controls("Sandra Lambert", zone=2)
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


@shows("Antedeluvian", "Gargoyle")
@pytest.mark.parametrize("feature", ["Antedeluvian", "Gargoyle"])
def test_these_obstacles_stay(table: Table, feature: str) -> None:
    alice, _ = table.huntik()
    found = alice.finds_feature(feature, zone=3)
    alice.has(KO)

    assert found.controller == "nobody"
    if alice.can_play("Fall"):
        alice.plays("Fall")
    assert found.area == "play"


@shows(("Defeat Ymir: Frost King", "2 Frost Minions"))
def test_the_expert_mission_is_won_over_ymir_too(table: Table) -> None:
    alice, _ = table.huntik(mission="Defeat Ymir: Frost King (expert)", features=True)
    alice.has(action_saying("KO target obstacle.", "Thaw"))

    alice.plays("Thaw")
    alice.chooses("Ymir: Frost King")

    assert table.game.outcome is not None
    assert table.game.outcome.winners == (0,)
