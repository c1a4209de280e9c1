"""Which effects count as DISCARD, RESTRICTION and so on (HLT 57-67): by the keyword printed before them, or, for
cards of the first two editions, by the lists of the Type One book (HLT 604-863), which are kept as data.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from quickening.games.highlander.definitions import Printed
from quickening.games.highlander.state import HighlanderGame
from quickening.lang.nodes import Ability


@cache
def classified() -> dict[str, frozenset[str]]:
    """Keywords by the card as the lists name it: `Persona Title`, a title, or a card's code."""
    text = files("quickening.games.highlander").joinpath("keywords.tsv").read_text(encoding="utf-8")
    rows = [line.split("\t") for line in text.splitlines()[1:] if line]
    found: dict[str, frozenset[str]] = {}
    for card, keywords in rows:
        found[card.lower()] = found.get(card.lower(), frozenset()) | frozenset(keywords.split(","))
    return found


def listed_keywords(printed: Printed) -> frozenset[str]:
    """The keywords the lists give a card."""
    known = classified()
    names = [printed.key, printed.name, *(f"{owner} {printed.name}" for owner in printed.of)]
    return frozenset().union(*(known.get(name.lower(), frozenset()) for name in names))


def given_keywords(game: HighlanderGame, card: int) -> frozenset[str]:
    """The keywords a card has by the lists, where they are part of the book."""
    return listed_keywords(game.printed(card)) if game.edition.keyword_lists.value else frozenset()


def keywords_of(game: HighlanderGame, card: int, ability: Ability) -> frozenset[str]:
    """The keywords of one sentence of a card: its own, or those of the lists."""
    own = getattr(ability, "keyword", "")
    return frozenset({own}) if own else given_keywords(game, card)
