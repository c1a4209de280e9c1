"""What shipped Highlander cards say of this turn, and that the next turn is as if they had not been played."""

from __future__ import annotations

import pytest

from tests.cards import shows
from tests.cards.test_highlander_attacks import EVADE, duel
from tests.cards.test_highlander_edges import BARS_SPECIALS
from tests.cards.test_highlander_events import TRIFLE
from tests.cards.test_highlander_shipped_defenses import ours
from tests.highlander_table import HighlanderPlayer, card_saying, situation
from tests.table import Table

UPPER, THRUST = "Upper Left Attack", "Thrust"


@shows("Jack Donovan")
def test_jack_donovan_waives_the_duty_of_one_turn(table: Table) -> None:
    alice, _ = duel(table)
    alice.has_in_play(ours("1E-x469"), ready=True)
    alice.goes_to("attack")
    alice.uses("Jack Donovan")
    assert alice.can("end")
    alice.begins_turn()
    alice.goes_to("attack")

    assert not alice.can("end")


def attacks_twice(player: HighlanderPlayer) -> None:
    player.has(THRUST, UPPER)
    player.attacks(THRUST)
    player.attacks(UPPER)


@shows("Flashing Blade", "Battle Rage")
@pytest.mark.parametrize("key", ["1E-xl19", "ME-x2c"])
def test_a_dodge_avoids_several_attacks_of_the_next_turn(table: Table, key: str) -> None:
    alice, bob = duel(table)
    alice.may_attack(2)
    alice.has(ours(key))
    alice.goes_to("attack")
    alice.plays(ours(key).name)
    alice.begins_turn()
    attacks_twice(alice)
    bob.has(EVADE)
    bob.defends("Evade")

    assert bob.can("carry", "Evade")


@shows("Waiting to Strike")
def test_what_waiting_to_strike_gives_is_for_one_turn(table: Table) -> None:
    alice, _ = duel(table)
    alice.has(ours("4H-123"), *[TRIFLE] * 4)
    alice.goes_to("defense")
    alice.plays("Trifle", with_=["Waiting to Strike"])
    alice.begins_turn()
    alice.goes_to("attack")
    alice.plays("Trifle")

    assert not alice.can("play", "Trifle")


@shows("Waiting to Strike")
def test_what_waiting_to_strike_takes_is_for_one_turn(table: Table) -> None:
    alice, _ = duel(table)
    alice.has(ours("4H-123"), *[TRIFLE] * 6)
    alice.has_in_play(*[situation("You may play another Special Card each turn.", f"Zeal {n}") for n in range(2)])
    alice.goes_to("defense")
    alice.plays("Trifle", with_=["Waiting to Strike"])
    alice.plays("Trifle")
    assert not alice.can("play", "Trifle")
    alice.begins_turn()
    alice.goes_to("attack")
    for _ in range(2):
        alice.plays("Trifle")

    assert alice.can("play", "Trifle")


@shows(("Concentration", "Restriction effects"))
def test_concentration_is_over_with_the_turn(table: Table) -> None:
    alice, bob = duel(table)
    bob.has_in_play(BARS_SPECIALS)
    alice.has(ours("G01-009"), TRIFLE)
    alice.goes_to("may do/must do")
    alice.plays("Concentration")
    alice.goes_to("attack")
    assert alice.can("play", "Trifle")
    alice.begins_turn()
    alice.goes_to("attack")

    assert not alice.can("play", "Trifle")


