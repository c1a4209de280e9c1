"""Any number explains itself: what a seat is told adds up to what it is shown."""

from __future__ import annotations

import re
from typing import Any

import pytest

from quickening.arena import matches
from quickening.core.game import Game
from quickening.core.refusals import Refused
from quickening.core.views import View
from quickening.server import showing
from quickening.server.replays import Replay
from tests.properties.invariants import decisions_of

BOOKS: list[tuple[str, dict[str, Any]]] = [
    ("huntik", {}),
    ("shadowfist", {}),
    *(("highlander", {"edition": edition}) for edition in ("first", "type-one", "third")),
]
#: What the boards show of each player, by the name it is asked for and the fact of the view that has it.
PLAYERS = {
    "huntik": {"points": "points"},
    "shadowfist": {"power": "power", "victory": "victory", "goal": "goals"},
    "highlander": {name: name for name in ("ability", "maximum", "hand size", "exertion")},
}
#: Every so many decisions everything is asked.
SAMPLE = 15


def total(lines: list[str]) -> int:
    """What an explanation adds up to."""
    return sum(int(found.group()) for line in lines if (found := re.match(r"[+-]?\d+", line)))


def check_cards(game: Game, seat: int | None, view: View) -> int:
    """Every number of every card that a seat can read; how many there were."""
    asked = 0
    for card in (card for area in view.areas for card in area.cards if card.name):
        for number, value in card.numbers:
            lines = showing.explain(game, seat, card.handle, number)
            assert lines
            assert number == showing.AREAS or total(lines) == value, (card.name, number, value, lines)
            asked += 1
    return asked


@pytest.mark.parametrize(("game", "options"), BOOKS)
def test_every_explanation_adds_up(game: str, options: dict[str, Any]) -> None:
    match = matches(game, 1, seed=4, options=options)[0]
    asked = 0
    for number, (going, _) in enumerate(decisions_of(match)):
        if number % SAMPLE:
            continue
        view = going.view(0)
        asked += check_cards(going, 0, view)
        for seat in range(len(going.names)):
            for name, fact in PLAYERS[game].items():
                lines = showing.explain_player(going, seat, name)
                assert total(lines) == view.get(fact)[seat], (name, seat, lines)

    assert asked > 100


def test_attacks_of_a_combat_add_up() -> None:
    seen = 0
    for match in matches("huntik", 3, seed=1):
        for going, _ in decisions_of(match):
            totals = going.view(None).get("attacks")
            for seat, wanted in enumerate(totals or ()):
                assert total(showing.explain_player(going, seat, "attack")) == wanted
                seen += 1

    assert seen > 20


def test_a_number_that_nobody_has_is_refused() -> None:
    for game, options in BOOKS:
        going, _ = next(iter(decisions_of(matches(game, 1, seed=1, options=options)[0])))
        with pytest.raises(Refused, match="not 'luck'"):
            showing.explain_player(going, 0, "luck")
        with pytest.raises(Refused, match="no seat 9"):
            showing.explain_player(going, 9, "power")


def test_a_replay_explains_the_numbers_of_a_moment_to_whoever_can_see_them() -> None:
    *_, (going, _) = decisions_of(matches("shadowfist", 1, seed=2)[0])
    replay = Replay(going.record())
    half = replay.steps // 2
    mine, theirs = (replay.view(half, str(seat)) for seat in (0, 1))
    card = next(card for area in theirs.areas if (area.name, area.seat) == ("hand", 1) for card in area.cards)
    asked = {"card": str(card.handle), "number": "Cost"}

    printed = [f"{dict(card.numbers)['Cost']} printed on the card"]
    assert replay.why(half, "1", asked) == replay.why(half, "open", asked) == printed
    for whose in ("0", "public"):
        with pytest.raises(Refused, match="no such card that you can see"):
            replay.why(half, whose, asked)
    power = replay.why(half, "public", {"seat": "0", "number": "power"})
    assert total(power) == mine.get("power")[0]
    with pytest.raises(Refused, match="which card"):
        replay.why(half, "0", {"number": "Cost"})
