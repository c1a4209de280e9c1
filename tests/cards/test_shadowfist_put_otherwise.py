"""Clauses in the words of older sets, played."""

from __future__ import annotations

from tests.shadowfist_table import character, edge, event, resolve, site, table_until
from tests.table import Table


def test_a_card_that_is_said_late_to_come_from_the_smoked_pile(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(character("Squire", 1, "Sacrifice to return a <Thunder> Character to play from your smoked pile."))
    alice.has_in_smoked_pile(character("Storm", 3, subtitle="Thunder Knight"), character("Calm", 3))

    alice.does("use", "Squire")
    resolve(table)

    assert (alice.card("Storm").in_play, "Calm" in alice.smoked_pile) == (True, True)


def test_power_is_gained_only_so_often_each_turn(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    gain = (
        "When an opponent discards a card, gain 1 Power. You cannot gain more than 2 Power per turn from this card."
    )
    alice.controls(edge("Trail", gain))
    alice.has(event("Purge", "Target opponent discards 3 cards at random."))
    bob.has("Hero", "Giant", "Student")

    alice.plays("Purge")
    resolve(table)

    assert (bob.hand, alice.power) == ([], 2)


def test_once_each_turn_but_only_while_it_attacks(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Monk", 5, "Once per turn while this card is attacking, you may draw a card."))
    alice.has_on_deck("Hero", "Giant")
    bob.controls("Temple")
    assert not alice.can("use", "Monk")

    alice.attacks("Temple", with_="Monk")
    table_until(table, lambda: alice.can("use", "Monk"))
    alice.uses("Monk")

    assert not alice.can("use", "Monk")
    table_until(table, lambda: bool(alice.hand))
    assert len(alice.hand) == 1


def test_a_cost_and_what_it_is_paid_for_when_something_happens(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls(site("Arcade", 6, "When an attack you declared succeeds, turn to gain 3 Power."), "Hero")
    bob.controls("Temple")

    alice.attacks("Temple", with_="Hero")
    table_until(table, lambda: alice.is_asked("Use Arcade"))
    alice.does("yes")
    resolve(table)

    assert (alice.card("Arcade").turned, alice.power) == (True, 3)


def test_who_intercepts_does_no_damage(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Shadow", 2, "Takes no damage from Characters that intercept this card."))
    bob.controls("Temple")
    bob.controls("Hero", at="Temple")

    alice.attacks("Temple", with_="Shadow")
    bob.intercepts("Shadow", with_="Hero")
    resolve(table)

    assert (alice.card("Shadow").in_play, alice.card("Shadow").damage) == (True, 0)


def test_played_from_the_hand_is_not_played_from_the_smoked_pile(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=5)
    herald = character("Herald", 1, "When this card is played from your hand, gain 3 Power.", cost=0)
    alice.has(herald, event("Recall", "Play a Character from your smoked pile at no cost."))

    alice.plays("Herald")
    resolve(table)
    assert alice.power == 8

    alice.has_in_smoked_pile(character("Ghost", 1, "When you play this card from your hand, gain 3 Power.", cost=0))
    alice.plays("Recall")
    table_until(table, lambda: alice.can("play", "Ghost"))
    alice.does("play", "Ghost")
    resolve(table)
    assert (alice.card("Ghost").in_play, alice.power) == (True, 8)


def test_targets_are_all_that_were_targeted(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Temple", "Hero", "Giant")
    alice.has(event("Song", "Target a Character and a Site :: Turn targets."))

    alice.plays("Song", "Hero", "Temple")
    resolve(table)

    assert [alice.card(name).turned for name in ("Hero", "Temple", "Giant")] == [True, True, False]
