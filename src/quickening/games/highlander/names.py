"""The names of Personas, Factions and weapons, which players and books write in more than one way: kept as data."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import NamedTuple


def rows_of(name: str) -> list[list[str]]:
    """The rows of a table that comes with the game, without its head."""
    text = files("quickening.games.highlander").joinpath(name).read_text(encoding="utf-8")
    return [line.split("\t") for line in text.splitlines()[1:] if line]


def items(cell: str) -> tuple[str, ...]:
    """The items of a cell, separated by commas."""
    return tuple(item.strip() for item in cell.split(",") if item.strip())


@cache
def _named() -> dict[str, tuple[str, ...]]:
    """Who is meant, by each way of writing a name; a pair of Personas has one name for both."""
    found: dict[str, tuple[str, ...]] = {}
    for name, written in rows_of("names.tsv"):
        whole = items(name)
        ways = items(written) if len(whole) > 1 else (name, *items(written))
        found |= {way.lower(): whole for way in ways}
    return found


def named(written: str) -> tuple[str, ...]:
    """HL1 11. Whom a sub-title means, by the name on their Pre-Game cards.

    >>> named("Xavier"), named("Connor Macleod"), named("Corda and Reno"), named("Kalas")
    (('Xavier St. Cloud',), ('Connor MacLeod',), ('Corda', 'Reno'), ('Kalas',))
    """
    plain = written.strip(" -–:{}")
    return _named().get(plain.lower(), (plain,) if plain else ())


def pairs() -> list[tuple[str, ...]]:
    """HLT 204, 870. The immortals who share their cards."""
    return [items(name) for name, _ in rows_of("names.tsv") if len(items(name)) > 1]


def owners_of(cell: str) -> tuple[str, ...]:
    """HL1 11. The owners that a sub-title names, separated by commas or strokes."""
    owners = [owner for item in items(cell.replace("/", ",")) for owner in named(item)]
    return tuple(dict.fromkeys(owners))


@cache
def factions() -> dict[str, tuple[str, ...]]:
    """HL1 11, HL3 74-75, HLT 42. Factions are groups of Personas."""
    return {name: items(members) for name, members in rows_of("factions.tsv")}


@cache
def weapon_names() -> frozenset[str]:
    """HL1 11, 31. The Weapons of Choice that the books name: a card that belongs to one is Weapon Specific."""
    return frozenset(row[0] for row in rows_of("weapons.tsv"))


@cache
def card_groups() -> dict[str, tuple[str, ...]]:
    """HLT 174-179, 307. Which cards belong to a group by a list of the book: `Title`, or `Title: Persona`."""
    found: dict[str, tuple[str, ...]] = {}
    for group, title in rows_of("groups.tsv"):
        found[title.lower()] = (*found.get(title.lower(), ()), group)
    return found


class Retitled(NamedTuple):
    """HLT 398-406, 443-444. Cards of the first edition that have another title and sub-title in Type One."""

    title: str
    type: str
    generic: str
    becomes: str
    kind: str


@cache
def new_titles() -> dict[str, Retitled]:
    """What becomes of titles of the first edition, by title."""
    return {row[0].lower(): Retitled(*row) for row in rows_of("titles.tsv")}
