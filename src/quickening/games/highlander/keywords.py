"""Which effects count as DISCARD, RESTRICTION and so on (HLT 57-67): by the keyword printed before them, or, for
cards of the first two editions, by the lists of the Type One book (HLT 604-863), which are kept as data.

A card of the second edition stands in the lists by its code. One of the first edition stands there by its title, with
its owner, its type or a word for its version where there are several of that title.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from quickening.core.once import once
from quickening.games.highlander.definitions import Printed
from quickening.games.highlander.names import items, rows_of
from quickening.games.highlander.state import HighlanderGame
from quickening.lang.nodes import Ability


class Listed(NamedTuple):
    """A line of the lists. Without `number` it is one of the first edition."""

    set: str
    number: str
    title: str
    of: tuple[str, ...]
    type: str
    version: str
    keywords: frozenset[str]

    def fits(self, printed: Printed) -> bool:
        """Whether a card of that title has the type and the owner; a type is told of Pre-Game cards."""
        pre_game = printed.is_pre_game and self.type in ("pre-game", printed.type)
        typed = pre_game or (not printed.is_pre_game and self.type in ("", printed.type))
        return typed and (bool(set(self.of) & set(printed.of)) or not (self.of or printed.of))


@cache
def lists() -> tuple[Listed, ...]:
    """The lists of the book, line by line."""
    rows = rows_of("keywords.tsv")
    return tuple(
        Listed(code_set, number, title, items(of), card_type, version, frozenset(items(keywords)))
        for code_set, number, title, of, card_type, version, keywords in rows
    )


@cache
def by_code() -> dict[str, list[Listed]]:
    """Cards of the second edition."""
    found: dict[str, list[Listed]] = {}
    for line in lists():
        if line.number:
            found.setdefault(f"{line.set}-{line.number}", []).append(line)
    return found


@cache
def by_title() -> dict[str, list[Listed]]:
    """Cards of the first edition."""
    found: dict[str, list[Listed]] = {}
    for line in lists():
        if not line.number:
            found.setdefault(line.title.lower(), []).append(line)
    return found


@cache
def second_edition() -> frozenset[str]:
    """The sets of the second edition."""
    return frozenset(line.set for line in lists() if line.number)


@once
def listed_keywords(printed: Printed) -> frozenset[str]:
    """HLT 604-863. The keywords the lists give a card."""
    lines = _second(printed) if printed.set in second_edition() and printed.number[:1].isdigit() else _first(printed)
    return frozenset().union(*(line.keywords for line in lines))


def title_of(printed: Printed) -> str:
    """The title by which the lists know a card: the one that is printed."""
    return (printed.first_title or printed.name).lower()


def _second(printed: Printed) -> list[Listed]:
    """The lines of a code; where two cards have one code, those of the title."""
    lines = by_code().get(printed.key, [])
    return [line for line in lines if line.title.lower() == (printed.first_title or printed.name).lower()] or lines[
        : len(lines) == 1
    ]


def _first(printed: Printed) -> list[Listed]:
    """The lines of a title and version: those of the card's own set, or those of any set where it has none there."""
    if "first" not in printed.editions and "third" in printed.editions:
        return []
    lines = [line for line in by_title().get(title_of(printed), ()) if line.fits(printed)]
    told = {line.version.lower() for line in lines} - {""}
    version = printed.version.lower() if told else ""
    same = [line for line in lines if line.version.lower() == version]
    return [line for line in same if line.set == printed.set] or same


def given_keywords(game: HighlanderGame, card: int) -> frozenset[str]:
    """The keywords a card has by the lists, where they are part of the book."""
    return listed_keywords(game.printed(card)) if game.edition.keyword_lists.value else frozenset()


def keywords_of(game: HighlanderGame, card: int, ability: Ability) -> frozenset[str]:
    """The keywords of one sentence of a card: the one it stands after, or those of the lists."""
    own = keyword_before(game.printed(card), ability)
    return frozenset({own}) if own else given_keywords(game, card)


def keyword_before(printed: Printed, ability: Ability) -> str:
    """HL3 95. The keyword of a sentence: its own, or the last one before it, for which all that follows is meant."""
    own = str(getattr(ability, "keyword", ""))
    if own or ability not in printed.abilities:
        return own
    before = printed.abilities[: printed.abilities.index(ability)]
    return next((one.keyword for one in before[::-1] if getattr(one, "keyword", "")), "")
