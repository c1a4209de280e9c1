"""SF 17.2.5. What else can be spent as if it were Power: counters on a card, damage on a card."""

from __future__ import annotations

from typing import Any

from quickening.core.events import Event
from quickening.games.shadowfist.events.in_play import CountersRemoved, Healed
from quickening.games.shadowfist.events.notes import UseCounted
from quickening.games.shadowfist.kinds.changes import ExtraPower
from quickening.games.shadowfist.rules.continuous import changes_of
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import Modifier
from quickening.lang.selections import Cards


def purses(game: ShadowfistGame) -> list[Modifier]:
    """The abilities that let something be spent as Power."""
    return changes_of(game, ExtraPower)


def purses_for(game: ShadowfistGame, seat: int, card: int) -> list[Modifier]:
    """Those a player may use for a card."""
    return [
        one
        for one in purses(game)
        if one.scope.you == seat and isinstance(one.who, Cards) and one.who.fits(game, card, one.scope)
    ]


def units(game: ShadowfistGame, one: Modifier) -> int:
    """How many counters or points of damage can be spent."""
    change: Any = one.change
    source = one.scope.source
    if source is None or not game.alive(source):
        return 0
    state = game.cards[source.card]
    if change.kind == "counters":
        return state.counters
    if ("extra power", game.turn) in state.used:
        return 0
    found = sum(damage.amount for damage in state.damage if not damage.corrupted)
    return min(found, change.most) if change.most else found


def worth(game: ShadowfistGame, seat: int, card: int) -> int:
    """How much Power everything together can stand for."""
    return sum(units(game, one) * one.change.each for one in purses_for(game, seat, card))  # type: ignore[attr-defined]


def spending(game: ShadowfistGame, one: Modifier, count: int) -> list[Event]:
    """So many counters or points of damage are spent."""
    source = one.scope.source
    assert source is not None
    if one.change.kind == "counters":  # type: ignore[attr-defined]
        return [CountersRemoved(source.card, source, one.scope.you, count)]
    game.note(UseCounted(source.card, "extra power", game.turn))
    return [Healed(source.card, source, one.scope.you, count)]
