"""Tables that nobody needs any more: those whose game is over, and those that guests have left; and tournaments.

A guest is who has no account. A game that goes on stays if somebody's account keeps a seat of it.
"""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import msgspec

from quickening.core.refusals import Refused
from quickening.server.journal import Journal
from quickening.server.run import open_database
from quickening.server.schema import SQLITE
from quickening.server.sqlite import SqliteJournal
from quickening.server.tournament_changes import GOES_ON, OVER, WAITS
from quickening.server.tournament_state import State

DAY = 86400.0
#: So many tables are taken away at once: a server that goes on has to wait meanwhile.
AT_ONCE = 50
_SILENT = "created < $1 AND NOT EXISTS (SELECT 1 FROM entries WHERE entries.table_id = id AND at >= $1)"
_KEPT = "EXISTS (SELECT 1 FROM kept_seats WHERE kept_seats.table_id = id)"
FINISHED = f"{_SILENT} AND outcome <> ''"
LEFT = f"{_SILENT} AND outcome = '' AND NOT {_KEPT}"


#: Tournaments that are over, or that nobody began, by when they were announced.
PLAYED = f"going IN ({OVER}, {WAITS}) AND created < $1"
#: Tournaments that were begun and are not over.
GOING = f"going = {GOES_ON} AND created < $1"


class Pruned(NamedTuple):
    """How many tables went, or would go: with a game that is over, and left by guests; how many stay.

    And how many tournaments went: those that are over or were never begun, and those that everybody has left.
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
        tournaments = await _prune_tournaments(journal, before, dry_run)
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


async def _prune_tournaments(journal: Journal, before: float, dry_run: bool) -> int:
    """Take away the tournaments that nobody plays or looks forward to any more; how many they are."""
    rows = await journal.run(f"SELECT name FROM tournaments WHERE {PLAYED}", before)
    names = [name for (name,) in rows] + await _abandoned(journal, before)
    if not dry_run:
        for name in names:
            await journal.run("DELETE FROM tournaments WHERE name = $1", name)
    return len(names)


async def _abandoned(journal: Journal, before: float) -> list[str]:
    """Tournaments that were begun long ago: no round has begun since, and nothing happens at their tables."""
    found = []
    for name, data in await journal.run(f"SELECT name, state FROM tournaments WHERE {GOING}", before):
        state = msgspec.json.decode(bytes(data), type=State)
        if state.round_began < before and not await _is_played(journal, state, before):
            found.append(name)
    return found


async def _is_played(journal: Journal, state: State, before: float) -> bool:
    """Whether something has happened at a table of the round that is played."""
    tables = [match.table for _, match in state.played()]
    if not tables:
        return False
    places = ", ".join(f"${n}" for n in range(2, len(tables) + 2))
    query = f"SELECT 1 FROM entries WHERE at >= $1 AND table_id IN ({places}) LIMIT 1"
    return bool(await journal.run(query, before, *tables))
