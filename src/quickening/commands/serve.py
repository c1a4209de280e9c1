"""`quickening serve`: the browser table."""

from __future__ import annotations

import webbrowser
from pathlib import Path
from typing import Annotated, Literal

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
    elder: str = "",
    people_per_address: Count = 1,
    drain: Pause = 0.0,
    metrics: str = "",
    log_format: Literal["text", "json"] = "text",
    log_level: Literal["debug", "info", "warning", "error"] = "warning",
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
        How many processes serve behind the port: about as many as there are cores, if there are many games.
    database
        A PostgreSQL database, as postgresql://user@host/name: several processes on several hosts share its games.
    elder
        The address of a server of the version before, with the same database: its tables are played on there.
    people_per_address
        How many people share an address, at most: what one address may ask for is so many times as much.
    drain
        For how many seconds games go on after SIGTERM, while nobody new comes.
    metrics
        Where to serve figures for Prometheus: a port of this host that is not public, or an address as 10.0.0.5:9464.
    log_format
        How the log on stderr is written: lines for people, or one JSON object a line.
    log_level
        What is logged: all from here on.
    """
    from quickening.server import run

    if demos is not None:
        prepare(demos)

    def ready(address: str) -> None:
        shown = open and webbrowser.open(address)
        words = "opened in your browser" if shown else "open this address in a browser"
        console().print(f"The table is at {address} ({words}); Ctrl-C ends it.")

    run.serve(
        host=host,
        port=port,
        data=data,
        pace=run.PACE if pace is None else pace,
        demos=demos,
        workers=workers,
        ready=ready,
        database=database,
        elder=elder,
        people=people_per_address,
        drain=drain,
        log_format=log_format,
        log_level=log_level,
        figures=metrics,
    )


def prepare(folder: Path) -> None:
    """A folder for records: those that are watched first are made there. Refuses a place where there can be none."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused(f"{folder}: there is no such folder, and none can be made ({error.strerror})") from None
