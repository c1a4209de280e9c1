"""When an effect may be generated (SF 24.1.2, 26.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from msgspec.structs import replace

from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.vocabulary.kinds import Timing
from quickening.games.shadowfist.vocabulary.people import Who
from quickening.games.shadowfist.vocabulary.triggers import meant
from quickening.lang.nodes import Condition, Trigger
from quickening.lang.selections import Cards


class MainShot(Timing, frozen=True):
    """`during your Main Shot`, during any player's, or an opponent's (SF 22.3); `no_attack`: outside of attacks."""

    whose: Who | None = None
    no_attack: bool = False

    def scopes(self, game: ShadowfistGame, seat: int, scope: Any) -> Sequence[Any]:
        if game.shot != "main" or (self.no_attack and game.attack is not None):
            return ()
        return (scope,) if self.whose is None or game.active in self.whose.seats(game, scope) else ()


class DuringTurn(Timing, frozen=True):
    """`during your turn`."""

    whose: Who

    def scopes(self, game: ShadowfistGame, seat: int, scope: Any) -> Sequence[Any]:
        return (scope,) if game.active in self.whose.seats(game, scope) else ()


class StartOfTurn(Timing, frozen=True):
    """`at the start of your turn` (SF 22.2.1)."""

    closed: ClassVar[bool] = True

    def scopes(self, game: ShadowfistGame, seat: int, scope: Any) -> Sequence[Any]:
        started = game.scene is not None and game.scene.name == "start of turn"
        return (scope,) if started and game.active == scope.you else ()


class InAttack(Timing, frozen=True):
    """`during an attack`: perhaps one that certain players declared, or on certain cards (SF 28.0)."""

    by: Who | None = None
    target: Any = None

    def scopes(self, game: ShadowfistGame, seat: int, scope: Any) -> Sequence[Any]:
        attack = game.attack
        if attack is None or (self.by is not None and attack.declarer not in self.by.seats(game, scope)):
            return ()
        targets = [one.target for one in attack.attackers if game.alive(one.target)]
        if self.target is not None:
            targets = [ref for ref in targets if meant(game, self.target, ref.card, scope)]
        if not targets:
            return ()
        place = game.location(targets[0].card)
        return (replace(scope, who=attack.declarer, it=(targets[0],), place=place),)


class OutsideAttack(Timing, frozen=True):
    """`except during an attack`."""

    def scopes(self, game: ShadowfistGame, seat: int, scope: Any) -> Sequence[Any]:
        return (scope,) if game.attack is None else ()


class InResponse(Timing, frozen=True):
    """`in response to an Event` (SF 26.2.1): a card of a kind was played into this scene, perhaps by an opponent."""

    cards: Cards
    by: Who | None = None
    closed: ClassVar[bool] = True

    def scopes(self, game: ShadowfistGame, seat: int, scope: Any) -> Sequence[Any]:
        return tuple(
            replace(scope, answers=effect.number, who=effect.seat, it=(effect.source,))
            for effect in game.effects
            if effect.kind == "card"
            and (self.by is None or effect.seat in self.by.seats(game, scope))
            and self.cards.fits(game, effect.source.card, scope)
        )


class When(Timing, frozen=True):
    """`when a Character is smoked`: it happened in this scene (SF 23.2)."""

    trigger: Trigger
    closed: ClassVar[bool] = True

    def scopes(self, game: ShadowfistGame, seat: int, scope: Any) -> Sequence[Any]:
        if game.scene is None:
            return ()
        found = []
        for event in game.log[game.scene.began :]:
            if isinstance(event, self.trigger.events):
                matched = self.trigger.match(game, event, scope)
                if matched is not None:
                    found.append(matched)
        return found


class OnlyIf(Timing, frozen=True):
    """`if you control a <Fire> card`: only while something is true."""

    condition: Condition

    def scopes(self, game: ShadowfistGame, seat: int, scope: Any) -> Sequence[Any]:
        return (scope,) if self.condition.holds(game, scope) else ()
