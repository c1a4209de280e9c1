"""The web application: pages, what the lobby asks for, and the socket of a table."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from importlib.resources import files
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from quickening.bots import bot_names
from quickening.core.refusals import Refused
from quickening.games import finished, rules
from quickening.games.books import books
from quickening.server import messages
from quickening.server.journal import Journal
from quickening.server.messages import hear, say
from quickening.server.rooms import Guest, Room, Rooms

WEB = Path(str(files("quickening.web")))
#: So many messages a guest may send in a burst, and a second after that.
BURST, PER_SECOND = 40, 20

_HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        b"font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
]


class SafeHeaders:
    """Adds the headers that keep a page to itself."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *_HEADERS]
            await send(message)

        await self.app(scope, receive, send_safely)


def create_app(data: Path) -> Starlette:
    """The application, with its journal in a folder."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        journal = Journal(data / "games.sqlite3")
        app.state.rooms = Rooms(journal, data / "reports")
        yield
        journal.close()

    return Starlette(
        routes=[
            Route("/", page("lobby.html")),
            Route("/table/{table}", page("table.html")),
            Route("/rules", page("rules.html")),
            Route("/api/games", list_games),
            Route("/api/rules/{book}", show_book),
            Route("/api/tables", lay_table, methods=["POST"]),
            Route("/api/tables/{table}/record", download_record),
            WebSocketRoute("/table/{table}/socket", socket),
            Mount("/static", StaticFiles(directory=WEB)),
        ],
        middleware=[Middleware(SafeHeaders)],
        lifespan=lifespan,
    )


def page(name: str) -> Any:
    """A page that is the same for everybody."""

    async def show(request: Request) -> Response:
        return Response((WEB / name).read_bytes(), media_type="text/html")

    return show


# -- the lobby -----------------------------------------------------------------------------------------------------


async def list_games(request: Request) -> Response:
    """What can be played: games, their options, seats, decks and bots."""
    return JSONResponse([describe(name) for name in finished()])


def describe(name: str) -> dict[str, Any]:
    """One game for the lobby."""
    game = rules(name)
    decks = [{"key": deck.key, "name": deck.name, "about": deck.about} for deck in game.ready_decks().values()]
    return {
        "name": name,
        "seats": game.SEATS,
        "options": {option: list(values) for option, values in game.options().items() if values},
        "decks": decks,
        "bots": bot_names(name),
    }


class LayTable(msgspec.Struct, forbid_unknown_fields=True):
    """What the lobby asks for."""

    game: str
    seats: list[dict[str, str]]
    options: dict[str, Any] = {}


async def lay_table(request: Request) -> Response:
    """A new table; the answer has the links of its seats."""
    if not same_origin(request.headers.get("origin"), request.headers.get("host", "")):
        return JSONResponse({"error": "this page may not lay tables here"}, status_code=403)
    body = await request.body()
    if len(body) > messages.LARGEST:
        return JSONResponse({"error": "too much"}, status_code=413)
    try:
        wanted = msgspec.json.decode(body, type=LayTable)
        check_seats(wanted.seats)
        room, tokens = await request.app.state.rooms.lay(wanted.game, wanted.seats, wanted.options)
    except (msgspec.DecodeError, Refused, KeyError, TypeError) as error:
        return JSONResponse({"error": str(error)}, status_code=400)
    return JSONResponse({"table": room.table, "tokens": tokens}, status_code=201)


def check_seats(seats: list[dict[str, str]]) -> None:
    """Each seat says who sits there, by what name and with which deck."""
    for seat in seats:
        if set(seat) - {"kind", "name", "deck", "bot"} or seat.get("kind") not in ("you", "friend", "bot"):
            raise Refused("a seat is you, a friend or a bot, with a name and a deck")
        if not seat.get("name", "").strip() or not seat.get("deck"):
            raise Refused("every seat needs a name and a deck")


async def download_record(request: Request) -> Response:
    """The record of a game that is over: before that it would show what is hidden."""
    try:
        room = await request.app.state.rooms.find(request.path_params["table"])
    except Refused as error:
        return JSONResponse({"error": str(error)}, status_code=404)
    if not room.game.over:
        return JSONResponse({"error": "the game is not over"}, status_code=409)
    return Response(room.game.record().to_json(), media_type="application/json")


async def show_book(request: Request) -> Response:
    """A rulebook as gists, in the book's order."""
    book = request.path_params["book"].upper()
    if book not in books():
        return JSONResponse({"error": f"there is no book {book}"}, status_code=404)
    found = [{"id": rule.id, "gist": rule.gist, "exempt": rule.exempt} for rule in books()[book]]
    return JSONResponse(found)


