"""One text being read: its words, what was found at each place, and how far anybody got.

The grammar is functions `(reading, at) -> list of what was found from there`, each remembered by place, so that
nothing is read twice. Of the readings of one function over the same words only those are kept that no preference
beats (`preferences.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache, wraps
from typing import Any, NamedTuple, TypeVar

from quickening.english.lexicon import Lexicon, Role
from quickening.text.lexicals import NUMBER_WORDS
from quickening.text.phrasebook import word_of
from quickening.text.tokens import Token, tokens

#: Features of a phrase: one thing, many, or what may be either.
ONE, MANY, EITHER = "one", "many", "either"


class Found(NamedTuple):
    """A phrase that was read: where it ends, what it means, and what it shows to its neighbours.

    `kinds` are the kinds of thing it may be, most often one. `outer` is how many modifiers hang on it directly: of
    two readings of the same words the one with fewer has them on a nearer noun.
    """

    end: int
    node: Any
    number: str = ONE
    kinds: tuple[str, ...] = ()
    person: int = 3
    outer: int = 0


@lru_cache
def _words_of(name: str) -> tuple[str, ...]:
    return tuple(word_of(token) for token in tokens(name))


class Reading:
    """A text, the words it may use, and what was found so far.

    `implied`: a sentence without a subject speaks of the card itself (`Cannot be healed.`). `states`: what something
    is may be the whole of a sentence (`Your opponent is Prone.`), and `for each` and `unless` belong to any deed.
    """

    def __init__(
        self,
        lexicon: Lexicon,
        text: str,
        names: Sequence[str] = (),
        own_kinds: Sequence[str] = (),
        implied: bool = False,
        states: bool = False,
    ) -> None:
        self.lexicon = lexicon
        self.implied = implied
        self.states = states
        self.text = text
        self.tokens: list[Token] = [token for token in tokens(text) if token.kind != "reminder"]
        self.words = [word_of(token) for token in self.tokens]
        #: The words, and no words behind the end and before the beginning: rules look a little further than the text.
        self.there = [*self.words, *("",) * _BEYOND]
        self.names = [_words_of(name) for name in names]
        self.own_kinds = tuple(own_kinds)
        self.known: dict[tuple[str, Any], Any] = {}
        self.furthest = 0
        self.wanted: set[str] = set()
        self.used: set[str] = set()

    def word(self, at: int) -> str:
        """The word at a place, or nothing behind the end."""
        return self.there[at]

    def has(self, at: int, words: tuple[str, ...]) -> bool:
        """Whether these words stand at a place."""
        if not words:
            return True
        if self.there[at] != words[0]:
            return False
        return len(words) == 1 or tuple(self.there[at : at + len(words)]) == words

    def fail(self, at: int, wanted: str) -> None:
        """Nothing was understood here; `wanted` would have been."""
        if at > self.furthest:
            self.furthest, self.wanted = at, set()
        if at == self.furthest:
            self.wanted.add(wanted)

    def entries(self, table: dict[str, list[Any]], at: int) -> list[Any]:
        """The entries of a table whose words stand at a place, longest first, as `longest_first` has them."""
        known = table.get(self.there[at])
        return [entry for entry in known if len(entry[0]) == 1 or self.has(at, entry[0])] if known else []

    def position(self, at: int) -> int:
        """Where in the text a word stands."""
        return self.tokens[at].start if at < len(self.tokens) else len(self.text)

    def fits(self, found: Found, role: Role) -> bool:
        """Whether what was found may take a part."""
        return any(self.lexicon.is_kind(kind, sort) for kind in found.kinds for sort in role.sorts)


#: So far behind the end a rule may look.
_BEYOND = 32
Rule = Callable[[Reading, int], list[Any]]
#: In place of a word, for rules that begin with a number in figures or words, or with X.
NUMBER = "#"
_NUMBERS = (*NUMBER_WORDS, "zero", "x")
#: The words with which a rule begins, and the rule itself, by the rule that looks first which word is there.
_FIRST: dict[Rule, tuple[frozenset[str], Rule]] = {}


def begins(*words: str) -> Callable[[Rule], Rule]:
    """A rule that finds something only where one of these words stands."""
    first = frozenset(other for word in words for other in ((NUMBER, *_NUMBERS) if word == NUMBER else (word,)))

    def beginning(rule: Rule) -> Rule:
        @wraps(rule)
        def asked(reading: Reading, at: int) -> list[Any]:
            word = reading.there[at]
            return rule(reading, at) if word in first or (NUMBER in first and word[:1].isnumeric()) else []

        _FIRST[asked] = first, rule
        return asked

    return beginning


class Alternatives:
    """Rules that are asked one after the other at a place: only those that may begin with the word there."""

    def __init__(self, rules: Iterable[Rule]) -> None:
        known = [_FIRST.get(rule, (None, rule)) for rule in rules]
        words = {word for first, _ in known for word in first or ()}
        self.others = tuple(rule for first, rule in known if first is None)
        self.by_word = {
            word: tuple(rule for first, rule in known if first is None or word in first) for word in words
        }
        self.numbers = self.by_word.get(NUMBER, self.others)

    def __call__(self, reading: Reading, at: int) -> list[Any]:
        """All that the rules find from a place."""
        word = reading.there[at]
        rules = self.by_word.get(word)
        if rules is None:
            rules = self.numbers if word[:1].isnumeric() else self.others
        found = []
        for rule in rules:
            found += rule(reading, at)
        return found


def remembered(rule: Rule) -> Rule:
    """A rule of the grammar that is asked once for each place."""
    name = rule.__name__

    @wraps(rule)
    def asked(reading: Reading, at: int) -> list[Any]:
        key = name, at
        known: list[Any] | None = reading.known.get(key)
        if known is None:
            reading.known[key] = []
            known = reading.known[key] = rule(reading, at)
        return known

    return asked


Phrase = TypeVar("Phrase")


def grown(found: Sequence[Phrase], more: Callable[[Phrase], Sequence[Phrase]]) -> list[Phrase]:
    """What was found, and whatever `more` makes of each of it, until nothing is added.

    >>> grown([1], lambda one: [2 * one] if one < 8 else [])
    [1, 2, 4, 8]
    """
    every: list[Phrase] = []
    growing = list(found)
    while growing:
        every += growing
        growing = [one for before in growing for one in more(before)]
    return every


def distinct(found: Sequence[Phrase]) -> list[Phrase]:
    """What was found, each once; readings need not be hashable."""
    return [one for place, one in enumerate(found) if one not in found[:place]]
