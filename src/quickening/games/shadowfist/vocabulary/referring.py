"""What words that point back mean, once a whole paragraph is read (SF 42.0)."""

from __future__ import annotations

from typing import Any

import msgspec

from quickening.games.shadowfist.definitions import STATE
from quickening.games.shadowfist.vocabulary.abilities import Activated, Continuous, Played, Triggered
from quickening.games.shadowfist.vocabulary.effects import Choose
from quickening.games.shadowfist.vocabulary.selections import Subject, Targets
from quickening.lang.nodes import Node, Selection, walk
from quickening.lang.selections import Cards, Chosen, It, ThisCard
from quickening.text.reader import NotRead


def referring(ability: Any, card_type: str) -> Any:
    """The ability with its back-references settled."""
    if isinstance(ability, Continuous):
        return in_continuous(ability, card_type)
    if isinstance(ability, (Activated, Triggered, Played)) and _aims(ability):
        return msgspec.structs.replace(ability, effects=_replaced(ability.effects, _bare_target, Targets()))
    return ability


def in_continuous(ability: Continuous, card_type: str) -> Continuous:
    """In a continuous ability `it` is the card itself, or a State's subject; of many cards it would be each one."""
    if not any(isinstance(part, (It, Targets)) for part in walk(ability)):
        return ability
    if isinstance(ability.who, Cards) and any(isinstance(part, (It, Targets)) for part in walk(ability.change)):
        raise NotRead("", 0, (), "`it` may be any of several cards")
    meant: Selection = Subject() if card_type == STATE else ThisCard()
    changed: Continuous = _replaced(ability, lambda part: isinstance(part, (It, Targets)), meant)
    return changed


def _aims(ability: Any) -> bool:
    """Whether a target was named before the double colon."""
    return any(isinstance(cost, Choose) and cost.what.target for cost in ability.costs)


def _bare_target(part: Any) -> bool:
    """`target Character` after a target was named is that target, not another one."""
    if not (isinstance(part, Chosen) and part.target and part.least == part.most == 1 and not part.another):
        return False
    return not (part.cards.before or part.cards.after or part.cards.area)


def _replaced(node: Any, wanted: Any, by: Any) -> Any:
    if wanted(node):
        return by
    if isinstance(node, tuple):
        return tuple(_replaced(item, wanted, by) for item in node)
    if not isinstance(node, Node):
        return node
    changed = {name: _replaced(getattr(node, name), wanted, by) for name in node.__struct_fields__}
    return msgspec.structs.replace(node, **changed)
