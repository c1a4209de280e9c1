"""The predicates that say what type of card a card is (SF 7.1.1)."""

from __future__ import annotations

from typing import Any

from quickening.games.shadowfist.definitions import TYPES, UNCOPYABLE
from quickening.games.shadowfist.vocabulary import changes
from quickening.games.shadowfist.vocabulary.kinds import ChangeType
from quickening.text.phrasebook import Phrasebook


def add_type_predicates(book: Phrasebook, one: str, number: int) -> None:
    """`is also a Character`, `becomes an Edge`, `is a Site, not a Character`: in the singular or plural."""
    is_, becomes, s = (("is", "becomes", ""), ("are", "become", "s"))[number]
    a = ("a ", "")[number]
    kind, made = f"kind_{number}", f"made_kind_{number}"
    for word in TYPES[:-1]:
        for other in TYPES[:-1]:
            _one_or_the_other(book, one, number, word, other)
        book.phrase(one, f"{is_} also {a}{word}{s}", ChangeType, type=word, besides=True)
        book.phrase(one, f"{becomes} {a}{word}{s}", ChangeType, type=word)
        book.phrase(kind, f"{word}{s}", value=word)
    book.phrase(one, f"{is_} also {a}{{kind:{made}}}", _also, read_only=True)
    book.phrase(one, f"{becomes} {a}{{kind:{made}}}", _now, read_only=True)
    book.phrase(made, f"{{words:kind_words}} {{kind:{kind}}}", _made, read_only=True)
    book.phrase(made, f"{{kind:{kind}}} with {{figures}}", _made, read_only=True)
    book.phrase(made, f"{{words:kind_words}} {{kind:{kind}}} with {{figures}}", _made, read_only=True)
    if number == 0:
        _kind_words(book)


def _one_or_the_other(book: Phrasebook, one: str, number: int, word: str, other: str) -> None:
    is_, becomes, s, a = (("is", "becomes", "", "a "), ("are", "become", "s", ""))[number]
    if word != other:
        book.phrase(one, f"{is_} {a}{word}{s}, not {a}{other}{s}", _only(word), read_only=True)
        stays = f"{becomes} {a}{word}{s} while remaining {a}{other}{s}"
        book.phrase(one, stays, _besides(word), read_only=True)


def _kind_words(book: Phrasebook) -> None:
    """What a card of a new type has besides: designators, restrictions, figures."""
    book.list_of("kind_words", "kind_word", "")
    book.phrase("kind_word", "{word:designator}", changes.GainDesignator)
    book.phrase("kind_word", UNCOPYABLE, changes.GainRestriction, word=UNCOPYABLE)
    book.phrase("gain", UNCOPYABLE, changes.GainRestriction, word=UNCOPYABLE)
    for score, node in (("Fighting", changes.SetFighting), ("Body", changes.SetBody)):
        book.phrase("figures", f"a (printed|) {score} of {{amount:amt}}", node)
        book.phrase("figures", f"{{amount:amt}} {score}", node)
        book.phrase("figures", f"(printed|) {score} equal to {{amount}}", node)


def _only(word: str) -> Any:
    return lambda: ChangeType(word)


def _besides(word: str) -> Any:
    return lambda: ChangeType(word, True)


def _made(kind: str, words: tuple[Any, ...] = (), figures: Any = None) -> tuple[Any, ...]:
    return (kind, *words, *(() if figures is None else (figures,)))


def _also(kind: tuple[Any, ...]) -> Any:
    return changes.Several((ChangeType(kind[0], True), *kind[1:]))


def _now(kind: tuple[Any, ...]) -> Any:
    return changes.Several((ChangeType(kind[0]), *kind[1:]))
