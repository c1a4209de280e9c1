"""Several processes behind one port keep their games in one SQLite file, and tell each other of them."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from quickening.core.refusals import Refused
from quickening.server import holding, peers, run
from quickening.server.backups import back_up, put_back
from quickening.server.holding import Turn, hold_alone, hold_with_others
from quickening.server.journal import Ear, Entry, NotKept, Taken
from quickening.server.peers import Peers
from quickening.server.run import Settings, opening
from quickening.server.sqlite import SqliteJournal
from quickening.server.sqlite_workers import SharedSqliteJournal
from tests.server.scenes import answer
from tests.server.test_workers import at_two_servers, until

Scene = Callable[[list[SharedSqliteJournal], list["Heard"]], Coroutine[Any, Any, None]]


class Heard(Ear):
    """What one of the processes has heard of the others."""

    def __init__(self) -> None:
        self.lines: list[tuple[str, int]] = []
        self.tables: list[list[str]] = []
        self.notes: list[tuple[str, bytes]] = []

    def follows(self, table: str) -> bool:
        return table != "nobody's"

    def line_written(self, table: str, entry: Entry) -> None:
        self.lines.append((table, entry.n))

    def lines_written(self, tables: Any) -> None:
        self.tables.append(list(tables))

    def note_heard(self, worker: str, table: str, note: bytes) -> None:
        self.notes.append((table, note))


def with_journals(folder: Path, scene: Scene, count: int = 2) -> None:
    """Some processes with the same file, and what each of them hears."""

    async def in_time() -> None:
        held = SqliteJournal(folder / "games.sqlite3")
        journals = [SharedSqliteJournal(folder / "games.sqlite3", folder / "peers") for _ in range(count)]
        ears = [Heard() for _ in journals]
        for journal, ear in zip(journals, ears, strict=True):
            await journal.listen(ear)
        try:
            await scene(journals, ears)
        finally:
            for journal in journals:
                await journal.close()
            await held.close()

    asyncio.run(in_time())


def test_lines_and_notes_are_told_to_all_others_in_their_order(tmp_path: Path) -> None:
    async def scene(journals: list[SharedSqliteJournal], ears: list[Heard]) -> None:
        await asyncio.gather(*(journals[0].append("a", Entry(n, 0, "answer")) for n in range(50)))
        await journals[0].append("nobody's", Entry(0, 0, "answer"))
        journals[0].tell("a", b'{"who":true}')
        await until(lambda: all(ear.notes for ear in ears[1:]))

        for ear in ears[1:]:
            assert ear.lines == [("a", n) for n in range(50)]
            assert ear.notes == [("a", b'{"who":true}')]
        assert not ears[0].lines
        assert not ears[0].notes
        assert [entry.n for entry in await journals[2].since("a", 0)] == list(range(50))

    with_journals(tmp_path, scene, 3)


def test_of_two_lines_with_one_number_the_first_is_kept(tmp_path: Path) -> None:
    async def scene(journals: list[SharedSqliteJournal], ears: list[Heard]) -> None:
        for n in range(20):
            given = [journal.append("a", Entry(n, seat, "answer")) for seat, journal in enumerate(journals)]
            outcomes = await asyncio.gather(*given, return_exceptions=True)

            assert [type(one) for one in outcomes].count(Taken) == 1
            (kept,) = await journals[0].since("a", n)
            assert outcomes[kept.seat] is None
        await until(lambda: len(ears[0].lines) + len(ears[1].lines) == 20)  # what is not kept is not told

    with_journals(tmp_path, scene)


def test_who_cannot_hear_for_long_is_told_that_something_was_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers, "MOST", 30)
    heard: list[str] = []

    async def scene() -> None:
        one, two = (Peers(tmp_path, name, "missed") for name in ("one", "two"))
        two.open(heard.append, lambda: None)
        loop = asyncio.get_running_loop()
        assert two._ear is not None
        loop.remove_reader(two._ear.fileno())  # as if it were stopped
        for n in range(2_000):
            one.say(f"{n}")
            await asyncio.sleep(0)
        loop.add_reader(two._ear.fileno(), two._listen)
        await until(lambda: "missed" in heard and heard[-1] == "1999" and not one.waiting)
        one.close()
        two.close()

    asyncio.run(scene())
    assert heard[0] == "0"
    numbers = [int(words) for words in heard if words != "missed"]
    assert numbers == sorted(numbers)
    gap = heard.index("missed")
    assert int(heard[gap + 1]) - int(heard[gap - 1]) > 1


def test_that_a_process_has_ended_is_a_reason_to_read_on(tmp_path: Path) -> None:
    async def scene(journals: list[SharedSqliteJournal], ears: list[Heard]) -> None:
        gone = journals[1]._peers._ear
        assert gone is not None
        asyncio.get_running_loop().remove_reader(gone.fileno())
        gone.close()  # as if it were killed: its socket is there, and nobody hears
        journals[1]._peers._ear = None

        journals[0].tell("-", b"{}")
        await until(lambda: ears[0].tables == [[]])
        journals[0].tell("-", b"{}")
        await asyncio.sleep(0.05)
        assert ears[0].tables == [[]]

    with_journals(tmp_path, scene)


def test_one_writes_at_a_time_and_nobody_waits_for_ever_for_a_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = Turn(tmp_path / "writing"), Turn(tmp_path / "writing")
    order: list[str] = []

    def write() -> None:
        with two:
            order.append("two")

    with one:
        waiting = threading.Thread(target=write)
        waiting.start()
        time.sleep(0.3)
        order.append("one")
    waiting.join(10)
    assert order == ["one", "two"]

    monkeypatch.setattr(holding, "LONGEST_TURN", 0.1)
    with one, two:  # the first one was stopped: SQLite has the last word
        order.append("both")
    one.close()
    two.close()


@pytest.mark.parametrize("name", ["games.serving", "games.writing"])
def test_a_worker_that_cannot_open_what_it_holds_says_so_and_may_try_again(tmp_path: Path, name: str) -> None:
    held = SqliteJournal(tmp_path / "games.sqlite3")
    (tmp_path / name).unlink(missing_ok=True)
    (tmp_path / name).mkdir()  # as good as a disk that has no room for it

    with pytest.raises(Refused, match=f"{name}: Is a directory"):
        SharedSqliteJournal(tmp_path / "games.sqlite3", tmp_path / "peers")

    (tmp_path / name).rmdir()
    asyncio.run(SharedSqliteJournal(tmp_path / "games.sqlite3", tmp_path / "peers").close())
    asyncio.run(held.close())


def test_while_another_one_writes_for_long_an_answer_is_refused_and_then_kept(tmp_path: Path) -> None:
    async def scene(one: Any, two: Any, room: Any) -> None:
        before = room.game.fingerprint()
        with closing(sqlite3.connect(tmp_path / "games.sqlite3", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(NotKept, match="locked"):
                await answer(room)
            other.execute("ROLLBACK")
        assert (room.game.fingerprint(), room.history.written) == (before, 0)
        await answer(room)
        assert room.history.written == 1

    at_two_servers(str(tmp_path), tmp_path, scene)


def test_a_worker_that_cannot_open_the_journal_yet_begins_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "AGAIN", 0.05)
    settings = Settings(str(tmp_path), homes=str(tmp_path))

    async def scene() -> None:
        held = SqliteJournal(tmp_path / "games.sqlite3")
        other = sqlite3.connect(tmp_path / "games.sqlite3", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        opened = asyncio.ensure_future(opening(settings)())
        await asyncio.sleep(0.1)
        assert not opened.done()
        other.close()
        journal = await asyncio.wait_for(opened, 20)
        await journal.touch()
        await journal.close()
        await held.close()

    asyncio.run(scene())


# -- the folder ----------------------------------------------------------------------------------------------------


def test_nobody_begins_while_processes_of_a_server_before_still_serve(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"
    asyncio.run(SqliteJournal(path).close())
    back_up(tmp_path / "copy", tmp_path)
    left = [hold_with_others(path.with_suffix(".serving")) for _ in range(2)]

    for last in reversed(left):
        with pytest.raises(Refused, match="still serve it"):
            hold_alone(path, patience=0.2)
        last.close()
    hold_alone(path, patience=0.2).close()


def test_nothing_is_restored_under_processes_that_serve(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.sqlite3"
    monkeypatch.setattr(holding, "PATIENCE", 0.2)
    asyncio.run(SqliteJournal(path).close())
    back_up(tmp_path / "copy", tmp_path)
    with hold_with_others(path.with_suffix(".serving")), pytest.raises(Refused, match="still serve it"):
        put_back(tmp_path / "copy", tmp_path, replace=True)
    put_back(tmp_path / "copy", tmp_path, replace=True)


def test_the_next_server_waits_for_processes_that_are_about_to_end(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite3"

    async def scene() -> None:
        last = hold_with_others(path.with_suffix(".serving"))
        asyncio.get_running_loop().call_later(0.3, last.close)
        held = await asyncio.to_thread(hold_alone, path)
        assert last.closed
        held.close()

    asyncio.run(scene())
