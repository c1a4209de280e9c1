"""`quickening ladder`: how strong the bots are, level against level."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from quickening.arena.ladder import Contest, Rating, Result, Standing, contest, contests, ratings, standing
from quickening.commands.output import console, progress, say_json, table
from quickening.core.refusals import Refused
from quickening.games import check_options
from quickening.numbers import Count, Whole

#: Between these lines of a document stand tables that are written by the command.
BEGIN, END = "<!-- ladder {title} -->", "<!-- /ladder -->"


def ladder(
    game: str,
    /,
    *,
    level: Annotated[list[str] | None, Parameter(negative="")] = None,
    against: str = "thumb",
    games: Count = 200,
    players: Count = 2,
    seed: Whole = 1,
    workers: Count = 1,
    write: Path | None = None,
    json: Annotated[bool, Parameter(negative="")] = False,
    **options: str,
) -> int:
    """Let levels of bots play each other, seats swapped, and say how strong each is.

    Parameters
    ----------
    game
        Which game.
    level
        The bots to be measured; say it again for another one. All that do not look ahead far, if not said.
    against
        The bot against which each is measured.
    games
        How many games each plays. Every deal is played once from every seat.
    players
        How many seats; one is measured, all others are the other bot's.
    seed
        The seed of the first deal.
    workers
        How many processes.
    write
        A document whose table of this game is to be written anew.
    json
        The figures as JSON.
    options
        What else the game can be told, e.g. --mission or --edition; `quickening games` lists it.
    """
    check_options(game, options)
    levels = level or ["random", "novice", "club"]
    if against in levels:
        raise Refused(f"{against} cannot be measured against itself")
    pairs = [(one, against) for one in levels]
    wanted = [one for pair in pairs for one in contests(game, pair, games, players, seed, options)]
    results = list(progress(play(wanted, workers), len(wanted), f"Playing {game}"))
    standings = [standing(pair, results) for pair in pairs]
    found = ratings(standings, against) if players == 2 else []
    title = " ".join([game, *options.values(), *([f"{players} players"] if players > 2 else [])])
    if write is not None:
        write_table(write, title, in_markdown(standings, found, seed))
    if json:
        say_json({"game": title, "seed": seed, "standings": standings, "ratings": found})
    else:
        show(title, standings, found)
    return report(results)


def play(wanted: list[Contest], workers: int) -> Iterator[Result]:
    """Play contests, in this process or shared out among others."""
    if workers <= 1:
        yield from map(contest, wanted)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(contest, wanted)


def rows(standings: list[Standing], found: list[Rating]) -> list[tuple[str, ...]]:
    """The figures of each bot in words."""
    elo = {one.bot: f"{one.elo:+.0f} ± {one.error:.0f}" for one in found}
    return [
        (
            one.pair[0],
            one.pair[1],
            str(one.games),
            f"{100 * one.share:.0f} %",
            f"{100 * one.low:.0f} to {100 * one.high:.0f} %",
            f"{100 * one.par:.0f} %",
            elo.get(one.pair[0], ""),
            f"{one.milliseconds[0]:.0f} ms",
        )
        for one in standings
    ]


COLUMNS = ("bot", "against", "games", "won", "95 in 100", "par", "Elo", "CPU a move")


def show(title: str, standings: list[Standing], found: list[Rating]) -> None:
    """The figures for people."""
    listed = table(title, *COLUMNS, right=COLUMNS[2:])
    for row in rows(standings, found):
        listed.add_row(*row)
    console().print(listed)


def in_markdown(standings: list[Standing], found: list[Rating], seed: int) -> str:
    lines = [COLUMNS, tuple("---" for _ in COLUMNS), *rows(standings, found)]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines) + f"\n\nSeeds from {seed} on."


def write_table(path: Path, title: str, text: str) -> None:
    """Put a table in its place in a document; at the end, if it has none."""
    begin = BEGIN.format(title=title)
    before = path.read_text(encoding="utf-8") if path.exists() else ""
    head, found, rest = before.partition(begin)
    tail = rest.partition(END)[2] if found else "\n"
    if not found:
        head = f"{before.rstrip()}\n\n"
    path.write_text(f"{head}{begin}\n\n{text}\n\n{END}{tail}", encoding="utf-8")


def report(results: list[Any]) -> int:
    """Tell of games that broke off by a fault in the rules. The exit code: 1 if there are any."""
    broken = [one for one in results if one.error]
    for one in broken[:3]:
        sys.stderr.write(f"the game with seed {one.seed} broke off:\n{one.error}\n")
    return 1 if broken else 0
