"""Cards of the hand that a text lets a player play in the opponent's turn, and cards that counter others."""

from __future__ import annotations

import pytest

from tests.highlander_table import card_saying, event
from tests.table import Table, rule

EDITIONS = pytest.mark.parametrize("edition", ["first", "third", "type-one"])


@rule("HL1 77", "HL3 80", "HLT 80", "A card may be countered from hand as it is played, if a text says so.")
@EDITIONS
@pytest.mark.parametrize(
    "text",
    [
        "Play this card during your opponent's turn to counter an Event as it is played.",
        "You may play this card from your hand during your opponent's turn. Counter an Event.",
        "Counter any Event your opponent plays.",
    ],
)
def test_a_card_of_the_hand_counters_an_event(table: Table, edition: str, text: str) -> None:
    alice, bob = table.highlander("Alice", "Bob", edition=edition)
    bob.has(event(text, "Parade"), event(text, "Riposte"))
    alice.has_in_play(card_saying("You may play an additional Special Card.", "Haste", "situation"))
    alice.has(event("Your opponent loses 2 Ability."), card_saying(name="Den", type="situation"))
    alice.goes_to("attack")
    alice.plays("Den")
    assert not bob.is_asked()
    alice.plays("Ploy")
    assert bob.is_asked("Counter Ploy")
    bob.counters_with("Parade")

    assert bob.pending == {}
    assert "Ploy" in alice.discard_pile
    assert bob.discard_pile == ["Parade"]
    assert alice.is_asked("Attack Phase")


@rule("HL1 35", "HL3 50", "HLT 51", "What counters a card from hand is not played in one's own turn.")
def test_what_counters_from_hand_is_not_played_by_itself(table: Table) -> None:
    alice, _ = table.highlander("Alice", "Bob", edition="type-one")
    alice.has(event("Counter an Event as it is played.", "Parade"), event("Draw a card."))
    alice.goes_to("attack")

    assert alice.can("play", "Ploy")
    assert not alice.can("play", "Parade")


@rule("HL1 21", "HL3 53", "HLT 28", "In the opponent's turn too, one Special Card is all.")
@EDITIONS
def test_an_event_is_played_in_the_opponents_turn(table: Table, edition: str) -> None:
    alice, bob = table.highlander("Alice", "Bob", edition=edition)
    bob.has(event("Play during your opponent's Attack Phase. Your opponent is Prone.", "Trip"))
    bob.has(event("Play during your opponent's turn. Draw a card.", "Glance"))
    alice.has(event(), "Thrust")
    alice.goes_to("attack")
    alice.plays("Ploy")
    assert bob.is_asked()
    bob.plays("Trip")

    assert alice.is_prone
    assert not bob.can("play", "Glance")
    assert alice.is_asked("Attack Phase")
    bob.goes_to("attack")
    assert not bob.can("play", "Glance")


@rule("HL1 35", "HL3 50", "HLT 51", "A card that may be played in the opponent's turn may be played in one's own.")
def test_a_card_that_may_be_played_in_the_opponents_turn(table: Table) -> None:
    alice, bob = table.highlander("Alice", "Bob", edition="type-one")
    alice.has(event("You may play this card during your opponent's turn. Your opponent loses 1 Ability.", "Glance"))
    bob.has(event())
    alice.goes_to("attack")
    assert alice.can("play", "Glance")
    bob.goes_to("attack")
    bob.plays("Ploy")
    alice.plays("Glance")

    assert bob.pending == {"loss": 1}
    assert bob.is_asked("Attack Phase")


@rule("HL1 77", "HL3 80", "HLT 80", "A card with two sentences about countering counters what either of them names.")
def test_either_of_two_counters_works(table: Table) -> None:
    alice, bob = table.highlander("Alice", "Bob", edition="type-one")
    words = "You may discard this card from play to counter a Location. You may remove this card from the game to "
    bob.has_in_play(card_saying(f"{words}counter an Event.", "Shield", "object"), ready=True)
    alice.has(event("Your opponent loses 2 Ability."))
    alice.goes_to("attack")
    alice.plays("Ploy")
    bob.counters_with("Shield")

    assert bob.removed == ["Shield"]
    assert bob.pending == {}


@rule("HL1 74", "HL3 95", "HLT 131", "A card whose text is nullified counters nothing.")
def test_a_nullified_card_does_not_counter(table: Table) -> None:
    alice, bob = table.highlander("Alice", "Bob", edition="type-one")
    bob.has_in_play(
        card_saying("You may discard this card from play to counter an Event.", "Shield", "object"), ready=True
    )
    alice.has_in_play(card_saying("Nullify all Objects your opponent has in play.", "Rust", "situation"))
    alice.has(event("Your opponent loses 2 Ability."))
    alice.goes_to("attack")
    alice.plays("Ploy")

    assert bob.pending == {"loss": 2}


