"""Keywords that a card file brings along: a word alone with a reminder behind it means there what the reminder says.

    Swift (I can move up to 3 zones.)        so another card of the file may say just: Swift

What the game knows by itself stays as it is: a reminder counts only where a text is not understood without it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

#: Where a sentence begins; card files may write the end of a line as `\n`.
_BEGINS = r"(?:^|(?<=[.!)] )|(?<=\n)|(?<=\\n))"
_WORD = r"[A-Z][\w'’-]*(?: [A-Z][\w'’-]*){0,2}"
_DEFINED = re.compile(rf"{_BEGINS}(?P<word>{_WORD})\.? \((?P<says>[A-Z][^()]*[.!])\)")

#: What each word means, and where that is said.
Keywords = dict[str, tuple[str, str]]


def keywords_of(rows: Iterable[dict[str, str]], column: str) -> Keywords:
    """The words that the texts of a card file define. Two reminders of one word that differ define nothing."""
    found: Keywords = {}
    differing: set[str] = set()
    for row in rows:
        for one in _DEFINED.finditer(row[column]):
            says = found.setdefault(one["word"], (one["says"], row.get("where", "")))[0]
            if says != one["says"]:
                differing.add(one["word"])
    return {word: said for word, said in found.items() if word not in differing}


def spelled_out(text: str, keywords: Keywords) -> str:
    r"""A text with what its keywords mean in their place.

    >>> spelled_out(r"Swift\nDraw a card.", {"Swift": ("I can move up to 3 zones.", "line 2")})
    'I can move up to 3 zones.\\nDraw a card.'
    """
    for word, (says, _) in keywords.items():
        alone = re.compile(rf"{_BEGINS}{re.escape(word)}(?:\.? \([^()]*\)|\.|(?=\n|\\n|$))")
        text = alone.sub(lambda _, says=says: says, text)  # type: ignore[misc]  # mypy does not see the default
    return text
