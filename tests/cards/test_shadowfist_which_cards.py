"""Which cards shipped cards mean, where and when, from their printed words: one that fits, and one that does not."""

from __future__ import annotations

import pytest

from tests.cards import shows
from tests.shadowfist_table import character, event, is_offered, resolve, site, state, table_until, waits_for
from tests.table import Table

BELL = event("Bell", "Gain 1 Power.")
BLADE = state("Blade", "Weapon. Play on a Character. Subject gains +2 Fighting.")


@shows("Feeding the Fires")
def test_the_fires_are_fed_with_cards_of_fire(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Hill")
    alice.controls("Feeding the Fires").state.counters = 1
    alice.has(character("Fire Sprite", 2, cost=2), character("Water Sprite", 2, cost=2))

    assert alice.can("play", "Fire Sprite")
    assert not alice.can("play", "Water Sprite")


@shows("Monkey House")
def test_the_monkey_house_wants_a_plain_site(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Monkey House")
    bob.controls("Hill", "Temple")
    alice.has(site("Den", 6, "Limited."), site("Shrine", 6, "Unique."), "Factory", "Hero")
    assert not alice.can("use", "Monkey House")
    alice.has("Garden", "Cave")

    alice.uses("Monkey House")
    assert alice.may_choose() == ["Garden", "Cave"]
    alice.chooses("Cave")
    resolve(table)

    assert (alice.power, alice.card("Monkey House").turned) == (11, True)


@shows("Monkey House")
@pytest.mark.parametrize(("power", "able"), [(1, True), (0, False)])
def test_the_monkey_house_counts_sites_that_generate_power(table: Table, power: int, able: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Monkey House")
    alice.has("Garden")
    bob.controls("Hill", site("Ruin", power=power))

    assert alice.can("use", "Monkey House") is able


@shows("Plots and Intrigues")
def test_plots_reveal_what_is_face_down(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.controls("Temple", "Garden", face_down=True)
    bob.controls("Cave", face_down=True)
    alice.can_pay_for("Plots and Intrigues")

    alice.plays("Plots and Intrigues")
    waits_for(alice, "")
    if alice.is_asked("What is X"):
        assert sorted(option.number or 0 for option in table.decision.options) == [0, 1, 2]
        alice.table.answer(alice.find("x", lambda option: option.number == 2, "say X = 2"))
    else:
        assert len(table.decision.options) == 2
        table.answer(table.decision.options)
    resolve(table)

    assert alice.power == 12
    assert not alice.card("Temple").face_down


@shows("Steel Woolley")
@pytest.mark.parametrize("intercepting", [True, False])
def test_steel_woolley_pays_interceptors_back_where_he_is(table: Table, intercepting: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Steel Woolley")
    bob.controls("Hill", "Temple")
    bob.controls("Hero", "Bruiser", at="Hill")
    bob.controls("Student", at="Temple")

    alice.attacks("Hill" if intercepting else "Bruiser", with_="Steel Woolley")
    if intercepting:
        bob.intercepts("Steel Woolley", with_="Bruiser")
    table_until(table, lambda: alice.is_asked("Use Steel Woolley") or table.game.attack is None)

    assert alice.is_asked("Use Steel Woolley") is intercepting
    if intercepting:
        alice.says_yes()
        assert "Student" not in alice.may_choose(), "she is elsewhere"


@shows("18 Bronze Men", "The Jade Dragon", "Treasure Cache")
@pytest.mark.parametrize("name", ["18 Bronze Men", "The Jade Dragon", "Treasure Cache"])
def test_what_is_played_on_a_front_row_site(table: Table, name: str) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero")
    alice.controls("River", behind="Hill")
    bob.controls("Tower")
    alice.can_pay_for(name)

    alice.plays(name)

    assert alice.may_choose() == ["Hill", "Tower"]


@shows("Bamboo Cane")
@pytest.mark.parametrize(
    ("resources", "power", "able"),
    [
        ("{han}{han}{han}{chi}", 1, True),
        ("{han}{han}{han}{chi}", 0, False),
        ("{han}{han}{chi}", 1, False),
        ("{han}{han}{han}", 1, False),
    ],
)
def test_the_bamboo_cane_is_taken_up_again(table: Table, resources: str, power: int, able: bool) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=power)
    alice.has_resources(resources)
    alice.has_in_smoked_pile("Bamboo Cane")

    assert alice.can("reload", "Bamboo Cane") is able
    if able:
        alice.does("reload", "Bamboo Cane")
        resolve(table)
        assert (alice.deck[0], alice.power) == ("Bamboo Cane", 0)


@shows("Bite of the Long Teeth")
@pytest.mark.parametrize("place", ["Hill", "Tower"])
def test_long_teeth_bite_who_is_near(table: Table, place: str) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Tower")
    alice.controls("Giant", at="Hill", damage=3)
    alice.controls("Bite of the Long Teeth", on="Giant")
    alice.controls("Hero", at=place)
    alice.has(event("Bolt", "Smoke target Character."))

    alice.plays("Bolt", "Hero")

    assert is_offered(alice, "Bite of the Long Teeth") is (place == "Hill")


@shows("City Center")
def test_city_center_unturns_none_but_attackers(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Bruiser", "Giant")
    bob.controls("Tower", "Student")
    bob.controls("City Center").state.counters = 1
    bob.ask_again()

    alice.attacks("Tower", with_=["Hero", "Bruiser"])
    table_until(table, lambda: bob.can("use", "City Center"))
    bob.uses("City Center")

    assert bob.may_choose() == ["Hero", "Bruiser"]


@shows("Dr. Amanda Snow")
def test_nothing_that_opponents_sites_do_touches_amanda_snow(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", turn="Bob")
    alice.controls("Hill", "Dr. Amanda Snow", "Hero")
    bob.controls(site("Maze", 6, "Turn :: Turn all Characters."))
    bob.controls(site("Mill", 6, "Turn :: Inflict 1 damage on all Characters."))
    bob.controls(site("Moor", 6, "Turn and target a Character :: Turn target."))

    for name in ("Maze", "Mill"):
        bob.uses(name)
        resolve(table)
    assert (alice.card("Hero").turned, alice.card("Hero").damage) == (True, 1)
    bob.uses("Moor")
    if bob.is_asked("target"):
        assert "Dr. Amanda Snow" not in bob.may_choose()

    assert (alice.card("Dr. Amanda Snow").turned, alice.card("Dr. Amanda Snow").damage) == (False, 0)


@shows("Fox on the Run")
def test_fox_on_the_run_helps_one_of_the_attackers(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Student", character("Pupil", 1))
    alice.controls("Hero", turned=True)
    alice.can_pay_for("Fox on the Run")
    bob.controls("Tower", "Giant", character("Ogre", 9))
    alice.controls(character("Runner", 2, "Tactics."))

    alice.attacks("Tower", with_=["Student", "Runner"])
    bob.intercepts("Student", with_="Giant")
    table_until(table, lambda: alice.can("tactics", "Runner") or alice.can("play", "Fox on the Run"))
    alice.does("tactics", "Runner")
    table_until(table, lambda: alice.can("play", "Fox on the Run"))
    alice.plays("Fox on the Run")
    table_until(table, lambda: alice.can("yes"))
    alice.says_yes()
    resolve(table)

    assert alice.card("Hero").turned
    assert not alice.card("Runner").turned


@shows("Gambling House")
def test_the_gambling_house_is_open_in_your_main_shot(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", turn="Bob")
    alice.controls("Gambling House")
    bob.controls("Hill", character("Dog Cop", 2), character("Dog Robber", 2))
    bob.has(BELL)

    bob.plays("Bell")
    table_until(table, lambda: alice.is_asked() or bob.is_asked("Main Shot"))
    assert not alice.can("use", "Gambling House")
    resolve(table)
    bob.ends_turn()

    assert alice.can("use", "Gambling House")


@shows("Hungry Ghosts")
def test_hungry_ghosts_take_one_bite(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hungry Ghosts")
    bob.controls("Giant")

    alice.uses("Hungry Ghosts", "Giant")
    resolve(table)

    assert (bob.card("Giant").damage, alice.card("Hungry Ghosts").turned) == (1, True)


@shows("Scrounging", "Violet Meditation")
@pytest.mark.parametrize("name", ["Scrounging", "Violet Meditation"])
def test_these_generate_power_at_the_start_of_a_turn_alone(table: Table, name: str) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.can_pay_for(name)
    bob.controls("Temple", "Tower")
    assert not alice.can("play", name)

    alice.ends_turn()
    bob.declares_end()
    table_until(table, lambda: alice.can("play", name) or alice.is_asked("Main Shot"))

    assert alice.can("play", name)


@shows("Lightning Patrol")
def test_the_patrol_drives_to_who_does_not_attack(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Lightning Patrol", "Hero")
    alice.controls("Giant", turned=True)
    for name in ("Hero", "Giant"):
        alice.controls("Muscle Car", on=name)
    bob.controls(site("Wall", 40))

    alice.attacks("Wall", with_="Hero")
    alice.uses("Lightning Patrol")
    assert alice.card("Lightning Patrol").turned, "the attacker cannot be chosen"
    resolve(table)

    assert (alice.card("Giant").turned, alice.card("Hero").turned) == (False, True)


@shows("Maverick Trucker")
def test_the_trucker_is_tough_and_buys_cheaply(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Maverick Trucker", "Hero")
    alice.can_pay_for("Muscle Car")
    alice.has(event("Dart", "Inflict 2 damage on target Character."))

    alice.plays("Dart", "Maverick Trucker")
    resolve(table)
    assert alice.card("Maverick Trucker").damage == 1
    alice.plays("Muscle Car", on="Maverick Trucker")
    resolve(table)

    assert alice.power == 10 - 1
    assert alice.card("Maverick Trucker").bold["Toughness"] == 1


@shows("Murder of Crows")
def test_crows_fly_off(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Murder of Crows")
    bob.controls("Tower", "Giant")

    alice.attacks("Tower", with_="Murder of Crows")
    bob.intercepts("Murder of Crows", with_="Giant")
    table_until(table, lambda: alice.can("tactics", "Murder of Crows"))
    alice.does("tactics", "Murder of Crows")
    resolve(table)

    assert alice.card("Murder of Crows").damage == 0


@shows("Precious Lotus Monastery")
@pytest.mark.parametrize(("text", "fighting"), [("", 5), ("Unique.", 6)])
def test_the_monastery_strengthens_the_unique_twice(table: Table, text: str, fighting: int) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Precious Lotus Monastery", character("Abbot", 4, text))
    alice.has_resources("{han}{han}{han}")

    alice.uses("Precious Lotus Monastery", "Abbot")
    resolve(table)

    assert alice.card("Abbot").fighting == fighting


@shows("Tail of the Lizard")
def test_the_tail_of_the_lizard_strikes_opponents_alone(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Tail of the Lizard")
    bob.controls("Tower", "Giant")

    alice.attacks("Tower", with_="Tail of the Lizard")
    bob.intercepts("Tail of the Lizard", with_="Giant")
    table_until(table, lambda: alice.can("tactics", "Tail of the Lizard"))
    alice.does("tactics", "Tail of the Lizard")
    resolve(table)

    assert bob.card("Giant").damage == 1


@shows("Proving Ground")
def test_the_proving_ground_is_used_face_up(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Proving Ground")
    alice.has("Bruiser")

    alice.uses("Proving Ground")
    waits_for(alice, "Which card do you play")
    alice.chooses("Bruiser")
    resolve(table)

    assert (alice.power, alice.card("Proving Ground").turned) == (10 - 1, True)


ACROBAT = character("Acrobat", 3, "Ambush. Stealth. Superleap. Tactics.")
ARTS = {"Ambush", "Stealth", "Superleap", "Tactics"}


@shows("Wall of a Thousand Eyes")
@pytest.mark.parametrize(
    ("target", "able"), [("Tower", set()), ("Wall of a Thousand Eyes", set()), ("Student", ARTS), ("Cave", ARTS)]
)
def test_the_wall_sees_who_attacks_ones_own_sites(table: Table, target: str, able: set[str]) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    acrobat = alice.controls(ACROBAT)
    bob.controls("Wall of a Thousand Eyes", "Tower", "Student")
    carol.controls("Cave")
    assert ARTS & set(acrobat.bold) == ARTS

    alice.attacks(target, with_="Acrobat")
    table_until(table, lambda: table.game.attack is not None and table.decision.seat != 0)

    assert ARTS & set(acrobat.bold) == able


@shows("Wrench Slinger")
@pytest.mark.parametrize(("text", "requires", "damage"), [("Vehicle. ", "", 0), ("", "{tek}", 0), ("", "{mag}", 1)])
def test_the_wrench_slinger_knows_machines(table: Table, text: str, requires: str, damage: int) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    burn = f"{text}Play on a Character. When this card enters play, inflict 1 damage on all other Characters."
    alice.controls("Hero", "Giant")
    slinger = alice.controls("Wrench Slinger")
    slinger.state.damage = ()
    alice.has_resources(requires or "{mag}")
    alice.has(state("Boiler", burn.replace("other ", ""), requires=requires))
    alice.controls(state("Vest", "Play on a Character. Subject gains +5 Fighting."), on="Wrench Slinger")

    alice.plays("Boiler", on="Hero")
    resolve(table)

    assert (slinger.damage, alice.card("Giant").damage) == (damage, 1)


@shows("Wrench Slinger")
def test_the_wrench_slinger_turns_for_a_machine(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Wrench Slinger")
    bob.has_in_smoked_pile("Muscle Car", BLADE)

    alice.uses("Wrench Slinger")
    assert alice.card("Wrench Slinger").turned, "the Blade cannot be chosen"
    resolve(table)

    assert bob.hand == ["Muscle Car"]
    assert not alice.can("use", "Wrench Slinger")
