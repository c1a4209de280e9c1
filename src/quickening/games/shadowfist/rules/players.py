"""SF 9.2.2.2, 10.1. What continuous abilities say of players."""

from __future__ import annotations

from functools import cache
from typing import Any

from quickening.core.derive import Values
from quickening.games.shadowfist import channels
from quickening.games.shadowfist.kinds.basics import PlayerChange, Scope
from quickening.games.shadowfist.rules.continuous import changes_of, index_of
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import Modifier

#: SF 9.2.2.1.
DEFAULT_HAND = 6


class PlayerFacts:
    """What continuous abilities say of a player: the hand size (SF 9.2.2.2), what is forbidden, and marks."""

    __slots__ = ("forbidden", "hand_size", "marks", "seat", "victory")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.hand_size = DEFAULT_HAND
        self.victory = 0
        self.forbidden: dict[str, Scope] = {}
        self.marks: dict[str, Any] = {}


@cache
def _by_default(seat: int) -> PlayerFacts:
    """What is true of a player of whom no card says anything."""
    return PlayerFacts(seat)


def player_facts(game: ShadowfistGame, seat: int) -> PlayerFacts:
    """What is true of a player now."""
    index = index_of.of(game)
    if not index.about_playing:
        return _by_default(seat)  # nothing in force is about players
    known = PLAYERS.get(game, seat)
    if known is None:
        known = PLAYERS.put(game, seat, PlayerFacts(seat))
        for one in player_changes(game):
            if seat in one.who.seats(game, one.scope) and (
                one.condition is None or one.condition.holds(game, one.scope)
            ):
                one.change.apply(game, known, one.scope)
    return known


PLAYERS = Values[int, PlayerFacts](channels.TEXTS, channels.COURSE)


def player_changes(game: ShadowfistGame) -> list[Modifier]:
    """The changes that are about players; their `who` has `seats(game, scope)`."""
    return changes_of(game, PlayerChange)
