"""What a card changes by being there, and what it made last: the table is looked at with it and without it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quickening.scenes.comparing import Change
from quickening.scenes.playing import Trial


def is_by(trial: Trial, modifier: Any) -> bool:
    """Whether the card on trial began what lasts."""
    source = modifier.scope.source
    return source is not None and bool(source.card == trial.card)


def differing(game: Any, blank: Any, seen: Callable[[Any, int], dict[str, int]]) -> list[Change]:
    """What is otherwise in one position than in the other, card by card."""
    return [one for number in game.in_play for one in _changes(number, seen(game, number), seen(blank, number))]


def _changes(number: int, now: dict[str, int], then: dict[str, int]) -> list[Change]:
    compared = ((what, now.get(what, 0) - then.get(what, 0)) for what in sorted(now.keys() | then.keys()))
    return [Change(number, what, much) for what, much in compared if much]
