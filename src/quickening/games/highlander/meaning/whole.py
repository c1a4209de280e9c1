"""Sentences that are said in one way only: whole wordings with places for numbers and names (`sentences.tsv`)."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from typing import Any, NamedTuple

from quickening.english.heads import cores
from quickening.english.lowering import CannotSay, Template
from quickening.english.reading import Reading
from quickening.english.tables import rows
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
    "OF": r"this|that",
    "PHASE": r"defense|attack",
    "KEYWORD": r"allowance|burn|capture|cost|cumulative|discard|draw|removal|restriction|retrieve|reveal|trigger"
    r"|wound",
}
_PLACE = re.compile(r"\{([A-Z]+)\}")


class Whole(NamedTuple):
    """A wording as a pattern, what it means, by what it is counted, and how it is printed if not as it is read."""

    pattern: re.Pattern[str]
    meaning: Template
    words: str
    printed: str


@cache
def wordings() -> tuple[Whole, ...]:
    """The whole wordings of the game. A name begins with a capital, whatever the case of the rest."""
    return tuple(
        Whole(
            _pattern(row["words"]),
            Template(row["lowers"], MEANINGS.kinds, row["where"]),
            row["words"],
            row["printed"],
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


def said_whole(card_type: str, sentence: str) -> tuple[Any, Any] | None:
    """The ability that a sentence is, if it stands among the whole wordings, and a tree that counts which."""
    for one in wordings():
        found = one.pattern.fullmatch(sentence.removesuffix("."))
        if found is not None:
            said = {name.rstrip("_"): text for name, text in found.groupdict().items() if text is not None}
            told = tuple(sorted((name, text.lower()) for name, text in said.items()))
            return one.meaning.build(Said(card_type), said), (deeds.Keyword(one.words), told)
    return None


def canonical(sentence: str) -> str:
    """The wording in which a sentence of the table is printed, however it was put; else the sentence."""
    for one in wordings():
        found = one.pattern.fullmatch(sentence.removesuffix(".")) if one.printed else None
        if found is not None:
            said = {name.rstrip("_"): text for name, text in found.groupdict().items() if text is not None}
            own = " from your hand" if said.get("OF", "").lower() == "this" else ""
            said = {name: text.capitalize() if name == "PHASE" else text.lower() for name, text in said.items()}
            return one.printed.format(**said, HAND=own)
    return sentence


class Said(Statements):
    """The functions that the whole wordings name."""

    def as_given(self, text: str) -> str:
        """As it stands in the text."""
        return text

    def as_small(self, text: str) -> str:
        return text.lower()

    def as_loud(self, text: str) -> str:
        return text.upper()

    def as_count(self, text: str) -> int:
        return int(text) if text.isdigit() else NUMBER_WORDS[text.lower()]

    def as_fewer(self, text: str) -> int:
        return -self.as_count(text)

    def as_names(self, one: str, other: str) -> tuple[str, ...]:
        return (one, other)

    def as_this_turn(self) -> Any:
        return SPANS["turn"]

    def as_cards(self, text: str) -> Cards:
        """Cards of a kind, wherever they are."""
        reading = Reading(MEANINGS.lexicon, text)
        whole = [core for core in cores(reading, 0) if core.end == len(reading.words)]
        if not whole:
            raise CannotSay("which cards")
        return self.held_kinds(whole[0].nouns)
