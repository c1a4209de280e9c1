"""The decks of the random games lead to every card."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from quickening.games import rules
from quickening.games.highlander.pool import shipped
from tools import highlander_decks
from tools.soak import EDITIONS, Soak, pool, random_deck


@pytest.fixture
def stand_ins() -> Iterator[None]:
    """Highlander with the Pre-Game cards that no pool has, for as long as a test takes."""
    highlander_decks.add_stand_ins()
    yield
    for key in [key for key, card in shipped().items() if card.set == highlander_decks.STAND_IN]:
        del shipped()[key]


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_card_of_highlander_is_in_a_legal_deck(stand_ins: None, edition: str) -> None:
    highlander = rules("highlander")
    for key in pool(Soak("highlander", 2, edition)):
        deck = highlander_decks.deck_for(key, edition)

        assert key in {card for _, cards in deck.piles for card in cards}
        assert highlander.check_deck(highlander.read_deck(deck), edition) == [], key


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_random_deck_keeps_the_card_it_was_made_for(stand_ins: None, edition: str) -> None:
    highlander, soak = rules("highlander"), Soak("highlander", 2, edition)
    number = next(n for n, key in enumerate(pool(soak)) if shipped()[key].of)
    deck = random_deck(soak, number)
    cards = [card for _, cards in deck.piles for card in cards]

    assert pool(soak)[number] in cards
    assert highlander.check_deck(highlander.read_deck(deck), edition) == []
    assert len(set(cards)) > 20  # the Basic cards, and others
