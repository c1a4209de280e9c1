"""What is known of the mutants of a game: kept in a file, told by module and by chapter of its books."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from quickening.games.books import books, section
from quickening.games.guides import chapters

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "build" / "mutants"
LOOKED_AT = ROOT / "tests" / "mutants.tsv"


class Result(NamedTuple):
    """How a mutant ended: killed (by a test that cites its rules), killed elsewhere, timeout, survived, unreached.

    `sample` is the seed of the sample that chose it.
    """

    key: str
    digest: str
    line: int
    ended: str
    by: str = ""
    chapter: str = ""
    sample: int = 0

    @property
    def survived(self) -> bool:
        return self.ended in ("survived", "unreached")


class Tried(NamedTuple):
    """A mutant's first result in its sample and its last one."""

    first: Result
    last: Result


# -- on disk ---------------------------------------------------------------------------------------------------------


def results_file(game: str) -> Path:
    return RESULTS / f"{game}.jsonl"


def tried_so_far(game: str) -> dict[str, Tried]:
    path = results_file(game)
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    found: dict[str, Tried] = {}
    for result in (Result(**json.loads(line)) for line in lines):
        before = found.get(result.key)
        again = before and before.first.sample == result.sample
        found[result.key] = Tried(before.first if before and again else result, result)
    return found


def known_results(game: str) -> dict[str, Result]:
    return {key: tried.last for key, tried in tried_so_far(game).items()}


def keep(game: str, result: Result) -> None:
    RESULTS.mkdir(parents=True, exist_ok=True)
    with results_file(game).open("a", encoding="utf-8") as file:
        file.write(json.dumps(result._asdict()) + "\n")


def looked_at() -> dict[str, str]:
    """The survivors that make no difference, with the reason."""
    if not LOOKED_AT.exists():
        return {}
    with LOOKED_AT.open(encoding="utf-8", newline="") as file:
        return {row["mutant"]: row["reason"] for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)}


# -- chapters --------------------------------------------------------------------------------------------------------


def chapter_of(cited: Iterable[str]) -> str:
    """The chapter of the first rule or section that stands in one, by its book, number and title.

    >>> chapter_of(["SF 28.6.4", "SF 30.2"]), chapter_of(["HK 403"]), chapter_of(["XX 1"])
    ('SF 28 Attacks', 'HK 403 Movement', 'no chapter')
    """
    rules = (rule.cited for one in cited for rule in section(one))
    return next((_chapters()[rule] for rule in rules if rule in _chapters()), "no chapter")


@cache
def _chapters() -> dict[str, str]:
    """The chapter of every rule of every book that has chapters."""
    return {
        rule.cited: f"{rule.book} {chapter.rules[0].id.partition('.')[0]} {chapter.title}"
        for book in books()
        for chapter in chapters(book)
        for rule in chapter.rules
    }


# -- tables ----------------------------------------------------------------------------------------------------------


class Row(NamedTuple):
    """The figures of a chapter, or of all: what is neither killed, the same nor left is gone with its line."""

    mutants: int
    tried: int
    at_first: int
    killed: int
    same: int
    left: int

    @property
    def cells(self) -> tuple[object, ...]:
        matter = self.killed + self.left
        return (*self, _percent(self.at_first, matter), _percent(self.killed, matter))


def _percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.0f} %" if whole else ""


def by_chapter(tried: Iterable[Tried], mutants: dict[str, str], no_difference: set[str]) -> Iterator[str]:
    """A table in Markdown with a row for each chapter of which something was tried, and one for all of them.

    `mutants` are those there are today, each with its chapter. The last two columns are shares of what matters.
    """
    found: dict[str, list[Tried]] = {}
    for one in tried:
        found.setdefault(mutants.get(one.last.key, one.last.chapter), []).append(one)
    yield "| chapter | mutants | tried | at first | in the end | no difference | left | share at first | in the end |"
    yield "|---|---|---|---|---|---|---|---|---|"
    for chapter in sorted(found, key=_order):
        own = {key for key, its in mutants.items() if its == chapter}
        yield _line(chapter, _row(found[chapter], own, no_difference))
    yield _line("all", _row([one for ones in found.values() for one in ones], set(mutants), no_difference))


def _row(tried: list[Tried], mutants: set[str], no_difference: set[str]) -> Row:
    survivors = {one.last.key for one in tried if one.last.survived}
    return Row(
        len(mutants),
        len(tried),
        sum(not one.first.survived for one in tried),
        len(tried) - len(survivors),
        len(survivors & no_difference),
        len(survivors & mutants - no_difference),
    )


def _line(name: str, row: Row) -> str:
    return f"| {' | '.join(map(str, (name, *row.cells)))} |"


def _order(chapter: str) -> tuple[str, int]:
    book, number, *_ = chapter.split()
    return book, int(number) if number.isdigit() else 0
