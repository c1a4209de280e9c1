"""How strong bots are: matches with seats swapped, and ratings from them."""

from __future__ import annotations

from pathlib import Path

import pytest

from quickening.arena.ladder import Result, Standing, bounds, contest, contests, ratings, standing
from quickening.commands.ladder import write_table


def test_every_deal_is_played_from_every_seat() -> None:
    made = contests("huntik", ("novice", "random"), 6, seed=4)

    assert [(one.match.seed, one.seat) for one in made] == [(4, 0), (4, 1), (5, 0), (5, 1), (6, 0), (6, 1)]
    for one in made:
        assert one.match.bots[one.seat] == "novice"
        assert one.match.bots[1 - one.seat] == "random"
    assert made[0].match.decks == made[1].match.decks


def test_one_bot_meets_three_where_four_play() -> None:
    made = contests("shadowfist", ("thumb", "random"), 4, players=4)

    assert [one.match.bots.count("thumb") for one in made] == [1, 1, 1, 1]
    assert [one.match.bots.index("thumb") for one in made] == [0, 1, 2, 3]


def test_the_same_match_gives_the_same_points() -> None:
    one = contests("huntik", ("novice", "random"), 1, seed=4)[0]

    first, again = contest(one), contest(one)

    assert (first.points, first.moves) == (again.points, again.moves)
    assert not first.error
    assert min(first.moves) > 0


def result(points: float, error: str = "") -> Result:
    return Result(("a", "b"), 1, 0, points, 2, (0.5, 0.1), (10, 10), error)


def test_a_share_comes_with_its_bounds_and_what_broke_off_counts_for_nobody() -> None:
    found = standing(("a", "b"), [result(1.0)] * 6 + [result(0.0)] * 3 + [result(0.5), result(0.0, "a fault")])

    assert (found.games, found.points, found.broken) == (10, 6.5, 1)
    assert found.low < 0.65 < found.high
    assert found.milliseconds == (50.0, 10.0)
    assert bounds(0, 0) == (0.0, 1.0)


def duel(ours: str, theirs: str, won: float, games: int = 200) -> Standing:
    return Standing((ours, theirs), games, won, won / games, 0.0, 1.0, 0.5, (1.0, 1.0), 0)


def test_ratings_follow_from_who_beat_whom() -> None:
    found = {one.bot: one for one in ratings([duel("a", "b", 150), duel("c", "a", 150)], anchor="b")}

    assert found["b"].elo == 0
    assert found["a"].elo == pytest.approx(190, abs=5)  # three of four games
    assert found["c"].elo == pytest.approx(380, abs=10)
    assert 0 < found["a"].error < found["c"].error < 100


def test_who_always_wins_has_a_rating_all_the_same() -> None:
    (_, best) = ratings([duel("a", "b", 20, games=20)], anchor="b")

    assert 300 < best.elo < 1500


def test_a_table_takes_the_place_of_the_one_before(tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    page.write_text("# Bots\n\n<!-- ladder huntik -->\n\nold\n\n<!-- /ladder -->\n\nThe end.\n")

    write_table(page, "huntik", "new")
    write_table(page, "shadowfist", "another")

    text = page.read_text()
    assert "old" not in text
    assert text.index("new") < text.index("The end.") < text.index("another")
