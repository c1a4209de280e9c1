"""More events that triggered powers and triggered modifiers wait for (HK 702, 709), and that replacements replace."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.events import Event
from quickening.games.huntik.events import (
    CombatEnded,
    CombatStarted,
    Discarded,
    Drew,
    Eliminated,
    EnteredPlay,
    Exhausted,
    KOd,
    Moved,
    PickedUp,
    PutInZone,
    Readied,
    Stunned,
    Unstunned,
)
from quickening.games.huntik.state import HuntikGame
from quickening.games.huntik.vocabulary.places import Place
from quickening.games.huntik.vocabulary.triggers import (
    LEAVING,
    HeroMovesInto,
    Kinds,
    PlaysCard,
    RoundEnd,
    WouldBeKOd,
    about,
    is_me,
    leaving_play,
)
from quickening.lang.nodes import Scope, Trigger
from quickening.lang.selections import Cards
from quickening.text.phrasebook import Phrasebook


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


def add_happenings(book: Phrasebook) -> None:
    """`whenever a friendly hero becomes stunned`; also in modifiers that wait, and before `would ... instead`."""
    phrase = book.phrase
    phrase("happening", "{cards:one} is KO'd", IsKOd)
    phrase("happening", "{cards:one} is KO'd (by|from) combat attacks", IsKOd, attacks=True)
    phrase("happening", "{cards:one} is eliminated", Leaves, eliminated=True)
    phrase("happening", "{cards:one} leaves play", Leaves)
    phrase("happening", "{cards:one} starts a combat", StartsCombat)
    phrase("happening", "you draw one or more cards", YouDraw)
    phrase("happening", "your opponent draws one or more cards", YouDraw, opponent=True)
    phrase("happening", "you draw a card", DrawsCard)
    phrase("happening", "your opponent draws a card", DrawsCard, opponent=True)
    phrase("happening", "your opponent discards a {cards:hand_cards}", YouDiscard, opponent=True)
    for what in ("stunned", "unstunned", "ready", "exhausted"):
        done = "readied" if what == "ready" else what
        phrase("happening", f"{{cards:one}} becomes {what}", Becomes, what=what, also=f"{{cards:one}} is {done}")
        phrase("happening", f"I become {what}", Becomes, what=what, also=f"I'm {done}")
    phrase("happening", "{cards:one} comes into play", ComesIntoPlay)
    phrase("happening", "{cards:one} comes into play in {place}", ComesIntoPlay)
    phrase("happening", "a combat in {place} ends", CombatEnds)
    phrase("happening", "you discard a {cards:hand_cards}", YouDiscard)
    phrase("happening", "your opponent plays a {cards}", PlaysCard, opponent=True)
    phrase("trigger", "at the start of each combat in {place}", CombatStarts, read_only=True)
    phrase("happening", "{cards:one} moves into {place}", HeroMovesInto)
    phrase("happening", "{cards:one} moves", Moves)
    phrase("happening", "{cards:one} enters {place}", Enters)
    phrase("happening", "I enter {place}", Enters)
    phrase("happening", "a combat starts in {place}", CombatStarts)
    phrase("trigger", "whenever {happening}", also="when {happening}")
    phrase("trigger", "at the end of the round", RoundEnd)
    phrase("trigger", "at the end of each round", RoundEnd, each=True)
    phrase("waited_for", "{happening}")
    phrase("waited_for", "you play a {cards}", PlaysCard, you=True)
    phrase("would_be", "I would be KO'd", WouldBeKOd)
    phrase("would_be", "I would be KO'd (from|by) combat attacks", WouldBeKOd, attacks=True)
    phrase("would_be", "{cards:one} would be KO'd", WouldBeKOd)
    phrase("would_be", "{cards:one} would be KO'd (from|by) combat attacks", WouldBeKOd, attacks=True)
    for what, node in (("stunned", WouldBeStunned), ("eliminated", WouldBeEliminated)):
        phrase("would_be", f"I would be {what}", node)
        phrase("would_be", f"{{cards:one}} would be {what}", node)
    phrase("would_be", "you would draw one or more cards", WouldDraw)
