"""`quickening train`: let bots play, and learn from it what positions are worth."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

from quickening.commands.output import console, progress, say_json
from quickening.games import check_options
from quickening.numbers import Count, Whole

#: One game in so many is kept apart: by it the weights are judged, not taught.
JUDGING = 5


def train(
    game: str,
    /,
    *,
    games: Count = 200,
    players: Count | None = None,
    bot: str = "thumb",
    seed: Whole = 1,
    workers: Count = 1,
    cluster: str = "",
    out: Path | None = None,
    json: Annotated[bool, Parameter(negative="")] = False,
    **options: str,
) -> None:
    """Let bots play, and learn from it what positions are worth and which options are usually taken.

    Parameters
    ----------
    game
        Which game.
    games
        How many games teach; one in five judges.
    players
        How many seats.
    bot
        Who plays.
    seed
        The seed of the first game.
    workers
        How many processes.
    cluster
        The address of a Dask scheduler whose workers play instead, e.g. tcp://10.0.0.5:8786 (extra `cluster`).
    out
        The file of weights to be changed: what it says of other books stays. Without it nothing is written.
    json
        The figures as JSON.
    options
        What else the game can be told, e.g. --mission or --edition; `quickening games` lists it.
    """
    from quickening.arena import matches, start
    from quickening.arena.sharing import share_out
    from quickening.arena.training import fitted, habits, lesson, quality
    from quickening.core.weights import Taught, Weights

    check_options(game, options)
    wanted = matches(game, games, [bot], players, seed, (), options)
    taught = progress(share_out(lesson, wanted, game, workers, cluster), games, f"Playing {game}")
    found = sorted(taught, key=lambda one: one.seed)
    first = start(wanted[0])
    names = [name for name, _ in first.guesses()]
    teaching = [position for n, one in enumerate(found) if n % JUDGING for position in one.positions]
    judging = [position for n, one in enumerate(found) if not n % JUDGING for position in one.positions]
    weights = fitted(teaching, [guess for _, guess in first.guesses()])
    said = quality(judging, weights)
    rounded = tuple(round(one, 4) for one in weights)
    command = command_of(game, games, players, bot, seed, options)
    made = Weights(command, tuple(names), rounded, habits(found))
    if out is not None:
        before = msgspec.json.decode(out.read_bytes(), type=Taught) if out.exists() else Taught({})
        books = Taught(dict(sorted({**before.books, first.book_of_value(): made}.items())))
        out.write_bytes(msgspec.json.format(msgspec.json.encode(books)) + b"\n")
    figures = {"command": command, "quality": said, "weights": dict(zip(names, rounded, strict=True))}
    if json:
        say_json(figures)
    else:
        show(figures, said)


def command_of(game: str, games: int, players: int | None, bot: str, seed: int, options: Mapping[str, str]) -> str:
    """The command that gives these weights again."""
    said = ["quickening", "train", game, "--games", str(games), "--bot", bot, "--seed", str(seed)]
    said += [] if players is None else ["--players", str(players)]
    said += [word for name, value in options.items() for word in (f"--{name}", value)]
    return shlex.join(said)


def show(figures: dict[str, Any], said: Any) -> None:
    """The figures for people."""
    out = console()
    out.print(f"[bold]{figures['command']}[/bold]")
    out.print(f"{said.positions:,} positions to judge by: surprise {said.surprise} ({said.knowing_nothing} without)")
    out.print(f"chances are off by {said.calibration_error:.3f} on average")
    for name, weight in figures["weights"].items():
        out.print(f"  {weight:8.3f}  {name}")
