"""The web application: pages, and what they ask for."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from quickening.bots import bot_names
from quickening.core.refusals import Refused
from quickening.games import finished, rules
from quickening.server import messages, rulebook
from quickening.server.guests import BURST, PER_SECOND, Allowance
from quickening.server.journal import Journal, SqliteJournal
from quickening.server.replays import LARGEST_RECORD, Replay, Replays
from quickening.server.rooms import Place, Rooms
from quickening.server.sockets import same_origin, socket

WEB = Path(str(files("quickening.web")))
#: So many tables and records one address may bring at once, and a second after that.
TABLES, TABLES_PER_SECOND = 400.0, 5.0

_HEADERS = [
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        b"font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
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


def create_app(
    data: Path,
    pace: float = 0.0,
    demos: Path | None = None,
    hosts: Sequence[str] = ("*",),
    journal: Callable[[], Awaitable[Journal]] | None = None,
    allowed: tuple[float, float] = (BURST, PER_SECOND),
) -> Starlette:
    """The application. Without another journal it keeps one in the folder `data`, in SQLite.

    `allowed` is how many messages a guest may send at once, and a second after that.
    """

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        kept = SqliteJournal(data / "games.sqlite3") if journal is None else await journal()
        app.state.rooms = Rooms(kept, data / "reports", pace)
        app.state.replays = Replays(data / "replays", demos)
        app.state.allowances = {}
        app.state.allowed = allowed
        yield
        await kept.close()

    return Starlette(
        routes=[
            Route("/", page("lobby.html")),
            Route("/table/{table}", page("table.html")),
            Route("/replay", page("replay.html")),
            Route("/replay/{replay}", page("replay.html")),
            Route("/rules", page("rules.html")),
            Route("/api/games", asked(list_games)),
            Route("/api/tables", asked(lay_table), methods=["POST"]),
            Route("/api/replays", asked(bring_record), methods=["POST"]),
            Route("/api/replays/{replay}", asked(show_replay)),
            Route("/api/replays/{replay}/record", asked(download_record)),
            Route("/api/replays/{replay}/{step:int}", asked(show_step)),
            Route("/api/rules", asked(list_books)),
            Route("/api/rules/{book}", asked(show_book)),
            Route("/api/gist", asked(show_gist)),
            Route("/api/source", asked(show_source)),
            WebSocketRoute("/table/{table}/socket", socket),
            Mount("/static", StaticFiles(directory=WEB)),
        ],
        middleware=[Middleware(SafeHeaders), Middleware(TrustedHostMiddleware, allowed_hosts=list(hosts))],
        lifespan=lifespan,
    )


def page(name: str) -> Callable[[Request], Awaitable[Response]]:
    """A page that is the same for everybody."""

    async def show(request: Request) -> Response:
        return Response((WEB / name).read_bytes(), media_type="text/html")

    return show


def asked(answer: Callable[[Request], Awaitable[Any]]) -> Callable[[Request], Awaitable[Response]]:
    """What a page asks for, as JSON; a refusal says in one line what is wrong."""

    async def show(request: Request) -> Response:
        try:
            found = await answer(request)
        except (Refused, msgspec.DecodeError) as error:
            return as_json({"error": str(error)}, 404 if request.method == "GET" else 400)
        return found if isinstance(found, Response) else as_json(found)

    return show


def as_json(data: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type="application/json")


async def brought(request: Request, most: int) -> bytes:
    """What a page sends. Refuses what comes from elsewhere, too often, or too large."""
    if not same_origin(request.headers.get("origin"), request.headers.get("host", "")):
        raise Refused("this page may not do that here")
    address = request.client.host if request.client else ""
    allowances: dict[str, Allowance] = request.app.state.allowances
    if not allowances.setdefault(address, Allowance(TABLES, TABLES_PER_SECOND)).grants():
        raise Refused("too many at once; wait a moment")
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise Refused(f"that is too large: {most} bytes at most")
    return body


# -- the lobby -----------------------------------------------------------------------------------------------------


async def list_games(request: Request) -> Any:
    """What can be played: games that have decks, with their options, seats and bots."""
    return [found for name in finished() if (found := describe(name))["decks"]]


def describe(name: str) -> dict[str, Any]:
    """One game for the lobby; where the decks depend on an option, which suit which value."""
    game = rules(name)
    options = {option: list(values) for option, values in game.options().items() if values}
    suited = {value: list(game.ready_decks(edition=value)) for value in options.get("edition", ())}
    keys = [game.ready_decks(edition=value) for value in suited] or [game.ready_decks()]
    decks = {key: deck for found in keys for key, deck in found.items()}
    return {
        "name": name,
        "seats": game.SEATS,
        "options": options,
        "decks": [{"key": deck.key, "name": deck.name, "about": deck.about} for deck in decks.values()],
        "suited": suited,
        "bots": bot_names(name),
    }


class LayTable(msgspec.Struct, forbid_unknown_fields=True):
    """What the lobby asks for."""

    game: str
    seats: list[Place]
    options: dict[str, str | int] = {}


async def lay_table(request: Request) -> Any:
    """A new table; the answer has the secrets of its seats."""
    wanted = msgspec.json.decode(await brought(request, messages.LARGEST), type=LayTable)
    room, tokens = await request.app.state.rooms.lay(wanted.game, wanted.seats, wanted.options)
    return as_json({"table": room.table, "tokens": tokens}, 201)


# -- replays -------------------------------------------------------------------------------------------------------


async def bring_record(request: Request) -> Any:
    """A record from a file; the answer is the name of its replay."""
    data = await brought(request, LARGEST_RECORD)
    return as_json({"replay": await asyncio.to_thread(request.app.state.replays.bring, data)}, 201)


async def found_replay(request: Request) -> Replay:
    """The replay a page asks for. That of a table there is only once its game is over."""
    name: str = request.path_params["replay"]
    replays: Replays = request.app.state.replays
    if not name.startswith("table."):
        return replays.find(name)
    room = await request.app.state.rooms.find(name.removeprefix("table."))
    if not room.game.over:
        raise Refused("the game is not over")
    return replays.of_game(name, room.game)


async def show_replay(request: Request) -> Any:
    """What there is to see; of a table also how its seed can be checked."""
    replay = await found_replay(request)
    about = replay.about()
    if request.path_params["replay"].startswith("table."):
        room = await request.app.state.rooms.find(request.path_params["replay"].removeprefix("table."))
        about |= {"salt": room.setup.salt, "seed_hash": room.setup.seed_hash}
    return about


async def show_step(request: Request) -> Any:
    """The view after a step."""
    replay = await found_replay(request)
    view = replay.view(request.path_params["step"], request.query_params.get("as", "public"))
    return Response(view.to_json(), media_type="application/json")


async def download_record(request: Request) -> Any:
    """The record as a file."""
    replay = await found_replay(request)
    name = f'attachment; filename="{replay.record.game}-{request.path_params["replay"]}.json"'
    return Response(replay.record.to_json(), media_type="application/json", headers={"content-disposition": name})


# -- rulebooks -----------------------------------------------------------------------------------------------------


async def list_books(request: Request) -> Any:
    """The books with their coverage."""
    return await asyncio.to_thread(rulebook.all_books)


async def show_book(request: Request) -> Any:
    """A rulebook as gists, in the book's order, with what can be watched."""
    found = await asyncio.to_thread(rulebook.book_data, request.path_params["book"].upper())
    book = request.path_params["book"].upper()
    demos = request.app.state.replays.of_rules()
    return [rule | {"watch": demos.get(f"{book} {rule['id']}", [])} for rule in found]


async def show_gist(request: Request) -> Any:
    """What one rule says."""
    cited = request.query_params.get("rule", "")
    return {"rule": cited, "gist": rulebook.gist_of(cited)}


async def show_source(request: Request) -> Any:
    """A place in the rules' code."""
    line = request.query_params.get("line", "1")
    return rulebook.source_of(request.query_params.get("file", ""), int(line) if line.isdecimal() else 1)
