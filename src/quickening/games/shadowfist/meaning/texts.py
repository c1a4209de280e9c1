"""A card's whole text, read and printed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from quickening.core.data import replace
from quickening.core.once import once_each
from quickening.english.texts import Read
from quickening.games.shadowfist.definitions import CHARACTER, EVENT, TYPES
from quickening.games.shadowfist.kinds.abilities import Activated, AsState, Bold, Continuous, Played, Triggered
from quickening.games.shadowfist.kinds.amounts import Reckoned
from quickening.games.shadowfist.kinds.basics import Number, X
from quickening.games.shadowfist.kinds.changes import Several
from quickening.games.shadowfist.kinds.effects import does
from quickening.games.shadowfist.kinds.entering import PlayThis, ReturnToPlay
from quickening.games.shadowfist.kinds.filters import Noun, Titled
from quickening.games.shadowfist.kinds.players_do import players_do
from quickening.games.shadowfist.kinds.selections import Subject
from quickening.games.shadowfist.kinds.triggers import Happens
from quickening.games.shadowfist.meaning.generating import (
    choosing_last,
    choosing_within,
    chosen_apart,
    deep,
    limited,
    naming_first,
    offered_if,
    priced_by_choice,
    refuse_choices_in_alternatives,
    unlimited,
    voluntary,
    with_offers,
    without_offers,
)
from quickening.games.shadowfist.meaning.phrase_parts import GeneratesAlone, WhereX
from quickening.games.shadowfist.meaning.phrases import phrasebook
from quickening.games.shadowfist.meaning.reading import by_grammar, parts_of, same_words, wordings
from quickening.games.shadowfist.meaning.referring import aimed, referring, unaimed
from quickening.games.shadowfist.meaning.remembering import remembering
from quickening.games.shadowfist.meaning.spelling import plain_text
from quickening.games.shadowfist.meaning.statements import done_by
from quickening.games.shadowfist.meaning.subjects import on_subjects
from quickening.games.shadowfist.state import DECK, HAND, PLAY, SMOKED
from quickening.lang.nodes import Amount, Node, walk
from quickening.lang.resolve import Sequence
from quickening.lang.selections import Cards, Chosen, ThisCard, numbered
from quickening.text.printer import NotPrintable, write
from quickening.text.reader import NotRead, check_length, read

#: What `read_text` knows as a type of card (SF 7.0).
CARD_TYPES = TYPES


def category_of(card_type: str) -> str:
    """Which category reads the text of a type of card."""
    return "event_text" if card_type == EVENT else "card_text"


# -- reading -------------------------------------------------------------------------------------------------------


def read_text(card_type: str, name: str, text: str) -> tuple[Any, ...]:
    """A card's text as its abilities. Refuses what it does not understand, and what has two meanings."""
    return _read(card_type, name, text, by_heart)


def _read(card_type: str, name: str, text: str, otherwise: Callable[..., Any]) -> tuple[Any, ...]:
    """A text by the grammar, or otherwise."""
    check_length(text, name)
    body = plain_text(text)
    if not body:
        return ()
    if not body.endswith("."):
        body += "."
    try:
        abilities = tuple(_abilities(card_type, name, body, otherwise))
        return on_subjects(remembering(alone(abilities)), card_type, body)
    except NotRead as refusal:
        raise placed(refusal, body) from None


def _abilities(card_type: str, name: str, body: str, otherwise: Callable[..., Any]) -> Iterator[Any]:
    names = (*own_names(name), *given_name(card_type, name, body))
    try:
        parts = parts_of(card_type, body, names)
    except NotRead:
        parts = otherwise(card_type, body, names)
        if parts is None:
            raise
    for part in parts:
        yield from finished(part, card_type, name)


def placed(refusal: NotRead, body: str) -> NotRead:
    """A refusal at the words it speaks of, where it was found in their meaning and names no place."""
    if refusal.text:
        return refusal
    words = re.search("`(.+?)`", refusal.problem)
    return NotRead(body, max(0, body.find(words[1])) if words else 0, refusal.expected, refusal.problem)


