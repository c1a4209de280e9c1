"""A card of a game as the second reading sees it: plain facts, the same for all games."""

from __future__ import annotations

from typing import NamedTuple


class Thing(NamedTuple):
    """What is seen of a card: of what sorts it is, where it lies, whose it is, and how it stands.

    `mine` is whether whoever has the card on trial has it; nobody's cards are neither mine nor another's.
    """

    number: int
    name: str
    sorts: frozenset[str]
    area: str
    mine: bool
    others: bool
    marks: frozenset[str] = frozenset()
    words: frozenset[str] = frozenset()
    figures: tuple[tuple[str, int], ...] = ()
    trial: bool = False
    holder: int = -1

    def figure(self, name: str) -> int | None:
        """One of its figures, if it has it."""
        return dict(self.figures).get(name)
