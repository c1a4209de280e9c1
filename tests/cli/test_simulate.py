"""`quickening simulate`, `bench` and `decks`."""

from __future__ import annotations

import multiprocessing
import os
import signal
from pathlib import Path

import pytest

from quickening.arena import Match, Played, matches, play_all, start
from quickening.commands import simulate
from quickening.core.refusals import Refused
from tests.cli.conftest import Run


def test_simulate_gives_figures_for_programs(run: Run) -> None:
    said = run("simulate", "huntik", "--games", "4", "--bot", "random", "--seed", "5", "--json")

    figures = said.json()
    assert said.code == 0
    assert list(figures) == [
        "games",
        "finished",
        "decisions",
        "seconds",
        "games_per_second",
        "decisions_per_second",
        "outcomes",
    ]
    assert (figures["games"], figures["finished"]) == (4, 4)
    assert sum(dict(figures["outcomes"]).values()) == 4  # type: ignore[call-overload]


def test_simulate_tells_people_how_games_ended(run: Run) -> None:
    said = run("simulate", "huntik", "--games", "2", "--mission", "Escape the Mansion")

    assert said.code == 0
    assert "2 of 2 games of huntik ended" in said.out
    assert "HK 102.1" in said.out


def test_the_same_seed_plays_the_same_games(run: Run) -> None:
    once, again = (run("simulate", "huntik", "--games", "2", "--seed", "8", "--json").json() for _ in range(2))
    other = run("simulate", "huntik", "--games", "2", "--seed", "9", "--json").json()

    assert once["decisions"] == again["decisions"] != other["decisions"]


def test_several_processes_play_what_one_does() -> None:
    wanted = matches("huntik", 45, seed=2)

    alone = list(play_all(wanted, workers=1))
    shared = sorted(play_all(wanted, workers=2), key=lambda played: played.seed)

    assert shared == alone
    assert all(played.outcome for played in alone)


def test_bots_take_the_seats_in_turn() -> None:
    (match,) = matches("huntik", 1, bots=["thumb", "random"], decks=["seekers", "cold-fury"])

    assert match == Match("huntik", ("seekers", "cold-fury"), ("thumb", "random"), 0)


def test_a_fault_in_the_rules_breaks_off_its_game_alone_and_is_reported(
    capsys: pytest.CaptureFixture[str],
) -> None:
    good, broken = Played(1, 10, None), Played(2, 7, None, "Traceback: here")

    assert simulate.report([good]) == 0
    assert simulate.report([good, broken]) == 1
    assert "seed 2 broke off after 7 decisions:\nTraceback: here" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["chess"], "there is no game 'chess'; there are: huntik"),
        (["huntick"], "did you mean huntik?"),
        (["huntik", "--bot", "genius"], "there is no bot 'genius' for huntik; there are: random"),
        (["huntik", "--mission", "Sleep In"], "there is no mission 'Sleep In'; there are: "),
        (["huntik", "--mission", "Ymir"], "Defeat Ymir: Frost King (training), "),
        (["huntik", "--edition", "first"], "huntik has no option 'edition'; its options: mission, lead"),
        (["huntik", "--games", "0"], 'Invalid value "0" for --games. Must be >= 1'),
        (["huntik", "--games", "many"], "Invalid value for --games: 'many' is not a whole number"),
        (["huntik", "--players", "3"], "huntik is played by 2, each with a deck, not by 3"),
        (["huntik", "--bot", "random", "--bot", "thumb", "--bot", "random"], "3 bots cannot take 2 seats"),
        (["huntik", "--deck", "seekers"], "huntik is played by 2, each with a deck, not by 1"),
        (["huntik", "--deck", "seekers", "--deck", "sleepers"], "there is no deck 'sleepers'; there are:"),
        (["huntik", "--colour", "red"], "no option 'colour'"),
    ],
)
def test_what_cannot_be_simulated_is_said_in_one_message(run: Run, words: list[str], message: str) -> None:
    said = run("simulate", *words)

    assert said.code == 2
    assert message in said.err
    assert "Traceback" not in said.err
    assert not said.out


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system knows no signals")
@pytest.mark.parametrize(("how", "what"), [("SIGKILL", Refused), ("SIGINT", KeyboardInterrupt)])
def test_a_process_that_is_ended_from_outside_is_no_fault(how: str, what: type[BaseException]) -> None:
    """Ctrl-C is for all processes, but the one that waits may hear of the others' end alone."""
    playing = play_all(matches("huntik", 400), workers=2)
    next(playing)
    for process in multiprocessing.active_children():
        os.kill(process.pid or 0, getattr(signal, how))

    with pytest.raises(what):
        list(playing)


def test_limited_play_is_simulated_with_its_own_decks(run: Run, tmp_path: Path) -> None:
    deck = tmp_path / "packs.txt"
    deck.write_text("# Two packs\n6 Springer\n4 Bellona\n")

    assert run("simulate", "huntik", "--games", "2", "--deck", str(deck), "--deck", str(deck)).code == 2
    said = run("simulate", "huntik", "--games", "2", "--deck", str(deck), "--deck", str(deck), "--limited", "2")
    assert (said.code, "2 of 2 games" in said.out) == (0, True)


def test_bench_says_which_engine_it_measured_and_that_there_is_a_quicker_one(run: Run) -> None:
    said = run("bench", "huntik", "--games", "1").out

    assert "the engine interpreted" in said
    assert "make bench" in said


def test_bench_measures_one_core(run: Run) -> None:
    said = run("bench", "huntik", "--games", "3", "--json")

    figures = dict(said.json()["huntik"])  # type: ignore[call-overload]
    assert figures["games"] == 3
    assert figures["engine"] == "interpreted"  # the tests run the source as it is written
    assert figures["decisions_per_second"] > 100
    assert figures["decisions_per_cpu_second"] > 100
    assert 0 < figures["clone_microseconds"] < 10_000
    assert 1_000 < figures["memory_per_game_bytes"] < 5_000_000


def test_decks_lists_the_ready_decks(run: Run) -> None:
    assert "Seekers of the Foundation" in run("decks", "huntik").out
    listed = run("decks", "huntik", "--json").json()
    assert set(listed) >= {"seekers", "organization"}


def test_every_deck_meets_every_mission_in_both_seats() -> None:
    seen = {(dict(start(match).setup)["mission"], match.decks[0]) for match in matches("huntik", 600)}

    assert len(seen) == 15 * 4
