"""Each table is held by one of the processes behind a port; when that one is killed, another has it."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random

import pytest

from quickening.server.connections import Guarded
from quickening.server.homes import Homes
from tests.server.conftest import PATIENCE, Address, Player
from tests.server.test_crash import process_serving, workers_of

TABLES = 8


@contextmanager
def there(folder: Path, *names: str) -> Iterator[list[Homes]]:
    """Some processes that serve together."""
    found = [Homes(folder, {}, name) for name in names]
    for one in found:
        one.open(None)
    try:
        yield found
    finally:
        for one in found:
            one.close()


def test_a_table_is_held_by_one_process_until_that_one_is_gone(tmp_path: Path) -> None:
    async def run() -> None:
        with there(tmp_path, "a", "b", "c") as (one, two, three):
            assert one.claim("table")
            assert one.claim("table")
            assert not two.claim("table")
            assert two.is_elsewhere("table")
            assert not one.is_elsewhere("table")
            assert not two.is_elsewhere("another table")

            two.release("table")  # it is not for others to release
            assert two.is_elsewhere("table")
            one.leave()
            assert not two.is_elsewhere("table")
            assert three.claim("table")
            assert not two.claim("table")
            three.release("table")
            assert two.claim("table")

    asyncio.run(run())
    assert Guarded.homes is None


def test_of_all_who_take_over_a_table_one_has_it(tmp_path: Path) -> None:
    async def run() -> None:
        with there(tmp_path, *"abcdefgh") as (gone, *others):
            for n in range(20):
                assert gone.claim(f"table {n}")
            gone.leave()
            for n in range(20):
                await asyncio.gather(*(asyncio.to_thread(one.claim, f"table {n}") for one in others))
                holders = {one.holder(f"table {n}") for one in others}
                assert len(holders) == 1
                assert sum(one.claim(f"table {n}") for one in others) == 1

    asyncio.run(run())


def held_by(server: Address, player: Player, workers: list[int]) -> list[int]:
    """The processes that have the other end of a player's connection, as the system says."""
    (_, mine), port = player.socket.socket.getsockname()[:2], int(server.host.rpartition(":")[2])
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    ends = {(int(row[1].split(":")[1], 16), int(row[2].split(":")[1], 16)): row[9] for row in rows}
    wanted = f"socket:[{ends[port, mine]}]"
    return [worker for worker in workers if wanted in set(open_files(worker))]


def open_files(process: int) -> Iterator[str]:
    for file in Path(f"/proc/{process}/fd").iterdir():
        with suppress(OSError):  # it was closed meanwhile
            yield str(file.readlink())


def until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.mark.slow
def test_all_seats_of_a_table_are_served_by_one_worker_and_by_another_when_it_is_killed(
    tmp_path: Path, kept_in: tuple[str, ...]
) -> None:
    chance = Random(5)
    with process_serving(tmp_path, *kept_in, "--workers", "2") as (process, address):
        laid = [address.lay("you", "friend") for _ in range(TABLES)]
        until(lambda: len(workers_of(process.pid)) == 2)
        workers = workers_of(process.pid)
        seats = {table: [address.player(table, token) for token in tokens] for table, tokens in laid}
        homes = {table: held_by(address, pair[0], workers) for table, pair in seats.items()}
        for table, pair in seats.items():
            assert len(homes[table]) == 1
            assert held_by(address, pair[1], workers) == homes[table]
            play(pair, chance)
        asked = {table: [seat.state["n"] for seat in pair] for table, pair in seats.items()}

        killed = homes[laid[0][0]][0]
        os.kill(killed, signal.SIGKILL)
        until(lambda: killed not in workers_of(process.pid) and len(workers_of(process.pid)) == 2)
        workers = workers_of(process.pid)
        for table, tokens in laid:
            if homes[table] == [killed]:
                for seat in seats[table]:
                    seat.close()
                seats[table] = [address.player(table, token) for token in tokens]
            held = [held_by(address, seat, workers) for seat in seats[table]]
            assert held[0] == held[1]
            assert len(held[0]) == 1
            assert [seat.state["n"] for seat in seats[table]] == asked[table]
            play(seats[table], chance)
        for pair in seats.values():
            for seat in pair:
                seat.close()


def play(pair: list[Player], chance: Random) -> None:
    """Whoever is asked answers, and the other one sees it."""
    for player in pair:
        player.catch_up()
    asked = next(player for player in pair if player.decision is not None)
    asked.answer_anything(chance)
