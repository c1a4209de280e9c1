"""What others do, told in the third person: `that player returns a card in his or her smoked pile to play`."""

from __future__ import annotations

from typing import Any

from quickening.text.phrasebook import Phrasebook
from quickening.text.reader import Reading

#: Verbs as they stand after `he or she`, and as they stand in what `you` do.
VERBS = {
    **{
        f"{verb}s": verb
        for verb in ("return", "play", "draw", "discard", "inflict", "turn", "unturn", "heal", "toast")
    },
    **{f"{verb}s": verb for verb in ("smoke", "sacrifice", "reveal", "put", "place", "take", "choose", "select")},
    **{f"{verb}s": verb for verb in ("gain", "lose", "steal", "cancel", "remove", "reload", "look", "flip")},
    "searches": "search",
    "reshuffles": "reshuffle",
}


def add_third_person(book: Phrasebook, category: str, inner: str) -> None:
    """Learn a category that reads what `inner` reads, with its verbs in the third person. It prints nothing."""

    def read(reading: Reading, at: int) -> list[tuple[int, Any]]:
        if at >= len(reading.words) or not any(word in VERBS for word in reading.words[at : at + 2]):
            return []
        return plainly(reading).read(inner, at)

    book.lexical(category, read, lambda _: None, "what a player does")


def plainly(reading: Reading) -> Reading:
    """The same text with such verbs as if it spoke to `you`; made once for each text."""
    known: Reading | None = getattr(reading, "plainly", None)
    if known is None:
        known = Reading(reading.book, reading.text)
        known.names = reading.names
        known.words = [VERBS.get(word, word) for word in reading.words]
        reading.plainly = known  # type: ignore[attr-defined]
    return known
