"""The web application: pages, and what they ask for."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from quickening.server import (
    account_decks,
    account_pages,
    account_pools,
    analyses,
    blocks,
    bundling,
    codes,
    decks,
    health,
    histories,
    lessons,
    lobby_pages,
    looks,
    made,
    maker,
    metrics,
    open_table_pages,
    pools,
    replay_pages,
    rule_pages,
    sockets,
    tournament_pages,
)
from quickening.server.accounts import TRIES, TRIES_PER_SECOND, Accounts
from quickening.server.analyses import Analyses
from quickening.server.anyone import Matching
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
from quickening.server.pages import SafeHeaders, asked, page, show_lost
from quickening.server.printings import Printings, show_cards, show_reading
from quickening.server.replays import Replays
from quickening.server.results import Results
from quickening.server.rooms import Rooms
from quickening.server.sockets import GUESTS, GUESTS_PER_SECOND, socket
from quickening.server.sqlite import SqliteJournal
from quickening.server.supervising import PULSE
from quickening.server.tournaments import Tournaments

#: So many tables one address may ask for at once, and a second after that.
TABLES, TABLES_PER_SECOND = 400.0, 5.0
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
        open_parts(app, kept, data / "reports", pace, demos, tries)
        app.state.allowed = allowed
        app.state.elder = elder.rstrip("/")
        allow(app, people, asking, allowed)
        await app.state.rooms.open()
        drain_on_sigterm(app, drain)
        tasks = [asyncio.create_task(part) for part in go_on(app)]
        if homes is not None:
            app.state.rooms.homes = homes
            homes.open(app)
        yield
        if homes is not None:
            homes.close()
        for task in tasks:
            task.cancel()
        await close_parts(app, kept)

    return Starlette(
        routes=routes(),
        middleware=[
            Middleware(Observed),
            Middleware(SafeHeaders),
            Middleware(TrustedHostMiddleware, allowed_hosts=list(hosts)),
        ],
        exception_handlers={404: show_lost},
        lifespan=lifespan,
    )


def routes() -> list[BaseRoute]:
    """Every page, and everything that pages ask for."""
    return [
        *lobby_pages.routes(),
        Route("/rules", page("rules.html")),
        Route("/cards", page("cards.html")),
        Route("/learn", page("learn.html")),
        Route("/learn/{game}", page("learn.html")),
        Route("/worker.js", page("worker.js", "text/javascript")),
        Route("/api/cards/{game}", asked(show_cards)),
        Route("/api/reading/{game}", asked(show_reading)),
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
        *analyses.routes(),
        *replay_pages.routes(),
        *rule_pages.routes(),
        WebSocketRoute("/table/{table}/socket", socket),
        *looks.routes(),
        *bundling.routes(),
        Mount("/static", GZipMiddleware(StaticFiles(directory=WEB), minimum_size=500)),
    ]


# -- what the pages share ------------------------------------------------------------------------------------------


def open_parts(
    app: Starlette, kept: Journal, reports: Path, pace: float, demos: Path | None, tries: tuple[float, float]
) -> None:
    """What the pages ask of the server: rooms, tournaments, replays, accounts and the rest, on one journal."""
    state = app.state
    state.rooms = Rooms(kept, reports, pace)
    state.open_tables = OpenTables(state.rooms)
    state.matching = Matching(state.open_tables)
    state.results = Results(state.rooms)
    state.tournaments = Tournaments(state.rooms)
    state.makers = Makers()
    state.analyses = Analyses()
    state.printings = Printings()
    state.demos = Demos(demos)
    state.replays = Replays(kept, state.demos)
    state.accounts = Accounts(kept, tries)
    state.rooms.tried = state.accounts.note_try
    state.health = health.Health(kept)


def allow(app: Starlette, people: int, asking: tuple[float, float], allowed: tuple[float, float]) -> None:
    """How much one address may ask for, with so many people behind it."""
    app.state.bringing = Allowances(TABLES * people, TABLES_PER_SECOND * people)
    app.state.asking = Allowances(asking[0] * people, asking[1] * people)
    app.state.coming = Allowances(GUESTS * people, GUESTS_PER_SECOND * people)
    at_once, per_second = sockets.AS_GUESTS_AT_ONCE * allowed[0], sockets.AS_GUESTS * allowed[1]
    app.state.saying = Allowances(at_once * people, per_second * people)


def go_on(app: Starlette) -> tuple[Coroutine[Any, Any, None], ...]:
    """What is done all the time."""
    return measure(app.state.rooms), PULSE.go_on(), app.state.results.go_on(), app.state.tournaments.go_on()


async def close_parts(app: Starlette, kept: Journal) -> None:
    """Everything is closed, the journal last."""
    await app.state.rooms.close()
    app.state.accounts.hands.close()
    app.state.replays.hands.close()
    app.state.makers.close()
    app.state.analyses.close()
    app.state.tournaments.close()
    await kept.close()


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
