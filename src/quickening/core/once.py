"""What follows from a value that never changes is worked out once."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

Value = TypeVar("Value")
Result = TypeVar("Result")

#: Printed texts are few, but effects with their amounts filled in are made anew all the time.
MANY = 20_000


def once(work_out: Callable[[Value], Result]) -> Callable[[Value], Result]:
    """A function of one frozen value that remembers its results, by identity.

    A tree is found by its identity sooner than its hash is worked out. The value is kept with the result, so that no
    other can have its identity; when there are too many, all are forgotten.

    >>> seen = []
    >>> length = once(lambda words: seen.append(words) or len(words))
    >>> text = ("a", "b")
    >>> length(text), length(text), len(seen)
    (2, 2, 1)
    """
    known: dict[int, tuple[Value, Result]] = {}

    @wraps(work_out)
    def remembered(value: Value) -> Result:
        try:
            return known[id(value)][1]
        except KeyError:
            if len(known) >= MANY:
                known.clear()
            result = work_out(value)
            known[id(value)] = (value, result)
            return result

    return remembered


def once_each(work_out: Callable[[Any, Value], Result]) -> Callable[[Any, Value], Result]:
    """The same for a value seen in different ways, e.g. a text in one of several kinds of words."""
    ways: dict[Any, Callable[[Value], Result]] = {}

    @wraps(work_out)
    def remembered(way: Any, value: Value) -> Result:
        found = ways.get(way)
        if found is None:
            found = ways[way] = once(lambda value: work_out(way, value))
        return found(value)

    return remembered
