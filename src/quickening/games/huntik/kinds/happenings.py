"""More events that triggered powers and triggered modifiers wait for (HK 702, 709), and that replacements replace."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.events import Event
from quickening.games.huntik.events import (
    CombatEnded,
    CombatStarted,
    CounterPut,
    Discarded,
    Drew,
    Eliminated,
    EnteredPlay,
    Exhausted,
    KOd,
    Moved,
    PickedUp,
    PowerUsed,
    PutInZone,
    Readied,
    Stunned,
    Unstunned,
)
from quickening.games.huntik.kinds.places import Place
from quickening.games.huntik.kinds.triggers import (
    LEAVING,
    Kinds,
    about,
    is_me,
    leaving_play,
)
from quickening.games.huntik.state import HuntikGame
from quickening.lang.nodes import Scope, Trigger
from quickening.lang.selections import Cards


class IsKOd(Trigger, frozen=True):
    """`a friendly hero is KO'd`, perhaps by combat attacks only (HK 602.3), or in a combat, by whatever."""

    cards: Cards
    attacks: bool = False
    combat: bool = False
    events: ClassVar[Kinds] = (KOd,)

    def match(self, game: HuntikGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, KOd)
        fits = (event.attacks or not self.attacks) and self.cards.fits(game, event.card, scope)
        fighting = game.combat is not None and game.combat.zone == event.zone
        meant = fits and (fighting or not self.combat)
        return about(game, scope, event, event.card, event.zone) if meant else None


class Leaves(Trigger, frozen=True):
    """`a friendly hero leaves play`, however it comes about; or only `is eliminated` (HK 400.11e)."""

    cards: Cards
    eliminated: bool = False
    events: ClassVar[Kinds] = LEAVING
    card_by_card: ClassVar[bool] = True

    def match(self, game: HuntikGame, event: Event, scope: Scope) -> Scope | None:
        going = [card for card in leaving_play(game, event) if self.cards.fits(game, card, scope)]
        if not going or (self.eliminated and not isinstance(event, Eliminated)):
            return None
        return about(game, scope, event, going[0], game.cards[going[0]].zone)


class StartsCombat(Trigger, frozen=True):
    """HK 601.1. `a friendly hero starts a combat`."""

    cards: Cards
    events: ClassVar[Kinds] = (CombatStarted,)
    looks_back: ClassVar[bool] = False

    def match(self, game: HuntikGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, CombatStarted)
        fits = event.card >= 0 and self.cards.fits(game, event.card, scope)
        return about(game, scope, event, event.card, event.zone) if fits else None


class YouDraw(Trigger, frozen=True):
    """HK 400.11d. `you draw one or more cards`, or your opponent does: those drawn together are one event."""

    opponent: bool = False
    events: ClassVar[Kinds] = (Drew,)

    def match(self, game: HuntikGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, Drew)
        return about(game, scope, event) if (event.seat == scope.you) != self.opponent else None


class DrawsCard(YouDraw, frozen=True):
    """HK 702.1. `you draw a card`: of cards drawn together each is an instance, and the one spoken of."""

    card_by_card: ClassVar[bool] = True

    def match(self, game: HuntikGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, Drew)
        fits = (event.seat == scope.you) != self.opponent
        return about(game, scope, event, event.cards[0]) if fits else None


class Becomes(Trigger, frozen=True):
    """HK 702.5. `becomes stunned`: it was not, and then is. Without `cards`: I do."""

    what: str
    cards: Cards | None = None
    events: ClassVar[Kinds] = (Stunned, Unstunned, Exhausted, Readied)

    @property
    def mine(self) -> str:  # type: ignore[override]
        return "card" if self.cards is None else ""

    def match(self, game: HuntikGame, event: Event, scope: Scope) -> Scope | None:
        card: int = event.card  # type: ignore[attr-defined]  # all of these are about a card
        meant = is_me(scope, card) if self.cards is None else self.cards.fits(game, card, scope)
        return about(game, scope, event, card) if meant and self.becomes(game, event, card) else None

    def becomes(self, game: HuntikGame, event: Event, card: int) -> bool:
        """A card that is stunned while ready is exhausted by that (HK 407.1)."""
        state = game.cards[card]
        match self.what:
            case "stunned":
                return isinstance(event, Stunned) and not state.stunned
            case "unstunned":
                return isinstance(event, Unstunned) and state.stunned
            case "ready":
                return isinstance(event, Readied) and state.exhausted
            case _:
                return isinstance(event, (Exhausted, Stunned)) and not state.exhausted


class ComesIntoPlay(Trigger, frozen=True):
    """HK 702.4. `a minor hero comes into play`: judged by how things are then."""

    cards: Cards
    place: Place | None = None
    events: ClassVar[Kinds] = (EnteredPlay,)
    looks_back: ClassVar[bool] = False

    def match(self, game: HuntikGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, EnteredPlay)
        if self.place is not None and event.zone != self.place.zone(game, scope):
            return None
        return about(game, scope, event, event.card, event.zone) if self.cards.fits(game, event.card, scope) else None


class Moves(Trigger, frozen=True):
    """HK 403.1, 702.4. `a friendly hero moves`, even if it stays in its zone; `in my zone` is where it was before."""

    cards: Cards
    events: ClassVar[Kinds] = (Moved,)

    def match(self, game: HuntikGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, Moved)
        return about(game, scope, event, event.card, event.zone) if self.cards.fits(game, event.card, scope) else None


class Enters(Trigger, frozen=True):
    """`a hero enters this zone`, or I do: it moves there, is put there, or comes into play there."""

    place: Place
    cards: Cards | None = None
    events: ClassVar[Kinds] = (Moved, PutInZone, EnteredPlay)
    looks_back: ClassVar[bool] = False

    def match(self, game: HuntikGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, (Moved, PutInZone, EnteredPlay))
        there = event.zone == self.place.zone(game, scope) != getattr(event, "origin", 0)
        if self.cards is None:
            return about(game, scope, event, place=event.zone) if there and is_me(scope, event.card) else None
        fits = there and self.cards.fits(game, event.card, scope)
        return about(game, scope, event, event.card, event.zone) if fits else None


class PicksUp(Trigger, frozen=True):
    """HK 305.2. `a hero picks up the Ring of Arc`: the feature whose text this is."""

    cards: Cards
    events: ClassVar[Kinds] = (PickedUp,)
    looks_back: ClassVar[bool] = False

    def match(self, game: HuntikGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, PickedUp)
        mine = scope.source is not None and event.card == scope.source.card
        return about(game, scope, event, event.hero) if mine and self.cards.fits(game, event.hero, scope) else None


class CombatStarts(Trigger, frozen=True):
    """HK 601.1. `a combat starts in my zone`, whoever starts it."""

    place: Place
    events: ClassVar[Kinds] = (CombatStarted,)
    looks_back: ClassVar[bool] = False

    def match(self, game: HuntikGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, CombatStarted)
        return about(game, scope, event, place=event.zone) if event.zone == self.place.zone(game, scope) else None


class CombatEnds(Trigger, frozen=True):
    """HK 602. `a combat in my zone ends`."""

    place: Place
    events: ClassVar[Kinds] = (CombatEnded,)

    def match(self, game: HuntikGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, CombatEnded)
        return about(game, scope, event, place=event.zone) if event.zone == self.place.zone(game, scope) else None


class YouDiscard(Trigger, frozen=True):
    """HK 400.11c. `you discard a Titan card`, or your opponent does; cards are discarded one at a time."""

    cards: Cards
    opponent: bool = False
    events: ClassVar[Kinds] = (Discarded,)

    def match(self, game: HuntikGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, Discarded)
        mine = (game.cards[event.card].owner == scope.you) != self.opponent
        return about(game, scope, event, event.card) if mine and self.cards.fits(game, event.card, scope) else None


# -- what would happen (HK 710) ------------------------------------------------------------------------------------


class WouldBeStunned(Trigger, frozen=True):
    """`would be stunned`: I, or any of a description."""

    cards: Cards | None = None
    events: ClassVar[Kinds] = (Stunned,)

    def match(self, game: HuntikGame, event: Event, scope: Scope) -> Scope | None:
        card: int = event.card  # type: ignore[attr-defined]  # it is about a card
        meant = is_me(scope, card) if self.cards is None else self.cards.fits(game, card, scope)
        return about(game, scope, event, card) if meant else None


class WouldBeEliminated(WouldBeStunned, frozen=True):
    """`would be eliminated`."""

    events: ClassVar[Kinds] = (Eliminated,)


class WouldDraw(YouDraw, frozen=True):
    """`you would draw one or more cards`."""


# -- words ---------------------------------------------------------------------------------------------------------


class EitherOf(Trigger, frozen=True):
    """One event or another: a power that waits for both triggers off each."""

    one: Trigger
    two: Trigger

    @property
    def parts(self) -> tuple[Trigger, ...]:
        return (*self.one.parts, *self.two.parts)


class MovesOut(Trigger, frozen=True):
    """HK 403.2b. `an enemy hero moves out of my zone`; there is where it moved."""

    cards: Cards
    place: Place
    events: ClassVar[Kinds] = (Moved,)
    looks_back: ClassVar[bool] = False

    def match(self, game: HuntikGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, Moved)
        if event.origin == event.zone or event.origin != self.place.zone(game, scope):
            return None
        return about(game, scope, event, event.card, event.zone) if self.cards.fits(game, event.card, scope) else None


class TakesUp(Trigger, frozen=True):
    """HK 305.2. `I pick up an object`, or a hero of a description does, who is then the one spoken of."""

    thing: Cards
    cards: Cards | None = None
    events: ClassVar[Kinds] = (PickedUp,)
    looks_back: ClassVar[bool] = False

    def match(self, game: HuntikGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, PickedUp)
        meant = is_me(scope, event.hero) if self.cards is None else self.cards.fits(game, event.hero, scope)
        if not meant or not self.thing.fits(game, event.card, scope):
            return None
        return about(game, scope, event, event.card if self.cards is None else event.hero)


class UsesPower(Trigger, frozen=True):
    """HK 701.2. `a friendly hero uses an Exhaust Action`, or any power of one of the three kinds."""

    cards: Cards
    kind: str = ""
    events: ClassVar[Kinds] = (PowerUsed,)

    def match(self, game: HuntikGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, PowerUsed)
        fits = self.kind in ("", event.kind) and self.cards.fits(game, event.card, scope)
        return about(game, scope, event, event.card) if fits else None


class CounterPutOnMe(Trigger, frozen=True):
    """HK 402.1. `a Rage counter is put on me`; several put there together are one event."""

    name: str = ""
    events: ClassVar[Kinds] = (CounterPut,)
    mine: ClassVar[str] = "card"

    def match(self, game: HuntikGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, CounterPut)
        meant = is_me(scope, event.card) and self.name in ("", event.counter.name)
        return about(game, scope, event) if meant else None
