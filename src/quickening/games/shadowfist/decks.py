"""Decks: the ready ones, those imported, and those players write, as plain text or as LackeyCCG has them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from quickening.core.data import Frozen
from quickening.core.records import DeckList
from quickening.games.formats import deck_from
from quickening.games.made import made_card, made_cards
from quickening.games.shadowfist.definitions import Printed
from quickening.games.shadowfist.library import all_cards
from quickening.games.shadowfist.state_values import DECK
from quickening.games.written import Line, Written, dealt, named_deck, ready_texts


class Deck(Frozen, frozen=True, gc=True):
    """A deck (SF 1.2). `about` says in a line what it does."""

    key: str
    name: str
    about: str
    cards: tuple[Printed, ...]
    made: tuple[str, ...] = ()

    def listed(self) -> DeckList:
        """The deck by its cards' keys."""
        return DeckList(self.name, ((DECK, tuple(card.key for card in self.cards)),), self.made)


# -- which decks there are -----------------------------------------------------------------------------------------


@cache
def ready_decks() -> dict[str, Deck]:
    """The decks that come with the project, by key."""
    return {key: parse_deck(key, text) for key, text in ready_texts("quickening.games.shadowfist").items()}


def read_deck(deck: Any) -> Deck:
    """A deck by its key, from a file or by its cards' keys. Refuses what is none of these."""
    if isinstance(deck, Deck):
        return deck
    if isinstance(deck, DeckList):
        lines = [Line(1, key, "", deck.name) for key in deck.pile(DECK)]
        return Deck(deck.name, deck.name, "", _cards_of(deck.name, lines, deck.made), deck.made)
    return named_deck("shadowfist", deck, ready_decks(), parse_deck)


def parse_deck(key: str, text: str, edition: str = "") -> Deck:
    """A deck from what is written in its file. Refuses it with everything that is wrong."""
    written = read_written(key, text)
    return Deck(key, written.name, written.about, _cards_of(key, written.lines, written.made), written.made)


def _cards_of(key: str, lines: Iterable[Line], made: tuple[str, ...]) -> tuple[Printed, ...]:
    """The cards of a deck, found among those there are now, which are looked up once: that takes longest."""
    cards, own = all_cards(), made_cards("shadowfist", made)
    return dealt(
        key, lines, lambda line: made_card(own, line.words, line.title) or cards.find(line.title, line.set_name)
    )


# -- how decks are written -----------------------------------------------------------------------------------------


def read_written(key: str, text: str) -> Written:
    """A deck as it is written, in any of the formats."""
    return deck_from(key, text, all_cards().sets)


def find_card(name: str, pool: Mapping[str, Printed] | None = None) -> Printed | None:
    """A card by key or title; of several printings the latest (SF 8.3.1.1)."""
    cards = all_cards() if pool is None else pool
    same = [key for key, card in cards.items() if name.lower() in (key, card.name.lower())]
    return cards[same[-1]] if same else None
