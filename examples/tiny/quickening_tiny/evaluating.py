"""How each seat stands, by which bots that look ahead judge a position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quickening_tiny.things import HAND

if TYPE_CHECKING:
    from quickening_tiny.game import Tiny

#: What a row says of a seat, and a guess of what each figure weighs; `quickening train` finds better ones.
FIGURES = (("coins", 0.4), ("glow", 0.5), ("hand", 0.15))


def figures(game: Tiny) -> list[list[float]]:
    """Coins, the glow of charms that are turned up, cards in hand; all zero for who has left."""
    return [
        [0.0, 0.0, 0.0]
        if seat in game.gone
        else [float(game.coins[seat]), float(game.glow_of(seat)), float(len(game.area(HAND, seat)))]
        for seat in range(len(game.names))
    ]
