"""How far the actions of the first set go, from their printed words: for how long, for whom, and for whom not."""

from __future__ import annotations

import pytest

from tests.cards import shows
from tests.cards.test_huntik_actions import in_combat
from tests.huntik_table import end_round
from tests.table import Table

# -- for how long --------------------------------------------------------------------------------------------------


@shows("Avoidance", "Zoom")
@pytest.mark.parametrize("action", ["Avoidance", "Zoom"])
def test_the_way_is_free_this_round_only(table: Table, action: str) -> None:
    alice, bob = table.huntik()
    alice.controls("Enderby", zone=2)
    alice.controls("Springer", zone=2)
    bob.controls("Bellona", zone=4)
    bob.controls("Suit", zone=3)
    alice.has(action)

    alice.plays(action, with_="Enderby")
    if action == "Zoom":
        alice.chooses("Move Enderby 0 zones")
        alice.does_not_start_combat()
    bob.passes()
    assert (2 in alice.can_move("Springer")) is (action == "Avoidance"), "Zoom is for the hero that plays it"
    end_round(alice, bob)
    if bob.is_asked("Your turn"):
        bob.passes()

    assert 2 not in alice.can_move("Springer")
    assert 2 not in alice.can_move("Enderby")


@shows("Blasteater")
def test_blasteater_lasts_this_round(table: Table) -> None:
    alice, bob = table.huntik()
    suit = alice.controls("Suit, Ms. Thorpe, Venice Agent")
    alice.has("Blasteater")

    alice.plays("Blasteater")
    assert (suit.atk, suit.defense) == (3, 6)
    end_round(alice, bob)

    assert (suit.atk, suit.defense) == (3, 3)


@shows("Earthtide", "Thundercut", "Double Your Effort")
@pytest.mark.parametrize("action", ["Earthtide", "Thundercut", "Double Your Effort"])
def test_what_they_give_is_gone_after_the_round(table: Table, action: str) -> None:
    alice, bob = table.huntik(round=2)
    alice.controls("Suit, Ms. Thorpe, Venice Agent")
    bob.controls("Enderby")
    alice.has_in_discard_pile("Suit, Ms. Thorpe, Venice Agent")
    alice.has(action)

    alice.plays(action, at="Suit")
    assert bob.can_use("Enderby") is (action == "Earthtide")
    bob.passes()
    alice.card("Suit").state.exhausted = action == "Double Your Effort"
    alice.ask_again()
    assert alice.can_use("Suit")
    end_round(alice, bob)
    if bob.is_asked("Your turn"):
        bob.passes()

    assert not alice.can_use("Suit")


@shows("Trailblazer", "The Riderless Chariot")
@pytest.mark.parametrize("card", ["Trailblazer", "The Riderless Chariot"])
def test_heroes_come_in_beside_me_this_round_only(table: Table, card: str) -> None:
    alice, bob = table.huntik()
    alice.has("Springer", "Enderby", "Trailblazer")
    alice.controls("The Riderless Chariot", zone=4)
    if card == "Trailblazer":
        alice.plays(card)
    else:
        alice.uses(card)
        bob.passes()
    alice.plays("Springer")
    assert alice.may_choose() == ["Zone 1", "Zone 4"]
    alice.chooses("Zone 4")

    end_round(alice, bob)
    if bob.is_asked("Your turn"):
        bob.passes()
    alice.plays("Enderby")

    assert alice.card("Enderby").zone == 1


