"""How many there are: counters on cards, cards in a discard pile, nobody at all, more here than there."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.events import Event
from quickening.core.frames import Next
from quickening.core.modifiers import Ref
from quickening.games.huntik.events import CounterPut
from quickening.games.huntik.state import Counter, HuntikGame
from quickening.games.huntik.vocabulary import amounts, conditions, effects, filters
from quickening.games.huntik.vocabulary.conditions import Fact, count_in
from quickening.games.huntik.vocabulary.effects.to_cards import counters_on
from quickening.games.huntik.vocabulary.filters import Noun, Word, number_of
from quickening.games.huntik.vocabulary.lasting import PLUSES
from quickening.games.huntik.vocabulary.places import Place
from quickening.lang.nodes import Amount, Scope
from quickening.lang.resolve import Resolve
from quickening.lang.selections import Cards, It, Me
from quickening.text.phrasebook import Phrasebook

OTHERS = Cards(Noun("hero"), (Word("other"),))


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


def add_tallies(book: Phrasebook) -> None:
    """All of it."""
    _counters(book)
    _nobody(book)
    _numbers(book)


def _counters(book: Phrasebook) -> None:
    phrase = book.phrase
    on = "(|on it|on them|on him)"
    phrase("qualifier", f"with a counter {on}", filters.WithCounter)
    for name in ("{name} ", ""):
        phrase("qualifier", f"with {{least:n}} or more {name}counters {on}", filters.WithCounter)
        phrase("qualifier", f"with no {name}counters {on}", filters.WithCounter, none=True)
        phrase("qualifier", f"with {name}counters {on}", filters.WithCounter, read_only=True)
        phrase("qualifier", f"without a {name}counter {on}", filters.WithCounter, none=True, read_only=True)
        _has_counters(book, name)
        for each in ("for each", "the number of"):
            category, several = ("each", "") if each == "for each" else ("amount", "s")
            counted: tuple[tuple[str, Any], ...] = (("it", It()), ("{what:feature}", None))
            for words, what in counted:
                fixed = {} if what is None else {"what": what}
                phrase(category, f"{each} {name}counter{several} on {words}", amounts.CountersOn, **fixed)
    phrase("deed", "put a {name} counter on {what} {times:each}", PutCountersEach)
    for numbers in PLUSES:
        phrase("deed", f"put a {numbers} counter on {{what}} {{times:each}}", PutCountersEach)
    doubling = "double the number of {name} counters on {what}"
    phrase("deed", doubling, DoubleCounters, also="double all {name} counters on {what}")
    phrase("deed", "double the number of counters on {what}", DoubleCounters, also="double all counters on {what}")


def _has_counters(book: Phrasebook, name: str) -> None:
    """`I have 3 or more counters`, `the Sundial has no Sand counters`."""
    phrase = book.phrase
    has = conditions.HasCounter
    if not name:
        phrase("fact", "I have a counter", has, what=Me(), also="I have a counter on me")
        phrase("fact", "I have {least:n} or more counters", has, what=Me(), also="I have {least:n} counters")
        phrase("fact", "{what:own} has no counters", has, none=True)
    phrase("fact", f"I have no {name}counters", has, what=Me(), none=True)
    phrase("fact", f"there are {{least:n}} or more {name}counters on me", has, what=Me(), read_only=True)
    for category in ("fact", "terms"):
        phrase(category, f"{{what:other_feature}} has no {name}counters", has, none=True)
        phrase(category, f"{{what:feature}} has {{least:n}} or more {name}counters", has)
        phrase(category, f"{{what:other_feature}} has a {name}counter", has)


def _nobody(book: Phrasebook) -> None:
    phrase = book.phrase
    mine = "you control no {cards:cards_pl}"
    phrase("fact", mine, conditions.Exist, none=True, also=("you have no {cards:cards_pl} in play",))
    phrase("fact", "you have no {cards:kinds_pl}", conditions.Exist, none=True, read_only=True)
    theirs = "your opponent controls no {cards:cards_pl}"
    also = ("your opponent has no {cards:cards_pl} in play",)
    phrase("fact", theirs, conditions.Exist, opponent=True, none=True, also=also)
    phrase("fact", "I'm your only hero [in play]", conditions.Exist, cards=OTHERS, none=True, read_only=True)


def _numbers(book: Phrasebook) -> None:
    phrase = book.phrase
    piled = "you have {count:n} or more {cards:in_pile_pl}"
    phrase("fact", piled, PileHas, also="there are {count:n} or more {cards:in_pile_pl}")
    phrase("each", "for each card in your opponent's hand", amounts.OpponentsHand)
    phrase("amount", "the number of cards in your opponent's hand", amounts.OpponentsHand)
    more = "there are more {more:kinds_pl} than {fewer:kinds_pl} in {place}"
    phrase("fact", more, MoreIn)
    for number in ("ATK", "DEF"):
        for or_less, words in ((False, "or more"), (True, "or less")):
            mine = f"my {number} is {{limit:n}} {words}"
            has = f"I have {{limit:n}} {number} {words}"
            phrase("fact", mine, MyNumberIs, number=number, or_less=or_less, also=has)
