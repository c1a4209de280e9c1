"""Gates about what reads the cards, not about the cards: kinds of node, lexicon lines, lines of Python."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from pkgutil import walk_packages
from typing import Any

from quickening.core.data import Frozen
from quickening.english.tables import rows
from quickening.lang.nodes import Node

GAMES = ("huntik", "shadowfist", "highlander")
#: Folders of a game in which card text is read and meant.
READING = ("meaning", "kinds")
#: Folders that serve the reading of all games.
SHARED = ("text", "lang", "english")


@cache
def kinds_of(part: str) -> tuple[type[Any], ...]:
    """The kinds of node that `lang` or a game defines; what others only derive from is none."""
    package = "quickening.lang" if part == "lang" else f"quickening.games.{part}"
    module = import_module(package)
    for found in walk_packages(module.__path__, f"{package}."):
        import_module(found.name)
    inside = (kind for kind in _below(Node) if kind.__module__.startswith(f"{package}."))
    leaves = dict.fromkeys(kind for kind in inside if not kind.__subclasses__())
    return (*leaves, *_deeds()) if part == "lang" else tuple(leaves)


def _deeds() -> list[type[Any]]:
    """What the grammar makes of a text, before a game says what it means there."""
    inside = vars(import_module("quickening.lang.deeds")).values()
    return [one for one in inside if isinstance(one, type) and one.__module__ == "quickening.lang.deeds"]


def _below(kind: type[Node]) -> Iterator[type[Node]]:
    for below in kind.__subclasses__():
        yield below
        yield from _below(below)


def kinds_in(value: Any) -> Iterator[type[Any]]:
    """The kinds that a tree is made of, quoted text and what is for later included."""
    if isinstance(value, tuple):
        for part in value:
            yield from kinds_in(part)
    elif isinstance(value, Frozen):
        yield type(value)
        for name in value.__struct_fields__:
            yield from kinds_in(getattr(value, name))


def unused_kinds(part: str, used: set[type[Any]]) -> list[str]:
    """Kinds of node that no card has and no rule speaks of."""
    said = Counter(re.findall(r"\w+", _text_that_reads() if part == "lang" else _rules_text(part)))
    words = {word for word, times in said.items() if times > (part == "lang")}  # each is named where it is defined
    return sorted(kind.__name__ for kind in kinds_of(part) if kind not in used and kind.__name__ not in words)


@cache
def _text_that_reads() -> str:
    """The source of all that reads texts and carries them out."""
    folders = (files("quickening").joinpath(part) for part in ("lang", "english", "games"))
    return "\n".join(path.read_text(encoding="utf-8") for folder in folders for path in _python(folder))


@cache
def _rules_text(game: str) -> str:
    """The source of a game but for what reads its cards."""
    folder = files("quickening").joinpath("games", game)
    inside = (one for one in folder.iterdir() if one.name not in (*READING, "lexicon"))
    return "\n".join(path.read_text(encoding="utf-8") for one in inside for path in _python(one))


def lines_that_read(*parts: str) -> int:
    """Lines of Python in some folders of the project."""
    root = files("quickening")
    return sum(
        path.read_text(encoding="utf-8").count("\n")
        for part in parts
        for path in _python(root.joinpath(*part.split("/")))
    )


def folders_of(game: str) -> tuple[str, ...]:
    """The folders of a game in which card text is read and meant."""
    return tuple(f"games/{game}/{folder}" for folder in READING)


def _python(place: Traversable) -> Iterator[Traversable]:
    if place.is_dir():
        for inside in sorted(place.iterdir(), key=lambda one: one.name):
            yield from _python(inside)
    elif place.name.endswith(".py"):
        yield place


def common_words() -> int:
    """Verbs and nouns that two games or more have: those of the shared lists, and those in two lexicons."""
    found: dict[tuple[str, str], set[str]] = {}
    for table, column in (("verbs.tsv", "verb"), ("nouns.tsv", "noun")):
        for game in GAMES:
            for row in rows(f"quickening.games.{game}.lexicon", table):
                found.setdefault((table, row[column].lower()), set()).add(game)
        for row in rows("quickening.english.words", table):
            found.setdefault((table, row[column].lower()), set()).update(GAMES)
    return sum(len(games) > 1 for games in found.values())


def share(part: int, whole: int) -> float:
    """So many of a hundred."""
    return 100 * part / max(1, whole)


def spread(found: Iterable[Any], many: int) -> list[Any]:
    """So many of all, spread over them."""
    listed = list(found)
    return listed[:: max(1, len(listed) // many)][:many] if listed else []
