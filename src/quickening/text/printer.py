"""Trees into text, in canonical wording: the first phrase that fits prints."""

from __future__ import annotations

from typing import Any

from quickening.text.phrasebook import ListOf, Phrase, Phrasebook, Slot
from quickening.text.tokens import join


class NotPrintable(ValueError):
    """A tree for which there are no words."""


def write(book: Phrasebook, category: str, meaning: Any) -> str:
    """The canonical text of a tree."""
    words = words_for(book, category, meaning)
    if words is None:
        raise NotPrintable(f"there are no words for {meaning!r} as {category}")
    return join(words)


def words_for(book: Phrasebook, category: str, meaning: Any) -> list[str] | None:
    """The words for a meaning, or `None` if this category cannot say it."""
    lexical = book.lexicals.get(category)
    if lexical is not None:
        return lexical.print(meaning)
    for one in book.lists.get(category, ()):
        if isinstance(meaning, tuple) and len(meaning) >= one.least and (one.separators or len(meaning) == 1):
            words = _words_for_list(book, one, meaning)
            if words is not None:
                return words
    for phrase in book.categories.get(category, ()):
        if phrase.printed:
            words = _words_for_phrase(book, phrase, meaning)
            if words is not None:
                return words
    return None


def _words_for_phrase(book: Phrasebook, phrase: Phrase, meaning: Any) -> list[str] | None:
    parts = phrase.unbuild(meaning)
    if parts is None:
        return None
    out: list[str] = []
    for part in phrase.spelled:
        words = words_for(book, part.category, parts[part.field]) if isinstance(part, Slot) else [part.text]
        if words is None:
            return None
        out += words
    return out


def _words_for_list(book: Phrasebook, one: ListOf, items: tuple[Any, ...]) -> list[str] | None:
    out: list[str] = []
    for n, item in enumerate(items):
        words = words_for(book, one.item, item)
        if words is None:
            return None
        out += [*(_joint(one, n, len(items)) if n else ()), *words]
    return out


def _joint(one: ListOf, place: int, many: int) -> tuple[str, ...]:
    """What stands before a part of a list; `last` before the last of them: `2 and 3`, `2, 3, and 4`."""
    if not one.last or place < many - 1:
        return one.separators[0]
    return (one.last,) if many == 2 else (*one.separators[0], one.last)
