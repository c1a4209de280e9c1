"""SF 42. Which cards a text means when it speaks of itself and of others."""

from __future__ import annotations

from tests.shadowfist_table import character, event, resolve, table_until
from tests.table import Table, rule


@rule("SF 42.0", "A card that speaks of another card means any but itself; so does another of the same text.")
def test_two_cards_of_one_text_each_mean_another(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    text = "Turn :: Inflict 1 damage on any other Character you control."
    alice.controls("Hill", character("Ann", 4, text), character("Ben", 4, text))
    bob.controls("Temple", "Hero")
    assert alice.can("use", "Ann")
    assert alice.can("use", "Ben")

    alice.uses("Ben", "Ann")
    resolve(table)

    assert [alice.card("Ann").damage, alice.card("Ben").damage, bob.card("Hero").damage] == [1, 0, 0]


@rule("SF 24.1.3.2", "Only cards that an effect speaks of may be chosen for it.")
def test_who_attacks_and_who_does_not(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero", "Student")
    bob.controls("Temple", "Giant")
    snare = event("Snare", "Turn target attacker.")
    alice.has(snare)
    bob.has(snare)
    assert not alice.can("play", "Snare")  # nobody attacks

    alice.attacks("Temple", with_=["Hero", "Student"])
    table_until(table, lambda: bob.can("play", "Snare"))
    bob.plays("Snare")

    assert sorted(bob.may_choose()) == ["Hero", "Student"]
