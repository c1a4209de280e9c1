"""Card files: rows of facts and text become printed cards, or a refusal that says why."""

from __future__ import annotations

import csv
import re
from collections import Counter
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from quickening.core.refusals import Refused, Unreadable
from quickening.games import NotACard, Pool
from quickening.games.lackey import file_text
from quickening.games.shadowfist.definitions import FACTIONS, TALENTS, TYPES, Printed
from quickening.games.shadowfist.vocabulary.grammar import plain_text, read_text
from quickening.text.reader import NotRead

COLUMNS = ("Name", "Set", "Type", "Subtitle", "Cost", "Requires", "Provides", "Fighting", "Power", "Body", "Text")
_SIGN = re.compile(r"\{(\w+)\}")
_SLUG = re.compile(r"[^a-z0-9]+")
#: Signs as card files spell them.
_ALIASES = {"7ma": "sev"}


def is_card_file(header: str) -> bool:
    """Whether a file that begins with this line holds cards of Shadowfist as LackeyCCG has them."""
    return set(COLUMNS) <= set(header.split("\t"))


def read_pool(path: Path) -> Pool:
    """Read a tab-separated card file as LackeyCCG has them. Refuses a file that is not one, by line."""
    return pool_from_rows(rows_of(file_text(path), str(path)))


def rows_of(text: str, where: str) -> list[dict[str, str]]:
    """The rows of a card file; missing cells at the end of a row are empty."""
    lines = re.split(r"\r\n|\r|\n", text)
    reader = csv.reader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)
    header = next(reader, [])
    missing = [column for column in COLUMNS if column not in header]
    if missing:
        raise Unreadable(f"{where}, line 1: no column {missing[0]!r}; a card file has {', '.join(COLUMNS)}")
    rows = []
    for number, line in enumerate(reader, 2):
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
            pool.refused.append(NotACard(row["Name"], row["Text"], error.position, error.expected, str(error)))
        except Refused as error:
            pool.refused.append(NotACard(row["Name"], row["Text"], 0, (), str(error)))
    return pool


def key_of(title: str, set_name: str) -> str:
    """What names a printing among all: set and title, for one title can have several texts."""
    return f"{set_name}/{_SLUG.sub('-', title.lower()).strip('-')}"


def card_from_row(row: dict[str, str]) -> Printed:
    """One printed card. Refuses unknown types, figures that are none, and text that is not understood."""
    where = row.get("where", row["Name"])
    card_type = row["Type"].strip().removesuffix("s").capitalize()
    if card_type not in TYPES:
        raise Unreadable(f"{where}: {row['Type']!r} is no type of card (SF 7.0)")
    variable = tuple(
        name.lower() for name in ("Cost", "Fighting", "Power", "Body") if row[name].strip().upper() == "X"
    )
    name, text = row["Name"].strip(), row["Text"].strip().strip('"') if row["Text"].startswith('"') else row["Text"]
    return Printed(
        key=key_of(name, row["Set"].strip()),
        name=name,
        set=row["Set"].strip(),
        subtitle=row["Subtitle"].strip(),
        type=card_type,
        faction=row.get("Faction", "").strip(),
        cost=_figure(row, "Cost", where) if row["Cost"].strip() else None,
        requires=signs_of(row["Requires"], where),
        provides=signs_of(row["Provides"], where),
        fighting=_figure(row, "Fighting", where),
        power=_figure(row, "Power", where),
        body=_figure(row, "Body", where),
        variable=variable,
        text=text.strip(),
        abilities=read_text(card_type, name, text.strip()),
    )


def signs_of(text: str, where: str) -> tuple[str, ...]:
    """SF 8.4, 8.6. Resources as they are written: `{dra}{dra}{chi}`."""
    signs = tuple(_ALIASES.get(sign.lower(), sign.lower()) for sign in _SIGN.findall(text))
    unknown = [sign for sign in signs if sign not in FACTIONS and sign not in TALENTS]
    if unknown:
        raise Unreadable(f"{where}: {unknown[0]!r} is no resource (SF 18.2)")
    return signs


def _figure(row: dict[str, str], column: str, where: str) -> int:
    text = row[column].strip()
    if not text or text.upper() == "X":
        return 0
    try:
        return int(text)
    except ValueError:
        raise Unreadable(f"{where}: {column} is {text!r}, which is no number") from None


@cache
def shipped() -> dict[str, Printed]:
    """The cards that come with the project, by key."""
    folder = files("quickening.games.shadowfist.cards")
    found: dict[str, Printed] = {}
    for path in sorted((one for one in folder.iterdir() if one.name.endswith(".tsv")), key=lambda one: one.name):
        pool = pool_from_rows(rows_of(path.read_text(encoding="utf-8"), path.name))
        if pool.refused:
            raise Unreadable(f"{path.name}: {pool.refused[0].name}: {pool.refused[0].reason}")
        found |= {card.key: card for card in pool.cards}
    return found


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
    rest = plain_text(refused.text)[refused.position :]
    for pattern, name in _SET_ASIDE:
        rest = pattern.sub(name, rest)
    return " ".join(rest.split()[:words]) or refused.reason.splitlines()[0]


_SET_ASIDE = (
    (re.compile(r"<[^<>]*>"), "<Designator>"),
    (re.compile(r"\{[^{}]*\}"), "{resource}"),
    (re.compile(r"[+-]?\b(?:\d+|X)\b"), "N"),
)
