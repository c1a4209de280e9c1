"""Where the three rulebooks differ: one file per book fills the same named hooks.

A hook is a field of `Edition` (`hooks.py`). What a book says about it is a `Way`: a `value` the rules branch on, one
of those that the hook names, the same in `words`, and the `rule` that says so. Lay `first.py`, `third.py` and
`type_one.py` side by side, or ask `compare()`.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, NamedTuple

from quickening.games.highlander.editions.first import FIRST
from quickening.games.highlander.editions.hooks import Edition, Way
from quickening.games.highlander.editions.third import THIRD
from quickening.games.highlander.editions.type_one import TYPE_ONE

__all__ = ["EDITIONS", "HOOKS", "Difference", "Edition", "Way", "compare"]

HOOKS = Edition._fields[3:]
EDITIONS: dict[str, Edition] = {book.name: book for book in (FIRST, THIRD, TYPE_ONE)}


class Difference(NamedTuple):
    """One line of the comparison: what it is about, and how each book does it."""

    hook: str
    question: str
    ways: tuple[Way[Any], ...]


def compare() -> list[Difference]:
    """What differs between the books: one line per hook that is not filled alike by all."""
    asked = _questions()
    rows = [
        Difference(
            hook.replace("_", " "), asked.get(hook, hook), tuple(getattr(book, hook) for book in EDITIONS.values())
        )
        for hook in HOOKS
    ]
    return [row for row in rows if len({way.value for way in row.ways}) > 1]


def _questions() -> dict[str, str]:
    """The question that each hook answers, as the comment above it puts it; none where there is no source to read."""
    source = Path(__file__).with_name("hooks.py")
    if not source.is_file():
        return {}
    comments = re.findall(r"((?:    # [^-\n].*\n)+)    (\w+): Way", source.read_text(encoding="utf-8"))
    return {hook: re.sub(r"\s*\n?    # ", " ", comment).strip() for comment, hook in comments}
