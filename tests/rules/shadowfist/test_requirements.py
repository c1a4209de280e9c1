"""SF 1. What a game needs."""

from __future__ import annotations

import pytest

from quickening.core.refusals import Refused
from quickening.games.shadowfist import new
from quickening.games.shadowfist.decks import Deck
from quickening.games.shadowfist.pool import shipped
from quickening.games.shadowfist.rules.requirements import CLASSIC, MODERN, judge_deck, judge_players
from tests.shadowfist_table import FILLER, character, edge, resolve
from tests.table import Table, rule


def deck_of(count: int) -> Deck:
    return Deck("test", "Test", "", tuple(character(f"Fighter {n}") for n in range(count)))


@rule("SF 1.0", "SF 1.1", "Two to six players can sit down, no fewer and no more.")
def test_two_to_six_players(table: Table) -> None:
    decks = [deck_of(10)] * 7

    for count in (2, 3, 6):
        assert not new(decks[:count]).over
    for count in (1, 7):
        with pytest.raises(Refused, match="2 to 6 players"):
            new(decks[:count])
    assert judge_players(4) is None


@rule("SF 1.2", "SF 1.2.1", "A deck holds at most five cards of one title.")
def test_five_copies_of_a_title_and_not_six(table: Table) -> None:
    assert judge_deck([FILLER] * 5) == []

    refusals = judge_deck([FILLER] * 6)

    assert [refusal.rule for refusal in refusals] == ["SF 1.2.1"]
    assert judge_deck([])[0].rule == "SF 1.2"


@rule("SF 1.2.2", "A deck may be as small or as large as its player likes.")
def test_any_size_of_deck(table: Table) -> None:
    assert judge_deck(deck_of(1).cards) == []
    assert judge_deck(deck_of(300).cards) == []


@rule("SF 49.3", "A No Max card may be in the deck any number of times.")
def test_no_max(table: Table) -> None:
    crowd = character("Crowd", text="No Max.")

    assert judge_deck([crowd] * 30) == []


@rule("SF 1.3", "SF 1.3.1", "Power, damage and other counters are never mistaken for each other, and never run out.")
def test_counters_of_different_kinds(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=500)
    ledger = edge("Ledger", "At the start of your turn, put 1 counter on this card.")
    alice.controls(ledger)
    alice.controls("Hero", damage=2)

    alice.ends_turn()
    bob.ends_turn()

    assert alice.card("Ledger").counters == 1
    assert alice.card("Hero").counters == 0
    assert alice.card("Hero").damage == 2
    assert alice.power == 500
    resolve(table)


@rule("SF 1.2", "In the modern game a deck holds cards of its sets alone; in the classic game of any set.")
def test_sets_of_the_modern_game() -> None:
    modern = [shipped()["combatinkowloon/youn-wha"]] * 5
    older = [character("Veteran")] * 2

    assert judge_deck(modern, MODERN) == judge_deck(modern + older, CLASSIC) == []
    assert [str(one) for one in judge_deck(modern + older, MODERN)] == [
        "Veteran is of no set of the modern game. (SF 1.2)"
    ]
