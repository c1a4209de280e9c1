"""What a text means as a whole: words that depend on the type of their card and on its other sentences."""

from __future__ import annotations

import re
from typing import Any

from quickening.core.data import replace
from quickening.games.highlander.definitions import ATTACK, BLOCK, DODGE, PASSING, PRE_GAME
from quickening.games.highlander.kinds import abilities, triggers
from quickening.games.highlander.kinds.amounts import JUST_DONE, SEEN, Count, is_of_pips
from quickening.games.highlander.kinds.attack_changes import Marked
from quickening.games.highlander.kinds.chance_effects import Chance
from quickening.games.highlander.kinds.conditions import CHOSEN_IS, IsSo
from quickening.games.highlander.kinds.filters import With, Word, only, types_of
from quickening.games.highlander.kinds.lasting_effects import Span
from quickening.lang.nodes import Effect, Node, Trigger, everything
from quickening.lang.resolve import Either, If, May
from quickening.lang.selections import Cards, Chosen, It
from quickening.text.reader import NotRead

#: After an additional attack was spoken of, it is not clear which attack is meant.
_PRICE = re.compile(r"\b[Ii]f you discard\b")
_UNCLEAR = re.compile(r"additional [^.]*?attack this turn\. (that attack) ", re.IGNORECASE)
#: What happens to `this` attack or defense, or `that` one a card goes with.
_OF = ("succeed", "be stopped", "defend")


def settled(card_type: str, text: str, found: tuple[Any, ...]) -> tuple[Any, ...]:
    """The sentences of a text in the light of each other."""
    found = tuple(_limit(one) for one in found)
    if card_type in PRE_GAME and any(isinstance(one, abilities.Done) for one in found):
        raise NotRead(text, 0, (), "a Pre-Game card is not played: nothing is done by that")
    starts = any(
        isinstance(one, abilities.Static) and getattr(one.change, "what", "") == "Ability to begin with"
        for one in found
    )
    if card_type not in PRE_GAME and starts:
        raise NotRead(text, 0, (), "what a duel begins with is said by a card that is there from the start")
    waits = card_type in PASSING and any(isinstance(one, abilities.When) for one in found)
    if waits and (price := _PRICE.search(text)) is not None:
        raise NotRead(text, price.start(), (), "whether that is a price, or something that is waited for")
    _judge_names(text, found)
    _judge_counts(text, found)
    _judge_seen(text, found)
    _judge_pips(text, found)
    _judge_each(text, found)
    _judge_it(text, found)
    beside = any(getattr(one, "is_beside", False) for one in found)
    if any(isinstance(one, abilities.Beside) and one.cards == Cards(With("word", name="Head Shot")) for one in found):
        at = max(text.lower().find("head shot"), 0)
        raise NotRead(text, at, (), "a Head Shot is itself played in conjunction with an attack")
    _judge_company(text, found)
    unclear = _UNCLEAR.search(text) if beside else None
    if unclear is not None:
        raise NotRead(text, unclear.start(1), (), "the attack it is played with, or the additional one?")
    if beside and card_type not in (ATTACK, BLOCK, DODGE):
        return tuple(_of_that(one) for one in found)
    if not beside and card_type not in (ATTACK, BLOCK, DODGE) and any(_speaks_of_this(one) for one in found):
        at = max(text.lower().find("this "), 0)
        raise NotRead(text, at, (), "it is no attack or defense, and not played in conjunction with one")
    hides = card_type != ATTACK and any(isinstance(one, abilities.MayHide) for one in found)
    if not beside and (hides or any(_speaks_of_that(one) for one in found)):
        at = max(text.lower().find("that "), 0)
        raise NotRead(text, at, (), "it is not played in conjunction with anything that could be meant")
    return found


def of_either_player(text: str, found: tuple[Any, ...]) -> tuple[Any, ...]:
    """HL1 3. `Target player` is either of the two, as whoever plays the card chooses: all that is done is done so."""
    done = [one for one in found if isinstance(one, abilities.Done)]
    theirs = tuple(effect for one in done for effect in one.effects)
    own, others = of_you(theirs), tuple(one for one in found if one not in done)
    if own == theirs or "opponent" in repr((own, *others)) or len({one.keyword for one in done}) > 1:
        raise NotRead(
            text, max(text.lower().find("target player"), 0), (), "what is done to the player that is chosen"
        )
    return (*others, replace(done[0], effects=(Either(theirs, own),)))


def of_you(value: Any) -> Any:
    """What is done to the opponent, done to you; a next turn of yours is none that goes on."""
    if isinstance(value, tuple):
        return tuple(of_you(part) for part in value)
    if isinstance(value, Span) and value.who == "opponent" and value.until == "next turn" and not value.now:
        return replace(value, who="you", later=True)
    if isinstance(value, Node):
        return replace(value, **{name: of_you(getattr(value, name)) for name in value.__struct_fields__})
    return "you" if value == "opponent" else value


def by_target(ability: Any) -> tuple[Any, ...]:
    """What is done to a target player, as it would be done to the opponent, each deed alone; else nothing."""
    one = ability.effects[0] if isinstance(ability, abilities.Done) and len(ability.effects) == 1 else None
    if not isinstance(one, Either) or one.one == one.other or of_you(one.one) != one.other:
        return ()
    return tuple(replace(ability, effects=(effect,)) for effect in one.one)


