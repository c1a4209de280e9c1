"""Highlander's tables of words and meanings."""

from __future__ import annotations

from quickening.english.meanings import Meanings
from quickening.games.highlander import kinds

LEXICON = "quickening.games.highlander.lexicon"
MEANINGS = Meanings("quickening.games.highlander", kinds)
