"""An independent reading of card text: lark's Earley parser with explicit ambiguity, over the same phrases.

The grammar is made for one text at a time. Every token is its own terminal, so that a word may at once be part of a
name and a word of a phrase; only phrases all of whose words occur in the text are in it. All derivations are turned
into meanings, and there must be just one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

from lark import Lark, Token, Tree

from quickening.text.phrasebook import ListOf, Phrase, Phrasebook, Slot
from quickening.text.reader import Reading


class EarleyReading:
    """One text, its grammar and its derivations."""

    def __init__(self, book: Phrasebook, category: str, text: str, names: Sequence[str]) -> None:
        self.book = book
        self.reading = Reading(book, text, names)
        self.phrases: dict[str, Phrase] = {}
        self.lists: dict[str, ListOf] = {}
        self.spans: dict[str, Any] = {}
        self.rules: dict[str, list[str]] = {}
        self.category = category
        self._add_category(category)

    # -- the grammar -----------------------------------------------------------------------------------------------

    def _add_category(self, category: str) -> str:
        rule = f"c_{category}"
        if rule in self.rules:
            return rule
        self.rules[rule] = []
        if category in self.book.lexicals:
            self._add_spans(rule, category)
            return rule
        for number, phrase in enumerate(one for one in self.book.categories.get(category, ()) if one.is_read):
            if all(isinstance(part, Slot) or part in self.reading.words for part in phrase.elements):
                self._add_phrase(rule, f"p_{category}_{number}", phrase)
        for number, one in enumerate(self.book.lists.get(category, ())):
            self._add_list(rule, f"l_{category}_{number}", one)
        return rule

    def _add_spans(self, rule: str, category: str) -> None:
        """A lexical category may take several tokens; each span it finds is a rule of its own."""
        for start in range(len(self.reading.tokens)):
            for end, meaning in self.book.lexicals[category].read(self.reading, start):
                name = f"s_{category}_{start}_{end}_{len(self.spans)}"
                self.spans[name] = meaning
                self.rules[name] = [" ".join(f"T{n}" for n in range(start, end))]
                self.rules[rule].append(name)

    def _add_phrase(self, rule: str, name: str, phrase: Phrase) -> None:
        parts = [
            self._add_category(part.category) if isinstance(part, Slot) else self._word(part)
            for part in phrase.elements
        ]
        self.phrases[name] = phrase
        self.rules[name] = [" ".join(parts)]
        self.rules[rule].append(name)

    def _add_list(self, rule: str, name: str, one: ListOf) -> None:
        item = self._add_category(one.item)
        self.lists[name] = one
        self.rules[name] = [item]
        for words in one.separators:
            if all(word in self.reading.words for word in words):
                self.rules[name].append(" ".join([item, *(self._word(word) for word in words), name]))
        self.rules[rule].append(name)

    def _word(self, word: str) -> str:
        places = [f"T{n}" for n, other in enumerate(self.reading.words) if other == word]
        name = f"w_{places[0].lower()}"
        self.rules.setdefault(name, places)
        return name

    def grammar(self) -> str:
        """The grammar in lark's notation; rules that lead nowhere are left out."""
        useful = self._useful()
        lines = [f"start: c_{self.category}"]
        lines += [f"{name}: {' | '.join(self._open(useful, name))}" for name in sorted(useful)]
        lines += [f'T{n}: "{n} "' for n in range(len(self.reading.tokens))]
        return "\n".join(lines)

    def _open(self, useful: set[str], name: str) -> list[str]:
        """The ways a rule can be fulfilled."""
        return [one for one in self.rules[name] if all(part[0] == "T" or part in useful for part in one.split())]

    def _useful(self) -> set[str]:
        useful: set[str] = set()
        while True:
            more = {name for name in self.rules if name not in useful and self._open(useful, name)}
            if not more:
                return useful
            useful |= more

    # -- the meanings ----------------------------------------------------------------------------------------------

    def meanings(self) -> list[Any]:
        """Every different meaning of the whole text."""
        parser = Lark(self.grammar(), parser="earley", ambiguity="explicit", lexer="basic", keep_all_tokens=True)
        tree = parser.parse("".join(f"{n} " for n in range(len(self.reading.tokens))))
        found: list[Any] = []
        for meaning in self._of(tree):
            if meaning not in found:
                found.append(meaning)
        return found

    def _of(self, tree: Tree[Token] | Token) -> Iterator[Any]:
        if isinstance(tree, Token):
            return
        name = str(tree.data)
        if name == "_ambig":
            for child in tree.children:
                yield from self._of(child)
        elif name in self.spans:
            yield self.spans[name]
        elif name in self.phrases:
            yield from self._of_phrase(self.phrases[name], tree)
        elif name in self.lists:
            yield from (items for items in self._items(tree) if len(items) >= self.lists[name].least)
        else:
            yield from self._of(tree.children[0])

    def _of_phrase(self, phrase: Phrase, tree: Tree[Token]) -> Iterator[Any]:
        parts = [child for child, part in zip(tree.children, phrase.elements, strict=True) if isinstance(part, Slot)]
        for meanings in product(*(list(self._of(part)) for part in parts)):
            yield phrase.build({slot.field: meaning for slot, meaning in zip(phrase.slots, meanings, strict=True)})

    def _items(self, tree: Tree[Token] | Token) -> Iterator[tuple[Any, ...]]:
        """The items of a list: the first, and those of the rest of it."""
        assert isinstance(tree, Tree)
        if tree.data == "_ambig":
            for child in tree.children:
                yield from self._items(child)
        elif len(tree.children) == 1:
            yield from ((item,) for item in self._of(tree.children[0]))
        else:
            for item, rest in product(list(self._of(tree.children[0])), list(self._items(tree.children[-1]))):
                yield (item, *rest)
