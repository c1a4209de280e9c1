"""Bots that look ahead and hints at a table: thought over elsewhere, from what a seat may know."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from quickening.arena import bots_for, matches, start, take_turn
from quickening.bots import LEVELS, bot
from quickening.bots.search import SearchBot
from quickening.core.decisions import RESPOND
from quickening.core.game import Game
from quickening.core.packing import pack, unpack
from quickening.core.players import choice_of
from quickening.games import rules
from quickening.server import processes, thinking
from quickening.server.automatic import Automatic
from quickening.server.guests import Guest
from quickening.server.places import Place
from quickening.server.room import Room
from quickening.server.rooms import Rooms
from quickening.server.thinking import task_for, think
from tests.properties.test_redealing import KINDS, hands_of
from tests.server.conftest import PATIENCE, Address, huntik_seats
from tests.server.scenes import answer, at_a_table, says
from tests.server.simulated import against_a_bot, in_simulated_time


def some_way_into(game: str, players: int = 2, options: dict[str, Any] | None = None) -> Game:
    match = matches(game, 1, ["thumb"], players, seed=9, options=options)[0]
    state, bots = start(match), bots_for(match)
    while not state.over and (len(state.answers) < 20 or len(state.decision.options) < 3):  # type: ignore[union-attr]
        take_turn(state, bots)
    return state


def searcher(game: str, level: str = "club") -> SearchBot:
    found = bot(level, game, seed=4)
    assert isinstance(found, SearchBot)
    return found


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever looks ahead does so a few times, in a thread: no process has to be started."""
    for level in LEVELS:
        monkeypatch.setitem(LEVELS, level, 6)
    monkeypatch.setattr(processes, "started", ThreadPoolExecutor)


# -- what is sent --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players", "options"), KINDS)
def test_a_game_that_was_packed_goes_on_as_before(game: str, players: int, options: dict[str, Any]) -> None:
    state = some_way_into(game, players, options)

    twin = unpack(pack(state), rules(game).table())

    assert twin.fingerprint() == state.fingerprint()
    for _ in range(30):
        if not state.over:
            answer = choice_of(bot("random", game, len(state.answers)), state)
            state.answer([option.id for option in answer])
            twin.answer([option.id for option in answer])
    assert twin.fingerprint() == state.fingerprint()


@pytest.mark.parametrize(("game", "players", "options"), KINDS)
def test_a_process_is_sent_another_game_that_looks_the_same(game: str, players: int, options: dict[str, Any]) -> None:
    state = some_way_into(game, players, options)
    assert state.decision is not None
    seat = state.decision.seat

    sent = unpack(task_for(searcher(game), "club", state).position, rules(game).table())

    assert sent.view(seat).to_json() == state.view(seat).to_json()
    assert hands_of(sent, seat) != hands_of(state, seat)
    assert not {"decks", "seed"} & dict(sent.setup).keys()
    assert sent.chance.word != state.chance.word


def test_a_process_answers_as_the_bot_would_have(quick: None) -> None:
    state = some_way_into("huntik")
    elsewhere = think(task_for(searcher("huntik"), "club", state))

    here = choice_of(searcher("huntik"), state)

    assert list(elsewhere.chosen) == [option.id for option in here]


# -- at the table --------------------------------------------------------------------------------------------------


def with_bot(level: str) -> list[dict[str, Any]]:
    seats = huntik_seats("you", "bot")
    seats[1]["bot"] = level
    return seats


