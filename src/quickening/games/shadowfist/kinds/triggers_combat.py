"""Triggers about attacks, combat and damage (SF 28-30)."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.data import replace
from quickening.games.shadowfist.events import (
    Damaged,
    DamageReduced,
    ModifierMade,
    Smoked,
)
from quickening.games.shadowfist.happenings import (
    CeasedAttacking,
    CeasedIntercepting,
    EffectGenerated,
    EnteredCombat,
    FaceoffWon,
    Intercepted,
    TurnedToAttack,
)
from quickening.games.shadowfist.kinds.changes import AddFighting
from quickening.games.shadowfist.kinds.filters_combat import opponents_in_combat
from quickening.games.shadowfist.kinds.people import Who
from quickening.games.shadowfist.kinds.triggers import CardTrigger, Kinds, about, between, meant
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.lang.nodes import Scope, Trigger
from quickening.lang.selections import Cards


class Attacks(CardTrigger, frozen=True):
    """`when it turns to attack`, `attacks`, `is declared as an attacker` (SF 28.1.4).

    `side`: it attacks a card of such a player, who is then spoken of.
    """

    target: Cards | None = None
    joins: bool = False
    side: Who | None = None
    events: ClassVar[Kinds] = (TurnedToAttack,)
    looks_back: ClassVar[bool] = False
    parties: ClassVar[tuple[str, str]] = ("who", "target")
    called: ClassVar[tuple[str, str]] = ("attacker", "")

    def match(self, game: ShadowfistGame, event: Any, scope: Scope) -> Scope | None:
        found = super().match(game, event, between(game, scope, event.card, event.target))
        if found is None:
            return None
        found = replace(found, place=game.location(event.target))  # SF 28.3: there it is from now on
        return found if self.side is None else replace(found, who=game.cards[event.target].controller)

    def suits(self, game: ShadowfistGame, event: Any, scope: Scope) -> bool:
        if self.joins and not event.joined:
            return False
        if self.side is not None and game.cards[event.target].controller not in self.side.seats(game, scope):
            return False
        return self.target is None or meant(game, self.target, event.target, scope)


class Intercepts(CardTrigger, frozen=True):
    """`when it intercepts` (SF 28.6.1)."""

    attacker: Any = None
    events: ClassVar[Kinds] = (Intercepted,)
    looks_back: ClassVar[bool] = False
    parties: ClassVar[tuple[str, str]] = ("who", "attacker")
    called: ClassVar[tuple[str, str]] = ("interceptor", "attacker")

    def match(self, game: ShadowfistGame, event: Any, scope: Scope) -> Scope | None:
        return super().match(game, event, between(game, scope, event.card, event.attacker))

    def suits(self, game: ShadowfistGame, event: Any, scope: Scope) -> bool:
        return self.attacker is None or meant(game, self.attacker, event.attacker, scope)


class StopsAttacking(CardTrigger, frozen=True):
    """`when it ceases attacking` (SF 28.5.1)."""

    events: ClassVar[Kinds] = (CeasedAttacking,)


class StopsIntercepting(CardTrigger, frozen=True):
    """`when it ceases intercepting` (SF 28.6.6)."""

    events: ClassVar[Kinds] = (CeasedIntercepting,)


class EntersCombat(Trigger, frozen=True):
    """`when it enters combat with a Character`: the other one is what the text speaks of (SF 30.2)."""

    who: Any
    fights: Any = None
    other: bool = True
    events: ClassVar[Kinds] = (EnteredCombat,)
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
            if event.fights != first_foe(game, event.card):
                return None  # it enters combat once, with however many others
        elif not meant(game, self.fights, event.fights, scope):
            return None
        it = event.fights if self.other else event.card
        scope = between(game, scope, event.card, event.fights)
        return about(game, scope, event, it, event.seat)  # type: ignore[no-any-return]


def first_foe(game: ShadowfistGame, card: int) -> int:
    """The first of those a card is in combat with."""
    pairs = game.combat.pairs if game.combat is not None else ()
    foes = [other for one, other in pairs if one.card == card] + [one for one, other in pairs if other.card == card]
    return foes[0].card if foes else -1


class IsDamaged(Trigger, frozen=True):
    """`when combat damage is inflicted on it`: of a kind, by certain cards or players, so much of it (SF 29.0)."""

    who: Any
    kind: str = ""
    source: Any = None
    by: Who | None = None
    least: int = 1
    events: ClassVar[Kinds] = (Damaged,)
    looks_back: ClassVar[bool] = False
    parties: ClassVar[tuple[str, str]] = ("who", "source")

    def match(self, game: ShadowfistGame, event: Any, scope: Scope) -> Scope | None:
        if event.amount < self.least or (self.kind and (self.kind == "combat") != event.combat):
            return None
        source = event.by.card if event.by is not None else -1
        if self.by is not None and event.seat not in self.by.seats(game, scope):
            return None
        if self.source is not None and not meant(game, self.source, source, scope):
            return None
        if not meant(game, self.who, event.card, scope):
            return None
        scope = between(game, scope, event.card, source)
        return about(game, scope, event, event.card, event.seat, event.amount)  # type: ignore[no-any-return]


class IsReduced(IsDamaged, frozen=True):
    """`when damage to this card is reduced` (SF 29.6): by anything that reduces it."""

    events: ClassVar[Kinds] = (DamageReduced,)


class FightingFalls(Trigger, frozen=True):
    """`when a Character is reduced to 1 Fighting` (SF 8.7, 29.0): by damage, or by what lowers its score."""

    who: Any
    to: int
    by: Who | None = None
    events: ClassVar[Kinds] = (Damaged, ModifierMade)
    looks_back: ClassVar[bool] = False

    def match(self, game: ShadowfistGame, event: Any, scope: Scope) -> Scope | None:
        for card, less in lowered(game, event):
            fighting = game.current_fighting(card)
            if fighting == self.to < fighting + less and meant(game, self.who, card, scope):
                seat = event.seat if isinstance(event, Damaged) else event.modifier.scope.you
                if self.by is None or seat in self.by.seats(game, scope):
                    return about(game, scope, event, card, seat)  # type: ignore[no-any-return]
        return None


def lowered(game: ShadowfistGame, event: Any) -> list[tuple[int, int]]:
    """The Characters whose Fighting has just become less, and by how much."""
    if isinstance(event, Damaged):
        return [(event.card, event.amount)] if game.is_character(event.card) else []
    change = event.modifier.change
    if not isinstance(change, AddFighting):
        return []
    less = -change.amount.value(game, event.modifier.scope)
    return [(ref.card, less) for ref in event.modifier.cards or () if less > 0 and game.is_character(ref.card)]


class Inflicts(Trigger, frozen=True):
    """`when it inflicts combat damage on a Site`: the damaged card is what the text speaks of."""

    who: Any
    on: Any = None
    combat: bool = False
    least: int = 1
    events: ClassVar[Kinds] = (Damaged,)
    looks_back: ClassVar[bool] = False
    parties: ClassVar[tuple[str, str]] = ("who", "on")
    usual: ClassVar[int] = 1

    def match(self, game: ShadowfistGame, event: Any, scope: Scope) -> Scope | None:
        if event.by is None or (self.combat and not event.combat) or event.amount < self.least:
            return None
        if not meant(game, self.who, event.by.card, scope):
            return None
        if self.on is not None and not meant(game, self.on, event.card, replace(scope, it=(event.by,))):
            return None
        seat = game.cards[event.card].controller
        scope = between(game, scope, event.by.card, event.card)
        return about(game, scope, event, event.card, seat, event.amount)  # type: ignore[no-any-return]


class CardReducesBody(Trigger, frozen=True):
    """`when it reduces a Site's Body to 0`, perhaps by combat damage: that Site is what the text speaks of."""

    who: Any
    site: Any
    combat: bool = False
    events: ClassVar[Kinds] = (Damaged,)
    looks_back: ClassVar[bool] = False
    parties: ClassVar[tuple[str, str]] = ("who", "site")
    usual: ClassVar[int] = 1

    def match(self, game: ShadowfistGame, event: Any, scope: Scope) -> Scope | None:
        if event.by is None or not game.is_site(event.card) or game.current_body(event.card) > 0:
            return None
        if (self.combat and not event.combat) or not meant(game, self.who, event.by.card, scope):
            return None
        if not meant(game, self.site, event.card, scope):
            return None
        scope = between(game, scope, event.by.card, event.card)
        return about(game, scope, event, event.card, game.cards[event.card].controller, event.amount)  # type: ignore[no-any-return]


class ReducesBody(Trigger, frozen=True):
    """`when an opponent reduces its Body to 0` (SF 11.1): that opponent is the player spoken of.

    Damage that several cards inflict at once (SF 30.3.1) does so once; the first of their players is spoken of.
    """

    who: Any
    by: Who
    events: ClassVar[Kinds] = (Damaged,)
    looks_back: ClassVar[bool] = False
    gathers: ClassVar[bool] = True

    def match(self, game: ShadowfistGame, event: Any, scope: Scope) -> Scope | None:
        if not game.is_site(event.card) or game.current_body(event.card) > 0:
            return None
        if event.seat not in self.by.seats(game, scope) or not meant(game, self.who, event.card, scope):
            return None
        return about(game, scope, event, event.card, event.seat, event.amount)  # type: ignore[no-any-return]


class SmokesCard(Trigger, frozen=True):
    """`when it smokes a Character`: the smoked card is what the text speaks of; `combat`: by combat damage."""

    who: Any
    victim: Any
    combat: bool = False
    events: ClassVar[Kinds] = (Smoked,)
    parties: ClassVar[tuple[str, str]] = ("who", "victim")
    usual: ClassVar[int] = 1

    def match(self, game: ShadowfistGame, event: Any, scope: Scope) -> Scope | None:
        if event.by is None or (self.combat and not event.combat):
            return None
        if not meant(game, self.who, event.by.card, scope):
            return None
        if not meant(game, self.victim, event.card, replace(scope, it=(event.by,))):
            return None
        scope = between(game, scope, event.by.card, event.card)
        return about(game, scope, event, event.card, event.seat)  # type: ignore[no-any-return]


class UsesBold(Trigger, frozen=True):
    """`when it uses Stealth` (SF 50.14, 50.16)."""

    who: Any
    word: str
    foe: Cards | None = None
    events: ClassVar[Kinds] = (EffectGenerated,)
    looks_back: ClassVar[bool] = False
    parties: ClassVar[tuple[str, str]] = ("who", "foe")
    usual: ClassVar[int] = 1

    def match(self, game: ShadowfistGame, event: Any, scope: Scope) -> Scope | None:
        effect = event.effect
        if not effect.name.endswith(f"({self.word})") or not meant(game, self.who, effect.source.card, scope):
            return None
        card = effect.source.card
        if self.foe is not None:
            foes = [foe for foe in foes_of(game, card) if self.foe.fits(game, foe, scope)]
            if not foes:
                return None
            return about(game, between(game, scope, card, foes[0]), event, foes[0], effect.seat)  # type: ignore[no-any-return]
        return about(game, scope, event, card, effect.seat)  # type: ignore[no-any-return]


class WinsFaceoff(Trigger, frozen=True):
    """`when you win a Faceoff` (SF 41.4)."""

    events: ClassVar[Kinds] = (FaceoffWon,)
    looks_back: ClassVar[bool] = False

    def match(self, game: ShadowfistGame, event: Any, scope: Scope) -> Scope | None:
        return about(game, scope, event, event.card, event.seat) if event.seat == scope.you else None


def foes_of(game: ShadowfistGame, card: int) -> list[int]:
    """Whom an attacker is about to fight: its interceptors, or else its target (SF 30.1)."""
    found = opponents_in_combat(game, card)
    one = game.attack.attacker(card) if game.attack is not None else None
    return found or ([one.target.card] if one is not None and game.alive(one.target) else [])
