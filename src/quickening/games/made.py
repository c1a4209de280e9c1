"""Cards that somebody made or brought. They go with the deck they are played in, as lines of a card file under it.

A table keeps them with its decks: a game is played again by the texts it was begun with, and everybody else's cards
stay as they are. Each has a key of its own, by what is written on it, so that two decks bring two cards of one name.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from importlib import import_module
from typing import Any

from quickening.core.data import replace
from quickening.core.files import lines_of, shown
from quickening.core.plugins import package_of
from quickening.core.refusals import Refused, Unreadable
from quickening.games import NotACard

#: The line of a deck under which its own cards stand.
HEAD = "Made cards:"
#: So many a deck has at most, and so many letters stand on one and in its name.
MOST, LONGEST, LONGEST_NAME = 100, 4_000, 80
#: So many digits a number on it has at most: what is divided or done so often has to come to an end.
DIGITS = 2
_NUMBER = re.compile(r"\d+")
#: Columns in which a number is part of a name, and not one of the game.
_NAMES = frozenset({"number", "name", "title", "subtitle", "set", "pool", "printed"})
#: A column that only a card has which is printed otherwise: what is printed.
PRINTED = "printed"
#: A column that only a card has which somebody brought in a file: what the file is called.
POOL = "pool"
#: How the keys of such cards begin.
MADE, REWORDED, IMPORTED = "made/", "reworded/", "imported/"


def apart(text: str) -> tuple[str, tuple[str, ...]]:
    r"""A deck as it is written, and the card file under it: its header and a line for each card.

    >>> apart("3 Caliban\nMade cards:\ntitle\nMine\n")
    ('3 Caliban', ('title', 'Mine'))
    """
    lines = lines_of(text)
    places = [place for place, line in enumerate(lines) if line.strip().lower() == HEAD.lower()]
    if not places:
        return text, ()
    return "\n".join(lines[: places[0]]), tuple(line for line in lines[places[0] + 1 :] if line.strip())


def together(text: str, made: tuple[str, ...]) -> str:
    """A deck with the cards that were made for it, as one text."""
    return "\n".join([text.rstrip("\n"), HEAD, *made]) + "\n" if made else text


def made_cards(game: str, made: tuple[str, ...]) -> Mapping[str, Any]:
    """The cards of such a file, by key. Refuses them all if one is not understood, with its name."""
    if len(made) > MOST + 1:
        raise Unreadable(f"{len(made) - 1} made cards; a deck has {MOST} at most")
    if any(len(line) > LONGEST for line in made):
        raise Unreadable(f"a made card has {LONGEST} letters at most")
    return _read(game, made) if made else {}


@lru_cache(maxsize=200)
def _read(game: str, made: tuple[str, ...]) -> Mapping[str, Any]:
    pool = import_module(f"{package_of(game)}.pool").pool_from_text("\n".join(made) + "\n", "made cards")
    if pool.refused:
        raise Unreadable(_why_not(pool.refused[0]))
    for card in pool.cards:
        _check_name(card.name)
    header = made[0].split("\t")
    for line in made[1:]:
        _check_numbers(header, line)
    marks = [_mark(header, line) for line in made[1:]]
    cards = [_named(card, mark) for card, mark in zip(pool.cards, marks, strict=True)]
    return {card.key: card for card in cards}


def _why_not(refused: NotACard) -> str:
    return f"the made card {refused.name!r} is not understood: {refused.reason.splitlines()[0]}"


def _check_name(name: str) -> None:
    """A card is called by its name, on one line and not too long."""
    if not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
        raise Unreadable(f"a made card has a name of at most {LONGEST_NAME} letters, not {shown(name)!r}")


def _check_numbers(header: list[str], line: str) -> None:
    """What stands on a card has small numbers."""
    for column, words in zip(header, line.split("\t"), strict=False):
        large = [number for number in _NUMBER.findall(words) if len(number.lstrip("0")) > DIGITS]
        if large and column.lower() not in _NAMES:
            raise Unreadable(f"numbers on a made card have {DIGITS} digits at most, not {shown(large[0])}")


def _mark(header: list[str], line: str) -> str:
    """By which a card is told apart from all others, whatever it is called and whichever number it has."""
    cells = dict(zip(header, line.split("\t"), strict=False))
    said = "\t".join(f"{name}={cells[name]}" for name in sorted(cells) if name.lower() not in ("number", POOL))
    head = REWORDED if _says(cells, PRINTED) else IMPORTED if _says(cells, POOL) else MADE
    return head + sha256(said.encode("utf-8", "surrogatepass")).hexdigest()[:16]


def _says(cells: Mapping[str, str], column: str) -> bool:
    return bool(cells.get(column, "").strip(' "'))


def _named(card: Any, key: str) -> Any:
    faces = tuple(_named(face, key) for face in getattr(card, "faces", ()))
    return replace(card, key=key, **({"faces": faces} if faces else {}))


def made_card(made: Mapping[str, Any], *names: str) -> Any | None:
    """The made card that is meant by one of these, a key, a title or a name; nothing if none is."""
    wanted = {name.strip().lower() for name in names}
    for key, card in made.items():
        if not wanted.isdisjoint((key, str(getattr(card, "title", card.name)).lower(), card.name.lower())):
            return card
    return None


def check_none_made(text: str, where: str) -> None:
    """Refuse a deck with made cards where everybody plays with the cards there are."""
    if apart(text)[1]:
        raise Refused(
            f"this deck has made cards or cards from a file; {where} everybody plays with the cards there are"
        )
