"""SF 24.1.4, 33.0. Effects of the scene that a player may cancel by paying, because their text says so."""

from __future__ import annotations

from typing import Any

from quickening.core.decisions import Option
from quickening.core.frames import Frame
from quickening.core.once import once
from quickening.games.shadowfist.kinds.basics import Scope
from quickening.games.shadowfist.kinds.canceling import BoughtOff, way_out
from quickening.games.shadowfist.rules.effects import Generate
from quickening.games.shadowfist.rules.judging import judge_requirements
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import Generated
from quickening.lang.nodes import walk


@once
def offers_in(effects: tuple[Any, ...]) -> tuple[BoughtOff, ...]:
    """What effects say about paying to cancel them."""
    return tuple(part for effect in effects for part in walk(effect) if isinstance(part, BoughtOff))


def scope_of(effect: Generated, seat: int) -> Scope:
    """Whoever pays is `you`, the player of the effect `that player`, and the effect is what is answered."""
    source = effect.source
    return Scope(seat, source, source, answers=effect.number, who=effect.seat)


def able_to_pay(game: ShadowfistGame, seat: int, effect: Generated, offer: BoughtOff) -> bool:
    """Whether a player may cancel an effect in this way, and has not begun to."""
    if seat not in offer.who.seats(game, effect.scope):
        return False
    if any(one.source == effect.source and one.scope.answers == effect.number for one in game.effects):
        return False
    return judge_requirements(game, seat, way_out(offer), scope_of(effect, seat)) is None


def buying_options(game: ShadowfistGame, seat: int) -> list[Option]:
    """The effects of the scene that a player may pay for to have them canceled."""
    return [
        Option("buy off", f"Pay to cancel {effect.name}", ref=effect.number, index=n)
        for effect in game.effects
        if effect.ability is not None
        for n, offer in enumerate(offers_in(effect.ability.effects))
        if able_to_pay(game, seat, effect, offer)
    ]


def buying_off(game: ShadowfistGame, seat: int, option: Option) -> Frame:
    """The frame in which a player pays, and the effect that cancels is generated."""
    effect = game.effect(option.ref)
    assert effect is not None
    assert effect.ability is not None
    ability = way_out(offers_in(effect.ability.effects)[option.index])
    scope = scope_of(effect, seat)
    return Generate(seat=seat, source=effect.source, name=effect.name, ability=ability, scope=scope)