def test_a_bot_that_looks_ahead_plays_at_a_table(server: Address, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = {"game": "huntik", "seats": with_bot("club"), "options": {}}
    laid = httpx.post(f"{server.http}/api/tables", json=wanted, timeout=PATIENCE).json()
    ann = server.player(laid["table"], laid["tokens"][0])

    for _ in range(4):  # in a process of its own
        ann.wait_for_decision()
        decision = ann.decision
        assert decision is not None
        quiet = [option["id"] for option in decision["options"] if option["kind"] == "pass"]
        ann.answer(quiet or [option["id"] for option in decision["options"]][: decision["least"]])

    assert not [message for message in ann.heard if message["type"] == "refused"]
    ann.close()


async def until(ready: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not ready():
            await asyncio.sleep(0.01)


def against_club(folder: Path, scene: Callable[[Room, Rooms, Guest], Coroutine[Any, Any, None]]) -> None:
    """Play a scene at a table where Ann meets a bot that looks ahead."""

    async def run(_: Room, rooms: Rooms) -> None:
        places = [msgspec.convert(seat, Place) for seat in with_bot("club")]
        room, _tokens = await rooms.lay("huntik", places, {"lead": 1}, seed=5)
        ann = Guest(0)
        room.welcome(ann)
        await scene(room, rooms, ann)

    at_a_table(folder, run)


def test_where_thinking_fails_a_rule_of_thumb_answers(
    tmp_path: Path, quick: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(task: Any) -> None:
        raise MemoryError

    monkeypatch.setattr(thinking, "think", fails)

    async def scene(room: Room, rooms: Rooms, ann: Guest) -> None:
        while 1 not in {seat for seat, _ in room.game.answers}:
            decision = room.game.decision
            if decision is not None and decision.seat == 0:
                await answer(room)
            await asyncio.sleep(0.01)
        assert not [note for note in ann.notes if "refused" in note]

    against_club(tmp_path, scene)


def test_who_looks_ahead_lets_things_happen_as_quickly_as_who_is_not_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken: dict[bool, list[float]] = {True: [], False: []}
    look_ahead = Automatic._look_ahead

    async def timed(automatic: Automatic) -> None:
        decision, began = automatic.room.game.decision, asyncio.get_running_loop().time()
        await look_ahead(automatic)
        if decision is not None and automatic.chosen is not None:
            taken[decision.sort == RESPOND].append(asyncio.get_running_loop().time() - began)

    class Slow(thinking.Thinkers):
        async def answer(self, player: SearchBot, level: str, game: Game, seconds: float = 0.0) -> list[str]:
            await asyncio.sleep(5)
            return [option.id for option in choice_of(bot("random", "huntik", 1), game)]

    async def scene() -> None:
        room, player = against_a_bot(tmp_path, level="club"), bot("random", "huntik", 3)
        room.house.thinkers = Slow(1)
        room.welcome(Guest(0))
        while not room.game.over and not (taken[True] and taken[False]):
            await asyncio.sleep(0.1)
            decision = room.shown.decision
            if decision is not None and decision.seat == 0:
                await room.answer(0, room.history.question(0), [one.id for one in player.choose(decision, None)])
        for task in room.stop():
            task.cancel()

    monkeypatch.setattr(Automatic, "_look_ahead", timed)
    in_simulated_time(scene)

    assert max(taken[True]) < 0.45
    assert min(taken[False]) > 4.9


def test_a_player_gets_three_answers_with_their_chances_and_reasons(tmp_path: Path, quick: None) -> None:
    async def scene(room: Room, rooms: Rooms, ann: Guest) -> None:
        decision = room.game.decision
        while decision is None or decision.seat != 0 or len(decision.options) < 3:
            if decision is not None and decision.seat == 0:
                await answer(room)
            await asyncio.sleep(0.01)
            decision = room.game.decision
        ann.notes.clear()

        assert await says(rooms, room, ann, '{"type": "hint"}') is None
        assert await says(rooms, room, ann, '{"type": "hint"}') == "a hint is on its way"
        await until(lambda: any('"hint"' in note for note in ann.notes))

        told = next(one for one in map(msgspec.json.decode, ann.notes) if one["type"] == "hint")
        assert told["n"] == room.history.question(0)
        assert 1 <= len(told["hints"]) <= 3
        for hint in told["hints"]:
            assert decision.find(hint["chosen"])
            assert 0 <= hint["chance"] <= 1
            assert hint["label"]

    against_club(tmp_path, scene)


def test_nobody_gets_a_hint_against_people_or_for_others(tmp_path: Path, quick: None) -> None:
    async def scene(room: Room, rooms: Rooms) -> None:
        decision = room.game.decision
        assert decision is not None
        asked, other, onlooker = Guest(decision.seat), Guest(1 - decision.seat), Guest(None)

        assert await says(rooms, room, asked, '{"type": "hint"}') == "hints are for games against bots"
        for guest in (other, onlooker):
            refusal = await says(rooms, room, guest, '{"type": "hint"}')
            assert refusal == "a hint is for the player who is asked something"

    at_a_table(tmp_path, scene)
