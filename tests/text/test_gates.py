"""How the text of Huntik's shipped cards is read, in figures that may not fall."""

from __future__ import annotations

from functools import cache

import pytest

from quickening.commands.gate_sizes import (
    GAMES,
    SHARED,
    common_words,
    folders_of,
    kinds_of,
    lines_that_read,
    unused_kinds,
)
from quickening.commands.gates import Alone, Card, every_word, preferences, read_alone, wordings
from quickening.games import Pool
from quickening.games.huntik.meaning import texts as grammar
from quickening.games.huntik.pool import shipped

#: So many paragraphs the shipped cards have; the grammar reads them all.
PARAGRAPHS = 251
#: So many sentences are changed word by word, spread over all of them.
SENTENCES = 8
#: At most so many kinds of node the games share and have, and so many lines of Python read and mean card text.
MOST_KINDS = {"lang": 100, "huntik": 154, "shadowfist": 130, "highlander": 59}
MOST_LINES = {"huntik": 8_400, "shadowfist": 14_400, "highlander": 12_280}
MOST_SHARED_LINES = 12_040
#: So many verbs and nouns two games have in common.
COMMON_WORDS = 61
#: Of Huntik's shipped texts so many in a hundred have one reading before any preference.
ONE_READING = 92


@cache
def cards() -> list[Card]:
    """The shipped cards, as the grammar alone reads them."""
    return alone().cards


@cache
def alone() -> Alone:
    """The shipped cards, read once."""
    return read_alone(grammar, {"huntik": Pool(list(shipped().values()), [])})


def test_the_grammar_reads_no_fewer_paragraphs_than_before() -> None:
    assert sum(len(card.sentences) for card in cards()) >= PARAGRAPHS


def test_a_word_changed_changes_what_a_text_means() -> None:
    *_, same = every_word("huntik", grammar, cards(), SENTENCES)

    assert same.of > 100
    assert same.figure == 0


def test_the_same_in_other_words_means_the_same() -> None:
    read, same = wordings("huntik", grammar, cards())

    assert read.figure >= 97
    assert same.figure == 100


@pytest.mark.parametrize("text", ["All enemy attacks must be aimed at a hero or obstacle.", "End this combat."])
def test_a_text_that_lacks_a_word_is_not_guessed_at(text: str) -> None:
    read = grammar.read_by_grammar("minor hero", "Zed", text)

    assert [one.meaning for one in read] == [None]


@pytest.mark.parametrize("part", MOST_KINDS)
def test_kinds_of_node_become_no_more(part: str) -> None:
    assert 0 < len(kinds_of(part)) <= MOST_KINDS[part]


def test_no_shared_kind_of_node_is_idle() -> None:
    assert unused_kinds("lang", set()) == []


@pytest.mark.parametrize("game", GAMES)
def test_lines_that_read_a_game_become_no_more(game: str) -> None:
    assert 1_000 < lines_that_read(*folders_of(game)) <= MOST_LINES[game]


def test_what_games_share_grows_in_words_not_in_lines() -> None:
    assert lines_that_read(*SHARED) <= MOST_SHARED_LINES
    assert common_words() >= COMMON_WORDS


def test_most_texts_have_one_reading_before_any_preference() -> None:
    read = alone()
    one_reading, *decided = preferences("huntik", read.settled, sum(bool(card.text) for card in read.cards))

    assert one_reading.figure >= ONE_READING
    assert decided
    assert sum(one.figure for one in decided) < read.settled.total()
