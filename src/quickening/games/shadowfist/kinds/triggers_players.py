"""Triggers about what players do and about turns (SF 17, 22, 25, 28)."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.data import replace
from quickening.games.shadowfist.events import (
    CardPlayed,
    Discarded,
)
from quickening.games.shadowfist.happenings import (
    AttackDeclared,
    AttackEnding,
    AttackJoined,
    MainShotBegan,
    PowerGained,
    PowerGenerated,
    PowerGiven,
    PowerLost,
    PowerPaid,
    PowerStolen,
    TurnEnding,
    TurnStarted,
)
from quickening.games.shadowfist.kinds.filters import printed_of
from quickening.games.shadowfist.kinds.people import Who, You
from quickening.games.shadowfist.kinds.triggers import Kinds, about, meant
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.lang.nodes import Condition, Scope, Trigger
from quickening.lang.resolve import Resolve
from quickening.lang.selections import Cards


class PlaysCard(Trigger, frozen=True):
    """`when an opponent plays an Event` (SF 25.0), perhaps on a certain card."""

    by: Who
    cards: Cards
    reduced: bool = False
    by_own_card: bool = False
    events: ClassVar[Kinds] = (CardPlayed,)
    looks_back: ClassVar[bool] = False

    def match(self, game: ShadowfistGame, event: Any, scope: Scope) -> Scope | None:
        if event.seat not in self.by.seats(game, scope) or event.face_down:
            return None
        if self.reduced and not (event.paid < (printed_of(game, event.card).cost or 0) and not event.crisis):
            return None
        if self.by_own_card and not helped(game, event):
            return None
        if not self.cards.fits(game, event.card, scope):
            return None
        return about(game, scope, event, event.card, event.seat, event.paid)  # type: ignore[no-any-return]


def helped(game: ShadowfistGame, event: Any) -> bool:
    """SF 37.0. Whether a card its player controls made it cheaper: by an ability, or by the effect that plays it."""
    from quickening.games.shadowfist.rules.cost_reduction import concerns, cost_changes

    sources = [
        one.scope.source
        for one in cost_changes(game)
        if concerns(game, one, event.seat, event.card, event.subject) and one.change.amount.value(game, one.scope) < 0  # type: ignore[attr-defined]
    ]
    sources += [frame.scope.source for frame in game.stack if isinstance(frame, Resolve)]
    return any(
        ref is not None and ref.card >= 0 and game.alive(ref) and game.cards[ref.card].controller == event.seat
        for ref in sources
    )


class DeclaresAttack(Trigger, frozen=True):
    """`when you declare an attack`, perhaps against certain cards (SF 28.1); `joins`: joining counts as well."""

    by: Who
    target: Any = None
    joins: bool = False
    only_joins: bool = False
    attackers: int = 0
    events: ClassVar[Kinds] = (AttackDeclared, AttackJoined)
    looks_back: ClassVar[bool] = False

    def match(self, game: ShadowfistGame, event: Any, scope: Scope) -> Scope | None:
        joined = isinstance(event, AttackJoined)
        if (joined and not (self.joins or self.only_joins)) or (not joined and self.only_joins):
            return None
        attackers = event.attackers if joined else event.attack.attackers
        targets = {one.target.card for one in attackers}
        if self.attackers and len(attackers) != self.attackers:
            return None
        if event.seat not in self.by.seats(game, scope):
            return None
        if self.target is not None and not any(meant(game, self.target, card, scope) for card in targets):
            return None
        return about(game, scope, event, min(targets), event.seat)  # type: ignore[no-any-return]


class AttackEnds(Trigger, frozen=True):
    """`when an attack you declared fails`, succeeds, or just ends (SF 28.9, 28.11).

    `on`: an attack on whom; `intercepted`: one in which such a player declared an interceptor (SF 28.6.1).
    """

    by: Who | None = None
    how: str = ""
    joined: bool = False
    on: Who | None = None
    intercepted: Who | None = None
    events: ClassVar[Kinds] = (AttackEnding,)

    def match(self, game: ShadowfistGame, event: Any, scope: Scope) -> Scope | None:
        if self.how and (self.how == "succeeds") != event.success:
            return None
        if self.by is not None and not self.took_part(game, event, self.by.seats(game, scope)):
            return None
        if self.on is not None and (game.attack is None or game.attack.defender not in self.on.seats(game, scope)):
            return None
        if self.intercepted is not None and not set(self.intercepted.seats(game, scope)) & game.latest_interceptors():
            return None
        return about(game, scope, event, -1, event.seat)  # type: ignore[no-any-return]

    def took_part(self, game: ShadowfistGame, event: Any, seats: list[int]) -> bool:
        """Whether one of the players declared the attack, or joined it where that counts."""
        return event.seat in seats or (self.joined and any(seat in seats for seat in game.latest_joiners()))


class TurnStarts(Trigger, frozen=True):
    """`at the start of your turn` (SF 22.2.1)."""

    whose: Who | None = None
    events: ClassVar[Kinds] = (TurnStarted,)
    looks_back: ClassVar[bool] = False

    def match(self, game: ShadowfistGame, event: Any, scope: Scope) -> Scope | None:
        if self.whose is not None and event.seat not in self.whose.seats(game, scope):
            return None
        return about(game, scope, event, -1, event.seat)  # type: ignore[no-any-return]


class MainShotStarts(TurnStarts, frozen=True):
    """`at the start of your Main Shot` (SF 22.3.1)."""

    events: ClassVar[Kinds] = (MainShotBegan,)


class TurnEnds(Trigger, frozen=True):
    """`at the end of your turn`, of any turn, or of a turn in which something happened (SF 22.3.3)."""

    whose: Who | None = None
    which: Condition | None = None
    events: ClassVar[Kinds] = (TurnEnding,)

    def match(self, game: ShadowfistGame, event: Any, scope: Scope) -> Scope | None:
        if self.whose is not None and event.seat not in self.whose.seats(game, scope):
            return None
        if self.which is not None and not self.which.holds(game, scope):
            return None
        return about(game, scope, event, -1, event.seat)  # type: ignore[no-any-return]


class GetsPower(Trigger, frozen=True):
    """`when an opponent gains Power`, `generates` or `steals` it, perhaps from a certain kind of card (SF 17.2)."""

    who: Who
    verbs: tuple[str, ...] = ("gains",)
    source: Cards | None = None
    least: int = 1
    victim: Who | None = None
    source_by: Who | None = None
    events: ClassVar[Kinds] = (PowerGained, PowerGenerated, PowerStolen)
    looks_back: ClassVar[bool] = False

    def match(self, game: ShadowfistGame, event: Any, scope: Scope) -> Scope | None:
        verb = {PowerGained: "gains", PowerGenerated: "generates", PowerStolen: "steals"}[type(event)]
        if verb not in self.verbs or event.amount < self.least or event.seat not in self.who.seats(game, scope):
            return None
        if self.victim is not None and getattr(event, "victim", -1) not in self.victim.seats(game, scope):
            return None
        if self.source_by is not None:
            player = game.cards[event.by.card].owner if event.by is not None else -1
            if player not in self.source_by.seats(game, replace(scope, who=event.seat)):
                return None
        if self.source is not None and (event.by is None or not self.source.fits(game, event.by.card, scope)):
            return None
        return about(game, scope, event, -1, event.seat, event.amount)  # type: ignore[no-any-return]


class PowerChanges(Trigger, frozen=True):
    """`if you have no Power`: asked again whenever somebody's Power is another (SF 17.2)."""

    who: Who
    events: ClassVar[Kinds] = (PowerPaid, PowerStolen, PowerLost, PowerGiven, PowerGained, PowerGenerated)
    looks_back: ClassVar[bool] = False

    def match(self, game: ShadowfistGame, event: Any, scope: Scope) -> Scope | None:
        concerned = {event.seat, getattr(event, "victim", -1), getattr(event, "receiver", -1)}
        if not event.amount or not concerned & set(self.who.seats(game, scope)):
            return None
        return about(game, scope, event, -1, event.seat)  # type: ignore[no-any-return]


class SpendsPower(Trigger, frozen=True):
    """`when an opponent spends 3 or more Power` at one time (SF 17.2.5)."""

    who: Who
    least: int = 1
    events: ClassVar[Kinds] = (PowerPaid,)
    looks_back: ClassVar[bool] = False

    def match(self, game: ShadowfistGame, event: Any, scope: Scope) -> Scope | None:
        if event.amount < self.least or event.seat not in self.who.seats(game, scope):
            return None
        return about(game, scope, event, -1, event.seat, event.amount)  # type: ignore[no-any-return]


class Discards(Trigger, frozen=True):
    """`when you discard a card` (SF 39.0)."""

    by: Who = You()
    cards: Cards | None = None
    events: ClassVar[Kinds] = (Discarded,)

    def match(self, game: ShadowfistGame, event: Any, scope: Scope) -> Scope | None:
        if game.cards[event.card].owner not in self.by.seats(game, scope):
            return None
        if self.cards is not None and not self.cards.fits(game, event.card, scope):
            return None
        return about(game, scope, event, event.card, event.seat)  # type: ignore[no-any-return]
