"""Other ways to put the same words, before a text is read: patterns of a table (`spelling.tsv`) and what is meant."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from typing import NamedTuple

from quickening.english.tables import rows

#: What is put for a pattern.
Put = str | Callable[[re.Match[str]], str]
#: Parts of a pattern in which no letter stands for itself alone: classes, escapes, groups without groups in them.
_SKIPPED = re.compile(r"\[\^?\]?[^\]]*\]|\\x[0-9a-f]{2}|\\.|\((?:\?[<:!=]+)?[^()]*\)[?*+]?")
_RUN = re.compile(r"[A-Za-z' ]+(?P<maybe>[?*{]?)")


class Spelling(NamedTuple):
    """A way to put something, what is put for it, and small letters that stand in every text with it."""

    said: re.Pattern[str]
    meant: Put
    needs: str


def spelling(said: re.Pattern[str], meant: Put) -> Spelling:
    """A pattern and what is put for it."""
    return Spelling(said, meant, needed(said.pattern))


def needed(pattern: str) -> str:
    r"""The longest run of letters without which a pattern fits no text; none where it lists others instead.

    >>> needed(r"\bper turn (?:in )?this ways?\b"), needed(r"(?i)\bone\b|\btwo\b")
    ('per turn ', '')
    """
    plain = re.sub(r"^\(\?i\)", "", pattern)
    while _SKIPPED.search(plain):
        plain = _SKIPPED.sub("\n", plain)
    runs = [one[0].rstrip("?*{")[: -1 if one["maybe"] else None] for one in _RUN.finditer(plain)]
    return max(runs, key=len, default="").lower() if "|" not in plain else ""


@cache
def spellings(package: str, stage: str = "") -> tuple[Spelling, ...]:
    """The lines of a game's table; where the table has stages, those of one. `~` is a space at an end."""
    found = (row for row in rows(package, "spelling.tsv") if row.get("stage", "") == stage)
    return tuple(spelling(re.compile(row["said"]), row["meant"].replace("~", " ")) for row in found)


def respelled(text: str, known: Iterable[Spelling]) -> str:
    """A text with each wording that has another one for it in that other one."""
    small = text.lower()
    for one in known:
        if one.needs in small:
            put = one.said.sub(one.meant, text)
            if put != text:
                text, small = put, put.lower()
    return text
