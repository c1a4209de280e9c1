"""Cards of the corpus whose price follows from what is chosen, or that others may use, as printed."""

from __future__ import annotations

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
