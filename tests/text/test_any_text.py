"""Whatever somebody writes on a card, it is read or refused: no text breaks the reader."""

from __future__ import annotations

import random
import re
from contextlib import suppress

import pytest

from quickening.games import rules
from quickening.games.texts import texts_of
from quickening.text.reader import NotRead

#: So many texts are made of each game's sentences.
MANY = 60


def sentences(game: str) -> list[tuple[str, str]]:
    """Every sentence on a shipped card, with the type of that card."""
    cards = rules(game).table().definitions.values()
    texts = [(str(getattr(card, "type", "")), str(getattr(card, "text", ""))) for card in cards]
    return [(kind, one) for kind, text in texts for one in re.split(r"(?<=\.)\s+", text) if one.strip()]


def spliced(one: str, two: str, chance: random.Random) -> str:
    """Two sentences made into a text that nobody would print."""
    low = [words[0].lower() + words[1:].rstrip(".") for words in (one, two)]
    head, tail = one.split(), two.split()
    return chance.choice(
        [
            f"{one} {two}",
            f"If {low[0]}, {low[1]}.",
            f"When {low[0]}, {low[1]}.",
            f"Play only if {low[0]}. {two}",
            " ".join(head[: chance.randrange(1, len(head) + 1)] + tail[chance.randrange(len(tail)) :]),
        ]
    )


@pytest.mark.parametrize("game", ["huntik", "shadowfist", "highlander"])
def test_no_text_breaks_the_reader(game: str) -> None:
    chance, known, grammar = random.Random(17), sentences(game), texts_of(game)
    for _ in range(MANY):
        (kind, one), (_, two) = chance.choice(known), chance.choice(known)
        with suppress(NotRead):
            grammar.print_text(kind, grammar.read_text(kind, "Zed", spliced(one, two, chance)))


def test_a_place_that_nobody_has_named_is_refused() -> None:
    with pytest.raises(NotRead):
        texts_of("shadowfist").read_text(
            "Character", "Zed", "When a Character is smoked at another location, gain 1 Power."
        )


@pytest.mark.parametrize("condition", ["your opponent has more Ability than you", "you are Disarmed"])
def test_play_only_if_says_when_a_card_of_highlander_may_be_played(condition: str) -> None:
    grammar = texts_of("highlander")

    short = grammar.read_text("event", "Zed", f"Play only if {condition}. Gain 3 Ability.")

    assert short == grammar.read_text("event", "Zed", f"You may only play this card if {condition}. Gain 3 Ability.")


@pytest.mark.parametrize("words", ["this turn", "during this turn"])
def test_what_is_waited_for_in_one_turn_is_not_waited_for_in_all(words: str) -> None:
    grammar = texts_of("highlander")
    grammar.read_text("situation", "Zed", "If your opponent dodges, you gain 1 Ability.")

    with pytest.raises(NotRead):
        grammar.read_text("situation", "Zed", f"If your opponent dodges {words}, you gain 1 Ability.")
