"""The events that triggered abilities wait for (SF 26.1): who, what happens, and by or to whom."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from quickening.core.events import Event
from quickening.games.shadowfist.events import (
    BurnedForPower,
    BurnedForVictory,
    BurnedSiteGone,
    CardPlayed,
    ControlTaken,
    Damaged,
    Discarded,
    EnteredPlay,
    Healed,
    LeftPlay,
    PutInBurnedPile,
    ReturnedToHand,
    Revealed,
    Sacrificed,
    Smoked,
    Toasted,
    Turned,
    Uniqued,
    Unturned,
)
from quickening.games.shadowfist.happenings import (
    AttackDeclared,
    AttackEnding,
    AttackJoined,
    CeasedAttacking,
    CeasedIntercepting,
    EffectGenerated,
    EnteredCombat,
    FaceoffWon,
    Intercepted,
    PowerGained,
    PowerGenerated,
    PowerPaid,
    PowerStolen,
    TurnedToAttack,
    TurnEnding,
    TurnStarted,
)
from quickening.games.shadowfist.state import PLAY, ShadowfistGame
from quickening.games.shadowfist.vocabulary.filters import opponents_in_combat, printed_of
from quickening.games.shadowfist.vocabulary.people import Who, You
from quickening.lang.nodes import Condition, Scope, Selection, Trigger
from quickening.lang.selections import Cards, ThisCard

Kinds = tuple[type[Event], ...]
Watched = Selection | Cards

LEAVING: Kinds = (Smoked, Toasted, Sacrificed, ReturnedToHand, BurnedSiteGone, PutInBurnedPile, Uniqued)


def meant(game: ShadowfistGame, who: Watched, card: int, scope: Scope) -> bool:
    """Whether a card is one of those a text waits for."""
    if card < 0:
        return False
    if isinstance(who, Cards):
        return who.fits(game, card, scope)
    return any(ref.card == card for ref in who.refs(game, scope))


def about(game: ShadowfistGame, scope: Any, event: Event, card: int = -1, seat: int = -1, amount: int = 0) -> Any:
    """The scope of a triggered ability: `it`, `that player`, `there` and how much are what the event was about."""
    it = (game.ref(card),) if card >= 0 else scope.it
    place = game.location(card) if card >= 0 and game.cards[card].area == PLAY else scope.place
    return replace(scope, it=it, place=place, event=event, who=seat, amount=amount)


class CardTrigger(Trigger, frozen=True):
    """Something happens to a card that is waited for; perhaps only by certain players' doing."""

    who: Any
    by: Who | None = None

    def match(self, game: ShadowfistGame, event: Any, scope: Scope) -> Scope | None:
        if self.by is not None and event.seat not in self.by.seats(game, scope):
            return None
        if not self.suits(game, event, scope) or not meant(game, self.who, event.card, scope):
            return None
        return about(game, scope, event, event.card, event.seat, getattr(event, "amount", 0))  # type: ignore[no-any-return]

    def suits(self, game: ShadowfistGame, event: Any, scope: Scope) -> bool:
        """Whether the event is of the kind waited for, besides whom it is about."""
        return True


class EntersPlay(CardTrigger, frozen=True):
    """`when this card enters play` (SF 24.5.2)."""

    how: str = ""
    events: ClassVar[Kinds] = (EnteredPlay,)
    looks_back: ClassVar[bool] = False

    @property
    def entering(self) -> bool:
        """SF 25.5, 25.6. Whether a State or Edge triggers it as it is played, before its text is active."""
        return isinstance(self.who, ThisCard)

    def suits(self, game: ShadowfistGame, event: Any, scope: Scope) -> bool:
        return bool(self.how in ("", event.how))


class LeavesPlay(CardTrigger, frozen=True):
    """`when this card leaves play`."""

    events: ClassVar[Kinds] = LEAVING

    def suits(self, game: ShadowfistGame, event: Any, scope: Scope) -> bool:
        return bool(game.cards[event.card].area == PLAY)


class IsSmoked(CardTrigger, frozen=True):
    """`when this card is smoked` (SF 20.0), perhaps by damage or in combat."""

    damage: bool = False
    combat: bool = False
    events: ClassVar[Kinds] = (Smoked,)

    def suits(self, game: ShadowfistGame, event: Any, scope: Scope) -> bool:
        return bool((event.damage or not self.damage) and (event.combat or not self.combat))


