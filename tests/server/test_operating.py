"""What an operator looks for: whether the server lives, what it does, what it says, and how it ends."""

from __future__ import annotations

import asyncio
import contextlib
import io
import logging
import os
import random
import re
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec
import pytest
from prometheus_client import CollectorRegistry
from prometheus_client.multiprocess import MultiProcessCollector
from websockets.exceptions import ConnectionClosed

from quickening.commands.load import load
from quickening.core.refusals import Refused
from quickening.server import health, metrics
from quickening.server.journal import NotKept
from quickening.server.logs import JsonLines, configure, event
from quickening.server.postgres import open_postgres
from quickening.server.room import Room
from quickening.server.rooms import FORGOTTEN, Rooms
from quickening.server.sqlite import SqliteJournal
from tests.server.conftest import PATIENCE, Address, serving
from tests.server.database import free_port
from tests.server.scenes import at_a_table
from tests.server.test_crash import workers_of


@contextmanager
def process(folder: Path, *how: str) -> Iterator[tuple[subprocess.Popen[str], Address, Path]]:
    """A server in a process of its own, and the file of its log."""
    words = ["serve", "--port", "0", "--pace", "0", "--data", str(folder / "data"), *how]
    command = [sys.executable, "-c", "from quickening.cli import main; main()", *words]
    log = folder / f"log-{secrets.token_hex(4)}"
    with log.open("w") as err, subprocess.Popen(command, stdout=subprocess.PIPE, stderr=err, text=True) as server:
        try:
            assert server.stdout is not None
            said = server.stdout.readline()
            assert "The table is at" in said, log.read_text()
            yield server, Address(int(said.split("127.0.0.1:")[1].split("/")[0])), log
        finally:
            server.kill()


# -- health --------------------------------------------------------------------------------------------------------


def test_a_server_says_that_it_lives_and_is_ready(server: Address) -> None:
    assert server.get("/health/live").json() == {"live": True}
    ready = server.get("/health/ready")
    assert (ready.status_code, ready.json()) == (200, {"ready": True, "troubles": []})


def test_a_server_that_cannot_write_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH", -1.0)

    async def run() -> None:
        journal = SqliteJournal(tmp_path / "games.sqlite3")
        found = health.Health(journal)
        assert await found.troubles() == []
        with monkeypatch.context() as full:
            full.setattr(journal, "touch", refused)
            assert await found.troubles() == ["the journal cannot be written"]
            full.setattr(health, "PATIENCE", 0.2)
            full.setattr(journal, "touch", lambda: asyncio.sleep(60))
            assert await found.troubles() == ["the journal does not answer"]
        found.draining = True
        assert await found.troubles() == ["the server is about to end"]
        found.draining = False
        await journal.close()
        assert await found.troubles() == ["the journal's writer has ended", "the journal cannot be written"]

    asyncio.run(run())


async def refused() -> None:
    raise NotKept("the disk is full")


def test_a_server_that_hears_nothing_is_not_ready(database: str) -> None:
    async def run() -> None:
        journal = await open_postgres(database)
        await journal.touch()
        await journal.listen(Rooms(journal, Path()))
        assert journal.troubles() == []
        assert journal._listening is not None
        journal._listening.cancel()
        await asyncio.gather(journal._listening, return_exceptions=True)
        assert journal.troubles() == ["nothing is heard from other processes"]
        await journal.close()
        with pytest.raises(NotKept):
            await journal.touch()

    asyncio.run(run())


def test_however_often_it_is_asked_the_journal_is_written_once_a_second(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        journal = SqliteJournal(tmp_path / "games.sqlite3")
        written = 0

        async def touch() -> None:
            nonlocal written
            written += 1

        monkeypatch.setattr(journal, "touch", touch)
        found = health.Health(journal)
        for _ in range(20):
            await found.troubles()
        assert written == 1
        await journal.close()

    asyncio.run(run())


# -- figures -------------------------------------------------------------------------------------------------------


def figures(port: int) -> dict[str, float]:
    """What monitoring reads; what has labels is added up."""
    text = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE).text
    found: dict[str, float] = {}
    for name, value in re.findall(r"^(quickening_\w+)(?:\{[^}]*\})? (\S+)$", text, re.MULTILINE):
        found[name] = found.get(name, 0.0) + float(value)
    return found


