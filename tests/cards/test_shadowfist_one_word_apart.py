"""Texts that differ in a word, and what the word changes; what the book does not settle is refused."""

from __future__ import annotations

import pytest

from quickening.text.reader import NotRead
from tests.shadowfist_table import card_saying, character, event, resolve, state, table_until
from tests.table import Table


def names(table: Table) -> list[str]:
    return sorted(option.name for option in table.decision.options)


def test_who_cannot_turn_to_attack_sites_may_be_led_to_one(table: Table) -> None:
    """SF 28.1.3.1, 28.1.4. Only declared attackers turn to attack; an effect may still change their target."""
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Giant")
    bob.controls("River", "Garden", "Student")
    alice.has(state("Sword", "Subject Character gains +4 Fighting and cannot turn to attack Sites."))
    bob.has(event("Detour", "Change target attacker's target to any legal target."))
    alice.plays("Sword", "Giant")
    resolve(table)
    assert names(table) == ["", "Student"]

    alice.attacks("Student", "Giant")
    table_until(table, lambda: bob.can("play", "Detour"))
    bob.plays("Detour", "River")
    table_until(table, lambda: table.game.attack is None or alice.is_asked("What becomes of River"))

    assert table.game.attack is not None


@pytest.mark.parametrize(
    ("card_type", "text", "why"),
    [
        ("Character", "+2 Fighting while you control fewer Sites than an opponent.", "what somebody controls"),
        ("Character", "+2 Fighting while you control exactly one Site.", "not understood"),
        ("Character", "When exactly one Site is burned, gain 1 Power.", "not understood"),
        ("Character", "+2 Fighting while you control more Sites than another player.", "what somebody controls"),
        ("Character", "+2 Fighting while you have more {mag} resources than an opponent.", "how many resources"),
        ("Character", "If this card participates in an attack, gain 1 Power.", "not understood"),
        ("Event", "Return target Character in your hand to play.", "returns to play is not clear"),
        ("Event", "Return a Character in your deck to play.", "returns to play is not clear"),
        ("Event", "Return target card in your hand to its owner's hand.", "changes nothing"),
        (
            "Event",
            "Target attacker ceases attacking and turns. If it is a Vehicle, smoke it instead.",
            "instead of which deed",
        ),
    ],
)
def test_what_the_book_does_not_settle_is_refused(card_type: str, text: str, why: str) -> None:
    with pytest.raises(NotRead, match=why):
        card_saying(text, "Doubt", card_type)


@pytest.mark.parametrize("whom", ["any opponent", "each opponent"])
def test_fewer_than_any_opponent_is_fewer_than_each(table: Table, whom: str) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Hill", character("Underdog", 3, f"+2 Fighting while you control fewer Sites than {whom}."))
    bob.controls("River", "Temple")
    carol.controls("Garden")
    assert alice.card("Underdog").fighting == 3  # Carol has as many

    carol.controls("Tower")
    assert alice.card("Underdog").fighting == 5


@pytest.mark.parametrize(("power", "offered"), [(4, ["Sage", "Scout"]), (5, ["Boss", "Sage", "Scout"])])
def test_no_target_is_offered_that_cannot_be_paid_for(table: Table, power: int, offered: list[str]) -> None:
    """SF 24.1.4."""
    alice, bob = table.shadowfist("Alice", "Bob")
    text = "Turn, target a Character in an opponent's smoked pile, and pay Power equal to its cost :: Toast target."
    alice.controls("Hill", character("Thief", 3, text))
    bob.controls("River")
    bob.has_in_smoked_pile(
        *(character(name, 2, cost=cost) for name, cost in (("Boss", 5), ("Sage", 4), ("Scout", 1)))
    )
    alice.has_power(power)

    alice.uses("Thief")

    assert names(table) == offered


def test_who_can_pay_for_no_target_cannot_use_a_text(table: Table) -> None:
    """SF 24.1.3, 24.1.4."""
    alice, bob = table.shadowfist("Alice", "Bob")
    text = "Turn, target a Character in an opponent's smoked pile, and pay Power equal to its cost :: Toast target."
    alice.controls("Hill", character("Thief", 3, text))
    bob.controls("River")
    bob.has_in_smoked_pile(character("Boss", 2, cost=5))

    alice.has_power(4)
    assert "Thief" not in names(table)
    alice.has_power(5)
    alice.uses("Thief")
    resolve(table)

    assert alice.power == 0
    assert bob.card("Boss").area == "toasted pile"
