"""The events that texts wait for."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.data import replace
from quickening.core.events import Event
from quickening.games.highlander.events import (
    AbilityChanged,
    AttackDefended,
    AttackSucceeded,
    CardPlayed,
    DamageTaken,
    Disarmed,
    Discarded,
    Drew,
    Exerted,
    Exhausted,
    FellProne,
    LeftPlay,
    PhaseEnded,
    PhaseStarted,
    PowerBlowMade,
    PutIntoPlay,
    Recovered,
    RegainedFeet,
)
from quickening.games.highlander.kinds.amounts import seat_of
from quickening.games.highlander.state import DRAWING, HARD, HighlanderGame
from quickening.lang.nodes import Scope, Trigger
from quickening.lang.selections import Cards

Kinds = tuple[type[Event], ...]


class HighlanderTrigger(Trigger, frozen=True):
    """`of_itself`: it is about the very card, which need not have an effect any more."""

    of_itself: ClassVar[bool] = False
    looks_back: ClassVar[bool] = False


def about(game: HighlanderGame, scope: Scope, event: Event, card: int = -1) -> Scope:
    """The scope of a text that waited: `it` is the card the event was about."""
    return replace(scope, it=(game.ref(card),) if card >= 0 else scope.it, event=event)


def is_own(scope: Scope, card: int) -> bool:
    return scope.source is not None and scope.source.card == card


def known_unseen(cards: Cards) -> bool:
    """HL1 61. Whether a description asks no more than what everybody knows of a Hidden attack: that it is one."""
    plain = getattr(cards.noun, "word", "") in ("attack", "card")
    return plain and not cards.after and all(getattr(word, "unseen", False) for word in cards.before)


class Succeeds(HighlanderTrigger, frozen=True):
    """This attack is successful (HL1 48, HL3 112)."""

    events: ClassVar[Kinds] = (AttackSucceeded,)

    def match(self, game: HighlanderGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, AttackSucceeded)
        return about(game, scope, event, event.card) if is_own(scope, event.card) else None


class ThatSucceeds(HighlanderTrigger, frozen=True):
    """The attack this card was played in conjunction with is successful."""

    events: ClassVar[Kinds] = (AttackSucceeded,)

    def match(self, game: HighlanderGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, AttackSucceeded)
        attack = game.attack_of(scope.source.card) if scope.source is not None else None
        return about(game, scope, event, event.card) if attack is not None and attack.card == event.card else None


class IsStopped(HighlanderTrigger, frozen=True):
    """This attack, or `that` one this card goes with, is `blocked`, `dodged`, or in any way not successful."""

    how: str = ""
    of: str = "this"
    events: ClassVar[Kinds] = (AttackDefended,)

    def match(self, game: HighlanderGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, AttackDefended)
        attack = game.attack_of(event.card)
        if scope.source is None or attack is None or (self.how and event.how != self.how):
            return None
        meant = scope.source.card == event.card if self.of == "this" else scope.source.card in attack.beside
        return about(game, scope, event, event.card) if meant else None


class Defends(HighlanderTrigger, frozen=True):
    """HL3 113. This defense, or `that` one this card goes with, stops an attack."""

    of: str = "this"
    events: ClassVar[Kinds] = (AttackDefended,)

    def match(self, game: HighlanderGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, AttackDefended)
        attack = game.attack_of(event.card)
        defense = game.defense_of(attack.defense) if attack is not None else None
        if scope.source is None or defense is None or event.how not in ("blocked", "dodged"):
            return None
        meant = scope.source.card == defense.card if self.of == "this" else scope.source.card in defense.beside
        return about(game, scope, event, event.card) if meant else None


class AttackSucceeds(HighlanderTrigger, frozen=True):
    """One of a player's attacks is successful."""

    cards: Cards
    who: str = "opponent"
    events: ClassVar[Kinds] = (AttackSucceeded,)

    def match(self, game: HighlanderGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, AttackSucceeded)
        attack = game.attack_of(event.card)
        if attack is None or attack.seat != seat_of(self.who, scope):
            return None
        return about(game, scope, event, event.card) if self.cards.fits(game, event.card, scope) else None


class Fails(HighlanderTrigger, frozen=True):
    """An attack a player played is not successful."""

    who: str = "each"
    events: ClassVar[Kinds] = (AttackDefended,)

    def match(self, game: HighlanderGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, AttackDefended)
        attack = game.attack_of(event.card)
        if attack is None or attack.result == "successful":
            return None
        return replace(about(game, scope, event, event.card), you=1 - attack.seat)


