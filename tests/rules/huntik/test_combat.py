"""HK 600-602. Combat."""

from __future__ import annotations

from tests.table import Table, rule


@rule("HK 602.2", "HK 602.3", "Attacks are divided among enemies; whoever gets its DEF or more is KO’d, all at once.")
def test_the_example_of_the_book(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("King Basilisk", zone=3)
    bob.controls("Gareon", "Lok Lambert", zone=3)

    alice.moves("King Basilisk")
    alice.starts_combat()
    bob.passes()
    alice.passes()
    alice.aims(Lok_Lambert=3, Gareon=2)

    assert "Lok Lambert" in bob.discard_pile
    assert "King Basilisk" in alice.discard_pile
    assert bob.in_play == ["Gareon"]
