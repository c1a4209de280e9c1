"""Additional attacks of which something is said, cards that are named, larger grids, what power costs."""

from __future__ import annotations

import pytest

from quickening.text.reader import NotRead
from tests.highlander_table import card_saying, duel, event, situation
from tests.table import Table, rule

# -- additional attacks --------------------------------------------------------------------------------------------


@rule("HLT 118", "HL3 115", "What a text says of the attack it lets you play is said of no other attack.")
def test_each_additional_attack_has_its_own_rider(table: Table) -> None:
    alice, _ = duel(table)
    alice.has_in_play(situation("You may play an additional attack.", "Speed"))
    alice.has(event("You may play an additional attack this turn. That attack does 1 additional damage.", "Rage"))
    alice.has("Upper Left Attack", "Lower Left Attack", "Thrust")
    alice.goes_to("attack")
    alice.plays("Rage")

    alice.attacks("Upper Left Attack")
    alice.attacks("Lower Left Attack")
    alice.chooses("As usual")
    alice.attacks("Thrust")

    assert alice.damage("Upper Left Attack") == alice.damage("Lower Left Attack") == 2
    assert alice.damage("Thrust") == 3


@rule("HLT 118", "Opportunities of two cards are two: each attack takes one of them.")
def test_two_riders_do_not_meet_on_one_attack(table: Table) -> None:
    alice, bob = duel(table)
    more = "You may play an additional attack this turn. That attack cannot be"
    alice.has(card_saying(f"{more} dodged.", "Swift", "edge"), card_saying(f"{more} blocked.", "Sly", "edge"))
    alice.has("Upper Left Attack", "Lower Left Attack", "Thrust", "Middle Left Attack")
    alice.goes_to("attack")
    alice.plays("Swift")
    alice.plays("Sly")

    alice.attacks("Upper Left Attack")
    alice.attacks("Lower Left Attack")
    alice.chooses("By Sly")
    alice.attacks("Thrust")

    assert not alice.can("attack", "Middle Left Attack")
    bob.has("Lower Left Block", "Upper Left Block", "Sidestep")
    bob.goes_to("defense")
    assert bob.can("defend", "Upper Left Block")
    assert bob.can("defend", "Sidestep")
    bob.lets_through()
    assert not bob.can("defend", "Lower Left Block")
    assert bob.can("defend", "Sidestep")
    bob.lets_through()
    assert bob.can("defend", "Lower Left Block")
    assert not bob.can("defend", "Sidestep")


@rule("HL1 50", "In the first edition the additional attack may come first: its player says which one it is.")
def test_the_first_edition_asks_at_once_which_opportunity(table: Table) -> None:
    alice, _ = duel(table, "first")
    alice.has(event("You may play an additional attack this turn. That attack does 1 additional damage.", "Rage"))
    alice.has("Upper Left Attack", "Lower Left Attack")
    alice.goes_to("attack")
    alice.plays("Rage")

    alice.attacks("Upper Left Attack")
    alice.chooses("By Rage")
    alice.attacks("Lower Left Attack")

    assert (alice.damage("Upper Left Attack"), alice.damage("Lower Left Attack")) == (3, 2)


@rule("HL1 58", "Of two attacks that could be meant neither is guessed.")
def test_that_attack_is_refused_where_it_may_be_either() -> None:
    two = "You may play an additional attack this turn. That attack cannot be blocked."

    assert event(two).abilities
    with pytest.raises(NotRead, match="or the additional one"):
        event(f"Play in conjunction with an attack. {two}")


