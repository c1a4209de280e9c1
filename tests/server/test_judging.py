"""Judge mode: who laid the table repairs it with everybody's consent, and the record still replays."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from quickening.games import replay_game
from quickening.server.clock import Limits
from quickening.server.guests import Guest
from quickening.server.history import History
from quickening.server.room import Room
from quickening.server.rooms import Rooms
from tests.server.scenes import answer, at_a_table, says, to_first_turn


def mend(what: str, to: str, **more: Any) -> str:
    return json.dumps({"type": "mend", "what": what, "to": to, **more})


YES, NO = '{"type": "undo", "yes": true}', '{"type": "undo", "yes": false}'
DRAW = mend("draw", "hand", seat=1, number=2)


def hand(room: Room, seat: int) -> int:
    return len(room.game.areas["hand", seat])


def is_considered(room: Room) -> bool:
    return room.history.asked is not None


def lines(room: Room, seat: int | None) -> list[str]:
    return [line.text for line in room.game.told(seat)]


def test_a_repair_is_asked_for_agreed_to_and_kept(tmp_path: Path) -> None:
    async def scene(room: Room, rooms: Rooms) -> None:
        await to_first_turn(room)
        ann, bob, before = Guest(0), Guest(1), hand(room, 1)

        assert await says(rooms, room, ann, DRAW) is None
        assert room.history.asked is not None
        assert hand(room, 1) == before
        assert "draws 2 cards" in room.judging.words
        assert await says(rooms, room, bob, YES) is None

        assert hand(room, 1) == before + 2
        assert lines(room, 0)[-1] == "Repaired by Ann: Bob draws 2 cards."
        brought_back = await Rooms(rooms.journal, tmp_path / "reports").find(room.table)
        assert brought_back.game.fingerprint() == room.game.fingerprint()
        assert replay_game(room.game.record().to_json()).fingerprint() == room.game.fingerprint()
        await answer(room)  # the question was asked anew, and is answered as ever

    at_a_table(tmp_path, scene)


@pytest.mark.parametrize("whose", [0, 1])
def test_nobody_sees_what_is_on_a_deck_by_a_repair_that_is_refused(whose: int, tmp_path: Path) -> None:
    async def scene(room: Room, rooms: Rooms) -> None:
        await to_first_turn(room)
        cards = len(room.game.areas["deck", whose])
        guests = [Guest(0), Guest(1), Guest(None)]
        for guest in guests:
            room.welcome(guest)
            room.state_for(guest)

        assert await says(rooms, room, guests[0], mend("draw", "hand", seat=whose, number=cards)) is None
        asked = [msgspec.json.decode(room.state_for(guest))["repair"] for guest in guests]
        assert await says(rooms, room, guests[1], NO) is None

        assert asked == [f"{room.seats[whose].name} draws {cards} cards."] * 3

    at_a_table(tmp_path, scene)


def test_who_refuses_leaves_all_as_it_is(tmp_path: Path) -> None:
    async def scene(room: Room, rooms: Rooms) -> None:
        await to_first_turn(room)
        before = room.game.fingerprint()

        assert await says(rooms, room, Guest(0), DRAW) is None
        assert await says(rooms, room, Guest(1), NO) is None

        assert room.history.asked is None
        assert room.game.fingerprint() == before

    at_a_table(tmp_path, scene)


@pytest.mark.parametrize("wish", [DRAW, '{"type": "goback", "line": 4}'], ids=["repair", "take back"])
def test_nobody_stops_their_clock_by_wishes_that_are_refused(wish: str, tmp_path: Path) -> None:
    async def scene(room: Room, rooms: Rooms) -> None:
        ann, bob = Guest(0), Guest(1)
        await to_first_turn(room)
        assert await says(rooms, room, ann, wish) is None
        assert await says(rooms, room, bob, NO) is None

        for _ in range(2):
            assert "play on first" in str(await says(rooms, room, ann, wish))
            assert room.history.asked is None
        await answer(room)
        while room.game.decision is not None and room.game.decision.question != "Your turn":
            await answer(room)
        assert await says(rooms, room, ann, wish) is None

    at_a_table(tmp_path, scene, clock=Limits(player=600))


@pytest.mark.parametrize("wish", [DRAW, '{"type": "goback", "line": 4}'], ids=["repair", "take back"])
def test_who_asked_may_withdraw_it(wish: str, tmp_path: Path) -> None:
    async def scene(room: Room, rooms: Rooms) -> None:
        await to_first_turn(room)
        before = room.game.fingerprint()
        assert await says(rooms, room, Guest(0), wish) is None
        assert "nobody asks you" in str(await says(rooms, room, Guest(0), YES))
        assert is_considered(room)

        assert await says(rooms, room, Guest(0), NO) is None

        assert (is_considered(room), room.game.fingerprint()) == (False, before)
        assert "nobody asks you" in str(await says(rooms, room, Guest(1), YES))

    at_a_table(tmp_path, scene)


def test_only_who_laid_the_table_repairs_it_and_only_what_is_to_be_seen(tmp_path: Path) -> None:
    async def scene(room: Room, rooms: Rooms) -> None:
        assert "half done" in str(await says(rooms, room, Guest(0), DRAW))
        await to_first_turn(room)
        assert "who laid the table" in str(await says(rooms, room, Guest(1), DRAW))
        assert "who laid the table" in str(await says(rooms, room, Guest(None), DRAW))
        ann = Guest(0)
        room.state_for(ann)
        hidden = room.game.areas["hand", 1][0]
        key = room.keys_of(ann).of(room.game.cards[hidden].handle)
        assert "cannot be repaired" in str(await says(rooms, room, ann, mend("set", "the moon")))
        assert "no such card" in str(await says(rooms, room, ann, mend("move", "discard pile", card=key)))
        assert "not understood" in str(await says(rooms, room, ann, mend("burn", "hand")))
        assert "not understood" in str(await says(rooms, room, ann, mend("draw", "hand", number=-1)))
        assert room.history.asked is None

    at_a_table(tmp_path, scene)


def test_bots_consent_and_a_repair_is_taken_back_to_before_its_line(tmp_path: Path) -> None:
    async def scene(room: Room, rooms: Rooms) -> None:
        while room.game.decision is None or room.game.decision.question != "Your turn":
            if room.automatic.playing is not None:
                await room.automatic.playing
            else:
                await answer(room)
        before, told = hand(room, 0), len(lines(room, 0))

        assert await says(rooms, room, Guest(0), mend("draw", "hand", seat=0, number=1)) is None
        assert hand(room, 0) == before + 1
        assert await says(rooms, room, Guest(0), json.dumps({"type": "goback", "line": told})) is None

        assert hand(room, 0) == before
        assert len(lines(room, 0)) == told
        assert "nothing has happened" in str(
            await says(rooms, room, Guest(0), json.dumps({"type": "goback", "line": told}))
        )

    at_a_table(tmp_path, scene, "you", "bot")


def test_to_take_back_to_a_line_needs_consent_and_is_for_the_judge(tmp_path: Path) -> None:
    async def scene(room: Room, rooms: Rooms) -> None:
        await to_first_turn(room)
        told, at_first = len(lines(room, 0)), room.game.fingerprint()
        for _ in range(3):
            await answer(room, "pass")
        back = json.dumps({"type": "goback", "line": told})
        assert "who laid the table" in str(await says(rooms, room, Guest(1), back))

        assert await says(rooms, room, Guest(0), back) is None
        assert room.game.fingerprint() != at_first
        assert await says(rooms, room, Guest(1), YES) is None

        assert room.game.fingerprint() == at_first

    at_a_table(tmp_path, scene)


def test_a_question_from_before_a_repair_is_not_answered(tmp_path: Path) -> None:
    async def scene(room: Room, rooms: Rooms) -> None:
        seat = await to_first_turn(room)
        number = room.history.question(seat)
        await says(rooms, room, Guest(0), DRAW)
        await says(rooms, room, Guest(1), YES)
        late = json.dumps({"type": "answer", "n": number, "chosen": ["pass"]})

        assert await says(rooms, room, Guest(seat), late) == "this is not the decision that is asked now"
        kept = await rooms.journal.find(room.table)
        assert kept is not None
        history = History(kept.seats, room.setup.clock)
        for entry in kept.entries:
            history.note(entry)
        assert [entry.what for entry in kept.entries][-2:] == ["propose", "repair"]
        assert history.question(seat) == room.history.question(seat)

    at_a_table(tmp_path, scene)
