"""What is judged by how things would be: written for as long as it is judged, and then as it was before."""

from __future__ import annotations

from typing import Any


class Supposing:
    """As if these fields of a card, or of the game, were so.

    >>> from quickening.core.chance import Chance
    >>> chance = Chance(1)
    >>> with Supposing(chance, word=5):
    ...     chance.word
    5
    >>> chance.word
    1
    """

    __slots__ = ("before", "fields", "record")

    def __init__(self, record: Any, **fields: Any) -> None:
        self.record, self.fields = record, fields
        self.before: dict[str, Any] = {name: getattr(record, name) for name in fields}

    def __enter__(self) -> None:
        for name, value in self.fields.items():
            setattr(self.record, name, value)

    def __exit__(self, *_: Any) -> None:
        for name, value in self.before.items():
            setattr(self.record, name, value)


class SupposingGone:
    """As if a card did not lie in its pile.

    >>> pile = [3, 1, 2]
    >>> with SupposingGone(pile, 1):
    ...     pile
    [3, 2]
    >>> pile
    [3, 1, 2]
    """

    __slots__ = ("at", "card", "pile")

    def __init__(self, pile: list[int], card: int) -> None:
        self.pile, self.card, self.at = pile, card, pile.index(card)

    def __enter__(self) -> None:
        del self.pile[self.at]

    def __exit__(self, *_: Any) -> None:
        self.pile.insert(self.at, self.card)
