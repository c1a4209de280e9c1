"""Any number of cards, as long as their figures together are within a limit (SF 24.2.1)."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.data import replace
from quickening.core.modifiers import Ref
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.vocabulary.abilities import Activated, Played
from quickening.games.shadowfist.vocabulary.choosing import OneByOne
from quickening.games.shadowfist.vocabulary.filters_figures import number_of
from quickening.games.shadowfist.vocabulary.generating import deep
from quickening.lang.nodes import Amount, Node, Scope, Selection
from quickening.lang.selections import Chosen, It
from quickening.text.reader import NotRead


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


class Totaled(Selection, frozen=True):
    """`unturn any number of Hoods whose total cost is 3 or less`, on its way to being a choice before the effect."""

    choice: ChooseWithin

    def refs(self, game: Any, scope: Scope) -> tuple[Ref, ...]:
        return ()  # pragma: no cover  no tree that is kept has one


# -- settling ------------------------------------------------------------------------------------------------------


def choosing_within(ability: Any) -> Any:
    """SF 24.2.1. The cards are chosen at generation: that is a part of the cost, and the effect is on them."""
    found = [part for part in deep((ability.costs, ability.effects)) if isinstance(part, Totaled)]
    if not found:
        return ability
    effects = _on_those(ability.effects)
    others = any(isinstance(part, Chosen) for part in deep(effects))
    paid = any(isinstance(part, Totaled) for part in deep(ability.costs))
    if len(found) > 1 or others or paid or not isinstance(ability, (Activated, Played)):
        raise NotRead("", 0, (), "what these cards may be together is said where they cannot be chosen")
    return replace(ability, costs=(*ability.costs, found[0].choice), effects=effects)


def _on_those(node: Any) -> Any:
    """The tree with the cards that were chosen where it described them."""
    if isinstance(node, Totaled):
        return It("those cards")
    if isinstance(node, tuple):
        return tuple(_on_those(item) for item in node)
    if not isinstance(node, Node):
        return node
    return replace(node, **{name: _on_those(getattr(node, name)) for name in node.__struct_fields__})
