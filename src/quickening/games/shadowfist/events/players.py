"""SF 5, 17.2, 22, 28.1.2, 31. Turns, Power, auctions, and players who leave, reserve an attack or pass."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.events import Event
from quickening.core.modifiers import Ref
from quickening.games.shadowfist import channels
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import NOBODY, AuctionState, Promise


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


class AuctionBegan(SeatEvent, frozen=True):
    """SF 31.1. Several face-up Unique cards of one title are in play: an auction is opened by `seat`."""

    cards: tuple[Ref, ...] = ()
    rule: ClassVar[str] = "SF 31.1"

    def apply(self, game: ShadowfistGame) -> None:
        game.auction = AuctionState()

    def tell(self, game: ShadowfistGame, seat: int | None) -> str:
        return f"An auction for {game.said(self.cards[-1].card)} begins."


class AuctionTaken(SeatEvent, frozen=True):
    """SF 6.0. A card lets a player win the auction without bidding."""

    by: Ref | None = None
    rule: ClassVar[str] = "SF 31.3"
    sentence: ClassVar[str] = "{who} takes the auction."

    def apply(self, game: ShadowfistGame) -> None:
        game.auction = AuctionState(self.seat, 0, taken=True)


class Bid(SeatEvent, frozen=True):
    """SF 31.6. A bid in an auction."""

    amount: int = 0
    rule: ClassVar[str] = "SF 31.6"
    sentence: ClassVar[str] = "{who} bids {amount}."

    def apply(self, game: ShadowfistGame) -> None:
        game.auction = AuctionState(self.seat, self.amount)
        game.wrote(channels.SCENE)


class AuctionWon(SeatEvent, frozen=True):
    """SF 31.7. The highest bidder wins and spends the bid."""

    amount: int = 0
    rule: ClassVar[str] = "SF 31.7"
    sentence: ClassVar[str] = "{who} wins the auction for {amount} Power."


class Eliminated(SeatEvent, frozen=True):
    """SF 5.0. A player is out of the game."""

    rule: ClassVar[str] = "SF 5.1"
    sentence: ClassVar[str] = "{who} is eliminated."

    def apply(self, game: ShadowfistGame) -> None:
        player = game.players[self.seat]
        player.out, player.power, player.standing = True, 0, ""
        game.invalidate()


class AttackReserved(SeatEvent, frozen=True):
    """SF 28.1.2. A player will declare an attack out of turn when the scene is over."""

    rule: ClassVar[str] = "SF 28.1.2"
    sentence: ClassVar[str] = "{who} will attack when this scene is over."

    def apply(self, game: ShadowfistGame) -> None:
        game.reserved = (*game.reserved, self.seat)
        game.wrote(channels.COURSE)


class StandingPass(SeatEvent, frozen=True):
    """A player answers nothing until something happens: nobody is told."""

    until: str = ""

    def apply(self, game: ShadowfistGame) -> None:
        game.players[self.seat].standing = self.until


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
