"""Cards that are made stronger as they are played (HLT 90, 247): that is part of playing them, before any counter."""

from __future__ import annotations

from quickening.core.decisions import Decision
from quickening.core.events import Event
from quickening.core.frames import Ask, Done, Frame, Next
from quickening.games.highlander.events.places import Discarded
from quickening.games.highlander.kinds import abilities as said
from quickening.games.highlander.state import HAND, NOBODY, HighlanderGame


class Boosting(Frame):
    """Cards are discarded for the effect of a card. Gives back how many."""

    seat: int = 0
    card: int = NOBODY
    count: int = 0

    def start(self, game: HighlanderGame) -> Next:
        boost = said.of_kind(game.printed(self.card), said.BOOST)
        if boost is None:
            return None
        scope = game.scope_of(self.card, self.seat)
        hand = [
            card for card in game.of(HAND, self.seat) if card != self.card and boost.cards.fits(game, card, scope)
        ]
        options = tuple(game.card_option("discard", "Discard {name}", card) for card in hand)
        most = min(boost.most, len(hand))
        question = f"Discard up to {most} cards for it"
        return Ask(Decision(self.seat, question, options, 0, most, may_decline=True), self.chosen)

    def chosen(self, game: HighlanderGame) -> Next:
        events: list[Event] = [Discarded(option.ref, by=self.seat, cost=True) for option in game.chosen]
        self.count = len(events)
        return game.do(events, self.end)

    def end(self, game: HighlanderGame) -> Next:
        return Done(self.count)
