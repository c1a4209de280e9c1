"""HK 401.3. Control of a card, and whom it goes back to."""

from __future__ import annotations

from quickening.core.events import Event
from quickening.games.huntik.events.on_the_map import ControlChanged
from quickening.games.huntik.kinds.changes import Controlled
from quickening.games.huntik.state import HuntikGame


def control_reverting(game: HuntikGame) -> list[Event]:
    """HK 401.3b. Who controls each card now that some modifiers have ended: the latest one, else its first player."""
    reverting: list[Event] = []
    for card in game.in_play:
        state = game.cards[card]
        holders = [
            one
            for one in game.modifiers
            if isinstance(one.change, Controlled) and game.ref(card) in (one.cards or ())
        ]
        latest = max(holders, key=lambda one: one.stamp).change if holders else None
        rightful = latest.seat if isinstance(latest, Controlled) else state.entered_under
        if state.controller != rightful:
            reverting.append(ControlChanged(card, rightful))
    return reverting
