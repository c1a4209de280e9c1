"""Card files: rows of facts and text become printed cards, or a refusal that says why."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple

from quickening.core.data import replace
from quickening.core.files import file_text, shown
from quickening.core.refusals import Unreadable
from quickening.games import NotACard, Pool
from quickening.games.readings import Readings
from quickening.games.rewordings import rewording_of
from quickening.games.shadowfist.definitions import CHARACTER, FACTIONS, SITE, TALENTS, TOKEN, TYPES, Printed
from quickening.games.shadowfist.meaning.reading import put_as, wording
from quickening.games.shadowfist.meaning.spelling import plain_text
from quickening.games.shadowfist.meaning.texts import read_text
from quickening.games.written import figure_of, pool_of, rows_of, shipped_pool
from quickening.text.reader import LONGEST

COLUMNS = ("Name", "Set", "Type", "Subtitle", "Cost", "Requires", "Provides", "Fighting", "Power", "Body", "Text")
#: Columns that a card file need not have.
FURTHER = ("Faction",)
_SIGN = re.compile(r"\{(\w+)\}")
FENG_SHUI_SITE = "Feng Shui Site"
#: SF 8.0. The figures that cards of a type do not have.
FIGURES = {CHARACTER: ("Power", "Body"), SITE: ("Fighting",)}
_SLUG = re.compile(r"[^a-z0-9]+")
#: Signs as card files spell them.
_ALIASES = {"7ma": "sev"}
#: A card's text as its abilities.
meaning_of = Readings("shadowfist", read_text, wording, put_as)


def is_card_file(header: str) -> bool:
    """Whether a file that begins with this line holds cards of Shadowfist as LackeyCCG has them."""
    return set(COLUMNS) <= set(header.split("\t"))


def read_pool(path: Path) -> Pool:
    """Read a tab-separated card file as LackeyCCG has them. Refuses a file that is not one, by line."""
    return pool_from_text(file_text(path), shown(path))


def pool_from_text(text: str, where: str) -> Pool:
    """Cards from what stands in a card file."""
    return pool_from_rows(rows_from_text(text, where))


def rows_from_text(text: str, where: str) -> list[dict[str, str]]:
    """The rows of a card file."""
    return rows_of(text, where, COLUMNS)


def pool_from_rows(rows: Iterable[dict[str, str]]) -> Pool:
    """Cards from rows of facts and text."""
    return pool_of(rows, card_from_row, "Name", "Text")


def key_of(title: str, set_name: str) -> str:
    """What names a printing among all: set and title, for one title can have several texts."""
    return f"{set_name}/{_SLUG.sub('-', title.lower()).strip('-')}"


def card_from_row(row: dict[str, str]) -> Printed:
    """One printed card. Refuses unknown types, figures that are none, and text that is not understood."""
    card = facts_from_row(row)
    put = rewording_of("shadowfist", card.name, card.set, card.text, row.get("where", card.name))
    if put is not None:
        card = replace(card, text=put.text, reworded=put.reason)
    return replace(card, abilities=meaning_of(card.type, card.name, card.text))


def facts_from_row(row: dict[str, str]) -> Printed:
    """What is printed on a card; its text is not read yet. Refuses unknown types and figures that are none."""
    where = row.get("where", row["Name"])
    card_type = type_of(row, where)
    needed = {CHARACTER: "Fighting", SITE: "Body"}.get(card_type)
    if needed is not None and not row[needed].strip():
        raise Unreadable(f"{where}, {needed}: a {card_type} has one (SF 8.0)")
    if not row["Name"].strip():
        raise Unreadable(f"{where}, Name: a card has a title (SF 8.1)")
    for column in FIGURES.get(card_type, ("Fighting", "Power", "Body")):
        if row[column].strip() not in ("", "0"):
            raise Unreadable(f"{where}, {column} is {shown(row[column])!r}: {card_type} cards have none (SF 8.0)")
    variable = tuple(
        name.lower() for name in ("Cost", "Fighting", "Power", "Body") if row[name].strip().upper() == "X"
    )
    name, text = row["Name"].strip(), row["Text"].strip().strip('"') if row["Text"].startswith('"') else row["Text"]
    return Printed(
        key=key_of(name, row["Set"].strip()),
        name=name,
        set=row["Set"].strip(),
        subtitle=subtitle_of(row),
        type=card_type,
        faction=row.get("Faction", "").strip(),
        cost=_figure(row, "Cost", where) if row["Cost"].strip() else None,
        requires=signs_of(row["Requires"], f"{where}, Requires"),
        provides=signs_of(row["Provides"], f"{where}, Provides"),
        fighting=_figure(row, "Fighting", where),
        power=_figure(row, "Power", where),
        body=_figure(row, "Body", where),
        variable=variable,
        text=text.strip(),
    )


def type_of(row: dict[str, str], where: str) -> str:
    """SF 7.0, 7.3.1. The type of a card, as files spell it: `Characters`, `Feng Shui Site`."""
    written = " ".join(row["Type"].split()).removesuffix("s")
    found = written.capitalize()
    if written.lower() == FENG_SHUI_SITE.lower():
        if row["Subtitle"].strip() and "feng shui" not in row["Subtitle"].lower():
            raise Unreadable(f"{where}, Subtitle: {row['Subtitle']!r} is that of no {FENG_SHUI_SITE} (SF 7.3.1)")
        return SITE
    if found == TOKEN and row["Fighting"].strip() not in ("", "0"):
        return CHARACTER
    if found not in TYPES:
        raise Unreadable(f"{where}, Type: {row['Type']!r} is no type of card (SF 7.0)")
    return found


def subtitle_of(row: dict[str, str]) -> str:
    """SF 7.3.1, 8.2. The subtitle; where a file leaves it out, a Feng Shui Site is one by its type."""
    written = row["Subtitle"].strip()
    return FENG_SHUI_SITE if not written and "feng shui" in row["Type"].lower() else written


def signs_of(text: str, where: str) -> tuple[str, ...]:
    """SF 8.4, 8.6. Resources as they are written: `{dra}{dra}{chi}`. Refuses what is no resource in braces."""
    beside = _SIGN.sub("", text).strip()
    if beside:
        raise Unreadable(f"{where}: {beside!r} is no resource; they are written like {{dra}}{{chi}} (SF 8.4)")
    signs = tuple(_ALIASES.get(sign.lower(), sign.lower()) for sign in _SIGN.findall(text))
    unknown = [sign for sign in signs if sign not in FACTIONS and sign not in TALENTS]
    if unknown:
        raise Unreadable(f"{where}: {unknown[0]!r} is no resource (SF 18.2)")
    return signs


def _figure(row: dict[str, str], column: str, where: str) -> int:
    text = row[column].strip()
    if not text or text.upper() == "X":
        return 0
    figure = figure_of(text, column, where, "SF 8.0")
    if figure < 0:
        raise Unreadable(f"{where}: {column} is {text!r}, which is no number of a card (SF 8.0)")
    return figure


@cache
def shipped() -> dict[str, Printed]:
    """The cards that come with the project, by key."""
    return shipped_pool("quickening.games.shadowfist.cards", pool_from_text)


# -- what to learn next --------------------------------------------------------------------------------------------


class Progress(NamedTuple):
    """How many cards were read and refused, and the phrases at which reading stopped, most frequent first."""

    read: int
    refused: int
    phrases: list[tuple[str, int]]


def progress(pools: Iterable[Pool], words: int = 4) -> Progress:
    """What is read of some pools, and the phrases that would be most useful to learn."""
    read = refused = 0
    counts: Counter[str] = Counter()
    for pool in pools:
        read += len(pool.cards)
        refused += len(pool.refused)
        counts.update(phrase_of(one, words) for one in pool.refused)
    return Progress(read, refused, [(phrase, count) for phrase, count in counts.most_common() if phrase])


def phrase_of(refused: NotACard, words: int) -> str:
    """The first words that were not understood, with numbers, designators and resources set aside."""
    rest = plain_text(refused.text[:LONGEST])[refused.position :]
    for pattern, name in _SET_ASIDE:
        rest = pattern.sub(name, rest)
    return " ".join(rest.split()[:words]) or refused.reason.splitlines()[0]


_SET_ASIDE = (
    (re.compile(r"<[^<>]*>"), "<Designator>"),
    (re.compile(r"\{[^{}]*\}"), "{resource}"),
    (re.compile(r"[+-]?\b(?:\d+|X)\b"), "N"),
)
