"""Constructions of Highlander's grammar: each with a text that is read, and one that is near to it and is not."""

from __future__ import annotations

import pytest

from quickening.games.highlander.meaning.reading import sentences_of
from quickening.games.highlander.meaning.texts import names_of, read_text, smoothed
from quickening.text.reader import NotRead

NAME = "Iron Will"
#: A type of card, words that mean the same, and words near to them that mean nothing, or nothing for certain.
READ = (
    (
        "event",
        "Each time your opponent plays an attack during his next turn, he loses 1 Ability.",
        "Each time your opponent plays an attack during his next meal, he loses 1 Ability.",
    ),
    (
        "situation",
        "Once per turn, you may discard an Ally from your hand to have your next attack do 1 additional damage.",
        "Once per turn, you may discard an Ally from your hand to have your next attack do 1 additional dance.",
    ),
    (
        "event",
        "Roll a die. On a 1 or 2, you lose 1 Ability. On a 3 or higher, your opponent loses 2 Ability.",
        "Roll a die. On a 1 or 2, you lose 1 Ability. On a 4 or higher, your opponent loses 2 Ability.",
    ),
    (
        "event",
        "CHALLENGE: Agility. WIN: Your opponent is Prone. LOSE: You are Prone.",
        "CHALLENGE: Courage. WIN: Your opponent is Prone. LOSE: You are Prone.",
    ),
    (
        "event",
        "CHECK: Make a Soft Exertion for Strength. If you find 3 or more, your next attack does 2 additional damage.",
        "CHECK: Make a Soft Exertion for Strength. If you find 3 or less, your next attack does 2 additional damage.",
    ),
    (
        "edge",
        "Play in conjunction with an attack. If it is a Basic Attack, that attack does 1 additional damage.",
        "Play in conjunction with an attack. If it is a Basic Attack, draw a card.",
    ),
    ("situation", "Your opponent cannot make an Exertion for a defense.", "cannot make an Exertion for an Event."),
    ("location", "Cannot be played if another Location is in play.", "Cannot be played if another Location is blue."),
    (
        "plot",
        "If this card remains in play for 3 of your turns, draw 4 cards. Then discard this card.",
        "If this card remains in play for 3 of your turns, draw 4 cards.",
    ),
    (
        "situation",
        "Your opponent may not draw cards during their Draw Phase.",
        "may not draw during their Attack Phase.",
    ),
    (
        "attack",
        "Your opponent may only dodge this attack with a card from an Exertion.",
        "Your opponent may only dodge this attack with a card from a shelf.",
    ),
    (
        "event",
        "Your opponent may not play cards titled Holy Ground.",
        "Your opponent may not play cards titled Holy Ground except Events.",
    ),
    ("event", "Each player must discard a card.", "One player must discard a card."),
    (
        "event",
        "Your opponent must discard 2 cards from the top of their Endurance.",
        "Your opponent must discard 2 cards from the middle of their Endurance.",
    ),
    ("situation", "You may only have one Stone Tower in play.", "You may only have one Stone Tower in your shoe."),
    (
        "edge",
        "Play in conjunction with a block. That block covers one additional area.",
        "That dodge covers one area.",
    ),
    (
        "event",
        "You may play this card even if you have already played a Special Card this turn.",
        "You may play this card even if you have already lost a Special Card this turn.",
    ),
    (
        "attack",
        "If you have a free hand, this attack does 1 additional damage.",
        "If you have a free foot, draw a card.",
    ),
    ("situation", "You may discard this card from play to counter a Holy Ground card.", "counter a Faction card."),
    (
        "situation",
        "You may discard this card from play to counter a card titled Holy Ground.",
        "counter a card titled.",
    ),
    ("persona", "You may discard an Empathy gem to draw a card.", "You may discard a Courage gem to draw a card."),
    (
        "weapon of choice",
        "Your attacks do 1 less damage, but at least 1.",
        "Your attacks do 1 damage, but at least 1.",
    ),
    (
        "event",
        "Your opponent is Disarmed and may not recover their weapon for the next 5 turns.",
        "is Disarmed and may.",
    ),
    (
        "event",
        "You may only play this card if you are Disarmed, your opponent is armed, and you have an attack pending.",
        "You may only play this card if you are Disarmed, or, your opponent is armed, and an attack pending.",
    ),
    ("edge", "Play in your Defense Phase. Reveal the Hidden attack.", "Play in your Quickening Phase. Draw a card."),
    (
        "event",
        "Prevent all damage to you this turn and avoid all attacks.",
        "Prevent all damage this turn and attacks.",
    ),
    ("attack", "You may not make this attack a Power Blow.", "You may not make this attack a Power Block."),
    (
        "event",
        "Your opponent may not play a dodge against your next attack this turn.",
        "Your opponent may not play an attack against your next attack this turn.",
    ),
    (
        "edge",
        "Play in conjunction with any card that is not an attack. Draw a card.",
        "Play in conjunction with any card that.",
    ),
    (
        "situation",
        "Discard this card if another Location enters play.",
        "Discard this card if another Location enters.",
    ),
    (
        "situation",
        "You gain 1 Ability at the end of each of your turns in which you did not attack.",
        "You gain 1 Ability at the end of each of your turns in which your opponent did not attack.",
    ),
    (
        "premium",
        "Remove this card from the game to draw five cards. You may only do this at the beginning of your turn.",
        "Your attacks do 1 additional damage. You may only do this at the beginning of your turn.",
    ),
    ("event", "Draw a card. This card cannot be countered.", "Draw a card. This card cannot be dodged."),
    ("event", "Amanda only. Draw a card.", "only. Draw a card."),
    (
        "event",
        "Your opponent must discard the top card of their Endurance.",
        "Your opponent must discard the top attack of their Endurance.",
    ),
    (
        "event",
        "Gain 1 Ability for each Ally you have in play.",
        "Gain 1 Ability for every two Allies you have in play.",
    ),
    ("attack", "This attack may be made to an area you just blocked.", "This attack may be made to a hand."),
    ("event", "Place your hand on top of your Endurance.", "Place your Ability on top of your Endurance."),
    ("event", "Choose an Ally. Remove that Ally from play.", "Choose an Ally. Discard that Ally."),
    ("event", "Roll a die. Lose that much Ability.", "Roll a die. Lose that much damage."),
    ("situation", "Attacks to lower areas cannot be blocked.", "Attacks to lower hands cannot be blocked."),
    (
        "persona",
        "You may use one Persona Specific card from each Persona, even if Reserved.",
        "You may use one Persona Specific card from each Event, even if Reserved.",
    ),
    ("attack", "You may make this attack Hidden.", "You may make this attack broken."),
    ("event", "Your opponent may not dodge your next attack.", "Your opponent may not dodge his next attack."),
    (
        "block",
        "Ignore any effect your opponent has in play which would prevent you from playing this block.",
        "Ignore one effect your opponent has in play which would prevent you from playing this block.",
    ),
    (
        "event",
        "Nullify any effects your opponent has in play that prevent you from playing Special Cards this turn.",
        "Nullify any effects your opponent has in play that prevent you from dodging this turn.",
    ),
    (
        "location",
        "When your opponent plays an attack that is not successful, draw a card.",
        "When your opponent plays a Power Block, draw a card.",
    ),
    (
        "event",
        "Play one non-Persona Specific card from your opponent's hand.",
        "Play two cards from your opponent's hand.",
    ),
    (
        "location",
        "Any player who takes damage loses all Allies.",
        "Any player who takes damage loses all Allies you play.",
    ),
    ("event", "Counter one Situation your opponent has in play.", "Counter one Situation in your hand."),
    (
        "event",
        "Choose one of the following: draw 2 cards; your opponent discards one card; or regain 2 Ability.",
        "Choose one of the following: draw 2 cards.",
    ),
    (
        "situation",
        "At the beginning of your turn, you may choose one: draw a card, or regain 1 Ability.",
        "Choose one: draw a card, or regain 1 Ability.",
    ),
    ("event", "Take one Object your opponent has in play.", "Take an Object."),
    ("event", "Destroy one Object in play.", "Destroy an Object."),
    ("event", "Name an Event. Your opponent may not play that card next turn.", "Name a player."),
    ("object", "You may discard this Object to block one attack.", "This Object may be used to block any attack."),
    ("edge", "Play with an attack. Your opponent must block that attack if able.", "must block that dodge if able."),
    ("event", "Your opponent may not defend with dodges next turn.", "Your opponent may not defend with Events."),
    ("persona", "You need not make an Exertion to play a Power Block.", "You need not make an Event."),
    ("edge", "Play this card with a dodge. You may make an attack this turn.", "You may make an Event this turn."),
    (
        "event",
        "Make an Exertion of five cards. You may place one of those cards in your hand.",
        "Make an Exertion of many cards. You may place one of those cards in your hand.",
    ),
    (
        "situation",
        "You lose 1 Ability at the beginning of each of your turns unless you discard a Special card.",
        "You lose 1 Ability at the beginning of each of your turns unless you discard a hat.",
    ),
    (
        "object",
        "You may only include this card in your deck if you are using the Katana Weapon of Choice.",
        "This attack does 1 additional damage if you are using the Katana Weapon of Choice.",
    ),
    (
        "persona",
        "If you make a Power Blow, your opponent's next attack is not Hidden.",
        "If you make a Power Block, your opponent's next attack is not Hidden.",
    ),
)


