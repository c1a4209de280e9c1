"""A bug in a rule ends no game."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from quickening.games.huntik.game import Huntik
from quickening.server.guests import Guest
from quickening.server.room import Room
from quickening.server.rooms import Rooms
from quickening.server.sockets import newest
from tests.server.scenes import at_a_table, says, to_first_turn


def test_an_answer_that_meets_a_fault_is_refused_and_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(room: Room, rooms: Rooms) -> None:
        seat = await to_first_turn(room)
        before = room.game.fingerprint()
        assert room.game.decision is not None
        faulty, fine = room.game.decision.options[0].id, room.game.decision.options[1].id
        advance = Huntik.advance

        def advance_with_a_fault(game: Huntik) -> None:
            game.round += 5
            if game.chosen and game.chosen[0].id == faulty:
                raise ZeroDivisionError("the rule of a test")
            game.round -= 5
            advance(game)

        monkeypatch.setattr(Huntik, "advance", advance_with_a_fault)
        guest = Guest(seat)
        room.welcome(guest)
        message = {"type": "answer", "n": room.written, "chosen": [faulty]}
        refused = await says(rooms, room, guest, msgspec.json.encode(message).decode())

        assert refused is not None
        assert refused.startswith("this answer met a fault in the rules; nothing was changed")
        assert "ZeroDivision" not in refused
        assert room.game.fingerprint() == before
        (report,) = (tmp_path / "reports").glob("*.json")
        told = msgspec.json.decode(report.read_bytes())
        assert "ZeroDivisionError: the rule of a test" in told["trace"]
        assert told["answer"] == [faulty]
        assert len(told["line"]) == room.written

        assert await says(rooms, room, guest, msgspec.json.encode(message | {"chosen": [fine]}).decode()) is None
        assert room.game.fingerprint() != before

    at_a_table(tmp_path, scene)


def test_a_bot_finds_another_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answer = Huntik.answer
    faults: list[object] = []

    def answer_with_a_fault(game: Huntik, chosen: object) -> None:
        if len(faults) < 3 and game.decision is not None and len(game.answers) == 4:
            faults.append(chosen)
            raise ZeroDivisionError("the rule of a test")
        answer(game, chosen)

    monkeypatch.setattr(Huntik, "answer", answer_with_a_fault)

    async def scene(room: Room, rooms: Rooms) -> None:
        assert room.playing is not None
        await room.playing

        assert room.game.over
        assert len(faults) == 3

    at_a_table(tmp_path, scene, "bot", "bot")


def test_a_table_that_cannot_be_shown_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(room: Room, rooms: Rooms) -> None:
        guest = Guest(0)
        room.welcome(guest)
        monkeypatch.setattr(Huntik, "view", lambda game, seat: 1 // 0)

        assert "the table cannot be shown" in newest(room, guest)

    at_a_table(tmp_path, scene)
