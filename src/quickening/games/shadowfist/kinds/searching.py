"""Searching decks (SF 9.2.3, 43)."""

from __future__ import annotations

from typing import Any

from quickening.core.frames import Next
from quickening.games.shadowfist.kinds.basics import Cost
from quickening.games.shadowfist.rules.out_of_play import SearchDeck
from quickening.games.shadowfist.state import ShadowfistGame
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
