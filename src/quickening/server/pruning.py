"""Tables that nobody needs any more: those whose game is over, and those that guests have left; and tournaments.

A guest is who has no account. A game that goes on stays if somebody's account keeps a seat of it.
"""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from quickening.core.refusals import Refused
from quickening.server.journal import Journal
from quickening.server.run import open_database
from quickening.server.schema import SQLITE
from quickening.server.sqlite import SqliteJournal
from quickening.server.tournament_changes import OVER

DAY = 86400.0
#: So many tables are taken away at once: a server that goes on has to wait meanwhile.
AT_ONCE = 50
_SILENT = "created < $1 AND NOT EXISTS (SELECT 1 FROM entries WHERE entries.table_id = id AND at >= $1)"
_KEPT = "EXISTS (SELECT 1 FROM kept_seats WHERE kept_seats.table_id = id)"
FINISHED = f"{_SILENT} AND outcome <> ''"
LEFT = f"{_SILENT} AND outcome = '' AND NOT {_KEPT}"


#: Tournaments that are over, by when they were announced.
PLAYED = f"going = {OVER} AND created < $1"


class Pruned(NamedTuple):
    """How many tables went, or would go: with a game that is over, and left by guests; how many stay.

    And how many tournaments went that are over.
    """

    finished: int
    left: int
    stay: int
    tournaments: int


async def open_beside(data: Path, database: str) -> Journal:
    """What is kept, beside a server that may go on. Refuses where nothing is."""
    if database:
        return await open_database(database)
    path = data / "games.sqlite3"
    if not path.is_file():
        raise Refused(f"{data}: there are no games here; name the folder that `serve --data` is given")
    with closing(sqlite3.connect(path)) as connection:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version < len(SQLITE):
        raise Refused(f"{path} is of an earlier version of quickening; serve it once with this one")
    return SqliteJournal(path, beside=True)


async def prune(data: Path, database: str, days: float, dry_run: bool) -> Pruned:
    """Take away the tables at which nothing has happened for so many days; `dry_run`: only count them."""
    journal = await open_beside(data, database)
    before = time.time() - days * DAY
    try:
        ((all_tables,),) = await journal.run("SELECT count(*) FROM tables")
        finished, left = [await _prune(journal, which, before, dry_run) for which in (FINISHED, LEFT)]
        ((tournaments,),) = await journal.run(f"SELECT count(*) FROM tournaments WHERE {PLAYED}", before)
        if not dry_run:
            await journal.run(f"DELETE FROM tournaments WHERE {PLAYED}", before)
    finally:
        await journal.close()
    return Pruned(finished, left, all_tables - finished - left, tournaments)


async def _prune(journal: Journal, which: str, before: float, dry_run: bool) -> int:
    if dry_run:
        ((count,),) = await journal.run(f"SELECT count(*) FROM tables WHERE {which}", before)
        return int(count)
    gone = 0
    while count := await journal.forget_tables(f"SELECT id FROM tables WHERE {which} LIMIT {AT_ONCE}", before):
        gone += count
    return gone
