"""Continuous changes, put in order by timestamp and dependency.

A change that depends on another is applied after it, however old it is; changes that depend on each other start with
the oldest. What "depends" means is the game's to say; the order is the same for all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from quickening.core.data import Frozen

Change = TypeVar("Change")


class Ref(Frozen, frozen=True):
    """A card as it was at one time: after a change of area the handle differs, and the card is another one."""

    card: int
    handle: int


def in_order(
    changes: Sequence[Change],
    stamp: Callable[[Change], int],
    depends: Callable[[Change, Change], bool],
) -> list[Change]:
    """Oldest first, but each after everything it depends on; a loop starts with its oldest member.

    >>> in_order([3, 1, 2], stamp=lambda n: n, depends=lambda a, b: (a, b) == (1, 2))
    [2, 1, 3]
    """
    waiting = sorted(changes, key=stamp)
    if not any(a is not b and depends(a, b) for a in waiting for b in waiting):
        return waiting
    ordered: list[Change] = []
    while waiting:
        first = _first_free(waiting, depends)
        waiting.remove(first)
        ordered.append(first)
    return ordered


def _first_free(waiting: list[Change], depends: Callable[[Change, Change], bool]) -> Change:
    for one in waiting:
        if not any(depends(one, other) for other in waiting if other is not one):
            return one
    return _oldest_of_a_loop(waiting, depends)


def _oldest_of_a_loop(waiting: list[Change], depends: Callable[[Change, Change], bool]) -> Change:
    """The oldest change that, through others, depends on itself."""
    for one in waiting:
        reached = _reached(one, waiting, depends)
        if any(item is one for item in reached):
            return one
    return waiting[0]


def _reached(one: Change, waiting: list[Change], depends: Callable[[Change, Change], bool]) -> list[Change]:
    reached: list[Change] = []
    todo = [one]
    while todo:
        current = todo.pop()
        for other in waiting:
            if other is not current and depends(current, other) and not any(other is item for item in reached):
                reached.append(other)
                todo.append(other)
    return reached
