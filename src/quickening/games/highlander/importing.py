"""Card files as players have them: the errata list of the Type One book, and lists of earlier cards."""

from __future__ import annotations

import csv
import re

from quickening.core.files import lines_of
from quickening.core.refusals import Unreadable
from quickening.games.highlander import grid
from quickening.games.highlander.definitions import PRE_GAME
from quickening.games.highlander.names import named, weapon_names

_CODE = re.compile(r"\((\d?[A-Z]{1,4}\d*|HtG)[- ]#?(\d{3}[A-Z]*(?: [A-Z]v[A-Z])?)[^)]*\)")
_BRACKETS = re.compile(r"\s*[(\[][^)\]]*[)\]]\s*")
_DASH = re.compile(r"\s[-–]\s|\s?–\s|(?<=[a-z\d\])])-\s|\s-(?=[RS]\d)|\s(?=[RS]\d\b)")
_LIMIT = re.compile(r"\s(?P<mark>[RS]?)(?P<number>\d?)\s")
_NO_OWNERS = (
    "generic",
    "(?:one|1) hand icon",
    "1st edition",
    "promo",
    "restricted",
    "signatured",
    "leg sweep",
    "bloodied nose",
)
#: The books by which cards of an edition may be played.
_EDITIONS = {"1E": "first,type-one", "MLE": "first,type-one", "2E": "third,type-one"}
_PRINTED_CODE = re.compile(r"([A-Za-z0-9]+)-(\d{3}[A-Z]*)")
_GRID = re.compile(r"[X0]{3}/[X0]{3}/[X0]{3}")
_RED_GRID = re.compile(r"^\((?:Red|Gold|Blue|Green) Grid: ([^)]*)\)\s*", re.IGNORECASE)
_HEAD_SHOT = re.compile(r"this attack (?:may be|is)(?: made)? a head shot", re.IGNORECASE)
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
    "quickening": ("quickening", ()),
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
    codes = _CODE.findall(header)
    plain = _BRACKETS.sub(" - ", header)
    parts = [part.strip(" :-–") for part in _DASH.split(plain)]
    title, rest = _title_and_rest([part for part in parts if part])
    found = _GRID.search(header)
    words = " ".join([*rest, *_words_in_brackets(header)])
    card_type, kinds = type_and_kinds(words if title != "Quickening" else title, "this attack" if found else text)
    sort = "Dirty Trick" if title == "Dirty Trick" else ""
    limits = [limit for part in rest if (limit := _LIMIT.fullmatch(f" {part} ")) is not None]
    mark = "".join(limit["mark"] for limit in limits) or ("S" if "(signatured)" in header.lower() else "")
    return _row(
        aka=_aka(header),
        set=_set_of(header, codes),
        number=codes[0][1].strip() if codes else f"x{number}",
        title=title,
        type="attack" if sort else card_type,
        kinds=",".join(kinds) or sort,
        of="" if sort else ",".join(owners(rest)),
        grid=found.group() if found else _guess_grid(header, "attack" if sort else card_type, text),
        hands="1" if "hand icon" in header.lower() else "",
        restriction="".join(limit["number"] for limit in limits),
        mark=mark,
        text=text,
    )


def _title_and_rest(parts: list[str]) -> tuple[str, list[str]]:
    """The title stands first, but for Basic Attacks, where the kind does."""
    if parts[0].lower() != "basic attack":
        return parts[0], parts[1:]
    named = next(part for part in parts[1:] if not part.isdigit())
    return named, [parts[0], *(part for part in parts[1:] if part != named)]


def _words_in_brackets(header: str) -> list[str]:
    """What is said in brackets, but for codes."""
    return [words for words in re.findall(r"\(([^)]*)\)", header) if not re.search(r"\d", words)]


def _aka(header: str) -> str:
    """A name of its own that a part of a Plot has, in brackets after the title."""
    named = re.match(r"[^(\[]*\(([A-Z][a-z]+)\)", header)
    return named.group(1) if named else ""