@shows(("Extra Shot", "you may play an additional attack this turn. you may only play one"))
def test_extra_shot_is_for_one_turn(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(ours("HS2-104"), THRUST)
    alice.attacks(THRUST, with_=["Extra Shot"])
    bob.lets_through()
    alice.begins_turn()
    alice.has(THRUST, UPPER)
    alice.attacks(THRUST)

    assert not alice.can("attack", UPPER)


@shows(("Arms and Tactics", "multiple"))
def test_arms_and_tactics_defend_several_attacks_in_one_turn(table: Table) -> None:
    alice, bob = duel(table)
    alice.may_attack(2)
    alice.has_in_play(situation("Dodges will not avoid multiple attacks you play."))
    bob.uses_pre_game(ours("HTG-197"))
    bob.has(EVADE, EVADE)
    carried = []
    for _ in range(2):
        attacks_twice(alice)
        bob.goes_to("defense")
        if bob.can("use", "Arms and Tactics"):
            bob.uses("Arms and Tactics")
        bob.defends("Evade")
        carried.append(bob.can("carry", "Evade"))
        alice.begins_turn()

    assert carried == [True, False]


@shows("An Unknowable Prize")
def test_an_unknowable_prize_keeps_from_drawing_in_one_turn(table: Table) -> None:
    alice, _ = duel(table, "first")
    alice.uses_pre_game(ours("MLE-xl43"))
    alice.is_at(4)
    alice.goes_to("attack")
    alice.uses("An Unknowable Prize")
    alice.attacks("Middle Right Attack")
    alice.begins_turn()
    alice.attacks("Middle Right Attack")
    alice.goes_to("draw/discard")

    assert alice.can("draw")


@shows("A Master's Focus")
def test_a_masters_focus_leaves_a_special_card_in_one_turn(table: Table) -> None:
    alice, bob = duel(table)
    bob.uses_pre_game(ours("1E-xl33"))
    bob.has(ours("T1-x331"), *[TRIFLE] * 6)
    curse = card_saying("Your opponent loses 2 Ability.", name="Curse")
    may = []
    for _ in range(2):
        alice.has(curse)
        alice.goes_to("attack")
        alice.plays("Curse")
        bob.begins_turn()
        if bob.can("play", "A Master's Focus"):
            bob.plays("A Master's Focus")
        bob.goes_to("attack")
        bob.uses("The Sorcerer Nakano")
        bob.chooses("Trifle")
        may.append(bob.can("play", "Trifle"))

    assert may == [True, False]


@shows("The Master Plan")
def test_the_master_plan_is_for_one_turn(table: Table) -> None:
    alice, _ = duel(table)
    plots = [card_saying(name=name, type="plot") for name in ("Scheme", "Ploy", "Ruse")]
    alice.has(ours("T1-x574"), *plots)
    alice.goes_to("attack")
    alice.plays("Scheme", with_=["The Master Plan"])
    alice.begins_turn()
    alice.goes_to("attack")
    alice.plays("Ploy")

    assert not alice.can("play", "Ruse")


@shows(("Duncan MacLeod", "Empathy"))
def test_duncans_empathy_is_for_the_blocks_of_one_turn(table: Table) -> None:
    alice, bob = duel(table, "third")
    bob.uses_pre_game(ours("CvD-057"))
    sly = card_saying("This attack cannot be blocked.", name="Sly Cut", type="attack", grid="X00/000/000")
    bob.has(card_saying("Draw a card.", "Insight", gems="E"), "Upper Left Block")
    may = []
    for _ in range(2):
        alice.has(sly)
        alice.attacks("Sly Cut")
        bob.goes_to("defense")
        if bob.can("use", "Duncan MacLeod"):
            assert not bob.can("defend", "Upper Left Block")
            bob.uses("Duncan MacLeod")
        may.append(bob.can("defend", "Upper Left Block"))
        bob.lets_through()
        alice.begins_turn()

    assert may == [True, False]


@shows(("General Katana", "Situation or Plot"), ("Quickening", "remove a Situation or Plot"))
@pytest.mark.parametrize("key", ["ME-x441", "PRO-x531"])
def test_general_katana_removes_one_card_a_turn_whatever_else_he_may_do_twice(table: Table, key: str) -> None:
    alice, bob = duel(table)
    alice.uses_pre_game(ours(key), ours("3E-x259"))  # with an additional Hard Exertion
    alice.has_in_play(situation("You may play another Special Card each turn."))
    bob.has_in_play(situation("", "Feud"), situation("", "Grudge"))
    name = ours(key).name
    alice.goes_to("attack")
    alice.uses(name)
    alice.chooses("Feud")
    assert not alice.can("use", name)
    alice.begins_turn()
    alice.goes_to("attack")

    assert alice.can("use", name)
