"""The paragraphs of a card's text: what kinds of ability there are (SF 10.0)."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.games.shadowfist.kinds.basics import Change, Cost, Scope, Timing
from quickening.games.shadowfist.kinds.people import Who
from quickening.lang.nodes import Ability, Amount, Condition, Effect, Selection, Trigger
from quickening.lang.selections import Cards

PLAY = "play"


class ShadowfistAbility(Ability, frozen=True):
    """One ability or restriction."""

    is_restriction: ClassVar[bool] = False


class Restriction(ShadowfistAbility, frozen=True):
    """SF 49.0. A restriction: always active, never canceled or copied. `title` is what Identity matches."""

    word: str
    title: str = ""
    is_restriction: ClassVar[bool] = True


class Bold(ShadowfistAbility, frozen=True):
    """SF 50.0. A bold-faced ability. `amount` is the number after the colon; `against` what Immunity is against.

    `costs` are what Reload or Crisis cost where that is not (only) Power, `requires` the resources they need.
    """

    word: str
    amount: Amount | None = None
    against: Cards | None = None
    costs: tuple[Cost, ...] = ()
    requires: tuple[str, ...] = ()


class Continuous(ShadowfistAbility, frozen=True):
    """SF 10.1, 10.2. A continuous ability: it changes what `who` describes, while the condition holds.

    `area` is where the card itself has to be (SF 9.2.3).
    """

    who: Selection | Cards | Who
    change: Change
    condition: Condition | None = None
    area: str = PLAY


class Activated(ShadowfistAbility, frozen=True):
    """SF 24.1.1. `cost :: effect`. `once`: `turn`, `twice` a turn, `attack`, `game`.

    `maintain`: turn and maintain (SF 10.4). `users`: `you` (its controller), `any` player,
    `opponents`, or whoever controls its `subject`.
    """

    costs: tuple[Cost, ...]
    effects: tuple[Effect, ...]
    timing: Timing | None = None
    condition: Condition | None = None
    once: str = ""
    area: str = PLAY
    x: Amount | None = None
    least_x: int = 0
    maintain: bool = False
    users: str = "you"


class Triggered(ShadowfistAbility, frozen=True):
    """SF 26.1. It generates when its event happens: by itself, or if its player will (`may`, or at a cost).

    What it does `immediately` is done as it is generated (SF 24.5.2). `alone`: of several cards that say the same of
    one event, one alone may do it (`exactly one "Title"`).
    """

    trigger: Trigger
    effects: tuple[Effect, ...]
    costs: tuple[Cost, ...] = ()
    may: bool = False
    condition: Condition | None = None
    once: str = ""
    area: str = PLAY
    x: Amount | None = None
    revealed_only: bool = False
    immediately: bool = False
    alone: bool = False


class Played(ShadowfistAbility, frozen=True):
    """SF 25.3. What an Event does, or what else is needed, chosen and paid to play the card.

    `timing` is when it may be played where that differs from its type; `condition` what must be true.
    """

    effects: tuple[Effect, ...] = ()
    costs: tuple[Cost, ...] = ()
    timing: Timing | None = None
    condition: Condition | None = None
    x: Amount | None = None
    least_x: int = 0


class PlayOn(ShadowfistAbility, frozen=True):
    """SF 25.5.1. The subjects a State may be played on."""

    cards: Cards


class XIs(ShadowfistAbility, frozen=True):
    """SF 48.0. What X is, where the card's cost or score is X. Without an amount it is what the player pays."""

    amount: Amount | None = None
    least: int = 0

    def defines_x(self, game: Any, scope: Any) -> int:
        """What X is now, for a text of the same card that has no X of its own."""
        return 0 if self.amount is None else self.amount.value(game, scope)


class Instead(ShadowfistAbility, frozen=True):
    """Something happens in place of an event, if its player will where `may`."""

    trigger: Trigger
    effects: tuple[Effect, ...]
    may: bool = False
    condition: Condition | None = None


class Spares(ShadowfistAbility, frozen=True):
    """`does not affect Characters that require {mag}`: what the card's text does, it does not do to such cards."""

    cards: Cards


class PlayLimit(ShadowfistAbility, frozen=True):
    """`you can only play one "Title" each attack`: `per` is `attack` or `turn`."""

    title: str
    per: str = "turn"


class ExtraSite(ShadowfistAbility, frozen=True):
    """`once per turn, you may play a "Title" ... even if you have already played a Site this turn` (SF 25.7)."""

    title: str


class Substitute(ShadowfistAbility, frozen=True):
    """`you may substitute {dra} for {mon} when playing this card`: `signs` for one resource or for each.

    `on`: only where it is played on such a card.
    """

    signs: tuple[str, ...]
    instead: str = ""
    condition: Condition | None = None
    on: Cards | None = None

    def allowed(self, game: Any, seat: int) -> bool:
        """Whether the player may do so now."""
        if self.on is not None and not self.on.found(game, Scope(you=seat)):
            return False
        return self.condition is None or self.condition.holds(game, Scope(you=seat))

    def instead_of(self, sign: str) -> tuple[str, ...]:
        """What may be required in place of a resource, itself included."""
        return (sign, *self.signs) if self.instead in ("", sign) else (sign,)


class Bargain(ShadowfistAbility, frozen=True):
    """`you may play this card at -X cost. If you do so, each opponent immediately gains X Power`: X up to `most`."""

    most: int


class AsState(ShadowfistAbility, frozen=True):
    """`you may play this card from your hand as a State with the following rules text` (SF 7.1.1)."""

    abilities: tuple[Any, ...]
