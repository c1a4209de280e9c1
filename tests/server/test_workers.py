"""Several processes serve the same games: any of them takes any seat, the journal decides, the others read on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
import pytest

from quickening.cli import main
from quickening.core.refusals import Refused
from quickening.server import automatic, postgres, rooms, sqlite_workers
from quickening.server.accounts import STRANGERS, Accounts, SignIn
from quickening.server.clock import Limits
from quickening.server.guests import Guest
from quickening.server.journal import Journal, Overtaken
from quickening.server.places import Place
from quickening.server.postgres import open_postgres, place_of
from quickening.server.room import Room
from quickening.server.rooms import Rooms
from quickening.server.sqlite import SqliteJournal
from quickening.server.sqlite_workers import SharedSqliteJournal
from tests.server.conftest import PATIENCE, huntik_seats
from tests.server.scenes import answer, says

Scene = Callable[[Rooms, Rooms, Room], Coroutine[Any, Any, None]]


async def journal_at(place: str) -> Journal:
    """A journal that several processes have: in a database, or in a folder, in SQLite."""
    if place.startswith("postgresql"):
        return await open_postgres(place)
    return SharedSqliteJournal(Path(place) / "games.sqlite3", Path(place) / "peers")


@pytest.fixture(params=["sqlite", "postgres"])
def shared(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """Where several processes keep their games."""
    if request.param == "postgres":
        return str(request.getfixturevalue("database"))
    return str(tmp_path_factory.mktemp("shared"))


def at_two_servers(database: str, folder: Path, scene: Scene, *kinds: str, clock: Limits | None = None) -> None:
    """A table that two servers have open; the scene gets both of them and the first one's room."""

    async def run() -> None:
        one, two = [Rooms(await journal_at(database), folder) for _ in range(2)]
        for server in (one, two):
            await server.open()
        places = [msgspec.convert(seat, Place) for seat in huntik_seats(*(kinds or ("you", "friend")))]
        room, _ = await one.lay("huntik", places, {}, seed=11, clock=clock)
        try:
            await scene(one, two, room)
        finally:
            for server in (one, two):
                await server.close()
                await server.journal.close()

    asyncio.run(run())


