"""`quickening load`: many games at once through real sockets on the loopback, and how long an answer takes."""

from __future__ import annotations

import asyncio
import gc
import os
import random
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from statistics import quantiles
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

from quickening.commands.driven_game import PATIENCE, DrivenGame, Seat
from quickening.commands.output import console, say_json
from quickening.core.refusals import Refused
from quickening.numbers import Count, Pause, Positive, Whole

_CHILD = "from quickening.cli import main; main()"


def load(
    *,
    games: Count = 300,
    seconds: Positive = 30.0,
    rate: Positive = 1.0,
    game: str = "all",
    seed: Whole = 1,
    database: str = "",
    workers: Count = 1,
    pace: Pause = 0.0,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Drive many games through real sockets against a server of their own.

    Parameters
    ----------
    games
        How many games go on at once.
    seconds
        For how long, once all of them have begun.
    rate
        How many answers a second each game gives.
    game
        The game that is played; `all`: each of them in turn.
    seed
        The seed of the answers.
    database
        A PostgreSQL database, as postgresql://user@host/name, which is written to; without it, SQLite is used.
    workers
        How many processes serve.
    pace
        How long bots and whoever could respond are waited for, in seconds. That wait is part of the times.
    json
        The figures as JSON.
    """
    with tempfile.TemporaryDirectory() as folder:
        how = ["--data", folder, "--workers", str(workers), *(["--database", database] if database else [])]
        how += ["--people-per-address", str(games), "--pace", str(pace)]  # all of them come from here
        figures = measured(how, games, seconds, rate, game, seed)
    if json:
        say_json(figures)
    else:
        show(figures)
    return 1 if figures["faults"] else 0


def measured(how: list[str], games: int, seconds: float, rate: float, game: str, seed: int) -> dict[str, Any]:
    """The figures of one run, with a server in a process of its own."""
    command = [sys.executable, "-c", _CHILD, "serve", "--port", "0", *how]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            if "http://" not in said:
                raise Refused("the server did not start")
            host = said.split("http://")[1].split("/")[0]
            drive = Drive(host, game, rate, seed)
            with asyncio.Runner(loop_factory=quick_loop()) as runner:
                runner.run(drive.run(games, seconds, lambda: busy(server.pid)))
            return drive.figures(games, seconds) | memory_of(server.pid)
        finally:
            server.terminate()


def quick_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The event loop the server has as well, where there is one for this system."""
    try:
        import uvloop
    except ModuleNotFoundError:
        return None
    return uvloop.new_event_loop


class Drive:
    """Games that are driven, and how long each answer took."""

    def __init__(self, host: str, game: str, rate: float, seed: int) -> None:
        self.host = host
        self.pause = 1 / rate
        self.chance = random.Random(seed)
        self.games = self._games(game)
        self.laid = 0
        self.begun: set[int] = set()
        self.measuring = False
        self.times: list[float] = []
        self.told = 0
        self.finished = 0
        self.busy = self.own = 0.0
        self.faults: list[str] = []

    def _games(self, wanted: str) -> list[dict[str, Any]]:
        """What is played, by what the server offers."""
        with urllib.request.urlopen(f"http://{self.host}/api/games", timeout=4 * PATIENCE) as answer:
            found = {one["name"]: one for one in msgspec.json.decode(answer.read())}
        if wanted != "all" and wanted not in found:
            raise Refused(f"{wanted} cannot be played; these can: {', '.join(found)}")
        return list(found.values()) if wanted == "all" else [found[wanted]]

    async def run(self, games: int, seconds: float, clock: Callable[[], float]) -> None:
        """All games begin within a few seconds; when all of them have, they are measured."""
        playing = []
        for _ in range(games):
            playing.append(asyncio.create_task(self.play_on()))
            await asyncio.sleep(min(0.05, 10 / games))
        async with asyncio.timeout(4 * PATIENCE):
            while len(self.begun) < games:
                await asyncio.sleep(0.1)
        await asyncio.sleep(2)
        gc.disable()  # else the driver's own pauses are measured as well
        self.measuring, before, own = True, clock(), time.process_time()
        await asyncio.sleep(seconds)
        self.measuring, self.busy, self.own = False, clock() - before, time.process_time() - own
        gc.enable()
        for task in playing:
            task.cancel()
        await asyncio.wait(playing, timeout=PATIENCE)

    async def play_on(self) -> None:
        """One game after another."""
        while True:
            try:
                await self.play()
                self.finished += self.measuring
            except (OSError, TimeoutError, Refused) as error:
                self.faults.append(str(error) or type(error).__name__)
                await asyncio.sleep(1)

    async def play(self) -> None:
        """One game from its beginning to its end, all seats through sockets of their own."""
        table, tokens = await asyncio.to_thread(self.lay)
        game = DrivenGame(self)
        try:
            async with asyncio.timeout(PATIENCE):
                for seat, token in zip(game.seats, tokens, strict=True):
                    await seat.join(self.host, table, token)
                await game.begun
            self.begun.add(id(asyncio.current_task()))
            await game.ended
        finally:
            game.leave()
            self.note_times(game.seats)

    def lay(self) -> tuple[str, list[str]]:
        """A new table."""
        game = self.games[self.laid % len(self.games)]
        self.laid += 1
        options, decks = self.kind_of(game)
        seats = [{"kind": kind, "name": kind, "deck": self.chance.choice(decks)} for kind in ("you", "friend")]
        body = msgspec.json.encode({"game": game["name"], "seats": seats, "options": options})
        asked = urllib.request.Request(f"http://{self.host}/api/tables", body, {"content-type": "application/json"})
        with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
            told = msgspec.json.decode(answer.read())
        return told["table"], told["tokens"]

    def kind_of(self, game: dict[str, Any]) -> tuple[dict[str, str], list[str]]:
        """An edition of a game, if it has any, and the decks that suit it."""
        suited: dict[str, list[str]] = game["suited"].get("edition", {})
        if not suited:
            return {}, [deck["key"] for deck in game["decks"]]
        edition = self.chance.choice(sorted(suited))
        return {"edition": edition}, suited[edition]

    def note_times(self, seats: list[Seat]) -> None:
        """How long the last answer took until every seat was shown what came of it: by now all of them have been."""
        for seat in seats:
            if seat.answered_at and seat.n >= 0:
                self.times.append(max(one.at for one in seats) - seat.answered_at)
                self.told += sum(one.told for one in seats)
            seat.answered_at = 0.0
        for seat in seats:
            seat.told = 0

    def figures(self, games: int, seconds: float) -> dict[str, Any]:
        """What was measured; times in milliseconds."""
        times = self.times if len(self.times) > 1 else [0.0, 0.0]
        cuts = [1000 * cut for cut in quantiles(times, n=100)]
        return {
            "games": games,
            "seconds": seconds,
            "answers": len(self.times),
            "answers_per_second": round(len(self.times) / seconds, 1),
            "games_finished": self.finished,
            "p50_ms": round(cuts[49], 1),
            "p95_ms": round(cuts[94], 1),
            "p99_ms": round(cuts[98], 1),
            "slowest_ms": round(1000 * max(times), 1),
            "server_ms_per_answer": round(1000 * self.busy / max(1, len(self.times)), 2),
            "driver_ms_per_answer": round(1000 * self.own / max(1, len(self.times)), 2),
            "bytes_per_seat": round(self.told / 2 / max(1, len(self.times))),
            "faults": len(self.faults),
            "fault_kinds": dict(Counter(self.faults).most_common(5)),
        }


def family(process: int) -> list[Path]:
    """What the system says about a process and those it has started; nothing where it does not say."""
    path = Path(f"/proc/{process}")
    children = path / f"task/{process}/children"
    if not children.exists():
        return []
    return [path, *(one for child in children.read_text(encoding="ascii").split() for one in family(int(child)))]


def busy(process: int) -> float:
    """For how many seconds a process and those it has started have kept a core busy, where the system says so."""
    ticks = 0
    for path in family(process):
        user, system = (path / "stat").read_text(encoding="ascii").rpartition(")")[2].split()[11:13]
        ticks += int(user) + int(system)
    return ticks / os.sysconf("SC_CLK_TCK")


def memory_of(process: int) -> dict[str, Any]:
    """How much memory a process and those it has started have used at most, where the system says so."""
    known = [(path / "status").read_text(encoding="ascii").splitlines() for path in family(process)]
    peaks = [int(line.split()[1]) for lines in known for line in lines if line.startswith("VmHWM")]
    return {"memory_mb": round(sum(peaks) / 1024, 1) if peaks else None}


def show(figures: dict[str, Any]) -> None:
    """The figures for people."""
    out = console()
    out.print(
        f"[bold]{figures['games']:,} games at once, {figures['answers_per_second']:,} answers a second[/bold]"
        f" ({figures['answers']:,} in {figures['seconds']:.0f} s, {figures['games_finished']} games ended)"
    )
    out.print(
        "From an answer to every seat's update: "
        f"p50 {figures['p50_ms']} ms, p95 {figures['p95_ms']} ms, p99 {figures['p99_ms']} ms,"
        f" slowest {figures['slowest_ms']} ms"
    )
    out.print(
        f"Memory of the server: {figures['memory_mb']} MB; CPU time an answer: {figures['server_ms_per_answer']} ms,"
        f" of this driver {figures['driver_ms_per_answer']} ms;"
        f" each seat is sent {figures['bytes_per_seat']:,} bytes of it; faults: {figures['faults']}"
    )
    for fault, times in figures["fault_kinds"].items():
        out.print(f"  {times} times: {fault}")
