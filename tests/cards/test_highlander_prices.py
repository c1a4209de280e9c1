"""HL3 137. What a card costs by its own text, played out: how much is paid, and that it cannot be played for less."""

from __future__ import annotations

import pytest

from quickening.games.highlander.definitions import Printed
from tests.highlander_table import card_saying, duel, event
from tests.table import Table

DODGE = card_saying(name="Leap", type="dodge")
BLOCK = card_saying(name="Wall", type="block", grid="XXX/XXX/XXX")


def cut(text: str) -> Printed:
    return card_saying(text, name="Cut", type="attack", grid="X00/000/000")


@pytest.mark.parametrize(("held", "possible"), [((BLOCK,), False), ((BLOCK, DODGE), True)])
def test_an_attack_that_costs_two_cards_takes_two(table: Table, held: tuple[Printed, ...], possible: bool) -> None:
    alice, _ = duel(table)
    alice.has(cut("You must discard two cards from your hand to play this attack."), *held)
    alice.goes_to("attack")
    assert alice.can("attack", "Cut") == possible
    if possible:
        alice.attacks("Cut")
        alice.chooses("Wall") if alice.is_asked("Spend") else None
        assert sorted(alice.discard_pile) == ["Leap", "Wall"]


def test_two_cards_of_a_kind_are_paid_with_that_kind(table: Table) -> None:
    alice, _ = duel(table)
    alice.has(cut("You must discard two dodges to play this attack."), DODGE, BLOCK)
    alice.goes_to("attack")
    assert not alice.can("attack", "Cut")


def test_a_card_that_costs_ability_takes_it(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(event("You must lose 2 Ability to play this card. Draw a card."))
    alice.goes_to("attack")
    alice.plays("Ploy")
    alice.chooses("Lose 2 Ability") if alice.is_asked("Spend") else None
    assert (alice.pending, bob.pending) == ({"loss": 2}, {})


def test_a_card_that_costs_the_top_of_an_endurance_takes_so_many(table: Table) -> None:
    alice, _ = duel(table)
    before = len(alice.endurance)
    alice.has(event("You must discard the top 3 cards of your Endurance to play this card. Your opponent is Prone."))
    alice.goes_to("attack")
    alice.plays("Ploy")
    assert (len(alice.endurance), len([one for one in alice.discard_pile if one != "Ploy"])) == (before - 3, 3)


def test_an_attack_that_costs_an_exertion_is_exerted_for(table: Table) -> None:
    alice, _ = duel(table)
    before = len(alice.endurance)
    alice.has(cut("You must make a Hard Exertion to play this attack."))
    alice.attacks("Cut")
    assert len(alice.endurance) < before
