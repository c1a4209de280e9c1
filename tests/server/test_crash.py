"""SIGKILL under load: after a restart every acknowledged answer is there, and every game goes on, bots included."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

from tests.server.conftest import Address, Player, anything

TABLES = 6


@contextmanager
def process_serving(folder: Path) -> Iterator[tuple[subprocess.Popen[str], Address]]:
    """A server in a process of its own."""
    words = ["serve", "--port", "0", "--pace", "0", "--data", str(folder)]
    command = [sys.executable, "-c", "from quickening.cli import main; main()", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            assert "The table is at" in said
            yield process, Address(int(said.split("127.0.0.1:")[1].split("/")[0]))
        finally:
            process.kill()


def play_until_killed(player: Player, seed: int, acknowledged: dict[int, int]) -> None:
    """Answer anything, noting the last number that was acknowledged."""
    chance = random.Random(seed)
    try:
        while True:
            player.wait_for_decision()
            if player.over:
                return
            n = player.state["n"]
            player.say(type="answer", n=n, chosen=anything(player.decision or {}, chance))
            player.wait(lambda n=n: player.state["n"] > n)  # type: ignore[misc]
            acknowledged[seed] = player.state["n"]
            time.sleep(0.01)
    except (WebSocketException, OSError):
        return


@pytest.mark.slow
def test_nothing_that_was_acknowledged_is_lost(tmp_path: Path) -> None:
    acknowledged: dict[int, int] = {}
    with process_serving(tmp_path) as (process, address):
        tables = [address.lay("you", "bot") for _ in range(TABLES)]
        players = [address.player(table, tokens[0]) for table, tokens in tables]
        threads = [
            threading.Thread(target=play_until_killed, args=(player, seed, acknowledged))
            for seed, player in enumerate(players)
        ]
        for thread in threads:
            thread.start()
        time.sleep(0.6)
        process.send_signal(signal.SIGKILL)
        for thread in threads:
            thread.join()
        for player in players:
            player.close()
    assert acknowledged

    with process_serving(tmp_path) as (_, address):
        for seed, (table, tokens) in enumerate(tables):
            player = address.player(table, tokens[0])
            assert player.state["n"] >= acknowledged.get(seed, 0)
            told = [line["text"] for line in players[seed].log]
            assert [line["text"] for line in player.log][: len(told)] == told
            finish(player, seed)
            player.close()


def finish(player: Player, seed: int) -> None:
    """Play to the end, slowly enough for the server's taste."""
    chance = random.Random(seed)
    for _ in range(15):
        player.wait_for_decision()
        if player.over:
            return
        player.answer_anything(chance)
    player.say(type="concede")
    player.wait(lambda: player.over)
