"""What a seat sees, as numbers: a vector for how things stand, and a row for each option.

Cards and facts are told by their names, which are hashed into a fixed number of columns, so that any card of any set
has its place without a list of all cards. Seats are counted from the one that looks on.
"""

from __future__ import annotations

from functools import cache
from typing import Any, TypeAlias
from zlib import crc32

import numpy as np
import numpy.typing as npt

from quickening.core.decisions import Decision, Option
from quickening.core.views import CardView, View

Vector: TypeAlias = npt.NDArray[np.float32]

#: How many columns cards, facts of the game and the words of an option are hashed into.
CARDS, FACTS, WORDS = 256, 64, 48
#: The length of the vector, and of the row of an option: words, then number, seat, place, chosen, ends the answer.
STATE, ROW = CARDS + FACTS, WORDS + 5
#: At most so many options are told; no decision met in play had a third of it.
OPTIONS = 256
#: What is larger is told as this.
MOST = 50.0


@cache
def column(word: str, columns: int) -> int:
    """The column of a word, the same in every process."""
    return crc32(word.encode()) % columns


def state_vector(view: View, seat: int) -> Vector:
    """How things stand as a seat sees them."""
    found = np.zeros(STATE, dtype=np.float32)
    seats = len(view.names)
    for area in view.areas:
        whose = "all" if area.seat is None else str((area.seat - seat) % seats)
        found[CARDS + column(f"{area.name} {whose}", FACTS)] += len(area.cards) / 10
        for card in area.cards:
            if card.name:
                add_card(found, card, area.name, seat, seats)
    for name, value in view.status:
        add_fact(found, name, value, seat)
    return np.clip(found, -MOST, MOST)


def add_card(found: Vector, card: CardView, area: str, seat: int, seats: int) -> None:
    """A card whose face is seen: where it is, whose, and its numbers."""
    who = card.owner if card.controller is None else card.controller
    whose = "all" if who is None else str((who - seat) % seats)
    found[column(f"{area} {whose} {card.name}", CARDS)] += 1
    for name, number in card.numbers:
        found[CARDS + column(f"{area} {whose} {name}", FACTS)] += number / 10
    for mark in card.marks:
        found[CARDS + column(f"{area} {whose} {mark}", FACTS)] += 0.1


def add_fact(found: Vector, name: str, value: Any, seat: int) -> None:
    """A fact of the game: a number or a word, one for each seat, or more that is left out."""
    if isinstance(value, bool | int | float):
        found[CARDS + column(name, FACTS)] += value / 10
    elif isinstance(value, str):
        found[CARDS + column(f"{name} {value}", FACTS)] += 1
    elif isinstance(value, tuple) and value and all(isinstance(one, bool | int | float) for one in value):
        for place, one in enumerate(value):
            found[CARDS + column(f"{name} {(place - seat) % len(value)}", FACTS)] += one / 10


def option_rows(decision: Decision | None, chosen: tuple[int, ...], seat: int, seats: int) -> Vector:
    """A row for each option; those chosen already are marked, and the row after the last ends the answer."""
    found = np.zeros((OPTIONS + 1, ROW), dtype=np.float32)
    if decision is None:
        return found
    asked = column(decision.sort or decision.question, WORDS)
    for place, option in enumerate(decision.options[:OPTIONS]):
        row = found[place]
        row[asked] += 0.5
        add_option(row, option, seat, seats)
        row[WORDS + 3] = chosen.count(place)
    found[OPTIONS, WORDS + 4] = 1
    return np.clip(found, -MOST, MOST)


def add_option(row: Vector, option: Option, seat: int, seats: int) -> None:
    row[column(option.kind, WORDS)] += 1
    if option.name:
        row[column(option.name, WORDS)] += 1
    if option.other_name:
        row[column(f"other {option.other_name}", WORDS)] += 1
    row[WORDS] = (option.number or 0) / 10
    row[WORDS + 1] = 0 if option.seat is None else 1 + (option.seat - seat) % seats
    row[WORDS + 2] = option.index / 10
