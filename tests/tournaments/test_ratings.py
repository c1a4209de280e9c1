"""Ratings: the published examples, and what every player expects of them."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quickening.tournaments.glicko import Glicko, Score, rated
from quickening.tournaments.plackett_luce import TAU, Skill, ranked


def test_duels_are_rated_as_in_the_published_example() -> None:
    """Glickman's own: a win against 1400 and losses against 1550 and 1700."""
    scores = [Score(Glicko(1400, 30), 1), Score(Glicko(1550, 100), 0), Score(Glicko(1700, 300), 0)]
    after = rated(Glicko(1500, 200, 0.06), scores)
    assert after.rating == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_who_does_not_play_is_rated_less_surely() -> None:
    after = rated(Glicko(1700, 60), [])
    assert after.rating == 1700
    assert 60 < after.deviation < 65
    assert rated(Glicko(), []).deviation == 350


@pytest.mark.parametrize(
    ("before", "ranks", "after"),
    [  # made by OpenSkill 6 for Python, the usual Plackett-Luce model
        ([Skill()] * 2, [0, 1], [(27.635389, 8.065901), (22.364611, 8.065901)]),
        ([Skill()] * 2, [0, 0], [(25.0, 8.065901), (25.0, 8.065901)]),
        ([Skill()] * 4, [0, 1, 1, 1], [(27.795253, 8.263572), *[(24.068249, 8.179618)] * 3]),
        (
            [Skill(30, 4), Skill(22, 7), Skill(25, 8)],
            [1, 0, 1],
            [(29.360132, 3.975098), (24.745056, 6.908451), (23.973378, 7.608779)],
        ),
    ],
)
def test_games_for_several_are_rated_as_openskill_does(
    before: list[Skill], ranks: list[int], after: list[tuple[float, float]]
) -> None:
    assert [tuple(one) for one in ranked(before, ranks)] == [pytest.approx(one, abs=1e-5) for one in after]


glickos = st.builds(Glicko, st.floats(600, 2800), st.floats(30, 350), st.floats(0.03, 0.1))


@settings(deadline=None)
@given(glickos, glickos)
def test_a_win_never_costs_and_a_loss_never_gives(one: Glicko, two: Glicko) -> None:
    assert rated(one, [Score(two, 1)]).rating >= one.rating
    assert rated(one, [Score(two, 0)]).rating <= one.rating


@settings(deadline=None)
@given(st.lists(st.builds(Skill, st.floats(0, 60), st.floats(0.5, 9)), min_size=2, max_size=6), st.data())
def test_who_wins_alone_never_loses_by_it(players: list[Skill], data: st.DataObject) -> None:
    winner = data.draw(st.integers(0, len(players) - 1))
    after = ranked(players, [int(n != winner) for n in range(len(players))])
    assert after[winner].mu >= players[winner].mu
    assert all(new.sigma**2 <= old.sigma**2 + TAU**2 for new, old in zip(after, players, strict=True))
