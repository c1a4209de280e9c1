"""Printed texts that are a slip of the pen, or need a ruling, and the wording by which they are played instead.

A game's `rewordings.tsv` has a line for each: title, set, a fingerprint of what is printed, the wording that is read,
and the reason or the rule. What is printed otherwise by now is refused aloud: the line was written for another text.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import NamedTuple

from quickening.core.plugins import package_of
from quickening.core.refusals import Unreadable
from quickening.english.tables import rows

#: A game has at most so many: they are for slips, not for what is not understood yet.
MOST = 40


class Rewording(NamedTuple):
    """How a printed text is put instead, and why."""

    text: str
    reason: str


def fingerprint(text: str) -> str:
    """Twelve letters that change with a printed text, not with how it is spaced.

    >>> fingerprint("Gain 1 Power.") == fingerprint(" Gain  1 Power."), fingerprint("Gain 2 Power.")[:4]
    (True, '7e03')
    """
    return sha256(" ".join(text.split()).encode("utf-8", "surrogatepass")).hexdigest()[:12]


def rewording_of(game: str, title: str, set_name: str, printed: str, where: str) -> Rewording | None:
    """The rewording of a card, if there is one. Refuses a card whose print is not the one it was written for."""
    row = listed(game).get((title.lower(), set_name.lower()))
    if row is None:
        return None
    if row["fingerprint"] != fingerprint(printed):
        raise Unreadable(
            f"{where}, Text: {title} ({set_name}) is reworded for another printed text, of fingerprint "
            f"{row['fingerprint']}; this one has {fingerprint(printed)}: look at {row['where']} again"
        )
    return Rewording(row["text"], row["reason"])


@cache
def listed(game: str) -> dict[tuple[str, str], dict[str, str]]:
    """The rewordings of a game, by title and set."""
    found = {(row["title"].lower(), row["set"].lower()): row for row in rows(package_of(game), "rewordings.tsv")}
    if len(found) > MOST:
        raise ValueError(f"{game} has {len(found)} rewordings; {MOST} are for slips of the pen")
    return found
