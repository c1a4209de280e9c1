"""Card files: rows of facts and text become printed cards, or a refusal that says why."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from quickening.core.data import replace
from quickening.core.files import file_text, lines_of, shown
from quickening.core.refusals import Unreadable
from quickening.games import Pool
from quickening.games.highlander import grid
from quickening.games.highlander.definitions import (
    ALLOWANCE,
    ATTACK,
    DIRTY_TRICK,
    HILT,
    IN_GAME,
    OBJECT,
    OFF_HAND,
    PRE_GAME,
    RANGED,
    SPECIAL,
    UNIQUE,
    WEAPON,
    Printed,
    has_word,
)
from quickening.games.highlander.editions import EDITIONS
from quickening.games.highlander.importing import foreign_rows, is_foreign
from quickening.games.highlander.kinds.abilities import PrintedFact
from quickening.games.highlander.meaning.texts import read_text
from quickening.games.highlander.names import card_groups, items, owners_of
from quickening.games.readings import Readings
from quickening.games.rewordings import rewording_of
from quickening.games.written import figure_of, pool_of, rows_of, shipped_pool
from quickening.text.tokens import is_figure

#: How a card file writes that a paragraph begins.
PARAGRAPH = "\\n"
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
#: Columns that a card file need not have.
FURTHER = ("version", "aka", "order")

#: A card's text as its abilities.
meaning_of = Readings("highlander", read_text)


def is_card_file(header: str) -> bool:
    """Whether a file whose first line this is has Highlander cards: the project's own, or one players have."""
    columns = header.strip().split("\t")
    return set(COLUMNS) <= set(columns) or is_foreign(columns)


def read_pool(path: Path) -> Pool:
    """Read a tab-separated card file. Refuses a file that is not one, by line."""
    return pool_from_text(file_text(path), shown(path))


def pool_from_text(text: str, where: str) -> Pool:
    """Cards from what stands in a card file: the project's own columns, or what players have."""
    return pool_from_rows(rows_from_text(text, where))


def pool_from_rows(rows: Iterable[dict[str, str]]) -> Pool:
    """Cards from rows of facts and text."""
    return pool_of(rows, card_from_row, "title", "text")


def rows_from_text(text: str, where: str) -> list[dict[str, str]]:
    """The rows of a card file, in the project's own columns."""
    foreign = is_foreign(lines_of(text)[0].split("\t"))
    return foreign_rows(text, where) if foreign else rows_of(text, where, COLUMNS)


def card_from_row(row: dict[str, str]) -> Printed:
    """One printed card. Refuses unknown types, figures that are none, and text that is not understood."""
    where = row.get("where", row["title"])
    if FACES in row["type"]:
        return card_of_faces(row)
    card_type = row["type"].strip().lower()
    if card_type not in IN_GAME and card_type not in PRE_GAME:
        raise Unreadable(f"{where}: {row['type']!r} is no type of card")
    kinds = kinds_of(row["title"], card_type, row.get("kinds", ""))
    damage, power = damage_values(row.get("damage", ""), card_type, kinds, where)
    text = row["text"].replace(PARAGRAPH, "\n").strip()
    put = rewording_of("highlander", row["title"], row["set"], text, where)
    text = text if put is None else put.text
    printed = Printed(
        key=f"{row['set']}-{row['number']}",
        name=row["title"],
        set=row["set"],
        number=row["number"],
        type=card_type,
        kinds=kinds,
        of=owners_of(row.get("of", "")),
        grid=grid_of(row.get("grid", ""), where),
        damage=damage,
        power=power,
        hands=figure(row, "hands", where) or int(card_type == WEAPON and OFF_HAND in kinds),  # HLT 133
        restriction=figure(row, "restriction", where),
        mark=row.get("mark", ""),
        gems=row.get("gems", "") if card_type in IN_GAME else "",
        attributes=row.get("gems", "") if card_type not in IN_GAME else "",
        order=figure(row, "order", where),
        editions=editions_of(row.get("editions", ""), where),
        text=text,
        version=row.get("version", "") or row.get("aka", ""),
        abilities=meaning_of(card_type, row["title"], text, row.get("aka", "")),
        reworded="" if put is None else put.reason,
    )
    return with_facts_told(printed)


