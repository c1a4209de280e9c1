"""How many there are: counters on cards, cards in a discard pile, nobody at all, more here than there."""

from __future__ import annotations

from quickening.core.events import Event
from quickening.core.frames import Next
from quickening.core.modifiers import Ref
from quickening.games.huntik.events.on_the_map import CounterPut
from quickening.games.huntik.kinds.effects.common import ToCards
from quickening.games.huntik.kinds.effects.to_cards import counters_on
from quickening.games.huntik.state import Counter, HuntikGame
from quickening.lang.resolve import Resolve


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