@pytest.mark.parametrize(("kind", "text", "near"), READ)
def test_a_construction_is_read_and_what_is_near_to_it_is_not(kind: str, text: str, near: str) -> None:
    read = sentences_of(kind, smoothed(text), names_of(NAME))

    assert [one.text for one in read if one.ability is None] == []
    assert read_text(kind, NAME, text)
    with pytest.raises(NotRead):
        read_text(kind, NAME, near)


#: Wordings that mean the same.
SAME = (
    (
        "event",
        "Return a card from your discard pile to the top of your Endurance.",
        "Place a card from your discard pile on top of your Endurance.",
    ),
    (
        "event",
        "Randomly discard two cards from your opponent's hand.",
        "Discard 2 cards at random from your opponent's hand.",
    ),
    ("event", "Counter any one Object in play.", "Counter an Object in play."),
    (
        "attack",
        "You may make this attack in addition to your normal attack.",
        "This attack may be played as an additional attack.",
    ),
    ("attack", "Your opponent must dodge this attack if able.", "This attack must be dodged if able."),
    ("event", "Play this card instead of a normal attack.", "Play in place of an attack."),
    ("attack", "If this attack is successful, it does 2 additional damage.", "This attack does 2 additional damage."),
    (
        "situation",
        "Each time you successfully dodge, draw a card.",
        "Each time you successfully dodge an attack, draw a card.",
    ),
    ("event", "Search your Endurance for an attack.", "Retrieve an attack from your Endurance."),
    (
        "edge",
        "Play with a Power Blow. No Exertion is required.",
        "Play with a Power Blow. That attack is a Power Blow.",
    ),
    (
        "event",
        "Name a card. Your opponent must discard all copies of that card.",
        "Name a card. Your opponent must discard all cards of that title.",
    ),
    ("situation", "counter a Holy Ground card", "counter a card titled Holy Ground"),
    ("attack", "You may not make this attack a Power Blow.", "This attack cannot be a Power Blow."),
    ("object", "Your attacks do 1 less damage, but at least 1.", "Your attacks do 1 less damage (minimum of 1)."),
    (
        "object",
        "Your attacks do 1 less damage, to a minimum of 1.",
        "Your attacks do 1 less damage, but at least one.",
    ),
    (
        "attack",
        "This attack does 3 damage if you played a dodge this turn.",
        "If you played a dodge this turn, this attack does 3 damage.",
    ),
    ("event", "Gain 1 Ability for each attack you dodged.", "Gain 1 Ability for each attack you dodged this turn."),
    ("block", "Blocks any one attack.", "This block covers the entire grid."),
    ("dodge", "Play only against a Power Blow.", "This dodge may only be used against a Power Blow."),
    ("object", "This card may be discarded to draw a card.", "You may discard this card from play to draw a card."),
    ("attack", "You may only play this attack once per turn.", "You may only play one card of this title per turn."),
    ("event", "Counter an Event your opponent played.", "Counter an Event as it is played."),
    (
        "attack",
        "This attack does 1 damage in addition to the damage.",
        "This attack does 1 additional damage.",
    ),
    (
        "situation",
        "During each of your turns, you may discard a card to draw a card.",
        "Once during your turn, you may discard a card to draw a card.",
    ),
    (
        "event",
        "You may not draw cards at the end of this turn.",
        "You may not draw any cards at the end of the turn.",
    ),
    ("event", "Look through target player's Endurance.", "Look through target player's Endurance."),
    ("event", "Target draws 2 cards.", "Target player draws 2 cards."),
    (
        "object",
        "Use this card to avoid one attack.",
        "You may discard this card from play to avoid one attack.",
    ),
    (
        "attack",
        "You may play an additional attack this turn. This attack cannot be dodged.",
        "You may play an additional attack this turn. This attack cannot be dodged.",
    ),
    ("situation", "Only one attack may be played per turn by each player.", "Each player may only play one attack."),
    ("situation", "Each time you are damaged, draw a card.", "When you take damage, draw a card."),
    ("situation", "Once per turn, you may draw a card.", "Once during your turn, you may draw a card."),
    ("situation", "Once a turn, you may draw a card.", "Once each turn, you may draw a card."),
    (
        "event",
        "Remove all Guards your opponent has in play.",
        "Remove all Guards your opponent has in play from play.",
    ),
    ("attack", "You may play this attack Hidden.", "This attack may be Hidden."),
    ("event", "Your opponent cannot dodge your next attack.", "Your next attack this turn cannot be dodged."),
    (
        "location",
        "Players may not make Ranged Attacks at this Location.",
        "Each player may not play any Ranged Attacks.",
    ),
    (
        "object",
        "While you have this Object, your opponent may not look at your hand.",
        "Your opponent may not look at your hand.",
    ),
    (
        "event",
        "Your opponent must discard 2 cards from his hand. You choose which cards are discarded.",
        "Discard 2 cards from your opponent's hand.",
    ),
    (
        "attack",
        "If this attack is blocked, you may make another attack.",
        "If this attack is blocked, you may play an additional attack this turn.",
    ),
    ("event", "Your opponent must make an Exertion of five cards.", "Your opponent must make a 5 card Exertion."),
    (
        "event",
        "Remove two cards from your discard pile and shuffle them back into your Endurance.",
        "Shuffle two cards from your discard pile into your Endurance.",
    ),
    ("persona", "You may use up to 5 Master cards.", "You may have up to 5 Master cards."),
    (
        "object",
        "You may only have one of this card in play at a time.",
        "You may only have one of this card in play.",
    ),
    (
        "event",
        "If your opponent has no Allies in play draw two cards.",
        "If your opponent has no Allies in play, draw two cards.",
    ),
    (
        "event",
        "For the rest of the turn your opponent cannot play any dodges.",
        "Your opponent may not play any dodges this turn.",
    ),
    (
        "event",
        "Remove up to five cards from your discard pile and place them at the bottom of your Endurance.",
        "Place up to five cards from your discard pile at the bottom of your Endurance.",
    ),
    ("location", "Only Basic Attacks may be played.", "Each player may only play Basic Attacks."),
    ("edge", "Play in conjunction with a Side Step.", "Play in conjunction with a card titled Side Step."),
    (
        "persona",
        "You may not make Power Blows from the upper areas.",
        "Your upper attacks cannot be Power Blows.",
    ),
    (
        "block",
        "This block may be played against all attacks made this turn.",
        "This block can defend multiple attacks.",
    ),
    (
        "situation",
        "STANDING DEFENSE: Each attack played against you does 1 less damage.",
        "This card is a Standing Defense. Attacks against you do 1 less damage.",
    ),
    (
        "situation",
        "You may play a Ranged Attack in addition to your normal attack each turn.",
        "You may play an additional Ranged Attack each turn.",
    ),
    ("attack", "This attack is a Power Blow that requires no Exertion.", "This attack is a Power Blow."),
    (
        "event",
        "Take control of an Ally in play. That Ally remains under your control until it leaves play.",
        "Take control of an Ally in play.",
    ),
    (
        "event",
        "Your next attack this turn is increased by 1 damage.",
        "Your next attack this turn does 1 additional damage.",
    ),
)


