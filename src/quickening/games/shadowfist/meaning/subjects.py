"""SF 25.5.1. What a State may be played on, where its text says so only by what it calls its subject."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

from quickening.games.shadowfist.definitions import CHARACTER, STATE
from quickening.games.shadowfist.kinds.abilities import Activated, PlayOn, Triggered
from quickening.games.shadowfist.kinds.effects import Gets, does
from quickening.games.shadowfist.kinds.filters import Noun
from quickening.games.shadowfist.kinds.selections import Subject
from quickening.lang.selections import Cards, ThisCard
from quickening.text.reader import NotRead

#: What a text may call its subject.
CALLED = re.compile(r"\bsubject (Feng Shui Site|Site|Character|Edge|State|card)\b", re.IGNORECASE)


def on_subjects(abilities: tuple[Any, ...], card_type: str, text: str) -> tuple[Any, ...]:
    """The abilities, and before them what a State is played on: `subject Site` says that it is a Site.

    Where nothing is said it is a Character, as it is with most States.
    """
    if any(gone_by_then(one, after) for one, after in pairwise(abilities)):
        raise NotRead(text, 0, (), "whether that goes on when the card has left play is not clear")
    if card_type != STATE or any(isinstance(one, PlayOn) for one in abilities):
        return abilities
    words = {called.lower(): called for called in CALLED.findall(text)}
    kinds = [called for word, called in words.items() if word != "card"]
    if len(kinds) > 1:
        raise NotRead(text, 0, (), "what it may be played on is not clear")
    noun = spelled(kinds[0]) if kinds else "card" if words else CHARACTER
    return abilities if noun == CHARACTER else (PlayOn(Cards(Noun(noun))), *abilities)


def gone_by_then(one: Any, after: Any) -> bool:
    """`Sacrifice this card :: Subject gains Guts. When subject attacks, ...`: of that effect, or always (SF 42.0)."""
    costs: tuple[Any, ...] = one.costs if isinstance(one, Activated) else ()
    spent = any(does(cost, "sacrifice") and cost.what == ThisCard() for cost in costs)
    changed = spent and any(isinstance(effect, Gets) and effect.what == Subject() for effect in one.effects)
    return changed and isinstance(after, Triggered) and getattr(after.trigger, "who", None) == Subject()


def spelled(kind: str) -> str:
    """A type of card as the rules spell it."""
    return " ".join(word.capitalize() for word in kind.split())
