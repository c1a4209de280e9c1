"""What cards do in auctions (SF 31.3)."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.events import Event
from quickening.core.frames import Next
from quickening.games.shadowfist.happenings import AuctionBegan, AuctionTaken, PowerGiven
from quickening.games.shadowfist.kinds.basics import Cost
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.lang.nodes import Scope, Trigger


class AuctionOccurs(Trigger, frozen=True):
    """`when an auction occurs`."""

    events: ClassVar[tuple[type[Event], ...]] = (AuctionBegan,)

    def match(self, game: ShadowfistGame, event: Event, scope: Scope) -> Scope | None:
        return scope


class BidderGives(Cost, frozen=True):
    """`the highest bidder gives you Power equal to the bid`."""

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        auction, you = game.auction, frame.scope.you
        if auction is None or auction.bidder == you:
            return frame.start  # type: ignore[no-any-return]
        given = min(auction.bid, game.players[auction.bidder].power)
        events = [PowerGiven(auction.bidder, given, frame.scope.source, receiver=you)] if given else []
        return game.do(events, frame.start, frame.scope.spared)


class WinAuction(Cost, frozen=True):
    """`you win the auction`: without a bid, so nothing is spent for it."""

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        taken = [AuctionTaken(frame.scope.you, frame.scope.source)] if game.auction is not None else []
        return game.do(taken, frame.start, frame.scope.spared)
