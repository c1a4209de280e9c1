"""What would be done, if nothing is done about it: `would smoke a Character`, `attempts to look at your hand`."""

from __future__ import annotations

from quickening.english import nouns
from quickening.english.reading import Reading, remembered
from quickening.english.verbs import forms_at, gerund, plain, with_subject
from quickening.lang import deeds

#: The sense of what waits and would do something: `an opponent's Event would smoke a Character`.
THREATEN = "threaten"
#: What may be said to do something later on.
THREATS = ("card", "effect")
#: `force a player to`, `cause you to`: whoever does it then.
FORCING = {"force": ("to",), "cause": ("to",), "make": ()}

#: The sense of what keeps somebody from doing something: `prevent you from playing a card`.
PREVENT = "prevent doing"
PREVENTING = {"plain": ("prevent", "restrict"), "s": ("prevents", "restricts")}


@remembered
def threats(reading: Reading, at: int) -> list[tuple[int, tuple[deeds.Deed, ...]]]:
    """Deeds that would be done: `smoke a Character`, `damage or smoke a card`, `force you to discard a card`."""
    single = [(one.end, (one.deed,)) for one in plain(reading, at)] + forced(reading, at)
    single += [(end, (deed,)) for end, deed in prevented(reading, at, "plain")]
    several = [
        (end, (*first, *rest))
        for last, first in single
        if reading.word(last) == "or"
        for end, rest in threats(reading, last + 1)
    ]
    return [*single, *several, *_sharing_threats(reading, at)]


def forced(reading: Reading, at: int) -> list[tuple[int, tuple[deeds.Deed, ...]]]:
    """`force you to discard a card`: what that player does then."""
    link = FORCING.get(reading.word(at))
    if link is None:
        return []
    return [
        (phrase.end, (with_subject(phrase, one.node),))
        for one in nouns.single_phrases(reading, at + 1)
        if reading.has(one.end, link)
        for phrase in plain(reading, one.end + len(link))
        if phrase.subject is not None and reading.fits(one, phrase.subject)
    ]


def prevented(reading: Reading, at: int, form: str) -> list[tuple[int, deeds.Deed]]:
    """`prevent or restrict you from playing a card`: what somebody cannot do then."""
    words = PREVENTING[form]
    if reading.word(at) not in words:
        return []
    begin = at + 3 if reading.word(at + 1) == "or" and reading.word(at + 2) in words else at + 1
    return [
        (phrase.end, deeds.Deed(PREVENT, (("WHAT", with_subject(phrase, one.node)),)))
        for one in nouns.single_phrases(reading, begin)
        if reading.word(one.end) == "from"
        for phrase in gerund(reading, one.end + 1)
        if phrase.subject is not None and reading.fits(one, phrase.subject)
    ]


def _sharing_threats(reading: Reading, at: int) -> list[tuple[int, tuple[deeds.Deed, ...]]]:
    """`damage or smoke a card you control`, `target, damage, or smoke a card`: verbs with one object."""
    found = []
    for words, form in forms_at(reading, at, "plain"):
        needed = [role for role in (*form.verb.objects, *form.verb.others) if role.needed]
        for begin, last in _next_verbs(reading, at + len(words)) if len(needed) == 1 else ():
            for end, rest in threats(reading, begin):
                if not last and len(rest) < 2:
                    continue  # a list ends with `or`
                shared = rest[0].role("WHAT") or rest[0].role("ON")
                if shared is not None and "card" in needed[0].sorts:
                    found.append((end, (deeds.Deed(form.verb.sense, ((needed[0].name, shared),)), *rest)))
    return found


def _next_verbs(reading: Reading, at: int) -> list[tuple[int, bool]]:
    """Where the next verb of a list begins, and whether it is the last one."""
    for words in ((",", "or"), ("or",), (",",)):
        if reading.has(at, words):
            return [(at + len(words), "or" in words)]
    return []
