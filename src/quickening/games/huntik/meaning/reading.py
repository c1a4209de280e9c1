"""A Huntik text by the shared grammar: paragraphs with their labels, as powers of the rules."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise
from typing import Any, NamedTuple

from quickening.english.lowering import CannotSay
from quickening.english.reading import Reading
from quickening.english.references import Book
from quickening.english.texts import Group, Read, groups
from quickening.games.huntik.definitions import ACTION, AMULET, FEATURE, MISSION
from quickening.games.huntik.meaning.missions import Missions
from quickening.games.huntik.meaning.powers import Powers
from quickening.games.huntik.meaning.tables import lexicon
from quickening.games.huntik.meaning.whole import said_whole
from quickening.games.huntik.vocabulary.abilities import AlwaysOn, ControlledBy, SetUp
from quickening.games.huntik.vocabulary.changes import Unblockable
from quickening.lang import deeds
from quickening.lang.selections import Me
from quickening.text.reader import Ambiguous, NotRead

#: HK 706.3. `that hero` is the one last mentioned.
BOOK = Book(last=True, by_sentence=True)
_LABEL = re.compile(
    r"^(?:(?P<label>[^.:—\n\"]+) — )?(?:(?P<kind>Free|Exhaust|Combat) Action: )?(?P<body>.+)$", re.DOTALL
)
_THEN = re.compile(r"(?:, (?:and )?then |\. Then, )(?P<next>\w+)")
#: HK 305.3a. Who controls an obstacle, as its text begins.
CONTROLLERS = {
    "Lead Player": "lead",
    "Defending Player": "defender",
    "Nobody": "nobody",
    "Either Player": "either",
}
_CONTROLLED = re.compile(f"Controlled By: (?P<who>{'|'.join(CONTROLLERS)})")
_REMINDER = re.compile(r"\s*\([^()]*\)")


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
            meaning, _ = paragraph_of(card_type, name, paragraph)
        except NotRead as refused:
            found.append(Read(paragraph, None, str(refused)))
        else:
            found.append(Read(paragraph, meaning))
    return found


def paragraph_of(card_type: str, name: str, paragraph: str) -> tuple[Any, tuple[Any, ...]]:
    """One paragraph: its trees, and the powers it is. Refuses what is not understood."""
    whose = _CONTROLLED.fullmatch(paragraph.strip()) if card_type == FEATURE else None
    if whose is not None:
        return (deeds.Keyword("Controlled By", whose["who"]),), (ControlledBy(CONTROLLERS[whose["who"]]),)
    names = own_names(card_type, name) if card_type in (FEATURE, ACTION, AMULET) else ()
    whole = _said_whole(names, paragraph) if card_type in (MISSION, FEATURE) else None
    if whole is not None:
        return (deeds.Keyword(paragraph),), (whole,)
    return quoted(card_type, names, paragraph)


def _said_whole(names: tuple[str, ...], paragraph: str) -> Any:
    """A paragraph that is said in one way only; a feature may be called by its name in it."""
    called = [
        paragraph,
        *(re.sub(rf"\b(?:the |a )?{re.escape(name)}\b", "this feature", paragraph) for name in names),
    ]
    try:
        return next((power for power in map(said_whole, called) if power is not None), None)
    except CannotSay as cannot:
        raise NotRead(paragraph, 0, (), str(cannot)) from None


def own_names(card_type: str, name: str) -> tuple[str, ...]:
    """HK 200.2. How a card may call itself: its name, or a part of it. A mission's name is made of other things'."""
    if card_type in (ACTION, AMULET, MISSION):
        return (name,)
    words = name.split()
    spans = [words[start:end] for start in range(len(words)) for end in range(start + 1, len(words) + 1)]
    return tuple(" ".join(span).strip(",:") for span in spans if span[0][0].isupper() and span[-1][0].isupper())


def quoted(card_type: str, names: tuple[str, ...], paragraph: str) -> tuple[Any, tuple[Any, ...]]:
    """A paragraph, or a text in quotation marks that is one (HK 700.1)."""
    label = _LABEL.match(paragraph.strip())
    assert label is not None
    body = _REMINDER.sub("", label["body"]).replace("I'm", "I am")
    body = body.replace("either your deck or discard pile", "your deck or discard pile")
    if "hoose one" not in body:  # HK 706.2: done in order anyway; behind a choice it is that choice's
        body = _THEN.sub(_in_order, body)
    reading = Reading(lexicon(), body, names, () if card_type in (ACTION, AMULET) else ("feature",))
    kind, played = label["kind"] or "", card_type in (ACTION, AMULET) or bool(label["kind"])
    found = groups(reading, played, BOOK)
    if len(found) > 1 and played:
        raise NotRead(paragraph, 0, (), "several powers in one paragraph")
    if len(found) > 1 and any(_goes_on(one, two) for one, two in pairwise(found)):
        raise NotRead(paragraph, reading.position(found[-1].start), (), "this could go on with the power before it")
    how = How(card_type in (MISSION, FEATURE), label["label"] or "", kind, played, names, card_type == MISSION)
    read = [_meant(reading, one, how._replace(label="" if n else how.label)) for n, one in enumerate(found)]
    return tuple(meaning for meaning, _ in read), _laid_out(tuple(power for _, power in read))


def _in_order(said: re.Match[str]) -> str:
    """`draw a card, then discard a card`: two sentences; `each player draws a card, then discards one` is one."""
    word = said["next"]
    return f" and {word}" if word.endswith("s") else f". {word[0].upper()}{word[1:]}"


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
            problem = NotRead(reading.text, reading.position(group.start), (), str(cannot))
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
        # what is given to somebody is a hero's; by its name it speaks of what gives it (HK 200.2)
        kind = Missions if how.mission else Powers
        powers = kind(lambda text: quoted("", how.names, text)[1], how.on_the_map)
        return powers.power(one, how.label, how.kind, how.played)
    if how.label or how.kind or one != (deeds.Keyword("Unblockable"),):
        raise CannotSay("a word that is no power")
    return AlwaysOn(Me(), Unblockable())
