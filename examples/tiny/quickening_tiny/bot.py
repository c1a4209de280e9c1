"""Rules of thumb: how good each option looks at a glance. They see a view and a decision, never the game."""

from __future__ import annotations

from quickening.core.decisions import Decision, Option
from quickening.core.views import CardView, View

#: What options of a kind are worth where nothing more is known; what is left alone is below 0.
WORTH = {"turn": 4.0, "play": 2.0, "lay": 3.0, "block": 2.0, "take": 0.0, "auction": -1.0, "pass": 0.0, "end": 0.5}
#: No more coins than this are bid for a card.
BID = 2


class Adviser:
    """Turns charms up, lays and plays what there is, blocks, and bids little."""

    def answer(self, decision: Decision, view: View) -> tuple[Option, ...] | None:
        """Every option can be judged by itself."""
        return None

    def scores(self, decision: Decision, view: View) -> list[float]:
        """How good each option looks."""
        cards = {card.handle: card for area in view.areas for card in area.cards}
        return [self.score(option, cards, view) for option in decision.options]

    def score(self, option: Option, cards: dict[int, CardView], view: View) -> float:
        """How good one option looks."""
        if option.kind == "bid":
            return 1.0 if (option.number or 0) <= BID else -1.0
        if option.kind == "card":
            return 1.0 if cards[option.card].owner != view.seat else -1.0
        if option.kind == "yes":
            return 1.0
        return WORTH.get(option.kind, 0.0)

    def chose(self, decision: Decision, answer: tuple[Option, ...]) -> None:
        """Nothing is remembered."""
