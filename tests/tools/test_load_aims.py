"""What is promised of the server is measured by one command, which says what is missed."""

from __future__ import annotations

from typing import Any

from tools.load_aims import Run, judged

FIGURES: dict[str, Any] = {
    "answers_per_second": 700.0,
    "p99_ms": 150.0,
    "server_ms_per_answer": 1.9,
    "bytes_per_seat": 4_095,
    "memory_mb": 650.0,
    "faults": 0,
}


def missed(**others: float) -> list[str]:
    run = Run("SQLite", games=700, workers=1, answers=700.0)
    return [name for name, _, is_reached in judged(run, FIGURES | others) if not is_reached]


def test_each_aim_is_judged_by_itself() -> None:
    assert missed() == []
    assert missed(answers_per_second=699.9) == ["answers a second"]
    assert missed(p99_ms=150.1) == ["p99 in ms"]
    assert missed(server_ms_per_answer=1.91) == ["CPU an answer in ms"]
    assert missed(bytes_per_seat=4_096) == ["bytes a seat"]
    assert missed(memory_mb=700.0) == ["MB a game"]
    assert missed(faults=1) == ["faults"]
