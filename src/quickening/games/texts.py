"""The grammar of a game: its card texts as abilities, and abilities in canonical wording."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol, cast

from quickening.core.plugins import package_of
from quickening.games import rules


class Texts(Protocol):
    """What a game's grammar has."""

    def read_text(self, card_type: str, name: str, text: str) -> tuple[Any, ...]:
        """A text as abilities."""

    def print_text(self, card_type: str, abilities: tuple[Any, ...]) -> str:
        """Abilities in canonical wording."""


def texts_of(game: str) -> Texts:
    """The grammar of a game."""
    return cast(Texts, import_module(f"{package_of(rules(game).NAME)}.meaning.texts"))
