"""Whole games through real sockets."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from quickening.core.game import Game
from quickening.core.outside import CONCEDE
from quickening.core.views import View
from quickening.server import showing
from quickening.server.guests import Guest
from quickening.server.journal import REMATCH
from quickening.server.room import Room
from quickening.server.rooms import Rooms
from tests.server.conftest import PATIENCE, Address, Json, Player, serving, whoever_is_asked
from tests.server.scenes import answer, at_a_table, to_first_turn
from tests.server.seen import seen


def play_on(players: list[Player], seed: int, most: int = 2000) -> None:
    """Let the players of a table without bots answer anything, until the game is over or enough was answered."""
    chance = random.Random(seed)
    for answered in range(most + 1):
        asked = whoever_is_asked(*players)
        if asked.over or answered == most:
            for player in players:
                player.listen_out()
            return
        asked.answer_anything(chance)


def test_a_whole_game_against_a_bot(server: Address) -> None:
    table, tokens = server.lay("you", "bot")
    ann = server.player(table, tokens[0])
    chance = random.Random(1)

    for _ in range(2000):
        ann.wait_for_decision()
        if ann.over:
            break
        ann.answer_anything(chance)

    assert ann.over
    assert ann.state["seed"] is not None
    assert any("Round 1" in line["text"] for line in ann.log)
    ann.close()


def test_two_people_play_each_other_by_their_links(server: Address) -> None:
    table, tokens = server.lay("you", "friend")
    ann, bob = server.player(table, tokens[0]), server.player(table, tokens[1])
    ann.wait(lambda: all(seat["here"] for seat in ann.state["players"]))

    play_on([ann, bob], seed=2)

    assert ann.state["view"]["outcome"] == bob.state["view"]["outcome"]
    assert ann.over
    ann.close()
    bob.close()


def test_who_comes_back_gets_the_whole_state(server: Address) -> None:
    table, tokens = server.lay("you", "friend")
    ann, bob = server.player(table, tokens[0]), server.player(table, tokens[1])
    play_on([ann, bob], seed=3, most=25)
    before, log = ann.state["view"], ann.log
    ann.close()
    bob.wait(lambda: not bob.state["players"][0]["here"])

    again = server.player(table, tokens[0])
    second_tab = server.player(table, tokens[0])

    assert again.state["view"] | {"log": []} == before | {"log": []}
    assert again.log == second_tab.log == log
    assert second_tab.state["players"][0]["here"]
    for player in (again, second_tab, bob):
        player.close()


def test_the_game_goes_on_after_the_server_was_stopped(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        table, tokens = server.lay("you", "friend")
        ann, bob = server.player(table, tokens[0]), server.player(table, tokens[1])
        play_on([ann, bob], seed=4, most=25)
        before = ann.state["view"], ann.state["n"]
        ann.close()
        bob.close()

    with serving(tmp_path) as server:
        ann, bob = server.player(table, tokens[0]), server.player(table, tokens[1])

        assert (seen(ann.state["view"]), ann.state["n"]) == (seen(before[0]), before[1])
        play_on([ann, bob], seed=5)
        assert ann.over
        ann.close()
        bob.close()


def test_a_concession_ends_the_game_and_a_rematch_begins_another(server: Address) -> None:
    table, tokens = server.lay("you", "friend")
    ann, bob = server.player(table, tokens[0]), server.player(table, tokens[1])
    assert ann.refused(type="rematch") == "the game is not over"

    ann.say(type="concede")
    bob.wait(lambda: bob.over)
    assert bob.state["view"]["outcome"]["winners"] == [1]
    assert bob.refused(type="concede").startswith("the game is over")
    bob.say(type="rematch")
    ann.wait(lambda: bool(ann.state["rematch"]))

    again = server.player(ann.state["rematch"], tokens[0])
    assert again.hello["seat"] == 0
    assert not again.over
    assert again.hello["seed_hash"] != ann.hello["seed_hash"]
    for player in (ann, bob, again):
        player.close()


def test_words_across_the_table(server: Address) -> None:
    table, tokens = server.lay("you", "friend")
    ann, onlooker = server.player(table, tokens[0]), server.player(table)

    ann.say(type="chat", text="  good\nluck ")

    assert onlooker.hear("chat") == {"type": "chat", "name": "Ann", "text": "good luck"}
    late = server.player(table)
    assert late.state["said"] == [["Ann", "good luck"]]
    late.close()
    assert "500 letters" in ann.refused(type="chat", text=" ")
    ann.close()
    onlooker.close()


def friends(game: Json, option: str, value: str) -> list[Json]:
    """As many friends as there can be, with decks that suit what is chosen."""
    suited = game["suited"].get(option, {}).get(value) or [deck["key"] for deck in game["decks"]]
    return [
        {"kind": "friend", "name": f"Friend {n}", "deck": suited[n % len(suited)], "bot": ""}
        for n in range(game["seats"][1])
    ]


def test_everything_that_the_lobby_offers_can_be_played(server: Address) -> None:
    for game in server.get("/api/games").json():
        for option, value in [(option, value) for option, values in game["options"].items() for value in values]:
            chosen = {option: value} | ({"edition": game["formats"][0]} if option == "format" else {})
            wanted = {"game": game["name"], "seats": friends(game, option, value), "options": chosen}
            answer = httpx.post(f"{server.http}/api/tables", json=wanted, timeout=PATIENCE)
            assert answer.status_code == 201, (game["name"], chosen, answer.text)


def test_bots_wait_only_for_what_people_can_read(tmp_path: Path) -> None:
    async def scene(room: Room, rooms: Rooms) -> None:
        rooms.house.pace = 0.4
        assert room.automatic.pause() == 0.0  # nobody looks on
        room.welcome(Guest(0))
        await to_first_turn(room)
        told = len(room.game.log)
        assert 0.3 < room.automatic.pause() <= 0.4
        room.curtain.since -= 0.4
        assert room.automatic.pause() == 0.0  # nothing more was told
        await answer(room, "pass")
        assert any("passes" in line.text for line in room.game.told(None, told))
        assert 0.3 < room.automatic.pause() <= 0.4

    at_a_table(tmp_path, scene)


def test_a_rematch_that_is_asked_for_twice_is_one_table(tmp_path: Path) -> None:
    async def scene(room: Room, rooms: Rooms) -> None:
        await room.concede(0)
        await asyncio.gather(*(rooms.rematch(room, seat) for seat in (0, 0, 1)))

        assert len(await rooms.journal.run("SELECT id FROM tables")) == 2
        assert [line.what for line in await rooms.journal.since(room.table, 0)] == [CONCEDE, REMATCH]
        again = await rooms.find(room.history.rematch)
        assert again.setup.seed != room.setup.seed
        assert [seat.token_hash for seat in again.seats] == [seat.token_hash for seat in room.seats]

    at_a_table(tmp_path, scene)


def test_a_view_is_made_once_for_all_who_look_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int | None] = []
    view_since = showing.view_since

    def counted(game: Game, seat: int | None, *since: Any) -> View:
        made.append(seat)
        return view_since(game, seat, *since)

    async def scene(room: Room, rooms: Rooms) -> None:
        guests = [Guest(seat) for seat in (0, 1, None, None, None)]
        for guest in guests:
            guest.changes = True
            room.welcome(guest)
            room.news_for(guest)
        await answer(room)
        made.clear()
        told = [room.news_for(guest) for guest in guests]

        assert sorted(made, key=str) == [0, 1, None]
        assert told[2] == told[3] == told[4] is not None

    monkeypatch.setattr(showing, "view_since", counted)
    at_a_table(tmp_path, scene)


def test_who_comes_and_goes_to_look_on_is_nobodys_news(tmp_path: Path) -> None:
    async def scene(room: Room, rooms: Rooms) -> None:
        ann = Guest(0)
        room.welcome(ann)
        room.state_for(ann)
        ann.notes.clear()
        crowd = [Guest(None) for _ in range(50)]
        for guest in crowd:
            room.welcome(guest)
            room.state_for(guest)
        room.leave(crowd[0])
        assert (ann.stale, list(ann.notes)) == (False, [])
        assert not any(guest.stale for guest in crowd)

        bob, again = Guest(1), Guest(1)
        room.welcome(bob)
        room.welcome(again)
        room.leave(bob)
        assert [msgspec.json.decode(note) for note in ann.notes] == [{"type": "here", "here": [True, True]}]
        room.leave(again)
        assert msgspec.json.decode(ann.notes[-1]) == {"type": "here", "here": [True, False]}
        assert not ann.stale
        assert not any(guest.stale for guest in crowd)

    at_a_table(tmp_path, scene)


#: Plays games as a server does that has read the cards, and says which long tables were read meanwhile.
PLAYS = """
import os, random, sys
from quickening.bots import bot
from quickening.games import all_decks, new_game
from quickening.server.reading import with_cards
name, options = sys.argv[1], dict(part.split("=") for part in sys.argv[2:])
with_cards(name)
decks = list(all_decks(name, **options))
read = set()
sys.addaudithook(lambda event, given: event == "open" and str(given[0]).endswith(".tsv") and read.add(given[0]))
for seed in range(3):
    game, player = new_game(name, random.Random(seed).sample(decks, 2), seed, **options), bot("random", name, seed)
    while not game.over and len(game.answers) < 250:
        for seat in (0, 1, None):
            game.view(seat)
        game.answer(tuple(option.id for option in player.choose(game.decision, None)))
print([path for path in sorted(read) if os.path.getsize(path) > 40_000])
"""


@pytest.mark.parametrize("game", [("huntik",), ("shadowfist",), ("highlander", "edition=type-one")])
def test_no_table_waits_until_the_words_of_a_question_are_made(game: tuple[str, ...]) -> None:
    played = subprocess.run([sys.executable, "-c", PLAYS, *game], capture_output=True, text=True, check=True)

    assert played.stdout == "[]\n"


def test_who_comes_and_goes_is_told_in_a_word(server: Address) -> None:
    """A whole state for each who comes would be sent to everybody who is there."""
    table, tokens = server.lay("you", "friend")
    ann = server.player(table, tokens[0])
    onlookers = [server.player(table) for _ in range(3)]
    for one in (ann, *onlookers):
        one.listen_out()
        one.heard.clear()

    bob = server.player(table, tokens[1])
    bob.close()
    server.player(table).close()

    for one in (ann, *onlookers):
        one.wait(lambda one=one: not one.state["players"][1]["here"] and len(one.heard) >= 2)  # type: ignore[misc]
        assert {message["type"] for message in one.heard} == {"here"}
        one.close()
