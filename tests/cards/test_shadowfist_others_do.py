"""What other players do and may do as a text is carried out, each shown by play."""

from __future__ import annotations

import pytest

from quickening.text.reader import NotRead
from tests.cards.shadowfist_corpus import MARKS, printed
from tests.shadowfist_table import character, edge, event, resolve, resolve_choosing, state, table_until
from tests.table import Table


def names(table: Table) -> list[str]:
    return sorted(option.name for option in table.decision.options)


def test_a_player_turns_a_character_of_ones_own(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Giant")
    bob.controls("Hero", "Student")
    alice.has(event("Order", "Target opponent must turn a Character he or she controls."))

    alice.plays("Order")
    resolve_choosing(table, "Student")

    assert [bob.card("Student").turned, bob.card("Hero").turned, alice.card("Giant").turned] == [True, False, False]


def test_each_player_does_it_with_cards_of_ones_own(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Giant")
    bob.controls("Hero")
    alice.has(event("Truce", "Each player turns a Character he or she controls."))

    alice.plays("Truce")
    resolve(table)

    assert (alice.card("Giant").turned, bob.card("Hero").turned) == (True, True)


def test_the_top_of_each_opponents_deck_is_toasted(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has_on_deck("Hero")
    bob.has_on_deck("Giant", "Student")
    alice.has(event("Fire", "Each opponent toasts the top card of his or her deck."))

    alice.plays("Fire")
    resolve(table)

    assert (alice.toasted_pile, bob.toasted_pile, bob.deck[0]) == ([], ["Giant"], "Student")


def test_the_player_who_seizes_toasts(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(
        edge("Curse", "When a player burns a Site, that player must toast the top two cards of his or her deck.")
    )
    bob.controls("Hill")
    bob.has_on_deck("Hero")
    alice.controls(character("Wrecker", 20))
    alice.has_on_deck("Giant", "Student")

    alice.attacks("Hill", with_="Wrecker")
    alice.chooses_fate("Burn ... for Power")
    resolve(table)

    assert (sorted(alice.toasted_pile), bob.toasted_pile) == (["Giant", "Student"], [])


def test_a_player_may_pay_for_something(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(
        character("Guide", 2, "When an opponent plays an Event, that opponent may pay 1 Power to draw a card.")
    )
    bob.has(event("Coin", "Gain 1 Power."))
    bob.has_power(2)
    alice.ends_turn()

    held, had = len(bob.hand), bob.power

    bob.plays("Coin")
    resolve_choosing(table, "yes")

    assert (bob.power, len(bob.hand)) == (had, held)  # one gained, one paid; one played, one drawn


def test_what_others_do_to_you_is_not_guessed_at() -> None:
    with pytest.raises(NotRead):
        character("Spy", 2, "When an opponent plays a Character, that opponent steals 1 Power from you.")


def test_whoever_plays_a_character_gives_power_to_the_card_s_player(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=2)
    bob.controls(character("Spy", 2, "When an opponent plays a Character, that opponent gives you 1 Power."))
    alice.has(character("Recruit", cost=0))

    alice.plays("Recruit")
    resolve(table)

    assert (alice.power, bob.power) == (1, 3)


def test_the_controller_of_its_subject_may_pay_to_be_rid_of_a_state(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Hero")
    alice.has(
        state(
            "Curse", "Subject Character gains -1 Fighting. Subject's controller may pay 2 Power to toast this card."
        )
    )
    alice.plays("Curse", on="Hero")
    resolve(table)
    alice.ends_turn()
    bob.has_power(2)

    bob.uses("Curse")
    resolve(table)

    assert (bob.power, bob.card("Hero").fighting, alice.toasted_pile) == (0, 4, ["Curse"])


def test_its_controller_on_a_state_could_be_either() -> None:
    with pytest.raises(NotRead):
        state("Curse", "At the start of its controller's turn, that player may pay 2 Power to smoke this card.")


class TestPrinted:
    pytestmark = MARKS

    def test_each_opponent_may_put_a_counter_for_power(self, table: Table) -> None:
        alice, bob = table.shadowfist("Alice", "Bob")
        alice.controls(printed("Fistful of Dollars", "shurikensandsixguns"))
        bob.has_power(0)

        alice.declares_end()
        resolve_choosing(table)

        assert (alice.card("Fistful of Dollars").counters, bob.power) == (1, 1)


def test_what_is_offered_to_the_controller_of_a_site_is_paid_by_that_player(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    text = "When this card damages a Site, that Site's controller may pay 1 Power :: Inflict 1 damage on this card."
    alice.controls(character("Raider", 2, text))
    alice.has_power(1)
    bob.controls("Tower")
    bob.has_power(1)

    alice.attacks("Tower", with_="Raider")
    resolve_choosing(table)

    assert (alice.power, bob.power, alice.card("Raider").damage) == (1, 0, 1)


def test_an_opponent_who_is_not_named_cannot_be_asked() -> None:
    with pytest.raises(NotRead):
        character("Raider", 2, "When this card attacks, any opponent may pay 1 Power :: Turn this card.")


def test_she_on_a_character_is_the_card_itself(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(
        character("Jiang", 2, "Pay 1 Power and target a Character :: Target cannot intercept her this turn.")
    )
    alice.has_power(1)
    bob.controls("Tower", "Hero")

    alice.uses("Jiang", "Hero")
    resolve(table)
    alice.attacks("Tower", with_="Jiang")
    resolve_choosing(table, "Hero")

    assert (bob.card("Tower").damage, bob.card("Hero").damage) == (2, 0)


def test_each_opponent_gives_power_to_the_one_who_asks(table: Table) -> None:
    """SF 17.2.4. Only what there is changes hands."""
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol", power=1)
    carol.has_power(0)
    alice.has(event("Toll", "Each opponent gives you 1 Power."))

    alice.plays("Toll")
    resolve(table)

    assert (alice.power, bob.power, carol.power) == (2, 0, 0)


def test_only_opponents_with_enough_power_give_some(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol", power=0)
    bob.has_power(5)
    carol.has_power(4)
    alice.has(event("Tax", "Each opponent who has 5 or more Power gives you 2 Power."))

    alice.plays("Tax")
    resolve(table)

    assert (alice.power, bob.power, carol.power) == (2, 3, 4)


def test_whoever_has_the_turn_is_the_current_player(table: Table) -> None:
    """SF 22.1. Also where another player's card says so."""
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    bob.controls(edge("Dawn", "At the end of each turn, the current player gains 3 Power."))

    alice.ends_turn()
    table_until(table, lambda: table.game.active == bob.number)

    assert (alice.power, bob.power) == (3, 0)
