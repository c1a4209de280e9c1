"""Dice: all of them have six sides."""

from __future__ import annotations

from quickening.core.data import replace
from quickening.core.frames import Next
from quickening.games.huntik.events.plays import DieRolled
from quickening.games.huntik.kinds.effects.turns import Order, order
from quickening.games.huntik.state import HuntikGame
from quickening.lang.resolve import Resolve

SIDES = 6


ROLL = Order("roll")


@order("roll")
def _roll(game: HuntikGame, frame: Resolve) -> Next:
    """You roll a die: the result is spoken of from then on."""
    result = game.chance.roll(SIDES)
    frame.scope = replace(frame.scope, number=result)
    return game.do([DieRolled(frame.scope.you, result)], frame.start)
