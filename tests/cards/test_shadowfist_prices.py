"""Cards of the corpus whose price follows from what is chosen, or that others may use, as printed."""

from __future__ import annotations

import pytest

from tests.cards.shadowfist_corpus import MARKS, printed
from tests.shadowfist_table import character, resolve
from tests.table import Table

pytestmark = MARKS


# -- paying what another card costs ---------------------------------------------------------------------------------


def test_earl_mason_targets_only_characters_whose_cost_can_be_paid(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", printed("The Honorable Earl Mason", "shurikensandsixguns"))
    alice.has_power(3)
    bob.controls("River", "Student", "Bruiser", "Giant")

    alice.does("use", "The Honorable Earl Mason")
    offered = set(alice.may_choose())
    alice.chooses("Bruiser")
    resolve(table)

    assert offered >= {"Student", "Bruiser"}
    assert "Giant" not in offered, "it costs five"
    assert (alice.power, bob.smoked_pile) == (0, ["Bruiser"])


def test_earl_mason_does_nothing_where_no_cost_can_be_paid(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", printed("The Honorable Earl Mason", "shurikensandsixguns", free=False))
    alice.has_power(0)
    bob.controls("River", "Giant")

    assert not alice.can("use", "The Honorable Earl Mason")
    alice.has_power(5)
    assert alice.can("use", "The Honorable Earl Mason")


def test_the_library_of_souls_costs_one_more_than_the_character(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(printed("The Library of Souls", "criticalshift"))
    alice.has_in_smoked_pile(character("Ghost", 3, cost=2, provides="{lot}", requires="{lot}"))
    alice.has_in_smoked_pile(character("Old Ghost", 3, cost=3, requires="{lot}"), "Student")
    alice.has_power(3)
    bob.controls("River")

    alice.uses("The Library of Souls")
    resolve(table)

    assert (alice.power, alice.card("Ghost").in_play, alice.card("Old Ghost").in_play) == (0, True, False)


# -- cards that others use ------------------------------------------------------------------------------------------


def test_yanuario_garcia_is_used_by_others_who_do_not_control_him(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=2)
    alice.controls("Hill", "Hero")
    bob.controls("Temple", printed("Yanuario Garcia", "yearofthegoat"))
    garcia = bob.card("Yanuario Garcia")
    before = garcia.fighting

    refusals = table.game.why_not(alice.number, garcia.state.handle)
    alice.uses("Yanuario Garcia")
    resolve(table)
    alice.attacks("Temple", with_="Hero")
    resolve(table)

    assert [refusal.rule for refusal in refusals] == ["SF 28.1.1", "SF 13.1", "SF 16.1"], "he acts for nobody but Bob"
    assert (alice.power, garcia.fighting - before, bob.card("Temple").damage) == (1, 1, 5)


# -- a Character that may be played as a State ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("power", "characters", "able"), [(9, (), True), (0, ("Hero",), False), (9, ("Hero",), True)]
)
def test_a_fire_horse_is_played_as_one_or_the_other_or_not_at_all(
    table: Table, power: int, characters: tuple[str, ...], able: bool
) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", *characters)
    alice.has(printed("Fire Horse", "backforseconds", free=False))
    alice.has_power(power)
    bob.controls("River")

    assert alice.can("play", "Fire Horse") == able


# -- where Characters are put ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("text", "moved"), [("", True), ("This card cannot change location.", False)])
def test_city_hall_moves_whoever_can_change_location(table: Table, text: str, moved: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(printed("City Hall", "yearofthegoat"), "Tower")
    alice.controls(character("Clerk", 3, text), at="Tower")
    bob.controls("River")

    alice.does("use", "City Hall")
    for _ in range(3):
        if alice.is_asked("Your Main Shot") or any(option.kind == "pass" for option in table.decision.options):
            break
        wanted = [o for o in table.decision.options if "City Hall" in o.label or o.name == "Clerk"]
        table.answer(wanted[0])
    resolve(table)

    assert alice.card("Clerk").place == (["City Hall"] if moved else ["Tower"])
