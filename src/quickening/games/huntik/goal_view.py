"""What wins a game of Huntik, as a seat is told of it."""

from __future__ import annotations

from quickening.core.outside import Outside


class Goal(Outside, frozen=True):
    """What wins. `at` is how far it has come on the way to `to`, of `of` steps; of 0 where nothing can be counted."""

    kind: str
    label: str
    at: int
    to: int
    of: int
    you: str
    they: str
