"""The table of Highlander at the terminal."""

from __future__ import annotations

import io

from rich.console import Console

from quickening.terminal import drawing_of
from tests.table import Table


def drawn(table: Table, seat: int) -> str:
    console = Console(file=io.StringIO(), width=110, highlight=False)
    console.print(drawing_of("highlander").table(table.game.view(seat)))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_a_hand_is_shown_with_its_grids_and_damage(table: Table) -> None:
    alice, _ = table.highlander()
    alice.has("Upper Left Attack", "Lower Left Block")

    seen = drawn(table, 0)

    assert "Upper Left Attack ■□□ □□□ □□□, damage 2/4" in seen
    assert "Lower Left Block □□□ ■■□ ■■□" in seen
    assert "Upper Left Attack" not in drawn(table, 1)


def test_attacks_are_shown_in_order_and_hidden_ones_without_a_name(table: Table) -> None:
    alice, bob = table.highlander()
    alice.may_hide()
    alice.has("Thrust")
    alice.attacks("Thrust", hidden=True)
    bob.goes_to("defense")

    assert "attack 1: Alice’s a Hidden attack, hidden" in drawn(table, 1)
    assert "attack 1: your Thrust, hidden" in drawn(table, 0)
    assert "Thrust" not in drawn(table, 1)


def test_ability_and_what_is_pending_are_shown(table: Table) -> None:
    alice, bob = table.highlander()
    alice.has("Thrust")
    alice.attacks("Thrust")
    bob.lets_through()

    assert "Bob  Ability 15, damage 2" in drawn(table, 1)
