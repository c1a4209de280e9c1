"""Shadowfist's tables of words and meanings."""

from __future__ import annotations

from quickening.english.lexicon import Lexicon
from quickening.english.lowering import Template
from quickening.english.meanings import Meanings
from quickening.games.shadowfist import kinds

MEANINGS = Meanings("quickening.games.shadowfist", kinds)
LEXICON = MEANINGS.words


def lexicon() -> Lexicon:
    """Shadowfist's words."""
    return MEANINGS.lexicon


def tables() -> dict[str, dict[str, list[Template]]]:
    """The lines of each mood by sense."""
    return MEANINGS.tables


def noun_words() -> dict[str, Template]:
    """Nouns that are cards with a word before them: `a foundation` is a foundation card."""
    return MEANINGS.nouns


def adjectives() -> dict[str, Template]:
    """Adjectives that are put by another word."""
    return MEANINGS.adjectives
