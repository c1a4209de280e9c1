"""`quickening serve`: the browser table."""

from __future__ import annotations

import webbrowser
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from quickening.commands.output import console
from quickening.core.refusals import Refused
from quickening.numbers import Count, Pause, Port


def serve(
    *,
    host: str = "127.0.0.1",
    port: Port = 8765,
    data: Path | None = None,
    open: Annotated[bool, Parameter(negative="")] = False,
    pace: Pause | None = None,
    demos: Path | None = None,
    workers: Count | None = None,
    database: str = "",
) -> None:
    """Serve the table in the browser until interrupted.

    Parameters
    ----------
    host
        The address to listen at; 0.0.0.0 lets others on your network come.
    port
        The port; 0 takes a free one.
    data
        The folder for games and reports; your own data folder if not said.
    open
        Open the table in a browser.
    pace
        How long a bot waits before it answers, in seconds.
    demos
        A folder of records to watch on the rulebook pages, as the rule tests leave them; missing ones are made there.
    workers
        How many processes serve; SQLite allows one.
    database
        A PostgreSQL database, as postgresql://user@host/name: several processes on several hosts share its games.
    """
    from quickening.server import run

    if demos is not None:
        prepare(demos)

    def ready(address: str) -> None:
        shown = open and webbrowser.open(address)
        words = "opened in your browser" if shown else "open this address in a browser"
        console().print(f"The table is at {address} ({words}); Ctrl-C ends it.")

    run.serve(host, port, data, run.PACE if pace is None else pace, demos, workers, ready, database)


def prepare(folder: Path) -> None:
    """A folder for records: those that are watched first are made there. Refuses a place where there can be none."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused(f"{folder}: there is no such folder, and none can be made ({error.strerror})") from None
