"""The cards and ready decks that come with Highlander."""

from __future__ import annotations

import pytest

from quickening.games import highlander
from quickening.games.highlander.decks import Deck
from quickening.games.highlander.definitions import PERSONA, WEAPON
from quickening.games.highlander.editions import EDITIONS
from quickening.games.highlander.pool import shipped
from quickening.games.highlander.vocabulary.grammar import read_text

MADE_FOR = [(book, key) for key, deck in highlander.ready_decks().items() for book in (deck.edition, "type-one")]


def test_there_are_cards_enough_for_every_edition() -> None:
    assert len(shipped()) >= 150
    for edition in EDITIONS:
        assert sum(edition in card.editions for card in shipped().values()) >= 100


@pytest.mark.parametrize("key", shipped())
def test_a_card_is_in_canonical_wording_and_says_where_it_is_legal(key: str) -> None:
    card = shipped()[key]

    assert highlander.card_text(card) == card.text
    assert read_text(card.type, card.name, card.text) == card.abilities
    assert card.editions
    assert set(card.editions) <= set(EDITIONS)


def chosen(deck: Deck, type: str) -> set[str]:
    """The Personas or weapons of a deck."""
    return {card.name for card in deck.cards if card.type == type}


@pytest.mark.parametrize("edition", EDITIONS)
def test_three_ready_decks_with_different_personas_and_weapons(edition: str) -> None:
    decks = [deck for deck in highlander.ready_decks().values() if deck.edition == edition]
    personas = [chosen(deck, PERSONA) for deck in decks]
    weapons = [chosen(deck, WEAPON) for deck in decks]

    assert len(decks) == 3
    assert len(set().union(*personas)) == sum(map(len, personas)) == 3
    assert len(set().union(*weapons)) == sum(map(len, weapons)) == 3
    for deck in decks:
        assert deck.name
        assert deck.about.endswith(".")


@pytest.mark.parametrize(("edition", "key"), dict.fromkeys(MADE_FOR))
def test_a_ready_deck_is_legal(edition: str, key: str) -> None:
    assert highlander.check_deck(highlander.ready_decks()[key], edition) == []
    assert key in highlander.ready_decks(edition=edition)


def test_decks_of_one_edition_are_played_by_its_book_and_others_by_the_usual_one() -> None:
    same = highlander.new(["highlander", "blood-and-steel"])
    mixed = highlander.new(["highlander", "renegade"])

    assert (same.book, mixed.book) == ("first", "type-one")
    assert dict(same.setup)["edition"] == "first"
