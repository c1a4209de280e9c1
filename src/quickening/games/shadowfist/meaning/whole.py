"""Sentences that are said in one way only: whole wordings with places for numbers and cards (`sentences.tsv`)."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from quickening.core.data import replace
from quickening.english.heads import cores
from quickening.english.lowering import Template, refuse_if
from quickening.english.reading import Reading
from quickening.english.tables import rows
from quickening.games.shadowfist.definitions import STATE
from quickening.games.shadowfist.kinds import people
from quickening.games.shadowfist.kinds.basics import Number
from quickening.games.shadowfist.kinds.filters_place import Controlled
from quickening.games.shadowfist.meaning.statements import Statements
from quickening.games.shadowfist.meaning.tables import LEXICON, MEANINGS, lexicon
from quickening.lang import deeds, resolve
from quickening.lang.selections import Cards
from quickening.text.lexicals import NUMBER_WORDS

#: What may stand in a place of a whole wording. `OWN`, or `OTHER` in another way to say it, is the card itself.
PLACES = {
    **dict.fromkeys(("N", "MORE"), rf"\d+|{'|'.join(NUMBER_WORDS)}"),
    **dict.fromkeys(("OWN", "OTHER"), r"(?:(?:Dr|Mr|Mrs|St|No)\. |[^.:;,])+?"),
    "CARDS": r"[\w<>{}' -]+?",
    "TITLE": r"[^\".]+",
    "TEXT": r"[^\"]+",
    "SIGN": r"\w+",
}
#: Reads the text of a type of card that stands in quotation marks.
Quoted = Callable[[str, str], tuple[Any, ...]]
_PLACE = re.compile(r"\{([A-Z]+)\}")
_PLACES = re.compile(r"\\\{([A-Z]+)\\\}")


class Wording(NamedTuple):
    """A wording as a pattern, with how it is put, and what it means."""

    pattern: re.Pattern[str]
    words: str
    meaning: Template


class Whole(NamedTuple):
    """A whole wording in a text: what it means, how that is put, and a tree that counts which it is."""

    made: tuple[Any, ...]
    text: str
    tree: Any


#: What the wordings are made of; of two kinds of that name, the one for what is done is called otherwise.
KINDS = {**MEANINGS.kinds, "OneOrOther": resolve.Either}


@cache
def wordings() -> tuple[Wording, ...]:
    """The whole wordings of the game: as they are put, and as cards print them."""
    return tuple(
        Wording(_pattern(pattern), row["words"], Template(row["lowers"], KINDS, row["where"]))
        for row in rows(LEXICON, "sentences.tsv")
        for pattern in (_PLACES.sub(r"{\1}", re.escape(row["words"])), row["printed"])
    )


def _pattern(words: str) -> re.Pattern[str]:
    """The wording with its places open, where a sentence begins and ends."""
    opened = _PLACE.sub(lambda place: f"(?P<{place[1]}>{PLACES[place[1]]})", words)
    return re.compile(rf"(?:^|(?<=\. )){opened}\.(?= |$)", re.IGNORECASE)


def pieces(card_type: str, text: str, names: tuple[str, ...], quoted: Quoted) -> list[str | Whole]:
    """A text as what stands among the whole wordings, and the words between."""
    for one in wordings():
        for found in one.pattern.finditer(text):
            said = _places(found, names)
            if said is None:
                continue
            before, after = text[: found.start()].strip(), text[found.end() :].strip()
            rest = (pieces(card_type, part, names, quoted) if part else [] for part in (before, after))
            return [*next(rest), _whole(Said(card_type, quoted), one, said), *next(rest)]
    return [text]


def _whole(lower: Said, wording: Wording, said: dict[str, str]) -> Whole:
    made = wording.meaning.build(lower, said)
    text = _PLACE.sub(lambda place: said[place[1]], wording.words)
    told = tuple(sorted((name, one.lower()) for name, one in said.items()))
    return Whole(made if isinstance(made, tuple) else (made,), f"{text}.", (deeds.Keyword(wording.words), told))


def _places(found: re.Match[str], names: tuple[str, ...]) -> dict[str, str] | None:
    """What stands in the places of a wording; nothing if what should be the card itself is something else."""
    said = {name: one for name, one in found.groupdict().items() if one is not None}
    own = (said.pop("OWN", "") or said.pop("OTHER", "") or "this card").lower()
    return said if own in ("this card", *(name.lower() for name in names)) else None


class Said(Statements):
    """The functions that the whole wordings name."""

    def __init__(self, card_type: str, quoted: Quoted) -> None:
        super().__init__(card_type)
        self.quoted = quoted

    def as_state(self, text: str) -> tuple[Any, ...]:
        """SF 7.1.1. What a card says that is played as a State."""
        return self.quoted(STATE, text)

    def as_word(self, text: str) -> str:
        """As it stands in the text."""
        return text

    def as_count(self, text: str) -> int:
        return int(text) if text.isdigit() else NUMBER_WORDS[text.lower()]

    def as_figures(self, text: str) -> Number:
        return Number(self.as_count(text))

    def as_in_that_pile(self, text: str) -> Cards:
        """Cards in the smoked pile of whoever does it."""
        return replace(self.as_cards(text), area="that player's smoked pile")

    def as_of_that_player(self, text: str) -> Cards:
        """Cards that whoever does it controls."""
        cards = self.as_cards(text)
        return replace(cards, after=(*cards.after, Controlled(people.THAT_PLAYER)))

    def as_cards(self, text: str) -> Cards:
        """Cards as the grammar reads them."""
        reading = Reading(lexicon(), text)
        whole = [core.nouns for core in cores(reading, 0) if core.end == len(reading.words)]
        refuse_if(len(whole) != 1, "which cards")
        return self.cards(whole[0])
