"""Changes of shipped cards that no scene can show: each is one that the tool makes, and has a reason."""

from __future__ import annotations

import pytest

from quickening.games import rules
from tools.clauses import looked_at, mutants, place_of
from tools.shown import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_what_makes_no_difference_is_a_change_that_is_made(game: str) -> None:
    listed = looked_at(game)
    named = {name for name, _ in listed}
    cards = [card for card in rules(game).table().definitions.values() if not named.isdisjoint((card.name, card.key))]
    made = {(name, place_of(what)) for card in cards for what, _ in mutants(card) for name in (card.name, card.key)}

    assert set(listed) - made == set()
    assert all(len(reason) > 20 for reason in listed.values())
