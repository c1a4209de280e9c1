"""A card's text read by the shared grammar, as the nodes of the rules."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import replace
from functools import cache
from itertools import zip_longest
from typing import Any

from quickening.english.lowering import CannotSay
from quickening.english.noun_words import Unsayable
from quickening.english.printing import Printer
from quickening.english.reading import Reading
from quickening.english.references import Book
from quickening.english.texts import Group, Read, groups
from quickening.games.shadowfist.definitions import EVENT, STATE
from quickening.games.shadowfist.meaning.changes import said_of
from quickening.games.shadowfist.meaning.damage import sure
from quickening.games.shadowfist.meaning.statements import APART, Statements, is_done_when_so, is_offered
from quickening.games.shadowfist.meaning.tables import lexicon
from quickening.games.shadowfist.meaning.whole import Whole, pieces
from quickening.lang import deeds
from quickening.text.reader import Ambiguous, NotRead

#: SF 9.2, 24.1.3.3. What takes a card out of play, and what is done to nothing but a card in play.
LEAVING = ("smoke", "toast", "sacrifice", "leave play")
IN_PLAY = ("remove damage", "heal", "turn", "unturn", "take control", "put counters", "gain feature", "sacrifice")
#: SF 42.0. A pronoun that fits nothing else is the card itself.
BOOK = Book(
    itself=True,
    paid_first=True,
    waits_later=True,
    kept=("designator", "resource", "opponent"),
    leaving=LEAVING,
    in_play=IN_PLAY,
    never_in_play=(EVENT,),
    apart=APART,
    own_person=True,
)
#: An Event is never in play: `it` is not the card itself.
OF_EVENTS = Book(paid_first=True, waits_later=True, apart=APART)


#: A meaning, and the nodes of the rules for it.
Meant = tuple[Any, tuple[Any, ...]]


def groups_of(card_type: str, body: str, names: tuple[str, ...]) -> tuple[Reading, list[Group]]:
    """The abilities of a text as the grammar has them."""
    reading = Reading(lexicon(), body, names, (card_type,), implied=card_type not in (STATE, EVENT))
    return reading, groups(reading, card_type == EVENT, OF_EVENTS if card_type == EVENT else BOOK)


def settled_on(card_type: str, reading: Reading, group: Group) -> Meant:
    """The one meaning of an ability that the rules can carry out, and its nodes."""
    found: list[tuple[Any, tuple[Any, ...]]] = []
    unsaid = group.problem
    for meaning in group.meanings:
        try:
            made = _made(card_type, meaning)
        except CannotSay as cannot:
            unsaid = NotRead(reading.text, reading.position(group.start), (), cannot.told)
            continue
        if all(made != other for _, other in found):
            found.append((meaning, made))
    if not found:
        raise unsaid or NotRead(reading.text, reading.position(group.start), ())
    if len(found) > 1:
        raise Ambiguous(reading.text, [made for _, made in found], [repr(one) for one, _ in found])
    return found[0]


def _made(card_type: str, meaning: Any) -> tuple[Any, ...]:
    if isinstance(meaning, deeds.Ability):
        return tuple(Statements(card_type).ability(one) for one in apart(meaning))
    return tuple(Statements(card_type).keyword(one) for one in meaning)


def apart(meaning: deeds.Ability) -> tuple[deeds.Ability, ...]:
    """What is so for as long as a text is active, one change after the other."""
    if meaning.shape == "when":
        return immediate_first(meaning)
    if meaning.shape != "always" or is_done_when_so(meaning) or is_offered(meaning):
        return (meaning,)
    if (meaning.adjuncts or meaning.needs is not None) and is_subject_rule(meaning):
        return replace(meaning, adjuncts=(), needs=None), replace(meaning, body=(PLAY_IT,))
    body = sure(meaning.body)
    who = said_of(_changed_by(body[0]))

    def again(node: Any) -> Any:
        same = isinstance(node, deeds.Ref) and node.word == "it" and node.slot == getattr(who, "slot", None)
        return who if same else node

    first, *others = (_changed_by(part) for part in body)
    parts = (first, *deeds.changed(tuple(others), again))
    return tuple(
        replace(meaning, body=(one,), needs=_needed(meaning.needs, part))
        for part, change in zip(body, parts, strict=True)
        for one in _features_apart(change)
    )


def immediate_first(meaning: deeds.Ability) -> tuple[deeds.Ability, ...]:
    """SF 24.5.2. `smoke it; the rest is immediately inflicted on subject`: what is done at once, by itself."""
    at_once = tuple(part for part in meaning.body if is_immediate(part))
    if not at_once or len(at_once) == len(meaning.body) or meaning.costs:
        return (meaning,)
    plain = tuple(deeds.Do(replace(part.deed, manner=())) for part in at_once)
    rest = tuple(part for part in meaning.body if part not in at_once)
    return (
        replace(meaning, body=plain, adjuncts=(*meaning.adjuncts, deeds.Immediately())),
        replace(meaning, body=rest),
    )


def is_immediate(part: Any) -> bool:
    """`is immediately inflicted`."""
    return isinstance(part, deeds.Do) and deeds.IMMEDIATELY in part.deed.manner


#: `you may play this card`.
PLAY_IT = deeds.May((deeds.Do(deeds.Deed("play", (("WHAT", deeds.This()),))),))


def is_subject_rule(meaning: deeds.Ability) -> bool:
    """SF 25.5.1. `play on a Character during any Main Shot`: on what, and when."""
    first = meaning.body[0]
    return len(meaning.body) == 1 and isinstance(first, deeds.Do) and first.deed.sense == "play on"


def _changed_by(part: Any) -> Any:
    """The change of a statement that may say for how long."""
    return part.body[0] if isinstance(part, deeds.If) and part.as_long and len(part.body) == 1 else part


def _needed(needs: Any, part: Any) -> Any:
    """What has to be so for a change: what its own statement says, or the whole sentence."""
    own = part.condition if isinstance(part, deeds.If) and part.as_long else None
    if own is not None and needs is not None:
        return deeds.Joined((needs, own), "and")
    return needs if own is None else own


def _features_apart(part: Any) -> list[Any]:
    """`gains +1 Fighting and Stealth`: gains the one, gains the other."""
    features = part.deed.role("FEATURE") if isinstance(part, deeds.Do) else None
    if features is None or len(features) == 1:
        return [part]
    others = tuple(role for role in part.deed.roles if role[0] != "FEATURE")
    return [
        deeds.Do(replace(part.deed, roles=tuple(sorted((*others, ("FEATURE", (one,))), key=lambda role: role[0]))))
        for one in features
    ]


def parts_of(card_type: str, body: str, names: tuple[str, ...]) -> tuple[Any, ...]:
    """A whole text. Refuses it with the first sentence that is not understood."""
    parts: list[Any] = []
    for piece in pieces_of(card_type, body, names):
        if isinstance(piece, Whole):
            parts += piece.made
            for one, words in zip_longest(piece.made, (piece.text,), fillvalue=""):
                put_as(one, words)
            continue
        reading, found = groups_of(card_type, piece, names)
        for group in found:
            text = own_words(_said_alone(reading, group, found), names)
            parts += _worded(*settled_on(card_type, reading, group), text)
    return tuple(parts)


def pieces_of(card_type: str, body: str, names: tuple[str, ...]) -> list[str | Whole]:
    """A text as the wordings that are known whole, and what stands between them, for the grammar."""
    try:
        return pieces(card_type, body, names, lambda kind, quoted: parts_of(kind, quoted, names))
    except CannotSay as cannot:
        raise NotRead(body, 0, (), cannot.told) from None


#: The wordings of each ability that was read, by what the rules know it as: as the grammar puts it, and in its own
#: words. Two texts may mean the same and be put in other words: the one that was read last counts, so that a card is
#: put by its own.
_WORDINGS: dict[Any, tuple[str, ...]] = {}


@cache
def printer() -> Printer:
    """Shadowfist's words, for printing."""
    return Printer(lexicon())


