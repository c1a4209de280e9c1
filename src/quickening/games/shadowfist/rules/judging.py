"""SF 24.1, 40.0. Whether an effect can be generated, and which ability is judged: all can be chosen and paid."""

from __future__ import annotations

from typing import Any

from quickening.core.data import replace
from quickening.core.derive import Value
from quickening.core.once import once
from quickening.core.refusals import Refusal
from quickening.games.shadowfist import channels
from quickening.games.shadowfist.kinds.basics import Cost, Scope
from quickening.games.shadowfist.kinds.effects import Choose, Do, ToCards, does
from quickening.games.shadowfist.kinds.entering import PlayThis
from quickening.games.shadowfist.kinds.selections import Picked, chosen_x
from quickening.games.shadowfist.rules.amounts import given_x
from quickening.games.shadowfist.rules.choices import (
    can_choose,
    choices_in,
    choices_of,
    effect_picked,
    heals_targets,
    parts_of,
    player_of,
)
from quickening.games.shadowfist.rules.continuous import immune_makers
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import Generated
from quickening.lang.nodes import walk
from quickening.lang.resolve import Either, alternatives
from quickening.lang.selections import Chosen, ThisCard

#: The ability that is judged, and of which card.
JUDGED = Value[tuple[int, Any] | None](channels.TEXTS, channels.COURSE)


def acting(game: ShadowfistGame, card: int) -> Any:
    """The ability of a card by which an effect is judged, generated or resolves now."""
    judged = JUDGED.get(game)
    if judged is not None and judged[0] == card:
        return judged[1]
    for frame in reversed(list(game.stack)):
        made: Any = getattr(frame, "effect", None) or frame
        source, ability = getattr(made, "source", None), getattr(made, "ability", None)
        if ability is not None and source is not None and source.card == card:
            return ability
    return None


def note_judged(game: ShadowfistGame, ability: Any, scope: Scope) -> Any:
    """Notes which ability is judged; gives the one that was judged before."""
    before = JUDGED.get(game)
    if scope.source is not None:
        JUDGED.put(game, (scope.source.card, ability))
    return before


def judged_no_more(game: ShadowfistGame, before: Any) -> None:
    """The ability is judged; that of which it is a part goes on to be."""
    JUDGED.put(game, before)


NO_TARGET = Refusal("SF 24.1.3", "{name} cannot be used: there is no legal choice for it.")
NO_FACEOFF = Refusal("SF 41.1", "{name} cannot be used: no Faceoff begins during an attack.")
NO_COST = Refusal("SF 24.1.4", "{name} cannot be used: its cost cannot be paid.")


class Needs:
    """What an ability needs to be generated, worked out once from its text.

    `powered` are the costs that take Power, `plain` those for which nothing is chosen, `rechecked` those that may be
    impossible although everything could be chosen. `late`: it does something to an effect that has yet to resolve,
    `cancels`: and cancels it. `plays_itself`: it plays its own card. `ways`: the things of which it is one, if it is.
    """

    __slots__ = (
        "cancels",
        "choices",
        "faceoff",
        "heals",
        "late",
        "parts",
        "picking",
        "plain",
        "player",
        "plays_itself",
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
        nodes = [node for part in self.parts for node in walk(part)]
        self.late = any(getattr(node, "of_unresolved", False) for node in nodes)
        self.cancels = self.late and any(does(node, "cancel") for node in nodes)
        self.plays_itself = any(
            isinstance(node, PlayThis) and type(node.what) is ThisCard for node in ability.effects
        )
        self.picking = effect_picked(ability.effects)
        self.player = player_of(self.parts)
        self.choices = choices_in(ability)
        self.heals = heals_targets(self.parts)
        left = [cost for cost in costs if cost not in self.plain]
        self.rechecked = tuple(cost for cost in left if self.player is not None or not is_mere_choice(cost))


def is_either(ability: Any) -> bool:
    """Whether an effect is one of two things, for one of which something has to be chosen at generation."""
    effects = ability.effects
    return len(effects) == 1 and type(effects[0]) is Either and bool(choices_of(effects))


@once
def ways_of(ability: Any) -> tuple[Any, ...]:
    """SF 24.2.1. The ability with each of the things it may do: which it is, is said as it is generated."""
    return tuple(replace(ability, effects=effects) for effects in alternatives(ability.effects))


@once
def needs_of(ability: Any) -> Needs:
    """What an ability needs, the same each time."""
    return Needs(ability)


@once
def turns_itself(ability: Any) -> bool:
    """SF 10.4, 21.0. Whether using an ability turns its card: then it is not used while that is turned."""
    if getattr(ability, "maintain", False):
        return True
    return any(does(cost, "turn") and isinstance(cost.what, ThisCard) for cost in ability.costs)


def is_mere_choice(cost: Any) -> bool:
    """Whether a cost is possible as soon as what it is about can be chosen."""
    judged_so = type(cost).possible in (ToCards.possible, Do.possible) and not does(cost, "remove counters")
    if not (isinstance(cost, Choose) or judged_so):
        return False
    what: Chosen = cost.what
    later = isinstance(what, Picked) and what.later
    return not later and not chosen_x(what) and type(what).candidates is Chosen.candidates


def judge_requirements(game: ShadowfistGame, seat: int, ability: Any, scope: Scope, extra: int = 0) -> Refusal | None:
    """SF 24.1. Whether all costs can be paid and everything can be chosen; `extra` is Power needed besides."""
    if not immune_makers(game):
        return judge_needs(game, seat, ability, scope, extra)
    before = note_judged(game, ability, scope)  # SF 40.0: who is immune may depend on what is paid
    refusal = judge_needs(game, seat, ability, scope, extra)
    judged_no_more(game, before)
    return refusal


def can_be_answered(effect: Generated | None, needs: Needs) -> bool:
    """Whether it is not too late (SF 24.1.3.2, 26.6.1); a delayed effect is canceled by nothing (SF 26.4)."""
    return effect is not None and (effect.cancelable or not needs.cancels)


def judge_needs(game: ShadowfistGame, seat: int, ability: Any, scope: Scope, extra: int) -> Refusal | None:
    """SF 24.1. The same, once it is noted what is judged."""
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
    if needs.late and scope.answers and not can_be_answered(game.effect(scope.answers), needs):
        return NO_TARGET
    if needs.picking is not None and not needs.picking.possible(game, scope):
        return NO_TARGET
    able = scopes_able(game, needs, scope)  # after the costs: what can be chosen has to be looked for
    if not able:
        return NO_TARGET
    if needs.rechecked and not any(all(cost.possible(game, one) for cost in needs.rechecked) for one in able):
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


def scopes_able(game: ShadowfistGame, needs: Needs, scope: Scope) -> list[Scope]:
    """SF 24.1.3. The scopes in which everything can be chosen: a player, then cards, perhaps that player's."""
    scopes = [scope]
    if needs.player is not None:
        scopes = [replace(scope, who=seat) for seat in needs.player.candidates(game, scope)]
    return [one for one in scopes if can_choose(game, needs.choices, one, needs.heals)]
