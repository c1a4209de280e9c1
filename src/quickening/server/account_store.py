"""What an account keeps by game and name, decks and card pools: one table of the journal each."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from starlette.requests import Request

from quickening.core.refusals import Refused
from quickening.server.account_pages import signed_in_account
from quickening.server.journal import Journal
from quickening.server.pages import brought

#: More bytes than it takes to name anything that is kept.
LARGEST_NAME = 10_000


class Forget(msgspec.Struct, forbid_unknown_fields=True):
    """What is to be kept no more."""

    game: str
    name: str


class Store(NamedTuple):
    """Things of one kind: what one is called, which is also its column, and how many of them an account keeps."""

    kind: str
    most: int

    @property
    def table(self) -> str:
        return f"account_{self.kind}s"

    async def listed(self, journal: Journal, key: str, columns: str) -> Sequence[Any]:
        """The things of an account, of all games, the last one first."""
        query = f"SELECT {columns} FROM {self.table} WHERE account = $1 ORDER BY at DESC, name"
        return await journal.run(query, key)

    async def find(self, journal: Journal, key: str, game: str, name: str) -> bytes:
        """One of them, as it was kept."""
        query = f"SELECT {self.kind} FROM {self.table} WHERE account = $1 AND game = $2 AND name = $3"
        rows = await journal.run(query, key, game, name)
        if not rows:
            raise Refused(f"there is no such {self.kind} in your account")
        return bytes(rows[0][0])

    async def keep(self, journal: Journal, key: str, game: str, name: str, data: bytes) -> None:
        """One more, or another one of the same name. Refuses one too many."""
        query = f"SELECT count(*) FROM {self.table} WHERE account = $1 AND NOT (game = $2 AND name = $3)"
        ((others,),) = await journal.run(query, key, game, name)
        if others >= self.most:
            raise Refused(f"{self.most} {self.kind}s are kept already; forget one first")
        query = (
            f"INSERT INTO {self.table} (account, game, name, at, {self.kind}) VALUES ($1, $2, $3, $4, $5) "
            f"ON CONFLICT (account, game, name) DO UPDATE SET at = excluded.at, {self.kind} = excluded.{self.kind}"
        )
        await journal.run(query, key, game, name, time.time(), data)

    async def forget(self, request: Request) -> str:
        """What a page names is kept no more; whose it was."""
        wanted = msgspec.json.decode(await brought(request, LARGEST_NAME), type=Forget)
        account = await signed_in_account(request)
        query = f"DELETE FROM {self.table} WHERE account = $1 AND game = $2 AND name = $3"
        await journal_of(request).run(query, account.key, wanted.game, wanted.name)
        return account.key


def journal_of(request: Request) -> Journal:
    found: Journal = request.app.state.rooms.journal
    return found
