"""Tags: the words of a type line, as other cards refer to them (HK 202)."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.games.huntik.definitions import TEAMS, TRIBES
from quickening.games.huntik.rules.aspects import aspects_in_force
from quickening.games.huntik.rules.facts import Facts
from quickening.games.huntik.rules.modifiers import facts
from quickening.games.huntik.state import PLAY, HuntikGame
from quickening.games.huntik.vocabulary.filters import printed_now
from quickening.lang.nodes import Change, Filter, Scope
from quickening.text.phrasebook import Phrasebook

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
    if game.cards[card].area == PLAY and "tags" in aspects_in_force(game).written:
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


def add_tags(book: Phrasebook) -> None:
    """`target Seeker`, `all Draco-Titans`, `an Evil hero`, `a non-Titan hero`."""
    for tag in BEINGS:
        book.phrase("noun", tag, Tagged, tag=tag)
        book.phrase("kinds", f"{tag}s", Tagged, tag=tag)
    for tag in (*TEAMS, *BEINGS):
        book.phrase("adjective", tag, Tagged, tag=tag)
        book.phrase("adjective", f"non-{tag}", Tagged, tag=tag, without=True)
    _given(book)


def _given(book: Phrasebook) -> None:
    """`I'm a Seeker`, `target hero becomes a Titan this round`, `all friendly heroes are Draco-Titans`."""
    besides = ("in addition to its other tags", "in addition to my other (tags|types)")
    for tag in BEINGS:
        known: dict[str, Any] = {"tag": tag}
        book.phrase("own_change", f"I'm [also] a {tag}", Also, **known, also=(f"I count as a {tag}",))
        book.phrase("own_change", f"I'm a {tag} {besides[1]}", Also, **known, read_only=True)
        book.phrase("am_so", f"am [also] a {tag}", Also, **known, also=f"become a {tag}")
        book.phrase(
            "is_so", f"is [also] a {tag}", Also, **known, also=(f"becomes a {tag}", f"is a {tag} {besides[0]}")
        )
        book.phrase("are_so", f"are [also] {tag}s", Also, **known, also=f"become {tag}s")
