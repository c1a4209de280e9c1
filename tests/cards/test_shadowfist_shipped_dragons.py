"""What the Dragons' cards do, from their printed words."""

from __future__ import annotations

import pytest

from tests.cards import shows
from tests.shadowfist_table import character, event, resolve, resolve_choosing, shipped_card, site, state, table_until
from tests.table import Table

WALL = site("Wall", 30)
CART = state("Cart", "Vehicle. Play on a Character. Subject gains +1 Fighting.", cost=2)
CHARM = state("Charm", "Play on a Character. Subject gains +1 Fighting.", cost=2)


@shows("Back for Seconds")
def test_back_for_seconds_wakes_one(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero", turned=True)
    alice.can_pay_for("Back for Seconds")

    alice.plays("Back for Seconds", "Hero")
    resolve(table)

    assert (alice.card("Hero").turned, alice.card("Hill").turned, alice.power) == (False, True, 9)


@shows("Battle Suit")
def test_battle_suit_changes_hands(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero", "Student")
    alice.controls("Battle Suit", on="Hero")
    assert (alice.card("Hero").fighting, "Mobility" in alice.card("Hero").bold) == (9, True)

    alice.uses("Battle Suit")
    resolve_choosing(table, "Student")

    assert (alice.card("Battle Suit").subject, alice.card("Student").turned) == ("Student", True)
    assert (alice.card("Hero").fighting, alice.card("Student").fighting) == (4, 6)


@shows("Battle Suit")
def test_battle_suit_is_not_paid_for_by_an_opponents_character(table: Table) -> None:
    """To turn a Character is its price, and one pays with one's own (SF 24.1.4)."""
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero", "Bruiser")
    alice.controls("Battle Suit", on="Hero")
    alice.controls("Student", turned=True)
    alice.controls("Giant")
    alice.controls("Muscle Car", on="Giant")
    bob.controls("Temple", character("Stranger", 3))

    alice.uses("Battle Suit")

    assert alice.may_choose() == ["Hero", "Bruiser"], "Student is turned, Giant drives something else"


@shows("Big Ass Car")
def test_big_ass_car_revs_up(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero")
    alice.controls("Big Ass Car", on="Hero")
    assert (alice.card("Hero").fighting, alice.card("Hero").bold) == (5, {})

    alice.uses("Big Ass Car")
    resolve(table)
    assert set(alice.card("Hero").bold) == {"Mobility", "Toughness"}
    alice.ends_turn()

    assert alice.card("Hero").bold == {}


@shows("Final Brawl")
def test_final_brawl_hurts_everybody(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero")
    bob.controls("Temple", "Giant", "Student")
    alice.can_pay_for("Final Brawl")

    alice.plays("Final Brawl")
    resolve(table)

    assert (alice.card("Hero").damage, bob.card("Giant").damage, bob.smoked_pile) == (2, 2, ["Student"])
    assert alice.card("Hill").damage == bob.card("Temple").damage == 0


@shows("Grease Monkey")
def test_grease_monkey_fits_a_car(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero", "Grease Monkey")
    alice.has(CART, CHARM)
    alice.has_power(1)
    assert not alice.can("play", "Cart")

    alice.uses("Grease Monkey")
    resolve_choosing(table, "Cart", "Hero")

    assert (alice.card("Cart").subject, alice.power, alice.hand) == ("Hero", 0, ["Charm"])


@shows("Junkyard Boys")
def test_junkyard_boys_are_as_printed() -> None:
    card = shipped_card("Junkyard Boys")

    assert (card.cost, card.fighting, card.requires, card.provides) == (1, 1, (), ("dra", "tek"))
    assert card.abilities == ()


@shows("Lightning Patrol")
def test_lightning_patrol_wakes_drivers(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Lightning Patrol", "Hill")
    alice.controls("Hero", "Student", turned=True)
    assert not alice.can("use", "Lightning Patrol")
    alice.controls(CART, on="Hero")

    alice.uses("Lightning Patrol")
    resolve(table)

    assert (alice.card("Hero").turned, alice.card("Student").turned) == (False, True)


@shows("Maverick Trucker")
@pytest.mark.parametrize(("card", "cost"), [("Cart", 1), ("Charm", 2)])
def test_maverick_trucker_drives_cheaper(table: Table, card: str, cost: int) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Maverick Trucker")
    alice.has(CART, CHARM)
    assert set(alice.card("Maverick Trucker").bold) == {"Guts", "Toughness"}

    alice.plays(card, on="Maverick Trucker")
    resolve(table)

    assert alice.power == 10 - cost


@shows("Muscle Car")
def test_muscle_car_has_guts(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero")
    alice.controls("Muscle Car", on="Hero")

    assert (alice.card("Hero").fighting, set(alice.card("Hero").bold)) == (7, {"Guts"})


@shows("Reluctant Hero")
@pytest.mark.parametrize("fails", [True, False])
def test_reluctant_hero_tries_again(table: Table, fails: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Reluctant Hero", "Student")
    alice.controls("Reluctant Hero", turned=True)
    bob.controls(WALL, character("Guard", 2))

    alice.attacks("Wall", with_="Student")
    if fails:
        bob.intercepts("Student", with_="Guard")
    resolve_choosing(table)

    assert alice.card("Reluctant Hero").turned != fails


@shows("Seamus")
def test_seamus_is_worth_what_he_wears(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Seamus", "Hero")
    alice.controls(CHARM, on="Hero")
    assert alice.card("Seamus").fighting == 4
    alice.controls("Muscle Car", on="Seamus")

    assert alice.card("Seamus").fighting == 4 + 2 + 3


@shows("Student of the Dragon")
def test_student_of_the_dragon_must_step_in(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Giant")
    bob.controls(WALL)
    bob.controls("Student of the Dragon", at="Wall")

    alice.attacks("Wall", with_="Giant")
    table_until(table, lambda: bob.is_asked("Who intercepts") or table.decision.question == "Your Main Shot")
    if bob.is_asked("Who intercepts"):
        assert not bob.can("pass")
        bob.intercepts("Giant", with_="Student of the Dragon")
    resolve(table)

    assert bob.smoked_pile == ["Student of the Dragon"]


@shows("Tech Squad")
def test_tech_squad_likes_gadgets(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Tech Squad")
    plain = state("Sash", "Play on a Character. Subject gains Guts.")
    alice.controls(plain, on="Tech Squad")
    assert alice.card("Tech Squad").fighting == 2
    alice.controls("Electro-Gauntlet", on="Tech Squad")

    assert alice.card("Tech Squad").fighting == 3


@shows("Wrench Slinger")
def test_wrench_slinger_salvages(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Wrench Slinger")
    bob.has_in_smoked_pile(CHARM)
    assert not alice.can("use", "Wrench Slinger")
    bob.has_in_smoked_pile(CART)

    alice.uses("Wrench Slinger")
    resolve_choosing(table, "Cart")

    assert (bob.hand, bob.smoked_pile) == (["Cart"], ["Charm"])


@shows("Blade Palm")
def test_blade_palm_sends_a_card_back(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Hill", "Giant")
    alice.can_pay_for("Blade Palm")

    alice.plays("Blade Palm", "Hill")
    resolve(table)

    assert (bob.hand, bob.in_play) == (["Hill"], ["Giant"])


@shows("Butterfly Swords")
def test_butterfly_swords_cut(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.controls("Butterfly Swords", on="Hero")
    bob.controls(WALL)

    alice.attacks("Wall", with_="Hero")
    resolve(table)

    assert (bob.card("Wall").damage, alice.card("Hero").fighting) == (7, 4)


@shows("Killing Rain")
def test_killing_rain_falls_on_sites(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    bob.controls("Temple", "Student")
    alice.can_pay_for("Killing Rain")

    alice.plays("Killing Rain")
    resolve(table)

    assert (alice.card("Hill").damage, bob.card("Temple").damage, bob.card("Student").damage) == (2, 2, 0)


@shows("Shaking the Mountain")
def test_shaking_the_mountain_turns_a_location(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Hill", "Temple")
    bob.controls("Hero", at="Hill")
    bob.controls("Giant", at="Temple")
    alice.can_pay_for("Shaking the Mountain")

    alice.does("play", "Shaking the Mountain")
    resolve_choosing(table, "Hill")

    turned = {name: bob.card(name).turned for name in ("Hill", "Hero", "Temple", "Giant")}
    assert turned == {"Hill": True, "Hero": True, "Temple": False, "Giant": False}


@shows("Healing Earth")
def test_healing_earth_heals_as_the_chi_flows(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Giant", damage=3)
    bob.controls("Hero", damage=2)
    alice.has_resources("{chi}")
    alice.can_pay_for("Healing Earth")

    alice.plays("Healing Earth")
    resolve_choosing(table, "Giant")

    assert (alice.card("Giant").damage, alice.card("Hill").damage, bob.card("Hero").damage) == (1, 3, 2)


@shows("Car Wash")
def test_car_wash_is_for_drivers(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Car Wash")
    alice.controls("Hero", "Giant", damage=2)
    alice.controls(CART, on="Hero")

    alice.uses("Car Wash")
    resolve_choosing(table, "Hero")

    assert (alice.card("Hero").damage, alice.card("Giant").damage) == (0, 2)


@shows("Chop Shop")
def test_chop_shop_pays_for_cars(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Chop Shop", "Hero")
    alice.controls(CHARM, on="Hero")
    assert not alice.can("use", "Chop Shop")
    alice.controls(CART, on="Hero")

    alice.uses("Chop Shop")
    resolve(table)

    assert (alice.power, alice.smoked_pile) == (12, ["Cart"])


@shows("Never Surrender")
def test_never_surrender_counts_as_a_victory(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Giant")
    bob.controls("Cave", "Hill")
    bob.can_pay_for("Never Surrender")
    alice.has_burned("Temple", "Tower")

    alice.attacks("Cave", with_="Giant")
    alice.chooses_fate("Burn ... for victory")
    table_until(table, lambda: bob.can("play", "Never Surrender"))
    bob.plays("Never Surrender")
    resolve(table)

    assert (bob.burned_pile, bob.power) == (["Never Surrender"], 13)


@shows("Never Found the Body")
def test_never_found_the_body_saves_one(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(event("Dart", "Smoke target Character."))
    bob.controls("Hill", "Giant")
    bob.can_pay_for("Never Found the Body")
    deck = len(bob.deck)

    alice.plays("Dart", "Giant")
    table_until(table, lambda: bob.can("play", "Never Found the Body"))
    bob.plays("Never Found the Body")
    resolve(table)

    assert (len(bob.deck) - deck, bob.power, "Giant" in bob.smoked_pile) == (1, 11, False)
