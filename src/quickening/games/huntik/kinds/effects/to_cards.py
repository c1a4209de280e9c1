"""What is done to cards where they are, or takes them from the map (HK 400-407)."""

from __future__ import annotations

from collections.abc import Callable

from quickening.core.data import replace
from quickening.core.decisions import Option
from quickening.core.events import Event
from quickening.core.frames import Next
from quickening.core.modifiers import Ref
from quickening.games.huntik.events.areas import Eliminated, KOd, RemovedFromMap, ReturnedToHand
from quickening.games.huntik.events.on_the_map import (
    CounterPut,
    CounterRemoved,
    Exhausted,
    Readied,
    Stunned,
    Unstunned,
    counter_word,
)
from quickening.games.huntik.kinds.effects.common import Costly, ToCards, choosable
from quickening.games.huntik.kinds.effects.turns import order
from quickening.games.huntik.state import Counter, HuntikGame
from quickening.lang.nodes import Amount, Effect, Scope, Selection
from quickening.lang.resolve import Resolve
from quickening.lang.selections import Chosen, Me

#: What may be done to cards, and what happens to each of them then.
DEEDS: dict[str, Callable[[HuntikGame, Ref], Event]] = {
    "KO": lambda game, ref: KOd(ref.card, game.cards[ref.card].zone),  # HK 400.11e
    "eliminate": lambda game, ref: Eliminated(ref.card, game.cards[ref.card].zone),  # HK 400.11e
    "stun": lambda game, ref: Stunned(ref.card),  # HK 407.1
    "unstun": lambda game, ref: Unstunned(ref.card),  # HK 407.5
    "ready": lambda game, ref: Readied(ref.card),  # HK 405.1
    "exhaust": lambda game, ref: Exhausted(ref.card),  # HK 405.1
    "return to hand": lambda game, ref: ReturnedToHand(ref.card, game.cards[ref.card].zone),
    "remove from map": lambda game, ref: RemovedFromMap(ref.card, game.cards[ref.card].zone),  # HK 400.9a
}
_READINESS: frozenset[str] = frozenset({"ready"})
_NOTHING: frozenset[str] = frozenset()


class Do(Costly, frozen=True):
    """Something done to cards. Of what is eliminated only what you control (HK 400.11e)."""

    deed: str

    @property
    def reads(self) -> frozenset[str]:
        """HK 712.1. A ready card is exhausted."""
        return _READINESS if self.deed == "exhaust" else _NOTHING

    @property
    def kind(self) -> object:
        return self.deed

    def event(self, game: HuntikGame, ref: Ref) -> Event:
        return DEEDS[self.deed](game, ref)

    def meant(self, game: HuntikGame, scope: Scope) -> tuple[Ref, ...]:
        refs = self.what.refs(game, scope)
        if self.deed != "eliminate":
            return refs
        return tuple(ref for ref in refs if game.cards[ref.card].controller == scope.you)

    def possible(self, game: HuntikGame, scope: Scope) -> bool:
        """HK 103.3. With an enemy that was chosen no cost is paid."""
        if self.deed != "eliminate":
            return super().possible(game, scope)
        what = self.what
        if isinstance(what, Chosen) and scope.got(what.slot) is None:
            own = [card for card in what.candidates(game, scope) if game.cards[card].controller == scope.you]
            return sum(self.suits(game, card) for card in own) >= max(1, what.least)
        return super().possible(game, scope) and len(self.meant(game, scope)) == len(what.refs(game, scope))

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        """HK 103.1. What else a text does to cards that it stuns, it does though they are stunned."""
        if self.deed == "stun":
            refs = self.meant(game, frame.scope)
            frame.scope = replace(frame.scope, overruling=(*frame.scope.overruling, *refs))
        return super().perform(game, frame)


class UnstunAndReady(ToCards, frozen=True):
    """One after the other (HK 407.5, 405.1)."""

    def event(self, game: HuntikGame, ref: Ref) -> Event:
        return Unstunned(ref.card)

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        frame.insert(Do(self.what, "ready"))
        return super().perform(game, frame)


class RemoveCounter(Costly, frozen=True):
    """HK 402.1."""

    name: str = ""
    atk: int = 0
    defense: int = 0
    count: int = 1

    def event(self, game: HuntikGame, ref: Ref) -> Event:
        return CounterRemoved(ref.card, Counter(self.name, self.atk, self.defense))

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        if self.count > 1:
            frame.insert(replace(self, count=self.count - 1))
        return super().perform(game, frame)

    def possible(self, game: HuntikGame, scope: Scope) -> bool:
        """HK 706.8. All of them or none."""
        if not super().possible(game, scope) or self.count == 1:
            return super().possible(game, scope)
        wanted = Counter(self.name, self.atk, self.defense)
        cards = [game.cards[ref.card] for ref in self.what.refs(game, scope)]
        return all(sum(wanted.like(one) for one in card.counters) >= self.count for card in cards)


