"""Answers taken back: free where nothing was revealed and nobody acted since, else by consent. Passes ended early."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from quickening.core.decisions import Option
from quickening.core.refusals import Refused
from quickening.games import replay_game
from quickening.server.guests import Guest
from quickening.server.places import Place
from quickening.server.room import Room
from quickening.server.rooms import Rooms
from quickening.server.sqlite import SqliteJournal
from tests.server.scenes import answer, at_a_table, says, to_first_turn


def going_on(room: Room) -> list[Option]:
    """The options after which whoever is asked is asked more."""
    now = room.game.decision
    assert now is not None
    clones = [(option, room.game.clone()) for option in now.options]
    for option, clone in clones:
        clone.answer([option])
    return [option for option, clone in clones if clone.decision is not None and clone.decision.seat == now.seat]


def test_an_answer_that_revealed_nothing_is_taken_back_at_once(tmp_path: Path) -> None:
    async def scene(room: Room, rooms: Rooms) -> None:
        await to_first_turn(room)
        while not going_on(room):
            await answer(room)
        assert room.game.decision is not None
        seat, before = room.game.decision.seat, room.game.fingerprint()
        await room.answer(seat, room.history.question(seat), [going_on(room)[0].id])
        assert room.game.fingerprint() != before

        await room.undo(seat, None)

        assert (room.game.fingerprint(), room.history.asked) == (before, None)

    at_a_table(tmp_path, scene)


def test_an_answer_after_which_another_one_is_asked_is_taken_back_by_consent(tmp_path: Path) -> None:
    """As it is where the other one was passed over: else one learned by it who has something to answer with."""

    async def scene(room: Room, rooms: Rooms) -> None:
        seat = await to_first_turn(room)
        before = room.game.fingerprint()
        await answer(room, "pass")
        assert room.game.decision is not None
        assert room.game.decision.seat == 1 - seat

        await room.undo(seat, None)
        assert (room.game.fingerprint() != before, room.history.asked and room.history.asked.seat) == (True, seat)
        await room.undo(1 - seat, True)

        assert (room.game.fingerprint(), room.history.asked) == (before, None)

    at_a_table(tmp_path, scene)


def test_an_answer_that_another_one_acted_on_is_taken_back_by_consent(tmp_path: Path) -> None:
    async def scene(room: Room, rooms: Rooms) -> None:
        seat = await to_first_turn(room)
        before = room.game.fingerprint()
        await answer(room, "pass")
        assert await answer(room, "pass") == 1 - seat
        after = room.game.fingerprint()

        await room.undo(seat, None)
        assert (room.game.fingerprint(), room.history.asked and room.history.asked.seat) == (after, seat)
        with pytest.raises(Refused, match="nobody asks you"):
            await room.undo(seat, True)
        await room.undo(1 - seat, False)
        assert (room.game.fingerprint(), room.history.asked) == (after, None)
        await room.undo(seat, None)
        await room.undo(1 - seat, True)
        assert (room.game.fingerprint(), room.history.asked) == (before, None)

        kept = await Rooms(room.house.journal, tmp_path).find(room.table)
        assert kept.game.fingerprint() == before
        assert kept.history.written == room.history.written

    at_a_table(tmp_path, scene)


def test_bots_always_consent(tmp_path: Path) -> None:
    async def scene(room: Room, rooms: Rooms) -> None:
        while room.game.decision is None or room.game.decision.seat != 0 or not room.may_undo(0):
            if room.automatic.playing is not None:
                await room.automatic.playing
            await answer(room)
        if room.automatic.playing is not None:
            await room.automatic.playing
        answered = len([entry for entry in room.history.line if entry.seat == 0])

        await room.undo(0, None)

        assert len([entry for entry in room.history.line if entry.seat == 0]) == answered - 1
        assert room.game.decision is not None
        assert room.game.decision.seat == 0

    at_a_table(tmp_path, scene, "you", "bot")


def test_there_may_be_nothing_to_take_back(tmp_path: Path) -> None:
    async def scene(room: Room, rooms: Rooms) -> None:
        with pytest.raises(Refused, match="nothing to take back"):
            await room.undo(0, None)
        with pytest.raises(Refused, match="only players"):
            await room.undo(None, None)
        await room.concede(0)
        assert not room.may_undo(1)

    at_a_table(tmp_path, scene)


def test_who_looks_on_is_shown_the_log_as_it_is_now(tmp_path: Path) -> None:
    async def scene(room: Room, rooms: Rooms) -> None:
        guest = Guest(None)
        room.welcome(guest)
        seat = await to_first_turn(room)
        await answer(room, "pass")
        room.state_for(guest)
        await room.undo(seat, None)
        if room.history.asked is not None:
            await room.undo(1 - seat, True)

        shown = msgspec.json.decode(room.state_for(guest))

        assert shown["log_from"] == 0
        assert shown["view"]["log"] == list(msgspec.to_builtins(room.game.told(None)))

    at_a_table(tmp_path, scene)


def test_a_standing_pass_is_ended_by_its_player_and_stays_so_after_a_restart(tmp_path: Path) -> None:
    places = [Place(kind, kind, deck) for kind, deck in (("you", "dragons"), ("friend", "ascended"))]

    async def run() -> None:
        journal = SqliteJournal(tmp_path / "games.sqlite3")
        rooms = Rooms(journal, tmp_path / "reports")
        room, _ = await rooms.lay("shadowfist", places, {}, seed=3)
        passing = -1
        while passing < 0 or not room.game.is_passing(passing):
            passing = await answer(room, "pass until")
        assert await says(rooms, room, Guest(1 - passing), '{"type": "resume"}') == "there is no standing pass to end"
        assert await says(rooms, room, Guest(None), '{"type": "resume"}') == "only players pass"

        assert await says(rooms, room, Guest(passing), '{"type": "resume"}') is None

        assert not room.game.is_passing(passing)
        assert await says(rooms, room, Guest(passing), '{"type": "resume"}') == "there is no standing pass to end"
        brought_back = await Rooms(journal, tmp_path / "reports").find(room.table)
        assert brought_back.game.fingerprint() == room.game.fingerprint()
        assert replay_game(room.game.record()).fingerprint() == room.game.fingerprint()
        await rooms.close()
        await journal.close()

    asyncio.run(run())
