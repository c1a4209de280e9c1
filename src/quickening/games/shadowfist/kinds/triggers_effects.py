"""Triggers about what is near: combat that is about to begin, effects that target a card (SF 24.1.3, 30.1)."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.games.shadowfist.happenings import CombatNear, EffectGenerated
from quickening.games.shadowfist.kinds.people import ChosenPlayer, Who
from quickening.games.shadowfist.kinds.timings import Answering
from quickening.games.shadowfist.kinds.triggers import Kinds, about, between, meant
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.lang.nodes import Scope, Trigger, walk
from quickening.lang.selections import Cards, choices_in


class CombatIsNear(Trigger, frozen=True):
    """`when it is about to enter combat with a Character`: in the scene before combat (SF 30.1)."""

    who: Any
    fights: Any = None
    other: bool = True
    events: ClassVar[Kinds] = (CombatNear,)
    looks_back: ClassVar[bool] = False
    parties: ClassVar[tuple[str, str]] = ("who", "fights")

    @property
    def usual(self) -> int:
        """Who is spoken of where the text does not say."""
        return 1 if self.other else 0

    def match(self, game: ShadowfistGame, event: Any, scope: Scope) -> Scope | None:
        if not meant(game, self.who, event.card, scope):
            return None
        if self.fights is None:
            if event.fights != event.first:
                return None  # it enters combat once, with however many others
        elif not meant(game, self.fights, event.fights, scope):
            return None
        it = event.fights if self.other else event.card
        scope = between(game, scope, event.card, event.fights)
        return about(game, scope, event, it, game.cards[event.fights].controller)  # type: ignore[no-any-return]


def targets_player(ability: Any) -> bool:
    """Whether a text targets a player."""
    parts = (part for node in (*ability.costs, *ability.effects) for part in walk(node))
    return any(isinstance(part, ChosenPlayer) and part.target for part in parts)


class TargetsPlayer(Trigger, frozen=True):
    """`when an opponent targets you with an Event`: a player is its target, no card or location (SF 24.1.3)."""

    who: Who
    by: Who | None = None
    cards: Cards | None = None
    events: ClassVar[Kinds] = (EffectGenerated,)
    looks_back: ClassVar[bool] = False

    def match(self, game: ShadowfistGame, event: Any, scope: Scope) -> Scope | None:
        effect = event.effect
        if (
            effect.ability is None
            or not targets_player(effect.ability)
            or effect.scope.who not in self.who.seats(game, scope)
        ):
            return None
        if self.by is not None and effect.seat not in self.by.seats(game, scope):
            return None
        if self.cards is not None and not self.cards.fits(game, -effect.number, scope):
            return None
        return about(game, scope, event, effect.source.card, effect.seat)  # type: ignore[no-any-return]


class IsTargeted(Trigger, frozen=True):
    """`when it is targeted by an Event`: an effect with such a target is generated (SF 24.1.3)."""

    who: Any
    cards: Cards | None = None
    events: ClassVar[Kinds] = (EffectGenerated,)
    looks_back: ClassVar[bool] = False

    def match(self, game: ShadowfistGame, event: Any, scope: Scope) -> Scope | None:
        effect = event.effect
        if effect.ability is None or (self.cards is not None and not self.cards.fits(game, -effect.number, scope)):
            return None
        aims = [choice.slot for choice in choices_in(effect.ability) if choice.target]
        hit = [
            ref.card
            for slot in aims
            for ref in effect.scope.got(slot) or ()
            if meant(game, self.who, ref.card, scope)
        ]
        return about(game, scope, event, hit[0], effect.seat) if hit else None


class Threatens(Trigger, frozen=True):
    """`whenever an opponent's Event would damage a card you control`: as it is generated (SF 26.3)."""

    effect: Answering
    events: ClassVar[Kinds] = (EffectGenerated,)
    looks_back: ClassVar[bool] = False

    def match(self, game: ShadowfistGame, event: Any, scope: Scope) -> Scope | None:
        if not self.effect.is_meant(game, event.effect, scope):
            return None
        hit = [ref for threat in self.effect.threats for ref in threat.hits(game, event.effect, scope)]
        return about(game, scope, event, hit[0].card, event.effect.seat) if hit else None


class GeneratesEffect(Trigger, frozen=True):
    """`when an opponent's Site generates an effect`: used or triggered (SF 24.5), not just played or revealed."""

    who: Any
    events: ClassVar[Kinds] = (EffectGenerated,)
    looks_back: ClassVar[bool] = False

    def match(self, game: ShadowfistGame, event: Any, scope: Scope) -> Scope | None:
        effect = event.effect
        if effect.kind in NO_TEXT or effect.source.card < 0 or not meant(game, self.who, effect.source.card, scope):
            return None
        return about(game, scope, event, effect.source.card, effect.seat)  # type: ignore[no-any-return]


#: Effects that a rule generates, not a card's text: a card is played, moves, heals or is revealed, or a scene ends.
NO_TEXT = frozenset({"card", "innate", "reveal", "ending"})