def by_heart(card_type: str, body: str, names: tuple[str, ...]) -> Any:
    """A text by the phrasebook, which no card needs any more; nothing if it does not know it."""
    try:
        return read(phrasebook(), category_of(card_type), body, names)
    except NotRead:
        return None


def finished(part: Any, card_type: str, name: str) -> tuple[Any, ...]:
    """What a paragraph says, with its references settled and its choices numbered."""
    meant = (referring(one, card_type) for one in settled(part))
    made = tuple(lying(aimed(numbered(located(found(one, name)))), card_type, SMOKED) for one in meant)
    if len(made) == 1:
        same_words(part, made[0])
    return made


def found(ability: Any, name: str) -> Any:
    """SF 25.0, 44.1. Refuses what returns cards to play without saying from where, and what is played from where."""
    for part in deep(ability):
        what = getattr(part, "what", None)
        if isinstance(part, Happens) and comes_from(part):
            raise NotRead("", 0, (), "where a card was before it was played is not looked at")
        if isinstance(part, ReturnToPlay) and isinstance(what, Chosen):
            titled = isinstance(what.cards.noun, Titled) and what.cards.noun.title in own_names(name)
            if what.cards.area in ("", HAND, DECK) or titled:
                raise NotRead("", 0, (), "which card returns to play is not clear")
    return ability


def comes_from(trigger: Happens) -> str:
    """The pile or hand of which cards that are played or enter play are said to come; they are in play by then."""
    arrives = trigger.deed in ("play", "enter play") and isinstance(trigger.who, Cards)
    return trigger.who.area if arrives else ""


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


def alone(abilities: tuple[Any, ...]) -> tuple[Any, ...]:
    """What keeps other cards from generating Power is part of what generates it."""
    rules = [one for one in abilities if isinstance(one, GeneratesAlone)]
    if not rules:
        return abilities
    rest = tuple(one for one in abilities if not isinstance(one, GeneratesAlone))
    played = [part for one in rest if isinstance(one, Played) for effect in one.effects for part in walk(effect)]
    if not any(players_do(part, "generate Power") for part in played):
        raise NotRead("", 0, (), "what generates Power alone is not said")
    return tuple(_generating(one, rules[0].what) if isinstance(one, Played) else one for one in rest)


def _generating(played: Played, what: str) -> Played:
    effects = tuple(_set_alone(one, what) for one in played.effects)
    return replace(played, effects=effects)


def _set_alone(node: Any, what: str) -> Any:
    if players_do(node, "generate Power"):
        return replace(node, how=what)
    if isinstance(node, tuple):
        return tuple(_set_alone(item, what) for item in node)
    if not isinstance(node, Node):
        return node
    changed = {name: _set_alone(getattr(node, name), what) for name in node.__struct_fields__}
    return replace(node, **changed)


def own_names(name: str) -> tuple[str, ...]:
    """SF 42.0. A card speaks of itself by its title, or by a part of a person's name."""
    plain = name.replace("’", "'").replace("“", '"').replace("”", '"')
    names = {plain, plain.removeprefix("The "), plain.partition(",")[0]}
    return tuple(sorted(names, key=len, reverse=True))


def given_name(card_type: str, name: str, text: str) -> tuple[str, ...]:
    """SF 42.0. A Unique Character may be spoken of by the first word of its title, where that stands alone."""
    first, _, rest = name.partition(" ")
    person = card_type == CHARACTER and text.startswith("Unique.") and rest[:1].isupper() and first.istitle()
    alone = person and len(first) > 3 and first.isalpha() and re.search(rf"\b{first}\b(?! {re.escape(rest)})", text)
    return (first,) if alone else ()


