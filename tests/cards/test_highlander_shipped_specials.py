"""What the shipped Edges, Events, Special Attacks, Situations, Locations and Plots do, from their printed words."""

from __future__ import annotations

import pytest

from tests.cards import shows
from tests.cards.test_highlander_attacks import EVADE, WALL, duel
from tests.cards.test_highlander_events import SCHEME, TRIFLE
from tests.cards.test_highlander_shipped_defenses import ours
from tests.highlander_table import HighlanderPlayer, card_saying, named
from tests.table import Table

GUARD = card_saying(name="Low Guard", type="block", kinds="Standing Defense", grid="000/XXX/XXX")
PLAN = card_saying(name="Plan", type="plot")
DISARM_STROKE = card_saying(
    "If this attack is successful, your opponent is Disarmed.", name="Disarm", type="attack", grid="0X0/000/000"
)


def answers(bob: HighlanderPlayer, *cards: object) -> set[str]:
    """With which of these defenses the attack at hand may be met."""
    bob.has(*cards)  # type: ignore[arg-type]
    bob.goes_to("defense")
    return {option.name for option in bob.options("defend")}


# -- Edges ---------------------------------------------------------------------------------------------------------


@shows("Lunge")
def test_lunge_bars_dodges_from_hand_against_that_attack(table: Table) -> None:
    alice, bob = duel(table)
    alice.may_attack(2)
    alice.has(ours("3E-x122b"), "Thrust", "Upper Left Attack")

    alice.attacks("Thrust", with_=["Lunge"])
    alice.attacks("Upper Left Attack")

    assert answers(bob, EVADE, WALL) == {"Wall"}
    bob.defends("Wall")
    assert bob.can("defend", "Evade")


