"""A card's text as it is read: slips of the pen put right, and what stands in parentheses part of it, or not."""

from __future__ import annotations

import re

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
        "you cannot if you are one site away from victory",
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
        "before combat damage is dealt",
    }
)


def plain_text(text: str) -> str:
    """A text without reminders; any other sentence in parentheses is part of it, and has to be understood."""
    text = re.sub(r"\bToast It\b", "Toast-It", text)  # the restriction, not something to be done
    for wrong, right in _SPELLING.items():
        text = re.sub(rf"\b{wrong}\b", right, text)
    text = re.sub(r"\b(?:Each|Every) time (?!that\b)", "When ", text)
    text = re.sub(r"\b(?:each|every) time (?!that\b)", "when ", text)
    text = re.sub(r",? where X ?=|, X ?=", ". X =", text)
    for wordy, plain in _PLAINER:
        text = re.sub(wordy, plain, text)
    text = re.sub(r"\s+", " ", text.replace("’", "'").replace("“", '"').replace("”", '"')).strip()
    return re.sub(r"\s+([.,])", r"\1", _ASIDE.sub(_aside, text)).strip()


def _aside(match: re.Match[str]) -> str:
    words = match.group(1).strip()
    if words.lower() in _MEANT:
        return _MEANT[words.lower()]
    if words.lower().rstrip(".!") in _REMINDERS:
        return ""
    return f" {words}" if words[:1].isupper() and words[-1:] == "." else f" [{words}] "


#: Older ways to put it, and how newer cards do.
_PLAINER = (
    (r"\b(\d+|[Oo]ne|[Tt]wo|[Tt]hree|X|that) points? of (combat |non-combat )?damage\b", r"\1 \2damage"),
    (r"\b(C|c)omes? into play with\b", r"enters play with"),
    (r"\b(draws?|Draws?) (a|an additional|\w+) (cards?) from your deck\b", r"\1 \2 \3"),
    (r", you must (target|choose|inflict)\b", r", \1"),
    (r"\bmay not\b", "cannot"),
    (r"\bPlay (?:immediately )?after an attack\b", "Play when an attack"),
    (r"\bis declared as an attacker or interceptor\b", "attacks or intercepts"),  # SF 28.1.4, 28.6.1
    (r" You need not discard the same number that you draw\.", ""),  # SF 24.2.1: each is chosen by itself
    # SF 35.3: whatever changes controllers unturns
    (r"\. (?:It|They|[Cc]haracter|He|She) comes? to your side unturned\b", ""),
)
#: Slips of the pen in card files.
_SPELLING = {
    "damate": "damage",
    "inflcited": "inflicted",
    "one of more": "one or more",
    "KungFu": "<Kung> <Fu>",
    "cancelled": "canceled",
    r"(?<=\d )of less": "or less",
    "Not cumulative": "Not Cumulative",
    "till": "until",
    "control of play": "control or play",
    "Power- generating": "Power-generating",
    "[Bb]urned [Ff]or [Vv]ictory pile": "burned-for-victory pile",
    "non- combat": "non-combat",
    "Regerate": "Regenerate",
    "Character your control": "Character you control",
    "form your hand": "from your hand",
    "[Aa]ll other Character you": "all other Characters you",
    "draw two card": "draw two cards",
    "up to X Character (?=at|in)": "up to X Characters ",
}
