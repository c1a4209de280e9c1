"""What something new is like: `It has a printed Fighting of 2, Stealth, and a printed cost of {asc}2`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from quickening.english.features import printed
from quickening.english.paragraphs import NoAbility
from quickening.english.reading import Reading
from quickening.english.verbs import listed
from quickening.lang import deeds

STARTS = (("it", "has"), ("they", "have"), ("they", "each", "have"))
#: The role of what something new is like, in the deed that brings it in.
HAVING = "HAVING"
#: The sense of that deed.
BROUGHT = "put into play"


def descriptions(reading: Reading, start: int, end: int) -> tuple[Any, ...]:
    """What a whole sentence says of what was just put into play."""
    begin = next((start + len(words) for words in STARTS if reading.has(start, words)), 0)
    whole = [found for last, found in listed(reading, begin, printed, ("and",)) if last == end - 1] if begin else []
    return whole[0] if whole and any(isinstance(one, deeds.Printed) for one in whole[0]) else ()


def with_description(ability: deeds.Ability, described: tuple[Any, ...]) -> deeds.Ability:
    """The ability, with what the first thing that is put into play and not described yet is like."""
    done = False

    def like(node: Any) -> Any:
        nonlocal done
        new = isinstance(node, deeds.Deed) and node.sense == BROUGHT and node.role(HAVING) is None
        if not new or done:
            return node
        done = True
        return replace(node, roles=tuple(sorted((*node.roles, (HAVING, described)), key=lambda role: role[0])))

    found: deeds.Ability = deeds.changed(ability, like)
    if not done:
        raise NoAbility("nothing was put into play that it could be like")
    return found
