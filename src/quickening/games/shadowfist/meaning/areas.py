"""Where a card is as its text works, and where the cards are that a text speaks of (SF 9.2.3, 43.0)."""

from __future__ import annotations

from typing import Any

from quickening.core.data import replace
from quickening.games.shadowfist.definitions import EVENT
from quickening.games.shadowfist.kinds.abilities import Played, Triggered
from quickening.games.shadowfist.kinds.effects import does
from quickening.games.shadowfist.kinds.entering import PlayThis, ReturnToPlay
from quickening.games.shadowfist.kinds.filters import Noun, Titled
from quickening.games.shadowfist.kinds.selections import Subject
from quickening.games.shadowfist.kinds.triggers import Happens
from quickening.games.shadowfist.meaning.statements import done_by
from quickening.games.shadowfist.state_values import HAND, PLAY, SMOKED
from quickening.lang.nodes import Node, walk
from quickening.lang.selections import Chosen, ThisCard


def lying(ability: Any, card_type: str, area: str) -> Any:
    """SF 9.2.3. What an Event waits for, it waits for in the smoked pile: it is never in play."""
    waits = card_type == EVENT and isinstance(ability, Triggered)
    return replace(ability, area=area, effects=tuple(map(_titled_there, ability.effects))) if waits else ability


def _titled_there(effect: Any) -> Any:
    """`return a "Title" to your hand`, said by an Event of those with its title: they lie in the smoked pile."""
    what = effect.what if does(effect, "return to hand") else None
    if not isinstance(what, Chosen) or what.cards.area or not isinstance(what.cards.noun, Titled):
        return effect
    return replace(effect, what=replace(what, cards=replace(what.cards, area="smoked pile")))


def working_area(ability: Any) -> str:
    """SF 9.2.3. Where a card has to be for an ability that brings it into play."""
    if isinstance(ability, Played):
        return PLAY
    if isinstance(getattr(ability, "trigger", None), Happens) and ability.trigger.deed == "forced discard":
        return HAND
    if any(does(cost, "discard") and isinstance(cost.what, ThisCard) for cost in ability.costs):
        return HAND
    for one in done_by(ability.effects):
        if isinstance(one, PlayThis) and isinstance(one.what, ThisCard):
            return one.origin
        if isinstance(one, ReturnToPlay) and isinstance(one.what, ThisCard) and not speaks_of_itself(ability):
            return SMOKED
        if does(one, "reload") and isinstance(one.what, ThisCard) and not speaks_of_itself(ability):
            return SMOKED
    return PLAY


def speaks_of_itself(ability: Any) -> bool:
    """Whether what is waited for happens to the card itself or its subject, so that it is in play then."""
    trigger = getattr(ability, "trigger", None)
    return trigger is not None and any(isinstance(part, (ThisCard, Subject)) for part in walk(trigger))


def lies_in_a_pile(node: Any) -> bool:
    """Whether what is to be reloaded, or an Event to be returned, is looked for: Events are never in play."""
    if not does(node, "reload", "return to hand") or not isinstance(node.what, Chosen) or node.what.cards.area:
        return False
    return does(node, "reload") or node.what.cards.noun == Noun(EVENT)


def located(node: Any) -> Any:
    """SF 43.0. The tree, with cards to reload looked for in the smoked pile although the text does not say so."""
    if isinstance(node, tuple):
        return tuple(located(item) for item in node)
    if not isinstance(node, Node):
        return node
    if lies_in_a_pile(node):
        what: Any = getattr(node, "what", None)
        return replace(node, what=replace(what, cards=replace(what.cards, area="smoked pile")))
    changed = {name: located(getattr(node, name)) for name in node.__struct_fields__}
    if all(changed[name] is getattr(node, name) for name in changed):
        return node
    return replace(node, **changed)
