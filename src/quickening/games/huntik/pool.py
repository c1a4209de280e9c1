"""Card files: rows of facts and text become printed cards, or a refusal that says why."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path

from quickening.core.refusals import Refusal, Refused, Unreadable
from quickening.games import NotACard, Pool
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
from quickening.games.huntik.vocabulary.grammar import read_text
from quickening.text.reader import NotRead

COLUMNS = ("set", "number", "title", "subtitle", "type", "subtype", "alignment", "atk", "def", "text_plain")
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
#: What kinds there are of a type of card, and the rule that says so.
KINDS = {
    ACTION: (("combat", "exhaust", "free"), "HK 302.1"),
    MISSION: (("training", "expert", "mutual", "solo"), "HK 304.3"),
}
SOLO = Refusal("HK 304.3b", "solo missions are outside this rulebook")


def is_card_file(header: str) -> bool:
    """Whether a file whose first line this is has Huntik cards."""
    return {"alignment", "text_plain"} <= set(header.strip().split("\t"))


def read_pool(path: Path) -> Pool:
    """Read a tab-separated card file. Refuses a file that is not one, by line."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise Unreadable(f"{path}: {error}") from None
    try:
        return pool_from_rows(_rows(text, str(path)))
    except csv.Error as error:
        raise Unreadable(f"{path}: not a table: {error}") from None


def _rows(text: str, where: str) -> list[dict[str, str]]:
    lines = csv.reader(text.splitlines(), delimiter="\t")
    header = next(lines, [])
    missing = [column for column in COLUMNS if column not in header]
    if missing:
        raise Unreadable(f"{where}, line 1: no column {missing[0]!r}; a Huntik card file has {', '.join(COLUMNS)}")
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
            pool.refused.append(NotACard(row["title"], error.text, error.position, error.expected, str(error)))
        except Refused as error:
            pool.refused.append(NotACard(row["title"], row["text_plain"], 0, (), str(error)))
    return pool


def card_from_row(row: dict[str, str]) -> Printed:
    """One printed card. Refuses unknown types, figures that are none, and text that is not understood."""
    where = row.get("where", row["title"])
    card_type = TYPES.get(row["type"])
    if card_type is None:
        raise Unreadable(f"{where}: {row['type']!r} is no type of card (HK 300.1)")
    subtype = SUBTYPES.get(row["subtype"], "")
    if card_type in KINDS and subtype not in KINDS[card_type][0]:
        raise Unreadable(f"{where}: {row['subtype']!r} is no kind of {card_type} ({KINDS[card_type][1]})")
    if subtype == "solo":
        raise Refused(SOLO)
    text = row["text_plain"].replace("\\n", "\n")
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
        abilities=read_text(card_type, row["title"], text),
    )


def _figure(row: dict[str, str], column: str, where: str) -> int:
    try:
        return int(row[column] or 0)
    except ValueError:
        raise Unreadable(f"{where}: {column} is {row[column]!r}, which is no number (HK 205.1)") from None


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
    text = files("quickening.games.huntik.cards").joinpath("sas.tsv").read_text(encoding="utf-8")
    pool = pool_from_rows(_rows(text, "sas.tsv"))
    if pool.refused:
        raise Unreadable(f"sas.tsv: {pool.refused[0].name}: {pool.refused[0].reason}")
    return {card.key: card for card in pool.cards}
