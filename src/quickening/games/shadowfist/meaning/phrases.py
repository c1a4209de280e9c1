"""Sentences by heart: those that the grammar does not read yet, and how the nodes of the rules are worded.

Each is a row of `phrases.tsv`; `lists.tsv` and `series.tsv` say what may stand in a row, and how it is joined.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from quickening.english.tables import rows
from quickening.games.shadowfist.kinds import changes, filters, triggers
from quickening.games.shadowfist.meaning import phrase_parts
from quickening.games.shadowfist.meaning.narrowing import NARROWED
from quickening.games.shadowfist.meaning.series import Unwrap, Wrap, add_filtered, add_series
from quickening.games.shadowfist.meaning.tables import LEXICON, MEANINGS
from quickening.games.shadowfist.meaning.third_person import add_third_person
from quickening.games.shadowfist.meaning.whole_texts import add_after_when, add_whole_texts
from quickening.games.shadowfist.meaning.word_lists import add_word_lists
from quickening.lang import nodes, resolve, selections
from quickening.text.phrasebook import Phrasebook
from quickening.text.wordings import learn


@cache
def phrasebook() -> Phrasebook:
    """All of Shadowfist's phrases."""
    book = Phrasebook()
    add_word_lists(book)
    for row in rows(LEXICON, "lists.tsv"):
        book.list_of(row["category"], row["item"], *_joints(row["between"]), least=int(row["least"]))
    for row in rows(LEXICON, "series.tsv"):
        _add_series(book, row)
    add_third_person(book, "they_do_said", "offered")
    for category, (inner, kept) in NARROWED.items():
        add_filtered(book, category, inner, kept)
    add_after_when(book)
    add_whole_texts(book)
    for row in rows(LEXICON, "phrases.tsv"):
        learn(book, row, _known())
    book.check()
    return book


@cache
def _known() -> dict[str, Any]:
    """What the kinds of the table are."""
    parts = {name: part for name, part in vars(phrase_parts).items() if not name.startswith("_")}
    return {
        **parts,
        **MEANINGS.kinds,
        **vars(nodes),
        **vars(resolve),
        **vars(selections),
        "EitherTrigger": triggers.Either,
        "WhereX": phrase_parts.WhereX,
        "GeneratesAlone": phrase_parts.GeneratesAlone,
    }


def _joints(written: str) -> tuple[str, ...]:
    """What stands between the items of a list: `-` for a list of one, `none` for nothing."""
    return () if written == "-" else tuple("" if one == "none" else one for one in written.split("|"))


def _add_series(book: Phrasebook, row: dict[str, str]) -> None:
    wrap, unwrap = WRAPS[row["wrap"]]
    joints = tuple(row["joints"].split("|"))
    within, first = bool(row["within"]), row["first"]
    add_series(book, row["category"], row["item"], joints, wrap, unwrap, first, int(row["least"]), within)


def _options(one: Any) -> tuple[Any, ...] | None:
    return one.options if isinstance(one, filters.OneOf) and not one.every else None


def _one_or_several(kind: type[Any], field: str) -> Unwrap:
    return lambda one: getattr(one, field) if isinstance(one, kind) else (one,)


def _in_turn(items: tuple[Any, ...]) -> Any:
    return items[0] if len(items) == 1 else resolve.Sequence(items)


def _one_by_one(costs: tuple[Any, ...]) -> tuple[Any, ...]:
    """All costs, also those said in one breath."""
    return tuple(part for one in costs for part in (one if isinstance(one, tuple) else (one,)))


#: What a list is, and the parts of that.
WRAPS: dict[str, tuple[Wrap | None, Unwrap | None]] = {
    "": (None, None),
    "OneOf": (filters.OneOf, _options),
    "Several": (phrase_parts.several, _one_or_several(changes.Several, "changes")),
    "Sequence": (_in_turn, _one_or_several(resolve.Sequence, "effects")),
    "costs": (_one_by_one, lambda costs: costs),
}
