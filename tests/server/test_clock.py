"""The clock: per player and per decision, by the journal, fair to everybody."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, Mock

import httpx
import msgspec
import pytest

from quickening.core.decisions import Decision, Option
from quickening.core.outside import CONCEDE
from quickening.core.refusals import Refused
from quickening.games.huntik.game import Huntik
from quickening.server.automatic import Automatic, quiet_answer, without_waste
from quickening.server.clock import Clock, Limits
from quickening.server.guests import Guest
from quickening.server.journal import ANSWER, ASK, BEGIN, FAULT, LAPSE, REFUSE, Entry
from quickening.server.room import Room
from quickening.server.rooms import Rooms
from quickening.server.showing import clock_of
from tests.highlander_table import card_saying
from tests.server.conftest import PATIENCE, Address, huntik_seats
from tests.server.scenes import answer, at_a_table
from tests.server.simulated import lapsed
from tests.table import Table


def sit_down(room: Room) -> list[Guest]:
    guests = [Guest(0), Guest(1)]
    for guest in guests:
        room.welcome(guest)
    return guests


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


async def begun(room: Room) -> list[Guest]:
    guests = sit_down(room)
    await until(lambda: room.history.clock.begun)
    return guests


def shown(room: Room) -> dict[str, Any]:
    """The clock as it is shown to whoever is asked."""
    found = clock_of(room, None if room.game.decision is None else room.game.decision.seat)
    assert found is not None
    return found


# -- what counts ---------------------------------------------------------------------------------------------------


def test_thinking_is_counted_for_whoever_thought() -> None:
    clock = Clock(Limits(player=60, decision=10), 2)
    clock.note(Entry(0, -1, BEGIN, (), 100.0))
    clock.note(Entry(1, 0, ANSWER, (), 104.0, 0, 4000))
    clock.note(Entry(2, 1, ASK, ("0",), 109.0, 1, 5000))
    clock.note(Entry(3, 0, REFUSE, (), 200.0))

    assert (clock.left(0), clock.left(1)) == (56, 55)
    assert clock.left_to_decide(0.0) == 5
    assert clock.runs_out_in(1, 2.0) == 3
    clock.note(Entry(4, 1, ANSWER, (), 202.0, 1, 2000))
    assert (clock.left(1), clock.left_to_decide(0.0)) == (53, 10)


def test_the_time_when_nobody_served_does_not_count() -> None:
    clock = Clock(Limits(player=60), 2)
    clock.note(Entry(0, -1, BEGIN, (), 100.0))

    assert clock.since(130.0, []) == 30
    assert clock.since(130.0, [(50.0, 90.0), (90.0, 105.0), (110.0, 120.0), (125.0, 500.0)]) == 10
    assert clock.since(90.0, []) == 0


def test_a_fault_stops_the_clock_until_somebody_answers() -> None:
    clock = Clock(Limits(player=60), 2)
    ran = [clock.runs]
    for what in (BEGIN, FAULT, ASK, ANSWER):
        clock.note(Entry(len(ran), 0, what, (), 100.0))
        ran.append(clock.runs)

    assert ran == [False, True, False, False, True]
    assert not Clock(Limits(), 2).is_set


@pytest.mark.parametrize(
    ("decision", "answer"),
    [
        (Decision(0, "Play?", (Option("play"), Option("play", card=2)), may_decline=True), []),
        (Decision(0, "Up to two", (Option("a"), Option("b")), least=0, most=2), []),
        (Decision(0, "Your turn", (Option("play", card=1), Option("pass"))), ["pass"]),
        (Decision(0, "Which?", (Option("take", card=1), Option("take", card=2))), None),
        (Decision(0, "Two", (Option("pass"), Option("a"), Option("b")), least=2, most=2), None),
    ],
)
def test_the_answer_that_does_nothing(decision: Decision, answer: list[str] | None) -> None:
    assert quiet_answer(decision) == answer


# -- whose time has run out: the rules name the answer that does nothing ---------------------------------------------


def test_who_lets_the_time_run_out_generates_power_all_the_same(table: Table, tmp_path: Path) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    bob.controls("Hill")
    bob.has("Hero")
    alice.declares_end()
    assert table.decision.question == "Do you generate Power?"

    after = lapsed(table.game, tmp_path)

    assert [player.power for player in after.players] == [0, 1]


@pytest.mark.parametrize("edition", ["first", "third", "type-one"])
def test_who_lets_the_time_run_out_draws_all_the_same(table: Table, edition: str, tmp_path: Path) -> None:
    alice, _ = table.highlander("Alice", "Bob", edition=edition)
    alice.goes_to("draw/discard")
    assert table.decision.question.startswith("Draw a card?")

    after = lapsed(table.game, tmp_path)

    assert len(after.area("hand", 0)) == len(alice.hand) + 1


@pytest.mark.parametrize("edition", ["first", "third", "type-one"])
def test_who_lets_the_time_run_out_does_not_exert(table: Table, edition: str, tmp_path: Path) -> None:
    alice, bob = table.highlander("Alice", "Bob", edition=edition)
    alice.has("Thrust")
    alice.attacks("Thrust")
    bob.goes_to("defense")
    assert bob.options("exert")

    after = lapsed(table.game, tmp_path)

    assert len(after.area("endurance", 1)) == len(bob.endurance)
    assert after.area("exertion", 1) == []


@pytest.mark.parametrize("edition", ["first", "third", "type-one"])
def test_who_lets_the_time_run_out_exerts_as_few_cards_as_may_be(table: Table, edition: str, tmp_path: Path) -> None:
    words = (
        "For each Collect card you have in play, you may increase or decrease by 1 the number of cards you draw when "
        "making an Exertion."
    )
    alice, _ = table.highlander("Alice", "Bob", edition=edition)
    alice.has_in_play(card_saying(words, "Collect", "situation"))
    alice.goes_to("attack")
    alice.exerts("nothing")
    assert table.decision.question == "Exert how many cards?"

    after = lapsed(table.game, tmp_path)

    assert len(alice.endurance) - len(after.area("endurance", 0)) == 4


def test_a_player_who_must_do_something_is_not_made_to_waste_anything() -> None:
    exert, attack = Option("exert", wasteful=True), Option("attack", card=1)
    must = Decision(0, "Attack Phase", (exert, attack))

    assert without_waste(must).options == (attack,)
    assert without_waste(Decision(0, "Attack Phase", (exert,))).options == (exert,)
    assert without_waste(Decision(0, "Which two?", (exert, attack), least=2, most=2)).options == (exert, attack)


def test_an_answer_that_is_given_for_somebody_wastes_nothing() -> None:
    options = (*(Option("exert", wasteful=True, index=n) for n in range(9)), Option("attack", card=1))
    room, given = Mock(), []
    room.setup.game, room.seats, room.game.decision = "highlander", (), Decision(0, "Attack Phase", options)
    room.give = AsyncMock(side_effect=lambda seat, chosen, what: given.append(chosen))
    for _ in range(20):
        asyncio.run(Automatic(room)._give_anything("lapse"))

    assert given == [[options[-1].id]] * 20


# -- at the table --------------------------------------------------------------------------------------------------


def test_the_clock_begins_when_all_have_come(tmp_path: Path) -> None:
    async def scene(room: Room, rooms: Rooms) -> None:
        room.welcome(Guest(0))
        room.welcome(Guest(None))
        await asyncio.sleep(0.1)
        assert not room.history.clock.begun
        assert shown(room) == {"left": [60, 60], "decision": None, "running": None, "begun": False, "out": []}

        room.welcome(Guest(1))
        await until(lambda: room.history.clock.begun)

        await asyncio.sleep(0.2)
        assert room.game.decision is not None
        asked = room.game.decision.seat
        assert shown(room)["running"] == asked
        assert 59 < shown(room)["left"][asked] < 59.9
        assert shown(room)["left"][1 - asked] == 60

    at_a_table(tmp_path, scene, clock=Limits(player=60))


def test_a_player_without_time_concedes(tmp_path: Path) -> None:
    async def scene(room: Room, rooms: Rooms) -> None:
        await begun(room)
        assert room.game.decision is not None
        asked = room.game.decision.seat

        await until(lambda: room.game.over)

        assert room.game.outcome is not None
        assert room.game.outcome.winners == (1 - asked,)
        assert room.history.line[-1].what == CONCEDE
        assert shown(room)["out"] == [asked]
        assert room.automatic.timer is None

    at_a_table(tmp_path, scene, clock=Limits(player=0.3))


def test_a_decision_that_runs_out_is_answered_and_the_third_one_ends_it(tmp_path: Path) -> None:
    async def scene(room: Room, rooms: Rooms) -> None:
        await begun(room)
        await until(lambda: room.game.over)

        lapses = [entry.seat for entry in room.history.line if entry.what == LAPSE]
        loser = room.history.line[-1].seat
        assert room.history.line[-1].what == CONCEDE
        assert lapses.count(loser) == 2
        assert lapses.count(1 - loser) <= 2
        again = await Rooms(room.house.journal, tmp_path).find(room.table)
        assert again.game.fingerprint() == room.game.fingerprint()

    at_a_table(tmp_path, scene, clock=Limits(decision=0.1))


def test_who_answers_in_time_goes_on(tmp_path: Path) -> None:
    async def scene(room: Room, rooms: Rooms) -> None:
        await begun(room)
        for _ in range(10):
            await asyncio.sleep(0.1)
            await answer(room)

        assert {entry.what for entry in room.history.line} == {ANSWER}
        assert sum(room.history.clock.used) > 0.9

    at_a_table(tmp_path, scene, clock=Limits(decision=0.5))


def test_bots_have_all_the_time_in_the_world(tmp_path: Path) -> None:
    async def scene(room: Room, rooms: Rooms) -> None:
        rooms.house.pace = 0.05
        room.welcome(Guest(0))
        await until(lambda: room.history.clock.begun)
        for _ in range(5):
            await until(lambda: room.game.over or (room.game.decision is not None and room.game.decision.seat == 0))
            if not room.game.over:
                await answer(room)

        assert room.history.clock.used[1] == 0

    at_a_table(tmp_path, scene, "you", "bot", clock=Limits(player=60))


def test_no_clock_runs_while_an_answer_may_be_taken_back(tmp_path: Path) -> None:
    async def scene(room: Room, rooms: Rooms) -> None:
        await begun(room)
        first = await answer(room)
        while await answer(room) == first:
            pass
        await room.undo(first, None)
        assert room.history.asked is not None
        assert shown(room)["running"] is None
        used = sum(room.history.clock.used)

        await asyncio.sleep(0.6)
        await room.undo(1 - first, False)

        assert not room.game.over
        assert sum(room.history.clock.used) == used
        assert shown(room)["running"] is not None
        with pytest.raises(Refused, match="did not allow"):
            await room.undo(first, None)

    at_a_table(tmp_path, scene, clock=Limits(player=0.5))


def test_nobody_loses_on_time_for_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(room: Room, rooms: Rooms) -> None:
        await begun(room)
        with monkeypatch.context() as faulty:
            faulty.setattr(Huntik, "answer", lambda game, chosen: 1 // 0)
            with pytest.raises(Refused, match="met a fault"):
                await answer(room)
            await asyncio.sleep(0.6)

        assert not room.game.over
        assert shown(room)["running"] is None
        await answer(room)
        assert shown(room)["running"] is not None

    at_a_table(tmp_path, scene, clock=Limits(player=0.5))


def test_a_fault_in_every_answer_stops_the_clock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(room: Room, rooms: Rooms) -> None:
        monkeypatch.setattr(Huntik, "answer", lambda game, chosen: 1 // 0)
        await begun(room)
        await until(lambda: room.history.clock.stopped)

        assert not room.game.over
        assert room.history.line == []

    at_a_table(tmp_path, scene, clock=Limits(decision=0.1))


def test_the_clock_survives_a_restart(tmp_path: Path) -> None:
    async def scene(room: Room, rooms: Rooms) -> None:
        await begun(room)
        for _ in range(4):
            await asyncio.sleep(0.1)
            await answer(room)
        used = list(room.history.clock.used)
        room.automatic.stop()
        await rooms.journal.pulse(room.history.clock.last)
        await asyncio.sleep(0.4)

        another = Rooms(room.house.journal, tmp_path)
        another.house.outages.append((room.history.clock.last, room.history.clock.last + 0.3))
        again = await another.find(room.table)

        assert again.history.clock.used == used
        _, thought = again.thinking()
        assert 0.05 < thought < 0.35
        await until(lambda: again.game.over)
        again.automatic.stop()

    at_a_table(tmp_path, scene, clock=Limits(player=0.8))


def test_a_clock_is_asked_for_in_the_lobby(server: Address) -> None:
    wanted: dict[str, Any] = {"game": "huntik", "seats": huntik_seats("you", "bot")}
    for clock, reason in (
        ({"player": 5}, "30 to 21600 seconds to each player"),
        ({"decision": 4000}, "5 to 3600 seconds to each decision"),
        ({"player": -60}, "seconds to each player"),
        ({"turn": 60}, "unknown field `turn`"),
    ):
        answer = httpx.post(f"{server.http}/api/tables", json=wanted | {"clock": clock})
        assert answer.status_code == 400
        assert reason in answer.json()["error"]

    laid = httpx.post(f"{server.http}/api/tables", json=wanted | {"clock": {"player": 600, "decision": 60}}).json()
    ann = server.player(laid["table"], laid["tokens"][0])
    ann.wait(lambda: ann.state["clock"]["begun"])
    assert 595 < ann.state["clock"]["left"][0] <= 600
    ann.close()
    table, tokens = server.lay("you", "bot")
    bob = server.player(table, tokens[0])
    assert bob.state["clock"] is None
    bob.close()


def test_a_rematch_has_the_same_clock(tmp_path: Path) -> None:
    async def scene(room: Room, rooms: Rooms) -> None:
        await begun(room)
        await room.concede(0)
        await rooms.rematch(room, 1)
        again = await rooms.find(room.history.rematch)

        assert again.setup.clock == Limits(player=60, decision=30)
        assert not again.history.clock.begun

    at_a_table(tmp_path, scene, clock=Limits(player=60, decision=30))


def test_a_table_laid_before_there_were_clocks_has_none(tmp_path: Path) -> None:
    async def scene(room: Room, rooms: Rooms) -> None:
        setup = msgspec.json.decode(msgspec.json.encode(room.setup))
        del setup["clock"]
        await room.house.journal.open_table("old", msgspec.json.encode(setup), room.seats, 0.0)

        assert clock_of(await rooms.find("old"), 0) is None

    at_a_table(tmp_path, scene)
