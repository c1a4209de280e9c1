"""Decks: the ready ones, and those players write."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

from quickening.core.data import Frozen
from quickening.core.records import DeckList
from quickening.core.refusals import Refusal
from quickening.games.formats import deck_from
from quickening.games.written import Line, by_keys, dealt, named_deck, no_card, ready_texts
from quickening_tiny.pool import shipped
from quickening_tiny.things import DECK, Printed

#: TN 9.
LEAST, COPIES = 12, 3


class Deck(Frozen, frozen=True, gc=True):
    """A deck. `about` says in a line what it does."""

    key: str
    name: str
    about: str
    cards: tuple[Printed, ...]

    def listed(self) -> DeckList:
        """The deck by its cards' keys."""
        return DeckList(self.name, ((DECK, tuple(card.key for card in self.cards)),))


@cache
def ready_decks() -> dict[str, Deck]:
    """The decks that come with the game, by key."""
    return {key: parse_deck(key, text) for key, text in ready_texts("quickening_tiny").items()}


def read_deck(deck: Any) -> Deck:
    """A deck by its key, from a file or by its cards' keys. Refuses what is none of these."""
    if isinstance(deck, Deck):
        return deck
    if isinstance(deck, DeckList):
        return Deck(deck.name, deck.name, "", by_keys(deck, DECK, shipped()))
    return named_deck("tiny", deck, ready_decks(), parse_deck)


def parse_deck(key: str, text: str, edition: str = "") -> Deck:
    """A deck from what is written."""
    written = deck_from(key, text)
    return Deck(key, written.name, written.about, dealt(key, written.lines, _find))


def _find(line: Line) -> Printed:
    found = shipped().get(line.title.lower())
    if found is None:
        raise no_card(line.words)
    return found


def judge_deck(deck: Deck) -> list[Refusal]:
    """TN 9. What is wrong with a deck."""
    wrong = []
    if len(deck.cards) < LEAST:
        wrong.append(Refusal("TN 9", f"A deck has at least {LEAST} cards; this one has {len(deck.cards)}."))
    for name, count in Counter(card.name for card in deck.cards).items():
        if count > COPIES:
            wrong.append(Refusal("TN 9", f"A deck has at most {COPIES} cards of one name; {count} are {name}."))
    return wrong
