"""A saved game that nobody saved is refused as it is loaded, with what is wrong and where; it does not fail later."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from functools import cache
from typing import Any

import msgspec
import pytest

import quickening as qk
from quickening.arena import Match, bots_for, start, take_turn
from quickening.core.refusals import Unreadable

MATCHES = {
    "huntik": Match("huntik", ("seekers", "organization"), ("random", "random"), 3),
    "shadowfist": Match("shadowfist", ("ascended", "dragons"), ("random", "random"), 3),
    "highlander": Match("highlander", ("blood-and-steel", "blood-and-steel"), ("random", "random"), 3),
}
State = dict[str, Any]


@cache
def saved(game: str) -> bytes:
    """A game after some decisions."""
    match = MATCHES[game]
    playing, bots = start(match), bots_for(match)
    for _ in range(60):
        if not playing.over:
            take_turn(playing, bots)
    assert not playing.over
    return msgspec.json.encode(playing.save())


def piles(state: State) -> list[list[int]]:
    return [pile for _, pile in state["areas"]["$dict"]]


def a_card_twice(state: State) -> None:
    one, two = [pile for pile in piles(state) if pile][:2]
    two.append(one[0])


def a_card_nowhere(state: State) -> None:
    next(pile for pile in piles(state) if pile).pop()


def a_card_that_is_not_there(state: State) -> None:
    piles(state)[0].append(4321)


def a_card_elsewhere(state: State) -> None:
    state["cards"][0]["area"] = "cellar"


def a_card_of_nobody(state: State) -> None:
    state["cards"][0]["owner"] = 9


def a_handle_twice(state: State) -> None:
    state["cards"][0]["handle"] = state["cards"][1]["handle"]


def a_clock_put_back(state: State) -> None:
    state["clock"] = 0


def a_seat_too_many(state: State) -> None:
    state["decision"]["seat"] = 7


def nobody_asked(state: State) -> None:
    state["decision"] = None


def too_much_asked(state: State) -> None:
    state["decision"] |= {"least": 99, "repeats": False, "may_decline": False}


def nothing_going_on(state: State) -> None:
    state["stack"] = []


def a_step_that_is_none(state: State) -> None:
    state["stack"][-1]["step"] = "__init__"


def a_word_for_a_number(state: State) -> None:
    next(pile for pile in piles(state) if pile)[0] = "x"  # type: ignore[call-overload]


def an_option_about_no_card(state: State) -> None:
    state["decision"]["options"][0]["ref"] = 4321


def a_seat_in_the_log(state: State) -> None:
    event = next(event for event in state["log"] if "seat" in event)
    event["seat"] = 12


def an_area_missing(state: State) -> None:
    pairs = state["areas"]["$dict"]
    pairs.remove(next(pair for pair in pairs if pair[0][1] == 1 and not pair[1]))


FORGERIES: list[Callable[[State], None]] = [
    a_card_twice,
    a_card_nowhere,
    a_card_that_is_not_there,
    a_card_elsewhere,
    a_card_of_nobody,
    a_handle_twice,
    a_clock_put_back,
    a_seat_too_many,
    nobody_asked,
    too_much_asked,
    nothing_going_on,
    a_step_that_is_none,
    a_word_for_a_number,
    an_option_about_no_card,
    a_seat_in_the_log,
    an_area_missing,
]


@pytest.mark.parametrize("game", MATCHES)
@pytest.mark.parametrize("forge", FORGERIES, ids=[forge.__name__ for forge in FORGERIES])
def test_a_forged_save_is_refused_in_one_sentence(game: str, forge: Callable[[State], None]) -> None:
    data = msgspec.json.decode(saved(game))
    forge(data["state"])
    before = deepcopy(data)

    with pytest.raises(Unreadable, match=r"the saved game is damaged: \$\.state\.\w+") as refused:
        qk.load(msgspec.json.encode(data))

    assert "\n" not in str(refused.value)
    assert data == before


@pytest.mark.parametrize("game", MATCHES)
def test_what_was_saved_is_loaded(game: str) -> None:
    assert msgspec.json.encode(qk.load(saved(game)).save()) == saved(game)
