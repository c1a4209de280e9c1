"""A bug in a rule ends no game."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from quickening.bots.random import RandomBot
from quickening.core.decisions import Decision, Option
from quickening.core.refusals import Refused
from quickening.core.views import View
from quickening.games.huntik.game import Huntik
from quickening.server import reports, sockets
from quickening.server.guests import Allowances, Guest
from quickening.server.room import Room
from quickening.server.rooms import Rooms
from quickening.server.sockets import newest
from tests.server.conftest import Address
from tests.server.scenes import answer, at_a_table, says, to_first_turn
from tests.server.test_playing import play_on


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
        bad, good = ([one] for one in room.keys_of(guest).told_ids(room.game.decision, [faulty, fine]))
        message = {"type": "answer", "n": room.history.question(seat), "chosen": bad}
        refused = await says(rooms, room, guest, msgspec.json.encode(message).decode())

        assert refused is not None
        assert refused.startswith("this met a fault in the rules; nothing was changed")
        assert "ZeroDivision" not in refused
        assert room.game.fingerprint() == before
        (report,) = (tmp_path / "reports").glob("*.json")
        told = msgspec.json.decode(report.read_bytes())
        assert "ZeroDivisionError: the rule of a test" in told["trace"]
        assert told["answer"] == [faulty]
        assert len(told["line"]) == room.history.written

        assert await says(rooms, room, guest, msgspec.json.encode(message | {"chosen": good}).decode()) is None
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
        room.welcome(Guest(None))
        assert room.automatic.playing is not None
        await room.automatic.playing

        assert room.game.over
        assert len(faults) == 3

    at_a_table(tmp_path, scene, "bot", "bot")


def test_a_table_that_cannot_be_shown_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(room: Room, rooms: Rooms) -> None:
        guest = Guest(0)
        room.welcome(guest)
        monkeypatch.setattr(Huntik, "view", lambda game, seat: 1 // 0)

        assert "the table cannot be shown" in str(newest(room, guest))

    at_a_table(tmp_path, scene)


def test_any_message_that_meets_a_fault_is_refused_and_reported(
    server: Address, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, tokens = server.lay("you", "friend")
    ann, bob = server.player(table, tokens[0]), server.player(table, tokens[1])
    play_on([ann, bob], seed=1, most=10)
    areas = ann.state["view"]["areas"]
    (card, *_) = next(area["cards"] for area in areas if (area["name"], area["seat"]) == ("hand", 0))
    monkeypatch.setattr(Huntik, "why_not", lambda game, seat, handle: 1 // 0)
    monkeypatch.setattr(Huntik, "conceded", lambda game, seat: 1 // 0)

    for message in ({"type": "whynot", "card": card["handle"]}, {"type": "concede"}):
        assert "this met a fault in the rules; nothing was changed" in ann.refused(**message)

    (report,) = (tmp_path / "reports").glob("*.json")
    assert "ZeroDivisionError" in report.read_text(encoding="utf-8")
    monkeypatch.undo()
    ann.say(type="concede")
    ann.wait(lambda: ann.over)
    ann.close()
    bob.close()


def test_a_bot_that_meets_a_fault_is_helped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RandomBot, "choose", _first_choice)

    async def scene(room: Room, rooms: Rooms) -> None:
        room.automatic.bots = [Faulty(), Faulty()]
        room.welcome(Guest(None))
        assert room.automatic.playing is not None
        await room.automatic.playing

        assert room.game.over
        assert list((tmp_path / "reports").glob("*.json"))

    at_a_table(tmp_path, scene, "bot", "bot")


class Faulty:
    """A bot with a bug."""

    wants_view = False

    def choose(self, decision: Decision, view: View | None) -> tuple[Option, ...]:
        raise ZeroDivisionError


def _first_choice(bot: RandomBot, decision: Decision, view: View | None = None) -> tuple[Option, ...]:
    return decision.options[: decision.least] if not decision.repeats else decision.options[:1] * decision.least


def test_a_game_that_cannot_be_read_again_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(room: Room, rooms: Rooms) -> None:
        await to_first_turn(room)
        monkeypatch.setattr(Huntik, "answer", lambda game, chosen: 1 // 0)

        with pytest.raises(Refused, match="this met a fault in the rules"):
            await Rooms(room.house.journal, tmp_path / "reports").find(room.table)
        assert list((tmp_path / "reports").glob("*.json"))

    at_a_table(tmp_path, scene)


class One:
    """A socket by which one message comes."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.scope: dict[str, Any] = {}
        self.client = None
        self.app = SimpleNamespace(state=SimpleNamespace(allowed=(9.0, 9.0), saying=Allowances(9.0, 9.0)))

    async def receive(self) -> dict[str, Any]:
        text, self.text = self.text, ""
        if not text:
            await asyncio.sleep(60)
        return {"type": "websocket.receive", "text": text}

    async def send_text(self, text: str) -> None:
        """Nobody reads it."""


def test_who_goes_away_while_an_answer_is_written_leaves_it_behind(tmp_path: Path) -> None:
    async def scene(room: Room, rooms: Rooms) -> None:
        decision = room.game.decision
        assert decision is not None
        other = Guest(1 - decision.seat)
        room.welcome(other)
        guest = Guest(decision.seat)
        room.welcome(guest)
        key = room.keys_of(guest).told_ids(decision, [decision.options[0].id])[0]
        socket = One(f'{{"type":"answer","n":0,"chosen":["{key}"]}}')
        serving = asyncio.create_task(sockets.serve(cast(Any, socket), rooms, room, guest))
        while not room.lock.locked():
            await asyncio.sleep(0)
        serving.cancel()
        await asyncio.gather(serving, return_exceptions=True)
        assert room.guests == {other}
        await asyncio.sleep(0.2)

        assert room.history.written == 1
        assert other.stale
        kept = await room.house.journal.find(room.table)
        assert kept is not None
        assert len(kept.entries) == 1

    at_a_table(tmp_path, scene)


def test_a_report_that_cannot_be_kept_ends_no_game(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "reports").write_bytes(b"no folder")

    async def scene(room: Room, rooms: Rooms) -> None:
        assert "this met a fault in the rules" in str(room.fault("one"))
        assert "could not be kept" in caplog.text

    at_a_table(tmp_path, scene)


def test_so_many_reports_are_kept_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reports, "MOST", 1)

    async def scene(room: Room, rooms: Rooms) -> None:
        room.fault("one")
        await answer(room)
        room.fault("two")

        assert len(list((tmp_path / "reports").iterdir())) == 1

    at_a_table(tmp_path, scene)
