"""The tables of words name the rules that make them so: each is a rule of the game, and one that asks something."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

import quickening
from quickening.games.books import books

GAMES = Path(quickening.__file__).parent / "games"
#: Entries of a book's glossary, which have no number.
GLOSSARY = {"HK Dice", "HK Other"}
TABLES = [
    path
    for game in ("highlander", "huntik")
    for folder in ("lexicon", "meaning")
    for path in sorted((GAMES / game / folder).glob("*.tsv"))
    if "rule" in path.read_text(encoding="utf-8").partition("\n")[0].split("\t")  # how nodes are worded has none
]


@pytest.mark.parametrize("table", TABLES, ids=lambda path: "-".join(path.with_suffix("").parts[-3:]))
def test_rules_of_tables_ask_something(table: Path) -> None:
    asking = {one.cited for found in books().values() for one in found if not one.exempt} | GLOSSARY
    with table.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))

    assert [row["rule"] for row in rows if row["rule"] not in asking] == []
