"""What texts let a player do, and for how long, played out: who pays with what, and what stays as it was."""

from __future__ import annotations

import pytest

from tests.highlander_table import card_saying, duel, event, situation
from tests.table import Table

BLOW = card_saying(name="Blow", type="attack", grid="X00/000/000", damage="2")
LEAP = card_saying(name="Leap", type="dodge", grid="XXX/XXX/XXX")
FRIEND = card_saying(name="Friend", type="situation", kinds="Ally")
COIN = card_saying(name="Coin", type="object")


def test_nobody_pays_with_the_cards_of_another(table: Table) -> None:
    alice, bob = duel(table)
    bob.has_in_play(FRIEND)
    alice.has_in_play(situation("You may discard an Ally from play to draw 2 cards.", "Bargain"), COIN)
    alice.goes_to("attack")
    assert not alice.can("use", "Bargain")
    alice.has_in_play(FRIEND)
    alice.uses("Bargain")
    assert (len(alice.hand), "Friend" in alice.in_play, "Friend" in bob.in_play) == (2, False, True)
    assert "Coin" in alice.in_play


@pytest.mark.parametrize(("word", "lost"), [("down", 3), ("up", 4)])
def test_half_of_somebodys_ability_is_that_players_rounded_as_said(table: Table, word: str, lost: int) -> None:
    alice, bob = duel(table)
    alice.is_at(12)
    bob.is_at(7)
    alice.has(event(f"Your opponent loses half of his Ability, rounded {word}."))
    alice.goes_to("attack")
    alice.plays("Ploy")
    assert (alice.pending, bob.pending) == ({}, {"loss": lost})


@pytest.mark.parametrize("aided", [True, False])
def test_dodges_of_ones_own_may_be_played_against_what_cannot_be_dodged(table: Table, aided: bool) -> None:
    alice, bob = duel(table)
    helper = situation("Your dodges may be played against attacks that cannot be dodged.")
    (bob if aided else alice).has_in_play(helper)
    alice.has(card_saying("This attack cannot be dodged.", name="Cut", type="attack", grid="X00/000/000"))
    bob.has(LEAP)
    alice.attacks("Cut")
    bob.goes_to("defense")
    assert bob.can("defend", "Leap") == aided


@pytest.mark.parametrize("dodged", [True, False])
def test_an_edge_played_after_a_successful_dodge(table: Table, dodged: bool) -> None:
    alice, bob = duel(table)
    alice.has(BLOW)
    alice.attacks("Blow")
    bob.has(LEAP, card_saying("Play after you successfully dodge. Draw a card.", name="Turn", type="edge"))
    bob.goes_to("defense")
    bob.defends("Leap") if dodged else bob.lets_through()
    bob.goes_to("attack")
    assert bob.can("play", "Turn") == dodged


def test_an_object_beside_the_usual_special_card_and_no_second_event(table: Table) -> None:
    alice, _ = duel(table)
    alice.has_in_play(situation("You may play an Object in addition to your normal Special card each turn."))
    alice.has(event("Draw a card."), event("Draw a card.", "Plan"), COIN)
    alice.goes_to("attack")
    alice.plays("Ploy")
    assert (alice.can("play", "Plan"), alice.can("play", "Coin")) == (False, True)


def test_one_more_attack_in_each_of_two_turns_and_no_third(table: Table) -> None:
    alice, _ = duel(table)
    alice.has(event("For your next 2 turns, you may play one additional attack each turn."))
    alice.goes_to("attack")
    alice.plays("Ploy")
    found = []
    for _ in range(4):
        alice.begins_turn()
        alice.has(BLOW, BLOW)
        alice.goes_to("attack")
        alice.attacks("Blow")
        found.append(alice.can("attack", "Blow"))
    assert found[-1] is False
    assert sum(found) in (1, 2)


