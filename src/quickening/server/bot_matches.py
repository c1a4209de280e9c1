"""Matches of a tournament between bots: nobody sits at them, so that they are played at once, in a process."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor

from quickening.arena import Match, Played, play
from quickening.server.places import deck_of
from quickening.server.processes import Processes
from quickening.server.tournament_state import State

_LOG = logging.getLogger(__name__)
#: So long a match of bots may take, in seconds.
PATIENCE = 300.0


class BotMatches:
    """One process that plays, a match at a time. A match is begun once; its result is kept until it was asked for."""

    def __init__(self) -> None:
        self.processes = Processes(1)
        self.going: dict[str, asyncio.Task[Played | None]] = {}
        self.turn = asyncio.Lock()

    async def play(self, table: str, state: State, players: Sequence[str]) -> tuple[int, ...] | None:
        """The seats that have won; nothing while it is played. The same table has the same result."""
        if table not in self.going:
            self.going[table] = asyncio.create_task(self._play(match_of(table, state, players)))
        if not self.going[table].done():
            return None
        found = await self.going.pop(table)
        if found is None:
            return None
        if found.error:
            _LOG.error("the match of bots at %s broke off:\n%s", table, found.error)
        return found.outcome.winners if found.outcome else ()

    async def _play(self, match: Match) -> Played | None:
        async with self.turn:
            with contextlib.suppress(BrokenExecutor, TimeoutError):  # it is begun again when it is asked for
                return await self.processes.run(PATIENCE, play, match)
        return None

    def close(self) -> None:
        """Nothing is played any more."""
        for task in self.going.values():
            task.cancel()
        self.processes.close()


def match_of(table: str, state: State, players: Sequence[str]) -> Match:
    """The match, by a seed that follows from the name of its table."""
    wanted, places = state.wanted, [state.entrant(player).place for player in players]
    decks = tuple(deck_of(one, wanted.game, str(wanted.options.get("edition", ""))) for one in places)
    options = tuple(wanted.options.items())
    seed = int.from_bytes(table.encode()) % 2**31
    return Match(wanted.game, decks, tuple(one.bot for one in places), seed, options)
