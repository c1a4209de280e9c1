"""Decks: the ready ones, and those players write."""

from __future__ import annotations

from functools import cache
from typing import Any

from quickening.core.data import Frozen
from quickening.core.files import shown
from quickening.core.records import DeckList
from quickening.core.refusals import Unreadable
from quickening.games.formats import deck_from
from quickening.games.huntik.definitions import LEGENDARY, Printed
from quickening.games.huntik.pool import shipped
from quickening.games.huntik.state import DECK, LEGENDS
from quickening.games.made import made_card, made_cards
from quickening.games.own_cards import with_own_cards
from quickening.games.written import Line, by_keys, by_words, dealt, named_deck, no_card, ready_texts


class Deck(Frozen, frozen=True, gc=True):
    """A deck and an optional legendary hero pile (HK 100.4). `about` says in a line what it does."""

    key: str
    name: str
    about: str
    cards: tuple[Printed, ...]
    legends: tuple[Printed, ...] = ()
    made: tuple[str, ...] = ()

    def listed(self) -> DeckList:
        """The deck by its cards' keys."""
        piles = ((DECK, self.cards), (LEGENDS, self.legends))
        keys = tuple((name, tuple(card.key for card in cards)) for name, cards in piles)
        return DeckList(self.name, keys, self.made)


@cache
def ready_decks() -> dict[str, Deck]:
    """The decks that come with the project, by key."""
    return {key: parse_deck(key, text) for key, text in ready_texts("quickening.games.huntik").items()}


def read_deck(deck: Any) -> Deck:
    """A deck by its key, from a file or by its cards' keys. Refuses what is none of these."""
    if isinstance(deck, Deck):
        return deck
    if isinstance(deck, DeckList):
        known = {**shipped(), **made_cards("huntik", deck.made)}
        return Deck(deck.name, deck.name, "", by_keys(deck, DECK, known), by_keys(deck, LEGENDS, known), deck.made)
    return named_deck("huntik", deck, ready_decks(), parse_deck)


def parse_deck(key: str, text: str, edition: str = "") -> Deck:
    """A deck from what is written; the legendary heroes in it are its pile of them (HK 100.4)."""
    written = with_own_cards("huntik", deck_from(key, text), find_card)
    made = made_cards("huntik", written.made)
    cards = dealt(key, written.lines, lambda line: made_card(made, line.words, line.title) or _find(line))
    legends = tuple(card for card in cards if card.type == LEGENDARY)
    others = tuple(card for card in cards if card.type != LEGENDARY)
    return Deck(key, written.name, written.about, others, legends, written.made)


def _find(line: Line) -> Printed:
    """HK 201.3. The card that is meant. Refuses a name that several different cards have."""
    found = find_card(line.words) or find_card(line.title)
    if found is None:
        raise no_card(line.words)
    versions = [card.title for card in shipped().values() if card.name.lower() == line.title.lower()]
    if len(versions) > 1 and found.title.lower() not in (line.words.lower(), line.title.lower()):
        raise Unreadable(f"{shown(line.title)!r} is the name of several cards (HK 201.3): {'; '.join(versions)}")
    return found


def find_card(name: str) -> Printed | None:
    """A card by key, title or name; with several versions the title is needed (HK 201.3)."""
    titled, named = _by_words()
    return titled.get(name.lower()) or named.get(name.lower())


@cache
def _by_words() -> tuple[dict[str, Printed], dict[str, Printed]]:
    """The cards by key and title, and by name."""
    return by_words(shipped().values())
