"""The command line as a whole, the public face, and the README."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import quickening as qk
from quickening.core.refusals import Refused
from quickening.games import Rules, books, highlander, huntik, lacking, rules, shadowfist
from tests.cli.conftest import Run

#: Every game has to offer what `Rules` names; the type checker holds them to it.
GAMES: list[Rules] = [huntik, shadowfist, highlander]


def test_help_lists_the_commands(run: Run) -> None:
    said = run("--help")

    assert said.code == 0
    for command in ("simulate", "rules", "cards", "deck", "decks", "replay", "bench", "play"):
        assert command in said.out


def test_the_command_is_the_package_too() -> None:
    said = subprocess.run([sys.executable, "-m", "quickening", "dance"], capture_output=True, text=True, check=False)

    assert said.returncode == 2
    assert 'Unknown command "dance"' in said.stderr


def test_an_unknown_command_is_refused(run: Run) -> None:
    said = run("dance")

    assert (said.code, said.out) == (2, "")
    assert 'Unknown command "dance"' in said.err


def test_starting_does_not_wait_for_games() -> None:
    code = "import sys, quickening.cli; print([name for name in sys.modules if name.startswith('quickening.games')])"

    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout

    assert out == "[]\n"


def test_games_are_found_by_name() -> None:
    assert "huntik" in qk.game_names()
    assert rules("huntik").NAME == "huntik"
    with pytest.raises(Refused, match="there is no game 'poker'"):
        qk.new("poker", decks=["a", "b"])


def test_a_game_that_is_not_finished_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    package = tmp_path / "__init__.py"
    package.write_text("from here import table, load as read_deck\nNAME = 'x'\ndef new(): ...\n", encoding="utf-8")

    assert not {"table", "read_deck", "NAME", "new"} & set(lacking(package))
    assert {"load", "SEATS", "check_deck"} <= set(lacking(package))
    assert set(lacking(tmp_path / "nowhere.py")) > {"NAME", "new"}
    monkeypatch.setattr("quickening.games.finished", lambda: ("highlander",))
    with pytest.raises(Refused, match="huntik cannot be played yet; these can: highlander"):
        qk.new("huntik", decks=["seekers", "organization"])


def test_a_new_game_says_what_is_wrong_with_its_options() -> None:
    with pytest.raises(Refused, match="huntik has no option 'colour'; its options: mission, lead"):
        qk.new("huntik", decks=["seekers", "organization"], colour="red")
    with pytest.raises(Refused, match="2 players cannot have 3 names"):
        qk.new("huntik", decks=["seekers", "organization"], names=("A", "B", "C"))


@pytest.mark.parametrize("seed", ["1", None, 1.5, 10**18])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(Refused, match="a seed is a whole number of at most 18 digits"):
        qk.new("huntik", decks=["seekers", "organization"], seed=seed)


def test_one_name_is_not_a_deck_for_each_player() -> None:
    with pytest.raises(Refused, match="a deck for each player is needed, not 'seekers' alone"):
        qk.new("huntik", decks="seekers")


@pytest.mark.parametrize("game", qk.game_names())
@pytest.mark.parametrize("seat", [-1, 2, "0"])
def test_who_does_not_sit_there_is_shown_nothing(game: str, seat: Any) -> None:
    started = qk.new(game, decks=list(rules(game).ready_decks())[:2], seed=3)

    with pytest.raises(Refused, match=f"there is no seat {seat}"):
        started.view(seat)


def test_the_example_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    readme = books.PACKAGE.parents[1] / "README.md"
    (example,) = re.findall(r"```python\n(.*?)```", readme.read_text(encoding="utf-8"), re.DOTALL)

    exec(compile(example, str(Path(readme)), "exec"), {})

    assert len(example.splitlines()) <= 20
    assert re.search(r"\(\d,\) .* HK 102", capsys.readouterr().out)
