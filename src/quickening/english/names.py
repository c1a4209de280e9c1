"""Names: capitalised words, joined by small words, a colon or a possessive."""

from __future__ import annotations

from quickening.english.reading import Reading
from quickening.text.lexicals import name_ends, spelled

#: Behind these a word has a capital anyway: a name is read there only before `card`.
_STARTS = (".", "—", ":", '"')


def names(reading: Reading, at: int) -> list[tuple[int, str]]:
    """The name at a place, as long as it goes; none in games whose words do not say what is no name."""
    if not reading.lexicon.reserved:
        return []
    ends = name_ends(reading, at, reading.lexicon.reserved)
    if at == 0 or reading.word(at - 1) in _STARTS:
        ends = [end for end in ends if reading.word(end) in ("card", "cards")]
    return [(ends[-1], spelled(reading, at, ends[-1]))] if ends else []
