"""What the Four Monarchs' cards do, from their printed words."""

from __future__ import annotations

import pytest

from tests.cards import shows
from tests.shadowfist_table import character, event, resolve, shipped_card, site, table_until
from tests.table import Table

WALL = site("Wall", 30)
CHAMPION = character("Champion", 5, "Unique.")
DART = event("Dart", "Smoke target Character.")
BOLT = event("Bolt", "Inflict 3 damage on target Character.")


@shows("Armies of the Monarchs")
def test_armies_of_the_monarchs_weigh_names_and_numbers(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Armies of the Monarchs", CHAMPION, "Hero")
    bob.controls(WALL)

    alice.attacks("Wall", with_=["Champion", "Hero"])
    resolve(table)

    assert bob.card("Wall").damage == (5 - 1) + (4 + 1)


@shows("Armies of the Monarchs")
def test_armies_of_the_monarchs_help_no_opponent(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", turn="Bob")
    alice.controls("Armies of the Monarchs", WALL)
    bob.controls(CHAMPION, "Hero")

    bob.attacks("Wall", with_=["Champion", "Hero"])
    resolve(table)

    assert alice.card("Wall").damage == (5 - 1) + 4


@shows("Armorer")
def test_armorer_arms_one_while_he_stays_turned(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Armorer", "Hero", "Student")
    bob.controls(WALL)

    alice.uses("Armorer", "Hero")
    resolve(table)
    assert alice.card("Hero").bold.get("Toughness") == 1
    assert "Toughness" not in alice.card("Student").bold
    alice.attacks("Wall", with_=["Hero", "Student"])
    resolve(table)

    assert bob.card("Wall").damage == 4 + 1 + 1
    assert alice.card("Armorer").turned


@shows("Avenging Fire")
@pytest.mark.parametrize("fate", ["Seize", "Burn ... for victory", "Smoke"])
def test_avenging_fire_answers_a_loss(table: Table, fate: str) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", turn="Bob")
    alice.controls("Cave", "Tower")
    alice.can_pay_for("Avenging Fire")
    bob.controls("Temple", "Garden", "Giant")
    bob.controls("Hero", at="Temple")

    bob.attacks("Cave", with_="Giant")
    bob.chooses_fate(fate)
    table_until(table, lambda: alice.can("play", "Avenging Fire") or table.decision.question == "Your Main Shot")
    assert alice.can("play", "Avenging Fire") == (fate != "Smoke")
    if fate == "Smoke":
        return
    alice.plays("Avenging Fire", on="Temple")
    resolve(table)
    assert bob.card("Temple").damage == 0
    bob.ends_turn()

    assert [bob.card(name).damage for name in ("Temple", "Hero", "Garden")] == [1, 1, 0]
    assert alice.card("Tower").damage == 0


@shows("Blood Lust")
def test_blood_lust_counts_the_wounded_of_opponents(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Hero", damage=1)
    bob.controls("Hero", damage=1)
    bob.controls("Hero")
    bob.controls("Hill", damage=1)
    carol.controls("Giant", damage=5)
    alice.can_pay_for("Blood Lust")

    alice.plays("Blood Lust")
    resolve(table)

    assert alice.power == 12


@shows("Brain Fire")
def test_brain_fire_sends_an_event_elsewhere(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Giant", "Hill")
    alice.has(DART)
    bob.controls("Hero")
    bob.can_pay_for("Brain Fire")

    alice.plays("Dart", "Hero")
    table_until(table, lambda: bob.can("play", "Brain Fire"))
    bob.plays("Brain Fire")
    while table.decision.question != "Your Main Shot":
        if bob.is_asked() and "Giant" in bob.may_choose():
            assert "Hero" not in bob.may_choose()
            bob.chooses("Giant")
        else:
            table.answer(table.decision.options[-1] if not table.decision.may_decline else ())

    assert bob.card("Hero").in_play
    assert "Giant" in alice.smoked_pile


@shows("Earth, Wind and Fire")
def test_earth_wind_and_fire_turns_wounds_on_another(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", damage=2)
    alice.controls("Hero", damage=1)
    bob.controls("Giant", "Bruiser", damage=1)
    alice.can_pay_for("Earth, Wind and Fire")

    alice.plays("Earth, Wind and Fire", "Giant")
    resolve(table)

    assert alice.card("Hill").damage == alice.card("Hero").damage == 0
    assert (bob.card("Giant").damage, bob.card("Bruiser").damage) == (1 + 3, 1)


@shows("Fakhir-al-Din")
def test_fakhir_al_din_burns_all_others(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero")
    bob.controls("Giant", "Temple", "Student")
    alice.can_pay_for("Fakhir-al-Din")

    alice.plays("Fakhir-al-Din")
    resolve(table)

    assert (alice.card("Hero").damage, bob.card("Giant").damage) == (2, 2)
    assert bob.smoked_pile == ["Student"]
    assert alice.card("Hill").damage == bob.card("Temple").damage == alice.card("Fakhir-al-Din").damage == 0


@shows("Fakhir-al-Din")
@pytest.mark.parametrize(("wound", "taken"), [(1, 8), (0, 10)])
def test_fakhir_al_din_is_tough_against_the_wounded(table: Table, wound: int, taken: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Fakhir-al-Din")
    alice.controls("Giant", at="Hill")
    bob.controls("Giant", damage=wound)
    alice.attacks("Giant", with_="Fakhir-al-Din")
    resolve(table)

    taken_by_him = [line for line in table.log if "on Fakhir-al-Din" in line]
    assert taken_by_him == [f"{taken} combat damage on Fakhir-al-Din by Giant."]


@shows("Feeding the Fires")
def test_feeding_the_fires_pays_for_fire(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Feeding the Fires", "Student")
    alice.controls(character("Scout", 1))
    bob.controls("Hill", "Giant")
    alice.can_pay_for("Fire Sword")
    alice.has("Bruiser")

    alice.attacks("Hill", with_="Scout")
    bob.intercepts("Scout", with_="Giant")
    resolve(table)
    assert alice.card("Feeding the Fires").counters == 1
    alice.has_power(0)
    assert not alice.can("play", "Bruiser")
    alice.plays("Fire Sword", on="Student")
    while table.decision.question != "Your Main Shot":
        table.answer(table.decision.options[0] if alice.is_asked() else table.decision.options[-1])

    assert alice.card("Fire Sword").in_play
    assert alice.card("Feeding the Fires").counters == 0


@shows("Fire Cadets")
def test_fire_cadets_burn_through_toughness(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.controls("Fire Cadets", character("Rock", 9, "Toughness: 5."), at="Hill")
    bob.controls("Temple", "Hero")

    alice.uses("Fire Cadets")
    assert set(alice.may_choose()) == {"Hill", "Rock", "Fire Cadets"}
    alice.chooses("Rock")
    resolve(table)

    assert alice.card("Rock").damage == 2
    assert "Fire Cadets" in alice.smoked_pile


@shows("Fire Dancer")
def test_fire_dancer_is_as_printed() -> None:
    card = shipped_card("Fire Dancer")

    assert (card.cost, card.fighting, card.requires, card.provides) == (1, 1, (), ("mon", "mag"))
    assert card.abilities == ()


@shows("Fire Horse")
@pytest.mark.parametrize(("place", "cost"), [("Nether Gate", 3), ("Hill", 4)])
def test_fire_horse_is_cheaper_in_the_netherworld(table: Table, place: str, cost: int) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(site("Nether Gate", 6, subtitle="Netherworld Feng Shui Site"), "Hill")
    alice.can_pay_for("Fire Horse")

    alice.does("play", "Fire Horse")
    table.answer(next(o for o in table.decision.options if place in o.label))
    resolve(table)

    assert (alice.card("Fire Horse").in_play, alice.power) == (True, 10 - cost)
    assert "Mobility" in alice.card("Fire Horse").bold


@shows("Fire Horse")
def test_fire_horse_is_ridden(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero")
    alice.can_pay_for("Fire Horse")

    alice.does("play", "Fire Horse")
    alice.chooses("Play it as a State")
    if alice.is_asked("On which card"):
        alice.chooses("Hero")
    resolve(table)

    assert alice.card("Fire Horse").subject == "Hero"
    assert (alice.card("Hero").fighting, "Mobility" in alice.card("Hero").bold) == (10, True)


@shows("Fire Mystic")
def test_fire_mystic_punishes_events(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol", turn="Bob")
    alice.controls("Fire Mystic", "Hill")
    bob.controls("Hero", "Temple")
    carol.controls("Giant")
    bob.has(event("Bell", "Gain 1 Power."))

    bob.plays("Bell")
    table_until(table, lambda: alice.is_asked("Use Fire Mystic"))
    alice.says_yes()
    table_until(table, lambda: alice.is_asked("Choose"))
    assert set(alice.may_choose()) == {"Hero", "Temple"}
    alice.chooses("Hero")
    resolve(table)

    assert (bob.card("Hero").damage, carol.card("Giant").damage) == (1, 0)


@shows("Fire Serpent")
def test_fire_serpent_is_as_strong_as_its_fire_spreads(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    bob.controls("Hero", "Temple", "Giant", "Tower", "Garden")
    alice.can_pay_for("Fire Serpent")

    alice.plays("Fire Serpent")
    assert "Fire Serpent" not in alice.may_choose()
    assert table.decision.most == 4
    alice.chooses("Hero", "Temple", "Giant")
    resolve(table)

    assert [bob.card(name).damage for name in ("Hero", "Temple", "Giant", "Tower")] == [1, 1, 1, 0]
    assert alice.card("Fire Serpent").fighting == 3


@shows("Fire Sled")
def test_fire_sled_is_out_of_reach_of_sites_and_edges(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", turn="Bob")
    alice.controls("Hero", "Student")
    alice.controls("Fire Sled", on="Hero")
    bob.controls(site("Battery", 6, "Turn and target a Character :: Inflict 1 non-combat damage on target."))
    bob.has(BOLT)

    bob.uses("Battery", "Student")
    resolve(table)
    assert "Student" in alice.smoked_pile
    bob.plays("Bolt", "Hero")
    resolve(table)

    assert alice.card("Hero").damage == 3


@shows("Fire Sled")
@pytest.mark.parametrize(("kind", "taken"), [("Feng Shui Site", 4), ("Netherworld Feng Shui Site", 2)])
def test_fire_sled_cancels_what_it_attacks(table: Table, kind: str, taken: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.controls("Fire Sled", on="Hero")
    bob.controls(site("Fort", 9, "Toughness: 2.", subtitle=kind))

    alice.attacks("Fort", with_="Hero")
    resolve(table)

    assert bob.card("Fort").damage == taken


@shows("Fire Sword")
def test_fire_sword_sharpens(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.can_pay_for("Fire Sword")
    bob.controls(WALL)

    alice.plays("Fire Sword", on="Hero")
    resolve(table)
    alice.attacks("Wall", with_="Hero")
    resolve(table)

    assert alice.card("Hero").fighting == 4 + 2
    assert bob.card("Wall").damage == 6 + 2


@shows("Fire Warriors")
def test_fire_warriors_mourn_what_was_theirs(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", turn="Bob")
    alice.controls("Fire Warriors")
    assert alice.card("Fire Warriors").fighting == 2

    alice.has_burned("Hill")
    assert alice.card("Fire Warriors").fighting == 3
    bob.has_burned("Temple")
    assert alice.card("Fire Warriors").fighting == 3

    alice.controls("Hero")
    bob.has(event("Bribe", "Take control of target Character."))
    bob.plays("Bribe", "Hero")
    resolve(table)
    assert alice.card("Fire Warriors").fighting == 4
