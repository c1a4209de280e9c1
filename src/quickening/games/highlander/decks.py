"""Decks: the ready ones, and those players write."""

from __future__ import annotations

from functools import cache
from typing import Any

from quickening.core.data import Frozen
from quickening.core.once import once
from quickening.core.records import DeckList
from quickening.games.formats import deck_from
from quickening.games.highlander.definitions import Printed
from quickening.games.highlander.editions import EDITIONS
from quickening.games.highlander.pool import shipped
from quickening.games.highlander.state import BEFORE_PLAY, ENDURANCE
from quickening.games.made import made_card, made_cards
from quickening.games.own_cards import with_own_cards
from quickening.games.written import Line, by_keys, by_words, dealt, named_deck, no_card, ready_texts


class Deck(Frozen, frozen=True, gc=True):
    """Pre-Game cards and Endurance. `edition` is the book or the style of tournament it was made for.

    `about` says in a line what it does.
    """

    key: str
    name: str
    about: str
    edition: str
    cards: tuple[Printed, ...]
    made: tuple[str, ...] = ()

    def listed(self) -> DeckList:
        """The deck by its cards' keys."""
        return _listed(self)


@once
def _listed(deck: Deck) -> DeckList:
    pre_game = tuple(card.key for card in deck.cards if card.is_pre_game)
    endurance = tuple(card.key for card in deck.cards if not card.is_pre_game)
    return DeckList(deck.name, ((BEFORE_PLAY, pre_game), (ENDURANCE, endurance)), deck.made)


@cache
def ready_decks() -> dict[str, Deck]:
    """The decks that come with the project, by key."""
    return {key: parse_deck(key, text) for key, text in ready_texts("quickening.games.highlander").items()}


def read_deck(deck: Any) -> Deck:
    """A deck by its key, from a file or by its cards' keys. Refuses what is none of these."""
    if isinstance(deck, Deck):
        return deck
    if isinstance(deck, DeckList):
        known = {**shipped(), **made_cards("highlander", deck.made)}
        cards = [card for pile in (BEFORE_PLAY, ENDURANCE) for card in by_keys(deck, pile, known)]
        return Deck(deck.name, deck.name, "", "", tuple(cards), deck.made)
    return named_deck("highlander", deck, ready_decks(), parse_deck)


def parse_deck(key: str, text: str, edition: str = "") -> Deck:
    """A deck from what is written; `### edition` on top says for which book, where nobody else does."""
    written = with_own_cards("highlander", deck_from(key, text), find_card)
    edition = edition or written.heads.get("###", "")
    book = edition if edition in EDITIONS else ""  # one made for a style of tournament names that (HLT 864)

    made = made_cards("highlander", written.made)

    def find(line: Line) -> Printed:
        found = made_card(made, line.words, line.title) or find_card(line.words, book) or find_card(line.title, book)
        if found is None:
            raise no_card(line.words)
        return found

    return Deck(key, written.name, written.about, edition, dealt(key, written.lines, find), written.made)


def find_card(name: str, edition: str = "") -> Printed | None:
    """A card by key, by title with sub-title, or by title; of several, one that is legal in the edition."""
    titled, named = _by_words(edition)
    return titled.get(name.lower()) or named.get(name.lower())


@cache
def _by_words(edition: str) -> tuple[dict[str, Printed], dict[str, Printed]]:
    """The cards of an edition by key and title, and by name."""
    return by_words(card for card in shipped().values() if not edition or edition in card.editions)
