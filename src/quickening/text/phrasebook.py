"""A phrasebook: each phrase is read and printed by the same entry.

An entry says how a thing is worded and what it is::

    book.phrase("effect", "draw {count:cards}", Draw)
    book.phrase("effect", "draw a card", Draw, count=1)
    book.phrase("side", "friendly", value="friendly")
    book.phrase("effect", "{action:game_action}")            # stands for another category

`{field:category}` is a part read by another category and kept in that field of the node; `{field}` is short for
`{field:field}`. A word matches whatever its capitals. `a` stands for `an` too. `[...]` is read but need not be
there, and is not printed. `(one|two)` is either; the first is printed. The first entry that fits a node prints it,
so `also=` wordings, which are read and never printed, stand with the wording that is; `read_only` entries are never
printed at all. A part whose field begins with `_` is read and not kept; the entry says what to print for it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache, cached_property
from itertools import product
from typing import Any, NamedTuple

import msgspec

from quickening.core.data import fields
from quickening.text.tokens import Token, tokens

_UNSET = object()


def word_of(token: Token) -> str:
    """How phrases spell a token."""
    text = token.text.lower()
    return "a" if text == "an" else text


class Slot(NamedTuple):
    """A part of a phrase that another category reads."""

    field: str
    category: str


Element = str | Slot


class Phrase:
    """One wording of one kind of node."""

    def __init__(
        self,
        category: str,
        template: str,
        node: Callable[..., Any] | None,
        fixed: dict[str, Any],
        value: Any,
        printed: bool,
    ) -> None:
        self.category = category
        self.template = template
        self.spelled = _spelled(template)
        self.elements = tuple(word_of(part) if isinstance(part, Token) else part for part in self.spelled)
        self.node = node
        self.fixed = fixed
        self.value = value
        self.printed = printed
        self.slots = [element for element in self.elements if isinstance(element, Slot)]
        self._check()

    def _check(self) -> None:
        if not self.elements:
            raise ValueError(f"{self.category}: an empty phrase")
        if self.node is None and self.value is _UNSET and len(self.slots) != 1:
            raise ValueError(f"{self.category}: {self.template!r} names no node")
        for slot in self.slots:
            if slot.field[0] != "_" and sum(other.field == slot.field for other in self.slots) > 1:
                raise ValueError(f"{self.category}: {self.template!r} says {slot.field!r} twice")
        if isinstance(self.node, type):
            self._check_fields(self.node)

    def _check_fields(self, node: type) -> None:
        said = {slot.field for slot in self.slots} | set(self.fixed)
        known = _defaults(node)
        for name, default in known.items():
            if default is _UNSET and name not in said:
                raise ValueError(f"{self.category}: {self.template!r} says nothing of {name!r}")
        for name in said:
            if name not in known and name[0] != "_":
                raise ValueError(f"{self.category}: {self.template!r} speaks of {name!r}, unknown to {node.__name__}")

    def build(self, parts: dict[str, Any]) -> Any:
        """What the phrase means, given its parts."""
        if self.node is not None:
            said = {name: part for name, part in (self.fixed | parts).items() if name[0] != "_"}
            return self.node(**said)
        if self.value is not _UNSET:
            return self.value
        return next(iter(parts.values()))

    def unbuild(self, meaning: Any) -> dict[str, Any] | None:
        """The parts, if this phrase can word that meaning."""
        if self.node is None:
            if self.value is not _UNSET:
                return {} if same(meaning, self.value) else None
            return {self.slots[0].field: meaning}
        if not isinstance(self.node, type) or type(meaning) is not self.node:
            return None
        said = {slot.field for slot in self.slots}
        node: Any = self.node
        for name, default in _defaults(node).items():
            if name not in said and not same(getattr(meaning, name), self.fixed.get(name, default)):
                return None
        return {name: self.fixed[name] if name[0] == "_" else getattr(meaning, name) for name in said}

    def __repr__(self) -> str:
        return f"<{self.category}: {self.template}>"


def same(one: Any, other: Any) -> bool:
    """Equal and of one kind: `True` is not 1 here."""
    return type(one) is type(other) and one == other


@cache
def _defaults(node: Any) -> dict[str, Any]:
    """The default of each field; a field without one matches nothing that is not said."""
    return {field.name: _UNSET if field.default is msgspec.NODEFAULT else field.default for field in fields(node)}


@cache  # a phrase is looked at for its parts before it is learnt
def _spelled(template: str) -> tuple[Token | Slot, ...]:
    """The words, as they are to be printed, and slots of a template without options."""
    found: list[Token | Slot] = []
    at = 0
    for match in re.finditer(r"\{(\w+)(?::(\w+))?\}", template):
        found += tokens(template[at : match.start()])
        found.append(Slot(match.group(1), match.group(2) or match.group(1)))
        at = match.end()
    return (*found, *tokens(template[at:]))


def expand(template: str) -> Iterator[str]:
    """All wordings of a template with `[...]` and `(a|b)`, the one to print first.

    >>> list(expand("[then] (go|run)"))
    [' go', ' run', 'then go', 'then run']
    """
    pieces: list[list[str]] = []
    at = 0
    for match in re.finditer(r"\[([^\[\]]*)\]|\(([^()]*)\)", template):
        pieces.append([template[at : match.start()]])
        pieces.append(["", match.group(1)] if match.group(1) is not None else match.group(2).split("|"))
        at = match.end()
    pieces.append([template[at:]])
    for combination in product(*pieces):
        yield "".join(combination)


Reader = Callable[["Any", int], list[tuple[int, Any]]]
Printer = Callable[["Any"], list[str] | None]


class Lexical(NamedTuple):
    """A category read by a function: numbers, names, the card itself. It reads a text at a place, or prints."""

    read: Reader
    print: Printer
    shown: str


class ListOf(NamedTuple):
    """A category that is a tuple of another's: `one, two and three`."""

    item: str
    separators: tuple[tuple[str, ...], ...]
    least: int
    #: What is printed before the last of several, besides the first separator.
    last: str = ""


