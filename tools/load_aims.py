"""`make load`: whether a server does what is promised of it, on a machine that has nothing else to do.

Many games through real sockets, one answer a game and second: with SQLite, by one process and by two workers, then
with a PostgreSQL of its own and two workers. `--quickening` names the program that is measured, compiled or not;
`--only` measures one of the three.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from typing import Any, NamedTuple

import msgspec

from tests.server.database import database_server

#: In milliseconds: 99 of 100 answers are shown within so long, and an answer costs so much time of a core.
SLOWEST, COST = 150.0, 1.9
#: What a game takes in memory, in MB; what each seat is sent of an answer, in bytes.
MEMORY, WIRE = 1.0, 4_096


class Run(NamedTuple):
    """One measurement: so many games at once, how they are served, and how many answers a second are wanted."""

    name: str
    games: int
    workers: int
    answers: float
    in_database: bool = False


RUNS = (
    Run("SQLite", 735, 1, 700.0),
    Run("SQLite, two workers", 735, 2, 700.0),
    Run("PostgreSQL, two workers", 1_050, 2, 1_000.0, in_database=True),
)


def measured(program: str, run: Run, seconds: float, database: str) -> dict[str, Any]:
    """What `quickening load` says of a run."""
    where = ["--database", database] if run.in_database else []
    how = ["--games", str(run.games), "--seconds", str(seconds), "--workers", str(run.workers)]
    command = [program, "load", *how, *where, "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if not done.stdout:
        raise SystemExit(done.stderr)
    found: dict[str, Any] = msgspec.json.decode(done.stdout)
    return found


def judged(run: Run, figures: dict[str, Any]) -> list[tuple[str, float, bool]]:
    """Each figure, and whether it is as good as it should be."""
    per_game = figures["memory_mb"] / run.games
    return [
        ("answers a second", figures["answers_per_second"], figures["answers_per_second"] >= run.answers),
        ("p99 in ms", figures["p99_ms"], figures["p99_ms"] <= SLOWEST),
        ("CPU an answer in ms", figures["server_ms_per_answer"], figures["server_ms_per_answer"] <= COST),
        ("bytes a seat", figures["bytes_per_seat"], figures["bytes_per_seat"] < WIRE),
        ("MB a game", round(per_game, 2), per_game < MEMORY),
        ("faults", figures["faults"], figures["faults"] == 0),
    ]


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("--quickening", default="quickening")
    given.add_argument("--seconds", type=float, default=30.0)
    given.add_argument("--only", type=int, choices=range(1, len(RUNS) + 1), help="the number of one measurement")
    wanted = given.parse_args()
    sys.stdout.write(f"The load of this machine before: {os.getloadavg()[0]:.1f}; it should be next to nothing.\n")
    missed = 0
    with database_server() as database:
        for run in RUNS if wanted.only is None else (RUNS[wanted.only - 1],):
            sys.stdout.write(f"{run.name}, {run.games:,} games\n")
            for name, figure, is_reached in judged(run, measured(wanted.quickening, run, wanted.seconds, database)):
                missed += not is_reached
                sys.stdout.write(f"  {name:<22}{figure:>10,}  {'as promised' if is_reached else 'MISSED'}\n")
    raise SystemExit(1 if missed else 0)


if __name__ == "__main__":
    main()
