"""What leaves the engine as it is: encoded as JSON by msgspec, read from it, handed to bots.

`Frozen` values are the engine's own. Where the engine is compiled they are plain classes, of which msgspec knows
nothing; what derives from `Outside` stays a struct (see docs/performance.md).
"""

from __future__ import annotations

from typing import Any

import msgspec


class Outside(msgspec.Struct, frozen=True, gc=False):
    """A value for readers and writers of JSON: views, records, how a game ended."""


class Outcome(Outside, frozen=True):
    """How a game ended. No winners: a draw."""

    winners: tuple[int, ...]
    reason: str
    rule: str


#: What is no answer to a question: somebody gives up, or is to be asked again, or time is called. That is no seat's.
CONCEDE, RESUME, TIME = "concede", "resume", "time"
ASIDES = ((CONCEDE,), (RESUME,), (TIME,))
NO_SEAT = -1
#: Nor is what a judge repairs: the word is followed by what (`core/repairs.py`).
REPAIR = "repair"


def is_aside(chosen: tuple[Any, ...]) -> bool:
    """Whether an entry of a game's answers answers no question."""
    return chosen in ASIDES or chosen[:1] == (REPAIR,)


class Answer(Outside, frozen=True):
    """One entry of a game's record: who answered, and the ids of the chosen options."""

    seat: int
    chosen: tuple[str, ...]


class Repairs(Outside, frozen=True):
    """What can be repaired in a game: where cards can go, what can be said of a card in play, and of a player.

    Of those that are `counted` it is said how much. Cards in the areas `stacks` can be put on the stack.
    """

    areas: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    counted: tuple[str, ...] = ()
    stacks: tuple[str, ...] = ()
