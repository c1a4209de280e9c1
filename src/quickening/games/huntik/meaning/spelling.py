"""Other words for the same: a text in the words that the grammar knows (`spelling.tsv`)."""

from __future__ import annotations

import re

from quickening.english.spelling import respelled, spellings

LEXICON = "quickening.games.huntik.lexicon"
_ANOTHER = re.compile(r"(?<=\.) (?=(?:Free|Exhaust|Combat) Action: |[A-Z][^.:\n\"]* — )")


def in_known_words(text: str) -> str:
    """A text with each wording that has another one for it in that other one.

    >>> in_known_words("I survive a combat")
    'a combat in my zone ends'
    """
    body = re.sub(r"\s*<p>\s*", "\n", text.replace("• ", "").replace(" - ", " — ")).strip()  # HK 203.1a, 203.2
    body = body.replace("you may play this card. ", "you may play this card.\n")  # HK 701.4: when, and then what
    if '"' not in body:
        body = _ANOTHER.sub("\n", body)  # HK 203.2: a kind of action begins a paragraph
    return respelled(body, spellings(LEXICON))
