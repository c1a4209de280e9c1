"""A game with anyone: a seat at the open table that has waited longest, or a table that waits."""

from __future__ import annotations

import asyncio

from quickening.core.refusals import Refused
from quickening.games import rules
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
        async with self.lock:
            fitting = await self._sit_at_fitting(wanted, account)
            if fitting is not None:
                return fitting
            mine = await self.tables.open(await self._offer(wanted), account)
        opened = await self.tables.find(mine.table)
        older = await self._sit_at_fitting(wanted, account, opened)  # somebody opened one elsewhere meanwhile
        if older is not None:
            await self.tables.leave(mine.table, mine.token)
        return older or mine

    async def _sit_at_fitting(
        self, wanted: Anyone, account: Account | None, before: OpenTable | None = None
    ) -> Sat | None:
        """Sit down at the table that has waited longest, of those opened `before` one if there is one."""
        waiting = [one for one in await self.tables.waiting(account) if fits(one, wanted)]
        for one in sorted(waiting, key=_age):
            if before is None or _age(one) < _age(before):
                try:
                    return await self.tables.sit(one.table, wanted, account)
                except Refused:
                    if before is None and one is max(waiting, key=_age):
                        raise
        return None

    async def _offer(self, wanted: Anyone) -> Offer:
        least, most = (await asyncio.to_thread(rules, wanted.game)).SEATS
        players = min(max(wanted.players or least, least), most)
        mine = Place("you", wanted.name or "?", wanted.deck, cards=wanted.cards)
        others = [Place(OPEN, "", "") for _ in range(players - 1)]
        return Offer(wanted.game, [mine, *others], wanted.options)


def _age(table: OpenTable) -> tuple[float, str]:
    return table.created, table.table
