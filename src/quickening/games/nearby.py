"""What stops a text from being read, in a player's words: the smallest clause, and a near wording that is read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache
from typing import Any, NamedTuple

from quickening.english.tables import rows
from quickening.text.reader import NotRead

#: Tables of words, each with the columns in which words stand.
TABLES = (
    ("verbs.tsv", ("verb", "frame")),
    ("nouns.tsv", ("noun", "plural")),
    ("adjectives.tsv", ("adjective",)),
    ("keywords.tsv", ("keyword",)),
    ("adjuncts.tsv", ("words", "adjunct")),
    ("relations.tsv", ("relation", "words")),
)
_CLAUSE = re.compile(r"(?<=[.!?])\s+|\s*::\s*|\n")
_WORD = re.compile(r"[A-Za-z][a-z'-]+")
GAMES = ("huntik", "shadowfist", "highlander")
#: So many wordings are tried: each is read whole.
TRIES = 60


class Stopped(NamedTuple):
    """The smallest clause that is not understood, and one close to it that is, if one was found."""

    clause: str
    near: str = ""


def explained(grammar: Any, card_type: str, name: str, text: str, position: int) -> Stopped:
    """Why a text was refused: the clause at fault, and what could stand there."""
    clause = next((one for one in clauses(text, position) if not is_read(grammar, card_type, name, one)), text)
    return Stopped(clause, next(readable(grammar, card_type, name, clause), ""))


def advice(stopped: Stopped) -> str:
    """The same in two lines for people."""
    near = f"\nThis would be understood: {stopped.near}" if stopped.near else ""
    return f"\nNot understood by itself: {stopped.clause}{near}"


def clauses(text: str, position: int) -> Iterator[str]:
    """The clauses of a text: first the one where reading stopped, then the others."""
    found, start = [], 0
    for cut in (*_CLAUSE.finditer(text), None):
        end = len(text) if cut is None else cut.start()
        found.append((not start <= position <= end, text[start:end].strip()))
        start = end if cut is None else cut.end()
    yield from (one for _, one in sorted(found, key=lambda each: each[0]) if one)


def is_read(grammar: Any, card_type: str, name: str, text: str) -> bool:
    """Whether a clause is understood by itself."""
    try:
        grammar.read_text(card_type, name, text)
    except NotRead:
        return False
    return True


def readable(grammar: Any, card_type: str, name: str, clause: str) -> Iterator[str]:
    """Wordings close to a clause that are read: another word in the place of one, one word less, a shorter end."""
    for number, wording in enumerate(close_wordings(clause, name)):
        if number >= TRIES:
            return
        if is_read(grammar, card_type, name, wording):
            yield wording


def close_wordings(clause: str, name: str) -> Iterator[str]:
    """What a clause could have said.

    Unknown words first, then each word as one or as many, then each left out, then what its end adds.
    """
    words, known = clause.split(), vocabulary()
    for n, word in enumerate(words):
        plain = word.strip(".,:;").lower()
        if _WORD.fullmatch(plain) and plain not in known and plain not in name.lower():
            for other in get_close_matches(plain, sorted(known), 4, 0.7):
                put = other.capitalize() if word[0].isupper() else other
                yield " ".join([*words[:n], f"{put}{word[len(plain) :]}", *words[n + 1 :]])
    for n, word in enumerate(words):
        for other in known.intersection(numbers_of(word.strip(".,:;").lower())):
            yield " ".join([*words[:n], re.sub(r"[A-Za-z]+", other, word, count=1), *words[n + 1 :]])
    for n in range(len(words) - 1, 0, -1):
        yield " ".join([*words[:n], *words[n + 1 :]]).rstrip(".,") + "."
    for end in range(len(words) - 2, len(words) * 3 // 5, -1):  # a wording that leaves out more is no near one
        yield " ".join(words[:end]).rstrip(".,") + "."


def numbers_of(word: str) -> set[str]:
    """A word as of one and as of many, as far as letters tell.

    >>> sorted(numbers_of("card")), sorted(numbers_of("draws"))
    (['cardes', 'cards'], ['draw'])
    """
    return (
        {word.removesuffix("s"), word.removesuffix("es")} - {word}
        if word.endswith("s")
        else {f"{word}s", f"{word}es"}
    )


@cache
def vocabulary() -> frozenset[str]:
    """All words of the tables, with their plain endings."""
    packages = ("quickening.english.words", *(f"quickening.games.{game}.lexicon" for game in GAMES))
    found: set[str] = set()
    for package in packages:
        for table, columns in TABLES:
            for row in rows(package, table):
                for column in columns:
                    found.update(word.lower() for word in _WORD.findall(row.get(column, "")))
    return frozenset(found | {f"{word}s" for word in found})
