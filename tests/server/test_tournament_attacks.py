"""A tournament among people who click twice, click at once, send anything and would like to know others' cards."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

from quickening.server import tournament_rounds, tournament_store
from quickening.server.drafts import built, no_deck, opened, seen_by, taken
from quickening.server.rooms import Rooms
from quickening.server.tournament_state import Announced, Entrant, Kept, State
from quickening.server.tournaments import Tournaments
from tests.server.conftest import PATIENCE
from tests.server.halls import NAMES, Hall
from tests.server.simulated import in_simulated_time
from tests.server.simulated_journal import Disk, SimulatedJournal

Client = Callable[..., Hall]


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """What goes on by itself does so at once."""
    monkeypatch.setattr(tournament_rounds, "OFTEN", 0.05)


# -- clicking twice and at once ------------------------------------------------------------------------------------


def test_a_result_that_is_sent_twice_does_not_settle_the_next_round(hall: Client) -> None:
    held = hall(rounds=3)
    held.enter("Ann", "Bob")
    held.done("begin", token=held.judge)
    said = {"token": held.judge, "player": "Ann", "round": 1}
    held.done("result", **said)

    assert held.refused("result", **said) == "round 1 is not being played; look at how it stands now"
    assert held.refused("time", token=held.judge, round=1).startswith("round 1 is not being played")

    rounds = held.shown()["rounds"]
    assert [[bool(one["points"]) for one in played] for played in rounds] == [[True], [False]]


def test_a_card_that_is_taken_twice_is_not_taken_of_the_next_pack(hall: Client) -> None:
    held = hall(limited="draft", boosters=4, bots=1)
    held.tokens["Ann"] = held.done("enter", name="Ann")["token"]
    held.done("begin", token=held.judge)
    first = held.done("draft", token=held.tokens["Ann"])
    said = {"token": held.tokens["Ann"], "turn": first["turn"], "card": first["pack"][0]}
    after = held.done("take", **said)  # the bot has taken its card already, so that the packs go on

    assert held.refused("take", **said) == "the packs have gone on; look at the one before you now"
    assert held.refused("hurry", token=held.judge, turn=first["turn"]).startswith("the packs have gone on")

    assert held.done("draft", token=held.tokens["Ann"]) == after
    assert after["pool"] == [first["pack"][0]]


def test_of_many_who_say_the_same_at_once_one_is_heard(hall: Client) -> None:
    held = hall(automatic=False)
    with ThreadPoolExecutor(8) as pool:
        entered = list(pool.map(lambda _: held.post("enter", name="Ann", deck="seekers").status_code, range(8)))
        held.enter("Bob", "Cid")
        begun = list(pool.map(lambda _: held.post("begin", token=held.judge).status_code, range(8)))
        player = held.pairs()[0][0]
        said = {"token": held.judge, "player": player, "round": 1}
        ruled = list(pool.map(lambda _: held.post("result", **said).status_code, range(8)))
        paired = list(pool.map(lambda _: held.post("next", token=held.judge).status_code, range(8)))

    assert [sorted(found) for found in (entered, begun, ruled, paired)] == [
        [201, *[400] * 7],
        *[[200, *[400] * 7]] * 3,
    ]
    assert [len(played) for played in held.shown()["rounds"]] == [2, 2]


def test_all_drafters_take_at_once_and_no_card_is_lost(hall: Client) -> None:
    held = hall(limited="draft", boosters=4)
    for name in NAMES:
        held.tokens[name] = held.done("enter", name=name)["token"]
    held.done("begin", token=held.judge)

    def take(name: str) -> list[str]:
        seen = held.done("draft", token=held.tokens[name])
        held.done("take", token=held.tokens[name], turn=seen["turn"], card=seen["pack"][0])
        return [*seen["pool"], seen["pack"][0]]

    with ThreadPoolExecutor(4) as pool:
        for turn in range(3):
            taken_by = dict(zip(NAMES, pool.map(take, NAMES), strict=True))
            seen = {name: held.done("draft", token=held.tokens[name]) for name in NAMES}
            assert {name: one["pool"] for name, one in seen.items()} == taken_by
            assert {one["turn"] for one in seen.values()} == {turn + 1}
            assert {len(one["pack"]) for one in seen.values()} == {9 - turn}


# -- what is not to be known ---------------------------------------------------------------------------------------


def drafting() -> State:
    """Ann and Bob with their first packs before them."""
    wanted = Announced("huntik", "swiss", limited="draft", boosters=4, options={"limited": 4})
    people = tuple(Entrant(name, no_deck(name), token_hash=f"hash of {name}") for name in ("Ann", "Bob"))
    return opened(State(wanted, "hash of the judge", people))


def told_to_ann(state: State, version: int) -> bytes:
    """All that Ann and everybody are told of a draft."""
    kept = Kept("cup", 0.0, version, state)
    return msgspec.json.encode([kept.shown, kept.mark, seen_by(state, "Ann")])


def test_which_card_another_one_takes_or_takes_instead_is_told_to_nobody() -> None:
    state = drafting()
    assert state.draft is not None
    one, other = state.draft.pack_of("Bob")[0], state.draft.pack_of("Bob")[-1]

    first, second = taken(state, "Bob", one), taken(state, "Bob", other)
    instead = taken(first, "Bob", other)

    assert told_to_ann(first, 1) == told_to_ann(second, 1) == told_to_ann(instead, 2)
    assert told_to_ann(first, 1) != told_to_ann(state, 0)


def test_which_deck_another_one_makes_is_told_to_nobody() -> None:
    state = drafting()
    while state.draft is not None and not state.draft.over:
        name = state.draft.thinking[0]
        state = taken(state, name, state.draft.pack_of(name)[0])
    bob = state.entrant("Bob")
    seen = seen_by(state, "Bob")
    usual = seen["left_out"]
    card = next(card for card in seen["pool"] if seen["pool"].count(card) > usual.count(card))

    decks = [built(state, bob, left_out) for left_out in (usual, [*usual, card])]

    assert len({told_to_ann(one, version) for version, one in enumerate(decks)}) == 1
    assert len({one.entrant("Bob").place.cards for one in decks}) == 2


def test_who_waits_for_news_does_not_hear_that_somebody_takes_another_card_or_changes_a_deck(hall: Client) -> None:
    draft, open_one = hall(limited="draft", boosters=4), hall()
    for name in ("Ann", "Bob"):
        draft.tokens[name] = draft.done("enter", name=name)["token"]
    draft.done("begin", token=draft.judge)
    open_one.enter("Ann", "Bob")
    pack = draft.done("draft", token=draft.tokens["Bob"])["pack"]
    draft.done("take", token=draft.tokens["Bob"], turn=0, card=pack[0])

    with ThreadPoolExecutor(2) as pool:
        waiting = [pool.submit(news, held) for held in (draft, open_one)]
        time.sleep(0.3)
        draft.done("take", token=draft.tokens["Bob"], turn=0, card=pack[1])
        open_one.done("deck", token=open_one.tokens["Bob"], deck="seekers")
        time.sleep(0.7)
        assert not any(one.done() for one in waiting)
        draft.done("hurry", token=draft.judge, turn=0)
        open_one.done("leave", token=open_one.tokens["Bob"])
        told = [one.result(PATIENCE) for one in waiting]

    assert told[0]["turn"] == 1
    assert [one["name"] for one in told[1]["players"]] == ["Ann"]


def news(held: Hall) -> Any:
    """What somebody is told who knows how it stands."""
    known = held.shown()["mark"]
    return held.client.get(f"/api/tournaments/{held.name}", params={"known": known}, timeout=PATIENCE).json()


# -- anything ------------------------------------------------------------------------------------------------------

WHAT = (
    "enter",
    "deck",
    "draft",
    "take",
    "build",
    "leave",
    "begin",
    "hurry",
    "next",
    "result",
    "remove",
    "time",
    "mine",
)
HOSTILE: tuple[Any, ...] = ("", "\0", "x" * 300, "Alice (bot)", None, -1, 2**40, [], {}, True)


def anything_said(held: Hall, what: str, chance: random.Random) -> dict[str, Any]:
    """What somebody may say: mostly what is understood, often by the wrong one, sometimes nonsense."""
    names = [*held.tokens, "Alice (bot)", "nobody"]
    token = chance.choice([*held.tokens.values(), held.judge, held.judge, "", "x"])
    seen = held.post("draft", token=token)
    pack = (seen.json().get("pack") or ["none"]) if seen.status_code == 200 else ["none"]
    pool = (seen.json().get("pool") or []) if seen.status_code == 200 else []
    said: dict[str, Any] = {
        "enter": {"name": chance.choice(["Ann", "Eve", "Flo", " "]), "deck": chance.choice(["seekers", "none"])},
        "deck": {
            "token": token,
            "deck": chance.choice(["seekers", "none"]),
            "cards": chance.choice(["", "3 nothing"]),
        },
        "take": {"token": token, "turn": chance.randint(0, 3), "card": chance.choice(pack)},
        "build": {"token": token, "left_out": chance.sample(pool, min(len(pool), chance.randint(0, 15)))},
        "hurry": {"token": token, "turn": chance.randint(0, 60)},
        "remove": {"token": token, "player": chance.choice(names)},
        "time": {"token": token, "round": chance.randint(0, 3)},
    }.get(what, {"token": token})
    if what == "result":
        said |= {"player": chance.choice(names), "drawn": chance.random() < 0.3, "round": chance.randint(0, 3)}
    if chance.random() < 0.15:
        said[chance.choice([*said, "other"])] = chance.choice(HOSTILE)
    return said


@pytest.mark.parametrize("seed", range(4))
def test_whatever_anybody_says_a_tournament_stands_and_tells_no_secret(hall: Client, seed: int) -> None:
    chance = random.Random(seed)
    limited: dict[str, Any] = {"limited": ("draft", "sealed")[seed // 2], "boosters": 4} if seed % 2 else {}
    held = hall(style=chance.choice(["swiss", "single", "double"]), bots=1, **limited)
    for _ in range(90):
        what = chance.choice(WHAT)
        answer = held.post(what, **anything_said(held, what, chance))
        assert answer.status_code in (200, 201, 400), (what, answer.text)
        if what == "enter" and answer.status_code == 201:
            held.tokens[f"{len(held.tokens)}"] = answer.json()["token"]
        shown = held.client.get(f"/api/tournaments/{held.name}")
        assert shown.status_code == 200
        assert not any(secret in shown.text for secret in (held.judge, *held.tokens.values()))
        names = [one["name"] for one in shown.json()["players"]]
        assert len(set(names)) == len(names)
        for played in shown.json()["rounds"]:
            paired = [name for one in played for name in one["players"]]
            assert len(set(paired)) == len(paired)
            assert set(paired) <= set(names)


# -- many ----------------------------------------------------------------------------------------------------------


def test_however_many_nobody_plays_any_more_a_look_at_all_takes_no_longer(tmp_path: Path) -> None:
    looked: list[list[str]] = []

    async def scene() -> None:
        rooms = Rooms(SimulatedJournal(Disk(), "a"), tmp_path, 0.0)
        held = Tournaments(rooms)
        state = msgspec.json.encode(State(Announced("huntik", "swiss"), ""))
        for number in range(100):
            query = "INSERT INTO tournaments (name, created, version, state, going) VALUES ($1, 0, 0, $2, 2)"
            await rooms.journal.run(query, f"{number:03}", state)
        with rooms.awaiting.at("099"):
            looked.extend([await held._in_turn() for _ in range(3)])
        found = [await held.find("007"), await held.find("007")]
        assert found[0] is found[1]  # it is read once
        listed = await held.listed()
        assert len(listed) == tournament_store.MOST_LISTED
        assert all(one is again for one, again in zip(listed, await held.listed(), strict=True))

    in_simulated_time(scene)

    assert max(map(len, looked)) <= tournament_rounds.MOST_AT_ONCE + 1
    assert all("099" in names for names in looked)
    assert {name for names in looked for name in names} == {f"{number:03}" for number in range(100)}


def test_a_deck_list_at_a_tournament_is_no_longer_than_a_deck(hall: Client) -> None:
    held = hall()
    padded = "# nothing\n" * 700

    assert "6,000 letters at most" in held.refused("enter", name="Ann", cards=padded)
