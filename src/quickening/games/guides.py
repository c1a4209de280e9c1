"""The books for players: chapters with an introduction, the words of a game explained, and how it is played in short.

All are data: `games/<game>/guide/<BOOK>.tsv` has the chapters of a book in order, `guide/terms.tsv` the words of a
game, `guide/first_time.tsv` what is told to somebody who is asked such a question for the first time,
`guide/how_to_play.toml` a page for somebody who has never played it.
"""

from __future__ import annotations

import csv
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

from quickening.core.outside import Outside
from quickening.core.plugins import folder_of
from quickening.core.refusals import Refused, Unreadable
from quickening.games.books import Rule, books, game_of


class Chapter(Outside, frozen=True):
    """Rules that belong together, up to the next chapter; `part` is what several chapters share."""

    part: str
    title: str
    about: str
    rules: tuple[Rule, ...]


class Term(Outside, frozen=True):
    """A word of a game, its other forms, what it means, and a rule that says so."""

    term: str
    also: tuple[str, ...]
    meaning: str
    rule: str


class FirstTime(Outside, frozen=True):
    """What is told to somebody who meets a question that fits this pattern for the first time."""

    question: str
    words: str
    rule: str


class Section(Outside, frozen=True, forbid_unknown_fields=True):
    """A part of how a game is played; `picture` is a position that shows it."""

    title: str
    text: str
    picture: str = ""


class HowToPlay(Outside, frozen=True, forbid_unknown_fields=True):
    """How a game is played, on two screens."""

    title: str
    lead: str
    sections: tuple[Section, ...]


@cache
def how_to_play(game: str) -> HowToPlay:
    """How a game is played. Refuses a game there is not."""
    path = folder_of(game) / "guide" / "how_to_play.toml"
    if not game.isidentifier() or not path.is_file():
        raise Refused("there is no such game")
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), HowToPlay)


@cache
def chapters(book: str) -> tuple[Chapter, ...]:
    """The chapters of a book in its order; before the first is front matter. Refuses a book there is not."""
    if book not in books():
        raise Refused(f"there is no such book; there are: {', '.join(books())}")
    rows = list(_rows(folder_of(game_of(book)) / "guide" / f"{book}.tsv"))
    starts = [_place(book, row["first"]) for row in rows]
    ends = [*starts[1:], len(books()[book])]
    return tuple(
        Chapter(row["part"], row["title"], row["about"], books()[book][start:end])
        for row, start, end in zip(rows, starts, ends, strict=True)
    )


def terms(book: str) -> tuple[Term, ...]:
    """The words of the game that a book is about."""
    return terms_of(game_of(book))


@cache
def terms_of(game: str) -> tuple[Term, ...]:
    """The words of a game. Refuses a game there is not."""
    path = folder_of(game) / "guide" / "terms.tsv"
    if not game.isidentifier() or not path.is_file():
        raise Refused("there is no such game")
    return tuple(
        Term(row["term"], tuple(filter(None, row["also"].split(", "))), row["meaning"], row["rule"])
        for row in _rows(path)
    )


@cache
def first_times_of(game: str) -> tuple[FirstTime, ...]:
    """What is explained when it is first met in a game. Refuses a game there is not."""
    path = folder_of(game) / "guide" / "first_time.tsv"
    if not game.isidentifier():
        raise Refused("there is no such game")
    return tuple(FirstTime(**row) for row in _rows(path)) if path.is_file() else ()


def _place(book: str, first: str) -> int:
    """Where in a book a chapter begins: at the rule of that number, or the first rule of that section."""
    for n, rule in enumerate(books()[book]):
        if rule.id == first or rule.id.startswith(f"{first}."):
            return n
    raise Unreadable(f"the guide to {book} has a chapter that begins at {first}, and the book has no such rule")


def _rows(path: Path) -> Iterator[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        yield from csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
