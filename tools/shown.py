"""Says for each shipped card which tests play it in a scenario of its own, and which cards have none.

    python -m tools.shown huntik
    python -m tools.shown shadowfist --missing

A test says with `@shows("Springer")` which cards it shows; where cards of one title say different things, with words
of the text: `@shows(("Suit", "Headhunter"))`. A card without a text says nothing that could be shown.
"""

from __future__ import annotations

import argparse
import ast
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from quickening.games import rules

TESTS = Path(__file__).parents[1] / "tests" / "cards"
GAMES = ("huntik", "shadowfist", "highlander")


class Mark(NamedTuple):
    """A test says that it shows a card: one of that title whose text has those words."""

    title: str
    words: str
    test: str


@cache
def marks(game: str) -> tuple[Mark, ...]:
    """What the tests of a game's cards say they show."""
    return tuple(mark for file in sorted(TESTS.glob(f"test_{game}*.py")) for mark in marks_of(file))


def marks_of(file: Path) -> Iterator[Mark]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef):
            for title, words in (shown for decorator in node.decorator_list for shown in _shown(decorator)):
                yield Mark(title, words, f"{file.name}::{node.name}")


def _shown(decorator: ast.expr) -> list[tuple[str, str]]:
    if not (
        isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name) and decorator.func.id == "shows"
    ):
        return []
    named = [ast.literal_eval(one) for one in decorator.args]
    return [one if isinstance(one, tuple) else (one, "") for one in named]


@cache
def said(game: str) -> Mapping[str, tuple[str, str]]:
    """Title and text of every shipped card, by its key."""
    module: Any = rules(game)
    cards: Mapping[str, Any] = module.table().definitions
    return {key: (card.name, module.card_text(card)) for key, card in cards.items()}


def is_shown(game: str, key: str, mark: Mark) -> bool:
    """Whether a mark means that card; a title alone does not tell cards apart that say different things."""
    title, text = said(game)[key]
    if title.lower() != mark.title.lower() or mark.words.lower() not in text.lower():
        return False
    return bool(mark.words) or len({told for name, told in said(game).values() if name == title and told}) <= 1


def index(game: str) -> dict[str, list[str]]:
    """The tests that show each card that has a text."""
    return {
        key: [mark.test for mark in marks(game) if is_shown(game, key, mark)]
        for key, (_, text) in said(game).items()
        if text
    }


def missing(game: str) -> list[str]:
    """The cards that no test shows."""
    return [f"{said(game)[key][0]} ({key})" for key, tests in index(game).items() if not tests]


def idle(game: str) -> list[Mark]:
    """Marks that mean no card of the project."""
    return [mark for mark in marks(game) if not any(is_shown(game, key, mark) for key in said(game))]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--missing", action="store_true", help="only the cards that no test shows")
    asked = parser.parse_args()
    found = index(asked.game)
    if not asked.missing:
        for key, tests in found.items():
            sys.stdout.write(f"{said(asked.game)[key][0]} ({key}): {', '.join(tests) or '-'}\n")
    without = missing(asked.game)
    sys.stdout.write("".join(f"no test shows {name}\n" for name in without))
    sys.stdout.write(f"{len(found) - len(without)} of {len(found)} cards with a text are shown\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
