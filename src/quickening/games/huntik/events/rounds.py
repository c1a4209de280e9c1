"""Rounds, turns and points (HK 102, 500-502)."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.events import Event, Note
from quickening.games.huntik import channels
from quickening.games.huntik.state import NOBODY, HuntikGame


class RoundStarted(Event, frozen=True):
    """HK 502.1."""

    number: int
    rule: ClassVar[str] = "HK 502.1"
    sentence: ClassVar[str] = "— Round {number} —"


class RoundBegun(Note, frozen=True):
    """HK 500.1c-d. The defender starts odd rounds, the lead player even ones, unless a modifier says else.

    What is said of the next round from now on is not about this one, and major heroes count anew (HK 301.2).
    """

    rule: ClassVar[str] = "HK 500.1c"

    def apply(self, game: HuntikGame) -> None:
        usual = game.defender if game.round % 2 else game.lead
        game.turn = usual if game.first_next == NOBODY else game.first_next
        game.first_next = NOBODY
        game.majors = game.extra_majors = (0, 0)


class TimerRaised(Note, frozen=True):
    """HK 501.1. The mission timer goes up."""

    rule: ClassVar[str] = "HK 501.1"

    def apply(self, game: HuntikGame) -> None:
        game.round += 1
        game.wrote(channels.COURSE)


class TurnsBegun(Note, frozen=True):
    """HK 707.2-707.3. Up to now nobody had a turn to go again after, or to take over."""

    rule: ClassVar[str] = "HK 707.2"

    def apply(self, game: HuntikGame) -> None:
        game.again, game.turn_taken_over = False, NOBODY


class TakenTurnBegun(Note, frozen=True):
    """HK 707.3. The turn that a player took over is the one that begins."""

    rule: ClassVar[str] = "HK 707.3"

    def apply(self, game: HuntikGame) -> None:
        game.turn_taken_over = NOBODY


class TurnOver(Note, frozen=True):
    """HK 707.2-707.3. The other player's turn, unless this one goes again or has taken the turn over."""

    rule: ClassVar[str] = "HK 500.2"

    def apply(self, game: HuntikGame) -> None:
        if game.turn_taken_over == NOBODY:
            game.turn = game.turn if game.again else 1 - game.turn
            game.again = False
        game.turn_taken_over = NOBODY


class StartOfRound(Event, frozen=True):
    """HK 502.1. After unstunning, readying and drawing: the moment for which "at the start of the round" waits."""

    number: int
    rule: ClassVar[str] = "HK 502.1"


class TurnStarted(Event, frozen=True):
    """HK 500.2. A player's turn begins."""

    seat: int
    rule: ClassVar[str] = "HK 500.2"


class RoundEnded(Event, frozen=True):
    """HK 501.1."""

    number: int
    rule: ClassVar[str] = "HK 501.1"
    sentence: ClassVar[str] = "Round {number} ends."


class Scored(Event, frozen=True):
    """HK 102.2a."""

    seat: int
    points: int
    total: int
    rule: ClassVar[str] = "HK 102.2a"
    sentence: ClassVar[str] = "{who} scores {points} ({total} in all)."

    def apply(self, game: HuntikGame) -> None:
        points = list(game.points)
        points[self.seat] += self.points
        game.points = (points[0], points[1])
