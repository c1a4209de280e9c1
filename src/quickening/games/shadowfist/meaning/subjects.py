"""SF 25.5.1. What a State may be played on, where its text says so only by what it calls its subject."""

from __future__ import annotations

import re
from typing import Any

from quickening.games.shadowfist.definitions import CHARACTER, STATE
from quickening.games.shadowfist.kinds.abilities import PlayOn
from quickening.games.shadowfist.kinds.filters import Noun
from quickening.lang.selections import Cards
from quickening.text.reader import NotRead

#: What a text may call its subject.
CALLED = re.compile(r"\bsubject (Feng Shui Site|Site|Character|Edge|State|card)\b", re.IGNORECASE)


def on_subjects(abilities: tuple[Any, ...], card_type: str, text: str) -> tuple[Any, ...]:
    """The abilities, and before them what a State is played on: `subject Site` says that it is a Site.

    Where nothing is said it is a Character, as it is with most States.
    """
    if card_type != STATE or any(isinstance(one, PlayOn) for one in abilities):
        return abilities
    words = {called.lower(): called for called in CALLED.findall(text)}
    kinds = [called for word, called in words.items() if word != "card"]
    if len(kinds) > 1:
        raise NotRead(text, 0, (), "what it may be played on is not clear")
    noun = spelled(kinds[0]) if kinds else "card" if words else CHARACTER
    return abilities if noun == CHARACTER else (PlayOn(Cards(Noun(noun))), *abilities)


def spelled(kind: str) -> str:
    """A type of card as the rules spell it."""
    return " ".join(word.capitalize() for word in kind.split())
