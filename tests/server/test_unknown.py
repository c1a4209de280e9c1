"""What is sent to a seat, to spectators and to pages, and when, does not depend on what they cannot know.

Two tables with games that differ in that alone, the same answer at both: whoever could respond lets it happen or is
not asked, and every byte and every moment is the same.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from quickening.arena import Match
from quickening.bots import bot
from quickening.core.chance import Chance
from quickening.core.decisions import Option
from quickening.core.game import Game
from quickening.core.redealing import cards_seen
from quickening.core.refusals import Refused
from quickening.games import all_decks
from quickening.server.accounts import games_of
from quickening.server.guests import Allowance, Guest
from quickening.server.journal import Account
from quickening.server.places import Place
from quickening.server.rooms import Rooms
from quickening.server.showing import clock_of
from quickening.server.sockets import carry_out
from tests.properties.invariants import Watching, decisions_of
from tests.server.conftest import huntik_seats
from tests.server.simulated import Looking, against_a_bot, in_simulated_time
from tests.server.simulated_journal import Disk, SimulatedJournal
from tests.table import Table

#: What a seat says after the answer: nothing of it may be answered by what it cannot know.
SAID: list[dict[str, Any]] = [
    {"type": "answer", "n": 99, "chosen": ["pass"]},
    {"type": "chat", "text": "hello"},
    {"type": "whynot", "card": 7},
    {"type": "explain", "card": 7, "number": "ATK"},
    {"type": "explain", "seat": 1, "number": "hand"},
    {"type": "possible"},
    {"type": "preview", "n": 1, "chosen": []},
    {"type": "wish", "stops": ["turn"]},
    {"type": "resume"},
    {"type": "rematch"},
    {"type": "mend", "what": "move", "card": 3, "to": "hand", "seat": 0},
    {"type": "mend", "what": "draw", "to": "hand", "seat": 1, "number": 1},
    {"type": "goback", "line": 2},
    {"type": "undo", "yes": False},
    {"type": "undo"},
]
#: What pages ask for, while the answer is shown and later. Of a game that goes on there is no replay.
ASKED = (
    *("/api/account", "/api/account/history", "/api/open", "/api/open/table"),
    *(f"/api/replays/table.table{part}" for part in ("", "/record", "/0?as=open", "/1?as=1", "/1/why?seat=1")),
)


#: What a socket is sent, each with its time.
Sent = list[tuple[float, str]]


def told(game: Game, watched: int | None, answer: Sequence[Option], folder: Path) -> tuple[Any, list[Sent], Game]:
    """All that a seat, a spectator and pages are sent when this answer is given, and when.

    Then what is sent at once: until as much time has gone by as anybody has who could respond; and the game after it.
    """
    found: list[Any] = []

    async def scene() -> None:
        async with Looking(game, watched, folder) as table:
            assert table.room.game.decision is not None
            seat = table.room.game.decision.seat
            table.responders.begun = True
            shown = asyncio.get_running_loop().time() + table.rooms.house.pace
            await table.room.answer(seat, table.room.history.question(seat), [option.id for option in answer])
            await ask(table)
            await table.wait()
            await ask(table)
            found.append(table.room.game)
            for message in SAID:
                await say(table, message)
            await asyncio.sleep(30)
            found.append(table.sent)
            found.append([[one for one in socket.sent if one[0] < shown] for socket in table.sockets])

    in_simulated_time(scene)
    after, sent, at_once = found
    return sent, at_once, after


async def ask(table: Looking) -> None:
    """What pages ask for, unless the game is over: then everything is told."""
    if not table.room.shown.over:
        await table.ask(*ASKED)


async def say(table: Looking, message: dict[str, Any]) -> None:
    """What the seat says; a refusal is sent to it, as a socket does."""
    guest: Guest = table.guests[0]
    try:
        data = msgspec.json.encode(message).decode()
        await carry_out(table.rooms, table.room, guest, Allowance(1e9, 1e9), data)
    except Refused as refused:
        guest.send(str(refused))


class Comparing(Watching):
    """A seat of a game at two tables."""

    @property
    def watched(self) -> int | None:
        """Through whose eyes the tables are looked at."""
        return self.seat

    def redealt(self, game: Game, keep: set[int]) -> Game:
        """A game that differs in what is not known."""
        return game.redealt(self.seat, keep, self.seen, self.chance)

    def compare(self, game: Game, answer: Sequence[Option], folder: Path) -> bool:
        """Whether the tables could be compared: not if the seat learned something, or others had to choose."""
        decision = game.decision
        assert decision is not None
        about = decision.options if decision.seat == self.seat else answer
        keep = {number for option in about for number in (option.ref, option.ref2) if number >= 0}
        other = self.redealt(game, keep)
        if other.decision is None or not {one.id for one in answer} <= {one.id for one in other.decision.options}:
            return False
        here, here_at_once, after = told(game, self.watched, answer, folder)
        there, there_at_once, after_too = told(other, self.watched, answer, folder)
        learned = self.shown(after, len(game.log)) | self.shown(after_too, len(game.log))
        if learned - self.shown(game, len(game.log)) - keep:
            return False
        if asked_of(after) != asked_of(after_too):  # who has nothing to do in a turn may have been quick
            assert here_at_once == there_at_once
            return False
        if happened(after, game) != happened(after_too, game):  # a card that lies face down has done something
            return False
        assert here == there
        return True


class ComparingAsSpectator(Comparing):
    """Whoever looks on, at two tables: no hand is known."""

    watched = None

    def redealt(self, game: Game, keep: set[int]) -> Game:
        for seat in range(len(game.names)):
            game = game.redealt(seat, keep, self.seen, self.chance)
        return game

    def shown(self, game: Game, since: int) -> set[int]:
        shown = (game.shown_to(event, self.seat) for event in game.log[since:])
        return cards_seen(game, game.view(None, since=len(game.log))).union(*shown)


def happened(after: Game, before: Game) -> list[str]:
    """What kinds of things have happened."""
    return [type(event).__name__ for event in after.log[len(before.log) :]]


def asked_of(game: Game) -> tuple[int, str] | None:
    return (game.decision.seat, game.decision.question) if game.decision else None


def compare_all(match: Match, seats: int, every: int, folder: Path) -> list[int]:
    """How many answers of a game could be compared by each seat, and by whoever looks on."""
    chance = Chance.seeded(5)
    watching = [*(Comparing(seat, chance) for seat in range(seats)), ComparingAsSpectator(-1, chance)]
    compared = [0] * len(watching)
    for game, bots in decisions_of(match):
        for one in watching:
            one.look(game)
        if game.decision is not None and len(game.answers) % every == 0:
            answer = bots[game.decision.seat].choose(game.decision, None)
            for place, one in enumerate(watching):
                compared[place] += one.compare(game, answer, folder)
    return compared


GAMES: list[tuple[str, dict[str, str]]] = [
    ("huntik", {}),
    ("shadowfist", {}),
    *(("highlander", {"edition": edition}) for edition in ("first", "third", "type-one")),
]


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_what_is_sent_and_when_does_not_tell_what_others_hold(
    name: str, options: dict[str, str], tmp_path: Path
) -> None:
    decks = list(all_decks(name, **options))[:2]
    compared = [0, 0, 0]
    for seed in range(2):
        match = Match(name, tuple(decks), ("random",) * 2, seed, tuple(options.items()))
        compared = list(map(sum, zip(compared, compare_all(match, 2, 12, tmp_path), strict=True)))

    assert min(compared) > 3


@pytest.mark.parametrize(
    "message",
    [
        {"type": "possible"},
        {"type": "whynot", "card": 1},
        {"type": "goback", "line": 0},
        {"type": "mend", "what": "draw", "to": "hand", "seat": 0, "number": 1},
    ],
    ids=["possible", "why not", "go back", "mend"],
)
def test_what_is_said_at_once_does_not_find_out_whether_somebody_is_asked(
    message: dict[str, Any], table: Table, tmp_path: Path
) -> None:
    """Bob holds something that he can play, or nothing: while he could think, nobody can tell."""
    answers, waits = list[list[Sent]](), list[bool]()
    for held in ("Springer", "Quick Getaway"):  # one is for a turn, one for a combat
        alice, bob = table.huntik("Alice", "Bob")
        alice.controls("Springer")
        bob.has(held)
        table.game.ask_forced = False
        answers.append(said_at_once(table.game, message, waits, tmp_path))

    assert waits == [False, True]
    assert answers[0] == answers[1]


def said_at_once(game: Game, message: dict[str, Any], waits: list[bool], folder: Path) -> list[Sent]:
    """All that Alice and a spectator are sent if she passes and says something."""
    found: list[list[Sent]] = []

    async def scene() -> None:
        async with Looking(game, 0, folder) as table:
            await table.room.answer(0, table.room.history.question(0), ["pass"])
            waits.append(bool(table.room.curtain.waiting))
            await asyncio.sleep(0.1)
            await say(table, message)
            await asyncio.sleep(0.2)
            found.append([list(socket.sent) for socket in table.sockets])

    in_simulated_time(scene)
    return found[0]


@pytest.mark.parametrize(("onlookers", "waits"), [((), False), ((None,), True)], ids=["alone", "watched"])
def test_nobody_waits_to_hide_a_hand_from_the_one_who_holds_it(
    onlookers: tuple[None, ...], waits: bool, tmp_path: Path
) -> None:
    own_windows = 0

    async def scene() -> None:
        nonlocal own_windows
        room, player = against_a_bot(tmp_path), bot("random", "huntik", 3)
        for seat in (0, *onlookers):
            room.welcome(Guest(seat))
        while not room.game.over and own_windows == 0:
            await asyncio.sleep(0.1)
            own_windows += sum(
                moment.paused is not None and moment.paused.seat == 0 for moment in room.curtain.waiting
            )
            decision = room.shown.decision
            if decision is not None and decision.seat == 0:
                chosen = [option.id for option in player.choose(decision, None)]
                await room.answer(0, room.history.question(0), chosen)
        for task in room.stop():
            task.cancel()

    in_simulated_time(scene)

    assert (own_windows > 0) is waits


@pytest.mark.parametrize(("thought", "counted"), [(0.4, 0.0), (1.45, 1.0)], ids=["quick", "slow"])
def test_who_ends_a_turn_as_quickly_as_who_can_do_nothing_in_it_spends_no_time(
    thought: float, counted: float, table: Table, tmp_path: Path
) -> None:
    table.shadowfist("Alice", "Bob")
    assert table.decision.question == "Your Main Shot"
    left: list[float] = []

    async def scene() -> None:
        async with Looking(table.game, 1, tmp_path) as looking:
            room = looking.room
            room.history.clock.last = asyncio.get_running_loop().time()
            await asyncio.sleep(thought)
            await room.answer(0, room.history.question(0), ["end"])
            clock = clock_of(room, 1)
            assert clock is not None
            left.extend(clock["left"])

    in_simulated_time(scene)

    assert left == pytest.approx([600.0 - counted, 600.0])


def test_what_is_not_shown_yet_is_told_by_no_other_process_and_no_page(tmp_path: Path) -> None:
    async def scene() -> None:
        disk = Disk()
        now = asyncio.get_running_loop().time
        one, two, three = [Rooms(SimulatedJournal(disk, name), tmp_path, 0.45, now) for name in ("a", "b", "c")]
        places = [msgspec.convert(seat, Place) for seat in huntik_seats("you", "friend")]
        room, _ = await one.lay("huntik", places, {}, seed=11)
        await keep_a_seat(one, room.table)
        for seat in (0, 1):
            room.welcome(Guest(seat))
        player = bot("random", "huntik", 3)
        while not room.curtain.waiting:
            await asyncio.sleep(1)
            assert room.game.decision is not None
            seat, chosen = room.game.decision.seat, player.choose(room.game.decision, None)
            await room.answer(seat, room.history.question(seat), [option.id for option in chosen])
        disk.run("UPDATE tables SET outcome = 'it is over'")

        again = await two.find(room.table)
        assert again.shown.fingerprint() == room.shown.fingerprint() != room.game.fingerprint()
        assert {await outcome_at(rooms) for rooms in (one, two, three)} == {""}
        await asyncio.sleep(10)
        assert again.shown.fingerprint() == room.shown.fingerprint() == room.game.fingerprint()
        assert {await outcome_at(rooms) for rooms in (one, two, three)} == {"it is over"}

    in_simulated_time(scene)


async def keep_a_seat(rooms: Rooms, table: str) -> None:
    await rooms.journal.add_account(Account("ann", "Ann", ""), 0.0)
    await rooms.journal.keep_seat("ann", table, 0)


async def outcome_at(rooms: Rooms) -> str:
    """What Ann is told of her game there."""
    (game,) = await games_of(rooms.journal, Account("ann", "Ann", ""), rooms.has_shown)
    return str(game["outcome"])
