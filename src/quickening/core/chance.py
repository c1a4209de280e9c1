"""Random numbers small enough to be part of the state.

One 64-bit word (splitmix64): two games with equal state go on alike, and a clone costs nothing. The 625-word
generator of the standard library would dominate the cost of a clone.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Any

from quickening.core.data import Mutable

_MASK = (1 << 64) - 1


def mixed(seed: int) -> int:
    """The first state for a seed: near seeds must not give near sequences."""
    return _scramble((seed * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) & _MASK)


def _scramble(word: int) -> int:
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _MASK
    return word ^ (word >> 31)


class Chance(Mutable):
    """A source of chance. `word` is its whole state."""

    word: int

    @classmethod
    def seeded(cls, seed: int) -> Chance:
        """A source that always gives the same sequence for the same seed."""
        return cls(mixed(seed))

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, each equally likely (to within 2**-50); scrambled here, for speed."""
        word = self.word = (self.word + 0x9E3779B97F4A7C15) & _MASK
        word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((word ^ (word >> 31)) * limit) >> 64

    def roll(self, sides: int = 6) -> int:
        """One die."""
        return 1 + self.below(sides)

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Every order equally likely: for each place from the last one on, as by `below`, written out for speed."""
        word = self.word
        for last in range(len(items) - 1, 0, -1):
            word = (word + 0x9E3779B97F4A7C15) & _MASK
            mixed = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
            other = ((mixed ^ (mixed >> 31)) * (last + 1)) >> 64
            items[last], items[other] = items[other], items[last]
        self.word = word

    def pick(self, items: Any) -> Any:
        """One of the items."""
        return items[self.below(len(items))]
