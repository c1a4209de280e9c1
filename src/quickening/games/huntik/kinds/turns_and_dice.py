"""Whose turn it is (HK 500.2), and dice: all of them have six sides."""

from __future__ import annotations

from quickening.core.data import replace
from quickening.core.frames import Next
from quickening.games.huntik.events import DieRolled
from quickening.games.huntik.state import HuntikGame
from quickening.lang.nodes import Effect
from quickening.lang.resolve import Resolve

SIDES = 6


# -- turns ---------------------------------------------------------------------------------------------------------


# -- dice ----------------------------------------------------------------------------------------------------------


class Roll(Effect, frozen=True):
    """You roll a die: the result is spoken of from then on."""

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        result = game.chance.roll(SIDES)
        frame.scope = replace(frame.scope, number=result)
        return game.do([DieRolled(frame.scope.you, result)], frame.start)
