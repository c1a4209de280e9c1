"""Cards that nobody has printed: what wordings about hands, piles, choices, moments and conditions do."""

from __future__ import annotations

import pytest

from tests.highlander_table import card_saying, duel, event, situation
from tests.table import Table, rule


@rule(
    "HL1 45", "HL3 68", "HLT 54", "Who takes damage takes it when Ability is adjusted; prevented damage is not taken."
)
@pytest.mark.parametrize("prevented", [True, False])
def test_when_you_take_damage(table: Table, prevented: bool) -> None:
    alice, bob = duel(table)
    bob.has_in_play(situation("Each time you take damage, your opponent loses 1 Ability."))
    if prevented:
        bob.has_in_play(situation("Prevent all damage to you.", "Calm"))
    alice.may_attack(2)
    alice.has("Thrust", "Upper Left Attack")
    alice.attacks("Thrust")
    alice.attacks("Upper Left Attack")
    bob.goes_to("attack")
    assert alice.pending == {}
    alice.begins_turn()

    assert alice.pending == ({} if prevented else {"loss": 1})


@rule("HL1 67", "HL1 73", "HLT 83", "A card that goes when its player is Disarmed, or Prone.")
@pytest.mark.parametrize(("state", "other"), [("Disarmed", "Prone"), ("Prone", "Disarmed")])
def test_if_you_are_disarmed_or_prone(table: Table, state: str, other: str) -> None:
    alice, bob = duel(table)
    bob.has_in_play(situation(f"If you are {state}, remove this card from play."))
    alice.has_in_play(situation("You may play two additional Special Cards.", "Haste"))
    alice.has(event(f"Your opponent is {other}."), event(f"Your opponent is {state}.", "Trick"))
    alice.goes_to("attack")
    alice.plays("Ploy")
    assert "Mood" in bob.in_play
    alice.plays("Trick")

    assert "Mood" not in bob.in_play


@rule("HL1 45", "HLT 54", "What each player does at the end of their turn, each does in their own.")
def test_at_the_end_of_each_players_turn(table: Table) -> None:
    alice, bob = duel(table)
    bob.has_in_play(situation("At the end of each player's turn, that player loses 1 Ability."))
    bob.begins_turn()
    assert (alice.pending, bob.pending) == ({"loss": 1}, {})
    alice.begins_turn()

    assert bob.pending == {"loss": 1}


@rule("HL1 48", "HLT 119", "What comes of a successful attack comes of every one, and of no other.")
def test_whenever_you_make_a_successful_attack(table: Table) -> None:
    alice, bob = duel(table)
    alice.has_in_play(situation("Whenever you make a successful attack, draw a card."))
    alice.may_attack(2)
    alice.has("Thrust", "Upper Left Attack")
    bob.has("Upper Center Block")
    alice.attacks("Thrust")
    alice.attacks("Upper Left Attack")
    bob.lets_through()
    bob.defends("Upper Center Block")
    bob.goes_to("attack")

    assert len(alice.hand) == 1


@rule("HL1 15", "HL3 150", "HLT 155", "Of cards looked at, one goes to the hand, the others under Endurance.")
@pytest.mark.parametrize(
    ("rest", "top", "bottom", "discarded"),
    [
        ("place the rest at the bottom of your Endurance", "Jump", {"Duck", "Slash"}, set()),
        ("discard the rest", "Jump", {"Middle Right Attack"}, {"Duck", "Slash"}),
    ],
)
def test_cards_that_were_looked_at(table: Table, rest: str, top: str, bottom: set[str], discarded: set[str]) -> None:
    alice, bob = duel(table)
    alice.has(event(f"Look at the top 3 cards of your Endurance. Place one in your hand and {rest}."))
    alice.has_on_top("Duck", "Evade", "Slash", "Jump")
    alice.goes_to("attack")
    alice.plays("Ploy")
    assert [option.name for option in alice.options("pick")] == ["Duck", "Evade", "Slash"]
    alice.chooses("Evade")

    assert alice.hand == ["Evade"]
    assert alice.endurance[0] == top
    assert set(alice.endurance[-2:]) == bottom
    assert set(alice.discard_pile) == discarded
    assert not any("Duck" in line.text for line in table.game.told(bob.number) if not discarded)


@rule("HL1 15", "HL3 150", "HLT 155", "What is found in the opponent’s hand may be discarded, or left.")
@pytest.mark.parametrize("discarded", [True, False])
def test_a_card_found_in_a_hand(table: Table, discarded: bool) -> None:
    alice, bob = duel(table)
    alice.has(event("Look at your opponent's hand. You may discard one Special Card from it."))
    bob.has("Thrust", event("Draw a card.", "Trick"))
    alice.goes_to("attack")
    alice.plays("Ploy")
    alice.takes("yes" if discarded else "no")

    assert bob.hand == (["Thrust"] if discarded else ["Thrust", "Trick"])


