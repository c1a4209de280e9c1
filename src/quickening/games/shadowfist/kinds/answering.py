"""Effects about the effect they answer (SF 26.6)."""

from __future__ import annotations

from typing import Any, ClassVar

from quickening.core.data import replace
from quickening.core.decisions import Decision, Option
from quickening.core.frames import Ask, Next
from quickening.core.modifiers import Ref
from quickening.games.shadowfist.events.effects import Retargeted
from quickening.games.shadowfist.kinds.basics import Cost
from quickening.games.shadowfist.kinds.choosing import (
    ALL_OF_MANY,
    FIRST_OF_MANY,
    NEW_TARGETS,
    TargetLocation,
    TargetSharing,
)
from quickening.games.shadowfist.kinds.people import ChosenPlayer
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import Generated
from quickening.lang.nodes import walk
from quickening.lang.selections import Chosen

Aim = Chosen | TargetSharing | TargetLocation | ChosenPlayer


def aim_of(effect: Generated | None) -> Aim | None:
    """The part of an effect's text that has its targets: cards, a location or a player."""
    for part in () if effect is None or effect.ability is None else walk(effect.ability):
        if isinstance(part, (TargetSharing, TargetLocation)) or (
            isinstance(part, (Chosen, ChosenPlayer)) and part.target and is_aimed(part, effect)
        ):
            return part
    return None


def is_aimed(part: Chosen | ChosenPlayer, effect: Generated | None) -> bool:
    """Whether a target was chosen: one of `up to 2` may be none."""
    return isinstance(part, ChosenPlayer) or (effect is not None and bool(effect.scope.got(part.slot)))


def other_places(game: ShadowfistGame, effect: Generated, aim: TargetLocation | ChosenPlayer) -> tuple[Option, ...]:
    """The other locations or players that could be the target, by their number."""
    scope = effect.scope
    if isinstance(aim, TargetLocation):
        places = [place for place in aim.places(game, scope) if place != scope.place]
        return tuple(Option("location", game.place_words(one), ref=one, index=n) for n, one in enumerate(places))
    seats = [seat for seat in aim.candidates(game, scope) if seat != scope.who]
    return tuple(Option("player", game.names[seat], seat=seat, ref=seat + 1) for seat in seats)


class NewTargets(Cost, frozen=True):
    """SF 26.6.4. As many new and different legal targets as the answered effect has."""

    only_chooses: ClassVar[bool] = True

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        effect = game.effect(frame.scope.answers)
        aim = aim_of(effect)
        assert effect is not None
        if isinstance(aim, Chosen):
            able, count = self.others(game, effect, aim), len(effect.scope.got(aim.slot) or ())
            return self.ask(game, frame, NEW_TARGETS, able, count)
        if isinstance(aim, TargetSharing):
            return self.one_more(game, frame, effect, aim)
        return frame.ask_place(game, "Which new target?", other_places(game, effect, aim))  # type: ignore[no-any-return, arg-type]

    def ask(self, game: ShadowfistGame, frame: Any, slot: int, able: list[int], count: int) -> Next:
        frame.asking = slot
        options = tuple(game.card_option("card", "{name}", card) for card in able)
        return Ask(Decision(frame.scope.you, "Which new targets?", options, count, count), frame.chose)

    def one_more(self, game: ShadowfistGame, frame: Any, effect: Generated, aim: TargetSharing) -> Next:
        """Those that have to go together are chosen one after another."""
        chosen = aim.chosen_so_far(frame.scope)
        able = self.next_ones(game, effect, aim, chosen)
        if not able:
            frame.bind(NEW_TARGETS, tuple(chosen))
            return frame.start  # type: ignore[no-any-return]
        frame.insert(self)
        return self.ask(game, frame, FIRST_OF_MANY + len(chosen), able, 1)

    def next_ones(self, game: ShadowfistGame, effect: Generated, aim: TargetSharing, chosen: list[Ref]) -> list[int]:
        taken = frozenset(ref.card for ref in effect.scope.got(ALL_OF_MANY) or ())
        return aim.next_ones(game, replace(effect.scope, bound=()), chosen, taken)

    def others(self, game: ShadowfistGame, effect: Generated, aim: Chosen) -> list[int]:
        """What else could be targeted."""
        taken = {ref.card for ref in effect.scope.got(aim.slot) or ()}
        return [card for card in aim.candidates(game, replace(effect.scope, bound=())) if card not in taken]

    def possible(self, game: ShadowfistGame, scope: Any) -> bool:
        effect = game.effect(scope.answers)
        aim = aim_of(effect)
        if effect is None or aim is None:
            return False
        if isinstance(aim, Chosen):
            return len(self.others(game, effect, aim)) >= len(effect.scope.got(aim.slot) or ())
        if isinstance(aim, TargetSharing):
            return bool(self.next_ones(game, effect, aim, []))
        return bool(other_places(game, effect, aim))


class ReplaceTargets(Cost, frozen=True):
    """SF 26.6.4. The new targets replace the old ones."""

    of_unresolved: ClassVar[bool] = True

    def pay(self, game: ShadowfistGame, frame: Any) -> Next:
        aim = aim_of(game.effect(frame.scope.answers))
        events = [] if aim is None else [self.retargeted(aim, frame.scope)]
        return game.do(events, frame.start, frame.scope.spared)

    def retargeted(self, aim: Aim, scope: Any) -> Retargeted:
        refs = scope.got(NEW_TARGETS) or ()
        if isinstance(aim, Chosen):
            return Retargeted(scope.answers, aim.slot, refs)
        if isinstance(aim, TargetSharing):
            return Retargeted(scope.answers, ALL_OF_MANY, refs)
        if isinstance(aim, TargetLocation):
            return Retargeted(scope.answers, -1, (), place=scope.place)
        return Retargeted(scope.answers, -1, (), who=scope.place - 1)
