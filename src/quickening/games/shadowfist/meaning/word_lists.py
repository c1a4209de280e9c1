"""What wordings are made of and that is none itself: numbers, signs, lists, whole texts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quickening.games.shadowfist.definitions import FACTIONS, TALENTS
from quickening.games.shadowfist.kinds import filters, filters_figures, triggers
from quickening.games.shadowfist.kinds.basics import Number, X
from quickening.lang.selections import Cards
from quickening.text.phrasebook import Phrasebook
from quickening.text.printer import words_for
from quickening.text.tokens import tokens

Words = list[str] | None
#: A meaning as the parts of a list, or nothing if it is none.
Parts = Callable[[Any], tuple[Any, ...] | None]


def words_by(book: Phrasebook, category: str, show: Callable[[Any], Words]) -> None:
    """Learn a category that a function words; nothing is read by it."""
    book.lexical(category, lambda _reading, _at: [], show, category)


def add_word_lists(book: Phrasebook) -> None:
    """Numbers, signs, designators, titles, adjectives, kinds of card."""
    words_by(book, "n", lambda value: [str(value)] if type(value) is int and value >= 0 else None)
    words_by(book, "designator", lambda value: [f"<{value}>"] if _is_word(value) else None)
    words_by(book, "title", lambda value: [f'"{value}"'] if _is_word(value) else None)
    words_by(book, "plain_title", lambda value: [one.text for one in tokens(value)] if _is_word(value) else None)
    words_by(book, "sign", lambda value: [f"{{{value}}}"] if value in (*FACTIONS, *TALENTS) else None)
    for category, mark in (("plus", "+"), ("minus", "-")):
        _signed(book, category, mark)
    _marked(book, "marked", "designator", filters.Designated, "word")
    _marked(book, "colored", "sign", filters.OfResource, "sign")
    words_by(book, "cost_word", _cost_word)
    _adjectives(book)
    for number, joint in (("one", ["or", "a"]), ("many", ["and", "all"])):
        _row(book, f"after_{number}", f"qualifier_{number}", f"ending_{number}")
        _kinds(book, number, joint)


def _is_word(value: Any) -> bool:
    return isinstance(value, str) and bool(value)


def _signed(book: Phrasebook, category: str, mark: str) -> None:
    """`+2` or `+X`; `-1` or `-X`: the number without the sign."""

    def show(value: Any) -> Words:
        if isinstance(value, X):
            return [f"{mark}X"]
        return [f"{mark}{value.number}"] if isinstance(value, Number) and value.number >= 0 else None

    words_by(book, category, show)


def _marked(book: Phrasebook, category: str, inner: str, node: Any, field: str) -> None:
    """`<Fire>` and `non-<Fire>`, `{chi}` and `non-{chi}` as words before a noun."""

    def show(value: Any) -> Words:
        words = words_for(book, inner, getattr(value, field)) if isinstance(value, node) else None
        return [("non-" if value.non else "") + words[0]] if words else None

    words_by(book, category, show)


def _cost_word(value: Any) -> Words:
    number = value.given if isinstance(value, filters_figures.WithNumber) else -1
    return [f"{number}-cost"] if number >= 0 and value == filters_figures.cost_is(number) else None


def _adjectives(book: Phrasebook) -> None:
    """`<Lodge> or <Transformed>`, `Weapon, Vehicle or {tek}`, `<Martial> <Artist> or <Kung> <Fu>`."""

    def show(value: Any) -> Words:
        if not isinstance(value, tuple) or not value:
            return None
        return _in_a_row(words_for(book, "adjective", one) or words_for(book, "either", one) for one in value)

    words_by(book, "adjectives", show)


def _in_a_row(shown: Any) -> Words:
    """Words one after another; nothing if there are none for one of the parts."""
    parts = list(shown)
    return None if None in parts else [word for words in parts for word in words]


def _row(book: Phrasebook, category: str, item: str, last: str) -> None:
    """Items one after another, of which only the last may be of the category `last`."""

    def show(meaning: Any) -> Words:
        if not isinstance(meaning, tuple) or not meaning:
            return None
        *most, final = meaning
        shown = [words_for(book, item, one) for one in most]
        return _in_a_row([*shown, words_for(book, item, final) or words_for(book, last, final)])

    words_by(book, category, show)


def _kinds(book: Phrasebook, number: str, joint: list[str]) -> None:
    """`a <Cop> Character or a Weapon`."""

    def show(meaning: Any) -> Words:
        if not isinstance(meaning, filters.OneOf) or not any(isinstance(kind, Cards) for kind in meaning.options):
            return None
        kinds = [kind if isinstance(kind, Cards) else Cards(kind) for kind in meaning.options]
        first, *others = (words_for(book, f"kind_{number}", kind) for kind in kinds)
        return _in_a_row([first, *(words and joint + words for words in others)])

    words_by(book, f"kinds_{number}", show)


# -- lists ---------------------------------------------------------------------------------------------------------


def add_series(book: Phrasebook, row: dict[str, str], parts: Parts) -> None:
    """`one, two and three`: items with commas between them and a joint before the last.

    `first` is the category of the first item where it differs.
    """
    item, least = row["item"], int(row["least"])
    first = row["first"] or item

    def show(meaning: Any) -> Words:
        items = parts(meaning)
        if items is not meaning and items is not None and len(items) > 1:
            whole = words_for(book, first, meaning)  # `gains one and two` rather than `gains one and gains two`
            if whole is not None:
                return whole
        if not isinstance(items, tuple) or len(items) < max(least, 1):
            return None
        return _joined(book, [first] + [item] * (len(items) - 1), items, row["joint"])

    words_by(book, row["category"], show)


def _joined(book: Phrasebook, categories: list[str], items: tuple[Any, ...], joint: str) -> Words:
    out: list[str] = []
    for n, (category, one) in enumerate(zip(categories, items, strict=True)):
        words = words_for(book, category, one)
        if words is None:
            return None
        if n:
            out += [joint] if n == len(items) - 1 else [","]
        out += words
    return out


def add_narrowed(book: Phrasebook, category: str, inner: str, kept: Callable[[Any], bool]) -> None:
    """What another category words, without the meanings that have another way to be said."""
    words_by(book, category, lambda meaning: words_for(book, inner, meaning) if kept(meaning) else None)


# -- whole texts ---------------------------------------------------------------------------------------------------


def add_whole_texts(book: Phrasebook) -> None:
    """Texts of Events, and those of all other cards: paragraphs one after another."""
    for category, part in (("card_text", "part"), ("event_text", "event_part")):
        _text(book, category, part)


def _text(book: Phrasebook, category: str, part: str) -> None:
    words_by(book, category, lambda meaning: _in_a_row(words_for(book, part, one) for one in meaning))


def add_after_when(book: Phrasebook) -> None:
    """What is waited for, after the word `when` itself: any of the triggers, but no list of them."""

    def show(meaning: Any) -> Words:
        words = words_for(book, "trigger", meaning) if not isinstance(meaning, triggers.Either) else None
        return words[1:] if words and words[0].lower() == "when" else None

    words_by(book, "any_event", show)
