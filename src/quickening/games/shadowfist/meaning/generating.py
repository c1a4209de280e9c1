"""What has to be settled in a paragraph that generates effects: limits, alternatives, what is named (SF 24.2)."""

from __future__ import annotations

from typing import Any

from quickening.core.data import replace
from quickening.games.shadowfist.kinds.abilities import Activated, Played, Triggered
from quickening.games.shadowfist.kinds.canceling import BoughtOff
from quickening.games.shadowfist.kinds.choosing import NameOne
from quickening.games.shadowfist.kinds.conditions import DONE
from quickening.games.shadowfist.kinds.copying import ChangeNumber, NameNumber
from quickening.games.shadowfist.kinds.effects import Choose
from quickening.games.shadowfist.kinds.entering import ReturnToPlay
from quickening.games.shadowfist.kinds.players_do import PlayersDo, players_do
from quickening.games.shadowfist.kinds.selections import FIRST, OneOrMore, Together, speaks_of
from quickening.games.shadowfist.kinds.timings import When
from quickening.games.shadowfist.kinds.totaling import ChooseWithin
from quickening.games.shadowfist.kinds.triggers import Happens
from quickening.games.shadowfist.meaning.lowering import OF_ANOTHER
from quickening.lang.nodes import Node, walk
from quickening.lang.resolve import Either, If, May, alternatives
from quickening.lang.selections import Chosen, It, choices_in
from quickening.text.reader import NotRead


def limited(effects: tuple[Any, ...]) -> tuple[Any, ...]:
    """A limit said after what gains Power is part of it."""
    out: list[Any] = []
    for one in effects:
        if players_do(one, "limit Power"):
            if not out or not any(players_do(part, "gain Power") for part in deep(out[-1])):
                raise NotRead("", 0, (), "a limit, but nothing that gains Power")
            out[-1] = _with_limit(out[-1], one.limit, one.per)
        else:
            out.append(one)
    return tuple(out)


def _with_limit(node: Any, most: int, per: str) -> Any:
    if isinstance(node, tuple):
        return tuple(_with_limit(item, most, per) for item in node)
    if players_do(node, "gain Power"):
        return replace(node, limit=most, per=per)
    if not isinstance(node, Node):
        return node
    changed = {name: _with_limit(getattr(node, name), most, per) for name in node.__struct_fields__}
    return replace(node, **changed)


def deep(node: Any) -> list[Any]:
    """The node and all within it, also what is for later."""
    found, waiting = [], [node]
    while waiting:
        one = waiting.pop()
        if isinstance(one, tuple):
            waiting += one[::-1]
        elif isinstance(one, Node):
            found.append(one)
            waiting += [getattr(one, name) for name in reversed(one.__struct_fields__)]
    return found


def unlimited(effects: tuple[Any, ...]) -> tuple[Any, ...]:
    """The limits as sentences of their own again."""
    out: list[Any] = []
    for one in effects:
        gains = [part for part in deep(one) if players_do(part, "gain Power") and part.limit]
        out.append(_with_limit(one, 0, "") if gains else one)
        out += [PlayersDo("limit Power", limit=gain.limit, per=gain.per) for gain in gains[:1]]
    return tuple(out)


def refuse_choices_in_alternatives(ability: Any) -> None:
    """SF 24.2.1. Which of two things is done must be said before anything is chosen for one of them."""
    for part in (one for option in alternatives(ability.effects) for effect in option for one in walk(effect)):
        if isinstance(part, Either) and choices_in(part):
            raise NotRead("", 0, (), "one of two things, with something to choose for it")


def choosing_last(ability: Any) -> Any:
    """SF 24.1.3. What is chosen, not paid with, is what the text speaks of as `that card` afterwards.

    What is paid with comes first of all where it is spoken of, e.g. as `the sacrificed Character`.
    """
    spent = any(speaks_of(part, "spent") for effect in ability.effects for part in deep(effect))
    chosen = [cost for cost in ability.costs if isinstance(cost, Choose) and (spent or not cost.what.target)]
    paid = [cost for cost in ability.costs if isinstance(getattr(cost, "what", None), Chosen) and cost not in chosen]
    if not chosen or all(isinstance(cost, Choose) for cost in paid):
        return ability
    return replace(ability, costs=(*(cost for cost in ability.costs if cost not in chosen), *chosen))


def naming_first(ability: Any) -> Any:
    """SF 24.2.1. What is named first of all is named at generation, for what follows depends on it."""
    first = ability.effects[0] if len(ability.effects) > 1 else None
    changing = [one for one in ability.effects if isinstance(one, ChangeNumber) and not one.every]
    named = [NameNumber(one.what, one.spares) for one in changing]
    if named:
        return replace(ability, costs=(*ability.costs, *named))
    if not (isinstance(first, NameOne) and first.is_kept):
        return ability
    return replace(ability, costs=(*ability.costs, first), effects=ability.effects[1:])


