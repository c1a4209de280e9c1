"""Texts that no set here has, in the words of the books: what the grammar makes of them, at the table."""

from __future__ import annotations

from tests.highlander_table import duel, event
from tests.table import Table, rule


@rule("HL1 35", "HLT 51", "Your opponent's next turn is one turn, for whoever is spoken of in it.")
def test_each_player_during_one_opponents_turn(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(event("Neither player may play attacks during your opponent's next turn."), "Thrust", "Slash")
    bob.has("Thrust")
    alice.goes_to("attack")
    alice.plays("Ploy")
    assert alice.can("attack", "Thrust")
    bob.begins_turn()
    bob.goes_to("attack")
    assert not bob.can("attack", "Thrust")
    alice.begins_turn()
    alice.goes_to("attack")

    assert alice.can("attack", "Slash")
