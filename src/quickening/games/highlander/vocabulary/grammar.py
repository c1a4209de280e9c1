"""Highlander's phrasebook, and the reading and printing of a card's whole text."""

from __future__ import annotations

from typing import Any


def read_text(card_type: str, name: str, text: str, kinds: tuple[str, ...] = ()) -> tuple[Any, ...]:
    """A card's text as its abilities."""
    return ()


def words_of(category: str, node: Any) -> str:
    return ""