@rule("HL1 54", "HL3 100", "HLT 94", "An Exertion for what it reveals counts the cards it turned over.")
@pytest.mark.parametrize(
    ("words", "lost"), [("For each dodge revealed", 2), ("If you reveal a dodge", 1), ("If you reveal an Edge", 0)]
)
def test_an_exertion_for_what_it_reveals(table: Table, words: str, lost: int) -> None:
    alice, bob = duel(table)
    alice.has(event(f"Make an Exertion. {words}, your opponent loses 1 Ability."))
    alice.has_on_top("Duck", "Thrust", "Evade", "Thrust", "Thrust", "Duck")
    alice.goes_to("attack")
    alice.plays("Ploy")

    assert bob.pending == ({"loss": lost} if lost else {})
    assert alice.endurance[0] == "Duck"
    assert len(alice.discard_pile) == 5


@rule("HL1 36", "HL3 46", "HLT 52", "A card that is returned goes to its owner’s hand.")
@pytest.mark.parametrize(
    ("words", "who"),
    [
        ("Return a Situation you have in play to your hand", 0),
        ("Return a Situation your opponent has in play to its owner's hand", 1),
    ],
)
def test_cards_that_go_back_to_hands(table: Table, words: str, who: int) -> None:
    players = alice, bob = duel(table)
    alice.has_in_play(situation("Draw a card."), card_saying(name="Ring", type="object"))
    bob.has_in_play(situation("Draw a card."))
    alice.has(event(f"{words}."))
    alice.goes_to("attack")
    alice.plays("Ploy")

    assert [player.hand for player in players] == [["Mood"] if player.number == who else [] for player in players]
    assert "Ring" in alice.in_play


@rule("HLT 86", "HLT 62", "A card is chosen out of a discard pile and leaves the game; the others stay.")
def test_a_card_of_a_discard_pile_leaves_the_game(table: Table) -> None:
    alice, bob = duel(table)
    bob.has_in_discard_pile("Thrust", "Evade")
    alice.has(event("Choose an attack in your opponent's discard pile and remove it from the game."))
    alice.goes_to("attack")
    alice.plays("Ploy")

    assert (bob.removed, bob.discard_pile) == (["Thrust"], ["Evade"])


@rule("HL1 45", "HLT 54", "So much for each card of a kind in a discard pile.")
def test_for_each_card_in_a_discard_pile(table: Table) -> None:
    alice, bob = duel(table)
    bob.has_in_discard_pile("Thrust", "Evade", "Thrust")
    alice.has_in_discard_pile("Thrust")
    alice.has(event("Your opponent loses 1 Ability for each attack in their discard pile."))
    alice.goes_to("attack")
    alice.plays("Ploy")

    assert bob.pending == {"loss": 2}


@rule("HL1 15", "HL3 29", "HLT 19", "Of two things one is done, as the player likes.")
@pytest.mark.parametrize("first", [True, False])
def test_one_thing_or_the_other(table: Table, first: bool) -> None:
    alice, bob = duel(table)
    alice.has(event("Choose one: draw 2 cards, or your opponent loses 2 Ability."))
    alice.goes_to("attack")
    alice.plays("Ploy")
    table.answer(alice.must_decide().options[0 if first else 1])

    assert (len(alice.hand), bob.pending) == ((2, {}) if first else (0, {"loss": 2}))


@rule("HL1 35", "HLT 52", "A player who must choose one of two does so in their own turn.")
@pytest.mark.parametrize("pays", [True, False])
def test_the_opponent_chooses(table: Table, pays: bool) -> None:
    alice, bob = duel(table)
    bob.has("Thrust", "Evade", "Duck")
    alice.has(event("Your opponent must choose one: discard 2 cards or lose 2 Ability."))
    alice.goes_to("attack")
    alice.plays("Ploy")
    bob.begins_turn()
    bob.takes("duty")
    table.answer(bob.must_decide().options[:2] if pays else ())

    assert (len(bob.hand), bob.pending) == ((1, {}) if pays else (3, {"loss": 2}))


