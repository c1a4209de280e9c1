"""Card text as words, and words as card text."""

from __future__ import annotations

import re
from typing import NamedTuple

_PLAIN = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "–": "—", "\u00a0": " "})
#: A sentence of its own in brackets reminds of a rule; other words there belong to the sentence around them.
REMINDER = r"""\(["'<{]?[A-Z][^()]*[.!?]["']?\)"""
_TOKEN = re.compile(
    rf"(?P<reminder>{REMINDER})"
    r"""
      | (?P<number>[+-]?\d+(?![^\W_]))
      | (?P<word><[^<>\n]*>|\{[^{}\n]*\}|\d*[^\W\d_]+(?:(?:(?!'s\b)'(?=\w)|[-.&](?=\w)|[\d])[^\W_]*)*)
      | (?P<possessive>'s\b|'(?=\s|$))
      | (?P<mark>::|\n|_|[^\s\w])""",
    re.VERBOSE,
)


#: More digits than this no card means.
_FIGURE = re.compile(r"[0-9]{1,4}")


def is_figure(word: str) -> bool:
    """Whether a word is a number in plain digits, and one that a card can mean.

    >>> is_figure("12"), is_figure("²"), is_figure("9" * 5000)
    (True, False, False)
    """
    return _FIGURE.fullmatch(word) is not None


class Token(NamedTuple):
    """A word, number or mark of a card's text, and where it stands."""

    kind: str
    text: str
    start: int
    end: int

    @property
    def capital(self) -> bool:
        """Whether it could be part of a name."""
        return self.text[0].isupper()


def plain(text: str) -> str:
    """Straight quotes, one kind of dash, ordinary spaces; as long as the original, so that positions agree."""
    return text.translate(_PLAIN)


def tokens(text: str) -> list[Token]:
    """The tokens of a text, reminder text included as tokens of their own.

    >>> [token.text for token in tokens("Draw a card. (You may.)")]
    ['Draw', 'a', 'card', '.', '(You may.)']
    """
    return [
        Token(match.lastgroup or "", match.group(), match.start(), match.end())
        for match in _TOKEN.finditer(plain(text))
    ]


_NO_SPACE_BEFORE = {".", ",", ":", ";", "!", "?", "'s", "'", ")", "\n"}
_NO_SPACE_AFTER = {"(", "\n"}
_COUNTED = {"zones", "cards", "points", "counters", "attacks"}
_BETWEEN = {"enemy"}
_SENTENCE_END = {".", "!", "?", "\n", ":", "—", "•", "::"}


def join(words: list[str]) -> str:
    """Words and marks as a text: spacing, `a` or `an`, capitals at the start of sentences.

    >>> join(["draw", "a", "action", "card", "."])
    'Draw an action card.'
    """
    out: list[str] = []
    quoted = False
    for n, word in enumerate(words):
        previous = words[n - 1] if n else "\n"
        closing = word == '"' and quoted
        after_opening = previous == '"' and quoted
        quoted ^= word == '"'
        tight = word in _NO_SPACE_BEFORE or previous in _NO_SPACE_AFTER or closing or after_opening
        tight = tight or (previous.isdigit() and word[0] == "-")
        spelled = _spelled(words, n, after_opening and not closing)
        out.append(spelled if tight or not n else f" {spelled}")
    return "".join(out)


def _spelled(words: list[str], n: int, after_opening: bool) -> str:
    word = words[n]
    if word == "a" and n + 1 < len(words) and _takes_an(words[n + 1]):
        word = "an"
    if word in _COUNTED and _is_one(words, n):
        word = word[:-1]
    return word[0].upper() + word[1:] if _starts_sentence(words, n, after_opening) else word


def _is_one(words: list[str], n: int) -> bool:
    """Whether the number before a word is 1; there may be a word between them: `1 enemy attack`."""
    number = n - 2 if n > 1 and words[n - 1] in _BETWEEN else n - 1
    return number >= 0 and words[number] == "1"


def _starts_sentence(words: list[str], n: int, after_opening: bool) -> bool:
    if n == 0 or after_opening:
        return True
    previous = words[n - 1]
    if previous == '"' and n > 1:
        return words[n - 2] in {".", "!", "?"}
    return previous in _SENTENCE_END


def _takes_an(word: str) -> bool:
    return word[:1].lower() in "aeiou" and not word.lower().startswith(("uni", "use", "one"))
