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
from quickening.core.views import AreaView, CardView, Numbers, View

Vector: TypeAlias = npt.NDArray[np.float32]
#: Columns, and what is added in each.
Told: TypeAlias = tuple[tuple[int, ...], tuple[float, ...]]

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


class Amounts:
    """Columns, and what is added in each."""

    __slots__ = ("amounts", "columns")

    def __init__(self) -> None:
        self.columns: list[int] = []
        self.amounts: list[float] = []

    def add(self, told: Told) -> None:
        """Add what is told of a card or a fact."""
        self.columns += told[0]
        self.amounts += told[1]

    def vector(self, length: int) -> npt.NDArray[np.float64]:
        """All that falls into one column added up."""
        return np.asarray(np.bincount(self.columns, self.amounts, length), dtype=np.float64)


class Onlooker:
    """How things stand as one seat sees them. What has not changed since it last looked is not worked out again."""

    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        self.seats = seats
        self.areas: dict[tuple[str, int | None], tuple[tuple[CardView, ...], Told]] = {}
        self.cards: dict[tuple[str, int], tuple[CardView, Told]] = {}
        self.facts: dict[str, tuple[Any, Told]] = {}

    def vector(self, view: View) -> Vector:
        """How things stand in a view of the seat."""
        found = Amounts()
        for name, value in view.status:
            found.add(self.fact(name, value))
        for area in view.areas:
            if area.cards:
                found.add(self.area(area))
        return bounded(found.vector(STATE))

    def fact(self, name: str, value: Any) -> Told:
        """What a fact of the game adds."""
        before = self.facts.get(name)
        if before is not None and before[0] == value:
            return before[1]
        found = told_of_fact(name, value, self.seat)
        self.facts[name] = value, found
        return found

    def area(self, area: AreaView) -> Told:
        """What the cards of an area add."""
        before = self.areas.get((area.name, area.seat))
        if before is not None and before[0] == area.cards:
            return before[1]
        whose = "all" if area.seat is None else str((area.seat - self.seat) % self.seats)
        found = Amounts()
        found.add(((CARDS + column(f"{area.name} {whose}", FACTS),), (len(area.cards) / 10,)))
        for card in area.cards:
            if card.name:
                found.add(self.card(area.name, card))
        told = tuple(found.columns), tuple(found.amounts)
        self.areas[area.name, area.seat] = area.cards, told
        return told

    def card(self, area: str, card: CardView) -> Told:
        """What a card adds whose face is seen. One that is as it was is the same object (`Board`)."""
        before = self.cards.get((area, card.handle))
        if before is not None and before[0] is card:
            return before[1]
        who = card.owner if card.controller is None else card.controller
        place = -1 if who is None else (who - self.seat) % self.seats
        told = told_of_card(area, place, card.name, card.numbers, card.marks)
        self.cards[area, card.handle] = card, told
        return told


def bounded(found: npt.NDArray[np.float64]) -> Vector:
    """What is told, none of it larger than may be."""
    return np.minimum(np.maximum(found, -MOST), MOST).astype(np.float32)


@lru_cache(maxsize=100_000)
def told_of_card(area: str, place: int, name: str, numbers: Numbers, marks: tuple[str, ...]) -> Told:
    """A card whose face is seen: where it is, whose, and its numbers.

    The same cards are looked at again and again, mostly unchanged: it is worked out once.
    """
    whose = "all" if place < 0 else str(place)
    said = [*(what for what, _ in numbers), *marks]
    columns = [CARDS + column(f"{area} {whose} {what}", FACTS) for what in said]
    amounts = [*(number / 10 for _, number in numbers), *(0.1 for _ in marks)]
    return (column(f"{area} {whose} {name}", CARDS), *columns), (1.0, *amounts)


def told_of_fact(name: str, value: Any, seat: int) -> Told:
    """A fact of the game: a number or a word, one for each seat, or more that is left out."""
    if isinstance(value, bool | int | float):
        return (CARDS + column(name, FACTS),), (value / 10,)
    if isinstance(value, str):
        return (CARDS + column(f"{name} {value}", FACTS),), (1.0,)
    if isinstance(value, tuple) and value and all(isinstance(one, bool | int | float) for one in value):
        places = [(place - seat) % len(value) for place in range(len(value))]
        columns = [CARDS + column(f"{name} {place}", FACTS) for place in places]
        return tuple(columns), tuple([one / 10 for one in value])
    return (), ()


def option_rows(decision: Decision | None, chosen: tuple[int, ...], seat: int, seats: int) -> Vector:
    """A row for each option; those chosen already are marked, and the row after the last ends the answer."""
    found = np.zeros((OPTIONS + 1, ROW), dtype=np.float32)
    if decision is None:
        return found
    options = decision.options[:OPTIONS]
    asked = column(decision.sort or decision.question, WORDS)
    told = Amounts()
    for place, option in enumerate(options):
        start, columns = place * ROW, columns_of_option(asked, option.kind, option.name, option.other_name)
        told.columns += [start + at for at in columns]
        told.amounts += amounts_of(option, len(columns), seat, seats)
    told.add((tuple([place * ROW + WORDS + 3 for place in chosen]), (1.0,) * len(chosen)))
    found[: len(options)] = bounded(told.vector(len(options) * ROW)).reshape(-1, ROW)
    found[OPTIONS, WORDS + 4] = 1
    return found


@cache
def columns_of_option(asked: int, kind: str, name: str, other_name: str) -> tuple[int, ...]:
    """The columns of an option: what is asked, its number, seat and place, and what it says."""
    said = [kind, *([name] if name else []), *([f"other {other_name}"] if other_name else [])]
    return asked, WORDS, WORDS + 1, WORDS + 2, *[column(word, WORDS) for word in said]


def amounts_of(option: Option, columns: int, seat: int, seats: int) -> list[float]:
    """What is added in the columns of an option."""
    whose = 0 if option.seat is None else 1 + (option.seat - seat) % seats
    return [0.5, (option.number or 0) / 10, whose, option.index / 10, *[1.0] * (columns - 4)]
