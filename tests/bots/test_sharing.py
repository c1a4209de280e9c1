"""Work shared out among processes and on a cluster: nothing is lost, nothing is done twice."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from quickening.arena import matches, play_all
from quickening.arena.ladder import contests
from quickening.arena.sharing import share_out
from quickening.arena.training import lesson
from quickening.commands.ladder import play
from quickening.core.refusals import Refused


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    distributed = pytest.importorskip("distributed", reason="the extra `cluster` is not installed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, silence_logs=50
    ) as found:
        yield found


@pytest.mark.slow
def test_a_cluster_plays_what_one_process_does_though_a_worker_is_lost(cluster: Any) -> None:
    wanted = matches("huntik", 90, seed=2)
    victim = next(iter(cluster.workers.values())).pid

    playing = play_all(wanted, cluster=cluster.scheduler_address)
    played = [next(playing)]
    os.kill(victim, signal.SIGKILL)
    played += playing

    assert sorted(played, key=lambda one: one.seed) == list(play_all(wanted, workers=1))


@pytest.mark.slow
def test_the_same_lessons_are_learned_wherever_they_are_taught(cluster: Any) -> None:
    wanted = matches("huntik", 3, ["thumb"], seed=5)

    there = share_out(lesson, wanted, "huntik", cluster=cluster.scheduler_address)

    assert sorted(there, key=lambda one: one.seed) == [lesson(match) for match in wanted]


def test_an_address_without_a_scheduler_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed", reason="the extra `cluster` is not installed")
    monkeypatch.setattr("quickening.arena.sharing.PATIENCE", 0.2)

    with pytest.raises(Refused, match="there is no Dask scheduler at"):
        list(play_all(matches("huntik", 1), cluster="tcp://127.0.0.1:9"))


# -- a ladder that was stopped -------------------------------------------------------------------------------------


def test_a_ladder_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    kept = tmp_path / "results.jsonl"
    wanted = contests("huntik", ("novice", "random"), 4, seed=4)
    before = list(islice(play(wanted, "huntik", 1, "", kept), 3))
    kept.write_bytes(kept.read_bytes()[:-20])  # the last line was cut off

    results = list(play(wanted, "huntik", 1, "", kept))

    assert [(one.seed, one.seat) for one in results] == [(4, 0), (4, 1), (5, 0), (5, 1)]
    assert results[:2] == before[:2]  # with their CPU time, which no second game would have again
    assert len(list(play(wanted, "huntik", 1, "", kept))) == 4


def test_results_of_other_contests_are_not_taken_for_these(tmp_path: Path) -> None:
    kept = tmp_path / "results.jsonl"
    first = list(play(contests("huntik", ("novice", "random"), 2, seed=4), "huntik", 1, "", kept))

    others = list(play(contests("huntik", ("novice", "random"), 2, seed=5), "huntik", 1, "", kept))

    assert {one.seed for one in first} == {4}
    assert {one.seed for one in others} == {5}
