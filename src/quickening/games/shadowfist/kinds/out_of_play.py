"""Decks that are searched, and cards that were looked at: some go elsewhere, the rest is put in order (SF 9.2)."""

from __future__ import annotations

from typing import Any

from quickening.core.frames import Next
from quickening.games.shadowfist.kinds.basics import Cost
from quickening.games.shadowfist.rules.out_of_play import Arrange, SearchDeck, TakeSome
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import DECK
from quickening.lang.selections import Cards


class Search(Cost, frozen=True):
    """`search your deck for a Character, show it and put it into your hand`, then the deck is shuffled.

    `to`: `hand` or `top`; `shown`: everybody sees it.
    """

    cards: Cards
    to: str = "hand"
    shown: bool = True
    smoked: bool = False

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        return frame.run_each(  # type: ignore[no-any-return]
            [
                SearchDeck(
                    seat=frame.scope.you,
                    cards=self.cards,
                    scope=frame.scope,
                    to=self.to,
                    shown=self.shown,
                    smoked=self.smoked,
                )
            ]
        )


class TakeOfThese(Cost, frozen=True):
    """`put one of them on the bottom of the deck`; `to`: `bottom`, `hand` or `toasted`. A number below 0 is all."""

    to: str
    least: int = 1
    most: int = 1

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        cards = looked_at(game, frame)
        most = len(cards) if self.most < 0 else min(self.most, len(cards))
        least = most if self.least < 0 else min(self.least, most)
        scope = frame.scope
        taking = TakeSome(seat=scope.you, cards=cards, to=self.to, least=least, most=most, by=scope.source)
        return frame.run_each([taking] if cards else [])  # type: ignore[no-any-return]


class ArrangeTop(Cost, frozen=True):
    """`return the rest to the top of the deck in any order`."""

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        cards = looked_at(game, frame)
        return frame.run_each([Arrange(seat=frame.scope.you, cards=cards)] if len(cards) > 1 else [])  # type: ignore[no-any-return]


def looked_at(game: ShadowfistGame, frame: Any) -> tuple[int, ...]:
    """The cards the text speaks of that are still in a deck, the top one first."""
    refs = frame.scope.it
    return tuple(ref.card for ref in refs if game.alive(ref) and game.cards[ref.card].area == DECK)
