"""Clause by clause, what shipped cards that stay in play say: without its sentence a card fails a test."""

from __future__ import annotations

import pytest

from tests.cards import shows
from tests.cards.test_highlander_attacks import duel
from tests.cards.test_highlander_events import TRIFLE
from tests.cards.test_highlander_shipped_defenses import ours
from tests.highlander_table import HighlanderPlayer, card_saying, situation
from tests.table import Table

ALLY = card_saying("Draw a card.", name="Nino", type="event", kinds="Ally,Mortal")
FEUD = situation("", "Feud")


# -- what stays in play ----------------------------------------------------------------------------------------------


@shows("The Armory")
def test_nobody_plays_a_disarm_while_the_armory_is_there(table: Table) -> None:
    alice, bob = duel(table)
    bob.has_in_play(ours("1E-x190"))
    alice.has(card_saying("Draw a card.", name="Disarm"), TRIFLE)
    alice.goes_to("attack")

    assert not alice.can("play", "Disarm")
    assert alice.can("play", "Trifle")


@shows("Safe House")
def test_an_ally_of_the_safe_house_takes_the_place_of_a_special_card(table: Table) -> None:
    alice, _ = duel(table)
    alice.has(ours("1E-x543"), ALLY, ALLY)
    alice.goes_to("attack")
    alice.plays("Safe House")
    assert alice.hand == []
    alice.begins_turn()
    alice.has(TRIFLE)
    alice.goes_to("attack")
    assert alice.can("use", "Safe House")
    alice.plays("Trifle")

    assert not alice.can("use", "Safe House")


@shows("Safe House")
@pytest.mark.parametrize("who", ["Alice", "Bob"])
def test_allies_of_a_safe_house_that_the_opponent_removes(table: Table, who: str) -> None:
    nino = situation("", "Nino", kinds="Ally,Mortal")
    alice, bob = duel(table)
    alice.has(ours("1E-x543"), nino)
    alice.goes_to("attack")
    alice.plays("Safe House")
    police = card_saying("Remove a Situation from play.", "Police")
    player = alice if who == "Alice" else bob
    player.begins_turn()
    player.has(police)
    player.goes_to("attack")
    player.plays("Police")
    alice.begins_turn()
    for _ in range(3):
        if alice.can("duty"):
            alice.takes("duty")

    assert ("Nino" in alice.in_play) == (who == "Bob")


@shows(("Quality Blade", "Basic Attack"))
def test_one_quality_blade_of_a_saber(table: Table) -> None:
    alice, _ = duel(table)
    alice.uses_pre_game(card_saying(name="Saber", type="weapon of choice", hands="1"))
    alice.has_in_play(ours("AT-x529"))
    alice.has(ours("AT-x529"))
    alice.goes_to("attack")

    assert not alice.can("play", "Quality Blade")


@shows("Improvised Weapon")
def test_an_improvised_weapon_makes_power_blocks_for_nothing(table: Table) -> None:
    alice, bob = duel(table, "first")
    bob.has_in_play(ours("1E-xl20"))
    bob.has("Lower Left Block")
    alice.has("Thrust")
    alice.attacks("Thrust")
    alice.exerts("Power Blow")
    left = len(bob.endurance)
    bob.defends("Lower Left Block")
    bob.exerts("Power Block")
    if bob.is_asked("how many"):
        bob.table.answer(bob.game.decision.options[0])
    bob.goes_to("attack")

    assert bob.pending == {}
    assert len(bob.endurance) == left


@shows("Dojo", "Crysta Van Pelt")
@pytest.mark.parametrize("key", ["1E-xl21", "2E-xl46"])
def test_what_is_held_goes_to_its_owners_discard_pile(table: Table, key: str) -> None:
    alice, bob = duel(table)
    alice.has_in_play(ours(key))
    if key == "1E-xl21":
        alice.has("Thrust")
        alice.goes_to("may do/must do")
        alice.uses("Dojo")
        for _ in range(4):
            if alice.captured or alice.can("end"):
                break
            alice.table.answer(alice.must_decide().options[0])
    else:
        bob.has(TRIFLE)
        bob.goes_to("attack")
        bob.plays("Trifle")
        bob.begins_turn()
        while bob.can("duty"):
            bob.takes("duty")
    (held,) = alice.captured
    bob.has(card_saying("Remove a Situation from play.", "Police"))
    bob.goes_to("attack")
    bob.plays("Police")

    assert alice.captured == []
    assert held in (alice if key == "1E-xl21" else bob).discard_pile


