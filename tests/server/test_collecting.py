"""The garbage collector looks at everything when little happens, and never while all tables play."""

from __future__ import annotations

import gc
import sys
from pathlib import Path

import pytest

from quickening.server.collecting import AT_LAST, MANY, SELDOM, Collecting
from quickening.server.journal import Journal
from quickening.server.run import Settings, app_for


class Times:
    """A clock, and how much of a core was used so far."""

    def __init__(self) -> None:
        self.now = self.worked = 0.0

    def go_on(self, seconds: float, share: float) -> None:
        self.now += seconds
        self.worked += share * seconds


def looked_at(times: Times, minutes: float, share: float) -> list[float]:
    """When everything was looked at, in so many minutes with so much to do."""
    looking = Collecting(lambda: times.now, lambda: times.worked)
    found = []
    for _ in range(int(minutes * 12)):
        times.go_on(5, share)
        if looking.consider():
            found.append(times.now)
    return found


def test_a_quiet_server_looks_at_everything_every_few_minutes(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[None] = []
    monkeypatch.setattr(gc, "collect", lambda: looks.append(None))

    assert looked_at(Times(), 10, 0.02) == [SELDOM * n for n in range(1, 6)]
    assert len(looks) == 5


def test_a_busy_one_waits_until_it_is_quiet_but_not_for_ever() -> None:
    assert looked_at(Times(), 14, 0.8) == []
    assert looked_at(Times(), 31, 0.8) == [AT_LAST, 2 * AT_LAST]
    times = Times()
    looking = Collecting(lambda: times.now, lambda: times.worked)
    times.go_on(AT_LAST / 2, 0.8)
    assert not looking.consider()
    times.go_on(5, 0.02)
    assert looking.consider()


def test_what_connections_leave_behind_is_not_kept_for_a_quarter_of_an_hour() -> None:
    times, newer = Times(), [0]
    looking = Collecting(lambda: times.now, lambda: times.worked, lambda: newer[0])
    times.go_on(5, 0.8)
    newer[0] = MANY - 1
    assert not looking.consider()
    newer[0] = MANY
    assert looking.consider()


def test_circles_are_counted_although_nobody_looks_by_itself() -> None:
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        before = gc.get_count()[0]
        for _ in range(10_000):
            circle: list[object] = []
            circle.append(circle)
        assert gc.get_count()[0] >= before + 9_000
        assert gc.collect() >= 9_000
    finally:
        if was_enabled:
            gc.enable()


async def no_journal() -> Journal:
    raise NotImplementedError


def test_a_server_is_not_interrupted_by_the_collector(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "setswitchinterval", lambda seconds: None)
    was_enabled = gc.isenabled()
    try:
        app_for(Settings(data=str(tmp_path)), no_journal)
        assert not gc.isenabled()
    finally:
        if was_enabled:
            gc.enable()
