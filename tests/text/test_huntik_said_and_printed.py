"""Clauses about turns, choices and kinds: each as it may be said and as we print it; what close to it is refused."""

from __future__ import annotations

import pytest

from quickening.games.huntik.definitions import ACTION, FEATURE, MINOR, MISSION
from quickening.games.huntik.meaning.texts import print_text, read_text
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
    (
        "If I'm in zone 5, when I move, draw a card. Go again.",
        "When I move, if I'm in zone 5, draw a card. Go again.",
    ),
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
    (
        "Exhaust Action: Target friendly Seeker and target friendly Titan each get +2 ATK this round.",
        "Titan get +2 ATK",
    ),
    ("When I move into a zone with an enemy hero, draw a card.", ""),
    (
        "Enemy heroes in zones adjacent to mine can't ready.",
        "All enemy heroes 1 zone away from me can't ready.",
    ),
    ("All friendly heroes with an object get +1 DEF.", ""),
    ("I get +2 ATK if I'm in a zone with a friendly hero.", "If another friendly hero is in my zone, I get +2 ATK."),
    (
        "I get +X ATK and +X DEF, where X is the number of friendly Seekers.",
        "+1 ATK and +1 DEF for each friendly Seeker",
    ),
    ("I can't start a combat in round 1.", "If it's round 1, I can't start a combat."),
    ("I can't move forward.", ""),
    ("Enemy heroes can't move out of my zone.", "All enemy heroes can't move out of my zone."),
    ("Enemy heroes can't start a combat in my zone.", "All enemy heroes can't start a combat in my zone."),
    (
        "When you play me from your hand, your opponent discards a card unless they eliminate a hero.",
        "eliminate a friendly hero",
    ),
    ("If a friendly hero with a Guard counter would be KO'd, remove a Guard counter from it instead.", ""),
    ("Exhaust Action: Move all counters from me to target friendly hero.", ""),
    ("Exhaust Action: Move a Charge counter from target hero to me.", ""),
    ("Exhaust Action: Target enemy hero must start a combat this round if able.", "must start a combat this round."),
    (
        "Exhaust Action: Reveal the top 3 cards of your deck. Put all Titan cards revealed this way into your hand "
        "and the rest on the bottom of your deck in any order.",
        "Put all Titan cards into your hand and the rest",
    ),
    (
        "Exhaust Action: Your opponent reveals their hand. Choose an Action card from it. They discard that card.",
        "discards it.",
    ),
    ("Exhaust Action: Shuffle up to 3 cards from your discard pile into your deck.", ""),
    ("Exhaust Action: Unstun target friendly hero.", "Exhaust Action: Unstun target stunned friendly hero."),
    ("Exhaust Action: Gain control of target enemy hero in my zone.", "for the rest of the Mission."),
    ("Whenever I exhaust, put me 1 zone back.", "Whenever I become exhausted, put me 1 zone back."),
    ("Exhaust Action: Double my ATK this round.", "I get +X ATK this round, where X is my ATK."),
    (
        "If you have fewer cards in your hand than your opponent, draw a card at the start of each round.",
        "each round, if you",
    ),
    ("If I'm in zone 2 and it's your turn, I get +2 ATK.", ""),
    ("If your opponent controls 3 or more heroes, I get +1 ATK.", ""),
    ("If your opponent controls a Titan, I get +1 ATK.", ""),
    ("Exhaust Action: KO target hero with DEF equal to or less than my ATK.", ""),
    ("Exhaust Action: KO target hero with the same or less DEF as me.", ""),
]
ACTIONS = [
    ("Eliminate a friendly hero. Draw cards equal to its ATK.", "Draw X cards, where X is its ATK."),
    ("Eliminate a friendly hero to draw X cards, where X is its DEF.", ""),
    ("Choose one: KO target minor hero; or stun target hero. Go again.", ""),
    ("Target hero becomes a Draco-Titan this round.", "Target hero is a Draco-Titan this round."),
    ("Roll a die. Draw X cards, where X is the result.", ""),
    (
        "Put target friendly hero into the zone of another target friendly hero.",
        "into another target friendly hero's zone.",
    ),
    ("Add 2 attacks to this combat for each Seeker you have in this combat.", "for each Seeker you control in"),
    ("Exhaust any number of friendly heroes. Draw that many cards.", ""),
    ("Eliminate any number of friendly heroes. Draw a card for each hero eliminated this way.", ""),
    ("Discard any number of cards. Draw that many cards.", ""),
    ("Target player discards 2 cards, then draws 2 cards.", ""),
    ("Each player draws 2 cards, then discards a card.", ""),
    ("Each player returns a hero they control to its owner's hand.", ""),
    ("Each player eliminates a hero.", "Each player eliminates a friendly hero."),
    ("Take another turn after this one.", "Go again."),
    (
        "If you control a Seeker and a Titan, draw 2 cards.",
        "If you have any Seekers in play and you have any Titans in play",
    ),
    (
        "Play this card only during your opponent's turn. <p> Draw a card.",
        "can only be played if it's your opponent's turn.",
    ),
    ("Target friendly hero gets +1 ATK for each object with it this round.", ""),
    (
        "Add 2 attacks to this combat. If it's round 5 or later, add 4 attacks instead.",
        "If not, add 2 attacks to this combat.",
    ),
    ("Shuffle target enemy hero into its owner's deck.", ""),
    ("Put target stunned hero 1 zone back.", ""),
]
REFUSED = [
    (MINOR, "I get +X ATK, where X is the result."),
    (MINOR, "Exhaust Action: Choose one: draw a card."),
    (MINOR, "Exhaust Action: Choose one: draw a card; or the moon."),
    (MINOR, "I'm a Golem."),
    (MINOR, "I get +1 ATK during combat."),
    (MINOR, "Whenever you draw 2 cards, I get +1 ATK this round."),
    (MINOR, "I can't be exhausted by your opponent."),
    (MINOR, "Whenever I KO an enemy hero, draw a card."),
    (MINOR, "Exhaust Action: Eliminate target enemy hero."),
    (ACTION, "Exhaust any number of friendly heroes. Draw a card for each hero stunned this way."),
    (ACTION, "Draw that many cards."),
    (ACTION, "Move a counter from target hero to target hero."),
    (MINOR, "If I'm in zone 6, I get +1 ATK."),
    (MINOR, "Exhaust Action: Put me into zone 7."),
    (MINOR, "At the start of round 8, draw a card."),
    (MINOR, "If it's round 9 or later, I get +1 ATK."),
    (ACTION, "Roll a die. If the result is 7 or more, draw a card."),
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
