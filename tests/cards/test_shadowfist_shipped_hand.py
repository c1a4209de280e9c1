"""What the Guiding Hand's cards do, from their printed words."""

from __future__ import annotations

import pytest

from tests.cards import shows
from tests.shadowfist_table import (
    character,
    edge,
    event,
    resolve,
    site,
    state,
    table_until,
)
from tests.table import Table

WALL = site("Wall", 30)
CHARM = state("Charm", "Play on a Character. Subject gains +1 Fighting.")
BELL = event("Bell", "Gain 1 Power.")


@shows("18 Bronze Men")
def test_18_bronze_men_drill_the_nameless(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Temple", "Shaolin Supplicants", "Hero", character("Martial Saint", 3, "Unique."))
    alice.controls("Hill", behind="Temple")
    alice.controls(character("Fu Manchu", 3), character("Kung Pao", 3), "Buddhist Monk")
    bob.controls("Shaolin Supplicants")
    alice.can_pay_for("18 Bronze Men")

    alice.plays("18 Bronze Men", on="Temple")
    resolve(table)

    assert alice.card("18 Bronze Men").subject == "Temple"
    drilled = {name: alice.card(name).fighting for name in ("Shaolin Supplicants", "Hero", "Martial Saint")}
    assert drilled == {"Shaolin Supplicants": 2, "Hero": 4, "Martial Saint": 3}
    assert (alice.card("Fu Manchu").fighting, alice.card("Kung Pao").fighting) == (3, 3)  # both words together
    assert (alice.card("Buddhist Monk").fighting, bob.card("Shaolin Supplicants").fighting) == (3, 1)


@shows("Bamboo Cane")
def test_bamboo_cane_breaks_in_a_fight(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Giant")
    alice.controls("Bamboo Cane", on="Giant")
    bob.controls("Hill", character("Sumo", 20), WALL)

    alice.attacks("Wall", with_="Giant")
    resolve(table)
    assert (bob.card("Wall").damage, alice.card("Bamboo Cane").in_play) == (12, True)
    alice.ends_turn()
    bob.ends_turn()
    bob.controls("Student")
    alice.attacks("Student", with_="Giant")
    resolve(table)

    assert alice.smoked_pile == ["Bamboo Cane"]


@shows("Blue Monk")
def test_blue_monk_slips_past_one_kind(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    bob.controls(WALL, character("Fire Ape", 1), character("Ice Ape", 1), "Student")
    alice.can_pay_for("Blue Monk")

    alice.plays("Blue Monk")
    table_until(table, lambda: alice.is_asked("designator"))
    table.answer(next(o for o in table.decision.options if "ape" in o.label.lower()))
    resolve(table)
    alice.ends_turn()
    bob.ends_turn()
    alice.attacks("Wall", with_="Blue Monk")
    table_until(table, lambda: bob.is_asked("Who intercepts"))

    assert {o.name for o in table.decision.options if o.kind == "intercept"} == {"Student"}


@shows("Breath of the Dragon")
def test_breath_of_the_dragon_is_for_attackers(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Student")
    alice.can_pay_for("Breath of the Dragon")
    bob.controls(WALL)
    assert not alice.can("play", "Breath of the Dragon")

    alice.attacks("Wall", with_="Hero")
    table_until(table, lambda: alice.can("play", "Breath of the Dragon"))
    alice.plays("Breath of the Dragon", "Hero")
    resolve(table)

    assert bob.card("Wall").damage == 4 + 3
    assert alice.card("Hero").bold["Toughness"] == 2


@shows("Buddhist Monk")
@pytest.mark.parametrize(("sites", "fighting"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_buddhist_monk_grows_with_sites(table: Table, sites: int, fighting: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Buddhist Monk", *["Hill", "Temple", "Tower", "Garden"][:sites])
    alice.controls(site("Waste", 5, power=0))
    bob.controls("River")

    assert alice.card("Buddhist Monk").fighting == fighting


@shows("Chinese Connection")
def test_chinese_connection_heals_for_a_gift(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Chinese Connection", "Hill")
    alice.controls("Giant", damage=5)

    alice.uses("Chinese Connection")
    for _ in range(4):
        if table.decision.question == "Your Main Shot":
            break
        wanted = [o for o in table.decision.options if o.name in ("Giant", "Bob") or o.kind == "pass"]
        table.answer(wanted[0])
    resolve(table)

    assert (alice.card("Giant").damage, alice.power, bob.power) == (0, 9, 11)
    assert not alice.can("use", "Chinese Connection")


@shows("Confucian Stability")
@pytest.mark.parametrize("card", ["Bell", "Charm"])
def test_confucian_stability_stops_events_and_states(table: Table, card: str) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero")
    alice.has(BELL, CHARM, "Student")
    bob.can_pay_for("Confucian Stability")

    alice.plays("Student")
    table_until(table, lambda: bob.can("play", "Confucian Stability") or table.decision.question == "Your Main Shot")
    assert not bob.can("play", "Confucian Stability")
    before = alice.power
    alice.plays(card, on="Hero")
    table_until(table, lambda: bob.can("play", "Confucian Stability"))
    bob.plays("Confucian Stability")
    resolve(table)

    assert (alice.power, alice.card("Hero").fighting) == (before, 4)
    assert card in alice.smoked_pile


@shows("Heat of Battle")
@pytest.mark.parametrize("richer", [True, False])
def test_heat_of_battle_pays_the_poorer_defender(table: Table, richer: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Bruiser", "Student")
    if richer:
        alice.controls("Temple")
    bob.controls(WALL)
    bob.can_pay_for("Heat of Battle")
    bob.has("Heat of Battle")

    alice.attacks("Wall", with_=["Bruiser", "Student"])
    table_until(table, lambda: bob.can("play", "Heat of Battle") or table.decision.question == "Your Main Shot")
    assert bob.can("play", "Heat of Battle") == richer
    if not richer:
        return
    bob.plays("Heat of Battle", "Bruiser")
    table_until(table, lambda: bob.power == 13)
    for _ in range(5):
        assert not bob.can("play", "Heat of Battle")
        if table.decision.question == "Your Main Shot":
            break
        table.answer(next(o for o in table.decision.options if o.kind == "pass"))


@shows("Iron and Silk")
def test_iron_and_silk_protects_interceptors(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Giant")
    bob.controls(WALL, "Hero")
    bob.can_pay_for("Iron and Silk")

    alice.attacks("Wall", with_="Giant")
    bob.intercepts("Giant", with_="Hero")
    table_until(table, lambda: bob.can("play", "Iron and Silk"))
    bob.plays("Iron and Silk", "Hero")
    resolve(table)

    assert (bob.card("Hero").damage, alice.card("Giant").damage) == (0, 4)


@shows("Iron and Silk")
def test_iron_and_silk_does_not_protect_targets(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    bob.controls("Hill", "Giant")
    bob.can_pay_for("Iron and Silk")

    alice.attacks("Giant", with_="Hero")
    table_until(table, lambda: bob.can("play", "Iron and Silk"))
    bob.plays("Iron and Silk", "Giant")
    resolve(table)

    assert bob.card("Giant").damage == 4


@shows("Jade Dragon Monk")
def test_jade_dragon_monk_cancels_while_attacking(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Jade Dragon Monk", "Hill")
    bob.controls(WALL, edge("Law", "Sites you control gain Toughness: 2."))
    assert ("Superleap" in alice.card("Jade Dragon Monk").bold, alice.can("use", "Jade Dragon Monk")) == (True, False)

    alice.attacks("Wall", with_="Jade Dragon Monk")
    table_until(table, lambda: alice.can("use", "Jade Dragon Monk"))
    alice.uses("Jade Dragon Monk", "Law")
    resolve(table)

    assert bob.card("Wall").damage == 3
    assert bob.card("Wall").bold == {"Toughness": 2}


@shows("Kung Fu Master")
def test_kung_fu_master_is_cheaper_for_a_gift(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Hill")
    alice.can_pay_for("Kung Fu Master")
    alice.has_power(2)

    alice.does("play", "Kung Fu Master")
    if alice.is_asked("How much do you save"):
        assert alice.may_choose() == ["Pay 2 less"]
        alice.chooses("Pay 2 less")
    resolve(table)

    assert alice.card("Kung Fu Master").in_play
    assert (alice.power, bob.power, carol.power) == (0, 12, 12)


@shows("Kung Fu Master")
@pytest.mark.parametrize("behind", [True, False])
def test_kung_fu_master_leaps_for_the_underdog(table: Table, behind: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Kung Fu Master")
    (bob if behind else alice).has_burned("Temple", "Tower")

    assert ("Superleap" in alice.card("Kung Fu Master").bold) == behind


@shows("Kung Fu Master")
def test_kung_fu_master_comes_in_an_attack(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Student")
    bob.controls(WALL)
    bob.can_pay_for("Kung Fu Master")

    alice.attacks("Wall", with_="Student")
    table_until(table, lambda: bob.can("play", "Kung Fu Master"))

    assert bob.can("play", "Kung Fu Master")
