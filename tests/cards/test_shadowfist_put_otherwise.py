"""Clauses in the words of older sets, played."""

from __future__ import annotations

import pytest

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


def test_what_gets_something_gains_it(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    bob.controls(character("Hound", 4))
    alice.controls(character("Idol", 1, "When Idol is smoked, you get 2 Power."))
    alice.has(
        event("Fog", "All opponents' Characters get -1 Fighting until the end of the turn."),
        event("Knife", "Smoke target Character you control."),
    )

    alice.plays("Fog")
    resolve(table)
    alice.plays("Knife", "Idol")
    resolve(table)

    assert (bob.card("Hound").fighting, alice.power) == (3, 2)


def test_whoever_stops_attacking_is_no_attacker_any_more(table: Table) -> None:
    """SF 28.5.1."""
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Hill")
    alice.controls("Giant")
    alice.has(event("Exit", "Target Character you control stops attacking and unturns."))

    alice.attacks("Hill", with_="Giant")
    alice.plays("Exit", "Giant")
    resolve(table)

    assert (alice.card("Giant").turned, bob.card("Hill").damage) == (False, 0)


@pytest.mark.parametrize(("sentence", "damage"), [("", 2), (" This damage cannot be reduced or redirected.", 3)])
def test_damage_is_certain_if_a_sentence_behind_it_says_so(table: Table, sentence: str, damage: int) -> None:
    """SF 50.18."""
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(character("Rock", 9, "Toughness: 1."))
    alice.controls(character("Ram", 1, f"Turn to inflict 3 damage on target Character.{sentence}"))

    alice.uses("Ram", "Rock")
    resolve(table)

    assert bob.card("Rock").damage == damage


def test_double_damage_is_inflicted_on_sites_alone(table: Table) -> None:
    for target, damage in (("Tower", 6), ("Wall", 3)):
        alice, bob = table.shadowfist("Alice", "Bob")
        bob.controls(site("Tower", 9), character("Wall", 9))
        alice.controls(character("Miner", 3, "Inflicts double damage on Sites."))

        alice.attacks(target, with_="Miner")
        resolve(table)

        assert bob.card(target).damage == damage


def test_damage_is_distributed_among_attackers_alone(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Brute", 6), character("Scout", 6))
    bob.controls("Hill")
    bob.has(event("Volley", "Distribute 4 damage among any number of attacking Characters."))

    alice.attacks("Hill", with_="Brute")
    table_until(table, lambda: bob.can("play", "Volley"))
    bob.plays("Volley", "Brute")
    resolve(table)

    assert (alice.card("Brute").damage, alice.card("Scout").damage) == (4, 0)


def test_a_card_an_event_targets_is_the_one_to_sacrifice(table: Table) -> None:
    """SF 7.3. An Event is never in play."""
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(character("Tiger", 9, "When this card is targeted by an opponent's Event, sacrifice it."))
    alice.has(event("Pinch", "Target a Character :: Inflict 1 damage on target."))

    alice.plays("Pinch", "Tiger")
    resolve(table)

    assert bob.smoked_pile == ["Tiger"]
