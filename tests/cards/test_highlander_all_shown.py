"""Every card of the pools players have, as far as it is read, has a test that shows it."""

from __future__ import annotations

import pytest

from tests.cards import (
    test_highlander_attacks,
    test_highlander_edges,
    test_highlander_events,
    test_highlander_personas,
    test_highlander_standing,
)
from tests.cards.highlander_corpus import FOLDER, SHOWN, corpus_cards, says

FILES = (
    test_highlander_attacks,
    test_highlander_edges,
    test_highlander_events,
    test_highlander_personas,
    test_highlander_standing,
)
pytestmark = [
    pytest.mark.corpus,
    pytest.mark.skipif(not FOLDER.exists(), reason="the Highlander card pool is not beside the project"),
]


def test_at_least_as_many_cards_are_read_as_were_read_before() -> None:
    assert len(FILES) == 5
    assert len(corpus_cards()) >= 130


def test_every_card_that_is_read_is_shown() -> None:
    shown = {(title.lower(), words.lower()) for title, words in SHOWN}
    silent = [
        one.title
        for one in corpus_cards()
        if not any(one.name.lower() == title and words in says(one) for title, words in shown)
    ]
    assert silent == []


def test_no_test_shows_a_card_that_is_not_there() -> None:
    there = [(one.name.lower(), says(one)) for one in corpus_cards()]
    idle = [
        (title, words)
        for title, words in SHOWN
        if not any(name == title.lower() and words.lower() in text for name, text in there)
    ]
    assert idle == [("Scorn", "")]  # its first sentence tells a story; the test plays what the rest says
