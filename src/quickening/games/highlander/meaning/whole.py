"""Sentences that are said in one way only: whole wordings with places for numbers and names (`sentences.tsv`)."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from typing import Any, NamedTuple

from quickening.core.data import replace
from quickening.english.lowering import Template
from quickening.english.tables import rows
from quickening.games.highlander.kinds.filters import Noun, Of, Word
from quickening.games.highlander.meaning.changes import SPANS
from quickening.games.highlander.meaning.statements import Statements
from quickening.games.highlander.meaning.tables import MEANINGS
from quickening.lang import deeds
from quickening.lang.selections import Cards
from quickening.text.lexicals import NUMBER_WORDS

_NUMBERS = "|".join(NUMBER_WORDS)
#: What may stand in a place of a whole wording.
PLACES = {
    **dict.fromkeys(("N", "MOST", "LESS"), rf"\d+|{_NUMBERS}"),
    **dict.fromkeys(("NAME", "OTHER"), r"[A-Z][\w'.]*(?: [A-Z][\w'.]*)*?"),
    "CARDS": r"[\w' -]+?",
    **dict.fromkeys(("OWN", "TAKEN", "PAY"), r"[\w' -]+?"),
    "GROUP": r"Watcher|Hunter",
    "STOP": r"block|dodge",
    "LABEL": r"[A-Z]\w+",
    **dict.fromkeys(("PURPOSE", "SECOND"), r"Power Blow|Power Block|attack|defense"),
    "MARKS": r"(?:Reserved|Signature)(?: or (?:Reserved|Signature))?",
    "KEYWORD": r"allowance|burn|capture|cost|cumulative|discard|draw|removal|restriction|retrieve|reveal|trigger"
    r"|wound",
}
#: What happens each time happens whenever it does (HL1 15).
_EACH_TIME = re.compile(r"^(?:Whenever|Each time|Every time|Any time) ", re.IGNORECASE)
_PLACE = re.compile(r"\{([A-Z]+)\}")


class Whole(NamedTuple):
    """A wording as a pattern, what it means, and by what it is counted."""

    pattern: re.Pattern[str]
    meaning: Template
    words: str


@cache
def wordings() -> tuple[Whole, ...]:
    """The whole wordings of the game. A name begins with a capital, whatever the case of the rest."""
    return tuple(
        Whole(
            _pattern(row["words"]),
            Template(row["lowers"], MEANINGS.kinds, row["where"]),
            row["words"],
        )
        for row in rows("quickening.games.highlander.lexicon", "sentences.tsv")
    )


def _pattern(words: str) -> re.Pattern[str]:
    times: Counter[str] = Counter()

    def place(match: re.Match[str]) -> str:
        """A place that stands twice, in two ways to say it, has two names for its pattern."""
        inside, name = PLACES[match[1]], match[1] + "_" * times[match[1]]
        times[match[1]] += 1
        return f"(?P<{name}>(?-i:{inside}))" if match[1] in ("NAME", "OTHER") else f"(?P<{name}>{inside})"

    return re.compile(_PLACE.sub(place, words), re.IGNORECASE)


def _calls_a_state_a_name(said: dict[str, str]) -> bool:
    """`if you are Disarmed`: what somebody is by the rules is nobody's name."""
    return any(said.get(place, "").lower() in MEANINGS.lexicon.adjectives for place in ("NAME", "OTHER"))


def said_whole(card_type: str, sentence: str, names: tuple[str, ...]) -> tuple[Any, Any] | None:
    """The ability that a sentence is, if it stands among the whole wordings, and a tree that counts which."""
    sentence = _EACH_TIME.sub("When ", sentence)
    for one in wordings():
        found = one.pattern.fullmatch(sentence.removesuffix("."))
        said = None if found is None else places_of(found, names)
        if said is not None and not _calls_a_state_a_name(said):
            told = tuple(sorted((name, text.lower()) for name, text in said.items()))
            return one.meaning.build(Said(card_type), said), (deeds.Keyword(one.words), told)
    return None


def places_of(found: re.Match[str], names: tuple[str, ...]) -> dict[str, str] | None:
    """What stands in the places of a wording; nothing if two that are one differ, or the card is not itself."""
    said: dict[str, str] = {}
    for name, text in found.groupdict().items():
        key = name.rstrip("_")
        if text is None:
            continue
        if key == "OWN" and text.lower() not in ("this card", *(own.lower() for own in names)):
            return None
        if said.setdefault(key, text).lower() != text.lower() and key != "OWN":
            return None
    said.pop("OWN", None)
    return said


def sentences_in(words: str) -> int:
    """How many sentences a wording has at most."""
    return words.count(r"\. ") + 1


@cache
def longest() -> int:
    """How many sentences the longest of the whole wordings has."""
    return max(sentences_in(one.words) for one in wordings())


class Said(Statements):
    """The functions that the whole wordings name."""

    def as_given(self, text: str) -> str:
        """As it stands in the text."""
        return text

    def as_small(self, text: str) -> str:
        return text.lower()

    def as_considered(self, text: str) -> str:
        return f"considered {text.lower()}"

    def as_loud(self, text: str) -> str:
        return text.upper()

    def as_count(self, text: str) -> int:
        return int(text) if text.isdigit() else NUMBER_WORDS[text.lower()]

    def as_titled(self, text: str) -> str:
        return text.capitalize()

    def as_unmarked(self, _: str, text: str | None) -> Cards:
        """HL1 12. Any card, but none with these marks."""
        marks = [] if text is None else [f"non-{word.capitalize()}" for word in text.split(" or ")]
        return Cards(Noun("card"), tuple(Word(mark) for mark in marks))

    def as_borrowed(self, _: str, marks: str | None, kind: str | None) -> Cards:
        """HL3 150. Which card of the opponent's may be used: any but those with marks, or one of a kind."""
        return self.as_unmarked("", marks) if kind is None else self.as_cards(kind)

    def as_at_will(self, _: str, hard: str | None) -> str:
        return "Exertion at will" if hard is None else "Hard Exertion at will"

    def as_own_cards(self, text: str) -> Cards:
        return replace(self.as_cards(text), after=(Of("you"),))

    def as_non_special(self, _: str) -> Cards:
        return Cards(Noun("attack"), (Word("non-Special"),))

    def as_held_so(self, _: str, text: str | None) -> bool:
        return text is not None

    def as_yes(self) -> bool:
        return True

    def as_for_what(self, _: str, *texts: str | None) -> tuple[str, ...]:
        """HL1 54. What an Exertion is made for; for all where nothing is said."""
        said = {"power blow": "a Power Blow", "power block": "a Power Block", "attack": "an attack"}
        found = tuple(said.get(text.lower(), f"a {text.lower()}") for text in texts if text is not None)
        return found or ("",)

    def as_nothing(self, _: str) -> None:
        return None

    def as_fewer(self, text: str) -> int:
        return -self.as_count(text)

    def as_names(self, one: str, other: str) -> tuple[str, ...]:
        return (one, other)

    def as_this_turn(self) -> Any:
        return SPANS["turn"]

    def as_cards(self, text: str) -> Cards:
        """Cards of a kind, wherever they are."""
        return self.kind_told(text)
