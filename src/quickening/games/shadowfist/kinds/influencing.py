"""SF 50.8. Influence that pays for effects."""

from __future__ import annotations

from typing import Any

from quickening.core.frames import Next
from quickening.games.shadowfist.kinds.basics import Cost, X
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.lang.nodes import Amount, Scope


class TurnInfluence(Cost, frozen=True):
    """`turn 3 Influence`: cards with so much Influence together are turned; what is too much is lost."""

    amount: Amount

    @property
    def sets_x(self) -> bool:
        return isinstance(self.amount, X)

    def most_x(self, game: ShadowfistGame, scope: Scope) -> int:
        """SF 48.0. As much as can be turned."""
        from quickening.games.shadowfist.rules.influencing import influence_of

        return influence_of(game, scope.you)

    def possible(self, game: ShadowfistGame, scope: Scope) -> bool:
        return self.most_x(game, scope) >= self.amount.value(game, scope)

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        from quickening.games.shadowfist.rules.influencing import TurningInfluence

        amount = self.amount.value(game, frame.scope)
        return frame.run_each([TurningInfluence(seat=frame.scope.you, amount=amount)])  # type: ignore[no-any-return]
