"""What Shadowfist's texts say in more than one way, and what is close to it and means something else."""

from __future__ import annotations

import pytest

from quickening.games.shadowfist.definitions import CHARACTER, EDGE, EVENT, SITE, STATE
from quickening.games.shadowfist.meaning.texts import print_text, read_text
from quickening.text.reader import NotRead

SAME = [
    (
        SITE,
        "Gain 1 Power at the end of a successful attack you declared.",
        "When an attack you declared succeeds, gain 1 Power.",
    ),
    (
        CHARACTER,
        "Inflict 1 damage which cannot be reduced or redirected on this card :: Draw a card.",
        "Inflict 1 Unstoppable damage on this card :: Draw 1 card.",
    ),
    (EVENT, "Remove up to three damage on target Character.", "Remove up to 3 damage from target Character."),
    (EDGE, "Turn :: Draw a card. This ability is not cumulative.", "Turn :: Draw 1 card. Not Cumulative."),
    (
        CHARACTER,
        "Characters you control that have Guts cannot attack.",
        "Characters you control with Guts cannot attack.",
    ),
    (
        CHARACTER,
        "Cannot attack, intercept, or turn to heal.",
        "This card cannot attack, cannot intercept and cannot turn to heal.",
    ),
    (CHARACTER, "Cannot attack or be healed.", "This card cannot attack and cannot be healed."),
    (CHARACTER, "May attack back row Sites.", "This card may attack back-row Sites."),
    (CHARACTER, "Once during each attack, you may draw a card.", "Once per attack, you may draw 1 card."),
    (SITE, "Add two counters at the start of your turn.", "At the start of your turn, put 2 counters on this card."),
    (EVENT, "Draw two cards then discard a card.", "Draw 2 cards. Discard 1 card."),
    (EVENT, "Heal 2 damage each from up to two Sites.", "Remove 2 damage from up to 2 Sites."),
    (
        EVENT,
        "Gain Power equal to half (round up) of target Character's cost.",
        "Gain Power equal to half target Character's cost, rounded up.",
    ),
    (CHARACTER, "May not attack.", "This card cannot attack."),
    (CHARACTER, "May not be the subject of States.", "This card is not a legal subject for States."),
    (
        CHARACTER,
        "Sacrifice to return a <Thunder> Character to play from your smoked pile.",
        "Sacrifice :: Return a <Thunder> Character in your smoked pile to play.",
    ),
    (
        CHARACTER,
        "Toast one of the Characters in your smoked pile :: Gain 1 Power.",
        "Toast a Character in your smoked pile :: Gain 1 Power.",
    ),
    (CHARACTER, "Turn to send a State back to its owner's hand.", "Turn :: Return a State to its owner's hand."),
    (CHARACTER, "Turn to discard up to 2 cards from your hand.", "Turn :: Discard up to 2 cards."),
    (
        CHARACTER,
        "Takes no damage from Characters that intercept this card.",
        "This card takes at most 0 damage from Characters intercepting this card.",
    ),
    (
        CHARACTER,
        "Increase this card's Fighting by 2 for each State you control.",
        "This card gains +2 Fighting for each State you control.",
    ),
    (
        CHARACTER,
        "Turn and maintain to prevent target Character from unturning normally.",
        "Turn and maintain and target a Character :: Target does not unturn normally.",
    ),
    (
        CHARACTER,
        "Once per turn while this card is attacking, you may draw a card.",
        "If this card is attacking, once per turn, you may draw 1 card.",
    ),
    (CHARACTER, "This card is immune to Events.", "This card gains Immunity to Events."),
    (
        CHARACTER,
        "Opponents cannot target this card with Events.",
        "This card is not a legal target for opponent's Events.",
    ),
    (CHARACTER, "Takes 1 less damage from Sites.", "This card gains Toughness: 1 against Sites."),
    (CHARACTER, "Takes 1 less combat damage.", "This card gains Toughness: 1 against combat damage."),
    (STATE, "Subject Character takes 2 less damage from Events.", "Subject gains Toughness: 2 against Events."),
    (
        CHARACTER,
        "When an opponent discards a card from his or her hand, gain 1 Power.",
        "When an opponent discards a card, gain 1 Power.",
    ),
    (
        CHARACTER,
        "When this card becomes the target of an attack, draw a card.",
        "When any player declares an attack on this card, draw 1 card.",
    ),
    (
        CHARACTER,
        "+2 Fighting if you have no cards in hand.",
        "This card gains +2 Fighting while you have 0 or fewer cards in hand.",
    ),
    (EVENT, "Target opponent discards two cards of his or her choice.", "Target opponent discards 2 cards."),
    (
        EVENT,
        "Draw cards equal to the number of Characters you control.",
        "Draw X cards. X = the number of Characters you control.",
    ),
    (EVENT, "Remove all damage from target Site.", "Heal target Site."),
    (
        EVENT,
        "Inflict damage on target Character equal to its cost.",
        "Inflict X damage on target Character. X = its cost.",
    ),
    (
        SITE,
        "This card does not generate Power while damaged.",
        "This card generates no Power while this card is damaged.",
    ),
    (
        CHARACTER,
        "Only Unique Characters may intercept this card.",
        "This card cannot be intercepted by Characters other than Unique Characters.",
    ),
    (EVENT, "Shuffle target Edge into its owner's deck.", "Shuffle target Edge into its owner's deck."),
    (CHARACTER, "Your other <Hood> Characters gain Guts.", "All other <Hood> Characters you control gain Guts."),
    (
        EVENT,
        "Draw X cards. X = the number of your <Monk> Characters.",
        "Draw X cards. X = the number of <Monk> Characters you control.",
    ),
    (EVENT, "Play only during an attack. Draw a card.", "Play during an attack. Draw 1 card."),
    (
        EVENT,
        "Until the end of the turn target Character gains Guts.",
        "Target Character gains Guts until the end of the turn.",
    ),
    (EVENT, "Smoke a non-Unique, non-Site card.", "Smoke a non-Unique non-Site card."),
    (STATE, "Enters play with 6 counters.", "When this card enters play, put 6 counters on this card."),
    (
        EVENT,
        "Turn up to X Sites. X = the number of Edges you control plus the number in your smoked pile.",
        "Turn up to X Sites. X = the number of Edges you control plus the number of Edges in your smoked pile.",
    ),
    (
        CHARACTER,
        "Turn to reduce to 0 all damage from a single source to this card.",
        "Turn :: Reduce all damage a source inflicts on this card to 0.",
    ),
    (CHARACTER, "When smoked, gain 1 Power.", "When this card is smoked, gain 1 Power."),
    (
        STATE,
        "Any damage that subject Character inflicts in combat is reduced by 1.",
        "Reduce combat damage subject inflicts by 1.",
    ),
    (
        STATE,
        "All combat and non-combat damage subject inflicts is increased by 1.",
        "Increase all damage subject inflicts by 1.",
    ),
    (
        SITE,
        "While this card has damage counters on it, it does not count toward victory.",
        "This card does not count toward victory while there is at least 1 damage on this card.",
    ),
    (
        STATE,
        "Play on a Character controlled by one of your opponents.",
        "Play on a Character controlled by an opponent.",
    ),
    (
        SITE,
        "When an attack you declared succeeds, turn to draw a card.",
        "When an attack you declared succeeds, turn :: Draw 1 card.",
    ),
    (
        EDGE,
        "When an opponent discards a card, gain 1 Power. You cannot gain more than 2 Power per turn from this card.",
        "When an opponent discards a card, gain 1 Power. No player may gain more than 2 Power this way per turn.",
    ),
    (
        EVENT,
        "Target a damaged Character and a damaged Site :: Heal both targets.",
        "Target a damaged Character and target a damaged Site :: Heal targets.",
    ),
    (
        EVENT,
        "All Characters positioned at target location suffer 1 damage.",
        "Target a location :: Inflict 1 non-combat damage on all Characters at that location.",
    ),
]


