"""HK 200.2. A hero that calls itself by its name, or a part of it, means itself: the same as “I” and “me”."""

from __future__ import annotations

import re

#: What others say of it, and what it says of itself.
_FIRST_PERSON = {
    "is": "'m",
    "isn't": "'m not",
    "gets": " get",
    "has": " have",
    "moves": " move",
    "comes": " come",
    "starts": " start",
    "becomes": " become",
    "plays": " play",
    "uses": " use",
    "picks": " pick",
    "doesn't": " don't",
    "can": " can",
    "can't": " can't",
    "would": " would",
    "may": " may",
}

#: Words by which a card calls itself, besides its names; and a power that it gives to others.
_THIS_CARD = ("This card", "this card")
_QUOTED = re.compile(r'("[^"]*")')


def in_first_person(text: str, names: tuple[str, ...]) -> str:
    """A hero's text in which it calls itself “I”; in a power it gives to others its name is “this card” (HK 200.2).

    >>> in_first_person("When Zed Foo moves into a zone, Zed gets +1 ATK. Draw a Zed card.", ("Zed Foo", "Zed"))
    'When I move into a zone, I get +1 ATK. Draw a Zed card.'
    >>> in_first_person("All heroes in Zed's zone are unblockable. Stun Zed.", ("Zed",))
    'All heroes in my zone are unblockable. Stun me.'
    >>> in_first_person('When this card moves, all heroes get "Free Action: Stun Zed."', ("Zed",))
    'When I move, all heroes get "Free Action: Stun this card."'
    """
    if not any(name in text for name in (*names, *_THIS_CARD)):
        return text
    parts = _QUOTED.split(text)
    of_itself = _spoken((*names, *_THIS_CARD))
    by_others = re.compile(rf"(?<!named )(?<!\w)(?:the )?(?:{_called(names)})(?!\w)(?! card)")
    return "".join(
        by_others.sub("this card", part) if part[:1] == '"' else of_itself.sub(_said, part) for part in parts
    )


def _called(names: tuple[str, ...]) -> str:
    return "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))


def _spoken(names: tuple[str, ...]) -> re.Pattern[str]:
    """Where a card is called by a name, with what is said of it."""
    verbs = "|".join(sorted(_FIRST_PERSON, key=len, reverse=True))
    return re.compile(
        rf"(?<!named )(?<!\w)(?:{_called(names)})(?:(?P<own>'s)|\s(?P<verb>{verbs})(?!\w))?(?!['’\w])(?! card)"
    )


def _said(found: re.Match[str]) -> str:
    first = found.start() == 0 or found.string[: found.start()].endswith(("\n", ". ", ": ", "— "))
    if found["own"]:
        return "My" if first else "my"
    return "I" + _FIRST_PERSON[found["verb"]] if found["verb"] else "I" if first else "me"
