"""Card files: rows of facts and text become printed cards, or a refusal that says why."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from quickening.core.files import file_text, shown
from quickening.core.refusals import Refused, Unreadable
from quickening.games import Pool
from quickening.games.huntik.definitions import (
    ACTION,
    AMULET,
    FEATURE,
    LEGENDARY,
    MAJOR,
    MINOR,
    MISSION,
    TRIBES,
    Printed,
)
from quickening.games.huntik.meaning.texts import read_text
from quickening.games.readings import Readings
from quickening.games.rewordings import rewording_of
from quickening.games.written import figure_of, pool_of, rows_of, shipped_pool

#: How a card file writes that a paragraph begins.
PARAGRAPH = "\\n"
COLUMNS = ("set", "number", "title", "subtitle", "type", "subtype", "alignment", "atk", "def", "text_plain")
#: A cell may stand in quotation marks.
QUOTED = True
TYPES = {
    "majorHero": MAJOR,
    "minorHero": MINOR,
    "legendaryHero": LEGENDARY,
    "action": ACTION,
    "amulet": AMULET,
    "mission": MISSION,
    "feature": FEATURE,
}
SUBTYPES = {
    "combatAction": "combat",
    "exhaustAction": "exhaust",
    "freeAction": "free",
    "trainingMission": "training",
    "expertMission": "expert",
    "mutualMission": "mutual",
    "soloMission": "solo",
    "objects": "object",
    "obstacle": "obstacle",
    "structure": "structure",
}
#: HK 202.2. Good, Evil, or none.
TEAMS = ("good", "evil", "neutral", "")
#: What kinds there are of a type of card, and the rule that says so.
KINDS = {
    ACTION: (("combat", "exhaust", "free"), "HK 302.1"),
    MISSION: (("training", "expert", "mutual", "solo"), "HK 304.3"),
    FEATURE: (("object", "obstacle", "structure", ""), "HK 305.3"),
}
SOLO = "HK 304.3b: solo missions are outside this rulebook"

#: A card's text as its abilities.
meaning_of = Readings("huntik", read_text)


def is_card_file(header: str) -> bool:
    """Whether a file whose first line this is has Huntik cards."""
    return {"alignment", "text_plain"} <= set(header.strip().split("\t"))


def read_pool(path: Path) -> Pool:
    """Read a tab-separated card file. Refuses a file that is not one, by line."""
    return pool_from_text(file_text(path), shown(path))


def pool_from_text(text: str, where: str) -> Pool:
    """Cards from what stands in a card file."""
    return pool_from_rows(rows_from_text(text, where))


def pool_from_rows(rows: Iterable[dict[str, str]]) -> Pool:
    """Cards from rows of facts and text."""
    return pool_of(rows, card_from_row, "title", "text_plain")


def rows_from_text(text: str, where: str) -> list[dict[str, str]]:
    """The rows of a card file."""
    return _numbered(rows_of(text, where, COLUMNS, QUOTED))


def _numbered(rows: list[dict[str, str]]) -> list[dict[str, str]]:
    """HK 204.1. The rows, where a number of a set stands twice with what had it before."""
    seen: dict[tuple[str, str], str] = {}
    for row in rows:
        before = seen.setdefault((row["set"], row["number"]), row["where"])
        if before != row["where"]:
            row["before"] = before
    return rows


def as_in_files(words: str) -> str:
    """A type in plain words, as the files of the set write it.

    >>> as_in_files("major hero"), as_in_files("majorHero"), as_in_files("")
    ('majorHero', 'majorHero', '')
    """
    first, *others = words.split() or [""]
    return first + "".join(word.capitalize() for word in others)


def card_from_row(row: dict[str, str]) -> Printed:
    """One printed card. Refuses unknown types, figures that are none, and text that is not understood."""
    where = row.get("where", row["title"])
    if not row["title"].strip():
        raise Unreadable(f"{where}: a card has a name (HK 200.1)")
    if "before" in row:
        raise Unreadable(f"{where}: {row['set']} {row['number']} is also the number of {row['before']} (HK 204.1)")
    if row["alignment"] not in TEAMS:
        raise Unreadable(f"{where}, alignment: {row['alignment']!r} is no team (HK 202.2)")
    row = row | {column: as_in_files(row[column]) for column in ("type", "subtype")}
    card_type = TYPES.get(row["type"])
    if card_type is None:
        raise Unreadable(f"{where}, type: {row['type']!r} is no type of card (HK 300.1)")
    subtype = SUBTYPES.get(row["subtype"], "")
    if card_type in KINDS and SUBTYPES.get(row["subtype"], row["subtype"]) not in KINDS[card_type][0]:
        raise Unreadable(f"{where}, subtype: {row['subtype']!r} is no kind of {card_type} ({KINDS[card_type][1]})")
    if subtype == "solo":
        raise Refused(SOLO)
    text = row["text_plain"].replace(PARAGRAPH, "\n")
    put = rewording_of("huntik", row["title"], row["set"], text, where)
    text = text if put is None else put.text
    return Printed(
        key=f"{row['set']}-{row['number']}",
        name=row["title"],
        set=row["set"],
        number=row["number"],
        version=row["subtitle"],
        type=card_type,
        subtype=subtype,
        team=row["alignment"].capitalize() if row["alignment"] in ("good", "evil") else "",
        tags=tags_of(row),
        atk=_figure(row, "atk", where),
        defense=_figure(row, "def", where),
        text=text,
        abilities=meaning_of(card_type, row["title"], text),
        reworded="" if put is None else put.reason,
    )


def _figure(row: dict[str, str], column: str, where: str) -> int:
    """HK 205.1. Heroes and obstacles have one, which is not less than 0; others have none, or 0."""
    fights = "Hero" in row["type"] or row["subtype"] == "obstacle"
    figure = figure_of(row[column].strip() or ("" if fights else "0"), column, where, "HK 205.1")
    if figure < 0 or (figure and not fights):
        raise Unreadable(f"{where}: {column} is {row[column]!r}, which no {row['type']} has (HK 205.1)")
    return figure


def tags_of(row: dict[str, str]) -> tuple[str, ...]:
    """HK 202. The team, and what else the type line says; a Titan's tribe is hyphenated with the tag (HK 202.3)."""
    team = (row["alignment"].capitalize(),) if row["alignment"] in ("good", "evil") else ()
    if row["subtype"].endswith("Titan"):
        tribe = row["subtype"].removesuffix("Titan").capitalize()
        if tribe not in TRIBES:
            raise Unreadable(f"{row.get('where', row['title'])}: {tribe!r} is no tribe (HK 202.3)")
        return (*team, f"{tribe}-Titan", "Titan", tribe)
    if row["subtype"] in SUBTYPES or not row["subtype"]:
        return team
    return (*team, row["subtype"].capitalize())


@cache
def shipped() -> dict[str, Printed]:
    """The cards that come with the project, by key."""
    return shipped_pool("quickening.games.huntik.cards", pool_from_text)
