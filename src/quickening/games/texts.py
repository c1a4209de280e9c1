"""The grammar of a game: its card texts as abilities, and abilities in canonical wording."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
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
    package = package_of(rules(game).NAME)
    whole = find_spec(f"{package}.meaning.texts") is not None  # others still have a phrasebook beside their grammar
    return cast(Texts, import_module(f"{package}.meaning.texts" if whole else f"{package}.vocabulary.grammar"))
