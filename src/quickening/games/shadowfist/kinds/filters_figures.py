"""Words about figures and resources (SF 8.4-8.9)."""

from __future__ import annotations

import operator
from typing import Any

from quickening.games.shadowfist.kinds.filters import effect_of, named_word, printed_of
from quickening.games.shadowfist.state import HAND, PLAY, ShadowfistGame
from quickening.lang.nodes import Amount, Filter, Scope


class CostIs(Filter, frozen=True):
    """`0-cost` (SF 8.5)."""

    cost: int

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        return cost_of(game, card) == self.cost


def cost_of(game: ShadowfistGame, card: int) -> int:
    """SF 8.5, 48.3, 48.3.1. A card's cost: a variable one is what was paid for it, or if nothing was the least X."""
    if card < 0:
        effect = effect_of(game, card)
        assert effect is not None
        card = effect.source.card
    state = game.cards[card]
    if state.cost is not None:
        return state.cost
    return state.printed.how_played.least_x if "cost" in state.printed.variable else state.printed.cost or 0


def number_of(game: ShadowfistGame, card: int, what: str) -> int:
    """A figure of a card by its name (SF 8.5-8.9, 15.1)."""
    printed = printed_of(game, card)
    if what in ("printed Fighting", "printed numerical Fighting"):
        return printed.fighting
    if what == "printed Body":
        return printed.body
    if what == "printed cost":
        return printed.cost or 0
    if what == "cost":
        return cost_of(game, card)
    if game.cards[card].area != PLAY:
        return printed.fighting if what == "Fighting" else printed.body
    return int(game.current_fighting(card) if what == "Fighting" else game.current_body(card))


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
}


class WithoutCost(Filter, frozen=True):
    """`with no printed cost`: a card on which none is printed (SF 8.5)."""

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        return printed_of(game, card).cost is None


class EitherNumber(Filter, frozen=True):
    """`with a printed Fighting of 1 or 2`."""

    what: str
    one: int
    other: int

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        return number_of(game, card, self.what) in (self.one, self.other)


class WithDamage(Filter, frozen=True):
    """`that has at least 3 damage`."""

    amount: int

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        return game.cards[card].damage_total >= self.amount


class Requiring(Filter, frozen=True):
    """`that requires {tek}`, or any resources at all (SF 8.4)."""

    sign: str = ""

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        required = printed_of(game, card).requires
        return self.sign in required if self.sign else bool(required)


class Providing(Filter, frozen=True):
    """`that provides {tek}`, or any resources at all (SF 8.6)."""

    sign: str = ""

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        provided = printed_of(game, card).provides
        return self.sign in provided if self.sign else bool(provided)


class RequiringNamed(Filter, frozen=True):
    """`that requires the chosen resource`."""

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        return named_word(game, scope, "resource") in printed_of(game, card).requires


class ManyResources(Filter, frozen=True):
    """`that provides more than one resource`, `that requires no resources`."""

    provided: bool
    more_than: int = 0
    none: bool = False

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        printed = printed_of(game, card)
        count = len(printed.provides if self.provided else printed.requires)
        return count == 0 if self.none else count > self.more_than


class EvenOrOdd(Filter, frozen=True):
    """`whose Fighting is even`."""

    what: str
    odd: bool = False

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        return number_of(game, card, self.what) % 2 == int(self.odd)


class ThanItsHand(Filter, frozen=True):
    """`whose Fighting is less than the number of cards in their controller's hand`; `how` is a key of `_COMPARED`."""

    what: str
    how: str

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        held = len(game.areas[HAND, game.cards[card].controller])
        return bool(_COMPARED[self.how](number_of(game, card, self.what), held))
