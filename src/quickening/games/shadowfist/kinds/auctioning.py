"""What cards do in auctions (SF 31.3)."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.events import Event
from quickening.games.shadowfist.happenings import AuctionBegan
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.lang.nodes import Scope, Trigger


class AuctionOccurs(Trigger, frozen=True):
    """`when an auction occurs`."""

    events: ClassVar[tuple[type[Event], ...]] = (AuctionBegan,)

    def match(self, game: ShadowfistGame, event: Event, scope: Scope) -> Scope | None:
        return scope