def test_figures_are_served_off_the_public_port(tmp_path: Path) -> None:
    port = free_port()
    with metrics.serving(str(port)), serving(tmp_path) as server:
        before = figures(port)
        table, tokens = server.lay("you", "bot")
        ann = server.player(table, tokens[0])
        for _ in range(2):
            ann.wait_for_decision()
            ann.answer_anything(random.Random(2))
        ann.wait_for_decision()
        after = figures(port)
        ann.close()

        assert server.get("/metrics").status_code == 404
    assert after["quickening_acknowledge_seconds_count"] - before["quickening_acknowledge_seconds_count"] == 2
    assert after["quickening_sockets"] == before["quickening_sockets"] + 1
    for name in ("show_seconds_count", "journal_batch_lines_count", "bot_answers_total", "bot_seconds_total"):
        assert after[f"quickening_{name}"] > before[f"quickening_{name}"], name
    for name in ("memory_bytes", "requests_total", "journal_write_seconds_sum"):
        assert after[f"quickening_{name}"] > 0, name
    assert {"quickening_rooms", "quickening_faults_total"} <= after.keys()


@pytest.mark.parametrize("words", ["here", "host:", ":1", "127.0.0.1:99999", "[::1"])
def test_figures_are_served_at_an_address(words: str) -> None:
    with pytest.raises(Refused, match="--metrics is a port"), metrics.serving(words):
        pass


# -- the log -------------------------------------------------------------------------------------------------------


def test_an_event_is_one_line_with_its_table_and_its_request(server: Address) -> None:
    heard: list[str] = []
    handler = logging.Handler()
    handler.emit = lambda record: heard.append(JsonLines().format(record))  # type: ignore[method-assign]
    log = logging.getLogger("quickening")
    log.addHandler(handler)
    log.setLevel("INFO")
    try:
        table, tokens = server.lay("you", "friend")
        ann = server.player(table, tokens[0])
        ann.close()
        answer = httpx.get(f"{server.http}/table/{table}?secret=hush", headers={"x-request-id": "from-the-proxy"})
        server.get("/health/live")
        until(lambda: any("socket closed" in line for line in heard))
    finally:
        log.removeHandler(handler)
        log.setLevel("NOTSET")

    assert answer.headers["x-request-id"] == "from-the-proxy"
    lines = [msgspec.json.decode(line, type=dict[str, object]) for line in heard]
    joined = next(line for line in lines if line["event"] == "joined")
    closed = next(line for line in lines if line["event"] == "socket closed")
    assert (joined["table"], joined["seat"], joined["request"]) == (table, 0, closed["request"])
    asked = next(line for line in lines if line.get("request") == "from-the-proxy")
    assert (asked["table"], asked["status"], asked["path"]) == (table, 200, f"/table/{table}")
    assert not [line for line in heard if "\n" in line or "hush" in line or tokens[0] in line or "/health/" in line]


def test_secrets_and_traces_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    log = logging.getLogger("quickening.test")
    try:
        raise OSError("lost postgresql://ann:hush@host/games")
    except OSError:
        log.exception("the journal")
    event(log, "with an odd value", logging.WARNING, value={1})

    first, second = [JsonLines().format(record) for record in caplog.records]
    assert "hush" not in first
    assert "\n" not in first
    assert "Traceback" in msgspec.json.decode(first)["trace"]
    assert msgspec.json.decode(second)["event"] == "with an odd value"


def test_the_log_goes_to_what_is_stderr_now(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logging, "root", logging.RootLogger(logging.WARNING))
    with contextlib.redirect_stderr(io.StringIO()) as before:
        configure("json")
    before.close()
    with contextlib.redirect_stderr(io.StringIO()) as now:
        logging.root.warning("after all")

    assert msgspec.json.decode(now.getvalue())["event"] == "after all"


def test_a_request_is_named_by_nobody_who_could_forge_lines(server: Address) -> None:
    for given in ("a b", "x" * 65, '{"a":1}'):
        told = httpx.get(f"{server.http}/health/live", headers={"x-request-id": given}).headers["x-request-id"]
        assert re.fullmatch("[0-9a-f]{16}", told)


# -- over TLS ------------------------------------------------------------------------------------------------------


def test_over_tls_a_browser_is_told_to_stay_there(server: Address) -> None:
    plain = server.get("/")
    behind_a_proxy = httpx.get(f"{server.http}/", headers={"x-forwarded-proto": "https"})

    assert "strict-transport-security" not in plain.headers
    assert behind_a_proxy.headers["strict-transport-security"].startswith("max-age=")


# -- limits --------------------------------------------------------------------------------------------------------


def test_who_shares_an_address_may_ask_for_more(tmp_path: Path) -> None:
    for people, status in ((1, 429), (10, 200)):
        with serving(tmp_path / str(people), asking=(1.0, 0.0), people=people) as server:
            assert [server.get("/api/gist?rule=HK+403.4").status_code for _ in range(2)][1] in (status, 404)
            assert server.get("/api/games").status_code == status


