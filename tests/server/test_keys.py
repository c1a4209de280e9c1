"""Seats are told of cards by numbers of their own; those of the engine, from one clock, never leave the server."""

from __future__ import annotations

import asyncio
import random
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from quickening.core.decisions import Decision, Option
from quickening.core.game import Game
from quickening.core.refusals import Refused
from quickening.games import all_decks
from quickening.games.shadowfist.views import in_keys
from quickening.server.guests import Allowance, Guest
from quickening.server.keys import Keys
from quickening.server.news import short_option
from quickening.server.places import Place
from quickening.server.room import Room
from quickening.server.rooms import Rooms
from quickening.server.sockets import carry_out
from quickening.server.sqlite import SqliteJournal
from tests.server.conftest import anything
from tests.server.scenes import at_a_table, to_first_turn

#: Handles begin here, and nothing else is as large.
FAR = 7_000_000
LARGE = re.compile(rb"(?<![0-9.a-f])[0-9]{7,9}(?![0-9a-f])")
KINDS: list[tuple[str, int, dict[str, str | int]]] = [
    ("huntik", 2, {}),
    ("shadowfist", 3, {}),
    ("highlander", 2, {"edition": "first"}),
    ("highlander", 2, {"edition": "third"}),
    ("highlander", 2, {"edition": "type-one"}),
]


def far_handles(monkeypatch: pytest.MonkeyPatch) -> None:
    """The engine's clock is so far on that its handles are told from any other number."""
    tick, shuffle = Game.tick, Game.shuffle

    def late_tick(game: Game) -> int:
        game.clock = max(game.clock, FAR)
        return tick(game)

    def late_shuffle(game: Game, name: str, seat: int) -> None:
        game.clock = max(game.clock, FAR)
        shuffle(game, name, seat)

    monkeypatch.setattr(Game, "tick", late_tick)
    monkeypatch.setattr(Game, "shuffle", late_shuffle)


def around(message: str) -> list[bytes]:
    """Where in a message there are numbers that can only be handles."""
    said = message.encode()
    found = [one for one in LARGE.finditer(said) if FAR <= int(one[0]) < 2 * FAR]
    return [said[max(0, one.start() - 80) : one.end() + 20] for one in found]


async def say(rooms: Rooms, room: Room, guest: Guest, **message: Any) -> None:
    """What a socket does with a message."""
    try:
        await carry_out(rooms, room, guest, Allowance(1e9, 1e9), msgspec.json.encode(message).decode())
    except Refused as error:
        guest.send(str(error))


@pytest.mark.parametrize(("game", "players", "options"), KINDS)
def test_no_handle_leaves_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, players: int, options: dict[str, str | int]
) -> None:
    """Whole states, changes, explanations, what is foreseen, what is refused: for each seat and who looks on."""
    far_handles(monkeypatch)
    monkeypatch.setattr("quickening.server.tables.FORESIGHT", 1e9)
    decks = list(all_decks(game, **options))[:2]
    places = [Place("you", f"Player {n}", decks[n % 2]) for n in range(players)]

    async def scene() -> None:
        rooms = Rooms(SqliteJournal(tmp_path / "games.sqlite3"), tmp_path)
        room, _ = await rooms.lay(game, places, options, seed=11)
        assert any(card.handle > FAR for card in room.game.cards)
        guests = [Guest(seat) for seat in (*range(players), None)] + [Guest(seat) for seat in range(players)]
        for guest in guests[players + 1 :]:
            guest.changes = True
        for guest in guests:
            room.welcome(guest)
        await play(rooms, room, guests, random.Random(5), 60 if players == 2 else 90)
        await rooms.close()
        await rooms.journal.close()

    asyncio.run(scene())


async def play(rooms: Rooms, room: Room, guests: list[Guest], chance: random.Random, answers: int) -> None:
    """Players answer by what they were shown, and ask about all that they see."""
    for _ in range(answers):
        if room.game.decision is None:
            break
        seat = room.game.decision.seat
        guest = guests[seat]
        for one in guests:
            sent = [*one.notes, room.news_for(one) or ""]
            one.notes.clear()
            assert not [found for message in sent for found in around(message)]
        view = room.keys_of(guest).view(room.game.view(seat))
        n = room.history.question(seat)
        cards = [card.handle for area in view.areas for card in area.cards if card.name]
        for card in chance.sample(cards, min(2, len(cards))):
            await say(rooms, room, guest, type="whynot", card=card)
            await say(rooms, room, guest, type="explain", card=card, number="ATK")
        await say(rooms, room, guest, type="preview", n=n)
        await say(rooms, room, guest, type="answer", n=n, chosen=["no such thing"])
        decision = msgspec.json.decode(view.to_json())["decision"]
        await say(rooms, room, guest, type="answer", n=n, chosen=anything(decision, chance))
        assert room.history.question(seat) == n + 1, guest.notes


def test_an_option_is_known_by_its_key_and_not_by_its_handle(tmp_path: Path) -> None:
    async def scene(room: Room, rooms: Rooms) -> None:
        seat = await to_first_turn(room)
        guest, keys = Guest(seat), room.keys_of(Guest(seat))
        room.welcome(guest)
        decision = room.game.decision
        assert decision is not None
        option = next(option for option in decision.options if option.card)
        keys.known.clear()
        keys.last = 1_000
        shown = keys.option(option)
        assert shown.id != option.id
        n = room.history.question(seat)

        await say(rooms, room, guest, type="answer", n=n, chosen=[option.id])
        assert f"{option.id!r} is not an option of" in guest.notes[-1]
        await say(rooms, room, guest, type="answer", n=n, chosen=[shown.id])
        assert room.history.question(seat) == n + 1

    at_a_table(tmp_path, scene)


def test_a_key_is_never_another_cards() -> None:
    keys = Keys(Game.in_keys)
    before = [keys.of(handle) for handle in (30, 31, 32)]
    keys.forget()

    assert not {keys.of(31), keys.of(33)} & {*before}
    assert keys.handle(before[0]) == 0


def test_an_option_about_an_effect_of_the_scene_is_told_by_its_key() -> None:
    """Shadowfist: what cancels an effect names it by a number of the same clock."""
    keys = Keys(in_keys)
    about = Option("card", number=FAR + 3)
    decision = Decision(0, "Which effect?", (about, Option("amount", number=5)))
    ((_, *shown),) = keys.fact("stack", (("Bite", 0, FAR + 1, "card", (FAR + 2,), FAR + 3),))

    assert shown[-1] == keys.option(about).number == short_option(keys, about)[3] < 10
    assert keys.option(decision.options[1]).number == 5
    assert keys.ids(decision, [keys.option(about).id]) == [about.id]
