"""Type One: Exertions, attacks lost, the grid, several defenses (HLT 68, 94-121)."""

from __future__ import annotations

import pytest

from quickening.games.highlander import grid
from tests.highlander_table import card_saying
from tests.table import Table, rule

EVADE = card_saying("You lose one attack this turn.", name="Evade", type="dodge", grid="XXX/XXX/XXX")
PLAN = card_saying("Draw a card.", name="Plan")
RAPIER = card_saying("You may play an additional attack.", name="Rapier", type="weapon of choice", hands="1")


# -- exertions -----------------------------------------------------------------------------------------------------


@rule("HLT 94", "HLT 95", "One Hard Exertion of five cards a turn; then nothing more from hand in that phase.")
def test_an_exertion_closes_the_hand(table: Table) -> None:
    alice, _ = table.highlander("Alice", "Bob", edition="type-one")
    alice.has(PLAN, "Thrust")
    alice.goes_to("attack")
    before = len(alice.endurance)

    alice.exerts("nothing")

    assert len(alice.endurance) == before - 5
    assert len(alice.discard_pile) == 5
    assert alice.why_not("Plan").rule == "HLT 94"
    assert not alice.can("exert")


@rule("HLT 96", "HLT 71", "A Power Blow does 2 more; a plain block lets 2 through, a Power Block nothing.")
@pytest.mark.parametrize(("answer", "damage"), [("plain", 2), ("power", 0), ("nothing", 4)])
def test_power_blow_and_power_block(table: Table, answer: str, damage: int) -> None:
    alice, bob = table.highlander("Alice", "Bob", edition="type-one")
    alice.has("Thrust")
    bob.has("Lower Left Block")
    alice.attacks("Thrust")
    alice.exerts("Power Blow")

    if answer == "nothing":
        bob.lets_through()
    else:
        bob.defends("Lower Left Block")
        bob.exerts("Power Block") if answer == "power" else bob.chooses("Block without a Power Block")

    assert bob.pending.get("damage", 0) == damage


@rule(
    "HLT 96", "HLT 102", "After a Power Blow the opponent may hide the next attack; it is revealed after the Defense."
)
def test_a_power_blow_gives_the_right_to_hide(table: Table) -> None:
    alice, bob = table.highlander("Alice", "Bob", edition="type-one")
    alice.has("Thrust")
    bob.has("Upper Left Attack", "Upper Right Attack")
    alice.attacks("Thrust")
    alice.exerts("Power Blow")
    bob.lets_through()
    bob.attacks("Upper Left Attack", hidden=True)
    alice.has("Lower Left Block", "Upper Left Block")
    alice.goes_to("defense")
    assert "a Hidden attack" in table.decision.question
    assert alice.can("defend", "Lower Left Block")

    alice.defends("Lower Left Block")

    assert not alice.can("defend")
    assert alice.can("exert")
    assert "Lower Left Block" in alice.in_play


@rule(
    "HLT 103",
    "HLT 104",
    "Exerting against a Hidden attack: the cards are taken, then the attack is revealed, then used.",
)
def test_exerting_against_a_hidden_attack(table: Table) -> None:
    alice, bob = table.highlander("Alice", "Bob", edition="type-one")
    alice.may_hide()
    alice.has("Upper Left Attack")
    bob.has_on_top("Upper Left Block", "Lower Right Block")
    alice.attacks("Upper Left Attack", hidden=True)
    bob.goes_to("defense")

    bob.exerts("for a defense")

    shown = [line for line in table.log if "reveals" in line or "Hidden attack is" in line]
    assert shown[-1] == "The Hidden attack is Upper Left Attack."
    assert bob.can("play", "Upper Left Block")
    assert not bob.can("play", "Lower Right Block")
    bob.finds("Upper Left Block")
    assert alice.attack("Upper Left Attack").result == "blocked"


@rule("HLT 96", "HLT 118", "An Exerted attack may go anywhere in the sequence; Special Attacks are not found so.")
def test_an_exerted_attack_goes_anywhere(table: Table) -> None:
    alice, _ = table.highlander("Alice", "Bob", edition="type-one")
    alice.may_attack(2)
    alice.has("Thrust")
    alice.has_on_top(
        "Upper Left Attack", card_saying(name="Trick", type="attack", kinds="Special", grid="0X0/000/000")
    )
    alice.attacks("Thrust")

    alice.exerts("for an attack")
    assert not alice.can("play", "Trick")
    alice.finds("Upper Left Attack")
    alice.chooses("Place it as attack 1")

    assert [table.game.printed(a.card).name for a in table.game.attacks] == ["Upper Left Attack", "Thrust"]


@rule("HLT 97", "HLT 95", "One may Exert for nothing, no later than the Attack Phase.")
def test_a_useless_exertion(table: Table) -> None:
    alice, _ = table.highlander("Alice", "Bob", edition="type-one")
    alice.goes_to("attack")
    assert not alice.can("end")

    alice.exerts("nothing")

    assert alice.can("end")


