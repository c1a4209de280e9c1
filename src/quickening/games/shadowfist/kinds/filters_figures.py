"""Words about figures and resources (SF 8.4-8.9)."""

from __future__ import annotations

import operator
from typing import Any

from quickening.games.shadowfist.kinds.figures import cost_of, number_of
from quickening.games.shadowfist.kinds.filters import printed_of
from quickening.games.shadowfist.state import HAND, ShadowfistGame
from quickening.lang.nodes import Amount, Filter, Scope


class CostIs(Filter, frozen=True):
    """`0-cost` (SF 8.5)."""

    cost: int

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        return cost_of(game, card) == self.cost


class WithNumber(Filter, frozen=True):
    """`with a cost of 2 or less`; `how` is a key of `_COMPARED`."""

    what: str
    amount: Amount
    how: str = "exactly"

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        if self.what == "printed numerical Fighting" and "fighting" in printed_of(game, card).variable:
            return False
        number, limit = number_of(game, card, self.what), self.amount.value(game, scope)
        return bool(_COMPARED[self.how](number, limit))


_COMPARED: dict[str, Any] = {
    "exactly": operator.eq,
    "or less": operator.le,
    "or more": operator.ge,
    "less than": operator.lt,
    "more than": operator.gt,
    "even": lambda number, _: number % 2 == 0,
    "odd": lambda number, _: number % 2 == 1,
}


class EitherNumber(Filter, frozen=True):
    """`with a printed Fighting of 1 or 2`."""

    what: str
    one: int
    other: int

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        return number_of(game, card, self.what) in (self.one, self.other)


class Requiring(Filter, frozen=True):
    """`that requires {tek}`, or any resources at all (SF 8.4); or provides them (SF 8.6)."""

    sign: str = ""
    provided: bool = False

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        printed = printed_of(game, card)
        signs = printed.provides if self.provided else printed.requires
        return self.sign in signs if self.sign else bool(signs)


class ThanItsHand(Filter, frozen=True):
    """`whose Fighting is less than the number of cards in their controller's hand`; `how` is a key of `_COMPARED`."""

    what: str
    how: str

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        held = len(game.areas[HAND, game.cards[card].controller])
        return bool(_COMPARED[self.how](number_of(game, card, self.what), held))
