"""Games to look at again."""

from __future__ import annotations

import asyncio
import hashlib
import random
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from unittest.mock import AsyncMock

import httpx
import msgspec
import pytest

import quickening as qk
from quickening.bots import bot
from quickening.commands.serve import prepare
from quickening.core.game import Game
from quickening.core.records import record_from_json, record_of
from quickening.core.refusals import Refused
from quickening.games import books
from quickening.server.demos import Demos
from quickening.server.replays import Replay, Replays, checked_record, open_view
from quickening.server.threads import Hands
from tests.server.conftest import PATIENCE, Address, serving


def played(seed: int = 5, most: int = 10_000) -> Game:
    game = qk.new("huntik", decks=["seekers", "organization"], seed=seed)
    player = bot("random", "huntik", seed)
    while not game.over and len(game.answers) < most:
        assert game.decision is not None
        game.answer(player.choose(game.decision, None))
    return game


def test_every_moment_is_as_it_was() -> None:
    record = played().record()
    replay = Replay(record)
    again = qk.new("huntik", decks=["seekers", "organization"], seed=5)

    for step, answer in enumerate(record.answers):
        assert replay.at(step).fingerprint() == again.fingerprint()
        assert replay.view(step, "1") == again.view(1)
        assert replay.view(step, "public") == again.view(None)
        again.answer(answer.chosen)
    assert replay.at(replay.steps).fingerprint() == record.final
    assert [mark for _, mark in replay.turns][:2] == ["Round 1", "Round 2"]
    for step, whose in ((-1, "0"), (replay.steps + 1, "0"), (0, "2"), (0, "x")):
        with pytest.raises(Refused):
            replay.view(step, whose)


def test_the_open_view_shows_what_anybody_sees() -> None:
    game = played(most=12)
    seen = open_view(game)

    for seat in (0, 1):
        assert seen.area("hand", seat) == game.view(seat).area("hand", seat)
        assert not any(card.name for card in seen.area("deck", seat).cards)


@pytest.fixture
def demos(tmp_path: Path) -> Iterator[Address]:
    """A server with the record of a rule's test."""
    folder = tmp_path / "demos"
    folder.mkdir()
    game = played(most=6)
    start = game.save()
    for _ in range(3):
        assert game.decision is not None
        game.answer(bot("random", "huntik", 1).choose(game.decision, None))
    record_of(game, start, ["HK 403.4"], "An enemy hero stops forward movement.").write(folder / "a_test.json")
    with serving(tmp_path / "data", demos=folder) as address:
        yield address


def test_a_rule_whose_test_left_no_record_is_played_when_somebody_wants_to_watch_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def offered(id: str) -> tuple[list[str], bool]:
        rule = next(rule for rule in server.get("/api/rules/HK").json() if rule["id"] == id)
        return rule["watch"], rule["can_be_made"]

    def made(rule: str, **headers: str) -> httpx.Response:
        return httpx.post(f"{server.http}/api/rules/hk/{rule}/demo", headers=headers, timeout=10 * PATIENCE)

    untested = next(rule.id for rule in books.books()["HK"] if not books.is_tested(rule))
    monkeypatch.chdir(tmp_path)
    # Beside other tests, what gives way to everybody would not come to its end in the time it has.
    monkeypatch.setattr("quickening.server.demos.gently", list)
    monkeypatch.setattr("quickening.server.demos.PATIENCE", 3 * PATIENCE)
    with serving(tmp_path / "data", demos=Path("demos")) as server:
        assert offered("403.4") == ([], True)
        assert offered(untested) == ([], False)
        assert made("403.4", origin="http://evil.example").status_code == 400

        (name, *_) = made("403.4").json()["watch"]

        assert name in offered("403.4")[0]
        assert not offered("403.4")[1]
        assert "HK 403.4" in server.get(f"/api/replays/{name}").json()["shows"]
        assert made(untested).json() == {"error": "the tests of this rule leave no game to watch"}
        assert made("no..rule").json() == {"error": "the tests of this rule leave no game to watch"}


def test_a_fresh_checkout_has_no_folder_for_records_yet(tmp_path: Path) -> None:
    prepare(tmp_path / "build" / "demos")

    assert (tmp_path / "build" / "demos").is_dir()


def test_without_a_folder_for_records_none_are_made(server: Address) -> None:
    rules = server.get("/api/rules/HK").json()

    assert not any(rule["watch"] or rule["can_be_made"] for rule in rules)
    assert httpx.post(f"{server.http}/api/rules/hk/403.4/demo", timeout=PATIENCE).status_code == 400


