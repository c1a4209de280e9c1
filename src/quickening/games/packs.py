"""Packs for Limited play, made of a game's cards by a table (`packs.tsv`): so many of each sort, drawn by lot."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import Any, NamedTuple, Protocol, TypeVar, cast

from quickening.core.chance import Chance
from quickening.core.data import Definition
from quickening.core.plugins import package_of
from quickening.core.refusals import Refused

#: What packs are called in the tables.
STARTER, BOOSTER = "starter", "booster"
#: As many of a sort as there are: one of each.
EACH = "each"

C = TypeVar("C", bound=Definition)


class Limited(Protocol):
    """What the module `limited` of a game has, if the game knows Limited play."""

    #: How many boosters everybody opens: usually, and at the least and the most.
    BOOSTERS: int
    FEWEST: int
    MOST: int
    #: Whether everybody has a starter before that.
    STARTERS: bool
    #: The rule that says so.
    RULE: str

    def pack(self, kind: str, chance: Chance) -> tuple[str, ...]:
        """The cards of a pack by their keys."""

    def options(self, boosters: int) -> dict[str, str | int]:
        """What a game with such decks is told."""

    def worth(self, key: str) -> float:
        """How good a card looks at a glance, to a bot that drafts."""

    def left_out(self, pool: Sequence[str]) -> tuple[str, ...]:
        """The cards that a deck of all these is better, or only legal, without."""

    def check(self, pool: Sequence[str], deck: Sequence[str]) -> None:
        """Refuse a deck that may not be made of a pool; how large it has to be is for the game to say."""


def limited(game: str) -> Limited:
    """Limited play of a game. Refuses a game whose book has none."""
    if not has_limited(game):
        raise Refused(f"{game} is not played with packs: its rulebook says nothing of it")
    return cast("Limited", import_module(f"{package_of(game)}.limited"))


def has_limited(game: str) -> bool:
    return find_spec(f"{package_of(game)}.limited") is not None


class Slot(NamedTuple):
    """A line of the table: in such a pack are so many cards of a sort."""

    pack: str
    many: str
    sort: str


def slots_of(game: str) -> list[Slot]:
    """What is in the packs of a game."""
    lines = files(package_of(game)).joinpath("packs.tsv").read_text(encoding="utf-8").splitlines()
    return [Slot(*line.split("\t")[:3]) for line in lines[1:]]


def pack_of(
    slots: Sequence[Slot], kind: str, sorts: Mapping[str, Callable[[Any], bool]], pool: Sequence[C], chance: Chance
) -> tuple[C, ...]:
    """A pack: of each sort so many different cards, by lot; of a sort with fewer cards, some come again."""
    found: list[C] = []
    for slot in (one for one in slots if one.pack == kind):
        fitting = [card for card in pool if sorts[slot.sort](card)]
        found += fitting if slot.many == EACH else drawn(fitting, int(slot.many), chance)
    return tuple(found)


def drawn(cards: Sequence[C], count: int, chance: Chance) -> list[C]:
    """So many cards by lot, none twice before each was drawn once."""
    found: list[C] = []
    while len(found) < count:
        left = list(cards)
        chance.shuffle(left)
        found += left[: count - len(found)]
    return found
