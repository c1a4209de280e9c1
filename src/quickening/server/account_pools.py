"""Card pools and sets of one's own that people keep in their account: on any device, until they forget them.

What is kept is what stands in the file, and nothing of how it was read: another version may read more of it.
"""

from __future__ import annotations

import asyncio
import gzip
from typing import Annotated, Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from quickening.games import rules
from quickening.games.formats.pools import LONGEST_CELL
from quickening.games.formats.pools import MOST as MOST_CARDS
from quickening.server.account_pages import signed_in_account
from quickening.server.account_store import Store, journal_of
from quickening.server.journal import Journal
from quickening.server.pages import as_json, asked, brought
from quickening.server.pools import MOST_DECKS, MOST_TOLD

#: So many pools an account keeps, and so many bytes one takes at most: more than the largest plugin there is.
MOST, LARGEST = 20, 4 << 20
STORE = Store("pool", MOST)
#: It is packed, which takes longer than most requests.
COST = 4.0

Cell = Annotated[str, msgspec.Meta(max_length=LONGEST_CELL)]
Column = Annotated[str, msgspec.Meta(max_length=40)]
Words = Annotated[str, msgspec.Meta(max_length=400)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class PoolDeck(msgspec.Struct, forbid_unknown_fields=True):
    """A deck that came with a pool, as it is written down."""

    name: Annotated[str, msgspec.Meta(max_length=60)]
    text: Annotated[str, msgspec.Meta(max_length=100_000)]


class PoolCard(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A card by its columns; of one that was worded anew also what is printed."""

    facts: Annotated[dict[Column, Cell], msgspec.Meta(max_length=40)]
    printed: Cell = ""


class OwnPool(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Cards from a file, with its decks and what could not be used of it; or the set that somebody made."""

    name: Name
    cards: Annotated[list[PoolCard], msgspec.Meta(max_length=MOST_CARDS)]
    decks: Annotated[list[PoolDeck], msgspec.Meta(max_length=MOST_DECKS)] = []
    unusable: Annotated[list[Words], msgspec.Meta(max_length=MOST_TOLD)] = []
    made: bool = False


class Keep(msgspec.Struct, forbid_unknown_fields=True):
    """A pool to be kept; one of the same name is replaced."""

    game: str
    pool: OwnPool


def routes() -> list[Route]:
    return [
        Route("/api/account/pools", asked(list_pools)),
        Route("/api/account/pools", asked(keep_pool), methods=["POST"]),
        Route("/api/account/pools/forget", asked(forget_pool), methods=["POST"]),
        Route("/api/account/pools/{game}/{name}", asked(show_pool)),
    ]


async def list_pools(request: Request) -> Any:
    """The pools of whoever is signed in, by name, and when each was kept."""
    account = await signed_in_account(request)
    return {"pools": await pools_of(journal_of(request), account.key)}


async def pools_of(journal: Journal, key: str) -> list[dict[str, Any]]:
    found = await STORE.listed(journal, key, "game, name, at")
    return [{"game": game, "name": name, "at": at} for game, name, at in found]


async def show_pool(request: Request) -> Any:
    """One pool, as it was kept."""
    account, path = await signed_in_account(request), request.path_params
    packed = await STORE.find(journal_of(request), account.key, path["game"], path["name"])
    plain = await asyncio.to_thread(gzip.decompress, packed)
    return Response(plain, media_type="application/json", headers={"cache-control": "no-store"})


async def keep_pool(request: Request) -> Any:
    """Keep a pool. Its cards need not be understood: they are read where they are used."""
    account, journal = await signed_in_account(request), journal_of(request)
    data = await brought(request, LARGEST, COST)
    wanted, packed = await asyncio.to_thread(packed_pool, data)
    rules(wanted.game)
    await STORE.keep(journal, account.key, wanted.game, wanted.pool.name, packed)
    return as_json({"pools": await pools_of(journal, account.key)}, 201)


def packed_pool(data: bytes) -> tuple[Keep, bytes]:
    """What somebody sent, and the pool of it as it is kept."""
    wanted = msgspec.json.decode(data, type=Keep)
    return wanted, gzip.compress(msgspec.json.encode(wanted.pool), mtime=0)


async def forget_pool(request: Request) -> Any:
    """A pool is kept no more."""
    key = await STORE.forget(request)
    return {"pools": await pools_of(journal_of(request), key)}
