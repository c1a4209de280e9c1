"""Text into trees. Every way to read a text is found; two different trees are an error, as is none.

The reader works top-down over words and remembers what each category gave at each place, so that nothing is read
twice. The furthest place that was reached, and what would have been understood there, make the error message.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from quickening.core.refusals import Unreadable
from quickening.text.phrasebook import ListOf, Phrase, Phrasebook, Slot, word_of
from quickening.text.tokens import Token, tokens

#: So many letters before and after the place are shown.
MUCH = 300
#: So many letters a text may have: no card has a tenth of them, and looking for phrases takes the longer the more.
LONGEST = 4_000


class NotRead(Unreadable):
    """A text that was not understood: where, and what was expected there."""

    hint = "expected"

    def __init__(self, text: str, position: int, expected: Sequence[str], problem: str = "not understood") -> None:
        self.text = text
        self.position = position
        self.expected = tuple(expected)
        self.problem = problem
        line, at = _around(text.replace("\n", " "), position)
        wanted = ", ".join(self.expected[:8]) + (", ..." if len(self.expected) > 8 else "")
        hint = f" ({self.hint} {wanted})" if wanted else ""
        super().__init__(f"{problem}{hint}\n    {line}\n    {' ' * at}^")


def _around(line: str, position: int) -> tuple[str, int]:
    """What stands around a place in a line, as much as can be looked over, and where the place is in that."""
    first, last = max(0, position - MUCH), position + MUCH
    before, after = "..." if first else "", "..." if last < len(line) else ""
    return f"{before}{line[first:last]}{after}", len(before) + position - first


class Ambiguous(NotRead):
    """A text that can be read in more than one way: what it could mean, and how that would be put."""

    hint = "it could mean"

    def __init__(self, text: str, meanings: Sequence[Any], wordings: Sequence[str]) -> None:
        super().__init__(text, 0, wordings, "more than one way to read this")
        self.meanings = tuple(meanings)


class Reading:
    """One text being read: its tokens, what was found so far, and how far anybody got."""

    def __init__(self, book: Phrasebook, text: str, names: Sequence[str] = ()) -> None:
        self.book = book
        self.text = text
        self.tokens: list[Token] = [token for token in tokens(text) if token.kind != "reminder"]
        self.words = [word_of(token) for token in self.tokens]
        self.names = [[word_of(token) for token in tokens(name)] for name in names]
        self.found: dict[tuple[str, int], list[tuple[int, Any]]] = {}
        self.furthest = 0
        self.expected: set[str] = set()

    def fail(self, at: int, wanted: str) -> None:
        """Nothing was understood here; `wanted` would have been."""
        if at > self.furthest:
            self.furthest, self.expected = at, set()
        if at == self.furthest:
            self.expected.add(wanted)

    def read(self, category: str, at: int) -> list[tuple[int, Any]]:
        """All readings of a category from a place: where each ends, and what it means."""
        key = category, at
        known = self.found.get(key)
        if known is None:
            self.found[key] = []  # a phrase that begins with its own category finds nothing
            known = self.found[key] = _distinct(self._read(category, at))
        return known

    def _read(self, category: str, at: int) -> list[tuple[int, Any]]:
        lexical = self.book.lexicals.get(category)
        if lexical is not None:
            found = lexical.read(self, at)
            if not found:
                self.fail(at, lexical.shown)
            return found
        found = [reading for one in self.book.lists.get(category, ()) for reading in self._read_list(one, at)]
        words, slots = self.book.by_first_word.get(category, ({}, {}))
        if at < len(self.words) and self.words[at] in words:
            found += [reading for phrase in words[self.words[at]] for reading in self.read_phrase(phrase, at)]
        elif words:
            for word in words:
                self.fail(at, f"“{word}”")
        for first, phrases in slots.items():
            if self.read(first, at):  # read once for all phrases that begin with it
                found += [reading for phrase in phrases for reading in self.read_phrase(phrase, at)]
        return found

    def read_phrase(self, phrase: Phrase, start: int) -> list[tuple[int, Any]]:
        """All readings of one phrase from a place."""
        partial: list[tuple[int, dict[str, Any]]] = [(start, {})]
        for element in phrase.elements:
            partial = self._read_slot(element, partial) if isinstance(element, Slot) else self._word(element, partial)
            if not partial:
                return []
        return [(end, phrase.build(parts)) for end, parts in partial]

    def _word(self, word: str, partial: list[tuple[int, dict[str, Any]]]) -> list[tuple[int, dict[str, Any]]]:
        kept = []
        for at, parts in partial:
            if at < len(self.words) and self.words[at] == word:
                kept.append((at + 1, parts))
            else:
                self.fail(at, f"“{word}”")
        return kept

    def _read_slot(self, slot: Slot, partial: list[tuple[int, dict[str, Any]]]) -> list[tuple[int, dict[str, Any]]]:
        return [
            (end, {**parts, slot.field: meaning})
            for at, parts in partial
            for end, meaning in self.read(slot.category, at)
        ]

    def _read_list(self, one: ListOf, start: int) -> list[tuple[int, Any]]:
        """Every prefix of the list is a reading; the phrase around it decides how long it has to be."""
        found: list[tuple[int, Any]] = []
        growing: list[tuple[int, tuple[Any, ...]]] = [(end, (item,)) for end, item in self.read(one.item, start)]
        while growing:
            found += [(end, items) for end, items in growing if len(items) >= one.least]
            growing = [
                (end, (*items, item))
                for at, items in growing
                for begin in self._separators(one, at)
                for end, item in self.read(one.item, begin)
            ]
        return found

    def _separators(self, one: ListOf, at: int) -> list[int]:
        ends = [at + len(words) for words in one.separators if tuple(self.words[at : at + len(words)]) == words]
        if not ends:
            for words in one.separators:
                self.fail(at, f"“{' '.join(words)}”")
        return ends


def _distinct(found: list[tuple[int, Any]]) -> list[tuple[int, Any]]:
    if len(found) < 2:
        return found
    distinct: list[tuple[int, Any]] = []
    for reading in found:
        if reading not in distinct:
            distinct.append(reading)
    return distinct


def check_length(*words: str) -> None:
    """Refuse what is too long to be a card's text or name, before anything is looked for in it."""
    for text in words:
        if len(text) > LONGEST:
            raise NotRead(text, 0, (), f"{len(text)} letters; a card has {LONGEST} at most")


def read(book: Phrasebook, category: str, text: str, names: Sequence[str] = ()) -> Any:
    """The one meaning of a text. Refuses a text with none, with a caret, and a text with two.

    `names` are the card's own name and parts of it, by which it speaks of itself.
    """
    reading = Reading(book, text, names)
    whole = [meaning for end, meaning in reading.read(category, 0) if end == len(reading.tokens)]
    if len(whole) == 1:
        return whole[0]
    if whole:
        raise Ambiguous(text, whole, [repr(meaning) for meaning in whole])
    for end, _ in reading.read(category, 0):
        reading.fail(end, "the end")
    raise NotRead(text, _position(reading, text), sorted(reading.expected))


def _position(reading: Reading, text: str) -> int:
    if reading.furthest < len(reading.tokens):
        return reading.tokens[reading.furthest].start
    return len(text)