@pytest.mark.parametrize(("kind", "text", "other"), SAME)
def test_other_words_mean_the_same(kind: str, text: str, other: str) -> None:
    before = "You may discard this card from play to " if text.startswith("counter") else ""

    assert read_text(kind, NAME, before + text) == read_text(kind, NAME, before + other)


def test_the_least_damage_counts() -> None:
    one, none = (read_text("object", NAME, f"Your attacks do 1 less damage, but at least {n}.") for n in (1, 0))

    assert one != none


@pytest.mark.parametrize("kind", ["Power Blow", "Power Block"])
def test_a_power_blow_is_made_not_played_so_that_is_what_is_barred(kind: str) -> None:
    played = read_text("event", "Test Card", f"You may not play a {kind} this turn.")

    assert played == read_text("event", "Test Card", f"You may not make {kind}s this turn.")


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("event", "Double the damage of your next successful attack this turn."),
        ("event", "If you do not attack this turn, you may play another Special Card."),
        ("event", "Counter the last Event your opponent played."),
        ("event", "Both players lose 1 Ability for each Ally they have in play."),
        ("event", "Each player loses 1 Ability for each card in his hand."),
        ("location", "Each player may play an additional attack if they have an Ally in play."),
        ("situation", "Your Ability is increased by 2 while this card is in play."),
        ("situation", "Target player draws one card fewer."),
        ("situation", "Ignore all Locations."),
        ("edge", "Play when your opponent plays an Event. Counter that Event unless he discards 2 cards."),
        ("edge", "Play in response to a Special Card. Counter that card if you have an Ally in play."),
        (
            "event",
            "Put an Ally from your hand into play. This does not count as playing a Plot but you may not attack.",
        ),
        ("situation", "This card cannot be removed from play."),
        ("attack", "You may only play this attack after a Slash."),
        ("attack", "This attack can only be blocked by a dodge."),
        ("situation", "Your opponent cannot draw cards except during their Draw/Discard Phase."),
        ("event", "Your opponent may not draw cards during their next Attack Phase."),
        ("event", "Roll a die. On a 3 to 9, draw a card."),
        ("event", "Your maximum hand size is increased by 2."),
        ("event", "Target must either discard 2 cards from his hand or lose 1 Ability and take 2 damage."),
        ("event", "Target loses 1 Ability or must discard two cards and draw a card."),
        ("situation", "When your opponent plays an Event, take control of that Event."),
        ("attack", "This attack can only be blocked by a Master's Block."),
    ],
)
def test_what_the_rules_could_not_do_as_it_is_said_is_refused(kind: str, text: str) -> None:
    with pytest.raises(NotRead):
        read_text(kind, NAME, text)
