"""A judge puts a card on the stack: it is played by its owner without its cost, may be answered, and resolves."""

from __future__ import annotations

from typing import Any

import pytest

from quickening.core.refusals import Refused
from quickening.core.repairs import PLAY, STACK, Repair
from tests.highlander_table import card_saying, duel
from tests.huntik_table import action_saying
from tests.shadowfist_table import character, event, resolve
from tests.table import Table


def put(table: Table, player: Any, name: str, number: int = 0) -> None:
    """The first player, as judge, puts a card on the stack."""
    game = table.game
    card = next(one for one in game.cards if one.name == name and one.owner == player.number)
    game.aside(0, "repair", Repair(PLAY, STACK, card.handle, number=number).words)


def test_an_event_costs_nothing_and_is_answered_before_it_resolves(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=2)
    alice.controls("Hero")
    bob.has_in_smoked_pile(event("Blast", "Target a Character :: Inflict 4 damage on target.", cost=5))
    alice.has(event("Patch", "Target a Character :: Target gains +3 Fighting until the end of the turn."))

    put(table, bob, "Blast")
    assert bob.power == 2
    assert alice.is_asked("Respond to Blast")
    alice.plays("Patch", "Hero")
    resolve(table)

    assert (alice.card("Hero").damage, alice.card("Hero").in_play) == (4, True)
    assert alice.is_asked("Main Shot")
    assert [line for line in table.game.told(0) if "Blast is put on the stack for Bob" in line.text]


def test_an_ability_of_a_card_in_play_is_used_without_its_cost(table: Table) -> None:
    _, bob = table.shadowfist("Alice", "Bob", power=0)
    bob.controls(character("Miser", 1, "Pay 3 Power :: Gain 1 Power."))

    put(table, bob, "Miser")
    resolve(table)

    assert bob.power == 1
    with pytest.raises(Refused, match="has 1 abilities"):
        put(table, bob, "Miser", number=1)


def test_what_has_no_target_is_not_put_there(table: Table) -> None:
    _, bob = table.shadowfist("Alice", "Bob")
    bob.has(event("Blast", "Target a Character :: Inflict 4 damage on target."))
    before = table.game.fingerprint()

    with pytest.raises(Refused):
        put(table, bob, "Blast")

    assert table.game.fingerprint() == before


def test_an_action_of_huntik_is_played_and_the_turn_is_still_to_be_taken(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    bob.has(action_saying("Draw two cards.", "Insight"))
    bob.has_on_deck("Caliban", "Cherit", "Caliban")
    drawn = len(table.game.areas["hand", 1])
    turn = table.game.turn

    put(table, bob, "Insight")
    if alice.is_asked("Respond to Insight"):
        alice.passes()

    assert len(table.game.areas["hand", 1]) == drawn + 1
    assert "Insight" in bob.discard_pile
    assert (table.game.turn, alice.is_asked("Your turn")) == (turn, True)
    with pytest.raises(Refused, match="an action or amulet"):
        put(table, bob, "Caliban")


def test_a_card_of_highlander_is_played_from_the_discard_pile_without_its_cost(table: Table) -> None:
    connor, _ = duel(table)
    connor.has_in_discard_pile(
        card_saying("You must discard a dodge to play this card. Your opponent loses 2 Ability.", "Ploy")
    )
    connor.has("Evade", "Thrust")
    connor.goes_to("attack")
    held = len(table.game.areas["hand", 0])

    put(table, connor, "Ploy")

    assert len(table.game.areas["hand", 0]) == held
    assert [line.text for line in table.game.told(0)][-1] == "Bob will lose 2 Ability."
    assert connor.is_asked("Attack Phase")
    with pytest.raises(Refused, match="part of an attack"):
        put(table, connor, "Thrust")