def test_a_rule_can_be_watched(demos: Address) -> None:
    rules = {rule["id"]: rule for rule in demos.get("/api/rules/hk").json()}

    assert rules["403.4"]["watch"] == ["rule.a_test"]
    assert rules["403.4"]["code"]
    assert rules["404.1"]["watch"] == []
    about = demos.get("/api/replays/rule.a_test").json()
    assert (about["steps"], about["shows"], about["seed"]) == (3, ["HK 403.4"], None)
    assert demos.get("/api/replays/rule.a_test/3?as=open").json()["game"] == "huntik"


def test_books_gists_and_code(server: Address) -> None:
    books = {one["book"]: one["coverage"] for one in server.get("/api/rules").json()}

    assert set(books) == {"HK", "SF", "HL1", "HL3", "HLT"}
    assert "enemy hero" in server.get("/api/gist?rule=HK 403.4").json()["gist"]
    for path in ("/api/rules/XX", "/api/gist?rule=HK 9999", "/api/gist"):
        assert server.get(path).status_code == 404


def test_a_record_that_is_brought_has_a_link(server: Address) -> None:
    record = played().record()

    answer = httpx.post(f"{server.http}/api/replays", content=record.to_json())
    assert answer.status_code == 201
    name = answer.json()["replay"]
    assert server.get(f"/api/replays/{name}/record").content == record.to_json()
    assert server.get(f"/api/replays/{name}").json()["steps"] == len(record.answers)
    assert server.get("/api/replays/record.0").status_code == 404


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"final": "0"}, "is not as its record says"),
        ({"seed": 6}, "answer"),
        ({"rules": "0"}, "played under other rules"),
        ({"quickening": 9}, "version 9"),
        ({"decks": []}, "played by 2"),
        ({"position": {"game": "huntik", "state": {}}}, "does not begin at the beginning"),
        ({"answers": [{"seat": 0, "chosen": []}] * 3001}, "3000 answers at most"),
    ],
)
def test_a_record_that_does_not_play_is_refused(tmp_path: Path, change: dict[str, object], reason: str) -> None:
    data = msgspec.json.decode(played().record().to_json())

    with pytest.raises(Refused, match=reason):
        checked_record(msgspec.json.encode(data | change))


def test_records_that_are_brought_hold_up_no_table(server: Address, monkeypatch: pytest.MonkeyPatch) -> None:
    go = threading.Event()
    monkeypatch.setattr("quickening.server.replays.checked_record", lambda data: go.wait() and record_from_json(data))
    record = played(most=4).record().to_json()

    def bring() -> int:
        return httpx.post(f"{server.http}/api/replays", content=record, timeout=PATIENCE).status_code

    with ThreadPoolExecutor(36) as many:
        brought = [many.submit(bring) for _ in range(36)]
        time.sleep(0.3)
        try:
            table, tokens = server.lay("you", "friend")
            server.player(table, tokens[0]).close()
            assert not any(one.done() for one in brought)
        finally:
            go.set()

        assert {one.result() for one in brought} == {201}


def test_so_many_records_wait_to_be_played_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    go = threading.Event()
    monkeypatch.setattr("quickening.server.replays.MOST_WAITING", 2)
    monkeypatch.setattr("quickening.server.replays.checked_record", lambda data: go.wait() and record_from_json(data))

    async def run() -> None:
        journal = AsyncMock()
        replays = Replays(journal, Demos(None))
        brought = [asyncio.create_task(replays.bring(played(most=4).record().to_json())) for _ in range(3)]
        await asyncio.sleep(0)
        try:
            with pytest.raises(Refused, match="too many"):
                await asyncio.wait_for(replays.bring(b"{}"), PATIENCE)
        finally:
            go.set()
        assert len(set(await asyncio.gather(*brought))) == 1
        replays.hands.close()

    asyncio.run(run())


def test_too_many_records_at_once_are_refused() -> None:
    hands = Hands("records", 1, most_waiting=0)

    async def run() -> None:
        go = threading.Event()
        first = asyncio.create_task(hands.do(go.wait))
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="too many"):
            await hands.do(go.wait)
        go.set()
        assert await first

    asyncio.run(run())
    hands.close()


def test_the_seed_can_be_checked(server: Address) -> None:
    table, tokens = server.lay("you", "friend")
    ann = server.player(table, tokens[0])
    assert ann.state["seed"] is None
    ann.answer_anything(random.Random(1)) if ann.decision else None
    ann.say(type="concede")
    ann.wait(lambda: ann.over)

    about = server.get(f"/api/replays/table.{table}").json()

    said = f"{about['salt']}:{about['seed']}"
    assert hashlib.sha256(said.encode()).hexdigest() == ann.hello["seed_hash"] == about["seed_hash"]
    assert (ann.state["seed"], ann.state["salt"]) == (about["seed"], about["salt"])
    again = qk.replay(server.get(f"/api/replays/table.{table}/record").content)
    assert str(dict(again.setup)["seed"]) == about["seed"]
    ann.close()
