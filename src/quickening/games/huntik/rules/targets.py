"""HK 704. Targets: what a power that is played or used has to choose first."""

from __future__ import annotations

from quickening.core.once import once
from quickening.games.huntik.state import HuntikGame
from quickening.lang.nodes import Effect, Scope
from quickening.lang.resolve import bound
from quickening.lang.selections import Chosen, choices_in, targets_in


@once
def targets_of(effects: tuple[Effect, ...]) -> list[Chosen]:
    """HK 704.1. The targets a text has, known once per text. What it says for later targets only then (HK 709.1)."""
    return [choice for effect in effects for choice in _announced(effect)]


def _announced(effect: Effect) -> list[Chosen]:
    """Targets, and what is chosen before "another target", which must differ from it."""
    targets = targets_in(effect)
    if any(target.another for target in targets):
        return choices_in(effect)
    return targets


def first_unchosen(effects: tuple[Effect, ...], scope: Scope) -> Chosen | None:
    """The first target that has not been chosen yet."""
    for target in targets_of(effects):
        if scope.got(target.slot) is None:
            return target
    return None


def with_target(game: HuntikGame, effects: tuple[Effect, ...], scope: Scope) -> Scope:
    """The scope with the answer just given as the next target."""
    unchosen = first_unchosen(effects, scope)
    assert unchosen is not None
    return bound(scope, unchosen.slot, tuple(game.ref(option.ref) for option in game.chosen))
