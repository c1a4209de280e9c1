"""What a player of Highlander may want to be asked about."""

from __future__ import annotations

from quickening.core.cutting import CUTS, calls_to_cut
from quickening.core.decisions import RESPOND, Decision
from quickening.core.stops import Call, Stop, is_worth_it
from quickening.games.highlander.state import HighlanderGame

DRAWS, EACH_DRAW, DEFENDED = "draw", "each draw", "defended"
STOPS = (
    Stop(DRAWS, "Before I draw up to my hand size"),
    Stop(EACH_DRAW, "Before each card I draw", usual=False),
    Stop(DEFENDED, "When all attacks are answered and my Defense Phase ends", usual=False),
    Stop(CUTS.id, "Whether I cut the Endurance of the other player", usual=False),
)
#: What is done about an attack that is not yet answered for good.
AGAINST_ATTACKS = ("exert", "empower", "with")


def calls(game: HighlanderGame, decision: Decision) -> tuple[Call, ...] | None:
    """A draw is one answer; a phase in which one could only waste something is over, as is a defense that is done."""
    if decision.idle == "draw":
        return ((DRAWS, game.turn), (EACH_DRAW, game.clock))
    if decision.idle or not decision.rests:
        return calls_to_cut(game, decision)
    if decision.sort == RESPOND and not is_attack_open(decision):
        return ((DEFENDED, game.turn),)
    return None if is_worth_it(decision) else ()


def is_attack_open(decision: Decision) -> bool:
    """Whether something can still be done about an attack as the Defense Phase ends."""
    return any(option.kind in AGAINST_ATTACKS and not option.wasteful for option in decision.options)
