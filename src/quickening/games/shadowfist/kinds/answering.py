"""Effects about the effect they answer (SF 26.6)."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.data import replace
from quickening.core.decisions import Decision
from quickening.core.frames import Ask, Next
from quickening.core.modifiers import Ref
from quickening.games.shadowfist.happenings import Retargeted
from quickening.games.shadowfist.kinds.basics import Cost
from quickening.games.shadowfist.kinds.choosing import NEW_TARGETS
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.lang.nodes import Scope
from quickening.lang.selections import choices_in


class NewTargets(Cost, frozen=True):
    """SF 26.6.4. As many new and different legal targets as the answered effect has."""

    only_chooses: ClassVar[bool] = True

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        _, able, old = self.found(game, frame.scope)
        frame.asking = NEW_TARGETS
        options = tuple(game.card_option("card", "{name}", card) for card in able)
        return Ask(Decision(frame.scope.you, "Which new targets?", options, len(old), len(old)), frame.chose)

    def found(self, game: ShadowfistGame, scope: Any) -> tuple[int, list[int], tuple[Ref, ...]]:
        """The slot of the targets, what else could be targeted, and the targets it has."""
        effect = game.effect(scope.answers)
        if effect is None or effect.ability is None:
            return -1, [], ()
        for choice in choices_in(effect.ability):
            old = effect.scope.got(choice.slot)
            if choice.target and old:
                bare = replace(effect.scope, bound=())
                taken = {ref.card for ref in old}
                return choice.slot, [card for card in choice.candidates(game, bare) if card not in taken], old
        return -1, [], ()

    def possible(self, game: ShadowfistGame, scope: Scope) -> bool:
        slot, able, old = self.found(game, scope)
        return slot >= 0 and len(able) >= len(old)


class ReplaceTargets(Cost, frozen=True):
    """SF 26.6.4. The new targets replace the old ones."""

    of_unresolved: ClassVar[bool] = True

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        slot = NewTargets().found(game, frame.scope)[0]
        refs = frame.scope.got(NEW_TARGETS) or ()
        events = [Retargeted(frame.scope.answers, slot, refs)] if slot >= 0 and refs else []
        return game.do(events, frame.start, frame.scope.spared)
