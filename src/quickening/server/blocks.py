"""Whom an account does not want to meet at open tables: neither sees nor sits down at a table of the other."""

from __future__ import annotations

import time
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.routing import Route

from quickening.core.refusals import Refused
from quickening.server import messages
from quickening.server.account_pages import signed_in_account
from quickening.server.journal import Journal
from quickening.server.pages import as_json, asked, brought

#: So many an account may block.
MOST = 500


class Block(msgspec.Struct, forbid_unknown_fields=True):
    """Who sits at a seat of an open table."""

    table: str
    seat: messages.Seat


class Unblock(msgspec.Struct, forbid_unknown_fields=True):
    """Somebody by the name of their account."""

    name: str


def routes() -> list[Route]:
    return [
        Route("/api/blocks", asked(show_blocks)),
        Route("/api/blocks", asked(block), methods=["POST"]),
        Route("/api/blocks/end", asked(unblock), methods=["POST"]),
    ]


async def apart_from(journal: Journal, key: str) -> frozenset[str]:
    """The accounts that one has blocked, and those by which one was blocked."""
    query = "SELECT blocked FROM blocks WHERE account = $1 UNION SELECT account FROM blocks WHERE blocked = $1"
    return frozenset(row[0] for row in await journal.run(query, key))


async def blocked_by(journal: Journal, key: str) -> list[str]:
    """The names one has blocked, the last first."""
    query = "SELECT name FROM blocks JOIN accounts ON key = blocked WHERE account = $1 ORDER BY at DESC, name"
    return [row[0] for row in await journal.run(query, key)]


async def show_blocks(request: Request) -> Any:
    """Whom one has blocked."""
    account = await signed_in_account(request)
    return {"blocked": await blocked_by(request.app.state.rooms.journal, account.key)}


async def block(request: Request) -> Any:
    """Block who sits at a seat of an open table, or of the game that was begun there."""
    wanted = msgspec.json.decode(await brought(request, messages.LARGEST), type=Block)
    account = await signed_in_account(request)
    journal: Journal = request.app.state.rooms.journal
    query = "SELECT account FROM open_seats WHERE table_id = $1 AND seat = $2"
    found = [row[0] for row in await journal.run(query, wanted.table, wanted.seat)]
    if not found or not found[0]:
        raise Refused("only who has sat down with an account can be blocked; others can be muted")
    if found[0] == account.key:
        raise Refused("nobody can block themselves")
    ((count,),) = await journal.run("SELECT count(*) FROM blocks WHERE account = $1", account.key)
    if count >= MOST:
        raise Refused(f"{MOST} are blocked already; unblock somebody first")
    query = "INSERT INTO blocks (account, blocked, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
    await journal.run(query, account.key, found[0], time.time())
    return as_json({"blocked": await blocked_by(journal, account.key)}, 201)


async def unblock(request: Request) -> Any:
    """Somebody is welcome again."""
    wanted = msgspec.json.decode(await brought(request, messages.LARGEST), type=Unblock)
    account = await signed_in_account(request)
    journal: Journal = request.app.state.rooms.journal
    query = "DELETE FROM blocks WHERE account = $1 AND blocked IN (SELECT key FROM accounts WHERE name = $2)"
    await journal.run(query, account.key, wanted.name)
    return {"blocked": await blocked_by(journal, account.key)}
