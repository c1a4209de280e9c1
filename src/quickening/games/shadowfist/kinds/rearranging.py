"""Effects by which Sites and Characters change places (SF 9.1, 13.0, 28.3)."""

from __future__ import annotations

from typing import Any

from quickening.core.frames import Next
from quickening.games.shadowfist.kinds.effects import ToCards
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.lang.nodes import Scope, Selection
from quickening.lang.selections import Chosen


class SwapSites(ToCards, frozen=True):
    """`swap the positions of a Site and another Site its controller controls`."""

    other: Selection

    def allows(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        return card >= 0 and bool(game.is_site(card))

    def possible(self, game: ShadowfistGame, scope: Scope) -> bool:
        return isinstance(self.other, Chosen) or bool(self.other.refs(game, scope))

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        from quickening.games.shadowfist.rules.rearranging import arranged, place_of

        one, other = (
            [ref.card for ref in part.refs(game, frame.scope) if self.allows(game, ref.card, frame.scope)]
            for part in (self.what, self.other)
        )
        if not one or not other:
            return frame.start  # type: ignore[no-any-return]
        places = {one[0]: place_of(game, other[0]), other[0]: place_of(game, one[0])}
        made = arranged(game, places, frame.scope.source, frame.scope.you)
        return game.do(made, frame.start, frame.scope.spared)
