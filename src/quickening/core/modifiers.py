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
    needs = [{n for n, other in enumerate(waiting) if other is not one and depends(one, other)} for one in waiting]
    if not any(needs):
        return waiting
    return [waiting[n] for n in _ordered(set(range(len(waiting))), needs)]


def in_loops(
    changes: Sequence[Change],
    stamp: Callable[[Change], int],
    depends: Callable[[Change, Change], bool],
) -> list[tuple[Change, ...]]:
    """The changes in order, those that depend on each other together.

    >>> in_loops([3, 1, 2], stamp=lambda n: n, depends=lambda a, b: (a, b) in {(1, 2), (2, 1)})
    [(1, 2), (3,)]
    """
    ordered = in_order(changes, stamp, depends)
    places = range(len(ordered))
    needs = [{n for n in places if n != m and depends(ordered[m], ordered[n])} for m in places]
    reached = [_reached(n, set(places), needs) for n in places]
    loops: list[list[int]] = []
    for n in places:
        if loops and n in reached[loops[-1][0]] and loops[-1][0] in reached[n]:
            loops[-1].append(n)
        else:
            loops.append([n])
    return [tuple(ordered[n] for n in loop) for loop in loops]


def _ordered(left: set[int], needs: list[set[int]]) -> list[int]:
    """By time, each after all it depends on. A loop stands where its youngest does, before all that needs it."""
    reached = {one: _reached(one, left, needs) for one in left}
    ordered: list[int] = []
    while left:
        ready = [one for one in left if all(one in reached[other] for other in reached[one] & left)]
        first = min(ready, key=lambda one: (max(reached[one] & left | {one}), one))
        loop = reached[first] & left - {first}
        ordered += [first, *_ordered(loop, needs)]
        left = left - loop - {first}
    return ordered


def _reached(one: int, left: set[int], needs: list[set[int]]) -> set[int]:
    """What it depends on, directly or through others."""
    reached: set[int] = set()
    todo = {one}
    while todo:
        todo = set().union(*(needs[other] for other in todo)) & left - reached
        reached |= todo
    return reached
