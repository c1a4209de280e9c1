"""Categories every game needs that are not phrases: numbers, names, the card's own name."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from quickening.text.phrasebook import Phrasebook
from quickening.text.reader import Reading
from quickening.text.tokens import is_figure, tokens

_SPELLED = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
NUMBER_WORDS = {word: number for number, word in enumerate(_SPELLED, 1)}
_SENTENCE_STARTS = {".", "\n", "—", ":", "•", '"'}
_JOINERS = {"of", "the", "to", "in", "for", "a", "on"}


def add_number(book: Phrasebook, category: str = "n") -> None:
    """`3`, and the words for small numbers; printed as figures."""

    def read(reading: Reading, at: int) -> list[tuple[int, Any]]:
        if at >= len(reading.tokens):
            return []
        text = reading.words[at]
        if is_figure(text):
            return [(at + 1, int(text))]
        return [(at + 1, NUMBER_WORDS[text])] if text in NUMBER_WORDS else []

    def show(value: Any) -> list[str] | None:
        return [str(value)] if type(value) is int and value >= 0 else None

    book.lexical(category, read, show, "a number")


def add_name(
    book: Phrasebook, category: str, reserved: Collection[str], shown: str = "a name", opening: Collection[str] = ()
) -> None:
    """A card's name: capitalised words, joined by small words, a colon or a possessive. Every length is a reading.

    Any word has a capital at the start of a sentence: there a name is only read before one of the `opening` words,
    if there are such words.
    """

    def read(reading: Reading, at: int) -> list[tuple[int, Any]]:
        ends = name_ends(reading, at, reserved)
        if opening and (at == 0 or reading.words[at - 1] in _SENTENCE_STARTS):
            ends = [end for end in ends if end < len(reading.words) and reading.words[end] in opening]
        return [(end, spelled(reading, at, end)) for end in ends]

    def show(value: Any) -> list[str] | None:
        return [token.text for token in tokens(value)] if isinstance(value, str) and value else None

    book.lexical(category, read, show, shown)


def spelled(reading: Any, start: int, end: int) -> str:
    """The text between two places, as it is written."""
    text = reading.text[reading.tokens[start].start : reading.tokens[end - 1].end]
    return " ".join(text.split())


def name_ends(reading: Any, at: int, reserved: Collection[str]) -> list[int]:
    """Where a name that begins at a place may end."""
    ends = []
    place = at
    while place < len(reading.tokens):
        token = reading.tokens[place]
        if token.kind == "word" and token.capital and reading.words[place] not in reserved:
            place += 1
            ends.append(place)
        elif place > at and _joins(reading, place, reserved):
            place += 1
        else:
            break
    return ends


def _joins(reading: Any, place: int, reserved: Collection[str]) -> bool:
    """Whether a small word, colon or possessive here goes on with a name."""
    if place + 1 >= len(reading.tokens):
        return False
    token = reading.tokens[place]
    if not (
        reading.words[place] in _JOINERS or token.text == ":" or token.kind == "possessive" or token.text in ",-!&"
    ):
        return False
    coming = reading.tokens[place + 1]
    if reading.words[place + 1] in _JOINERS and place + 2 < len(reading.tokens):
        coming = reading.tokens[place + 2]
    return coming.kind == "word" and coming.capital and coming.text.lower() not in reserved


def add_own_name(book: Phrasebook, category: str, meaning: Any, printed: str) -> None:
    """The card's own name, or part of it (HK 200.2 and its like), printed in neutral words."""

    def read(reading: Reading, at: int) -> list[tuple[int, Any]]:
        return [
            (at + len(name), meaning) for name in reading.names if reading.words[at : at + len(name)] == name and name
        ]

    def show(value: Any) -> list[str] | None:
        return printed.split() if value == meaning else None

    book.lexical(category, read, show, "its own name")


def add_other_name(book: Phrasebook, category: str, names: str) -> None:
    """A name that is not the card's own."""
    known = book.lexicals[names]

    def read(reading: Reading, at: int) -> list[tuple[int, Any]]:
        own = {at + len(name) for name in reading.names if reading.words[at : at + len(name)] == name}
        return [(end, name) for end, name in known.read(reading, at) if end not in own]

    book.lexical(category, read, known.print, known.shown)
