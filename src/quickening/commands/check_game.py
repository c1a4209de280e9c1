"""`quickening check-game`: whether a game passes what every game must."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from rich.markup import escape

from quickening.commands.output import console, say_json, table
from quickening.games import check_options
from quickening.numbers import Count, Whole

if TYPE_CHECKING:
    from quickening.arena.conformance import Report

#: How many findings are told of at length.
SHOWN = 5


def check_game(
    game: str,
    /,
    *,
    games: Count = 20,
    players: Count | None = None,
    seed: Whole = 0,
    json: Annotated[bool, Parameter(negative="")] = False,
    **options: str,
) -> int:
    """Look at random games of a game from all sides: what every game must pass to be played here.

    Parameters
    ----------
    game
        Which game.
    games
        How many random games are played.
    players
        How many seats; the fewest the game allows if not said.
    seed
        The seed of the first game; the others follow it.
    json
        The report as JSON.
    options
        What else the game can be told, e.g. --edition; `quickening games` lists it.
    """
    from quickening.arena.conformance import examine

    check_options(game, options)
    report = examine(game, games, players, seed, options)
    if json:
        say_json(report)
    else:
        show(report)
    return 1 if report.findings else 0


def show(report: Report) -> None:
    """The report for people."""
    out = console()
    wrong = {finding.check for finding in report.findings}
    listed = table(
        f"{report.game}: {report.games} games, {report.decisions:,} decisions", "what must hold", "looked at", ""
    )
    for name, times in report.checked.items():
        listed.add_row(name, f"{times:,} times", "[red]does not hold[/red]" if name in wrong else "holds")
    out.print(listed)
    out.print(", ".join(f"{name} {cost:,.0f} µs" for name, cost in report.cost.items()))
    for finding in report.findings[:SHOWN]:
        out.print(
            f"[red]{finding.check}[/red], seed {finding.seed}, decision {finding.decision}: {escape(finding.fault)}"
        )
    if len(report.findings) > SHOWN:
        out.print(f"and {len(report.findings) - SHOWN} more")