@rule("HL1 5", "HLT 8", "Who has less Ability, and who has more.")
@pytest.mark.parametrize(
    ("words", "mine", "able"),
    [("a lower", 3, True), ("a lower", 15, False), ("a higher", 16, True), ("a higher", 15, False)],
)
def test_who_has_more_ability(table: Table, words: str, mine: int, able: bool) -> None:
    alice, _ = duel(table)
    alice.is_at(mine)
    alice.has(event(f"You may only play this card if you have {words} Ability than your opponent. Draw a card."))
    alice.goes_to("attack")

    assert alice.can("play", "Ploy") == able


@rule("HL1 45", "HLT 54", "What all players do one after the other, both do: first the one, then the other.")
def test_all_players_discard_and_draw(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(event("All players discard 2 cards and draw up to their Ability."), "Thrust", "Evade", "Duck")
    bob.has("Thrust", "Evade", "Duck")
    alice.goes_to("attack")
    alice.plays("Ploy")
    table.answer(alice.must_decide().options[:2])
    assert (len(alice.hand), len(bob.hand)) == (15, 3)
    bob.begins_turn()
    assert len(bob.options("duty")) == 1, "nobody draws before discarding"
    bob.takes("duty")
    table.answer(bob.must_decide().options[:2])

    assert len(bob.hand) == 15


@rule("HL1 56", "HL3 100", "HLT 94", "Exertions of another size, for all or for Power Blows.")
def test_exertions_of_another_size(table: Table) -> None:
    alice, bob = duel(table)
    alice.has_in_play(situation("Your Exertions are 7 cards."))
    bob.uses_pre_game(card_saying("You may make a 3 card Exertion to make a Power Blow.", "Bob", "quickening"))
    alice.goes_to("attack")
    alice.exerts("nothing")
    assert len(alice.discard_pile) == 7
    bob.has("Thrust")
    bob.attacks("Thrust")
    bob.exerts("Power Blow")

    assert [option.number for option in bob.must_decide().options] == [3, 4, 5]


@rule("HL1 45", "HLT 54", "As many cards are drawn as were discarded.")
def test_that_many_cards(table: Table) -> None:
    alice, _ = duel(table)
    alice.has(
        event("Discard any number of cards from your hand, then draw that many cards."), "Thrust", "Evade", "Duck"
    )
    alice.goes_to("attack")
    alice.plays("Ploy")
    table.answer([option for option in alice.options("discard") if option.name != "Duck"])

    assert sorted(alice.hand) == ["Duck", "Middle Right Attack", "Middle Right Attack"]


@rule("HL1 15", "HL3 150", "HLT 155", "What is discarded after a look at a hand is discarded from that hand.")
def test_a_look_at_a_hand_and_a_discard(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(event("Look at your opponent's hand and discard one card."), "Thrust")
    bob.has("Evade", "Duck")
    alice.goes_to("attack")
    alice.plays("Ploy")
    alice.chooses("Duck")

    assert (alice.hand, bob.hand) == (["Thrust"], ["Evade"])


@rule("HL1 76", "HLT 164", "A card given up at the beginning of one’s turn is given up then, and not later.")
def test_a_card_is_given_up_at_the_beginning_of_a_turn(table: Table) -> None:
    alice, _ = duel(table)
    words = "At the beginning of your turn, you may remove this card from play to gain 3 Ability."
    alice.has_in_play(situation(words), ready=True)
    alice.is_at(9)
    assert alice.can("use", "Mood")
    alice.goes_to("attack")
    assert not alice.can("use", "Mood")
    alice.begins_turn()
    alice.uses("Mood")

    assert (alice.in_play, alice.pending) == ([], {"gain": 3})


@rule("HL1 30", "HLT 40", "Cards with a word in the title are those, and no others.")
def test_cards_with_a_word_in_the_title(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(event("Your opponent may not play any cards with Master in the title next turn."))
    bob.has(event("Draw a card.", "Master's Trick"), event("Draw a card.", "Masterpiece"))
    alice.goes_to("attack")
    alice.plays("Ploy")
    bob.goes_to("attack")

    assert [option.name for option in bob.options("play")] == ["Masterpiece"]


@rule("HLT 155", "HL3 150", "The top card that was looked at may go under Endurance, or stay where it is.")
@pytest.mark.parametrize("moved", [True, False])
def test_the_top_card_goes_to_the_bottom(table: Table, moved: bool) -> None:
    alice, _ = duel(table)
    text = (
        "At the beginning of each of your turns, you may look at the top card of your Endurance and place it at the "
    )
    alice.has_in_play(situation(f"{text}bottom of your Endurance."))
    alice.has_on_top("Duck")
    if moved:
        alice.uses("Mood")

    assert (alice.endurance[-1] == "Duck", alice.endurance[0] == "Duck") == (moved, not moved)
