"""The web application: pages, and what they ask for."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Any

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from quickening.bots import bot_names
from quickening.core.refusals import Refused
from quickening.games import Deck, all_decks, finished
from quickening.games.packs import has_limited
from quickening.server import (
    account_decks,
    account_pages,
    account_pools,
    blocks,
    bundling,
    codes,
    decks,
    health,
    histories,
    lessons,
    looks,
    made,
    maker,
    metrics,
    open_table_pages,
    pools,
    rule_pages,
    sockets,
    tournament_pages,
)
from quickening.server.accounts import TRIES, TRIES_PER_SECOND, Accounts, account_of
from quickening.server.anyone import Matching
from quickening.server.clock import Limits
from quickening.server.collecting import Collecting
from quickening.server.demos import Demos
from quickening.server.draining import drain_on_sigterm
from quickening.server.guests import BURST, PER_SECOND, Allowances
from quickening.server.homes import Homes
from quickening.server.journal import Journal
from quickening.server.logs import Observed
from quickening.server.looks import WEB
from quickening.server.making import Makers
from quickening.server.open_tables import OpenTables
from quickening.server.pages import SafeHeaders, as_json, asked, brought, bundled, number_in, page, show_lost
from quickening.server.places import Place
from quickening.server.printings import Printings, show_cards, show_reading
from quickening.server.reading import with_cards
from quickening.server.replays import LARGEST_RECORD, Replay, Replays
from quickening.server.results import Results
from quickening.server.rooms import Rooms
from quickening.server.sockets import GUESTS, GUESTS_PER_SECOND, socket
from quickening.server.sqlite import SqliteJournal
from quickening.server.supervising import PULSE
from quickening.server.tournaments import Tournaments
from quickening.server.versions import OtherVersion

#: So many tables one address may ask for at once, and a second after that; a record is played, which costs more.
TABLES, TABLES_PER_SECOND, COST_OF_RECORD = 400.0, 5.0, 10.0
#: So many requests of any kind one address may make at once, and a second after that.
REQUESTS, REQUESTS_PER_SECOND = 1000.0, 50.0

#: So often rooms and memory are measured, in seconds.
MEASURED_EVERY = 5.0


def create_app(
    data: Path,
    pace: float = 0.0,
    demos: Path | None = None,
    hosts: Sequence[str] = ("*",),
    journal: Callable[[], Awaitable[Journal]] | None = None,
    allowed: tuple[float, float] = (BURST, PER_SECOND),
    tries: tuple[float, float] = (TRIES, TRIES_PER_SECOND),
    asking: tuple[float, float] = (REQUESTS, REQUESTS_PER_SECOND),
    elder: str = "",
    people: int = 1,
    drain: float = 0.0,
    homes: Homes | None = None,
) -> Starlette:
    """The application. Without another journal it keeps one in the folder `data`, in SQLite.

    `allowed` is how many messages a guest may send at once, and a second after that; `tries` how many passwords,
    `asking` how many requests of any kind from one address. `elder` is the address of a server of the version before,
    where tables that it began are played on. `people` are behind one address, at most: it may ask for so many
    times as much. After SIGTERM, games go on for `drain` seconds. `homes`: others serve behind the same port.
    """

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        kept = SqliteJournal(data / "games.sqlite3") if journal is None else await journal()
        app.state.rooms = Rooms(kept, data / "reports", pace)
        app.state.open_tables = OpenTables(app.state.rooms)
        app.state.matching = Matching(app.state.open_tables)
        app.state.results = Results(app.state.rooms)
        app.state.tournaments = Tournaments(app.state.rooms)
        app.state.makers = Makers()
        app.state.printings = Printings()
        app.state.demos = Demos(demos)
        app.state.replays = Replays(kept, app.state.demos)
        app.state.accounts = Accounts(kept, tries)
        app.state.rooms.tried = app.state.accounts.note_try
        app.state.bringing = Allowances(TABLES * people, TABLES_PER_SECOND * people)
        app.state.asking = Allowances(asking[0] * people, asking[1] * people)
        app.state.coming = Allowances(GUESTS * people, GUESTS_PER_SECOND * people)
        app.state.saying = Allowances(
            sockets.AS_GUESTS_AT_ONCE * allowed[0] * people, sockets.AS_GUESTS * allowed[1] * people
        )
        app.state.health = health.Health(kept)
        app.state.allowed = allowed
        app.state.elder = elder.rstrip("/")
        await app.state.rooms.open()
        drain_on_sigterm(app, drain)
        measuring = asyncio.create_task(measure(app.state.rooms))
        beating = asyncio.create_task(PULSE.go_on())
        noting = asyncio.create_task(app.state.results.go_on())
        holding = asyncio.create_task(app.state.tournaments.go_on())
        if homes is not None:
            app.state.rooms.homes = homes
            homes.open(app)
        yield
        if homes is not None:
            homes.close()
        measuring.cancel()
        beating.cancel()
        noting.cancel()
        holding.cancel()
        await app.state.rooms.close()
        app.state.accounts.hands.close()
        app.state.replays.hands.close()
        app.state.makers.close()
        app.state.tournaments.close()
        await kept.close()

    return Starlette(
        routes=[
            Route("/", page("lobby.html")),
            Route("/table/{table}", show_table),
            Route("/replay", page("replay.html")),
            Route("/replay/{replay}", page("replay.html")),
            Route("/rules", page("rules.html")),
            Route("/cards", page("cards.html")),
            Route("/learn", page("learn.html")),
            Route("/learn/{game}", page("learn.html")),
            Route("/worker.js", page("worker.js", "text/javascript")),
            Route("/api/games", asked(list_games)),
            Route("/api/cards/{game}", asked(show_cards)),
            Route("/api/reading/{game}", asked(show_reading)),
            Route("/api/tables", asked(lay_table), methods=["POST"]),
            *open_table_pages.routes(),
            *tournament_pages.routes(),
            *blocks.routes(),
            *codes.routes(),
            *histories.routes(),
            *maker.routes(),
            *made.routes(),
            *pools.routes(),
            *decks.routes(),
            *lessons.routes(),
            *account_pages.routes(),
            *account_decks.routes(),
            *account_pools.routes(),
            *health.routes(),
            Route("/api/replays", asked(bring_record), methods=["POST"]),
            Route("/api/replays/{replay}", asked(show_replay)),
            Route("/api/replays/{replay}/record", asked(download_record)),
            Route("/api/replays/{replay}/story", asked(tell_story)),
            Route("/api/replays/{replay}/{step}", asked(show_step)),
            Route("/api/replays/{replay}/{step}/why", asked(explain_step)),
            *rule_pages.routes(),
            WebSocketRoute("/table/{table}/socket", socket),
            *looks.routes(),
            *bundling.routes(),
            Mount("/static", GZipMiddleware(StaticFiles(directory=WEB), minimum_size=500)),
        ],
        middleware=[
            Middleware(Observed),
            Middleware(SafeHeaders),
            Middleware(TrustedHostMiddleware, allowed_hosts=list(hosts)),
        ],
        exception_handlers={404: show_lost},
        lifespan=lifespan,
    )


async def measure(rooms: Rooms) -> None:
    """What is not counted where it happens is looked at from time to time; so is what nobody uses any more."""
    collecting = Collecting()
    while True:
        metrics.ROOMS.set(len(rooms.rooms))
        metrics.MEMORY.set(metrics.memory())
        metrics.ACKNOWLEDGED.note()
        metrics.SHOWN.note()
        collecting.consider()
        await asyncio.sleep(MEASURED_EVERY)


# -- the lobby -----------------------------------------------------------------------------------------------------


async def show_table(request: Request) -> Response:
    """The page of a table; if it is in memory, with the board of its game."""
    room = request.app.state.rooms.rooms.get(request.path_params["table"])
    return await bundled(request, "table.html", "" if room is None else room.game.table.game)


async def list_games(request: Request) -> Any:
    """What can be played: games that have decks, with their options, seats and bots."""
    return await asyncio.to_thread(offered)


def offered() -> list[dict[str, Any]]:
    """The games that can be played. The first time their cards are read, which takes a while."""
    return [found for name in finished() if (found := describe(name))["decks"]]


#: Options that not every deck suits.
_SUITING = frozenset({"edition", "format"})


@cache
def describe(name: str) -> dict[str, Any]:
    """One game for the lobby; which decks suit an edition or a format, and which editions have formats.

    What no ready deck suits can be played with decks that are `brought`.
    """
    game = with_cards(name)
    options = {option: list(values) for option, values in game.options().items() if values}
    suited = {
        option: {value: keys for value in options[option] if (keys := list(game.ready_decks(**{option: value})))}
        for option in _SUITING.intersection(options)
    }
    brought = {option: [one for one in options[option] if one not in suited[option]] for option in suited}
    options |= {option: list(values) for option, values in suited.items()}
    styles = suited.get("format", {})
    formats = [
        edition
        for edition in options.get("edition", [])
        if any(game.ready_decks(edition=edition, format=one) for one in styles)
    ]
    return {
        "name": name,
        "seats": game.SEATS,
        "options": options,
        "decks": [{"key": deck.key, "name": deck.name, "about": deck.about} for deck in listed_decks(name, options)],
        "suited": suited,
        "brought": brought,
        "formats": formats,
        "bots": bot_names(name),
        "limited": has_limited(name),
    }


def listed_decks(name: str, options: dict[str, list[str]]) -> list[Deck]:
    """All decks of a game, then those made for one style of tournament alone."""
    decks = all_decks(name)
    for style in options.get("format", ()):
        decks |= {key: deck for key, deck in all_decks(name, format=style).items() if key not in decks}
    return list(decks.values())


class LayTable(msgspec.Struct, forbid_unknown_fields=True):
    """What the lobby asks for."""

    game: str
    seats: Annotated[list[Place], msgspec.Meta(max_length=20)]
    options: dict[str, str | Annotated[int, msgspec.Meta(ge=-(2**31), lt=2**31)]] = {}
    clock: Limits = Limits()


async def lay_table(request: Request) -> Any:
    """A new table; the answer has the secrets of its seats."""
    wanted = msgspec.json.decode(await brought(request, made.LARGEST), type=LayTable)
    wanted.clock.check()
    await made.read_first(request, wanted.game, [seat.cards for seat in wanted.seats])
    if request.app.state.health.draining:
        return as_json({"error": "the server is about to start again; try once more in a moment"}, 503)
    rooms: Rooms = request.app.state.rooms
    room, tokens = await rooms.lay(wanted.game, wanted.seats, wanted.options, clock=wanted.clock)
    account = await account_of(request)
    if account is not None:
        for seat in room.seats:
            if seat.kind == "you":
                await rooms.journal.keep_seat(account.key, room.table, seat.seat)
    return as_json({"table": room.table, "tokens": tokens}, 201)


# -- replays -------------------------------------------------------------------------------------------------------


async def bring_record(request: Request) -> Any:
    """A record from a file; the answer is the name of its replay."""
    data = await brought(request, LARGEST_RECORD, COST_OF_RECORD)
    return as_json({"replay": await request.app.state.replays.bring(data)}, 201)


async def found_replay(request: Request) -> Replay:
    """The replay a page asks for. That of a table there is only once its game is over."""
    name: str = request.path_params["replay"]
    replays: Replays = request.app.state.replays
    if not name.startswith("table."):
        return await replays.find(name)
    room = await request.app.state.rooms.find(name.removeprefix("table."))
    if not room.shown.over:
        raise Refused("the game is not over")
    return await replays.of_game(name, room.game)


async def show_replay(request: Request) -> Any:
    """What there is to see; of a table also how its seed can be checked."""
    replay = await found_replay(request)
    about = replay.about()
    if request.path_params["replay"].startswith("table."):
        room = await request.app.state.rooms.find(request.path_params["replay"].removeprefix("table."))
        about |= {"salt": room.setup.salt, "seed_hash": room.setup.seed_hash}
    return about


async def tell_story(request: Request) -> Any:
    """How the chances went and where the game turned."""
    replay = await found_replay(request)
    return await request.app.state.replays.story(replay)


def step_of(request: Request) -> int:
    """Which step is asked for."""
    step = number_in(request.path_params["step"])
    if step is None:
        raise Refused("a step is a number")
    return step


async def show_step(request: Request) -> Any:
    """The view after a step."""
    replay = await found_replay(request)
    return replay.shown(step_of(request), request.query_params.get("as", "public"))


async def explain_step(request: Request) -> Any:
    """Where a number comes from at a step."""
    replay = await found_replay(request)
    asked_for = request.query_params
    return {"lines": replay.why(step_of(request), asked_for.get("as", "public"), asked_for)}


async def download_record(request: Request) -> Any:
    """The record as a file."""
    replay: str = request.path_params["replay"]
    try:
        record = (await found_replay(request)).record
    except OtherVersion:  # it is not played here; what it consists of can be taken to where it is
        record = await request.app.state.rooms.record(replay.removeprefix("table."))
    name = f'attachment; filename="{record.game}-{replay}.json"'
    return Response(record.to_json(), media_type="application/json", headers={"content-disposition": name})