def _worded(meaning: Any, parts: tuple[Any, ...], text: str) -> tuple[Any, ...]:
    """Notes how abilities are put, for the printer."""
    if not isinstance(meaning, deeds.Ability):
        for part, one in zip(parts, meaning, strict=True):
            if one.costs:
                put_as(part, text)
                continue
            with suppress(Unsayable):
                put_as(part, printed(f"{printer().feature(deeds.Feature(one.word, one.amount, one.against))}."))
    else:
        own = (text,) if len(parts) == 1 else ()
        for part, one in zip(parts, apart(meaning), strict=True):
            with suppress(Unsayable):
                _WORDINGS[part] = (printed(printer().text(one)), *own)
                continue
            _WORDINGS[part] = own  # not the words of another card that was read before
    return parts


def printed(text: str) -> str:
    """The restriction as cards print it."""
    return text.replace("Toast-It", "Toast It")


def own_words(text: str, names: tuple[str, ...]) -> str:
    """The words of a text, with the card called `this card`."""
    for name in filter(None, names):
        text = re.sub(rf"(?<![\w\"]){re.escape(name)}(?![\w\"])", "this card", text)
    return text[:1].upper() + text[1:]


def put_as(ability: Any, words: str) -> None:
    """How an ability may be put that was read before, a line for each way."""
    _WORDINGS[ability] = tuple(words.split("\n"))


def wording(ability: Any) -> str:
    """How an ability that was read may be put, a line for each way, or nothing."""
    return "\n".join(wordings(ability))


def same_words(part: Any, ability: Any) -> None:
    """An ability whose choices were numbered is put as it was before."""
    if part in _WORDINGS:
        _WORDINGS[ability] = _WORDINGS[part]


def wordings(ability: Any) -> tuple[str, ...]:
    """How an ability that was read may be put: as the grammar does, and in its own words."""
    return _WORDINGS.get(ability, ())


def _text_of(reading: Reading, group: Group) -> str:
    return reading.text[reading.tokens[group.start].start : reading.tokens[group.end - 1].end]


def _said_alone(reading: Reading, group: Group, others: list[Group]) -> str:
    """The words of an ability, without those of another that stands between them."""
    text = _text_of(reading, group)
    inner = [one for one in others if group.start < one.start and one.end < group.end]
    for one in inner:
        text = text.replace(f" {_text_of(reading, one)}", "", 1)
    return text


def by_grammar(card_type: str, body: str, names: tuple[str, ...]) -> list[Read]:
    """What the grammar makes of each ability of a text; of all of it where a wording known whole makes no sense."""
    try:
        found_pieces = pieces_of(card_type, body, names)
    except NotRead as refused:
        return [Read(body, None, str(refused))]
    read = []
    for piece in found_pieces:
        if isinstance(piece, Whole):
            read.append(Read(piece.text, piece.tree))
            continue
        reading, found = groups_of(card_type, piece, names)
        read += [_read(card_type, reading, group) for group in found]
    return read


def _read(card_type: str, reading: Reading, group: Group) -> Read:
    try:
        meaning, _ = settled_on(card_type, reading, group)
    except NotRead as refused:
        return Read(_text_of(reading, group), None, str(refused))
    return Read(_text_of(reading, group), meaning)
