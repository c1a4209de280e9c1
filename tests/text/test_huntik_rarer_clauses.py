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
    "When I'm KO'd by combat attacks, draw a card.",
    "Whenever a friendly hero is eliminated, draw a card.",
    "Whenever a friendly hero leaves play, draw a card.",
    "Whenever an enemy hero starts a combat, draw a card.",
    "Whenever you draw one or more cards, put a +1 ATK counter on me.",
    "Nine Lives — If I would be KO'd, you may discard a card instead.",
    "If a friendly hero would be stunned while I'm ready, you may exhaust me instead.",
    "If I'm not in combat, I get +2 ATK.",
    "If I'm a Seeker, I get +2 ATK.",
    "I don't ready as normal.",
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
    "The next time a friendly hero would be KO'd this round, stun it instead.",
    "The next time I would be stunned, you may discard a card instead.",
    "If target friendly hero would be KO'd this round, you may stun it instead.",
    "The next time target friendly hero would be KO'd this round, return it to its owner's hand instead.",
    "Stun target enemy hero unless its controller discards a card.",
    "You may draw 2 cards unless your opponent KOs a friendly hero.",
    "Discard 2 cards at random.",
    "Your opponent discards a card at random.",
    "Each player discards their hand.",
    "Your opponent goes first next round.",
    "Look at the top 3 cards of your deck. Put them back in any order.",
    "Shuffle your hand into your deck.",
    "Put me and target friendly hero into zone 3.",
    "You gain control of target enemy hero this combat.",
    "This card can only be played if you control 2 or more Seekers.\nDraw a card.",
]
#: What is meant, however it is put.
SAME = [
    (
        "Free Action: Remove a Charge counter to ready me.",
        "Free Action: Remove a Charge counter from me to ready me.",
    ),
    ("Exhaust Action: Card gets +2 ATK this round.", "Exhaust Action: This card gets +2 ATK this round."),
    ("Exhaust Action: Put me into play.", "Exhaust Action: Put me into zone 1."),
    ("If I would be KO'd, instead, stun me.", "If I would be KO'd, stun me instead."),
    ("I get +3 DEF if I'm alone in my zone.", "If I'm alone in my zone, I get +3 DEF."),
    (
        "When I come into play, put a Gaia-Titan token with 1 ATK and 1 DEF into my zone.",
        "When I come into play, put a 1 ATK and 1 DEF Gaia-Titan token into my zone.",
    ),
]
NOT_READ = [
    "Put a 2 ATK Evil Golem token into my zone.",
    "Put a 2 ATK and 1 DEF token into my zone.",
    "KO target Aqua-Titan hero.",
    "Target minor hero is treated as an amulet this round.",
    "Draw cards until you win.",
    "Discard a few cards.",
    "Discard a card at whim.",
    "Stun target enemy hero unless it rains.",
    "The next time a friendly hero would be KO'd this round, stun it.",
    "Exhaust all heroes in target zone.",
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