def _set_of(header: str, codes: list[tuple[str, str]]) -> str:
    """The set: of the code, or in square brackets."""
    if codes:
        return codes[0][0].upper().replace("HN13", "HM3").strip()  # misread for HM3 throughout (HLT 727-823)
    marked = re.search(r"\[([A-Za-z]{2,5})(?:/[A-Z]+)?\]", header)
    return marked.group(1).upper().replace("PROMO", "PRO") if marked else "HLT"


def list_row(line: list[str], number: int) -> dict[str, str]:
    """A line of the list of earlier cards: `edition name type persona restricted text`."""
    edition, name, kind, persona, restricted, text = (line + [""] * 6)[:6]
    card_type, kinds = type_and_kinds(kind, text)
    picture = ""
    found = _RED_GRID.match(text)
    if found:
        picture = _areas(found.group(1))
        text = text[found.end() :]
    bare, told = _told_in_brackets(name)
    title = bare.removesuffix(" Persona").removeprefix(f"{persona} - ").strip() or name
    weapon = ",".join(named(told)) if weapon_names().issuperset(named(told)) else ""
    code = _PRINTED_CODE.fullmatch(told)
    return _row(
        set=code[1] if code else edition,
        number=code[2] if code else str(number),
        title=" and ".join(named(title)) if card_type in PRE_GAME else title,
        type=card_type,
        kinds=",".join(kinds),
        of=weapon if card_type in PRE_GAME or weapon else persona,
        editions=_EDITIONS.get(edition, ""),
        version="" if weapon or code else told,
        grid=picture,
        restriction=restricted,
        text=text,
    )


def _told_in_brackets(name: str) -> tuple[str, str]:
    """A name without what stands in brackets after it: a weapon, a code, or a word for its version."""
    told = re.search(r"(?<=\w )\(([^)]*)\)", name)
    return re.sub(r"\s*\(.*\)", "", name), told.group(1) if told else ""


def type_and_kinds(words: str, text: str) -> tuple[str, tuple[str, ...]]:
    """The type of a card from the words around its title; where none tells it, from what its text does."""
    lower = words.lower().replace("event:plot?", "event")  # HLT 138: one that is an event
    extra = tuple(kind for name, kind in _KINDS.items() if re.search(rf"\b{name}\b", lower))
    for word, (card_type, kinds) in _TYPES.items():
        if re.search(rf"\b{word}\b", lower):
            return card_type, (*kinds, *extra)
    if "hand icon" in lower:
        return "weapon of choice", ()
    if text.lower().startswith("this attack"):
        return "attack", ()
    return ("premium", ()) if "remove this card from the game" in text else ("event", extra)


def owners(parts: list[str]) -> list[str]:
    """The Persona or Weapon in a header: the part that is neither type, number nor grid."""
    words = "|".join((*_TYPES, *_KINDS, *_NO_OWNERS))
    for part in parts:
        owner = re.sub(rf"\b(?:{words})\b", "", part, flags=re.IGNORECASE).strip("{}:, -–")
        if re.search(r"[a-z]{2}", owner) and not _GRID.search(part):
            return [owner.replace("/", ",")]
    return []


def _guess_grid(header: str, card_type: str, text: str) -> str:
    """The area a header names, or all that may be chosen. An attack of which none is told is aimed at the middle.

    HL1 66, HL3 89, HLT 101. One that may be a Head Shot is an upper attack.
    """
    for area, name in grid.NAMES.items():
        if name in header.lower():
            return grid.picture(area)
    if text.lower().startswith("choose one area"):
        return grid.picture(sum(grid.AREAS))
    if card_type != "attack":
        return ""
    return grid.picture(grid.UC if _HEAD_SHOT.search(text) else grid.MC)


def _areas(words: str) -> str:
    return grid.picture(sum(area for area, name in grid.NAMES.items() if name in words.lower()))


def _row(**cells: str) -> dict[str, str]:
    blank = dict.fromkeys(("kinds", "of", "grid", "damage", "hands", "restriction", "mark", "gems", "editions"), "")
    return blank | cells
