"""Any number of cards, as long as their figures together are within a limit (SF 24.2.1)."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.modifiers import Ref
from quickening.games.shadowfist.kinds.choosing import OneByOne
from quickening.games.shadowfist.kinds.figures import number_of
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.lang.nodes import Amount, Scope


class ChooseWithin(OneByOne, frozen=True):
    """`choose any number of Characters whose combined costs are no more than 7`; `below`: less than that."""

    figure: str
    limit: Amount
    below: bool = False
    target: ClassVar[bool] = False

    def next_ones(self, game: ShadowfistGame, scope: Scope, chosen: list[Ref]) -> list[int]:
        most = self.limit.value(game, scope) - self.below
        left = most - sum(number_of(game, ref.card, self.figure) for ref in chosen)
        return [card for card in self.legal(game, scope, chosen) if number_of(game, card, self.figure) <= left]