def settled(part: Any) -> tuple[Any, ...]:
    """A paragraph as abilities: several changes in one sentence become one ability each, X what it is said to be."""
    if isinstance(part, tuple):
        return tuple(ability for one in part for ability in settled(one))
    if isinstance(part, AsState):
        return (
            replace(
                part, abilities=tuple(aimed(numbered(one)) for inner in part.abilities for one in settled(inner))
            ),
        )
    if isinstance(part, WhereX):
        return settled(_with_amount(part.ability, part.x))
    if isinstance(part, Continuous) and isinstance(part.change, Several):
        return tuple(replace(part, change=change) for change in part.change.changes)
    if isinstance(part, (Activated, Triggered, Played)):
        refuse_choices_in_alternatives(part)
        part = voluntary(choosing_within(choosing_last(naming_first(priced_by_choice(chosen_apart(part))))))
        kept = isinstance(part, Triggered) and part.may and not part.costs
        made = replace(part, effects=with_offers(limited(part.effects if kept else _flat(part.effects))))
        area = working_area(made)
        return (replace(made, area=area) if area != PLAY else made,)
    return (part,)


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


def _flat(effects: tuple[Any, ...]) -> tuple[Any, ...]:
    """Effects one after another, however the sentences join them (SF 24.6)."""
    return tuple(part for one in effects for part in (_flat(one.effects) if isinstance(one, Sequence) else (one,)))


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


def _with_amount(node: Any, amount: Any) -> Any:
    """The tree with an amount where it says X."""
    if isinstance(node, X):
        return amount
    if isinstance(node, tuple):
        return tuple(_with_amount(item, amount) for item in node)
    if not isinstance(node, Node):
        return node
    changed = {name: _with_amount(getattr(node, name), amount) for name in node.__struct_fields__}
    return replace(node, **changed)


# -- printing ------------------------------------------------------------------------------------------------------


def print_text(card_type: str, abilities: tuple[Any, ...]) -> str:
    """Abilities as text in canonical wording, one after another: the first that is read again as the same."""
    found = [_by_phrases(card_type, abilities), *(_put_together(card_type, abilities, way) for way in (0, -1))]
    found.append(" ".join(_put_alone(card_type, one) for one in abilities))
    known = [text for text in found if text]
    if abilities and not known:
        raise NotPrintable(f"there are no words for {abilities!r}")
    return next((text for text in known if _means(card_type, text) == abilities), "".join(known[-1:]))


@cache
def _means(card_type: str, text: str) -> tuple[Any, ...] | None:
    """What the grammar makes of a wording, if anything."""
    try:
        return _read(card_type, "", text, lambda *_: None)
    except NotRead:
        return None


def _put_together(card_type: str, abilities: tuple[Any, ...], way: int) -> str:
    """Abilities one by one, in one of the ways that each may be put; nothing if one has no words."""
    parts = [(wordings(one) or (_by_phrases(card_type, (one,)) or None,))[way] for one in abilities]
    return "" if None in parts else " ".join(part for part in parts if part)


def _put_alone(card_type: str, ability: Any) -> str:
    """An ability in the first of its wordings that means just that."""
    ways = [_by_phrases(card_type, (ability,)), *wordings(ability)]
    return next((way for way in ways if way and _means(card_type, way) == (ability,)), ways[0])


def _by_phrases(card_type: str, abilities: tuple[Any, ...]) -> str:
    """Abilities by the phrases for their nodes; nothing if there are none for one of them."""
    category = category_of(card_type)
    parts = folded(tuple(lying(unaimed(numbered(one, unset=True)), card_type, PLAY) for one in abilities))
    try:
        text = " ".join(write(phrasebook(), category, (part,)) for part in parts)
    except NotPrintable:
        return ""
    for stiff, smooth in _SMOOTHER.items():
        text = text.replace(stiff, smooth)
    return text


#: What the printer puts stiffly, and how it is written.
_SMOOTHER = {
    "Toast-It": "Toast It",
    "hen an other ": "hen another ",
    "on an other ": "on any other ",
    " at - X cost": " at -X cost",
    " X +": " X+",
    "cards's": "cards'",
    "hose cards gains ": "hose cards gain ",
    ", they gains ": ", they gain ",
    "Characters at this location turns ": "Characters at this location turn ",
    "Characters's": "Characters'",
}