@order("remove that counter")
def _remove_that_counter(game: HuntikGame, frame: Resolve) -> Next:
    """`remove that counter`: the named one on the card this is about."""
    meant = (*frame.scope.it, *Me().refs(game, frame.scope))[:1]
    named = [(ref.card, one) for ref in meant for one in game.cards[ref.card].counters if one.name]
    return game.do([CounterRemoved(card, one) for card, one in named[:1]], frame.start, frame.scope.spared)


class RemoveAnyCounter(ToCards, frozen=True):
    """HK 402.1. A counter of whatever kind; if there are several kinds, you say which."""

    def event(self, game: HuntikGame, ref: Ref) -> Event:
        raise NotImplementedError  # pragma: no cover - the event depends on the choice

    def suits(self, game: HuntikGame, card: int) -> bool:
        return bool(game.cards[card].counters)

    def possible(self, game: HuntikGame, scope: Scope) -> bool:
        """HK 706.8."""
        if isinstance(self.what, Chosen) and scope.got(self.what.slot) is None:
            return any(self.suits(game, card) for card in self.what.candidates(game, scope))
        refs = self.what.refs(game, scope)
        return bool(refs) and all(self.suits(game, ref.card) for ref in refs)

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        refs = self.what.refs(game, frame.scope)
        kinds = counters_on(game, refs[0].card) if refs else []
        if frame.placed:
            frame.placed = False
            return game.do([CounterRemoved(refs[0].card, kinds[frame.scope.place])], frame.start, frame.scope.spared)
        if not kinds:
            return frame.start
        frame.insert(self)
        options = tuple(Option("counter", counter_word(one), ref=n, index=n) for n, one in enumerate(kinds))
        return frame.ask_place(game, "Remove which counter?", options)


class RemoveAllCounters(ToCards, frozen=True):
    """HK 402.1b. Every counter, or every one of a name."""

    name: str = ""

    def event(self, game: HuntikGame, ref: Ref) -> Event:
        raise NotImplementedError  # pragma: no cover - an event for each counter

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        going = [
            (ref.card, one) for ref in self.what.refs(game, frame.scope) for one in game.cards[ref.card].counters
        ]
        events = [CounterRemoved(card, one) for card, one in going if self.name in ("", one.name)]
        return game.do(events, frame.start, frame.scope.spared)


class MoveCounters(Effect, frozen=True):
    """HK 402.1. Counters go from one card to another: all, or one of a name."""

    one: Selection
    two: Selection
    name: str = ""
    all: bool = False

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        one, two = self.one.refs(game, frame.scope), self.two.refs(game, frame.scope)
        if not one or not two or one == two:
            return frame.start
        going = [counter for counter in game.cards[one[0].card].counters if self.name in ("", counter.name)]
        going = going if self.all else going[:1]
        events: list[Event] = [CounterRemoved(one[0].card, counter) for counter in going]
        return game.do([*events, *(CounterPut(two[0].card, counter) for counter in going)], frame.start)

    def possible(self, game: HuntikGame, scope: Scope) -> bool:
        there = choosable(game, scope, self.one) and choosable(game, scope, self.two)
        cards = [ref.card for ref in self.one.refs(game, scope)]
        if isinstance(self.one, Chosen) and scope.got(self.one.slot) is None:
            cards = self.one.candidates(game, scope)
        counters = [counter for card in cards for counter in game.cards[card].counters]
        return there and (self.all or any(counter.name == self.name for counter in counters))


def counters_on(game: HuntikGame, card: int) -> list[Counter]:
    """One of each kind of counter on a card."""
    kinds: list[Counter] = []
    for counter in game.cards[card].counters:
        if not any(counter.like(other) for other in kinds):
            kinds.append(counter)
    return kinds


class PutCounter(ToCards, frozen=True):
    """HK 402.1."""

    name: str = ""
    atk: int = 0
    defense: int = 0
    count: int = 1
    times: Amount | None = None

    def event(self, game: HuntikGame, ref: Ref) -> Event:
        return CounterPut(ref.card, Counter(self.name, self.atk, self.defense), self.count)

    def perform(self, game: HuntikGame, frame: Resolve) -> Next:
        """`for each card discarded this way`: so many together."""
        if self.times is None:
            return super().perform(game, frame)
        count = self.count * self.times.value(game, frame.scope)
        frame.insert(*([replace(self, count=count, times=None)] if count else []))
        return frame.start


class DoubleCounters(ToCards, frozen=True):
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
