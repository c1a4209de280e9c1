"""What is told of an answer that a player might give."""

from __future__ import annotations

from quickening.core.outside import Outside


class Hint(Outside, frozen=True):
    """An answer by the ids of its options, in words, with the chance to win after it and a sentence of why."""

    chosen: tuple[str, ...]
    label: str
    chance: float
    why: str
