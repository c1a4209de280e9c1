"""How many there are: counters on cards, cards in a discard pile, nobody at all, more here than there."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.events import Event
from quickening.core.frames import Next
from quickening.core.modifiers import Ref
from quickening.games.huntik.events import CounterPut
from quickening.games.huntik.kinds import effects
from quickening.games.huntik.kinds.conditions import Fact, count_in
from quickening.games.huntik.kinds.effects.to_cards import counters_on
from quickening.games.huntik.kinds.filters import number_of
from quickening.games.huntik.kinds.places import Place
from quickening.games.huntik.state import Counter, HuntikGame
from quickening.lang.nodes import Amount, Scope
from quickening.lang.resolve import Resolve
from quickening.lang.selections import Cards


class PileHas(Fact, frozen=True):
    """`you have 3 or more Action cards in your discard pile`."""

    cards: Cards
    count: int
    looks_around: ClassVar[bool] = False
    reads: ClassVar[frozenset[str]] = frozenset({"piles"})

    def holds(self, game: HuntikGame, scope: Scope) -> bool:
        return len(self.cards.found(game, scope)) >= self.count


class MoreIn(Fact, frozen=True):
    """`there are more enemy heroes than friendly heroes in my zone`. Stunned heroes are in no zone."""

    more: Cards
    fewer: Cards
    place: Place
    reads: ClassVar[frozenset[str]] = frozenset({"zone", "controller", "type"})

    def holds(self, game: HuntikGame, scope: Scope) -> bool:
        zone = self.place.zone(game, scope)
        return count_in(game, self.more, zone, scope) > count_in(game, self.fewer, zone, scope)


class MyNumberIs(Fact, frozen=True):
    """`my ATK is 5 or more`, or less."""

    number: str
    limit: int
    or_less: bool = False
    looks_around: ClassVar[bool] = False

    @property
    def aspects(self) -> frozenset[str]:
        """HK 712.1."""
        return frozenset({self.number})

    def holds(self, game: HuntikGame, scope: Scope) -> bool:
        if scope.me is None:
            return False
        value = number_of(game, scope.me.card, self.number)
        return value <= self.limit if self.or_less else value >= self.limit


class PutCountersEach(effects.ToCards, frozen=True):
    """`put a +1 ATK counter on me for each card discarded this way`."""

    times: Amount
    name: str = ""
    atk: int = 0
    defense: int = 0

    def event(self, game: HuntikGame, ref: Ref) -> Event:
        raise NotImplementedError  # pragma: no cover - how many depends on the scope

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        times = self.times.value(game, frame.scope)
        frame.insert(*([effects.PutCounter(self.what, self.name, self.atk, self.defense, times)] if times else []))
        return frame.start


class DoubleCounters(effects.ToCards, frozen=True):
    """As many counters again as there are on a card: of one name, or of each kind."""

    name: str = ""

    def event(self, game: HuntikGame, ref: Ref) -> Event:
        raise NotImplementedError  # pragma: no cover - an event for each kind of counter

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        cards = [ref.card for ref in self.what.refs(game, frame.scope)]
        there = [(card, kind) for card in cards for kind in counters_on(game, card) if self.name in ("", kind.name)]
        events = [CounterPut(card, kind, how_many(game, card, kind)) for card, kind in there]
        return game.do(events, frame.start, frame.scope.spared)


def how_many(game: HuntikGame, card: int, kind: Counter) -> int:
    """How many counters of a kind a card has."""
    return sum(kind.like(one) for one in game.cards[card].counters)
