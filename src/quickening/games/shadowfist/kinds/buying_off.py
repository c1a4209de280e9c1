"""Effects that others may cancel by paying while they have yet to resolve (SF 24.1.4, 33.0)."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.frames import Next
from quickening.core.once import once
from quickening.games.shadowfist.kinds.abilities import Activated
from quickening.games.shadowfist.kinds.basics import Cost
from quickening.games.shadowfist.kinds.effects import Do
from quickening.games.shadowfist.kinds.people import THAT_PLAYER, Who
from quickening.games.shadowfist.kinds.players_do import PlayersDo
from quickening.games.shadowfist.kinds.selections import ANSWERED
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.lang.nodes import Amount


class BoughtOff(Cost, frozen=True):
    """`that opponent may pay 1 Power in response to cancel this card`; `to_you`: what they pay is yours.

    `then` is what else happens if they do.

    It is offered while the effect has yet to resolve (`rules.buying_off`); as that resolves it does nothing more.
    """

    who: Who
    amount: Amount
    to_you: bool = False
    then: tuple[Any, ...] = ()
    deferred: ClassVar[bool] = True

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        return frame.start  # type: ignore[no-any-return]


@once
def way_out(offer: BoughtOff) -> Activated:
    """SF 24.1.4. What a player generates who pays: at that cost, the effect is canceled."""
    give, pay = PlayersDo("give Power", offer.amount, THAT_PLAYER), PlayersDo("pay Power", offer.amount)
    cost = give if offer.to_you else pay
    return Activated((cost,), (Do(ANSWERED, "cancel"), *offer.then))