@shows("Lunge")
def test_lunge_does_not_bar_a_dodge_from_an_exertion(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(ours("3E-x122b"), "Thrust")
    alice.attacks("Thrust", with_=["Lunge"])
    bob.has_on_top(EVADE)
    bob.goes_to("defense")

    bob.exerts("defense")
    bob.finds("Evade")

    assert table.game.attacks[0].result == "dodged"


@shows("Hammer Blow")
def test_hammer_blow_hits_harder_and_breaks_guards(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(ours("4H-273"), "Thrust")
    bob.has_in_play(GUARD, SCHEME)
    alice.attacks("Thrust", with_=["Hammer Blow"])
    assert alice.damage("Thrust") == 4

    bob.guards("Low Guard")
    bob.goes_to("attack")

    assert ("Low Guard" in bob.in_play, "Scheme" in bob.in_play) == (False, True)


@shows("Hammer Blow")
@pytest.mark.parametrize("how", ["dodged", "let through"])
def test_hammer_blow_breaks_guards_only_if_it_is_blocked(table: Table, how: str) -> None:
    alice, bob = duel(table)
    alice.has(ours("4H-273"), "Thrust")
    bob.has_in_play(card_saying(name="High Guard", type="block", kinds="Standing Defense"))
    alice.attacks("Thrust", with_=["Hammer Blow"])
    bob.has(EVADE)

    bob.defends("Evade") if how == "dodged" else bob.lets_through()

    assert bob.pending == ({} if how == "dodged" else {"damage": 4})
    assert "High Guard" in bob.in_play or how == "dodged"  # a new defense may replace it


@shows("Master's Head Shot", ("Head Shot", "in conjunction"))
@pytest.mark.parametrize("key", ["3E-x131", "1E-x66"])
@pytest.mark.parametrize(("attack", "may"), [("Upper Left Attack", True), ("Thrust", False)])
def test_a_head_shot_goes_with_an_upper_attack(table: Table, key: str, attack: str, may: bool) -> None:
    alice, _ = duel(table)
    alice.has(ours(key), attack)
    alice.goes_to("attack")

    table.answer(alice.find("with", named(ours(key).name), "play it with an attack"))

    assert alice.can("play", attack) == may


@shows("Master's Head Shot", ("Head Shot", "in conjunction"))
@pytest.mark.parametrize("key", ["3E-x131", "1E-x66"])
@pytest.mark.parametrize("defended", [True, False])
def test_a_head_shot_that_is_not_stopped_ends_the_game(table: Table, key: str, defended: bool) -> None:
    alice, bob = duel(table)
    alice.has(ours(key), "Upper Left Attack")
    alice.attacks("Upper Left Attack", with_=[ours(key).name])
    bob.has(EVADE)

    bob.defends("Evade") if defended else bob.lets_through()

    assert (table.game.outcome is None) == defended
    assert defended or table.game.outcome.winners == (alice.number,)


# -- Events --------------------------------------------------------------------------------------------------------


@shows("Police")
def test_police_removes_a_situation_of_anybody(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(ours("1E-x89"))
    alice.has_in_play(card_saying(name="Own Scheme", type="situation"))
    bob.has_in_play(SCHEME, card_saying(name="Ring", type="object"), PLAN)
    alice.goes_to("attack")

    alice.plays("Police")
    assert sorted(alice.may_choose()) == ["Own Scheme", "Scheme"]
    alice.chooses("Scheme")

    assert sorted(bob.in_play) == ["Plan", "Ring"]
    assert "Own Scheme" in alice.in_play


@shows(("Steal", "REVEAL"))
def test_steal_looks_at_the_hand_and_discards_one_of_it(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(ours("HS1-125"))
    bob.has("Thrust", TRIFLE)
    alice.goes_to("attack")

    alice.plays("Steal")
    assert sorted(alice.may_choose()) == ["Thrust", "Trifle"]
    alice.chooses("Trifle")

    assert (bob.hand, bob.discard_pile) == (["Thrust"], ["Trifle"])


@shows(("Holy Ground", "Avoid all attacks"))
def test_holy_ground_costs_both_four_cards_and_ends_the_turn(table: Table) -> None:
    alice, bob = duel(table, "first")
    alice.may_attack(2)
    alice.has("Thrust", "Upper Left Attack", *["Lower Left Block"] * 6)
    alice.attacks("Thrust")
    alice.attacks("Upper Left Attack")
    bob.is_at(7)
    bob.has(ours("SE-x462"), *["Lower Right Block"] * 5)

    bob.goes_to("defense")
    bob.plays("Holy Ground")
    table.answer(table.decision.options[:4])
    assert [attack.result for attack in table.game.attacks] == ["avoided", "avoided"]
    assert len(bob.hand) == 7
    bob.ends_phase()
    assert table.game.phase != "attack"
    alice.begins_turn()
    while alice.can("duty"):
        alice.takes("duty")
        if alice.is_asked("discard"):
            table.answer(table.decision.options[:4])

    assert (len(alice.hand), alice.ability, bob.ability) == (15, 15, 7)
    assert len([name for name in alice.discard_pile if name == "Lower Left Block"]) == 4


@shows(("Holy Ground", "Avoid all attacks"))
@pytest.mark.parametrize("edition", ["first", "type-one"])
def test_after_holy_ground_nothing_is_used_or_exerted_for(table: Table, edition: str) -> None:
    alice, bob = duel(table, edition)
    alice.has("Thrust")
    alice.attacks("Thrust")
    lantern = card_saying("You may discard this card from play to draw a card.", "Lantern", "object")
    bob.has_in_play(lantern, ready=True)
    bob.has(ours("SE-x462"), *["Lower Right Block"] * 5)
    bob.goes_to("defense")
    assert bob.can("exert")
    assert bob.can("use", "Lantern")

    bob.plays("Holy Ground")
    table.answer(table.decision.options[:4])

    assert {option.kind for option in bob.must_decide().options} == {"end"}
    alice.begins_turn()
    bob.goes_to("attack")
    assert bob.can("use", "Lantern")


@shows(("Holy Ground", "Avoid all attacks"))
def test_holy_ground_is_for_the_defense_phase(table: Table) -> None:
    alice, _ = duel(table, "first")
    alice.has(ours("SE-x462"), *["Lower Left Block"] * 5)
    alice.goes_to("attack")

    assert not alice.can("play", "Holy Ground")


@shows(("Holy Ground", "Avoid all attacks"))
@pytest.mark.parametrize("again", [1, 2])
def test_holy_ground_is_not_played_two_turns_in_a_row(table: Table, again: int) -> None:
    alice, bob = duel(table, "first")
    alice.has("Thrust")
    alice.attacks("Thrust")
    bob.has(*[ours("SE-x462")] * 2, *["Lower Right Block"] * 9)
    bob.goes_to("defense")
    bob.plays("Holy Ground")
    table.answer([option for option in table.decision.options if option.name == "Lower Right Block"][:4])
    for _ in range(again):
        alice.goes_to("attack")
        alice.has("Thrust")
        alice.attacks("Thrust")
        bob.goes_to("defense")
    bob.has(ours("SE-x462"))

    assert bob.can("play", "Holy Ground") == (again == 2)


@shows(("Disarm", "in place of an attack"))
def test_disarm_takes_the_place_of_an_attack_and_succeeds_one_time_in_six(table: Table) -> None:
    disarmed = {}
    for seed in range(1, 25):
        alice, bob = duel(table, "first", seed=seed)
        alice.has(ours("SE-x7"), "Thrust")
        alice.goes_to("attack")
        alice.plays("Disarm")
        assert not alice.can("attack", "Thrust")
        pips = [event.pips for event in table.game.log if type(event).__name__ == "Rolled"]
        disarmed[pips[0]] = bob.is_unarmed
        assert not alice.is_unarmed

    assert disarmed == {1: True, 2: False, 3: False, 4: False, 5: False, 6: False}


@shows(("Disarm", "in place of an attack"))
def test_disarm_leaves_an_additional_attack(table: Table) -> None:
    alice, _ = duel(table, "first")
    alice.may_attack(2)
    alice.has(ours("SE-x7"), "Thrust", "Upper Left Attack")
    alice.attacks("Thrust")
    alice.plays("Disarm")

    assert not alice.can("attack", "Upper Left Attack")


@shows(("Challenge", "dodges"))
def test_challenge_bars_everybodys_dodges_until_the_end_of_the_next_turn(table: Table) -> None:
    alice, bob = duel(table, "first")
    alice.has(ours("SE-x31"), *["Thrust"] * 3)
    bob.has(EVADE, WALL, *["Thrust"] * 2)
    alice.attacks("Thrust")
    alice.plays("Challenge")
    bob.goes_to("defense")
    assert (bob.can("defend", "Evade"), bob.can("defend", "Wall")) == (False, True)
    bob.attacks("Thrust")
    alice.has(EVADE)
    alice.goes_to("defense")
    assert not alice.can("defend", "Evade")
    alice.attacks("Thrust")
    bob.goes_to("defense")

    assert bob.can("defend", "Evade")


@shows(("Break Weapon", "1 in 6"))
def test_break_weapon_breaks_it_one_time_in_six_if_the_blow_is_blocked(table: Table) -> None:
    broken = {}
    for seed in range(1, 25):
        alice, bob = duel(table, "first", seed=seed)
        alice.has(ours("ME-x50"), "Upper Left Attack")
        alice.attacks("Upper Left Attack", with_=["Break Weapon"])
        alice.exerts("Power Blow")
        bob.has(WALL)
        bob.defends("Wall")
        bob.goes_to("attack")
        pips = [event.pips for event in table.game.log if type(event).__name__ == "Rolled"]
        broken[pips[0]] = (table.game.players[bob.number].weapon == "broken", bob.is_unarmed)

    assert broken == {1: (True, True), **dict.fromkeys(range(2, 7), (False, False))}


@shows(("Break Weapon", "1 in 6"))
def test_break_weapon_does_nothing_to_who_dodges(table: Table) -> None:
    alice, bob = duel(table, "first")
    alice.has(ours("ME-x50"), "Upper Left Attack")
    alice.attacks("Upper Left Attack", with_=["Break Weapon"])
    alice.exerts("Power Blow")
    bob.has(EVADE)
    bob.defends("Evade")
    bob.goes_to("attack")

    assert not [event for event in table.game.log if type(event).__name__ == "Rolled"]
    assert not bob.is_unarmed


RAGES = ["SE-x2d", "ME-x2c", "SE-x2n", "SE-x2r"]


@shows("Battle Rage")
@pytest.mark.parametrize("key", RAGES)
def test_battle_rage_plays_five_attacks_out_of_ten_cards_and_the_hand(table: Table, key: str) -> None:
    alice, bob = duel(table, "first")
    trick = card_saying(name="Cheap Shot", type="attack", kinds="Special", grid="X00/000/000")
    alice.has(ours(key), "Thrust", *["Lower Left Attack"] * 3)
    alice.has_on_top(*["Upper Left Attack"] * 2, trick, *["Lower Left Block"] * 7)
    alice.goes_to("attack")
    cards = len(alice.endurance)

    alice.plays("Battle Rage")
    assert cards - len(alice.endurance) == 10
    assert not any(option.name == "Cheap Shot" for option in table.decision.options)
    played = 0
    while any(option.kind == "play" for option in table.decision.options):
        table.answer(next(option for option in table.decision.options if option.kind == "play"))
        if alice.is_asked("Hidden"):
            alice.chooses("Play it face up")
        played += 1

    assert (played, len(table.game.attacks)) == (5, 5)
    assert alice.pending == {"loss": 1}
    assert bob.pending == {}


@shows("Battle Rage")
@pytest.mark.parametrize("key", RAGES)
def test_a_dodge_avoids_one_attack_of_a_battle_rage(table: Table, key: str) -> None:
    alice, bob = duel(table, "first")
    alice.has(ours(key), "Thrust", "Upper Left Attack")
    alice.goes_to("attack")
    alice.plays("Battle Rage")
    while any(option.name in ("Thrust", "Upper Left Attack") for option in table.decision.options):
        table.answer(next(o for o in table.decision.options if o.name in ("Thrust", "Upper Left Attack")))
    bob.has(EVADE, WALL)
    bob.defends("Evade")

    assert not bob.can("carry", "Evade")
    assert bob.can("defend", "Wall")


# -- Special Attacks -----------------------------------------------------------------------------------------------


@shows(("Master's Attack", "Plot"))
@pytest.mark.parametrize(
    ("in_play", "met"), [([], {"Evade", "Wall"}), ([PLAN], {"Evade"}), ([SCHEME], {"Wall"}), ([PLAN, SCHEME], set())]
)
def test_master_s_attack_is_hard_to_stop_for_a_schemer(table: Table, in_play: list[object], met: set[str]) -> None:
    alice, bob = duel(table)
    bob.has_in_play(*in_play)  # type: ignore[arg-type]
    alice.has_in_play(card_saying(name="Own Scheme", type="situation"))
    alice.has(ours("HTG-255"))
    alice.attacks("Master's Attack")

    bob.has(EVADE, WALL)
    bob.goes_to("defense")

    assert {name for name in ("Evade", "Wall") if bob.can("defend", name)} == met


@shows(("Master's Attack", "Plot"))
def test_master_s_attack_may_be_a_power_blow(table: Table) -> None:
    alice, _ = duel(table)
    alice.has(ours("HTG-255"))
    alice.attacks("Master's Attack")
    assert alice.damage("Master's Attack") == 2

    alice.exerts("Power Blow")

    assert alice.damage("Master's Attack") == 4


@shows(("Master's Attack", "Plot"))
def test_master_s_attack_may_be_made_a_head_shot_though_it_is_special(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(ours("HTG-255"), ours("1E-x66"))
    alice.attacks("Master's Attack", with_=["Head Shot"])

    bob.lets_through()

    assert table.game.outcome.winners == (alice.number,)


@shows(("Dirty Trick", "Prone"))
@pytest.mark.parametrize("stopped", [True, False])
def test_dirty_trick_of_the_kurgan_knocks_down(table: Table, stopped: bool) -> None:
    alice, bob = duel(table)
    alice.has(ours("3E-x131b"))
    alice.attacks("Dirty Trick")
    bob.has(EVADE, WALL)
    bob.goes_to("defense")
    assert not bob.can("defend", "Wall")

    bob.defends("Evade") if stopped else bob.lets_through()

    assert (bob.is_prone, alice.is_prone, bob.pending) == (not stopped, False, {})


# -- what stays in play --------------------------------------------------------------------------------------------


@shows("The Armory")
@pytest.mark.parametrize("whose", ["Alice", "Bob"])
def test_the_armory_keeps_everybody_armed(table: Table, whose: str) -> None:
    alice, bob = duel(table, "first")
    (alice if whose == "Alice" else bob).has_in_play(ours("1E-x190"))
    trip = card_saying(
        "If this attack is successful, your opponent is Disarmed.", name="Knock", type="attack", grid="0X0/000/000"
    )
    alice.has(trip, ours("SE-x7"), DISARM_STROKE)
    alice.goes_to("attack")
    assert not alice.can("play", "Disarm")
    assert not alice.can("attack", "Disarm")
    alice.attacks("Knock") if alice.can("attack", "Knock") else None
    bob.goes_to("attack")

    assert not bob.is_unarmed


@shows("Desert")
def test_desert_burns_two_cards_of_both_at_the_beginning_of_every_turn(table: Table) -> None:
    alice, bob = duel(table, "first")
    alice.has(ours("ME-x213"))
    alice.goes_to("attack")
    alice.plays("Desert")
    mine, theirs = len(alice.endurance), len(bob.endurance)
    bob.begins_turn()
    does_all(bob)
    assert (len(alice.endurance), len(bob.endurance)) == (mine, theirs - 2)  # Alice's share waits for her turn
    bob.ends_phase()
    alice.begins_turn()
    does_all(alice)

    assert len(alice.endurance) == mine - 4 - len(alice.hand)


def does_all(player: HighlanderPlayer) -> None:
    """Everything that a player must do at the beginning of the turn."""
    while player.can("duty"):
        player.takes("duty")
        while player.is_asked("discard"):
            player.table.answer(player.table.decision.options[: max(1, player.table.decision.least)])


MICE = {"ME-x24a": "endurance", "ME-x24b": "defense", "ME-x24c": "attack"}


@shows(
    ("Cat and Mouse", "top card of their Endurance"), ("Cat and Mouse", "a defense"), ("Cat and Mouse", "an attack")
)
@pytest.mark.parametrize("before", [0, 1])
@pytest.mark.parametrize("key", MICE)
def test_cat_and_mouse_wears_the_opponent_down_by_one_for_each(table: Table, key: str, before: int) -> None:
    alice, bob = duel(table, "first")
    alice.has_in_play(*[ours(key)] * before)
    alice.has(ours(key), "Thrust", WALL)
    bob.has("Thrust", "Thrust", "Thrust", EVADE, WALL, "Lower Left Block", TRIFLE)
    mine, theirs = len(alice.endurance), len(bob.endurance)

    alice.goes_to("attack")
    alice.plays("Cat and Mouse")
    bob.begins_turn()
    does_all(bob)

    lost = {
        "endurance": theirs - len(bob.endurance),
        "defense": sum(name in ("Evade", "Wall", "Lower Left Block") for name in bob.discard_pile),
        "attack": sum(name == "Thrust" for name in bob.discard_pile),
    }
    assert lost == {"endurance": 0, "defense": 0, "attack": 0, MICE[key]: before + 1}
    assert (len(alice.endurance), alice.hand, "Trifle" in bob.hand) == (mine, ["Thrust", "Wall"], True)
    assert alice.in_play == ["Cat and Mouse"] * (before + 1)
