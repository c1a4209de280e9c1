"""What the Eaters of the Lotus' cards do, from their printed words."""

from __future__ import annotations

import pytest

from tests.cards import shows
from tests.shadowfist_table import character, edge, event, resolve, shipped_card, site, table_until
from tests.table import Table

WALL = site("Wall", 30)
DART = event("Dart", "Smoke target Character.")
GHOUL = character("Undead Ghoul", 2)
CULTIST = character("Cultist", 2, provides="{lot}")


@shows("1,000 Corpses")
@pytest.mark.parametrize(("smoked", "damage"), [(True, 0), (False, 1)])
def test_1000_corpses_heal_as_others_die(table: Table, smoked: bool, damage: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "1,000 Corpses", damage=1)
    bob.controls("Hero", "Temple")
    alice.has(DART, event("Blast", "Smoke target Site."))

    alice.plays("Dart" if smoked else "Blast", "Hero" if smoked else "Temple")
    resolve(table)
    alice.ends_turn()

    assert alice.card("1,000 Corpses").damage == damage


@shows("1,000 Corpses")
def test_1000_corpses_rise_for_a_sacrifice(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", GHOUL)
    alice.has_in_smoked_pile("1,000 Corpses")
    assert not alice.can("use", "1,000 Corpses")
    alice.controls("Hero", "Student")

    alice.uses("1,000 Corpses")
    assert set(alice.may_choose()) == {"Hero", "Student"}
    alice.chooses("Hero")
    resolve(table)

    assert alice.card("1,000 Corpses").in_play
    assert (alice.power, alice.smoked_pile) == (10 - (3 - 2), ["Hero"])


@shows("Bite of the Long Teeth")
def test_bite_of_the_long_teeth_feeds_on_the_dead(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Giant", damage=6)
    alice.controls(character("Victim", 5), at="Hill")
    alice.controls("Bite of the Long Teeth", on="Giant")
    bob.controls("Hero")
    alice.has(DART, DART)
    assert alice.card("Giant").fighting == 10 + 1 - 6

    alice.plays("Dart", "Hero")
    resolve(table)
    assert alice.card("Giant").damage == 6
    alice.plays("Dart", "Victim")
    alice.triggers("Bite of the Long Teeth")
    resolve(table)

    assert alice.card("Giant").damage == 6 - 3


@shows("Bribery")
def test_bribery_buys_the_weaker_for_a_turn(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    bob.controls("Temple", "Hero", "Bruiser", "Fire Serpent")
    alice.can_pay_for("Bribery")

    alice.plays("Bribery")
    for _ in range(4):
        if alice.is_asked() and "Hero" in alice.may_choose():
            assert alice.may_choose() == ["Hero"]
            alice.chooses("Hero")
        elif table.decision.question != "Your Main Shot":
            table.answer(next((o for o in table.decision.options if o.kind == "pass"), table.decision.options[0]))
    resolve(table)
    assert (bob.power, alice.power) == (11, 9)
    assert "Hero" in alice.in_play
    alice.ends_turn()

    assert "Hero" in bob.in_play


@shows("Cries in the Night")
def test_cries_in_the_night_pay_for_the_dead(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Giant", "Student")
    alice.can_pay_for("Cries in the Night")
    bob.controls(WALL, "Hero", character("Guard", 1), character("Porter", 1))

    alice.plays("Cries in the Night", "Giant")
    resolve(table)
    assert "Assassinate" in alice.card("Giant").bold
    alice.attacks("Wall", with_="Giant")
    bob.intercepts("Giant", with_=["Guard", "Porter", "Hero"])
    resolve(table)

    assert sorted(bob.smoked_pile) == ["Guard", "Hero", "Porter"]
    assert alice.power == 12


@shows("Die!!!")
def test_die_smokes_as_many_as_the_cult_can(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", CULTIST, "Student")
    bob.controls("Hero", "Bruiser", character("Rat", 1, cost=1))
    alice.can_pay_for("Die!!!")

    alice.plays("Die!!!", "Cultist", x=1)
    table_until(table, lambda: alice.is_asked() and "Hero" in alice.may_choose())
    assert "Student" not in alice.may_choose()
    alice.chooses("Hero")
    resolve(table)

    assert alice.card("Cultist").turned
    assert (bob.smoked_pile, "Bruiser" in bob.in_play) == (["Hero"], True)


@shows("Eater of Fortune")
def test_eater_of_fortune_eats_an_edge(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", edge("Own", "Sites you control gain +1 Body."))
    bob.controls(edge("Law", "Sites you control gain +1 Body."), edge("Order", "Sites you control gain +1 Body."))
    alice.can_pay_for("Eater of Fortune")

    alice.plays("Eater of Fortune")
    table_until(table, lambda: (alice.is_asked() and "Law" in alice.may_choose()) or alice.is_asked("Use Eater"))
    if alice.is_asked("Use Eater"):
        alice.says_yes()
    assert set(alice.may_choose()) == {"Own", "Law", "Order"}
    alice.chooses("Law")
    resolve(table)

    assert bob.smoked_pile == ["Law"]
    assert alice.card("Eater of Fortune").fighting == 2 + 1


@shows("Feeding the Hungry")
def test_feeding_the_hungry_passes_strength_on(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero", "Student")
    alice.can_pay_for("Feeding the Hungry")

    alice.plays("Feeding the Hungry", "Hero")
    if alice.is_asked("arget"):
        assert "Hero" not in alice.may_choose()
        alice.chooses("Student")
    resolve(table)
    assert alice.card("Student").fighting == 1 + 4
    alice.ends_turn()

    assert alice.card("Student").fighting == 1


@shows("Hungry Ghosts")
def test_hungry_ghosts_gnaw(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hungry Ghosts")
    bob.controls("Hill", "Hero", "Student")

    alice.uses("Hungry Ghosts")
    assert "Hill" not in alice.may_choose()
    alice.chooses("Student")
    resolve(table)

    assert (bob.smoked_pile, bob.card("Hero").damage) == (["Student"], 0)
    assert alice.card("Hungry Ghosts").turned


@shows("Imp")
def test_imp_is_as_printed() -> None:
    card = shipped_card("Imp")

    assert (card.cost, card.fighting, card.requires, card.provides) == (1, 1, (), ("lot", "mag"))
    assert card.abilities == ()


@shows("Imperial Champion")
def test_imperial_champion_is_as_strong_as_the_cult(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero")
    alice.has_resources("{lot}{lot}{lot}")
    alice.can_pay_for("Imperial Champion")

    alice.controls("Giant", "Student")
    alice.has_power(2)

    alice.plays("Imperial Champion")
    assert alice.may_choose() == ["Hero", "Giant"]  # on the Student it would cost 3
    alice.chooses("Hero")
    resolve(table)

    assert (alice.card("Hero").fighting, alice.card("Giant").fighting) == (6, 10)
    assert alice.power == 2 - (4 - 2)


@shows("Inauspicious Return")
def test_inauspicious_return_raises_the_small(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    small = [character(f"Monk {number}", 1, provides="{han}") for number in range(4)]
    unique = character("Saint", 1, "Unique.", provides="{han}")
    alice.has_in_smoked_pile(*small, unique, "Student", character("Sage", 3, cost=2, provides="{han}"))
    alice.can_pay_for("Inauspicious Return")

    alice.plays("Inauspicious Return")
    raised: list[str] = []
    for _ in range(20):
        if table.decision.question == "Your Main Shot":
            break
        able = [o for o in table.decision.options if o.name.startswith("Monk")]
        assert not {"Saint", "Student", "Sage"} & {o.name for o in table.decision.options}
        if able:
            raised += [able[0].name]
        yes = [o for o in table.decision.options if o.kind in ("yes", "pass")]
        table.answer((able or yes or list(table.decision.options))[0])
    back = [name for name in alice.in_play if name.startswith("Monk")]

    assert (len(back), alice.power, alice.toasted_pile) == (3, 9, ["Inauspicious Return"])
    assert all("undead" in {d.lower() for d in alice.card(name).designators} for name in back)


@shows("Long Black Hearse")
def test_long_black_hearse_carries(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero", "Student")
    alice.controls("Long Black Hearse", on="Hero")
    alice.has(character("Ghost Bride", 2, cost=2), "Bruiser", DART)
    alice.has_power(1)
    assert (alice.card("Hero").fighting, "Mobility" in alice.card("Hero").bold) == (6, True)

    alice.uses("Long Black Hearse")
    for _ in range(8):
        if table.decision.question == "Your Main Shot":
            break
        wanted = [o for o in table.decision.options if o.name == "Ghost Bride" or o.kind == "pass"]
        assert "Bruiser" not in {o.name for o in table.decision.options}
        table.answer((wanted or list(table.decision.options))[0])
    assert (alice.card("Ghost Bride").in_play, alice.power) == (True, 0)
    assert alice.card("Long Black Hearse").turned
    alice.plays("Dart", "Student")
    alice.triggers("Long Black Hearse")
    resolve(table)

    assert not alice.card("Long Black Hearse").turned


@shows("Long Black Hearse")
def test_long_black_hearse_stays_turned(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero")
    alice.controls("Long Black Hearse", on="Hero", turned=True)

    alice.ends_turn()
    bob.ends_turn()

    assert alice.card("Long Black Hearse").turned


@shows("Long Shadows")
def test_long_shadows_makes_undead(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Long Shadows", GHOUL)
    bob.controls("Temple", "Hero")
    assert alice.card("Long Shadows").fighting == 6

    alice.attacks("Hero", with_="Long Shadows")
    resolve(table)

    assert alice.card("Hero").controller == "Alice"
    assert "undead" in {word.lower() for word in alice.card("Hero").designators}
    assert alice.card("Long Shadows").fighting == 5 + 2 - 4


@shows("Long Shadows")
def test_long_shadows_heals_the_undead_by_half(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Long Shadows")
    alice.controls(character("Undead Brute", 9), damage=5)
    alice.controls("Giant", damage=5)
    alice.has(event("Balm", "Heal target Character."), event("Balm", "Heal target Character."))

    alice.plays("Balm", "Undead Brute")
    resolve(table)
    alice.plays("Balm", "Giant")
    resolve(table)

    assert (alice.card("Undead Brute").damage, alice.card("Giant").damage) == (5 - 2, 0)


@shows("Ravenous Devourer")
def test_ravenous_devourer_devours(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Ravenous Devourer", "Student")

    alice.uses("Ravenous Devourer", "Student")
    resolve(table)
    assert (alice.card("Ravenous Devourer").fighting, alice.smoked_pile) == (4, ["Student"])
    alice.ends_turn()

    assert alice.card("Ravenous Devourer").fighting == 2


@shows("Reggie Mortis")
def test_reggie_mortis_raises_the_dead(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Reggie Mortis")
    bob.has_in_smoked_pile(character("Rock", 5, "Toughness: 3."), "Temple")
    alice.has(event("Wake", "Unturn target Character."))
    assert "Independent" in alice.card("Reggie Mortis").bold

    alice.uses("Reggie Mortis", "Rock")
    resolve(table)
    assert (alice.card("Rock").controller, alice.card("Rock").bold) == ("Alice", {})
    assert "undead" in {word.lower() for word in alice.card("Rock").designators}
    alice.plays("Wake", "Reggie Mortis")
    resolve(table)

    assert (bob.smoked_pile, "Rock" in alice.in_play) == (["Temple", "Rock"], False)


@shows("Sewer Scum")
def test_sewer_scum_rots_as_it_heals(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Sewer Scum", damage=2)
    alice.has(event("Balm", "Heal target Character."))

    alice.plays("Balm")
    resolve(table)

    assert (alice.card("Sewer Scum").damage, alice.card("Sewer Scum").fighting) == (0, 5)


@shows("Soul Theft")
@pytest.mark.parametrize(("deed", "stolen"), [("Inflict 9 damage on", True), ("Smoke", False)])
def test_soul_theft_takes_who_dies_of_wounds(table: Table, deed: str, stolen: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    bob.controls("Temple", "Hero")
    alice.can_pay_for("Soul Theft")
    alice.has(event("End", f"{deed} target Character."))
    alice.plays("Soul Theft", on="Hero")
    resolve(table)

    alice.plays("End", "Hero")
    resolve(table)

    assert ("Hero" in alice.in_play) == stolen
    if stolen:
        assert "undead" in {word.lower() for word in alice.card("Hero").designators}


@shows("The Twisted Gardens")
def test_the_twisted_gardens_sharpen_demons(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("The Twisted Gardens", "Imp", "Student", character("Spirit Fox", 1))
    bob.controls(WALL)
    assert alice.card("The Twisted Gardens").bold == {"Toughness": 1}

    alice.attacks("Wall", with_=["Imp", "Student", "Spirit Fox"])
    resolve(table)

    assert bob.card("Wall").damage == 2 + 1 + 2


@shows("Undead Horrors")
@pytest.mark.parametrize(("victim", "back"), [("Cultist", True), ("Student", False)])
def test_undead_horrors_follow_the_cult(table: Table, victim: str, back: bool) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", CULTIST, "Student")
    alice.has_in_smoked_pile("Undead Horrors")
    alice.has(DART)

    alice.plays("Dart", victim)
    table_until(table, lambda: alice.is_asked("Use Undead") or table.decision.question == "Your Main Shot")
    assert alice.is_asked("Use Undead") == back
    if back:
        alice.says_yes()
    resolve(table)

    assert alice.card("Undead Horrors").in_play == back


@shows("Underworld Coronation")
def test_underworld_coronation_leaves_one(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero", "Giant")
    bob.controls("Temple", "Bruiser")
    alice.can_pay_for("Underworld Coronation")

    alice.plays("Underworld Coronation", "Hero")
    resolve(table)

    assert (alice.in_play, bob.in_play) == (["Hill", "Hero"], ["Temple"])


@shows("Walking Corpses")
def test_walking_corpses_neither_walk_nor_heal(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Temple")
    alice.controls("Walking Corpses", damage=1)
    alice.controls("Hero", damage=1)
    assert (alice.can("move", "Hero"), alice.can("move", "Walking Corpses")) == (True, False)
    alice.has(event("Balm", "Heal all Characters."))

    alice.plays("Balm")
    resolve(table)

    assert (alice.card("Hero").damage, alice.card("Walking Corpses").damage) == (0, 1)


@shows("Xin Ji Yang")
def test_xin_ji_yang_leads_eunuchs_and_petals(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Xin Ji Yang", character("Eunuch Scribe", 1), character("White Petal", 1), "Hero")
    bob.controls(character("Red Petal", 1))

    assert alice.card("Xin Ji Yang").fighting == 6 + 4
