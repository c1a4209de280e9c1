"""SF 16, 17.2.3, 29. How much, where that is said only as an effect is carried out."""

from __future__ import annotations

import pytest

from tests.shadowfist_table import ShadowfistPlayer, event, resolve, table_until
from tests.table import Table, rule

IF_TURNED = "You may turn a Site you control. If you do, "


def turns_hill(table: Table, text: str, targets: tuple[str, ...] = ()) -> tuple[ShadowfistPlayer, ShadowfistPlayer]:
    """Alice plays an Event that does something if she turns a Site, and turns it as it resolves."""
    alice, bob = table.shadowfist("Alice", "Bob", power=3)
    alice.controls("Hill")
    alice.controls("Hero", damage=2)
    alice.controls("Bruiser", damage=3)
    alice.controls("Student")
    bob.controls("Temple", "Giant")
    alice.has(event("Plan", IF_TURNED + text))
    alice.plays("Plan")
    if targets:
        alice.chooses(*targets)
    table_until(table, lambda: alice.is_asked("you may") or alice.is_asked("turn"))
    alice.says_yes()
    return alice, bob


@rule("SF 16.0", "Up to so much damage is removed from each: its player says how much, no more than there is.")
@pytest.mark.parametrize(("removed", "left"), [(2, 1), (1, 2), (0, 3)])
def test_how_much_is_removed_from_each_is_said(table: Table, removed: int, left: int) -> None:
    alice, _ = turns_hill(table, "remove up to 4 damage from each Character you control.")
    asked = []
    while alice.is_asked("How much damage is removed"):
        asked.append((table.decision.question, [option.number for option in table.decision.options]))
        wanted = removed if "Bruiser" in table.decision.question else 0
        alice.chooses(str(wanted))

    assert sorted(asked) == [
        ("How much damage is removed from Bruiser?", [3, 2, 1, 0]),
        ("How much damage is removed from Hero?", [2, 1, 0]),
    ]
    assert (alice.card("Hero").damage, alice.card("Bruiser").damage) == (2, left)


@rule("SF 16.0", "Healing is divided as its player likes: no more than is there, and less if the player likes.")
def test_healing_is_divided_as_it_is_carried_out(table: Table) -> None:
    alice, _ = turns_hill(table, "remove up to 4 damage from cards you control.")

    assert (alice.may_choose(), table.decision.most, table.decision.may_decline) == (["Hero", "Bruiser"], 4, True)
    alice.chooses("Bruiser", "Bruiser", "Hero")
    resolve(table)

    assert (alice.card("Hero").damage, alice.card("Bruiser").damage) == (1, 1)


@rule("SF 29.0", "Damage is divided as its player likes; all of it.")
def test_damage_is_divided_as_it_is_carried_out(table: Table) -> None:
    text = "inflict 3 damage, divided any way you choose, on target Characters."
    alice, bob = turns_hill(table, text, ("Giant", "Student"))

    assert (table.decision.least, table.decision.most) == (3, 3)
    alice.chooses("Giant", "Giant", "Student")
    resolve(table)

    assert (bob.card("Giant").damage, alice.smoked_pile) == (2, ["Plan", "Student"])


@rule("SF 17.2.3", "Up to so much Power is stolen: the thief says how much, no more than there is.")
@pytest.mark.parametrize("stolen", [2, 1, 0])
def test_how_much_power_is_stolen_is_said(table: Table, stolen: int) -> None:
    alice, bob = turns_hill(table, "steal up to 5 Power from an opponent.")

    assert table.labels == ["3", "2", "1", "0"]
    alice.chooses(str(stolen))
    resolve(table)

    assert (alice.power, bob.power) == (3 + stolen, 3 - stolen)


@rule("SF 24.2.1", "Where a text wants two amounts said, both are said as it is generated.")
def test_two_amounts_of_one_text_are_both_said(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.controls("Bruiser", damage=3)
    bob.controls("Temple", "Giant", "Hero")
    heal, harm = "Remove up to 2 damage from cards you control.", "divided any way you choose, on target Characters."
    alice.has(event("Exchange", f"{heal} Inflict 3 damage, {harm}"))

    alice.does("play", "Exchange")
    alice.chooses("Giant", "Hero")
    assert alice.is_asked("Divide 2 healing")
    alice.chooses("Bruiser", "Bruiser")
    assert alice.is_asked("Divide 3 damage")
    alice.chooses("Giant", "Giant", "Hero")
    resolve(table)

    assert (alice.card("Bruiser").damage, bob.card("Giant").damage, bob.card("Hero").damage) == (1, 2, 1)
