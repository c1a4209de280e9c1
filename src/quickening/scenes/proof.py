"""Whole card pools played in positions: what differs from the printed words, and what somebody has looked at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

from quickening.english.tables import rows
from quickening.scenes.comparing import Difference, Findings, examine
from quickening.scenes.printed import is_keywords

#: So many answers are given in each game.
STEPS = 80
#: The games whose positions can be laid out.
GAMES = ("shadowfist", "huntik", "highlander")


class Proof(NamedTuple):
    """What was found of some cards: those played, those whose choices were settled by the print, what differs."""

    played: int
    asked: int
    settled: int
    done: int
    changed: int
    differences: tuple[Difference, ...]
    reviewed: tuple[Difference, ...]

    @property
    def idle(self) -> int:
        """Cards of which nothing was seen, and nobody has said why."""
        return sum(one.kind == "does nothing" for one in self.differences)


def prove(game: str, cards: Iterable[Any]) -> Proof:
    """Play each card that says more than keywords."""
    found = list(findings(game, cards))
    different = [one for each in found for one in each.differences.values()]
    known = reviewed(game)
    return Proof(
        len(found),
        sum(bool(one.asked) for one in found),
        sum(bool(one.settled) for one in found),
        sum(bool(one.done) for one in found),
        sum(bool(one.changed) for one in found),
        tuple(one for one in different if (one.card, one.kind) not in known),
        tuple(one for one in different if (one.card, one.kind) in known),
    )


def findings(game: str, cards: Iterable[Any]) -> Iterator[Findings]:
    """What is found of each card."""
    book = import_module(f"quickening.scenes.{game}_words").BOOK
    layouts: Sequence[Any] = import_module(f"quickening.scenes.{game}").LAYOUTS
    for card in different_texts(cards):
        yield examine(card, book, layouts, STEPS)


def different_texts(cards: Iterable[Any]) -> list[Any]:
    """Cards that say more than keywords, one of each name and text."""
    found = {(card.name, card.text): card for card in cards if card.text and not is_keywords(card.text)}
    return list(found.values())


@cache
def reviewed(game: str) -> dict[tuple[str, str], str]:
    """Differences that were looked at, by card and kind, with why they are right."""
    lines = rows("quickening.scenes", "reviewed.tsv")
    return {(row["card"], row["kind"]): row["why"] for row in lines if row["game"] == game}
