"""The table is served: opened in the browser, and under load."""

from __future__ import annotations

import os
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from quickening.commands.driven_game import Seat, has_come_to_rest
from tests.cli.conftest import Run

pytestmark = pytest.mark.slow

MAIN = "from quickening.cli import main; main()"


def test_the_table_is_opened_in_the_browser_as_soon_as_it_is_served(tmp_path: Path) -> None:
    opened, browser = tmp_path / "opened", tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    command = [sys.executable, "-c", MAIN, "serve", "--open", "--port", "0", "--data", str(tmp_path / "data")]
    environment = os.environ | {"BROWSER": f"{browser} %s"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            address = said.split()[4]
            with urllib.request.urlopen(address) as page:
                assert b"Quickening" in page.read()
        finally:
            server.terminate()

    assert "opened in your browser" in said
    assert opened.read_text().strip() == address


def test_make_play_opens_the_table() -> None:
    makefile = (Path(__file__).parents[2] / "Makefile").read_text()

    assert "quickening serve --open" in makefile.partition("\nplay:")[2].partition("\n\n")[0]


def test_many_games_are_driven_through_real_sockets(run: Run) -> None:
    figures = run("load", "--games", "4", "--seconds", "2", "--rate", "2", "--json").json()

    assert (figures["games"], figures["faults"]) == (4, 0)
    for figure in ("answers", "p99_ms", "memory_mb"):
        assert float(str(figures[figure])) > 0


def test_a_game_is_over_for_the_driver_when_all_seats_have_been_shown_it() -> None:
    seats = [Seat(lambda: None), Seat(lambda: None)]
    end = b'{"type":"change","n":1,"view":{"decision":null,"outcome":{"reason":"won"}}}'
    asked = b'{"type":"change","n":0,"view":{"decision":{"options":[["pass","Pass"]],"least":1,"most":1}}}'
    seats[0].hear(asked)
    assert has_come_to_rest(seats)
    seats[0].hear(end)
    assert not has_come_to_rest(seats)
    seats[1].hear(end)
    assert has_come_to_rest(seats)
