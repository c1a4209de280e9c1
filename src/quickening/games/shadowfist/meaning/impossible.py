"""What no card can mean although each of its words is understood: it is refused.

`Heads: gain 1 Power.` where no coin is flipped; `seize a Site from your hand`: what is done to cards in play
(SF 24.1.3.2) is done to none that lies elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from quickening.games.shadowfist.kinds import filters, filters_place, people
from quickening.games.shadowfist.kinds.abilities import Continuous
from quickening.games.shadowfist.kinds.amounts import Told
from quickening.games.shadowfist.kinds.basics import DamageChange
from quickening.games.shadowfist.kinds.chance import Flip
from quickening.games.shadowfist.kinds.conditions import Fact
from quickening.games.shadowfist.kinds.damaging import Inflict
from quickening.games.shadowfist.kinds.effects import Choose, Do, Gets, does
from quickening.games.shadowfist.kinds.offering import ByOthers
from quickening.games.shadowfist.kinds.players_do import TargetPlayer, players_do
from quickening.games.shadowfist.kinds.relations import To
from quickening.games.shadowfist.kinds.selections import AttackTarget, Spoken, Targets
from quickening.games.shadowfist.kinds.triggers import Happens
from quickening.lang.nodes import Node, walk
from quickening.lang.resolve import May
from quickening.lang.selections import All, Cards, Chosen, It, ThisCard
from quickening.text.reader import NotRead

#: What is said of coins that were flipped.
OF_COINS = ("heads", "the number of Heads", "the number of flips")
#: Deeds that are done to cards in play alone (SF 16.0, 19.0, 21.0, 45.0).
IN_PLAY = (
    "heal",
    "heal up to",
    "turn",
    "unturn",
    "sacrifice",
    "smoke",
    "seize",
    "cease attacking",
    "become an attacker",
    "cease intercepting",
)


#: Deeds that change nothing where a card is so already, as the table would have it.
DONE_ALREADY = {
    "heal": filters.Word("damaged", True),
    "turn": filters.Word("turned"),
    "unturn": filters.Word("turned", True),
}
EVENT, UNIQUE = filters.Noun("Event"), filters.Word("Unique")
#: What is done to Sites alone (SF 24.4).
OF_SITES = ("reveal", "turn face down")
NO_FIGHTERS = tuple(map(filters.Noun, ("State", "Event", "Edge")))
NO_SITES = tuple(map(filters.Noun, ("Character", "State", "Event", "Edge", "attacker", "interceptor")))
#: How cards stand to one that is at a location.
OF_PLACES = ("left of", "right of", "beside", "next to", "behind", "in front of")
#: What takes a card out of play, and with it the States on it (SF 25.5.4).
GONE = ("smoked", "toasted", "sacrificed", "leave play", "returned to hand")
ON_IT = tuple(To("on", card) for card in (ThisCard(), It("it")))
#: Types of card that are at no location (SF 7.3, 7.5).
NOWHERE = ("Edge", "Event")


def check_possible(ability: Any) -> None:
    """Refuse what can never happen, and what would be for nothing."""
    nodes = list(walk(ability))
    _check_choices(ability)
    _check_payments(ability)
    if any(isinstance(node, (Fact, Told)) and node.word in OF_COINS for node in nodes):
        if not any(isinstance(node, Flip) for node in nodes):
            raise NotRead("", 0, (), "no coin is flipped")
    for node in nodes:
        if isinstance(node, Inflict) or does(node, *IN_PLAY):
            _check_in_play(node)
        if isinstance(node, Do):
            _check_deed(node)
        if isinstance(node, Happens):
            _check_event(node, ability)
        if players_do(node, "rearrange Sites") and not node.how:
            raise NotRead("", 0, (), "whether Sites may be moved to where there were none is not said")


def _check_event(event: Happens, ability: Any) -> None:
    """Refuse what nobody can do, and what is waited for when it is over."""
    if event.deed == "seized" and event.who == ThisCard() and event.by == people.YOU:
        raise NotRead("", 0, (), "nobody seizes what is his or her own")  # SF 28.1.3
    lost = event.deed in GONE and any(isinstance(node, To) and node in ON_IT for node in walk_all(ability.effects))
    if lost:
        raise NotRead("", 0, (), "no State is on a card that has left play")  # SF 25.5.4


def _check_fighters(node: Any) -> None:
    """SF 29.1. Events, States and Edges fight nobody: `+1 damage` is combat damage (SF 29.5)."""
    who = node.who if isinstance(node, Continuous) else node.what
    cards = getattr(who, "cards", who)
    if node.change.combat and isinstance(cards, Cards) and cards.noun in NO_FIGHTERS:
        raise NotRead("", 0, (), "only Characters inflict combat damage")


def check_cards(ability: Any, card_type: str) -> None:
    """Refuse cards that are two things at once, or stand somewhere to a card that is nowhere."""
    yours = filters_place.Controlled(people.YOU)
    for node in walk_all(ability):
        if isinstance(node, (Continuous, Gets)) and isinstance(node.change, DamageChange):
            _check_fighters(node)
        if isinstance(node, Cards) and filters.Word("opponent's") in node.before and yours in node.after:
            raise NotRead("", 0, (), "no card is both an opponent's and controlled by you")
        if isinstance(node, Cards) and UNIQUE in node.before and EVENT in getattr(node.noun, "options", ()):
            raise NotRead("", 0, (), "whether an Event is to be Unique, which none is")
        if isinstance(node, To) and node.relation in OF_PLACES and isinstance(node.what, ThisCard):
            if card_type in NOWHERE:
                raise NotRead("", 0, (), "a card of this type is at no location")


def _check_deed(deed: Do) -> None:
    """Refuse what changes nothing, or is done to cards to which it cannot be done."""
    cards = deed.what.cards if isinstance(deed.what, (Chosen, All)) else None
    if cards is not None and (
        DONE_ALREADY.get(deed.deed) in (*cards.before, *cards.after)
        or (deed.deed, cards.area) == ("return to hand", "hand")
    ):
        raise NotRead("", 0, (), f"to {deed.deed} such a card changes nothing")
    if cards is not None and deed.deed in OF_SITES and cards.noun in NO_SITES:
        raise NotRead("", 0, (), "only Sites lie face down")


def _check_choices(ability: Any) -> None:
    """SF 24.1.3. Refuse a choice that the text never uses."""
    costs, effects = getattr(ability, "costs", ()), getattr(ability, "effects", ())
    if not any(isinstance(cost, (Choose, TargetPlayer)) for cost in costs):
        return
    rest = [cost for cost in costs if not isinstance(cost, (Choose, TargetPlayer))]
    if not any(_points_back(node) for one in (*rest, *effects) for node in walk_all(one)):
        raise NotRead("", 0, (), "something is chosen, and the text never uses it")


def _points_back(node: Any) -> bool:
    """Whether a part of a text may speak of what was chosen for it."""
    if isinstance(node, filters.Word):
        return node.word == "at that location"
    if isinstance(node, Cards) and node.area.startswith("that player"):
        return True
    return isinstance(node, (It, Spoken, Targets, Told, AttackTarget)) or node == people.THAT_PLAYER


def walk_all(node: Any) -> Iterator[Any]:
    """A node with all its parts, those that are settled later among them."""
    yield node
    if isinstance(node, tuple):
        for item in node:
            yield from walk_all(item)
    elif isinstance(node, Node):
        for name in node.__struct_fields__:
            yield from walk_all(getattr(node, name))


def _check_payments(ability: Any) -> None:
    """SF 24.1.4. Refuse a text that does nothing but pay."""
    effects = getattr(ability, "effects", ())
    gone = any(does(cost, "smoke", "sacrifice", "toast") and cost.what == ThisCard() for cost in ability.costs)
    if gone and any(does(one, "turn", "unturn", "heal") and one.what == ThisCard() for one in effects):
        raise NotRead("", 0, (), "the card has left play by then")
    if effects and all(_is_payment(one) for one in effects):
        raise NotRead("", 0, (), "what is paid buys nothing")


def _is_payment(effect: Any) -> bool:
    if isinstance(effect, (May, ByOthers)):
        return all(map(_is_payment, effect.effects))
    return players_do(effect, "pay Power")


def _check_in_play(deed: Any) -> None:
    what = deed.what
    area = what.cards.area if isinstance(what, (Chosen, All)) else ""
    if area not in ("", "play"):
        raise NotRead("", 0, (), f"that is done to cards in play, not to one in the {area}")
