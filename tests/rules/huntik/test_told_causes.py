"""The log says which card brought something about."""

from __future__ import annotations

from tests.huntik_table import action_saying
from tests.table import Table


def test_the_log_names_the_card_that_stuns(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=2)
    bob.controls("Breaker", zone=4)
    alice.has(action_saying("Stun target enemy hero.", "Trap"))
    alice.plays("Trap", "Breaker")

    assert bob.reads("Breaker is stunned (Trap).")


def test_the_log_names_the_card_that_makes_one_discard(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=2)
    bob.has("Enforcer")
    alice.has(action_saying("Your opponent discards their hand.", "Storm"))
    alice.plays("Storm")

    assert alice.reads("Bob discards Enforcer (Storm).")
