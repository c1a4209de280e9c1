"""Cards of the preconstructed deck of the Purists, played as their printed words say."""

from __future__ import annotations

from tests.cards.shadowfist_corpus import MARKS, printed
from tests.shadowfist_table import edge, event, resolve
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


def test_purist_aspirant_gives_himself_for_all_characters_of_his_player(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero", printed("Purist Aspirant", "10kbullets"))
    bob.controls("River", "Giant")
    bob.has(
        event("Storm", "Inflict 2 damage on all Characters."), event("Rain", "Inflict 1 damage on all Characters.")
    )
    alice.ends_turn()

    bob.plays("Storm")
    alice.uses("Purist Aspirant")
    assert {option.name for option in table.decision.options} >= {"Storm", "Giant"}
    alice.chooses("Storm")
    resolve(table)

    assert "Purist Aspirant" in alice.smoked_pile
    assert (alice.card("Hero").damage, bob.card("Giant").damage) == (0, 2)

    bob.plays("Rain")
    resolve(table)

    assert alice.card("Hero").damage == 1  # another source
