"""`quickening bench`: how quick the engine is, on one core with random bots."""

from __future__ import annotations

import time
import tracemalloc
from collections.abc import Sequence
from typing import Annotated, Any

from cyclopts import Parameter

from quickening.arena import Match, bots_for, matches, start, take_turn
from quickening.commands.output import console, progress, say_json, table
from quickening.core import game as core
from quickening.core.game import Game
from quickening.games import finished
from quickening.numbers import Count, Whole

#: How many clones a figure comes from, and how many games a figure of memory.
CLONES, LIVE = 500, 20
#: So many games are played before: by then most cards have been seen.
WARM = 40
#: Whether the engine runs as it is written or was compiled before (`make fast`).
ENGINE = "interpreted" if str(core.__file__).endswith(".py") else "compiled"
#: The games that clones and memory are measured on are this far along.
HALFWAY = 60


def bench(
    *game: str,
    games: Count = 300,
    seed: Whole = 1,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Measure games and decisions a second, the time of a clone, and the memory of a game.

    Parameters
    ----------
    game
        Which games; all if not said.
    games
        How many games to play.
    seed
        The seed of the first.
    json
        The figures as JSON.
    """
    figures = {name: measure(name, games, seed) for name in game or finished()}
    if json:
        say_json(figures)
        return
    columns = ("games/s", "decisions/s", "by CPU time", "clone µs", "KB a game")
    listed = table(f"One core, random bots, the engine {ENGINE}", "game", *columns, right=columns)
    for name, one in figures.items():
        kilobytes = one["memory_per_game_bytes"] / 1000
        rates = (one["games_per_second"], one["decisions_per_second"], one["decisions_per_cpu_second"])
        listed.add_row(name, *(f"{figure:,.0f}" for figure in (*rates, one["clone_microseconds"], kilobytes)))
    console().print(listed)
    if ENGINE == "interpreted":
        console().print("Compiled by `make bench`, it takes two to three times as many.", style="dim")


def measure(name: str, games: int, seed: int) -> dict[str, Any]:
    """The figures of one game."""
    wanted = matches(name, games, seed=seed)
    for match in wanted[:WARM]:
        advanced(match)  # what is read, worded and remembered once is not measured
    started, used = time.perf_counter(), time.process_time()
    decisions = sum(len(advanced(match).answers) for match in progress(wanted, games, f"Playing {name}"))
    seconds, used = time.perf_counter() - started, time.process_time() - used
    return {
        "engine": ENGINE,
        "games": games,
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "games_per_second": round(games / seconds, 1),
        "decisions_per_second": round(decisions / seconds, 1),
        "decisions_per_cpu_second": round(decisions / used, 1),  # where others use the machine, too
        "clone_microseconds": round(clone_time(wanted[:LIVE]) * 1e6, 1),
        "memory_per_game_bytes": memory(wanted[:LIVE]),
    }


def advanced(match: Match, decisions: int | None = None) -> Game:
    """A game played to its end, or so many decisions far."""
    game, bots = start(match), bots_for(match)
    while not game.over and (decisions is None or len(game.answers) < decisions):
        take_turn(game, bots)
    return game


def clone_time(wanted: Sequence[Match]) -> float:
    """Seconds for a clone of a game in its middle."""
    games = [advanced(match, HALFWAY) for match in wanted]
    started = time.perf_counter()
    for number in range(CLONES):
        games[number % len(games)].clone()
    return (time.perf_counter() - started) / CLONES


def memory(wanted: Sequence[Match]) -> int:
    """Bytes that a live game takes at its end, when its log is longest."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    games = [advanced(match) for match in wanted]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) // len(games)
