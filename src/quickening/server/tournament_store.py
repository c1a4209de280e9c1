"""Tournaments as they are kept: each is one row, changed as a whole.

Whoever changes one says which version was read, and reads again if somebody was quicker.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace

import msgspec

from quickening.core.refusals import Refused
from quickening.server.awaiting import LONGEST, happens
from quickening.server.rooms import Rooms
from quickening.server.tables import Note
from quickening.server.tournament_changes import stage_of
from quickening.server.tournament_state import Kept, State

#: So often a change is tried again after somebody was quicker.
TRIES = 20
#: Of so many it is remembered how they stand; so many are listed.
MOST_KNOWN, MOST_LISTED = 60, 50
COLUMNS = "name, created, version, state"
_STATES = msgspec.json.Decoder(State)

Change = Callable[[State], State]


class TournamentStore:
    """The tournaments of a journal: read, listed, and changed as a whole."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.journal = rooms.journal
        self.known: dict[str, Kept] = {}

    @property
    def now(self) -> float:
        return self.rooms.house.now()

    # -- looking ---------------------------------------------------------------------------------------------------

    async def find(self, name: str) -> Kept:
        """A tournament. Refuses one there never was. It is read again only if it has changed."""
        known = self.known.get(name)
        changed = "CASE WHEN version = $2 THEN NULL ELSE state END"
        query = f"SELECT name, created, version, {changed} FROM tournaments WHERE name = $1"
        rows = await self.journal.run(query, name, -1 if known is None else known.version)
        if not rows:
            raise Refused("there is no such tournament")
        return known if known is not None and rows[0][3] is None else self._noted(*rows[0])

    def _noted(self, name: str, created: float, version: int, state: bytes) -> Kept:
        """What was read; of many that of the last ones is remembered."""
        self.known.pop(name, None)
        found = self.known[name] = Kept(name, created, version, _STATES.decode(bytes(state)))
        while len(self.known) > MOST_KNOWN:
            del self.known[next(iter(self.known))]
        return found

    async def news(self, name: str, known: str) -> Kept:
        """The same; who knows how it stands is told when that has changed, or after a while that it has not."""
        now = asyncio.get_running_loop().time
        until = now() + LONGEST
        with self.rooms.awaiting.at(name) as changed:
            if changed.is_set():  # nobody can wait
                return await self.find(name)
            while True:
                found = await self.find(name)
                is_new = found.mark != known or self.rooms.awaiting.ended
                if is_new or not await happens(changed, until - now()):
                    return found
                changed.clear()  # what has changed may be nothing that everybody may see

    def _changed(self, name: str) -> None:
        """Something is new: whoever waits for that is told, here and at other processes."""
        self.rooms.awaiting.note(name)
        self.journal.tell(name, msgspec.json.encode(Note(seated=True)))

    async def listed(self) -> list[Kept]:
        """Those that are not over, then those that are; the newest first."""
        order = f"ORDER BY going DESC, created DESC, name LIMIT {MOST_LISTED}"
        rows = await self.journal.run(f"SELECT name, version FROM tournaments {order}")
        have = {name: known for name, version in rows if (known := self.known.get(name)) and known.version == version}
        new = [name for name, _ in rows if name not in have]
        if new:
            places = ", ".join(f"${n}" for n in range(1, len(new) + 1))
            query = f"SELECT {COLUMNS} FROM tournaments WHERE name IN ({places})"
            have |= {row[0]: self._noted(*row) for row in await self.journal.run(query, *new)}
        return [have[name] for name, _ in rows if name in have]

    async def change(self, name: str, change: Change) -> Kept:
        """What is kept, changed. Whoever was quicker counts: then the change is tried on what they left."""
        query = (
            "UPDATE tournaments SET state = $3, going = $4, version = version + 1 "
            "WHERE name = $1 AND version = $2 RETURNING version"
        )
        for _ in range(TRIES):
            kept = await self.find(name)
            state = await asyncio.to_thread(change, kept.state)  # decks are tried by beginning a game
            if state is kept.state:
                return kept
            given = (msgspec.json.encode(state), stage_of(state))
            if await self.journal.run(query, name, kept.version, *given):
                self._changed(name)
                return replace(kept, state=state, version=kept.version + 1)
        raise Refused("too many change this tournament at once; try again")
