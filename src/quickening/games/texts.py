"""The grammar of a game: its card texts as abilities, and abilities in canonical wording."""

from __future__ import annotations

import re
from importlib import import_module
from typing import Any, Protocol, cast

from quickening.core.plugins import package_of
from quickening.core.refusals import Unreadable
from quickening.games import rules


class Texts(Protocol):
    """What a game's grammar has: the types of card it knows, and both directions."""

    CARD_TYPES: tuple[str, ...]

    def read_text(self, card_type: str, name: str, text: str) -> tuple[Any, ...]:
        """A text as abilities."""

    def print_text(self, card_type: str, abilities: tuple[Any, ...]) -> str:
        """Abilities in canonical wording."""


def texts_of(game: str) -> Texts:
    """The grammar of a game."""
    return cast(Texts, import_module(f"{package_of(rules(game).NAME)}.meaning.texts"))


def card_type(game: str, written: str) -> str:
    """The type of card that is meant, as the grammar knows it: `Attack`, `Feng Shui Site`, `Situation: Wound`."""
    known = texts_of(game).CARD_TYPES
    words = re.findall(r"[A-Z]?[a-z]+|[A-Z]+", written)
    said = " ".join(words).lower()
    for one in (said, said.removesuffix("s")):
        for name in known:
            if one == name.lower():
                return name
    named = [name for name in known if f" {name.lower()} " in f" {said} "]
    wider = [name for name in known if said and f" {said} " in f" {name.lower()} "]
    if not named and not wider:
        raise Unreadable(f"{written!r} is no type of card of this game: {', '.join(known)}")
    return (named or wider)[0]
