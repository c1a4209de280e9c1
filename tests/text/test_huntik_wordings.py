"""The first set's phrases put together otherwise, as other sets would have them: read, printed, read again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from quickening.games.huntik.definitions import ACTION, AMULET, FEATURE, MINOR, MISSION
from quickening.games.huntik.kinds.abilities import SetUp
from quickening.games.huntik.meaning.texts import print_text, read_text, words_of
from quickening.lang.nodes import Effect, Node
from quickening.text.reader import NotRead

HEROES = [
    "At the start of each round, draw a card or you must eliminate me.",
    "At the start of each round, discard 2 cards or you must eliminate me.",
    "Charge Up — Exhaust Action: Target friendly Seeker gets +3 ATK this round. Go again.",
    "Exhaust Action: All friendly minor heroes get +1 ATK and +1 DEF this round.",
    "Exhaust Action: Each friendly hero gets +1 ATK this round.",
    "Whenever I play an Exhaust Action card, draw a card.",
    "Whenever you play a Free Action card, put a +1 ATK counter on me.",
    "Whenever an enemy hero is KO'd, draw a card.",
    "Whenever another friendly hero is KO'd, ready me.",
    "When I'm KO'd, KO target hero in my zone.",
    "When I'm KO'd, draw 2 cards.",
    "When I'm KO'd, return me to my owner's hand.",
    "When I come into play, draw a card.",
    "When I come into play, stun target enemy hero in my zone.",
    "When you play me from your hand, you may KO target minor hero with 1 DEF or less.",
    "When you play me from your hand, search your deck for a Titan card, reveal it, and put it into your hand.",
    "When you play me from your hand, return up to 2 Action cards from your discard pile to your hand.",
    "When I move into a zone, stun target enemy hero there.",
    "When I move into a zone, you may put up to 2 target enemy heroes there 1 zone back.",
    "When I start a combat, all enemy heroes in that combat get -1 ATK this combat.",
    "When I start a combat, I get +2 ATK this combat.",
    "I get +1 ATK for each other friendly Seeker in play.",
    "I get +1 ATK for each enemy hero in my zone.",
    "I get +1 ATK and +1 DEF for each card in your hand.",
    "I get +2 DEF while I'm alone in my zone.",
    "If I'm in zone 5, I get +3 ATK.",
    "If it's round 4 or later, I get +2 ATK and +2 DEF.",
    "Other friendly heroes in my zone get +1 ATK.",
    "All other friendly Titans get +1 DEF.",
    "Enemy heroes in my zone can't move.",
    "Enemy heroes in my zone get -1 ATK.",
    "All enemy heroes come into play exhausted.",
    "I can't be blocked.",
    "I can't start a combat.",
    "Attacks can't be aimed at me while another friendly hero is in my zone.",
    "Attacks can't be aimed at other friendly heroes in my zone.",
    "Combat Action: Discard a card to add 2 attacks to this combat.",
    "Colossal Blast — Combat Action: One per combat, discard a card to add 4 attacks to a combat in my zone.",
    "Combat Action: Eliminate me to add 3 attacks to this combat.",
    "Combat Action: If I'm in combat, return me to my owner's hand.",
    "Free Action: Discard 2 cards to KO target hero in my zone.",
    "Free Action: Once per round, draw a card, then discard a card.",
    "Exhaust Action: Put me into zone 1.",
    "Exhaust Action: Put target friendly minor hero up to 2 zones forward. Go again.",
    "Exhaust Action: Move target friendly hero up to 2 zones.",
    "Exhaust Action: Unstun target hero.",
    "Exhaust Action: Unstun target stunned hero.",
    "Exhaust Action: Ready up to 2 target minor heroes.",
    (
        "Exhaust Action: Look at the top 3 cards of your deck and put 1 into your hand. Put the "
        "rest on the bottom of your deck in any order."
    ),
    "Exhaust Action: Look at the top 3 cards of your deck. Put 1 into your hand and the rest into your discard pile.",
    "Exhaust Action: Your opponent discards a card.",
    "Exhaust Action: Target player discards a card.",
    "Exhaust Action: Look at your opponent's hand.",
    "Exhaust Action: You gain control of target enemy minor hero in my zone this round.",
    "If a friendly hero would be KO'd, eliminate me instead.",
    "If I would be KO'd, stun me instead.",
    "If I would be KO'd, return me to my owner's hand instead.",
    (
        "I come into play with 2 Fire counters.\nFree Action: Remove a Fire counter from me to "
        "stun target hero in my zone."
    ),
    "At the end of each round, put a +1 ATK and +1 DEF counter on me.",
    "At the end of the round, return me to my owner's hand.",
    "At the start of each round, if I'm in zone 3, draw a card.",
    "At the start of round 2, 4, and 6, draw a card.",
    "You may play me from your hand into zone 2.",
    "You may play me into any zone where you already have a Seeker.",
    "You may play an extra major hero each round.",
    "Whenever I'm exhausted, draw a card.",
    "When I'm stunned, draw a card.",
    "When I'm eliminated, draw a card.",
    "When I leave play, draw a card.",
    "When a friendly hero comes into play in my zone, ready me.",
    "Whenever a minor hero comes into play, put a +1 ATK and +1 DEF counter on me.",
    "Whenever you play a major hero, draw a card.",
    "Whenever your opponent plays an Action card, draw a card.",
    "Whenever you discard a card, ready me.",
    "Whenever a combat starts in my zone, draw a card.",
    "When a combat in my zone ends, ready me.",
    "At the start of each combat in my zone, add 1 attack to that combat.",
    "At the start of round 4, KO all minor heroes.",
    "At the start of each round, each player discards a card.",
    "At the start of each round, your opponent discards a card.",
    "At the start of each round, you may draw a card. If you do, discard a card.",
    "At the start of each round, put me 1 zone forward.",
    "At the start of each round, you may put me up to 2 zones forward or back.",
    "At the start of each round, you may discard a card. If you do, draw 2 cards.",
    "At the start of each round, put the top card of your deck into your discard pile.",
    "At the end of each round, if I'm in zone 5, draw 2 cards.",
    "I can't be KO'd from combat attacks.",
    "I can't be KO'd by combat attacks.",
    "I must start a combat if able.",
    "While I'm in combat, I get +2 ATK.",
    "While I'm in zone 3, all other friendly heroes get +1 ATK.",
    "If you have 5 or more cards in your hand, I get +3 ATK.",
    "If you have no cards in your hand, I get +3 ATK.",
    "If I'm ready, all friendly heroes in my zone get +1 DEF.",
    "If you control a Seeker, I get +1 ATK.",
    "If an enemy hero is in my zone, I get +2 ATK.",
    "If it's round 5, I get +5 ATK.",
    "Free Action: Exhaust me to draw a card.",
    "Free Action: Discard an Action card to ready me.",
    "Free Action: Discard a Titan card to stun target hero in my zone.",
    "Free Action: Eliminate another friendly hero to ready me.",
    "Free Action: Eliminate another friendly minor hero to draw 2 cards.",
    "Free Action: Once per game, put target hero into zone 1.",
    "Free Action: Return a friendly hero to its owner's hand to draw a card.",
    "Free Action: Put 2 cards from your discard pile on the bottom of your deck to draw a card.",
    "Combat Action: If I'm in combat, I get +2 ATK and +2 DEF this combat.",
    "Combat Action: Exhaust me to add 3 attacks to any combat.",
    "Combat Action: Put me into that combat.",
    "Combat Action: If I'm in combat, stun me to remove target enemy hero's attacks from this combat.",
    "Exhaust Action: Put a +1 ATK and +1 DEF counter on target friendly hero.",
    "Exhaust Action: Put a +1 ATK counter on each friendly hero in my zone.",
    "Exhaust Action: Target enemy hero gets -1 ATK and -1 DEF this round.",
    "Exhaust Action: Stun target enemy hero with 2 ATK or less.",
    "Exhaust Action: KO target stunned hero.",
    "Exhaust Action: KO all stunned heroes.",
    "Exhaust Action: KO all heroes in my zone with 2 DEF or less.",
    "Exhaust Action: Put target hero in my zone into any zone.",
    "Exhaust Action: Put target friendly hero into any zone.",
    "Exhaust Action: Target friendly hero becomes unblockable this round.",
    "Exhaust Action: Search your deck for a Combat Action card, reveal it, and put it into your hand.",
    "Exhaust Action: Search your discard pile for a minor hero card and put it into my zone.",
    "Exhaust Action: Draw a card for each friendly Seeker in play.",
    "Exhaust Action: Draw X cards, where X is the number of friendly heroes in my zone.",
    "Exhaust Action: Reveal the top card of your deck. If it's a hero card, put it into my zone.",
    "Exhaust Action: Choose a zone. Stun all heroes in that zone.",
    "Exhaust Action: If you control another Seeker, draw 2 cards.",
    "Exhaust Action: Until end of round, target hero gets +2 ATK.",
    'Exhaust Action: This round, target friendly hero gets "Unblockable."',
    "Exhaust Action: This round, all friendly heroes get \"When I'm KO'd, draw a card.\"",
    (
        "Unblockable\nI come into play with 3 Shield counters.\nIf I would be KO'd while I have a "
        "Shield counter, remove that counter instead."
    ),
]
ACTIONS = [
    "Draw 2 cards.",
    "Draw 2 cards, then discard a card.",
    "KO target hero with 3 ATK or less.",
    "KO target exhausted hero.",
    "Stun all enemy heroes in my zone.",
    "Stun up to 2 target enemy minor heroes.",
    "Add 2 attacks to this combat. Draw a card.",
    "Add X attacks to this combat, where X is the round number.",
    "Remove 3 enemy attacks from this combat. Draw a card.",
    "Remove all enemy attacks from this combat.",
    "Remove target hero's attacks from this combat.",
    "Return target enemy minor hero to its owner's hand.\nGo again.",
    "Return all minor heroes to their owners' hands.",
    "Put target hero into zone 1.",
    "Put any number of friendly heroes into my zone.",
    "Put a minor hero card from your discard pile into my zone.",
    "Put 2 minor hero cards from your hand into zone 1.",
    "Search your deck for an amulet card, reveal it, and put it into your hand.",
    "Search your deck for up to 2 minor hero cards, reveal them, and put them into your hand.",
    "Search your deck for a Seeker card and put it into play in my zone.",
    "Your opponent discards 2 cards.",
    "Each player discards a card.",
    "Each player draws 2 cards.",
    "All friendly heroes get +1 ATK this round.\nGo again.",
    "Target hero gets -2 DEF this round.",
    "Target friendly hero can't be KO'd this combat.",
    "Target enemy hero can't move this round.",
    "Target friendly hero can move up to 4 zones this round.",
    "Target hero loses its powers this round.",
    "All heroes lose their powers this round.",
    'This round, all friendly Seekers get "Exhaust Action: Draw a card."',
    'This combat, target friendly hero gets "Attacks can\'t be aimed at me."',
    'This round, target friendly hero gets "When I start a combat, add 2 attacks to that combat."',
    "Whenever a friendly hero is KO'd this round, draw a card.",
    "This card can only be played by a Seeker.\nKO target hero in my zone.",
    "This card can only be played in round 5 or later.\nKO all minor heroes.",
    "When your opponent plays a Combat Action card, you may play this card.\nCancel that Action.",
    "When your opponent plays an Action card, you may play this card.\nCancel that Action. Draw a card.",
    "Ready all friendly minor heroes.",
    "Ready all friendly heroes in my zone.\nGo again.",
    "Exhaust all enemy heroes in my zone.",
    "KO all heroes.",
    "KO target minor hero in my zone. Draw a card.",
    "KO target minor hero or stun target major hero.",
    "KO target hero in this combat with 2 DEF or less.",
    "Target friendly hero in this combat gets +3 ATK this combat.",
    "All friendly heroes in this combat get +1 ATK and +1 DEF this combat.",
    "Target hero in this combat gets -3 ATK this combat. Draw a card.",
    "Target hero swaps its ATK and DEF this combat.",
    "Return up to 2 hero cards from your discard pile to your hand.",
    "Return a Seeker card from your discard pile to your hand.",
    "Put a Titan card from your hand into my zone.",
    "Put up to 2 minor hero cards from your hand into zone 1.",
    "Put target friendly hero up to 3 zones forward.",
    "Put all friendly heroes in my zone 1 zone forward.",
    "Put all enemy heroes in my zone 1 zone back.",
    "Put up to 2 target enemy heroes in my zone 1 zone back.",
    "Move me up to 4 zones. (I can start a combat.)",
    "Move me up to 1 zone back.",
    "Move target friendly hero up to 2 zones forward.\nGo again.",
    "You gain control of target enemy hero in my zone this round. Ready it.",
    "Gain control of target enemy minor hero this round.",
    "You may play an extra major hero this round.\nGo again.",
    "Discard your hand. Draw 5 cards.",
    "Draw a card for each hero you control.",
    "Shuffle your discard pile into your deck.",
    "Your opponent reveals his or her hand.",
    "Look at your opponent's hand and choose an Action card. Your opponent discards it.",
    "Look at your opponent's hand and choose a card. Your opponent discards it.",
    "If I'm in zone 3, draw 3 cards.",
    "If I'm alone in my zone, draw 2 cards.",
    "If you control 3 or more heroes, draw 2 cards.",
    "End this combat. No attacks are aimed on either side. Draw a card.",
    "Attacks can't be aimed at target friendly hero this combat.",
    "All enemy attacks must be aimed at target friendly hero this combat.",
    "All enemy attacks must be aimed at a single hero or obstacle this combat.",
    "You go first next round. Draw a card.",
    "Unstun target hero.\nGo again.",
    "Unstun all friendly heroes.",
    "Stun target hero with the same or less ATK as the round number.",
]
AMULETS = [
    (
        "Play this card instead of a major hero this round.\nPut a legendary hero card from your "
        "legendary hero pile into zone 1."
    ),
    "Draw 3 cards.",
    "Eliminate a friendly major hero to put a legendary hero card from your legendary hero pile into its zone.",
    "Put a Behemoth card from your legendary hero pile into play.",
    (
        "Play this card instead of a major hero this round.\nPut a Behemoth card from your "
        "legendary hero pile into zone 1 exhausted."
    ),
    "Draw a card. Target friendly Titan gets +2 ATK and +2 DEF this round.",
]
MISSIONS = [
    "• Put the Crown into zone 3.\n• If a player's hero has the Crown at the end of round 3 or 5, that player wins.",
    "• Put the Sphinx into zone 4.\n• If the Sphinx is KO'd, you win.",
    "• Put the Vault into zone 5.\n• If 4 heroes enter the vault, you win.",
    "• Put the Idol into zone 3.\n• If the Idol is in zone 1, you win.",
    "• Put 3 Chests into zone 4.\n• If all 3 Chests are in zone 1, you win.",
    (
        "• Put the Beast into zone 3 with 2 Rage counters on it.\n• At the start of each round, "
        "put the Beast 1 zone closer to zone 5.\n• If the Beast is KO'd, you win."
    ),
    (
        "• Put the Altar into zone 3.\n• At the end of round 7, the player with the most points "
        "wins.\n• At the end of each round, each player scores 1 point for each of their heroes in zone 3."
    ),
]
#: Each with the feature's own name.
FEATURES = [
    (
        "Vault",
        'Lead heroes in this zone get "Enter the Vault — Free Action: Remove me from the map and draw a card."',
    ),
    ("Sphinx", "Controlled By: Defending Player\nThe Sphinx can't move on its own."),
    (
        "Crown",
        (
            'All heroes in this zone get "Free Action: I pick up the Crown."\nA hero with the Crown '
            "gets +1 ATK and +1 DEF."
        ),
    ),
    ("Crown", "A hero with the Crown can't be KO'd."),
    ("Crown", "A hero with the Crown can move up to 3 zones."),
    ("Vault", "Heroes in this zone can't be targeted."),
    ("Vault", "Defender heroes in this zone get +2 DEF."),
    ("Vault", 'All minor heroes in this zone get "Exhaust Action: Ready target hero in my zone."'),
    ("Vault", "Whenever a hero moves into this zone, stun it."),
    ("Guard", "At the start of each round, put the Guard 1 zone forward."),
    ("Crown", 'Lead heroes in this zone get "Free Action: I pick up the Crown."'),
    ("Vault", "Controlled By: Lead Player\nExhaust Action: Stun target hero in this zone."),
    ("Vault", "Controlled By: Nobody\nWhenever a hero moves into this zone, exhaust it."),
    ("Vault", "The Vault blocks defender heroes."),
    ("Vault", "At the start of each round, stun all heroes in this zone."),
    ("Vault", "All heroes in this zone get +1 DEF."),
    ("Crown", "Heroes with the Crown can't ready."),
]
#: What says something that the game has no way to do yet is refused, not half understood.
REFUSED = [
    (MINOR, "Whenever I KO a hero, draw a card."),
    (MINOR, "I have +2 ATK in zone 5."),
    (MINOR, "Combat Action: If a friendly hero is in combat, put me into that combat."),
    (AMULET, "Put a Draco-Titan card from your hand into any zone where you already have a hero."),
]
#: Each of these was refused once.
LEARNED = [
    (MINOR, "Exhaust Action: Choose a zone. All heroes in that zone exhaust."),
    (FEATURE, "At the start of each round, all heroes in this zone exhaust."),
    (MISSION, "• Put 2 Guards into zone 3 and the Gate into zone 4.\n• If the Gate is in zone 1, you win."),
    (MINOR, "If another friendly hero in my zone would be KO'd, you may KO me instead."),
    (ACTION, "The next time a friendly hero would be KO'd this round, stun it instead."),
    (MINOR, "If your opponent controls more heroes than you, I get +2 ATK."),
    (ACTION, "Swap the ATK and DEF of target hero this round."),
    (ACTION, "Look at the top card of your deck. You may put it on the bottom of your deck."),
]
TEXTS = [
    *((kind, "Zed", text) for kind, text in LEARNED),
    *((MINOR, "Zed", text) for text in HEROES),
    *((ACTION, "Zed", text) for text in ACTIONS),
    *((AMULET, "Zed", text) for text in AMULETS),
    *((MISSION, "Zed", text) for text in MISSIONS),
    *((FEATURE, name, text) for name, text in FEATURES),
]


@pytest.mark.parametrize(("kind", "name", "text"), TEXTS, ids=[text[:60] for _, _, text in TEXTS])
def test_a_text_means_one_thing_and_is_printed_so_that_it_means_the_same(kind: str, name: str, text: str) -> None:
    powers = read_text(kind, name, text)

    printed = print_text(kind, powers)

    assert read_text(kind, name, printed) == powers
    assert print_text(kind, read_text(kind, name, printed)) == printed


@pytest.mark.parametrize(("kind", "text"), REFUSED, ids=[text[:60] for _, text in REFUSED])
def test_a_text_that_says_more_than_the_game_can_do_is_refused(kind: str, text: str) -> None:
    with pytest.raises(NotRead):
        read_text(kind, "Zed", text)


@pytest.mark.parametrize(("kind", "text"), [(kind, text) for kind, _, text in TEXTS if kind in (MINOR, ACTION)])
def test_whatever_a_player_may_do_can_be_put_into_words(kind: str, text: str) -> None:
    for power in read_text(kind, "Zed", text):
        for effect in effects_in(power):
            assert words_of("effect", effect)


def effects_in(node: Node) -> Iterator[Effect]:
    """All effects in a tree, those of quoted powers too."""
    if isinstance(node, Effect):
        yield node
    for field in node.__struct_fields__ if not isinstance(node, SetUp) else ():
        part = getattr(node, field)
        for item in part if isinstance(part, tuple) else (part,):
            if isinstance(item, Node):
                yield from effects_in(item)
