"""Huntik's tables: its words, and which node a sense is, by mood."""

from __future__ import annotations

from quickening.english.lexicon import Lexicon
from quickening.english.lowering import Template
from quickening.english.meanings import Meanings
from quickening.games.huntik import kinds

MEANINGS = Meanings("quickening.games.huntik", kinds)


def lexicon() -> Lexicon:
    """Huntik's words."""
    return MEANINGS.lexicon


def tables() -> dict[str, dict[str, list[Template]]]:
    """The lines of each mood by sense."""
    return MEANINGS.tables
