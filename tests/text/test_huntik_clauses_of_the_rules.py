"""Clauses the rules speak of and the first set does not use: read, printed, read again; and their neighbours."""

from __future__ import annotations

import pytest

from quickening.games.huntik.definitions import Printed
from quickening.games.huntik.meaning.texts import print_text, read_text
from quickening.text.reader import NotRead
from tests.huntik_table import card_saying

HERO = [
    "All other friendly heroes in my zone can't be KO'd.",
    "I can't be stunned.",
    "I can't ready.",
    "You play with the top card of your deck revealed.",
    "You may play the top card of your deck.",
    "When I'm KO'd, put me into zone 1.",
    "When I'm KO'd by combat attacks, draw a card.",
    "Whenever a friendly hero is eliminated, draw a card.",
    "Whenever a friendly hero leaves play, draw a card.",
    "Whenever an enemy hero starts a combat, draw a card.",
    "Whenever you draw one or more cards, put a +1 ATK counter on me.",
    "Nine Lives — If I would be KO'd, you may discard a card instead.",
    "If a friendly hero would be stunned while I'm ready, you may exhaust me instead.",
    "If I'm not in combat, I get +2 ATK.",
    "If I'm a Seeker, I get +2 ATK.",
    "I don't ready as normal.",
    "I come into play stunned.",
    "Exhaust Action: Target friendly hero gets +X ATK this round, where X is the round number.",
    "Exhaust Action: I get +X ATK and +X DEF this round, where X is the number of cards in your hand.",
    "Exhaust Action: Search your deck for a Free Action card and put it into your hand. Shuffle your deck.",
    "I can't be blocked by minor heroes.",
    "When I start a combat against a major hero, I get +2 ATK this combat.",
    "If I'm in combat with an exhausted enemy hero, I get +3 ATK.",
    "I get +1 ATK for each counter on me.",
    "Exhaust Action: Remove a counter from target hero.",
    "Exhaust Action: Swap zones with target friendly hero.",
    "Exhaust Action: Play a minor hero card from your hand into my zone.",
    "Exhaust Action: Your opponent puts the top card of their deck into their discard pile.",
    "Free Action: Reveal cards from the top of your deck until you reveal a hero card. "
    "Put that card into your hand and the rest into your discard pile.",
    "At the start of each round, if you control more heroes than your opponent, draw a card.",
    "I can only be played in round 4 or later.",
    "Exhaust Action: Target hero drops all its objects.",
    "Free Action: Pick up target object in my zone.",
    "My ATK is equal to the number of cards in your hand.",
    "If there are 3 or more heroes in my zone, I get +2 ATK.",
    "Exhaust Action: Put target enemy hero on top of its owner's deck.",
    "Exhaust Action: Put target hero on the bottom of its owner's deck.",
    "Exhaust Action: Move target enemy hero 1 zone back.",
    "Exhaust Action: Move me 1 zone back to ready target friendly hero in my zone.",
    "At the end of each round, if I'm exhausted, draw a card.",
    "You can't play major heroes.",
    "You may play me into zone 2 or 3.",
    "When I move into zone 5, draw a card.",
    "When I move forward, go again.",
    "Whenever your opponent discards a card, draw a card.",
    "If your opponent has no cards in their hand, I get +3 ATK.",
    "Exhaust Action: Put the top card of your deck into your hand.",
    "Exhaust Action: Put the top 2 cards of your deck into your hand.",
    "Exhaust Action: Look at the top card of your opponent's deck.",
    "Exhaust Action: Choose an enemy hero. Stun it.",
    "Exhaust Action: Choose a friendly hero. It gets +3 ATK this round.",
    "Exhaust Action: If I have 3 Charge counters, KO target hero.",
    "Exhaust Action: Remove 3 Charge counters from me to KO target hero.",
    "Exhaust Action: Put me and another target friendly hero into zone 3.",
    "Exhaust Action: Start a combat in target enemy hero's zone.",
]
ACTION = [
    'Put a 2 ATK and 1 DEF Evil Golem token named Clay with "Unblockable" into my zone.',
    "Put 2 1 ATK and 1 DEF Good Draco-Titan minor hero tokens into zone 1.",
    "KO target token.",
    "KO all non-token heroes.",
    "KO target Seeker.",
    "KO target enemy Draco-Titan.",
    "KO target non-Titan hero.",
    "Put a Seeker hero card from your hand into zone 1.",
    "Put a legendary hero card from your legendary hero pile into zone 1.",
    "Target minor hero is treated as a major hero this round.",
    "Return target card in play to its owner's hand.",
    "Draw cards until you have 5 cards in your hand.",
    "Discard 2 cards to draw a card.",
    "Discard your hand.",
    "Put a card from your hand into your discard pile.",
    "Put a +1 ATK counter on target hero.",
    "Put 2 Charge counters on target hero.",
    "Remove a +1 ATK and +1 DEF counter from target hero.",
    "Target hero can't be KO'd this round.",
    "The next time a friendly hero would be KO'd this round, stun it instead.",
    "The next time I would be stunned, you may discard a card instead.",
    "If target friendly hero would be KO'd this round, you may stun it instead.",
    "The next time target friendly hero would be KO'd this round, return it to its owner's hand instead.",
    "Stun target enemy hero unless its controller discards a card.",
    "You may draw 2 cards unless your opponent KOs a friendly hero.",
    "Discard 2 cards at random.",
    "Your opponent discards a card at random.",
    "Each player discards their hand.",
    "Your opponent goes first next round.",
    "Look at the top 3 cards of your deck. Put them back in any order.",
    "Shuffle your hand into your deck.",
    "Put me and target friendly hero into zone 3.",
    "You gain control of target enemy hero this combat.",
    "This card can only be played if you control 2 or more Seekers.\nDraw a card.",
    "All your heroes can't be targeted by your opponent or enemy heroes this round.",
    "All heroes can't move this round.",
    "All enemy minor heroes can't move into zone 5 this round.",
    "Remove target minor hero's attacks from this combat.",
    "Target hero in this combat can't be KO'd this combat.",
    "Target hero in this combat swaps its ATK and DEF.",
    "When your opponent plays a Combat Action card, you may play this card.\nCancel that Action.",
    "Attacks can't be aimed at target friendly hero in this combat.",
    "Draw a card for each friendly hero in my zone.",
    "KO target hero with less DEF than me.",
    "Whenever a friendly hero moves this round, draw a card.",
    "All friendly heroes are unblockable this round.",
    "Remove all counters from target hero.",
    "At the end of the round, put this card into your hand.",
    "Add X attacks to this combat, where X is target friendly hero's ATK.",
    "Your opponent can't play Combat Action cards this combat.",
    "Put target friendly hero and target enemy hero into zone 3.",
    "All friendly Seekers get +1 ATK and are unblockable this round.",
    "Stun target enemy hero in zone 1 or 2 or 3.",
    "Search your discard pile for a hero card and put it into my zone exhausted.",
    "Add 1 attack to this combat for each friendly hero in this combat.",
    "Remove 1 enemy attack from this combat for each friendly hero in this combat.",
    "All friendly heroes in this combat can't be KO'd this combat.",
    "If you control more heroes in this combat than your opponent, add 3 attacks to this combat.",
]
#: What is meant, however it is put.
MISSION = [
    "Put Golden Mask into zone 3.",
    "If the Golden Mask is in zone 1, you win.",
    "Put Golden Mask into zone 5.",
    "If a lead hero has the Silver Mask in zone 1, you win.",
    "Put Tower into zone 4.",
    "At the end of round 5, if there are 2 or more lead heroes in zone 4, you win.",
    "Put 3 Crystals into zone 3.",
    "If all 3 Crystals are in zone 1, you win.",
    "Put Dragon into zone 5.",
    "If Dragon is KO'd, you win.",
    "Put Dragon into zone 5 with 2 Fire counters on it.",
    "At the start of each round, put a Fire counter on the Dragon.",
    "Put Bridge into zone 3.",
    "If 3 heroes cross the bridge, you win.",
    "Put Altar into zone 3.",
    "At the end of each round, if a lead hero is in zone 5, you win.",
    "At the end of round 7, if a lead hero is in zone 5, you win.",
    "Put Cage into zone 4.",
    "If 3 or more lead heroes are in zone 5, you win.",
    "At the end of each round, each player scores 1 point for each of their heroes in zone 5.",
    "At the end of round 7, the player with the most points wins.",
    "Put Scroll into zone 2. Put Key into zone 4.",
    "If a lead hero has the Scroll, you win.",
    "At the start of each round, the lead player draws a card.",
    "Put Mask into zone 3.",
    "If the Mask is in zone 1, you win.",
    "Put 1 Guard each into zones 3, 4, and 5.",
    "If all Guards are KO'd, you win.",
    "Put Bomb into zone 5.",
    "At the start of each round, put the Bomb 1 zone closer to zone 1.",
    "If the Bomb is in zone 1, the defending player wins.",
    "All heroes can only move 1 zone.",
    "All heroes get -1 DEF.",
]
FEATURE = [
    'All heroes in this zone get "Free Action: I pick up this feature."',
    "A hero with this feature gets +1 ATK and can't be stunned.",
    'All heroes in this zone get "Exhaust Action: I pick up this feature."',
    "A hero with this feature can only move 1 zone.",
    "A hero with this feature is unblockable and gets +1 ATK.",
    'All heroes with this feature get "Exhaust Action: Draw a card."',
    'All lead heroes in this zone get "Exhaust Action: I pick up this feature."',
    "Whenever a hero with this feature is KO'd, its controller discards a card.",
    "When a hero picks up this feature, draw a card.",
    "Controlled By: Defending Player",
    "This feature can't move.",
    "Controlled By: Lead Player",
    "When this feature is KO'd, the defending player draws 2 cards.",
    "Controlled By: Nobody",
    "This feature gets +1 ATK for each hero in this zone.",
    "Exhaust Action: Stun target hero in this zone.",
    "At the start of each round, ready this card.",
    "If this feature would be KO'd, remove a Fire counter from it instead.",
    "A hero in this zone gets +1 DEF.",
    'All lead heroes in this zone get "Cross the Bridge — Exhaust Action: Remove me from the map."',
    'All heroes in this zone get "Exhaust Action: Put this card 1 zone forward."',
    "Whenever a hero moves into this zone, exhaust it.",
    "Whenever a hero enters this zone, its controller draws a card.",
    "At the end of each round, stun all heroes in this zone.",
    "This feature blocks heroes.",
    "A hero in this zone can't be targeted.",
    "A hero in this zone can't use Exhaust Actions.",
    "A minor hero can't move into this zone.",
    "A defender hero in this zone gets +1 ATK and +1 DEF.",
]

