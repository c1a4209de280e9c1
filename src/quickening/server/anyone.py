"""A game with anyone: a seat at the open table that has waited longest, or a table that waits."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from quickening.core.refusals import Refused
from quickening.games import rules
from quickening.server.accounts import key_of
from quickening.server.journal import Account
from quickening.server.offers import OPEN, Anyone, Offer, OpenTable, Sat, fits
from quickening.server.open_tables import OpenTables
from quickening.server.places import Place


class Matching:
    """Who would play anyone is brought together, one after another."""

    def __init__(self, tables: OpenTables) -> None:
        self.tables = tables
        self.lock = asyncio.Lock()

    async def play_anyone(self, wanted: Anyone, account: Account | None) -> Sat:
        """Sit down at a table that waits for players of this game, or open one."""
        tried: set[str] = set()
        while True:
            async with self.lock:
                sat = await self._sit_or_open(wanted, account, tried)
            if not await self._gives_up(wanted, account, sat, tried):
                return sat

    async def _sit_or_open(self, wanted: Anyone, account: Account | None, tried: set[str]) -> Sat:
        """A seat at one of the tables that were not `tried` yet, else at one that waits."""
        for table in await self._fitting(wanted, account, tried):
            tried.add(table.table)
            with suppress(Refused):  # somebody was quicker, or has the same name; what is wrong anyway is said below
                return await self.tables.sit(table.table, wanted, account)
        return await self.tables.open(await self._offer(wanted), account)

    async def _gives_up(self, wanted: Anyone, account: Account | None, sat: Sat, tried: set[str]) -> bool:
        """Whether a table that was opened is given up, as another process has opened one as well, before this one.

        One at which this player was refused is no reason: they would open and give up tables for ever.
        """
        if sat.table in tried:
            return False
        opened = await self.tables.find(sat.table)
        if not any(_age(one) < _age(opened) for one in await self._fitting(wanted, account, tried)):
            return False
        try:
            await self.tables.leave(sat.table, sat.token)
        except Refused:  # somebody has sat down there meanwhile
            return False
        return True

    async def _fitting(self, wanted: Anyone, account: Account | None, tried: set[str]) -> list[OpenTable]:
        """The tables at which somebody would sit down, the one that has waited longest first."""
        name = key_of(wanted.name if account is None else account.name)
        waiting = [one for one in await self.tables.waiting(account) if one.table not in tried and fits(one, wanted)]
        return sorted((one for one in waiting if name not in (key_of(seat.name) for seat in one.seats)), key=_age)

    async def _offer(self, wanted: Anyone) -> Offer:
        least, most = (await asyncio.to_thread(rules, wanted.game)).SEATS
        players = min(max(wanted.players or least, least), most)
        mine = Place("you", wanted.name or "?", wanted.deck, cards=wanted.cards)
        others = [Place(OPEN, "", "") for _ in range(players - 1)]
        return Offer(wanted.game, [mine, *others], wanted.options)


def _age(table: OpenTable) -> tuple[float, str]:
    return table.created, table.table
