"""Type One: the goal and a turn (HLT 5-10, 47-56, 98)."""

from __future__ import annotations

import pytest

from tests.highlander_table import card_saying, duel
from tests.table import Table, rule

HEAD_SHOT = card_saying("Play in conjunction with an upper attack. That attack is a Head Shot.", name="Head Shot")
EVADE = card_saying("You lose one attack this turn.", name="Evade", type="dodge", grid="XXX/XXX/XXX")
CURSE = card_saying("Your opponent loses 3 Ability.", name="Curse")
PLAN = card_saying("Draw a card.", name="Plan")
GUARD = card_saying(name="Guard", type="block", kinds="Guard", grid="XXX/XXX/000")


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


# -- the phases, clause by clause ----------------------------------------------------------------------------------


@rule("HLT 52d", "The cards of a turn are in play until their player's next Sweep; what lasts stays.")
def test_what_a_sweep_takes(table: Table) -> None:
    alice, bob = duel(table)
    alice.has("Thrust", card_saying("Draw a card.", name="Plan"))
    alice.has_in_play(card_saying(name="Feud", type="situation"))
    alice.attacks("Thrust")
    alice.plays("Plan")
    bob.goes_to("attack")
    assert set(alice.in_play) == {"Thrust", "Plan", "Feud"}

    alice.begins_turn()

    assert alice.in_play == ["Feud"]


@rule("HLT 52e", "What may be done is done at any time of one's turn, or not at all.")
@pytest.mark.parametrize("phase", ["may do/must do", "defense", "attack", ""])
def test_what_may_be_done_at_any_time(table: Table, phase: str) -> None:
    alice, bob = duel(table)
    alice.has_in_play(card_saying("Once during your turn, you may draw a card.", name="Well", type="object"))
    bob.begins_turn()
    alice.begins_turn()
    if phase:
        alice.goes_to(phase)
        alice.uses("Well")
        assert not alice.can("use", "Well")

    alice.goes_to("draw/discard")

    assert len(alice.hand) == bool(phase)


@rule("HLT 52f", "A Guard put into play unprovoked is no card played: something else has to be done this turn.")
def test_an_unprovoked_guard_is_no_card_played(table: Table) -> None:
    alice, _ = duel(table)
    alice.has(card_saying(name="Guard", type="block", kinds="Guard", grid="XXX/XXX/000"), "Lower Left Attack")
    alice.begins_turn()
    alice.table.answer(alice.find("put", lambda option: option.name == "Guard", "put Guard into play"))
    alice.goes_to("attack")
    assert not alice.can("end")

    alice.attacks("Lower Left Attack")

    assert alice.can("end")


@rule("HLT 52g", "An Edge that undoes what must be done is played in May Do/Must Do.")
def test_an_edge_against_a_duty(table: Table) -> None:
    text = "During each of your opponent's May Do/Must Do Phases, your opponent must discard a card from their hand."
    alice, bob = duel(table)
    alice.has(card_saying(text, name="Interference", type="situation"))
    bob.has(
        card_saying("Ignore a Situation your opponent has in play this turn.", name="Focus", type="edge"), "Thrust"
    )
    alice.goes_to("attack")
    alice.plays("Interference")
    bob.begins_turn()
    assert table.game.phase == "may do/must do"
    assert bob.can("duty")

    bob.plays("Focus")

    assert not bob.can("duty")
    assert bob.hand == ["Thrust"]


@rule("HLT 52h", "A defense is played in the Defense Phase against an attack, and neither else nor Exerted for.")
def test_no_defense_but_against_an_attack(table: Table) -> None:
    alice, bob = duel(table)
    bob.has("Lower Left Block")
    alice.has("Thrust")
    alice.goes_to("defense")
    assert not any("defense" in option.label for option in alice.options("exert"))
    alice.attacks("Thrust")
    bob.begins_turn()
    assert bob.why_not("Lower Left Block").rule in ("HLT 28", "HLT 52")
    bob.goes_to("defense")
    assert bob.can("defend", "Lower Left Block")
    bob.lets_through()
    assert bob.why_not("Lower Left Block").rule == "HLT 52"

    bob.goes_to("attack")

    assert not bob.can("defend", "Lower Left Block")


@rule("HLT 54f", "Cards are drawn one at a time; who stops draws again in the next Draw/Discard Phase.")
def test_cards_are_drawn_one_at_a_time(table: Table) -> None:
    alice, bob = duel(table)
    alice.is_at(3)
    alice.goes_to("draw/discard")
    alice.takes("draw")
    assert len(alice.hand) == 1
    alice.takes("stop")
    assert table.game.active == bob.number

    alice.begins_turn()
    alice.goes_to("attack")

    assert len(alice.hand) == 1
