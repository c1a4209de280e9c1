"""A card's whole text, read and printed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from quickening.core.data import replace
from quickening.english.texts import Read
from quickening.games.shadowfist.definitions import CHARACTER, TYPES
from quickening.games.shadowfist.kinds.abilities import Activated, AsState, Continuous, Played, Triggered
from quickening.games.shadowfist.kinds.changes import Several
from quickening.games.shadowfist.kinds.entering import ReturnToPlay
from quickening.games.shadowfist.kinds.filters import Titled
from quickening.games.shadowfist.kinds.triggers import Happens
from quickening.games.shadowfist.meaning.areas import located, lying, working_area
from quickening.games.shadowfist.meaning.generating import (
    choosing_last,
    choosing_within,
    chosen_apart,
    deep,
    limited,
    naming_first,
    priced_by_choice,
    refuse_choices_in_alternatives,
    voluntary,
    with_offers,
)
from quickening.games.shadowfist.meaning.reading import by_grammar, parts_of, same_words, wordings
from quickening.games.shadowfist.meaning.referring import aimed, referring
from quickening.games.shadowfist.meaning.remembering import remembering
from quickening.games.shadowfist.meaning.spelling import plain_text
from quickening.games.shadowfist.meaning.subjects import on_subjects
from quickening.games.shadowfist.meaning.wording import by_table, words_of
from quickening.games.shadowfist.state_values import DECK, HAND, PLAY, SMOKED
from quickening.lang.resolve import Sequence
from quickening.lang.selections import Cards, Chosen, numbered
from quickening.text.printer import NotPrintable
from quickening.text.reader import NotRead, check_length

__all__ = ["CARD_TYPES", "print_text", "read_again", "read_by_grammar", "read_text", "words_of"]

#: What `read_text` knows as a type of card (SF 7.0).
CARD_TYPES = TYPES


# -- reading -------------------------------------------------------------------------------------------------------


#: A name that is cut short.
_INITIAL = re.compile(r"\b([A-Z]|Dr|Mrs?|St)\. ")


def read_text(card_type: str, name: str, text: str) -> tuple[Any, ...]:
    """A card's text as its abilities. Refuses what it does not understand, and what has two meanings."""
    check_length(text, name)
    if _INITIAL.search(name):  # the stop of `Jane Q. Public` ends no sentence
        title, name = name, _INITIAL.sub(r"\1 ", name)
        text = re.sub(rf'(?<!"){re.escape(title)}(?!")', name, text)
    body = plain_text(text)
    if not body:
        return ()
    if not body.endswith("."):
        body += "."
    try:
        return on_subjects(remembering(tuple(_abilities(card_type, name, body))), card_type, body)
    except NotRead as refusal:
        raise placed(refusal, body) from None


def _abilities(card_type: str, name: str, body: str) -> Iterator[Any]:
    for part in parts_of(card_type, body, (*own_names(name), *given_name(card_type, name, body))):
        yield from finished(part, card_type, name)


def placed(refusal: NotRead, body: str) -> NotRead:
    """A refusal at the words it speaks of, where it was found in their meaning and names no place."""
    if refusal.text:
        return refusal
    words = re.search("`(.+?)`", refusal.problem)
    return NotRead(body, max(0, body.find(words[1])) if words else 0, refusal.expected, refusal.problem)


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


def _flat(effects: tuple[Any, ...]) -> tuple[Any, ...]:
    """Effects one after another, however the sentences join them (SF 24.6)."""
    return tuple(part for one in effects for part in (_flat(one.effects) if isinstance(one, Sequence) else (one,)))


# -- printing ------------------------------------------------------------------------------------------------------


def print_text(card_type: str, abilities: tuple[Any, ...]) -> str:
    """Abilities as text in canonical wording, one after another: the first that is read again as the same."""
    found = [by_table(card_type, abilities), *(_put_together(card_type, abilities, way) for way in (0, -1))]
    found.append(" ".join(_put_alone(card_type, one) for one in abilities))
    known = [text for text in found if text]
    if abilities and not known:
        raise NotPrintable(f"there are no words for {abilities!r}")
    return next((text for text in known if _means(card_type, text) == abilities), "".join(known[-1:]))


@cache
def _means(card_type: str, text: str) -> tuple[Any, ...] | None:
    """What a wording means, if anything."""
    try:
        return read_text(card_type, "", text)
    except NotRead:
        return None


def _put_together(card_type: str, abilities: tuple[Any, ...], way: int) -> str:
    """Abilities one by one, in one of the ways that each may be put; nothing if one has no words."""
    parts = [(wordings(one) or (by_table(card_type, (one,)) or None,))[way] for one in abilities]
    return "" if None in parts else " ".join(part for part in parts if part)


def _put_alone(card_type: str, ability: Any) -> str:
    """An ability in the first of its wordings that means just that."""
    ways = [by_table(card_type, (ability,)), *wordings(ability)]
    return next((way for way in ways if way and _means(card_type, way) == (ability,)), ways[0])


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
