"""What goes on at tournaments by itself: tables are laid, results noted, rounds paired, time called.

It is done by whichever process looks first.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterable
from random import sample

import msgspec

from quickening.core.refusals import Refused
from quickening.server.bot_matches import BotMatches
from quickening.server.journal import NotKept
from quickening.server.offers import BOT, PERSON
from quickening.server.rooms import Rooms
from quickening.server.tournament_changes import GOES_ON, called, ended, paired, time_is_up
from quickening.server.tournament_state import Entrant, Kept, Match, State
from quickening.server.tournament_store import TournamentStore
from quickening.tournaments import Meeting

_LOG = logging.getLogger(__name__)
#: So often it is looked at what goes on, in seconds.
OFTEN = 2.0
#: So many are looked after at once, beside those one waits for.
MOST_AT_ONCE = 40


class TournamentRounds(TournamentStore):
    """The rounds of the tournaments that are kept."""

    def __init__(self, rooms: Rooms) -> None:
        super().__init__(rooms)
        self.bots = BotMatches()
        self.looked_after = ""

    async def go_on(self) -> None:
        """Look after all tournaments for as long as the server lives."""
        while True:
            await asyncio.sleep(OFTEN)
            with contextlib.suppress(NotKept):  # the next time it may be possible
                for name in await self._in_turn():
                    await self._look_after(name)

    async def _in_turn(self) -> list[str]:
        """Whom it is looked after now: where somebody waits for news, and of all others a few, one after another.

        However many there are that nobody plays any more, those that are played do not wait for them.
        """
        awaited = list(self.rooms.awaiting.waiting)
        awaited = sample(awaited, min(len(awaited), MOST_AT_ONCE))
        query = (
            f"SELECT name FROM tournaments WHERE going = {GOES_ON} AND name > $1 ORDER BY name LIMIT {MOST_AT_ONCE}"
        )
        rows = await self.journal.run(query, self.looked_after)
        names = [name for (name,) in rows]
        self.looked_after = names[-1] if len(names) == MOST_AT_ONCE else ""
        return list(dict.fromkeys([*awaited, *names]))

    async def _look_after(self, name: str) -> None:
        """A fault in one tournament stops no other."""
        try:
            await self._go_on(name)
        except NotKept:
            raise
        except Refused as refused:  # somebody was quicker, or left: the next look finds it as it is
            _LOG.info("tournament %s: %s", name, refused)
        except Exception:
            _LOG.exception("tournament %s", name)

    async def _go_on(self, name: str) -> None:
        """Note results, pair the next round if it is time, lay tables that are missing."""
        kept = await self.find(name)
        if kept.state.tournament is None:
            return
        laid = await self._laid(kept.state)
        for meeting, match in kept.state.played():
            kept = await self._note_result(kept, meeting, match, laid)
        if kept.state.wanted.automatic and not kept.state.going().going and not kept.state.over:
            kept = await self.change(name, lambda state: paired(state, self.now))
        if any(match.table not in laid for match in self._with_people(kept.state)):
            await self._lay_tables(kept.state)
        if time_is_up(kept.state, self.now):
            await self._call_time(kept)

    def _with_people(self, state: State) -> list[Match]:
        """The matches of a round that are played at a table."""
        return [match for _, match in state.played() if not all(state.entrant(one).is_bot for one in match.players)]

    async def _laid(self, state: State) -> dict[str, tuple[str, float]]:
        """The tables of a round that are laid: how the game of each has ended, and when something last happened."""
        tables = [match.table for match in self._with_people(state)]
        if not tables:
            return {}
        last = "coalesce((SELECT max(at) FROM entries WHERE entries.table_id = id), created)"
        places = ", ".join(f"${n}" for n in range(1, len(tables) + 1))
        rows = await self.journal.run(f"SELECT id, outcome, {last} FROM tables WHERE id IN ({places})", *tables)
        return {table: (outcome, at) for table, outcome, at in rows}

    async def _note_result(
        self, kept: Kept, meeting: Meeting, match: Match, laid: dict[str, tuple[str, float]]
    ) -> Kept:
        """The tournament with the result of a match, once there is one."""
        state = kept.state
        if all(state.entrant(player).is_bot for player in match.players):
            winners = await self.bots.play(match.table, state, match.players)
        else:
            winners = await self._winners(match.table, *laid.get(match.table, ("", 0.0)))
        if winners is None:
            return kept
        names = [match.players[seat] for seat in winners]
        return await self.change(kept.name, lambda now: ended(now, meeting, match, names))

    async def _winners(self, table: str, ended: str, last: float) -> tuple[int, ...] | None:
        """The seats that have won, once that has been shown at the table."""
        if not ended or not self.rooms.has_shown(table, last):
            return None
        outcome = (await self.rooms.find(table)).game.outcome
        return None if outcome is None else outcome.winners

    async def _lay_tables(self, state: State) -> None:
        laid = await self._laid(state)
        for match in self._with_people(state):
            if match.table not in laid:
                await self._lay(state, match, [state.entrant(player) for player in match.players])

    async def _lay(self, state: State, match: Match, people: Iterable[Entrant]) -> None:
        """A table as its players sit down at it, each by the secret they have; games of accounts are kept."""
        people = list(people)
        wanted = state.wanted
        for seat, one in enumerate(people):
            await self.journal.run(
                "INSERT INTO open_seats VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8) ON CONFLICT DO NOTHING",
                *(match.table, seat, BOT if one.is_bot else PERSON, one.name, one.account, one.token_hash),
                *(msgspec.json.encode(one.place), self.now),
            )
        hashes = [one.token_hash for one in people]
        places = [one.place for one in people]
        await self.rooms.lay_for(match.table, wanted.game, places, wanted.options, wanted.clock, hashes)
        for seat, one in enumerate(people):
            if one.account:
                await self.journal.keep_seat(one.account, match.table, seat)

    async def _call_time(self, kept: Kept) -> None:
        """Time is called at every table of the round where the rules know what that means."""
        for _, match in kept.state.played():
            if not match.called and not all(kept.state.entrant(one).is_bot for one in match.players):
                await (await self.rooms.find(match.table)).call_time()
        await self.change(kept.name, called)

    def close(self) -> None:
        """Nothing is played any more."""
        self.bots.close()
