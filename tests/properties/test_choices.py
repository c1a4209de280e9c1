"""What an option says of itself: its price now, how much fells its card, which areas it covers."""

from __future__ import annotations

from tests.shadowfist_table import character
from tests.table import Table
from tests.web.scenes import highlander_defense, huntik_aiming


def test_a_reduced_price_is_said_with_what_is_printed(table: Table) -> None:
    ann, bob = table.shadowfist("Ann", "Bob")
    bob.controls("City Park")
    ann.controls("Diamond Beach")
    ann.has(character("Pilgrim", 2, "-1 cost if you control a Site.", cost=3))
    prompt = table.game.view(0).prompt

    assert prompt is not None
    assert "2 Power instead of 3" in [choice.cost for choice in prompt.choices]


def test_an_attack_that_is_aimed_says_how_many_fell_the_hero(table: Table) -> None:
    huntik_aiming(table)
    decision = table.game.decision
    prompt = table.game.view(decision.seat).prompt

    assert prompt is not None
    assert [choice.need for choice in prompt.choices] == [5, 2]


def test_a_defense_says_which_areas_it_would_cover(table: Table) -> None:
    highlander_defense(table)
    decision = table.game.decision
    prompt = table.game.view(decision.seat).prompt

    assert prompt is not None
    covered = {option.label: choice.grid for option, choice in zip(decision.options, prompt.choices, strict=False)}
    block = next(grid for label, grid in covered.items() if "Upper Left Block" in label)
    assert block == 0b000011011
