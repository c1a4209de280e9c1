"""Cards of the preconstructed deck of the Purists, played as their printed words say."""

from __future__ import annotations

from tests.cards.shadowfist_corpus import MARKS, printed
from tests.shadowfist_table import edge
from tests.table import Table

pytestmark = MARKS


def test_isomorphic_spirit_fights_better_while_two_cards_share_a_title(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", printed("Isomorphic Spirit", "10kbullets"), "Hero")
    bob.controls("River", edge("Bargain", ""))
    alice.controls(edge("Bargain", ""))
    fighting = alice.card("Isomorphic Spirit").fighting

    bob.has_in_smoked_pile("Hero")
    assert alice.card("Isomorphic Spirit").fighting == fighting

    bob.controls("Hero")
    assert alice.card("Isomorphic Spirit").fighting == fighting + 2

    bob.controls("Hero")
    assert alice.card("Isomorphic Spirit").fighting == fighting + 2
