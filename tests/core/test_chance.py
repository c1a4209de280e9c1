"""Chance that is part of the state: small, repeatable and fair."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from quickening.core.chance import Chance

seeds = st.integers(-(2**70), 2**70)


def first(seed: int, count: int = 20, limit: int = 1000) -> list[int]:
    chance = Chance.seeded(seed)
    return [chance.below(limit) for _ in range(count)]


def is_level(counts: Counter[Any], kinds: int) -> bool:
    """Whether all kinds came up about equally often: none further off than five times the usual."""
    mean = counts.total() / kinds
    return len(counts) == kinds and all(abs(count - mean) < 5 * mean**0.5 for count in counts.values())


@given(seeds)
def test_the_same_seed_gives_the_same_sequence(seed: int) -> None:
    assert first(seed) == first(seed)


def test_the_sequence_never_changes() -> None:
    """Else the records of all games played so far would no longer be those games."""
    assert first(7, count=8) == [0, 526, 157, 302, 138, 588, 365, 181]
    chance = Chance.seeded(-1)
    assert [chance.roll() for _ in range(8)] == [5, 5, 2, 5, 1, 6, 4, 4]


def test_near_seeds_give_sequences_that_have_nothing_in_common() -> None:
    assert len({tuple(first(seed)) for seed in range(2000)}) == 2000
    # The first throw over consecutive seeds is itself like a series of throws.
    assert is_level(Counter(Chance.seeded(seed).roll() for seed in range(6000)), 6)
    pairs = Counter((Chance.seeded(seed).roll(), Chance.seeded(seed + 1).roll()) for seed in range(18_000))
    assert is_level(pairs, 36)


def test_a_sequence_has_no_pattern_from_one_number_to_the_next() -> None:
    chance = Chance.seeded(1)
    throws = [chance.roll() for _ in range(18_001)]

    assert is_level(Counter(throws), 6)
    assert is_level(Counter(pairwise(throws)), 36)


@given(seeds, st.integers(1, 2**40))
def test_a_number_is_below_its_limit(seed: int, limit: int) -> None:
    assert all(0 <= number < limit for number in first(seed, limit=limit))


@given(seeds)
def test_its_whole_state_is_one_word(seed: int) -> None:
    chance = Chance.seeded(seed)
    chance.below(10)
    again = Chance(chance.word)

    assert 0 <= chance.word < 2**64
    assert [chance.below(1000) for _ in range(20)] == [again.below(1000) for _ in range(20)]


@given(seeds, st.lists(st.integers()))
def test_a_shuffle_keeps_every_card(seed: int, cards: list[int]) -> None:
    shuffled = cards.copy()
    Chance.seeded(seed).shuffle(shuffled)

    assert sorted(shuffled) == sorted(cards)


def test_every_order_is_equally_likely() -> None:
    chance = Chance.seeded(7)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * 400):
        cards = [1, 2, 3, 4]
        chance.shuffle(cards)
        orders[tuple(cards)] += 1

    assert is_level(orders, 24)


def test_every_item_is_picked_equally_often() -> None:
    chance = Chance.seeded(7)

    assert is_level(Counter(chance.pick((3, 5, 8)) for _ in range(3000)), 3)
