"""What more of the Guiding Hand's cards do, from their printed words: masters, students, Sites."""

from __future__ import annotations

import pytest

from tests.cards import shows
from tests.shadowfist_table import (
    character,
    event,
    resolve,
    resolve_choosing,
    shipped_card,
    site,
    state,
    table_until,
)
from tests.table import Table

WALL = site("Wall", 30)
CHARM = state("Charm", "Play on a Character. Subject gains +1 Fighting.")
BELL = event("Bell", "Gain 1 Power.")


@shows("Master Hao")
def test_master_hao_reads_one_foe(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Master Hao")
    bob.controls(WALL, "Hero", "Student")
    assert not alice.can("use", "Master Hao")

    alice.attacks("Wall", with_="Master Hao")
    table_until(table, lambda: alice.can("use", "Master Hao"))
    alice.uses("Master Hao", "Hero")
    bob.intercepts("Master Hao", with_=["Student", "Hero"])
    resolve(table)

    assert alice.card("Master Hao").damage == 1


@shows("Secrets of Shaolin")
@pytest.mark.parametrize(("cost", "may"), [(0, True), (1, False)])
def test_secrets_of_shaolin_stop_what_costs_nothing(table: Table, cost: int, may: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(event("Bell", "Gain 3 Power.", cost=cost))
    bob.can_pay_for("Secrets of Shaolin")

    alice.plays("Bell")
    table_until(table, lambda: bob.can("play", "Secrets of Shaolin") or table.decision.question == "Your Main Shot")
    assert bob.can("play", "Secrets of Shaolin") == may
    if may:
        bob.plays("Secrets of Shaolin")
        resolve(table)
        assert alice.power == 10


@shows("Shaolin Student")
def test_shaolin_student_calls_a_master(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", turn="Bob")
    alice.controls("Cave", "Hill", "Shaolin Student")
    alice.has_resources("{han}{han}{han}")
    alice.has("Youn Wha", "Giant")
    alice.has_power(0)
    bob.controls("Giant")

    bob.attacks("Cave", with_="Giant")
    bob.chooses_fate("Burn ... for victory")
    table_until(table, lambda: alice.can("use", "Shaolin Student") or alice.is_asked("Use Shaolin Student"))
    alice.says_yes() if alice.is_asked("Use Shaolin") else alice.uses("Shaolin Student")
    for _ in range(8):
        if alice.card("Youn Wha").in_play:
            break
        assert not [o for o in table.decision.options if o.label == "Play Giant"]
        wanted = [o for o in table.decision.options if o.name == "Youn Wha" or o.kind == "pass"]
        table.answer((wanted or list(table.decision.options))[0])

    assert alice.card("Youn Wha").in_play
    assert "Shaolin Student" in alice.smoked_pile


@shows("Shaolin Supplicants")
def test_shaolin_supplicants_are_as_printed() -> None:
    card = shipped_card("Shaolin Supplicants")

    assert (card.cost, card.fighting, card.requires, card.provides) == (1, 1, (), ("han", "chi"))
    assert card.abilities == ()


@shows("Shield of Pure Soul")
@pytest.mark.parametrize("fate", ["Seize", "Burn ... for victory"])
def test_shield_of_pure_soul_finds_an_answer(table: Table, fate: str) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", turn="Bob")
    alice.controls("Shield of Pure Soul", "Cave", "Hill")
    alice.has_on_deck("Student", "Hero")
    bob.controls("Temple", "Giant")

    bob.attacks("Cave", with_="Giant")
    bob.chooses_fate(fate)
    for _ in range(20):
        if table.decision.question == "Your Main Shot":
            break
        wanted = [o for o in table.decision.options if o.name == "Hero" or o.kind in ("yes", "pass")]
        decision = table.decision
        table.answer(wanted[0] if wanted else (() if decision.may_decline else decision.options[0]))

    assert alice.power == 11
    assert alice.deck[0] == "Hero"


@shows("Sifu Beumer")
def test_sifu_beumer_teaches(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Sifu Beumer", "Student", "Shaolin Supplicants", "Hero", character("Kung Pao", 1))
    bob.controls("Student")

    names = ("Student", "Shaolin Supplicants", "Hero", "Kung Pao", "Sifu Beumer")
    assert [alice.card(name).fighting for name in names] == [2, 2, 4, 1, 8]
    assert (bob.card("Student").fighting, alice.card("Sifu Beumer").bold) == (1, {"Toughness": 2})


@shows("Superior Kung Fu")
def test_superior_kung_fu_helps_the_weaker(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Bruiser")
    bob.controls(WALL, character("Monk", 5))
    alice.can_pay_for("Superior Kung Fu")
    bob.can_pay_for("Superior Kung Fu")

    alice.attacks("Wall", with_="Bruiser")
    bob.intercepts("Bruiser", with_="Monk")
    table_until(table, lambda: bob.can("play", "Superior Kung Fu"))
    bob.plays("Superior Kung Fu")
    resolve(table)

    assert "Bruiser" in alice.smoked_pile
    assert bob.card("Monk").in_play


@shows("Taiko Drummer")
def test_taiko_drummer_stirs_all(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Taiko Drummer", "Hero", "Hill", "Temple", "Tower", "Factory")
    alice.has_burned("Garden")
    bob.controls("Hero", "River")

    alice.uses("Taiko Drummer")
    resolve(table)
    assert (alice.card("Hero").fighting, bob.card("Hero").fighting) == (4 + 2, 4)
    assert alice.smoked_pile == ["Taiko Drummer"]
    alice.ends_turn()

    assert alice.card("Hero").fighting == 4


@shows("Temple Guards")
@pytest.mark.parametrize("gain", ["Fighting", "Superleap"])
def test_temple_guards_draw_on_holy_ground(table: Table, gain: str) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Temple Guards")
    bob.controls("Garden")
    assert not alice.can("use", "Temple Guards")
    alice.controls("Temple")

    alice.uses("Temple Guards")
    table_until(table, lambda: alice.is_asked("Choose one"))
    assert [word in label for word, label in zip(("Fighting", "Superleap"), table.labels, strict=True)] == [
        True,
        True,
    ]
    table.answer(table.decision.options[0 if gain == "Fighting" else 1])
    resolve(table)

    guards = alice.card("Temple Guards")
    assert (guards.fighting, "Superleap" in guards.bold) == ((3, False) if gain == "Fighting" else (2, True))
    assert alice.card("Temple").turned


@shows("The Iron Monkey")
def test_the_iron_monkey_steals_for_anybody(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("The Iron Monkey")
    bob.controls(WALL)
    bob.has_power(7)
    assert "Superleap" in alice.card("The Iron Monkey").bold

    alice.attacks("Wall", with_="The Iron Monkey")
    for _ in range(20):
        if table.decision.question == "Your Main Shot":
            break
        wanted = [o for o in table.decision.options if o.label == "Carol" or o.kind in ("pass", "yes")]
        table.answer(wanted[0] if wanted else ())

    assert (alice.power, bob.power, carol.power) == (10, 4, 13)


@shows("The Jade Dragon")
def test_the_jade_dragon_watches_over_a_site(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Temple")
    alice.controls("The Jade Dragon", on="Temple")
    assert alice.card("Temple").bold == {"Toughness": 1}
    alice.ends_turn()
    bob.controls(character("Titan", 20))
    bob.attacks("Temple", with_="Titan")
    table_until(table, lambda: bob.is_asked("What becomes of"))

    assert not [label for label in table.labels if "Burn" in label]
    assert [label for label in table.labels if "Seize" in label]


@shows("The Jade Dragon")
def test_the_jade_dragon_generates_power(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls(site("Waste", 5, power=0))
    alice.controls("The Jade Dragon", on="Waste")

    alice.ends_turn()
    bob.ends_turn()

    assert (alice.power, bob.power) == (2, 0)


@shows("Venerable Apothecary")
def test_venerable_apothecary_sells_to_opponents(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", turn="Bob")
    alice.controls("Venerable Apothecary", "Giant", damage=3)
    bob.controls("Hill")
    bob.controls("Hero", damage=3)

    bob.uses("Venerable Apothecary")
    resolve_choosing(table, "Hero")

    assert alice.card("Venerable Apothecary").counters == 1
    assert bob.card("Hero").damage == 1
    assert not bob.can("use", "Venerable Apothecary")
    bob.ends_turn()
    before = alice.power
    alice.uses("Venerable Apothecary", x=1)
    resolve(table)
    assert (alice.power - before, alice.card("Venerable Apothecary").counters) == (1, 0)


@shows("Youn Wha")
def test_youn_wha_inspires_the_chi(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Youn Wha", "Shaolin Supplicants", "Student")
    bob.controls("Shaolin Supplicants")

    alice.uses("Youn Wha")
    resolve(table)

    assert [alice.card(name).fighting for name in ("Shaolin Supplicants", "Student", "Youn Wha")] == [2, 1, 5]
    assert bob.card("Shaolin Supplicants").fighting == 1


@shows("Youn Wha")
def test_youn_wha_strikes_who_comes_to_her_sites(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", turn="Bob")
    alice.controls("Temple", "Tower")
    alice.controls("Youn Wha", at="Temple")
    bob.controls("Hero", "Bruiser")

    bob.attacks("Temple", with_="Hero")
    resolve(table)
    bob.attacks("Tower", with_="Bruiser")
    resolve(table)

    assert (bob.card("Hero").damage, bob.card("Bruiser").damage) == (1, 0)
