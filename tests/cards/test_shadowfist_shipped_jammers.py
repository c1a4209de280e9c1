"""What the Jammers' cards do, from their printed words."""

from __future__ import annotations

import pytest

from tests.cards import shows
from tests.shadowfist_table import character, event, resolve, site, table_until
from tests.table import Table

WALL = site("Wall", 30)
UNIQUE_WALL = site("Great Wall", 30, "Unique.")


@shows("Torch the Place!")
def test_torch_the_place_counts_the_attackers(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Student", character("Thug", 2), "Giant")
    alice.can_pay_for("Torch the Place!")
    bob.controls(WALL, "Hill")
    assert not alice.can("play", "Torch the Place!")

    alice.attacks("Wall", with_=["Student", "Thug"])
    table_until(table, lambda: alice.can("play", "Torch the Place!"))
    alice.plays("Torch the Place!")
    resolve(table)

    assert (bob.card("Wall").damage, bob.card("Hill").damage) == (2 + 3, 0)


@shows("Torch the Place!")
def test_torch_the_place_is_for_attacks_on_sites(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Student")
    alice.can_pay_for("Torch the Place!")
    bob.controls("Hill", "Giant")

    alice.attacks("Giant", with_="Student")
    table_until(table, lambda: bob.is_asked("Who intercepts") or table.decision.question == "Your Main Shot")

    assert not any(line.endswith("plays Torch the Place!") for line in table.log)
    assert "Torch the Place!" in alice.hand


@shows("Ba-BOOM!")
@pytest.mark.parametrize("smoker", ["Alice", "Bob"])
def test_ba_boom_smokes_all_when_an_opponent_smokes_it(table: Table, smoker: str) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", turn=smoker)
    alice.controls("Hill", "Ba-BOOM!", "Giant")
    bob.controls("Hero")
    killer = alice if smoker == "Alice" else bob
    killer.has(event("Dart", "Smoke target Character."))
    killer.plays("Dart", "Ba-BOOM!")
    resolve(table)

    if smoker == "Bob":
        assert (alice.in_play, alice.toasted_pile, bob.in_play) == (["Hill"], ["Ba-BOOM!"], [])
        assert "Giant" in alice.smoked_pile
    else:
        assert (alice.in_play, bob.in_play) == (["Hill", "Giant"], ["Hero"])
        assert "Ba-BOOM!" in alice.smoked_pile


@shows("Billy Zed")
def test_billy_zed_wrecks_sites(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Billy Zed")
    bob.controls(WALL, character("Colossus", 20))

    alice.attacks("Wall", with_="Billy Zed")
    resolve(table)

    assert bob.card("Wall").damage == 6 + 3
    assert {"Independent", "Guts"} <= set(alice.card("Billy Zed").bold)


@shows("Billy Zed")
def test_billy_zed_hits_characters_as_hard_as_anybody(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Billy Zed", damage=2)
    bob.controls(character("Colossus", 20))

    alice.attacks("Colossus", with_="Billy Zed")
    resolve(table)

    assert bob.card("Colossus").damage == 6  # Guts: his own damage takes nothing off what he inflicts


@shows("Bomb Factory")
def test_bomb_factory_arms_one_against_sites(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Bomb Factory", "Student", "Hero")
    bob.controls(WALL)

    alice.uses("Bomb Factory", "Student")
    resolve(table)
    alice.attacks("Wall", with_=["Student", "Hero"])
    resolve(table)

    assert bob.card("Wall").damage == (1 + 1) + 4
    assert alice.card("Bomb Factory").turned


@shows("Brass Monkey")
@pytest.mark.parametrize(("power", "may"), [(0, False), (1, True)])
def test_brass_monkey_is_intercepted_for_power(table: Table, power: int, may: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Brass Monkey")
    bob.controls(WALL, "Hero")
    bob.has_power(power)

    alice.attacks("Wall", with_="Brass Monkey")
    if may:
        bob.intercepts("Brass Monkey", with_="Hero")
        assert bob.power == 0
        resolve(table)
        assert alice.card("Brass Monkey").damage == 4
    else:
        resolve(table)
        assert (alice.card("Brass Monkey").damage, bob.card("Wall").damage) == (0, 6)


@shows("Brass Monkey")
def test_brass_monkey_is_reloaded_for_two(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.has_in_smoked_pile("Brass Monkey")

    alice.does("reload", "Brass Monkey")
    resolve(table)

    assert (alice.deck[0], alice.power, alice.smoked_pile) == ("Brass Monkey", 10 - 2, [])


@shows("Chi Seeking Missile")
@pytest.mark.parametrize(("pays", "target", "damage"), [(True, "Unique Hill", 5), (False, "Unique Hill", 0)])
def test_chi_seeking_missile(table: Table, pays: bool, target: str, damage: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(site("Unique Hill", 9, "Unique. Toughness: 3."), face_down=True)
    bob.controls("Factory")
    alice.can_pay_for("Chi Seeking Missile")

    alice.plays("Chi Seeking Missile")
    table_until(table, lambda: not alice.is_asked("Factory"))
    alice.says_yes() if pays else alice.says_no()
    resolve(table)

    missed = bob.card(target)
    assert (missed.face_down, missed.turned, missed.damage) == (False, True, damage)
    assert alice.power == (9 if pays else 10)


@shows("Cocktail Waiters")
def test_cocktail_waiters_help_all_against_sites(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Cocktail Waiters", "Student", "Hero")
    bob.controls(WALL, character("Colossus", 20))

    alice.attacks("Wall", with_=["Cocktail Waiters", "Student"])
    resolve(table)
    assert bob.card("Wall").damage == 2 + 2
    bob.controls("Bruiser")
    alice.ends_turn()
    bob.ends_turn()
    alice.attacks("Colossus", with_="Hero")
    resolve(table)

    assert bob.card("Colossus").damage == 4


@shows("Curtis Graham")
def test_curtis_graham_blows_up_a_site(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Curtis Graham")
    bob.controls("Hill", "Tower", "Hero")

    alice.uses("Curtis Graham")
    assert "Hero" not in alice.may_choose()
    alice.chooses("Tower")
    resolve(table)

    assert (bob.card("Tower").damage, bob.card("Hill").damage) == (3, 0)
    assert alice.card("Curtis Graham").turned


@shows("Dump Scrounger")
def test_dump_scrounger_sells_what_is_dead(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Dump Scrounger")
    alice.has_in_smoked_pile("Hill")
    bob.has_in_smoked_pile("Hero")
    assert not alice.can("use", "Dump Scrounger")
    alice.has_in_smoked_pile("Giant")

    alice.uses("Dump Scrounger")
    resolve(table)

    assert (alice.toasted_pile, alice.power) == (["Giant"], 11)


@shows("Entropy is Your Friend")
def test_entropy_is_your_friend_grows_as_sites_burn(table: Table) -> None:
    alice, bob, _ = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Entropy is Your Friend", "Giant", "Student")
    bob.controls("Cave", WALL)
    assert alice.card("Entropy is Your Friend").counters == 0

    alice.attacks("Cave", with_="Giant")
    alice.chooses_fate("Burn ... for victory")
    resolve(table)
    alice.attacks("Wall", with_="Student")
    resolve(table)

    assert alice.card("Entropy is Your Friend").counters == 1
    assert bob.card("Wall").damage == 1 + 1


@shows("Entropy is Your Friend")
@pytest.mark.parametrize(("victim", "counters"), [("Alice", 1), ("Carol", 0)])
def test_entropy_is_your_friend_counts_what_burns_of_your_own(table: Table, victim: str, counters: int) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol", turn="Bob")
    alice.controls("Entropy is Your Friend", "Cave", "Tower")
    carol.controls("River", "Temple")
    bob.controls("Giant")

    bob.attacks("Cave" if victim == "Alice" else "River", with_="Giant")
    bob.chooses_fate("Burn ... for victory")
    resolve(table)

    assert alice.card("Entropy is Your Friend").counters == counters


@shows("Flying Monkey Squad")
def test_flying_monkey_squad_leaps(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Flying Monkey Squad")

    assert alice.card("Flying Monkey Squad").fighting == 4
    assert set(alice.card("Flying Monkey Squad").bold) == {"Independent", "Superleap"}


@shows("Marmojet")
def test_marmojet_takes_one_along(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Temple")
    alice.controls("Marmojet", "Hero", "Student", at="Hill")
    alice.controls("Giant", at="Temple")
    assert "Mobility" in alice.card("Marmojet").bold

    alice.uses("Marmojet")
    assert sorted(alice.may_choose()) == ["Hero", "Student"]
    alice.chooses("Hero")
    resolve(table)

    assert "Mobility" in alice.card("Hero").bold
    assert "Mobility" not in alice.card("Student").bold
    assert not alice.can("use", "Marmojet")
    alice.ends_turn()
    assert "Mobility" not in alice.card("Hero").bold


@shows("Out of the Barrel")
def test_out_of_the_barrel_brings_one_in_cheaper(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Student")
    bob.controls(WALL)
    bob.can_pay_for("Out of the Barrel")
    bob.has("Bruiser")
    bob.has_power(2)

    alice.attacks("Wall", with_="Student")
    table_until(table, lambda: bob.can("play", "Out of the Barrel"))
    bob.plays("Out of the Barrel")
    waits = lambda: bob.is_asked("Play") or bob.can("play", "Bruiser") or bob.card("Bruiser").in_play  # noqa: E731
    table_until(table, waits)
    resolve_playing(table, bob, "Bruiser")
    resolve(table)

    assert bob.card("Bruiser").in_play
    assert bob.power == 2 - (3 - 1)


def resolve_playing(table: Table, player: object, name: str) -> None:
    """Whoever is asked chooses a card and where it goes, until it is in play."""
    for _ in range(20):
        if player.card(name).in_play or table.decision.seat != player.number:  # type: ignore[attr-defined]
            return
        named = [option for option in table.decision.options if option.name == name]
        table.answer((named or list(table.decision.options))[0])


@shows("Payback Time")
def test_payback_time_pays_for_a_lost_site(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", turn="Bob")
    alice.controls("Payback Time", "Cave", "Hill")
    bob.controls("Tower", "Garden", WALL, "Temple", "Giant")

    bob.attacks("Cave", with_="Giant")
    table_until(table, lambda: alice.is_asked() and "Tower" in alice.may_choose())
    assert "Hill" not in alice.may_choose()
    alice.chooses("Tower", "Garden", "Wall")
    bob.chooses_fate("Smoke")
    alice.says_yes()
    resolve(table)

    assert alice.power == 11
    assert [bob.card(name).damage for name in ("Tower", "Garden", "Wall", "Temple")] == [1, 1, 1, 0]


@shows("Potlatch")
def test_potlatch_gives_a_site_away(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Factory", "Hill")
    bob.controls("Temple")
    alice.can_pay_for("Potlatch")

    alice.plays("Potlatch")
    resolve(table)

    assert (alice.power, bob.burned_pile, alice.in_play) == (13, ["Hill"], ["Factory"])


@shows("Punks")
def test_punks_hate_the_unique(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Punks", character("Punk Friends", 1))
    bob.controls(UNIQUE_WALL, WALL)

    alice.attacks("Great Wall", with_=["Punks", "Punk Friends"])
    resolve(table)
    alice.controls("Punks")
    alice.ends_turn()
    bob.ends_turn()
    alice.attacks("Wall", with_="Punks")
    resolve(table)

    assert (bob.card("Great Wall").damage, bob.card("Wall").damage) == (1 + 2 + 1, 1)
