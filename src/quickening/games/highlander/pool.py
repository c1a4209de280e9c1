"""Card files: rows of facts and text become printed cards, or a refusal that says why."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path

from quickening.core.refusals import Refused, Unreadable
from quickening.games import NotACard, Pool
from quickening.games.highlander import grid
from quickening.games.highlander.definitions import (
    ATTACK,
    ATTRIBUTES,
    DIRTY_TRICK,
    IN_GAME,
    PRE_GAME,
    RANGED,
    SPECIAL,
    Printed,
)
from quickening.games.highlander.editions import EDITIONS
from quickening.games.highlander.importing import foreign_rows, is_foreign
from quickening.games.highlander.vocabulary.grammar import read_text
from quickening.text.reader import NotRead

COLUMNS = (
    "set",
    "number",
    "title",
    "type",
    "kinds",
    "of",
    "grid",
    "damage",
    "hands",
    "restriction",
    "mark",
    "gems",
    "editions",
    "text",
)


def is_card_file(header: str) -> bool:
    """Whether a file whose first line this is has Highlander cards: the project's own, or one players have."""
    columns = header.strip().split("\t")
    return set(COLUMNS) <= set(columns) or is_foreign(columns)


def read_pool(path: Path) -> Pool:
    """Read a tab-separated card file. Refuses a file that is not one, by line."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise Unreadable(f"{path}: {error}") from None
    if is_foreign(text.partition("\n")[0].strip("\r").split("\t")):
        return pool_from_rows(foreign_rows(path))
    return pool_from_rows(rows_of(text, str(path)))


def rows_of(text: str, where: str) -> list[dict[str, str]]:
    """The rows of a card file in the project's own columns."""
    lines = csv.reader(text.splitlines(), delimiter="\t", quoting=csv.QUOTE_NONE)
    header = next(lines, [])
    missing = [column for column in COLUMNS if column not in header]
    if missing:
        raise Unreadable(
            f"{where}, line 1: no column {missing[0]!r}; a Highlander card file has {', '.join(COLUMNS)}"
        )
    rows = []
    for number, line in enumerate(lines, 2):
        if line:
            row = dict(zip(header, line + [""] * (len(header) - len(line)), strict=False))
            rows.append(row | {"where": f"{where}, line {number}"})
    return rows


def pool_from_rows(rows: Iterable[dict[str, str]]) -> Pool:
    """Cards from rows of facts and text."""
    pool = Pool([], [])
    for row in rows:
        try:
            pool.cards.append(card_from_row(row))
        except NotRead as error:
            pool.refused.append(NotACard(row["title"], row["text"], error.position, error.expected, str(error)))
        except Refused as error:
            pool.refused.append(NotACard(row["title"], row["text"], 0, (), str(error)))
    return pool


def card_from_row(row: dict[str, str]) -> Printed:
    """One printed card. Refuses unknown types, figures that are none, and text that is not understood."""
    where = row.get("where", row["title"])
    card_type = row["type"].strip().lower()
    if card_type not in IN_GAME and card_type not in PRE_GAME:
        raise Unreadable(f"{where}: {row['type']!r} is no type of card")
    kinds = listed(row.get("kinds", ""))
    damage, power = damage_values(row.get("damage", ""), card_type, kinds, where)
    text = row["text"].replace("\\n", "\n").strip()
    return Printed(
        key=f"{row['set']}-{row['number']}",
        name=row["title"],
        set=row["set"],
        number=row["number"],
        type=card_type,
        kinds=kinds,
        of=listed(row.get("of", "").replace("/", ",")),
        grid=grid_of(row.get("grid", ""), where),
        damage=damage,
        power=power,
        hands=figure(row, "hands", where),
        restriction=figure(row, "restriction", where),
        mark=row.get("mark", ""),
        gems=row.get("gems", "") if card_type in IN_GAME else "",
        attributes=row.get("gems", "") if card_type not in IN_GAME else "",
        order=figure(row, "order", where),
        editions=listed(row.get("editions", "")) or tuple(EDITIONS),
        text=text,
        abilities=read_text(card_type, row["title"], text, row.get("aka", "")),
    )


def listed(cell: str) -> tuple[str, ...]:
    """The items of a cell, separated by commas."""
    return tuple(item.strip() for item in cell.split(",") if item.strip())


def grid_of(cell: str, where: str) -> int:
    try:
        return grid.parse(cell.strip())
    except ValueError as error:
        raise Unreadable(f"{where}: {error}") from None


def figure(row: dict[str, str], column: str, where: str) -> int:
    try:
        return int(row.get(column) or 0)
    except ValueError:
        raise Unreadable(f"{where}: {column} is {row[column]!r}, which is no number") from None


def damage_values(cell: str, card_type: str, kinds: tuple[str, ...], where: str) -> tuple[int | None, int | None]:
    """HL1 45, 57; HL3 98; HLT 71. Damage and damage as a Power Blow: `2/4`, `1`, `none`; empty is the usual."""
    if card_type != ATTACK or cell == "none":
        return None, None
    if not cell:
        if DIRTY_TRICK in kinds:  # HL1 64, HLT 82
            return None, None
        return 2, None if SPECIAL in kinds or RANGED in kinds else 4
    values = cell.split("/")
    if len(values) > 2 or not all(value.isdigit() for value in values):
        raise Unreadable(f"{where}: damage is {cell!r}; it is written like 2/4, 2 or none")
    return int(values[0]), int(values[1]) if len(values) == 2 else None


def attributes_of(printed: Printed) -> dict[str, int]:
    """HL3 7. How many of each attribute a Pre-Game card allows, from figures like `M6 A5`."""
    found = {}
    for part in printed.attributes.split():
        if part[0] in ATTRIBUTES and part[1:].lstrip("+").isdigit():
            found[part[0]] = int(part[1:])
    return found


@cache
def shipped() -> dict[str, Printed]:
    """The cards that come with the project, by key."""
    found: dict[str, Printed] = {}
    folder = files("quickening.games.highlander.cards")
    for path in sorted((one for one in folder.iterdir() if one.name.endswith(".tsv")), key=lambda one: one.name):
        pool = pool_from_rows(rows_of(path.read_text(encoding="utf-8"), path.name))
        if pool.refused:
            raise Unreadable(f"{path.name}: {pool.refused[0].name}: {pool.refused[0].reason}")
        found |= {card.key: card for card in pool.cards}
    return found
