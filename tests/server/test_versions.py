"""An upgrade changes no running game: a table of another version is not played on, and says so."""

from __future__ import annotations

import asyncio
import contextlib
import random
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import quickening
from quickening.cli import main
from quickening.core.records import DeckList, record_from_json, rules_fingerprint
from quickening.core.refusals import Refused
from quickening.games.huntik.game import Huntik
from quickening.server.places import Place
from quickening.server.room import Room
from quickening.server.rooms import Rooms
from quickening.server.sqlite import SqliteJournal
from quickening.server.upgrading import first_change
from quickening.server.versions import OtherVersion, mark_of
from tests.server.conftest import PATIENCE, Address, Player, huntik_seats, serving, whoever_is_asked
from tests.server.scenes import answer, at_a_table
from tests.server.test_crash import process_serving
from tests.server.test_playing import play_on


def other_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if this were the version after: its rules have another fingerprint."""
    monkeypatch.setattr("quickening.core.records.rules_fingerprint", lambda game: "0123456789abcdef")


def test_a_table_keeps_what_decides_its_game(tmp_path: Path) -> None:
    async def scene(room: Room, rooms: Rooms) -> None:
        kept = await rooms.journal.find(room.table)
        assert kept is not None
        setup = msgspec.json.decode(kept.setup)

        assert [deck["name"] for deck in setup["decks"]] == ["Seekers of the Foundation", "The Organization"]
        assert all(isinstance(deck, DeckList) for deck in room.setup.decks)
        assert (setup["rules"], setup["cards"]) == (room.game.record().rules, room.game.record().cards)
        assert setup["texts"].keys() == setup["cards"].keys()
        assert any("draw a card" in text for text in setup["texts"].values())

    at_a_table(tmp_path, scene)


@pytest.mark.parametrize("change", ["rules", "a card", "no fingerprint"])
def test_a_table_of_another_version_is_not_played_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: str
) -> None:
    async def scene(room: Room, rooms: Rooms) -> None:
        await answer(room)
        if change == "rules":
            other_rules(monkeypatch)
        elif change == "a card":
            monkeypatch.setattr("quickening.core.records.card_fingerprint", lambda card: "00000000")
        else:
            before = msgspec.json.encode(msgspec.structs.replace(room.setup, rules=""))
            await rooms.journal.run("UPDATE tables SET setup = $1", before)

        with pytest.raises(OtherVersion, match="belongs to another version and cannot be played on here"):
            await Rooms(rooms.journal, tmp_path).find(room.table)
        with pytest.raises(Refused, match="the game is not over"):
            await rooms.record(room.table)  # it would tell what is hidden

    at_a_table(tmp_path, scene)


def test_a_ready_deck_that_was_changed_changes_no_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(room: Room, rooms: Rooms) -> None:
        for _ in range(5):
            await answer(room)
        from quickening.games import huntik

        seekers = huntik.read_deck("wild-titans")
        read = huntik.read_deck
        monkeypatch.setattr(huntik, "read_deck", lambda deck: seekers if deck == "seekers" else read(deck))

        again = await Rooms(rooms.journal, tmp_path).find(room.table)

        assert again.game.fingerprint() == room.game.fingerprint()

    at_a_table(tmp_path, scene)


def test_the_record_of_a_finished_table_can_be_taken_along(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def played(server: Address) -> tuple[str, list[Player]]:
        table, tokens = server.lay("you", "friend")
        players = [server.player(table, token) for token in tokens]
        play_on(players, seed=3, most=12)
        return table, players

    with serving(tmp_path) as server:
        (over, ended), (open_one, others) = played(server), played(server)
        ended[0].say(type="concede")
        ended[0].wait(lambda: ended[0].over)
        record = server.get(f"/api/replays/table.{over}/record").content
        for player in (*ended, *others):
            player.close()

    other_rules(monkeypatch)
    with serving(tmp_path) as server:
        said = server.get(f"/api/replays/table.{over}")
        assert (said.status_code, "another version" in said.json()["error"]) == (404, True)
        assert shown_to(server, over)[-1]["record"] == f"/api/replays/table.{over}/record"
        again = record_from_json(server.get(f"/api/replays/table.{over}/record").content)
        before = record_from_json(record)
        assert (again.answers, again.decks, again.seed) == (before.answers, before.decks, before.seed)
        assert (again.rules, again.cards, again.names) == (before.rules, before.cards, before.names)
        assert server.get(f"/api/replays/table.{open_one}/record").status_code == 404
    monkeypatch.undo()

    assert rules_fingerprint("huntik") == again.rules
    from quickening.games import replay_game

    assert replay_game(again).over


def shown_to(server: Address, table: str, token: str = "") -> list[Any]:
    """All that somebody is told who comes to a table that is not played on."""
    with connect(f"ws://{server.host}/table/{table}/socket", compression=None) as socket:
        socket.send(msgspec.json.encode({"type": "join", "token": token, "changes": True}).decode())
        heard: list[Any] = []
        with contextlib.suppress(ConnectionClosed):
            while True:
                heard.append(msgspec.json.decode(socket.recv(timeout=PATIENCE)))
    return heard


def test_a_table_of_another_version_is_shown_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as server:
        table, tokens = server.lay("you", "friend")
        players = [server.player(table, token) for token in tokens]
        play_on(players, seed=3, most=12)
        views = [player.state["view"] for player in players]
        for player in players:
            player.close()

    other_rules(monkeypatch)
    with serving(tmp_path) as server:
        for seat, token in enumerate(tokens):
            hello, state, refused = shown_to(server, table, token)
            assert (hello["type"], hello["seat"]) == ("hello", seat)
            assert state["view"]["areas"] == views[seat]["areas"]
            assert (state["view"]["decision"], state["can_undo"], state["seed"]) == (None, False, None)
            assert "another version" in refused["message"]
            assert (refused["final"], "record" in refused) == (True, False)
        public = shown_to(server, table)[1]["view"]
        hands = [area["cards"] for area in public["areas"] if area["name"] == "hand"]
        assert not any(card["name"] for cards in hands for card in cards)
        (refused,) = shown_to(server, table, "no-such-secret")
        assert "does not belong to a seat" in refused["message"]


def test_a_finished_table_of_another_version_has_its_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as server:
        table, tokens = server.lay("you", "friend")
        ann = server.player(table, tokens[0])
        ann.say(type="concede")
        ann.wait(lambda: ann.over)
        ann.close()

    other_rules(monkeypatch)
    with serving(tmp_path) as server:
        _, state, refused = shown_to(server, table, tokens[0])
        assert state["view"]["outcome"]["winners"] == [1]
        assert server.get(refused["record"]).json()["answers"]


def test_a_room_that_is_closed_leaves_its_boards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quickening.server.rooms.IDLE", 0)

    async def scene(room: Room, rooms: Rooms) -> None:
        await answer(room)
        places = [msgspec.convert(seat, Place) for seat in huntik_seats("you", "friend")]
        await rooms.lay("huntik", places, {})
        assert room.table not in rooms.rooms
        await asyncio.gather(*rooms.leaving)
        boards = await rooms.journal.run("SELECT seat, n FROM boards WHERE table_id = $1 ORDER BY seat", room.table)
        assert [tuple(row) for row in boards] == [(-1, 1), (0, 1), (1, 1)]
        await rooms.journal.keep_board(room.table, 0, 0, b"older")
        assert await rooms.journal.board(room.table, 0) != b"older"
        await rooms.journal.keep_board("no-such-table", 0, 0, b"of nothing")
        assert await rooms.journal.board("no-such-table", 0) is None

    at_a_table(tmp_path, scene)


def test_a_table_of_the_version_before_is_played_on_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as server:
        table, _ = server.lay("you", "friend")
    other_rules(monkeypatch)
    with serving(tmp_path, elder="http://127.0.0.1:8766/") as server:
        address = f"ws://{server.host}/table/{table}/socket"
        for place, wanted in ((table, f"http://127.0.0.1:8766/table/{table}"), ("none", None)):
            with connect(address.replace(table, place), compression=None) as socket:
                socket.send('{"type":"join"}')
                said = msgspec.json.decode(socket.recv(timeout=PATIENCE))
            assert (said["type"], said["final"], said.get("elsewhere")) == ("refused", True, wanted)


def another_version(folder: Path) -> Path:
    """The program with other rules."""
    shutil.copytree(Path(quickening.__file__).parent, folder / "quickening", ignore=shutil.ignore_patterns("*.pyc"))
    with (folder / "quickening" / "core" / "game.py").open("a", encoding="utf-8") as rules:
        rules.write("\n# a rule that was otherwise\n")
    return folder


@pytest.mark.slow
def test_two_versions_serve_one_database_each_its_own_tables(tmp_path: Path, database: str) -> None:
    elder, how = another_version(tmp_path / "elder"), ("--database", database)
    with process_serving(tmp_path / "one", *how, source=elder) as (_, old):
        begun, tokens = old.lay("you", "friend")
        with process_serving(tmp_path / "two", *how, "--elder", old.http) as (_, new):
            said = refused_at(new, begun, tokens[0])
            assert said["elsewhere"] == f"{old.http}/table/{begun}"
            players = [old.player(begun, token) for token in tokens]
            chance = random.Random(2)
            for _ in range(6):
                whoever_is_asked(*players).answer_anything(chance)

            later, _ = new.lay("you", "friend")
            new.player(later).close()
            said = refused_at(old, later, "")
            assert "belongs to another version" in said["message"]
            assert "elsewhere" not in said
            assert whoever_is_asked(*players).state["n"] > 0
            for player in players:
                player.close()


def refused_at(server: Address, table: str, token: str) -> dict[str, Any]:
    """What somebody is told at a server that does not play their table."""
    with connect(f"ws://{server.host}/table/{table}/socket", compression=None) as socket:
        socket.send(msgspec.json.encode({"type": "join", "token": token}).decode())
        while (said := msgspec.json.decode(socket.recv(timeout=PATIENCE)))["type"] != "refused":
            pass
    assert said["final"]
    return dict(said)


def changed(folder: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, list[str]]:
    with pytest.raises(SystemExit) as ended:
        main(["replay", "--all", str(folder)])
    return int(str(ended.value.code)), capsys.readouterr().out.splitlines()


def test_what_an_upgrade_would_change_is_said_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tables: list[str] = []

    async def scene(room: Room, rooms: Rooms) -> None:
        tables.append(room.table)
        chance = random.Random(1)
        for _ in range(20):
            assert room.game.decision is not None
            many = room.game.decision.least if not room.game.decision.may_decline else 0
            chosen = chance.sample(room.game.decision.options, many)
            seat = room.game.decision.seat
            await room.answer(seat, room.history.question(seat), [option.id for option in chosen])
        assert (await rooms.journal.since(room.table, 0))[-1].mark == mark_of(room.game)

    at_a_table(tmp_path, scene, seed=1)
    at_a_table(tmp_path, scene, seed=2)
    assert changed(tmp_path, capsys) == (0, ["2 games, 0 would change."])

    advance: Callable[[Huntik], Any] = Huntik.advance

    def advanced(game: Huntik) -> None:
        advance(game)
        if dict(game.setup)["seed"] == 2 and len(game.answers) >= 7 and game.decision is not None:
            game.decision = msgspec.structs.replace(game.decision, question="Otherwise?")

    monkeypatch.setattr(Huntik, "advance", advanced)
    code, said = changed(tmp_path, capsys)
    assert (code, said[-1]) == (1, "2 games, 1 would change.")
    assert said[0].startswith(f"{tables[1]} (huntik) changes at answer 7: what comes next")


def test_nothing_is_changed_where_games_are_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["replay", "--all", str(tmp_path)])
    assert ended.value.code == 2
    assert "there are no games here" in capsys.readouterr().err
    journal = SqliteJournal(tmp_path / "games.sqlite3")
    before = (tmp_path / "games.sqlite3").read_bytes()
    with pytest.raises(SystemExit) as ended:  # a server goes on meanwhile
        main(["replay", "--all", str(tmp_path)])
    assert ended.value.code == 0
    assert "0 games, 0 would change" in capsys.readouterr().out
    assert (tmp_path / "games.sqlite3").read_bytes() == before
    asyncio.run(journal.close())


def test_a_line_without_a_mark_whose_seat_is_not_asked_is_a_change(tmp_path: Path) -> None:
    async def scene(room: Room, rooms: Rooms) -> None:
        seat = await answer(room)
        (line,) = room.history.line
        unmarked = msgspec.structs.replace(line, mark="")
        names = [one.name for one in room.seats]

        assert first_change(room.setup, names, [unmarked]) == (1, "")
        others = msgspec.structs.replace(unmarked, seat=1 - seat)
        assert first_change(room.setup, names, [others]) == (1, f"seat {1 - seat} answers, but seat {seat} is asked")

    at_a_table(tmp_path, scene, seed=1)
