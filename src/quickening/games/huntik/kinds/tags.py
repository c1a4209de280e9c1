"""Tags: the words of a type line, as other cards refer to them (HK 202)."""

from __future__ import annotations

from typing import ClassVar

from quickening.games.huntik.definitions import TRIBES
from quickening.games.huntik.kinds.filters import printed_now
from quickening.games.huntik.rules.aspects import aspects_in_force
from quickening.games.huntik.rules.facts import Facts
from quickening.games.huntik.rules.modifiers import facts
from quickening.games.huntik.state import PLAY, HuntikGame
from quickening.lang.nodes import Change, Filter, Scope

#: The tags that say what a hero is: a Seeker, a Titan, a Titan of a tribe (HK 202.3).
BEINGS = ("Seeker", "Titan", *(f"{tribe}-Titan" for tribe in TRIBES))


class Tagged(Filter, frozen=True):
    """HK 202.1. With a tag, or without it. A stunned card has no tags (HK 407.1)."""

    tag: str
    without: bool = False
    reads: ClassVar[frozenset[str]] = frozenset({"tags"})

    def fits(self, game: HuntikGame, card: int, scope: Scope) -> bool:
        return (self.tag in tags_of(game, card)) != self.without


def tags_of(game: HuntikGame, card: int) -> tuple[str, ...]:
    """The tags of a card where it is: those printed, and in play those it was given."""
    if game.cards[card].area == PLAY and "tags" in aspects_in_force.of(game).written:
        return facts(game, card).tags
    hidden = game.cards[card].area == PLAY and not game.active(card)
    return () if hidden else printed_now(game, card).tags


class Also(Change, frozen=True):
    """`is a Seeker`: besides what it is. A stunned card has no tags, whoever gives them (HK 407.1)."""

    tag: str
    writes: ClassVar[frozenset[str]] = frozenset({"tags"})

    def apply(self, game: HuntikGame, known: Facts, scope: Scope) -> None:
        if game.active(known.card):
            known.tags = (*known.tags, *with_parts(self.tag))


def with_parts(tag: str) -> tuple[str, ...]:
    """HK 202.3. A Titan of a tribe has the tag Titan and the tribe's."""
    tribe, hyphen, titan = tag.partition("-")
    return (tag, titan, tribe) if hyphen else (tag,)
