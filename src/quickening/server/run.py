"""Starting the server: one process, or several behind one port, with SQLite or PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import socket
import sys
import threading
from collections.abc import Awaitable, Callable, Iterator
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import uvicorn
from platformdirs import user_data_path
from starlette.applications import Starlette

from quickening.core.refusals import Refused
from quickening.server import metrics
from quickening.server.app import create_app
from quickening.server.connections import Guarded
from quickening.server.draining import end_with_supervisor
from quickening.server.framing import GuardedSocket
from quickening.server.homes import Homes
from quickening.server.journal import Journal
from quickening.server.lobby_pages import offered
from quickening.server.logs import Format, Level, configure, event
from quickening.server.sqlite import SqliteJournal
from quickening.server.sqlite_workers import SharedSqliteJournal
from quickening.server.supervising import Supervisor, watch_alone

_LOG = logging.getLogger(__name__)
#: How long a bot waits before it answers, in seconds, so that people can follow.
PACE = 0.45
_LOOPBACK = ("127.0.0.1", "localhost")
#: So long a thread keeps the others from running, in seconds: the one that writes the journal is waited for.
TURN = 0.0005
#: So long a worker waits before it tries again to open the journal, in seconds.
AGAIN = 1.0
#: Whether a connection can be handed from one process to another on this system.
CAN_HAND_OVER = hasattr(socket, "send_fds")
#: How the settings come to the processes that serve together.
_SETTINGS = "QUICKENING_WORKER"


class Settings(msgspec.Struct, frozen=True):
    """What a process needs to know to serve."""

    data: str
    pace: float = PACE
    demos: str = ""
    hosts: tuple[str, ...] = ("*",)
    database: str = ""
    elder: str = ""
    people: int = 1
    drain: float = 0.0
    log_format: Format = "text"
    log_level: Level = "warning"
    homes: str = ""


class Server(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[str], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            port = self.servers[0].sockets[0].getsockname()[1]
            self.ready(f"http://{self.config.host}:{port}/")


def serve(
    host: str = "127.0.0.1",
    port: int = 8765,
    data: Path | None = None,
    pace: float = PACE,
    demos: Path | None = None,
    workers: int | None = None,
    ready: Callable[[str], None] = lambda address: None,
    database: str = "",
    elder: str = "",
    people: int = 1,
    drain: float = 0.0,
    log_format: Format = "text",
    log_level: Level = "warning",
    figures: str = "",
) -> None:
    """Serve the table until interrupted; `ready` is called with its address.

    `figures` is where monitoring finds them, if anywhere.
    """
    if elder and not elder.startswith(("http://", "https://")):
        raise Refused("--elder is the address of a server, as https://tables.example:8766/")
    wanted = number_of_workers(workers)
    if wanted != 1 and not database and not CAN_HAND_OVER:
        raise Refused(f"{wanted} workers cannot share an SQLite journal here; say --workers 1, or name a --database")
    settings = Settings(
        data=str(data or user_data_path("quickening")),
        pace=pace,
        demos=str(demos or ""),
        hosts=_LOOPBACK if host in _LOOPBACK else ("*",),
        database=database,
        elder=elder,
        people=people,
        drain=drain,
        log_format=log_format,
        log_level=log_level,
    )
    configure(log_format, log_level)
    if database:
        asyncio.run(check_database(database))
    with metrics.serving(figures, together=wanted > 1):
        if wanted == 1:
            serve_alone(settings, host, port, ready)
        else:
            serve_together(settings, host, port, wanted, ready)


def number_of_workers(said: int | None) -> int:
    """How many processes are to serve. Refuses what is no number of them."""
    words = os.environ.get("WEB_CONCURRENCY", "1") if said is None else str(said)
    if not words.isdecimal() or int(words) < 1:
        raise Refused(f"{words} workers cannot serve; say how many, from 1")
    return int(words)


def serve_alone(settings: Settings, host: str, port: int, ready: Callable[[str], None]) -> None:
    """One process."""
    with contextlib.closing(listening(host, port)) as bound:
        journal = None if settings.database else SqliteJournal(file_of(settings))

        async def given() -> Journal:
            assert journal is not None
            return journal

        app = app_for(settings, opening(settings) if journal is None else given)
        watch_alone()
        Server(uvicorn.Config(app, host=host, port=port, **HOW), ready).run(sockets=[bound])


def serve_together(settings: Settings, host: str, port: int, workers: int, ready: Callable[[str], None]) -> None:
    """Several processes behind one port; one that ends is started again."""
    place = "quickening.server.run:app_of_worker"
    config = uvicorn.Config(place, factory=True, host=host, port=port, workers=workers, **HOW)
    with (
        contextlib.closing(listening(host, port)) as bound,
        TemporaryDirectory(prefix="quickening-") as homes,
        held_for_workers(settings),
        contextlib.suppress(KeyboardInterrupt),
    ):
        ready(f"http://{host}:{bound.getsockname()[1]}/")  # who comes early waits
        together = msgspec.structs.replace(settings, homes=homes)
        os.environ[_SETTINGS] = msgspec.json.encode(together).decode()
        Supervisor(config, sockets=[bound]).run()


@contextlib.contextmanager
def held_for_workers(settings: Settings) -> Iterator[None]:
    """With SQLite this process holds the folder for those that serve, and moves what they have written ahead."""
    if settings.database:
        yield
        return
    journal = SqliteJournal(file_of(settings))
    try:
        yield
    finally:
        asyncio.run(journal.close())


def file_of(settings: Settings) -> Path:
    """Where SQLite keeps the games."""
    return Path(settings.data) / "games.sqlite3"


def listening(host: str, port: int) -> socket.socket:
    """A socket that takes connections. Refuses an address that is none, or in use."""
    bound = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
    except OSError as error:
        bound.close()
        raise Refused(f"the table cannot be served at {host}:{port}: {error.strerror}") from None
    bound.listen(2048)
    bound.set_inheritable(True)
    return bound


HOW: dict[str, Any] = {
    "log_level": "warning",
    "log_config": None,
    "http": Guarded,
    "ws": GuardedSocket,
    "ws_per_message_deflate": False,
    "ws_max_size": 65536,
    "ws_ping_interval": 40.0,  # proxies close what is silent for a minute
    "timeout_graceful_shutdown": 5,
}


def app_of_worker() -> Starlette:
    """The application in one of several processes."""
    settings = msgspec.json.decode(os.environ[_SETTINGS], type=Settings)
    configure(settings.log_format, settings.log_level)
    end_with_supervisor(settings.drain)
    return app_for(settings, opening(settings))


def app_for(settings: Settings, journal: Callable[[], Awaitable[Journal]]) -> Starlette:
    """The application with its settings, in a process that is made for it."""
    gc.disable()  # it looks when it is told to (`collecting`)
    sys.setswitchinterval(TURN)
    threading.Thread(target=offered, daemon=True).start()  # the cards are read before somebody waits for them
    demos = Path(settings.demos) if settings.demos else None
    how: dict[str, Any] = {"elder": settings.elder, "people": settings.people, "drain": settings.drain}
    if settings.homes and CAN_HAND_OVER:  # else any of them serves any table, and reads on
        how["homes"] = Homes(Path(settings.homes), HOW)
    return create_app(Path(settings.data), settings.pace, demos, settings.hosts, journal, **how)


def opening(settings: Settings) -> Callable[[], Awaitable[Journal]]:
    """How a process opens the shared journal. One of several tries until it can: the others serve meanwhile."""

    async def opened() -> Journal:
        for tries in count():
            try:
                return await open_shared(settings)
            except Refused as error:
                if not settings.homes:
                    raise
                if not tries:
                    event(_LOG, "a worker cannot begin yet", logging.WARNING, why=str(error))
                await asyncio.sleep(AGAIN)
        raise AssertionError("it is tried for ever")

    return opened


async def open_shared(settings: Settings) -> Journal:
    """The journal that several processes have."""
    if settings.database:
        return await open_database(settings.database)
    return SharedSqliteJournal(file_of(settings), Path(settings.homes) / "peers")


async def check_database(database: str) -> None:
    """Refuse a database that cannot be used, before anything is served."""
    journal = await open_database(database)
    await journal.close()


async def open_database(database: str) -> Journal:
    """The journal in a database. Refuses what is none."""
    if not database.startswith(("postgresql://", "postgres://")):
        raise Refused("--database is an address as postgresql://user@host/name; without it, SQLite is used")
    try:
        from quickening.server.postgres import open_postgres
    except ModuleNotFoundError:
        raise Refused("--database needs one more package: pip install 'quickening[postgres]'") from None
    return await open_postgres(database)
