"""How games ended, for whoever keeps them: noted once a game is over, and added up to ratings.

A result is worked out from the journal, so that none is lost whichever process ends. Ratings are what all results add
up to in their order; nothing else is kept of them.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any, NamedTuple

import msgspec

from quickening.core.refusals import Refused
from quickening.server.journal import NotKept
from quickening.server.rooms import Rooms
from quickening.server.tables import Setup
from quickening.tournaments.glicko import Glicko, Score, rated
from quickening.tournaments.plackett_luce import Skill, ranked

_LOG = logging.getLogger(__name__)
#: So often games that have ended are looked for, in seconds, and so many at once.
OFTEN, AT_ONCE = 60.0, 20
#: Ratings of games for several are shown on the scale of those of duels.
_SCALE, _MIDDLE, _MU = 60.0, 1500.0, 25.0
#: A game is rated as a duel, or as one for several.
DUEL, SEVERAL = "duel", "several"


class SeatResult(msgspec.Struct, frozen=True):
    """Who sat at a seat: the account that is rated for it, if one is, and the deck. `won` is nothing if unknown."""

    name: str
    deck: str
    bot: bool
    account: str = ""
    won: bool | None = None


class Result(NamedTuple):
    """How a game ended."""

    table: str
    at: float
    game: str
    seats: tuple[SeatResult, ...]

    @property
    def is_rated(self) -> bool:
        """Whether all sat down at an open table with accounts of their own, and it is known who won."""
        accounts = {seat.account for seat in self.seats}
        known = all(seat.won is not None for seat in self.seats)
        return known and "" not in accounts and len(accounts) == len(self.seats) > 1

    @property
    def form(self) -> str:
        return DUEL if len(self.seats) == 2 else SEVERAL


_LAST = "coalesce((SELECT at FROM entries WHERE entries.table_id = id ORDER BY n DESC LIMIT 1), created)"
_ENDED = (
    f"SELECT id, setup, {_LAST} AS last FROM tables WHERE outcome <> '' "
    "AND EXISTS (SELECT 1 FROM kept_seats WHERE kept_seats.table_id = id) "
    f"AND NOT EXISTS (SELECT 1 FROM results WHERE results.table_id = id) ORDER BY last, id LIMIT {AT_ONCE}"
)


class Results:
    """The results of all games that accounts keep, and the ratings they add up to."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self.journal = rooms.journal
        self.ratings = Ratings()

    async def go_on(self) -> None:
        """Note results for as long as the server lives."""
        while True:
            with contextlib.suppress(NotKept):  # the next time it may be possible
                await self.note_ended()
            await asyncio.sleep(OFTEN)

    async def note_ended(self) -> None:
        """Note how games have ended since the last time, once that has been shown at their tables."""
        for table, setup, last in await self.journal.run(_ENDED):
            if self.rooms.has_shown(table, last):
                await self._note(table, msgspec.json.decode(bytes(setup), type=Setup), last)

    async def _note(self, table: str, setup: Setup, last: float) -> None:
        winners = await self._winners(table)
        rows = await self.journal.run("SELECT seat, account FROM open_seats WHERE table_id = $1", table)
        accounts: dict[int, str] = dict(map(tuple, rows))
        seats = [
            SeatResult(
                seat.name,
                deck if isinstance(deck, str) else deck.name,
                seat.kind == "bot",
                accounts.get(seat.seat, ""),
                None if winners is None else seat.seat in winners,
            )
            for seat, deck in zip(await self.journal.seats_at(table), setup.decks, strict=True)
        ]
        query = "INSERT INTO results (table_id, at, game, seats) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING"
        await self.journal.run(query, table, last, setup.game, msgspec.json.encode(seats))

    async def _winners(self, table: str) -> tuple[int, ...] | None:
        """Who won, by the game itself; nothing if it cannot be played here any more."""
        try:
            room = await self.rooms.find(table)
        except NotKept:
            raise
        except Refused:
            return None
        except Exception:  # a fault in the rules: one game has no result, and all others have
            _LOG.exception("the result of table %s", table)
            return None
        return None if room.game.outcome is None else room.game.outcome.winners

    async def of_tables(self, key: str) -> dict[str, Result]:
        """The results of the tables that an account keeps."""
        mine = "SELECT table_id FROM kept_seats WHERE account = $1"
        return {one.table: one for one in await self._read(f"WHERE table_id IN ({mine})", key)}

    async def _read(self, which: str, *values: Any) -> list[Result]:
        rows = await self.journal.run(f"SELECT table_id, at, game, seats FROM results {which}", *values)
        decoder = msgspec.json.Decoder(tuple[SeatResult, ...])
        return [Result(table, at, game, decoder.decode(bytes(seats))) for table, at, game, seats in rows]

    async def rating_of(self, key: str) -> list[dict[str, Any]]:
        """The ratings of an account, game by game."""
        ((count,),) = await self.journal.run("SELECT count(*) FROM results")
        if count != self.ratings.counted:
            self.ratings = Ratings(await self._read("ORDER BY at, table_id"))
        return self.ratings.of(key)


class Ratings:
    """What results add up to, in their order."""

    def __init__(self, results: list[Result] | None = None) -> None:
        self.duels: dict[tuple[str, str], Glicko] = {}
        self.skills: dict[tuple[str, str], Skill] = {}
        self.played: dict[tuple[str, str, str], int] = {}
        self.counted = len(results or ())
        for result in results or ():
            if result.is_rated:
                self._add(result)

    def _add(self, result: Result) -> None:
        keys = [(result.game, seat.account) for seat in result.seats]
        for game, account in keys:
            played = (game, result.form, account)
            self.played[played] = self.played.get(played, 0) + 1
        if result.form == DUEL:
            self._add_duel(keys, [bool(seat.won) for seat in result.seats])
        else:
            before = [self.skills.get(key, Skill()) for key in keys]
            after = ranked(before, [int(not seat.won) for seat in result.seats])
            self.skills.update(zip(keys, after, strict=True))

    def _add_duel(self, keys: list[tuple[str, str]], won: list[bool]) -> None:
        """A draw has two winners or none."""
        one, two = (self.duels.get(key, Glicko()) for key in keys)
        score = 0.5 if won[0] == won[1] else float(won[0])
        self.duels[keys[0]] = rated(one, [Score(two, score)])
        self.duels[keys[1]] = rated(two, [Score(one, 1 - score)])

    def of(self, account: str) -> list[dict[str, Any]]:
        """The ratings of an account: how strong, give or take how much, after how many games."""
        found = []
        for (game, form, who), count in sorted(self.played.items()):
            if who == account:
                rating, deviation = self._shown(game, form, who)
                about = {"game": game, "form": form, "rating": rating, "deviation": deviation, "games": count}
                found.append(about)
        return found

    def _shown(self, game: str, form: str, account: str) -> tuple[int, int]:
        if form == DUEL:
            duelist = self.duels[game, account]
            return round(duelist.rating), round(2 * duelist.deviation)
        skill = self.skills[game, account]
        return round(_MIDDLE + _SCALE * (skill.mu - _MU)), round(2 * _SCALE * skill.sigma)
