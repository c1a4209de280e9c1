"""SF 22. Turns and their parts."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.events import Event
from quickening.games.shadowfist import channels
from quickening.games.shadowfist.state import ShadowfistGame


class SeatEvent(Event, frozen=True):
    """Something that concerns one player."""

    seat: int


class TurnStarted(SeatEvent, frozen=True):
    """SF 22.2.1."""

    rule: ClassVar[str] = "SF 22.2.1"
    sentence: ClassVar[str] = "— {who}’s turn —"

    def apply(self, game: ShadowfistGame) -> None:
        game.active, game.shot = self.seat, "establishing"
        game.turn += 1
        game.turn_began = game.tick()
        game.turn_log = len(game.log)
        game.witnessed.clear()
        for player in game.players:
            player.sites_played = 0
            player.failed = player.crisis = player.generated = False
            player.limited_events = ()
            player.promised = ()
            if player.standing == "turn":
                player.standing = ""
        game.wrote(channels.COURSE)


class MainShotBegan(SeatEvent, frozen=True):
    """SF 22.3.1."""

    rule: ClassVar[str] = "SF 22.3.1"

    def apply(self, game: ShadowfistGame) -> None:
        game.shot = "main"
        game.wrote(channels.COURSE)


class PowerSkipped(SeatEvent, frozen=True):
    """SF 22.2.2.1. Power generation is forgone."""

    rule: ClassVar[str] = "SF 22.2.2.1"
    sentence: ClassVar[str] = "{who} generates no Power this turn."


class EndDeclared(SeatEvent, frozen=True):
    """SF 22.3.2.3. The active player declares the end of the turn."""

    rule: ClassVar[str] = "SF 22.3.2.3"
    sentence: ClassVar[str] = "{who} declares the end of the turn."


class TurnEnding(SeatEvent, frozen=True):
    """SF 22.3.3. What waits for the end of the turn is triggered."""

    rule: ClassVar[str] = "SF 22.3.3"


class TurnEnded(SeatEvent, frozen=True):
    """SF 22.3.3. The turn is over."""

    rule: ClassVar[str] = "SF 22.3.3"
    sentence: ClassVar[str] = "{who}’s turn ends."

    def apply(self, game: ShadowfistGame) -> None:
        game.shot = ""
        game.wrote(channels.COURSE)