@pytest.mark.parametrize(("card_type", "text", "printed"), SAME, ids=[text for _, text, _ in SAME])
def test_another_wording_is_read_as_the_one_that_is_printed(card_type: str, text: str, printed: str) -> None:
    abilities = read_text(card_type, "Some Card", text)

    assert print_text(card_type, abilities) == printed
    assert read_text(card_type, "Some Card", printed) == abilities


REFUSED = [
    (EVENT, "Target opponent gains 2 Power. Each other player gains 1 Power."),  # others than that opponent
    (EDGE, "When a player seizes a Site, each other player draws a card."),
    (CHARACTER, "This card does not turn to attack."),  # it attacks without turning, and is not kept from it
    (CHARACTER, "If this card would smoke a Character, take control of it instead."),  # it is not gone yet
    (EDGE, "States you control inflict 1 additional damage."),  # no State is in combat
    (CHARACTER, "When you play a Character from your hand, gain 1 Power."),  # where it was is forgotten by then
    (CHARACTER, "When a Character in your smoked pile enters play, gain 1 Power."),
    (CHARACTER, "May not be impressed."),
    (CHARACTER, "Sacrifice to return a Character to play from your Site structure."),
    (CHARACTER, "Turn to send a State back to anybody's hand."),
    (CHARACTER, "Takes no damage from Characters that admire this card."),
    (STATE, "Any damage that subject Character inflicts in secret is reduced by 1."),
    (EDGE, "When an opponent discards a card, gain 1 Power. You cannot gain more than 2 Power per turn from Sites."),
    (CHARACTER, "Turn :: Heal this card or target Character."),
    (CHARACTER, "May attack Sites."),  # everybody may (SF 28.1.3): it would do nothing
]


@pytest.mark.parametrize(("card_type", "text"), REFUSED, ids=[text for _, text in REFUSED])
def test_what_is_close_to_a_wording_is_refused(card_type: str, text: str) -> None:
    with pytest.raises(NotRead):
        read_text(card_type, "Some Card", text)


def test_the_stop_in_a_cards_own_name_ends_no_sentence() -> None:
    named = read_text(CHARACTER, "Jane Q. Public", "When Jane Q. Public is smoked, gain 2 Power.")

    assert named == read_text(CHARACTER, "Jane Q. Public", "When this card is smoked, gain 2 Power.")
