"""Early and late in real games, with full hands and crowded boards the table holds at every size, in either shade."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser

import quickening as qk
from quickening.bots import bot
from quickening.games import rules
from tests.server.conftest import Address
from tests.web.conftest import Window
from tests.web.playing import SIZES, drawn_anew, run
from tests.web.sitting import Sitting

pytestmark = pytest.mark.slow

#: A game, its options, and how many play it.
GAMES: dict[str, tuple[str, dict[str, Any], int]] = {
    "HK": ("huntik", {}, 2),
    "SF two": ("shadowfist", {}, 2),
    "SF four": ("shadowfist", {}, 4),
    "SF six": ("shadowfist", {}, 6),
    "HL1": ("highlander", {"edition": "first"}, 2),
    "HL3": ("highlander", {"edition": "third"}, 2),
    "HLT": ("highlander", {"edition": "type-one"}, 2),
}
#: So many answers are played at most; and so far into the questions of the first player one looks, in tenths.
MOST, LOOKS = 800, (1, 5, 9)
#: Layout does not depend on the shade: each game is looked at in one of them.
SHADES = ("dark", "light")
NAMES = ("Ann", "Bob", "Carol", "Dave", "Erin", "Frank")


@cache
def positions(book: str) -> list[Any]:
    """A game between bots, late, where its first player is asked something."""
    name, how, players = GAMES[book]
    decks = list(rules(name).ready_decks(**how))
    game = qk.new(name, [decks[n % len(decks)] for n in range(players)], seed=5, names=NAMES[:players], **how)
    minds = [bot("thumb", name, seed=seat) for seat in range(players)]
    asked: list[Any] = []
    for _ in range(MOST):
        if game.decision is None:
            break
        if game.decision.seat == 0:
            asked.append(game.clone())
        seat = game.decision.seat
        game.answer(minds[seat].choose(game.decision, game.view(seat, log=False)))
    return [asked[len(asked) * part // 10] for part in LOOKS]


@pytest.mark.parametrize("book", GAMES)
def test_nothing_is_cut_off_or_too_small_at_any_size(site: Address, browser: Browser, book: str) -> None:
    window = Window(browser, color_scheme=SHADES[list(GAMES).index(book) % 2])
    late = positions(book)
    sitting = Sitting(site, window, late[0])
    for game in late:
        sitting.show_another(game)
        for width, height in SIZES:
            sitting.page.set_viewport_size({"width": width, "height": height})
            drawn_anew(sitting.page)
            assert run(sitting.page, "laid_out") == [], (width, height)
    window.close()


@pytest.mark.parametrize("players", [2, 4, 6])
def test_seats_keep_their_places_and_ones_own_is_large(site: Address, browser: Browser, players: int) -> None:
    window = Window(browser, viewport={"width": 1440, "height": 900})
    late = positions({2: "SF two", 4: "SF four", 6: "SF six"}[players])
    sitting = Sitting(site, window, late[0])
    where = "() => [...document.querySelectorAll('.seat, .stage')].map((one) => one.getBoundingClientRect().toJSON())"
    before = sitting.page.evaluate(where)
    for game in late:
        sitting.show_another(game)
        assert sitting.page.evaluate(where) == before

    own, board = (sitting.page.locator(one).bounding_box() for one in (".seat.own", "#board"))
    assert own is not None
    assert board is not None
    assert own["height"] >= 0.4 * board["height"]
    window.close()
