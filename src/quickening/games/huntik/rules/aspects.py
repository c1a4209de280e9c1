"""HK 712.1. What texts look at and what they change: which of them depend on others, and whom a change concerns."""

from __future__ import annotations

from typing import Any, NamedTuple

from quickening.core.derive import derived
from quickening.core.once import once
from quickening.games.huntik import channels
from quickening.games.huntik.definitions import Printed
from quickening.games.huntik.rules.generating import sources
from quickening.games.huntik.state import HuntikGame, Modifier
from quickening.lang.nodes import Change, Node, walk
from quickening.lang.selections import Cards, Me

#: What changes all the time, and what no text but a few looks at.
NUMBERS = frozenset({"ATK", "DEF"})


#: What may be said of a modifier besides: it depends on where other cards are than the one it changes, and may even
#: change more than numbers by that; it gives always-on powers; it is not only about the card whose text it is.
AROUND, AROUND_FOR_LAWS, GRANTS, OF_OTHERS = "around", "around for laws", "grants", "of others"


class Aspects(NamedTuple):
    """What modifiers look at, what they change, and what else may be said of some of them."""

    read: frozenset[str]
    written: frozenset[str]
    traits: frozenset[str]

    def cover(self, other: Aspects) -> bool:
        """Whether all of this is known already."""
        return other.read <= self.read and other.written <= self.written and other.traits <= self.traits


@derived(channels.TEXTS)
def aspects_in_force(game: HuntikGame) -> Aspects:
    """Of all texts and modifiers in force together."""
    return _together([*map(aspects_of, _texts(game)), *map(_of_modifier, game.modifiers)])


def reckon_with(game: HuntikGame, printed: Printed) -> None:
    """A card with this text came or went: its aspects are reckoned with, also for a while after it is gone.

    To reckon with more than there is does no harm but for the time it takes.
    """
    known = aspects_in_force.get(game)
    if known is not None and not known.cover(more := aspects_of(printed)):
        aspects_in_force.put(game, _together([known, more]))
        game.wrote(channels.ASPECTS)


def _texts(game: HuntikGame) -> list[Printed]:
    cards = game.cards
    return [cards[n].printed for n in sources(game) if cards[n].printed.continuous and game.active(n)]


@once
def aspects_of(printed: Printed) -> Aspects:
    """Of the always-on powers of a card."""
    return _together([_aspects(one.change, one.who, one.condition) for one in printed.continuous])


def _of_modifier(modifier: Modifier) -> Aspects:
    return _aspects(modifier.change, modifier.who, modifier.condition)


def _aspects(change: Change, who: Any, condition: Any) -> Aspects:
    around = change.looks_around or (condition is not None and condition.looks_around)
    power = change.gift
    traits = {
        AROUND: around,
        AROUND_FOR_LAWS: around and not change.writes <= NUMBERS,
        GRANTS: power is not None and power.is_continuous,
        OF_OTHERS: not isinstance(who, Me),
    }
    read = read_by(change) | read_by(who) | read_by(condition) if change.writes else frozenset()
    return Aspects(read, change.written, frozenset(trait for trait, is_so in traits.items() if is_so))


def _together(parts: list[Aspects]) -> Aspects:
    read: set[str] = set()
    written: set[str] = set()
    traits: set[str] = set()
    for one in parts:
        read |= one.read
        written |= one.written
        traits |= one.traits
    return Aspects(frozenset(read), frozenset(written), frozenset(traits))


def aspects_read(modifier: Modifier) -> frozenset[str]:
    """What a modifier looks at, to know whom it applies to and what it does."""
    return read_by(modifier.change) | read_by(modifier.who) | read_by(modifier.condition)


@once
def read_by(part: Any) -> frozenset[str]:
    """What a part of a text looks at."""
    return frozenset().union(*map(_looked_at, walk(part))) if isinstance(part, Node) else frozenset()


def _looked_at(node: Node) -> frozenset[str]:
    """What one word of a text looks at; a description does so by the words it is made of."""
    aspects: frozenset[str] = getattr(node, "aspects", frozenset())
    return aspects if isinstance(node, Cards) else aspects | getattr(node, "reads", frozenset())
