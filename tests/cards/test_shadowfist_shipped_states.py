"""What the shipped States and the Characters and Events about States do, from their printed words."""

from __future__ import annotations

import pytest

from tests.cards import shows
from tests.shadowfist_table import character, event, resolve, resolve_choosing, site, state, table_until
from tests.table import Table

WALL = site("Wall", 30)
CART = state("Cart", "Vehicle. Play on a Character. Subject gains +1 Fighting.", cost=2)
CHARM = state("Charm", "Play on a Character. Subject gains +1 Fighting.", cost=2)
CLUB = state("Club", "Weapon. Play on a Character. Subject gains +1 Fighting.", cost=2)
IMPLANT = state("Implant", "Play on a Character. Subject gains +1 Fighting.", cost=2, requires="{tek}")
COFFEE = event("Coffee", "Unturn target Character.")
WRENCH = event("Wrench", "Smoke target State.")


@shows("CB Radio")
def test_cb_radio_calls_everybody_back(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero", "Student")
    alice.controls("CB Radio", on="Hero")
    bob.controls(WALL, "Giant")
    assert set(alice.card("Hero").bold) == set(alice.card("Student").bold) == {"Tactics"}
    assert bob.card("Giant").bold == {}

    alice.attacks("Wall", with_=["Hero", "Student"])
    table_until(table, lambda: alice.can("tactics", "Student"))
    alice.does("tactics", "Student")
    table_until(table, lambda: alice.can("tactics", "Hero"))
    assert alice.card("Student").turned  # it is not the subject
    alice.does("tactics", "Hero")
    table_until(table, lambda: alice.is_asked("Use CB Radio"))
    alice.says_yes()
    resolve(table)

    assert (alice.card("Hero").turned, alice.card("Student").turned) == (False, True)
    assert bob.card("Wall").damage == 0


@shows("CB Radio")
def test_cb_radio_unturns_once_in_a_turn(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", character("Loner", 4, "Independent."))
    alice.controls("CB Radio", on="Loner")
    bob.controls(WALL)
    for _ in range(2):
        alice.attacks("Wall", with_="Loner")
        table_until(table, lambda: alice.can("tactics", "Loner"))
        alice.does("tactics", "Loner")
        resolve_choosing(table)

    assert alice.card("Loner").turned


@shows("CB Radio")
def test_cb_radio_belongs_to_whoever_controls_its_subject(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Student")
    bob.controls(WALL, "Giant", "Bruiser")
    alice.can_pay_for("CB Radio")

    alice.plays("CB Radio", on="Giant")
    resolve(table)

    assert bob.card("CB Radio").controller == "Bob"
    assert ("Tactics" in alice.card("Student").bold, "Tactics" in bob.card("Bruiser").bold) == (False, True)


@shows("Hover Tank")
def test_hover_tank_keeps_one_from_intercepting_its_subject(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero", "Student")
    alice.controls("Hover Tank", on="Hero")
    bob.controls(WALL)
    bob.controls("Giant", "Bruiser", at="Wall")
    assert (alice.card("Hero").fighting, set(alice.card("Hero").bold)) == (4 + 4, {"Mobility", "Tactics"})

    alice.attacks("Wall", with_=["Hero", "Student"])
    table_until(table, lambda: alice.is_asked() and "Giant" in alice.may_choose())
    assert "Wall" not in alice.may_choose()
    alice.chooses("Giant")
    table_until(table, lambda: bob.is_asked("Who intercepts"))
    offered = {(option.name, option.other_name) for option in table.decision.options if option.kind == "intercept"}

    assert offered == {("Giant", "Student"), ("Bruiser", "Student"), ("Bruiser", "Hero")}


@shows("Hover Tank")
def test_hover_tank_is_aimed_when_its_subject_attacks(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero", "Student")
    alice.controls("Hover Tank", on="Hero")
    bob.controls(WALL)
    bob.controls("Giant", at="Wall")

    alice.attacks("Wall", with_="Student")
    table_until(table, lambda: bob.is_asked("Who intercepts"))

    assert bob.can("intercept", "Giant")
    assert not any("Hover Tank" in line for line in table.log)


@shows("Plain White Panel Van")
@pytest.mark.parametrize("pays", [False, True])
def test_plain_white_panel_van_picks_somebody_up(table: Table, pays: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Temple", WALL)
    alice.controls("Hero", "Student", "Bruiser", at="Hill")
    alice.controls("Giant", at="Temple")
    alice.controls(CART, on="Bruiser")
    alice.controls("Plain White Panel Van", on="Hero")
    bob.controls("River")
    assert "Mobility" in alice.card("Hero").bold

    alice.uses("Plain White Panel Van")
    resolve_choosing(table, "Student", "pay" if pays else "turn", "Pay" if pays else "Turn")
    van = alice.card("Plain White Panel Van")

    assert (van.subject, van.turned, alice.power) == ("Student", not pays, 9 if pays else 10)
    assert ("Mobility" in alice.card("Hero").bold, "Mobility" in alice.card("Student").bold) == (False, True)


@shows("Plain White Panel Van")
def test_plain_white_panel_van_goes_to_a_legal_subject_where_it_is(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Temple")
    alice.controls("Hero", "Bruiser", at="Hill")
    alice.controls("Giant", at="Temple")
    alice.controls(CART, on="Bruiser")  # a second Vehicle may not be moved onto it
    alice.controls("Plain White Panel Van", on="Hero")

    assert not alice.can("use", "Plain White Panel Van")


@shows("Plain White Panel Van")
def test_plain_white_panel_van_hits_harder_without_fighting_better(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero")
    alice.controls("Plain White Panel Van", on="Hero")
    bob.controls(WALL)

    alice.attacks("Wall", with_="Hero")
    resolve(table)

    assert (alice.card("Hero").fighting, bob.card("Wall").damage) == (4, 4 + 2)


@shows("Life in the Fast Lane")
def test_life_in_the_fast_lane_hurts_all_where_the_vehicle_was(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Temple", "Student")
    alice.has(WRENCH)
    alice.can_pay_for("Life in the Fast Lane")
    bob.controls("Garden", "Tower")
    bob.controls("Hero", "Giant", at="Garden")
    bob.controls("Bruiser", at="Tower")
    bob.controls(CART, on="Hero")
    assert not alice.can("play", "Life in the Fast Lane")

    alice.plays("Wrench", "Cart")
    table_until(table, lambda: alice.can("play", "Life in the Fast Lane"))
    alice.plays("Life in the Fast Lane")
    resolve(table)

    assert [bob.card(name).damage for name in ("Garden", "Hero", "Giant", "Tower", "Bruiser")] == [3, 3, 3, 0, 0]
    assert [alice.card(name).damage for name in ("Hill", "Temple", "Student")] == [0, 0, 0]
    assert alice.power == 9


@shows("Life in the Fast Lane")
def test_life_in_the_fast_lane_waits_for_a_vehicle(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(WRENCH)
    alice.can_pay_for("Life in the Fast Lane")
    bob.controls("Garden", "Hero")
    bob.controls(CHARM, on="Hero")

    alice.plays("Wrench", "Charm")
    resolve(table)

    assert alice.hand == ["Life in the Fast Lane"]
    assert not alice.can("play", "Life in the Fast Lane")


@shows("Master Mechanic")
def test_master_mechanic_mends_a_wreck(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Master Mechanic", "Hero")
    bob.controls("Giant")
    alice.has_in_smoked_pile(CART, CHARM)
    bob.has_in_smoked_pile("Muscle Car")
    alice.has_power(1)

    alice.uses("Master Mechanic")
    assert "Charm" not in alice.may_choose()
    if "Cart" in alice.may_choose():
        alice.chooses("Cart")
    assert sorted(alice.may_choose()) == ["Hero", "Master Mechanic"]
    alice.chooses("Hero")
    resolve(table)

    assert (alice.card("Cart").subject, alice.power, alice.card("Master Mechanic").turned) == ("Hero", 0, True)
    assert alice.smoked_pile == ["Charm"]


@shows("Master Mechanic")
def test_master_mechanic_works_in_any_main_shot(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", turn="Bob")
    alice.controls("Hill", "Master Mechanic")
    alice.has_in_smoked_pile(CART)
    bob.declares_end()

    table_until(table, lambda: alice.can("use", "Master Mechanic"))
    alice.uses("Master Mechanic")
    resolve_choosing(table, "Cart", "Master Mechanic")

    assert alice.card("Cart").subject == "Master Mechanic"


@shows("Master Mechanic")
def test_master_mechanic_needs_somebody_without_a_vehicle(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Master Mechanic")
    alice.has_in_smoked_pile(CART)
    alice.controls("Muscle Car", on="Master Mechanic")
    assert not alice.can("use", "Master Mechanic")
    alice.controls("Hero")

    assert alice.can("use", "Master Mechanic")


@shows("Master Mechanic")
@pytest.mark.parametrize(("more", "plays"), [("{dra}", False), ("{tek}", True)])
def test_master_mechanic_needs_the_resources_of_what_he_mends(table: Table, more: str, plays: bool) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Master Mechanic")  # who provides one {tek} himself
    alice.has_in_smoked_pile("Hover Tank")
    alice.has_resources(more)

    alice.uses("Master Mechanic")
    resolve_choosing(table, "Hover Tank", "Master Mechanic")

    assert (alice.card("Hover Tank").in_play, alice.power) == (plays, 8 if plays else 10)


@shows("Spit and Baling Wire")
@pytest.mark.parametrize(("name", "may"), [("Cart", True), ("Club", True), ("Implant", True), ("Charm", False)])
def test_spit_and_baling_wire_brings_a_state_back_for_a_turn(table: Table, name: str, may: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero")
    bob.controls("Giant")
    alice.has_in_smoked_pile({"Cart": CART, "Club": CLUB, "Implant": IMPLANT, "Charm": CHARM}[name])
    alice.can_pay_for("Spit and Baling Wire")
    assert alice.can("play", "Spit and Baling Wire") == may
    if not may:
        return

    alice.plays("Spit and Baling Wire")
    resolve_choosing(table, name, "Hero")
    assert (alice.card(name).subject, alice.power, alice.card("Hero").fighting) == ("Hero", 10, 5)
    alice.ends_turn()

    assert name in alice.toasted_pile
    assert alice.card("Hero").fighting == 4


@shows("Spit and Baling Wire")
def test_spit_and_baling_wire_toasts_what_was_smoked_meanwhile(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero")
    alice.has_in_smoked_pile(CART)
    alice.has(WRENCH)
    alice.can_pay_for("Spit and Baling Wire")

    alice.plays("Spit and Baling Wire")
    resolve_choosing(table, "Cart", "Hero")
    alice.plays("Wrench", "Cart")
    resolve(table)
    assert "Cart" in alice.smoked_pile
    alice.ends_turn()

    assert "Cart" in alice.toasted_pile


@shows("Spit and Baling Wire")
def test_spit_and_baling_wire_needs_a_legal_subject(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero")
    alice.controls(CART, on="Hero")
    bob.controls("Giant")
    alice.has_in_smoked_pile("Muscle Car")
    alice.can_pay_for("Spit and Baling Wire")

    assert not alice.can("play", "Spit and Baling Wire")


@shows("Inspector Will Zhurong")
@pytest.mark.parametrize("where", ["deck", "smoked pile"])
def test_inspector_will_zhurong_finds_a_gun(table: Table, where: str) -> None:
    gun = state("Big Gun", "Weapon. Subject gains +1 Fighting.")
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.can_pay_for("Inspector Will Zhurong")
    (alice.has_on_deck if where == "deck" else alice.has_in_smoked_pile)(gun, CLUB, character("Gun Man", 2))

    alice.plays("Inspector Will Zhurong")
    table_until(table, lambda: alice.is_asked("Use Inspector"))
    alice.says_yes()
    offered = seek(table, alice, where, "Big Gun")
    resolve(table)

    assert offered == ["Big Gun"]
    assert alice.hand == ["Big Gun"]
    assert (alice.power, set(alice.card("Inspector Will Zhurong").bold)) == (5, {"Independent", "Guts"})
    assert any("Big Gun" in line for line in table.log)  # shown to all


def seek(table: Table, player: object, where: str, name: str) -> list[str]:
    """Everybody passes until a card is looked for there; what was offered."""
    for _ in range(30):
        names = [option.name for option in table.decision.options]
        if name in names:
            table.answer([option for option in table.decision.options if option.name == name])
            return sorted(set(filter(None, names)))
        there = [option for option in table.decision.options if where in option.label.lower()]
        passing = [option for option in table.decision.options if option.kind == "pass"]
        table.answer((there or passing)[0])
    raise AssertionError(f"{name} was never offered")


@shows("Inspector Will Zhurong")
def test_inspector_will_zhurong_takes_a_vehicle_too_and_only_from_your_hand(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.has_in_smoked_pile("Inspector Will Zhurong", CART)
    alice.has(event("Comeback", "Return a Character in your smoked pile to play."))

    alice.plays("Comeback")
    resolve_choosing(table, "Inspector Will Zhurong", "Cart")

    assert alice.card("Inspector Will Zhurong").in_play
    assert alice.hand == []


@shows("Dr. Amanda Snow")
@pytest.mark.parametrize(("whose", "damage"), [("Alice", 2), ("Bob", 0)])
def test_dr_amanda_snow_fears_no_opponents_site(table: Table, whose: str, damage: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", turn=whose)
    owner = alice if whose == "Alice" else bob
    alice.controls("Hill", "Dr. Amanda Snow", "Hero")
    owner.controls(site("Volcano", 9, "Turn :: Inflict 2 damage on all Characters."))

    owner.uses("Volcano")
    resolve(table)

    assert (alice.card("Dr. Amanda Snow").damage, alice.card("Hero").damage) == (damage, 2)


@shows("Dr. Amanda Snow")
def test_dr_amanda_snow_digs_up_a_state(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Dr. Amanda Snow", "Hero")
    alice.has_in_smoked_pile(CHARM, "Student")
    bob.has_in_smoked_pile("Muscle Car")
    alice.has_power(5)

    alice.uses("Dr. Amanda Snow")
    assert sorted(alice.may_choose()) == ["Charm", "Muscle Car"]
    alice.chooses("Muscle Car")
    resolve(table)

    car = bob.card("Muscle Car")
    assert (car.subject, car.controller, alice.power) == ("Dr. Amanda Snow", "Alice", 5 - 2)
    assert alice.card("Dr. Amanda Snow").fighting == 6 + 3
    assert not alice.can("use", "Dr. Amanda Snow")


@shows("Dr. Amanda Snow")
def test_dr_amanda_snow_pays_for_what_she_finds(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Dr. Amanda Snow")
    alice.has_in_smoked_pile(CHARM)
    alice.has_power(1)

    alice.uses("Dr. Amanda Snow")
    resolve_choosing(table, "Charm")

    assert (alice.card("Charm").in_play, alice.power) == (False, 1)


@shows("Dr. Amanda Snow")
def test_dr_amanda_snow_takes_what_may_be_played_on_her(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Dr. Amanda Snow", "Hero")
    alice.controls(CART, on="Dr. Amanda Snow")
    alice.has_in_smoked_pile("Muscle Car", state("Fence", "Play on a Site."), CHARM)

    alice.uses("Dr. Amanda Snow")
    table_until(table, lambda: alice.is_asked("Which card"))

    assert alice.may_choose() == ["Charm"]


@shows("You Xia, the Avenger")
def test_you_xia_is_not_ambushed(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", character("Sniper", 6, "Ambush."))
    bob.controls("You Xia, the Avenger")

    alice.attacks("You Xia, the Avenger", with_="Sniper")
    resolve(table)

    assert (alice.smoked_pile, bob.smoked_pile) == (["Sniper"], ["You Xia, the Avenger"])


@shows("You Xia, the Avenger")
def test_you_xia_is_not_slipped_past(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", character("Ninja", 2, "Stealth."))
    bob.controls(WALL)
    bob.controls("You Xia, the Avenger", at="Wall")

    alice.attacks("Wall", with_="Ninja")
    bob.intercepts("Ninja", with_="You Xia, the Avenger")
    assert not alice.can("stealth")
    resolve(table)

    assert (alice.smoked_pile, bob.card("Wall").damage) == (["Ninja"], 0)


@shows("You Xia, the Avenger")
def test_you_xia_intercepts_leapers_though_turned(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", character("Leaper", 2, "Superleap."))
    bob.controls(WALL)
    bob.controls("You Xia, the Avenger", "Hero", at="Wall", turned=True)

    alice.attacks("Wall", with_="Leaper")
    table_until(table, lambda: bob.is_asked("Who intercepts"))

    assert bob.can("intercept", "You Xia, the Avenger")
    assert not bob.can("intercept", "Hero")


@shows("You Xia, the Avenger")
@pytest.mark.parametrize(("card", "cost"), [(CART, 1), (CLUB, 1), (IMPLANT, 1), (CHARM, 2)])
def test_you_xia_equips_somebody_once_a_turn(table: Table, card: object, cost: int) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero", "Student", "You Xia, the Avenger")
    alice.has_resources("{tek}")
    alice.has(card)
    alice.has(state("Knife", "Weapon. Play on a Character."))

    first = card.name  # type: ignore[attr-defined]
    if cost == 1:
        alice.uses("You Xia, the Avenger")
        resolve_choosing(table, first, "Hero")
        assert not alice.can("use", "You Xia, the Avenger")
    else:
        alice.plays(first, on="Hero")
        resolve(table)

    assert (alice.card(first).subject, alice.power) == ("Hero", 10 - cost)


@shows("You Xia, the Avenger")
def test_you_xia_equips_who_has_nothing_yet(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero", "You Xia, the Avenger")
    alice.controls(CHARM, on="Hero")
    alice.controls(CHARM, on="You Xia, the Avenger")
    alice.has(CLUB, CHARM)

    alice.uses("You Xia, the Avenger")
    resolve_choosing(table, "Club", "Hero")
    assert (alice.hand, alice.power) == (["Club", "Charm"], 10)
    alice.controls("Student")
    alice.ends_turn()
    bob.declares_end()
    table_until(table, lambda: alice.can("use", "You Xia, the Avenger"))  # in another player's turn too
    alice.uses("You Xia, the Avenger")
    table_until(table, lambda: alice.is_asked("Which card"))
    assert alice.may_choose() == ["Club"]
    resolve_choosing(table, "Club", "Student")

    assert (alice.card("Club").subject, alice.power) == ("Student", 9)
