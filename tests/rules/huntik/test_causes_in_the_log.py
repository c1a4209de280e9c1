"""The log says what made something happen."""

from __future__ import annotations

from tests.huntik_table import action_saying
from tests.table import Table, rule


@rule("HK 602.3", "Who is KO’d in a combat is told with how many attacks did it.")
def test_the_log_tells_how_many_attacks_ko_a_hero(table: Table) -> None:
    ann, bob = table.huntik("Ann", "Bob")
    ann.controls("Springer", zone=2)
    ann.controls("Caliban", zone=3)
    bob.controls("Enforcer", zone=3)
    ann.moves("Springer", forward=1)
    ann.starts_combat()
    while table.decision.options[0].kind != "aim" and any(one.kind == "pass" for one in table.decision.options):
        table.answer(next(one for one in table.decision.options if one.kind == "pass"))
    while table.game.decision is not None and table.decision.question.startswith("Aim"):
        table.answer([table.decision.options[0].id] * table.decision.most)

    assert "Enforcer is KO’d by 10 attacks." in table.log


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
