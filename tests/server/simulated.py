"""A table in a simulated time: rooms, clocks and bots as they are, a journal in memory, all that is sent noted."""

from __future__ import annotations

import asyncio
import contextlib
import math
from collections.abc import Callable, Coroutine
from functools import cache
from pathlib import Path
from typing import Any, cast

import msgspec
from starlette.applications import Starlette

from quickening.core.decisions import RESPOND, Decision, Option
from quickening.core.game import Game
from quickening.core.views import View
from quickening.games import all_decks
from quickening.server.accounts import COOKIE, Accounts
from quickening.server.app import create_app
from quickening.server.automatic import Automatic
from quickening.server.clock import Limits
from quickening.server.demos import Demos
from quickening.server.guests import Allowances, Guest
from quickening.server.journal import BEGIN, LAPSE, Account, Entry, SeatRow
from quickening.server.open_tables import OpenTables
from quickening.server.replays import Replays
from quickening.server.results import Results
from quickening.server.room import Room
from quickening.server.rooms import Rooms
from quickening.server.sockets import Sending
from quickening.server.tables import House, Setup, digest
from tests.server.simulated_journal import Disk, SimulatedJournal


class SimulatedLoop(asyncio.SelectorEventLoop):
    """Where everybody waits, the time of whoever waits least has come."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 1_000.0
        selector: Any = self._selector  # type: ignore[attr-defined]  # asyncio's own
        really = selector.select

        def select(timeout: float | None = None) -> Any:
            assert timeout is not None, "everybody waits for ever"
            self.now += timeout
            return really(0)

        selector.select = select

    def time(self) -> float:
        return self.now

    def run_in_executor(self, executor: Any, func: Any, *args: Any) -> Any:  # type: ignore[override]  # generic there
        """There are no threads: what would be done in one is done at once."""
        future = self.create_future()
        try:
            future.set_result(func(*args))
        except Exception as error:
            future.set_exception(error)
        return future

    async def shutdown_default_executor(self, timeout: float | None = None) -> None:
        """There is none."""


def in_simulated_time(scene: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Play a scene that takes no time."""
    with asyncio.Runner(loop_factory=SimulatedLoop) as runner:
        runner.run(scene())


class Silent:
    """Whoever could respond and does not."""

    wants_view = False

    def choose(self, decision: Decision, view: View | None) -> tuple[Option, ...]:
        raise NotImplementedError


class Responders(Automatic):
    """Bots that let everything happen that they could respond to; all other questions wait for a player."""

    begun = False
    watched = -1

    def bot_asked(self) -> Any:
        decision = self.room.game.decision
        waits = not self.begun or self.room.curtain.waiting or self.room.history.asked
        is_others = decision is not None and decision.sort == RESPOND and decision.seat != self.watched
        return Silent() if is_others and not waits else None

    def _choice_of(self, player: Any) -> list[str]:
        decision = self.room.game.decision
        assert decision is not None
        assert decision.next is not None
        return [decision.options[place].id for place in decision.next]


class Noted:
    """A socket that notes what is sent over it, and when; there is no short way to it."""

    def __init__(self) -> None:
        self.scope: dict[str, Any] = {}
        self.sent: list[tuple[float, str]] = []

    async def send_text(self, text: str) -> None:
        self.sent.append((asyncio.get_running_loop().time(), text))

    async def close(self, code: int) -> None:
        """Nobody is sent away."""


@cache
def _app() -> Starlette:
    """All pages, for one table at a time."""
    return create_app(Path())


async def get(app: Starlette, path: str, cookie: str) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
    """What a page is answered: the status, the headers but for the one drawn by chance, and all the rest."""
    sent: list[Any] = []
    where, _, asked = path.partition("?")
    scope = {"type": "http", "method": "GET", "path": where, "query_string": asked.encode(), "scheme": "http"}
    scope |= {"headers": [(b"cookie", cookie.encode()), (b"host", b"table")], "client": ("127.0.0.1", 1)}

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        sent.append(message)

    await app(scope, receive, send)
    headers = [header for header in sent[0]["headers"] if header[0] != b"x-request-id"]
    return sent[0]["status"], headers, b"".join(part.get("body", b"") for part in sent[1:])


#: The secret of whoever is signed in and keeps the first seat of the table.
SESSION = "a-secret-of-somebody-who-is-signed-in"


