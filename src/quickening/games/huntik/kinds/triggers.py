"""The events that triggered powers wait for (HK 702)."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.data import replace
from quickening.core.events import Event
from quickening.games.huntik.events import (
    CardPlayed,
    CombatStarted,
    Discarded,
    Eliminated,
    EnteredPlay,
    FeatureRevealed,
    KOd,
    Moved,
    PowerUsed,
    PutInPile,
    PutInZone,
    PutOnDeckTogether,
    RemovedFromMap,
    ReturnedToHand,
    RoundEnded,
    StartOfRound,
    TurnStarted,
)
from quickening.games.huntik.kinds.filters import is_in, named
from quickening.games.huntik.kinds.places import Place
from quickening.games.huntik.state import HAND, PLAY, HuntikGame
from quickening.lang.nodes import Scope, Trigger
from quickening.lang.selections import Cards

Kinds = tuple[type[Event], ...]
#: All that takes cards from the map.
LEAVING: Kinds = (KOd, Eliminated, ReturnedToHand, RemovedFromMap, PutInPile, PutOnDeckTogether)


def about(game: HuntikGame, scope: Scope, event: Event, card: int = -1, place: int = 0) -> Scope:
    """The scope of a triggered power: `it` and `there` are what the event was about."""
    it = (game.ref(card),) if card >= 0 else scope.it
    return replace(scope, it=it, place=place or scope.place, event=event)


def leaving_play(game: HuntikGame, event: Event) -> tuple[int, ...]:
    """The cards that such an event is about to take from the map, for triggers that look back."""
    cards: tuple[int, ...] = event.cards if isinstance(event, PutOnDeckTogether) else (event.card,)  # type: ignore[attr-defined]
    return tuple(card for card in cards if game.cards[card].area == PLAY)


def is_me(scope: Scope, card: int) -> bool:
    return scope.me is not None and scope.me.card == card


class StartCombat(Trigger, frozen=True):
    """`When I start a combat` (HK 601.1), perhaps against such a card, perhaps in a certain zone."""

    against: Cards | None = None
    place: Place | None = None
    zones: tuple[int, ...] = ()
    events: ClassVar[Kinds] = (CombatStarted,)
    mine: ClassVar[str] = "card"
    looks_back: ClassVar[bool] = False

    def match(self, game: HuntikGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, CombatStarted)
        if not is_me(scope, event.card) or not self.is_against(game, event.zone, scope):
            return None
        if self.place is not None and event.zone != self.place.zone(game, scope):
            return None
        if self.zones and game.seen_from(event.zone, scope.you) not in self.zones:
            return None
        return about(game, scope, event, place=event.zone)

    def is_against(self, game: HuntikGame, zone: int, scope: Scope) -> bool:
        """Whether an enemy of the description is in the combat."""
        enemies = game.fighters(zone, 1 - scope.you)
        return self.against is None or any(self.against.fits(game, card, scope) for card in enemies)


class PlayedFromHand(Trigger, frozen=True):
    """`When you play me from your hand`, or from `anywhere`."""

    anywhere: bool = False
    events: ClassVar[Kinds] = (CardPlayed,)
    mine: ClassVar[str] = "card"
    looks_back: ClassVar[bool] = False

    def match(self, game: HuntikGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, CardPlayed)
        meant = is_me(scope, event.card) and (self.anywhere or event.origin == HAND)
        return about(game, scope, event) if meant else None


class ComeIntoPlay(Trigger, frozen=True):
    """`When I come into play` (HK 705.1d); also for powers that only ever matter then."""

    events: ClassVar[Kinds] = (EnteredPlay,)
    mine: ClassVar[str] = "card"
    looks_back: ClassVar[bool] = False

    def match(self, game: HuntikGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, EnteredPlay)
        return about(game, scope, event) if is_me(scope, event.card) else None


class RoundStart(Trigger, frozen=True):
    """`At the start of each round`, or of rounds given by number (HK 502.1)."""

    rounds: tuple[int, ...] = ()
    events: ClassVar[Kinds] = (StartOfRound,)

    def match(self, game: HuntikGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, StartOfRound)
        return about(game, scope, event) if not self.rounds or event.number in self.rounds else None


class RoundEnd(Trigger, frozen=True):
    """`At the end of the round` (HK 501.1)."""

    each: bool = False
    events: ClassVar[Kinds] = (RoundEnded,)

    def match(self, game: HuntikGame, event: Event, scope: Scope) -> Scope | None:
        return about(game, scope, event)


class PlaysCard(Trigger, frozen=True):
    """`Whenever I play a Hyperstride card` (I am exhausted for it, HK 302.3), or you play one.

    A hero does not see itself being played: it enters play after that (HK 404.1b).
    """

    cards: Cards
    you: bool = False
    opponent: bool = False
    events: ClassVar[Kinds] = (CardPlayed,)

    @property
    def mine(self) -> str:  # type: ignore[override]
        return "" if self.you or self.opponent else "hero"

    def match(self, game: HuntikGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, CardPlayed)
        if self.you or self.opponent:
            unseen = is_me(scope, event.card) and scope.me is not None and game.alive(scope.me)  # HK 404.1b
            meant = event.seat == (1 - scope.you if self.opponent else scope.you) and not unseen
        else:
            meant = is_me(scope, event.hero)
        fits = meant and self.cards.fits(game, event.card, scope)
        return about(game, scope, event, event.card) if fits else None


class Moving(Trigger, frozen=True):
    """`When I move`, `When I move into a zone` (HK 403.2b), or into a certain one, or forward or back.

    `beside`: into one in which such a card is.
    """

    into: bool = True
    place: Place | None = None
    way: str = ""
    beside: Cards | None = None
    events: ClassVar[Kinds] = (Moved,)
    mine: ClassVar[str] = "card"
    looks_back: ClassVar[bool] = False

    def match(self, game: HuntikGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, Moved)
        if not is_me(scope, event.card) or (self.into and event.origin == event.zone):
            return None
        if self.place is not None and event.zone != self.place.zone(game, scope):
            return None
        ahead = (event.zone - event.origin) * game.forward(game.cards[event.card].controller)  # HK 403.2
        wrong = (self.way == "forward" and ahead < 0) or (self.way == "back" and ahead > 0)
        return (
            None if wrong or not self.is_beside(game, event, scope) else about(game, scope, event, place=event.zone)
        )

    def is_beside(self, game: HuntikGame, event: Moved, scope: Scope) -> bool:
        """Whether such a card is there besides the one that moves."""
        if self.beside is None:
            return True
        others = [card for card in game.in_play if card != event.card and is_in(game, card, event.zone, self.beside)]
        return any(self.beside.fits(game, card, scope) for card in others)


class HeroMovesInto(Trigger, frozen=True):
    """`Whenever a hero moves into that zone` (HK 403.2b)."""

    cards: Cards
    place: Place
    events: ClassVar[Kinds] = (Moved,)
    looks_back: ClassVar[bool] = False

    def match(self, game: HuntikGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, Moved)
        if event.origin == event.zone or event.zone != self.place.zone(game, scope):
            return None
        return about(game, scope, event, event.card) if self.cards.fits(game, event.card, scope) else None


class AmKOd(Trigger, frozen=True):
    """`When I'm KO'd`, perhaps by combat attacks only (HK 602.3), or in a combat, by whatever."""

    attacks: bool = False
    combat: bool = False
    events: ClassVar[Kinds] = (KOd,)
    mine: ClassVar[str] = "card"

    def match(self, game: HuntikGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, KOd)
        meant = is_me(scope, event.card) and (event.attacks or not self.attacks)
        fighting = game.combat is not None and game.combat.zone == event.zone
        return about(game, scope, event, place=event.zone) if meant and (fighting or not self.combat) else None


class LeavePlay(Trigger, frozen=True):
    """`When I leave play`, however it comes about; or only `When I'm eliminated` (HK 400.11e)."""

    eliminated: bool = False
    events: ClassVar[Kinds] = LEAVING

    def match(self, game: HuntikGame, event: Event, scope: Scope) -> Scope | None:
        going = [card for card in leaving_play(game, event) if is_me(scope, card)]
        if not going or (self.eliminated and not isinstance(event, Eliminated)):
            return None
        return about(game, scope, event, place=game.cards[going[0]].zone)


class DiscardMe(Trigger, frozen=True):
    """`When you discard me from your hand`: it functions in hand (HK 700.2)."""

    events: ClassVar[Kinds] = (Discarded,)

    def match(self, game: HuntikGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, Discarded)
        return about(game, scope, event) if is_me(scope, event.card) else None


class UsesPrintedPower(Trigger, frozen=True):
    """`when a hero uses its printed Exhaust Action in this zone`."""

    kind: str
    place: Place
    events: ClassVar[Kinds] = (PowerUsed,)

    def match(self, game: HuntikGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, PowerUsed)
        state = game.cards[event.card]
        fits = event.kind == self.kind and event.printed and state.printed.is_hero
        if not fits or state.zone != self.place.zone(game, scope):
            return None
        return replace(about(game, scope, event, event.card), you=event.seat)


class PowerNamed(Trigger, frozen=True):
    """HK 203.1a. A hero of a description used the power of a name: `When the Argo is pushed by a hero ...`."""

    power: str
    cards: Cards
    events: ClassVar[Kinds] = (PowerUsed,)

    def match(self, game: HuntikGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, PowerUsed)
        fits = event.power.lower() == self.power.lower() and self.cards.fits(game, event.card, scope)
        return about(game, scope, event, event.card) if fits else None


class PutIntoPlayersZone(Trigger, frozen=True):
    """`When the Gargoyle is put into a player's zone 5`: that player is the one it speaks of."""

    name: str
    zone: int
    events: ClassVar[Kinds] = (PutInZone,)
    looks_back: ClassVar[bool] = False

    def match(self, game: HuntikGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, PutInZone)
        if not named(game.cards[event.card].printed, self.name):
            return None
        for seat in (game.lead, game.defender):
            if game.seen_from(event.zone, seat) == self.zone:
                return replace(about(game, scope, event, event.card), you=seat)
        return None


class TurnOf(Trigger, frozen=True):
    """`On the defending player's turn`, `at the start of your turn`; `who` is a role, `you` or `opponent`."""

    who: str = "defender"
    events: ClassVar[Kinds] = (TurnStarted,)

    def match(self, game: HuntikGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, TurnStarted)
        meant = {"defender": game.defender, "you": scope.you, "opponent": 1 - scope.you}[self.who]
        return about(game, scope, event) if event.seat == meant else None


class EntersZoneWithHero(Trigger, frozen=True):
    """`Whenever Fenris enters a zone with a hero`."""

    events: ClassVar[Kinds] = (Moved, PutInZone)
    mine: ClassVar[str] = "card"
    looks_back: ClassVar[bool] = False

    def match(self, game: HuntikGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, (Moved, PutInZone))
        if not is_me(scope, event.card) or event.origin == event.zone:
            return None
        return about(game, scope, event, place=event.zone) if hero_in(game, event.zone) else None


def hero_in(game: HuntikGame, zone: int) -> bool:
    """Whether a hero is in a zone."""
    return any(game.cards[card].printed.is_hero and is_in(game, card, zone) for card in game.in_play)


class AmRevealed(Trigger, frozen=True):
    """`When the Fake Ring of Arc is revealed`."""

    events: ClassVar[Kinds] = (FeatureRevealed,)
    mine: ClassVar[str] = "card"
    looks_back: ClassVar[bool] = False

    def match(self, game: HuntikGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, FeatureRevealed)
        return about(game, scope, event, event.card) if is_me(scope, event.card) else None


class HolderEnters(Trigger, frozen=True):
    """HK 702.4. A hero with a feature enters a zone, with what it has then: it may have come into play with it."""

    name: str
    zone: int
    events: ClassVar[Kinds] = (Moved, PutInZone, EnteredPlay)
    looks_back: ClassVar[bool] = False

    def match(self, game: HuntikGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, (Moved, PutInZone, EnteredPlay))
        entered = getattr(event, "origin", 0) != event.zone and game.seen_from(event.zone, scope.you) == self.zone
        return about_held(game, scope, event, (event.card,), self.name) if entered else None


class HolderLeaves(Trigger, frozen=True):
    """A hero with a feature leaves the map."""

    name: str
    events: ClassVar[Kinds] = LEAVING

    def match(self, game: HuntikGame, event: Event, scope: Scope) -> Scope | None:
        return about_held(game, scope, event, leaving_play(game, event), self.name)


class HolderEntersOrLeaves(Trigger, frozen=True):
    """`When a hero with a Ring enters zone 5 or leaves the map`."""

    name: str
    zone: int

    @property
    def parts(self) -> tuple[Trigger, ...]:
        return HolderEnters(self.name, self.zone), HolderLeaves(self.name)


def about_held(game: HuntikGame, scope: Scope, event: Event, heroes: tuple[int, ...], name: str) -> Scope | None:
    """The scope about the features of a name that heroes have, if they have any."""
    held = [one for hero in heroes for one in game.features_with(hero)]
    rings = tuple(game.ref(one) for one in held if named(game.cards[one].definition, name))
    return replace(about(game, scope, event), it=rings) if rings else None


# -- what would happen (HK 710) ------------------------------------------------------------------------------------


class WouldBeKOd(Trigger, frozen=True):
    """`would be KO'd`: me, the card last spoken of, or any of a description; perhaps from combat attacks only."""

    cards: Cards | None = None
    target: bool = False
    attacks: bool = False
    events: ClassVar[Kinds] = (KOd,)

    def match(self, game: HuntikGame, event: Event, scope: Scope) -> Scope | None:
        assert isinstance(event, KOd)
        if self.attacks and not event.attacks:
            return None
        if self.target:
            meant = any(ref.card == event.card and game.alive(ref) for ref in scope.it)  # HK 400.11a
        elif self.cards is not None:
            meant = self.cards.fits(game, event.card, scope)
        else:
            meant = is_me(scope, event.card)
        return about(game, scope, event, event.card) if meant else None
