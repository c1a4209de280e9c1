"""Which stored games today's rules and cards would change, and where: asked before an upgrade, or of a new ruling."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from quickening.games import new_game
from quickening.server.backups import copy_of
from quickening.server.changes import carry_on
from quickening.server.history import History
from quickening.server.journal import ALSO, ANSWER, LAPSE, Entry, Journal
from quickening.server.run import open_database
from quickening.server.sqlite import SqliteJournal
from quickening.server.tables import Setup
from quickening.server.versions import mark_of


class Change(NamedTuple):
    """A table whose game would go otherwise: from which of its answers on, and why."""

    table: str
    game: str
    answer: int
    why: str


def changes(place: str) -> tuple[int, list[Change]]:
    """How many games there are in a data folder or a database, and which of them would go otherwise."""
    with tempfile.TemporaryDirectory() as folder:
        if "://" not in place:
            copy_of(Path(place) / "games.sqlite3", Path(folder) / "games.sqlite3")
        return asyncio.run(_changes(place, Path(folder) / "games.sqlite3"))


async def _changes(place: str, copy: Path) -> tuple[int, list[Change]]:
    journal = await open_database(place) if "://" in place else SqliteJournal(copy)
    try:
        tables = [str(row[0]) for row in await journal.run("SELECT id FROM tables ORDER BY created, id")]
        found = [await _change(journal, table) for table in tables]
    finally:
        await journal.close()
    return len(tables), [change for change in found if change is not None]


async def _change(journal: Journal, table: str) -> Change | None:
    """Where a table's game goes otherwise, played by today's rules; nothing if it goes as it did."""
    kept = await journal.find(table)
    assert kept is not None
    setup = msgspec.json.decode(kept.setup, type=Setup)
    history = History(kept.seats, setup.clock)
    for entry in kept.entries:
        history.note(entry)
    number, why = first_change(setup, [seat.name for seat in kept.seats], history.line)
    return Change(table, setup.game, number, why) if why else None


def first_change(setup: Setup, names: Sequence[str], line: Sequence[Entry]) -> tuple[int, str]:
    """The first answer after which a game is another one, and why; no words if there is none."""
    number = 0
    try:
        options: dict[str, Any] = dict(setup.options)
        game = new_game(setup.game, setup.decks, setup.seed, names, **options)
        for number, entry in enumerate(line, 1):
            asked = None if game.decision is None else game.decision.seat
            if entry.what in (ANSWER, ALSO, LAPSE) and asked not in (None, entry.seat):
                return number, f"seat {entry.seat} answers, but seat {asked} is asked"
            carry_on(game, entry)
            if entry.mark and mark_of(game) != entry.mark:
                return number, "what comes next is not what came then"
    except Exception as error:  # a fault in the rules is a change, too
        return number, str(error) or type(error).__name__
    return number, ""