# -- a table -------------------------------------------------------------------------------------------------------


def same_origin(origin: str | None, host: str) -> bool:
    """Whether a browser's page comes from this server; other programs send no origin."""
    return origin is None or urlsplit(origin).netloc == host


async def socket(websocket: WebSocket) -> None:
    """One guest: joins, then is told what happens and says what to do, until the connection ends."""
    if not same_origin(websocket.headers.get("origin"), websocket.headers.get("host", "")):
        await websocket.close(4403)
        return
    await websocket.accept()
    try:
        room: Room = await websocket.app.state.rooms.find(websocket.path_params["table"])
        first = hear(await websocket.receive_text())
        if not isinstance(first, messages.Join):
            raise ValueError("the first message is a join")
        guest = Guest(room.seat_of(first.token))
    except (Refused, ValueError) as error:
        await websocket.send_text(say("refused", message=str(error)))
        await websocket.close(4400)
        return
    except WebSocketDisconnect:
        return
    await serve(websocket, room, guest)


async def serve(websocket: WebSocket, room: Room, guest: Guest) -> None:
    """Two tasks: one sends what is put into the guest's box, one listens."""
    room.welcome(guest)
    room_told = asyncio.create_task(send_all(websocket, guest))
    try:
        await listen(websocket, room, guest)
    except WebSocketDisconnect:
        pass
    finally:
        room_told.cancel()
        room.leave(guest)
        room.show_all()


async def send_all(websocket: WebSocket, guest: Guest) -> None:
    while True:
        await websocket.send_text(await guest.outbox.get())


async def listen(websocket: WebSocket, room: Room, guest: Guest) -> None:
    """Each message is carried out or refused with one clear reason."""
    allowance, last = float(BURST), time.monotonic()
    while True:
        data = await websocket.receive_text()
        now = time.monotonic()
        allowance, last = min(BURST, allowance + (now - last) * PER_SECOND), now
        allowance -= 1
        if allowance < 0:
            guest.send(say("refused", message="too many messages; wait a moment"))
            await asyncio.sleep(1)
            continue
        try:
            await carry_out(room, guest, hear(data))
        except (Refused, ValueError) as error:
            guest.send(say("refused", message=str(error)))


async def carry_out(room: Room, guest: Guest, heard: messages.Heard) -> None:
    """What a guest asks for."""
    match heard:
        case messages.Answer(n=n, chosen=chosen):
            await room.answer(guest.seat, n, chosen)
        case messages.Concede():
            await room.concede(guest.seat)
        case messages.Undo(yes=yes):
            await room.undo(guest.seat, yes)
        case messages.WhyNot(card=card):
            guest.send(say("told", card=card, lines=room.why_not(guest.seat, card)))
        case messages.Explain(card=card, number=number):
            guest.send(say("told", card=card, lines=room.explain(card, number)))
        case messages.Chat(text=text):
            if not 0 < len(text.strip()) <= messages.LONGEST_CHAT:
                raise Refused(f"say something of at most {messages.LONGEST_CHAT} letters")
            room.chat(guest, text.strip())
        case messages.Join():
            raise Refused("you have joined already")
