"""Games at the terminal."""

from __future__ import annotations

import secrets
import sys
from typing import Any

from rich.console import Console
from rich.markup import escape

from quickening.bots import bot as make_bot
from quickening.bots import usual_bot
from quickening.core.game import Game
from quickening.core.plugins import part_of
from quickening.core.refusals import Refused
from quickening.drawing import Drawing
from quickening.games import NAMES, check_options, new_game, replay_game, rules
from quickening.numbers import Count, Whole
from quickening.terminal.session import Reader, Session

#: How wide the table is drawn where there is no terminal to ask.
WIDTH = 110


def play(
    game: str = "huntik",
    *,
    deck: str | None = None,
    opponent_deck: str | None = None,
    bot: str | None = None,
    players: Count = 2,
    name: str = NAMES[0],
    seed: Whole | None = None,
    resume: str | None = None,
    **options: str,
) -> None:
    """Play a game at the terminal, against bots.

    Parameters
    ----------
    game
        The game to play.
    deck
        Your deck: the name of a ready one (see `quickening decks`) or a file.
    opponent_deck
        The deck of each opponent.
    bot
        Who plays against you: random, novice, thumb (good), club, expert or master (the best, and slow).
    players
        How many players there are, you among them.
    name
        What you are called.
    seed
        The same seed deals the same game.
    resume
        The record of a game that was saved, to be played on.
    options
        What else the game can be told, e.g. --mission or --edition; `quickening games` lists it.
    """
    console = new_console()
    chosen = seed if seed is not None else secrets.randbelow(1_000_000)
    if resume is None:
        started = start(game, deck, opponent_deck, players, name, chosen, options)
    elif options or deck is not None or opponent_deck is not None:
        raise Refused("--resume goes on with a game as it was begun: its decks and options are settled")
    else:
        started = replay_game(resume)
    kind = started.table.game
    who = usual_bot(kind) if bot is None else bot
    bots = {seat: make_bot(who, kind, chosen * 64 + seat) for seat in range(1, len(started.names))}
    session = Session(started, 0, bots, drawing_of(kind), console, reader(console))
    session.run()
    farewell(session)


def start(
    game: str,
    deck: str | None,
    opponent_deck: str | None,
    players: int,
    name: str,
    seed: int,
    options: dict[str, Any],
) -> Game:
    """A new game with the player in the first seat; decks not named are ready ones, each another."""
    check_options(game, options)
    ready = list(rules(game).ready_decks(**options))
    if deck is None and not ready:
        raise Refused(f"{game} has no ready decks; name one with --deck")
    mine = ready[seed % len(ready)] if deck is None else deck
    others = [key for key in ready if key != mine] or [mine]
    drawn = [others[(seed // max(1, len(ready)) + n) % len(others)] for n in range(players - 1)]
    theirs = drawn if opponent_deck is None else [opponent_deck] * (players - 1)
    names = (name, *[other for other in NAMES if other != name][: players - 1])
    return new_game(game, [mine, *theirs], seed, names, **options)


def drawing_of(game: str) -> Drawing:
    """How the table of a game is drawn: as the game says, or as any is."""
    found = part_of(game, "terminal")
    drawing: Drawing = Drawing() if found is None else found.TableDrawing()
    return drawing


def new_console() -> Console:
    """Where the table is drawn."""
    console = Console(highlight=False)
    return console if console.is_terminal else Console(highlight=False, width=WIDTH)


def reader(console: Console) -> Reader:
    """Lines from the keyboard; or from a file, which are shown as if they were typed."""

    def from_keyboard(prompt: str) -> str | None:
        try:
            return console.input(f"[bold]{escape(prompt)}[/bold]")
        except EOFError:
            return None

    def from_file(prompt: str) -> str | None:
        line = sys.stdin.readline()
        console.print(f"{escape(prompt)}{escape(line.rstrip())}" if line else escape(prompt))
        return line or None

    return from_keyboard if sys.stdin.isatty() else from_file


def farewell(session: Session) -> None:
    """How it ended for the player."""
    outcome = session.game.outcome
    if outcome is None:
        session.say("You leave the game. Good-bye.")
    elif session.seat in outcome.winners:
        session.say("You have won!", "bold green")
    else:
        session.say("You have lost." if outcome.winners else "Nobody has won.", "bold")


__all__ = ["Drawing", "Session", "drawing_of", "play"]
