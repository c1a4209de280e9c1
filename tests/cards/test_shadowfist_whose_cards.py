"""Whose cards shipped cards mean, from their printed words: at a table of three nobody else's."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards import shows
from tests.shadowfist_table import character, event, resolve, site, state, table_until, waits_for
from tests.table import Table, rule

BOLT = event("Bolt", "Smoke target Character.")


def is_offered(table: Table, player: Any, name: str) -> bool:
    """Whether a player may use or play a card before the attack is over; a seized Site finds its place."""

    def there() -> bool:
        if table.game.decision.question.startswith("Where do you place"):
            table.answer(table.decision.options[-1])
        return bool(player.is_asked(f"Use {name}") or player.can("play", name))

    table_until(table, lambda: there() or table.game.attack is None)
    return there()


@shows("Avenging Fire")
@pytest.mark.parametrize("fate", ["Seize", "Burn ... for Power"])
@pytest.mark.parametrize("victim", ["Alice", "Carol"])
def test_avenging_fire_avenges_ones_own_site(table: Table, fate: str, victim: str) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol", turn="Bob")
    {"Alice": alice, "Carol": carol}[victim].controls("Cave")
    alice.controls("Hill")
    alice.can_pay_for("Avenging Fire")
    bob.controls("Temple", "Tower", "Giant")
    carol.controls("Garden")

    bob.attacks("Cave", with_="Giant")
    bob.chooses_fate(fate)

    assert is_offered(table, alice, "Avenging Fire") is (victim == "Alice")
    if victim == "Alice":
        alice.plays("Avenging Fire")
        assert set(alice.may_choose()) <= {"Temple", "Tower", "Cave"}


@shows("Entropy is Your Friend")
@pytest.mark.parametrize(("attacker", "damage"), [("Alice", 7), ("Bob", 4)])
def test_entropy_is_your_friend_alone(table: Table, attacker: str, damage: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", turn=attacker)
    for player, place in ((alice, "Tower"), (bob, "Garden")):
        player.controls(site(place, 20), "Hero")
    alice.controls("Entropy is Your Friend").state.counters = 3
    alice.ask_again()

    if attacker == "Alice":
        alice.attacks("Garden", with_="Hero")
    else:
        bob.attacks("Tower", with_="Hero")
    resolve(table)

    assert (bob.card("Garden") if attacker == "Alice" else alice.card("Tower")).damage == damage


@shows("Payback Time")
@pytest.mark.parametrize("victim", ["Alice", "Carol"])
def test_payback_time_is_for_ones_own_site(table: Table, victim: str) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol", turn="Bob")
    {"Alice": alice, "Carol": carol}[victim].controls("Cave")
    alice.controls("Hill", "Payback Time")
    bob.controls("Temple", "Giant")

    bob.attacks("Cave", with_="Giant")
    table_until(table, lambda: alice.is_asked("Up to 3 Sites") or bob.is_asked("What becomes of"))

    assert alice.is_asked("Up to 3 Sites") is (victim == "Alice")


@shows("Shield of Pure Soul")
@pytest.mark.parametrize("fate", ["Seize", "Burn ... for Power"])
@pytest.mark.parametrize("victim", ["Alice", "Carol"])
def test_shield_of_pure_soul_is_for_ones_own_site(table: Table, fate: str, victim: str) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol", turn="Bob")
    {"Alice": alice, "Carol": carol}[victim].controls("Cave")
    alice.controls("Hill", "Shield of Pure Soul")
    bob.controls("Temple", "Giant")

    bob.attacks("Cave", with_="Giant")
    bob.chooses_fate(fate)
    resolve(table)

    assert alice.power == (11 if victim == "Alice" else 10)


@shows("Shaolin Student")
@pytest.mark.parametrize("victim", ["Alice", "Carol"])
def test_the_shaolin_student_grieves_for_ones_own_site(table: Table, victim: str) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol", turn="Bob")
    {"Alice": alice, "Carol": carol}[victim].controls("Cave")
    alice.controls("Hill", "Shaolin Student")
    alice.has(character("Martial Artist", 5, cost=4))
    bob.controls("Temple", "Giant")

    bob.attacks("Cave", with_="Giant")
    bob.chooses_fate("Burn ... for Power")

    assert is_offered(table, alice, "Shaolin Student") is (victim == "Alice")


@shows("Shaolin Student")
def test_the_shaolin_student_makes_way_for_a_fighter(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", turn="Bob")
    alice.controls("Cave", "Hill", "Shaolin Student")
    fighters = [character(f"{name} Lee", 5, cost=5) for name in ("Martial Artist", "Kung Fu", "Martial", "Artist")]
    alice.has(*fighters, *(character(f"{name} Ho", 5, cost=5) for name in ("Kung", "Fu", "Temple")))
    bob.controls("Temple", "Giant")

    bob.attacks("Cave", with_="Giant")
    bob.chooses_fate("Burn ... for Power")
    alice.triggers("Shaolin Student")
    waits_for(alice, "Which card do you play")
    assert alice.may_choose() == ["Martial Artist Lee", "Kung Fu Lee"]
    alice.chooses("Kung Fu Lee")
    resolve(table)

    assert "Alice plays Kung Fu Lee for 2 Power." in table.log
    assert "Shaolin Student" in alice.smoked_pile


@shows("Never Surrender")
@pytest.mark.parametrize("victim", ["Alice", "Carol"])
def test_never_surrender_is_for_ones_own_site(table: Table, victim: str) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol", turn="Bob")
    {"Alice": alice, "Carol": carol}[victim].controls("Cave")
    alice.controls("Hill")
    alice.can_pay_for("Never Surrender")
    bob.controls("Temple", "Giant")

    bob.attacks("Cave", with_="Giant")
    bob.chooses_fate("Burn ... for Power")

    assert is_offered(table, alice, "Never Surrender") is (victim == "Alice")


@shows("Never Found the Body")
@pytest.mark.parametrize("owner", ["Alice", "Carol"])
def test_never_found_the_body_is_for_ones_own_character(table: Table, owner: str) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol", turn="Bob")
    {"Alice": alice, "Carol": carol}[owner].controls("Hero")
    alice.can_pay_for("Never Found the Body")
    bob.has(BOLT)

    bob.plays("Bolt", "Hero")
    found = "Never Found the Body"
    table_until(table, lambda: alice.can("play", found) or alice.is_asked(found) or bob.is_asked("Main Shot"))

    assert bob.is_asked("Main Shot") is (owner == "Carol")


@rule("SF 26.3", "SF 30.3", "What would smoke a Character is an effect; combat is none, and none resolves in it.")
@shows("Never Found the Body")
def test_never_found_the_body_does_not_answer_combat(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", turn="Bob")
    alice.controls("Hill", "Hero")
    alice.can_pay_for("Never Found the Body")
    bob.controls("Giant")

    bob.attacks("Hero", with_="Giant")

    assert not is_offered(table, alice, "Never Found the Body")
    assert "Hero" in alice.smoked_pile


@shows("Night Moves")
@pytest.mark.parametrize("attacker", ["Alice", "Carol"])
def test_night_moves_are_for_ones_own_attackers(table: Table, attacker: str) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol", turn=attacker)
    alice.controls("Hill", "Night Moves")
    player = {"Alice": alice, "Carol": carol}[attacker]
    player.controls("Giant")
    bob.controls("Tower", "Hero")

    player.attacks("Tower", with_="Giant")
    bob.intercepts("Giant", with_="Hero")
    table_until(table, lambda: player.card("Giant").damage > 0)

    assert player.card("Giant").damage == (3 if attacker == "Alice" else 4)


@shows("Murder of Crows")
def test_a_murder_of_crows_frightens_opponents_alone(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Murder of Crows", "Bruiser")
    bob.controls("Tower", "Hero")
    carol.controls("Student")

    alice.attacks("Tower", with_=["Murder of Crows", "Bruiser"])
    bob.intercepts("Bruiser", with_="Hero")
    table_until(table, lambda: alice.card("Bruiser").damage > 0)

    assert alice.card("Bruiser").damage == 3
    assert "Hero" in bob.smoked_pile


@shows("Cries in the Night", "Moonlight Raid")
@pytest.mark.parametrize("name", ["Cries in the Night", "Moonlight Raid"])
def test_ones_own_characters_go_out_at_night(table: Table, name: str) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.can_pay_for(name)
    bob.controls("Tower", "Student")
    assert not alice.can("play", name)
    alice.controls("Giant", "Hero")

    alice.plays(name)

    assert alice.may_choose() == ["Giant", "Hero"]


@shows("Healing Earth")
def test_healing_earth_heals_ones_own_cards(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has_resources("{chi}{chi}{chi}")
    alice.has("Healing Earth")
    alice.controls("Tower", damage=2)
    alice.controls("Giant", damage=3)
    bob.controls("Bruiser", damage=2)

    alice.plays("Healing Earth")
    table_until(table, lambda: alice.is_asked("Divide"))
    assert alice.may_choose() == ["Tower", "Giant"]
    table.answer([table.decision.options[0], *[table.decision.options[1]] * 2])
    resolve(table)

    assert (alice.card("Tower").damage, alice.card("Giant").damage, bob.card("Bruiser").damage) == (1, 1, 2)


@shows("Dirk Wisely's Gambit")
def test_the_gambit_pays_for_ones_own_attackers(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Hero")
    alice.can_pay_for("Dirk Wisely's Gambit")
    bob.controls("Hill", "Temple", "Garden", "Tower")
    carol.controls("Student")

    alice.attacks("Tower", with_="Hero")
    alice.plays("Dirk Wisely's Gambit")
    waits_for(carol, "join")
    carol.joins("Student")
    resolve(table)

    assert bob.card("Tower").damage == 5
    assert alice.power == 10 + 2


@shows("Heat of Battle")
@pytest.mark.parametrize(
    ("theirs", "target", "able"),
    [
        (("Temple", "Garden"), "Hill", True),
        (("Temple",), "Hill", False),
        (("Temple", site("Ruin", power=0)), "Hill", False),
        (("Temple", "Garden"), "Cave", False),
    ],
)
def test_heat_of_battle_is_for_who_has_fewer_sites(table: Table, theirs: Any, target: str, able: bool) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol", turn="Bob")
    alice.controls("Hill")
    alice.can_pay_for("Heat of Battle")
    bob.controls(*theirs, "Student", "Hero")
    carol.controls("Cave")

    bob.attacks(target, with_="Student")
    table_until(table, lambda: alice.can("play", "Heat of Battle") or bob.is_asked("Main Shot"))

    assert alice.can("play", "Heat of Battle") is able
    if able:
        alice.plays("Heat of Battle")
        assert not alice.is_asked("Which"), "only the attacker can be meant"
        resolve(table)
        assert alice.power == 10 + 1


@shows("Humble Dojo")
@pytest.mark.parametrize(("attacker", "damage"), [("Alice", 7), ("Carol", 4)])
def test_the_humble_dojo_remembers_its_owner(table: Table, attacker: str, damage: int) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol", turn=attacker)
    dojo = alice.controls("Humble Dojo")
    alice.controls("Hill")
    bob.controls("Temple")
    dojo.state.controller = 1
    player = {"Alice": alice, "Carol": carol}[attacker]
    player.controls("Hero")

    player.attacks("Humble Dojo", with_="Hero")
    resolve(table)

    assert dojo.damage == damage


@shows("The Twisted Gardens")
@pytest.mark.parametrize(("attacker", "damage"), [("Alice", 5), ("Carol", 4)])
def test_the_twisted_gardens_serve_their_own_demons(table: Table, attacker: str, damage: int) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol", turn=attacker)
    alice.controls("The Twisted Gardens")
    player = {"Alice": alice, "Carol": carol}[attacker]
    player.controls(character("Demon Lord", 4))
    bob.controls("Tower")

    player.attacks("Tower", with_="Demon Lord")
    resolve(table)

    assert bob.card("Tower").damage == damage


@shows("Youn Wha")
def test_youn_wha_lets_friends_pass(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Tower", "Temple")
    alice.controls("Youn Wha", at="Tower")
    alice.controls("Hero", at="Temple")

    alice.moves("Hero", to="Tower")
    resolve(table)

    assert alice.card("Hero").damage == 0


@shows("Rat Clan Spies")
@pytest.mark.parametrize(
    ("friend", "stealthy"), [("Transformed Ape", True), ("Lodge Brother", True), ("Plain Ape", False)]
)
def test_rat_clan_spies_hide_among_their_kind(table: Table, friend: str, stealthy: bool) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    spies = alice.controls("Rat Clan Spies")
    assert "Stealth" not in spies.bold

    alice.controls(character(friend, 2, requires="{asc}"))

    assert ("Stealth" in spies.bold) is stealthy


@shows("Sifu Beumer")
@pytest.mark.parametrize(
    ("name", "fighting"), [("Kung Fu Star", 4), ("Student Nurse", 4), ("Kung Pao", 3), ("Fu Manchu", 3)]
)
def test_sifu_beumer_teaches_students_and_kung_fu(table: Table, name: str, fighting: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Sifu Beumer")
    pupil = character(name, 3)

    assert alice.controls(pupil).fighting == fighting
    assert bob.controls(pupil).fighting == 3


@shows("Venerable Apothecary")
def test_the_apothecary_is_paid_by_opponents_in_their_main_shot(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Venerable Apothecary")
    alice.controls("Hero", damage=2)
    bob.controls("Giant", damage=3)

    alice.has(event("Bell", "Gain 1 Power."))
    alice.plays("Bell")
    table_until(table, lambda: bob.is_asked() or alice.is_asked("Main Shot"))
    assert not bob.can("use", "Venerable Apothecary"), "it is not his Main Shot"
    resolve(table)
    alice.ends_turn()
    bob.uses("Venerable Apothecary")
    table_until(table, lambda: bob.is_asked("Divide"))
    assert bob.may_choose() == ["Giant"]
    table.answer([table.decision.options[0]] * 2)
    resolve(table)

    assert (alice.card("Venerable Apothecary").counters, bob.card("Giant").damage) == (1, 1)


@shows("Venerable Apothecary")
def test_the_apothecary_turns_counters_into_power(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Venerable Apothecary").state.counters = 3
    alice.ask_again()

    alice.uses("Venerable Apothecary", x=2)
    resolve(table)

    assert (alice.power, alice.card("Venerable Apothecary").counters) == (12, 1)
    assert alice.card("Venerable Apothecary").turned
    assert not alice.can("use", "Venerable Apothecary")


@shows("Walk on the Wild Side")
@pytest.mark.parametrize(("sign", "damage"), [("{mag}", 3), ("{tek}", 2)])
def test_the_wild_side_suffers_from_magic_alone(table: Table, sign: str, damage: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", turn="Bob")
    alice.controls(character("Transformed Ape", 9))
    alice.controls("Walk on the Wild Side", on="Transformed Ape")
    bob.has(event("Dart", "Inflict 2 damage on target Character.", requires=sign))
    bob.has_resources(sign)

    bob.plays("Dart", "Transformed Ape")
    resolve(table)

    assert alice.card("Transformed Ape").damage == damage


@shows("Larcenous Mist")
def test_larcenous_mist_spoils_no_state_elsewhere(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    sword = state("Blade", "Play on a Character. Subject gains +2 Fighting.")
    alice.can_pay_for("Larcenous Mist")
    alice.has(sword, sword)
    alice.controls("Hero")
    bob.controls("Giant")

    alice.plays("Larcenous Mist", "Giant")
    resolve(table)
    for subject in ("Giant", "Hero"):
        alice.plays("Blade", on=subject)
        resolve(table)

    assert (bob.card("Giant").fighting, alice.card("Hero").fighting) == (10, 6)
