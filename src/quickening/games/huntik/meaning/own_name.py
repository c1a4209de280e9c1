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


def in_first_person(text: str, names: tuple[str, ...]) -> str:
    """A hero's text in which it calls itself “I”.

    >>> in_first_person("When Zed Foo moves into a zone, Zed gets +1 ATK. Draw a Zed card.", ("Zed Foo", "Zed"))
    'When I move into a zone, I get +1 ATK. Draw a Zed card.'
    >>> in_first_person("All heroes in Zed's zone are unblockable. Stun Zed.", ("Zed",))
    'All heroes in my zone are unblockable. Stun me.'
    """
    called = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))
    verbs = "|".join(sorted(_FIRST_PERSON, key=len, reverse=True))
    spoken = re.compile(
        rf"(?<!named )(?<!\w)(?:{called})(?:(?P<own>'s)|\s(?P<verb>{verbs})(?!\w))?(?!['’\w])(?! card)"
    )
    return spoken.sub(_said, text) if names else text


def _said(found: re.Match[str]) -> str:
    first = found.start() == 0 or found.string[: found.start()].endswith(("\n", ". ", ": ", "— "))
    if found["own"]:
        return "My" if first else "my"
    return "I" + _FIRST_PERSON[found["verb"]] if found["verb"] else "I" if first else "me"
