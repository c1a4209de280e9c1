"""The order of continuous changes: by time, but each after what it depends on (HK 711-712)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from quickening_tiny.things import YARD

from quickening.core.modifiers import in_order
from tests.core.tiny import dealt
from tests.core.tiny.saying import find

Links = frozenset[tuple[int, int]]


def ordered(changes: list[int], *links: tuple[int, int]) -> list[int]:
    """Changes numbered by their age; a link (1, 2) says that 1 depends on 2."""
    return in_order(changes, stamp=lambda change: change, depends=lambda one, other: (one, other) in links)


def reaches(links: Links, one: int, other: int) -> bool:
    """Whether one change depends on another, if only through others."""
    seen: set[int] = set()
    todo = {one}
    while todo:
        seen |= todo
        todo = {b for a, b in links if a in todo} - seen
    return any((a, other) in links for a in seen)


# -- examples ------------------------------------------------------------------------------------------------------


def test_without_dependency_the_oldest_comes_first() -> None:
    assert ordered([3, 1, 2]) == [1, 2, 3]


@pytest.mark.parametrize(
    ("links", "order"),
    [
        ([(1, 3)], [2, 3, 1, 4]),  # just after what it depends on, not at the end
        ([(4, 1)], [1, 2, 3, 4]),  # it comes later anyway
        ([(1, 2), (2, 4)], [3, 4, 2, 1]),
        ([(1, 2), (1, 3)], [2, 3, 1, 4]),
    ],
)
def test_a_change_comes_after_what_it_depends_on(links: list[tuple[int, int]], order: list[int]) -> None:
    assert ordered([1, 2, 3, 4], *links) == order


@pytest.mark.parametrize(
    ("links", "order"),
    [
        ([(1, 2), (2, 1)], [1, 2, 3, 4]),
        ([(2, 3), (3, 2)], [1, 2, 3, 4]),
        ([(2, 4), (4, 3), (3, 2)], [1, 2, 3, 4]),
        ([(1, 4), (4, 1)], [2, 3, 1, 4]),  # a loop stands where its youngest does
    ],
)
def test_a_loop_starts_with_its_oldest(links: list[tuple[int, int]], order: list[int]) -> None:
    assert ordered([1, 2, 3, 4], *links) == order


def test_what_depends_on_a_loop_comes_after_it() -> None:
    assert ordered([1, 2, 3], (1, 3), (2, 3), (3, 2)) == [2, 3, 1]


def test_a_loop_that_depends_on_another_comes_after_it() -> None:
    assert ordered([1, 2, 3, 4], (1, 2), (2, 1), (1, 3), (3, 4), (4, 3)) == [3, 4, 1, 2]


def test_a_change_that_speaks_of_itself_depends_on_nothing() -> None:
    assert ordered([1, 2], (1, 1)) == [1, 2]


# -- whatever the changes ------------------------------------------------------------------------------------------


@st.composite
def tangles(draw: st.DrawFn) -> tuple[list[int], Links]:
    """Some changes in any order, and who depends on whom, loops included."""
    changes = draw(st.permutations(range(draw(st.integers(1, 6)))))
    one = st.sampled_from(changes)
    return changes, frozenset((a, b) for a, b in draw(st.sets(st.tuples(one, one), max_size=14)) if a != b)


@st.composite
def orderly(draw: st.DrawFn) -> tuple[list[int], Links]:
    """The same without loops: each may depend only on what precedes it in some hidden order."""
    changes, links = draw(tangles())
    rank = {change: n for n, change in enumerate(draw(st.permutations(changes)))}
    return changes, frozenset((a, b) for a, b in links if rank[b] < rank[a])


@given(orderly())
def test_every_change_comes_after_what_it_depends_on_when_there_is_no_loop(tangle: tuple[list[int], Links]) -> None:
    changes, links = tangle
    place = {change: n for n, change in enumerate(ordered(changes, *links))}

    assert all(place[other] < place[one] for one, other in links)


@given(tangles())
def test_with_loops_it_still_comes_after_what_does_not_depend_on_it(tangle: tuple[list[int], Links]) -> None:
    changes, links = tangle
    place = {change: n for n, change in enumerate(ordered(changes, *links))}

    assert all(place[other] < place[one] for one, other in links if not reaches(links, other, one))


@given(tangles())
def test_every_loop_starts_with_its_oldest(tangle: tuple[list[int], Links]) -> None:
    changes, links = tangle
    order = ordered(changes, *links)
    for change in changes:
        loop = {other for other in changes if reaches(links, change, other) and reaches(links, other, change)}
        if loop:
            assert next(one for one in order if one in loop) == min(loop)


@given(tangles())
def test_nothing_is_lost_and_only_time_and_dependency_count(tangle: tuple[list[int], Links]) -> None:
    changes, links = tangle
    order = ordered(changes, *links)

    assert sorted(order) == sorted(changes)
    assert ordered(changes[::-1], *links) == order


@given(tangles())
def test_a_change_waits_no_longer_than_for_what_it_depends_on(tangle: tuple[list[int], Links]) -> None:
    changes, links = tangle
    order = ordered(changes, *links)
    latest = {one: max([one, *(other for other in changes if reaches(links, one, other))]) for one in changes}

    assert [latest[one] for one in order] == sorted(latest.values())


# -- at the table --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("yard", [["Hawkmoth", "Cocoon"], ["Cocoon", "Hawkmoth"]])
def test_what_makes_charms_moths_counts_before_what_moths_have(yard: list[str]) -> None:
    game = dealt(Ann="", Bob="", yard=[("Ann", charm) for charm in yard])

    assert game.facts(find(game, "Cocoon", YARD)).kinds == ("charm", "moth")
    assert game.facts(find(game, "Cocoon", YARD)).glow == 2


def test_charms_are_no_moths_without_the_card_that_says_so() -> None:
    game = dealt(Ann="", Bob="", yard=[("Ann", "Hawkmoth"), ("Ann", "Vault")])

    assert game.facts(find(game, "Vault", YARD)).glow == 0


def test_others_does_not_mean_the_card_itself() -> None:
    game = dealt(Ann="", Bob="", yard=[("Ann", "Lantern"), ("Bob", "Vault")])

    assert game.facts(find(game, "Lantern", YARD)).glow == 1
    assert game.facts(find(game, "Vault", YARD)).glow == 1
