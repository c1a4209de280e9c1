"""What is foreseen comes from what a seat may know, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from quickening.arena import matches
from quickening.core.chance import Chance
from quickening.core.foresight import FEW, ahead
from quickening.core.redealing import Memory
from tests.properties.invariants import decisions_of

KINDS: list[tuple[str, dict[str, Any]]] = [
    ("huntik", {}),
    ("shadowfist", {}),
    *(("highlander", {"edition": edition}) for edition in ("first", "third", "type-one")),
]


@pytest.mark.parametrize(("game", "options"), KINDS)
def test_games_that_look_alike_are_foreseen_alike(game: str, options: dict[str, Any]) -> None:
    """Whatever the others hold, the seat is told the same; and looking ahead changes nothing."""
    foreseen = compared = 0
    for match in matches(game, 2, ("thumb",), seed=5, options=options):
        memory = Memory(0)
        for state, _ in decisions_of(match):
            memory.observe(state)
            decision = state.decision
            if decision is None or decision.seat != 0 or state.is_quiet() or compared > 60:
                continue
            before = state.fingerprint()
            seen = ahead(state, 0, memory)
            other = state.redeal(0, memory, Chance.seeded(compared))

            assert ahead(other, 0, memory) == seen
            assert state.fingerprint() == before
            assert len(seen.lines) <= FEW
            compared += 1
            foreseen += bool(seen.lines)
    assert compared > 3
    assert foreseen
