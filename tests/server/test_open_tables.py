"""Open tables: people who do not know each other meet, sit down and play."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from quickening.core.refusals import Refused
from quickening.server.anyone import Matching
from quickening.server.awaiting import LONGEST
from quickening.server.offers import Anyone, Offer, Sitter
from quickening.server.open_tables import ABSENT, OpenTables
from quickening.server.places import Place
from quickening.server.postgres import open_postgres
from quickening.server.rooms import Rooms
from quickening.server.sqlite import SqliteJournal
from tests.server.conftest import PATIENCE, Address

PASSWORD = "correct horse"
SEATS = [
    {"kind": "you", "name": "Ann", "deck": "seekers"},
    {"kind": "open", "name": "", "deck": ""},
]
TABLE = {"game": "huntik", "seats": SEATS}
SEATED = [Place("you", "Ann", "seekers"), Place("open", "", "")]
BOB = {"name": "Bob", "deck": "organization"}


@pytest.fixture
def visit(server: Address) -> Iterator[Callable[..., httpx.Client]]:
    """Browsers: each remembers its own cookies; with a name, of an account."""
    opened: list[httpx.Client] = []

    def visiting(name: str = "") -> httpx.Client:
        opened.append(httpx.Client(base_url=server.http, timeout=PATIENCE))
        if name:
            opened[-1].post("/api/account", json={"name": name, "password": PASSWORD}).raise_for_status()
        return opened[-1]

    yield visiting
    for client in opened:
        client.close()


def refusal(answer: httpx.Response) -> str:
    assert answer.status_code == 400, answer.text
    words: str = answer.json()["error"]
    return words


def waiting(client: httpx.Client) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = client.get("/api/open").json()["waiting"]
    return found


def test_two_strangers_meet_and_play(server: Address, visit: Callable[..., httpx.Client]) -> None:
    ann, bob = visit(), visit()
    mine = ann.post("/api/open", json=TABLE).json()
    (listed,) = waiting(bob)
    assert (listed["title"], listed["game"], listed["begun"]) == ("Ann’s table", "huntik", False)
    assert [seat["kind"] for seat in listed["seats"]] == ["person", "open"]
    theirs = bob.post(f"/api/open/{listed['table']}/sit", json=BOB).json()

    assert bob.get(f"/api/open/{mine['table']}").json()["begun"]
    assert waiting(bob) == []
    for sat, name in ((mine, "Ann"), (theirs, "Bob")):
        player = server.player(sat["table"], sat["token"])
        assert player.state["players"][sat["seat"]]["name"] == name
        assert player.hello["seat"] == sat["seat"]
        player.close()
    assert [one["table"] for one in bob.get("/api/open").json()["played"]] == [mine["table"]]


def test_what_is_listed_tells_no_deck_no_secret_and_nothing_of_the_game(visit: Callable[..., httpx.Client]) -> None:
    ann = visit()
    mine = ann.post("/api/open", json=TABLE).json()
    before = ann.get("/api/open").text
    ann.post(f"/api/open/{mine['table']}/sit", json=BOB)
    after = ann.get("/api/open").text

    for told in (before, after):
        assert "seekers" not in told
        assert "organization" not in told
        assert mine["token"] not in told
    assert set(ann.get("/api/open").json()["played"][0]) == {
        *("table", "title", "game", "options", "clock", "listed", "own_cards", "at", "begun", "seats")
    }


def test_a_table_by_link_is_not_listed_and_can_be_sat_down_at(visit: Callable[..., httpx.Client]) -> None:
    ann, bob = visit(), visit()
    mine = ann.post("/api/open", json=TABLE | {"listed": False}).json()
    assert waiting(bob) == []
    assert bob.post(f"/api/open/{mine['table']}/sit", json=BOB).status_code == 201
    assert bob.get("/api/open").json()["played"] == []


def test_bots_take_the_free_seats_when_the_first_says_so(server: Address, visit: Callable[..., httpx.Client]) -> None:
    ann, bob = visit(), visit()
    deck = ann.get("/api/games").json()[1]["decks"][0]["key"]
    places = [
        {"kind": "you", "name": "Ann", "deck": deck},
        *({"kind": "open", "name": "", "deck": ""} for _ in range(4)),
    ]
    mine = ann.post("/api/open", json={"game": "shadowfist", "seats": places}).json()
    theirs = bob.post(f"/api/open/{mine['table']}/sit", json={"name": "Bob", "deck": deck}).json()
    early = bob.post(f"/api/open/{mine['table']}/begin", json={"token": theirs["token"]})
    assert "Ann sat down first" in refusal(early)
    ann.post(f"/api/open/{mine['table']}/begin", json={"token": mine["token"]}).raise_for_status()

    player = server.player(mine["table"], mine["token"])
    assert [one["kind"] for one in player.state["players"]] == ["you", "friend", "bot", "bot", "bot"]
    assert len({one["name"] for one in player.state["players"]}) == 5
    player.close()
    assert "has begun" in refusal(bob.post(f"/api/open/{mine['table']}/sit", json=BOB))


def test_who_would_play_anyone_meets_the_next_who_would(server: Address, visit: Callable[..., httpx.Client]) -> None:
    ann, bob, carol = visit(), visit(), visit()
    first = ann.post("/api/anyone", json={"game": "huntik", "name": "Ann", "deck": "seekers"}).json()
    other = carol.post("/api/anyone", json={"game": "highlander", "name": "Carol", "deck": "x"})
    assert "no deck" in refusal(other)
    second = bob.post("/api/anyone", json={"game": "huntik", **BOB}).json()

    assert first["table"] == second["table"]
    assert bob.get(f"/api/open/{first['table']}").json()["begun"]
    third = carol.post("/api/anyone", json={"game": "huntik", "name": "Carol", "deck": "seekers"}).json()
    assert third["table"] != first["table"]


@pytest.mark.parametrize("account", ["", "Dana"], ids=["a namesake", "the same account"])
def test_who_may_not_sit_down_where_somebody_waits_opens_one_table(
    account: str, visit: Callable[..., httpx.Client]
) -> None:
    wish = {"game": "huntik", "name": "Dana", "deck": "seekers"}
    first = visit(account)
    second = first if account else visit()
    tables = [one.post("/api/anyone", json=wish).raise_for_status().json()["table"] for one in (first, second)]

    assert tables[0] != tables[1]
    assert {one["table"] for one in waiting(first)} == set(tables)
    met = visit().post("/api/anyone", json={"game": "huntik", **BOB}).json()["table"]
    assert met == tables[0]


def test_who_is_refused_everywhere_gives_up_no_table_for_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        rooms = Rooms(SqliteJournal(tmp_path / "games.sqlite3"), tmp_path)
        tables = OpenTables(rooms)
        await tables.open(Offer("huntik", SEATED), None)

        async def refuse(*given: Any) -> None:
            raise Refused("somebody was quicker")

        monkeypatch.setattr(tables, "sit", refuse)
        sat = await asyncio.wait_for(Matching(tables).play_anyone(Anyone("Bob", "seekers", game="huntik"), None), 20)

        assert {one.table for one in await tables.waiting(None)} > {sat.table}
        await rooms.journal.close()

    asyncio.run(scene())


def test_an_account_plays_by_its_name_and_keeps_the_game(visit: Callable[..., httpx.Client]) -> None:
    dana, bob = visit("Dana"), visit()
    mine = dana.post("/api/open", json=TABLE).json()
    seated = {"kind": "person", "name": "Dana", "account": True, "first": True, "own_cards": 0}
    assert waiting(bob)[0]["seats"][0] == seated
    taken = bob.post(f"/api/open/{mine['table']}/sit", json=BOB | {"name": " dana "})
    assert "belongs to an account" in refusal(taken)
    bob.post(f"/api/open/{mine['table']}/sit", json=BOB).raise_for_status()

    assert [game["table"] for game in dana.get("/api/account").json()["games"]] == [mine["table"]]


def test_who_is_blocked_neither_sees_nor_sits_down(visit: Callable[..., httpx.Client]) -> None:
    dana, erin, frank = visit("Dana"), visit("Erin"), visit("Frank")
    table = erin.post("/api/open", json=TABLE).json()["table"]
    blocked = dana.post("/api/blocks", json={"table": table, "seat": 0})
    assert (blocked.status_code, blocked.json()) == (201, {"blocked": ["Erin"]})
    assert waiting(dana) == []
    assert len(waiting(frank)) == 1
    theirs = dana.post("/api/open", json=TABLE).json()["table"]
    assert [one["table"] for one in waiting(erin)] == [table]
    for who, where in ((dana, table), (erin, theirs)):
        assert "cannot sit down" in refusal(who.post(f"/api/open/{where}/sit", json=BOB))

    assert dana.post("/api/blocks/end", json={"name": "Erin"}).json() == {"blocked": []}
    assert len(waiting(dana)) == 2
    assert "sign in" in refusal(visit().post("/api/blocks", json={"table": table, "seat": 0}))
    assert "themselves" in refusal(erin.post("/api/blocks", json={"table": table, "seat": 0}))
    assert "muted" in refusal(erin.post("/api/blocks", json={"table": table, "seat": 1}))


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"game": "chess", "seats": SEATS}, "no game"),
        ({"game": "huntik", "seats": [SEATS[0]]}, "somebody else"),
        ({"game": "huntik", "seats": [SEATS[1], SEATS[1]]}, "one seat"),
        ({"game": "huntik", "seats": [*SEATS, SEATS[1]]}, "played by"),
        ({"game": "huntik", "seats": SEATS, "options": {"moon": "full"}}, "no option"),
        ({"game": "huntik", "seats": SEATS, "options": {"lead": 10**20}}, "options"),
        ({"game": "huntik", "seats": SEATS, "clock": {"player": 1}}, "a clock gives"),
        ({"game": "huntik", "seats": [SEATS[0] | {"cards": "3 Nobody"}, SEATS[1]]}, "Nobody"),
        ({"game": "huntik", "seats": [SEATS[0] | {"cards": "3 Caliban"}, SEATS[1]]}, "HK"),
        ({"game": "huntik", "seats": [SEATS[0] | {"name": " "}, SEATS[1]]}, "name"),
        ({"game": "huntik", "seats": SEATS * 20}, "length"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_a_reason(
    visit: Callable[..., httpx.Client], wrong: dict[str, Any], words: str
) -> None:
    ann = visit()
    assert words in refusal(ann.post("/api/open", json=wrong))
    assert waiting(ann) == []


def test_sitting_down_wrongly_changes_nothing(visit: Callable[..., httpx.Client]) -> None:
    ann, bob = visit(), visit()
    table = ann.post("/api/open", json=TABLE).json()["table"]
    before = waiting(bob)
    for wrong in (BOB | {"deck": "none"}, {"deck": "seekers"}, BOB | {"name": "ANN"}, BOB | {"cards": "1 Caliban"}):
        assert refusal(bob.post(f"/api/open/{table}/sit", json=wrong))
    for path in ("here", "leave", "begin"):
        assert "do not sit" in refusal(bob.post(f"/api/open/{table}/{path}", json={"token": "x"}))
    assert bob.get("/api/open/nowhere").status_code == 404
    assert waiting(bob) == before


def test_who_waits_is_told_when_somebody_comes(visit: Callable[..., httpx.Client]) -> None:
    ann, bob, carol = visit(), visit(), visit()
    three = {"game": "shadowfist", "seats": [{**SEATS[0], "deck": "dragons"}, SEATS[1], SEATS[1]]}
    table = ann.post("/api/open", json=three).raise_for_status().json()["table"]
    place = f"/api/open/{table}"
    known = ann.get(place).json()

    with ThreadPoolExecutor(1) as waits:
        told = waits.submit(ann.get, place, params={"known": known["mark"]})
        time.sleep(0.5)
        assert not told.done()
        sat = bob.post(f"{place}/sit", json={"name": "Bob", "deck": "dragons"}).raise_for_status().json()
        now = told.result(PATIENCE).json()
        assert [seat["name"] for seat in now["seats"]] == ["Ann", "Bob", ""]
        assert ann.get(place, params={"known": known["mark"]}).json() == now

        told = waits.submit(carol.get, place, params={"known": now["mark"]})
        time.sleep(0.5)
        assert not told.done()
        bob.post(f"{place}/leave", json={"token": sat["token"]}).raise_for_status()
        assert told.result(PATIENCE).json() == known


def test_nobody_is_kept_waiting_by_a_server_that_ends(tmp_path: Path) -> None:
    async def scene() -> None:
        rooms = Rooms(SqliteJournal(tmp_path / "games.sqlite3"), tmp_path / "reports")
        tables = OpenTables(rooms)
        table = (await tables.open(Offer("huntik", SEATED), None)).table
        mark = (await tables.look(table)).mark
        told = asyncio.create_task(tables.news(table, mark))
        await asyncio.sleep(0.2)
        assert not told.done()

        rooms.awaiting.end()

        assert (await told).mark == mark
        assert (await tables.news(table, mark)).mark == mark
        assert not rooms.awaiting.waiting
        await rooms.close()
        await rooms.journal.close()

    asyncio.run(asyncio.wait_for(scene(), PATIENCE))


def test_a_seat_that_is_left_is_free_again(visit: Callable[..., httpx.Client]) -> None:
    ann, bob = visit(), visit()
    mine = ann.post("/api/open", json=TABLE).json()
    ann.post(f"/api/open/{mine['table']}/leave", json={"token": mine["token"]}).raise_for_status()
    assert waiting(bob) == [], "nobody waits there"
    assert "do not sit" in refusal(ann.post(f"/api/open/{mine['table']}/here", json={"token": mine["token"]}))


class Times:
    """A clock that is set by hand."""

    now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


def test_who_is_not_heard_of_any_more_has_left(tmp_path: Path) -> None:
    async def scene() -> None:
        times = Times()
        rooms = Rooms(SqliteJournal(tmp_path / "games.sqlite3"), tmp_path, now=times)
        tables = OpenTables(rooms)
        listed = await tables.open(Offer("huntik", SEATED), None)
        by_link = await tables.open(Offer("huntik", SEATED, listed=False), None)
        times.now += ABSENT - 1
        assert await tables.here(listed.table, listed.token) == 0
        times.now += 2
        assert [one.table for one in await tables.waiting(None)] == [listed.table]
        times.now += ABSENT
        assert await tables.waiting(None) == []
        assert not (await tables.look(listed.table)).people
        assert (await tables.look(by_link.table)).people, "a link may be used tomorrow"
        await rooms.journal.close()

    asyncio.run(scene())


def test_players_of_two_servers_meet_once(database: str, tmp_path: Path) -> None:
    """Many come at once, at two processes: no seat is taken twice, and each game is begun once."""

    async def scene() -> None:
        houses = [Rooms(await open_postgres(database), tmp_path) for _ in range(2)]
        matchings = [Matching(OpenTables(rooms)) for rooms in houses]
        comers = [Anyone(f"Player {n}", "seekers", game="huntik") for n in range(8)]
        sat = await asyncio.gather(*(matchings[n % 2].play_anyone(one, None) for n, one in enumerate(comers)))

        assert len({(one.table, one.seat) for one in sat}) == 8
        tables = matchings[0].tables
        for table in {one.table for one in sat}:
            found = await tables.find(table)
            here = [one for one in sat if one.table == table]
            assert found.laid == (len(here) == 2)
            assert len(found.people) == len(here)
        waiting = await tables.waiting(None)
        assert sum(len(one.people) for one in waiting) <= 2
        with pytest.raises(Refused, match="no such"):
            await tables.sit("nowhere", Sitter("Bob", "seekers"), None)
        for rooms in houses:
            await rooms.close()
            await rooms.journal.close()

    asyncio.run(scene())


def test_who_waits_at_another_server_is_told(database: str, tmp_path: Path) -> None:
    async def scene() -> None:
        houses = [Rooms(await open_postgres(database), tmp_path) for _ in range(2)]
        for rooms in houses:
            await rooms.open()
        here, there = map(OpenTables, houses)
        table = (await here.open(Offer("huntik", SEATED), None)).table
        known = await there.look(table)
        told = asyncio.create_task(there.news(table, known.mark))
        await asyncio.sleep(0.5)
        assert not told.done()

        await here.sit(table, Sitter("Bob", "seekers"), None)

        assert [seat.name for seat in (await told).seats] == ["Ann", "Bob"]
        for rooms in houses:
            await rooms.close()
            await rooms.journal.close()

    asyncio.run(asyncio.wait_for(scene(), LONGEST - 1))