class Looking:
    """A room with this game, at which a seat and a spectator look on; or two spectators, if no seat is watched.

    Each is sent whole states, as programs are, and what has changed, as pages are.
    """

    def __init__(self, game: Game, watched: int | None, folder: Path, pace: float = 0.45) -> None:
        self.journal = SimulatedJournal(Disk())
        self.rooms = Rooms(self.journal, folder, pace, now=asyncio.get_running_loop().time)
        seats = [SeatRow(seat, "you", name, "") for seat, name in enumerate(game.names)]
        setup = Setup(game.table.game, ("",) * len(seats), 0, "salt", {}, ("",) * len(seats))
        self.room = _RoomWith(game, setup, seats, self.rooms.house, Limits(player=600))
        self.rooms.rooms["table"] = self.room
        self.responders = self.room.automatic = Responders(self.room)
        self.responders.watched = -1 if watched is None else watched
        self.guests = [Guest(watched), Guest(None), Guest(watched), Guest(None)]
        for guest in self.guests[2:]:
            guest.changes = True
        self.sockets = [Noted() for _ in self.guests]
        self.sending: list[asyncio.Task[None]] = []
        self.answered: list[Any] = []

    async def __aenter__(self) -> Looking:
        self.journal.disk.lay("table", msgspec.json.encode(self.room.setup), self.room.seats, 0.0)
        await self._keep_a_seat()
        for guest, socket in zip(self.guests, self.sockets, strict=True):
            self.sending.append(asyncio.create_task(Sending(cast(Any, socket), self.room, guest).go_on()))
            self.room.welcome(guest)
        await asyncio.sleep(1)
        return self

    async def _keep_a_seat(self) -> None:
        await self.journal.add_account(Account("ann", "Ann", ""), 0.0)
        await self.journal.begin_session(digest(SESSION), "ann", math.inf, 0.0)
        await self.journal.keep_seat("ann", "table", 0)

    async def __aexit__(self, *error: object) -> None:
        for task in (*self.sending, *self.room.stop()):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def ask(self, *paths: str) -> None:
        """Pages ask for these, signed in; what is answered is noted."""
        app = _app()
        app.state.rooms, app.state.accounts = self.rooms, Accounts(self.journal)
        app.state.replays, app.state.asking = Replays(self.journal, Demos(None)), Allowances(1e9, 1e9)
        app.state.results, app.state.open_tables = Results(self.rooms), OpenTables(self.rooms)
        for path in paths:
            self.answered.append((path, *await get(app, path, f"{COOKIE}={SESSION}")))

    async def wait(self) -> None:
        """Until nobody is asked to respond; the seat that is watched takes a while to let things happen."""
        for _ in range(40):
            await asyncio.sleep(2)
            decision = self.room.shown.decision
            if decision is not None and decision.seat == self.responders.watched and decision.sort == RESPOND:
                assert decision.next is not None
                chosen = [decision.options[place].id for place in decision.next]
                await self.room.answer(decision.seat, self.room.history.question(decision.seat), chosen)

    @property
    def sent(self) -> list[Any]:
        """All that was sent: to the seat, to the spectator, to pages that asked for something."""
        return [*(socket.sent for socket in self.sockets), self.answered]


def against_a_bot(folder: Path, pace: float = 0.45, level: str = "random") -> Room:
    """A room where somebody plays Huntik against a bot of this level."""
    seats = [SeatRow(0, "you", "Ann", ""), SeatRow(1, "bot", "Bob", "")]
    decks = tuple(list(all_decks("huntik"))[:2])
    rooms = Rooms(SimulatedJournal(Disk()), folder, pace, now=asyncio.get_running_loop().time)
    return Room("table", Setup("huntik", decks, 7, "salt", {}, ("", level)), seats, rooms.house)


def lapsed(game: Game, folder: Path) -> Any:
    """The game after whoever is asked has let the time for a decision run out."""
    found: list[Game] = []

    async def scene() -> None:
        rooms = Rooms(SimulatedJournal(Disk()), folder, now=asyncio.get_running_loop().time)
        seats = [SeatRow(seat, "you", name, "") for seat, name in enumerate(game.names)]
        setup = Setup(game.table.game, ("",) * len(seats), 0, "salt", {}, ("",) * len(seats))
        room = _RoomWith(game, setup, seats, rooms.house, Limits(decision=30))
        for seat in range(len(seats)):
            room.welcome(Guest(seat))
        await asyncio.sleep(31)
        assert [entry.what for entry in room.history.line] == [LAPSE]
        found.append(room.game)
        for task in room.stop():
            task.cancel()

    in_simulated_time(scene)
    return found[0]


class _RoomWith(Room):
    """A room that begins in the middle of a game, with its clock running."""

    def __init__(self, game: Game, setup: Setup, seats: list[SeatRow], house: House, limits: Limits) -> None:
        self._game = game
        super().__init__("table", setup, seats, house)
        self.history.clock.limits = limits
        self.history.clock.note(Entry(0, -1, BEGIN, (), house.now()))

    def beginning(self) -> Game:
        return self._game.clone()
