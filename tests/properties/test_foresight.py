"""What is foreseen comes from what a seat may know, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from quickening.arena import matches
from quickening.core.chance import Chance
from quickening.core.foresight import FEW, NOTHING, ahead
from quickening.core.redealing import Memory
from tests.properties.invariants import decisions_of
from tests.table import Table

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


def test_a_face_down_site_that_might_be_attacked_is_any_site(table: Table) -> None:
    """Who is asked whether to attack it does not know what it is, nor do the games that the seat imagines."""
    ann, bob = table.shadowfist("Ann", "Bob")
    ann.controls("City Park")
    ann.controls("Mantis Fighter", at="City Park")
    bob.controls("Nine Dragon Temple", face_down=True)
    game, memory = table.game, Memory(0)
    memory.observe(game)
    (attack,) = (option for option in game.decision.options if option.kind == "attack")

    imagined = [game.redeal(0, memory, Chance.seeded(seed)).cards[attack.ref].definition.name for seed in range(9)]

    assert len(set(imagined)) > 3
    assert ahead(game, 0, memory, [attack.id]) == NOTHING


def test_who_may_still_defend_is_asked_again_before_it_comes(table: Table) -> None:
    ann, bob = table.highlander("Ann", "Bob", edition="type-one")
    ann.has("Upper Left Attack")
    bob.has("Upper Left Block")
    ann.attacks("Upper Left Attack")
    ann.ends_phase()
    bob.goes_to("may do/must do")
    memory = Memory(1)
    memory.observe(table.game)
    before = ahead(table.game, 1, memory)
    bob.goes_to("defense")
    memory.observe(table.game)
    now = ahead(table.game, 1, memory)

    assert before.lines == now.lines == ["Upper Left Attack is successful for 2."]
    assert (before.again, now.again) == (True, False)
