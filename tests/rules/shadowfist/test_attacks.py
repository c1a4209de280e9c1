"""SF 27-28. Declarations and attacks."""

from __future__ import annotations

from tests.shadowfist_table import resolve
from tests.table import Table, rule


@rule("SF 28.1", "SF 28.1.4", "Attackers turn as they are declared.")
def test_attackers_turn(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Student")
    bob.controls("Hill")

    alice.attacks("Hill", with_="Hero")

    assert alice.card("Hero").turned
    assert not alice.card("Student").turned
    assert bob.card("Hill").damage == 4


@rule("SF 28.6.4", "SF 28.6.7", "Interceptors in a chain fight the attacker one after another.")
def test_a_chain_of_interceptors_fights_in_order(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Bruiser")
    bob.controls("Hill")
    bob.controls("Student", "Hero", at="Hill")

    alice.attacks("Hill", with_="Bruiser")
    bob.intercepts("Bruiser", with_=["Student", "Hero"])
    resolve(table)

    assert bob.smoked_pile == ["Student", "Hero"]
    assert alice.card("Bruiser").damage == 5
    assert bob.card("Hill").damage == 1
