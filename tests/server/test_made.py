"""Made cards at a table: everybody sees them as they are written, a restart keeps them, others are refused."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import httpx
import pytest

from quickening.games import replay_game
from quickening.games.made import MADE, together
from quickening.server.made import deck_for, looks
from tests.cards.test_made_cards import GAMES, deck_with, lines_of, name_of
from tests.server.conftest import PATIENCE, Address, Json, Player, anything, serving

OTHERS = {"huntik": "organization", "shadowfist": "dragons", "highlander": "connor"}


def post(server: Address, path: str, body: Any) -> httpx.Response:
    return httpx.post(f"{server.http}{path}", json=body, timeout=PATIENCE)


def lay(server: Address, cards: str, kind: str = "friend") -> httpx.Response:
    ann: Json = {"kind": "you", "name": "Ann", "deck": "", "cards": cards}
    bob: Json = {"kind": kind, "name": "Bob", "deck": "organization", "bot": "random" if kind == "bot" else ""}
    return post(server, "/api/tables", {"game": "huntik", "seats": [ann, bob]})


def all_mine() -> str:
    """A deck of made cards alone."""
    facts = [{"title": f"{name_of('huntik')} {n}", "text_plain": "", "number": f"{n:03}"} for n in range(20)]
    files = [lines_of("huntik", **one) for one in facts]
    lines = ["# Mine", *(f"3 {one['title']}" for one in facts)]
    return together("\n".join(lines), (files[0][0], *(line for _, line in files)))


def faces(player: Player) -> dict[str, Json]:
    """The made cards that a player sees, by name."""
    areas = player.state["view"]["areas"]
    return {card["name"]: card for area in areas for card in area["cards"] if name_of("huntik") in card["name"]}


def with_mine(player: Player) -> list[str]:
    """An answer that does something with the made card, if there is one."""
    assert player.decision is not None
    mine = {
        card["handle"]
        for area in player.state["view"]["areas"]
        for card in area["cards"]
        if name_of("huntik") in card["name"]
    }
    options = [one["id"] for one in player.decision["options"] if mine & set(one["cards"])]
    return options[: max(1, player.decision["least"])] if len(options) >= player.decision["least"] else []


def play_until_seen(ann: Player, bob: Player) -> None:
    """Ann plays what she can, Bob anything, until Bob sees the card that she made."""
    chance = random.Random(5)
    for _ in range(400):
        if faces(bob) or ann.over:
            return
        for one in (ann, bob):
            one.catch_up()
            if one.decision is not None:
                one.answer(with_mine(one) or anything(one.decision, chance))


def test_the_other_seat_sees_a_made_card_and_a_restart_keeps_it(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        told = lay(server, all_mine())
        assert told.status_code == 201, told.text
        table, tokens = told.json()["table"], told.json()["tokens"]
        ann, bob = server.player(table, tokens[0]), server.player(table, tokens[1])
        play_until_seen(ann, bob)
        name, seen = next(iter(faces(bob).items()))
        assert seen["key"].startswith(MADE)
        assert dict(seen["numbers"])["ATK"] == 2
        ann.close()
        bob.close()
    with serving(tmp_path) as server:
        again = server.player(table, tokens[1])
        assert faces(again)[name]["key"] == seen["key"]
        again.say(type="concede")
        again.wait(lambda: again.over)
        record = server.get(f"/api/replays/table.{table}/record").content
        again.close()
    assert name in {card.name for card in replay_game(record).cards}


@pytest.mark.parametrize("game", GAMES)
def test_a_made_card_is_drawn_and_has_a_deck_to_be_tried_with(game: str) -> None:
    header, line = lines_of(game)

    (good, bad) = looks(game, header, [line, line.replace(name_of(game), "")])

    assert good["card"].name == name_of(game)
    assert "error" in bad
    assert good["card"].key in deck_for(game, (header, line), "")["text"]


def test_a_deck_with_made_cards_is_judged_and_written_for_others(server: Address) -> None:
    told = post(server, "/api/decks", {"game": "huntik", "text": deck_with("huntik", lines_of("huntik"))})
    assert told.json()["wrong"] == []
    wanted = {"game": "huntik", "text": deck_with("huntik", lines_of("huntik")), "to": "lackey"}
    assert name_of("huntik") in post(server, "/api/decks/file", wanted).json()["text"]


def test_what_is_not_understood_lays_no_table(server: Address) -> None:
    told = lay(server, together("# Mine\n60 Tilda Moss", lines_of("huntik", text_plain="Frobnicate the moon.")))

    assert told.status_code == 400
    assert "Tilda Moss" in told.json()["error"]


def test_made_cards_are_not_for_strangers_nor_for_tournaments(server: Address) -> None:
    ann = {"kind": "you", "name": "Ann", "deck": "", "cards": all_mine()}
    seats = [ann, {"kind": "open", "name": "", "deck": ""}]
    assert "made cards" in post(server, "/api/open", {"game": "huntik", "seats": seats}).json()["error"]
    by_link = {"game": "huntik", "seats": seats, "listed": False}
    opened = post(server, "/api/open", by_link)
    assert opened.status_code == 201, opened.text
    sits = {"name": "Bob", "cards": all_mine()}
    assert post(server, f"/api/open/{opened.json()['table']}/sit", sits).status_code == 201
    deck = deck_with("huntik", lines_of("huntik"))
    held = post(server, "/api/tournaments", {"game": "huntik", "style": "swiss"}).json()
    entering = post(server, f"/api/tournaments/{held['tournament']}/enter", {"name": "Ann", "cards": deck})
    assert "made cards" in entering.json()["error"]


def test_cards_of_ones_own_are_welcome_where_everybody_is_told(server: Address) -> None:
    ann = {"kind": "you", "name": "Ann", "deck": "", "cards": all_mine()}
    seats = [ann, {"kind": "open", "name": "", "deck": ""}]
    opened = post(server, "/api/open", {"game": "huntik", "seats": seats, "own_cards": True})
    assert opened.status_code == 201, opened.text
    table = opened.json()["table"]
    (shown,) = [one for one in server.get("/api/open").json()["waiting"] if one["table"] == table]
    assert shown["own_cards"]
    assert [seat["own_cards"] for seat in shown["seats"]] == [20, 0]

    anyone = post(server, "/api/anyone", {"name": "Cid", "deck": "seekers", "game": "huntik"})
    assert anyone.json()["table"] != table, "who plays anyone has not agreed to it"
    assert post(server, f"/api/open/{table}/sit", {"name": "Bob", "cards": all_mine()}).status_code == 201
    assert server.get(f"/api/open/{table}").json()["begun"]


def test_a_tournament_with_cards_of_players_own(server: Address) -> None:
    wanted = {"game": "huntik", "style": "swiss", "own_cards": True}
    held = post(server, "/api/tournaments", wanted).json()
    place = f"/api/tournaments/{held['tournament']}"
    secret = post(server, f"{place}/enter", {"name": "Ann", "deck": "seekers"}).json()["token"]
    assert post(server, f"{place}/enter", {"name": "Bob", "deck": "seekers"}).status_code == 201
    odd = deck_with("huntik", lines_of("huntik", text_plain="Dance with the moon."))
    assert "not understood" in post(server, f"{place}/enter", {"name": "Eve", "cards": odd}).json()["error"]

    mine = {"token": secret, "deck": "", "cards": all_mine()}
    assert post(server, f"{place}/deck", mine).status_code == 200
    assert [one["own_cards"] for one in server.get(place).json()["players"]] == [0, 0], "no deck tells of a change"
    assert "only the judge" in post(server, f"{place}/own-cards", {"token": secret}).json()["error"]
    (told,) = post(server, f"{place}/own-cards", {"token": held["token"]}).json()
    assert (told["player"], len(told["cards"]), told["cards"][0]["title"]) == ("Ann", 20, f"{name_of('huntik')} 0")

    assert post(server, f"{place}/begin", {"token": held["token"]}).status_code == 200
    assert [one["own_cards"] for one in server.get(place).json()["players"]] == [20, 0]
    table = post(server, f"{place}/mine", {"token": secret}).json()["table"]
    player = server.player(table, secret)
    piles = [len(area["cards"]) for area in player.state["view"]["areas"] if area["name"] == "deck"]
    assert 60 in piles, "she plays with her own cards"
    player.close()


@pytest.mark.parametrize("game", ["huntik", "shadowfist", "highlander"])
def test_a_card_that_is_tried_comes_to_hand_at_once(server: Address, game: str) -> None:
    header, line = lines_of(game)
    laid = post(server, f"/api/maker/{game}/try", {"header": header, "lines": [line], "name": "Ann"})
    assert laid.status_code == 201, laid.text
    player = server.player(laid.json()["table"], laid.json()["token"])
    chance = random.Random(1)

    def hand() -> list[str]:
        areas = player.state["view"]["areas"]
        return [
            card["name"] for area in areas if (area["name"], area["seat"]) == ("hand", 0) for card in area["cards"]
        ]

    while not hand():
        player.wait_for_decision()
        asked = player.decision
        assert asked is not None
        ids = [option["id"] for option in asked["options"]]
        player.answer([ids[0] if asked["question"].startswith("Cut") else chance.choice(ids)])
    assert name_of(game) in hand()
    player.close()


def test_what_is_not_understood_is_not_tried(server: Address) -> None:
    header, line = lines_of("huntik", text_plain="Dance with the moon.")

    told = post(server, "/api/maker/huntik/try", {"header": header, "lines": [line], "name": "Ann"})

    assert (told.status_code, "not understood" in told.json()["error"]) == (400, True)
