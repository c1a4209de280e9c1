"""`quickening analyse`: an honest look at a game that was played."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.markup import escape

from quickening.arena.analysis import ITERATIONS, Analysis, Analyst, Move, analysis_of
from quickening.arena.charts import chances_chart
from quickening.commands.output import console, progress, say_json, table
from quickening.core.refusals import Refused, Unreadable
from quickening.games import find_record
from quickening.numbers import Count

#: So many of each player's costliest answers are told.
COSTLIEST = 3


def analyse(
    file: str,
    /,
    *,
    iterations: Count = ITERATIONS,
    svg: Path | None = None,
    anyway: Annotated[bool, Parameter(negative="")] = False,
    json: Annotated[bool, Parameter(negative="")] = False,
) -> None:
    """Look at a game that was played: chances to win, turning points, what else was possible, luck and errors.

    Parameters
    ----------
    file
        A record of a game.
    iterations
        How often to look ahead at each decision: more takes longer and errs less.
    svg
        Draw the chances to win over the game into this file.
    anyway
        Go on even if the record was played under other rules.
    json
        Everything as JSON.
    """
    record, where = find_record(file)
    try:
        analyst = Analyst(record, iterations, anyway)
        moves = list(progress(analyst.moves(), len(record.answers), "Looking at the game"))
    except Refused as error:
        raise Unreadable(f"{where}: {error}") from None
    found = analysis_of(analyst, moves)
    if svg is not None:
        svg.write_text(chart_of(found), encoding="utf-8")
    if json:
        say_json(found)
    else:
        show(found)


def chart_of(found: Analysis) -> str:
    """The chances over the game, drawn."""
    steps = [found.start, *(move.chances for move in found.moves)]
    curves = [[step[seat] for step in steps] for seat in range(len(found.names))]
    return chances_chart(found.names, curves, found.turning_points)


def show(found: Analysis) -> None:
    """Tell it to a person."""
    out = console()
    players = table("Players", "player", "at first", "errors", "luck", "", right=("at first", "errors", "luck"))
    for seat, name in enumerate(found.names):
        end = "won" if seat in found.winners else ""
        players.add_row(
            escape(name), f"{found.start[seat]:.0%}", f"{found.errors[seat]:.2f}", f"{found.luck[seat]:+.2f}", end
        )
    out.print(players)
    out.print("[dim]Errors and luck are in games: 0.10 is a tenth of one.[/dim]")
    if found.reason:
        out.print(escape(found.reason))
    for number in found.turning_points:
        tell_turning_point(out, found, number)
    for seat in range(len(found.names)):
        tell_costliest(out, found, seat)


def tell_turning_point(out: Console, found: Analysis, number: int) -> None:
    """An answer that changed much."""
    move = found.moves[number - 1]
    before = found.moves[number - 2].chances if number > 1 else found.start
    change = ", ".join(
        f"{name} {then:.0%} → {now:.0%}"
        for name, then, now in zip(found.names, before, move.chances, strict=True)
        if abs(now - then) >= 0.01
    )
    out.print(f"\n[bold]Turning point at answer {number}[/bold]: {escape(change)}")
    out.print(f"  {escape(found.names[move.seat])}: {escape(move.played.label)}")
    for line in move.told:
        out.print(f"  [dim]{escape(line)}[/dim]")


def tell_costliest(out: Console, found: Analysis, seat: int) -> None:
    """The answers by which a player gave most away."""
    own = sorted((move for move in found.moves if move.seat == seat and move.error > 0), key=lambda move: -move.error)
    if not own:
        return
    listed = table(
        f"\nWhat cost {escape(found.names[seat])} most", "answer", "given", "better", "cost", right=("answer", "cost")
    )
    for move in own[:COSTLIEST]:
        listed.add_row(str(move.number), choice(move, 0), choice(move, 1), f"{move.error:.0%}")
    out.print(listed)


def choice(move: Move, other: int) -> str:
    """An answer with the chance to win after it: the one that was given, or the best of the others."""
    one = move.others[0] if other else move.played
    return escape(f"{one.label} ({one.chance:.0%})")
