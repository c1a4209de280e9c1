"""SF 24.1. Whether an effect can be generated: everything can be chosen, and all costs can be paid."""

from __future__ import annotations

from typing import Any

from quickening.core.data import replace
from quickening.core.once import once
from quickening.core.refusals import Refusal
from quickening.games.shadowfist.rules.choices import (
    can_choose,
    choices_of,
    effect_picked,
    heals_targets,
    parts_of,
    player_of,
)
from quickening.games.shadowfist.rules.x import given_x
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.vocabulary.effects import Choose, ToCards, TurnCards
from quickening.games.shadowfist.vocabulary.kinds import Cost, Picked, Scope
from quickening.games.shadowfist.vocabulary.selections import ChosenX
from quickening.lang.nodes import walk
from quickening.lang.resolve import Either
from quickening.lang.selections import Chosen, ThisCard

NO_TARGET = Refusal("SF 24.1.3", "{name} cannot be used: there is no legal choice for it.")
NO_FACEOFF = Refusal("SF 41.1", "{name} cannot be used: no Faceoff begins during an attack.")
NO_COST = Refusal("SF 24.1.4", "{name} cannot be used: its cost cannot be paid.")


class Needs:
    """What an ability needs to be generated, worked out once from its text.

    `powered` are the costs that take Power, `plain` those for which nothing is chosen, `rechecked` those that may be
    impossible although everything could be chosen. `late`: it does something to an effect that has yet to resolve.
    `ways`: the two things of which it is one, if it is.
    """

    __slots__ = (
        "choices",
        "faceoff",
        "heals",
        "late",
        "parts",
        "picking",
        "plain",
        "player",
        "powered",
        "rechecked",
        "set_x",
        "ways",
    )

    def __init__(self, ability: Any) -> None:
        costs: tuple[Cost, ...] = ability.costs
        self.ways = ways_of(ability) if is_either(ability) else ()
        self.parts = parts_of(ability)
        self.faceoff = any(getattr(node, "is_faceoff", False) for node in ability.effects)
        self.set_x = getattr(ability, "x", None) is not None
        self.powered = tuple(cost for cost in costs if type(cost).power is not Cost.power)
        self.plain = tuple(cost for cost in costs if not isinstance(getattr(cost, "what", None), Chosen))
        self.late = any(getattr(node, "of_unresolved", False) for part in self.parts for node in walk(part))
        self.picking = effect_picked(ability.effects)
        self.player = player_of(self.parts)
        self.choices = choices_of(self.parts)
        self.heals = heals_targets(self.parts)
        left = [cost for cost in costs if cost not in self.plain]
        self.rechecked = tuple(cost for cost in left if self.player is not None or not is_mere_choice(cost))


def is_either(ability: Any) -> bool:
    """Whether an effect is one of two things, for one of which something has to be chosen at generation."""
    effects = ability.effects
    return len(effects) == 1 and type(effects[0]) is Either and bool(choices_of(effects))


@once
def ways_of(ability: Any) -> tuple[Any, ...]:
    """SF 24.2.1. The ability with one and with the other thing: which it is, is said as it is generated."""
    both: Either = ability.effects[0]
    return tuple(replace(ability, effects=effects) for effects in (both.one, both.other))


@once
def needs_of(ability: Any) -> Needs:
    """What an ability needs, the same each time."""
    return Needs(ability)


@once
def turns_itself(ability: Any) -> bool:
    """SF 10.4, 21.0. Whether using an ability turns its card: then it is not used while that is turned."""
    if getattr(ability, "maintain", False):
        return True
    return any(isinstance(cost, TurnCards) and isinstance(cost.what, ThisCard) for cost in ability.costs)


def is_mere_choice(cost: Any) -> bool:
    """Whether a cost is possible as soon as what it is about can be chosen."""
    if not (isinstance(cost, Choose) or type(cost).possible in (ToCards.possible, TurnCards.possible)):
        return False
    what: Chosen = cost.what
    later = isinstance(what, Picked) and what.later
    return not later and not isinstance(what, ChosenX) and type(what).candidates is Chosen.candidates


def judge_requirements(game: ShadowfistGame, seat: int, ability: Any, scope: Scope, extra: int = 0) -> Refusal | None:
    """SF 24.1. Whether all costs can be paid and everything can be chosen; `extra` is Power needed besides."""
    needs = needs_of(ability)
    if needs.ways:
        refusals = [judge_requirements(game, seat, way, scope, extra) for way in needs.ways]
        return None if None in refusals else refusals[0]
    if needs.faceoff and game.attack is not None:
        return NO_FACEOFF
    if needs.set_x:
        scope = replace(scope, x=given_x(game, ability, scope))
    if not can_pay(game, seat, needs, scope, extra):
        return NO_COST
    if needs.late and scope.answers and game.effect(scope.answers) is None:
        return NO_TARGET  # SF 24.1.3.2, 26.6.1: too late
    if needs.picking is not None and not needs.picking.possible(game, scope):
        return NO_TARGET
    if not can_choose_all(game, needs, scope):  # after the costs: what can be chosen has to be looked for
        return NO_TARGET
    for cost in needs.rechecked:
        if not cost.possible(game, scope):
            return NO_COST
    return None


def can_pay(game: ShadowfistGame, seat: int, needs: Needs, scope: Scope, extra: int) -> bool:
    """SF 24.1.4. Whether the player has the Power for all costs, and can pay those for which nothing is chosen."""
    if needs.powered:
        power = sum([cost.power(game, scope) for cost in needs.powered])
        if extra + power > game.players[seat].power:
            return False
    for cost in needs.plain:  # noqa: SIM110  a plain loop: this is asked again and again
        if not cost.possible(game, scope):
            return False
    return True


def can_choose_all(game: ShadowfistGame, needs: Needs, scope: Scope) -> bool:
    """SF 24.1.3. Whether everything that has to be chosen can be: a player, and then cards."""
    if needs.player is not None:
        seats = needs.player.candidates(game, scope)
        if not seats or scope.who < 0:
            return any(can_choose(game, needs.choices, replace(scope, who=one), needs.heals) for one in seats)
    return can_choose(game, needs.choices, scope, needs.heals)
