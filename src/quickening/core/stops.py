"""Which questions a seat is asked, and which are answered for it by going on, as it wished.

Everybody is asked what the rules ask, in their order; a question that a player does not want to be asked is answered
at once by the answer that goes on (`Decision.next`). Why one may want to be asked is a call: a stop by its id, and a
number that tells one occasion from the next. Calls follow from what the seat knows and from its own options alone.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from quickening.core.decisions import ACT, RESPOND, Decision, sort_of
from quickening.core.outside import Outside

#: A stop, and which occasion for it.
Call = tuple[str, int]
#: A stop at a step of the turn is named after the step.
STEP = "step:"


class Stop(Outside, frozen=True):
    """Something a player may want to be asked about; `usual`: unless they say otherwise."""

    id: str
    words: str
    usual: bool = True


def usual_stops(game: Any) -> frozenset[str]:
    """What a player of a game is asked about who has wished for nothing."""
    return frozenset(stop.id for stop in game.STOPS if stop.usual)


def calls_of(game: Any) -> tuple[Call, ...] | None:
    """Why the seat that is asked might want to be; `None`: it is asked whatever it wishes."""
    decision: Decision = game.decision
    if decision.next is None:
        return None
    calls: tuple[Call, ...] | None = game.calls(decision)
    return calls


def is_worth_it(decision: Decision) -> bool:
    """Whether anything can be done but to go on and to waste something."""
    idle = decision.next or ()
    return any(not option.wasteful for place, option in enumerate(decision.options) if place not in idle)


def is_asked(game: Any, wished: Collection[str], answered: Collection[Call]) -> bool:
    """Whether the seat that is asked wants to be: at a stop it wished for, if it has not answered to that already."""
    calls = calls_of(game)
    if calls is None:
        return True
    if sort_of(game.decision) in (ACT, RESPOND) and STEP + game.step_now() in wished:
        return True
    return any(call[0] in wished and call not in answered for call in calls)
