"""Every card with a text of its own has a test that shows it."""

from __future__ import annotations

from quickening.games.huntik.pool import shipped
from tests.cards import (
    SHOWN,
    test_huntik_actions,
    test_huntik_evil_heroes,
    test_huntik_good_heroes,
    test_huntik_missions,
)

FILES = (test_huntik_actions, test_huntik_evil_heroes, test_huntik_good_heroes, test_huntik_missions)


def test_every_card_with_text_is_shown() -> None:
    assert len(FILES) == 4
    silent = sorted({card.name for card in shipped().values() if card.text} - SHOWN)
    assert silent == []


def test_no_test_shows_a_card_that_is_not_there() -> None:
    assert SHOWN.issubset({card.name for card in shipped().values()})
