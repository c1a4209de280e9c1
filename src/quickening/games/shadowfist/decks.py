"""Decks: the ready ones, those imported, and those players write, as plain text or as LackeyCCG has them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from quickening.core.data import Frozen
from quickening.core.records import DeckList
from quickening.core.refusals import Unreadable
from quickening.games.lackey import file_text, is_xml_deck, lines_of, xml_deck
from quickening.games.shadowfist.definitions import Printed
from quickening.games.shadowfist.library import all_cards, home
from quickening.games.shadowfist.state import DECK

#: More copies of one card than any deck has: a slip of the pen, or worse.
MANY = 250
_LINE = re.compile(r"^(\d+)x?\s+(.+?)(?:\s+\(([\w-]+)\)(?:\s+\d+)?)?\s*$", re.IGNORECASE)
_ZONE_LINE = re.compile(r"^[A-Za-z -]+:$|^sideboard$", re.IGNORECASE)


class Deck(Frozen, frozen=True, gc=True):
    """A deck (SF 1.2). `about` says in a line what it does."""

    key: str
    name: str
    about: str
    cards: tuple[Printed, ...]

    def listed(self) -> DeckList:
        """The deck by its cards' keys."""
        return DeckList(self.name, ((DECK, tuple(card.key for card in self.cards)),))


class Line(NamedTuple):
    """So many copies of a card, by title and set, and where that is written."""

    copies: int
    title: str
    set_name: str
    where: str


class Written(NamedTuple):
    """A deck as it is written down: what its cards are is not known yet."""

    name: str
    about: str
    lines: list[Line]


# -- which decks there are -----------------------------------------------------------------------------------------


@cache
def ready_decks() -> dict[str, Deck]:
    """The decks that come with the project, by key."""
    folder = files("quickening.games.shadowfist").joinpath("ready")
    if not folder.is_dir():
        return {}
    found = sorted((path for path in folder.iterdir() if path.name.endswith(".txt")), key=lambda path: path.name)
    return {path.name[:-4]: parse_deck(path.name[:-4], path.read_text(encoding="utf-8")) for path in found}


def imported_decks() -> dict[str, Path]:
    """The decks that were imported, by key."""
    return {path.stem: path for path in sorted((home() / "decks").glob("*.txt"))}


def read_deck(deck: str | Path | Deck | DeckList) -> Deck:
    """A deck by its key, from a file or by its cards' keys. Refuses what is none of these."""
    if isinstance(deck, Deck):
        return deck
    if isinstance(deck, DeckList):
        lines = [Line(1, key, "", deck.name) for key in deck.pile(DECK)]
        return Deck(deck.name, deck.name, "", dealt(deck.name, lines))
    if deck in ready_decks():
        return ready_decks()[str(deck)]
    path = imported_decks().get(str(deck), Path(deck))
    if not path.is_file():
        known = ", ".join([*ready_decks(), *imported_decks()])
        raise Unreadable(f"there is no deck {str(deck)!r}; there are: {known or 'none yet'}")
    return parse_deck(str(deck), file_text(path))


def parse_deck(key: str, text: str) -> Deck:
    """A deck from what is written in its file. Refuses it with everything that is wrong."""
    written = read_written(key, text)
    return Deck(key, written.name, written.about, dealt(key, written.lines))


def dealt(key: str, lines: list[Line]) -> tuple[Printed, ...]:
    """The cards of the lines. Those that are not there or were not read are named, each once."""
    known = all_cards()
    cards: list[Printed] = []
    wrong: dict[str, str] = {}
    for line in lines:
        try:
            cards += [known.find(line.title, line.set_name)] * line.copies
        except Unreadable as error:
            wrong.setdefault(str(error), line.where)
    if wrong:
        raise Unreadable(f"{key} cannot be dealt:" + "".join(f"\n  {where}: {one}" for one, where in wrong.items()))
    return tuple(cards)


# -- how decks are written -----------------------------------------------------------------------------------------


def read_written(key: str, text: str) -> Written:
    """A deck as it is written: LackeyCCG's XML, or lines of numbers and titles."""
    return _xml(key, text) if is_xml_deck(text) else _plain(key, text)


def _xml(key: str, text: str) -> Written:
    cards = xml_deck(text)
    nameless = [number for number, card in enumerate(cards, 1) if not card.title]
    if nameless or not cards:
        wrong = f"card {nameless[0]} has no name" if nameless else "there are no cards in its zone Deck"
        raise Unreadable(f"{key}: {wrong}")
    lines = [Line(1, card.title, card.set_name, f"card {number}") for number, card in enumerate(cards, 1)]
    return Written(Path(key).stem, "", lines)


def _plain(key: str, text: str) -> Written:
    """`3 Ting Ting` a line, or `3<TAB>Ting Ting`, with the set in brackets if need be; `# name`, `## about` on top.

    Other zones than the deck, each under its name and a colon, and a sideboard are not part of it.
    """
    name, about, lines, counts = key, "", [], True
    for number, line in enumerate(lines_of(text), 1):
        words = line.strip()
        if words.startswith("##"):
            about = words[2:].strip()
        elif words.startswith("#"):
            name = words[1:].strip()
        elif _ZONE_LINE.match(words):
            counts = words.lower() == "deck:"
        elif words and counts:
            lines.append(_line(words, key, f"line {number}"))
    return Written(name, about, lines)


def _line(words: str, key: str, where: str) -> Line:
    match = _LINE.match(words)
    if match is None:
        raise Unreadable(f"{key}, {where}: {words!r} is not a number and a card’s title")
    if not 1 <= int(match.group(1)) <= MANY:
        raise Unreadable(f"{key}, {where}: {match.group(1)} copies of a card are not for a deck")
    return Line(int(match.group(1)), match.group(2), match.group(3) or "", where)


def find_card(name: str, pool: Mapping[str, Printed] | None = None) -> Printed | None:
    """A card by key or title; of several printings the latest (SF 8.3.1.1)."""
    cards = all_cards() if pool is None else pool
    same = [key for key, card in cards.items() if name.lower() in (key, card.name.lower())]
    return cards[same[-1]] if same else None
