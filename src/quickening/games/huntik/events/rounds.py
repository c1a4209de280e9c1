"""Rounds, turns and points (HK 102, 500-502)."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.events import Event
from quickening.games.huntik.state import HuntikGame


class RoundStarted(Event, frozen=True):
    """HK 502.1."""

    number: int
    rule: ClassVar[str] = "HK 502.1"

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        return f"— Round {self.number} —"


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

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        return f"Round {self.number} ends."


class Scored(Event, frozen=True):
    """HK 102.2a."""

    seat: int
    points: int
    total: int
    rule: ClassVar[str] = "HK 102.2a"

    def apply(self, game: HuntikGame) -> None:
        points = list(game.points)
        points[self.seat] += self.points
        game.points = (points[0], points[1])

    def tell(self, game: HuntikGame, seat: int | None) -> str:
        return f"{game.names[self.seat]} scores {self.points} ({self.total} in all)."
