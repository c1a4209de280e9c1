"""The figures on shipped Highlander cards: how many, how often, at most and at least."""

from __future__ import annotations

import pytest

from tests.cards import shows
from tests.cards.test_highlander_attacks import duel
from tests.cards.test_highlander_shipped_defenses import ours
from tests.highlander_table import card_saying, situation
from tests.table import Table

AIMS = ("Upper Left Attack", "Upper Right Attack", "Lower Left Attack", "Lower Right Attack")


@shows(("Extra Shot", "to a maximum of 3"))
def test_an_extra_shot_takes_three_cards_at_most(table: Table) -> None:
    alice, bob = duel(table)
    alice.may_attack(3)
    alice.has(ours("HS1-119"), *AIMS)
    bob.has(*["Thrust"] * 6)
    alice.goes_to("attack")
    alice.plays("Extra Shot")
    for name in AIMS:
        alice.attacks(name)
    bob.begins_turn()
    while bob.can("duty"):
        bob.takes("duty")
    while bob.is_asked("iscard"):
        bob.table.answer(bob.must_decide().options[: max(1, bob.must_decide().least)])

    assert len(bob.hand) == 3


@shows("Blood Eagle")
def test_blood_eagle_takes_three_from_the_hand_size_at_most(table: Table) -> None:
    alice, bob = duel(table)
    alice.may_attack(3)
    alice.has(ours("HS4-046 DvK"), *AIMS)
    size = bob.hand_size
    alice.goes_to("attack")
    alice.plays("Blood Eagle")
    for name in AIMS:
        alice.attacks(name)
    bob.begins_turn()

    assert bob.hand_size == size - 3


@shows("Head Hunter")
def test_head_hunter_keeps_a_weapon_away_for_five_turns(table: Table) -> None:
    alice, bob = duel(table)
    alice.uses_pre_game(card_saying(name="Joe", type="hunter"))
    alice.has(ours("T1-x450"))
    alice.has_in_play(card_saying(name="Clues", type="plot"), card_saying(name="Research", type="plot"))
    alice.goes_to("attack")
    alice.plays("Head Hunter")
    rolls = []
    for _ in range(7):
        bob.begins_turn()
        bob.goes_to("may do/must do")
        rolls.append(bob.can("weapon"))
        alice.begins_turn()

    assert rolls == [False] * 5 + [True] * 2


@shows("Kanwulf")
def test_kanwulf_gives_up_three_defenses_at_most(table: Table) -> None:
    alice, _ = duel(table, "first")
    alice.uses_pre_game(ours("1E-xl48"))
    alice.has(*["Upper Left Block"] * 5)
    alice.goes_to("may do")
    alice.uses("Kanwulf")

    assert alice.must_decide().most == 3


@shows("The Kurgan")
@pytest.mark.parametrize(("kurgan", "cards"), [(True, 3), (False, 5)])
def test_the_kurgan_makes_a_power_block_with_three_cards(table: Table, kurgan: bool, cards: int) -> None:
    alice, bob = duel(table, "first")
    if kurgan:
        bob.uses_pre_game(ours("1E-xl26"))
    alice.has("Thrust")
    alice.attacks("Thrust")
    alice.exerts("Power Blow")
    bob.has("Lower Left Block")
    left = len(bob.endurance)
    bob.defends("Lower Left Block")
    bob.exerts("Power Block")
    if bob.is_asked("how many"):
        bob.table.answer(min(bob.options("size"), key=lambda option: option.number or 0))
    bob.goes_to("attack")

    assert bob.pending == {}
    assert len(bob.endurance) == left - cards


@pytest.mark.parametrize(
    ("text", "done"),
    [
        ("Your Basic Attacks do 1 less damage, but at least 1.", (1, 1, 0)),
        ("Your Basic Attacks do 3 less damage, but at least 1.", (1, 1, 0)),
        ("Your Basic Attacks do 3 less damage, but at least 2.", (2, 1, 0)),
        ("Your Basic Attacks do 3 less damage.", (0, 0, 0)),
    ],
)
def test_damage_is_taken_away_down_to_the_least_and_never_added(
    table: Table, text: str, done: tuple[int, int, int]
) -> None:
    alice, _ = duel(table)
    alice.may_attack(3)
    alice.has_in_play(situation(text))
    strong, weak, idle = (
        card_saying("", name, "attack", kinds="Basic", grid=grid, damage=damage)
        for name, grid, damage in (
            ("Cut", "X00/000/000", "2"),
            ("Poke", "0X0/000/000", "1"),
            ("Feint", "00X/000/000", "0"),
        )
    )
    alice.has(strong, weak, idle)
    for name in ("Cut", "Poke", "Feint"):
        alice.attacks(name)

    assert tuple(alice.damage(name) for name in ("Cut", "Poke", "Feint")) == done
