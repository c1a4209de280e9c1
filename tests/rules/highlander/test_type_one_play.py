"""Type One: the goal, the sequence of play, exertions, attacks lost (HLT 5-10, 47-56, 94-119)."""

from __future__ import annotations

import pytest

from quickening.games.highlander import grid
from tests.highlander_table import card_saying
from tests.table import Table, rule

HEAD_SHOT = card_saying("Play in conjunction with an upper attack. That attack is a Head Shot.", name="Head Shot")
EVADE = card_saying("You lose one attack this turn.", name="Evade", type="dodge", grid="XXX/XXX/XXX")
CURSE = card_saying("Your opponent loses 3 Ability.", name="Curse")
PLAN = card_saying("Draw a card.", name="Plan")
GUARD = card_saying(name="Guard", type="block", kinds="Guard", grid="XXX/XXX/000")
RAPIER = card_saying("You may play an additional attack.", name="Rapier", type="weapon of choice", hands="1")


# -- the goal ------------------------------------------------------------------------------------------------------


@rule(
    "HLT 5",
    "HLT 7",
    "HLT 55",
    "Two duel; Ability is what one can lose before the duel is lost; there are two ways to win.",
)
def test_a_duel_is_lost_by_ability(table: Table) -> None:
    alice, bob = table.highlander("Alice", "Bob", edition="type-one")
    bob.is_at(3)
    alice.has(CURSE)
    alice.goes_to("attack")
    alice.plays("Curse")
    alice.begins_turn()
    assert bob.ability == 0
    assert not table.game.over

    bob.begins_turn()
    bob.goes_to("attack")

    assert table.game.outcome.winners == (0,)
    assert table.game.outcome.rule == "HLT 56"


@rule(
    "HLT 9",
    "HLT 56",
    "Zero Ability loses at the start of one's own Attack Phase, or after Adjustment if that is skipped.",
)
def test_a_skipped_attack_phase_saves_nobody(table: Table) -> None:
    alice, bob = table.highlander("Alice", "Bob", edition="type-one")
    bob.is_at(2)
    bob.has_in_play(card_saying("Skip your Attack Phase.", name="Trance", type="situation"))
    alice.has("Thrust")
    alice.attacks("Thrust")
    bob.lets_through()
    bob.begins_turn()

    assert table.game.outcome.winners == (0,)
    assert table.game.outcome.rule == "HLT 56"


@rule("HLT 10", "HLT 101", "A Head Shot that is not defended takes the head at once; a defended one does not.")
@pytest.mark.parametrize("defended", [True, False])
def test_a_head_shot(table: Table, defended: bool) -> None:
    alice, bob = table.highlander("Alice", "Bob", edition="type-one")
    alice.has("Upper Left Attack", "Thrust", HEAD_SHOT)
    bob.has("Upper Left Block")
    alice.goes_to("attack")
    alice.plays("Upper Left Attack", with_=["Head Shot"])

    if defended:
        bob.defends("Upper Left Block")
        bob.chooses("Block without a Power Block")
        assert not table.game.over
        assert bob.pending == {"damage": 2}
    else:
        bob.lets_through()
        assert table.game.outcome.rule == "HLT 101"


@rule(
    "HLT 6",
    "HLT 98",
    "The last card of Endurance Exhausts: 5 Ability are lost later, the discard pile is shuffled in.",
)
def test_exhaustion(table: Table) -> None:
    alice, _ = table.highlander("Alice", "Bob", edition="type-one")
    alice.has_endurance_of(5)
    alice.has_in_discard_pile(PLAN)
    alice.goes_to("attack")

    alice.exerts("nothing")

    assert alice.pending == {"loss": 5}
    assert len(alice.endurance) == 1
    assert len(alice.discard_pile) == 5


@rule("HLT 98", "With no card left anywhere to shuffle, Ability is zero at once and Draw/Discard begins.")
def test_nothing_left_to_shuffle(table: Table) -> None:
    alice, bob = table.highlander("Alice", "Bob", edition="type-one")
    alice.has_endurance_of(1)
    alice.has(PLAN)
    alice.goes_to("attack")

    alice.plays("Plan")

    assert alice.ability == 0
    assert table.game.active == bob.number


@rule("HLT 8", "HLT 234", "The hand holds as many cards as one has Ability, unless a text alters its size.")
def test_hand_size_is_ability(table: Table) -> None:
    alice, bob = table.highlander("Alice", "Bob", edition="type-one")
    satellite = card_saying("Your opponent's maximum hand size is reduced by 1.", name="Satellite", type="situation")
    bob.is_at(9)
    assert bob.hand_size == 9

    alice.has_in_play(satellite)

    assert bob.hand_size == 8
    assert alice.hand_size == 15


