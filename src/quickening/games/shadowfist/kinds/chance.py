"""What is left to chance, or to another player's eyes: cards at random, cards out of a hand that is looked at."""

from __future__ import annotations

from typing import Any

from quickening.core.data import replace
from quickening.core.frames import Next
from quickening.games.shadowfist.kinds.basics import Cost, Number
from quickening.games.shadowfist.kinds.effects import ToCards
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.lang.nodes import Amount, Scope
from quickening.lang.selections import Cards


class AtRandom(Cost, frozen=True):
    """`return a random Character in your smoked pile to play`: chance says which; `deed` is done to it."""

    deed: ToCards
    cards: Cards
    count: Amount = Number(1)

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        found = self.cards.found(game, frame.scope)
        deed = self.deed.by_chance()
        able = [card for card in found if deed.allows(game, card, frame.scope)]
        game.chance.shuffle(able)
        chosen = able[: max(0, self.count.value(game, frame.scope))]
        frame.scope = replace(frame.scope, it=tuple(game.ref(card) for card in chosen))
        if chosen:
            frame.insert(deed)
        return frame.start  # type: ignore[no-any-return]

    def possible(self, game: ShadowfistGame, scope: Scope) -> bool:
        return len(self.cards.found(game, scope)) >= max(1, self.count.value(game, scope))
