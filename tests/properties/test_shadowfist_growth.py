"""What a decision costs in Shadowfist grows no faster than the number of cards in play."""

from __future__ import annotations

from benchmarks.shadowfist_curve import calls, crowded

#: A little more than in proportion is allowed for: other cards come into play with other texts.
TOLERANCE = 1.1


def test_a_decision_among_many_cards_takes_calls_in_proportion() -> None:
    some, many = crowded(60), crowded(120)

    grown = calls(many, times=6) / calls(some, times=6)

    assert grown < TOLERANCE * len(many.game.in_play) / len(some.game.in_play)
