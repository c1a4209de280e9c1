"""Words about whose a card is, where it is and what is on it (SF 7.4, 9.1, 35)."""

from __future__ import annotations

from typing import ClassVar

from quickening.games.shadowfist.kinds.filters import controller_of
from quickening.games.shadowfist.kinds.people import Who
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.lang.nodes import Filter, Scope, Selection


class Controlled(Filter, frozen=True):
    """`you control`, `controlled by an opponent` (SF 35.0); `owned`: `you own`."""

    by: Who
    non: bool = False
    owned: bool = False
    reads: ClassVar[frozenset[str]] = frozenset({"controller"})

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        seat = game.cards[card].owner if self.owned else controller_of(game, card)
        return (seat in self.by.seats(game, scope)) != self.non


class At(Filter, frozen=True):
    """`at this location`: where another card is (SF 9.1.2)."""

    what: Selection

    def fits(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        places = {game.location(ref.card) for ref in self.what.refs(game, scope)} - {0}
        return game.location(card) in places
