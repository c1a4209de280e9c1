"""SF 2-3. Setting up, and turns."""

from __future__ import annotations

import pytest

from quickening.core.cutting import LEAVE
from quickening.games import shadowfist
from quickening.games.shadowfist.decks import Deck
from quickening.games.shadowfist.game import Shadowfist
from quickening.games.shadowfist.state_values import DECK, HAND
from tests.shadowfist_table import character
from tests.table import Table, rule


def decks(players: int, cards: int = 30) -> list[Deck]:
    return [Deck("test", "Test", "", tuple(character(f"Fighter {n}") for n in range(cards)))] * players


def new(given: list[Deck], seed: int = 0, first: int | None = None) -> Shadowfist:
    """A new game in which nobody cuts a deck."""
    game = shadowfist.new(given, seed=seed, first=first)
    while game.decision is not None and game.decision.idle == LEAVE.kind:
        game.answer(LEAVE)
    return game


@rule("SF 2.0", "SF 2.4", "SF 2.5", "Everybody starts with one Power and six cards.")
def test_one_power_and_six_cards(table: Table) -> None:
    game = new(decks(3), seed=4)

    assert [player.power for player in game.players] == [1, 1, 1]
    assert [len(game.areas[HAND, seat]) for seat in range(3)] == [6, 6, 6]
    assert [len(game.areas[DECK, seat]) for seat in range(3)] == [24, 24, 24]


@rule("SF 2.1", "Chance says who goes first.")
def test_anybody_may_go_first(table: Table) -> None:
    first = {new(decks(3), seed=seed).active for seed in range(20)}

    assert first == {0, 1, 2}


@rule("SF 2.3", "Decks are shuffled: other seeds, other hands.")
def test_decks_are_shuffled(table: Table) -> None:
    def hand(seed: int) -> list[str]:
        game = new(decks(2), seed=seed, first=0)
        return [game.cards[card].name for card in game.areas[HAND, 0]]

    assert hand(1) == hand(1)
    assert hand(1) != hand(2)


@rule("SF 2.3a", "Each player offers the shuffled deck to the player on their right, before hands are drawn.")
@pytest.mark.parametrize(("players", "asked"), [(2, [0, 1]), (4, [1, 2, 3, 0])])
def test_the_player_on_the_right_may_cut(players: int, asked: list[int]) -> None:
    game = shadowfist.new(decks(players), seed=4, first=players // 2)
    order = [list(game.areas[DECK, seat]) for seat in range(players)]
    seats = []
    assert not any(game.areas[HAND, seat] for seat in range(players)), "a deck is cut before a hand is drawn"

    for _ in range(players):
        assert game.decision is not None
        assert game.decision.question == f"Cut the deck of {game.names[(game.decision.seat + 1) % players]}?"
        seats.append(game.decision.seat)
        game.answer("cut" if len(seats) == 1 else "leave")

    assert seats == asked
    assert game.told(None)[-1].text != "", "the first turn has begun"
    for seat, before in enumerate(order):
        now = game.areas[DECK, seat] + game.areas[HAND, seat][::-1]
        whole = [before[n:] + before[:n] for n in range(len(before))]
        assert now in (whole[1:] if seat == (asked[0] + 1) % players else whole[:1])


@rule("SF 2.3a", "SF 5.3", "Who concedes while decks are cut is passed over, also as the first player.")
def test_conceding_before_the_first_turn() -> None:
    game = shadowfist.new(decks(3), seed=4, first=1)
    assert game.decision is not None
    assert game.decision.seat == 0

    game.concede(1)
    game.answer(LEAVE)
    assert game.decision.question == "Cut the deck of Carol?"
    assert game.decision.seat == 0, "the next one on the right who is still there"
    while game.decision.idle == LEAVE.kind:
        game.answer(LEAVE)

    assert game.active == 2
    assert [len(game.areas[HAND, seat]) for seat in range(3)] == [6, 0, 6]


@rule("SF 2.3a", "SF 5.3", "The deck of somebody who concedes before it is offered is offered to nobody.")
def test_the_deck_of_who_conceded_is_not_offered() -> None:
    game = shadowfist.new(decks(3), seed=4, first=1)
    asked = []

    game.concede(2)
    while game.decision is not None and game.decision.idle == LEAVE.kind:
        asked.append(game.decision.question)
        game.answer(LEAVE)

    assert asked == [f"Cut the deck of {game.names[seat]}?" for seat in (1, 0)]
    assert [len(game.areas[HAND, seat]) for seat in range(3)] == [6, 6, 0]


@rule("SF 3.0", "Turns go round clockwise.")
def test_turns_go_clockwise(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")

    alice.ends_turn()
    assert bob.is_asked("Main Shot")
    bob.ends_turn()
    assert carol.is_asked("Main Shot")
    carol.ends_turn()

    assert alice.is_asked("Main Shot")


@rule("SF 2.1", "Everybody is told who goes first.")
@pytest.mark.parametrize("first", [0, 2])
def test_who_goes_first_is_told(table: Table, first: int) -> None:
    game = new(decks(3), seed=4, first=first)

    told = [line.text for line in game.told(None)]

    assert [line for line in told if "goes first" in line] == [f"{game.names[first]} goes first."]
