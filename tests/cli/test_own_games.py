"""Games that are no part of this project: found by entry point or by name, begun by a command, checked by another."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from quickening_tiny import Tiny
from quickening_tiny.things import DECK, TinyCard

from quickening.arena import conformance
from quickening.core import plugins
from quickening.games import books, finished

ROOT = Path(__file__).parents[2]
MAIN = "import sys; from quickening.cli import main; sys.exit(main())"
EXAMPLE = ROOT / "examples" / "tiny"


def run(*words: str, path: Path = EXAMPLE, **variables: str) -> subprocess.CompletedProcess[str]:
    """The command line, with a folder of packages that is not installed."""
    places = os.pathsep.join([str(ROOT / "src"), str(path)])
    env = {**os.environ, "PYTHONPATH": places, **variables}
    command = [sys.executable, "-c", MAIN, *words]
    return subprocess.run(command, capture_output=True, text=True, env=env, timeout=300, check=False)


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The example game beside the others, in this process."""
    caches: tuple[Any, ...] = (plugins.packages, finished, books.books)
    monkeypatch.setenv(plugins.VARIABLE, "tiny=quickening_tiny")
    for cache in caches:
        cache.cache_clear()
    yield
    monkeypatch.undo()
    for cache in caches:
        cache.cache_clear()


def test_an_installed_package_is_found_by_its_entry_point(tmp_path: Path) -> None:
    installed = tmp_path / "quickening_tiny-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: quickening-tiny\nVersion: 1.0\n")
    (installed / "entry_points.txt").write_text("[quickening.games]\ntiny = quickening_tiny\n")
    (tmp_path / "quickening_tiny").symlink_to(EXAMPLE / "quickening_tiny")

    played = run("simulate", "tiny", "--games", "3", "--bot", "thumb", "--json", path=tmp_path)

    assert played.returncode == 0, played.stderr
    assert json.loads(played.stdout)["finished"] == 3


def test_a_game_that_is_not_installed_is_named_in_the_environment() -> None:
    decks = run("decks", "tiny", QUICKENING_GAMES="tiny=quickening_tiny")
    rule = run("rules", "TN 5", QUICKENING_GAMES="tiny=quickening_tiny")

    assert "Moths" in decks.stdout
    assert "Knives" in decks.stdout
    assert "face down" in rule.stdout
    assert "quickening_tiny/rules.py" in rule.stdout


def test_a_game_nobody_has_named_is_refused() -> None:
    refused = run("decks", "tiny")

    assert refused.returncode == 2
    assert "there is no game 'tiny'" in refused.stderr


@pytest.mark.slow
def test_a_new_game_can_be_played_and_passes_at_once(tmp_path: Path) -> None:
    begun = run("new-game", "crowns", "--to", str(tmp_path / "crowns"), "--book", "CR")
    assert begun.returncode == 0, begun.stderr

    checked = run(
        "check-game", "crowns", "--json", path=tmp_path / "crowns", QUICKENING_GAMES="crowns=quickening_crowns"
    )

    report = json.loads(checked.stdout)
    assert checked.returncode == 0
    assert report["findings"] == []
    assert report["games"] == 20
    assert report["checked"]["nothing hidden leaks"] > 10


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["Crowns"], "small letters"),
        (["huntik"], "already"),
        (["crowns", "--book", "crown"], "capital letters"),
    ],
)
def test_a_name_that_will_not_do_is_refused_and_nothing_is_written(
    tmp_path: Path, words: list[str], why: str
) -> None:
    refused = run("new-game", *words, "--to", str(tmp_path / "there"))

    assert refused.returncode == 2
    assert why in refused.stderr
    assert not (tmp_path / "there").exists()


def test_what_is_there_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "notes").write_text("mine")

    assert run("new-game", "crowns", "--to", str(tmp_path)).returncode == 2
    assert [path.name for path in tmp_path.iterdir()] == ["notes"]


# -- what the check finds ------------------------------------------------------------------------------------------


def faults(*broken: tuple[str, Callable[..., Any]], monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """What does not hold in the example game once it is broken."""
    for name, by in broken:
        monkeypatch.setattr(Tiny, name, by)
    return {finding.check for finding in conformance.examine("tiny", games=2).findings}


@pytest.mark.usefixtures("tiny")
def test_the_example_passes() -> None:
    report = conformance.examine("tiny", games=3, players=3)

    assert report.findings == ()
    assert min(report.checked.values()) > 0
    assert len(report.checked) == 10


@pytest.mark.usefixtures("tiny")
def test_a_hand_that_everybody_sees_is_a_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    def sees(game: Tiny, seat: int | None, state: TinyCard) -> bool:
        return state.area != DECK

    assert "nothing hidden leaks" in faults(("_sees", sees), monkeypatch=monkeypatch)


@pytest.mark.usefixtures("tiny")
def test_a_card_in_two_places_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    move = Tiny.move

    def copies(game: Tiny, card: int, area: str, seat: int = -1) -> None:
        move(game, card, area, seat)
        game.areas[DECK, 0].append(card)

    assert "cards are conserved" in faults(("move", copies), monkeypatch=monkeypatch)


@pytest.mark.usefixtures("tiny")
def test_a_refusal_without_a_rule_of_the_book_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    from quickening.core.refusals import Refusal

    def without_a_rule(game: Tiny, seat: int, card: int) -> list[Refusal]:
        return [Refusal("house rule", "You cannot.")]

    assert "refusals name a rule" in faults(("why_not", without_a_rule), monkeypatch=monkeypatch)


def test_games_are_listed_with_what_each_can_be_told() -> None:
    listed = json.loads(run("games", "--json", QUICKENING_GAMES="tiny=quickening_tiny").stdout)

    assert list(listed) == ["huntik", "shadowfist", "highlander", "tiny"]
    assert listed["tiny"] == {"players": [2, 4], "rulebooks": ["TN"], "formats": ["constructed"], "options": {}}
    assert "third" in listed["highlander"]["options"]["edition"]
