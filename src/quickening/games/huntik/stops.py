"""What a player of Huntik may want to be asked about."""

from __future__ import annotations

from quickening.core.cutting import CUTS, calls_to_cut
from quickening.core.decisions import Decision
from quickening.core.stops import Call, Stop
from quickening.games.huntik.state import HuntikGame

STOPS = (Stop(CUTS.id, "Whether I cut or shuffle the other player's deck", usual=False),)


def calls(game: HuntikGame, decision: Decision) -> tuple[Call, ...] | None:
    """A deck that was shuffled is as good as one that was cut."""
    return calls_to_cut(game, decision)
