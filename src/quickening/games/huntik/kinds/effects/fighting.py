"""What is done to a combat (HK 601)."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.events import Event
from quickening.core.frames import Next, Run
from quickening.core.modifiers import Ref
from quickening.games.huntik.events.combat import AttacksChanged, AttacksRemoved, CombatStarted
from quickening.games.huntik.kinds.effects.common import ToCards
from quickening.games.huntik.kinds.places import Place
from quickening.games.huntik.rules.combat import Combat
from quickening.games.huntik.rules.modifiers import laws
from quickening.games.huntik.rules.movement import is_in
from quickening.games.huntik.state import HuntikGame
from quickening.lang.nodes import Amount, Effect, Scope
from quickening.lang.resolve import Resolve


class RemoveAttacksOf(ToCards, frozen=True):
    """HK 601.6. The attacks of a hero or obstacle are removed from the combat."""

    def event(self, game: HuntikGame, ref: Ref) -> Event:
        return AttacksRemoved(ref.card)


class AddAttacks(Effect, frozen=True):
    """HK 601.5. Attacks under your control that belong to no hero; perhaps only to a combat in a zone."""

    count: int
    place: Place | None = None
    times: Amount | None = None
    essential: ClassVar[bool] = True

    def possible(self, game: HuntikGame, scope: Scope) -> bool:
        combat = game.combat
        return combat is not None and (self.place is None or self.place.zone(game, scope) == combat.zone)

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        if not self.possible(game, frame.scope):
            return frame.start
        times = 1 if self.times is None else self.times.value(game, frame.scope)
        return game.do([AttacksChanged(frame.scope.you, self.count * times)], frame.start)


class RemoveAttacks(Effect, frozen=True):
    """HK 601.6. A number of enemy attacks; it may be more than there are (HK 601.6a)."""

    count: int
    times: Amount | None = None

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        times = 1 if self.times is None else self.times.value(game, frame.scope)
        return game.do([AttacksChanged(1 - frame.scope.you, -self.count * times)] if times else [], frame.start)

    def possible(self, game: HuntikGame, scope: Scope) -> bool:
        return game.combat is not None


class StartACombat(Effect, frozen=True):
    """A combat in a zone, if there are enemies (HK 600.2)."""

    place: Place | None = None

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        scope = frame.scope
        if scope.me is None or not self.possible(game, scope):
            return frame.start
        game.happen(CombatStarted(self.zone(game, scope, scope.me.card), scope.you, scope.me.card))
        return Run(Combat(), frame.start)

    def zone(self, game: HuntikGame, scope: Scope, card: int) -> int:
        return game.cards[card].zone if self.place is None else self.place.zone(game, scope)

    def possible(self, game: HuntikGame, scope: Scope) -> bool:
        if scope.me is None or not game.alive(scope.me) or game.combat is not None:
            return False
        zone, known = self.zone(game, scope, scope.me.card), laws(game, scope.me.card)
        both = game.fighters(zone, 0) and game.fighters(zone, 1)
        banned = "start a combat" in known.forbidden or is_in(game, zone, known.peaceful)  # HK 103.3
        return bool(both) and not game.cards[scope.me.card].stunned and not banned
