"""SF 17.2. Power comes and goes."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.events import Event
from quickening.core.modifiers import Ref
from quickening.games.shadowfist import channels
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import NOBODY, Promise


class PowerEvent(Event, frozen=True):
    """Power comes or goes. `by` is the card that made it happen."""

    seat: int
    amount: int
    by: Ref | None = None

    sign: ClassVar[int] = 1
    verb: ClassVar[str] = ""
    sentence: ClassVar[str] = "{who} {verb} {amount} Power."

    def apply(self, game: ShadowfistGame) -> None:
        player = game.players[self.seat]
        player.power = max(0, player.power + self.sign * self.amount)
        game.wrote(channels.COURSE)


class PowerGenerated(PowerEvent, frozen=True):
    """SF 17.2.1. By Sites and other cards in the Establishing Shot."""

    rule: ClassVar[str] = "SF 17.2.1"
    verb: ClassVar[str] = "generates"


class PowerPromised(PowerEvent, frozen=True):
    """SF 17.2.1. What an effect will generate in the Power generation step, perhaps `alone`."""

    alone: str = ""
    rule: ClassVar[str] = "SF 17.2.1"
    verb: ClassVar[str] = "is going to generate"

    def apply(self, game: ShadowfistGame) -> None:
        card = NOBODY if self.by is None else self.by.card
        game.players[self.seat].promised += (Promise(card, self.amount, self.alone),)
        game.wrote(channels.COURSE)


class PowerGained(PowerEvent, frozen=True):
    """SF 17.2.2. From the counter reservoir by an effect."""

    rule: ClassVar[str] = "SF 17.2.2"
    verb: ClassVar[str] = "gains"


class PowerPaid(PowerEvent, frozen=True):
    """SF 17.2.5. Paid or spent for an effect. `told`: another event says what was paid."""

    told: bool = False
    rule: ClassVar[str] = "SF 17.2.5"
    sign: ClassVar[int] = -1
    verb: ClassVar[str] = "pays"

    def tell(self, game: ShadowfistGame, seat: int | None) -> str | None:
        return None if self.told else super().tell(game, seat)


class PowerLost(PowerEvent, frozen=True):
    """SF 17.2.6. Lost by an effect: not the same as paying."""

    rule: ClassVar[str] = "SF 17.2.6"
    sign: ClassVar[int] = -1
    verb: ClassVar[str] = "loses"


class PowerStolen(PowerEvent, frozen=True):
    """SF 17.2.3. `seat` steals from `victim`, no more than the victim has."""

    victim: int = NOBODY
    rule: ClassVar[str] = "SF 17.2.3"

    def apply(self, game: ShadowfistGame) -> None:
        moved = min(self.amount, game.players[self.victim].power)
        game.players[self.victim].power -= moved
        game.players[self.seat].power += moved
        game.wrote(channels.COURSE)

    def tell(self, game: ShadowfistGame, seat: int | None) -> str:
        return f"{game.names[self.seat]} steals {self.amount} Power from {game.names[self.victim]}."


class PowerGiven(PowerEvent, frozen=True):
    """SF 17.2.4. `seat` gives Power to `receiver`."""

    receiver: int = NOBODY
    rule: ClassVar[str] = "SF 17.2.4"

    def apply(self, game: ShadowfistGame) -> None:
        moved = min(self.amount, game.players[self.seat].power)
        game.players[self.seat].power -= moved
        game.players[self.receiver].power += moved
        game.wrote(channels.COURSE)

    def tell(self, game: ShadowfistGame, seat: int | None) -> str:
        return f"{game.names[self.seat]} gives {self.amount} Power to {game.names[self.receiver]}."
