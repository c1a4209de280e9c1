"""The card pools players have: how much of them is read, and that it is read in earnest."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from html import unescape
from pathlib import Path

import pytest

from quickening.core.chance import Chance
from quickening.core.game import Table
from quickening.games import Pool
from quickening.games.shadowfist.definitions import Printed
from quickening.games.shadowfist.game import Shadowfist
from quickening.games.shadowfist.meaning.texts import print_text, read_text
from quickening.games.shadowfist.pool import progress, shipped
from quickening.games.shadowfist.rules.requirements import judge_deck
from quickening.games.shadowfist.rules.setup import Start, build
from tests.cards import shadowfist_corpus
from tests.cards.test_shadowfist_random_decks import play

CORPUS = Path(__file__).parents[3] / "shared" / "corpus" / "shadowfist"
pytestmark = [
    pytest.mark.corpus,
    pytest.mark.skipif(not CORPUS.exists(), reason="the Shadowfist card pool is not beside the project"),
]
#: The preconstructed decks: each is read to the last card.
WHOLE = (
    *("CIK-ASC", "CIK-DRA", "CIK-HAN", "CIK-LOT", "BFS-JAM", "BFS-MON"),
    *("10KB-ASC", "10KB-DRA", "10KB-HAN", "10KB-JAM", "10KB-LOT", "10KB-MON"),
    *("YotG-LOT", "YotG-HAN", "YotG-ASC", "10KB-ARC", "10KB-PUR", "YotG-JAM", "YotG-DRA", "YotG-MON"),
)
_CARD = re.compile(r'<name id="[^"]*">(.*?)</name><set>(.*?)</set>')


@cache
def pools() -> dict[str, Pool]:
    return {path.stem: pool for path, pool in shadowfist_corpus.pools().items()}


def cards() -> Iterator[Printed]:
    for pool in pools().values():
        yield from pool.cards


def test_every_row_of_every_set_is_a_card_or_is_refused() -> None:
    rows = sum(len(pool.cards) + len(pool.refused) for pool in pools().values())

    assert rows == 2500
    assert all(refused.reason for pool in pools().values() for refused in pool.refused)


def test_four_of_five_printings_are_read() -> None:
    read = sum(len(pool.cards) for pool in pools().values())
    rows = read + sum(len(pool.refused) for pool in pools().values())

    assert read / rows >= 0.8


def test_what_is_read_prints_and_reads_to_the_same_tree() -> None:
    for card in cards():
        printed = print_text(card.type, card.abilities)
        assert read_text(card.type, card.name, printed) == card.abilities, card.key


@cache
def printings() -> dict[tuple[str, str], Printed]:
    """The cards by title and set; those of a set that is not there are the ones that come with the project."""
    return {(card.name, ""): card for card in shipped().values()} | {(card.name, card.set): card for card in cards()}


def deck_of(name: str) -> list[Printed | None]:
    """A deck of the corpus, card by card; none for one that is not read."""
    text = (CORPUS / "decks" / f"_precon-{name}.dek").read_text(encoding="utf-8")
    listed = [(unescape(title), set_name) for title, set_name in _CARD.findall(text)]
    return [printings().get((title, set_name if set_name in pools() else "")) for title, set_name in listed]


def test_the_twenty_preconstructed_decks_are_whole() -> None:
    names = [path.stem.removeprefix("_precon-") for path in (CORPUS / "decks").glob("*.dek")]

    whole = {name for name in names if None not in deck_of(name)}

    assert len(names) == 20
    assert whole == set(WHOLE)


@pytest.mark.slow
@pytest.mark.parametrize("name", WHOLE)
def test_a_whole_deck_is_legal_and_plays_to_the_end(name: str) -> None:
    deck = [card for card in deck_of(name) if card is not None]
    assert not judge_deck(deck)
    chance = Chance.seeded(len(name))
    game = Shadowfist(table=Table("shadowfist", {card.key: card for card in deck}), names=("A", "B"), chance=chance)
    build(game, [deck, deck])
    game.stack.append(Start(first=0))
    game.advance()

    play(game, Chance.seeded(1), most=20_000)

    assert game.over


def test_progress_names_the_most_frequent_refused_phrases() -> None:
    found = progress(pools().values())

    assert found.read + found.refused == 2500
    assert found.phrases[0][1] >= found.phrases[-1][1]
    assert all(words for words, _ in found.phrases)
