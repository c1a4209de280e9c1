"""The cards: rows of a table, whose texts are read."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from quickening.core.files import file_text, shown
from quickening.core.refusals import Unreadable
from quickening.games import Pool
from quickening.games.written import figure_of, pool_of, rows_of, shipped_pool
from quickening.lang.selections import numbered
from quickening_tiny.things import BLADE, CHARM, DEED, SHIELD, Printed
from quickening_tiny.words import print_text, read_text

COLUMNS = ("Name", "Type", "Glow", "Might", "Text")
TYPES = (DEED, CHARM, BLADE, SHIELD)


@cache
def shipped() -> dict[str, Printed]:
    """The cards that come with the game, by key."""
    return shipped_pool("quickening_tiny.cards", pool_from)


def is_card_file(header: str) -> bool:
    """Whether a card file with this first line is one of this game."""
    return set(COLUMNS) <= set(header.rstrip("\r\n").split("\t"))


def read_pool(path: Path) -> Pool:
    """The cards of a file, and what did not become a card."""
    return pool_from(file_text(path), shown(path))


def pool_from(text: str, where: str) -> Pool:
    """The cards of a table. What is not understood in a column is an error with its line."""
    return pool_of(rows_of(text, where, COLUMNS), card_of, "Name", "Text")


def card_of(row: dict[str, str]) -> Printed:
    """A row as a card; its text is kept in canonical wording."""
    if row["Type"] not in TYPES:
        raise Unreadable(f"{row['where']}: Type is {shown(row['Type'])!r}; there are: {', '.join(TYPES)}")
    abilities = read_text(row["Text"])
    glow, might = (figure_of(row[name] or "0", name, row["where"]) for name in ("Glow", "Might"))
    name = row["Name"]
    return Printed(name.lower(), name, row["Type"], glow, might, print_text(abilities), numbered(abilities))
