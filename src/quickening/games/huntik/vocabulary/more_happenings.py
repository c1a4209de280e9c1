"""Events of further kinds that powers wait for, and two events of which either will do (HK 702)."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.events import Event
from quickening.games.huntik.events import CounterPut, Moved, PickedUp, PowerUsed
from quickening.games.huntik.state import HuntikGame
from quickening.games.huntik.vocabulary import abilities, card_effects, filters, triggers
from quickening.games.huntik.vocabulary.happenings import Becomes, CombatEnds, IsKOd, Leaves
from quickening.games.huntik.vocabulary.places import MyZone, Place
from quickening.games.huntik.vocabulary.triggers import Kinds, about, is_me
from quickening.lang.nodes import Scope, Trigger
from quickening.lang.selections import Cards
from quickening.text.phrasebook import Phrasebook


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


# -- words ---------------------------------------------------------------------------------------------------------


def add_more_happenings(book: Phrasebook) -> None:
    """All of it."""
    _happenings(book)
    _my_own(book)
    _joined(book)


def _happenings(book: Phrasebook) -> None:
    phrase = book.phrase
    phrase("happening", "{cards:one} is KO'd in (a|) combat", IsKOd, combat=True)
    phrase("happening", "{cards:one} is KO'd in {place}", kod_there)
    phrase("happening", "{cards:one} moves out of {place}", MovesOut, also="{cards:one} leaves {place}")
    phrase("happening", "{cards:one} picks up a {thing:cards}", TakesUp)
    phrase("happening", "I pick up a {thing:cards}", TakesUp)
    phrase("happening", "{cards:one} uses a power", UsesPower)
    for kind in ("Free", "Exhaust", "Combat"):
        phrase("happening", f"{{cards:one}} uses a {kind} Action", UsesPower, kind=kind.lower())
    for name in ("", "{name} "):
        phrase("happening", f"a {name}counter is put on me", CounterPutOnMe)
    mine = ("I survive a combat", "a combat I'm in ends", "I'm in a combat that ends")
    for words in mine:
        phrase("happening", words, CombatEnds, place=MyZone(), read_only=True)
    phrase("trigger", "after a combat in {place}", CombatEnds, read_only=True)


def _my_own(book: Phrasebook) -> None:
    phrase = book.phrase
    fighting = "(when|whenever) I start a combat in"
    phrase("trigger", f"{fighting} {{place}}", triggers.StartCombat)
    phrase("trigger", f"{fighting} zone {{zones:zones_or}}", triggers.StartCombat)
    phrase("trigger", "when you play me", triggers.PlayedFromHand, anywhere=True)
    more = abilities.TriggeredPower(triggers.RoundStart(), (card_effects.Draw(),))
    extra = "you draw an (extra|additional) card at the start of each round."
    phrase("triggered", extra, value=more, read_only=True, also="you draw an (extra|additional) card each round.")


def kod_there(cards: Cards, place: Place) -> IsKOd:
    """`a hero is KO'd in my zone`: a hero that is there."""
    return IsKOd(Cards(cards.noun, cards.before, (*cards.after, filters.In(place)), cards.area))


def _joined(book: Phrasebook) -> None:
    """`whenever a hero is stunned or KO'd`: the canonical wording names the hero twice."""
    phrase = book.phrase
    for title in ("", "{name:power_name} — "):
        phrase("triggered", f"{title}{{trigger:either}}, {{effects}}.", abilities.TriggeredPower)
    phrase("either", "{one:trigger} or {two:trigger}", EitherOf)
    phrase("either", "(whenever|when) {trigger:happening_either}", read_only=True)
    for one in BEFALLS:
        for two in BEFALLS:
            if one != two:
                builder = _Pair(one, two).both
                phrase("happening_either", f"{{cards:one}} is {one} or {two}", builder)
    for category in ("feature_trigger", "mission_trigger"):
        phrase(category, "(whenever|when) {trigger:happening_either}", read_only=True)
        phrase(category, "whenever {one:happening} or whenever {two:happening}", EitherOf)


BEFALLS = ("KO'd", "stunned", "eliminated", "exhausted")


def befalls(what: str, cards: Cards) -> Trigger:
    """A hero of a description is stunned, KO'd ..."""
    if what == "KO'd":
        return IsKOd(cards)
    return Leaves(cards, eliminated=True) if what == "eliminated" else Becomes(what, cards)


class _Pair:
    """Two things that may befall a card."""

    def __init__(self, one: str, two: str) -> None:
        self.one = one
        self.two = two

    def both(self, cards: Cards) -> EitherOf:
        return EitherOf(befalls(self.one, cards), befalls(self.two, cards))