# -- the end -------------------------------------------------------------------------------------------------------


def until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_a_room_in_which_nobody_is_for_long_is_closed(tmp_path: Path) -> None:
    async def scene(room: Room, rooms: Rooms) -> None:
        rooms._close_the_forgotten()
        assert room.table in rooms.rooms
        rooms.used[room.table] -= FORGOTTEN + 1
        rooms._close_the_forgotten()
        assert room.table not in rooms.rooms
        assert (await rooms.find(room.table)).game.fingerprint() == room.game.fingerprint()

    at_a_table(tmp_path, scene)


#: What else brings people to new tables.
ALSO_LAID: dict[str, dict[str, object]] = {
    "/api/lessons/huntik/first-mission": {"name": "Ann"},
    "/api/anyone": {"name": "Ann", "deck": "seekers", "game": "huntik"},
    "/api/open": {"game": "huntik", "seats": []},
    "/api/tournaments": {"game": "huntik", "style": "swiss"},
}


def test_sigterm_drains(tmp_path: Path) -> None:
    with process(tmp_path, "--drain", "5", "--log-format", "json", "--log-level", "info") as (server, address, log):
        table, tokens = address.lay("you", "friend")
        players = [address.player(table, token) for token in tokens]
        asked = next(player for player in players if player.decision is not None)
        server.send_signal(signal.SIGTERM)
        until(lambda: address.get("/health/ready").status_code == 503)

        with pytest.raises(AssertionError, match="about to start again"):
            address.lay("you", "friend")
        for path, body in ALSO_LAID.items():
            assert "about to start again" in httpx.post(address.http + path, json=body).json()["error"]
        asked.answer_anything(random.Random(3))  # games go on
        acknowledged = asked.state["n"]
        for player in players:
            assert "connected in a moment" in player.hear("away")["message"]
            with pytest.raises(ConnectionClosed) as closed:
                player.hear("never")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
            player.close()
        assert server.wait(PATIENCE) in (0, -signal.SIGTERM)

    lines = [msgspec.json.decode(line, type=dict[str, object]) for line in log.read_text().splitlines()]
    assert "draining" in [line["event"] for line in lines]
    assert not [line for line in lines if line["level"] == "error"]
    with process(tmp_path) as (server, address, _):
        again = address.player(table, tokens[players.index(asked)])
        assert again.state["n"] == acknowledged
        again.close()


#: A worker with three sockets open, which ends without closing them.
ENDS = """
import os
from quickening.server.metrics import SOCKETS
SOCKETS.inc(3)
print(os.getpid(), flush=True)
os._exit(9)
"""


def test_what_a_worker_that_was_killed_had_open_is_not_counted_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PROMETHEUS_MULTIPROC_DIR", str(tmp_path))
    ended = subprocess.run([sys.executable, "-c", ENDS], capture_output=True, text=True, check=False)
    registry = CollectorRegistry()
    MultiProcessCollector(registry, path=str(tmp_path))  # type: ignore[no-untyped-call]
    assert registry.get_sample_value("quickening_sockets") == 3

    metrics.note_end(int(ended.stdout))

    assert registry.get_sample_value("quickening_sockets") is None


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc").exists(), reason="looks at processes as Linux shows them")
def test_workers_add_up_are_started_again_and_end_with_their_supervisor(
    kept_in: tuple[str, ...], tmp_path: Path
) -> None:
    port = free_port()
    how = [*kept_in, "--workers", "2", "--metrics", str(port)]
    with process(tmp_path, *how) as (server, address, _):
        until(lambda: len(workers_of(server.pid)) == 2)
        table, tokens = address.lay("you", "friend")
        players = [address.player(table, tokens[0]) for _ in range(6)]
        until(lambda: figures(port).get("quickening_sockets") == 6)  # wherever they are connected
        for player in players:
            player.close()
        first, other = workers_of(server.pid)
        os.kill(first, signal.SIGKILL)
        until(lambda: len(set(workers_of(server.pid)) - {first, other}) == 1)
        until(lambda: address.get("/health/ready").status_code == 200)
        workers = workers_of(server.pid)

        server.kill()

        until(lambda: not any(Path(f"/proc/{worker}/cmdline").exists() for worker in workers))


def test_the_driver_is_let_in_with_all_its_games(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []

    def measured(how: list[str], *more: object) -> dict[str, object]:
        said.extend(how)
        return {"faults": 0}

    monkeypatch.setattr("quickening.commands.load.measured", measured)
    monkeypatch.setattr("quickening.commands.load.say_json", lambda figures: None)

    assert load(games=700, json=True) == 0
    assert said[said.index("--people-per-address") + 1] == "700"
