"""Real cards of the corpus by title and set, for tests that play them; their texts stay outside the project."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from quickening.core.files import file_text
from quickening.games import Pool
from quickening.games.shadowfist.definitions import Printed
from quickening.games.shadowfist.pool import COLUMNS, card_from_row, read_pool
from quickening.games.written import rows_of

SETS = Path(__file__).parents[3] / "shared" / "corpus" / "shadowfist" / "sets"
#: Marks of a test that reads the corpus.
MARKS = [
    pytest.mark.corpus,
    pytest.mark.skipif(not SETS.exists(), reason="the Shadowfist card pool is not beside the project"),
]


@cache
def pools() -> dict[Path, Pool]:
    """Every set of the corpus by its file, read once for all tests of a process."""
    return {path: read_pool(path) for path in sorted(SETS.glob("*.txt"))}


@cache
def _rows(set_name: str) -> dict[str, dict[str, str]]:
    path = SETS / f"{set_name}.txt"
    return {row["Name"].strip(): row for row in rows_of(file_text(path), path.name, COLUMNS)}


def printed(title: str, set_name: str, free: bool = True) -> Printed:
    """A card as it is printed; without conditions, and at no cost where that is not what is tested."""
    row = {**_rows(set_name)[title], "Requires": ""}
    return card_from_row({**row, "Cost": "0"} if free and row["Cost"].strip() else row)