@rule("HL1 15", "What an Event says if something is so, is asked as it is played.")
def test_a_condition_before_a_lasting_effect_is_asked_once(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(event("If your opponent is Prone, you may play an additional attack this turn.", "Press On"))
    alice.has("Upper Left Attack", "Lower Left Attack")
    alice.goes_to("attack")
    alice.plays("Press On")
    bob.falls_prone()

    alice.attacks("Upper Left Attack")

    assert not alice.can("attack", "Lower Left Attack")


@rule("HLT 37", "HL1 28", "A Pre-Game card is not played: what it says holds in each turn, and nothing is done once.")
def test_a_pre_game_card_does_nothing_as_it_is_played(table: Table) -> None:
    alice, _ = duel(table)
    alice.uses_pre_game(card_saying("You may play an additional attack this turn.", "Swift", "persona"))
    alice.has("Upper Left Attack", "Lower Left Attack")

    alice.attacks("Upper Left Attack")

    assert alice.can("attack", "Lower Left Attack")
    with pytest.raises(NotRead, match="not played"):
        card_saying("Draw 2 cards.", "Sage", "persona")


# -- names ---------------------------------------------------------------------------------------------------------


@rule("HL3 12", "To name a card is to name its title.")
def test_a_named_card_is_discarded(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(event("Name a card. Your opponent must discard all cards of that title from their hand.", "Insight"))
    bob.has("Evade", "Duck")
    alice.goes_to("attack")
    alice.plays("Insight")
    alice.chooses("Evade")

    bob.goes_to("may do/must do")
    bob.takes("duty")

    assert bob.hand == ["Duck"]


@rule("HL3 12", "HL3 148", "A card that was named is not played as long as the card that says so is in play.")
def test_a_named_card_is_not_played(table: Table) -> None:
    alice, bob = duel(table, "third")
    alice.has(situation("When you play this card, name a card. Your opponent may not play that card.", "Jinx"))
    bob.has("Upper Left Attack", "Lower Left Attack")
    alice.goes_to("attack")
    alice.plays("Jinx")
    alice.chooses("Upper Left Attack")

    bob.goes_to("attack")
    assert not bob.can("attack", "Upper Left Attack")
    assert bob.can("attack", "Lower Left Attack")

    table.game.cards[alice.card("Jinx")].named = ""
    bob.ask_again()
    assert bob.can("attack", "Upper Left Attack")


@rule("HL3 12", "What may be named does not tell what the other player holds.")
def test_what_may_be_named_is_the_same_whatever_is_held(table: Table) -> None:
    asked = []
    for held in ("Evade", card_saying("", "Unheard Of", "edge")):
        alice, bob = duel(table, "third")
        alice.has(event("Name a card. Your opponent may not play that card during their next turn.", "Insight"))
        bob.has(held)
        bob.has_on_top(held)
        alice.goes_to("attack")
        alice.plays("Insight")
        asked.append([option.name for option in alice.must_decide().options])

    assert asked[0] == asked[1]
    assert "Unheard Of" not in asked[1]
    with pytest.raises(NotRead):
        event("Your opponent may not play that card during their next turn.")


@rule("HL3 12", "Any title of an In-Game card may be named, and those that lie open; what was named is barred.")
def test_what_may_be_named(table: Table) -> None:
    alice, bob = duel(table, "third")
    bob.has_in_play(card_saying("", "Strange Sight", "situation"))
    bob.has_in_discard_pile(card_saying("", "Old Trick", "edge"))
    bob.has("Evade", "Thrust", "Upper Left Attack")
    alice.has(event("Name a card. Your opponent may not play that card during their next turn.", "Insight"))
    alice.goes_to("attack")
    alice.plays("Insight")

    names = [option.name for option in alice.must_decide().options]
    assert {"Thrust", "Head Shot", "Holy Ground", "Strange Sight", "Old Trick"} <= set(names)
    assert not {"Kanwulf", "Rapier", "Crystal"} & set(names)
    assert len(names) == len(set(names))
    alice.chooses("Thrust")
    bob.goes_to("attack")
    assert not bob.can("attack", "Thrust")
    assert bob.can("attack", "Upper Left Attack")


@rule("HL3 12", "A Hidden attack's title is not told by what may be named.")
def test_a_hidden_attack_is_not_among_the_titles(table: Table) -> None:
    alice, bob = duel(table, "third")
    alice.may_hide()
    alice.has(card_saying("", "Unheard Of", "attack", grid="0X0/000/000", damage="2"))
    bob.has(event("Name a card. Your opponent may not play that card during their next turn.", "Insight"))
    alice.attacks("Unheard Of", hidden=True)
    bob.goes_to("defense")

    bob.plays("Insight")

    assert "Unheard Of" not in [option.name for option in bob.must_decide().options]


@rule("HL1 15", "Hands that are exchanged are played by the one who got them; the cards remain their owner's.")
def test_hands_are_exchanged(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(event("Exchange hands with your opponent.", "Trade"), "Upper Left Attack", "Evade")
    bob.has("Thrust")
    alice.goes_to("attack")

    alice.plays("Trade")

    assert alice.hand == ["Thrust"]
    assert sorted(bob.hand) == ["Evade", "Upper Left Attack"]
    alice.attacks("Thrust")
    alice.begins_turn()
    assert "Thrust" in bob.discard_pile


# -- grids ---------------------------------------------------------------------------------------------------------


@rule("HL3 114", "HL3 63", "A defense may be made to cover the areas adjacent to its own.")
@pytest.mark.parametrize(("attack", "stopped"), [("Thrust", True), ("Lower Left Attack", False)])
def test_a_block_that_covers_adjacent_areas(table: Table, attack: str, stopped: bool) -> None:
    alice, bob = duel(table, "third")
    bob.has(card_saying("", "Small Block", "block", grid="X00/000/000"))
    bob.has(
        card_saying("Play in conjunction with a block. That block also covers all adjacent areas.", "Wide", "edge")
    )
    alice.has(attack)
    alice.attacks(attack)
    bob.goes_to("defense")

    assert not bob.can("defend", "Small Block")
    bob.takes("with")

    assert bob.can("play", "Small Block") == stopped, "else there is nothing but an Exertion to play it with"


@rule("HL1 41", "HL1 43", "A block that covers the whole grid bars all areas to its player's attack.")
def test_a_block_that_covers_the_entire_grid(table: Table) -> None:
    alice, bob = duel(table)
    wide = "Play in conjunction with a block. That block covers the entire grid."
    bob.has("Upper Left Block", card_saying(wide, "Whirl", "edge"), "Upper Right Attack")
    alice.has("Lower Right Attack")
    alice.attacks("Lower Right Attack")

    bob.defends("Upper Left Block", with_=["Whirl"])
    bob.goes_to("attack")

    assert "damage" not in bob.pending
    assert not bob.can("attack", "Upper Right Attack")


@rule("HL1 41", "HLT 53", "An area may be chosen for a defense to cover besides: the one it lacks.")
def test_one_more_area_is_chosen(table: Table) -> None:
    alice, bob = duel(table)
    more = "Play in conjunction with a block. Choose one additional area for that block to cover."
    bob.has("Upper Left Block", card_saying(more, "Reach", "edge"))
    alice.has("Lower Right Attack", card_saying("", "Sweep", "attack", grid="000/000/XXX", damage="2"))
    alice.may_attack(2)
    alice.attacks("Lower Right Attack")
    alice.attacks("Sweep")

    bob.goes_to("defense")
    assert not bob.can("defend", "Upper Left Block")
    bob.defends("Upper Left Block", with_=["Reach"])
    assert not bob.can("carry", "Upper Left Block"), "the sweep is wider than that"
    bob.lets_through()

    assert bob.pending == {"damage": 2}


@rule("HL3 114", "An attack that covers more has to be covered as a whole, and may not go where one has blocked.")
def test_an_attack_that_covers_adjacent_areas(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(
        card_saying("Play in conjunction with an attack. That attack covers all adjacent areas.", "Arc", "edge")
    )
    alice.has("Thrust")
    bob.has("Lower Left Block", "Evade")

    alice.attacks("Thrust", with_=["Arc"])
    bob.goes_to("defense")

    assert not bob.can("defend", "Lower Left Block")
    assert bob.can("defend", "Evade")


# -- power ---------------------------------------------------------------------------------------------------------


@rule("HL3 137", "HLT 77", "Where a Power Blow costs a card, it is spent before the Exertion, or there is none.")
def test_a_power_blow_may_cost_a_card(table: Table) -> None:
    alice, bob = duel(table)
    bob.has_in_play(situation("Your opponent must discard a dodge to make a Power Blow.", "Poise"))
    alice.has("Upper Left Attack", "Duck", "Thrust")
    alice.attacks("Upper Left Attack")

    alice.exerts("to make Upper Left Attack a Power Blow")

    assert alice.damage("Upper Left Attack") == 4
    assert "Duck" in alice.discard_pile
    alice.begins_turn()
    alice.attacks("Thrust")
    assert not any("Power Blow" in label for label in table.labels)


@rule("HL3 137", "HL1 57", "A Power Block may cost cards as well.")
@pytest.mark.parametrize(("held", "may"), [(1, False), (2, True)])
def test_a_power_block_may_cost_cards(table: Table, held: int, may: bool) -> None:
    alice, bob = duel(table)
    alice.has_in_play(situation("Your opponent must discard 2 cards to make a Power Block.", "Weight"))
    alice.has(card_saying("This attack is a Power Blow.", "Blow", "attack", grid="X00/000/000", damage="2/4"))
    bob.has("Upper Left Block", *["Duck"] * held)
    alice.attacks("Blow")

    bob.defends("Upper Left Block")

    assert bob.is_asked("Make the block a Power Block") == may


@rule("HL1 57", "HL3 103", "A card for a Power Block goes with a block, against a Power Blow.")
def test_a_card_in_conjunction_with_a_power_block(table: Table) -> None:
    text = "Play in conjunction with a Power Block. Your opponent must discard two cards from their hand."
    for says, may in (("This attack is a Power Blow.", True), ("", False)):
        alice, bob = duel(table)
        alice.has(card_saying(says, "Blow", "attack", grid="X00/000/000", damage="2/4"))
        bob.has("Upper Left Block", card_saying(text, "Push", "edge"))
        alice.attacks("Blow")
        bob.goes_to("defense")
        bob.takes("with")
        assert bob.can("play", "Upper Left Block") == may


@rule("HL3 148", "Who may make no Power Blocks is not asked for one.")
def test_no_power_blocks(table: Table) -> None:
    alice, bob = duel(table)
    alice.has_in_play(situation("Your opponent may not make Power Blocks.", "Weight"))
    alice.has(card_saying("This attack is a Power Blow.", "Blow", "attack", grid="X00/000/000", damage="2/4"))
    bob.has("Upper Left Block")
    alice.attacks("Blow")

    bob.defends("Upper Left Block")

    assert bob.pending == {"damage": 2}


# -- hands ---------------------------------------------------------------------------------------------------------


@rule("HL3 140", "Discards may go by the size of the hand.")
@pytest.mark.parametrize(
    ("text", "left"),
    [("discard half of their hand", 3), ("discard down to 2 cards", 2), ("discard down to 6 cards", 5)],
)
def test_discards_by_the_size_of_the_hand(table: Table, text: str, left: int) -> None:
    alice, bob = duel(table)
    alice.has(event(f"Your opponent must {text}.", "Loss"))
    bob.has("Duck", "Jump", "Evade", "Thrust", "Parry")
    alice.goes_to("attack")
    alice.plays("Loss")
    bob.goes_to("may do/must do")

    bob.takes("duty")
    if left < 5:
        bob.chooses(*["Duck", "Jump", "Evade"][: 5 - left])

    assert len(bob.hand) == left


@rule("HL3 142", "Cards are drawn up to a number, or as many as one's Ability is.")
@pytest.mark.parametrize(
    ("text", "held"),
    [
        ("Draw cards until you have 7 cards in your hand.", 7),
        ("Draw cards equal to your Ability.", 10),
        ("Discard your hand and draw the same number of cards.", 2),
        ("Discard your hand. Draw a number of cards equal to the number of cards discarded.", 2),
    ],
)
def test_draws_by_a_number(table: Table, text: str, held: int) -> None:
    alice, _ = duel(table)
    alice.is_at(8)
    alice.has(event(text, "Gain"), "Duck", "Jump")
    alice.goes_to("attack")

    alice.plays("Gain")
    while alice.is_asked("Discard"):
        alice.chooses("Discard Duck", "Discard Jump")

    assert len(alice.hand) == held


# -- the primary attack --------------------------------------------------------------------------------------------


@rule("HL3 115", "HLT 118", "The primary attack may be given up, and additional ones played without it.")
@pytest.mark.parametrize("edition", ["third", "type-one"])
def test_the_primary_attack_is_given_up(table: Table, edition: str) -> None:
    alice, _ = duel(table, edition)
    alice.has(event("You may play an additional attack this turn. That attack does 1 additional damage.", "Rage"))
    alice.has("Upper Left Attack", "Thrust")
    alice.goes_to("attack")
    alice.plays("Rage")

    alice.takes("forfeit")
    alice.attacks("Thrust")

    assert alice.damage("Thrust") == 3
    assert not alice.can("attack", "Upper Left Attack")
    assert not alice.can("forfeit")


@rule(
    "HL3 115", "HLT 118", "HL1 50", "There is nothing to give up without additional attacks, nor in the first book."
)
@pytest.mark.parametrize("edition", ["first", "third", "type-one"])
@pytest.mark.parametrize("more", [True, False])
def test_where_the_primary_attack_may_be_given_up(table: Table, edition: str, more: bool) -> None:
    alice, _ = duel(table, edition)
    if more:
        alice.uses_pre_game("1E-xl12")
    alice.has("Thrust", "Upper Left Attack")
    alice.goes_to("attack")

    assert alice.can("forfeit") == (more and edition != "first")
    alice.attacks("Thrust")
    assert not alice.can("forfeit")
