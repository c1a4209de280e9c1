"""Effects on decks and piles (SF 9.2, 43, 46)."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.events import Event
from quickening.core.frames import Next
from quickening.games.shadowfist.events import (
    PutOnDeck,
    Shuffled,
    Toasted,
)
from quickening.games.shadowfist.kinds.basics import Cost
from quickening.games.shadowfist.kinds.effects import ToCards
from quickening.games.shadowfist.state import (
    PLAY,
    SMOKED,
    TOASTED,
    ShadowfistGame,
)
from quickening.lang.selections import Cards


class ShuffleIn(ToCards, frozen=True):
    """Cards are shuffled into their owners' decks."""

    verb: ClassVar[str] = "shuffle in"

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        refs = self.what.refs(game, frame.scope)
        events: list[Event] = [PutOnDeck(ref.card, frame.scope.source, frame.scope.you) for ref in refs]
        events += [Shuffled(seat) for seat in sorted({game.cards[ref.card].owner for ref in refs})]
        return game.do(events, frame.start, frame.scope.spared)


class Search(Cost, frozen=True):
    """`search your deck for a Character, show it and put it into your hand`, then the deck is shuffled.

    `to`: `hand`, `top`, `play` or `smoked pile`; `shown`: everybody sees it.
    """

    cards: Cards
    to: str = "hand"
    shown: bool = True
    smoked: bool = False

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        from quickening.games.shadowfist.rules.searching import SearchDeck

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


class ToastAnywhere(Cost, frozen=True):
    """`toast it, even if it is in your smoked pile`: whatever became of the card that was chosen first."""

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        refs = frame.scope.bound[0][1] if frame.scope.bound else ()
        events = [
            Toasted(ref.card, frame.scope.source, frame.scope.you)
            for ref in refs
            if game.cards[ref.card].area in (PLAY, SMOKED) and game.cards[ref.card].area != TOASTED
        ]
        return game.do(events, frame.start, frame.scope.spared)
