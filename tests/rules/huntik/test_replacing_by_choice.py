"""HK 710. Replacement modifiers that a player may apply, and those that wait for the next event only."""

from __future__ import annotations

import pytest

from tests.huntik_table import action_saying, card_saying, end_round
from tests.table import Table, rule

ARROW = action_saying("KO target hero. Go again.", "Arrow")
CAT = card_saying("Nine Lives — If I would be KO'd, you may discard a card instead.", "Cat")


@rule("HK 710.1", "HK 706.8", "A replacement that may be applied is, if its player wants it.")
@pytest.mark.parametrize("answer", ["Yes", "No"])
def test_its_player_says_whether_an_event_is_replaced(table: Table, answer: str) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    bob.controls(CAT)
    bob.has("Suit")
    alice.has(ARROW)

    alice.plays("Arrow", at="Cat")
    assert bob.is_asked("Discard a card instead?")
    bob.chooses(answer)

    assert bob.in_play == (["Cat"] if answer == "Yes" else [])
    assert bob.hand == ([] if answer == "Yes" else ["Suit"])
    assert alice.is_asked("Your turn")


@rule("HK 706.8", "What cannot be done in its entirety is not offered, and the event happens.")
def test_a_cat_without_a_card_to_discard_is_kod(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    bob.controls(CAT)
    alice.has(ARROW)

    alice.plays("Arrow", at="Cat")

    assert bob.discard_pile == ["Cat"]
    assert alice.is_asked("Your turn")


@rule("HK 710.1a.2", "Whoever does not want one replacement may still have another.")
def test_after_one_is_declined_the_other_one_still_competes(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    bob.controls(CAT)
    bob.controls(card_saying("If a friendly hero would be KO'd, eliminate me instead.", "Mucalin"))
    bob.has("Suit")
    alice.has(ARROW)

    alice.plays("Arrow", at="Cat")
    bob.chooses("Apply Cat")
    bob.chooses("No")

    assert bob.in_play == ["Cat"]
    assert bob.discard_pile == ["Mucalin"]
    assert bob.hand == ["Suit"]


@rule("HK 710.1b", "Of two events at once each may be replaced or not.")
def test_a_player_is_asked_for_each_of_two_events(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    bob.controls(card_saying("If another friendly hero would be KO'd, you may stun it instead.", "Nurse"))
    bob.controls("Suit", "Bellona", zone=2)
    alice.has(action_saying("KO all enemy heroes in zone 4.", "Doom"))

    alice.plays("Doom")
    bob.chooses("No")
    bob.chooses("Yes")

    assert sorted(bob.in_play) == ["Bellona", "Nurse"]
    assert bob.card("Bellona").stunned
    assert bob.discard_pile == ["Suit"]


@rule("HK 706.8", "HK 710.1b", "One card pays for one of two events: for the other there is nothing left to discard.")
def test_a_card_is_not_promised_twice(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    bob.controls(card_saying("If a friendly hero would be KO'd, you may discard a card instead.", "Surgeon"))
    bob.controls("Suit", "Bellona", zone=2)
    bob.has("Springer")
    alice.has(action_saying("KO all enemy heroes in zone 4.", "Doom"))

    alice.plays("Doom")
    bob.chooses("Yes")

    assert sorted(bob.in_play) == ["Suit", "Surgeon"], "Bob was asked but once"
    assert sorted(bob.discard_pile) == ["Bellona", "Springer"]


@rule("HK 710.1", "HK 709.1.2", "What waits for the next event replaces that one and no later one.")
def test_the_next_ko_is_replaced_and_not_the_one_after_it(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    bob.controls("Suit", "Bellona")
    bob.has(action_saying("The next time a friendly hero would be KO'd this round, stun it instead.", "Charm"))
    alice.has(ARROW, ARROW)

    bob.plays("Charm")
    alice.plays("Arrow", at="Suit")
    assert bob.card("Suit").stunned
    alice.plays("Arrow", at="Bellona")

    assert bob.discard_pile == ["Charm", "Bellona"]


@rule("HK 702.1a", "HK 710.1b.2", "Two events at once are both the next one.")
def test_two_kos_at_once_are_both_replaced(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    bob.controls("Suit", "Bellona")
    bob.has(
        action_saying("The next time a friendly hero would be KO'd, return it to its owner's hand instead.", "Charm")
    )
    alice.has(action_saying("KO all enemy heroes.", "Doom"))

    bob.plays("Charm")
    alice.plays("Doom")

    assert sorted(bob.hand) == ["Bellona", "Suit"]
    assert table.game.modifiers == []


@rule("HK 708.3", "HK 710.1", "A replacement for a time ends with it, whether or not it was needed.")
def test_the_next_ko_may_come_too_late(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Enderby")
    alice.has(
        action_saying(
            "The next time target friendly hero would be KO'd this round, you may stun it instead.", "Charm"
        )
    )
    alice.plays("Charm", at="Enderby")

    end_round(alice, bob)
    bob.has(ARROW)
    alice.passes()
    bob.plays("Arrow", at="Enderby")

    assert "Enderby" in alice.discard_pile
