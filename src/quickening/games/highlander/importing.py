"""Card files as players have them: the errata list of the Type One book, and lists of earlier cards."""

from __future__ import annotations

import csv
import re

from quickening.core.files import lines_of
from quickening.core.refusals import Unreadable
from quickening.games.highlander import grid
from quickening.games.highlander.definitions import PRE_GAME

_CODE = re.compile(r"\(([A-Z0-9]{2,5}-?\s?#?[0-9A-Z]{2,5})[^)]*\)|\((HtG #\d+)\)")
_GRID = re.compile(r"[X0]{3}/[X0]{3}/[X0]{3}")
_RED_GRID = re.compile(r"^\((?:Red|Gold|Blue|Green) Grid: ([^)]*)\)\s*", re.IGNORECASE)
_TYPES = {
    "weapon of choice": ("weapon of choice", ()),
    "plot": ("plot", ()),
    "special attack": ("attack", ("Special",)),
    "basic attack": ("attack", ("Basic",)),
    "attack": ("attack", ()),
    "block": ("block", ()),
    "dodge": ("dodge", ()),
    "edge": ("edge", ()),
    "event": ("event", ()),
    "situation": ("situation", ()),
    "object": ("object", ()),
    "location": ("location", ()),
    "persona": ("persona", ()),
    "pre-game": ("premium", ()),
    "pre game": ("premium", ()),
}
_KINDS = {
    "standing defense": "Standing Defense",
    "cumulative": "Cumulative",
    "bystander": "Bystander",
    "escape": "Escape",
    "ally": "Ally",
    "mortal": "Mortal",
    "immortal": "Immortal",
    "dirty trick": "Dirty Trick",
}


def is_foreign(header: list[str]) -> bool:
    """Whether a file is one of those players have."""
    return header[:2] == ["header", "text"] or header[:3] == ["edition", "name", "type"]


def foreign_rows(text: str, where: str) -> list[dict[str, str]]:
    """The rows of such a file in the project's own columns."""
    try:
        lines = list(csv.reader(lines_of(text), delimiter="\t"))
    except csv.Error as error:
        raise Unreadable(f"{where}: not a table: {error}") from None
    make = errata_row if lines[0][0] == "header" else list_row
    return [
        make(line, number) | {"where": f"{where}, line {number}"}
        for number, line in enumerate(lines[1:], 2)
        if len(line) > 1
    ]


def errata_row(line: list[str], number: int) -> dict[str, str]:
    """A line of the errata list: everything but the text is in the header, in an order that varies (HLT 323-603)."""
    header, text = line[0], line[1]
    parts = [part.strip() for part in re.split(r"\s[-–]\s|\s?–\s|(?<=[a-z\])])-\s", header)]
    title = re.sub(r"\s*[\(\[].*", "", parts[0]).strip(" -")
    card_type, kinds = type_and_kinds(" ".join(parts[1:]) + " " + header, title)
    found = _GRID.search(header)
    bracketed = re.search(r"\(([A-Z][a-z ]+)\)", parts[0])
    return _row(
        aka=bracketed.group(1) if bracketed else "",
        set="HLT",
        number=str(number),
        title=title,
        type=card_type,
        kinds=",".join(kinds),
        of="" if title == "Dirty Trick" else ",".join(owners(parts[1:])),
        grid=found.group() if found else _guess_grid(title, header, card_type),
        text=text,
    )


def list_row(line: list[str], number: int) -> dict[str, str]:
    """A line of the list of earlier cards: `edition name type persona restricted text`."""
    edition, name, kind, persona, restricted, text = (line + [""] * 6)[:6]
    card_type, kinds = type_and_kinds(kind, name)
    picture = ""
    found = _RED_GRID.match(text)
    if found:
        picture = _areas(found.group(1))
        text = text[found.end() :]
    title = re.sub(r"\s*\(.*\)", "", name).removesuffix(" Persona").strip() or name
    return _row(
        set=edition,
        number=str(number),
        title=title,
        type=card_type,
        kinds=",".join(kinds),
        of=persona if card_type not in PRE_GAME else "",
        grid=picture,
        restriction=restricted,
        text=text,
    )


def type_and_kinds(words: str, title: str) -> tuple[str, tuple[str, ...]]:
    """The type of a card from the words around its title."""
    lower = words.lower()
    if title.lower().startswith("dirty trick"):
        return "attack", ("Dirty Trick",)
    for word, (card_type, kinds) in _TYPES.items():
        if re.search(rf"\b{word}\b", lower):
            extra = tuple(kind for name, kind in _KINDS.items() if re.search(rf"\b{name}\b", lower))
            return card_type, (*kinds, *extra)
    if title.lower() == "quickening":
        return "quickening", ()
    if "arms and tactics" in title.lower() or "rip" in title.lower():
        return "premium", ()
    if "longsword" in title.lower():
        return "weapon of choice", ()
    return ("attack", ()) if "slash" in title.lower() else ("event", ())


def owners(parts: list[str]) -> list[str]:
    """The Persona or Weapon in a header: the part that is neither type, number nor grid."""
    for part in parts:
        plain = re.sub(r"\(.*?\)|\[.*?\]", "", part).strip()
        known = any(
            word in plain.lower() for word in (*_TYPES, "generic", "hand icon", "edition", "version", "promo")
        )
        if plain and not known and not re.fullmatch(r"[RS]?\d*|[RS]|Restricted", plain) and not _GRID.search(plain):
            return [plain.strip("{}:")]
    return []


def _guess_grid(title: str, header: str, card_type: str) -> str:
    for area, name in grid.NAMES.items():
        if name in header.lower():
            return grid.picture(area)
    if title.lower() == "thrust" or "thrust" in header.lower():
        return grid.picture(grid.MC)
    return grid.picture(grid.MC) if card_type == "attack" else ""


def _areas(words: str) -> str:
    return grid.picture(sum(area for area, name in grid.NAMES.items() if name in words.lower()))


def _row(**cells: str) -> dict[str, str]:
    blank = dict.fromkeys(("kinds", "of", "grid", "damage", "hands", "restriction", "mark", "gems", "editions"), "")
    return blank | cells
