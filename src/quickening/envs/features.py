"""What a seat sees, as numbers: a vector for how things stand, and a row for each option.

Cards and facts are told by their names, which are hashed into a fixed number of columns, so that any card of any set
has its place without a list of all cards. Seats are counted from the one that looks on.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, TypeAlias
from zlib import crc32

import numpy as np
import numpy.typing as npt

from quickening.core.decisions import Decision, Option
from quickening.core.views import Numbers, View

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
    found = [0.0] * STATE
    seats = len(view.names)
    for area in view.areas:
        whose = "all" if area.seat is None else str((area.seat - seat) % seats)
        found[CARDS + column(f"{area.name} {whose}", FACTS)] += len(area.cards) / 10
        for card in area.cards:
            if card.name:
                who = card.owner if card.controller is None else card.controller
                place = -1 if who is None else (who - seat) % seats
                for at, amount in told_of_card(area.name, place, card.name, card.numbers, card.marks):
                    found[at] += amount
    for name, value in view.status:
        add_fact(found, name, value, seat)
    return np.clip(np.array(found, dtype=np.float32), -MOST, MOST)


@lru_cache(maxsize=100_000)
def told_of_card(
    area: str, place: int, name: str, numbers: Numbers, marks: tuple[str, ...]
) -> tuple[tuple[int, float], ...]:
    """A card whose face is seen: where it is, whose, and its numbers; each a column, and what is added there.

    The same cards are looked at again and again, mostly unchanged: it is worked out once.
    """
    whose = "all" if place < 0 else str(place)
    found = [(column(f"{area} {whose} {name}", CARDS), 1.0)]
    found += [(CARDS + column(f"{area} {whose} {what}", FACTS), number / 10) for what, number in numbers]
    found += [(CARDS + column(f"{area} {whose} {mark}", FACTS), 0.1) for mark in marks]
    return tuple(found)


def add_fact(found: list[float], name: str, value: Any, seat: int) -> None:
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
    told = found[: len(decision.options)]
    np.clip(told, -MOST, MOST, out=told)
    return found


def add_option(row: Vector, option: Option, seat: int, seats: int) -> None:
    row[column(option.kind, WORDS)] += 1
    if option.name:
        row[column(option.name, WORDS)] += 1
    if option.other_name:
        row[column(f"other {option.other_name}", WORDS)] += 1
    row[WORDS] = (option.number or 0) / 10
    row[WORDS + 1] = 0 if option.seat is None else 1 + (option.seat - seat) % seats
    row[WORDS + 2] = option.index / 10
