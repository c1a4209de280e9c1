"""A game with anyone: a seat at the open table that has waited longest, or a table that waits."""

from __future__ import annotations

import asyncio
from contextlib import suppress

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
            for table in await self._fitting(wanted, account):
                with suppress(
                    Refused
                ):  # somebody was quicker, or has the same name; what is wrong anyway is said below
                    return await self.tables.sit(table.table, wanted, account)
            mine = await self.tables.open(await self._offer(wanted), account)
        return await self._or_older(wanted, account, mine)

    async def _or_older(self, wanted: Anyone, account: Account | None, mine: Sat) -> Sat:
        """If another process has opened one as well, before this one, the younger is given up."""
        opened = await self.tables.find(mine.table)
        if not any(_age(one) < _age(opened) for one in await self._fitting(wanted, account)):
            return mine
        try:
            await self.tables.leave(mine.table, mine.token)
        except Refused:  # somebody has sat down there meanwhile
            return mine
        return await self.play_anyone(wanted, account)

    async def _fitting(self, wanted: Anyone, account: Account | None) -> list[OpenTable]:
        """The tables at which somebody would sit down, the one that has waited longest first."""
        return sorted((one for one in await self.tables.waiting(account) if fits(one, wanted)), key=_age)

    async def _offer(self, wanted: Anyone) -> Offer:
        least, most = (await asyncio.to_thread(rules, wanted.game)).SEATS
        players = min(max(wanted.players or least, least), most)
        mine = Place("you", wanted.name or "?", wanted.deck, cards=wanted.cards)
        others = [Place(OPEN, "", "") for _ in range(players - 1)]
        return Offer(wanted.game, [mine, *others], wanted.options)


def _age(table: OpenTable) -> tuple[float, str]:
    return table.created, table.table
