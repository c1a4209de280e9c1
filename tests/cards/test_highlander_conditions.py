"""What a text asks before it does something, played out where it is so and where it is not."""

from __future__ import annotations

import pytest

from tests.highlander_table import card_saying, duel, event, situation
from tests.table import Table

BLOW = card_saying(name="Blow", type="attack", grid="X00/000/000", damage="2")
WALL = card_saying(name="Wall", type="block", grid="XXX/XXX/XXX")
LEAP = card_saying(name="Leap", type="dodge", grid="XXX/XXX/XXX")
FRIEND = card_saying(name="Friend", type="situation", kinds="Ally")


@pytest.mark.parametrize(
    ("words", "ability", "drawn"),
    [
        ("less than 7 Ability", 6, 2),
        ("less than 7 Ability", 7, 0),
        ("more than 7 Ability", 7, 0),
        ("more than 7 Ability", 8, 2),
        ("exactly 7 Ability", 7, 2),
        ("exactly 7 Ability", 6, 0),
        ("exactly 7 Ability", 8, 0),
    ],
)
def test_how_much_ability_is_asked_for_at_its_boundary(table: Table, words: str, ability: int, drawn: int) -> None:
    alice, _ = duel(table)
    alice.is_at(ability)
    alice.has(event(f"If you have {words}, draw 2 cards."))
    alice.goes_to("attack")
    alice.plays("Ploy")
    assert len(alice.hand) == drawn


@pytest.mark.parametrize("cards", [2, 3])
def test_fewer_than_so_many_cards_are_one_fewer_at_most(table: Table, cards: int) -> None:
    alice, bob = duel(table)
    bob.has(*[WALL] * cards)
    alice.has(event("If your opponent has fewer than 3 cards in his hand, he loses 2 Ability."))
    alice.goes_to("attack")
    alice.plays("Ploy")
    assert bob.pending.get("loss", 0) == (2 if cards == 2 else 0)


@pytest.mark.parametrize("there", [True, False])
@pytest.mark.parametrize("words", ["unless he has an Ally in play", "if he does not have an Ally in play"])
def test_what_is_done_unless_somebody_has_something(table: Table, words: str, there: bool) -> None:
    alice, bob = duel(table)
    alice.has_in_play(FRIEND)
    if there:
        bob.has_in_play(FRIEND)
    alice.has(event(f"Your opponent loses 2 Ability {words}."))
    alice.goes_to("attack")
    alice.plays("Ploy")
    assert bob.pending.get("loss", 0) == (0 if there else 2)


@pytest.mark.parametrize("prone", [True, False])
def test_what_is_so_unless_something_else_is(table: Table, prone: bool) -> None:
    alice, bob = duel(table)
    alice.has_in_play(situation("Your attacks do 3 additional damage unless your opponent is Prone."))
    alice.has(BLOW)
    if prone:
        bob.falls_prone()
    alice.attacks("Blow")
    assert alice.damage("Blow") == (2 if prone else 5)


@pytest.mark.parametrize("asked", ["blocked", "dodged"])
@pytest.mark.parametrize("defense", ["Wall", "Leap", ""])
def test_how_the_last_attack_was_stopped(table: Table, asked: str, defense: str) -> None:
    alice, bob = duel(table)
    alice.has(BLOW, event(f"If your last attack was {asked}, your opponent loses 3 Ability."))
    bob.has(WALL, LEAP)
    alice.attacks("Blow")
    bob.goes_to("defense")
    bob.defends(defense) if defense else bob.lets_through()
    alice.goes_to("attack")
    alice.plays("Ploy")
    met = {"Wall": "blocked", "Leap": "dodged", "": ""}[defense] == asked
    assert bob.pending.get("loss", 0) == (3 if met else 0)


@pytest.mark.parametrize("hit", [True, False])
def test_damage_of_ones_last_turn_is_asked_for(table: Table, hit: bool) -> None:
    alice, bob = duel(table)
    if hit:
        bob.has(BLOW)
        bob.attacks("Blow")
        alice.goes_to("defense")
        alice.lets_through()
        bob.begins_turn()
    alice.has(event("If you took damage last turn, your opponent loses 3 Ability."))
    alice.goes_to("attack")
    alice.plays("Ploy")
    assert bob.pending.get("loss", 0) == (3 if hit else 0)


@pytest.mark.parametrize("gives", [True, False])
def test_what_somebody_may_give_up_so_as_not_to_suffer(table: Table, gives: bool) -> None:
    alice, bob = duel(table)
    bob.has_in_play(card_saying(name="Coin", type="object"))
    alice.has(event("Your opponent loses 2 Ability unless he discards an Object from play."))
    alice.goes_to("attack")
    alice.plays("Ploy")
    bob.begins_turn()
    bob.takes("duty")
    gift, loss = table.game.decision.options
    bob.chooses(gift.label if gives else loss.label)
    assert ("Coin" in bob.in_play, bob.pending.get("loss", 0)) == ((False, 0) if gives else (True, 2))


@pytest.mark.parametrize("power", [True, False])
def test_a_card_played_after_a_power_blow_of_the_opponent(table: Table, power: bool) -> None:
    alice, bob = duel(table)
    alice.has("Thrust")
    alice.attacks("Thrust")
    if power:
        alice.exerts("Power Blow")
    bob.has(event("Play after your opponent makes a Power Blow. Draw a card."))
    bob.goes_to("defense")
    assert bob.can("play", "Ploy") == power


@pytest.mark.parametrize("disarmed", [True, False])
def test_an_attack_that_does_other_damage_instead(table: Table, disarmed: bool) -> None:
    alice, _ = duel(table)
    text = "You may play this attack even if you are Disarmed. This attack does 2 points of damage."
    text = f"{text} If you are Disarmed, it does 3 points instead."
    alice.has(card_saying(text, name="Cut", type="attack", grid="X00/000/000"))
    if disarmed:
        alice.is_disarmed_of()
    alice.attacks("Cut")
    assert alice.damage("Cut") == (3 if disarmed else 2)
