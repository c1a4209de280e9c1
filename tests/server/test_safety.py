"""Headers, origins, sizes and rates."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

import quickening as qk
from quickening.server import room, sockets, sqlite
from quickening.server.looks import WEB
from quickening.server.sockets import address_of
from tests.server.conftest import PATIENCE, Address, huntik_seats, serving


@pytest.mark.parametrize("path", ["/", "/table/x", "/replay", "/rules", "/static/table.js", "/api/games", "/nowhere"])
def test_every_answer_keeps_its_page_to_itself(server: Address, path: str) -> None:
    headers = server.get(path).headers

    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self';")
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


def test_pages_have_no_script_or_style_of_their_own() -> None:
    pages = list(WEB.glob("*.html"))

    assert len(pages) >= 4
    for page in pages:
        text = page.read_text(encoding="utf-8")
        assert text.count("<script") == len(
            re.findall(r'<script (?:type="module" )?src="/static/[^>]*></script>', text)
        )
        assert "style=" not in text
        assert "<style" not in text
        assert not re.search(r"<[^>]+\son\w+=", text)
        assert "http" not in text


def test_another_page_may_not_speak_for_a_player(server: Address) -> None:
    table, _ = server.lay("you", "bot")
    url = f"ws://{server.host}/table/{table}/socket"
    foreign: Any = "http://elsewhere.example"

    with pytest.raises(InvalidStatus, match="403"), connect(url, origin=foreign, compression=None):
        pass
    own: Any = server.http
    with connect(url, origin=own, compression=None) as socket:
        socket.send('{"type":"join"}')
        assert "hello" in str(socket.recv(timeout=5))
    body = {"game": "huntik", "seats": huntik_seats("you", "bot")}
    answer = httpx.post(f"{server.http}/api/tables", json=body, headers={"origin": foreign})
    assert (answer.status_code, answer.json()["error"]) == (400, "this page may not do that here")


def test_the_server_answers_to_its_own_names_alone(tmp_path: Path) -> None:
    with serving(tmp_path, hosts=("127.0.0.1", "localhost")) as server:
        assert httpx.get(f"{server.http}/", headers={"host": "elsewhere.example"}).status_code == 400
        assert server.get("/").status_code == 200


def test_large_messages_are_not_read(server: Address) -> None:
    table, _ = server.lay("you", "bot")
    onlooker = server.player(table)

    assert "16384 letters at most" in onlooker.refused(type="chat", text="x" * 20_000)
    with pytest.raises(ConnectionClosed):
        onlooker.refused(type="chat", text="x" * 100_000)
    assert httpx.post(f"{server.http}/api/tables", content=b"x" * 20_000).status_code == 400
    assert httpx.post(f"{server.http}/api/replays", content=b"x" * 500_000).status_code == 400


def test_many_requests_are_refused(tmp_path: Path) -> None:
    with serving(tmp_path, asking=(3.0, 0.0)) as server:
        answers = [server.get("/api/gist?rule=HK 403.4") for _ in range(4)]

        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
        assert answers[3].json() == {"error": "too many at once; wait a moment"}


def test_many_guests_from_one_address_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quickening.server.app.GUESTS", 2.0)
    monkeypatch.setattr("quickening.server.app.GUESTS_PER_SECOND", 0.0)
    with serving(tmp_path) as server:
        table, _ = server.lay("you", "bot")
        for _ in range(2):
            server.player(table).close()
        with pytest.raises(InvalidStatus, match="403"):
            server.player(table)


def test_however_many_look_on_a_player_finds_their_seat(server: Address, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "MOST_GUESTS", 2)
    monkeypatch.setattr(room, "MOST_AT_A_SEAT", 2)
    table, tokens = server.lay("you", "friend")
    there = [server.player(table, token) for token in ("", "", tokens[0], tokens[0], tokens[1])]

    for token in ("", tokens[0]):
        with connect(f"ws://{server.host}/table/{table}/socket") as one_more:
            one_more.send(msgspec.json.encode({"type": "join", "token": token}).decode())
            assert "too many look at this table" in one_more.recv(timeout=PATIENCE)
    there.pop().close()
    there.append(server.player(table, tokens[1]))
    for player in there:
        player.close()


def test_one_household_is_one_address() -> None:
    def address(host: str) -> str:
        return address_of(HTTPConnection({"type": "http", "client": (host, 1)}))

    assert address("127.0.0.1") != address("127.0.0.2")
    assert address("2001:db8:1:2:3::4") == address("2001:db8:1:2:ffff::1") != address("2001:db8:1:3:3::4")
    assert address("2001:db8::1:2:3:4") == address("2001:db8::a:b:c:d") == address("2001:db8:0:0:1::")
    assert address("2001:db8::1:2:3:4") != address("::1")
    assert address("::ffff:192.0.2.1") == address("192.0.2.1") != address("::ffff:192.0.2.2")


def test_many_messages_from_one_address_are_slowed_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "AS_GUESTS_AT_ONCE", 1.0)
    monkeypatch.setattr(sockets, "AS_GUESTS", 1.0)
    with serving(tmp_path, allowed=(3.0, 0.01)) as server:
        table, _ = server.lay("you", "bot")
        one, two = server.player(table), server.player(table)
        said = [player.refused(type="concede") for player in (one, two, one, two)]

        assert said == ["only players can concede"] * 3 + ["too many messages; wait a moment"]
        one.close()
        two.close()


def test_many_messages_are_slowed_down(tmp_path: Path) -> None:
    with serving(tmp_path, allowed=(5.0, 1.0)) as server:
        table, _ = server.lay("you", "bot")
        onlooker = server.player(table)
        for _ in range(7):
            onlooker.say(type="concede")

        said = [onlooker.hear("refused")["message"] for _ in range(7)]

        assert said[:5] == ["only players can concede"] * 5
        assert said[5] == "too many messages; wait a moment"
        onlooker.close()


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        (b"", "truncated"),
        (b"[]", "Expected `object`"),
        ({"game": "poker"}, "there is no game 'poker'"),
        ({"seats": []}, "played by 2"),
        ({"seats": huntik_seats("you", "bot") * 2}, "played by 2"),
        ({"seats": huntik_seats("you", "dealer")}, "for you, a friend or a bot"),
        ({"seats": [dict(seat, name=" \n") for seat in huntik_seats("you", "bot")]}, "needs a name"),
        ({"seats": [dict(seat, deck="../../etc/passwd") for seat in huntik_seats("you", "bot")]}, "there is no deck"),
        ({"seats": [dict(seat, bot="genius") for seat in huntik_seats("you", "bot")]}, "there is no bot"),
        ({"options": {"ask_forced": 1}}, "huntik has no option 'ask_forced'"),
        ({"options": {"mission": "Nowhere"}}, "mission is one of"),
        ({"options": {"mission": {"a": 1}}}, "Expected `int | str`"),
        ({"seed": 7}, "unknown field `seed`"),
    ],
)
def test_a_table_that_cannot_be_laid(server: Address, wanted: Any, reason: str) -> None:
    right = {"game": "huntik", "seats": huntik_seats("you", "bot")}
    body = wanted if isinstance(wanted, bytes) else msgspec.json.encode(right | wanted)

    answer = httpx.post(f"{server.http}/api/tables", content=body)

    assert answer.status_code == 400
    assert reason in answer.json()["error"]


LONG = "9" * 5000


@pytest.mark.parametrize(
    "path",
    [
        "/api/source?file=%00",
        f"/api/source?file=src/quickening/games/{'x' * 5000}.py",
        f"/api/source?file=src/x&line={LONG}",
        f"/api/replays/{{replay}}/{LONG}",
        f"/api/replays/{{replay}}/{LONG}/why",
        f"/api/replays/{{replay}}/0?as={LONG}",
        f"/api/replays/{{replay}}/0/why?card={LONG}",
        f"/api/replays/{{replay}}/0/why?seat={LONG}",
        f"/api/replays/{{replay}}/0/why?as={LONG}&card=1",
        "/api/replays/{replay}/-1",
        "/api/replays/%00",
        "/api/cards/%00",
        "/api/gist?rule=%00",
        "/api/rules/%00",
    ],
    ids=str.__len__,
)
def test_what_nobody_means_is_not_found(server: Address, path: str) -> None:
    record = qk.new("huntik", decks=["seekers", "organization"], seed=5).record()
    replay = httpx.post(f"{server.http}/api/replays", content=record.to_json()).json()["replay"]

    answer = server.get(path.format(replay=replay))

    assert answer.status_code == 404
    assert answer.json()["error"]


def test_a_line_that_is_no_number_is_the_first(server: Address) -> None:
    shown = server.get(f"/api/source?file=src/quickening/games/huntik/rules/combat.py&line={LONG}")

    assert (shown.status_code, shown.json()["line"]) == (200, 1)


def test_an_origin_that_is_none_is_foreign(server: Address) -> None:
    foreign: Any = "http://["
    body = {"game": "huntik", "seats": huntik_seats("you", "bot")}

    assert httpx.post(f"{server.http}/api/tables", json=body, headers={"origin": foreign}).status_code == 400
    table, _ = server.lay("you", "bot")
    url = f"ws://{server.host}/table/{table}/socket"
    with pytest.raises(InvalidStatus, match="403"), connect(url, origin=foreign, compression=None):
        pass


def test_a_table_that_the_disk_has_no_room_for_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    connected = sqlite._connect

    def full(path: Path) -> sqlite3.Connection:
        connection = connected(path)
        connection.execute(f"PRAGMA max_page_count={connection.execute('PRAGMA page_count').fetchone()[0]}")
        return connection

    monkeypatch.setattr(sqlite, "_connect", full)
    with serving(tmp_path) as server:
        body = {"game": "huntik", "seats": huntik_seats("you", "bot")}
        answer = httpx.post(f"{server.http}/api/tables", json=body)
        while answer.status_code == 201:
            answer = httpx.post(f"{server.http}/api/tables", json=body)

        assert answer.status_code == 400
        assert "database or disk is full" in answer.json()["error"]
        assert server.get("/api/account").json() == {"name": None, "games": []}


def test_only_the_rules_code_can_be_read(server: Address) -> None:
    shown = server.get("/api/source?file=src/quickening/games/huntik/rules/combat.py&line=20")
    assert shown.status_code == 200
    for file in ("../../../etc/passwd", "/etc/passwd", "src/quickening/server/app.py", "pyproject.toml", ""):
        assert server.get(f"/api/source?file={file}").status_code == 404
    assert server.get("/static/../cli.py").status_code == 404
    assert server.get("/api/replays/rule.../../x").status_code == 404