def priced_by_choice(ability: Any) -> Any:
    """SF 24.2, 37.0. What a card costs by what it returns is known as that is chosen, before it is paid for."""
    cheaper = tuple(one for one in deep(ability.effects) if players_do(one, "save Power"))
    if not cheaper:
        return ability
    rest = tuple(one for one in ability.effects if one not in cheaper)
    chosen = [cost.what for cost in ability.costs if isinstance(cost, Choose)]
    returns = [one for one in rest if isinstance(one, ReturnToPlay) and isinstance(one.what, It)]
    full = len(chosen) == 1 and chosen[0].least == chosen[0].most > 0 and not chosen[0].target
    if not isinstance(ability, Played) or len(cheaper) > 1 or len(returns) != 1 or not full:
        raise NotRead("", 0, (), "what it costs less for is not chosen before")
    if len(rest) != 1 or len(ability.costs) != 1:
        raise NotRead("", 0, (), "what it costs less for is not clear")
    return replace(ability, costs=(*ability.costs, *cheaper), effects=rest)


def chosen_apart(ability: Any) -> Any:
    """SF 24.1.3, 35.0. Two cards of different players are chosen one after the other, of those that were smoked."""
    apart = [one for one in deep(ability) if isinstance(one, Chosen) and OF_ANOTHER in one.cards.after]
    waited = [one for one in deep(ability) if isinstance(one, OneOrMore) and one.apart]
    if not apart and not waited:
        return ability
    timing = ability.timing if isinstance(ability, Played) else None
    trigger = timing.trigger if isinstance(timing, When) else None
    smoked = isinstance(trigger, Happens) and trigger.deed == "smoked" and isinstance(trigger.who, OneOrMore)
    returns = ability.effects[0] if len(ability.effects) == 1 else None
    if not smoked or ability.costs != tuple(map(Choose, apart)) or len(apart) > 1:
        raise NotRead("", 0, (), "of which cards some are chosen")
    if not apart:
        return ability
    if not isinstance(returns, ReturnToPlay) or not isinstance(returns.what, It):
        raise NotRead("", 0, (), "what is done to the two cards")
    first = replace(apart[0], cards=replace(apart[0].cards, after=apart[0].cards.after[:-1]), least=1, most=1)
    second = replace(apart[0], least=1, most=1, another=True)
    both = replace(returns, what=Together(FIRST, returns.what))
    return replace(ability, costs=(Choose(first), Choose(second)), effects=(both,))


def voluntary(ability: Any) -> Any:
    """SF 24.2, 26.1.2. `when ..., if ..., you may ...`: its player says whether it is generated as it triggers.

    Whether the condition holds is asked as it resolves.
    """
    alone = ability.effects[0] if len(ability.effects) == 1 else None
    if not isinstance(ability, Triggered) or not isinstance(alone, If) or alone.otherwise:
        return ability
    if len(alone.effects) != 1 or not isinstance(alone.effects[0], May):
        return ability
    return replace(ability, may=True, effects=(replace(alone, effects=alone.effects[0].effects),))


def offered_if(ability: Any) -> Any:
    """The same ability in the order in which it is written."""
    alone = ability.effects[0] if len(ability.effects) == 1 else None
    if not (isinstance(ability, Triggered) and ability.may and not ability.costs and isinstance(alone, If)):
        return ability
    return replace(ability, may=False, effects=(replace(alone, effects=(May(alone.effects),)),))


# -- cards within a limit, and offers --------------------------------------------------------------------------------


def choosing_within(ability: Any) -> Any:
    """SF 24.2.1. The cards are chosen at generation: that is a part of the cost, and the effect is on them."""
    found = _described(ability.effects) + _described(ability.costs)
    if not found:
        return ability
    effects = _on_those(ability.effects)
    others = any(isinstance(part, Chosen) for part in deep(effects))
    if len(found) > 1 or others or _described(ability.costs) or not isinstance(ability, (Activated, Played)):
        raise NotRead("", 0, (), "what these cards may be together is said where they cannot be chosen")
    return replace(ability, costs=(*ability.costs, found[0]), effects=effects)


def _described(parts: Any) -> list[Any]:
    """Cards within a limit where something is done to them, and not by themselves."""
    return [part.what for part in deep(parts) if isinstance(getattr(part, "what", None), ChooseWithin)]


def _on_those(node: Any) -> Any:
    """The tree with the cards that were chosen where it described them."""
    if isinstance(node, ChooseWithin):
        return It("those cards")
    if isinstance(node, tuple):
        return tuple(_on_those(item) for item in node)
    if not isinstance(node, Node):
        return node
    return replace(node, **{name: _on_those(getattr(node, name)) for name in node.__struct_fields__})


def with_offers(effects: tuple[Any, ...]) -> tuple[Any, ...]:
    """`if they do so, ...` after such an offer is part of it: the rest of the text is canceled then."""
    out: list[Any] = []
    for one in effects:
        if out and isinstance(out[-1], BoughtOff) and isinstance(one, If) and one.condition == DONE:
            out[-1] = replace(out[-1], then=one.effects)
        else:
            out.append(one)
    return tuple(out)


def without_offers(effects: tuple[Any, ...]) -> tuple[Any, ...]:
    """The same as the sentences say it."""
    out: list[Any] = []
    for one in effects:
        if isinstance(one, BoughtOff) and one.then:
            out += [replace(one, then=()), If(DONE, one.then)]
        else:
            out.append(one)
    return tuple(out)
