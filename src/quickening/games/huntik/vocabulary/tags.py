"""Tags: the words of a type line, as other cards refer to them (HK 202)."""

from __future__ import annotations

from typing import ClassVar

from quickening.games.huntik.definitions import TEAMS, TRIBES
from quickening.games.huntik.state import PLAY, HuntikGame
from quickening.games.huntik.vocabulary.filters import printed_now
from quickening.lang.nodes import Filter, Scope
from quickening.text.phrasebook import Phrasebook

#: The tags that say what a hero is: a Seeker, a Titan, a Titan of a tribe (HK 202.3).
BEINGS = ("Seeker", "Titan", *(f"{tribe}-Titan" for tribe in TRIBES))


class Tagged(Filter, frozen=True):
    """HK 202.1. With a tag, or without it. A stunned card has no tags (HK 407.1)."""

    tag: str
    without: bool = False
    reads: ClassVar[frozenset[str]] = frozenset({"tags"})

    def fits(self, game: HuntikGame, card: int, scope: Scope) -> bool:
        hidden = game.cards[card].area == PLAY and not game.active(card)
        has = not hidden and self.tag in printed_now(game, card).tags
        return has != self.without


def add_tags(book: Phrasebook) -> None:
    """`target Seeker`, `all Draco-Titans`, `an Evil hero`, `a non-Titan hero`."""
    for tag in BEINGS:
        book.phrase("noun", tag, Tagged, tag=tag)
        book.phrase("kinds", f"{tag}s", Tagged, tag=tag)
    for tag in (*TEAMS, *BEINGS):
        book.phrase("adjective", tag, Tagged, tag=tag)
        book.phrase("adjective", f"non-{tag}", Tagged, tag=tag, without=True)
