"""SIGKILL under load: every acknowledged answer is there afterwards, and every game goes on, bots included."""

from __future__ import annotations

import os
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

from tests.server.conftest import PATIENCE, Address, Player, anything

TABLES = 6


@contextmanager
def process_serving(
    folder: Path, *how: str, source: Path | None = None
) -> Iterator[tuple[subprocess.Popen[str], Address]]:
    """A server in a process of its own; `source` is where another version of the program is, if it is to run."""
    words = ["serve", "--port", "0", "--pace", "0", "--data", str(folder), *how]
    command = [sys.executable, "-c", "from quickening.cli import main; main()", *words]
    where = os.environ | ({} if source is None else {"PYTHONPATH": str(source)})
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=where) as process:
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            assert "The table is at" in said
            yield process, Address(int(said.split("127.0.0.1:")[1].split("/")[0]))
        finally:
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()


class Seat:
    """Somebody who answers anything until the server is gone, and knows what was acknowledged."""

    def __init__(self, address: Address, table: str, token: str, seed: int) -> None:
        self.table, self.token = table, token
        self.chance = random.Random(seed)
        self.player = address.player(table, token)
        self.acknowledged = 0
        self.enough = False
        self.thread = threading.Thread(target=self.play_until_killed)
        self.thread.start()

    def play_until_killed(self) -> None:
        player = self.player
        try:
            while not self.enough:
                player.wait_for_decision()
                if player.over:
                    return
                n = player.state["n"]
                player.say(type="answer", n=n, chosen=anything(player.decision or {}, self.chance))
                player.wait(lambda n=n: player.state["n"] > n)  # type: ignore[misc]
                self.acknowledged = player.state["n"]
                time.sleep(0.01)
        except (WebSocketException, OSError):
            return

    def goes_on(self, address: Address) -> None:
        """Everything that was acknowledged is there, and the game goes on."""
        self.thread.join()
        told = [line["text"] for line in self.player.log]
        self.player.close()
        again = address.player(self.table, self.token)

        assert again.state["n"] >= self.acknowledged
        now = [line["text"] for line in again.log][: len(told)]
        assert len(now) == len(told)
        for line, before in zip(now, told, strict=True):  # what was turned up since is called by its name now
            assert line == before or "face-down" in before
        before = again.state["n"]
        finish(again, self.chance)
        assert again.state["n"] > before or again.over
        again.close()


def finish(player: Player, chance: random.Random) -> None:
    """Play to the end, slowly enough for the server's taste."""
    for _ in range(15):
        player.wait_for_decision()
        if player.over:
            return
        player.answer_anything(chance)
    player.say(type="concede")
    player.wait(lambda: player.over)


def killed_under_load(process: subprocess.Popen[str], address: Address) -> list[Seat]:
    """People play bots, and the server is killed; who played, and what was acknowledged to them."""
    laid = [address.lay("you", "bot") for _ in range(TABLES)]
    seats = [Seat(address, table, tokens[0], seed) for seed, (table, tokens) in enumerate(laid)]
    wait_until_played(seats)
    process.send_signal(signal.SIGKILL)
    for seat in seats:
        seat.thread.join()
    return seats


def wait_until_played(seats: list[Seat]) -> None:
    """For a while, and until more was acknowledged than there are tables."""
    time.sleep(0.8)
    end = time.monotonic() + PATIENCE
    while sum(seat.acknowledged for seat in seats) <= TABLES:
        assert time.monotonic() < end, "nobody plays"
        time.sleep(0.05)


@pytest.mark.slow
@pytest.mark.parametrize("workers", ["1", "2"])
def test_nothing_that_was_acknowledged_is_lost(workers: str, tmp_path: Path, kept_in: tuple[str, ...]) -> None:
    """The one that watches over others is killed; they end by themselves, and the next server waits for that."""
    how = (*kept_in, "--workers", workers)
    with process_serving(tmp_path, *how) as (process, address):
        seats = killed_under_load(process, address)

    with process_serving(tmp_path, *how) as (_, address):
        for seat in seats:
            seat.goes_on(address)


@pytest.mark.slow
def test_the_seats_of_a_killed_server_go_on_at_another(tmp_path: Path, database: str) -> None:
    how = ("--database", database)
    with process_serving(tmp_path, *how) as (process, one), process_serving(tmp_path, *how) as (_, two):
        laid = [one.lay("you", "friend") for _ in range(2)]
        friends = [Seat(two, table, tokens[1], 100) for table, tokens in laid]
        seats = [Seat(one, table, tokens[0], 200) for table, tokens in laid]
        seats += killed_under_load(process, one)

        for seat in seats:
            seat.goes_on(two)
        for friend in friends:  # who have been at the other server all the time
            friend.thread.join()
            assert friend.player.over
            friend.player.close()


@pytest.mark.slow
def test_a_worker_that_is_killed_is_replaced(tmp_path: Path, kept_in: tuple[str, ...]) -> None:
    with process_serving(tmp_path, *kept_in, "--workers", "2") as (process, address):
        laid = [address.lay("you", "bot") for _ in range(TABLES)]
        seats = [Seat(address, table, tokens[0], seed) for seed, (table, tokens) in enumerate(laid)]
        wait_until_played(seats)
        first, second = workers_of(process.pid)
        os.kill(first, signal.SIGKILL)
        time.sleep(0.5)
        for seat in seats:
            seat.enough = True

        for seat in seats:
            seat.goes_on(address)
        end = time.monotonic() + PATIENCE
        while len(workers_of(process.pid)) < 2 and time.monotonic() < end:
            time.sleep(0.1)
        assert second in workers_of(process.pid)
        assert first not in workers_of(process.pid)
        assert len(workers_of(process.pid)) == 2


def workers_of(process: int) -> list[int]:
    """The processes that serve for a process."""
    found = [int(word) for word in Path(f"/proc/{process}/task/{process}/children").read_text().split()]
    return [child for child in found if b"spawn_main" in command_of(child)]


def command_of(process: int) -> bytes:
    """What a process was started with; nothing if it is gone by now."""
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return b""
