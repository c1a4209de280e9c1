"""Dice and coins, and cards whose control changes for a time."""

from __future__ import annotations

from typing import Any

import pytest

from quickening.games.highlander.events.exertions import Flipped, Rolled
from tests.highlander_table import duel, event, situation
from tests.table import Table, rule


def last(player: Any, kind: type[Any]) -> Any:
    """The last event of a kind."""
    return next(event for event in reversed(player.game.log) if isinstance(event, kind))


@rule("HLT 193", "A die says how much is lost, and how much is gained: the same, or half of it.")
@pytest.mark.parametrize("turn", range(3))
def test_a_die_says_how_much(table: Table, turn: int) -> None:
    alice, bob = duel(table)
    text = "Roll a six-sided die. Your opponent loses Ability equal to the result"
    alice.has(event(f"{text} and you gain Ability equal to half the result, rounded up."))
    for _ in range(turn):
        alice.game.chance.roll(6)
    alice.is_at(5)
    alice.goes_to("attack")
    alice.plays("Ploy")
    pips = last(alice, Rolled).pips

    assert (alice.pending, bob.pending) == ({"gain": (pips + 1) // 2}, {"loss": pips})


@rule("HLT 193", "HL1 35", "What a die says the opponent discards is as much when it is that player's turn.")
def test_a_die_says_how_many_cards(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(event("Roll a die. Your opponent must discard that many cards. Draw a card."))
    bob.has("Duck", "Thrust", "Slash", "Evade", "Duck", "Thrust", "Slash")
    alice.goes_to("attack")
    alice.plays("Ploy")
    pips = last(alice, Rolled).pips
    bob.goes_to("defense")

    assert len(bob.hand) == 7 - pips


@rule(
    "HL1 67", "HLT 268", "A die that has to show one of two sides has 2 chances in 6; else the other thing is done."
)
@pytest.mark.parametrize("turn", range(4))
def test_a_die_decides(table: Table, turn: int) -> None:
    alice, bob = duel(table)
    alice.has(event("Roll a die: on a 5 or 6, your opponent loses 3 Ability. Otherwise, you lose 1 Ability."))
    for _ in range(turn):
        alice.game.chance.roll(6)
    alice.goes_to("attack")
    alice.plays("Ploy")
    lucky = last(alice, Rolled).pips <= 2

    assert (alice.pending, bob.pending) == (({}, {"loss": 3}) if lucky else ({"loss": 1}, {}))


@rule("HL1 15", "A coin shows one side, and what belongs to that side is done.")
def test_a_coin_is_flipped(table: Table) -> None:
    alice, bob = duel(table)
    alice.has_in_play(situation("At the end of your turn, flip a coin. If heads, your opponent loses 1 Ability."))
    seen = set()
    for _ in range(8):
        owed, flips = bob.pending, len([one for one in alice.game.log if isinstance(one, Flipped)])
        assert owed == {}
        bob.begins_turn()
        assert len([one for one in alice.game.log if isinstance(one, Flipped)]) == flips + 1
        heads = last(alice, Flipped).heads
        seen.add(heads)
        assert bob.pending == ({"loss": 1} if heads else {})
        alice.begins_turn()

    assert seen == {True, False}


@rule("HL3 19", "HLT 245", "A card taken for a time goes back at the end of the turn the text names, and not before.")
@pytest.mark.parametrize(
    ("until", "turns"), [("of this turn", 1), ("of your opponent's next turn", 2), ("of your next turn", 3)]
)
def test_control_for_a_time(table: Table, until: str, turns: int) -> None:
    alice, bob = duel(table)
    bob.has_in_play(situation("Your attacks do 1 additional damage."), situation("", "Gloom"))
    alice.has(event(f"Take control of one Situation your opponent has in play until the end {until}."))
    alice.goes_to("attack")
    alice.plays("Ploy")
    alice.chooses("Mood")
    for _ in range(turns):
        assert ("Mood" in alice.in_play, bob.in_play) == (True, ["Gloom"])
        (bob if alice.game.active == 0 else alice).begins_turn()

    assert ("Mood" in alice.in_play, sorted(bob.in_play)) == (False, ["Gloom", "Mood"])


@rule("HL3 19", "HLT 245", "A card of one's own that one takes control of stays with its player.")
def test_ones_own_card_is_not_given_away(table: Table) -> None:
    alice, bob = duel(table)
    alice.has_in_play(situation("", "Gloom"))
    alice.has(event("Take control of a Situation until the end of this turn."))
    alice.goes_to("attack")
    alice.plays("Ploy")
    if alice.is_asked("Choose"):
        alice.chooses("Gloom")
    bob.begins_turn()

    assert (alice.area_of("Gloom"), bob.in_play) == ("play", [])


@rule("HL3 19", "HLT 245", "A card that has left play in between is not given back.")
def test_what_left_play_is_not_given_back(table: Table) -> None:
    alice, bob = duel(table)
    bob.has_in_play(situation("You may discard this card from play to draw a card."), situation("", "Gloom"))
    alice.has(event("Take control of one Situation your opponent has in play until the end of your next turn."))
    alice.goes_to("attack")
    alice.plays("Ploy")
    alice.chooses("Mood")
    alice.begins_turn()
    alice.uses("Mood")
    assert "Mood" in bob.discard_pile
    bob.begins_turn()

    assert (alice.in_play, bob.in_play) == ([], ["Gloom"])
