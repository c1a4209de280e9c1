"""A server in a storm, by seed: real rooms, sockets, bots, clocks; simulated time, journal, network and players.

Processes die and come back, the journal fails, stalls and loses what it was about to say, connections break. Whatever
happens: what was acknowledged stays, in its order; what was refused has no effect; nobody is shown what is not in the
journal or not theirs to see; and when the storm is over, the game goes on and all see the same one. A seed that fails
fails again: `python -m tests.server.simulation --first SEED --seeds 1`.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import Any
from unittest import mock

import msgspec
from starlette import routing

from quickening.core.refusals import Refused
from quickening.games import all_decks
from quickening.server import app as pages
from quickening.server import automatic, guests, journal, messages, places, rooms, sockets
from quickening.server.bot_time import BotTime
from quickening.server.clock import Limits
from quickening.server.history import History
from quickening.server.homes import Homes
from quickening.server.journal import Entry, Journal, Unsure
from quickening.server.places import Place
from quickening.server.room import Room
from quickening.server.rooms import Rooms
from tests.server.conftest import anything
from tests.server.seen import seen
from tests.server.simulated import in_simulated_time
from tests.server.simulated_journal import Disk, SimulatedJournal, StormyJournal, Weather
from tests.server.simulated_network import Connection

#: So long the storm lasts, and it takes until all have seen everything, in seconds; bots go on so many times as long.
STORM, REST, LONGEST = 12.0, 15.0, 40
#: So many lines are written after the storm, within so many seconds at most: by everybody who is asked.
AFTER, SOON = 6, 40
#: So long a player waits for an answer before it is given once more, in seconds.
PATIENCE = 6.0
#: What is played, one after another: Huntik costs least. And which cards are nobody else's to see.
GAMES = (*("huntik",) * 8, "shadowfist", "highlander")
HIDDEN = ("hand", "deck", "endurance")
EDITIONS = ("first", "third", "type-one")
CLOCKS = (None, None, Limits(decision=60), Limits(player=600))
#: What is wrong in many ways.
NONSENSE = (
    "{",
    '{"type":"answer","n":0,"chosen":["no"]}',
    '{"type":"join","token":""}',
    '{"type":"undo","yes":true}',
)

_COMPILED = cache(routing.compile_path)
#: Which of a player's requests is being carried out.
_REQUEST: ContextVar[int] = ContextVar("request", default=-1)


def meant(room: Room, guest: guests.Guest, heard: messages.Heard) -> tuple[str, ...]:
    """What is chosen by an answer, as lines of the journal name it."""
    if not isinstance(heard, messages.Answer):
        return ()
    try:
        return tuple(room.meant(guest, heard.n, heard.chosen))
    except Refused:
        return ()


class SimulatedHomes(Homes):
    """Who has which table, as processes behind one port note it; the world knows which of them can be spoken to."""

    def __init__(self, world: World, name: str) -> None:
        super().__init__(world.folder / "homes", {}, name)
        self._giving.close()
        self.folder.mkdir(parents=True, exist_ok=True)
        self.world = world

    def open(self, app: Any) -> None:
        self.world.spoken_to.add(self.name)

    def leave(self) -> None:
        self.world.spoken_to.discard(self.name)

    def close(self) -> None:
        self.leave()

    def _lives(self, name: str) -> bool:
        return name in self.world.spoken_to


class Worker:
    """A process that serves, until it is killed. One that comes later may have the name of one that is gone."""

    def __init__(self, world: World, name: str) -> None:
        self.world = world
        self.homes = SimulatedHomes(world, world.name_of_process()) if world.together else None
        by_itself = world.together and world.tells_by_itself
        self.journal = StormyJournal(world.disk, name, world.weather, world.line_written, by_itself)
        self.connections: list[Connection] = []
        self.stopping = contextlib.AsyncExitStack()

    async def start(self) -> None:
        """Refuses if the journal cannot be used just now."""

        async def opened() -> StormyJournal:
            return self.journal

        self.app = pages.create_app(
            self.world.folder,
            self.world.pace,
            journal=opened,
            allowed=(1e9, 1e9),
            asking=(1e9, 1e9),
            homes=self.homes,
        )
        await self.stopping.enter_async_context(self.app.router.lifespan_context(self.app))

    @property
    def rooms(self) -> Rooms:
        found: Rooms = self.app.state.rooms
        return found

    def kill(self) -> None:
        """It is gone at once."""
        self.journal.kill()
        if self.homes is not None:
            self.homes.leave()
        self.world.disk.journals.remove(self.journal)
        for connection in self.connections:
            connection.die()


class Player:
    """Somebody at a seat, or looking on, who plays by chance and does what people and their browsers do."""

    def __init__(self, world: World, seat: int | None, token: str) -> None:
        self.world, self.seat, self.token = world, seat, token
        self.chance = random.Random(world.chance.random())
        self.connection: Connection | None = None
        self.state: dict[str, Any] = {}
        self.log: list[Any] = []

    async def live(self) -> None:
        """Come, stay until the connection is lost, come again."""
        while True:
            await asyncio.sleep(self.chance.uniform(0, 0.5))
            if not self.world.workers:
                continue
            worker = self.chance.choice(self.world.workers)
            holder = self.world.holder_for(worker)
            if holder is not worker:
                await asyncio.sleep(self.world.weather.delay())  # it is handed over
                if holder not in self.world.workers:
                    continue
                worker = holder
            self.connection = Connection(worker.app, self.world.table, self.world.weather)
            worker.connections.append(self.connection)
            self.say(type="join", token=self.token)
            await self.stay(self.connection)

    def say(self, **message: Any) -> None:
        assert self.connection is not None
        self.connection.say(msgspec.json.encode(message).decode())

    async def stay(self, connection: Connection) -> None:
        """Listen; when it is one's turn, or there was no answer for long, do something."""
        while connection.open:
            heard = [await self.next_of(connection)]
            while not connection.heard.empty():
                heard.append(connection.heard.get_nowait())
            if None in heard:
                return
            reasons = [self.hear(msgspec.json.decode(text)) for text in heard if text]
            if self.state and not self.world.resting and (any(reasons) or not reasons):
                await asyncio.sleep(self.chance.uniform(0.1, 3 if self.world.weather.calm else 0.8))
                self.act(connection)

    async def next_of(self, connection: Connection) -> str | None:
        """What is said next; no words if nothing is for long, `None` if the connection is gone."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await connection.heard.get()
        except TimeoutError:
            return ""

    def hear(self, message: dict[str, Any]) -> bool:
        """Take in what is said; whether it is a reason to do something."""
        if message["type"] == "state":
            told = [] if message["log_from"] == 0 else self.log
            assert len(told) == message["log_from"], "a part of the log is missing"
            self.log = [*told, *message["view"]["log"]]
            self.state = message
            self.world.check_shown(self, message)
        return message["type"] in ("state", "refused")

    def act(self, connection: Connection) -> None:
        """Mostly answer what is asked; at times what people do, or should not."""
        decision, storms = self.state["view"]["decision"], not self.world.weather.calm
        if storms and self.chance.random() < 0.08:
            connection.break_off()
        elif storms and self.chance.random() < 0.08:
            connection.say(self.chance.choice(NONSENSE))
        elif self.state["must_consent"]:
            self.say(type="undo", yes=self.chance.random() < 0.6)
        elif storms and self.state["can_undo"] and self.chance.random() < 0.08:
            self.say(type="undo")
        elif storms and self.seat is not None and self.chance.random() < 0.01:
            self.say(type="concede")
        elif decision is not None:
            late = 1 if storms and self.chance.random() < 0.1 else 0
            self.say(type="answer", n=self.state["n"] - late, chosen=anything(decision, self.chance))


class World:
    """A table, the processes that serve it, and who plays there; and what has to be so, whatever happens."""

    def __init__(self, seed: int, folder: Path) -> None:
        self.chance = random.Random(seed)
        self.game = GAMES[seed % len(GAMES)]
        self.weather = Weather(random.Random(self.chance.random()))
        self.folder = folder
        self.pace = self.chance.choice((0.0, 0.45))
        self.disk = Disk()
        self.workers: list[Worker] = []
        self.named = 0
        self.most_workers = self.chance.choice((1, 2, 3))
        self.together = random.Random(f"together {seed}").random() < 0.6
        self.tells_by_itself = random.Random(f"by itself {seed}").random() < 0.5
        self.spoken_to: set[str] = set()
        self.plays_on = self.chance.random() < 0.7
        self.resting = False
        self.requests = 0
        self.refused: list[tuple[int, int | None]] = []
        self.answered: list[tuple[int, int | None, tuple[str, ...]]] = []
        self.lines: dict[int, list[Entry]] = {}
        self.written: list[Entry] = []
        self.table = ""

    # -- who has the table -----------------------------------------------------------------------------------------

    def name_of_process(self) -> str:
        """A name that no process has; it may be that of one which is gone."""
        taken = {worker.homes.name for worker in self.workers if worker.homes is not None}
        free = [name for name in ("a", "b", "c", "d") if name not in taken]
        return free[self.named % len(free)]

    def holder_for(self, worker: Worker) -> Worker:
        """The process by which a connection is served that this one has taken."""
        name = None if worker.homes is None else worker.homes.holder(self.table)
        found = [one for one in self.workers if one.homes is not None and one.homes.name == name]
        return found[0] if found else worker

    # -- what is noted ---------------------------------------------------------------------------------------------

    def line_written(self, table: str, entry: Entry) -> None:
        """A line is on the disk. It belongs to a request if the player who made it is the one in the line."""
        assert entry.n == len(self.written), "lines are written in their order"
        self.written.append(entry)
        self.history.note(entry)
        self.lines.setdefault(_REQUEST.get(), []).append(entry)

    async def carry_out(
        self, do: Callable[..., Any], rooms: Rooms, room: Room, guest: guests.Guest, heard: messages.Heard
    ) -> None:
        """One request, as a socket makes it; and what became of it."""
        request = self.requests = self.requests + 1
        _REQUEST.set(request)
        chosen = meant(room, guest, heard)
        try:
            await do(rooms, room, guest, heard)
        except Unsure:
            raise
        except Refused:
            self.refused.append((request, guest.seat))
            raise
        if isinstance(heard, messages.Answer):
            self.answered.append((request, guest.seat, chosen))

    def lines_of(self, request: int, seat: int | None) -> list[Entry]:
        """The lines that a player's request has written; bots and clocks write their own after it."""
        found = self.lines.get(request, [])
        return [
            entry for entry in found if entry.seat == seat and entry.what != "lapse" and entry.chosen != ("clock",)
        ]

    # -- what has to be so -----------------------------------------------------------------------------------------

    def check_shown(self, player: Player, state: dict[str, Any]) -> None:
        """Nothing is shown before it is in the journal, and nothing that is another's."""
        view = state["view"]
        assert view["seat"] == player.seat
        assert state["n"] <= self.history.question(player.seat), "shown before it was kept"
        assert (state["seed"] is None) == (view["outcome"] is None)
        for area in view["areas"]:
            if area["name"] in HIDDEN and area["seat"] not in (None, player.seat) and not view["outcome"]:
                assert not any(card["name"] for card in area["cards"]), "a hidden card is shown"

    async def check_all(self, players: list[Player]) -> None:
        """What was acknowledged is there; everybody sees the game that the journal tells of."""
        kept = await SimulatedJournal(self.disk).since(self.table, 0)
        assert kept == self.written, "the journal has other lines than were written"
        for request, seat, chosen in self.answered:
            lines = [entry.chosen for entry in self.lines_of(request, seat)]
            assert lines == [chosen], f"an acknowledged answer is not kept once: {chosen}, {lines}"
        for request, seat in self.refused:
            assert not self.lines_of(request, seat), "what was refused has an effect"
        truth = await Rooms(SimulatedJournal(self.disk), self.folder).find(self.table)
        game = truth.game.fingerprint()
        opened = [room for worker in self.workers if (room := worker.rooms.rooms.get(self.table)) is not None]
        assert len(opened) <= 1 or not self.together, "a table is played by several processes"
        for room in opened:
            assert room.history.written == len(kept), "a process is behind"
            assert room.game.fingerprint() == game, "a process has another game"
        for player in players:
            assert player.state["n"] == truth.history.question(player.seat)
            view = msgspec.json.decode(truth.game.view(player.seat).to_json())
            log = view["log"]
            assert seen(player.state["view"]) == seen(view), "somebody sees another game"
            # A card that has been turned up since is named where the log is told anew.
            assert [line["rule"] for line in player.log] == [line["rule"] for line in log], "another log is told"
        assert not list((self.folder / "reports").glob("*")), "a fault was reported"

    # -- what happens ----------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """The storm, the time after it, and the rest in which everything is looked at."""
        await self.start_worker()
        tokens = await self.lay()
        players = [Player(self, seat, token) for seat, token in enumerate(tokens) if token]
        players.append(Player(self, None, ""))
        async with asyncio.TaskGroup() as tasks:
            living = [tasks.create_task(player.live()) for player in players]
            await self.play(tasks)
            for task in living:
                task.cancel()
        await self.check_all(players)

    async def play(self, tasks: asyncio.TaskGroup) -> None:
        """The storm, and the time after it."""
        trouble = tasks.create_task(self.make_trouble())
        await asyncio.sleep(STORM)
        self.weather.calm = True
        trouble.cancel()
        await asyncio.wait((trouble,))  # a process that drains ends now
        if not self.workers:
            await self.start_worker()
        if self.plays_on:
            await self.go_on()
        self.resting = True
        await self.come_to_rest()

    async def come_to_rest(self) -> None:
        """Bots go on until somebody is asked who rests; then all have to see what came of it."""
        for _ in range(LONGEST):
            lines = len(self.written)
            await asyncio.sleep(REST)
            if lines == len(self.written):
                return
        raise AssertionError("the table does not come to rest")

    async def go_on(self) -> None:
        """The players play on; else it has to come to rest of itself."""
        enough = len(self.written) + AFTER
        for _ in range(SOON):
            if self.is_over() or len(self.written) >= enough:
                return
            await asyncio.sleep(1)
        raise AssertionError("the game does not go on")

    def is_over(self) -> bool:
        return bool(self.disk.run("SELECT outcome FROM tables WHERE id = $1", self.table)[0][0])

    async def lay(self) -> list[str]:
        """A table of two; of Shadowfist, of four."""
        options: dict[str, str | int] = {"edition": self.chance.choice(EDITIONS)} if self.game == "highlander" else {}
        decks = list(all_decks(self.game, **options))
        many = 4 if self.game == "shadowfist" else 2
        kinds = ["you", *(self.chance.choice(("friend", "bot")) for _ in range(many - 1))]
        places = [Place(kind, f"P{seat}", decks[seat % len(decks)], "random") for seat, kind in enumerate(kinds)]
        serving = self.workers[0].rooms
        room, tokens = await serving.lay(self.game, places, options, clock=self.chance.choice(CLOCKS))
        self.table, self.history = room.table, History(room.seats, Limits())
        return tokens

    async def start_worker(self) -> None:
        """One more process; it tries until it can use the journal."""
        while True:
            self.named += 1
            worker = Worker(self, f"worker{self.named}")
            try:
                await worker.start()
            except Refused:
                self.disk.journals.remove(worker.journal)
                await asyncio.sleep(0.5)
                continue
            self.workers.append(worker)
            return

    async def end(self, worker: Worker) -> None:
        """A process is killed; or it drains first: its tables are free then, and it serves them for a while yet."""
        try:
            if worker.homes is not None and self.chance.random() < 0.3:
                worker.homes.leave()
                await asyncio.sleep(self.chance.uniform(0, 3))
        finally:
            self.workers.remove(worker)
            worker.kill()

    async def make_trouble(self) -> None:
        """Processes come and go, and so does the database."""
        while True:
            await asyncio.sleep(self.chance.uniform(0.5, 4))
            if len(self.workers) < self.most_workers and self.chance.random() < 0.6:
                await self.start_worker()
            elif self.workers and self.chance.random() < 0.4:
                await self.end(self.chance.choice(self.workers))
            elif self.chance.random() < 0.3:
                self.weather.away = not self.weather.away


