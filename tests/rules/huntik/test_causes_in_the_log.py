"""The log says what made something happen."""

from __future__ import annotations

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
