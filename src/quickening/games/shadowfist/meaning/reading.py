"""A card's text read by the shared grammar, as the nodes of the rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cache
from typing import Any

from quickening.english.lowering import CannotSay
from quickening.english.noun_words import Unsayable
from quickening.english.printing import Printer
from quickening.english.reading import Reading
from quickening.english.references import Book
from quickening.english.texts import Group, Read, groups
from quickening.games.shadowfist.definitions import EVENT, STATE
from quickening.games.shadowfist.meaning.damage import sure
from quickening.games.shadowfist.meaning.statements import APART, Statements, is_done_when_so
from quickening.games.shadowfist.meaning.tables import lexicon
from quickening.lang import deeds
from quickening.text.reader import Ambiguous, NotRead

#: SF 9.2, 24.1.3.3. What takes a card out of play, and what is done to nothing but a card in play.
LEAVING = ("smoke", "toast", "sacrifice", "leave play")
IN_PLAY = ("remove damage", "heal", "turn", "unturn", "take control", "put counters", "gain feature")
#: SF 42.0. A pronoun that fits nothing else is the card itself.
BOOK = Book(
    itself=True,
    paid_first=True,
    waits_later=True,
    kept=("designator", "resource"),
    leaving=LEAVING,
    in_play=IN_PLAY,
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


def lowered(card_type: str, reading: Reading, group: Group) -> tuple[Any, ...]:
    """One ability as nodes of the rules. Refuses what has no meaning there, and what has two."""
    return settled_on(card_type, reading, group)[1]


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
    if meaning.shape != "always" or is_done_when_so(meaning):
        return (meaning,)
    if (meaning.adjuncts or meaning.needs is not None) and is_subject_rule(meaning):
        return replace(meaning, adjuncts=(), needs=None), replace(meaning, body=(PLAY_IT,))
    body = sure(meaning.body)
    who = _subject(_changed_by(body[0]))

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


def _subject(part: Any) -> Any:
    """Whom a statement is about."""
    if isinstance(part, deeds.Change):
        return part.who
    return part.deed.role("AGENT") if isinstance(part, deeds.Do) else None


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


def read_parts(card_type: str, body: str, names: tuple[str, ...]) -> tuple[Any, ...]:
    """A whole text by the grammar alone. Refuses it with the first sentence that is not understood."""
    reading, found = groups_of(card_type, body, names)
    return tuple(part for group in found for part in lowered(card_type, reading, group))


# -- beside the phrasebook -----------------------------------------------------------------------------------------

#: Words by which a sentence may speak of the one before it.
_POINTING = frozenset(
    (
        *("target", "targets", "that", "those", "these", "chosen", "it", "its", "him", "her", "his", "he", "she"),
        *("they", "them", "their", "otherwise", "instead", "x", "also", "so", "additional", "way", "heads", "tails"),
        *("alternately", "then", "same", "other", "another"),
    )
)
_OWN_START = frozenset({"when", "whenever", "while", "during", "at"})

Old = Callable[[str], tuple[Any, ...]]


def parts_of(card_type: str, body: str, names: tuple[str, ...], phrasebook: Old) -> tuple[Any, ...]:
    """A text by the grammar; else by the phrasebook; else each sentence by whichever reads it, where that is safe."""
    reading, found = groups_of(card_type, body, names)
    by_grammar = [_tried(card_type, reading, group) for group in found]
    if all(one is not None for one in by_grammar):
        return tuple(part for one in by_grammar if one is not None for part in _worded(*one))
    try:
        return phrasebook(body)
    except NotRead:
        mixable = card_type != EVENT and _is_mixable(reading, found, by_grammar)
        mixed = _mixed(reading, found, by_grammar, phrasebook) if mixable else None
        if mixed is None:
            raise first_refusal(card_type, reading, found) from None
        return mixed


def first_refusal(card_type: str, reading: Reading, found: list[Group]) -> NotRead:
    """What the grammar did not understand first: it says so in a player's words, the phrasebook by its categories."""
    for group in found:
        try:
            lowered(card_type, reading, group)
        except NotRead as refused:
            return refused
    raise AssertionError("one of them was refused")  # pragma: no cover


def _mixed(
    reading: Reading, found: list[Group], by_grammar: list[Meant | None], phrasebook: Old
) -> tuple[Any, ...] | None:
    """Each ability by whichever reader reads it."""
    mixed: list[Any] = []
    for group, parts in zip(found, by_grammar, strict=True):
        try:
            mixed += phrasebook(_text_of(reading, group)) if parts is None else _worded(*parts)
        except NotRead:
            return None
    return tuple(mixed)


#: The canonical wording of each ability that the grammar read, by what the rules know it as. Two texts may mean the
#: same and be put in other words: the one that was read last counts, so that a card is put by its own.
_WORDINGS: dict[Any, str] = {}


@cache
def printer() -> Printer:
    """Shadowfist's words, for printing."""
    return Printer(lexicon())


def _worded(meaning: Any, parts: tuple[Any, ...]) -> tuple[Any, ...]:
    """Notes how abilities are put, for the printer."""
    if isinstance(meaning, deeds.Ability):
        for part, one in zip(parts, apart(meaning), strict=True):
            with suppress(Unsayable):
                _WORDINGS[part] = printer().text(one)
    return parts


def put_as(ability: Any, words: str) -> None:
    """How an ability is put that was read before."""
    _WORDINGS[ability] = words


def same_words(part: Any, ability: Any) -> None:
    """An ability whose choices were numbered is put as it was before."""
    if part in _WORDINGS:
        _WORDINGS[ability] = _WORDINGS[part]


def wording(ability: Any) -> str:
    """How an ability that the grammar read is put, or nothing."""
    return _WORDINGS.get(ability, "")


def _tried(card_type: str, reading: Reading, group: Group) -> Meant | None:
    try:
        return settled_on(card_type, reading, group)
    except NotRead:
        return None


def _text_of(reading: Reading, group: Group) -> str:
    return reading.text[reading.tokens[group.start].start : reading.tokens[group.end - 1].end]


def stands_alone(words: Sequence[str]) -> bool:
    """Whether a sentence speaks of nothing outside of it, so that either reader may read it beside the other."""
    return words[0] in _OWN_START or "::" in words or not _POINTING & set(words)


def _is_mixable(reading: Reading, found: list[Group], read: list[Meant | None]) -> bool:
    """Whether what the grammar does not read stands by itself: it points to nothing outside, and nothing to it."""
    for group, parts in zip(found, read, strict=True):
        words = reading.words[group.start : group.end]
        if parts is None and not stands_alone(words):
            return False
    return any(parts is not None for parts in read)


def by_grammar(card_type: str, body: str, names: tuple[str, ...]) -> list[Read]:
    """What the grammar alone makes of each ability of a text."""
    reading, found = groups_of(card_type, body, names)
    read = []
    for group in found:
        try:
            meaning, _ = settled_on(card_type, reading, group)
        except NotRead as refused:
            read.append(Read(_text_of(reading, group), None, str(refused)))
        else:
            read.append(Read(_text_of(reading, group), meaning))
    return read
