"""The Highlander cards players have, for tests that play them; where the pool is absent, the shipped ones."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TypeVar

from quickening.core.data import replace
from quickening.games.highlander.definitions import Printed
from quickening.games.highlander.meaning.texts import print_text
from quickening.games.highlander.pool import read_pool, shipped

FOLDER = Path(__file__).parents[3] / "shared" / "corpus" / "highlander"
FILES = ("type-one-errata.tsv", "first-edition-partial.tsv")
Test = TypeVar("Test", bound=Callable[..., object])

#: The cards that some test shows: title and words of the text that tell it from others of that title.
SHOWN: set[tuple[str, str]] = set()


@cache
def corpus_cards() -> tuple[Printed, ...]:
    """Every card of the pool that is read; none where the pool is absent."""
    found = [read_pool(FOLDER / name) for name in FILES if (FOLDER / name).exists()]
    return tuple(card for pool in found for card in pool.cards)


def says(printed: Printed) -> str:
    """What a card says, in our own wording."""
    return print_text(printed.type, printed.abilities).lower()


def card(title: str, words: str = "", **facts: object) -> Printed:
    """A card of the pool, or else of the project, by title and words; `facts` that the source does not tell."""
    for pool in (corpus_cards(), tuple(shipped().values())):
        for printed in pool:
            if printed.name.lower() == title.lower() and words.lower() in says(printed):
                return replace(printed, **facts) if facts else printed
    raise AssertionError(f"there is no card {title!r} that says {words!r}")


def shows(*cards: str | tuple[str, str]) -> Callable[[Test], Test]:
    """Say which cards a test shows: a title, or a title and words of the text."""

    def mark(test: Test) -> Test:
        SHOWN.update(one if isinstance(one, tuple) else (one, "") for one in cards)
        return test

    return mark
