"""Where cards stand to each other, what they are considered to be, and what they did this turn, shown by play."""

from __future__ import annotations

import pytest

from quickening.text.reader import NotRead
from tests.cards.shadowfist_corpus import MARKS, printed
from tests.shadowfist_table import character, edge, event, resolve, resolve_choosing, site, state
from tests.table import Table


def names(table: Table) -> list[str]:
    return sorted(option.name for option in table.decision.options)


def test_cards_are_what_they_are_considered_to_be(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    bob.controls("Giant")

    alice.controls(edge("Gate", "Characters you control are considered to be <Netherworld> Characters."))

    assert ("netherworld" in alice.card("Hero").designators, "netherworld" in bob.card("Giant").designators) == (
        True,
        False,
    )


def test_a_site_is_not_made_a_character_by_being_called_one() -> None:
    with pytest.raises(NotRead):
        state("Spell", "Subject Site is considered to be a Character.")


def test_the_site_behind_a_card_is_the_one_in_its_back_row(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(site("Wall", 6, "Turn :: Inflict 2 damage on the Site behind this card."))
    alice.controls(site("Keep", 8), at="Wall")
    alice.controls(site("Inn", 8))

    alice.uses("Wall")
    resolve(table)

    assert [alice.card(name).damage for name in ("Wall", "Keep", "Inn")] == [0, 2, 0]


def test_adjacent_sites_stand_to_the_left_and_right(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    for name in ("Left", "Middle", "Right", "Far"):
        text = "Adjacent Sites gain +2 Body." if name == "Middle" else ""
        alice.controls(site(name, 6, text))
    bob.controls(site("Other", 6))

    assert [alice.card(name).body for name in ("Left", "Middle", "Right", "Far")] == [8, 6, 8, 6]
    assert bob.card("Other").body == 6


def test_who_entered_play_this_turn_is_told_from_who_did_not(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Giant")
    bob.controls("Hero")
    alice.has("Student", event("Trap", "Turn a Character that entered play this turn."))
    alice.ends_turn()
    bob.ends_turn()
    alice.plays("Student")
    resolve(table)

    alice.plays("Trap")
    resolve_choosing(table)

    assert (alice.card("Student").turned, alice.card("Giant").turned, bob.card("Hero").turned) == (True, False, False)


def test_a_higher_figure_is_higher_than_that_of_the_subject(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Fai", 3, "Cannot be intercepted by Characters with a higher Fighting."))
    bob.controls("Tower", character("Strong", 4), character("Equal", 3))

    alice.attacks("Tower", with_="Fai")
    resolve_choosing(table, "Strong")
    assert bob.card("Strong").damage == 0
    assert bob.card("Tower").damage == 3


def test_an_equal_figure_is_not_higher(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Fai", 3, "Cannot be intercepted by Characters with a higher Fighting."))
    bob.controls("Tower", character("Equal", 3))

    alice.attacks("Tower", with_="Fai")
    bob.intercepts("Fai", with_="Equal")
    resolve(table)

    assert bob.card("Tower").damage == 0


def test_one_of_several_abilities_is_chosen(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.has(
        event(
            "Drill", "Target a Character :: Target gains your choice of Stealth or Ambush until the end of the turn."
        )
    )

    alice.plays("Drill")
    resolve_choosing(table, "Ambush", "Hero")

    assert "Ambush" in alice.card("Hero").bold
    assert "Stealth" not in alice.card("Hero").bold


def test_a_card_costs_less_for_each_of_a_kind(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.has_in_smoked_pile("Hero", "Giant")
    alice.has(character("Horde", 3, "This card costs 1 less to play for each Character in your smoked pile.", cost=4))
    alice.has_power(2)

    alice.plays("Horde")
    resolve(table)

    assert (alice.power, alice.card("Horde").in_play) == (0, True)


class TestPrinted:
    pytestmark = MARKS

    def test_one_or_the_other_printed_figure(self, table: Table) -> None:
        alice, _ = table.shadowfist("Alice", "Bob")
        alice.controls(character("One", 1), character("Two", 2), character("Three", 3))

        alice.controls(printed("Andy Di", "empireofevil"))

        assert [alice.card(name).fighting for name in ("One", "Two", "Three")] == [2, 3, 3]
