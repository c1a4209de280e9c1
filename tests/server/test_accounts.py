"""A name and a password keep one's games; playing needs none."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from argon2 import PasswordHasher
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from quickening.core.refusals import Refused
from quickening.server.accounts import COOKIE, STRANGERS, Accounts, ChangePassword, SignIn, fits
from quickening.server.journal import Account
from quickening.server.run import open_database
from quickening.server.sqlite import SqliteJournal
from quickening.server.tables import digest
from tests.server.conftest import PATIENCE, Address, huntik_seats, serving

PASSWORD = "correct horse"
TABLE = {"game": "huntik", "seats": huntik_seats("you", "friend")}


@pytest.fixture
def visit(server: Address) -> Iterator[Callable[[], httpx.Client]]:
    """Browsers: each remembers its own cookies."""
    opened: list[httpx.Client] = []

    def visiting() -> httpx.Client:
        opened.append(httpx.Client(base_url=server.http, timeout=PATIENCE))
        return opened[-1]

    yield visiting
    for client in opened:
        client.close()


def joined(server: Address, table: str, cookie: str, **message: Any) -> dict[str, Any]:
    """What is said to somebody who joins with a cookie."""
    address = f"ws://{server.host}/table/{table}/socket"
    headers = {"Cookie": f"{COOKIE}={cookie}"} if cookie else {}
    with connect(address, compression=None, additional_headers=headers) as socket:
        socket.send(msgspec.json.encode({"type": "join"} | message).decode())
        first: dict[str, Any] = msgspec.json.decode(socket.recv(timeout=PATIENCE))
        return first


def test_an_account_keeps_ones_games(server: Address, visit: Callable[[], httpx.Client]) -> None:
    home = visit()
    assert home.get("/api/account").json() == {"name": None, "games": []}
    opened = home.post("/api/account", json={"name": "  Ann  Lee ", "password": PASSWORD})
    assert (opened.status_code, opened.json()) == (201, {"name": "Ann Lee"})
    laid = home.post("/api/tables", json=TABLE).json()

    away = visit()
    assert away.post("/api/session", json={"name": "ann LEE", "password": PASSWORD}).status_code == 200
    (game,) = away.get("/api/account").json()["games"]
    assert (game["table"], game["seat"], game["game"], game["names"]) == (laid["table"], 0, "huntik", ["Ann", "Bob"])
    assert game["outcome"] == ""
    hello = joined(server, laid["table"], away.cookies[COOKIE], seat=0)
    assert (hello["type"], hello["seat"]) == ("hello", 0)

    ann = server.player(laid["table"], laid["tokens"][0])
    ann.say(type="concede")
    ann.wait(lambda: ann.over)
    ann.close()
    (game,) = away.get("/api/account").json()["games"]
    assert game["outcome"] == "Bob won: Ann conceded"
    assert away.get(f"/api/replays/table.{game['table']}").status_code == 200


def test_a_friend_who_is_signed_in_keeps_the_seat_of_the_link(
    server: Address, visit: Callable[[], httpx.Client]
) -> None:
    table, tokens = server.lay("you", "friend")
    bob = visit()
    bob.post("/api/account", json={"name": "Bob", "password": PASSWORD})
    cookie = bob.cookies[COOKIE]

    assert joined(server, table, cookie)["seat"] is None
    assert bob.get("/api/account").json()["games"] == []
    assert joined(server, table, cookie, token=tokens[1])["seat"] == 1

    assert [(game["table"], game["seat"]) for game in bob.get("/api/account").json()["games"]] == [(table, 1)]
    assert joined(server, table, cookie, seat=1)["seat"] == 1


def test_a_game_begun_without_an_account_can_be_kept(server: Address, visit: Callable[[], httpx.Client]) -> None:
    table, tokens = server.lay("you", "friend")
    ann = visit()
    nobody = ann.post("/api/account/games", json={"table": table, "token": tokens[0]})
    assert (nobody.status_code, nobody.json()) == (400, {"error": "sign in first"})
    ann.post("/api/account", json={"name": "Ann", "password": PASSWORD})

    for token in ("", "wrong", tokens[0][:-1]):
        assert ann.post("/api/account/games", json={"table": table, "token": token}).status_code == 400
    assert ann.get("/api/account").json()["games"] == []
    assert ann.post("/api/account/games", json={"table": table, "token": tokens[0]}).status_code == 201
    assert len(ann.get("/api/account").json()["games"]) == 1


def test_the_seats_of_a_rematch_are_kept_too(server: Address, visit: Callable[[], httpx.Client]) -> None:
    ann = visit()
    ann.post("/api/account", json={"name": "Ann", "password": PASSWORD})
    laid = ann.post("/api/tables", json=TABLE).json()
    bob = server.player(laid["table"], laid["tokens"][1])
    bob.say(type="concede")
    bob.say(type="rematch")
    bob.wait(lambda: bool(bob.state["rematch"]))

    assert joined(server, bob.state["rematch"], ann.cookies[COOKIE], seat=0)["seat"] == 0
    assert {game["table"] for game in ann.get("/api/account").json()["games"]} == {
        laid["table"],
        bob.state["rematch"],
    }
    bob.close()


def test_nobody_takes_a_seat_of_somebody_else(server: Address, visit: Callable[[], httpx.Client]) -> None:
    ann, eve = visit(), visit()
    for client, name in ((ann, "Ann"), (eve, "Eve")):
        client.post("/api/account", json={"name": name, "password": PASSWORD})
    table = ann.post("/api/tables", json=TABLE).json()["table"]

    for cookie in (eve.cookies[COOKIE], "", "x" * 43, digest(ann.cookies[COOKIE])):
        said = joined(server, table, cookie, seat=0)
        assert (said["type"], said.get("final")) == ("refused", True)
        assert "not among your games" in said["message"]
    assert "not among your games" in joined(server, table, ann.cookies[COOKIE], seat=1)["message"]
    assert eve.get("/api/account").json()["games"] == []


@pytest.mark.parametrize("seat", [2**63, 2**70, -1, 100, 2**31])
def test_a_seat_that_there_cannot_be_stops_nobody(
    server: Address, visit: Callable[[], httpx.Client], seat: int
) -> None:
    ann = visit()
    ann.post("/api/account", json={"name": "Ann", "password": PASSWORD})
    table = ann.post("/api/tables", json=TABLE).json()["table"]

    said = joined(server, table, ann.cookies[COOKIE], seat=seat)

    assert (said["type"], said.get("final")) == ("refused", True)
    assert "not understood" in said["message"]
    assert ann.get("/api/account").json()["name"] == "Ann"
    assert joined(server, table, ann.cookies[COOKIE], seat=0)["seat"] == 0


def test_a_session_ends(server: Address, visit: Callable[[], httpx.Client]) -> None:
    ann = visit()
    answer = ann.post("/api/account", json={"name": "Ann", "password": PASSWORD})
    words = answer.headers["set-cookie"].lower()
    assert "httponly" in words
    assert "samesite=strict" in words
    cookie = ann.cookies[COOKIE]
    assert ann.get("/api/account").json()["name"] == "Ann"

    out = ann.post("/api/session/end", json={})

    assert out.json() == {"name": None}
    assert COOKIE not in ann.cookies
    again = httpx.get(f"{server.http}/api/account", cookies={COOKIE: cookie})
    assert again.json()["name"] is None


@pytest.fixture
def seated(server: Address) -> Iterator[Callable[[str, httpx.Client, int], ClientConnection]]:
    """Somebody who sits at a seat by their account."""
    with ExitStack() as leaving:

        def sit(table: str, client: httpx.Client, seat: int) -> ClientConnection:
            address, headers = (
                f"ws://{server.host}/table/{table}/socket",
                {"Cookie": f"{COOKIE}={client.cookies[COOKIE]}"},
            )
            socket = leaving.enter_context(connect(address, compression=None, additional_headers=headers))
            socket.send(msgspec.json.encode({"type": "join", "seat": seat}).decode())
            assert msgspec.json.decode(socket.recv(timeout=PATIENCE))["type"] == "hello"
            return socket

        yield sit


def last_words(socket: ClientConnection) -> str:
    """What is said before the server closes a connection."""
    said: dict[str, Any] = {}
    try:
        while True:
            said = msgspec.json.decode(socket.recv(timeout=PATIENCE))
    except ConnectionClosed:
        assert said["final"]
        return str(said["message"])


def test_who_sits_by_a_session_that_has_ended_has_to_go(
    server: Address, visit: Callable[[], httpx.Client], seated: Callable[[str, httpx.Client, int], ClientConnection]
) -> None:
    here, there, last = visit(), visit(), visit()
    here.post("/api/account", json={"name": "Ann", "password": PASSWORD})
    for other in (there, last):
        other.post("/api/session", json={"name": "Ann", "password": PASSWORD})
    laid = here.post("/api/tables", json=TABLE).json()
    sockets = [seated(laid["table"], one, 0) for one in (here, there, last)]
    by_link = server.player(laid["table"], laid["tokens"][0])

    last.post("/api/session/end", json={})
    assert "signed out" in last_words(sockets[2])
    here.post("/api/account/password", json={"password": PASSWORD, "wanted": "another one"})
    assert "signed out" in last_words(sockets[1])

    by_link.say(type="chat", text="still here")
    by_link.hear("chat")
    while msgspec.json.decode(sockets[0].recv(timeout=PATIENCE))["type"] != "chat":
        pass
    by_link.close()


def test_a_seat_can_have_another_link(
    server: Address, visit: Callable[[], httpx.Client], seated: Callable[[str, httpx.Client, int], ClientConnection]
) -> None:
    ann, eve = visit(), visit()
    for client, name in ((ann, "Ann"), (eve, "Eve")):
        client.post("/api/account", json={"name": name, "password": PASSWORD})
    laid = ann.post("/api/tables", json=TABLE).json()
    table, (token, friend) = laid["table"], laid["tokens"]
    assert eve.post("/api/account/games", json={"table": table, "token": token}).status_code == 201
    sockets = [seated(table, one, 0) for one in (ann, eve)]
    by_link = server.player(table, token)

    for body in ({"token": "wrong"}, {}, {"seat": 1}):
        assert ann.post(f"/api/tables/{table}/link", json={"type": "join"} | body).status_code == 400
    renewed = ann.post(f"/api/tables/{table}/link", json={"type": "join", "seat": 0}).json()

    assert (renewed["table"], renewed["seat"]) == (table, 0)
    assert "another link" in last_words(sockets[1])
    assert "another link" in last_words(by_link.socket)
    assert "does not belong" in joined(server, table, "", token=token)["message"]
    assert "not among your games" in joined(server, table, eve.cookies[COOKIE], seat=0)["message"]
    assert eve.get("/api/account").json()["games"] == []
    assert joined(server, table, "", token=renewed["token"])["seat"] == 0
    assert joined(server, table, ann.cookies[COOKIE], seat=0)["seat"] == 0
    assert joined(server, table, "", token=friend)["seat"] == 1


def test_a_game_can_be_kept_no_longer(server: Address, visit: Callable[[], httpx.Client]) -> None:
    ann = visit()
    ann.post("/api/account", json={"name": "Ann", "password": PASSWORD})
    table = ann.post("/api/tables", json=TABLE).json()["table"]
    assert ann.post("/api/account/games/forget", json={"table": table, "seat": 2**63}).status_code == 400

    assert ann.post("/api/account/games/forget", json={"table": table, "seat": 0}).status_code == 200

    assert ann.get("/api/account").json()["games"] == []
    assert "not among your games" in joined(server, table, ann.cookies[COOKIE], seat=0)["message"]


def test_another_password_ends_the_other_sessions(server: Address, visit: Callable[[], httpx.Client]) -> None:
    here, there = visit(), visit()
    here.post("/api/account", json={"name": "Ann", "password": PASSWORD})
    there.post("/api/session", json={"name": "Ann", "password": PASSWORD})

    wrong = here.post("/api/account/password", json={"password": "wrong horse", "wanted": "another one"})
    assert wrong.status_code == 400
    assert there.get("/api/account").json()["name"] == "Ann"
    right = here.post("/api/account/password", json={"password": PASSWORD, "wanted": "another one"})

    assert right.status_code == 200
    assert here.get("/api/account").json()["name"] == "Ann"
    assert there.get("/api/account").json()["name"] is None
    assert there.post("/api/session", json={"name": "Ann", "password": PASSWORD}).status_code == 400
    assert there.post("/api/session", json={"name": "Ann", "password": "another one"}).status_code == 200


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ({"name": "", "password": PASSWORD}, "1 to 30 letters"),
        ({"name": "\n\u200b", "password": PASSWORD}, "1 to 30 letters"),
        ({"name": "x" * 31, "password": PASSWORD}, "1 to 30 letters"),
        ({"name": "Bob", "password": "1234567"}, "8 to 200 letters"),
        ({"name": "Bob", "password": "x" * 201}, "8 to 200 letters"),
        ({"name": "ANN", "password": PASSWORD}, "that name is taken"),
        ({"name": "Bob"}, "missing required field `password`"),
        ({"name": "Bob", "password": PASSWORD, "admin": True}, "unknown field `admin`"),
    ],
)
def test_what_is_no_account(visit: Callable[[], httpx.Client], body: dict[str, Any], reason: str) -> None:
    client = visit()
    client.post("/api/account", json={"name": "Ann", "password": PASSWORD})

    answer = visit().post("/api/account", json=body)

    assert answer.status_code == 400
    assert reason in answer.json()["error"]
    assert COOKIE not in answer.cookies


def test_a_wrong_name_and_a_wrong_password_look_alike(visit: Callable[[], httpx.Client]) -> None:
    visit().post("/api/account", json={"name": "Ann", "password": PASSWORD})

    said = [
        visit().post("/api/session", json={"name": name, "password": password}).json()
        for name, password in (("Ann", "wrong horse"), ("Bob", PASSWORD), ("Ann", ""), ("Ann", "x" * 5000))
    ]

    assert said == [{"error": "there is no such name with that password"}] * 4


def test_another_page_may_not_sign_in_or_out(visit: Callable[[], httpx.Client]) -> None:
    ann = visit()
    ann.post("/api/account", json={"name": "Ann", "password": PASSWORD})
    foreign = {"origin": "http://elsewhere.example"}

    for path in ("/api/account", "/api/session", "/api/session/end", "/api/account/games", "/api/account/password"):
        answer = ann.post(path, json={"name": "Ann", "password": PASSWORD}, headers=foreign)
        assert answer.json() == {"error": "this page may not do that here"}
    assert ann.get("/api/account").json()["name"] == "Ann"


def test_passwords_cannot_be_tried_for_ever(tmp_path: Path) -> None:
    with serving(tmp_path, tries=(4.0, 0.0)) as server, httpx.Client(base_url=server.http) as ann:
        ann.post("/api/account", json={"name": "Ann", "password": PASSWORD})
        ann.cookies.clear()
        said = [
            ann.post("/api/session", json={"name": "Ann", "password": f"wrong horse {n}"}).json()["error"]
            for n in range(5)
        ]

        assert said[:3] == ["there is no such name with that password"] * 3
        assert said[3:] == ["too many tries; wait a few minutes"] * 2
        assert ann.post("/api/session", json={"name": "Ann", "password": PASSWORD}).status_code == 400


def test_tries_are_counted_for_a_name_whatever_the_address(database: str) -> None:
    async def run() -> None:
        journal = await open_database(database)
        known = Accounts(journal, (1.0, 0.0))
        await known.open(SignIn("Ann", PASSWORD), "address 0")
        for n in range(STRANGERS):
            with pytest.raises(Exception, match="no such name"):
                await known.check(SignIn("ann", "wrong horse"), f"address {n + 1}")
        with pytest.raises(Exception, match="too many tries"):
            await known.check(SignIn("Ann", PASSWORD), "another address")
        await journal.close()

    asyncio.run(run())


def test_a_stranger_who_guesses_locks_nobody_out(tmp_path: Path) -> None:
    async def run() -> None:
        journal = SqliteJournal(tmp_path / "games.sqlite3")
        known = Accounts(journal, (3.0, 0.0))
        ann = await known.open(SignIn("Ann", PASSWORD), "home")
        browser = await known.know_browser(ann, "")

        async def guess(address: str, secret: str = "") -> str:
            with pytest.raises(Refused) as refused:
                await known.check(SignIn("Ann", "wrong horse"), address, secret)
            return str(refused.value)

        said = [await guess("stranger") for _ in range(5)]
        assert said[2:] == ["there is no such name with that password"] + ["too many tries; wait a few minutes"] * 2
        assert await known.check(SignIn("Ann", PASSWORD), "home") == ann
        assert await known.check(SignIn("Ann", PASSWORD), "stranger", browser) == ann  # in the same network

        known.by_name.known.clear()
        for n in range(3 * STRANGERS):
            known.note_try(f"address {n}", "ann")
        assert "too many" in await guess("one more")
        for _ in range(6):  # who knows the password is not counted
            assert await known.check(SignIn("Ann", PASSWORD), "away", browser) == ann
        assert "too many" in [await guess("away", browser) for _ in range(4)][-1]
        assert "too many" in await guess("one more", "not a known one")
        await Accounts(journal).change(ann, ChangePassword(PASSWORD, "another one"), "home")
        assert not await journal.knows_browser(digest(browser), ann.key)
        known.hands.close()
        await journal.close()

    asyncio.run(run())


def test_a_browser_that_has_signed_in_is_known(tmp_path: Path) -> None:
    with serving(tmp_path, tries=(2.0, 0.0)) as server, httpx.Client(base_url=server.http) as ann:
        ann.post("/api/account", json={"name": "Ann", "password": PASSWORD})
        with httpx.Client(base_url=server.http) as eve:
            for _ in range(3):
                eve.post("/api/session", json={"name": "Ann", "password": "wrong horse"})
            assert "too many" in eve.post("/api/session", json={"name": "Ann", "password": PASSWORD}).text
        ann.post("/api/session/end", json={})

        assert ann.post("/api/session", json={"name": "Ann", "password": PASSWORD}).status_code == 200


def test_secrets_are_hashed_where_they_are_kept(tmp_path: Path) -> None:
    with serving(tmp_path) as server, closing(httpx.Client(base_url=server.http)) as ann:
        ann.post("/api/account", json={"name": "Ann", "password": PASSWORD})
        token = ann.cookies[COOKIE]

    kept = b"".join(path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())
    assert b"$argon2id$v=19$m=19456,t=2,p=1$" in kept
    assert digest(token).encode() in kept
    assert PASSWORD.encode() not in kept
    assert token.encode() not in kept


def test_an_account_in_postgres(database: str) -> None:
    async def run() -> None:
        journal = await open_database(database)
        known = Accounts(journal, (100.0, 0.0))
        ann = await known.open(SignIn("Ann", PASSWORD), "")
        token = await known.begin_session(ann)
        assert await journal.session(digest(token), 0.0) == ann
        assert await journal.session(digest(token), 1e12) is None
        await known.change(ann, ChangePassword(PASSWORD, "another one"), "")
        assert await journal.session(digest(token), 0.0) is None
        changed = await journal.account("ann")
        assert isinstance(changed, Account)
        assert fits(changed.password_hash, "another one")
        assert not fits("no hash", "another one")

        weaker = PasswordHasher(time_cost=1, memory_cost=1024, parallelism=1).hash("another one")
        await journal.change_password("ann", weaker)
        await known.check(SignIn("Ann", "another one"), "")
        stronger = await journal.account("ann")
        assert stronger is not None
        assert "m=19456,t=2,p=1" in stronger.password_hash
        await journal.close()

    asyncio.run(run())