SAME = [
    (
        "Exhaust Action: Put the top card of your opponent's deck into their discard pile.",
        "Exhaust Action: Your opponent puts the top card of their deck into their discard pile.",
    ),
    (
        "Free Action: Remove a Charge counter to ready me.",
        "Free Action: Remove a Charge counter from me to ready me.",
    ),
    ("Exhaust Action: Card gets +2 ATK this round.", "Exhaust Action: I get +2 ATK this round."),
    ("Exhaust Action: Put me into play.", "Exhaust Action: Put me into zone 1."),
    ("If I would be KO'd, instead, stun me.", "If I would be KO'd, stun me instead."),
    ("I get +3 DEF if I'm alone in my zone.", "If I'm alone in my zone, I get +3 DEF."),
    (
        "When I come into play, put a Gaia-Titan token with 1 ATK and 1 DEF into my zone.",
        "When I come into play, put a 1 ATK and 1 DEF Gaia-Titan token into my zone.",
    ),
    ("Enemy heroes can't move into my zone.", "All enemy heroes can't move into my zone."),
    (
        "When I'm KO'd in combat, KO target enemy hero in that combat.",
        "When I'm KO'd in a combat, KO target enemy hero in this combat.",
    ),
    (
        "Whenever a friendly hero in my zone would be KO'd, you may eliminate me instead.",
        "If a friendly hero in my zone would be KO'd, you may eliminate me instead.",
    ),
    ("Your other Seekers get +1 ATK and +1 DEF.", "All your other Seekers get +1 ATK and +1 DEF."),
    ("Enemy heroes in my zone can't use Free Actions.", "All enemy heroes in my zone can't use Free Actions."),
    (
        "Your opponent can't play Combat Action cards while I'm in combat.",
        "If I'm in combat, your opponent can't play Combat Action cards.",
    ),
    (
        "While I'm exhausted, other friendly heroes in my zone get +2 DEF.",
        "If I'm exhausted, all other friendly heroes in my zone get +2 DEF.",
    ),
    (
        "Exhaust Action: Target hero loses all its powers this round.",
        "Exhaust Action: Target hero loses its powers this round.",
    ),
    (
        "Exhaust Action: Target enemy hero doesn't ready at the start of next round.",
        "Exhaust Action: Target enemy hero doesn't ready at the start of the next round.",
    ),
    (
        "Exhaust Action: Stun target enemy hero in my zone or an adjacent zone.",
        "Exhaust Action: Stun target enemy hero up to 1 zone away from me.",
    ),
    (
        "You may play me into any zone with a friendly Seeker.",
        "You may play me into any zone where you already have a Seeker.",
    ),
    ("You may play me only if you have a Seeker in play.", "I can only be played if you have any Seekers in play."),
    ("Play me only in round 3 or later.", "I can only be played in round 3 or later."),
    ("If I'm with an object, I'm unblockable.", "If I have an object, I'm unblockable."),
    ("Once per round, Free Action: Ready me.", "Free Action: Once per round, ready me."),
    ("While I'm in zone 5, your opponent's heroes get -1 DEF.", "If I'm in zone 5, all enemy heroes get -1 DEF."),
    (
        "While I'm ready, enemy heroes can't move into my zone.",
        "If I'm ready, all enemy heroes can't move into my zone.",
    ),
    ("Enemy minor heroes come into play stunned.", "All enemy minor heroes come into play stunned."),
    ("As long as I'm in zone 3, I get +2 ATK.", "If I'm in zone 3, I get +2 ATK."),
    (
        "Exhaust Action: Stun target enemy hero that's in zone 1 or 2.",
        "Exhaust Action: Stun target enemy hero in zone 1 or 2.",
    ),
    (
        "Exhaust Action: Target friendly hero gets +1 ATK for each friendly Seeker this round.",
        "Exhaust Action: Target friendly hero gets +X ATK this round, where X is the number of friendly Seekers.",
    ),
    (
        "Exhaust Action: Target hero gains unblockable this round.",
        "Exhaust Action: Target hero is unblockable this round.",
    ),
    (
        "At the start of each round, you may put me into an adjacent zone.",
        "At the start of each round, you may put me 1 zone forward or back.",
    ),
    (
        "When I start a combat, add attacks equal to the round number to that combat.",
        "When I start a combat, add X attacks to this combat, where X is the round number.",
    ),
    ("Heroes in my zone can't be readied.", "All heroes in my zone can't ready."),
    ("You may play an additional major hero each round.", "You may play an extra major hero each round."),
    ("When I enter zone 3, ready me.", "Whenever I enter zone 3, ready me."),
    ("When I'm readied, draw a card.", "Whenever I become ready, draw a card."),
    ("When an enemy hero is stunned, draw a card.", "Whenever an enemy hero becomes stunned, draw a card."),
    (
        "If I'm in zone 4 or 5, friendly heroes in my zone get +1 ATK.",
        "If I'm in zone 4 or 5, all friendly heroes in my zone get +1 ATK.",
    ),
    (
        "Other friendly heroes can't be targeted by your opponent.",
        "All other friendly heroes can't be targeted by your opponent or enemy heroes.",
    ),
    ("Each friendly minor hero gets +1 DEF.", "All friendly minor heroes get +1 DEF."),
    (
        'Each hero in my zone gets "Free Action: Draw a card."',
        'All heroes in my zone get "Free Action: Draw a card."',
    ),
    (
        'Friendly Titans get "When I start a combat, add 1 attack to that combat."',
        'All friendly Titans get "When I start a combat, add 1 attack to this combat."',
    ),
    ("Friendly heroes have unblockable.", "All friendly heroes are unblockable."),
    (
        "Exhaust Action: Put a minor hero card from your discard pile into play exhausted.",
        "Exhaust Action: Put a minor hero card from your discard pile into zone 1 exhausted.",
    ),
    (
        "Combat Action: If I'm in combat, I get +2 DEF this combat. Use only once per combat.",
        "Combat Action: Once per combat, if I'm in combat, I get +2 DEF this combat.",
    ),
    ("Combat Action: Swap my ATK and DEF this combat.", "Combat Action: I swap my ATK and DEF this combat."),
    (
        "When I come into play, choose a zone. Heroes can't move into that zone this round.",
        "When I come into play, choose a zone. All heroes can't move into that zone this round.",
    ),
    (
        "When I come into play, I get +2 ATK this round for each other friendly Seeker.",
        "When I come into play, I get +2 ATK for each other friendly Seeker this round.",
    ),
    (
        "When you play me from your hand in round 3 or later, draw 2 cards.",
        "When you play me from your hand, if it's round 3 or later, draw 2 cards.",
    ),
]
NOT_READ = [
    "Put a 2 ATK Evil Golem token into my zone.",
    "Put a 2 ATK and 1 DEF token into my zone.",
    "KO target Aqua-Titan hero.",
    "Target minor hero is treated as an amulet this round.",
    "Draw cards until you win.",
    "Discard a few cards.",
    "Discard a card at whim.",
    "Stun target enemy hero unless it rains.",
    "The next time a friendly hero would be KO'd this round, stun it.",
    "Exhaust all heroes in target zone.",
    "Put a legendary hero card from your opponent's legendary hero pile into zone 1.",
    "Target hero can't lose this round.",
]