async def until(is_so: Callable[[], bool]) -> None:
    """Wait, but not for ever."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


def test_the_others_read_on(shared: str, tmp_path: Path) -> None:
    async def scene(one: Rooms, two: Rooms, room: Room) -> None:
        other = await two.find(room.table)
        guest = Guest(1)
        other.welcome(guest)
        other.state_for(guest)

        for _ in range(6):
            await answer(room)
            await until(lambda: other.history.written == room.history.written)
            await answer(other)
            await until(lambda: other.history.written == room.history.written)

        assert room.history.written == 12
        assert other.game.fingerprint() == room.game.fingerprint()
        assert guest.stale
        assert msgspec.json.decode(other.state_for(guest))["n"] == room.history.question(1)

    at_two_servers(shared, tmp_path, scene)


def test_passwords_tried_at_one_are_counted_by_the_other(shared: str, tmp_path: Path) -> None:
    async def scene(one: Rooms, two: Rooms, room: Room) -> None:
        here, there = (Accounts(server.journal, (1.0, 0.0)) for server in (one, two))
        two.tried = there.note_try
        for n in range(STRANGERS):
            with pytest.raises(Refused, match="no such name"):
                await here.check(SignIn("Ann", f"wrong horse {n}"), f"address {n}")
        await until(lambda: "ann" in there.by_name.known and there.by_name.known["ann"].left < 1)

        with pytest.raises(Refused, match="too many tries"):
            await there.check(SignIn("Ann", "wrong horse"), "another address")
        with pytest.raises(Refused, match="no such name"):
            await there.check(SignIn("Bob", "wrong horse"), "one more")

    at_two_servers(shared, tmp_path, scene)


def test_of_two_answers_at_once_one_counts(shared: str, tmp_path: Path) -> None:
    async def scene(one: Rooms, two: Rooms, room: Room) -> None:
        other = await two.find(room.table)
        for n in range(8):
            decision = room.game.decision
            assert decision is not None
            ids, many = [option.id for option in decision.options], decision.least or 1
            chosen = [ids[:many], ids[-many:]]
            question = room.history.question(decision.seat)
            given = [
                room.answer(decision.seat, question, chosen[0]),
                other.answer(decision.seat, question, chosen[-1]),
            ]
            outcomes = await asyncio.gather(*given, return_exceptions=True)

            refused = [str(outcome) for outcome in outcomes if outcome is not None]
            assert len(refused) == 1, outcomes
            assert "not the decision that is asked now" in refused[0]
            await until(lambda n=n: room.history.written == other.history.written == n + 1)  # type: ignore[misc]
            assert room.game.fingerprint() == other.game.fingerprint()

    at_two_servers(shared, tmp_path, scene)


def test_a_bot_is_moved_once(shared: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(automatic, "GRACE", 0.0)  # both servers move the bots, as fast as they can

    async def scene(one: Rooms, two: Rooms, room: Room) -> None:
        other = await two.find(room.table)
        for server in (room, other):
            server.welcome(Guest(None))
        await until(lambda: room.game.over and other.game.over)

        kept = await one.journal.find(room.table)
        assert kept is not None
        assert [entry.n for entry in kept.entries] == list(range(len(kept.entries)))
        again = await Rooms(one.journal, tmp_path).find(room.table)
        assert room.game.fingerprint() == other.game.fingerprint() == again.game.fingerprint()

    at_two_servers(shared, tmp_path, scene, "bot", "bot")


def test_a_server_that_follows_moves_the_bot_when_nobody_else_does(
    shared: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(automatic, "GRACE", 0.3)

    async def scene(one: Rooms, two: Rooms, room: Room) -> None:
        other = await two.find(room.table)
        monkeypatch.setattr(room.automatic, "consider", lambda followed=False: None)  # as if it were dead
        other.welcome(Guest(0))
        while other.game.decision is not None and other.game.decision.seat == 1:
            await asyncio.sleep(0.01)
        while room.game.decision is not None and room.game.decision.seat == 0:
            await answer(room)
        written = room.history.written

        await until(lambda: other.history.written > written)

    at_two_servers(shared, tmp_path, scene, "you", "bot")


def test_words_and_presence_reach_everybody(shared: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "SILENCE", 0.5)

    async def scene(one: Rooms, two: Rooms, room: Room) -> None:
        ann, bob = Guest(0), Guest(1)
        room.welcome(ann)
        other = await two.find(room.table)
        await until(lambda: other.who_is_here()[0])
        other.welcome(bob)
        await until(room.everybody_is_here)

        assert await says(two, other, bob, '{"type":"chat","text":"hello"}') is None
        await until(lambda: any("hello" in note for note in ann.notes))
        other.leave(bob)
        await until(lambda: not room.who_is_here()[1])
        other.welcome(bob)
        await until(room.everybody_is_here)
        await asyncio.sleep(0.6)  # the other server says nothing any more
        one._miss_the_silent()
        assert not room.who_is_here()[1]

    at_two_servers(shared, tmp_path, scene)


def test_who_has_to_go_goes_from_every_server(shared: str, tmp_path: Path) -> None:
    async def scene(one: Rooms, two: Rooms, room: Room) -> None:
        other = await two.find(room.table)
        kept, ended, renewed = Guest(0, "ann", "here"), Guest(0, "ann", "there"), Guest(1)
        for guest in (kept, ended, renewed):
            other.welcome(guest)

        one.end_sessions("ann", "here")
        await one.renew_seat(room.table, 1, "")

        await until(lambda: ended.dismissed and renewed.dismissed)
        assert not kept.dismissed

    at_two_servers(shared, tmp_path, scene)


def test_one_clock_for_all_servers(shared: str, tmp_path: Path) -> None:
    async def scene(one: Rooms, two: Rooms, room: Room) -> None:
        other = await two.find(room.table)
        room.welcome(Guest(0))
        await asyncio.sleep(0.1)
        assert not room.history.clock.begun
        other.welcome(Guest(1))
        await until(lambda: room.history.clock.begun and other.history.clock.begun)

        await until(lambda: room.game.over and other.game.over)

        assert room.history.line == other.history.line
        assert room.history.line[-1].chosen == ("clock",)
        assert room.history.clock.used == other.history.clock.used
        kept = await one.journal.find(room.table)
        assert kept is not None
        assert sum(entry.chosen == ("clock",) for entry in kept.entries) == 1

    at_two_servers(shared, tmp_path, scene, clock=Limits(decision=0.2))


def test_an_answer_is_taken_back_by_consent_from_another_server(shared: str, tmp_path: Path) -> None:
    async def scene(one: Rooms, two: Rooms, room: Room) -> None:
        other = await two.find(room.table)
        first = await answer(room)
        while await answer(room) == first:
            pass
        last = room.history.last_answer(first)
        await room.undo(first, None)
        await until(lambda: other.history.asked is not None)
        await other.undo(1 - first, True)
        await until(lambda: room.history.asked is None)

        assert len(room.history.line) == len(other.history.line) == last
        assert room.game.fingerprint() == other.game.fingerprint()

    at_two_servers(shared, tmp_path, scene)


def test_both_meet_at_the_same_rematch(shared: str, tmp_path: Path) -> None:
    async def scene(one: Rooms, two: Rooms, room: Room) -> None:
        other = await two.find(room.table)
        await room.concede(0)
        await until(lambda: other.game.over)

        await asyncio.gather(one.rematch(room, 0), two.rematch(other, 1))

        await until(lambda: bool(room.history.rematch and other.history.rematch))
        assert room.history.rematch == other.history.rematch
        assert len(await one.journal.run("SELECT id FROM tables")) == 2
        seeds = {(await server.find(room.history.rematch)).setup.seed for server in (one, two)}
        assert len(seeds) == 1

    at_two_servers(shared, tmp_path, scene)


def test_a_server_that_lost_its_ear_reads_what_it_missed(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(one: Rooms, two: Rooms, room: Room) -> None:
        other = await two.find(room.table)
        connection = await asyncpg.connect(database)
        with monkeypatch.context() as deaf:
            deaf.setattr("quickening.server.postgres.asyncpg.connect", _nobody_there)
            await connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE query LIKE 'LISTEN%' AND pid <> pg_backend_pid()"
            )
            await asyncio.sleep(0.2)
            await answer(room)
            await asyncio.sleep(0.2)
            assert other.history.written == 0
        await connection.close()

        await until(lambda: other.history.written == room.history.written == 1)

    at_two_servers(database, tmp_path, scene)


def test_a_line_that_is_heard_of_is_not_read_again(
    shared: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(one: Rooms, two: Rooms, room: Room) -> None:
        other = await two.find(room.table)
        await until(lambda: not other.following.is_busy)
        monkeypatch.setattr(two.journal, "since", _nobody_there)
        for _ in range(3):
            await answer(room)

        await until(lambda: other.history.line == room.history.line)
        assert other.game.fingerprint() == room.game.fingerprint()

    at_two_servers(shared, tmp_path, scene)


def test_a_line_that_is_too_long_to_be_told_is_read(
    shared: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "LONGEST_NOTE", 20)
    monkeypatch.setattr(sqlite_workers, "LONGEST", 20)

    async def scene(one: Rooms, two: Rooms, room: Room) -> None:
        other = await two.find(room.table)
        await answer(room)

        await until(lambda: other.history.line == room.history.line)

    at_two_servers(shared, tmp_path, scene)


async def _nobody_there(*how: Any, **more: Any) -> None:
    raise OSError("nobody there")


def test_a_bot_that_is_overtaken_answers_for_nobody_else(
    shared: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(one: Rooms, two: Rooms, room: Room) -> None:
        if room.automatic.playing is not None:
            await room.automatic.playing
        monkeypatch.setattr(one, "line_written", lambda table, entry: None)  # it hears nothing
        monkeypatch.setattr(room.automatic, "consider", lambda followed=False: None)  # and does nothing by itself
        other = await two.find(room.table)
        monkeypatch.setattr(other.automatic, "consider", lambda followed=False: None)
        while room.automatic.bot_asked() is None:
            await answer(room)
        await other.lines.catch_up()
        while other.automatic.bot_asked() is not None:
            await other.automatic._one_answer()
        written = other.history.written
        assert room.history.written < written

        with pytest.raises(Overtaken):
            await room.automatic._one_answer()

        assert room.history.written == written
        kept = await one.journal.find(room.table)
        assert kept is not None
        assert len(kept.entries) == written

    at_two_servers(shared, tmp_path, scene, "bot", "friend")


def test_without_its_database_an_answer_changes_nothing(database: str, tmp_path: Path) -> None:
    async def scene(one: Rooms, two: Rooms, room: Room) -> None:
        before = room.game.fingerprint()
        connection = await asyncpg.connect(database)
        await connection.execute("ALTER TABLE quickening.entries RENAME TO lost")

        with pytest.raises(Refused, match="could not be kept"):
            await answer(room)
        assert room.game.fingerprint() == before
        await connection.execute("ALTER TABLE quickening.lost RENAME TO entries")
        await connection.close()
        await answer(room)
        assert room.history.written == 1

    at_two_servers(database, tmp_path, scene)


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("--workers", "0"), "Must be >= 1"),
        (("--database", "mysql://here"), "--database is an address as postgresql://"),
        (("--database", "postgresql://ann:secret@127.0.0.1:1/x"), "the database at 127.0.0.1:1/x cannot be used"),
    ],
)
def test_what_cannot_serve_says_so_at_once(
    words: tuple[str, ...], reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["serve", "--data", str(tmp_path), *words])

    said = capsys.readouterr().err
    assert ended.value.code == 2
    assert reason in said
    assert said.count("\n") == 1
    assert "secret" not in said
    assert not (tmp_path / "games.sqlite3").exists()


def test_a_second_server_with_the_same_folder_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first = SqliteJournal(tmp_path / "games.sqlite3")

    with pytest.raises(SystemExit) as ended:
        main(["serve", "--port", "0", "--data", str(tmp_path)])

    assert ended.value.code == 2
    assert "does another server use this folder?" in capsys.readouterr().err
    asyncio.run(first.close())


def test_a_place_has_no_secret() -> None:
    assert place_of("postgresql://ann:se@cret@host/games") == "host/games"
