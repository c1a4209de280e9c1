"""Clauses the rules speak of and the first set does not use: read, printed, read again; and their neighbours."""

from __future__ import annotations

import pytest

from quickening.games.huntik.definitions import Printed
from quickening.games.huntik.vocabulary.grammar import print_text, read_text
from quickening.text.reader import NotRead
from tests.huntik_table import card_saying

HERO = [
    "All other friendly heroes in my zone can't be KO'd.",
    "I can't be stunned.",
    "I can't ready.",
    "You play with the top card of your deck revealed.",
    "You may play the top card of your deck.",
    "When I'm KO'd, put me into zone 1.",
]
ACTION = [
    'Put a 2 ATK and 1 DEF Evil Golem token named Clay with "Unblockable" into my zone.',
    "Put 2 1 ATK and 1 DEF Good Draco-Titan minor hero tokens into zone 1.",
    "KO target token.",
    "KO all non-token heroes.",
    "KO target Seeker.",
    "KO target enemy Draco-Titan.",
    "KO target non-Titan hero.",
    "Put a Seeker hero card from your hand into zone 1.",
    "Put a legendary hero card from your legendary hero pile into zone 1.",
    "Target minor hero is treated as a major hero this round.",
    "Return target card in play to its owner's hand.",
    "Draw cards until you have 5 cards in your hand.",
    "Discard 2 cards to draw a card.",
    "Discard your hand.",
    "Put a card from your hand into your discard pile.",
    "Put a +1 ATK counter on target hero.",
    "Put 2 Charge counters on target hero.",
    "Remove a +1 ATK and +1 DEF counter from target hero.",
    "Target hero can't be KO'd this round.",
]
#: What is meant, however it is put.
SAME = [
    (
        "Free Action: Remove a Charge counter to ready me.",
        "Free Action: Remove a Charge counter from me to ready me.",
    ),
    ("Exhaust Action: Card gets +2 ATK this round.", "Exhaust Action: This card gets +2 ATK this round."),
    ("Exhaust Action: Put me into play.", "Exhaust Action: Put me into zone 1."),
]
NOT_READ = [
    "Put a 2 ATK Evil Golem token into my zone.",
    "Put a 2 ATK and 1 DEF token into my zone.",
    "KO target Aqua-Titan hero.",
    "Target minor hero is treated as an amulet this round.",
    "Draw cards until you win.",
    "Discard a few cards.",
    "Put a legendary hero card from your opponent's legendary hero pile into zone 1.",
    "Target hero can't lose this round.",
]


def action(text: str) -> Printed:
    return card_saying(text, type="action", subtype="freeAction")


@pytest.mark.parametrize("text", HERO)
def test_a_heros_clause_is_printed_as_it_is_read(text: str) -> None:
    card = card_saying(text)

    assert print_text(card.type, card.abilities) == text
    assert read_text(card.type, card.name, print_text(card.type, card.abilities)) == card.abilities


@pytest.mark.parametrize("text", ACTION)
def test_an_actions_clause_is_printed_as_it_is_read(text: str) -> None:
    card = action(text)

    assert print_text(card.type, card.abilities) == text
    assert read_text(card.type, card.name, text) == card.abilities


@pytest.mark.parametrize(("said", "printed"), SAME)
def test_another_wording_is_printed_in_ours(said: str, printed: str) -> None:
    card = card_saying(said)

    assert print_text(card.type, card.abilities) == printed


@pytest.mark.parametrize("text", NOT_READ)
def test_a_clause_close_to_these_is_refused(text: str) -> None:
    with pytest.raises(NotRead):
        action(text)
