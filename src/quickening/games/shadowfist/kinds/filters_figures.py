"""Words about figures and resources (SF 8.4-8.9)."""

from __future__ import annotations

import operator
from typing import Any

from quickening.games.shadowfist.kinds.basics import Number
from quickening.games.shadowfist.kinds.figures import ON_TABLE, number_of
from quickening.games.shadowfist.kinds.filters import is_face_down, printed_of
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.lang.nodes import Amount, Filter, Scope


class WithNumber(Filter, frozen=True):
    """`with a cost of 2 or less`, `with a printed Fighting of 1 or 2`; `how` is a key of `_COMPARED`.

    `than`: compared with another figure of the card, e.g. the cards in its controller's hand.
    """

    what: str
    amount: Amount | None = None
    how: str = "exactly"
    other: Amount | None = None
    than: str = ""

    @property
    def given(self) -> int:
        """The very number it is compared with, or -1."""
        return self.amount.number if isinstance(self.amount, Number) else -1

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        if self.what == "printed numerical Fighting" and "fighting" in printed_of(game, card).variable:
            return False
        if self.what not in ON_TABLE and is_face_down(game, card):
            return False  # SF 24.4: nothing tells what is printed on it
        number = number_of(game, card, self.what)
        if self.amount is None:
            return bool(_COMPARED[self.how](number, number_of(game, card, self.than)))
        if self.other is not None and number == self.other.value(game, scope):
            return True
        return bool(_COMPARED[self.how](number, self.amount.value(game, scope)))


def cost_is(number: int) -> WithNumber:
    """`0-cost` (SF 8.5)."""
    return WithNumber("cost", Number(number))


_COMPARED: dict[str, Any] = {
    "exactly": operator.eq,
    "or less": operator.le,
    "or more": operator.ge,
    "less than": operator.lt,
    "more than": operator.gt,
    "even": lambda number, _: number % 2 == 0,
    "odd": lambda number, _: number % 2 == 1,
}


class Requiring(Filter, frozen=True):
    """`that requires {tek}`, or any resources at all (SF 8.4); or provides them (SF 8.6)."""

    sign: str = ""
    provided: bool = False

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        printed = printed_of(game, card)
        signs = printed.provides if self.provided else printed.requires
        return self.sign in signs if self.sign else bool(signs)
