"""Effects that cancel cards and other effects (SF 33)."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.decisions import Decision
from quickening.core.events import Event
from quickening.core.frames import Ask, Next
from quickening.core.modifiers import Ref
from quickening.games.shadowfist.events import (
    Canceled,
    ChangesEnded,
    ModifierMade,
)
from quickening.games.shadowfist.kinds.basics import Blank, Cost
from quickening.games.shadowfist.kinds.choosing import NEW_TARGETS
from quickening.games.shadowfist.kinds.effects import does
from quickening.games.shadowfist.kinds.moves import canceling
from quickening.games.shadowfist.kinds.timings import could_do
from quickening.games.shadowfist.state import (
    LASTING,
    MAINTAINED,
    TURN,
    Modifier,
    ShadowfistGame,
)
from quickening.lang.nodes import Scope
from quickening.lang.selections import Cards


class CancelWhatever(Cost, frozen=True):
    """`all States on target are canceled`, whenever they come: whatever fits meanwhile, not only what does now."""

    cards: Cards
    until: str = LASTING

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        found = [event for card in self.cards.found(game, frame.scope) for event in self.canceled(game, card, frame)]
        blank = ModifierMade(Modifier(Blank(), frame.scope, 0, self.until, None, self.cards))
        return game.do([*found, blank], frame.start, frame.scope.spared)

    def canceled(self, game: ShadowfistGame, card: int, frame: Any) -> list[Event]:
        """SF 33.0. What is there now is canceled, with its unresolved effects."""
        return [Canceled(card, frame.scope.source, frame.scope.you)]


def which_effect(game: ShadowfistGame, frame: Any, cost: Cost, able: list[int]) -> Ask:
    """The question which effect is canceled; the cost is paid once it was answered."""
    frame.insert(cost)
    frame.asking = NEW_TARGETS
    options = tuple(game.card_option("card", "{name}", card) for card in able)
    return Ask(Decision(frame.scope.you, "Which effect?", options, min(1, len(options))), frame.chose)


class CancelTurned(Cost, frozen=True):
    """`cancel an effect generated or maintained by the turning of a Feng Shui Site` (SF 10.4, 33.0).

    `which` is `generated`, `maintained`, or either.
    """

    cards: Cards
    which: str = ""
    picks_effect: ClassVar[bool] = True

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        done = frame.scope.got(NEW_TARGETS)
        if done is None:
            return which_effect(game, frame, self, self.able(game, frame.scope))
        events: list[Event] = []
        for ref in done:
            if ref.card < 0:
                events += canceling(game, ref, frame.scope, TURN)
            else:
                game.note(ChangesEnded(tuple(one for one in game.modifiers if kept_by(one, ref))))
                game.texts_changed()
        return game.do(events, frame.start, frame.scope.spared)

    def able(self, game: ShadowfistGame, scope: Scope) -> list[int]:
        """The effects of turned cards of the kind in this scene, and the cards that maintain something."""
        fresh = [
            -effect.number
            for effect in game.effects
            if effect.cancelable  # SF 26.4
            and self.is_meant(effect.ability)
            and self.cards.fits(game, effect.source.card, scope)
            and game.sees(scope, effect.source.card)  # SF 40.0
        ]
        if self.which == "generated" or (game.scene is not None and game.scene.closed):
            return fresh  # SF 23.2: only what is in the scene
        kept = {one.scope.source.card for one in game.modifiers if one.until == MAINTAINED and one.scope.source}
        return fresh + sorted(card for card in kept if self.cards.fits(game, card, scope))

    def is_meant(self, ability: Any) -> bool:
        """Whether an effect of the scene is of the kind: one to be maintained, or any for which a card turned."""
        return turns_itself(ability) and (self.which != "maintained" or bool(getattr(ability, "maintain", False)))

    def possible(self, game: ShadowfistGame, scope: Scope) -> bool:
        return bool(self.able(game, scope))


class CancelThreat(Cost, frozen=True):
    """`cancel an effect that would smoke a Character you control` (SF 26.3, 33.0)."""

    doing: str
    cards: Cards
    picks_effect: ClassVar[bool] = True

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        done = frame.scope.got(NEW_TARGETS)
        if done is None:
            return which_effect(game, frame, self, self.able(game, frame.scope))
        events = [event for ref in done for event in canceling(game, ref, frame.scope, TURN)]
        return game.do(events, frame.start, frame.scope.spared)

    def able(self, game: ShadowfistGame, scope: Scope) -> list[int]:
        """The effects of this scene that could do it."""
        return [
            -effect.number
            for effect in game.effects
            if effect.cancelable  # SF 26.4
            and game.sees(scope, effect.source.card)  # SF 40.0
            and any(
                verb == self.doing and self.cards.fits(game, card, scope) for verb, card in could_do(game, effect)
            )
        ]

    def possible(self, game: ShadowfistGame, scope: Scope) -> bool:
        return bool(self.able(game, scope))


def turns_itself(ability: Any) -> bool:
    """Whether an ability is generated by turning its card."""
    costs = getattr(ability, "costs", ())
    return bool(getattr(ability, "maintain", False)) or any(does(cost, "turn") for cost in costs)


def kept_by(one: Modifier, ref: Ref) -> bool:
    return one.until == MAINTAINED and one.scope.source == ref
