"""What each mission and feature of the first set does."""

from __future__ import annotations

import pytest

from tests.cards import shows
from tests.huntik_table import HuntikPlayer, end_round
from tests.table import Table


def go(alice: HuntikPlayer, bob: HuntikPlayer, rounds: int) -> None:
    """Play so many rounds in which everybody passes."""
    for _ in range(rounds):
        end_round(alice, bob)


def won_by(table: Table) -> str:
    """Who won, or nobody yet."""
    outcome = table.game.outcome
    return table.game.names[outcome.winners[0]] if outcome else "nobody"


@shows(("Defeat Ymir: Frost King", "Put Ymir: Frost King into zone 4"), "Ymir: Frost King")
def test_defeat_ymir(table: Table) -> None:
    alice, bob = table.huntik(mission="Defeat Ymir: Frost King (training)", features=True)
    ymir = bob.card("Ymir: Frost King")
    assert (ymir.state.zone, ymir.controller) == (4, "Bob")
    alice.controls("Caliban", zone=4)
    alice.moves("Caliban")
    alice.starts_combat()
    bob.passes()
    alice.passes()
    assert won_by(table) == "Alice"


@shows(("Defeat Ymir: Frost King", "2 Frost Minions"), "Ymir: Frost King", "Frost Minion", "Ignatius: Lava Lord")
def test_the_frost_king_hides_behind_his_minions(table: Table) -> None:
    alice, bob = table.huntik(mission="Defeat Ymir: Frost King (expert)", features=True, turn="Bob")
    assert bob.can_move("Ymir: Frost King") == []
    alice.controls("Caliban", "Caliban", zone=4)
    bob.uses("Ymir: Frost King")
    alice.passes()
    bob.passes()
    bob.aims(Caliban=8)
    assert alice.may_choose() == ["Frost Minion", "Frost Minion"]
    table.answer([table.decision.options[0]] * 8 + [table.decision.options[1]] * 8)
    assert bob.card("Frost Minion").stunned
    assert alice.card("Ignatius: Lava Lord").controller == "Alice"
    while not alice.is_asked("Your turn"):
        bob.passes()
    alice.uses("Ignatius: Lava Lord", "Incinerate", at="Frost Minion")
    assert sum(table.game.cards[card].printed.name == "Frost Minion" for card in table.game.in_play) == 1


@shows("Escape the Mansion", "Mansion Door")
def test_escape_the_mansion(table: Table) -> None:
    alice, bob = table.huntik(mission="Escape the Mansion", features=True)
    alice.controls("Springer", "Enderby", "Shinobi", zone=4)
    bob.controls("Bellona", zone=2)
    alice.uses("Springer", "Escape the Mansion")
    assert alice.hand == ["Springer", "Springer"]
    assert alice.card("Springer").area != "play"
    assert not bob.can_use("Bellona")
    bob.passes()
    alice.uses("Enderby", "Escape the Mansion")
    bob.passes()
    assert won_by(table) == "nobody"
    alice.uses("Shinobi", "Escape the Mansion")
    assert won_by(table) == "Alice"


@shows("Escape with the Ring of Arc")
def test_chance_says_which_hero_comes_with_the_ring(table: Table) -> None:
    places = set()
    for seed in range(12):
        table.huntik(mission="Escape with the Ring of Arc", features=True, seed=seed)
        rings = [table.game.cards[ring].definition.name for ring in table.game.rings]
        assert sorted(rings) == ["Fake Ring of Arc"] * 3 + ["Ring of Arc"]
        places.add(rings.index("Ring of Arc"))

    assert len(places) > 2


