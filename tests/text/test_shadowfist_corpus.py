"""The card pools players have: how much of them is read, and that it is read in earnest."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from html import unescape
from pathlib import Path

import pytest

from quickening.games import Pool
from quickening.games.shadowfist.definitions import EVENT, Printed
from quickening.games.shadowfist.pool import progress, read_pool
from quickening.games.shadowfist.vocabulary.abilities import Activated, Continuous, Triggered
from quickening.games.shadowfist.vocabulary.grammar import own_names, phrasebook, print_text, read_text
from quickening.games.shadowfist.vocabulary.spelling import plain_text
from tests.text.earley import EarleyReading

CORPUS = Path(__file__).parents[3] / "shared" / "corpus" / "shadowfist"
pytestmark = [
    pytest.mark.corpus,
    pytest.mark.skipif(not CORPUS.exists(), reason="the Shadowfist card pool is not beside the project"),
]
DECKS = ("CIK-ASC", "CIK-DRA", "CIK-HAN", "CIK-LOT", "BFS-JAM", "BFS-MON")
_CARD = re.compile(r'<name id="[^"]*">(.*?)</name><set>(.*?)</set>')


@cache
def pools() -> dict[str, Pool]:
    return {path.stem: read_pool(path) for path in sorted((CORPUS / "sets").glob("*.txt"))}


def cards() -> Iterator[Printed]:
    for pool in pools().values():
        yield from pool.cards


def test_every_row_of_every_set_is_a_card_or_is_refused() -> None:
    rows = sum(len(pool.cards) + len(pool.refused) for pool in pools().values())

    assert rows == 2500
    assert all(refused.reason for pool in pools().values() for refused in pool.refused)


def test_two_of_three_printings_are_read() -> None:
    read = sum(len(pool.cards) for pool in pools().values())
    rows = read + sum(len(pool.refused) for pool in pools().values())

    assert read / rows >= 0.67


def test_another_reader_finds_the_same_one_meaning() -> None:
    for card in list(cards())[::40]:
        part = "event_part" if card.type == EVENT else "part"
        for ability in (one for one in card.abilities if isinstance(one, (Activated, Continuous, Triggered))):
            text = plain_text(print_text(card.type, (ability,)))
            assert len(EarleyReading(phrasebook(), part, text, own_names(card.name)).meanings()) == 1, text


def test_what_is_read_prints_and_reads_to_the_same_tree() -> None:
    for card in cards():
        printed = print_text(card.type, card.abilities)
        assert read_text(card.type, card.name, printed) == card.abilities, card.key


def test_printed_text_is_canonical() -> None:
    for card in cards():
        once = print_text(card.type, card.abilities)
        assert print_text(card.type, read_text(card.type, card.name, once)) == once, card.key


@pytest.mark.parametrize("deck", DECKS)
def test_a_preconstructed_deck_is_read_completely(deck: str) -> None:
    read = {(card.name, card.set) for card in cards()} | {(card.name, "") for card in cards()}
    text = (CORPUS / "decks" / f"_precon-{deck}.dek").read_text(encoding="utf-8")
    listed = {(unescape(name), set_name) for name, set_name in _CARD.findall(text)}
    wanted = {(name, set_name if set_name in pools() else "") for name, set_name in listed}

    assert len(wanted) > 20
    assert wanted <= read


def test_progress_names_the_most_frequent_refused_phrases() -> None:
    found = progress(pools().values())

    assert found.read + found.refused == 2500
    assert found.phrases[0][1] >= found.phrases[-1][1]
    assert all(words for words, _ in found.phrases)
