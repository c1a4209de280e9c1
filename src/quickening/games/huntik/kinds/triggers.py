"""The events that powers and triggered modifiers wait for (HK 702, 709), and that replacements replace (HK 710)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from quickening.core.data import replace
from quickening.core.events import Event
from quickening.games.huntik.events.areas import (
    Discarded,
    Drew,
    Eliminated,
    EnteredPlay,
    KOd,
    PutInPile,
    PutOnDeckTogether,
    RemovedFromMap,
    ReturnedToHand,
)
from quickening.games.huntik.events.combat import CombatEnded, CombatStarted
from quickening.games.huntik.events.on_the_map import (
    CounterPut,
    Exhausted,
    FeatureRevealed,
    Moved,
    PickedUp,
    PutInZone,
    Readied,
    Stunned,
    Unstunned,
)
from quickening.games.huntik.events.plays import CardPlayed, PowerUsed
from quickening.games.huntik.events.rounds import RoundEnded, StartOfRound, TurnStarted
from quickening.games.huntik.kinds.filters import is_in, named
from quickening.games.huntik.kinds.places import Place
from quickening.games.huntik.state import HAND, PLAY, HuntikGame
from quickening.lang.happening import Happens as AnyHappens
from quickening.lang.happening import Sense
from quickening.lang.nodes import Scope, Trigger

Kinds = tuple[type[Event], ...]
#: All that takes cards from the map.
LEAVING: Kinds = (KOd, Eliminated, ReturnedToHand, RemovedFromMap, PutInPile, PutOnDeckTogether)
#: All that brings a card into a zone.
ENTERING: Kinds = (Moved, PutInZone, EnteredPlay)
SENSES: dict[str, Sense] = {}
Match = Callable[[Any, HuntikGame, Any, Scope], Scope | None]


class Happens(AnyHappens, frozen=True):
    """HK 702. A deed of the game, perhaps in a certain place."""

    place: Place | None = None
    senses: ClassVar[dict[str, Sense]] = SENSES

    def is_there(self, game: HuntikGame, zone: int, scope: Scope) -> bool:
        """Whether a zone is the one spoken of, if any is."""
        if self.numbers and game.seen_from(zone, scope.you) not in self.numbers:
            return False
        return self.place is None or zone == self.place.zone(game, scope)


class EitherOf(Trigger, frozen=True):
    """One event or another: a power that waits for both triggers off each."""

    one: Trigger
    two: Trigger

    @property
    def parts(self) -> tuple[Trigger, ...]:
        return (*self.one.parts, *self.two.parts)


def deed_of(trigger: Trigger) -> str:
    """What is waited for, if it is one deed."""
    return trigger.deed if isinstance(trigger, Happens) else ""


def sense(deed: str, *events: type[Event], **how: Any) -> Callable[[Match], Match]:
    """A function that says whether an event is the deed, as the sense of that deed."""

    def note(match: Match) -> Match:
        SENSES[deed] = Sense(events, match, **how)
        return match

    return note


def about(game: HuntikGame, scope: Scope, event: Event, card: int = -1, place: int = 0) -> Scope:
    """The scope of a triggered power: `it` and `there` are what the event was about."""
    it = (game.ref(card),) if card >= 0 else scope.it
    return replace(scope, it=it, place=place or scope.place, event=event)


def leaving_play(game: HuntikGame, event: Event) -> tuple[int, ...]:
    """The cards that such an event is about to take from the map, for triggers that look back."""
    cards: tuple[int, ...] = event.cards if isinstance(event, PutOnDeckTogether) else (event.card,)  # type: ignore[attr-defined]
    return tuple(card for card in cards if game.cards[card].area == PLAY)


def is_side(of: str, seat: int, scope: Scope) -> bool:
    """Whether a player is the one a text means: `you`, or your `opponent`."""
    return (seat == scope.you) != (of == "opponent")


# -- leaving and coming ----------------------------------------------------------------------------------------------


@sense("KO", KOd, mine="card")
def _is_kod(self: Happens, game: HuntikGame, event: KOd, scope: Scope) -> Scope | None:
    """`When I'm KO'd`, perhaps by combat `attacks` only (HK 602.3), or in a `combat`, by whatever."""
    fighting = game.combat is not None and game.combat.zone == event.zone
    fits = {"attacks": event.attacks, "combat": fighting}.get(self.how, True)
    if not fits or not self.is_meant(game, event.card, scope):
        return None
    return about(game, scope, event, -1 if self.cards is None else event.card, event.zone)


@sense("leave play", *LEAVING, card_by_card=True)
def _leaves(self: Happens, game: HuntikGame, event: Event, scope: Scope) -> Scope | None:
    """`leaves play`, however it comes about; or only `is eliminated` (HK 400.11e)."""
    going = [card for card in leaving_play(game, event) if self.is_meant(game, card, scope)]
    if not going or (self.how == "eliminated" and not isinstance(event, Eliminated)):
        return None
    return about(game, scope, event, -1 if self.cards is None else going[0], game.cards[going[0]].zone)


@sense("come into play", EnteredPlay, looks_back=False, mine="card")
def _comes(self: Happens, game: HuntikGame, event: EnteredPlay, scope: Scope) -> Scope | None:
    """HK 702.4, 705.1d. Judged by how things are then."""
    if not self.is_meant(game, event.card, scope) or not self.is_there(game, event.zone, scope):
        return None
    return about(game, scope, event) if self.cards is None else about(game, scope, event, event.card, event.zone)


@sense("reveal", FeatureRevealed, looks_back=False, mine="card")
def _is_revealed(self: Happens, game: HuntikGame, event: FeatureRevealed, scope: Scope) -> Scope | None:
    """`When the Fake Ring of Arc is revealed`."""
    return about(game, scope, event, event.card) if self.is_meant(game, event.card, scope) else None


@sense("become", Stunned, Unstunned, Exhausted, Readied, mine="card")
def _becomes(self: Happens, game: HuntikGame, event: Any, scope: Scope) -> Scope | None:
    """HK 702.5. `becomes stunned`: it was not, and then is."""
    meant = self.is_meant(game, event.card, scope) and is_new(game, event, self.how)
    return about(game, scope, event, event.card) if meant else None


def is_new(game: HuntikGame, event: Any, what: str) -> bool:
    """Whether a card is made what it was not. A card that is stunned while ready is exhausted by that (HK 407.1)."""
    state = game.cards[event.card]
    match what:
        case "stunned":
            return isinstance(event, Stunned) and not state.stunned
        case "unstunned":
            return isinstance(event, Unstunned) and state.stunned
        case "ready":
            return isinstance(event, Readied) and state.exhausted
        case _:
            return isinstance(event, (Exhausted, Stunned)) and not state.exhausted


@sense("put counter", CounterPut, mine="card")
def _counter_put(self: Happens, game: HuntikGame, event: CounterPut, scope: Scope) -> Scope | None:
    """HK 402.1. `a Rage counter is put on me`; several put there together are one event."""
    meant = self.is_meant(game, event.card, scope) and self.name in ("", event.counter.name)
    return about(game, scope, event) if meant else None


# -- combat ----------------------------------------------------------------------------------------------------------


@sense("start combat", CombatStarted, looks_back=False, mine="card")
def _starts_combat(self: Happens, game: HuntikGame, event: CombatStarted, scope: Scope) -> Scope | None:
    """HK 601.1. `When I start a combat`, perhaps against such a card (`other`), perhaps in a certain zone."""
    if event.card < 0 or not self.is_meant(game, event.card, scope) or not self.is_there(game, event.zone, scope):
        return None
    against = self.other
    enemies = game.fighters(event.zone, 1 - scope.you) if against is not None else []
    if against is not None and not any(against.fits(game, card, scope) for card in enemies):
        return None
    return about(game, scope, event, -1 if self.cards is None else event.card, event.zone)


@sense("combat starts", CombatStarted, looks_back=False)
@sense("combat ends", CombatEnded)
def _combat(self: Happens, game: HuntikGame, event: Any, scope: Scope) -> Scope | None:
    """HK 601.1, 602. `a combat starts in my zone`, whoever starts it; `a combat in my zone ends`."""
    return about(game, scope, event, place=event.zone) if self.is_there(game, event.zone, scope) else None


# -- movement --------------------------------------------------------------------------------------------------------


@sense("I move", Moved, looks_back=False, mine="card")
@sense("move", Moved)
def _moves(self: Happens, game: HuntikGame, event: Moved, scope: Scope) -> Scope | None:
    """HK 403.1, 702.4. It moves, even if it stays in its zone; `in my zone` is where another was before."""
    if not self.is_meant(game, event.card, scope):
        return None
    return about(game, scope, event, -1 if self.cards is None else event.card, event.zone)


@sense("I move into", Moved, looks_back=False, mine="card")
def _i_move(self: Happens, game: HuntikGame, event: Moved, scope: Scope) -> Scope | None:
    """HK 403.2b. Into a zone, perhaps a certain one, or `forward` or `back`, or where such a card (`other`) is."""
    if event.origin == event.zone or not self.is_meant(game, event.card, scope):
        return None
    ahead = (event.zone - event.origin) * game.forward(game.cards[event.card].controller)  # HK 403.2
    wrong = (self.how == "forward" and ahead < 0) or (self.how == "back" and ahead > 0)
    if wrong or not self.is_there(game, event.zone, scope) or not _is_beside(self, game, event, scope):
        return None
    return about(game, scope, event, place=event.zone)


def _is_beside(self: Happens, game: HuntikGame, event: Moved, scope: Scope) -> bool:
    """Whether such a card is there besides the one that moves."""
    beside = self.other
    if beside is None:
        return True
    others = [card for card in game.in_play if card != event.card and is_in(game, card, event.zone, beside)]
    return any(beside.fits(game, card, scope) for card in others)


@sense("move into", Moved, looks_back=False)
def _moves_into(self: Happens, game: HuntikGame, event: Moved, scope: Scope) -> Scope | None:
    """HK 403.2b. `Whenever a hero moves into that zone`."""
    if event.origin == event.zone or not self.is_there(game, event.zone, scope):
        return None
    return about(game, scope, event, event.card) if self.is_meant(game, event.card, scope) else None


@sense("move out", Moved, looks_back=False)
def _moves_out(self: Happens, game: HuntikGame, event: Moved, scope: Scope) -> Scope | None:
    """HK 403.2b. `an enemy hero moves out of my zone`; there is where it moved."""
    if event.origin == event.zone or not self.is_there(game, event.origin, scope):
        return None
    return about(game, scope, event, event.card, event.zone) if self.is_meant(game, event.card, scope) else None


@sense("enter", *ENTERING, looks_back=False)
def _enters(self: Happens, game: HuntikGame, event: Any, scope: Scope) -> Scope | None:
    """`enters this zone`: it moves there, is put there, or comes into play there."""
    entered = getattr(event, "origin", 0) != event.zone and self.is_there(game, event.zone, scope)
    if not entered or not self.is_meant(game, event.card, scope):
        return None
    return about(game, scope, event, -1 if self.cards is None else event.card, event.zone)


@sense("enter beside a hero", Moved, PutInZone, looks_back=False, mine="card")
def _enters_beside(self: Happens, game: HuntikGame, event: Any, scope: Scope) -> Scope | None:
    """`Whenever Fenris enters a zone with a hero`."""
    if event.origin == event.zone or not self.is_meant(game, event.card, scope):
        return None
    return about(game, scope, event, place=event.zone) if hero_in(game, event.zone) else None


def hero_in(game: HuntikGame, zone: int) -> bool:
    """Whether a hero is in a zone."""
    return any(game.cards[card].printed.is_hero and is_in(game, card, zone) for card in game.in_play)


@sense("put into a player's zone", PutInZone, looks_back=False)
def _put(self: Happens, game: HuntikGame, event: PutInZone, scope: Scope) -> Scope | None:
    """`When the Gargoyle is put into a player's zone 5`: that player is the one it speaks of."""
    if not named(game.cards[event.card].printed, self.name):
        return None
    for seat in (game.lead, game.defender):
        if game.seen_from(event.zone, seat) in self.numbers:
            return replace(about(game, scope, event, event.card), you=seat)
    return None


# -- objects ---------------------------------------------------------------------------------------------------------


@sense("pick up", PickedUp, looks_back=False)
def _picks_up(self: Happens, game: HuntikGame, event: PickedUp, scope: Scope) -> Scope | None:
    """HK 305.2. A hero picks up such a thing (`other`), or the feature whose text this is."""
    mine = scope.source is not None and event.card == scope.source.card
    fits = mine if self.other is None else self.other.fits(game, event.card, scope)
    if not fits or not self.is_meant(game, event.hero, scope):
        return None
    return about(game, scope, event, event.card if self.cards is None else event.hero)


@sense("holder enters", *ENTERING, looks_back=False)
def _holder_enters(self: Happens, game: HuntikGame, event: Any, scope: Scope) -> Scope | None:
    """HK 702.4. A hero with a feature enters a zone, with what it has then: it may have come into play with it."""
    entered = getattr(event, "origin", 0) != event.zone and self.is_there(game, event.zone, scope)
    return about_held(game, scope, event, (event.card,), self.name) if entered else None


@sense("holder leaves", *LEAVING)
def _holder_leaves(self: Happens, game: HuntikGame, event: Event, scope: Scope) -> Scope | None:
    """A hero with a feature leaves the map."""
    return about_held(game, scope, event, leaving_play(game, event), self.name)


@sense("holder enters or leaves", parts=("holder enters", "holder leaves"))
def _holder(self: Happens, game: HuntikGame, event: Event, scope: Scope) -> Scope | None:
    """`When a hero with a Ring enters zone 5 or leaves the map`: each of its parts is waited for."""
    return None


def about_held(game: HuntikGame, scope: Scope, event: Event, heroes: tuple[int, ...], name: str) -> Scope | None:
    """The scope about the features of a name that heroes have, if they have any."""
    held = [one for hero in heroes for one in game.features_with(hero)]
    rings = tuple(game.ref(one) for one in held if named(game.cards[one].definition, name))
    return replace(about(game, scope, event), it=rings) if rings else None


# -- cards and powers ------------------------------------------------------------------------------------------------


@sense("be played", CardPlayed, looks_back=False, mine="card")
def _is_played(self: Happens, game: HuntikGame, event: CardPlayed, scope: Scope) -> Scope | None:
    """`When you play me`, or only `from hand`."""
    meant = self.is_meant(game, event.card, scope) and (self.how != "from hand" or event.origin == HAND)
    return about(game, scope, event) if meant else None


@sense("I play", CardPlayed, mine="hero", always=True)
def _i_play(self: Happens, game: HuntikGame, event: CardPlayed, scope: Scope) -> Scope | None:
    """HK 302.3. `Whenever I play a Hyperstride card`: I am exhausted for it."""
    mine = scope.me is not None and scope.me.card == event.hero
    return about(game, scope, event, event.card) if mine and self.is_meant(game, event.card, scope) else None


@sense("play", CardPlayed)
def _plays(self: Happens, game: HuntikGame, event: CardPlayed, scope: Scope) -> Scope | None:
    """You or your opponent plays one. A hero does not see itself being played: it enters play after (HK 404.1b)."""
    me = scope.me
    unseen = me is not None and me.card == event.card and game.alive(me)
    meant = is_side(self.how, event.seat, scope) and not unseen and self.is_meant(game, event.card, scope)
    return about(game, scope, event, event.card) if meant else None


@sense("draw", Drew)
def _draws(self: Happens, game: HuntikGame, event: Drew, scope: Scope) -> Scope | None:
    """HK 400.11d. `you draw one or more cards`, or your opponent does: those drawn together are one event."""
    return about(game, scope, event) if is_side(self.how, event.seat, scope) else None


@sense("draw a card", Drew, card_by_card=True)
def _draws_one(self: Happens, game: HuntikGame, event: Drew, scope: Scope) -> Scope | None:
    """HK 702.1. `you draw a card`: of cards drawn together each is an instance, and the one spoken of."""
    return about(game, scope, event, event.cards[0]) if is_side(self.how, event.seat, scope) else None


@sense("be discarded", Discarded)
def _is_discarded(self: Happens, game: HuntikGame, event: Discarded, scope: Scope) -> Scope | None:
    """`When you discard me from your hand`: it functions in hand (HK 700.2)."""
    return about(game, scope, event) if self.is_meant(game, event.card, scope) else None


@sense("discard", Discarded)
def _discards(self: Happens, game: HuntikGame, event: Discarded, scope: Scope) -> Scope | None:
    """HK 400.11c. `you discard a Titan card`, or your opponent does; cards are discarded one at a time."""
    meant = is_side(self.how, game.cards[event.card].owner, scope) and self.is_meant(game, event.card, scope)
    return about(game, scope, event, event.card) if meant else None


@sense("use printed power", PowerUsed)
def _uses_printed(self: Happens, game: HuntikGame, event: PowerUsed, scope: Scope) -> Scope | None:
    """`when a hero uses its printed Exhaust Action in this zone`: its player is the one it speaks of."""
    state = game.cards[event.card]
    fits = event.kind == self.how and event.printed and state.printed.is_hero
    if not fits or not self.is_there(game, state.zone, scope):
        return None
    return replace(about(game, scope, event, event.card), you=event.seat)


@sense("use power", PowerUsed)
def _uses(self: Happens, game: HuntikGame, event: PowerUsed, scope: Scope) -> Scope | None:
    """HK 203.1a, 701.2. A hero uses a power: any, one of a kind, or the one of a name (`the Argo is pushed`)."""
    fits = self.how in ("", event.kind) and self.name.lower() in ("", event.power.lower())
    return about(game, scope, event, event.card) if fits and self.is_meant(game, event.card, scope) else None


# -- rounds and turns ------------------------------------------------------------------------------------------------


@sense("round starts", StartOfRound)
def _round_starts(self: Happens, game: HuntikGame, event: StartOfRound, scope: Scope) -> Scope | None:
    """HK 502.1. `At the start of each round`, or of rounds given by number."""
    return about(game, scope, event) if not self.numbers or event.number in self.numbers else None


@sense("round ends", RoundEnded)
def _round_ends(self: Happens, game: HuntikGame, event: RoundEnded, scope: Scope) -> Scope | None:
    """HK 501.1. `At the end of the round`, or of `each`."""
    return about(game, scope, event)


@sense("turn starts", TurnStarted)
def _turn_starts(self: Happens, game: HuntikGame, event: TurnStarted, scope: Scope) -> Scope | None:
    """`On the defending player's turn`, `at the start of your turn`."""
    meant = {"defender": game.defender, "you": scope.you, "opponent": 1 - scope.you}[self.how]
    return about(game, scope, event) if event.seat == meant else None


# -- what would happen (HK 710) --------------------------------------------------------------------------------------


@sense("would be KO'd", KOd)
def _would_be_kod(self: Happens, game: HuntikGame, event: KOd, scope: Scope) -> Scope | None:
    """`would be KO'd`, perhaps from combat `attacks` only; or the card last `spoken of` would be (HK 400.11a)."""
    if self.how == "attacks" and not event.attacks:
        return None
    if self.how == "spoken of":
        meant = any(ref.card == event.card and game.alive(ref) for ref in scope.it)
        return about(game, scope, event, event.card) if meant else None
    return _would_be(self, game, event, scope)


@sense("would be stunned", Stunned)
@sense("would be eliminated", Eliminated)
def _would_be(self: Happens, game: HuntikGame, event: Any, scope: Scope) -> Scope | None:
    """`would be stunned`: I, or any of a description."""
    return about(game, scope, event, event.card) if self.is_meant(game, event.card, scope) else None