class IsToasted(CardTrigger, frozen=True):
    """`when a card is toasted` (SF 46.0)."""

    events: ClassVar[Kinds] = (Toasted,)


class IsSacrificed(CardTrigger, frozen=True):
    """`when a Character is sacrificed` (SF 45.0)."""

    events: ClassVar[Kinds] = (Sacrificed,)


class IsHealed(CardTrigger, frozen=True):
    """`when this card is healed` (SF 16.0)."""

    events: ClassVar[Kinds] = (Healed,)


class IsRevealed(CardTrigger, frozen=True):
    """`when this Site is revealed` (SF 24.4)."""

    events: ClassVar[Kinds] = (Revealed,)
    looks_back: ClassVar[bool] = False


class IsSeized(CardTrigger, frozen=True):
    """`when a Site you own is seized` (SF 19.0)."""

    events: ClassVar[Kinds] = (ControlTaken,)

    def suits(self, game: ShadowfistGame, event: Any, scope: Scope) -> bool:
        return bool(event.seized)


class IsBurned(CardTrigger, frozen=True):
    """`when a Site is burned`, for victory or for Power (SF 12.0)."""

    kind: str = ""
    events: ClassVar[Kinds] = (BurnedForVictory, BurnedForPower)

    def suits(self, game: ShadowfistGame, event: Any, scope: Scope) -> bool:
        wanted = {"Power": BurnedForPower, "victory": BurnedForVictory}.get(
            self.kind, (BurnedForVictory, BurnedForPower)
        )
        return isinstance(event, wanted)


class IsTaken(CardTrigger, frozen=True):
    """`when an opponent takes control of a card` (SF 35.3)."""

    events: ClassVar[Kinds] = (ControlTaken,)


class Turns(CardTrigger, frozen=True):
    """`when it turns` (SF 21.0); `why` narrows it to turning to attack, to heal, to change location."""

    why: str = ""
    events: ClassVar[Kinds] = (Turned,)

    def suits(self, game: ShadowfistGame, event: Any, scope: Scope) -> bool:
        return bool(self.why in ("", event.why))


class Unturns(CardTrigger, frozen=True):
    """`when it unturns` (SF 21.1)."""

    events: ClassVar[Kinds] = (Unturned,)


class Attacks(CardTrigger, frozen=True):
    """`when it turns to attack`, `attacks`, `is declared as an attacker` (SF 28.1.4)."""

    target: Cards | None = None
    events: ClassVar[Kinds] = (TurnedToAttack,)
    looks_back: ClassVar[bool] = False

    def suits(self, game: ShadowfistGame, event: Any, scope: Scope) -> bool:
        return self.target is None or meant(game, self.target, event.target, scope)


class Intercepts(CardTrigger, frozen=True):
    """`when it intercepts` (SF 28.6.1)."""

    attacker: Any = None
    events: ClassVar[Kinds] = (Intercepted,)
    looks_back: ClassVar[bool] = False

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

    def match(self, game: ShadowfistGame, event: Any, scope: Scope) -> Scope | None:
        if not meant(game, self.who, event.card, scope):
            return None
        if self.fights is None:
            if event.fights != first_foe(game, event.card):
                return None  # it enters combat once, with however many others
        elif not meant(game, self.fights, event.fights, scope):
            return None
        it = event.fights if self.other else event.card
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
        return about(game, scope, event, event.card, event.seat, event.amount)  # type: ignore[no-any-return]


class Inflicts(Trigger, frozen=True):
    """`when it inflicts combat damage on a Site`: the damaged card is what the text speaks of."""

    who: Any
    on: Any = None
    combat: bool = False
    events: ClassVar[Kinds] = (Damaged,)
    looks_back: ClassVar[bool] = False

    def match(self, game: ShadowfistGame, event: Any, scope: Scope) -> Scope | None:
        if event.by is None or (self.combat and not event.combat):
            return None
        if not meant(game, self.who, event.by.card, scope):
            return None
        if self.on is not None and not meant(game, self.on, event.card, replace(scope, it=(event.by,))):
            return None
        seat = game.cards[event.card].controller
        return about(game, scope, event, event.card, seat, event.amount)  # type: ignore[no-any-return]


