"""What is done to cards where they are, or takes them from the map (HK 400-407)."""

from __future__ import annotations

from quickening.core.events import Event
from quickening.core.frames import Next
from quickening.core.modifiers import Ref
from quickening.games.huntik.events import (
    CounterPut,
    CounterRemoved,
    Eliminated,
    Exhausted,
    FeatureRevealed,
    KOd,
    Readied,
    RemovedFromMap,
    ReturnedToHand,
    Stunned,
    Unstunned,
)
from quickening.games.huntik.state import Counter, HuntikGame
from quickening.games.huntik.vocabulary.effects.common import Costly, ToCards
from quickening.lang.nodes import Effect, Scope
from quickening.lang.resolve import Resolve
from quickening.lang.selections import Me


class KO(Costly, frozen=True):
    """HK 400.11e."""

    def event(self, game: HuntikGame, ref: Ref) -> Event:
        return KOd(ref.card, game.cards[ref.card].zone)


class Eliminate(Costly, frozen=True):
    """HK 400.11e: only what you control. HK 407.4: a stunned card cannot be eliminated for a power."""

    def event(self, game: HuntikGame, ref: Ref) -> Event:
        return Eliminated(ref.card, game.cards[ref.card].zone)

    def meant(self, game: HuntikGame, scope: Scope) -> tuple[Ref, ...]:
        return tuple(ref for ref in self.what.refs(game, scope) if game.cards[ref.card].controller == scope.you)


class Stun(Costly, frozen=True):
    """HK 407.1."""

    def event(self, game: HuntikGame, ref: Ref) -> Event:
        return Stunned(ref.card)


class Unstun(ToCards, frozen=True):
    """HK 407.5."""

    def event(self, game: HuntikGame, ref: Ref) -> Event:
        return Unstunned(ref.card)


class Ready(Costly, frozen=True):
    """HK 405.1."""

    def event(self, game: HuntikGame, ref: Ref) -> Event:
        return Readied(ref.card)


class UnstunAndReady(ToCards, frozen=True):
    """One after the other (HK 407.5, 405.1)."""

    def event(self, game: HuntikGame, ref: Ref) -> Event:
        return Unstunned(ref.card)

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        frame.insert(Ready(self.what))
        return super().perform(game, frame)


class Exhaust(Costly, frozen=True):
    """HK 405.1."""

    def event(self, game: HuntikGame, ref: Ref) -> Event:
        return Exhausted(ref.card)


class ReturnToHand(Costly, frozen=True):
    """To its owner's hand, from play or from a discard pile."""

    def event(self, game: HuntikGame, ref: Ref) -> Event:
        return ReturnedToHand(ref.card, game.cards[ref.card].zone)


class RemoveFromMap(Costly, frozen=True):
    """HK 400.9a."""

    def event(self, game: HuntikGame, ref: Ref) -> Event:
        return RemovedFromMap(ref.card, game.cards[ref.card].zone)


class Reveal(ToCards, frozen=True):
    """A face-down feature is turned up."""

    def event(self, game: HuntikGame, ref: Ref) -> Event:
        return FeatureRevealed(ref.card)


class RemoveCounter(Costly, frozen=True):
    """HK 402.1."""

    name: str = ""
    atk: int = 0
    defense: int = 0

    def event(self, game: HuntikGame, ref: Ref) -> Event:
        return CounterRemoved(ref.card, Counter(self.name, self.atk, self.defense))


class RemoveThatCounter(Effect, frozen=True):
    """`remove that counter`: the named one on the card this is about."""

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        meant = (*frame.scope.it, *Me().refs(game, frame.scope))[:1]
        named = [(ref.card, one) for ref in meant for one in game.cards[ref.card].counters if one.name]
        return game.do([CounterRemoved(card, one) for card, one in named[:1]], frame.start, frame.scope.spared)


class PutCounter(ToCards, frozen=True):
    """HK 402.1."""

    name: str = ""
    atk: int = 0
    defense: int = 0
    count: int = 1

    def event(self, game: HuntikGame, ref: Ref) -> Event:
        return CounterPut(ref.card, Counter(self.name, self.atk, self.defense), self.count)