@shows("Escape with the Ring of Arc", "Fake Ring of Arc", "Ring of Arc")
def test_escape_with_the_ring(table: Table) -> None:
    alice, bob = table.huntik(mission="Escape with the Ring of Arc", features=True)
    table.game.rings = ()
    features = [(n, s) for n, s in enumerate(table.game.cards) if s.definition.type == "feature"]
    rings = [n for n, s in features if s.definition.name.endswith("Ring of Arc")]
    assert len(rings) == 4
    assert all(table.game.cards[ring].face_down for ring in rings)
    real = next(ring for ring in rings if table.game.cards[ring].definition.name == "Ring of Arc")
    fake = next(ring for ring in rings if ring != real)
    table.game.rings = (fake, real)
    alice.has("Springer", "Enderby")
    alice.plays("Springer")
    bob.passes()
    alice.plays("Enderby")
    assert [table.game.cards[ring].holder >= 0 for ring in (fake, real)] == [True, True]
    for name in ("Springer", "Enderby"):
        table.game.cards[fake if name == "Springer" else real].zone = 4
        alice.card(name).state.zone = 4
    alice.ask_again()
    while not alice.is_asked("Your turn"):
        bob.passes()
    alice.moves("Springer", forward=1)
    assert table.game.cards[fake].area == "removed from map"
    assert won_by(table) == "nobody"
    bob.passes()
    alice.moves("Enderby", forward=1)
    assert won_by(table) == "Alice"


@shows("Retrieve the Ring of Arc", "Ring of Arc")
def test_retrieve_the_ring(table: Table) -> None:
    alice, bob = table.huntik(mission="Retrieve the Ring of Arc", features=True)
    springer = alice.controls("Springer", zone=4)
    bob.controls("Bellona", zone=2)
    alice.uses("Springer")
    assert alice.card("Ring of Arc").holder == "Springer"
    assert (springer.atk, springer.defense) == (4, 5)
    bob.passes()
    alice.moves("Springer", back=2)
    assert alice.card("Ring of Arc").zone == 2
    end_round(alice, bob)
    while not alice.is_asked("Your turn"):
        bob.passes()
    alice.moves("Springer", back=1)
    assert won_by(table) == "Alice"


@shows("Deliver the Ring of Arc")
def test_deliver_the_ring(table: Table) -> None:
    alice, bob = table.huntik(mission="Deliver the Ring of Arc", features=True)
    alice.controls("Shinobi", zone=1)
    alice.uses("Shinobi")
    bob.passes()
    alice.moves("Shinobi", forward=3)
    assert won_by(table) == "Alice"


@shows("Gargoyle")
@pytest.mark.parametrize(("zone", "able"), [(3, True), (4, False), (5, False)])
def test_the_gargoyle_is_not_grabbed_where_it_cannot_go_2_zones_forward(table: Table, zone: int, able: bool) -> None:
    alice, _bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=zone)
    alice.finds_feature("Gargoyle", zone=zone)

    assert alice.can_use("Springer", "Grab the Gargoyle") is able


@shows("Catch the Gargoyle", "Gargoyle")
def test_catch_the_gargoyle(table: Table) -> None:
    alice, bob = table.huntik(mission="Catch the Gargoyle", features=True)
    gargoyle = alice.card("Gargoyle")
    assert gargoyle.counters == ["Water"] * 3
    assert gargoyle.controller == "nobody"
    alice.has_in_discard_pile("Sprint", "Hyperstride")
    bob.has_in_discard_pile("Blasteater")
    end_round(alice, bob)
    assert gargoyle.state.zone == 3
    while not alice.is_asked("Your turn"):
        bob.passes()
    alice.controls("Springer", "Enderby", zone=3)
    alice.uses("Springer", "Grab")
    alice.chooses("remove a Water counter from this card")
    assert alice.card("Springer").stunned
    assert gargoyle.state.zone == 5
    alice.says_yes()
    assert alice.hand[-1:] == ["Sprint"]
    assert gargoyle.counters == ["Water"] * 2


@shows("Catch the Gargoyle", "Gargoyle")
def test_a_gargoyle_without_water_is_caught(table: Table) -> None:
    alice, bob = table.huntik(mission="Catch the Gargoyle", features=True, turn="Bob")
    alice.card("Gargoyle").state.counters = ()
    alice.controls("Springer", zone=4)
    bob.controls("Bellona", zone=2)
    assert not bob.can_use("Bellona", "Catch")
    bob.passes()
    alice.uses("Springer", "Catch the Gargoyle")
    assert won_by(table) == "Alice"


