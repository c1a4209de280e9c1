"""The garbage collector looks at everything when little happens, and never while all tables play."""

from __future__ import annotations

import gc

import pytest

from quickening.server.collecting import AT_LAST, SELDOM, THRESHOLDS, Collecting


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


def test_by_itself_the_collector_never_looks_at_everything() -> None:
    before, full = gc.get_threshold(), gc.get_stats()[2]["collections"]
    gc.set_threshold(50, 2, THRESHOLDS[2])
    try:
        kept = [[n] for n in range(20_000)]
    finally:
        gc.set_threshold(*before)

    assert len(kept) == 20_000
    assert gc.get_stats()[2]["collections"] == full