def _judge_company(text: str, found: tuple[Any, ...]) -> None:
    """HL1 57. What a card goes with is an attack or a defense, as the text says of it."""
    beside = [one.cards for one in found if isinstance(one, abilities.Beside)]
    types = set().union(*(types_of(cards) for cards in beside))
    for one in found:
        that = isinstance(one, abilities.When) and _happens_to(one.trigger) == "that"
        deed = getattr(one.trigger, "deed", "") if that else ""
        hides = isinstance(one, abilities.MayHide) and one.that
        wanted = {BLOCK, DODGE} if deed == "defend" else {ATTACK} if deed or hides else types
        if beside and types.isdisjoint(wanted):
            raise NotRead(text, max(text.lower().find("if "), 0), (), "it is not played in conjunction with that")


def _judge_names(text: str, found: tuple[Any, ...]) -> None:
    """HL3 12. What is said of a card that was named needs one that is named."""
    nodes = [node for ability in found for node in everything(ability)]
    meant = any(isinstance(node, Word) and "named" in node.word for node in nodes)
    if meant != any(getattr(node, "deed", "") == "name" for node in nodes):
        raise NotRead(text, max(text.lower().find("name"), 0), (), "no card is named, or nothing is said of it")


def _judge_it(text: str, found: tuple[Any, ...]) -> None:
    """`Remove it from play`, first of all that is done: nothing was spoken of."""
    for ability in found:
        first = ability.effects[0] if isinstance(ability, abilities.Done) else None
        if isinstance(getattr(first, "what", None), It):
            raise NotRead(text, 0, (), "nothing was spoken of that could be meant")
        nodes = everything(ability)
        asked = any(isinstance(node, IsSo) and node.word == CHOSEN_IS for node in nodes)
        if asked and not any(isinstance(node, Chosen) for node in nodes):
            raise NotRead(text, 0, (), "that card is not chosen, so nothing can be asked of it")


def _judge_seen(text: str, found: tuple[Any, ...]) -> None:
    """Of cards that were looked at some may be taken: there have to be some."""
    seen = False
    for node in (node for ability in found for node in everything(ability)):
        seen |= getattr(node, "deed", "") in ("look at Endurance", "look at the hand")
        taken = getattr(node, "deed", "") == "take what was seen" or (isinstance(node, Count) and node.what == SEEN)
        if taken and not seen:
            raise NotRead(text, 0, (), "nothing was looked at of which some could be taken")


def _judge_pips(text: str, found: tuple[Any, ...]) -> None:
    """HLT 193. Pips are those of a die that was rolled."""
    for ability in found:
        nodes = everything(ability)
        if any(is_of_pips(node) for node in nodes) and not any(
            isinstance(node, Chance) and node.by == "pips" for node in nodes
        ):
            raise NotRead(text, 0, (), "no die is rolled")


def _judge_each(text: str, found: tuple[Any, ...]) -> None:
    """What each player does for each of something is told by something of both, not of one of them."""
    for node in (node for ability in found for node in everything(ability)):
        each = getattr(node, "each", None)
        if getattr(node, "who", "") == "each" and each is not None and "'opponent'" in repr(each):
            raise NotRead(text, max(text.lower().find("for each"), 0), (), "whose are counted for each player")


def _judge_counts(text: str, found: tuple[Any, ...]) -> None:
    """What is counted of something just done needs that to be done, and to cards of that kind."""
    done: list[Any] = []
    for node in (node for ability in found for node in everything(ability)):
        each = getattr(node, "each", None)
        if isinstance(each, Count) and each.what == JUST_DONE:
            earlier = [*done, *(part for effect in getattr(node, "before", ()) for part in everything(effect))]
            at = max(text.lower().find("each"), 0)
            if not any(isinstance(one, (Effect, Trigger)) for one in earlier):
                raise NotRead(text, at, (), "nothing was done that could be counted")
            kinds = [one.noun for one in earlier if isinstance(one, Cards)]
            if each.cards is not None and each.cards.noun not in kinds:
                raise NotRead(text, at, (), "there may have been other cards among them")
        if not isinstance(node, (May, If)):
            done.append(node)


def _limit(one: Any) -> Any:
    """HL1 28. So many Master cards in a deck: the limit a Persona sets."""
    if abilities.word_of(one) == abilities.GROUP_LIMIT and one.cards == only("Master card"):
        return abilities.DeckRule(abilities.MASTER_LIMIT, count=one.count, keyword=one.keyword)
    return one


def _of_that(one: Any) -> Any:
    """HL1 58. On a card that is no attack or defense itself, `this attack` is the one it is played with."""
    if isinstance(one, abilities.Static) and one.who == "this":
        return replace(one, who="that")
    if isinstance(one, abilities.When) and _happens_to(one.trigger):
        return replace(one, trigger=replace(one.trigger, of="that"))
    return one


def _speaks_of_this(one: Any) -> bool:
    """Whether a sentence is about its own card as an attack or defense."""
    if isinstance(one, abilities.Static):
        fights = getattr(one.change, "level", "") == "card" and one.change != Marked("not countered")
        return one.who == "this" and fights
    trigger = getattr(one, "trigger", None)
    return _happens_to(trigger) == "this"


def _speaks_of_that(one: Any) -> bool:
    """Whether a sentence is about the card this one was played with."""
    if isinstance(one, abilities.Static):
        return one.who == "that"
    trigger = getattr(one, "trigger", None)
    return _happens_to(trigger) == "that"


def _happens_to(trigger: Any) -> str:
    """Whether what is waited for happens to `this` attack or defense, or to `that` one."""
    return trigger.of if isinstance(trigger, triggers.Happens) and trigger.deed in _OF else ""