@shows("Hunter")
def test_a_hunter_goes_when_the_opponent_rises(table: Table) -> None:
    alice, bob = duel(table)
    alice.uses_pre_game(card_saying(name="Joe", type="hunter"))
    alice.has(ours("2E-x463"))
    alice.goes_to("attack")
    alice.plays("Hunter")
    assert bob.is_prone
    bob.has(card_saying("Regain your feet.", name="Rise"))
    bob.has(TRIFLE)
    bob.goes_to("attack")
    bob.plays("Rise")

    assert not table.game.players[bob.number].prone
    assert "Hunter" not in alice.in_play


@shows("Collect")
@pytest.mark.parametrize("copies", [1, 2])
def test_each_collect_changes_an_exertion_by_one_card(table: Table, copies: int) -> None:
    alice, _ = duel(table)
    alice.has_in_play(*[ours("1E-xl7")] * copies)
    alice.goes_to("attack")
    alice.exerts("nothing")

    assert [option.number for option in alice.options("size")] == list(range(5 - copies, 6 + copies))


@shows(("Duncan MacLeod", "Empathy"))
def test_each_ally_of_duncans_changes_an_exertion_by_one_card(table: Table) -> None:
    alice, _ = duel(table, "third")
    alice.uses_pre_game(ours("CvD-057"))
    alice.has_in_play(situation("", "Nino", kinds="Ally,Mortal"), situation("", "Ann", kinds="Ally,Mortal"))
    alice.goes_to("attack")
    alice.exerts("nothing")

    assert [option.number for option in alice.options("size")] == [3, 4, 5, 6, 7]


@shows("Battle Rage")
@pytest.mark.parametrize("key", ["ME-x2c", "SE-x2r"])
def test_dodges_do_not_avoid_several_attacks_of_a_battle_rage(table: Table, key: str) -> None:
    alice, bob = duel(table)
    alice.has(ours(key), "Thrust", "Upper Left Attack")
    alice.goes_to("attack")
    alice.plays("Battle Rage")
    for _ in range(9):
        decision = alice.must_decide()
        found = [option for option in decision.options if option.name in ("Thrust", "Upper Left Attack")]
        if not found:
            break
        alice.table.answer(found[0])
    bob.has(card_saying("", "Sway", "dodge", grid="XXX/XXX/XXX"))
    bob.defends("Sway")

    assert not bob.can("carry", "Sway")
    assert alice.ability == 14


@shows("Alert Block")
@pytest.mark.parametrize("kinds", ["", "Guard"])
def test_alert_block_goes_with_another_block_that_does_not_stand(table: Table, kinds: str) -> None:
    alice, bob = duel(table)
    cross = card_saying("", "Cross", "attack", grid="X0X/000/000")
    alice.has(cross)
    alice.attacks("Cross")
    bob.uses_pre_game(card_saying(name="Parrying Blade", type="weapon of choice", hands="1"))
    bob.has(ours("PO4-022"), card_saying("", "Cover", "block", kinds=kinds, grid="XX0/000/000"))
    bob.goes_to("defense")
    assert not bob.can("defend", "Alert Block")  # it covers one area only

    bob.table.answer(bob.find("with", lambda option: option.name == "Alert Block", "play Alert Block"))
    assert bob.can("play", "Cover") == (not kinds)
    if not kinds:
        bob.plays("Cover")
        bob.goes_to("attack")
        assert bob.pending == {}


