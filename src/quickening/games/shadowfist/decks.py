"""Decks: the ready ones, those imported, and those players write, as plain text or as LackeyCCG has them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from quickening.core.data import Frozen
from quickening.core.records import DeckList
from quickening.core.refusals import Refused, Unreadable
from quickening.games.lackey import is_xml_deck, xml_deck
from quickening.games.shadowfist.definitions import Printed
from quickening.games.shadowfist.library import all_cards, home
from quickening.games.shadowfist.rules.requirements import judge_deck
from quickening.games.shadowfist.state import DECK
from quickening.games.written import Line, Written, dealt, deck_text, plain_deck, ready_texts


class Deck(Frozen, frozen=True, gc=True):
    """A deck (SF 1.2). `about` says in a line what it does."""

    key: str
    name: str
    about: str
    cards: tuple[Printed, ...]

    def listed(self) -> DeckList:
        """The deck by its cards' keys."""
        return DeckList(self.name, ((DECK, tuple(card.key for card in self.cards)),))


# -- which decks there are -----------------------------------------------------------------------------------------


@cache
def ready_decks() -> dict[str, Deck]:
    """The decks that come with the project, by key."""
    return {key: parse_deck(key, text) for key, text in ready_texts("quickening.games.shadowfist").items()}


def imported_decks() -> dict[str, Path]:
    """The decks that were imported, by key."""
    return {path.stem: path for path in sorted((home() / "decks").glob("*.txt"))}


def own_decks() -> dict[str, Deck]:
    """The imported decks that can be played with: all their cards are read, and they are legal (SF 1.2)."""
    return _own(tuple((key, path, path.stat().st_mtime_ns) for key, path in imported_decks().items()))


@cache
def _own(files: tuple[tuple[str, Path, int], ...]) -> dict[str, Deck]:
    """Read anew when a file has changed."""
    found: dict[str, Deck] = {}
    for key, path, _ in files:
        try:
            deck = parse_deck(key, deck_text(path, ()))
        except Refused:
            continue  # what is wrong with it is said as it is imported, and when it is asked for
        if not judge_deck(deck.cards):
            found[key] = deck
    return found


def read_deck(deck: Any) -> Deck:
    """A deck by its key, from a file or by its cards' keys. Refuses what is none of these."""
    if isinstance(deck, Deck):
        return deck
    if isinstance(deck, DeckList):
        lines = [Line(1, key, "", deck.name) for key in deck.pile(DECK)]
        return Deck(deck.name, deck.name, "", dealt(deck.name, lines, _find))
    if deck in ready_decks():
        return ready_decks()[str(deck)]
    path = imported_decks().get(str(deck), deck)
    return parse_deck(str(deck), deck_text(path, [*ready_decks(), *imported_decks()]))


def parse_deck(key: str, text: str, edition: str = "") -> Deck:
    """A deck from what is written in its file. Refuses it with everything that is wrong."""
    written = read_written(key, text)
    return Deck(key, written.name, written.about, dealt(key, written.lines, _find))


def _find(line: Line) -> Printed:
    return all_cards().find(line.title, line.set_name)


# -- how decks are written -----------------------------------------------------------------------------------------


def read_written(key: str, text: str) -> Written:
    """A deck as it is written: LackeyCCG's XML, or lines of numbers and titles."""
    return _xml(key, text) if is_xml_deck(text) else plain_deck(key, text)


def _xml(key: str, text: str) -> Written:
    cards = xml_deck(text)
    nameless = [number for number, card in enumerate(cards, 1) if not card.title]
    if nameless or not cards:
        wrong = f"card {nameless[0]} has no name" if nameless else "there are no cards in its zone Deck"
        raise Unreadable(f"{key}: {wrong}")
    lines = [Line(1, card.title, card.set_name, f"card {number}") for number, card in enumerate(cards, 1)]
    return Written({"#": Path(key).stem}, lines)


def find_card(name: str, pool: Mapping[str, Printed] | None = None) -> Printed | None:
    """A card by key or title; of several printings the latest (SF 8.3.1.1)."""
    cards = all_cards() if pool is None else pool
    same = [key for key, card in cards.items() if name.lower() in (key, card.name.lower())]
    return cards[same[-1]] if same else None
