"""`quickening analyse`: a game that was played, looked at."""

from __future__ import annotations

from pathlib import Path

from tests.bots.test_analysis import record_of
from tests.cli.conftest import Run


def test_a_game_is_looked_at_at_the_command_line(run: Run, tmp_path: Path) -> None:
    record_of("huntik", 2).write(tmp_path / "game.json")
    words = ("analyse", str(tmp_path / "game.json"), "--iterations", "4", "--svg", str(tmp_path / "game.svg"))

    told = run(*words).out
    said = run(*words, "--json").json()

    assert "Players" in told
    assert said["game"] == "huntik"
    assert (tmp_path / "game.svg").read_text(encoding="utf-8").count("<polyline") == 2


def test_what_is_no_record_is_refused_in_one_message(run: Run, tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text("{}", encoding="utf-8")

    said = run("analyse", str(tmp_path / "game.json"))

    assert said.code == 2
    assert "not a record of a game" in said.err
