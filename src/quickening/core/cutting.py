"""A pile that was shuffled is offered to another player, who may cut it."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.decisions import Decision, Option
from quickening.core.events import Event
from quickening.core.stops import Call, Stop

LEAVE = Option("leave", "Leave it as it is")
CUT = Option("cut", "Cut it")
#: A pile that was shuffled is as good as one that was cut: only who wishes it is asked.
CUTS = Stop("cut", "Whether I cut the deck of another player", usual=False)


class PileCut(Event, frozen=True):
    """A pile is cut face down, by another player: nobody knows where."""

    seat: int
    by: int
    pile: ClassVar[str] = "deck"
    title: ClassVar[str] = "deck"
    reveals: ClassVar[bool] = True

    def apply(self, game: Any) -> None:
        game.cut(self.pile, self.seat)

    def tell(self, game: Any, seat: int | None) -> str:
        return f"{game.names[self.by]} cuts the {self.title} of {game.names[self.seat]}."


def can_be_cut(game: Any, cut: PileCut) -> bool:
    """Whether there is a place to cut at."""
    return len(game.areas[cut.pile, cut.seat]) > 1


def offer(game: Any, cut: PileCut, rule: str) -> Decision:
    """The question whether to make a cut; everybody may know who is asked."""
    question = f"Cut the {cut.title} of {game.names[cut.seat]}?"
    return Decision(cut.by, question, (LEAVE, CUT), rule=rule, idle=LEAVE.kind, openly=True)


def calls_to_cut(game: Any, decision: Decision) -> tuple[Call, ...] | None:
    """Why the seat that is asked whether to cut might want to be; `None` if it is asked something else."""
    return ((CUTS.id, game.clock),) if decision.idle == LEAVE.kind else None