class CardReducesBody(Trigger, frozen=True):
    """`when it reduces a Site's Body to 0`, perhaps by combat damage: that Site is what the text speaks of."""

    who: Any
    site: Any
    combat: bool = False
    events: ClassVar[Kinds] = (Damaged,)
    looks_back: ClassVar[bool] = False

    def match(self, game: ShadowfistGame, event: Any, scope: Scope) -> Scope | None:
        if event.by is None or not game.is_site(event.card) or game.current_body(event.card) > 0:
            return None
        if (self.combat and not event.combat) or not meant(game, self.who, event.by.card, scope):
            return None
        if not meant(game, self.site, event.card, scope):
            return None
        return about(game, scope, event, event.card, game.cards[event.card].controller, event.amount)  # type: ignore[no-any-return]


class ReducesBody(Trigger, frozen=True):
    """`when an opponent reduces its Body to 0` (SF 11.1): that opponent is the player spoken of."""

    who: Any
    by: Who
    events: ClassVar[Kinds] = (Damaged,)
    looks_back: ClassVar[bool] = False

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

    def match(self, game: ShadowfistGame, event: Any, scope: Scope) -> Scope | None:
        if event.by is None or (self.combat and not event.combat):
            return None
        if not meant(game, self.who, event.by.card, scope):
            return None
        if not meant(game, self.victim, event.card, replace(scope, it=(event.by,))):
            return None
        return about(game, scope, event, event.card, event.seat)  # type: ignore[no-any-return]


# -- what players do -----------------------------------------------------------------------------------------------


class PlaysCard(Trigger, frozen=True):
    """`when an opponent plays an Event` (SF 25.0), perhaps on a certain card."""

    by: Who
    cards: Cards
    reduced: bool = False
    events: ClassVar[Kinds] = (CardPlayed,)
    looks_back: ClassVar[bool] = False

    def match(self, game: ShadowfistGame, event: Any, scope: Scope) -> Scope | None:
        if event.seat not in self.by.seats(game, scope) or event.face_down:
            return None
        if self.reduced and not (event.paid < (printed_of(game, event.card).cost or 0) and not event.crisis):
            return None
        if not self.cards.fits(game, event.card, scope):
            return None
        return about(game, scope, event, event.card, event.seat, event.paid)  # type: ignore[no-any-return]


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
    """`when an attack you declared fails`, succeeds, or just ends (SF 28.9, 28.11)."""

    by: Who | None = None
    how: str = ""
    joined: bool = False
    events: ClassVar[Kinds] = (AttackEnding,)

    def match(self, game: ShadowfistGame, event: Any, scope: Scope) -> Scope | None:
        if self.how and (self.how == "succeeds") != event.success:
            return None
        if self.by is not None and not self.took_part(game, event, self.by.seats(game, scope)):
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
            if player not in self.source_by.seats(game, scope):
                return None
        if self.source is not None and (event.by is None or not self.source.fits(game, event.by.card, scope)):
            return None
        return about(game, scope, event, -1, event.seat, event.amount)  # type: ignore[no-any-return]


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


class Either(Trigger, frozen=True):
    """`when it is seized or burned`: one event or another."""

    triggers: tuple[Any, ...]
    looks_back: ClassVar[bool] = False

    @property
    def events(self) -> Kinds:  # type: ignore[override]
        return tuple(dict.fromkeys(kind for trigger in self.triggers for kind in trigger.events))

    def match(self, game: ShadowfistGame, event: Any, scope: Scope) -> Scope | None:
        for trigger in self.triggers:
            if isinstance(event, trigger.events):
                found: Scope | None = trigger.match(game, event, scope)
                if found is not None:
                    return found
        return None


class UsesBold(Trigger, frozen=True):
    """`when it uses Stealth` (SF 50.14, 50.16)."""

    who: Any
    word: str
    foe: Cards | None = None
    events: ClassVar[Kinds] = (EffectGenerated,)
    looks_back: ClassVar[bool] = False

    def match(self, game: ShadowfistGame, event: Any, scope: Scope) -> Scope | None:
        effect = event.effect
        if not effect.name.endswith(f"({self.word})") or not meant(game, self.who, effect.source.card, scope):
            return None
        card = effect.source.card
        if self.foe is not None:
            foes = [foe for foe in foes_of(game, card) if self.foe.fits(game, foe, scope)]
            return about(game, scope, event, foes[0], effect.seat) if foes else None
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


def is_a(game: ShadowfistGame, card: int, type_: str) -> bool:
    """Whether a card is of a type by what is printed."""
    return printed_of(game, card).type == type_


__all__ = [name for name in globals() if name[:1].isupper()] + ["about", "is_a", "meant", "LeftPlay"]
