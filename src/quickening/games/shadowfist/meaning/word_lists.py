"""Words that the phrases of `phrases.tsv` are made of and that are no phrases: numbers, signs, adjectives."""

from __future__ import annotations

from typing import Any

from quickening.games.shadowfist.definitions import FACTIONS, TALENTS
from quickening.games.shadowfist.kinds import filters, filters_figures
from quickening.games.shadowfist.kinds.basics import Number, X
from quickening.games.shadowfist.meaning.series import add_pattern, add_quoted, add_sequence
from quickening.lang.selections import Cards, ThisCard
from quickening.text.lexicals import add_name, add_number, add_own_name
from quickening.text.phrasebook import Phrasebook
from quickening.text.printer import words_for
from quickening.text.reader import Reading
from quickening.text.tokens import is_figure

#: Signs as they are printed, and as files and old cards spell them.
SIGNS = {**{sign: sign for sign in (*FACTIONS, *TALENTS)}, "7ma": "sev"}


def add_word_lists(book: Phrasebook) -> None:
    """Numbers, signs, designators, titles, adjectives, kinds of card."""
    add_number(book)
    add_pattern(book, "designator", "<", ">", "a designator")
    add_quoted(book, "title")
    add_name(book, "plain_title", ())
    add_own_name(book, "own_name", ThisCard(), "this card")
    _signs(book)
    for category, mark in (("plus", "+"), ("minus", "-")):
        _signed(book, category, mark)
    _bare_designator(book)
    _marked(book, "marked", "designator", filters.Designated, "word")
    _marked(book, "colored", "sign", filters.OfResource, "sign")
    _cost_word(book)
    _adjectives(book)
    add_sequence(book, "after_one", "qualifier_one", "ending_one")
    add_sequence(book, "after_many", "qualifier_many", "ending_many")
    for number, joint in (("one", ["or", "a"]), ("many", ["and", "all"])):
        _add_kinds(book, number, joint)


def _signs(book: Phrasebook) -> None:
    def read(reading: Reading, at: int) -> list[tuple[int, Any]]:
        word = reading.words[at] if at < len(reading.words) else ""
        sign = SIGNS.get(word[1:-1].strip()) if word.startswith("{") else None
        return [(at + 1, sign)] if sign else []

    book.lexical("sign", read, lambda value: [f"{{{value}}}"] if value in SIGNS.values() else None, "a resource")


def _signed(book: Phrasebook, category: str, mark: str) -> None:
    """`+2` or `+X`; `-1` or `-X`: the number without the sign."""

    def read(reading: Reading, at: int) -> list[tuple[int, Any]]:
        words = reading.words[at : at + 2]
        if words and words[0][0] == mark and is_figure(words[0][1:]):
            return [(at + 1, Number(int(words[0][1:])))]
        return [(at + 2, X())] if words == [mark, "x"] else []

    def show(value: Any) -> list[str] | None:
        if isinstance(value, X):
            return [f"{mark}X"]
        return [f"{mark}{value.number}"] if isinstance(value, Number) and value.number >= 0 else None

    book.lexical(category, read, show, f"a number with {mark}")


def _marked(book: Phrasebook, category: str, inner: str, node: Any, field: str) -> None:
    """`<Fire>` and `non-<Fire>`, `{chi}` and `non-{chi}` as words before a noun."""
    known = book.lexicals[inner]

    def read(reading: Reading, at: int) -> list[tuple[int, Any]]:
        found = [(end, node(**{field: value})) for end, value in known.read(reading, at)]
        if reading.words[at : at + 2] == ["non", "-"]:
            found += [(end, node(**{field: value}, non=True)) for end, value in known.read(reading, at + 2)]
        return found

    def show(value: Any) -> list[str] | None:
        if not isinstance(value, node):
            return None
        words = known.print(getattr(value, field))
        return [("non-" if value.non else "") + words[0]] if words else None

    book.lexical(category, read, show, known.shown)


