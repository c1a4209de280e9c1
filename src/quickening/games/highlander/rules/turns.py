"""The sequence of play (HL1 33-45, HL3 50-72, HLT 47-54): turn after turn, phase after phase."""

from __future__ import annotations

from quickening.core.frames import Frame, Next, Run
from quickening.games.highlander.events.notes import CollapseOver, TurnPassed
from quickening.games.highlander.events.turns import EndGameBegan, PhaseStarted, TurnEnded, TurnStarted
from quickening.games.highlander.rules import state_checks
from quickening.games.highlander.rules.adjusting import AdjustmentPhase, DrawPhase
from quickening.games.highlander.rules.attacking import AttackPhase
from quickening.games.highlander.rules.defending import DefensePhase
from quickening.games.highlander.rules.sweeping import SweepPhase, Upkeep
from quickening.games.highlander.rules.using import Consequences, end_phase
from quickening.games.highlander.state import (
    ADJUSTMENT,
    ATTACKING,
    BEGINNING,
    DEFENSE,
    DRAWING,
    END,
    SWEEP,
    HighlanderGame,
)


class Duel(Frame):
    """HL1 33, HL3 49. The players take turns until one is defeated."""

    def start(self, game: HighlanderGame) -> Next:
        if game.outcome is not None:
            return None
        game.happen(TurnStarted(game.active))
        return Run(Turn(seat=game.active), self.next_turn)

    def next_turn(self, game: HighlanderGame) -> Next:
        """HLT 864. When time is called, the turn is finished and End Game begins."""
        if game.time_called and not all(player.end_game for player in game.players):
            game.happen(EndGameBegan())
        game.note(TurnPassed())
        return self.start(game)


class Turn(Frame):
    """HL1 35-45, HL3 55-72, HLT 52-54. The phases of one player's turn, as the book lists them."""

    seat: int = 0
    number: int = 0

    def start(self, game: HighlanderGame) -> Next:
        phases = game.edition.phases.value
        if game.outcome is not None:
            return None
        if state_checks.wrong(game):
            return Run(state_checks.Uphold(), self.start)
        if game.players[self.seat].collapsed and self.number < phases.index(DRAWING):
            self.number = phases.index(DRAWING)  # HL3 88, HLT 98
        if self.number >= len(phases):
            return self.end(game)
        phase = phases[self.number]
        self.number += 1
        return Run(frame_for(phase, self.seat), self.start)

    def end(self, game: HighlanderGame) -> Next:
        if game.players[self.seat].collapsed:
            game.note(CollapseOver(self.seat))
        game.happen(TurnEnded(self.seat))
        return Run(Consequences()) if game.pending else None


class Moment(Frame):
    """HL3 55-56, 71-72. The beginning and the end of a turn: nothing is played, but things may happen."""

    seat: int = 0
    phase: str = ""

    def start(self, game: HighlanderGame) -> Next:
        game.happen(PhaseStarted(self.seat, self.phase))
        return Run(Consequences(), self.end) if game.pending else self.end(game)

    def end(self, game: HighlanderGame) -> Next:
        ending = end_phase(game, self.seat, self.phase)
        return Run(ending) if ending is not None else None


def frame_for(phase: str, seat: int) -> Frame:
    """The frame of a phase."""
    kind = FRAMES.get(phase)
    if kind is not None:
        return kind(seat=seat)  # type: ignore[call-arg]
    return Moment(seat=seat, phase=phase) if phase in (BEGINNING, END) else Upkeep(seat=seat, phase=phase)


FRAMES: dict[str, type[Frame]] = {
    SWEEP: SweepPhase,
    DEFENSE: DefensePhase,
    ATTACKING: AttackPhase,
    ADJUSTMENT: AdjustmentPhase,
    DRAWING: DrawPhase,
}
