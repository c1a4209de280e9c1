"""Prices, choices, dice and Hidden attacks in words that no set here has, at the table."""

from __future__ import annotations

import pytest

from quickening.games.highlander.definitions import Printed
from tests.highlander_table import card_saying, duel, event, situation
from tests.table import Table, rule


def strike(text: str) -> Printed:
    """An attack of one area with a text of its own."""
    return card_saying(text, "Strike", "attack", grid="000/0X0/000", damage="2")


@rule("HL3 137", "HLT 77", "A defense that costs an Exertion is played for one, of the size the text says.")
def test_a_block_costs_an_exertion(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(strike("Your opponent must make a 7 card Exertion to block this attack."))
    bob.has(card_saying("", "Shield", "block", grid="XXX/XXX/XXX"))
    alice.attacks("Strike")
    bob.begins_turn()
    bob.goes_to("defense")
    left = len(bob.endurance)
    bob.defends("Shield")

    assert len(bob.endurance) == left - 7


@rule("HL3 137", "Cards of the top of Endurance are a price like others.")
def test_attacks_cost_cards_of_endurance(table: Table) -> None:
    alice, bob = duel(table)
    alice.has_in_play(
        situation("Your opponent may not play attacks unless he discards the top 3 cards of his Endurance.")
    )
    bob.has("Thrust")
    bob.goes_to("attack")
    left = len(bob.endurance)
    bob.attacks("Thrust")

    assert len(bob.endurance) == left - 3


@rule("HL1 35", "What an opponent has to choose between is chosen by them, in their own turn.")
@pytest.mark.parametrize("discards", [True, False])
def test_the_opponent_chooses_what_to_do(table: Table, discards: bool) -> None:
    alice, bob = duel(table)
    alice.has(event("Your opponent must discard the top 2 cards of their Endurance or lose 2 Ability."))
    alice.goes_to("attack")
    alice.plays("Ploy")
    left = len(bob.endurance)
    bob.begins_turn()
    bob.takes("duty")
    bob.table.answer(bob.options("do")[0 if discards else 1])

    assert (len(bob.endurance), bob.pending) == ((left - 2, {}) if discards else (left, {"loss": 2}))


@rule("HL1 61", "An attack that is Hidden by its text is played face down, and nobody is asked.")
@pytest.mark.parametrize(
    ("text", "hidden"), [("This attack is Hidden.", True), ("This attack cannot be blocked.", False)]
)
def test_an_attack_that_is_hidden(table: Table, text: str, hidden: bool) -> None:
    alice, _ = duel(table)
    alice.has(strike(text))
    alice.attacks("Strike")

    assert alice.attack("Strike").hidden is hidden


@rule("HL1 61", "All attacks of a player may be Hidden by one text.")
def test_your_attacks_are_hidden(table: Table) -> None:
    alice, bob = duel(table)
    alice.has_in_play(situation("Your attacks are Hidden."))
    alice.has("Thrust")
    bob.has("Thrust")
    alice.attacks("Thrust")

    assert alice.attack("Thrust").hidden


@rule("HL1 43", "HL1 21", "Two things that a text forbids together are both forbidden, and nothing else is.")
def test_neither_attacks_nor_dodges(table: Table) -> None:
    alice, bob = duel(table)
    alice.has_in_play(situation("Your opponent may not attack or play Edges."))
    bob.has("Thrust", card_saying("Draw a card.", "Poise", "edge"), event("Draw 2 cards."))
    bob.goes_to("attack")

    assert (bob.can("attack", "Thrust"), bob.can("play", "Poise"), bob.can("play", "Ploy")) == (False, False, True)


@rule("HL1 78", "A card in play that is removed from the game is in no pile.")
def test_a_situation_is_removed_from_the_game(table: Table) -> None:
    alice, bob = duel(table)
    bob.has_in_play(situation("", "Mood"))
    alice.has(event("Remove one Situation your opponent has in play from the game."))
    alice.goes_to("attack")
    alice.plays("Ploy")
    if "Mood" in bob.in_play:
        alice.chooses("Mood")

    assert (bob.in_play, bob.removed) == ([], ["Mood"])


@rule("HL3 150", "Who cannot look at a hand sees none of it.")
def test_nobody_looks_at_your_hand(table: Table) -> None:
    alice, bob = duel(table)
    bob.has_in_play(situation("Your opponent cannot look at your hand."))
    bob.has("Thrust")
    alice.has(event("Look at your opponent's hand and discard one attack found there."))
    alice.goes_to("attack")
    alice.plays("Ploy")

    assert "Thrust" not in bob.discard_pile


@rule("HL1 56", "Exertions that a text makes larger reveal more cards.")
def test_exertions_of_more_cards(table: Table) -> None:
    alice, _ = duel(table)
    alice.has_in_play(situation("Your Exertions are increased by 2 cards."))
    alice.has("Thrust")
    alice.goes_to("attack")
    left = len(alice.endurance)
    alice.exerts("nothing")

    assert len(alice.endurance) == left - 7


@rule("HL1 45", "Who discards down to their Ability keeps as many cards as that.")
def test_discarding_down_to_ability(table: Table) -> None:
    alice, bob = duel(table)
    bob.is_at(3)
    bob.has("Thrust", "Slash", "Duck", "Thrust", "Slash")
    alice.has(event("Your opponent must discard down to his Ability."))
    alice.goes_to("attack")
    alice.plays("Ploy")
    bob.begins_turn()
    bob.takes("duty")
    bob.chooses("Thrust", "Slash")

    assert len(bob.hand) == 3
