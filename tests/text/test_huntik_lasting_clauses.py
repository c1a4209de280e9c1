"""Clauses about continuous, triggered and replacement modifiers: read, printed, read again; and what is refused."""

from __future__ import annotations

import pytest

from quickening.games.huntik.definitions import ACTION, MINOR
from quickening.games.huntik.meaning.texts import print_text, read_text
from quickening.text.reader import NotRead

ACTIONS = [
    "Target hero loses its powers this round. Go again.",
    "All enemy heroes lose their powers this combat.",
    "Target hero must start a combat this round.",
    "Target hero has 4 ATK this round.",
    "All heroes have 3 DEF this round.",
    "Target hero gets +1 ATK.",
    "Target hero gets +2 ATK this combat. It gets +1 DEF this round.",
    "Target hero gets +2 ATK and is unblockable this round.",
    "Target hero gets +2 ATK this round while it's in zone 2.",
    "I get +1 ATK this round while I'm in combat.",
    "Ready all friendly heroes. They get +2 ATK this round.",
    "Choose a zone. All heroes and obstacles there get +2 ATK this round.",
    "Whenever an enemy hero is KO'd this round, ready target hero.",
    "Whenever a hero comes into play, draw a card.",
    "The next time a minor hero is KO'd this round, draw a card.",
    "The next time you play a Combat Action card, draw a card.",
    "At the start of the next round, draw a card.",
    "If a friendly hero would be stunned this round, exhaust it instead.",
    'This round, target hero gets "Unblockable"',
    'This round, all heroes get "When I move, draw a card."',
    'This round, target hero gets "If I would be KO\'d, stun me instead."',
    "You may discard 2 cards and draw 3 cards.",
    "Each player discards a card. Each player draws 2 cards.",
    "Each player KOs a friendly hero.",
    "KO all heroes with 3 DEF or more.",
    "Target player draws 2 cards. Another target player discards a card.",
]

HEROES = [
    "All enemy heroes in my zone lose their powers.",
    "All friendly heroes with 4 ATK or more get +2 DEF.",
    "If I'm in combat, all friendly heroes get +1 ATK.",
    "I must start a combat.",
    "I have 5 ATK.",
    "All enemy heroes come into play exhausted.",
    "All friendly Titans come into play with a +1 ATK and +1 DEF counter.",
    "I come into play with 3 Charge counters.",
    "I come into play with a +1 ATK and +1 DEF counter.",
    "As I come into play, all friendly heroes get +2 ATK this round.",
    "Whenever a friendly hero is KO'd by combat attacks, draw a card.",
    "Whenever a hero becomes stunned, draw a card.",
    "Whenever I become ready, draw a card.",
    "Whenever a combat starts in my zone, draw a card.",
    "At the end of the round, draw a card.",
    "At the start of each round, if I'm in your discard pile, return me to my owner's hand.",
    "If a friendly hero would be eliminated, stun me instead.",
    "If you would draw one or more cards, ready me instead.",
    "Wish — Free Action: Once per game, draw a card.",
    "Nap — Free Action: Once per round, ready me.",
    "Blast — Combat Action: Once per combat, discard a card to add 4 attacks to a combat in my zone.",
    'All friendly heroes get "Exhaust Action: Draw a card."',
]


@pytest.mark.parametrize(
    ("card_type", "text"), [*((ACTION, text) for text in ACTIONS), *((MINOR, text) for text in HEROES)]
)
def test_a_clause_is_read_and_printed(card_type: str, text: str) -> None:
    powers = read_text(card_type, "Test Card", text)

    assert print_text(card_type, powers) == text
    assert read_text(card_type, "Test Card", print_text(card_type, powers)) == powers


@pytest.mark.parametrize(
    ("card_type", "text"),
    [
        (ACTION, "Target hero loses its power this round."),
        (ACTION, "Target hero must start two combats this round."),
        (ACTION, "They gets +2 ATK this round."),
        (ACTION, "The next two times a hero is KO'd this round, draw a card."),
        (ACTION, "If a friendly hero would be stunned this round, exhaust it."),
        (ACTION, "Each player discard a card."),
        (ACTION, "KO target player."),
        (MINOR, "Whenever a hero becomes tired, draw a card."),
        (MINOR, "As I come into play, draw a card."),
        (MINOR, "Wish — Free Action: Twice per game, draw a card."),
        (MINOR, "All enemy heroes come into play."),
    ],
)
def test_a_clause_close_to_it_is_refused(card_type: str, text: str) -> None:
    with pytest.raises(NotRead):
        read_text(card_type, "Test Card", text)
