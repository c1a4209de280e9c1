"""Texts in the style of printed cards, written before the lexicon was looked at: more and more of them are read."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from quickening.games.shadowfist.meaning.texts import print_text, read_text
from quickening.text.reader import NotRead


@pytest.mark.parametrize(("name", "least"), [("shadowfist_blind.tsv", 20), ("shadowfist_first_sight.tsv", 27)])
def test_texts_nobody_taught_are_read_and_printed_in_words_that_mean_the_same(name: str, least: int) -> None:
    """From the blind ones nobody teaches."""
    lines = Path(__file__).with_name(name).read_text(encoding="utf-8").splitlines()[1:]
    read = 0
    for card_type, title, text in csv.reader(lines, delimiter="\t", quoting=csv.QUOTE_NONE):
        try:
            abilities = read_text(card_type, title, text)
        except NotRead:
            continue
        read += 1
        assert read_text(card_type, "", print_text(card_type, abilities)) == abilities, text
    assert read >= least
