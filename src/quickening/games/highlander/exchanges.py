"""Attacks with what meets them, and Exertions, as a seat sees them."""

from __future__ import annotations

from quickening.core.outside import Outside
from quickening.core.views import CardView


class Exchange(Outside, frozen=True):
    """An attack and what meets it, as one seat sees them; cards by their handles, grids as nine bits.

    `grid` and `damage` are `None` as long as the attack is hidden from that seat. `meets` is the defense's grid, 0
    where there is none; `carried`: it was laid against an earlier attack.
    """

    seat: int
    card: int
    beside: tuple[int, ...]
    marks: tuple[str, ...]
    grid: int | None
    damage: int | None
    defense: int
    joined: tuple[int, ...]
    meets: int
    power_block: bool
    carried: bool
    result: str


class Exertion(Outside, frozen=True):
    """An Exertion of this turn or the last: what it was for, and the cards as they were turned over, for all to see.

    A card that has gone where nobody may follow it has no handle here.
    """

    seat: int
    purpose: str
    kind: str
    size: int
    turn: int
    cards: tuple[CardView, ...]
