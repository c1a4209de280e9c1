"""Every shipped card with a text of its own has a test that shows it: `python -m tools.shown GAME` says which."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.shown import GAMES, Mark, idle, index, marks_of, missing


@pytest.mark.parametrize("game", GAMES)
def test_every_card_with_a_text_is_shown(game: str) -> None:
    assert missing(game) == []
    assert len(index(game)) > 150


@pytest.mark.parametrize("game", ["huntik", "shadowfist"])
def test_no_test_shows_a_card_that_is_not_there(game: str) -> None:
    assert idle(game) == []


def test_a_test_says_which_cards_it_shows_by_title_and_words(tmp_path: Path) -> None:
    file = tmp_path / "test_some.py"
    file.write_text('@shows("Zoom", ("Suit", "Headhunter"))\n@other("Madea")\ndef test_some() -> None: ...\n')

    assert list(marks_of(file)) == [
        Mark("Zoom", "", "test_some.py::test_some"),
        Mark("Suit", "Headhunter", "test_some.py::test_some"),
    ]
