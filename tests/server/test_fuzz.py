"""Malformed, unknown, late, duplicate and out-of-turn messages change nothing and get a clear error."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from quickening.server.guests import Guest
from quickening.server.room import Room
from quickening.server.rooms import Rooms
from tests.server.conftest import anything
from tests.server.scenes import at_a_table, says

#: Messages in all, and how many between two answers that are right.
MESSAGES, BETWEEN = 20_000, 100

TYPES = ("join", "resume", "answer", "concede", "undo", "rematch", "whynot", "explain", "chat", "dance", "", None, 7)
VALUES: tuple[Any, ...] = (
    *(None, True, -1, 0, 2**63, 2**70, 1.5, "", "pass", "play:1", "\x00", "é" * 300, "x" * 5000),
    *([], [[]], ["pass"], ["pass", "pass"], [1], {}, {"a": {"a": {}}}),
)
NAMES = ("n", "chosen", "card", "number", "text", "token", "yes", "seat", "type", "__class__")


def garbled(chance: random.Random, right: dict[str, Any]) -> str:
    """A message that means nothing, or nothing here and now."""
    way = chance.randrange(6)
    text = msgspec.json.encode(right).decode()
    if way == 0:
        return "".join(chr(chance.choice((chance.randrange(128), chance.randrange(0xD000)))) for _ in range(20))
    if way == 1:
        return text[: chance.randrange(len(text))]
    if way == 2:
        place = chance.randrange(len(text))
        return text[:place] + chance.choice('"{}[]:,0x\\') + text[place + 1 :]
    if way == 3:
        return "[" * chance.choice((1, 10, 5000)) + "{" * chance.choice((0, 100))
    made = {chance.choice(NAMES): chance.choice(VALUES) for _ in range(chance.randrange(4))}
    if way == 4:
        return msgspec.json.encode({"type": chance.choice(TYPES)} | made).decode()
    return msgspec.json.encode(right | made).decode()


def misplaced(chance: random.Random, room: Room, right: dict[str, Any]) -> dict[str, Any]:
    """A well-formed answer that is late, early, foreign or not offered."""
    wrong = dict(right)
    if chance.random() < 0.5:
        wrong["n"] = right["n"] + chance.choice((-1, 1, -right["n"], 1000))
        if wrong["n"] == right["n"]:
            wrong["n"] += 1
    else:
        wrong["chosen"] = chance.choice((["nothing"], right["chosen"] * 30 + ["x"], ["play:99999"]))
    return wrong


def is_harmless(data: str, guest: Guest, asked: int) -> bool:
    """Leave out what is right by chance: a player may concede, take back, and give a legal answer."""
    try:
        message = msgspec.json.decode(data)
    except (msgspec.DecodeError, RecursionError):
        return True
    if not isinstance(message, dict):
        return True
    return message.get("type") not in ("concede", "undo", "chat") and not (
        message.get("type") == "answer" and guest.seat == asked
    )


def way_of(refused: str | None) -> str:
    """In which way a message was wrong."""
    ways = {
        "not understood": "not understood",
        "not the decision": "not asked now",
        "not your decision": "not yours",
        "is not an option": "not offered",
    }
    return next((way for words, way in ways.items() if words in (refused or "")), "otherwise")


@pytest.mark.slow
def test_twenty_thousand_wrong_messages_change_nothing(tmp_path: Path) -> None:
    async def scene(room: Room, rooms: Rooms) -> None:
        chance = random.Random(len(said))
        guests = [Guest(0), Guest(1), Guest(None)]
        for guest in guests:
            room.welcome(guest)
        while not room.game.over and len(said) < MESSAGES:
            assert room.game.decision is not None
            seat, before, written = room.game.decision.seat, room.game.fingerprint(), room.history.written
            view = room.keys_of(guests[seat]).view(room.game.view(seat))
            decision = msgspec.json.decode(view.to_json())["decision"]
            right = {"type": "answer", "n": room.history.question(seat), "chosen": anything(decision, chance)}
            for _ in range(BETWEEN):
                guest = chance.choice(guests)
                data = garbled(chance, right)
                if chance.random() < 0.3:
                    data = msgspec.json.encode(misplaced(chance, room, right)).decode()
                elif not is_harmless(data, guest, seat):
                    data = data[:-1]
                refused = await says(rooms, room, guest, data)
                assert refused or '"whynot"' in data or '"explain"' in data, data
                assert refused is None or "Traceback" not in refused
                said.append(way_of(refused))
            assert (room.game.fingerprint(), room.history.written) == (before, written)
            assert await says(rooms, room, guests[seat], msgspec.json.encode(right).decode()) is None
            assert await says(rooms, room, guests[seat], msgspec.json.encode(right).decode()) is not None
            assert room.history.written == written + 1

    said: list[str] = []
    number = 0
    while len(said) < MESSAGES:
        at_a_table(tmp_path / str(number), scene, seed=number)
        number += 1

    assert {"not understood", "not asked now", "not yours", "not offered"} <= set(said)