# -- attacks lost: the example of the Rapier -------------------------------------------------------------------------


@rule("HLT 111", "HLT 112", "The Rapier gives two opportunities to attack, and both are used.")
def test_two_opportunities(table: Table) -> None:
    alice, _ = table.highlander("Player A", "Player B", edition="type-one")
    alice.uses_pre_game(RAPIER)
    alice.has("Thrust", "Upper Left Attack", "Lower Left Attack")
    alice.attacks("Thrust")
    alice.attacks("Upper Left Attack")

    assert alice.why_not("Lower Left Attack").rule == "HLT 118"


@rule("HLT 110", "Losses of attacks add up: the primary, then the additional one; one more takes nothing.")
@pytest.mark.parametrize(("evades", "attacks"), [(0, 2), (1, 1), (2, 0), (3, 0)])
def test_losses_of_attacks_add_up(table: Table, evades: int, attacks: int) -> None:
    alice, bob = table.highlander("Player A", "Player B", edition="type-one")
    bob.uses_pre_game(RAPIER)
    alice.may_attack(3)
    alice.has("Thrust", "Upper Right Attack", "Lower Right Attack")
    bob.has(EVADE, EVADE, EVADE, "Upper Left Attack", "Middle Left Attack", "Lower Left Attack")
    for number, name in enumerate(("Thrust", "Upper Right Attack", "Lower Right Attack")):
        if number < evades:
            alice.attacks(name)
    for _ in range(evades):
        bob.defends("Evade")

    bob.goes_to("attack")
    made = 0
    for name in ("Upper Left Attack", "Middle Left Attack", "Lower Left Attack"):
        if bob.can("attack", name):
            bob.attacks(name)
            made += 1

    assert made == attacks


@rule("HLT 113", "HLT 114", "An Evade costs the primary attack; the Rapier's additional attack is still there.")
def test_one_attack_lost(table: Table) -> None:
    alice, bob = table.highlander("Player A", "Player B", edition="type-one")
    bob.uses_pre_game(RAPIER)
    alice.has("Thrust")
    bob.has(EVADE, "Upper Left Attack", "Lower Left Attack")
    alice.attacks("Thrust")
    bob.defends("Evade")

    bob.attacks("Upper Left Attack")

    assert not bob.can("attack", "Lower Left Attack")


@rule("HLT 115", "HLT 116", "With a second attack lost, the additional one is gone as well.")
def test_two_attacks_lost(table: Table) -> None:
    alice, bob = table.highlander("Player A", "Player B", edition="type-one")
    bob.uses_pre_game(RAPIER)
    bob.has_in_play(card_saying("You lose one attack.", name="Weakness", type="situation"))
    alice.has("Thrust")
    bob.has(EVADE, "Upper Left Attack")
    alice.attacks("Thrust")
    bob.defends("Evade")
    bob.goes_to("attack")

    assert not bob.can("attack")
    assert not any("for an attack" in option.label for option in bob.options("exert"))


# -- the grid ------------------------------------------------------------------------------------------------------


@rule("HLT 68", "HLT 24", "Areas that share a border or a corner are adjacent: the middle touches the lower right.")
def test_adjacent_areas() -> None:
    assert grid.adjacent(grid.MC) & grid.LR
    assert not grid.adjacent(grid.UL) & grid.LR


@rule("HLT 26", "HLT 27", "Blocks and dodges stop what they cover; a dodge needs no weapon.")
def test_a_dodge_needs_no_weapon(table: Table) -> None:
    alice, bob = table.highlander("Alice", "Bob", edition="type-one")
    alice.has("Thrust")
    alice.attacks("Thrust")
    bob.has(EVADE, "Lower Left Block")
    bob.is_disarmed_of()
    bob.goes_to("defense")

    assert bob.can("defend", "Evade")
    assert bob.why_not("Lower Left Block").rule == "HLT 83"


# -- the worked examples of multiple Defenses ------------------------------------------------------------------------


@rule("HLT 119", "HLT 120", "One Defense may answer several Attacks, or each gets one of its own, from the first on.")
def test_a_mix_of_defenses(table: Table) -> None:
    alice, bob = table.highlander("Player A", "Player B", edition="type-one")
    alice.may_attack(3)
    alice.has("Upper Center Attack", "Lower Right Attack", "Middle Left Attack")
    bob.has(EVADE, "Lower Left Block")
    for attack in ("Upper Center Attack", "Lower Right Attack", "Middle Left Attack"):
        alice.attacks(attack)

    bob.defends("Evade")
    bob.carries("Evade")
    bob.defends("Lower Left Block")

    assert [attack.result for attack in table.game.attacks] == ["dodged", "dodged", "blocked"]
