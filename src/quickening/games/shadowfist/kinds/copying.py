"""Effects that copy rules text, and those that change numbers printed on a card or in its text (SF 8, 36)."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.data import replace
from quickening.core.frames import Next
from quickening.core.modifiers import Ref
from quickening.games.shadowfist.events.in_play import ModifierMade
from quickening.games.shadowfist.kinds.basics import Cost
from quickening.games.shadowfist.kinds.effects import ToCards
from quickening.games.shadowfist.kinds.selections import Targets
from quickening.games.shadowfist.rules.copying import (
    NumberChoice,
    all_raised,
    can_be_copied,
    copied_bold,
    copied_text,
    copying,
    named_change,
    named_number,
    raised_text,
)
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import LASTING
from quickening.lang.nodes import Scope, Selection
from quickening.lang.selections import Chosen


class CopyRules(ToCards, frozen=True):
    """SF 36.0, 36.2. A card gains the printed rules text of another, without its restrictions.

    `bold`: only the bold-faced abilities printed there, not those its text gives under conditions (SF 36.10).
    `while_there`: no longer than the card that is copied is in play.
    """

    source: Selection
    until: str = LASTING
    bold: bool = False
    while_there: bool = False
    verb: ClassVar[str] = "copy"

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        scope = frame.scope
        refs, part_of = self.receiving(game, scope), copied_bold if self.bold else copied_text
        made = [
            one
            for source in self.identified(game, scope)
            for ref in refs
            for one in copying(
                part_of(game, source.card), ref, scope, self.until, source if self.while_there else None
            )
        ]
        return game.do(made, frame.start, scope.spared)

    def receiving(self, game: ShadowfistGame, scope: Any) -> tuple[Ref, ...]:
        """The cards that gain the text: `target` is what was targeted, not the card chosen to be copied."""
        if not isinstance(self.what, Targets) or not isinstance(self.source, Chosen):
            return self.what.refs(game, scope)
        slot = self.source.slot
        return self.what.refs(game, replace(scope, bound=tuple(one for one in scope.bound if one[0] != slot)))

    def identified(self, game: ShadowfistGame, scope: Any) -> tuple[Ref, ...]:
        """SF 36.4, 49.8. The card whose text was identified at generation, whatever became of it since.

        What was chosen could be copied then; what is found only now must not be Uncopyable.
        """
        if isinstance(self.source, Targets):
            return self.source.aimed_at(scope)
        chosen: tuple[Ref, ...] | None = scope.got(self.source.slot) if isinstance(self.source, Chosen) else None
        if chosen is not None:
            return chosen
        before = {ref for _, refs in scope.bound for ref in refs}
        refs = self.source.refs(game, scope)
        return tuple(ref for ref in refs if ref in before or can_be_copied(game, ref.card))


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

    `every`: all numbers of its rules text are one higher, except those that are written as words. `named`: as the
    effect was generated, whatever became of the card since that remembers it (SF 24.2).
    """

    until: str = LASTING
    spares: bool = False
    every: bool = False
    named: tuple[Any, ...] = ()
    verb: ClassVar[str] = "change"

    def allows(self, game: ShadowfistGame, card: int, scope: Scope) -> bool:
        return not self.every or raised_text(game, card) is not None

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        scope = frame.scope
        made = [one for ref in self.what.refs(game, scope) for one in self.changes_of(game, ref, scope)]
        return game.do(made, frame.start, scope.spared)

    def changes_of(self, game: ShadowfistGame, ref: Ref, scope: Any) -> list[ModifierMade]:
        if self.every:
            return all_raised(game, ref, scope, self.until)
        return named_change(game, ref, scope, self.until, self.named) if self.named else []

    def as_generated(self, game: ShadowfistGame, scope: Any) -> ChangeNumber:
        return self if self.every else replace(self, named=named_number(game, scope))
