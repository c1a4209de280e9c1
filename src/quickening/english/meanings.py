"""The tables of a game: its words, its kinds of node, and which node a sense is, by mood."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cached_property
from types import ModuleType
from typing import Any

from quickening.english.lexicon import Lexicon
from quickening.english.lowering import Template
from quickening.english.tables import rows
from quickening.lang import resolve, selections
from quickening.lang.nodes import Node

#: What is done, waited for, replaced, asked of a card, forbidden, allowed, demanded, limited, asked, was done last
#: turn, and what is so while a text is in force: a table each, if the game has it.
MOODS = ("do", "happen", "would", "fits", "bar", "let", "make", "only", "holds", "did", "so")


class Meanings:
    """A game's tables, each read when it is first asked for. `package` is that of its kinds of node."""

    def __init__(self, game: str, package: ModuleType) -> None:
        self.words = f"{game}.lexicon"
        self.meaning = f"{game}.meaning"
        self.package = package

    @cached_property
    def lexicon(self) -> Lexicon:
        """The words of the game."""
        return Lexicon(self.words)

    @cached_property
    def kinds(self) -> dict[str, Any]:
        """Every kind of node that the game's rules know, by name; its own before one that games share."""
        found = _kinds_in(resolve) | _kinds_in(selections)
        for module in pkgutil.walk_packages(self.package.__path__, f"{self.package.__name__}."):
            found |= _kinds_in(importlib.import_module(module.name))
        return found

    @cached_property
    def tables(self) -> dict[str, dict[str, list[Template]]]:
        """The lines of each mood by sense; of what is said of one role, by mood and role."""
        found: dict[str, dict[str, list[Template]]] = {}
        for mood in MOODS:
            for row in rows(self.meaning, f"{mood}.tsv"):
                name = f"{mood} {row['gap']}" if "gap" in row else mood
                others = (row.get(column, "") for column in ("it", "player", "given"))
                line = Template(row["lowers"], self.kinds, row["where"], *others)
                found.setdefault(name, {}).setdefault(row["sense"], []).append(line)
        return found

    @cached_property
    def nouns(self) -> dict[str, Template]:
        """Nouns that are put by another word: `a foundation` is a foundation card."""
        return self.templates("nouns.tsv", "noun")

    @cached_property
    def adjectives(self) -> dict[str, Template]:
        """Adjectives that are put by another word."""
        return self.templates("adjectives.tsv", "adjective")

    def templates(self, table: str, key: str) -> dict[str, Template]:
        """The words of a table that say what they are to the rules."""
        lines = [row for row in rows(self.words, table) if row.get("lowers")]
        return {row[key]: Template(row["lowers"], self.kinds, row["where"]) for row in lines}


def _kinds_in(module: ModuleType) -> dict[str, Any]:
    return {name: kind for name, kind in vars(module).items() if isinstance(kind, type) and issubclass(kind, Node)}
