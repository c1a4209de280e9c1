"""SF 24.1. Whether an effect can be generated: everything can be chosen, and all costs can be paid."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from quickening.core.once import once
from quickening.core.refusals import Refusal
from quickening.games.shadowfist.rules.choices import can_choose, choices_of, effect_picked, parts_of, player_of
from quickening.games.shadowfist.rules.x import given_x
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.vocabulary.kinds import Cost, Scope
from quickening.lang.nodes import Effect, walk
from quickening.lang.resolve import Either
from quickening.lang.selections import Chosen

NO_TARGET = Refusal("SF 24.1.3", "{name} cannot be used: there is no legal choice for it.")
NO_FACEOFF = Refusal("SF 41.1", "{name} cannot be used: no Faceoff begins during an attack.")
NO_COST = Refusal("SF 24.1.4", "{name} cannot be used: its cost cannot be paid.")


def judge_requirements(game: ShadowfistGame, seat: int, ability: Any, scope: Scope, extra: int = 0) -> Refusal | None:
    """SF 24.1. Whether all costs can be paid and everything can be chosen; `extra` is Power needed besides."""
    if is_either(ability):
        refusals = [judge_requirements(game, seat, way, scope, extra) for way in ways_of(ability)]
        return None if None in refusals else refusals[0]
    costs: tuple[Cost, ...] = ability.costs
    if game.attack is not None and any(getattr(node, "is_faceoff", False) for node in ability.effects):
        return NO_FACEOFF
    scope = replace(scope, x=given_x(game, ability, scope))
    if costs and not can_pay(game, seat, costs, scope, extra):
        return NO_COST
    if scope.answers and is_too_late(game, ability, scope):
        return NO_TARGET
    picking = effect_picked(ability.effects)
    if picking is not None and not picking.possible(game, scope):
        return NO_TARGET
    refusal = judge_choices(game, ability, scope)  # after the costs: what can be chosen has to be looked for
    if refusal is None and not all(cost.possible(game, scope) for cost in costs):
        return NO_COST
    return refusal


def is_either(ability: Any) -> bool:
    """Whether an effect is one of two things, for one of which something has to be chosen at generation."""
    effects = ability.effects
    return len(effects) == 1 and type(effects[0]) is Either and bool(choices_of(effects))


@once
def ways_of(ability: Any) -> tuple[Any, ...]:
    """SF 24.2.1. The ability with one and with the other thing: which it is, is said as it is generated."""
    both: Either = ability.effects[0]
    return tuple(replace(ability, effects=effects) for effects in (both.one, both.other))


def can_pay(game: ShadowfistGame, seat: int, costs: tuple[Cost, ...], scope: Scope, extra: int) -> bool:
    """SF 24.1.4. Whether the player has the Power for all costs, and can pay those for which nothing is chosen."""
    if extra + sum(cost.power(game, scope) for cost in costs) > game.players[seat].power:
        return False
    return all(isinstance(getattr(cost, "what", None), Chosen) or cost.possible(game, scope) for cost in costs)


def is_too_late(game: ShadowfistGame, ability: Any, scope: Scope) -> bool:
    """SF 24.1.3.2, 26.6.1. What is done to an effect can be done only as long as that has yet to resolve."""
    if game.effect(scope.answers) is not None:
        return False
    return any(getattr(node, "of_unresolved", False) for part in parts_of(ability) for node in walk(part))


def judge_choices(game: ShadowfistGame, ability: Any, scope: Scope) -> Refusal | None:
    """SF 24.1.3. Whether everything that has to be chosen can be: a player, and then cards."""
    parts = parts_of(ability)
    player = player_of(parts)
    if player is not None:
        seats = player.candidates(game, scope)
        if not seats:
            return NO_TARGET
        if scope.who < 0:
            return best_player(game, parts, scope, seats)
    return None if can_choose(game, choices_of(parts), scope, parts) else NO_TARGET


def best_player(game: ShadowfistGame, parts: tuple[Effect, ...], scope: Scope, seats: list[int]) -> Refusal | None:
    """Whether there is a player to choose with whom everything else can be chosen."""
    for seat in seats:
        if can_choose(game, choices_of(parts), replace(scope, who=seat), parts):
            return None
    return NO_TARGET