class Drawn:
    """Secrets that are none, so that a seed gives the same world again."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance

    def token_urlsafe(self, size: int) -> str:
        return f"{self.chance.getrandbits(8 * size):x}"

    token_hex = token_urlsafe

    def randbelow(self, most: int) -> int:
        return self.chance.randrange(most)

    def randbits(self, size: int) -> int:
        return self.chance.getrandbits(size)


class NumberedGuest(guests.Guest):
    """Guests in a set are in the same order each time."""

    number = 0

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        NumberedGuest.number += 1
        self.number = NumberedGuest.number

    def __hash__(self) -> int:
        return self.number


@contextlib.contextmanager
def by_seed(world: World, seed: int) -> Iterator[None]:
    """Nothing is left to chance: secrets, the time bots take and the time of day come from the seed."""
    drawn, do = Drawn(random.Random(f"secrets {seed}")), sockets.do
    NumberedGuest.number = 0

    def rooms_in_time(kept: Journal, reports: Path, pace: float) -> Rooms:
        made = Rooms(kept, reports, pace, now=lambda: asyncio.get_running_loop().time())
        made.house.bot_time = BotTime(measure=lambda: 0.0)
        return made

    with contextlib.ExitStack() as changed:
        for module in (rooms, places, automatic, journal):
            changed.enter_context(mock.patch.object(module, "secrets", drawn))
        changed.enter_context(mock.patch.object(pages, "Rooms", rooms_in_time))
        changed.enter_context(mock.patch.object(pages, "drain_on_sigterm"))
        changed.enter_context(mock.patch.object(routing, "compile_path", _COMPILED))  # each process has all pages
        changed.enter_context(mock.patch.object(sockets, "Guest", NumberedGuest))
        changed.enter_context(mock.patch.object(sockets, "do", lambda *given: world.carry_out(do, *given)))
        yield


def simulate(seed: int, folder: Path) -> World:
    """The world of a seed; fails if something is not as it has to be."""
    world = World(seed, folder)
    with by_seed(world, seed):
        in_simulated_time(world.run)
    return world


def main() -> None:
    """Many seeds, one after another; the first that fails ends it."""
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("--seeds", type=int, default=1000)
    given.add_argument("--first", type=int, default=0)
    wanted = given.parse_args()
    for seed in range(wanted.first, wanted.first + wanted.seeds):
        with tempfile.TemporaryDirectory() as folder:
            try:
                simulate(seed, Path(folder))
            except BaseException:
                sys.stderr.write(f"seed {seed} fails\n")
                raise
    sys.stdout.write(f"{wanted.seeds} seeds, from {wanted.first} on: all is as it has to be\n")


if __name__ == "__main__":
    main()
