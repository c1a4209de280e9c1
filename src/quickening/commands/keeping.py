"""`quickening backup`, `restore` and `data prune`: what a server keeps, looked after by whoever runs it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from platformdirs import user_data_path
from rich.markup import escape

from quickening.commands.output import console
from quickening.numbers import Count

Flag = Annotated[bool, Parameter(negative="")]


def folder(data: Path | None) -> Path:
    """The folder that is meant."""
    return data or user_data_path("quickening")


def backup(file: Path, *, data: Path | None = None, database: str = "") -> None:
    """Copy everything that a server keeps to a file. The server may go on meanwhile.

    Parameters
    ----------
    file
        The file to make; there is none of that name yet.
    data
        The folder for games that the server is given; your own data folder if not said.
    database
        The PostgreSQL database that the server is given instead.
    """
    from quickening.server.backups import back_up

    back_up(file, folder(data), database)
    console().print(escape(f"{file}: {file.stat().st_size:,} bytes."))


def restore(file: Path, *, data: Path | None = None, database: str = "", replace: Flag = False) -> None:
    """Bring back everything as it was when a backup was made. No server may use it meanwhile.

    Parameters
    ----------
    file
        A file that `quickening backup` has made.
    data
        The folder for games that the server is given; your own data folder if not said.
    database
        The PostgreSQL database that the server is given instead.
    replace
        Go on although there are games: a folder keeps them aside as games.sqlite3.replaced, a database loses them.
    """
    from quickening.server.backups import put_back

    put_back(file, folder(data), database, replace)
    console().print(escape(f"{file} is restored."))


def prune(*, older_than: Count, data: Path | None = None, database: str = "", dry_run: Flag = False) -> None:
    """Take away tables at which nothing has happened for long: games that are over, and games that guests have left.

    Tournaments that are over and were announced so long ago go as well. A game that goes on stays if somebody's
    account keeps a seat of it. The server may go on meanwhile.

    Parameters
    ----------
    older_than
        For how many days nothing has happened.
    data
        The folder for games that the server is given; your own data folder if not said.
    database
        The PostgreSQL database that the server is given instead.
    dry_run
        Only say what would go.
    """
    from quickening.server import pruning

    found = asyncio.run(pruning.prune(folder(data), database, older_than, dry_run))
    words = "would go" if dry_run else "are gone"
    gone = f"{found.finished} finished and {found.left} abandoned tables and {found.tournaments} tournaments"
    console().print(f"{gone} {words}; {found.stay} tables stay.")