@shows("Set a Trap")
def test_a_trap_is_for_this_round_and_for_moves(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Suit", zone=2)
    bob.controls("Shinobi", zone=2)
    alice.has("Set a Trap", "Raypulse")
    alice.plays("Set a Trap", with_="Suit")
    alice.chooses("Zone 3")
    bob.passes()

    alice.controls("Strix")
    alice.plays("Raypulse", with_="Strix", at="Shinobi")
    alice.chooses("Zone 3")
    assert not bob.card("Shinobi").stunned, "it was put there and did not move"
    end_round(alice, bob)
    bob.controls("Springer", zone=2)
    if alice.is_asked("Your turn"):
        alice.passes()
    bob.moves("Springer", forward=1)

    assert not bob.card("Springer").stunned


@shows("Take the Initiative")
def test_the_initiative_is_for_one_round(table: Table) -> None:
    alice, bob = table.huntik(round=2)
    alice.has("Take the Initiative")
    alice.plays("Take the Initiative")

    first = []
    for _ in range(3):
        end_round(alice, bob)
        first.append(table.game.names[table.decision.seat])

    assert first == ["Alice", "Alice", "Bob"], "round 3 by the card, rounds 4 and 5 as always"


@shows("Quick Getaway", "Honorguard", "Strikemode")
def test_what_is_for_this_combat_is_over_with_it(table: Table) -> None:
    alice, bob = in_combat(table, good="Springer", evil="Bellona")
    alice.has("Quick Getaway", "Honorguard")
    alice.plays("Quick Getaway", at="Springer")
    bob.passes()
    alice.plays("Honorguard")
    bob.passes()
    alice.passes()
    assert alice.is_asked("Your turn"), "the combat is over"
    assert alice.in_play == ["Springer"]

    bob.controls("Ymir", zone=3)
    alice.passes()
    bob.moves("Ymir")
    bob.starts_combat()
    assert table.game.combat.added == (0, 0)
    alice.passes()
    bob.passes()
    if alice.is_asked("Aim"):
        alice.aims(Bellona=2)

    assert alice.discard_pile[-1] == "Springer"


# -- for whom ------------------------------------------------------------------------------------------------------


@shows("Everfight")
def test_everfight_finds_heroes_of_three_def_and_nobody_stronger(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Enderby", zone=3)
    alice.has_in_discard_pile("Caliban", "Bellona", "Springer", "Solwing", "Zoom")
    bob.has_in_discard_pile("Feyone")
    alice.has("Everfight")

    alice.plays("Everfight")

    assert alice.may_choose() == ["Springer", "Solwing"]


@shows("Reinforcements", "Designated Hitter", "Outsourcing")
def test_only_ready_friends_are_called(table: Table) -> None:
    for action in ("Designated Hitter", "Outsourcing"):
        alice, bob = table.huntik()
        alice.controls("Suit", zone=4, exhausted=True)
        alice.has_in_discard_pile("Ammit Heart-Eater")
        alice.has(action, "Bellona")
        bob.controls("Springer")
        alice.controls("Strix", zone=2)
        alice.plays(action)
        while not table.decision.question.startswith("Your turn"):
            table.answer(table.decision.options[:1])
        assert "Strix" not in alice.in_play
        assert "Suit" in alice.in_play

    alice, bob = in_combat(table)
    bob.controls("Bellona", zone=1, exhausted=True)
    bob.controls("Strix", zone=1)
    bob.has("Reinforcements")
    alice.passes()
    bob.plays("Reinforcements")
    assert (bob.card("Strix").zone, bob.card("Bellona").zone) == (3, 1)


@shows("Bladestorm")
@pytest.mark.parametrize("zone", [4, 5])
def test_bladestorm_kos_friends_and_enemies_in_its_zone_alone(table: Table, zone: int) -> None:
    alice, bob = table.huntik()
    alice.controls("Bellona", "Strix", zone=zone)
    alice.controls("Suit", zone=3)
    bob.controls("Caliban", zone=6 - zone)
    bob.controls("Springer", zone=3)
    alice.has("Bladestorm")

    alice.plays("Bladestorm", with_="Bellona")

    assert (alice.in_play, bob.in_play) == (["Suit"], ["Springer"])
    assert bob.is_asked("Your turn")


@shows("Breakspell")
def test_breakspell_cancels_no_combat_action_and_no_hero(table: Table) -> None:
    alice, bob = in_combat(table)
    alice.has("Breakspell")
    alice.passes()
    bob.has("Strikemode")
    bob.plays("Strikemode")
    assert table.game.combat.added == (0, 4)

    alice, bob = table.huntik(turn="Bob")
    alice.controls("Springer")
    alice.has("Breakspell")
    bob.has("Bellona")
    bob.plays("Bellona")
    assert alice.is_asked("Your turn"), "nothing could be canceled"


@shows("Copyform")
def test_copyform_has_no_text(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Dante Vale", zone=3)
    bob.controls("Bellona", zone=3)
    alice.has("Copyform")

    alice.plays("Copyform")

    assert not alice.can_use("Copyform")
    assert alice.is_asked("Your turn")
    assert alice.card("Copyform").ready


@shows("Thundercut")
@pytest.mark.parametrize(("round", "fitting"), [(2, ["Enderby", "Solwing"]), (3, ["Springer", "Enderby", "Solwing"])])
def test_thundercut_goes_by_the_number_of_the_round(table: Table, round: int, fitting: list[str]) -> None:
    alice, bob = table.huntik(round=round)
    alice.controls("Ymir")
    bob.controls("Springer", "Enderby", "Solwing", "Shinobi")
    alice.has("Thundercut")

    alice.plays("Thundercut", at="Ymir")
    bob.passes()
    alice.uses("Ymir")

    assert alice.may_choose() == fitting


@shows("Second Wind")
def test_second_wind_wakes_majors_and_enemies_too(table: Table) -> None:
    alice, bob = table.huntik()
    alice.controls("Ymir", exhausted=True)
    bob.controls("Shinobi", stunned=True)
    bob.finds_feature("Bigfoot", zone=3).state.exhausted = True
    alice.has("Second Wind")

    alice.plays("Second Wind")

    assert alice.card("Ymir").ready
    assert bob.card("Shinobi").ready
    assert not bob.card("Shinobi").stunned
    assert bob.card("Bigfoot").exhausted, "an obstacle is no hero"


@shows("Decoding", "Ace in the Hole")
def test_what_they_bring_to_hand_fits_the_words(table: Table) -> None:
    alice, _ = table.huntik()
    alice.controls("Suit")
    alice.has_in_discard_pile("Zoom", "Bellona", "Strikemode", "Ymir")
    alice.has("Decoding")
    alice.plays("Decoding")
    assert alice.may_choose() == ["Zoom", "Strikemode"]

    alice, _ = table.huntik()
    alice.controls("Suit")
    alice.has_on_deck("Bellona", "Ymir", "Zoom", "Kerosan")
    alice.has("Ace in the Hole")
    alice.plays("Ace in the Hole")
    assert sorted(alice.may_choose()) == ["Kerosan", "Ymir"]


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
