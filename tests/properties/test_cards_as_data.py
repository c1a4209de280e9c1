"""Every card that is read is plain data: a game in which its text was copied or given can be saved and carried on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
import pytest

from quickening.core.data import Codec
from quickening.games import rules
from tests.cards.test_shadowfist_random_decks import cards as every_shadowfist_card


def as_data(card: Any) -> Any:
    """A card written down in full, as JSON, and read again."""
    codec = Codec({})
    return codec.decode(msgspec.json.decode(msgspec.json.encode(codec.encode(card))))


def assert_all_return(cards: Iterable[Any]) -> None:
    for card in cards:
        assert as_data(card) == card, card.name


@pytest.mark.parametrize("game", ["huntik", "shadowfist", "highlander"])
def test_the_cards_that_come_with_the_project_are_plain_data(game: str) -> None:
    definitions: Mapping[str, Any] = rules(game).table().definitions

    assert_all_return(definitions.values())


@pytest.mark.corpus
def test_every_shadowfist_card_that_is_read_is_plain_data() -> None:
    assert_all_return(every_shadowfist_card())
