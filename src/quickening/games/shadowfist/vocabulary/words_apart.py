"""Descriptions of several kinds of card, each with its own words: `a Character or a Weapon State`."""

from __future__ import annotations

from typing import Any

from quickening.games.shadowfist.vocabulary import filters
from quickening.lang.selections import Cards
from quickening.text.phrasebook import Phrasebook
from quickening.text.printer import words_for
from quickening.text.reader import Reading

#: What stands between two kinds where an article says that the second has its own words.
_JOINTS = (("or", "a"), ("or", "any"), ("and", "each"), ("and", "every"), ("and", "all"), ("and", "any"))

#: Nouns that are words before `State` as well: `Weapon or <Gun> State` is one kind.
_OF_STATES = tuple(filters.Noun(word) for word in ("Weapon", "Vehicle", "Schtick"))


def add_apart(book: Phrasebook) -> None:
    """SF 7.0. `<Fire> Event or <Ice> State`: with an article or a marked word, each word is about its own kind."""
    for number, noun, joint in (("one", "noun_one", ["or", "a"]), ("many", "noun_many", ["and", "all"])):
        for before in ("", "{before:adjectives} "):
            book.phrase(f"kind_{number}", f"{before}{{noun:{noun}}}", Cards)
        book.phrase(f"marked_{number}", f"{{before:keens}} {{noun:{noun}}}", Cards)
        _add_kinds(book, number, joint)


def _add_kinds(book: Phrasebook, number: str, joint: list[str]) -> None:
    def read(reading: Reading, at: int) -> list[tuple[int, Any]]:
        found: list[tuple[int, Any]] = []
        growing: list[tuple[int, tuple[Any, ...]]] = [
            (end, (one,)) for end, one in reading.read(f"kind_{number}", at)
        ]
        while growing:
            growing = [
                (stop, (*kinds, one))
                for end, kinds in growing
                for begin, category in _next(reading, end, number)
                if category.startswith("kind") or _plain(kinds[-1]) not in _OF_STATES
                for stop, one in reading.read(category, begin)
                if reading.words[begin - 1] not in ("each", "every") or _apart(kinds, one)
            ]
            found += [(end, filters.AnyNoun(tuple(map(_plain, kinds)))) for end, kinds in growing]
        return found

    def show(meaning: Any) -> list[str] | None:
        if not isinstance(meaning, filters.AnyNoun) or not any(isinstance(kind, Cards) for kind in meaning.options):
            return None
        kinds = [kind if isinstance(kind, Cards) else Cards(kind) for kind in meaning.options]
        shown = [words_for(book, f"kind_{number}", kind) for kind in kinds]
        if None in shown:
            return None
        return [word for n, words in enumerate(shown) for word in [*(joint if n else ()), *(words or ())]]

    book.lexical(f"kinds_{number}", read, show, "kinds of card")


def _next(reading: Reading, at: int, number: str) -> list[tuple[int, str]]:
    """Where the next kind begins, and what reads it."""
    words = reading.words
    found = [(at + 2, f"kind_{number}") for joint in _JOINTS if tuple(words[at : at + 2]) == joint]
    comma = at + 1 if words[at : at + 1] == [","] else at
    if words[comma : comma + 1] in (["or"], ["and"]):
        found.append((comma + 1, f"marked_{number}"))
    elif comma > at:
        found.append((comma, f"marked_{number}"))
    return found


def _apart(kinds: tuple[Cards, ...], one: Cards) -> bool:
    """Whether no card is of two kinds: with `each ... and each ...` it would not be clear how often it counts."""
    return all(kind.noun != one.noun and filters.Noun("card") not in (kind.noun, one.noun) for kind in kinds)


def _plain(kind: Cards) -> Any:
    """A kind without words of its own is its noun."""
    return kind if kind.before else kind.noun