@shows("Corral the Bulls", "Bull")
def test_corral_the_bulls(table: Table) -> None:
    alice, bob = table.huntik(mission="Corral the Bulls", features=True)
    bulls = [n for n in table.game.in_play if table.game.cards[n].printed.name == "Bull"]
    assert sorted(table.game.cards[bull].zone for bull in bulls) == [2, 3, 4]
    alice.controls("Springer", zone=3)
    alice.uses("Springer", "Corral Bull")
    assert sorted(table.game.cards[bull].zone for bull in bulls) == [1, 2, 4]
    bob.controls("Bellona", zone=2)
    assert not bob.can_use("Bellona"), "only lead heroes corral"
    for zone, winner in ((2, "nobody"), (4, "Alice")):
        bob.passes()
        alice.controls("Springer", zone=zone)
        alice.uses("Springer", "Corral Bull")
        assert won_by(table) == winner


@shows("Bull")
def test_a_ready_bull_readies_a_hero_for_its_printed_exhaust_action(table: Table) -> None:
    alice, _ = table.huntik(mission="Corral the Bulls", features=True)
    alice.controls("Tersly", zone=3)
    alice.controls("Cherit", zone=3)
    alice.uses("Cherit", "Charge Up", at="Tersly")
    alice.says_yes()
    assert alice.card("Cherit").ready
    bull = next(n for n in table.game.in_play if table.game.cards[n].zone == 3)
    assert table.game.cards[bull].exhausted


@shows("Bull")
def test_a_bull_readies_nobody_for_a_power_that_is_not_printed_or_in_another_zone(table: Table) -> None:
    alice, bob = table.huntik(mission="Corral the Bulls", features=True)
    alice.controls("Springer", zone=3)
    alice.controls("Cherit", zone=1)
    alice.uses("Cherit", "Charge Up", at="Springer")
    assert alice.is_asked("Your turn"), "no Bull is in zone 1"
    alice.uses("Springer", "Corral Bull")
    assert bob.is_asked("Your turn"), "the Bull gave that power"
    assert alice.card("Springer").exhausted


@shows("Bull", "Corral the Bulls")
def test_bulls_ready_in_rounds_3_and_5_only(table: Table) -> None:
    alice, bob = table.huntik(mission="Corral the Bulls", features=True)
    bull = next(n for n in table.game.in_play if table.game.cards[n].zone == 3)
    table.game.cards[bull].exhausted = True
    go(alice, bob, 1)
    assert table.game.cards[bull].exhausted
    go(alice, bob, 1)
    assert not table.game.cards[bull].exhausted


@shows("Draw the Enemy Away from the Tomb", "Tomb Entrance", "Explosive")
def test_draw_the_enemy_away_from_the_tomb(table: Table) -> None:
    alice, bob = table.huntik(mission="Draw the Enemy Away from the Tomb", features=True, round=2)
    go(alice, bob, 1)
    assert won_by(table) == "nobody"
    guard = bob.controls("Bellona", zone=1)
    go(alice, bob, 1)
    assert won_by(table) == "nobody"
    guard.state.stunned = True
    bob.ask_again()
    end_round(alice, bob)
    assert won_by(table) == "Alice"


@shows("Explosive")
def test_the_explosive_draws_defenders_in(table: Table) -> None:
    alice, bob = table.huntik(mission="Draw the Enemy Away from the Tomb", features=True)
    alice.controls("Springer", zone=2)
    alice.controls("Shinobi", zone=2)
    bob.controls("Bellona", zone=1)
    assert not alice.can_use("Springer")
    alice.uses("Shinobi", "Transport")
    assert alice.card("Explosive").zone == 3
    end_round(alice, bob)
    assert bob.card("Bellona").zone == 3


