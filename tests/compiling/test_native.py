"""The engine written out for the compiler is the same engine (tools/native.py)."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.compiling.asked import kinds
from tests.compiling.playing import played
from tools.compiling import compile_engine
from tools.native import write_native

SOURCES = Path(__file__).parents[2] / "src"
REQUIREMENTS = [path.name for path in SOURCES.parent.glob("requirements*.txt")]
GAMES: list[dict[str, Any]] = [
    {"game": "huntik", "number": 6},
    {"game": "shadowfist", "number": 2, "players": 3},
    {"game": "highlander", "number": 3, "options": {"edition": "first"}},
    {"game": "highlander", "number": 3, "options": {"edition": "third"}},
    {"game": "highlander", "number": 3, "options": {"edition": "type-one"}},
]


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """The modules of the engine written out that are compiled, under a folder `native`."""
    target = tmp_path_factory.mktemp("written") / "native"
    return write_native(SOURCES, target)


@pytest.fixture(scope="module")
def native(compiled: list[Path]) -> Path:
    """Where the engine is written out."""
    return next(folder for folder in compiled[0].parents if folder.name == "native")


def said_by(native: Path, module: str, *arguments: str) -> Any:
    """What a module of these tests says when it is run with the engine written out."""
    script = (  # what mypyc is told about a class means nothing to Python
        "import builtins, runpy, sys; builtins.mypyc_attr = lambda **told: lambda kind: kind;"
        "sys.argv.pop(0); runpy.run_path(sys.argv[0], run_name='__main__')"
    )
    here = Path(__file__).with_name(f"{module}.py")
    paths = os.environ | {"PYTHONPATH": str(native)}
    done = subprocess.run(
        [sys.executable, "-c", script, str(here), *arguments], capture_output=True, text=True, env=paths, check=False
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.parametrize("asked", GAMES, ids=lambda asked: asked.get("options", asked).get("edition", asked["game"]))
def test_the_same_games_are_played(native: Path, asked: dict[str, Any]) -> None:
    assert said_by(native, "playing", json.dumps(asked)) == played(**asked)


def test_every_kind_of_value_has_the_same_fields(native: Path) -> None:
    ours = kinds()
    assert len(ours) > 700
    assert said_by(native, "asked") == ours


def test_nothing_is_left_of_structs_in_what_is_compiled(compiled: list[Path]) -> None:
    for path in compiled:
        text = path.read_text(encoding="utf-8")
        assert "frozen=True" not in text, path
        assert "msgspec.structs" not in text, path


def test_mypyc_is_told_what_never_changes(native: Path) -> None:
    """Values hold no cycles, so that nobody collects them; constants are not looked up by their names."""
    modifiers = (native / "quickening/core/modifiers.py").read_text(encoding="utf-8")
    assert "@mypyc_attr(acyclic=True)\nclass Ref(" in modifiers
    state = (native / "quickening/games/huntik/state.py").read_text(encoding="utf-8")
    assert "\nHAND: Final = " in state  # one of several in a line
    assert "\n_MAP: Final = " in state
    game = (native / "quickening/games/huntik/game.py").read_text(encoding="utf-8")
    assert "\n_POSSIBLE: Final[dict[type[Event], Any]] = {" in game
    core = (native / "quickening/core/game.py").read_text(encoding="utf-8")
    assert "\nPrint = TypeVar(" in core  # what kinds of values are meant is no value
    assert "\nclass Game(Knowing):" in core  # a game is not a value, and may be part of a cycle


@pytest.mark.slow
def test_the_compiler_reads_all_of_it(native: Path, compiled: list[Path]) -> None:
    """Types fit, and nothing is written in a way mypyc cannot do; the C compiler is left out."""
    script = "import sys; from tools.compiling import written_in_c; written_in_c(sys.argv[1:])"
    modules = [str(path.relative_to(native)) for path in compiled]
    paths = os.environ | {"PYTHONPATH": os.pathsep.join([str(SOURCES.parent), str(SOURCES)])}
    done = subprocess.run(
        [sys.executable, "-c", script, *modules], cwd=native, capture_output=True, text=True, env=paths, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_nothing_compiled_works_out_anew_what_it_should_keep(compiled: list[Path]) -> None:
    """mypyc takes a `cached_property` for a plain one; those of values are written out, others must not be there."""
    assert compiled
    assert not [path for path in compiled if "@cached_property" in path.read_text(encoding="utf-8")]


def test_without_a_c_compiler_that_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -x")
    with pytest.raises(SystemExit, match="no C compiler: no-such-compiler was not found"):
        compile_engine(SOURCES, tmp_path / "native")
    assert not list(tmp_path.iterdir())


@pytest.mark.skipif(shutil.which("make") is None, reason="there is no make")
@pytest.mark.parametrize("target", ["fast", "bench", "play", "terminal", "test"])
def test_make_leaves_what_it_made_on_a_fresh_machine(tmp_path: Path, target: str) -> None:
    """What lies on the way to a target is no scaffold: `.fast/bin/python` is what runs the engine."""
    for name in ("Makefile", "pyproject.toml", "hatch_build.py", *REQUIREMENTS):
        shutil.copy(SOURCES.parent / name, tmp_path)
    (tmp_path / "src" / "quickening").mkdir(parents=True)
    done = subprocess.run(["make", "-n", target], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert "bin/python -m pip" in done.stdout
    assert not [line for line in done.stdout.splitlines() if line.startswith("rm ")]
