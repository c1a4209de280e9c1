"""Clauses that further sets might print: what is read, how it is printed, and what close to it is refused."""

from __future__ import annotations

import pytest

from quickening.games.huntik.definitions import ACTION, FEATURE, MINOR, MISSION
from quickening.games.huntik.vocabulary.grammar import print_text, read_text
from quickening.text.reader import NotRead

#: Each as it may be said and as we print it; the same if that is how it was said.
HEROES = [
    ("I get +3 DEF during your opponent's turn.", "If it's your opponent's turn, I get +3 DEF."),
    ("If it's your turn, I get +1 ATK.", ""),
    ("During your turn, friendly heroes get +1 ATK.", "If it's your turn, all friendly heroes get +1 ATK."),
    ("Whenever a friendly hero is KO'd, if it's your opponent's turn, draw a card.", ""),
    ("At the start of your turn, you may exhaust target hero.", ""),
    ("Whenever you draw a card, I get +1 ATK this round.", ""),
    ("Whenever your opponent draws a card, you may draw a card.", ""),
    ("Whenever you draw a card, reveal it. If it's a Titan card, ready me.", ""),
    ("Exhaust Action: Choose one: draw a card; or ready target minor hero.", "Choose one: Draw a card; or ready"),
    ("When I come into play, choose one: KO target minor hero; or stun target enemy hero.", ""),
    (
        "Exhaust Action: If I'm in zone 5, choose one — draw 2 cards, then discard a card; or KO target hero.",
        "If I'm in zone 5, choose one: Draw 2 cards, then discard a card; or KO target hero.",
    ),
    ("When I'm KO'd, draw cards equal to my ATK.", "When I'm KO'd, draw X cards, where X is my ATK."),
    ("Whenever a friendly hero is KO'd, I get +X ATK this round, where X is its ATK.", ""),
    ("I'm a Seeker.", ""),
    ("I count as a Draco-Titan.", "I'm a Draco-Titan."),
    ("I'm a Seeker in addition to my other types.", "I'm a Seeker."),
    ("All friendly heroes in my zone are Titans.", ""),
    ("Free Action: Exhaust me and another friendly hero to KO target hero.", ""),
    ("Exhaust Action: Put me and another friendly hero into zone 3.", ""),
    ("Exhaust Action: Stun target enemy hero in target friendly hero's zone.", ""),
    ("When I come into play, put me into target friendly hero's zone.", ""),
    ("Free Action: Roll a die. On a 5 or 6, KO target hero.", "Roll a die. If the result is 5 or 6, KO target hero."),
    (
        "Exhaust Action: Roll a die. If you roll a 4 or more, draw a card. If not, discard a card.",
        "result is 4 or 5 or 6",
    ),
    ("Combat Action: Roll a die. I get +X ATK this combat, where X is the result.", ""),
]
ACTIONS = [
    ("Eliminate a friendly hero. Draw cards equal to its ATK.", "Draw X cards, where X is its ATK."),
    ("Eliminate a friendly hero to draw X cards, where X is its DEF.", ""),
    ("Choose one: KO target minor hero; or stun target hero. Go again.", ""),
    ("Target hero becomes a Draco-Titan this round.", "Target hero is a Draco-Titan this round."),
    ("Roll a die. Draw X cards, where X is the result.", ""),
]
REFUSED = [
    (MINOR, "I get +X ATK, where X is the result."),
    (MINOR, "Exhaust Action: Choose one: draw a card."),
    (MINOR, "Exhaust Action: Choose one: draw a card; or the moon."),
    (MINOR, "I'm a Golem."),
    (MINOR, "I get +1 ATK during combat."),
    (MINOR, "Whenever you draw 2 cards, I get +1 ATK this round."),
    (ACTION, "Roll a coin. On heads, draw a card."),
    (ACTION, "If the result is 5 or 6, draw a card."),
]


def texts() -> list[tuple[str, str, str]]:
    return [*((MINOR, *pair) for pair in HEROES), *((ACTION, *pair) for pair in ACTIONS)]


@pytest.mark.parametrize(("kind", "said", "printed"), texts())
def test_a_clause_is_printed_so_that_it_means_the_same(kind: str, said: str, printed: str) -> None:
    powers = read_text(kind, "Zed", said)

    text = print_text(kind, powers)

    assert read_text(kind, "Zed", text) == powers
    assert (printed or said) in text


@pytest.mark.parametrize(("kind", "text"), REFUSED)
def test_a_clause_close_to_these_is_refused(kind: str, text: str) -> None:
    with pytest.raises(NotRead):
        read_text(kind, "Zed", text)


@pytest.mark.parametrize("kind", [FEATURE, MISSION])
def test_no_result_without_a_roll(kind: str) -> None:
    with pytest.raises(NotRead):
        read_text(kind, "Zed", "At the start of each round, if the result is 5, draw a card.")