@rule("HLT 235", "HLT 54", "With a hand size of 14 and 12 cards left, two may be drawn, worked out before the first.")
def test_the_example_of_the_satellite(table: Table) -> None:
    alice, bob = table.highlander("Player A", "Player B", edition="type-one")
    alice.has_in_play(
        card_saying("Your opponent's maximum hand size is reduced by 1.", name="Satellite", type="situation")
    )
    bob.has(*["Thrust"] * 12)
    bob.goes_to("draw/discard")

    assert "You may draw 2" in table.decision.question
    bob.takes("draw")
    bob.takes("draw")
    assert table.game.active == alice.number


# -- a turn --------------------------------------------------------------------------------------------------------


@rule("HLT 51", "HLT 47", "In every turn an Attack, a Defense or a Special Card is played, or a Hard Exertion made.")
def test_what_has_to_be_done(table: Table) -> None:
    alice, _ = table.highlander("Alice", "Bob", edition="type-one")
    alice.has(card_saying("Draw a card.", name="Feint", type="edge"), PLAN)
    alice.goes_to("attack")
    alice.plays("Feint")
    assert not alice.can("end")

    alice.plays("Plan")

    assert alice.can("end")


@rule(
    "HLT 52",
    "HLT 51",
    "What the opponent's cards demand waits for May Do/Must Do, where it may be done in any order.",
)
def test_must_do_effects_wait(table: Table) -> None:
    alice, bob = table.highlander("Alice", "Bob", edition="type-one")
    alice.has(card_saying("Your opponent must discard a card from their hand.", name="Bother"))
    bob.has("Thrust", EVADE)
    alice.goes_to("attack")
    alice.plays("Bother")
    assert bob.hand == ["Thrust", "Evade"]
    bob.begins_turn()

    assert not bob.can("end")
    bob.takes("duty")
    bob.chooses("Evade")

    assert bob.hand == ["Thrust"]
    assert bob.can("end")


@rule(
    "HLT 52", "HLT 100", "Someone who was not attacked may discard a Defense and put one unprovoked Guard into play."
)
def test_an_unprovoked_guard(table: Table) -> None:
    alice, bob = table.highlander("Alice", "Bob", edition="type-one")
    bob.has(GUARD, GUARD, EVADE, "Thrust")
    alice.goes_to("attack")
    alice.exerts("nothing")
    bob.begins_turn()

    assert not bob.can("discard", "Thrust")
    bob.takes("put")
    assert bob.in_play == ["Guard"]
    assert not bob.can("put")
    bob.chooses("Discard Evade")
    assert not bob.can("discard")
    assert not table.game.deeds[1].titles


@rule(
    "HLT 100", "HLT 232", "A Guard stays and blocks again; it may be dropped, but what it blocked last stays closed."
)
def test_a_guard_dropped_to_attack(table: Table) -> None:
    alice, bob = table.highlander("Alice", "Bob", edition="type-one")
    alice.has("Thrust")
    bob.has_in_play(GUARD)
    bob.has("Upper Left Attack", "Lower Left Attack")
    alice.attacks("Thrust")
    bob.guards("Guard")
    bob.goes_to("attack")
    assert bob.why_not("Upper Left Attack").rule == "HLT 54"

    bob.drops("Guard")

    assert bob.in_play == []
    assert not bob.can("attack", "Upper Left Attack")
    assert bob.can("attack", "Lower Left Attack")


@rule("HLT 53", "HLT 28", "A Special Card may be played in the Defense Phase or the Attack Phase, one a turn.")
def test_one_special_card_a_turn(table: Table) -> None:
    alice, bob = table.highlander("Alice", "Bob", edition="type-one")
    alice.has("Thrust")
    alice.attacks("Thrust")
    bob.has(PLAN, CURSE)
    assert not bob.can("play", "Plan")
    bob.goes_to("defense")

    bob.plays("Plan")
    bob.goes_to("attack")

    assert bob.why_not("Curse").rule == "HLT 28"


@rule("HLT 54", "Cards are not played in Ability Adjustment and Draw/Discard.")
def test_no_cards_after_the_attack_phase(table: Table) -> None:
    alice, _ = table.highlander("Alice", "Bob", edition="type-one")
    alice.has(PLAN)
    alice.goes_to("draw/discard")

    assert alice.why_not("Plan").rule == "HLT 28"


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


@rule("HLT 110", "HLT 111", "HLT 112", "The Rapier gives two opportunities to attack, and both are used.")
def test_two_opportunities(table: Table) -> None:
    alice, _ = table.highlander("Player A", "Player B", edition="type-one")
    alice.uses_pre_game(RAPIER)
    alice.has("Thrust", "Upper Left Attack", "Lower Left Attack")
    alice.attacks("Thrust")
    alice.attacks("Upper Left Attack")

    assert alice.why_not("Lower Left Attack").rule == "HLT 118"


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
