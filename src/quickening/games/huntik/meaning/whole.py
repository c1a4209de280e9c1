"""Paragraphs that are said in one way only: whole wordings with places for numbers and names (`paragraphs.tsv`)."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, NamedTuple

from quickening.english.heads import cores
from quickening.english.lowering import Template
from quickening.english.reading import Reading
from quickening.english.tables import rows
from quickening.games.huntik.kinds import abilities, changes
from quickening.games.huntik.kinds.effects.features import PickUpFaceDown
from quickening.games.huntik.kinds.filters import Noun, Word
from quickening.games.huntik.meaning.changes import refuse
from quickening.games.huntik.meaning.powers import Powers
from quickening.games.huntik.meaning.tables import MEANINGS, lexicon
from quickening.lang.selections import Cards, Chosen
from quickening.text.lexicals import NUMBER_WORDS

_SCORE = r"(\d+) points? for each of their heroes in zone (\d)"
#: What may stand in a place of a whole wording.
PLACES = {
    "N": r"\d+",
    "ZONES": r"\d(?:(?:, \d)*,? or \d)?",
    "NAME": r"[A-Z][\w':-]*(?: (?:of |the )?[A-Z][\w':-]*)*",
    "CARDS": r"[\w -]+?",
    "DEED": r"[a-z]+ the [\w' -]+",  # HK 203.1a: a power by its name, `catch the Gargoyle`
    "SCORES": rf"{_SCORE}(?:(?:, {_SCORE})*,? and {_SCORE})?".replace("(\\d", "(?:\\d"),
}
#: Before the name of a place of a wording whose event stands behind.
BEHIND = "BEHIND_"
_NUMBER_WORD = re.compile(rf"\b(?:{'|'.join(NUMBER_WORDS)})\b")
_PLACE = re.compile(r"\\\{([A-Z]+)\\\}")


class Whole(NamedTuple):
    """A wording as a pattern, and what it means."""

    pattern: re.Pattern[str]
    meaning: Template


@cache
def wordings() -> tuple[Whole, ...]:
    """The whole wordings of the game."""
    return tuple(
        Whole(_pattern(row["words"]), Template(row["lowers"], MEANINGS.kinds, row["where"]))
        for row in rows("quickening.games.huntik.lexicon", "paragraphs.tsv")
    )


def _pattern(words: str) -> re.Pattern[str]:
    """The wording with its places open; an event may stand behind as well as in front."""
    event, comma, rest = words.removesuffix(".").partition(", ")
    plain = _with_places(words)
    if words.startswith("When ") and comma:
        behind = f"{rest[0].upper()}{rest[1:]} when {event.removeprefix('When ')}."
        return re.compile(f"{plain}|{_with_places(behind, BEHIND)}")
    if words.startswith("If ") and comma:  # HK 102.4: asked at any time, either way
        behind = _with_places(f"{rest[0].upper()}{rest[1:]} IF {event.removeprefix('If ')}.", BEHIND)
        return re.compile(f"{plain.replace('If', '(?:If|When)', 1)}|{behind.replace('IF', '(?:if|when)', 1)}")
    return re.compile(plain)


def _with_places(words: str, prefix: str = "") -> str:
    seen: set[str] = set()

    def place(match: re.Match[str]) -> str:
        name = match[1]
        known = name in seen
        seen.add(name)
        return f"(?P={prefix}{name})" if known else f"(?P<{prefix}{name}>{PLACES[name]})"

    return _PLACE.sub(place, re.escape(words))


def in_figures(paragraph: str) -> str:
    """Numbers in figures, and `when` for its other words.

    >>> in_figures("Whenever two heroes cross the bridge, you win.")
    'When 2 heroes cross the bridge, you win.'
    """
    plain = re.sub(r"^(?:Whenever|Each time)\b", "When", paragraph)
    return _NUMBER_WORD.sub(lambda word: str(NUMBER_WORDS[word[0]]), plain)


def said_whole(paragraph: str) -> Any:
    """The power that a paragraph is, if it stands among the whole wordings."""
    for one in wordings():
        found = one.pattern.fullmatch(in_figures(paragraph))
        if found is not None:
            said = {
                name.removeprefix("BEHIND_"): text for name, text in found.groupdict().items() if text is not None
            }
            return one.meaning.build(Said(), {name: _value(name, text) for name, text in said.items()})
    return None


def _value(place: str, text: str) -> Any:
    if place == "N":
        return int(text)
    return tuple(int(one) for one in re.findall(r"\d", text)) if place == "ZONES" else text


class Said(Powers):
    """The functions that the whole wordings name."""

    def __init__(self) -> None:
        super().__init__(lambda _: ())

    def as_given(self, value: Any) -> Any:
        """As it stands in the text."""
        return value

    def as_scores(self, text: str) -> tuple[Any, ...]:
        """HK 102.2a. `1 point for each of their heroes in zone 3, ...`."""
        return tuple(abilities.ZoneScore(int(points), int(zone)) for points, zone in re.findall(_SCORE, text))

    def as_lead_heroes(self) -> Cards:
        """Who may pick up what was dropped."""
        return Cards(Noun("hero"), (Word("lead"),))

    def as_picked_up_again(self) -> Any:
        """HK 305.2c. What heroes can do with a face-down feature that was dropped."""
        return changes.Given(abilities.ActionPower("free", (PickUpFaceDown(),)))

    def as_their_card(self, text: str) -> Chosen:
        """A card of theirs, in their discard pile."""
        reading = Reading(lexicon(), text)
        whole = [core for core in cores(reading, 0) if core.end == len(reading.words) and not core.many]
        refuse(not whole, "which card")
        cards = self.cards(whole[0].nouns)
        return Chosen(Cards(cards.noun, cards.before, cards.after, "discard pile"))
