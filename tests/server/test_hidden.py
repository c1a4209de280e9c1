"""Nobody acts for another seat, or sees more than it may, in any message, page or error."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from quickening.core.refusals import Refused
from quickening.server.guests import Guest
from quickening.server.room import Room
from quickening.server.rooms import Rooms
from quickening.server.showing import explain, why_not
from tests.server.conftest import Address, anything, whoever_is_asked
from tests.server.scenes import at_a_table, says, to_first_turn


def view_of(room: Room, seat: int | None) -> Any:
    return msgspec.json.decode(room.game.view(seat).to_json())


def test_every_state_is_the_view_of_its_seat_and_no_more(tmp_path: Path) -> None:
    async def scene(room: Room, rooms: Rooms) -> None:
        guests = [Guest(0), Guest(1), Guest(None)]
        logs: list[list[Any]] = [[], [], []]
        chance = random.Random(1)
        for guest in guests:
            room.welcome(guest)
        while not room.game.over:
            for guest, log in zip(guests, logs, strict=True):
                shown = msgspec.json.decode(room.state_for(guest))
                log.extend(shown["view"]["log"])
                view = room.keys_of(guest).view(room.game.view(guest.seat))
                assert shown["view"] | {"log": log} == msgspec.json.decode(view.to_json())
                assert set(shown) == {
                    *("type", "n", "log_from", "view", "players", "can_undo"),
                    *("undo_asked_by", "must_consent", "repair", "seed", "salt", "rematch", "clock", "said"),
                }
                assert (shown["seed"], shown["salt"]) == (None, None)
            assert room.game.decision is not None
            seat = room.game.decision.seat
            decision = view_of(room, seat)["decision"]
            await room.answer(seat, room.history.question(seat), anything(decision, chance))

        assert msgspec.json.decode(room.state_for(guests[2]))["seed"] == str(room.setup.seed)

    at_a_table(tmp_path, scene)


def test_no_message_holds_a_secret_or_the_seed(server: Address) -> None:
    table, tokens = server.lay("you", "friend")
    ann, bob, onlooker = (server.player(table, token) for token in (*tokens, ""))
    chance = random.Random(5)
    for _ in range(30):
        onlooker.catch_up()
        asked = whoever_is_asked(ann, bob)
        asked.refused(type="answer", n=asked.state["n"], chosen=["no such option"])
        asked.answer_anything(chance)
    ann.say(type="concede")
    for player in (ann, bob, onlooker):
        player.wait(lambda player=player: player.over)  # type: ignore[misc]

    for player in (ann, bob, onlooker):
        before_the_end = [message for message in player.heard if not message.get("seed")]
        said = msgspec.json.encode(before_the_end).decode()
        assert not any(secret in said for secret in (*tokens, player.state["seed"], player.state["salt"]))
        player.close()


def test_a_seat_acts_for_itself_alone(tmp_path: Path) -> None:
    async def scene(room: Room, rooms: Rooms) -> None:
        seat = await to_first_turn(room)
        before = room.game.fingerprint()
        assert room.game.decision is not None
        chosen = [room.game.decision.options[0].id]
        right = {"type": "answer", "n": room.history.question(seat), "chosen": chosen}

        for other in (1 - seat, None):
            guest = Guest(other)
            room.welcome(guest)
            given = right | {"n": room.history.question(other)}
            assert await says(rooms, room, guest, msgspec.json.encode(given).decode()) == "it is not your decision"
        for message in ('{"type":"concede"}', '{"type":"undo"}', '{"type":"rematch"}', '{"type":"whynot","card":1}'):
            assert "only players" in str(await says(rooms, room, Guest(None), message))

        assert room.game.fingerprint() == before

    at_a_table(tmp_path, scene)


def test_only_what_is_seen_can_be_asked_about(tmp_path: Path) -> None:
    async def scene(room: Room, rooms: Rooms) -> None:
        seat = await to_first_turn(room)
        for asking, owner in ((seat, 1 - seat), (None, seat)):
            for area in ("hand", "deck"):
                for card in room.game.view(asking).area(area, owner).cards:
                    with pytest.raises(Refused, match="no such card that you can see"):
                        explain(room.game, asking, card.handle, "ATK")
        mine = room.game.view(seat).area("hand", seat).cards
        assert any(why_not(room.game, seat, card.handle) for card in mine)
        with pytest.raises(Refused, match="no such card that you can see"):
            why_not(room.game, 1 - seat, mine[0].handle)

    at_a_table(tmp_path, scene)


def test_a_secret_opens_its_own_table_alone(server: Address) -> None:
    table, tokens = server.lay("you", "friend")
    other, _ = server.lay("you", "friend")

    with pytest.raises(AssertionError, match="does not belong to a seat"):
        _join(server, other, tokens[0])
    with pytest.raises(AssertionError, match="does not belong to a seat"):
        _join(server, table, tokens[0][:-1])
    with pytest.raises(AssertionError, match="there is no such table"):
        _join(server, "nowhere", "")


def _join(server: Address, table: str, token: str) -> None:
    from websockets.sync.client import connect

    with connect(f"ws://{server.host}/table/{table}/socket", compression=None) as socket:
        socket.send(msgspec.json.encode({"type": "join", "token": token}).decode())
        first = msgspec.json.decode(socket.recv(timeout=5))
        assert first["type"] == "hello", first["message"]


def test_secrets_are_hashed_where_they_are_kept(tmp_path: Path) -> None:
    from tests.server.conftest import serving

    with serving(tmp_path) as server:
        table, tokens = server.lay("you", "friend")
        server.player(table, tokens[0]).close()

    kept = b"".join(path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())
    assert table.encode() in kept
    assert not any(token.encode() in kept for token in tokens)


def test_there_is_no_replay_before_the_end(server: Address) -> None:
    table, tokens = server.lay("you", "friend")
    ann = server.player(table, tokens[0])

    for path in ("", "/record", "/0?as=open", "/0?as=1"):
        answer = server.get(f"/api/replays/table.{table}{path}")
        assert (answer.status_code, answer.json()) == (404, {"error": "the game is not over"})
    ann.say(type="concede")
    ann.wait(lambda: ann.over)

    assert server.get(f"/api/replays/table.{table}/0?as=open").status_code == 200
    ann.close()
