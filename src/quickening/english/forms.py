"""The forms of a word: `smoke, smokes, smoked, smoking`; `Character, Characters`."""

from __future__ import annotations

from functools import cache

from quickening.english.tables import rows

#: The forms of a verb, as the grammar asks for them.
FORMS = ("plain", "s", "past", "ing", "done")


@cache
def irregular() -> dict[str, tuple[str, ...]]:
    """The verbs whose forms do not follow the rule."""
    return {
        row["plain"]: tuple(row[form] for form in FORMS) for row in rows("quickening.english.words", "irregular.tsv")
    }


def verb_forms(word: str) -> dict[str, str]:
    """Each form of a verb.

    >>> verb_forms("smoke")["ing"], verb_forms("carry")["s"], verb_forms("stun")["past"], verb_forms("return")["s"]
    ('smoking', 'carries', 'stunned', 'returns')
    """
    known = irregular().get(word)
    if known is not None:
        return dict(zip(FORMS, known, strict=True))
    past = _past(word)
    return dict(zip(FORMS, (word, with_s(word), past, _ing(word), past), strict=True))


def with_s(word: str) -> str:
    """The form with an s: of a verb, or of more than one thing.

    >>> with_s("Character"), with_s("Edge"), with_s("ally"), with_s("toy"), with_s("attack")
    ('Characters', 'Edges', 'allies', 'toys', 'attacks')
    """
    if word.endswith(("s", "x", "ch", "sh", "z")):
        return f"{word}es"
    if word.endswith("y") and word[-2:-1] not in "aeiou":
        return f"{word[:-1]}ies"
    return f"{word}s"


def _past(word: str) -> str:
    if word.endswith("e"):
        return f"{word}d"
    if word.endswith("y") and word[-2:-1] not in "aeiou":
        return f"{word[:-1]}ied"
    return f"{_doubled(word)}ed"


def _ing(word: str) -> str:
    return f"{word[:-1]}ing" if word.endswith("e") and not word.endswith("ee") else f"{_doubled(word)}ing"


def _doubled(word: str) -> str:
    """`stun` becomes `stunned`: one syllable that ends in one vowel and one consonant."""
    vowels = [letter for letter in word if letter in "aeiou"]
    ends = len(word) > 2 and word[-1] not in "aeiouwxy" and word[-2] in "aeiou" and word[-3] not in "aeiou"
    return word + word[-1] if ends and len(vowels) == 1 else word