@shows("Escape the Haunted Mine", "Ghostly Bear", "Ghostly Shaft")
def test_escape_the_haunted_mine(table: Table) -> None:
    alice, bob = table.huntik(mission="Escape the Haunted Mine", features=True)
    alice.controls("Springer", "Enderby", zone=3)
    alice.has_in_discard_pile("Boltflare", "Sprint")
    alice.uses("Springer", "Mystic Consultation")
    alice.chooses("Boltflare")
    assert alice.hand == ["Boltflare"]
    assert alice.card("Ghostly Bear").zone == 3
    assert alice.card("Ghostly Shaft").zone == 3
    bob.passes()
    alice.uses("Enderby", "Climb")
    assert alice.card("Ghostly Shaft").area == "removed from map"
    assert alice.card("Enderby").area == "removed from map"
    table.game.deeds["climb the ghostly shaft"] = (0,)
    bob.passes()
    alice.controls("Tersly", zone=3)
    alice.uses("Tersly", "Mystic Consultation")
    bob.passes()
    assert won_by(table) == "nobody"
    alice.card("Springer").state.zone = 4
    alice.ask_again()
    alice.uses("Springer", "Climb")
    assert won_by(table) == "Alice"


@shows("Get the Argo Out of the Water", "Argo")
def test_push_the_argo(table: Table) -> None:
    alice, bob = table.huntik(mission="Get the Argo Out of the Water", features=True)
    small = alice.controls("Springer", zone=1)
    alice.controls("Shinobi", zone=2)
    bob.controls("Bellona", zone=4)
    alice.uses("Springer", "Push the Argo")
    assert small.counters == ["+1/+1", "+1/+1"]
    assert alice.card("Argo").zone == 2
    bob.uses("Bellona", "Push the Argo")
    assert alice.card("Argo").zone == 1  # forward as Bob sees it
    alice.card("Argo").state.zone = 4
    alice.card("Shinobi").state.zone = 4
    alice.ask_again()
    alice.uses("Shinobi", "Push the Argo")
    assert won_by(table) == "Alice"


@shows("Go to the Hidden Cave", "Hidden Cave", "Speedboat", "Water Spout")
def test_go_to_the_hidden_cave(table: Table) -> None:
    alice, bob = table.huntik(mission="Go to the Hidden Cave", features=True)
    alice.controls("Springer", zone=2)
    assert max(alice.can_move("Springer")) == 1  # the Water Spout is in zone 3
    alice.finds_feature("Speedboat", zone=2)
    alice.uses("Springer", "free action")
    bob.passes()
    assert max(alice.can_move("Springer")) == 2  # unblockable on a Speedboat
    end_round(alice, bob)
    assert bob.is_asked("Into which zone")
    assert sorted(bob.may_choose()) == ["Zone 2", "Zone 4"]
    bob.chooses("Zone 4")
    while not alice.is_asked("Your turn"):
        bob.passes()
    alice.controls("Enderby", "Tersly", zone=4)
    alice.uses("Enderby", "Search")
    bob.passes()
    alice.uses("Enderby", "Enter")
    bob.passes()
    alice.uses("Tersly", "Enter")
    assert won_by(table) == "Alice"


@shows("Take the Bigfoot Captive", "Bigfoot", "Glacier of Dreams")
def test_take_the_bigfoot_captive(table: Table) -> None:
    alice, bob = table.huntik(mission="Take the Bigfoot Captive", features=True)
    bigfoot = bob.card("Bigfoot")
    assert bigfoot.counters == ["Escape"]
    alice.controls("Caliban", "Caliban", zone=5)
    for winner in ("nobody", "Alice"):
        alice.moves("Caliban")
        alice.starts_combat()
        bob.passes()
        alice.passes()
        if bob.is_asked("Aim"):
            bob.aims(Caliban=3)
        assert won_by(table) == winner
        if winner == "nobody":
            assert bigfoot.counters == []
            assert len(alice.hand) == 1
            bob.passes()


