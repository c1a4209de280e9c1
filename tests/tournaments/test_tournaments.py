"""Tournaments: nobody meets somebody twice who need not, everybody plays or has a bye, and somebody wins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quickening.core.refusals import Refused
from quickening.tournaments import Tournament
from quickening.tournaments.swiss import met, swiss_pairs

NAMES = tuple(f"P{number:02}" for number in range(40))


def play_round(going: Tournament, chance: Random) -> Tournament:
    """The next round with results by chance, some of them draws where they may be."""
    going = going.next_round()
    for meeting in going.going:
        if going.style in ("swiss", "pods") and chance.random() < 0.1:
            going = going.drawn(meeting.players[0])
        else:
            going = going.won(chance.choice(meeting.players))
    return going


def to_the_end(going: Tournament, seed: int, look: Callable[[Tournament], None] = lambda _: None) -> Tournament:
    chance = Random(seed)
    while not going.over:
        going = play_round(going, chance)
        look(going)
    return going


@settings(max_examples=60, deadline=None)
@given(players=st.integers(2, 24), seed=st.integers(0, 10**6))
def test_in_swiss_rounds_everybody_plays_and_nobody_meets_again(players: int, seed: int) -> None:
    def look(going: Tournament) -> None:
        last = [player for one in going.rounds[-1] for player in one.players]
        assert sorted(last) == sorted(NAMES[:players])
        assert sum(one.is_bye for one in going.rounds[-1]) == players % 2

    going = to_the_end(Tournament.of("swiss", NAMES[:players]), seed, look)

    pairs = Counter(met(*one.players) for one in going.meetings if not one.is_bye)
    assert max(pairs.values()) == 1
    assert max(Counter(one.players[0] for one in going.meetings if one.is_bye).values(), default=0) <= 1
    assert going.winner == going.standings()[0].player


@settings(max_examples=40, deadline=None)
@given(half=st.integers(1, 5), seed=st.integers(0, 10**6))
def test_as_many_rounds_as_there_are_opponents_are_played_without_meeting_again_or_only_where_none_is_left(
    half: int, seed: int
) -> None:
    """All pairings that avoid it are looked for: a rematch is only accepted where no other pairing exists."""
    order = list(NAMES[: 2 * half])
    chance = Random(seed)
    before: set[tuple[str, str]] = set()
    for _ in range(2 * half - 1):
        chance.shuffle(order)
        pairs, alone = swiss_pairs(order, frozenset(before), {})
        assert alone is None
        again = [pair for pair in pairs if met(*pair) in before]
        if again:
            assert not exists(order, before)
        before |= {met(*pair) for pair in pairs}


def exists(left: list[str], before: set[tuple[str, str]]) -> bool:
    """Whether all can be paired with somebody new, by trying everything."""
    if not left:
        return True
    first, *others = left
    return any(
        exists([one for one in others if one != other], before) for other in others if met(first, other) not in before
    )


@pytest.mark.parametrize(("style", "lives"), [("single", 1), ("double", 2)])
@settings(max_examples=40, deadline=None)
@given(players=st.integers(2, 33), seed=st.integers(0, 10**6))
def test_so_many_losses_put_a_player_out(style: str, lives: int, players: int, seed: int) -> None:
    going = to_the_end(Tournament.of(style, NAMES[:players]), seed)

    lost = going.losses
    assert [player for player in going.players if lost[player] < lives] == [going.winner]
    assert max(lost.values()) == lives
    byes = Counter(one.players[0] for one in going.meetings if one.is_bye)
    if style == "single":
        assert max(byes.values(), default=0) <= 1


@settings(max_examples=40, deadline=None)
@given(players=st.integers(2, 30), seats=st.integers(2, 6), seed=st.integers(0, 10**6))
def test_pods_are_as_full_as_can_be(players: int, seats: int, seed: int) -> None:
    going = to_the_end(Tournament.of("pods", NAMES[:players], lasts=3, seats=seats), seed)

    for played in going.rounds:
        sizes = [len(one.players) for one in played]
        assert sum(sizes) == players
        assert max(sizes) <= seats
        assert max(sizes) - min(sizes) <= 1
    assert len(going.rounds) == 3


# -- coming and going ----------------------------------------------------------------------------------------------


def test_who_leaves_loses_the_match_and_is_paired_no_more() -> None:
    going = Tournament.of("swiss", NAMES[:6]).next_round()
    left = going.going[0].players[0]
    going = going.drop(left)
    for meeting in going.going:
        going = going.won(meeting.players[0])
    going = going.next_round()

    assert going.losses[left] == 1
    assert left not in {player for one in going.rounds[-1] for player in one.players}
    assert next(one for one in going.standings() if one.player == left).points == 0


def test_who_leaves_a_table_of_several_leaves_it_to_the_others() -> None:
    going = Tournament.of("pods", NAMES[:4]).next_round().drop("P01")

    assert [one.players for one in going.going] == [("P00", "P02", "P03")]
    assert going.won("P02").losses == {"P00": 1, "P01": 1, "P03": 1}


def test_who_comes_late_has_lost_the_rounds_before() -> None:
    going = play_round(Tournament.of("swiss", NAMES[:4], lasts=3), Random(1)).enter("Late")

    assert going.losses["Late"] == 1
    assert "Late" in {player for one in going.next_round().rounds[-1] for player in one.players}
    with pytest.raises(Refused, match="Late takes part already"):
        going.enter("Late")
    begun = Tournament.of("double", NAMES[:4]).next_round()
    with pytest.raises(Refused, match="once it has begun"):
        begun.enter("Late")


def test_of_equals_the_one_with_stronger_opponents_is_ahead() -> None:
    """A beats D, B beats C; then A beats B and C beats D: B lost to the best, D to the best as well, C beat D."""
    going = Tournament.of("swiss", ("A", "B", "C", "D"), lasts=2).next_round()
    assert [one.players for one in going.going] == [("A", "B"), ("C", "D")]
    going = going.won("A").won("C").next_round()
    assert [one.players for one in going.going] == [("A", "C"), ("B", "D")]
    going = going.won("A").won("B")

    assert [(one.player, one.points) for one in going.standings()] == [("A", 6), ("B", 3), ("C", 3), ("D", 0)]
    assert going.winner == "A"


@pytest.mark.parametrize(
    ("style", "players", "words"),
    [
        ("knockout", NAMES[:4], "there is no tournament 'knockout'; there are: swiss"),
        ("swiss", NAMES[:1], "2 to 512 players, not 1"),
        ("swiss", ("Ann", "Bob", "Ann"), "two players are called Ann"),
    ],
)
def test_what_is_no_tournament_is_refused(style: str, players: tuple[str, ...], words: str) -> None:
    with pytest.raises(Refused, match=words):
        Tournament.of(style, players)


def test_nothing_is_decided_twice_or_too_early() -> None:
    going = Tournament.of("single", NAMES[:4]).next_round()
    with pytest.raises(Refused, match="is not over"):
        going.next_round()
    with pytest.raises(Refused, match="somebody has to win"):
        going.drawn("P00")
    with pytest.raises(Refused, match="P00 is in no match that is not over"):
        going.won("P00").won("P00")
    with pytest.raises(Refused, match="Nobody does not take part"):
        going.drop("Nobody")
    ended = going.won("P00").won("P02").next_round().won("P00")
    assert ended.winner == "P00"
    with pytest.raises(Refused, match="the tournament is over"):
        ended.next_round()
