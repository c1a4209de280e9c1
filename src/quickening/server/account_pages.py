"""The requests of people who have an account, or would like one."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from quickening.core.refusals import Refused
from quickening.server import messages
from quickening.server.accounts import (
    COOKIE,
    ChangePassword,
    SignIn,
    account_of,
    games_of,
    signed_in,
    signed_out,
)
from quickening.server.journal import Account
from quickening.server.pages import as_json, asked, brought
from quickening.server.sockets import address_of
from quickening.server.tables import digest


def routes() -> list[Route]:
    """What can be asked for."""
    return [
        Route("/api/account", asked(show_account)),
        Route("/api/account", asked(open_account), methods=["POST"]),
        Route("/api/account/password", asked(change_password), methods=["POST"]),
        Route("/api/account/games", asked(keep_game), methods=["POST"]),
        Route("/api/session", asked(sign_in), methods=["POST"]),
        Route("/api/session/end", asked(sign_out), methods=["POST"]),
    ]


async def show_account(request: Request) -> Any:
    """Who is signed in, and their games."""
    account = await account_of(request)
    if account is None:
        return {"name": None, "games": []}
    return {"name": account.name, "games": await games_of(request.app.state.accounts.journal, account)}


async def open_account(request: Request) -> Any:
    """A new account, signed in at once."""
    wanted = msgspec.json.decode(await brought(request, messages.LARGEST), type=SignIn)
    account = await request.app.state.accounts.open(wanted, address_of(request))
    return await begin_session(request, account, 201)


async def sign_in(request: Request) -> Any:
    """A session for a name and its password."""
    given = msgspec.json.decode(await brought(request, messages.LARGEST), type=SignIn)
    account = await request.app.state.accounts.check(given, address_of(request))
    return await begin_session(request, account, 200)


async def begin_session(request: Request, account: Account, status: int) -> Response:
    """Signed in, with the cookie that says so."""
    token = await request.app.state.accounts.begin_session(account)
    return signed_in(request, as_json({"name": account.name}, status), token)


async def sign_out(request: Request) -> Any:
    """The session ends."""
    await brought(request, messages.LARGEST)
    await request.app.state.accounts.journal.end_session(digest(request.cookies.get(COOKIE, "")))
    return signed_out(as_json({"name": None}))


async def signed_in_account(request: Request) -> Account:
    """Whoever is signed in. Refuses if nobody is."""
    account = await account_of(request)
    if account is None:
        raise Refused("sign in first")
    return account


async def change_password(request: Request) -> Any:
    """Another password: signed out everywhere, and in again here."""
    given = msgspec.json.decode(await brought(request, messages.LARGEST), type=ChangePassword)
    account = await signed_in_account(request)
    await request.app.state.accounts.change(account, given, address_of(request))
    return await begin_session(request, account, 200)


class KeepGame(msgspec.Struct, forbid_unknown_fields=True):
    """A seat to be kept, proved by its secret."""

    table: str
    token: str


async def keep_game(request: Request) -> Any:
    """A game that was begun without an account is kept with one."""
    wanted = msgspec.json.decode(await brought(request, messages.LARGEST), type=KeepGame)
    account = await signed_in_account(request)
    room = await request.app.state.rooms.find(wanted.table)
    seat = room.seat_of(wanted.token)
    if seat is None:
        raise Refused("only a seat can be kept")
    await request.app.state.accounts.journal.keep_seat(account.key, room.table, seat)
    return as_json({"table": room.table, "seat": seat}, 201)
