"""A Huntik text by the shared grammar: paragraphs with their labels, as powers of the rules."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import replace
from itertools import pairwise
from typing import Any, NamedTuple

from quickening.core.data import replace as struct_replace
from quickening.english.lowering import CannotSay
from quickening.english.reading import Reading
from quickening.english.references import Book
from quickening.english.texts import Group, Read, groups
from quickening.games.huntik.definitions import ACTION, AMULET, FEATURE, MAY, MISSION
from quickening.games.huntik.kinds.abilities import ActionPower, AlwaysOn, ControlledBy, SetUp
from quickening.games.huntik.kinds.changes import Unblockable
from quickening.games.huntik.meaning.dice import with_outcomes, without_outcomes
from quickening.games.huntik.meaning.missions import Missions
from quickening.games.huntik.meaning.own_name import in_first_person
from quickening.games.huntik.meaning.powers import Powers
from quickening.games.huntik.meaning.tables import lexicon
from quickening.games.huntik.meaning.whole import said_whole
from quickening.lang import deeds
from quickening.lang.resolve import Pay
from quickening.lang.selections import Me
from quickening.text.reader import Ambiguous, NotRead
from quickening.text.tokens import REMINDER

#: HK 706.3. `that hero` is the one last mentioned.
BOOK = Book(last=True, by_sentence=True)
_LABEL = re.compile(
    r"^(?:(?P<label>[^.:—\n\"]+) — )?(?:(?P<kind>Free|Exhaust|Combat) Action: )?(?P<body>.+)$", re.DOTALL
)
#: What begins like this is no name of a power (HK 203.1a).
_NO_NAME = re.compile(r"(?:Once|Twice|If|When|Whenever|While|During|Until|Unless|In round|At the)\b")
_NEXT_LABEL = re.compile(r"(?<=\.) (?=[^.:\"]+ — |(?:Free|Exhaust|Combat) Action: )")
_EITHER = re.compile(r"(?P<label>(?:[^.:—\n\"]+ — )?)Either player may (?P<first>\w)(?P<rest>.+)", re.DOTALL)
_THEN = re.compile(r"(?:, (?:and )?then |(?P<stop>\. Then,? ))(?P<next>\w+)")
#: Before `then`, what hangs on a choice, a condition or a price: what is done next hangs on it too.
_HANGING = re.compile(r"\b(?:may|if|unless|to (?!(?:your|their|its|his|her|the|my|an?)\b))\b", re.IGNORECASE)
#: HK 305.3a. Who controls an obstacle, as its text begins.
CONTROLLERS = {
    "Lead Player": "lead",
    "Defending Player": "defender",
    "Nobody": "nobody",
    "Either Player": "either",
}
_CONTROLLED = re.compile(f"Controlled By: (?P<who>{'|'.join(CONTROLLERS)})")
_REMINDER = re.compile(rf"\s*{REMINDER}")


class How(NamedTuple):
    """What a paragraph begins with, and on what kind of card it stands."""

    on_the_map: bool
    label: str
    kind: str
    played: bool
    names: tuple[str, ...] = ()
    mission: bool = False


def by_grammar(card_type: str, name: str, text: str) -> list[Read]:
    """What the grammar alone makes of each paragraph."""
    found = []
    for paragraph in text.split("\n"):
        try:
            meaning, _ = _paragraph(card_type, name, paragraph)
        except NotRead as refused:
            found.append(Read(paragraph, None, str(refused)))
        else:
            found.append(Read(paragraph, meaning))
    return found


def powers_of(card_type: str, name: str, text: str) -> tuple[Any, ...]:
    """The powers of a text, paragraph by paragraph. Refuses what is not understood."""
    return tuple(power for paragraph in text.split("\n") for power in _paragraph(card_type, name, paragraph)[1])


def _paragraph(card_type: str, name: str, paragraph: str) -> tuple[Any, tuple[Any, ...]]:
    """HK 200.2. A paragraph; a hero may call itself by its name."""
    hero = card_type not in (FEATURE, ACTION, AMULET, MISSION)
    of_itself = in_first_person(paragraph, own_names(card_type, name)) if hero else paragraph
    if of_itself != paragraph:
        with suppress(NotRead):
            return paragraph_of(card_type, name, of_itself)
    return paragraph_of(card_type, name, paragraph)


def paragraph_of(card_type: str, name: str, paragraph: str) -> tuple[Any, tuple[Any, ...]]:
    """One paragraph: its trees, and the powers it is. Refuses what is not understood."""
    whose = _CONTROLLED.fullmatch(paragraph.strip()) if card_type == FEATURE else None
    if whose is not None:
        return (deeds.Keyword("Controlled By", whose["who"]),), (ControlledBy(CONTROLLERS[whose["who"]]),)
    names = own_names(card_type, name) if card_type in (FEATURE, ACTION, AMULET) else ()
    if card_type == FEATURE:  # a hero with one has this one, or another of its name
        paragraph = re.sub(rf"\bwith an? {re.escape(name)}\b", "with this feature", paragraph)
    whole = _said_whole(names, paragraph)
    if whole is not None:
        return (deeds.Keyword(type(whole).__name__, whole),), (whole,)
    return quoted(card_type, names, paragraph)


def _said_whole(names: tuple[str, ...], paragraph: str) -> Any:
    """A paragraph that is said in one way only; a feature may be called by its name in it."""
    called = [
        paragraph,
        *(
            re.sub(rf"\b(?:the |a )?{re.escape(name)}\b", "this feature", paragraph)
            for name in names
            if name in paragraph
        ),
    ]
    try:
        return next((power for power in map(said_whole, called) if power is not None), None)
    except CannotSay as cannot:
        raise NotRead(paragraph, 0, (), cannot.told) from None


def own_names(card_type: str, name: str) -> tuple[str, ...]:
    """HK 200.2. How a card may call itself: its name, or a part of it. A mission's name is made of other things'."""
    if card_type in (ACTION, AMULET, MISSION):
        return (name,)
    words = name.split()
    spans = [words[start:end] for start in range(len(words)) for end in range(start + 1, len(words) + 1)]
    return tuple(" ".join(span).strip(",:") for span in spans if span[0][0].isupper() and span[-1][0].isupper())


def given(names: tuple[str, ...], text: str) -> tuple[Any, ...]:
    """HK 700.1. The powers of a text in quotation marks. By its name it speaks of what gives it (HK 200.2)."""
    return tuple(power for one in _NEXT_LABEL.split(text) for power in quoted("", names, one)[1])


def quoted(card_type: str, names: tuple[str, ...], paragraph: str) -> tuple[Any, tuple[Any, ...]]:
    """A paragraph, or a text in quotation marks that is one (HK 700.1)."""
    plain, outcomes = without_outcomes(paragraph.strip())
    if outcomes:
        return _by_die(card_type, names, plain, outcomes)
    either = _EITHER.match(plain) if card_type == FEATURE else None
    if either is not None:
        return _by_either(names, f"{either['label']}Free Action: {either['first'].upper()}{either['rest']}")
    label = _LABEL.match(plain)
    assert label is not None
    if label["label"] and _NO_NAME.match(label["label"]):
        raise NotRead(plain, 0, (), "before the dash stands the name of a power, not when or how often it is used")
    body = _REMINDER.sub("", label["body"]).replace("I'm", "I am")
    if "hoose one" not in body:  # HK 706.2: done in order anyway; behind a choice it is that choice's
        body = _THEN.sub(_in_order, body)
    reading = Reading(lexicon(), body, names, () if card_type in (ACTION, AMULET) else ("feature",))
    kind, played = label["kind"] or "", card_type in (ACTION, AMULET) or bool(label["kind"])
    found = groups(reading, played, BOOK)
    wrong = next((one.problem for one in found if one.problem is not None and not one.meanings), None)
    if len(found) > 1 and wrong is not None:
        raise wrong
    if len(found) > 1 and played:
        raise NotRead(paragraph, 0, (), "several powers in one paragraph")
    if len(found) > 1 and any(_goes_on(one, two) for one, two in pairwise(found)):
        raise NotRead(paragraph, reading.position(found[-1].start), (), "this could go on with the power before it")
    how = How(card_type in (MISSION, FEATURE), label["label"] or "", kind, played, names, card_type == MISSION)
    read = [_meant(reading, one, how._replace(label="" if n else how.label)) for n, one in enumerate(found)]
    return tuple(meaning for meaning, _ in read), _laid_out(tuple(power for _, power in read))


def _by_die(card_type: str, names: tuple[str, ...], plain: str, outcomes: str) -> tuple[Any, tuple[Any, ...]]:
    """HK 104.3. What rolls a die, with what is done by the result."""
    meaning, powers = quoted(card_type, names, plain)

    def effects_of(body: str) -> tuple[Any, ...]:
        found = quoted(card_type, names, f"Free Action: {body}")[1]
        if len(found) != 1 or not isinstance(found[0], ActionPower):
            raise NotRead(body, 0, (), "this is nothing that a die decides")
        return found[0].effects

    try:
        return meaning, tuple(with_outcomes(power, outcomes, names, effects_of) for power in powers)
    except CannotSay as cannot:
        raise NotRead(plain, 0, (), cannot.told) from None


def _by_either(names: tuple[str, ...], paragraph: str) -> tuple[Any, tuple[Any, ...]]:
    """`Either player may discard a card to ...`: what both players can use."""
    meaning, powers = quoted(FEATURE, names, paragraph)
    if len(powers) != 1 or not isinstance(powers[0], ActionPower) or not isinstance(powers[0].effects[0], Pay):
        raise NotRead(paragraph, 0, (), "this is nothing that both players can do")
    return meaning, (struct_replace(powers[0], kind=MAY, users="either"),)


def _in_order(said: re.Match[str]) -> str:
    """`draw a card, then discard a card`: two sentences, unless the second part hangs on what the first hangs on."""
    word, sentence = said["next"], said.string[: said.start()].rpartition(". ")[2]
    if not said["stop"] and (word.endswith("s") or _HANGING.search(sentence)):
        return f" and {word}"
    return f". {word[0].upper()}{word[1:]}"


def _laid_out(powers: tuple[Any, ...]) -> tuple[Any, ...]:
    """HK 304.2. What is put onto the map before the game, sentence by sentence, is one thing."""
    if len(powers) < 2 or not all(isinstance(power, SetUp) for power in powers):
        return powers
    return (SetUp(tuple(effect for power in powers for effect in power.effects)),)


def _goes_on(one: Group, two: Group) -> bool:
    """Whether what is so could last from when something happens: nothing in a paragraph tells."""
    shapes = [{getattr(meaning, "shape", "") for meaning in group.meanings} for group in (one, two)]
    return "when" in shapes[0] and "always" in shapes[1]


def _meant(reading: Reading, group: Group, how: How) -> tuple[Any, Any]:
    """The one meaning that the rules can carry out, and the power it is."""
    found: list[tuple[Any, Any]] = []
    problem = group.problem or NotRead(reading.text, reading.position(group.start), ())
    for meaning in group.meanings:
        try:
            power = _power(meaning, how)
        except CannotSay as cannot:
            problem = NotRead(reading.text, reading.position(group.start), (), cannot.told)
        else:
            if all(power != other for _, other in found):
                found.append((_labelled(meaning, how), power))
    if not found:
        raise problem
    if len(found) > 1:
        raise Ambiguous(reading.text, [power for _, power in found], [repr(meaning) for meaning, _ in found])
    return found[0]


def _labelled(meaning: Any, how: How) -> Any:
    """HK 701. What a paragraph begins with is part of what it says."""
    return replace(meaning, label=how.label, timing=how.kind) if isinstance(meaning, deeds.Ability) else meaning


def _power(one: Any, how: How) -> Any:
    if isinstance(one, deeds.Ability):
        kind = Missions if how.mission else Powers
        powers = kind(lambda text: given(how.names, text), how.on_the_map)
        powers.own_name = max(how.names, key=len, default="")
        return powers.power(one, how.label, how.kind, how.played)
    if how.label or how.kind or one != (deeds.Keyword("Unblockable"),):
        raise CannotSay("a word that is no power")
    return AlwaysOn(Me(), Unblockable())