#: Capitalised words that are no designators: types, keywords, restrictions and words of the rules.
_NO_DESIGNATORS = frozenset(
    (  # noqa: SIM905 - reads as a list
        "character characters site sites state states edge edges event events feng shui card cards power fighting "
        "body unique limited weapon weapons vehicle vehicles schtick schticks main shot establishing toughness "
        "guts ambush assassinate independent loyalty mobility regenerate stealth superleap tactics unstoppable "
        "corrupted lethal immunity influence reload crisis faceoff faceoffs x token tokens foundation foundations "
        "toast-it toast it one-shot no max not cumulative play when whenever if while at all each any every until "
        "once turn target choose sacrifice pay the a an this that your you opponents opponent in on of to draw "
        "discard smoke heal inflict gain return cancel put place remove identity uncopyable non damage attackers "
        "attacker interceptors interceptor up another other two three four five turned unturned damaged undamaged "
        "attacking intercepting revealed unrevealed non-unique non-limited front-row back-row heads tails"
    ).split()
)


def _bare_designator(book: Phrasebook) -> None:
    """A designator without its marks, as some cards are spelled: a capitalised word before the noun (SF 14.6)."""

    def read(reading: Reading, at: int) -> list[tuple[int, Any]]:
        if at >= len(reading.tokens) or at == 0 or reading.words[at - 1] in (".", ":", "::", '"'):
            return []  # a capital at the start of a sentence says nothing
        token = reading.tokens[at]
        fits = token.kind == "word" and token.capital and reading.words[at].isalpha()
        return [(at + 1, token.text)] if fits and reading.words[at] not in _NO_DESIGNATORS else []

    book.lexical("bare_word", read, lambda value: None, "a designator")


def _cost_word(book: Phrasebook) -> None:
    def read(reading: Reading, at: int) -> list[tuple[int, Any]]:
        words = reading.words[at : at + 5]
        if len(words) >= 3 and is_figure(words[0]) and words[1:3] == ["-", "cost"]:
            return [(at + 3, filters_figures.cost_is(int(words[0])))]
        if len(words) == 5 and is_figure(words[0]) and words[1] == "or" and is_figure(words[2]):
            costs = (filters_figures.cost_is(int(words[0])), filters_figures.cost_is(int(words[2])))
            return [(at + 5, filters.OneOf(costs))] if words[3:] == ["-", "cost"] else []
        return []

    def show(value: Any) -> list[str] | None:
        number = value.given if isinstance(value, filters_figures.WithNumber) else -1
        return [f"{number}-cost"] if number >= 0 and value == filters_figures.cost_is(number) else None

    book.lexical("cost_word", read, show, "a cost")


def _adjectives(book: Phrasebook) -> None:
    """`<Lodge> or <Transformed>`, `Weapon, Vehicle or {tek}`, `<Martial> <Artist> or <Kung> <Fu>`."""

    def read(reading: Reading, at: int) -> list[tuple[int, Any]]:
        found = list(_runs(reading, "adjective", at, ()))
        for start, before in [(at, ()), *_runs(reading, "plain", at, ())]:
            for end, either in reading.read("either", start):
                found.append((end, (*before, either)))
                found += _runs(reading, "plain", end, (*before, either))
        return found

    def show(value: Any) -> list[str] | None:
        if not isinstance(value, tuple) or not value:
            return None
        shown = [words_for(book, "adjective", one) or words_for(book, "either", one) for one in value]
        return None if None in shown else [word for words in shown for word in words or ()]

    book.lexical("adjectives", read, show, "what kind of card")


def _runs(reading: Reading, category: str, at: int, before: tuple[Any, ...]) -> list[tuple[int, tuple[Any, ...]]]:
    """One or more of a category in a row, after what stands before."""
    found: list[tuple[int, tuple[Any, ...]]] = []
    growing = [(end, (*before, one)) for end, one in reading.read(category, at)]
    while growing:
        found += growing
        growing = [(stop, (*items, one)) for end, items in growing for stop, one in reading.read(category, end)]
    return found


#: What stands between two kinds where an article says that the second has its own words.
_JOINTS = (("or", "a"), ("or", "any"), ("and", "each"), ("and", "every"), ("and", "all"), ("and", "any"))

#: Nouns that are words before `State` as well: `Weapon or <Gun> State` is one kind.
_OF_STATES = tuple(filters.Noun(word) for word in ("Weapon", "Vehicle", "Schtick"))


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
            found += [(end, filters.OneOf(tuple(map(_plain, kinds)))) for end, kinds in growing]
        return found

    def show(meaning: Any) -> list[str] | None:
        if not isinstance(meaning, filters.OneOf) or not any(isinstance(kind, Cards) for kind in meaning.options):
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
