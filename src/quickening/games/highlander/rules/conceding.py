"""Giving up while a Head Shot is on its way (HLT 865): at a tournament, only if the opponent accepts it."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.decisions import Decision, Option
from quickening.core.frames import Ask, Frame, Next
from quickening.core.outside import Outcome
from quickening.games.highlander import facts
from quickening.games.highlander.events.fights import ConcessionRefused
from quickening.games.highlander.rules.exertions import FOR_DEFENSE
from quickening.games.highlander.rules.goal import take_head
from quickening.games.highlander.state import HighlanderGame


def head_shot_coming(game: HighlanderGame, seat: int) -> bool:
    """Whether an attack a player faces, and knows, is a Head Shot that has not been resolved."""
    return any(
        not attack.result and not facts.hidden_from(game, attack, seat) and facts.of_attack(game, attack).head_shot
        for attack in game.against(seat)
    )


def give_up(game: HighlanderGame, seat: int) -> bool:
    """HLT 865. Whether a concession is not simply one: it has to be accepted, or comes too late."""
    if not game.format or game.over or not head_shot_coming(game, seat):
        return False
    if isinstance(game.stack[-1], Concession) and game.stack[-1].seat == seat:
        return True  # it is being asked for already
    deeds = game.deeds[seat]
    exerted = game.active == seat and FOR_DEFENSE in deeds.exerted_for
    if exerted or "concession refused" in deeds.notes:  # who leaves all the same is not there to defend
        take_head(game, seat, last=True)
    else:
        game.stack.append(Concession(seat=seat, asked=game.decision))
        game.decision = None
        game.advance()
    return True


class Concession(Frame):
    """HLT 865. The opponent accepts a concession, or play goes on with what was `asked`."""

    rules: ClassVar[tuple[str, str, str]] = ("HLT 865", "HLT 865", "HLT 865")

    seat: int = 0
    asked: Decision | None = None

    def start(self, game: HighlanderGame) -> Next:
        options = (Option("accept", "Accept it"), Option("refuse", "Play on for the head"))
        return Ask(Decision(1 - self.seat, f"{game.names[self.seat]} concedes", options, rests=True), self.answered)

    def answered(self, game: HighlanderGame) -> Next:
        if game.chosen[0].kind == "accept":
            winners = (1 - self.seat,)
            game.end(Outcome(winners, f"{game.names[self.seat]} conceded", game.concession_rule))
            return None
        game.happen(ConcessionRefused(self.seat))
        game.decision = self.asked
        return None
