"""The tables of words name the rules that make them so: each is a rule of the game, and one that asks something."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

import quickening
from quickening.games.books import books

HIGHLANDER = Path(quickening.__file__).parent / "games" / "highlander"
#: How nodes are worded: the rule is the node's.
WORDED = ("phrases.tsv", "lists.tsv")
TABLES = [
    *sorted(path for path in (HIGHLANDER / "lexicon").glob("*.tsv") if path.name not in WORDED),
    *sorted((HIGHLANDER / "meaning").glob("*.tsv")),
]


@pytest.mark.parametrize("table", TABLES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_rules_of_tables_ask_something(table: Path) -> None:
    asking = {one.cited for found in books().values() for one in found if not one.exempt}
    with table.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))

    assert [row["rule"] for row in rows if row["rule"] not in asking] == []
