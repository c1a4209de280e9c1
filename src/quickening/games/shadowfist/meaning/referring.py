"""What words that point back mean, once a whole paragraph is read (SF 42.0)."""

from __future__ import annotations

from typing import Any

from quickening.core.data import replace
from quickening.games.shadowfist.definitions import STATE
from quickening.games.shadowfist.kinds.abilities import PLAY, Activated, Continuous, Played, Triggered
from quickening.games.shadowfist.kinds.chance import AtRandom
from quickening.games.shadowfist.kinds.effects import Choose, does
from quickening.games.shadowfist.kinds.entering import ReturnToPlay
from quickening.games.shadowfist.kinds.people import THAT_PLAYER, YOU
from quickening.games.shadowfist.kinds.players_do import players_do
from quickening.games.shadowfist.kinds.selections import PARTIES, Subject, Targets, speaks_of
from quickening.games.shadowfist.kinds.timings import During
from quickening.games.shadowfist.kinds.triggers import Happens
from quickening.games.shadowfist.meaning.impossible import check_cards, check_possible
from quickening.games.shadowfist.meaning.references import bound_by_noun
from quickening.lang.nodes import Node, Selection, walk
from quickening.lang.selections import Cards, Chosen, It, ThisCard
from quickening.text.reader import NotRead


def referring(ability: Any, card_type: str) -> Any:
    """The ability with its back-references settled; one that can never do anything is refused."""
    ability = bound_by_noun(ability, card_type)
    check_cards(ability, card_type)
    if isinstance(ability, Continuous):
        return in_continuous(ability, card_type)
    if not isinstance(ability, (Activated, Triggered, Played)):
        return ability
    if _aims(ability):
        effects = _replaced(ability.effects, _bare_target, Targets())
        ability = replace(ability, effects=effects)
    check_possible(ability)
    if isinstance(ability, Activated) and ability.users != "you":
        ability = replaced(ability, THAT_PLAYER, YOU)  # whoever uses it
    if isinstance(ability, Triggered) and is_about_no_card(ability.trigger):
        ability = about_itself(ability, card_type)
    if isinstance(ability, Activated) and is_about_nothing(ability.timing) and card_type != STATE:
        ability = about_itself(ability, card_type)
    if isinstance(ability, Triggered) and ability.area != PLAY:
        ability = from_elsewhere(ability)
    return ability


def is_about_no_card(trigger: Any) -> bool:
    """Whether what is waited for happens to no card, so that the text cannot mean one by `it`."""
    return isinstance(trigger, Happens) and trigger.usual < 0


def is_about_nothing(timing: Any) -> bool:
    """Whether something may be used without regard to what happened."""
    return timing is None or (isinstance(timing, During) and timing.time in ("Main Shot", "turn"))


def about_itself(ability: Any, card_type: str) -> Any:
    """`at the end of the turn, smoke it`: where nothing else was spoken of, the card itself, or a State's subject."""
    meant: Selection = Subject() if card_type == STATE else ThisCard()
    of_it = lambda part: isinstance(part, It) and part.words in ("it", "")  # noqa: E731 - asked of every part
    condition = _replaced(ability.condition, of_it, meant)
    others = any(isinstance(part, (Chosen, AtRandom)) or players_do(part, "look at top") for part in walk(ability))
    effects = ability.effects if others else _replaced(ability.effects, of_it, meant)
    return replace(ability, condition=condition, effects=effects)


def from_elsewhere(ability: Any) -> Any:
    """`while this card is in your smoked pile, ... return it to your hand`: that card; else `it` is not clear."""
    effects = tuple(
        replace(effect, what=ThisCard())
        if (does(effect, "return to hand") or isinstance(effect, ReturnToPlay)) and effect.what == It("it")
        else effect
        for effect in ability.effects
    )
    if any(part == It("it") for effect in effects for part in walk(effect)):
        raise NotRead("", 0, (), "`it` may be this card or another")
    return replace(ability, effects=effects)


def in_continuous(ability: Continuous, card_type: str) -> Continuous:
    """In a continuous ability `it` is the card itself, or a State's subject; of many cards it would be each one."""
    if not any(isinstance(part, (It, Targets)) for part in walk(ability)):
        return ability
    if isinstance(ability.who, Cards) and any(isinstance(part, (It, Targets)) for part in walk(ability.change)):
        raise NotRead("", 0, (), "`it` may be any of several cards")
    meant: Selection = Subject() if card_type == STATE else ThisCard()
    changed: Continuous = _replaced(ability, lambda part: isinstance(part, (It, Targets)), meant)
    return changed


# -- targets (SF 24.1.3) -------------------------------------------------------------------------------------------


def aimed(ability: Any) -> Any:
    """The ability, its choices numbered, in which `target` is what was targeted last before it, not just chosen."""
    return _Aiming().renew(ability)


def unaimed(node: Any) -> Any:
    """The same tree as it is written: without the numbers of targets, and without saying which of two is meant."""
    if isinstance(node, tuple):
        return tuple(unaimed(item) for item in node)
    if speaks_of(node, *PARTIES):
        return It(node.words)
    if not isinstance(node, Node):
        return node
    changed = {name: unaimed(getattr(node, name)) for name in node.__struct_fields__}
    if isinstance(node, Targets):
        changed.update(slot=-1, earlier=())
    return replace(node, **changed)


class _Aiming:
    def __init__(self) -> None:
        self.slot = -1
        self.earlier: tuple[int, ...] = ()

    def renew(self, node: Any) -> Any:
        if isinstance(node, tuple):
            return tuple(self.renew(item) for item in node)
        if not isinstance(node, Node):
            return node
        if isinstance(node, Targets):
            return replace(node, slot=self.slot, earlier=self.earlier if node.words == "targets" else ())
        if isinstance(node, (Activated, Triggered, Played)):
            costs = self.renew(node.costs)
            return replace(node, costs=costs, effects=self.renew(node.effects))
        changed = {name: self.renew(getattr(node, name)) for name in node.__struct_fields__}
        if isinstance(node, Chosen) and node.target:
            self.earlier = (*self.earlier, self.slot) if self.slot >= 0 else ()
            self.slot = node.slot
        if all(changed[name] is getattr(node, name) for name in changed):
            return node
        return replace(node, **changed)


def _aims(ability: Any) -> bool:
    """Whether a target was named before the double colon."""
    return any(isinstance(cost, Choose) and cost.what.target for cost in ability.costs)


def _bare_target(part: Any) -> bool:
    """`target Character` after a target was named is that target, not another one."""
    if not (isinstance(part, Chosen) and part.target and part.least == part.most == 1 and not part.another):
        return False
    return not (part.cards.before or part.cards.after or part.cards.area)


def replaced(node: Any, old: Any, new: Any) -> Any:
    """The tree with one node in place of another."""
    return _replaced(node, lambda part: part == old, new)


def _replaced(node: Any, wanted: Any, by: Any) -> Any:
    if wanted(node):
        return by
    if isinstance(node, tuple):
        return tuple(_replaced(item, wanted, by) for item in node)
    if not isinstance(node, Node):
        return node
    changed = {name: _replaced(getattr(node, name), wanted, by) for name in node.__struct_fields__}
    return replace(node, **changed)
