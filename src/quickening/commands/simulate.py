"""`quickening simulate`: bots play many games."""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Any

from cyclopts import Parameter
from rich.markup import escape

from quickening.commands.output import console, progress, say_json, table
from quickening.games import books, check_options
from quickening.numbers import Count, Whole

#: How many broken-off games are told of at length.
SHOWN = 3


def simulate(
    game: str,
    /,
    *,
    games: Count = 100,
    players: Count | None = None,
    bot: Annotated[list[str] | None, Parameter(negative="")] = None,
    deck: Annotated[list[str] | None, Parameter(negative="")] = None,
    seed: Whole = 0,
    workers: Count | None = None,
    cluster: str = "",
    json: Annotated[bool, Parameter(negative="")] = False,
    **options: str,
) -> int:
    """Let bots play many games, and say how they ended.

    Parameters
    ----------
    game
        Which game.
    games
        How many games.
    players
        How many seats; the fewest the game allows if not said.
    bot
        The bot of each seat in turn: random, novice, thumb, club, expert, master. Say it again for the next seat.
    deck
        The deck of each seat, ready or a file. Without it every seat draws a ready deck for each game.
    seed
        The seed of the first game; the others follow it.
    workers
        How many processes; all cores if not said.
    cluster
        The address of a Dask scheduler whose workers play instead, e.g. tcp://10.0.0.5:8786 (extra `cluster`).
    json
        The figures as JSON.
    options
        What else the game can be told, e.g. --mission or --edition; `quickening games` lists it.
    """
    from quickening.arena import matches, play_all

    check_options(game, options)
    wanted = matches(game, games, bot or ["random"], players, seed, deck or (), options)
    started = time.perf_counter()
    played = list(progress(play_all(wanted, workers, cluster), games, f"Playing {game}"))
    figures = summary(played, time.perf_counter() - started)
    if json:
        say_json(figures)
    else:
        show(game, figures)
    return report(played)


def summary(played: Sequence[Any], seconds: float) -> dict[str, Any]:
    """The figures of many games."""
    decisions = sum(one.decisions for one in played)
    ended = [one.outcome for one in played if one.outcome is not None]
    return {
        "games": len(played),
        "finished": len(ended),
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "games_per_second": round(len(played) / seconds, 1),
        "decisions_per_second": round(decisions / seconds, 1),
        "outcomes": dict(Counter(map(in_words, ended)).most_common()),
    }


def in_words(outcome: Any) -> str:
    """How a game ended: who won, and by which rule."""
    seats = " and ".join(f"seat {seat}" for seat in outcome.winners)
    return f"{seats or 'draw'}, {outcome.rule}"


def show(game: str, figures: dict[str, Any]) -> None:
    """The figures for people."""
    out = console()
    ended, games, decisions = figures["finished"], figures["games"], figures["decisions"]
    rates = figures["games_per_second"], figures["decisions_per_second"]
    out.print(f"[bold]{ended:,} of {games:,} games of {game} ended[/bold]")
    out.print(
        f"{decisions:,} decisions in {figures['seconds']:.1f} s: {rates[0]:,.0f} games, {rates[1]:,.0f} decisions/s"
    )
    listed = table("", "games", "winner", "by", "which says", right=("games",))
    for words, count in figures["outcomes"].items():
        winner, _, rule = words.rpartition(", ")
        listed.add_row(f"{count:,}", winner, rule, escape(gist(rule)))
    out.print(listed)


def gist(cited: str) -> str:
    """What a rule says."""
    book, _, id = cited.partition(" ")
    return next((rule.gist for rule in books.books().get(book, ()) if rule.id == id), "")


def report(played: Sequence[Any]) -> int:
    """Tell of games that broke off by a fault in the rules. The exit code: 1 if there are any."""
    broken = [one for one in played if one.error]
    for one in broken[:SHOWN]:
        sys.stderr.write(f"the game with seed {one.seed} broke off after {one.decisions} decisions:\n{one.error}\n")
    if broken:
        seeds = ", ".join(str(one.seed) for one in broken)
        sys.stderr.write(f"quickening: {len(broken)} games broke off by a fault in the rules; their seeds: {seeds}\n")
    return 1 if broken else 0
