"""What a page is sent: everything once, then what has changed, and never more than that."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from quickening.arena import matches
from quickening.core.game import Game
from quickening.core.views import CardView
from quickening.server.keys import Keys
from quickening.server.news import Known, is_bare
from quickening.server.showing import view_since
from tests.properties.invariants import decisions_of


def keys() -> Keys:
    """Keys of a seat, for a game whose facts name no cards."""
    return Keys(Game.in_keys)


KINDS: list[tuple[str, int, dict[str, Any]]] = [
    ("huntik", 2, {}),
    ("shadowfist", 4, {}),
    ("highlander", 2, {"edition": "third"}),
]


@pytest.mark.parametrize(("game", "players", "options"), KINDS)
def test_a_change_is_small_and_nothing_new_is_nothing(game: str, players: int, options: dict[str, Any]) -> None:
    (match,) = matches(game, 1, ("thumb",), players=players, seed=4, options=options)
    known, told, sizes = Known(keys()), 0, []
    for state, _ in decisions_of(match):
        known.keys.in_keys = state.in_keys
        if len(state.answers) > 160:
            break
        view, told = view_since(state, 0, told), len(state.log)
        found = known.news(view, {"n": 1})
        sizes.append(len(msgspec.json.encode(found)))

        assert known.news(view_since(state, 0, told), {"n": 1}) == {}
    assert sizes[0] < 12_000
    assert sorted(sizes[1:])[len(sizes) // 2] < 1_500
    assert sorted(sizes[1:])[int(0.95 * len(sizes)) - 1] < 4_000


def test_a_hidden_pile_is_a_number(table: Any) -> None:
    table.shadowfist("Ann", "Bob")
    view = table.game.view(0)

    areas = {(name, seat): cards for name, seat, cards in Known(keys()).news(view, {})["view"]["areas"]}

    assert areas["deck", 1] == len(view.area("deck", 1).cards)
    assert areas["play", None] == []


def test_a_card_of_which_something_is_known_is_not_bare() -> None:
    assert is_bare(CardView(7, 1))
    assert not is_bare(CardView(7, 1, marks=("face down",)))
    assert not is_bare(CardView(7, 1, controller=0))


def test_a_card_that_changes_is_sent_again_without_its_face(table: Any) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=2)
    known = Known(keys())
    first = known.news(table.game.view(0), {})["view"]
    assert [face[1] for face in first["faces"]].count("Springer") == 1

    alice.moves("Springer", forward=1)
    then = known.news(table.game.view(0), {})["view"]

    assert "faces" not in then
    assert len(then["cards"]) == 1
