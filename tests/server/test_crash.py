"""SIGKILL under load: after a restart every acknowledged answer is there, and every game goes on, bots included."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

from tests.server.conftest import Address, Player

TABLES = 6


def start(folder: Path) -> tuple[subprocess.Popen[str], Address]:
    """A server in a process of its own."""
    words = ["serve", "--port", "0", "--pace", "0", "--data", str(folder)]
    command = [sys.executable, "-c", "from quickening.cli import main; main()", *words]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    said = process.stdout.readline()
    assert "The table is at" in said
    return process, Address(int(said.split("127.0.0.1:")[1].split("/")[0]))


def play_until_killed(player: Player, seed: int, acknowledged: dict[int, int]) -> None:
    """Answer anything, noting the last number that was acknowledged."""
    chance = random.Random(seed)
    try:
        while True:
            player.wait_for_decision()
            if player.over:
                return
            n = player.state["n"]
            player.say(type="answer", n=n, chosen=_anything(player, chance))
            player.wait(lambda n=n: player.state["n"] > n)  # type: ignore[misc]
            acknowledged[seed] = player.state["n"]
            time.sleep(0.01)
    except (WebSocketException, OSError):
        return


def _anything(player: Player, chance: random.Random) -> list[str]:
    from tests.server.conftest import anything

    assert player.decision is not None
    return anything(player.decision, chance)


@pytest.mark.slow
def test_nothing_that_was_acknowledged_is_lost(tmp_path: Path) -> None:
    process, address = start(tmp_path)
    tables = [address.lay("you", "bot") for _ in range(TABLES)]
    acknowledged: dict[int, int] = {}
    players = [address.player(table, tokens[0]) for table, tokens in tables]
    threads = [
        threading.Thread(target=play_until_killed, args=(player, seed, acknowledged))
        for seed, player in enumerate(players)
    ]
    for thread in threads:
        thread.start()
    time.sleep(0.6)
    process.send_signal(signal.SIGKILL)
    process.wait()
    for thread in threads:
        thread.join()
    assert acknowledged

    process, address = start(tmp_path)
    try:
        for seed, (table, tokens) in enumerate(tables):
            player = address.player(table, tokens[0])
            assert player.state["n"] >= acknowledged.get(seed, 0)
            told = [line["text"] for line in players[seed].log]
            assert [line["text"] for line in player.log][: len(told)] == told
            finish(player, seed)
            player.close()
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(10)
        assert process.stdout is not None
        process.stdout.close()


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