def action(text: str) -> Printed:
    return card_saying(text, type="action", subtype="freeAction")


@pytest.mark.parametrize("text", HERO)
def test_a_heros_clause_is_printed_as_it_is_read(text: str) -> None:
    card = card_saying(text)

    assert print_text(card.type, card.abilities) == text
    assert read_text(card.type, card.name, print_text(card.type, card.abilities)) == card.abilities


@pytest.mark.parametrize("text", ACTION)
def test_an_actions_clause_is_printed_as_it_is_read(text: str) -> None:
    card = action(text)

    assert print_text(card.type, card.abilities) == text
    assert read_text(card.type, card.name, text) == card.abilities


@pytest.mark.parametrize(
    ("kind", "text"), [*(("mission", one) for one in MISSION), *(("feature", one) for one in FEATURE)]
)
def test_a_clause_of_a_mission_or_feature_is_printed_as_it_is_read(kind: str, text: str) -> None:
    abilities = read_text(kind, "Golden Mask", text)

    assert print_text(kind, abilities) == text


@pytest.mark.parametrize(("said", "printed"), SAME)
def test_another_wording_is_printed_in_ours(said: str, printed: str) -> None:
    card = card_saying(said)

    assert print_text(card.type, card.abilities) == printed


@pytest.mark.parametrize("text", NOT_READ)
def test_a_clause_close_to_these_is_refused(text: str) -> None:
    with pytest.raises(NotRead):
        action(text)
