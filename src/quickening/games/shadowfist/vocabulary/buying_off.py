"""Effects that others may cancel by paying while they have yet to resolve (SF 24.1.4, 33.0)."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.data import replace
from quickening.core.frames import Next
from quickening.core.once import once
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.vocabulary.abilities import Activated
from quickening.games.shadowfist.vocabulary.canceling import Cancel
from quickening.games.shadowfist.vocabulary.conditions import Did
from quickening.games.shadowfist.vocabulary.kinds import Cost
from quickening.games.shadowfist.vocabulary.people import ThatPlayer, Who
from quickening.games.shadowfist.vocabulary.power_effects import GivePower, PayPower
from quickening.games.shadowfist.vocabulary.selections import AnsweredEffect
from quickening.lang.nodes import Amount
from quickening.lang.resolve import If


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
    cost = GivePower(offer.amount, ThatPlayer()) if offer.to_you else PayPower(offer.amount)
    return Activated((cost,), (Cancel(AnsweredEffect()), *offer.then))


def with_offers(effects: tuple[Any, ...]) -> tuple[Any, ...]:
    """`if they do so, ...` after such an offer is part of it: the rest of the text is canceled then."""
    out: list[Any] = []
    for one in effects:
        if out and isinstance(out[-1], BoughtOff) and isinstance(one, If) and one.condition == Did():
            out[-1] = replace(out[-1], then=one.effects)
        else:
            out.append(one)
    return tuple(out)


def without_offers(effects: tuple[Any, ...]) -> tuple[Any, ...]:
    """The same as the sentences say it."""
    out: list[Any] = []
    for one in effects:
        if isinstance(one, BoughtOff) and one.then:
            out += [replace(one, then=()), If(Did(), one.then)]
        else:
            out.append(one)
    return tuple(out)
