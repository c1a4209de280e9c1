"""Questions a player does not want to be asked: the room goes on for them, and only for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec

from quickening.bots import bot
from quickening.core.players import choice_of
from quickening.core.stops import is_asked, usual_stops
from quickening.server.guests import Guest
from quickening.server.journal import ALSO, ANSWER
from quickening.server.places import Place
from quickening.server.room import Room
from quickening.server.rooms import Rooms
from quickening.server.sqlite import SqliteJournal

Scene = Callable[[Room, Guest], Coroutine[Any, Any, None]]


def at_a_table(folder: Path, game: str, decks: tuple[str, str], scene: Scene, **options: str) -> None:
    """Ann plays a bot, and has changed no setting."""

    async def run() -> None:
        journal = SqliteJournal(folder / "games.sqlite3")
        rooms = Rooms(journal, folder / "reports", pace=0)
        ann, bob = (
            Place(kind, name, deck, "thumb" if kind == "bot" else "")
            for kind, name, deck in zip(("you", "bot"), ("Ann", "Bob"), decks, strict=True)
        )
        room, _ = await rooms.lay(game, [ann, bob], dict(options), seed=3)
        guest = Guest(0)
        room.skipping.wish(0, ["usual"])
        room.welcome(guest)
        await scene(room, guest)
        await rooms.close()
        await journal.close()

    asyncio.run(run())


async def asked(room: Room, guest: Guest) -> dict[str, Any] | None:
    """What Ann is asked, once everything else has happened."""
    for _ in range(2000):
        if room.game.over:
            return None
        found = shown(room, guest)["view"]["decision"]
        if found is not None and room.automatic.bot_asked() is None:
            return dict(found)
        await asyncio.sleep(0.001)
    raise AssertionError("nobody is asked anything")


def shown(room: Room, guest: Guest) -> dict[str, Any]:
    state: dict[str, Any] = msgspec.json.decode(room.state_for(guest))
    return state


async def play(room: Room, answers: int, guest: Guest) -> None:
    """Ann plays like a bot."""
    player = bot("thumb", room.setup.game)
    for _ in range(answers):
        if await asked(room, guest) is None:
            return
        chosen = [option.id for option in choice_of(player, room.game)]
        await room.answer(0, room.history.question(0), chosen)


def test_who_wishes_to_be_asked_as_usual_is_asked_nothing_else(tmp_path: Path) -> None:
    async def scene(room: Room, guest: Guest) -> None:
        for _ in range(15):
            if await asked(room, guest) is None:
                return
            assert is_asked(room.game, usual_stops(room.game), room.skipping.answered.get(0, ()))
            await play(room, 1, guest)
        lines = [entry for entry in room.history.line if entry.seat == 0]

        assert [entry.what for entry in lines].count(ANSWER) == 15
        assert [entry.what for entry in lines].count(ALSO) > 15

    at_a_table(tmp_path, "shadowfist", ("dragons", "ascended"), scene)


def test_drawing_up_to_the_hand_size_is_one_answer(tmp_path: Path) -> None:
    async def scene(room: Room, guest: Guest) -> None:
        for _ in range(60):
            question = await asked(room, guest)
            assert question is not None
            if question["question"].startswith("Draw a card? You may draw"):
                held = len(room.game.areas["hand", 0])
                left = next(option["number"] for option in question["options"] if option["kind"] == "draw")
                if left > 1:
                    await play(room, 1, guest)
                    await asked(room, guest)
                    assert len(room.game.areas["hand", 0]) == held + left
                    return
            await play(room, 1, guest)
        raise AssertionError("nothing was drawn")

    at_a_table(tmp_path, "highlander", ("quick-blade", "renegade"), scene, edition="third")


def test_to_take_back_goes_to_before_what_was_skipped(tmp_path: Path) -> None:
    async def scene(room: Room, guest: Guest) -> None:
        question, before = await asked(room, guest), 0
        for _ in range(60):
            question, before = await asked(room, guest), len(room.history.line)
            await play(room, 1, guest)
            await asked(room, guest)
            if any(entry.what == ALSO for entry in room.history.line[before:]):
                break
        await room.undo(0, None)

        assert len(room.history.line) == before
        assert (await asked(room, guest) or {})["question"] == (question or {})["question"]

    at_a_table(tmp_path, "highlander", ("quick-blade", "renegade"), scene, edition="third")


def test_who_wishes_for_nothing_is_asked_everything_again(tmp_path: Path) -> None:
    async def scene(room: Room, guest: Guest) -> None:
        await play(room, 6, guest)
        room.wish(0, [stop.id for stop in room.game.STOPS])
        before = len(room.history.line)
        questions = {""}
        while room.game.view(0).get("turn") < 6:
            questions.add((await asked(room, guest) or {})["question"])
            await play(room, 1, guest)

        assert "Do you generate Power?" in questions
        assert not any(entry.what == ALSO for entry in room.history.line[before:] if entry.chosen == ("generate",))

    at_a_table(tmp_path, "shadowfist", ("dragons", "ascended"), scene)


def test_a_wish_is_news_to_its_player_alone_and_only_if_it_is_another_one(tmp_path: Path) -> None:
    async def scene(room: Room, guest: Guest) -> None:
        onlooker, other_tab = Guest(None), Guest(0)
        everybody = (guest, onlooker, other_tab)
        room.welcome(onlooker)
        room.welcome(other_tab)
        await asked(room, guest)

        def woken_by(seat: int | None, stops: list[str]) -> list[bool]:
            for one in everybody:
                one.stale = False
            room.wish(seat, stops)
            return [one.stale for one in everybody]

        assert woken_by(None, []) == woken_by(0, ["usual"]) == [False] * 3
        assert woken_by(0, []) == [True, False, True]

    at_a_table(tmp_path, "shadowfist", ("dragons", "ascended"), scene)
