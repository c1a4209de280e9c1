"""What every game's texts have that no table lists: numbers in words, and names."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

_SPELLED = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
NUMBER_WORDS = {word: number for number, word in enumerate(_SPELLED, 1)}
_JOINERS = {"of", "the", "to", "in", "for", "a", "on"}


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
