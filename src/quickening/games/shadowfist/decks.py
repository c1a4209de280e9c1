"""Decks: the ready ones, and those players write."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path

from quickening.core.data import Frozen
from quickening.core.refusals import Unreadable
from quickening.games.shadowfist.definitions import Printed
from quickening.games.shadowfist.pool import shipped

_LINE = re.compile(r"^(\d+)x?\s+(.+?)\s*$")


class Deck(Frozen, frozen=True, gc=True):
    """A deck (SF 1.2). `about` says in a line what it does."""

    key: str
    name: str
    about: str
    cards: tuple[Printed, ...]


@cache
def ready_decks() -> dict[str, Deck]:
    """The decks that come with the project, by key."""
    folder = files("quickening.games.shadowfist").joinpath("ready")
    if not folder.is_dir():
        return {}
    found = sorted((path for path in folder.iterdir() if path.name.endswith(".txt")), key=lambda path: path.name)
    return {path.name[:-4]: parse_deck(path.name[:-4], path.read_text(encoding="utf-8")) for path in found}


def read_deck(deck: str | Deck) -> Deck:
    """A deck by its key or from a file. Refuses what is neither."""
    if isinstance(deck, Deck):
        return deck
    if deck in ready_decks():
        return ready_decks()[deck]
    path = Path(deck)
    if not path.is_file():
        raise Unreadable(f"there is no deck {deck!r}; ready decks are {', '.join(ready_decks())}")
    return parse_deck(str(path), path.read_text(encoding="utf-8-sig"))


def parse_deck(key: str, text: str, pool: Mapping[str, Printed] | None = None) -> Deck:
    """A deck as plain text: `3 Ting Ting` a line, `# name` and `## about` on top. Refuses a line by its number."""
    name, about = key, ""
    cards: list[Printed] = []
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("##"):
            about = line[2:].strip()
        elif line.startswith("#"):
            name = line[1:].strip()
        elif line.strip():
            cards += _copies(line, f"{key}, line {number}", shipped() if pool is None else pool)
    return Deck(key, name, about, tuple(cards))


def _copies(line: str, where: str, pool: Mapping[str, Printed]) -> list[Printed]:
    match = _LINE.match(line.strip())
    if match is None:
        raise Unreadable(f"{where}: {line.strip()!r} is not a number and a card's title")
    found = find_card(match.group(2), pool)
    if found is None:
        raise Unreadable(f"{where}: there is no card {match.group(2)!r}")
    return [found] * int(match.group(1))


def find_card(name: str, pool: Mapping[str, Printed] | None = None) -> Printed | None:
    """A card by key or title; of several printings the last one of the pool."""
    wanted = name.lower()
    found = None
    for card in (shipped() if pool is None else pool).values():
        if wanted == card.key:
            return card
        if wanted == card.name.lower():
            found = card
    return found