def with_facts_told(printed: Printed) -> Printed:
    """A card with the facts that its text tells of it (HL1 10-12, HL3 98)."""
    for one in printed.abilities:
        if isinstance(one, PrintedFact):
            damage = (printed.damage, printed.power) if one.damage is None else (one.damage, one.power)
            printed = replace(
                printed,
                of=tuple(dict.fromkeys((*printed.of, *one.of))),
                kinds=tuple(dict.fromkeys((*printed.kinds, *one.kinds))),
                damage=damage[0],
                power=damage[1],
                mark=one.mark or printed.mark,
                restriction=one.copies or printed.restriction,
            )
    return printed


def kinds_of(title: str, card_type: str, written: str) -> tuple[str, ...]:
    """The subtypes of a card: those that are written, and those it has by its title (HLT 70, 105, 569)."""
    known = [kind for kind in card_groups().get(title.lower(), ()) if kind in (ALLOWANCE, UNIQUE)]
    hilt = [HILT] if card_type == OBJECT and has_word(title, HILT) else []
    return tuple(dict.fromkeys((*items(written), *(known if card_type in IN_GAME else ()), *hilt)))


#: What stands in a cell between what is said of the two faces of a card of two types.
FACES = "//"


def card_of_faces(row: dict[str, str]) -> Printed:
    """HLT 167, 195. A card of two types: what is said of each is separated, what holds for both is not."""
    split = {name: [part.strip() for part in cell.split(FACES)] for name, cell in row.items()}
    count = len(split["type"])
    faces = tuple(
        card_from_row({name: parts[n] if len(parts) == count else parts[0] for name, parts in split.items()})
        for n in range(count)
    )
    name = "/".join(dict.fromkeys(face.name for face in faces))
    whole = {"name": name, "kinds": (), "abilities": (), "text": row["text"], "faces": faces}
    return replace(faces[0], **whole)


def grid_of(cell: str, where: str) -> int:
    try:
        return grid.parse(cell.strip())
    except ValueError as error:
        raise Unreadable(f"{where}: {error}") from None


def figure(row: dict[str, str], column: str, where: str) -> int:
    return figure_of(row.get(column, "").strip() or "0", column, where)


def damage_values(cell: str, card_type: str, kinds: tuple[str, ...], where: str) -> tuple[int | None, int | None]:
    """HL1 45, 57; HL3 98; HLT 71. Damage and damage as a Power Blow: `2/4`, `1`, `none`; empty is the usual."""
    if cell == "none" or (card_type != ATTACK and not cell):
        return None, None
    if not cell:
        if DIRTY_TRICK in kinds:  # HL1 64, HLT 82
            return None, None
        return 2, None if SPECIAL in kinds or RANGED in kinds else 4
    values = cell.split("/")
    if len(values) > 2 or not all(map(is_figure, values)):
        raise Unreadable(f"{where}: damage is {cell!r}; it is written like 2/4, 2 or none")
    if card_type != ATTACK:
        raise Unreadable(f"{where}: damage is {cell!r}, but only an attack has it")
    return int(values[0]), int(values[1]) if len(values) == 2 else None


def editions_of(cell: str, where: str) -> tuple[str, ...]:
    """The editions a card is for; all of them where nothing is said."""
    unknown = [name for name in items(cell) if name not in EDITIONS]
    if unknown:
        raise Unreadable(f"{where}: editions is {cell!r}; there are {', '.join(EDITIONS)}")
    return items(cell) or tuple(EDITIONS)


@cache
def shipped() -> dict[str, Printed]:
    """The cards that come with the project, by key."""
    return shipped_pool("quickening.games.highlander.cards", pool_from_text)
