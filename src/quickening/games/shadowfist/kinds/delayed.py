"""Effects that wait for their time, and those left to chance (SF 26.4)."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.data import replace
from quickening.core.frames import Next
from quickening.games.shadowfist.events.effects import DelayedMade
from quickening.games.shadowfist.kinds.abilities import Triggered
from quickening.games.shadowfist.kinds.basics import Cost
from quickening.games.shadowfist.kinds.selections import BROUGHT, speaks_of
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import LASTING, Delayed
from quickening.lang.nodes import Trigger, walk
from quickening.lang.resolve import May


class Later(Cost, frozen=True):
    """SF 26.4. `at the end of the turn, smoke it`: an effect that waits for its time."""

    trigger: Trigger
    effects: tuple[Any, ...]
    until: str = LASTING
    every: bool = False
    deferred: ClassVar[bool] = True

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        offered = self.effects[0].effects if self.may else self.effects
        ability = Triggered(self.trigger, offered, may=self.may)
        delayed = Delayed(ability, self.remembering(game, frame.scope), 0, not self.every, self.until)
        return game.do([DelayedMade(delayed)], frame.start, frame.scope.spared)

    def remembering(self, game: ShadowfistGame, scope: Any) -> Any:
        """SF 42.0. `the returned card` is then still the one that this effect brought into play."""
        for one in (part for effect in self.effects for part in walk(effect)):
            if speaks_of(one, "brought"):
                return replace(scope, bound=(*scope.bound, (BROUGHT, one.refs(game, scope))))
        return scope

    @property
    def may(self) -> bool:
        """SF 26.1.2. Whether it is left to the player."""
        return len(self.effects) == 1 and isinstance(self.effects[0], May)
