"""A whole text by heart: paragraphs one after another, each of which may stand after those before it."""

from __future__ import annotations

from typing import Any

from quickening.core.data import Frozen
from quickening.games.shadowfist.kinds import triggers
from quickening.games.shadowfist.kinds.abilities import Played, Triggered, XIs
from quickening.games.shadowfist.kinds.basics import X
from quickening.games.shadowfist.kinds.selections import Targets
from quickening.games.shadowfist.meaning.phrase_parts import WhereX
from quickening.lang.nodes import walk
from quickening.text.phrasebook import Phrasebook
from quickening.text.printer import words_for
from quickening.text.reader import Reading


def add_whole_texts(book: Phrasebook) -> None:
    """Texts of Events, and those of all other cards."""
    _add_whole(book, "card_text", "part")
    _add_whole(book, "event_text", "event_part")


def _add_whole(book: Phrasebook, category: str, part: str) -> None:
    """A whole text: paragraphs one after another, each of which may stand after those before it."""

    def read(reading: Reading, at: int) -> list[tuple[int, Any]]:
        found: list[tuple[int, tuple[Any, ...]]] = []
        growing: list[tuple[int, tuple[Any, ...]]] = [(at, ())]
        while growing:
            growing = [
                (end, (*parts, one))
                for start, parts in growing
                for end, one in reading.read(part, start)
                if _may_follow(parts, one)
            ]
            found += growing
        return found

    def show(meaning: Any) -> list[str] | None:
        shown = [words_for(book, part, one) for one in meaning]
        return None if None in shown else [word for words in shown for word in words or ()]

    book.lexical(category, read, show, "the text")


def _may_follow(before: tuple[Any, ...], one: Any) -> bool:
    """`X = ...` is about the X just spoken of, if there is one; a text has one `Played` (SF 25.3)."""
    if isinstance(one, XIs) and one.amount is not None and before:
        return not _speaks_of_x(before[-1])
    if isinstance(one, WhereX) and not _speaks_of_x(one.ability):
        return False
    ability = one.ability if isinstance(one, WhereX) else one
    if isinstance(ability, Triggered) and any(isinstance(part, Targets) for part in walk(ability.trigger)):
        return False  # `if target is smoked`: it is part of what targets it
    return not (isinstance(ability, Played) and any(isinstance(_bare(other), Played) for other in before))


def _bare(one: Any) -> Any:
    return one.ability if isinstance(one, WhereX) else one


def _speaks_of_x(one: Any) -> bool:
    if isinstance(one, (WhereX, XIs)):
        return False
    if isinstance(one, tuple):
        return any(_speaks_of_x(part) for part in one)
    if isinstance(one, X):
        return True
    return isinstance(one, Frozen) and any(_speaks_of_x(getattr(one, name)) for name in one.__struct_fields__)


def add_after_when(book: Phrasebook) -> None:
    """What is waited for, after the word `when` itself: any of the triggers, but no list of them."""

    def read(reading: Reading, at: int) -> list[tuple[int, Any]]:
        if at == 0 or reading.words[at - 1] not in ("when", "whenever"):
            return []
        phrases = reading.book.by_first_word["trigger"][0].get(reading.words[at - 1], ())
        single = [phrase for phrase in phrases if all(slot.category != "two_events" for slot in phrase.slots)]
        return [found for phrase in single for found in reading.read_phrase(phrase, at - 1)]

    def show(meaning: Any) -> list[str] | None:
        words = words_for(book, "trigger", meaning) if not isinstance(meaning, triggers.Either) else None
        return words[1:] if words and words[0].lower() == "when" else None

    book.lexical("any_event", read, show, "what happens")
