"""Constructions of texts that nobody printed, played out: each test fails if its text is misread."""

from __future__ import annotations

import pytest

from quickening.games.highlander.definitions import Printed
from tests.highlander_table import card_saying, duel, event, situation
from tests.table import Table

BLOW = card_saying(name="Blow", type="attack", grid="X00/000/000", damage="2")
WALL = card_saying(name="Wall", type="block", grid="XXX/XXX/XXX")
LEAP = card_saying(name="Leap", type="dodge", grid="XXX/XXX/XXX")
TOME = card_saying(name="Tome", type="object", text="Your attacks do 1 additional damage.")


@pytest.mark.parametrize("kept", [True, False])
def test_a_card_in_play_is_countered_unless_it_cannot_be(table: Table, kept: bool) -> None:
    alice, bob = duel(table)
    alice.has(event("Counter one Object in play."))
    text = "This card cannot be countered. Your attacks do 1 additional damage." if kept else TOME.text
    bob.has_in_play(card_saying(text, name="Tome", type="object"), situation("Your attacks do 1 additional damage."))
    alice.goes_to("attack")

    alice.plays("Ploy")

    assert ("Tome" in bob.in_play) == kept
    assert "Mood" in bob.in_play


def test_a_kind_or_another_in_play_is_not_looked_for_in_the_hand(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(event("Discard an Object or a Situation in play."), TOME)
    bob.has_in_play(situation("Your attacks do 1 additional damage."))
    alice.goes_to("attack")

    alice.plays("Ploy")

    assert "Mood" in bob.discard_pile
    assert "Tome" in alice.hand


@pytest.mark.parametrize(("choice", "lost"), [("gain", 0), ("loses", 2)])
def test_one_of_three_things_is_done(table: Table, choice: str, lost: int) -> None:
    alice, bob = duel(table)
    alice.has(event("Choose one of the following: gain 2 Ability; your opponent loses 2 Ability; or draw a card."))
    alice.goes_to("attack")
    alice.plays("Ploy")
    assert len(alice.options("do")) == 3

    table.answer(next(option for option in alice.options("do") if choice in option.label))

    assert bob.pending.get("loss", 0) == lost


@pytest.mark.parametrize(
    ("text", "forced"),
    [("must block", "Wall"), ("must dodge", "Leap"), ("must defend", "Leap"), ("may attack", "")],
)
def test_who_has_to_defend_does_so_if_able(table: Table, text: str, forced: str) -> None:
    alice, bob = duel(table)
    alice.has_in_play(situation(f"Your opponent {text} if able." if forced else "Your opponent must attack if able."))
    alice.has(BLOW)
    bob.has(WALL, LEAP)
    alice.attacks("Blow")

    bob.goes_to("defense")

    assert bob.can("through") == (not forced)
    assert forced in ("", *(option.name for option in bob.options("defend")))
    assert bob.can("defend", "Leap") == (text != "must block")


def test_who_cannot_block_need_not(table: Table) -> None:
    alice, bob = duel(table)
    text = "Your opponent must block this attack if able."
    alice.has(card_saying(text, name="Lunge", type="attack", grid="X00/000/000"))
    bob.has(LEAP)
    alice.attacks("Lunge")

    bob.goes_to("defense")

    assert bob.can("through")


def test_only_the_next_attack_has_to_be_blocked(table: Table) -> None:
    alice, bob = duel(table)
    alice.may_attack(2)
    alice.has(event("Your opponent must block your next attack if able."), BLOW, BLOW)
    bob.has(WALL, WALL)
    alice.goes_to("attack")
    alice.plays("Ploy")
    alice.attacks("Blow")
    alice.attacks("Blow")
    bob.goes_to("defense")
    assert not bob.can("through")

    bob.defends("Wall")

    assert bob.can("through")


@pytest.mark.parametrize("card", [WALL, LEAP])
def test_a_title_of_the_kind_that_is_named_cannot_be_played(table: Table, card: Printed) -> None:
    alice, bob = duel(table)
    alice.has(event("Name a defense. Your opponent may not play that defense next turn."), BLOW)
    alice.has_in_discard_pile(WALL, BLOW)
    bob.has(card)
    alice.goes_to("attack")
    alice.plays("Ploy")
    assert "Wall" in alice.may_choose()
    assert "Blow" not in alice.may_choose()

    alice.chooses("Wall")
    alice.attacks("Blow")
    bob.goes_to("defense")

    assert bob.can("defend", "Wall") is False
    assert bob.can("defend", "Leap") == (card is LEAP)


@pytest.mark.parametrize("blockable", [True, False])
def test_an_object_blocks_what_can_be_blocked(table: Table, blockable: bool) -> None:
    alice, bob = duel(table)
    text = "" if blockable else "This attack cannot be blocked."
    alice.has(card_saying(text, name="Blow", type="attack", grid="X00/000/000", damage="2"))
    bob.has_in_play(
        card_saying("This Object may be used to block one attack each turn.", name="Shield", type="object")
    )
    alice.attacks("Blow")
    bob.goes_to("defense")
    assert bob.can("use", "Shield") == blockable

    if blockable:
        bob.uses("Shield")

    assert alice.attack("Blow").result == ("blocked" if blockable else "")


@pytest.mark.parametrize("stopped", [True, False])
def test_a_dodge_that_is_successful_is_one_that_stops_an_attack(table: Table, stopped: bool) -> None:
    alice, bob = duel(table)
    bob.has_in_play(situation("Each time you successfully dodge, your opponent loses 1 Ability."))
    alice.has(BLOW)
    bob.has(LEAP, WALL)
    alice.attacks("Blow")
    bob.goes_to("defense")

    bob.defends("Leap" if stopped else "Wall")

    assert alice.pending.get("loss", 0) == int(stopped)


def test_cards_discarded_from_endurance_come_off_its_top(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(event("Your opponent must discard two cards from his Endurance."))
    bob.has_on_top(BLOW, WALL)
    alice.goes_to("attack")
    alice.plays("Ploy")

    bob.goes_to("attack")

    assert {"Blow", "Wall"} <= set(bob.discard_pile)


@pytest.mark.parametrize("attacks", [True, False])
def test_who_does_not_attack_though_they_must_pays_for_it(table: Table, attacks: bool) -> None:
    alice, bob = duel(table)
    alice.has(event("Your opponent must attack next turn if able. If he does not, he loses 2 Ability."))
    alice.goes_to("attack")
    alice.plays("Ploy")
    if not attacks:
        alice.has_in_play(situation("Your opponent may not attack."))
    bob.has(BLOW, event("Draw a card.", "Plan"))
    bob.goes_to("attack")
    if attacks:
        bob.attacks("Blow")
    else:
        bob.plays("Plan")

    bob.ends_phase()

    assert bob.ability == (15 if attacks else 13)


def test_cards_of_an_exertion_are_taken_if_they_are_of_the_kind(table: Table) -> None:
    alice, _ = duel(table)
    alice.has(event("Make an Exertion of three cards. You may place one attack revealed in your hand."))
    alice.has_on_top(BLOW, WALL, TOME)
    alice.goes_to("attack")

    alice.plays("Ploy")

    assert alice.may_choose() == ["Blow"]
    alice.chooses("Blow")
    assert "Blow" in alice.hand
    assert {"Wall", "Tome"} <= set(alice.discard_pile)


@pytest.mark.parametrize("pays", [True, False])
def test_who_does_not_pay_suffers(table: Table, pays: bool) -> None:
    alice, _ = duel(table)
    alice.has(event("You lose 2 Ability unless you discard a block."))
    if pays:
        alice.has(WALL)
    alice.goes_to("attack")
    alice.plays("Ploy")

    if pays:
        table.answer(next(option for option in alice.options("do") if "iscard" in option.label))

    assert ("Wall" in alice.discard_pile) == pays
    assert alice.pending.get("loss", 0) == (0 if pays else 2)
