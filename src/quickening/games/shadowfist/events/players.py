"""SF 5, 28.1.2, 31. Auctions, and players who leave, reserve an attack or pass."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.modifiers import Ref
from quickening.games.shadowfist import channels
from quickening.games.shadowfist.events.turns import SeatEvent
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import AuctionState


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
