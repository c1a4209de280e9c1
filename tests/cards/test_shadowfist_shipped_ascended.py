"""What the Ascended's cards do, from their printed words."""

from __future__ import annotations

import pytest

from tests.cards import shows
from tests.shadowfist_table import character, edge, event, resolve, shipped_card, site, state, table_until
from tests.table import Table

WALL = site("Wall", 30)
CHARM = state("Charm", "Play on a Character. Subject gains +1 Fighting.")


@shows('"Monkey" Chang')
def test_monkey_chang_keeps_two_from_intercepting(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls('"Monkey" Chang', "Hero")
    bob.controls(WALL, "Student", "Giant", "Bruiser")

    alice.attacks("Wall", with_=['"Monkey" Chang', "Hero"])
    assert table.decision.most == 2
    alice.chooses("Student", "Giant")
    table_until(table, lambda: bob.is_asked("Who intercepts"))
    able = {(o.name, o.other_name) for o in table.decision.options if o.kind == "intercept"}
    resolve(table)

    assert able == {("Bruiser", '"Monkey" Chang'), ("Student", "Hero"), ("Giant", "Hero"), ("Bruiser", "Hero")}


@shows("Bite of the Jellyfish")
def test_bite_of_the_jellyfish_robs_who_burned(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Giant")
    bob.controls("Cave", "Hill")
    carol.can_pay_for("Bite of the Jellyfish")

    alice.attacks("Cave", with_="Giant")
    alice.chooses_fate("Burn ... for Power")
    table_until(table, lambda: carol.can("play", "Bite of the Jellyfish"))
    carol.plays("Bite of the Jellyfish")
    table_until(table, lambda: alice.power == 0)

    assert (bob.power, carol.power) == (10, 10 + 10 + 4)


@shows("Bull Market")
def test_bull_market_is_for_everybody(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol", power=1)
    alice.can_pay_for("Bull Market")

    alice.plays("Bull Market")
    resolve(table)

    assert (alice.power, bob.power, carol.power) == (6, 6, 6)


@shows("Everything Falls Apart")
def test_everything_falls_apart_pays_twice_a_turn(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", turn="Bob")
    alice.controls("Everything Falls Apart", WALL)
    bob.controls("Student", "Student", "Hero", "Giant")

    for attackers, power in ((["Hero", "Student"], 11), ("Giant", 12), ("Student", 12)):
        bob.attacks("Wall", with_=attackers)
        resolve(table)
        assert bob.power == power

    assert alice.power == 10


@shows("Fox on the Run")
@pytest.mark.parametrize("fails", [True, False])
def test_fox_on_the_run_makes_good(table: Table, fails: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Student")
    alice.can_pay_for("Fox on the Run")
    bob.controls(WALL, "Giant")

    alice.attacks("Wall", with_="Hero")
    if not fails:
        resolve(table)
        assert "Fox on the Run" in alice.hand
        return
    bob.intercepts("Hero", with_="Giant")
    table_until(table, lambda: alice.can("play", "Fox on the Run"))
    alice.plays("Fox on the Run")
    resolve(table)

    assert alice.can("attack", "Wall")  # with the Student, who is not Independent


@shows("Grey Mountain")
def test_grey_mountain_grows_with_the_clan(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Grey Mountain")
    assert (alice.card("Grey Mountain").fighting, alice.card("Grey Mountain").bold) == (4 + 1, {"Toughness": 2})
    alice.controls("Mantis Fighter")
    bob.controls(site("Lodge House", 6), "Hero", "Temple")

    assert alice.card("Grey Mountain").fighting == 4 + 3


@shows("Grey Mountain")
@pytest.mark.parametrize(("target", "mobile"), [("Mantis Fighter", True), ("Student", False)])
def test_grey_mountain_comes_to_help(table: Table, target: str, mobile: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", turn="Bob")
    alice.controls("Hill", "Grey Mountain", "Mantis Fighter", "Student")
    bob.controls("Hero")

    bob.attacks(target, with_="Hero")

    assert ("Mobility" in alice.card("Grey Mountain").bold) == mobile


@shows("Mantis Fighter")
def test_mantis_fighter_is_as_printed() -> None:
    card = shipped_card("Mantis Fighter")

    assert (card.cost, card.fighting, card.requires, card.provides) == (1, 1, (), ("asc", "chi"))
    assert card.abilities == ()


@shows("Moonlight Raid")
def test_moonlight_raid_pays_for_the_target(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Student")
    alice.can_pay_for("Moonlight Raid")
    bob.controls(WALL, "Giant")

    alice.plays("Moonlight Raid")
    assert set(alice.may_choose()) == {"Hero", "Student"}
    alice.chooses("Hero")
    resolve(table)
    assert "Stealth" in alice.card("Hero").bold
    alice.attacks("Wall", with_=["Hero", "Student"])
    resolve(table)

    assert alice.power == 11
    alice.ends_turn()
    assert "Stealth" not in alice.card("Hero").bold


@shows("Murder of Crows")
@pytest.mark.parametrize(("crows", "damage"), [(True, 3), (False, 4)])
def test_murder_of_crows_weakens_opponents(table: Table, crows: bool, damage: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Murder of Crows", "Giant")
    bob.controls("Hill", "Hero")

    alice.attacks("Hero", with_=["Giant", "Murder of Crows"] if crows else "Giant")
    resolve(table)

    hurt = alice.card("Giant").damage + alice.card("Murder of Crows").damage
    assert hurt == damage


@shows("Night Moves")
def test_night_moves_blunts_interceptors(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Night Moves", "Giant")
    bob.controls(WALL, "Hero")
    bob.has(event("Rule", "Smoke target Edge."))

    alice.attacks("Wall", with_="Giant")
    bob.intercepts("Giant", with_="Hero")
    resolve(table)
    assert alice.card("Giant").damage == 4 - 1
    alice.ends_turn()
    before = bob.power
    bob.plays("Rule")
    resolve(table)

    assert bob.power == before + 2


@shows("Operation Killdeer")
def test_operation_killdeer_disarms(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Giant")
    bob.controls("Hill", "Hero", "Bruiser")
    alice.can_pay_for("Operation Killdeer")

    alice.plays("Operation Killdeer", "Hero")
    resolve(table)
    alice.attacks("Hero", with_="Giant")
    resolve(table)

    assert (alice.card("Giant").damage, bob.smoked_pile) == (0, ["Hero"])


@shows("Rat Clan Spies")
@pytest.mark.parametrize(
    ("friend", "stealthy"), [("Murder of Crows", True), ("Mantis Fighter", False), ("Hero", False)]
)
def test_rat_clan_spies_follow_the_great(table: Table, friend: str, stealthy: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Rat Clan Spies", friend)
    bob.controls("Grey Mountain")

    assert ("Stealth" in alice.card("Rat Clan Spies").bold) == stealthy


@shows("Realpolitik")
@pytest.mark.parametrize("target", ["Law", "Charm"])
def test_realpolitik_removes_edges_and_states(table: Table, target: str) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(edge("Law", "Characters you control gain +1 Fighting."), "Hill", "Hero")
    bob.controls(CHARM, on="Hero")
    alice.can_pay_for("Realpolitik")

    alice.plays("Realpolitik")
    assert set(alice.may_choose()) == {"Law", "Charm"}
    alice.chooses(target)
    resolve(table)

    assert bob.smoked_pile == [target]


@shows("SEAL Team")
@pytest.mark.parametrize(("place", "mobile"), [("River", True), ("Hill", False), ("Diamond Beach", True)])
def test_seal_team_moves_by_water(table: Table, place: str, mobile: bool) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Tower", place)
    alice.controls("SEAL Team", at=place)

    bold = alice.card("SEAL Team").bold
    assert ("Stealth" in bold, "Mobility" in bold) == (True, mobile)


@shows("Serena Chase")
@pytest.mark.parametrize(("sites", "gained"), [(3, 1), (2, 0)])
def test_serena_chase_robs_the_rich(table: Table, sites: int, gained: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Serena Chase")
    bob.controls(WALL, *["Hill", "Temple"][: sites - 1])
    assert "Stealth" in alice.card("Serena Chase").bold

    alice.attacks("Wall", with_="Serena Chase")
    resolve(table)

    assert alice.power == 10 + gained


@shows("Tail of the Lizard")
def test_tail_of_the_lizard_lashes_out(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Tail of the Lizard")
    bob.controls(WALL, "Giant")

    alice.attacks("Wall", with_="Tail of the Lizard")
    bob.intercepts("Tail of the Lizard", with_="Giant")
    table_until(table, lambda: alice.can("tactics"))
    alice.does("tactics")
    resolve(table)

    assert bob.card("Giant").damage == 1
    assert alice.card("Tail of the Lizard").in_play


@shows("Tears of the Crocodile")
def test_tears_of_the_crocodile_buys_an_ambush(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Tears of the Crocodile", "Hero")
    bob.controls("Hill", character("Sumo", 6))
    assert set(alice.card("Tears of the Crocodile").bold) == {"Stealth"}

    alice.uses("Tears of the Crocodile")
    resolve(table)
    assert (alice.power, "Ambush" in alice.card("Tears of the Crocodile").bold) == (9, True)
    alice.attacks("Sumo", with_="Tears of the Crocodile")
    resolve(table)
    assert (alice.card("Tears of the Crocodile").damage, bob.smoked_pile) == (0, ["Sumo"])
    alice.ends_turn()

    assert "Ambush" not in alice.card("Tears of the Crocodile").bold


@shows("The She-Wolf")
def test_the_she_wolf_brings_two_along(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("The She-Wolf", "Hero", "Student", "Giant")
    bob.controls(WALL)

    alice.attacks("Wall", with_=["The She-Wolf", "Hero", "Student", "Giant"])
    assert alice.is_asked("Who attacks without turning")
    assert alice.may_choose() == ["Hero", "Student", "Giant"]
    alice.chooses("Hero", "Giant")
    resolve(table)

    assert [alice.card(name).turned for name in ("The She-Wolf", "Hero", "Student", "Giant")] == [1, 0, 1, 0]
    assert bob.card("Wall").damage == 8 + 4 + 1 + 10


@shows("The She-Wolf")
@pytest.mark.parametrize("leader", ["The She-Wolf", "Bruiser"])
def test_who_is_brought_along_by_the_she_wolf_alone(table: Table, leader: str) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("The She-Wolf", "Bruiser", "Hero")
    alice.controls("Giant", turned=True)
    bob.controls(WALL)

    alice.attacks("Wall", with_=[leader, "Hero"])
    resolve(table)

    assert alice.card(leader).turned
    assert alice.card("Hero").turned is (leader == "Bruiser")


@shows("Treasure Cache")
def test_treasure_cache_fills_up(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Temple")
    alice.controls("Hill", behind="Temple")
    alice.can_pay_for("Treasure Cache")
    alice.plays("Treasure Cache", on="Temple")
    resolve(table)
    assert (alice.card("Temple").damage, alice.card("Treasure Cache").subject) == (1, "Temple")

    for counters in (1, 2, 3):
        uses = [o for o in table.decision.options if o.kind == "use" and o.name == "Treasure Cache"]
        assert len(uses) == 1  # not to be sold yet
        table.answer(uses[0])
        resolve(table)
        assert alice.card("Treasure Cache").counters == counters
        for player in (alice, bob, carol):
            player.ends_turn()
    before = alice.power
    table.answer([o for o in table.decision.options if o.kind == "use" and o.name == "Treasure Cache"][-1])
    resolve(table)

    assert ("Treasure Cache" in alice.smoked_pile, alice.power - before) == (True, 3)


@shows("Walk on the Wild Side")
def test_walk_on_the_wild_side_is_wild_in_attack(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Murder of Crows", "Hero")
    alice.can_pay_for("Walk on the Wild Side")
    bob.controls(WALL)
    bob.has(event("Hex", "Inflict 1 non-combat damage on target Character.", provides="{mag}"))

    alice.plays("Walk on the Wild Side")
    assert not alice.is_asked("On which card") or alice.may_choose() == ["Murder of Crows"]
    if alice.is_asked("On which card"):
        alice.chooses("Murder of Crows")
    resolve(table)
    assert (alice.card("Murder of Crows").fighting, "Toughness" in alice.card("Murder of Crows").bold) == (4, False)
    alice.attacks("Wall", with_="Murder of Crows")
    assert (alice.card("Murder of Crows").fighting, alice.card("Murder of Crows").bold["Toughness"]) == (6, 1)
    resolve(table)
    alice.does("end")
    table_until(table, lambda: bob.can("play", "Hex"))
    bob.plays("Hex", "Murder of Crows")
    resolve(table)

    assert alice.card("Murder of Crows").damage == 2


@shows("Wolf Clan Hunters")
def test_wolf_clan_hunters_hunt_in_packs(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Wolf Clan Hunters", "Mantis Fighter", "Rat Clan Spies", "Hero", "Grey Mountain")
    bob.controls(WALL)
    assert alice.card("Wolf Clan Hunters").fighting == 2

    alice.attacks("Wall", with_=["Wolf Clan Hunters", "Mantis Fighter", "Rat Clan Spies", "Hero"])
    resolve(table)

    assert bob.card("Wall").damage == (2 + 2) + 1 + 1 + 4


@shows("Wolf Den")
def test_wolf_den_reloads_two(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.has_in_smoked_pile("Hero", "Giant", "Hill")
    alice.can_pay_for("Wolf Den")

    alice.plays("Wolf Den")
    table_until(table, lambda: (alice.is_asked() and "Hero" in alice.may_choose()) or alice.is_asked("Use Wolf Den"))
    if alice.is_asked("Use Wolf Den"):
        alice.says_yes()
    assert table.decision.most == 2
    alice.chooses("Hero", "Hill")
    resolve(table)

    assert set(alice.deck[:2]) == {"Hero", "Hill"}
    assert "Giant" in alice.smoked_pile


@shows("Wolf Den")
@pytest.mark.parametrize(("provides", "damage"), [("{mag}", 1), ("", 3)])
def test_wolf_den_is_tough_against_magic(table: Table, provides: str, damage: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Wolf Den")
    alice.has(event("Blast", "Inflict 3 damage on target Site.", provides=provides))

    alice.plays("Blast")
    resolve(table)

    assert bob.card("Wolf Den").damage == damage
