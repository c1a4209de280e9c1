"""A game that is over is looked at a piece at a time, for whoever asks for the next one."""

from __future__ import annotations

from typing import Any

import httpx
import msgspec
import pytest

import quickening as qk
from quickening.arena.analysis import Analyst
from quickening.bots import bot
from quickening.core.records import Record
from quickening.server import analyses
from tests.server.conftest import PATIENCE, Address


def given_up() -> Record:
    """A game of which somebody has soon had enough."""
    game = qk.new("huntik", decks=["seekers", "organization"], seed=5)
    player = bot("random", "huntik", 5)
    while len(game.answers) < 12:
        assert game.decision is not None
        game.answer(player.choose(game.decision, None))
    game.concede(0)
    return game.record()


def bring(server: Address, record: Record) -> str:
    told = httpx.post(f"{server.http}/api/replays", content=record.to_json(), timeout=PATIENCE).json()
    return f"/api/replays/{told['replay']}"


def test_pieces_are_what_the_whole_would_be(server: Address) -> None:
    record = given_up()
    replay, found, told = bring(server, record), list[Any](), dict[str, Any]()
    while len(found) < len(record.answers):
        told = server.get(f"{replay}/analysis?from={len(found)}").json()
        assert told["moves"], "a piece has at least one answer"
        found += told["moves"]

    analyst = Analyst(record)
    assert found == msgspec.json.decode(msgspec.json.encode(list(analyst.moves())))
    assert told["start"] == list(analyst.start)
    assert [move["number"] for move in server.get(f"{replay}/analysis?from=10").json()["moves"]] == [11, 12, 13]


def test_another_process_goes_on_where_the_first_has_stopped() -> None:
    record = given_up().to_json()
    (_, first), (_, second) = analyses.look_on(record, 0, 0), analyses.look_on(record, 1, 0)

    _, begun_there = analyses.look_on(record, 1, 0)

    assert [one.number for one in (*first, *second, *begun_there)] == [1, 2, 2]


@pytest.mark.parametrize("place", ["14", "-1", "x", "9" * 30])
def test_there_is_nothing_after_the_last_answer(server: Address, place: str) -> None:
    told = server.get(f"{bring(server, given_up())}/analysis?from={place}")

    assert (told.status_code, told.json()) == (404, {"error": "there are answers 0 to 13"})


def test_a_game_that_is_not_over_is_not_looked_at(server: Address) -> None:
    table, _ = server.lay("you", "friend")

    assert server.get(f"/api/replays/table.{table}/analysis").json() == {"error": "the game is not over"}
