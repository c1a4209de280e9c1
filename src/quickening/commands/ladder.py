"""`quickening ladder`: how strong the bots are, level against level."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

from quickening.arena.ladder import Contest, Rating, Result, Standing, contest, contests, ratings, standing
from quickening.arena.matches import Match
from quickening.arena.sharing import share_out
from quickening.commands.output import console, progress, say_json, table
from quickening.core.outside import Outside
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
    cluster: str = "",
    results: Path | None = None,
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
    cluster
        The address of a Dask scheduler whose workers play instead, e.g. tcp://10.0.0.5:8786 (extra `cluster`).
    results
        A file that takes in each game as it ends. Games that are in it are not played again: who was stopped goes on.
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
    played = list(progress(play(wanted, game, workers, cluster, results), len(wanted), f"Playing {game}"))
    standings = [standing(pair, played) for pair in pairs]
    found = ratings(standings, against) if players == 2 else []
    title = " ".join([game, *options.values(), *([f"{players} players"] if players > 2 else [])])
    if write is not None:
        write_table(write, title, in_markdown(standings, found, seed))
    if json:
        say_json({"game": title, "seed": seed, "standings": standings, "ratings": found})
    else:
        show(title, standings, found)
    return report(played)


def play(wanted: list[Contest], game: str, workers: int, cluster: str, kept: Path | None) -> Iterator[Result]:
    """Play contests, in this process or shared out. Those whose results are kept are not played again."""
    known = {key_of(one.match, one.pair, one.seat): one for one in wanted}
    before = {told.key: told.result for told in told_in(kept) if told.key in known} if kept is not None else {}
    yield from before.values()
    rest = [one for key, one in known.items() if key not in before]
    for told in share_out(contest_told, rest, game, workers, cluster):
        if kept is not None and not told.result.error:  # what broke off is played again once the fault is mended
            with kept.open("ab") as file:
                file.write(msgspec.json.encode(told) + b"\n")
        yield told.result


class Told(Outside, frozen=True):
    """A result, and by a digest which contest it is the result of."""

    key: str
    result: Result


def contest_told(one: Contest) -> Told:
    """Play a contest."""
    return Told(key_of(one.match, one.pair, one.seat), contest(one))


def key_of(match: Match, pair: tuple[str, str], seat: int) -> str:
    """A contest by all that is said of it."""
    return blake2b(msgspec.json.encode([match, pair, seat]), digest_size=12).hexdigest()


def told_in(kept: Path) -> Iterator[Told]:
    """The results in a file. A line that was cut off when the command was stopped is passed over."""
    for line in kept.read_bytes().splitlines() if kept.exists() else ():
        with suppress(msgspec.DecodeError):
            yield msgspec.json.decode(line, type=Told)


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