class Phrasebook:
    """The phrases of a game by category."""

    def __init__(self) -> None:
        self.categories: dict[str, list[Phrase]] = {}
        self.lexicals: dict[str, Lexical] = {}
        self.lists: dict[str, list[ListOf]] = {}

    def phrase(
        self,
        category: str,
        template: str,
        node: Callable[..., Any] | None = None,
        /,
        *,
        value: Any = _UNSET,
        also: tuple[str, ...] | str = (),
        read_only: bool = False,
        **fixed: Any,
    ) -> None:
        """Learn a phrase. `also` are wordings that are read but never printed."""
        wordings = [template, *([also] if isinstance(also, str) else also)]
        phrases = self.categories.setdefault(category, [])
        self.__dict__.pop("by_first_word", None)  # the index has to be made anew
        for wording in wordings:
            for expanded in expand(wording):
                printed = not read_only and wording is template and expanded == next(expand(template))
                phrases.append(Phrase(category, expanded, node, fixed, value, printed))

    def words(self, category: str, **meanings: Any) -> None:
        """Several one-word phrases at once: `book.words("side", friendly="friendly", enemy="enemy")`."""
        for word, meaning in meanings.items():
            self.phrase(category, word.replace("_", " "), value=meaning)

    def lexical(self, category: str, read: Reader, print: Printer, shown: str) -> None:
        """Learn a category read by a function; `shown` names it in error messages."""
        self.lexicals[category] = Lexical(read, print, shown)

    def list_of(self, category: str, item: str, *separators: str, least: int = 1, last: str = "") -> None:
        """Learn a category of one or more items. The first separator is printed."""
        split = tuple(tuple(token.text.lower() for token in tokens(text)) for text in separators)
        self.lists.setdefault(category, []).append(ListOf(item, split, least, last))

    def check(self) -> None:
        """Every category that is spoken of exists."""
        known = {*self.categories, *self.lexicals, *self.lists}
        for phrases in self.categories.values():
            for phrase in phrases:
                for slot in phrase.slots:
                    if slot.category not in known:
                        raise ValueError(f"{phrase!r} speaks of {slot.category!r}, which is no category")
        for lists in self.lists.values():
            for one in lists:
                if one.item not in known:
                    raise ValueError(f"a list speaks of {one.item!r}, which is no category")

    @cached_property
    def by_first_word(self) -> dict[str, tuple[dict[str, list[Phrase]], dict[str, list[Phrase]]]]:
        """For each category the phrases by their first word, and those that start with a slot by its category."""
        index: dict[str, tuple[dict[str, list[Phrase]], dict[str, list[Phrase]]]] = {}
        for category, phrases in self.categories.items():
            words: dict[str, list[Phrase]] = {}
            slots: dict[str, list[Phrase]] = {}
            for phrase in phrases:
                first = phrase.elements[0]
                if isinstance(first, Slot):
                    slots.setdefault(first.category, []).append(phrase)
                else:
                    words.setdefault(first, []).append(phrase)
            index[category] = words, slots
        return index