@shows("Glacier of Dreams")
def test_the_glacier_shows_the_top_card(table: Table) -> None:
    alice, _ = table.huntik(mission="Take the Bigfoot Captive", features=True)
    alice.controls("Springer", zone=1)
    alice.has_on_deck("Furoji")
    alice.moves("Springer", forward=1)
    alice.says_yes()
    assert alice.discard_pile == ["Furoji"]


@shows("Control the Idols of Omeed", "Golden Idol")
def test_control_the_idols(table: Table) -> None:
    alice, bob = table.huntik(mission="Control the Idols of Omeed", features=True)
    alice.controls("Gareon", zone=1)
    alice.controls("Enderby", zone=4)
    bob.controls("Bellona", zone=5)
    alice.uses("Gareon")
    bob.passes()
    alice.moves("Gareon", forward=2)
    assert alice.card("Gareon").zone == 3
    end_round(alice, bob)
    assert table.game.points == (4, 3)  # 1 doubled for the idol, and 2; Bob 3 in his zone 5
    go(alice, bob, 6)
    assert won_by(table) == "Alice"


@shows("Retrieve Vlad's Amulets", "Vlad's Bag of Amulets", "Antedeluvian")
def test_retrieve_vlads_amulets(table: Table) -> None:
    alice, bob = table.huntik(mission="Retrieve Vlad's Amulets", features=True, round=5, turn="Bob")
    bob.controls("Bellona", "Suit", zone=3)
    bob.uses("Bellona", "pick up")
    bob.uses("Bellona", "draw a card")
    assert len(bob.hand) == 1
    assert bob.card("Bellona").exhausted
    assert bob.is_asked("Your turn"), "neither is an action, and the turn is still to be taken"
    assert not bob.can_use("Bellona"), "an exhausted hero cannot be exhausted for another card"
    bob.moves("Suit", forward=1)
    end_round(alice, bob)
    assert won_by(table) == "Bob"


@shows("Antedeluvian")
def test_antedeluvian_serves_whoever_pays_a_major_hero(table: Table) -> None:
    alice, bob = table.huntik(mission="Retrieve Vlad's Amulets", features=True)
    giant = alice.card("Antedeluvian")
    assert giant.controller == "nobody"
    alice.has("Furoji")
    alice.uses("Antedeluvian", "Mercenary")
    assert giant.controller == "Alice"
    assert alice.discard_pile == ["Furoji"]
    assert alice.can_move("Antedeluvian") == [-1, 0, 1]
    end_round(alice, bob)
    assert giant.controller == "nobody"


@shows("Gleipnir Rope", "Hammer Mjolnir", "Fenris")
def test_the_features_of_the_solo_mission(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Springer", zone=3)
    rope = alice.finds_feature("Gleipnir Rope", zone=3)
    fenris = alice.finds_feature("Fenris", zone=3)
    hammer = alice.finds_feature("Hammer Mjolnir", zone=3)
    alice.uses("Springer", "Gleipnir Rope")
    assert rope.holder == "Springer"
    assert alice.card("Springer").exhausted
    alice.uses("Springer", "Hammer Mjolnir")
    assert hammer.holder == "Springer", "no exhausting for that, and no action either"
    alice.uses("Springer", "tie up")
    assert fenris.stunned
    assert "Gleipnir Rope" in alice.removed_from_map
    assert alice.is_asked("Your turn"), "all of that takes no turn"
    alice.passes()
    assert bob.is_asked("Your turn")


@shows("Fenris")
@pytest.mark.parametrize("seed", range(4))
def test_fenris_roams_on_the_defenders_turn(table: Table, seed: int) -> None:
    alice, bob = table.huntik(seed=seed)
    fenris = alice.finds_feature("Fenris", zone=3)
    alice.passes()
    assert any("rolls" in line for line in table.log)
    assert fenris.state.zone != 3
    assert bob.is_asked("Your turn")