class Plays(HighlanderTrigger, frozen=True):
    """A player plays such a card; for `each` player, the text then speaks of that player as the opponent."""

    cards: Cards
    who: str = "opponent"
    put: bool = False
    events: ClassVar[Kinds] = (CardPlayed, PutIntoPlay)

    def match(self, game: HighlanderGame, event: Event, scope: Scope) -> Scope | None:
        if isinstance(event, PutIntoPlay) and not self.put:
            return None
        seat: int = event.seat  # type: ignore[attr-defined]
        card: int = event.card  # type: ignore[attr-defined]
        if is_own(scope, card) or not self.cards.fits(game, card, scope):
            return None
        if game.cards[card].face_down and not known_unseen(self.cards):
            return None
        if self.who == "each":
            return replace(about(game, scope, event, card), you=1 - seat)
        return about(game, scope, event, card) if seat == seat_of(self.who, scope) else None


class PhaseBegins(HighlanderTrigger, frozen=True):
    """A phase of a player's turn begins, or `ends`. `beginning`: where must and may do effects are taken care of.

    `that_player`: the text goes on about the player whose turn it is, as the opponent. `prone`: if they are Prone.
    """

    phase: str
    who: str = "you"
    ends: bool = False
    that_player: bool = False
    prone: bool = False
    events: ClassVar[Kinds] = (PhaseStarted, PhaseEnded, PutIntoPlay)

    @property
    def awaited(self) -> Kinds:
        return (PhaseEnded,) if self.ends else (PhaseStarted, PutIntoPlay)

    def match(self, game: HighlanderGame, event: Event, scope: Scope) -> Scope | None:
        if isinstance(event, PutIntoPlay):  # HLT 215: what comes during that phase is not too late for it
            if not is_own(scope, event.card):
                return None
            event = PhaseStarted(game.active, game.phase)
        name: str = event.phase  # type: ignore[attr-defined]
        if name != self.named(game):
            return None
        seat: int = event.seat  # type: ignore[attr-defined]
        if isinstance(event, PhaseEnded) != self.ends or (self.who != "each" and seat != seat_of(self.who, scope)):
            return None
        if self.prone and not game.players[seat].prone:
            return None
        found = about(game, scope, event)
        return replace(found, you=1 - seat) if self.that_player else found

    def named(self, game: HighlanderGame) -> str:
        """The phase as the book calls it; with Draw/Discard a turn ends, or with a phase of its own (HL3 72)."""
        if self.phase == "beginning":
            return str(game.edition.duties.value[0])
        return str(game.edition.phases.value[-1]) if self.ends and self.phase == DRAWING else self.phase


class Whoever(HighlanderTrigger, frozen=True):
    """Something that is waited for of an opponent happens to any player: the text calls that one the opponent."""

    trigger: HighlanderTrigger

    @property
    def awaited(self) -> Kinds:
        return self.trigger.awaited

    def match(self, game: HighlanderGame, event: Event, scope: Scope) -> Scope | None:
        for seat in (scope.you, 1 - scope.you):
            found = self.trigger.match(game, event, replace(scope, you=seat))
            if found is not None:
                return found
        return None


class IsDisarmedNow(HighlanderTrigger, frozen=True):
    """A player is Disarmed."""

    who: str = "opponent"
    events: ClassVar[Kinds] = (Disarmed,)

    def match(self, game: HighlanderGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, Disarmed)
        meant = event.seat == seat_of(self.who, scope) and not event.broken
        return about(game, scope, event) if meant else None


class FallsProne(HighlanderTrigger, frozen=True):
    """A player falls Prone."""

    who: str = "opponent"
    events: ClassVar[Kinds] = (FellProne,)

    def match(self, game: HighlanderGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, FellProne)
        return about(game, scope, event) if event.seat == seat_of(self.who, scope) else None


class TakesDamage(HighlanderTrigger, frozen=True):
    """A player takes damage that was not prevented: once, however many attacks it came from (HL1 45)."""

    who: str = "opponent"
    events: ClassVar[Kinds] = (AbilityChanged,)

    def match(self, game: HighlanderGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, AbilityChanged)
        hurt = event.damage > 0 and event.ability < event.was
        return about(game, scope, event) if hurt and event.seat == seat_of(self.who, scope) else None


class RegainsFeet(HighlanderTrigger, frozen=True):
    """A player regains their feet."""

    who: str = "opponent"
    events: ClassVar[Kinds] = (RegainedFeet,)

    def match(self, game: HighlanderGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, RegainedFeet)
        return about(game, scope, event) if event.seat == seat_of(self.who, scope) else None


