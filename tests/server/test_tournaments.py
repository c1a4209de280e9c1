"""Tournaments that people play at a server: from sign-up to the winner, and what a judge may do."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from quickening.server import tournament_rounds, tournaments
from quickening.server.sqlite import SqliteJournal
from tests.server.conftest import PATIENCE, Address
from tests.server.halls import NAMES, drafted

Client = Callable[..., Any]


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """What goes on by itself does so at once."""
    monkeypatch.setattr(tournament_rounds, "OFTEN", 0.05)


def test_four_players_play_a_tournament_to_its_winner(hall: Client) -> None:
    held = hall(title="Sunday cup")
    held.enter(*NAMES)
    assert held.shown()["phase"] == "sign-up"
    held.done("begin", token=held.judge)

    for number in (1, 2):
        held.wait(lambda found, number=number: len(found["rounds"]) == number)
        for winner, loser in held.pairs():
            assert held.table_of(winner) == held.table_of(loser)
            held.loses(loser)
        held.wait(lambda found, n=number: all(one["points"] for one in found["rounds"][n - 1]))

    found = held.wait(lambda found: found["phase"] == "over")
    first = found["standings"][0]
    assert (found["title"], found["winner"]) == ("Sunday cup", first["player"])
    assert (first["wins"], first["points"]) == (2, 6)
    met = [frozenset(one["players"]) for played in found["rounds"] for one in played]
    assert len(set(met)) == 4  # nobody meets anybody twice
    assert held.refused("next", token=held.judge) == "the tournament is over"


def test_bots_take_part_and_play_each_other(hall: Client) -> None:
    held = hall(bots=3)
    held.enter("Ann")
    held.done("begin", token=held.judge)
    bots = next(one for one in held.pairs() if "Ann" not in one)

    found = held.wait(
        lambda found: any(one["points"] for one in found["rounds"][0] if set(one["players"]) == set(bots))
    )

    assert found["phase"] == "playing"
    assert held.client.get(f"/table/{held.table_of('Ann')}").status_code == 200
    assert [one["bot"] for one in found["players"]] == [True, True, True, False]


def test_decks_are_checked_and_locked(hall: Client) -> None:
    held = hall()
    held.enter("Ann", "Bob")
    assert "there is no deck 'nonsense'" in held.refused("enter", name="Eve", deck="nonsense")
    assert "Eve" not in str(held.shown())
    held.done("deck", token=held.tokens["Ann"], deck="organization")
    held.done("begin", token=held.judge)

    assert held.refused("deck", token=held.tokens["Ann"], deck="seekers") == (
        "the tournament has begun: decks are locked"
    )


def test_a_name_is_one_players_and_everybody_may_see_no_deck_and_no_secret(hall: Client) -> None:
    held = hall()
    held.enter("Ann")
    assert "somebody called ann takes part already" in held.refused("enter", name="ann", deck="seekers")

    told = held.client.get(f"/api/tournaments/{held.name}").text

    assert held.tokens["Ann"] not in told
    assert "seekers" not in told
    assert "hash" not in told


def test_only_the_judge_begins_pairs_and_rules(hall: Client) -> None:
    held = hall(automatic=False)
    held.enter("Ann", "Bob", "Cid")
    for what, more in (("begin", {}), ("next", {}), ("time", {"round": 1})):
        assert held.refused(what, token=held.tokens["Ann"], **more) == "only the judge may do this"
    held.done("begin", token=held.judge)
    assert held.refused("result", token=held.tokens["Ann"], player="Ann", round=1) == "only the judge may do this"
    winner, _ = next(one for one in held.pairs() if len(one) == 2)
    assert "is not over" in held.refused("next", token=held.judge)

    held.done("result", token=held.judge, player=winner, round=1)
    assert len(held.shown()["rounds"]) == 1  # this judge pairs by hand
    held.done("next", token=held.judge)

    assert len(held.shown()["rounds"]) == 2


def test_who_leaves_loses_the_match_and_is_paired_no_more(hall: Client) -> None:
    held = hall()
    held.enter(*NAMES)
    held.done("begin", token=held.judge)
    stays, leaves = held.pairs()[0]
    held.done("leave", token=held.tokens[leaves])
    assert held.refused("leave", token=held.tokens[leaves]) == f"{leaves} does not take part"
    held.loses(held.pairs()[1][1])

    found = held.wait(lambda found: len(found["rounds"]) == 2)

    assert leaves not in [name for one in found["rounds"][1] for name in one["players"]]
    assert next(one for one in found["standings"] if one["player"] == stays)["wins"] == 1


def test_who_comes_late_has_lost_what_was_missed_and_elimination_has_no_late_entry(hall: Client) -> None:
    held = hall()
    held.enter(*NAMES)
    held.done("begin", token=held.judge)
    held.enter("Eve")
    assert next(one for one in held.shown()["standings"] if one["player"] == "Eve")["points"] == 0

    other = hall(style="single")
    other.enter("Ann", "Bob")
    other.done("begin", token=other.judge)

    assert "once it has begun" in other.refused("enter", name="Eve", deck="seekers")


def test_four_sit_at_a_table_of_a_pod(hall: Client) -> None:
    held = hall(game="shadowfist", style="pods", seats=3, rounds=1)
    decks = next(one for one in held.client.get("/api/games").json() if one["name"] == "shadowfist")["decks"]
    for n, name in enumerate(NAMES[:3]):
        held.tokens[name] = held.done("enter", name=name, deck=decks[n]["key"])["token"]
    held.done("begin", token=held.judge)
    assert len({held.table_of(name) for name in NAMES[:3]}) == 1
    first, second, third = held.pairs()[0]

    held.loses(first)
    held.loses(second)

    assert held.wait(lambda found: found["phase"] == "over")["winner"] == third


def test_when_the_judge_calls_time_highlanders_go_to_end_game(hall: Client, server: Address) -> None:
    held = hall(game="highlander", options={"edition": "type-one"}, minutes=30)
    games = held.client.get("/api/games").json()
    decks = next(one for one in games if one["name"] == "highlander")["suited"]["edition"]["type-one"]
    for n, name in enumerate(NAMES[:2]):
        held.tokens[name] = held.done("enter", name=name, deck=decks[n])["token"]
    held.done("begin", token=held.judge)
    player = server.player(held.table_of("Ann"), held.tokens["Ann"])

    held.done("time", token=held.judge, round=1)

    player.wait(lambda: any("Time is called" in line["text"] for line in player.log))
    player.close()
    held.done("time", token=held.judge, round=1)  # a second time changes nothing


def test_what_nobody_came_for_is_forgotten_and_what_has_begun_is_not(
    hall: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, empty = hall(title="Begun"), hall(title="Empty")
    begun.enter("Ann", "Bob")
    begun.done("begin", token=begun.judge)
    monkeypatch.setattr(tournaments, "FORGOTTEN", -1.0)

    hall(title="New")

    listed = begun.client.get("/api/tournaments").json()["tournaments"]
    assert {one["title"] for one in listed} == {"Begun", "New"}
    assert empty.client.get(f"/api/tournaments/{empty.name}").status_code == 404


def test_a_tournament_that_nobody_ends_is_given_up(hall: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    left, played = hall(title="Left"), hall(title="Played")
    for held in (left, played):
        held.enter("Ann", "Bob")
    left.done("begin", token=left.judge)
    time.sleep(0.6)
    played.done("begin", token=played.judge)
    monkeypatch.setattr(tournaments, "GIVEN_UP", 0.5)

    hall(title="New")

    listed = left.client.get("/api/tournaments").json()["tournaments"]
    assert {one["title"] for one in listed} == {"Played", "New"}
    assert left.client.get(f"/api/tournaments/{left.name}").status_code == 404


def test_a_look_at_a_round_asks_the_journal_once_for_all_its_tables(
    hall: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, ...]] = []
    run = SqliteJournal.run

    async def noted(journal: SqliteJournal, query: str, *values: Any) -> Any:
        if "FROM tables WHERE id" in query:
            asked.append(values)
        return await run(journal, query, *values)

    held = hall()
    held.enter(*NAMES)
    held.done("begin", token=held.judge)
    tables = {held.table_of(name) for name in NAMES}
    monkeypatch.setattr(SqliteJournal, "run", noted)
    until = time.monotonic() + PATIENCE
    while len(asked) < 5:
        assert time.monotonic() < until
        time.sleep(0.05)

    assert len(tables) == 2
    assert all(set(values) == tables for values in asked)


# -- packs ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "cards"), [("huntik", 4 * 10), ("highlander", 2 * 15 + 1 + 1 + 9 + 6 + 6 + 6 + 10)])
def test_packs_are_drafted_decks_made_of_them_and_played(hall: Client, game: str, cards: int) -> None:
    held = hall(game=game, limited="draft", boosters=4 if game == "huntik" else 0, bots=2)
    for name in ("Ann", "Bob"):
        held.tokens[name] = held.done("enter", name=name)["token"]
    held.done("begin", token=held.judge)
    assert "nobody can come" in held.refused("enter", name="Eve")
    first = held.done("draft", token=held.tokens["Ann"])
    assert first["thinking"] == ["Ann", "Bob"] or first["thinking"] == ["Bob", "Ann"]
    drafted(held, "Ann", "Bob")
    pools = [held.done("draft", token=held.tokens[name])["pool"] for name in ("Ann", "Bob")]
    assert [len(pool) for pool in pools] == [cards, cards]
    assert held.shown()["phase"] == "building"
    assert held.shown()["waiting"] == ["Ann", "Bob"]

    for name in ("Ann", "Bob"):
        seen = held.done("draft", token=held.tokens[name])
        held.done("build", token=held.tokens[name], left_out=seen["left_out"])

    found = held.wait(lambda found: found["phase"] == "playing")
    assert len(found["rounds"][0]) == 2
    player = held.server.player(held.table_of("Ann"), held.tokens["Ann"])
    player.close()


def test_nobody_sees_the_packs_of_others(hall: Client) -> None:
    held = hall(limited="draft", boosters=4)
    for name in ("Ann", "Bob"):
        held.tokens[name] = held.done("enter", name=name)["token"]
    held.done("begin", token=held.judge)
    ann, bob = (held.done("draft", token=held.tokens[name]) for name in ("Ann", "Bob"))

    told = held.client.get(f"/api/tournaments/{held.name}").text

    assert not any(card in told for card in (*ann["pack"], *bob["pack"]))
    assert held.refused("draft", token=held.judge) == "you do not take part in this tournament"
    other = next(card for card in bob["pack"] if card not in ann["pack"])
    assert (
        held.refused("take", token=held.tokens["Ann"], turn=0, card=other)
        == "that card is not in the pack before you"
    )


def test_as_long_as_others_think_another_card_may_be_taken(hall: Client) -> None:
    held = hall(limited="draft", boosters=4)
    for name in ("Ann", "Bob"):
        held.tokens[name] = held.done("enter", name=name)["token"]
    held.done("begin", token=held.judge)
    first, second = held.done("draft", token=held.tokens["Ann"])["pack"][:2]
    held.done("take", token=held.tokens["Ann"], turn=0, card=first)
    seen = held.done("take", token=held.tokens["Ann"], turn=0, card=second)
    assert (seen["taken"], seen["pool"]) == (second, [second])

    held.done("hurry", token=held.judge, turn=0)

    seen = held.done("draft", token=held.tokens["Ann"])
    assert (seen["pool"], len(seen["pack"])) == ([second], 9)


def test_sealed_packs_are_ones_own_at_once_and_a_deck_has_its_least_size(hall: Client) -> None:
    held = hall(limited="sealed", boosters=5)
    for name in ("Ann", "Bob"):
        held.tokens[name] = held.done("enter", name=name)["token"]
    held.done("begin", token=held.judge)
    pool = held.done("draft", token=held.tokens["Ann"])["pool"]
    assert (held.shown()["phase"], len(pool)) == ("building", 50)
    assert "needs 25" in held.refused("build", token=held.tokens["Ann"], left_out=pool[:26])
    assert "cards that you have" in held.refused("build", token=held.tokens["Ann"], left_out=["SAS-999"])
    held.done("build", token=held.tokens["Ann"], left_out=pool[:25])

    held.done("begin", token=held.judge)  # who has made no deck plays with everything

    assert held.shown()["phase"] == "playing"
    assert "decks are locked" in held.refused("build", token=held.tokens["Ann"], left_out=[])


@pytest.mark.parametrize(
    ("wanted", "words"),
    [
        ({"style": "ladder"}, "there is no tournament 'ladder'"),
        ({"style": "pods", "seats": 4}, "huntik is played by 2 to 2"),
        ({"minutes": 2}, "a round lasts 5 minutes at least"),
        ({"game": "chess"}, "chess"),
        ({"options": {"mission": "nowhere"}}, "mission is one of"),
        ({"clock": {"player": 1}}, "a clock gives"),
        ({"rounds": 10**9}, "rounds"),
        ({"limited": "draft", "boosters": 3}, "huntik is played with 4 to 8 packs each (HK 100.1)"),
        ({"limited": "draft", "game": "shadowfist"}, "shadowfist is not played with packs"),
        ({"limited": "cube"}, "limited"),
    ],
)
def test_a_tournament_that_could_not_be_played_is_not_announced(
    server: Address, wanted: dict[str, Any], words: str
) -> None:
    answer = httpx.post(
        f"{server.http}/api/tournaments", json={"game": "huntik", "style": "swiss"} | wanted, timeout=PATIENCE
    )

    assert answer.status_code == 400
    assert words in answer.json()["error"]
    assert httpx.get(f"{server.http}/api/tournaments", timeout=PATIENCE).json() == {"tournaments": []}


def test_who_looks_on_is_told_when_something_has_changed(hall: Client) -> None:
    held = hall()
    first = held.client.get(f"/api/tournaments/{held.name}").json()
    asked = {"known": first["mark"]}
    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(held.client.get, f"/api/tournaments/{held.name}", params=asked, timeout=PATIENCE)
        time.sleep(0.5)
        assert not waiting.done()  # nothing is new yet
        held.done("enter", name="Ann", deck="seekers")
        told = waiting.result(PATIENCE).json()

    assert [one["name"] for one in told["players"]] == ["Ann"]
    assert told["mark"] != first["mark"]
