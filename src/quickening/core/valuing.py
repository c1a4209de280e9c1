"""What a position is worth to each seat: hand-made figures, weighed by weights that games have taught.

A game says how each seat stands (`Game.figures`), one row of figures for each seat. A row times the weights is the
seat's score, and the scores become chances that add up to 1. The weights are a data file of the game, `value.json`,
made by `quickening train`, which is written down in it.
"""

from __future__ import annotations

from functools import cache
from math import exp
from typing import TypeAlias

from quickening.core.outside import Outcome
from quickening.core.weights import taught

#: Nobody counts options beyond this.
MANY = 9
#: A seat's figures, which tell how it stands.
Row: TypeAlias = list[float]


@cache
def weights_of(package: str, book: str, guesses: tuple[tuple[str, float], ...]) -> list[float]:
    """The weights for figures of these names; what was not taught yet is guessed."""
    found = taught(package).books.get(book)
    known = dict(zip(found.names, found.weights, strict=True)) if found is not None else {}
    return [known.get(name, guess) for name, guess in guesses]


@cache
def habits_of(package: str, book: str) -> dict[str, float]:
    """How much likelier than any an option is taken, by its words or kind; nothing is said of what was never met."""
    found = taught(package).books.get(book)
    return found.habits if found is not None else {}


def said_among(words: str, options: int) -> str:
    """The words of an option by which nothing is done, with how many there are; up to `MANY`.

    >>> said_among("Pass", 3), said_among("Pass", 30)
    ('Pass of 3', 'Pass of 9')
    """
    return f"{words} of {min(options, MANY)}"


def score(row: Row, weights: list[float]) -> float:
    """A plain dot product."""
    total = 0.0
    for place in range(len(row)):
        total += row[place] * weights[place]
    return total


def chances(scores: list[float]) -> list[float]:
    """The chances of seats with these scores; they add up to 1.

    >>> chances([0.0, 0.0]), chances([1.0, 1.0, 1.0, 1.0])
    ([0.5, 0.5], [0.25, 0.25, 0.25, 0.25])
    """
    highest = max(scores)
    powers = [exp(one - highest) for one in scores]
    total = sum(powers)
    return [one / total for one in powers]


def settled(outcome: Outcome, seats: int) -> list[float]:
    """What the end of a game is worth to each seat: winners share it; a draw is shared by all.

    >>> settled(Outcome((1,), "", ""), 2), settled(Outcome((), "", ""), 2)
    ([0.0, 1.0], [0.5, 0.5])
    """
    winners = outcome.winners or tuple(range(seats))
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