class Rearms(HighlanderTrigger, frozen=True):
    """HL1 67, HL3 86. A player has a weapon in hand again."""

    who: str = "opponent"
    events: ClassVar[Kinds] = (Recovered,)

    def match(self, game: HighlanderGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, Recovered)
        return about(game, scope, event) if event.seat == seat_of(self.who, scope) else None


class MakesPower(HighlanderTrigger, frozen=True):
    """A player makes an attack a Power Blow."""

    who: str = "opponent"
    events: ClassVar[Kinds] = (PowerBlowMade,)

    def match(self, game: HighlanderGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, PowerBlowMade)
        mine = game.cards[event.card].controller == seat_of(self.who, scope)
        return about(game, scope, event, event.card) if mine else None


class Draws(HighlanderTrigger, frozen=True):
    """A player draws a card."""

    who: str = "opponent"
    events: ClassVar[Kinds] = (Drew,)

    def match(self, game: HighlanderGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, Drew)
        mine = game.cards[event.card].owner == seat_of(self.who, scope)
        return about(game, scope, event) if mine else None


class Exhausts(HighlanderTrigger, frozen=True):
    """A player Exhausts (HL1 65)."""

    who: str = "opponent"
    events: ClassVar[Kinds] = (Exhausted,)

    def match(self, game: HighlanderGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, Exhausted)
        return about(game, scope, event) if event.seat == seat_of(self.who, scope) else None


class LeavesPlay(HighlanderTrigger, frozen=True):
    """This card leaves play; `by`: removed by that player."""

    by: str = ""
    events: ClassVar[Kinds] = (LeftPlay,)
    looks_back: ClassVar[bool] = True
    of_itself: ClassVar[bool] = True

    def match(self, game: HighlanderGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, LeftPlay)
        wanted = not self.by or event.by == seat_of(self.by, scope)
        return about(game, scope, event) if is_own(scope, event.card) and wanted else None


class AnotherLeaves(HighlanderTrigger, frozen=True):
    """HL1 76. Such a card is removed from play; `by`: by that player. It is judged as it was in play."""

    cards: Cards
    by: str = ""
    events: ClassVar[Kinds] = (LeftPlay,)
    looks_back: ClassVar[bool] = True

    def match(self, game: HighlanderGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, LeftPlay)
        if is_own(scope, event.card) or (self.by and event.by != seat_of(self.by, scope)):
            return None
        return about(game, scope, event) if self.cards.fits(game, event.card, scope) else None


class EntersPlay(HighlanderTrigger, frozen=True):
    """This card enters play."""

    events: ClassVar[Kinds] = (CardPlayed, PutIntoPlay)

    def match(self, game: HighlanderGame, event: Event, scope: Scope) -> Scope | None:
        return about(game, scope, event) if is_own(scope, event.card) else None  # type: ignore[attr-defined]


class MustDiscard(HighlanderTrigger, frozen=True):
    """You are forced to discard a card from your hand by your opponent; or you `discard` at all."""

    forced: bool = True
    cards: Cards | None = None
    events: ClassVar[Kinds] = (Discarded,)

    def match(self, game: HighlanderGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, Discarded)
        if game.cards[event.card].owner != scope.you:
            return None
        if self.forced and (event.by in (-1, scope.you) or event.cost):
            return None
        fits = self.cards is None or self.cards.fits(game, event.card, scope)
        return about(game, scope, event, event.card) if fits else None


class DealsDamage(HighlanderTrigger, frozen=True):
    """Your opponent takes damage from such attacks of yours."""

    cards: Cards
    events: ClassVar[Kinds] = (DamageTaken,)

    def match(self, game: HighlanderGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, DamageTaken)
        mine = event.seat != scope.you and self.cards.fits(game, event.card, scope)
        return about(game, scope, event, event.card) if mine else None


class ExertsFor(HighlanderTrigger, frozen=True):
    """A player makes a Hard Exertion, for one of these purposes if there are any."""

    purposes: tuple[str, ...] = ()
    who: str = "you"
    events: ClassVar[Kinds] = (Exerted,)

    def match(self, game: HighlanderGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, Exerted)
        if event.kind != HARD or event.seat != seat_of(self.who, scope):
            return None
        return about(game, scope, event) if not self.purposes or event.purpose in self.purposes else None


class AdjustmentEnds(HighlanderTrigger, frozen=True):
    """The opponent's Ability Adjustment Phase ends."""

    events: ClassVar[Kinds] = (PhaseEnded,)

    def match(self, game: HighlanderGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, PhaseEnded)
        mine = event.phase == "ability adjustment" and event.seat != scope.you
        return about(game, scope, event) if mine else None