def folded(abilities: tuple[Any, ...]) -> tuple[Any, ...]:
    """The paragraphs to print: like changes of the same cards in one sentence, amounts as X where they need it."""
    out: list[Any] = []
    for one in abilities:
        if isinstance(one, Played):
            kept = [part.how for effect in one.effects for part in walk(effect) if players_do(part, "generate Power")]
            out.append(_generating(one, ""))
            out += [GeneratesAlone(word) for word in kept[:1] if word]
            continue
        joined = _joined(out[-1], one) if out and isinstance(one, Continuous) else None
        if joined is not None:
            out[-1] = joined
            continue
        out.append(one)
    return tuple(_said(one) for one in out)


def _joined(before: Any, one: Continuous) -> Continuous | None:
    """Two continuous abilities as one sentence, if that sentence can be said."""
    if not isinstance(before, Continuous) or (before.who, before.condition, before.area) != (
        one.who,
        one.condition,
        one.area,
    ):
        return None
    changes = before.change.changes if isinstance(before.change, Several) else (before.change,)
    both = replace(before, change=Several((*changes, one.change)))
    if _amount_in(both) is not None:
        return None
    try:
        write(phrasebook(), "card_text", (both,))
    except NotPrintable:
        return None
    return both


def _said(one: Any) -> Any:
    """The ability, or the ability with `X = ...` after it."""
    if isinstance(one, AsState):
        return replace(one, abilities=folded(tuple(unaimed(numbered(part, unset=True)) for part in one.abilities)))
    if isinstance(one, (Continuous, Bold)):
        amount = _amount_in(one)
        return one if amount is None else WhereX(_without(one, amount), amount)
    if isinstance(one, (Activated, Triggered, Played)):
        one = offered_if(replace(one, effects=unlimited(without_offers(one.effects))))
        if isinstance(one, (Activated, Triggered)) and one.area == working_area(one) != PLAY:
            one = replace(one, area=PLAY)
        category = "event_text" if isinstance(one, Played) else "card_text"
        amount = _amount_in(one, category)
        return one if amount is None else WhereX(_without(one, amount), amount)
    return one


def _amount_in(one: Any, category: str = "card_text") -> Any:
    """An amount that cannot be printed where it stands."""
    try:
        write(phrasebook(), category, (one,))
    except NotPrintable:
        return next((part for part in _amounts(one) if not _stands_there(part)), None)
    return None


def _stands_there(amount: Any) -> bool:
    """Whether an amount is said where it stands, and never as X."""
    return isinstance(amount, (Number, X)) or getattr(amount, "figure", "") == "all counters"


def _amounts(node: Any) -> list[Any]:
    """The outermost amounts in a tree; a sign before them is no amount of its own."""
    if isinstance(node, Reckoned) and (node.how, node.number) == ("times", -1):
        return _amounts(node.amount)
    if isinstance(node, Amount):
        return [node]
    found: list[Any] = []
    if isinstance(node, Node):
        for name in node.__struct_fields__:
            part = getattr(node, name)
            for item in part if isinstance(part, tuple) else (part,):
                found += _amounts(item)
    return found


def _without(node: Any, amount: Any) -> Any:
    """The tree with X where it has that amount."""
    if node is amount or (isinstance(node, Amount) and node == amount):
        return X()
    if isinstance(node, tuple):
        return tuple(_without(item, amount) for item in node)
    if not isinstance(node, Node):
        return node
    changed = {name: _without(getattr(node, name), amount) for name in node.__struct_fields__}
    return replace(node, **changed)


@once_each
def words_of(category: str, node: Any) -> str:
    """A part of a tree in words, for questions and options; worded once."""
    return write(phrasebook(), category, unaimed(numbered(node, unset=True)))


def read_by_grammar(card_type: str, name: str, text: str) -> list[Read]:
    """What the shared grammar alone makes of a card's text, ability by ability."""
    body = plain_text(text)
    if not body:
        return []
    body = body if body.endswith(".") else f"{body}."
    return by_grammar(card_type, body, (*own_names(name), *given_name(card_type, name, body)))


@cache
def read_again(card_type: str, name: str, text: str) -> tuple[Any, ...] | None:
    """What a text means with its numbers changed, if it means anything."""
    try:
        return read_text(card_type, name, text)
    except NotRead:
        return None
