"""SF 2-3. Setting up, and turns."""

from __future__ import annotations

from quickening.games.shadowfist import new
from quickening.games.shadowfist.decks import Deck
from quickening.games.shadowfist.state import DECK, HAND
from tests.shadowfist_table import character
from tests.table import Table, rule


def decks(players: int, cards: int = 30) -> list[Deck]:
    return [Deck("test", "Test", "", tuple(character(f"Fighter {n}") for n in range(cards)))] * players


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


@rule("SF 3.0", "Turns go round clockwise.")
def test_turns_go_clockwise(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")

    alice.ends_turn()
    assert bob.is_asked("Main Shot")
    bob.ends_turn()
    assert carol.is_asked("Main Shot")
    carol.ends_turn()

    assert alice.is_asked("Main Shot")
