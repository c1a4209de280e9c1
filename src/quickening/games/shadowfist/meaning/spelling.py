"""A card's text as it is read.

Slips of the pen and older ways to put it are in the words of newer cards (`spelling.tsv`), and what stands in
parentheses is part of it, or not.
"""

from __future__ import annotations

import re

from quickening.english.spelling import respelled, spellings

LEXICON = "quickening.games.shadowfist.lexicon"
#: A title in quotation marks, next to a word.
_TITLE = re.compile(r'(?<=\w)"([A-Z][^".]*)"|"([A-Z][^".]*[^".\s])"(?=\w)')
_ASIDE = re.compile(r"\(([^()]*)\)")
#: Words in parentheses that are part of the text, and how they read without them.
_MEANT = {
    "round up": ", rounded up",
    "rounded up": ", rounded up",
    "round down": ", rounded down",
    "rounded down": ", rounded down",
    "s": "s",
}
#: Words and sentences in parentheses that only repeat what the rules, or the words before them, say.
_REMINDERS = frozenset(
    {
        "x may be zero",
        "not a card or location you control",
        "you may have more than 5 copies of this card in a deck",
        "you must still seize or burn your last site to win",
        "this includes any power gained by burning for power",
        "this overrides 'cannot intercept' and 'ceases intercepting' effects",
        "combat or non-combat",
        "if unrevealed",
        "if unturned",
        "if turned",
        "round normally",
        "including this card",
        "including this one",
        "including him",
        "including her",
        "including itself",
        "including any attackers",
        "including any remaining attackers",
        "before combat damage is dealt",
    }
)


def plain_text(text: str) -> str:
    """A text without reminders; any other sentence in parentheses is part of it, and has to be understood."""
    text = text.replace("’", "'").replace("“", '"').replace("”", '"')
    text = _TITLE.sub(lambda found: f' "{found[1] or found[2]}" ', text)  # set apart, where no space was printed
    text = re.sub(r"\bToast It\b", "Toast-It", text)  # the restriction, not something to be done
    text = re.sub(r"\s+([.,])", r"\1", re.sub(r"\s+", " ", _ASIDE.sub(_aside, text)))
    return re.sub(r"\s+", " ", respelled(text, spellings(LEXICON))).strip()


def _aside(match: re.Match[str]) -> str:
    words = match.group(1).strip()
    if words.lower() in _MEANT:
        return _MEANT[words.lower()]
    if words.lower().rstrip(".!") in _REMINDERS:
        return ""
    return f" {words}" if words[:1].isupper() and words[-1:] == "." else f" [{words}] "
