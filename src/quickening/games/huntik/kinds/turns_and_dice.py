"""Whose turn it is (HK 500.2), and dice: all of them have six sides."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.data import replace
from quickening.core.frames import Next
from quickening.games.huntik.events import DieRolled
from quickening.games.huntik.kinds.conditions import Fact
from quickening.games.huntik.state import HuntikGame
from quickening.lang.nodes import Effect, Scope
from quickening.lang.resolve import Resolve

SIDES = 6


# -- turns ---------------------------------------------------------------------------------------------------------


class TurnIs(Fact, frozen=True):
    """`it's your turn`, or your opponent's. At the start and at the end of a round it is nobody's."""

    opponent: bool = False
    looks_around: ClassVar[bool] = False

    def holds(self, game: HuntikGame, scope: Scope) -> bool:
        from quickening.games.huntik.rules.outdated import TURN_MATTERS
        from quickening.games.huntik.rules.turns import Turns

        game.memo[TURN_MATTERS] = True  # what is worked out by this is out of date with the next turn
        mine = game.turn == scope.you
        return mine != self.opponent and any(type(frame) is Turns for frame in game.stack)


# -- dice ----------------------------------------------------------------------------------------------------------


class Roll(Effect, frozen=True):
    """You roll a die: the result is spoken of from then on."""

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        result = game.chance.roll(SIDES)
        frame.scope = replace(frame.scope, number=result)
        return game.do([DieRolled(frame.scope.you, result)], frame.start)


class ResultIs(Fact, frozen=True):
    """`the result is 5 or 6`."""

    results: tuple[int, ...]

    def holds(self, game: HuntikGame, scope: Scope) -> bool:
        return scope.number in self.results
