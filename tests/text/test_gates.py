"""How the text of Huntik's shipped cards is read, in figures that may not fall."""

from __future__ import annotations

from functools import cache

import pytest

from quickening.commands.gates import Card, every_word, wordings
from quickening.games.huntik.meaning import texts as grammar
from quickening.games.huntik.pool import shipped

#: So many paragraphs the shipped cards have; the grammar reads them all.
PARAGRAPHS = 251
#: So many sentences are changed word by word, spread over all of them.
SENTENCES = 8


@cache
def cards() -> list[Card]:
    """The shipped cards, as the grammar alone reads them."""
    found = []
    for card in shipped().values():
        read = [one for one in grammar.read_by_grammar(card.type, card.name, card.text) if one.meaning is not None]
        meanings = tuple(one.meaning for one in read)
        texts = tuple(one.text for one in read)
        found.append(Card("huntik", card.type, card.name, card.text, True, meanings, texts))
    return found


def test_the_grammar_reads_no_fewer_paragraphs_than_before() -> None:
    assert sum(len(card.sentences) for card in cards()) >= PARAGRAPHS


def test_a_word_changed_changes_what_a_text_means() -> None:
    *_, same = every_word("huntik", grammar, cards(), SENTENCES)

    assert same.of > 100
    assert same.figure == 0


def test_the_same_in_other_words_means_the_same() -> None:
    read, same = wordings("huntik", grammar, cards())

    assert read.figure >= 97
    assert same.figure >= 91  # a quoted power is kept as it is put


@pytest.mark.parametrize("text", ["All enemy attacks must be aimed at a hero or obstacle.", "End this combat."])
def test_a_text_that_lacks_a_word_is_not_guessed_at(text: str) -> None:
    read = grammar.read_by_grammar("minor hero", "Zed", text)

    assert [one.meaning for one in read] == [None]
