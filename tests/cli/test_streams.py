"""The command line among other programs: pipes that end, disks that are full, old encodings, Ctrl-C."""

from __future__ import annotations

import io
import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import quickening as qk
from tests.cli.conftest import Run

QUICKENING = (sys.executable, "-c", "from quickening.cli import main; main()")
FULL = Path("/dev/full")


def called(
    *words: str, out: int = subprocess.PIPE, typed: bytes = b"", **env: str
) -> subprocess.CompletedProcess[bytes]:
    """What the program says in a process of its own."""
    return subprocess.run(
        [*QUICKENING, *words],
        input=typed,
        stdout=out,
        stderr=subprocess.PIPE,
        env=os.environ | env,
        check=False,
    )


@pytest.mark.skipif(not FULL.exists(), reason="this system has no disk that is always full")
@pytest.mark.parametrize("words", [("decks", "huntik"), ("decks", "huntik", "--json")])
def test_what_cannot_be_written_is_one_message(words: tuple[str, ...]) -> None:
    with FULL.open("wb") as full:
        said = called(*words, out=full.fileno())

    assert (said.returncode, said.stderr) == (1, b"quickening: No space left on device\n")


@pytest.mark.skipif(os.name != "posix", reason="a shell closes it")
@pytest.mark.parametrize("words", ["decks huntik", "decks huntik --json"])
def test_with_its_output_closed_a_command_says_nothing(words: str) -> None:
    line = f"exec {shlex.join(QUICKENING)} {words} >&-"
    said = subprocess.run(["sh", "-c", line], capture_output=True, check=False)

    assert (said.returncode, said.stderr) == (0, b"")


def test_a_letter_that_an_old_encoding_lacks_is_replaced() -> None:
    said = called("play", "--seed", "3", typed=b"\xff\xfe\n", PYTHONIOENCODING="ascii")

    assert (said.returncode, said.stderr) == (0, b"")
    assert b"is no option and no command" in said.stdout
    assert b"You leave the game." in said.stdout


def test_stepping_goes_on_by_itself_when_nobody_types_any_more(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = qk.new("huntik", decks=["seekers", "organization"], seed=3)
    for _ in range(6):
        assert game.decision is not None
        game.answer(game.decision.options[: game.decision.least])
    game.record().write(tmp_path / "game.json")
    monkeypatch.setattr("sys.stdin", io.StringIO("\n\n"))

    said = run("replay", str(tmp_path / "game.json"), "--step")

    assert (said.code, said.err) == (0, "")
    assert "6 answers; the game goes on, as its fingerprint says." in said.out


@pytest.mark.skipif(not hasattr(os, "openpty"), reason="this system has no terminals to stand in for one")
def test_many_games_end_at_once_with_ctrl_c() -> None:
    ours, theirs = os.openpty()
    words = ("simulate", "huntik", "--games", "4000", "--workers", "2")
    playing = subprocess.Popen([*QUICKENING, *words], stdout=theirs, stderr=theirs, start_new_session=True)
    os.close(theirs)
    seen = b""
    while seen.count(b"Playing") < 5:  # by now others are being started, or play already
        seen += os.read(ours, 4096)
    began = time.monotonic()
    os.killpg(playing.pid, signal.SIGINT)  # Ctrl-C reaches the program and all that it has started

    code = playing.wait(timeout=60)

    assert code == 130
    assert time.monotonic() - began < 20
    assert b"Traceback" not in seen + _rest(ours)


def _rest(terminal: int) -> bytes:
    """What is left on a terminal whose program has ended."""
    left = b""
    try:
        while data := os.read(terminal, 4096):
            left += data
    except OSError:  # the other end is closed
        pass
    os.close(terminal)
    return left
