"""What a line of the journal makes of a game, and the moments on the way at which others could have answered."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from quickening.core.game import Game
from quickening.core.outside import is_aside
from quickening.server.bot_time import BotTime
from quickening.server.journal import Entry
from quickening.server.metrics import REPLAY_SECONDS
from quickening.server.reports import Fault

#: So many lines are played again without a pause.
SLICE = 8


class After(NamedTuple):
    """A game after a change, and its moments on the way at which others could have answered.

    `spent`: whose clock ran before, and for how long.
    """

    game: Game
    moments: tuple[Game, ...] = ()
    spent: tuple[int | None, float] | None = None


def with_moments(game: Game, change: Callable[[Game], object], wanted: bool = True) -> After:
    """Change a game; the moments on the way at which others could have answered, if they are wanted."""
    moments = []
    game.pauses = wanted
    try:
        change(game)
        while game.paused is not None:
            moments.append(game.clone())
            game.go_on()
    finally:
        game.pauses = False
    return After(game, tuple(moments))


def one_line(game: Game, entry: Entry, fault: Callable[[Any], Fault], wanted: bool) -> After:
    """A line carried out on this game, with its moments if they are wanted; a fault in the rules is reported."""
    try:
        return with_moments(game, lambda game: carry_on(game, entry), wanted)
    except Exception:
        raise fault(entry) from None


async def after_lines(
    game: Game, line: Sequence[Entry], fault: Callable[[Any], Fault], share: BotTime, table: str
) -> Game:
    """This game after these lines; a fault in the rules is reported.

    What takes long takes turns with bots and with other games that are played again: nobody who lets games be
    read or answers taken back all the time keeps those waiting who play.
    """
    for first in range(0, len(line), SLICE):
        if first:
            await share.turn(table)
            await asyncio.sleep(0)  # other tables go on meanwhile
        with share.working(table, REPLAY_SECONDS):
            for entry in line[first : first + SLICE]:
                one_line(game, entry, fault, False)
    return game


def carry_on(game: Game, entry: Entry) -> None:
    """One line of the journal again."""
    if is_aside((entry.what,)):
        game.aside(entry.seat, entry.what, entry.chosen)
    else:
        game.answer(entry.chosen)


def outcome_of(game: Game | None) -> str:
    """How a game ended, in a line; nothing if it goes on."""
    if game is None or game.outcome is None:
        return ""
    won = " and ".join(game.names[seat] for seat in game.outcome.winners)
    return f"{won} won: {game.outcome.reason}" if won else f"a draw: {game.outcome.reason}"
