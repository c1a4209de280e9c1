"""Your games: results are noted, seen from one's own seat, and rated where strangers met."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from quickening.server.journal import Account
from quickening.server.offers import Offer, Sitter
from quickening.server.open_tables import OpenTables
from quickening.server.places import Place
from quickening.server.postgres import open_postgres
from quickening.server.results import Ratings, Result, Results, SeatResult
from quickening.server.rooms import Rooms
from tests.server.conftest import PATIENCE, Address, huntik_seats

PASSWORD = "correct horse"


@pytest.fixture
def visit(server: Address) -> Iterator[Callable[[str], httpx.Client]]:
    opened: list[httpx.Client] = []

    def visiting(name: str) -> httpx.Client:
        opened.append(httpx.Client(base_url=server.http, timeout=PATIENCE))
        opened[-1].post("/api/account", json={"name": name, "password": PASSWORD}).raise_for_status()
        return opened[-1]

    yield visiting
    for client in opened:
        client.close()


def history(client: httpx.Client) -> dict[str, Any]:
    answer = client.get("/api/account/history")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def give_up(server: Address, table: str, token: str) -> None:
    player = server.player(table, token)
    player.say(type="concede")
    player.wait(lambda: player.over)
    player.close()


def test_a_game_of_two_accounts_at_an_open_table_is_kept_and_rated(
    server: Address, visit: Callable[[str], httpx.Client]
) -> None:
    dana, erin = visit("Dana"), visit("Erin")
    seats = [{"kind": "you", "name": "x", "deck": "seekers"}, {"kind": "open", "name": "", "deck": ""}]
    sat = dana.post("/api/open", json={"game": "huntik", "seats": seats}).json()
    erin.post(f"/api/open/{sat['table']}/sit", json={"deck": "organization"}).raise_for_status()
    (going_on,) = history(dana)["games"]
    assert (going_on["result"], going_on["outcome"], going_on["names"]) == ("", "", ["Dana", "Erin"])
    give_up(server, sat["table"], sat["token"])

    lost, won = history(dana), history(erin)
    assert [game["result"] for game in lost["games"] + won["games"]] == ["lost", "won"]
    assert lost["games"][0]["rated"]
    assert lost["games"][0]["deck"] != won["games"][0]["deck"]
    ((weaker,), (stronger,)) = (lost["ratings"], won["ratings"])
    assert weaker["rating"] < 1500 < stronger["rating"]
    assert (weaker["game"], weaker["form"], weaker["games"]) == ("huntik", "duel", 1)
    assert history(dana) == lost, "looking changes nothing"


def test_a_game_against_a_bot_is_kept_and_not_rated(server: Address, visit: Callable[[str], httpx.Client]) -> None:
    dana = visit("Dana")
    laid = dana.post("/api/tables", json={"game": "huntik", "seats": huntik_seats("you", "bot")}).json()
    give_up(server, laid["table"], laid["tokens"][0])

    told = history(dana)
    assert [(game["result"], game["rated"], game["bots"]) for game in told["games"]] == [
        ("lost", False, [False, True])
    ]
    assert told["ratings"] == []


def test_nobody_else_sees_ones_games(server: Address, visit: Callable[[str], httpx.Client]) -> None:
    visit("Dana").post("/api/tables", json={"game": "huntik", "seats": huntik_seats("you", "bot")})
    assert history(visit("Erin"))["games"] == []
    assert server.get("/api/account/history").json() == {"error": "sign in first"}


def test_results_are_noted_in_a_database_too_and_once(database: str, tmp_path: Path) -> None:
    async def scene() -> None:
        houses = [Rooms(await open_postgres(database), tmp_path) for _ in range(2)]
        for name in ("dana", "erin"):
            await houses[0].journal.add_account(Account(name, name.title(), ""), 0.0)
        dana, erin = Account("dana", "Dana", ""), Account("erin", "Erin", "")
        tables = OpenTables(houses[0])
        sat = await tables.open(Offer("huntik", [Place("you", "x", "seekers"), Place("open", "", "")]), dana)
        await tables.sit(sat.table, Sitter("", "organization"), erin)
        await (await houses[0].find(sat.table)).concede(0)
        results = [Results(rooms) for rooms in houses]
        await asyncio.gather(*(one.note_ended() for one in results))

        (noted,) = (await results[1].of_tables("dana")).values()
        assert [seat.won for seat in noted.seats] == [False, True]
        assert [len(await one.rating_of("erin")) for one in results] == [1, 1]
        for rooms in houses:
            await rooms.close()
            await rooms.journal.close()

    asyncio.run(scene())


def played(*won: bool, accounts: str = "abcdef", at: float = 0.0) -> Result:
    seats = (SeatResult(name, "deck", False, name, one) for name, one in zip(accounts, won, strict=False))
    return Result(f"table {at}", at, "shadowfist", tuple(seats))


def test_a_game_for_several_has_a_rating_of_its_own() -> None:
    ratings = Ratings([played(True, False, False), played(True, False)])
    assert [(one["form"], one["games"]) for one in ratings.of("a")] == [("duel", 1), ("several", 1)]
    best, other = (ratings.of(who)[1]["rating"] for who in "ab")
    assert best > 1500 > other


@pytest.mark.parametrize("accounts", [("a", ""), ("a", "a")])
def test_whoever_plays_a_guest_or_themselves_is_not_rated(accounts: tuple[str, str]) -> None:
    seats = tuple(SeatResult("x", "deck", False, one, n == 0) for n, one in enumerate(accounts))
    assert Ratings([Result("t", 0.0, "huntik", seats)]).of("a") == []


def test_a_draw_between_equals_changes_no_rating() -> None:
    ratings = Ratings([played(False, False)])
    assert [one["rating"] for who in "ab" for one in ratings.of(who)] == [1500, 1500]