@shows("A Master's Focus")
def test_a_masters_focus_is_for_the_beginning_of_a_turn(table: Table) -> None:
    alice, _ = duel(table)
    alice.uses_pre_game(ours("1E-xl33"))
    alice.has(ours("T1-x331"))
    alice.goes_to("may do/must do")
    assert alice.can("play", "A Master's Focus")

    alice.goes_to("attack")

    assert not alice.can("play", "A Master's Focus")


@shows(("Upper Center Attack", "Head Shot"))
def test_the_promo_upper_center_attack_takes_a_head_for_an_exertion(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(ours("T1-x345"))
    left = len(alice.endurance)
    alice.attacks("Upper Center Attack")
    alice.uses("Upper Center Attack")
    assert len(alice.endurance) == left - 5

    bob.lets_through()

    assert table.game.over


@shows("Death")
@pytest.mark.parametrize("attacked", [True, False])
def test_death_takes_the_place_of_an_attack(table: Table, attacked: bool) -> None:
    alice, _ = duel(table)
    alice.uses_pre_game(ours("1E-xl30"))
    alice.has(ours("T1-x380"), "Thrust")
    if attacked:
        alice.attacks("Thrust")
    alice.goes_to("attack")

    assert alice.can("play", "Death") is not attacked


@shows("Death", "Bloodlust")
@pytest.mark.parametrize(("key", "most", "lost"), [("T1-x380", 10, 5), ("1E-x360", 15, 2)])
def test_so_many_attacks_and_no_dodge_for_two_of_them(table: Table, key: str, most: int, lost: int) -> None:
    alice, bob = duel(table)
    alice.uses_pre_game(ours("1E-xl30"), card_saying(name="The Kurgan", type="persona"))
    alice.has(ours(key), *["Thrust"] * (20 if key == "1E-x360" else 0))
    alice.goes_to("attack")
    alice.plays(ours(key).name)
    for _ in range(30):
        found = [option for option in alice.must_decide().options if option.name.endswith(("Attack", "Thrust"))]
        if table.game.decision.seat != alice.number or not found:
            break
        alice.table.answer(found[:1])
    assert len(table.game.attacks) == most
    bob.has(card_saying("", "Sway", "dodge", grid="XXX/XXX/XXX"))
    bob.defends("Sway")

    assert alice.ability == 15 - lost
    assert not bob.can("carry", "Sway")


@shows(("Duncan MacLeod", "redraw"))
@pytest.mark.parametrize("duncan", [True, False])
def test_amandas_duncan_is_not_played_against_duncan(table: Table, duncan: bool) -> None:
    alice, bob = duel(table)
    alice.uses_pre_game(card_saying(name="Amanda", type="persona"))
    bob.uses_pre_game(ours("1E-xl25") if duncan else ours("TG-x473"))
    alice.has(ours("T1-x407"))
    alice.goes_to("attack")

    assert alice.can("play", "Duncan MacLeod") is not duncan


@shows("Vengeance")
@pytest.mark.parametrize("lost", [True, False])
def test_vengeance_is_for_an_ally_that_was_removed(table: Table, lost: bool) -> None:
    alice, bob = duel(table)
    alice.uses_pre_game(card_saying(name="Colin MacLeod", type="persona"))
    alice.has_in_play(situation("", "Nino", kinds="Ally,Mortal"), FEUD)
    bob.begins_turn()
    bob.has(card_saying(f"Remove {'an Ally' if lost else 'a card titled Feud'} from play.", "Police"))
    bob.goes_to("attack")
    bob.plays("Police")
    alice.begins_turn()
    alice.has(ours("T1-x592"), "Thrust")
    alice.goes_to("attack")

    assert alice.can("with", "Vengeance") == lost


@shows(("Kick", "does 1 damage"))
def test_kick_does_one_damage_and_brings_another_attack(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(ours("TS1-028"), "Thrust", "Upper Left Attack")
    alice.attacks("Kick")
    assert alice.damage("Kick") == 1
    alice.attacks("Thrust")
    assert not alice.can("attack", "Upper Left Attack")
    bob.has("Lower Left Block", "Lower Left Block")
    bob.goes_to("defense")

    assert not bob.can("defend", "Lower Left Block")


@shows("Cautious Advance")
@pytest.mark.parametrize("prone", [True, False])
def test_cautious_advance_costs_the_prone_one_defense_for_the_first_card(table: Table, prone: bool) -> None:
    alice, bob = duel(table)
    alice.has_in_play(ours("V01-056"))
    if prone:
        bob.falls_prone()
    bob.has(TRIFLE, TRIFLE, "Lower Left Block", "Lower Right Block", "Upper Left Block")
    bob.goes_to("attack")
    bob.plays("Trifle")
    if prone:  # a defense for Cautious Advance, and an Event for being Prone
        bob.chooses("Lower Left Block")

    assert bob.hand == (
        ["Lower Right Block", "Upper Left Block"]
        if prone
        else ["Trifle", "Lower Left Block", "Lower Right Block", "Upper Left Block"]
    )


@shows("Dark Duncan")
def test_dark_duncan_shuffles_instead_of_drawing_and_at_no_other_time(table: Table) -> None:
    alice, _ = duel(table, "first")
    alice.uses_pre_game(ours("MLE-xl44"))
    alice.has_in_discard_pile("Thrust", "Thrust")
    alice.goes_to("attack")
    assert not alice.can("use", "Dark Duncan")

    alice.goes_to("draw/discard")

    assert alice.can("use", "Dark Duncan")


# -- what lasts for a turn -------------------------------------------------------------------------------------------


def lasting(player: HighlanderPlayer, key: str) -> bool:
    """Whether anything still holds that a card has said."""
    return any(
        one.scope.source is not None and player.game.cards[one.scope.source.card].definition.key == key
        for one in player.game.lasting
    )


EVENTS = [
    "1E-x358",
    "HTG-165",
    "HS1-119",
    "HS4-046 DvK",
    "HTG-237",
    "HTG-241",
    "HTG-245",
    "1E-x485",
    "1E-x360",
    "T1-x380",
]
ATTACKS = ["HM3-044 CvD", "HM3-104", "TS1-028"]
#: What these say is about the opponent's next turn, in which the attacks are answered.
ANSWERED = ["HS4-046 DvK", "1E-x360", "T1-x380"]
DEFENSES = ["1E-x399a", "3E-x122", "HTG-235", "SE-x495"]


@shows(
    "Boom Boom",
    "Trip",
    "Blood Eagle",
    "Outnumber",
    "Teamwork",
    "Live Forever",
    "Bloodlust",
    "Death",
    "Leg Sweep",
    "Tackle",
    ("Kick", "does 1 damage"),
    ("Extra Shot", "to a maximum of 3"),
    ("Extra Shot", "both Corda and Reno"),
)
@pytest.mark.parametrize("key", [*EVENTS, *ATTACKS])
def test_what_a_card_says_of_this_turn_is_over_with_the_turn(table: Table, key: str) -> None:
    alice, bob = duel(table)
    for owner in ours(key).of:
        alice.uses_pre_game(card_saying(name=owner, type="persona"))
    alice.has(ours(key))
    if key in ATTACKS:
        alice.attacks(ours(key).name)
    else:
        alice.goes_to("attack")
        alice.plays(ours(key).name)
    while not alice.can("end") and table.game.active == alice.number:
        alice._pass_by()
    assert lasting(alice, key)

    bob.begins_turn()
    assert lasting(alice, key) == (key in ANSWERED)
    alice.begins_turn()

    assert not lasting(alice, key)


@shows("Dodge", ("Evade", "lose one attack"), "Master's Block")
@pytest.mark.parametrize("key", DEFENSES)
def test_what_a_defense_says_of_this_turn_is_over_with_the_turn(table: Table, key: str) -> None:
    alice, bob = duel(table)
    alice.has("Middle Left Attack")
    alice.attacks("Middle Left Attack")
    bob.has(ours(key))
    bob.defends(ours(key).name)
    bob.goes_to("attack")
    assert lasting(bob, key)

    alice.begins_turn()

    assert not lasting(bob, key)
