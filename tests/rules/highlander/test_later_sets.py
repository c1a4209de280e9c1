"""Texts as a later set would print them: whom a pronoun means, dice, counters, control for a time."""

from __future__ import annotations

import pytest

from quickening.games.highlander.vocabulary.grammar import print_text, read_text
from tests.highlander_table import duel, event, situation
from tests.table import Table, rule


@rule("HL1 37", "HLT 52", "In each player's turn it is that player who loses, whether a text says he or they.")
@pytest.mark.parametrize("words", ["he loses 1 Ability", "they lose 1 Ability"])
def test_a_pronoun_means_the_player_whose_turn_it_is(table: Table, words: str) -> None:
    alice, bob = duel(table)
    alice.has_in_play(situation(f"At the beginning of each player's turn, {words}."))
    bob.goes_to("attack")
    assert (alice.pending, bob.pending) == ({}, {"loss": 1})
    alice.begins_turn()

    assert alice.pending == {"loss": 1}


@rule("HL1 75", "What follows about each player is about both of them.")
def test_they_are_both_players(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(event("Each player draws a card. They lose 2 Ability."))
    alice.goes_to("attack")
    alice.plays("Ploy")

    assert (alice.pending, bob.pending) == ({"loss": 2}, {"loss": 2})


@rule("HL1 35", "HLT 51", "Each player's next turn is another turn for each: this one goes on as it was.")
def test_each_player_during_their_next_turn(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(event("Each player may not play attacks during their next turn."), "Thrust", "Slash")
    bob.has("Thrust")
    alice.goes_to("attack")
    alice.plays("Ploy")
    assert alice.can("attack", "Thrust")
    alice.attacks("Thrust")
    bob.goes_to("attack")
    assert not bob.can("attack", "Thrust")
    alice.begins_turn()
    alice.goes_to("attack")
    assert not alice.can("attack", "Slash")
    bob.begins_turn()
    bob.goes_to("attack")
    assert bob.can("attack", "Thrust")
    alice.begins_turn()
    alice.goes_to("attack")

    assert alice.can("attack", "Slash")


@pytest.mark.parametrize(
    ("kind", "text", "printed"),
    [
        (
            "event",
            "Your opponent discards a card and you draw a card.",
            "Your opponent must discard a card from their hand and you draw a card.",
        ),
        (
            "event",
            "Your opponent loses 2 Ability and you gain 2 Ability.",
            "Your opponent loses 2 Ability and you gain 2 Ability.",
        ),
        ("event", "If you have no Allies in play, draw a card.", "If you have no Allies in play, draw a card."),
    ],
)
def test_the_printed_text_says_who_does_it(kind: str, text: str, printed: str) -> None:
    abilities = read_text(kind, "Test Card", text)

    assert print_text(kind, abilities) == printed
    assert read_text(kind, "Test Card", printed) == abilities
