"""Lists as texts write them: `one, two and three`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quickening.text.phrasebook import Phrasebook
from quickening.text.printer import words_for
from quickening.text.reader import Reading

Wrap = Callable[[tuple[Any, ...]], Any]
Unwrap = Callable[[Any], tuple[Any, ...] | None]


def add_series(
    book: Phrasebook,
    category: str,
    item: str,
    joints: tuple[str, ...],
    wrap: Wrap | None = None,
    unwrap: Unwrap | None = None,
    first: str = "",
    least: int = 1,
    within: bool = False,
) -> None:
    """A list of items with commas between them and a joint, the first of `joints`, before the last.

    `first` is the category of the first item where it differs. `wrap` makes one meaning of them, `unwrap` undoes it.
    `within`: the list may be part of a longer one, whose joint comes after it: `gains one, two and cannot attack`.
    """

    def read(reading: Reading, at: int) -> list[tuple[int, Any]]:
        found = []
        growing: list[tuple[int, tuple[Any, ...], bool]]
        growing = [(end, (one,), False) for end, one in reading.read(first or item, at)]
        while growing:
            found += [
                (end, items)
                for end, items, closed in growing
                if len(items) >= least and (closed or len(items) == 1 or (within and _goes_on(reading, end, joints)))
            ]
            growing = [
                (stop, (*items, one), joined)
                for end, items, closed in growing
                for begin, joined in _joints(reading, end, joints)
                if joined or not closed
                for stop, one in reading.read(item, begin)
            ]
        return [(end, wrap(items) if wrap else items) for end, items in found]

    def show(meaning: Any) -> list[str] | None:
        items = unwrap(meaning) if unwrap else meaning
        if unwrap and isinstance(items, tuple) and len(items) > 1:
            whole = words_for(
                book, first or item, meaning
            )  # `gains one and two` rather than `gains one and gains two`
            if whole is not None:
                return whole
        if not isinstance(items, tuple) or len(items) < least or not items:
            return None
        return _shown(book, [first or item] + [item] * (len(items) - 1), items, joints[0])

    book.lexical(category, read, show, item.replace("_", " "))


def _goes_on(reading: Reading, at: int, joints: tuple[str, ...]) -> bool:
    """Whether a joint follows here."""
    return any(joined for _, joined in _joints(reading, at, joints))


def _joints(reading: Reading, at: int, joints: tuple[str, ...]) -> list[tuple[int, bool]]:
    """Where the next item may begin, and whether the list is closed by it."""
    words = reading.words
    if at >= len(words):
        return []
    if words[at] == ",":
        if at + 1 < len(words) and words[at + 1] in joints:
            return [(at + 2, True)]
        return [(at + 1, False)]
    if words[at : at + 2] == ["and", "then"] and "then" in joints:
        return [(at + 2, True)]
    if words[at] in joints:
        return [(at + 3 if words[at + 1 : at + 3] == ["/", "or"] else at + 1, True)]
    return []


def _shown(book: Phrasebook, kinds: list[str], items: tuple[Any, ...], joint: str) -> list[str] | None:
    out: list[str] = []
    for n, (kind, one) in enumerate(zip(kinds, items, strict=True)):
        words = words_for(book, kind, one)
        if words is None:
            return None
        if n:
            out += [joint] if n == len(items) - 1 else [","]
        out += words
    return out


def add_sequence(book: Phrasebook, category: str, item: str, last: str) -> None:
    """Items one after another, of which only the last may be of the category `last`."""

    def read(reading: Reading, at: int) -> list[tuple[int, Any]]:
        found: list[tuple[int, Any]] = [(end, (one,)) for end, one in reading.read(last, at)]
        growing: list[tuple[int, tuple[Any, ...]]] = [(end, (one,)) for end, one in reading.read(item, at)]
        while growing:
            found += growing
            found += [(stop, (*items, one)) for end, items in growing for stop, one in reading.read(last, end)]
            growing = [(stop, (*items, one)) for end, items in growing for stop, one in reading.read(item, end)]
        return found

    def show(meaning: Any) -> list[str] | None:
        if not isinstance(meaning, tuple) or not meaning:
            return None
        out: list[str] = []
        for n, one in enumerate(meaning):
            words = words_for(book, item, one)
            if words is None and n == len(meaning) - 1:
                words = words_for(book, last, one)
            if words is None:
                return None
            out += words
        return out

    book.lexical(category, read, show, item.replace("_", " "))


def add_pattern(book: Phrasebook, category: str, start: str, end: str, shown: str) -> None:
    """A token such as `<Fire>` or `{chi}`: what stands between the marks."""

    def read(reading: Reading, at: int) -> list[tuple[int, Any]]:
        if at >= len(reading.tokens):
            return []
        text = reading.tokens[at].text
        if len(text) > 2 and text[0] == start and text[-1] == end:
            return [(at + 1, text[1:-1].strip())]
        return []

    def show(value: Any) -> list[str] | None:
        return [f"{start}{value}{end}"] if isinstance(value, str) and value else None

    book.lexical(category, read, show, shown)


def add_quoted(book: Phrasebook, category: str) -> None:
    """`"A Title"`: SF 42.0, a title in quotation marks."""

    def read(reading: Reading, at: int) -> list[tuple[int, Any]]:
        if at >= len(reading.tokens) or reading.words[at] != '"':
            return []
        for end in range(at + 1, min(at + 12, len(reading.tokens))):
            if reading.words[end] == '"' and end > at + 1:
                raw = reading.text[reading.tokens[at].end : reading.tokens[end].start].strip()
                return [(end + 1, raw.rstrip(".,"))]
        return []

    def show(value: Any) -> list[str] | None:
        return [f'"{value}"'] if isinstance(value, str) and value else None

    book.lexical(category, read, show, "a title in quotation marks")


def add_filtered(book: Phrasebook, category: str, inner: str, kept: Callable[[Any], bool]) -> None:
    """What another category reads, without the meanings that have another way to be said."""

    def read(reading: Reading, at: int) -> list[tuple[int, Any]]:
        return [(end, meaning) for end, meaning in reading.read(inner, at) if kept(meaning)]

    def show(meaning: Any) -> list[str] | None:
        return words_for(book, inner, meaning) if kept(meaning) else None

    book.lexical(category, read, show, inner.replace("_", " "))
