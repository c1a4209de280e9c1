"""What a player of Huntik may want to be asked about."""

from __future__ import annotations

from quickening.core.decisions import Decision
from quickening.core.stops import Call, Stop
from quickening.games.huntik.state import HuntikGame

CUTS = "cut"
STOPS = (Stop(CUTS, "Whether I cut or shuffle the other player's deck", usual=False),)


def calls(game: HuntikGame, decision: Decision) -> tuple[Call, ...] | None:
    """A deck that was shuffled is as good as one that was cut."""
    return ((CUTS, game.clock),) if decision.idle == "leave" else None
