"""Effects that change numbers printed on a card: its figures, and those in its rules text (SF 8, 36.0)."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.frames import Next
from quickening.games.shadowfist.kinds.basics import Cost
from quickening.games.shadowfist.kinds.effects import ToCards
from quickening.games.shadowfist.rules.renumbering import NumberChoice, all_raised, named_change, raised_text
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import LASTING
from quickening.lang.nodes import Scope, Selection


class NameNumber(Cost, frozen=True):
    """SF 24.2.1. Which number on a card is meant, and whether it is raised or lowered: said at generation."""

    what: Selection
    spares: bool = False
    only_chooses: ClassVar[bool] = True

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        scope = frame.scope
        asked = [
            NumberChoice(seat=scope.you, card=ref, source=scope.source, spares=self.spares)
            for ref in self.what.refs(game, scope)
        ]
        return frame.run_each(asked)  # type: ignore[no-any-return]


class ChangeNumber(ToCards, frozen=True):
    """`raise or lower by one a number on the chosen card`: the one that was named. `spares`: not to zero.

    `every`: all numbers of its rules text are one higher, except those that are written as words.
    """

    until: str = LASTING
    spares: bool = False
    every: bool = False
    verb: ClassVar[str] = "change"

    def allows(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        return not self.every or raised_text(game, card) is not None

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        change = all_raised if self.every else named_change
        scope = frame.scope
        made = [one for ref in self.what.refs(game, scope) for one in change(game, ref, scope, self.until)]
        return game.do(made, frame.start, scope.spared)
