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
    KNOWN,
    Accounts,
    ChangePassword,
    SignIn,
    account_of,
    games_of,
    secret_in,
    session_of,
    signed_in,
    signed_out,
)
from quickening.server.journal import Account
from quickening.server.pages import as_json, asked, brought
from quickening.server.rooms import Rooms
from quickening.server.sockets import address_of, guest_of


def routes() -> list[Route]:
    """What can be asked for."""
    return [
        Route("/api/account", asked(show_account)),
        Route("/api/account", asked(open_account), methods=["POST"]),
        Route("/api/account/password", asked(change_password), methods=["POST"]),
        Route("/api/account/games", asked(keep_game), methods=["POST"]),
        Route("/api/account/games/forget", asked(forget_game), methods=["POST"]),
        Route("/api/tables/{table}/link", asked(renew_link), methods=["POST"]),
        Route("/api/session", asked(sign_in), methods=["POST"]),
        Route("/api/session/end", asked(sign_out), methods=["POST"]),
    ]


async def show_account(request: Request) -> Any:
    """Who is signed in, and their games."""
    account = await account_of(request)
    if account is None:
        return {"name": None, "games": []}
    rooms: Rooms = request.app.state.rooms
    return {"name": account.name, "games": await games_of(rooms.journal, account, rooms.has_shown)}


async def open_account(request: Request) -> Any:
    """A new account, signed in at once."""
    wanted = msgspec.json.decode(await brought(request, messages.LARGEST), type=SignIn)
    account = await request.app.state.accounts.open(wanted, address_of(request))
    return await begin_session(request, account, 201)


async def sign_in(request: Request) -> Any:
    """A session for a name and its password."""
    given = msgspec.json.decode(await brought(request, messages.LARGEST), type=SignIn)
    account = await request.app.state.accounts.check(given, address_of(request), secret_in(request, KNOWN))
    return await begin_session(request, account, 200)


async def begin_session(request: Request, account: Account, status: int) -> Response:
    """Signed in, with the cookie that says so."""
    accounts: Accounts = request.app.state.accounts
    token = await accounts.begin_session(account)
    browser = await accounts.know_browser(account, secret_in(request, KNOWN))
    return signed_in(request, as_json({"name": account.name}, status), token, browser)


async def sign_out(request: Request) -> Any:
    """The session ends."""
    await brought(request, messages.LARGEST)
    await request.app.state.accounts.journal.end_session(session_of(request))
    request.app.state.rooms.end_sessions("", session_of(request))
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
    await request.app.state.accounts.change(account, given, address_of(request), secret_in(request, KNOWN))
    request.app.state.rooms.end_sessions(account.key, session_of(request))
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
    seat = await request.app.state.rooms.seat_of(room.table, wanted.token)
    if seat is None:
        raise Refused("only a seat can be kept")
    await request.app.state.accounts.journal.keep_seat(account.key, room.table, seat)
    return as_json({"table": room.table, "seat": seat}, 201)


class ForgetGame(msgspec.Struct, forbid_unknown_fields=True):
    """A seat that is not to be kept any more."""

    table: str
    seat: messages.Seat


async def forget_game(request: Request) -> Any:
    """A game is no longer among one's own; the seat's link is worth what it was."""
    wanted = msgspec.json.decode(await brought(request, messages.LARGEST), type=ForgetGame)
    account = await signed_in_account(request)
    await request.app.state.accounts.journal.forget_seat(account.key, wanted.table, wanted.seat)
    return {"table": wanted.table, "seat": wanted.seat}


async def renew_link(request: Request) -> Any:
    """Another link for a seat, for whoever has the one before or keeps the seat; nobody else has it any more."""
    wanted = msgspec.json.decode(await brought(request, messages.LARGEST), type=messages.Join)
    rooms: Rooms = request.app.state.rooms
    room = await rooms.find(request.path_params["table"])
    guest = await guest_of(request, rooms, room.table, wanted)
    if guest.seat is None:
        raise Refused("only a seat has a link of its own")
    account = await account_of(request)
    token = await rooms.renew_seat(room.table, guest.seat, account.key if account else "")
    return {"table": room.table, "seat": guest.seat, "token": token}
