"""Tables of several players."""

from __future__ import annotations

from collections.abc import Sequence


def sizes(players: int, most: int) -> list[int]:
    """How many sit at each table: as full as can be, and no table more than one short of another.

    >>> sizes(10, 4), sizes(5, 4), sizes(3, 4)
    ([4, 3, 3], [3, 2], [3])
    """
    tables = -(-players // most)
    return [players // tables + (number < players % tables) for number in range(tables)]


def pods(order: Sequence[str], most: int) -> list[tuple[str, ...]]:
    """The tables of a round: those who stand next to each other sit together."""
    found, at = [], 0
    for size in sizes(len(order), most):
        found.append(tuple(order[at : at + size]))
        at += size
    return found