@pytest.mark.parametrize("text", ["Draw a card.", "You may make a Power Blow without an Exertion this turn."])
def test_a_power_blow_for_nothing_in_this_turn_alone(table: Table, text: str) -> None:
    alice, _ = duel(table)
    alice.has(event(text))
    taken = []
    for turn in range(2):
        alice.has("Thrust")
        alice.goes_to("attack")
        if not turn:
            alice.plays("Ploy")
        before = len(alice.endurance)
        alice.attacks("Thrust")
        alice.exerts("Power Blow")
        taken.append(before - len(alice.endurance))
        alice.begins_turn()
    free = "without" in text
    assert ((taken[0] == 0), (taken[1] > 0)) == (free, True)


@pytest.mark.parametrize("most", [2, None])
def test_a_player_draws_no_more_than_a_text_lets_them(table: Table, most: int | None) -> None:
    alice, bob = duel(table)
    if most:
        alice.has_in_play(situation(f"Your opponent may not draw more than {most} cards at the end of his turn."))
    bob.goes_to("draw/discard")
    drawn = 0
    while bob.can("draw") and drawn < 5:
        bob.takes("draw")
        drawn += 1
    assert drawn == (most or 5)


@pytest.mark.parametrize(("defense", "drawn"), [("Leap", 2), ("Wall", 0)])
def test_so_much_for_each_attack_that_was_dodged_and_for_no_other(table: Table, defense: str, drawn: int) -> None:
    alice, bob = duel(table)
    alice.may_attack(2)
    alice.has(BLOW, BLOW)
    alice.attacks("Blow")
    alice.attacks("Blow")
    wall = card_saying(name="Wall", type="block", grid="XXX/XXX/XXX")
    bob.has(LEAP, LEAP, wall, wall, event("Gain 1 Ability for each attack you dodged."))
    bob.is_at(5)
    bob.goes_to("defense")
    while bob.can("defend", defense):
        bob.defends(defense)
    bob.goes_to("attack")
    bob.plays("Ploy")
    alice.begins_turn()
    assert bob.ability == 5 + drawn


@pytest.mark.parametrize("stopped", [True, False])
def test_what_a_success_brings_in_the_next_turn(table: Table, stopped: bool) -> None:
    alice, bob = duel(table)
    text = "If this attack is successful, your opponent loses 3 Ability at the beginning of his next turn."
    alice.has(card_saying(text, name="Cut", type="attack", grid="X00/000/000", damage="1"))
    alice.attacks("Cut")
    bob.has(LEAP)
    bob.goes_to("defense")
    bob.defends("Leap") if stopped else bob.lets_through()
    alice.begins_turn()
    assert bob.ability == (15 if stopped else 14)
    bob.goes_to("attack")
    alice.begins_turn()
    assert bob.ability == (15 if stopped else 11)
    bob.goes_to("attack")
    alice.begins_turn()
    assert bob.ability == (15 if stopped else 11)


@pytest.mark.parametrize("exerts", [True, False])
def test_an_exertion_offered_for_a_successful_block(table: Table, exerts: bool) -> None:
    alice, bob = duel(table)
    alice.has("Thrust")
    alice.attacks("Thrust")
    text = "If this block is successful, you may make a Hard Exertion to Disarm your opponent."
    bob.has(card_saying(text, name="Bind", type="block", grid="XXX/XXX/XXX"))
    bob.goes_to("defense")
    bob.defends("Bind")
    before = len(bob.endurance)
    bob.says_yes() if exerts else bob.says_no()
    assert (alice.is_unarmed, len(bob.endurance) < before) == (exerts, exerts)


@pytest.mark.parametrize(("title", "possible"), [("Iron Guard", False), ("Iron Wall", True)])
def test_blocks_with_a_word_in_their_title_are_of_no_use_and_others_are(
    table: Table, title: str, possible: bool
) -> None:
    alice, bob = duel(table)
    alice.has_in_play(situation("Your attacks cannot be blocked by blocks with the word Guard in their title."))
    alice.has(BLOW)
    alice.attacks("Blow")
    bob.has(card_saying(name=title, type="block", grid="XXX/XXX/XXX"))
    bob.goes_to("defense")
    assert bob.can("defend", title) == possible