@rule("HL1 76", "HL3 153", "HLT 164", "What counters a card from play has to be ready for it.")
@pytest.mark.parametrize("edition", ["first", "third", "type-one"])
@pytest.mark.parametrize("ready", [True, False])
def test_a_counter_has_to_be_ready(table: Table, edition: str, ready: bool) -> None:
    alice, bob = table.highlander(edition=edition)
    bob.has_in_play(
        card_saying("You may discard this card from play to counter an Event.", "Mako", "situation"), ready=ready
    )
    alice.has(event("Draw a card."))
    alice.goes_to("attack")

    alice.plays("Ploy")

    assert bob.can("counter", "Mako") == ready


@rule("HL1 68", "HLT 91", "Of what is played together, an Edge alone may be countered: the rest is played.")
@pytest.mark.parametrize("edition", ["first", "type-one"])
def test_an_edge_alone_is_countered(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    harder = "Play in conjunction with an attack. That attack does {} additional damage. Draw a card."
    alice.has(
        "Thrust", card_saying(harder.format(1), "Sharp", "edge"), card_saying(harder.format(2), "Heavy", "edge")
    )
    bob.uses_pre_game(card_saying("You may remove this card from the game to counter an Edge.", "Rip", "premium"))
    alice.goes_to("attack")
    alice.attacks("Thrust", with_=["Sharp", "Heavy"])

    bob.counters_with("Rip")

    assert alice.discard_pile == ["Sharp"]
    assert len(alice.hand) == 1  # the other Edge is carried out
    assert alice.damage("Thrust") == 4
    bob.lets_through()
    bob.goes_to("attack")
    assert bob.pending == {"damage": 4}


@rule("HL1 77", "HL3 80", "HLT 80", "What counters the next attack leaves a Hidden one, which nobody knows, alone.")
@pytest.mark.parametrize("edition", ["first", "third", "type-one"])
@pytest.mark.parametrize("hidden", [True, False])
def test_the_next_attack_is_countered_but_no_hidden_one(table: Table, edition: str, hidden: bool) -> None:
    alice, bob = table.highlander(edition=edition)
    bob.has(event("Counter the next attack your opponent plays.", "Trap"))
    bob.goes_to("attack")
    bob.plays("Trap")
    alice.begins_turn()
    alice.may_hide()
    alice.has("Thrust")

    alice.attacks("Thrust", hidden=hidden)

    assert len(table.game.attacks) == int(hidden)


@rule("HL1 77", "Either player counters from hand: the card is spent by whoever held it.")
@pytest.mark.parametrize("turned", [True, False])
def test_who_counters_from_hand(table: Table, turned: bool) -> None:
    players = table.highlander()
    alice, bob = players[::-1] if turned else players
    if turned:
        alice.begins_turn()
    bob.has(
        card_saying(
            "Play this card during your opponent's turn to counter an Event as it is played.", "Denial", "edge"
        )
    )
    alice.has(event("Your opponent loses 2 Ability."))
    alice.goes_to("attack")

    alice.plays("Ploy")
    bob.counters_with("Denial")

    assert bob.pending == {}
    assert (bob.hand, "Denial" in [*bob.in_play, *bob.discard_pile]) == ([], True)


@rule("HL1 15", "HL3 29", "HLT 19", "What is said of a player's next attack is said of that player's, whoever it is.")
@pytest.mark.parametrize("turned", [True, False])
def test_whose_next_attack(table: Table, turned: bool) -> None:
    players = table.highlander()
    alice, bob = players[::-1] if turned else players
    if turned:
        alice.begins_turn()
    alice.has(card_saying("Your next attack this turn does 1 additional damage.", "Focus", "edge"), "Thrust")
    alice.goes_to("attack")
    alice.plays("Focus")
    alice.attacks("Thrust")
    bob.goes_to("defense")

    assert alice.damage("Thrust") == 3


@rule("HL1 21", "HL3 53", "HLT 28", "Who has countered with a Special Card counters nothing else in that turn.")
@EDITIONS
def test_one_counter_from_hand_in_a_turn(table: Table, edition: str) -> None:
    alice, bob = table.highlander("Alice", "Bob", edition=edition)
    text = "Counter any Event your opponent plays."
    bob.has(event(text, "Parade"), event(text, "Riposte"))
    alice.has_in_play(card_saying("You may play an additional Special Card.", "Haste", "situation"))
    alice.has(event("Your opponent loses 2 Ability."), event("Your opponent loses 1 Ability.", "Taunt"))
    alice.goes_to("attack")
    alice.plays("Ploy")
    bob.counters_with("Parade")

    alice.plays("Taunt")

    assert not bob.is_asked()
    assert bob.pending == {"loss": 1}


@rule("HL1 77", "HLT 267", "A card that says it cannot be countered is not, and another is.")
@pytest.mark.parametrize(("more", "asked"), [("", True), (" This card cannot be countered.", False)])
def test_a_card_that_cannot_be_countered(table: Table, more: str, asked: bool) -> None:
    alice, bob = table.highlander("Alice", "Bob", edition="type-one")
    bob.has(event("Counter an Event as it is played.", "Parade"))
    alice.has(event(f"Your opponent loses 2 Ability.{more}"))
    alice.goes_to("attack")
    alice.plays("Ploy")

    assert bob.is_asked("Counter Ploy") == asked
    assert bool(bob.pending) != asked
