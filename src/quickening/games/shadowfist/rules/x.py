"""SF 48. X: defined by the text, or said by the player."""

from __future__ import annotations

from typing import Any

from quickening.core.decisions import Decision, Option
from quickening.games.shadowfist.kinds.basics import Scope
from quickening.games.shadowfist.state import ShadowfistGame


def needs_x(ability: Any) -> bool:
    """Whether the player says what X is: a cost mentions it and nothing defines it."""
    return any(getattr(cost, "sets_x", False) for cost in ability.costs)


def given_x(game: ShadowfistGame, ability: Any, scope: Scope) -> int | None:
    """SF 48.0. X where the text defines it and the definition does not depend on what is chosen."""
    amount = getattr(ability, "x", None)
    if amount is None or getattr(amount, "at_resolution", False):
        return scope.x
    value: int = amount.value(game, scope)
    return value


def ask_x(game: ShadowfistGame, seat: int, ability: Any, scope: Scope) -> Decision:
    """SF 48.0. X from its minimum to what can be paid."""
    least = getattr(ability, "least_x", 0)
    most = max([least] + [cost.most_x(game, scope) for cost in ability.costs if getattr(cost, "sets_x", False)])
    options = tuple(Option("x", "X = {number}", number=n) for n in range(least, most + 1))
    return Decision(seat, "What is X?", options, source=game.cards[scope.source.card].handle if scope.source else 0)
