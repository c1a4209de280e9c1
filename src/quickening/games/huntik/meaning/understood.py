"""What goes without saying in a text."""

from __future__ import annotations

from typing import Any

from quickening.core.data import replace
from quickening.games.huntik.definitions import EXHAUST
from quickening.games.huntik.kinds.abilities import ActionPower
from quickening.games.huntik.kinds.conditions import in_discard_pile
from quickening.games.huntik.kinds.effects.common import ToCards
from quickening.games.huntik.kinds.effects.features import PickUp
from quickening.games.huntik.kinds.effects.lasting import Gets
from quickening.games.huntik.kinds.effects.to_cards import Do
from quickening.games.huntik.kinds.effects.zones import PutAnywhere, PutBeside, PutInto, PutZones
from quickening.games.huntik.kinds.filters import In, Word
from quickening.games.huntik.kinds.places import MY_ZONE
from quickening.games.huntik.meaning.sense import NO_COMBAT, names_it, own_nodes
from quickening.games.huntik.state import DISCARD
from quickening.lang.nodes import Ability, Node
from quickening.lang.resolve import If, InPlaceOfSeveral
from quickening.lang.selections import Cards, Chosen, It, ThisCard

PUT = (PutInto, PutZones, PutAnywhere, PutBeside)
HERE = In(MY_ZONE)
STUNNED, FRIENDLY, ENEMY, YOURS = Word("stunned"), Word("friendly"), Word("enemy"), Word("your")


def understood(value: Any) -> Any:
    """The same tree with what goes without saying said."""
    if isinstance(value, tuple) and any(isinstance(item, InPlaceOfSeveral) for item in value):
        parts = [item.effects if isinstance(item, InPlaceOfSeveral) else (item,) for item in value]
        return understood(tuple(effect for part in parts for effect in part))
    if isinstance(value, tuple):
        return _without_reminders(tuple(understood(item) for item in value))
    if not isinstance(value, Node):
        return value
    changed = {name: understood(getattr(value, name)) for name in value.__struct_fields__}
    if isinstance(value, (Do, PickUp)):
        changed["what"] = _meant(value, changed["what"])
    meant = value if all(changed[name] is getattr(value, name) for name in changed) else replace(value, **changed)
    if isinstance(meant, ActionPower):
        meant = _where_it_is_used(meant)
    return _speaking_of_itself(meant) if isinstance(meant, Ability) else meant


def _where_it_is_used(power: ActionPower) -> ActionPower:
    """HK 700.2. `Free Action: If I'm in your discard pile, ...` functions there; only in play a card is exhausted."""
    first, rest = power.effects[0], power.effects[1:]
    if not isinstance(first, If) or not in_discard_pile(first.condition) or power.kind == EXHAUST:
        return power
    return replace(power, effects=(*first.effects, *rest), area=DISCARD)


def _speaking_of_itself(power: Ability) -> Ability:
    """`Remove a counter from this card or put one on it`: where nothing else was named, it is this card."""
    nodes = own_nodes(power)
    if It() not in nodes or ThisCard() not in nodes or names_it(power, nodes):
        return power
    changed = {name: _with_this_card(getattr(power, name)) for name in power.__struct_fields__}
    return replace(power, **changed)


def _with_this_card(value: Any) -> Any:
    if isinstance(value, tuple):
        return tuple(_with_this_card(item) for item in value)
    if isinstance(value, Ability) or not isinstance(value, Node):
        return value
    if value == It():
        return ThisCard()
    return replace(value, **{name: _with_this_card(getattr(value, name)) for name in value.__struct_fields__})


def _without_reminders(items: tuple[Any, ...]) -> tuple[Any, ...]:
    """HK 403.5. That a card put into a zone can't start a combat goes without saying, in parentheses or not."""
    said = [
        one
        for one, before in zip(items[1:], items, strict=False)
        if isinstance(before, PUT) and _reminds(one, before)
    ]
    return tuple(one for one in items if not any(one is other for other in said)) if said else items


def _reminds(value: Any, putting: ToCards) -> bool:
    if not isinstance(value, Gets) or value.change != NO_COMBAT or value.until != "game":
        return False
    return isinstance(value.what, It) or value.what == putting.what


def _meant(deed: Do | PickUp, what: Any) -> Any:
    """HK 407.2, 400.11e, 305.2. Only stunned cards are unstunned, players eliminate what they control.

    And heroes pick up what is in their zone.
    """
    if not isinstance(what, Chosen):
        return what
    if isinstance(deed, PickUp):
        elsewhere = what.target or any(isinstance(word, In) for word in what.cards.after)
        return what if elsewhere else replace(what, cards=replace(what.cards, after=(*what.cards.after, HERE)))
    if deed.deed == "unstun" and what.target and STUNNED not in what.cards.before:
        return replace(what, cards=_with(STUNNED, what.cards))
    owned = {FRIENDLY, ENEMY, YOURS}.isdisjoint((*what.cards.before, *what.cards.after))
    if deed.deed == "eliminate" and not what.target and owned and not what.cards.area:
        return replace(what, cards=_with(FRIENDLY, what.cards))
    return what


def _with(word: Word, cards: Cards) -> Cards:
    return Cards(cards.noun, (word, *cards.before), cards.after, cards.area)
