"""A server on the loopback, and players who talk to it through real sockets."""

from __future__ import annotations

import asyncio
import random
import secrets
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import msgspec
import pytest
import uvicorn
from websockets.sync.client import ClientConnection, connect

from quickening.server.app import create_app
from quickening.server.run import HOW
from tests.server import halls
from tests.server.database import database_server
from tests.server.halls import Hall

#: Nobody waits longer than this for anything, in seconds.
PATIENCE = halls.PATIENCE

Json = dict[str, Any]


def huntik_seats(*kinds: str) -> list[Json]:
    """Two seats of Huntik: each `you`, `friend` or `bot`."""
    decks = ("seekers", "organization")
    return [
        {"kind": kind, "name": name, "deck": deck, "bot": "random" if kind == "bot" else ""}
        for kind, name, deck in zip(kinds, ("Ann", "Bob"), decks, strict=True)
    ]


class Address:
    """Where a server is."""

    def __init__(self, port: int) -> None:
        self.host = f"127.0.0.1:{port}"
        self.http = f"http://{self.host}"

    def get(self, path: str) -> httpx.Response:
        return httpx.get(self.http + path, timeout=PATIENCE)

    def lay(self, *kinds: str, **options: Any) -> tuple[str, list[str]]:
        """A new table of Huntik, and the secrets of its seats."""
        wanted = {"game": "huntik", "seats": huntik_seats(*kinds), "options": options}
        answer = httpx.post(f"{self.http}/api/tables", json=wanted, timeout=PATIENCE)
        assert answer.status_code == 201, answer.text
        return answer.json()["table"], answer.json()["tokens"]

    def player(self, table: str, token: str = "") -> Player:
        """Somebody who has joined a table."""
        return Player(self, table, token)


class Player:
    """Somebody at a table, as a program sees it."""

    def __init__(self, address: Address, table: str, token: str) -> None:
        self.heard: list[Json] = []
        self.state: Json = {}
        self.log: list[Json] = []
        self.leaving = ExitStack()
        address_of_table = f"ws://{address.host}/table/{table}/socket"
        self.socket: ClientConnection = self.leaving.enter_context(connect(address_of_table, compression=None))
        self.say(type="join", token=token)
        self.hello = self.hear("hello")
        self.hear("state")

    def say(self, **message: Any) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def hear(self, kind: str, wanted: Callable[[Json], bool] = lambda message: True) -> Json:
        """The next message of a kind that is wanted; those before it are noted."""
        end = time.monotonic() + PATIENCE
        while True:
            message = self.listen(end - time.monotonic())
            if message["type"] == kind and wanted(message):
                return message

    def listen(self, patience: float) -> Json:
        message: Json = msgspec.json.decode(self.socket.recv(timeout=max(0.01, patience)))
        self.heard.append(message)
        if message["type"] == "state":
            self.state = message
            told = [] if message["log_from"] == 0 else self.log
            self.log = [*told, *message["view"]["log"]]
        if message["type"] == "here":
            for player, here in zip(self.state["players"], message["here"], strict=True):
                player["here"] = here
        return message

    @property
    def decision(self) -> Json | None:
        found: Json | None = self.state["view"]["decision"]
        return found

    @property
    def over(self) -> bool:
        return self.state["view"]["outcome"] is not None

    def wait(self, ready: Callable[[], bool]) -> None:
        """Listen until something is so."""
        end = time.monotonic() + PATIENCE
        while not ready():
            self.listen(end - time.monotonic())

    def listen_out(self) -> None:
        """Until nothing more is said for a while."""
        with suppress(TimeoutError):
            while True:
                self.listen(0.3)

    def catch_up(self) -> None:
        """Hear what has come. Who does not read for long does not answer pings either, and is sent away."""
        with suppress(TimeoutError):
            while True:
                self.listen(0)

    def wait_for_decision(self) -> None:
        self.wait(lambda: self.decision is not None or self.over)

    def answer(self, chosen: list[str]) -> None:
        """Answer, and wait until the answer is acknowledged: a newer state."""
        n = self.state["n"]
        self.say(type="answer", n=n, chosen=chosen)
        self.wait(lambda: self.state["n"] > n)

    def answer_anything(self, chance: random.Random) -> None:
        assert self.decision is not None
        self.answer(anything(self.decision, chance))

    def refused(self, **message: Any) -> str:
        """Say something that is refused; the reason."""
        self.say(**message)
        words: str = self.hear("refused")["message"]
        return words

    def close(self) -> None:
        self.leaving.close()


def whoever_is_asked(*players: Player) -> Player:
    """The player who is to answer, or any if the game is over."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for player in players:
            if player.decision is not None or player.over:
                return player
            with suppress(TimeoutError):
                player.listen(0.02)
    raise TimeoutError("nobody is asked anything")


def anything(decision: Json, chance: random.Random) -> list[str]:
    """Any legal answer to a decision."""
    ids = [option["id"] for option in decision["options"]]
    if decision["repeats"]:
        return [chance.choice(ids) for _ in range(decision["most"])]
    return chance.sample(ids, chance.randint(decision["least"], decision["most"]))


@contextmanager
def serving(data: Path, **how: Any) -> Iterator[Address]:
    """A server in a thread, which lets programs talk as fast as they can."""
    how = {"allowed": (1e9, 1e9)} | how
    config = uvicorn.Config(create_app(data, **how), port=0, **HOW | {"timeout_graceful_shutdown": 1})
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    end = time.monotonic() + PATIENCE
    while not server.started and time.monotonic() < end:
        time.sleep(0.02)
    assert server.started
    yield Address(server.servers[0].sockets[0].getsockname()[1])
    server.should_exit = True
    thread.join(PATIENCE)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Address]:
    """A server with an empty journal."""
    with serving(tmp_path) as address:
        yield address


@pytest.fixture
def hall(server: Address) -> Iterator[Callable[..., Hall]]:
    """Tournaments of a server, each as it is wanted."""
    opened: list[Hall] = []

    def opening(**wanted: Any) -> Hall:
        opened.append(Hall(server, **wanted))
        return opened[-1]

    yield opening
    for one in opened:
        one.client.close()


@pytest.fixture(scope="session")
def databases() -> Iterator[str]:
    """A PostgreSQL server for all tests."""
    with database_server() as address:
        yield address


@pytest.fixture
def database(databases: str) -> str:
    """An empty database."""
    name = f"test_{secrets.token_hex(6)}"

    async def create() -> None:
        connection = await asyncpg.connect(databases)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    return databases.rpartition("/")[0] + f"/{name}"


@pytest.fixture(params=["sqlite", "postgres"])
def kept_in(request: pytest.FixtureRequest) -> tuple[str, ...]:
    """How a server is told where games are kept."""
    return ("--database", request.getfixturevalue("database")) if request.param == "postgres" else ()
