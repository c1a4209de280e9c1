"""Texts that can never do what they say are refused, although each of their words is understood."""

from __future__ import annotations

import pytest

from quickening.text.reader import NotRead
from tests.shadowfist_table import event


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("Heads: gain 1 Power.", "no coin is flipped"),
        ("Seize a Site in your hand.", "not to one in the hand"),
        ("Turn a Character in your hand.", "not to one in the hand"),
        ("Heal a Character in your smoked pile.", "not to one in the smoked pile"),
        ("Inflict 2 damage on a Character in your hand.", "not to one in the hand"),
        ("Choose a designator :: Gain 1 Power.", "nothing speaks of it"),
        ("Sacrifice a Site in your hand :: Gain 2 Power.", "not to one in the hand"),
        ("Choose a Character :: Gain 1 Power.", "the text never uses it"),
        ("Target a player :: Gain 1 Power.", "the text never uses it"),
        ("Smoke all opponents' cards you control.", "both an opponent's and controlled by you"),
        ("Heal target undamaged Character.", "changes nothing"),
        ("Unturn a Character that is not turned.", "changes nothing"),
        ("Reveal a Character.", "only Sites"),
        ("You may pay 2 Power.", "buys nothing"),
        ("Target an opponent :: That opponent may pay 1 Power.", "buys nothing"),
        ("Inflict 2 damage on an adjacent Site.", "at no location"),
    ],
)
def test_what_can_never_happen_is_refused(text: str, why: str) -> None:
    with pytest.raises(NotRead, match=why):
        event("Dream", text)


def test_what_happens_to_cards_elsewhere_is_read() -> None:
    for text in ("Toast a card in your smoked pile.", "Flip a coin. Heads: gain 1 Power.", "Discard a card."):
        assert event("Dream", text).abilities
