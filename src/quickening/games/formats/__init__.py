"""Decks as the programs have them that people play with elsewhere, read and written alike for every game.

Files from elsewhere are not trusted: nothing in them is looked up or carried out, what is malformed is passed over or
refused with one message, and a list that no deck could be is refused before it is gone through.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from quickening.core.files import shown
from quickening.core.refusals import Refused, Unreadable
from quickening.games import Deck, Rules
from quickening.games.formats import cockatrice, lackey, octgn, sheets, simulator
from quickening.games.formats.entries import Entry
from quickening.games.formats.markup import check_whole
from quickening.games.made import apart, made_cards
from quickening.games.written import MANY, Line, Written, plain_deck

#: More letters than any list of a deck has.
LONGEST = 2_000_000
#: More cards than any deck has.
MOST = 5_000


def deck_from(key: str, text: str, sets: Container[str] | None = None) -> Written:
    """A deck as it is written down in any of the formats. Refuses what is none, with what is wrong and where.

    Where another program's file names a set that is none of `sets`, any printing of the card will do.
    """
    if len(text) > LONGEST:
        raise Unreadable(f"{shown(key)}: too long for a deck: {len(text):,} letters")
    text, made = apart(text)
    if text.lstrip().startswith("<"):
        check_whole(text, shown(key))
    found = _entries(key, text)
    if found is None:
        return plain_deck(key, text)._replace(made=made)
    name, entries = found
    if not entries:
        raise Unreadable(f"{shown(key)}: there are no cards in its deck")
    if len(entries) > MOST:
        raise Unreadable(f"{shown(key)}: {len(entries):,} cards are no deck")
    lines = [_line(key, one, number) for number, one in enumerate(entries, 1)]
    if sets is not None:
        lines = [line if line.set_name.lower() in sets else line._replace(set_name="") for line in lines]
    return Written({"#": name or Path(key).stem}, lines, made)


def _entries(key: str, text: str) -> tuple[str, Sequence[Entry]] | None:
    """What a file calls itself and has in it; nothing if it is in no program's format."""
    if simulator.is_deck(text):
        return "", simulator.deck(text, shown(key))
    if cockatrice.is_deck(text):
        return cockatrice.name_of(text), cockatrice.deck(text)
    if octgn.is_deck(text):
        return "", octgn.deck(text)
    if lackey.is_deck(text):
        return "", lackey.deck(text)
    return ("", sheets.deck(text)) if sheets.is_deck(text) else None


def _line(key: str, one: Entry, number: int) -> Line:
    if not one.title:
        raise Unreadable(f"{shown(key)}: card {number} has no name")
    if not (one.copies.isascii() and one.copies.isdigit() and len(one.copies) <= 4 and 1 <= int(one.copies) <= MANY):
        raise Unreadable(f"{shown(key)}: {shown(one.copies)} copies of {shown(one.title)} are not for a deck")
    return Line(int(one.copies), one.title, one.set_name, f"card {number}")


def as_text(heads: Mapping[str, str], entries: Iterable[Entry]) -> list[str]:
    """A deck as lines of plain text, with what stands on top of it."""
    return [*(f"{mark} {words}" for mark, words in heads.items() if words), *map(_words, entries)]


def entries_in(written: Written) -> list[Entry]:
    """What is written, each card once."""
    counts: Counter[tuple[str, str]] = Counter()
    for line in written.lines:
        counts[line.title, line.set_name] += line.copies
    return [Entry(str(count), *card) for card, count in counts.items()]


def cards_of(game: Rules, deck: Deck) -> list[Any]:
    """The cards of a deck, all piles together."""
    known, listed = game.table().definitions, deck.listed()
    made = made_cards(game.NAME, listed.made)
    return [made[key] if key in made else known[key] for _, keys in listed.piles for key in keys]


def entries_of(cards: Iterable[Any]) -> list[Entry]:
    """Cards that were found, each once, by title and set."""
    counts = Counter((str(getattr(card, "title", card.name)), str(getattr(card, "set", ""))) for card in cards)
    return [Entry(str(count), *card) for card, count in counts.items()]


def _words(one: Entry) -> str:
    return f"{one.copies} {one.title} ({one.set_name})" if one.set_name else f"{one.copies} {one.title}"


# -- writing -------------------------------------------------------------------------------------------------------


def plain(name: str, entries: Iterable[Entry], game: str) -> str:
    """A deck as lines of numbers and titles."""
    return "\n".join(as_text({"#": name}, entries)) + "\n"


#: How a deck is written for each program, and how such files end.
WRITERS: Mapping[str, tuple[Callable[[str, Iterable[Entry], str], str], str]] = {
    "text": (plain, ".txt"),
    "lackey": (lackey.written, ".dek"),
    "octgn": (octgn.written, ".o8d"),
    "cockatrice": (cockatrice.written, ".cod"),
    "simulator": (simulator.written, ".json"),
    "csv": (sheets.written, ".csv"),
}


def deck_as(form: str, name: str, cards: Iterable[Any], game: str) -> str:
    """A deck in a program's format. Refuses one that is not known."""
    if form not in WRITERS:
        raise Refused(f"decks are not written as {shown(form)!r}; there are: {', '.join(WRITERS)}")
    return WRITERS[form][0](name, entries_of(cards), game)
