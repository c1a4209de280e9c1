"""Cards of Huntik made for tests: cards in decks, hands and discard piles, and which player does it."""

from __future__ import annotations

from tests.huntik_table import action_saying, card_saying, fight
from tests.table import Table, rule


def test_cards_are_revealed_until_one_is_found(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    text = (
        "Reveal cards from the top of your deck until you reveal an Action card. "
        "Put it into your hand and the rest on the bottom of your deck in any order."
    )
    alice.has(action_saying(text, "Quest"))
    alice.has_on_deck("Springer", "Enderby", "Sprint", "Montehue")

    alice.plays("Quest")
    alice.chooses("Enderby", "Springer")

    assert alice.hand == ["Sprint"]
    assert alice.deck[0] == "Montehue"
    assert alice.deck[-2:] == ["Enderby", "Springer"]


def test_the_top_of_the_opponents_deck_is_discarded(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(action_saying("Put the top 2 cards of your opponent's deck into their discard pile.", "Grind"))
    bob.has_on_deck("Strix", "Redcap")

    alice.plays("Grind")

    assert sorted(bob.discard_pile) == ["Redcap", "Strix"]


def test_the_opponent_eliminates_one_of_their_heroes(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(action_saying("Your opponent eliminates one of their minor heroes.", "Toll"))
    bob.controls("Strix", "Grier", "Redcap")

    alice.plays("Toll")
    assert bob.may_choose() == ["Strix", "Redcap"]
    bob.chooses("Redcap")

    assert "Redcap" in bob.discard_pile


def test_a_combat_action_cancels_another(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    text = "When your opponent plays a Combat Action card, you may play this card. Cancel that Action."
    alice.controls("Springer", zone=3)
    bob.controls("Bellona", zone=3)
    bob.has("Strikemode")
    alice.has(action_saying(text, "Hush", kind="combat"))
    fight(alice, "Springer")

    bob.plays("Strikemode")
    alice.plays("Hush")

    assert bob.discard_pile == ["Strikemode"]
    assert alice.game.explain_player(1, "attack")[-1][1] == 1


def test_cards_of_two_owners_are_put_on_two_decks_each_by_its_owner(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", "Enderby", zone=3)
    bob.controls("Strix", "Redcap", zone=3)
    alice.has(action_saying("Put all heroes on top of their owners' decks.", "Flood"))

    alice.plays("Flood")
    alice.chooses("Springer", "Enderby")
    bob.chooses("Redcap", "Strix")

    assert alice.deck[:2] == ["Enderby", "Springer"], "the last one put is the top one"
    assert bob.deck[:2] == ["Strix", "Redcap"]


@rule("HK 404.1c.2", "A card that cancels may be played from the top of the deck by who may play that card.")
def test_a_card_that_cancels_is_played_from_the_top_of_the_deck(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    text = "You play with the top card of your deck revealed.\nYou may play the top card of your deck."
    alice.controls(card_saying(text, "Seer"), "Springer")
    alice.has_on_deck("Breakspell")
    bob.controls("Bellona")
    bob.has("Shadowspeed")
    bob.game.turn = 1
    bob.ask_again()

    bob.plays("Shadowspeed", at="Bellona")
    alice.plays("Breakspell", with_="Springer")

    assert bob.discard_pile == ["Shadowspeed"]
    assert "Breakspell" in alice.discard_pile


def test_the_rest_of_the_cards_looked_at_is_discarded(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.has_on_deck("Caliban", "Cherit", "Peque")
    text = "Look at the top 3 cards of your deck. Put 1 into your hand and the rest into your discard pile."
    alice.has(action_saying(text, "Sift"))

    alice.plays("Sift")
    alice.chooses("Cherit")

    assert alice.hand == ["Cherit"]
    assert sorted(alice.discard_pile) == ["Caliban", "Peque", "Sift"]


def test_up_to_two_cards_are_searched_for(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has_on_deck("Caliban", "Hoplite", "Enderby")
    text = "Search your deck for up to 2 minor hero cards, reveal them, and put them into your hand."
    alice.has(action_saying(text, "Recruit"))

    alice.plays("Recruit")
    assert "Caliban" not in alice.may_choose()
    alice.chooses("Hoplite", "Enderby")

    assert sorted(alice.hand) == ["Enderby", "Hoplite"]
    assert bob.reads("Hoplite and Enderby are revealed.")


def test_a_discard_pile_is_searched_and_no_deck_shuffled(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.has_in_discard_pile("Hoplite", "Caliban")
    alice.has(action_saying("Search your discard pile for a minor hero card and put it into zone 1.", "Recall"))

    alice.plays("Recall")
    if alice.is_asked("Search"):
        alice.chooses("Hoplite")

    assert alice.in_play == ["Hoplite"]
    assert "Alice shuffles." not in table.log[-6:]


def test_the_opponent_discards_and_chooses_what(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(action_saying("Your opponent discards 2 cards. Draw a card.", "Squeeze"))
    bob.has("Bellona", "Strix", "Ymir")

    alice.plays("Squeeze")
    bob.chooses("Bellona", "Ymir")

    assert bob.hand == ["Strix"]
    assert len(alice.hand) == 1


def test_a_hand_is_looked_at_by_one_player_alone(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(action_saying("Look at your opponent's hand.", "Peek"))
    bob.has("Bellona", "Strix")

    alice.plays("Peek")

    assert alice.reads("Alice looks at Bellona and Strix.")
    assert not bob.reads("Bellona")
    assert not any("Bellona" in line for line in table.log)


def test_a_discard_pile_is_shuffled_into_the_deck(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.has_in_discard_pile("Hoplite", "Caliban")
    alice.has(action_saying("Shuffle your discard pile into your deck.", "Renew"))
    size = len(alice.deck)

    alice.plays("Renew")

    assert len(alice.deck) == size + 2
    assert alice.discard_pile == ["Renew"]


def test_the_owner_of_what_was_returned_draws(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(action_saying("Return target minor hero to its owner's hand. Its owner draws a card.", "Recall"))
    bob.controls("Bellona")

    alice.plays("Recall", at="Bellona")

    assert len(bob.hand) == 2
    assert alice.hand == []


def test_the_controller_of_a_target_discards(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(action_saying("Target hero's controller discards a card.", "Tax"), "Sprint")
    bob.controls("Bellona")
    bob.has("Strix", "Suit")

    alice.plays("Tax", at="Bellona")
    bob.chooses("Strix")

    assert bob.hand == ["Suit"]
    assert alice.hand == ["Sprint"]


def test_each_player_shuffles_and_draws(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(action_saying("Each player shuffles their hand into their deck and draws 3 cards.", "Anew"))
    bob.has("Strix", "Suit", "Bellona", "Grier")

    alice.plays("Anew")

    assert (len(alice.hand), len(bob.hand)) == (3, 3)
    assert len(bob.deck) == 21


def test_the_opponent_chooses_what_is_done_to(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(action_saying("Your opponent chooses a hero they control. Stun it.", "Pick"))
    alice.controls("Springer")
    bob.controls("Bellona", "Strix")

    alice.plays("Pick")
    assert {option.name for option in bob.must_decide().options} == {"Bellona", "Strix"}
    bob.chooses("Strix")

    assert bob.card("Strix").stunned


def test_a_hand_is_seen(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    bob.has("Strix")
    assert alice.sees("hand", bob) == [""]

    alice.controls(card_saying("If I'm ready, your opponent plays with their hand revealed.", "Spy"))
    assert alice.sees("hand", bob) == ["Strix"]
    assert bob.sees("hand", alice) == []
    alice.moves("Spy", forward=1)

    assert alice.sees("hand", bob) == [""], "the spy is exhausted"


def test_cards_of_a_kind_are_taken_from_the_top(table: Table) -> None:
    text = "Look at the top 3 cards of your deck. "
    text += "You may reveal a Titan card from among them and put it into your hand. "
    alice, _ = table.huntik("Alice", "Bob")
    alice.has(action_saying(text + "Put the rest on the bottom of your deck in any order.", "Dig"))
    alice.has_on_deck("Enderby", "Strix", "Sprint")

    alice.plays("Dig")
    assert [option.name for option in alice.must_decide().options] == ["Strix"]
    alice.chooses("Strix")
    alice.chooses("Enderby", "Sprint")

    assert alice.hand == ["Strix"]
    assert alice.deck[-2:] == ["Enderby", "Sprint"]


def test_any_number_is_taken_and_the_rest_discarded(table: Table) -> None:
    text = "Look at the top 3 cards of your deck. Put any number of hero cards from among them into your hand "
    alice, _ = table.huntik("Alice", "Bob")
    alice.has(action_saying(text + "and the rest into your discard pile.", "Rake"))
    alice.has_on_deck("Enderby", "Strix", "Sprint")

    alice.plays("Rake")
    alice.chooses("Enderby", "Strix")

    assert sorted(alice.hand) == ["Enderby", "Strix"]
    assert alice.discard_pile == ["Sprint", "Rake"]


def test_the_card_drawn_is_spoken_of(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("Exhaust Action: Draw a card. If it's a hero card, go again.", "Luck"))
    alice.controls(card_saying("Exhaust Action: Draw a card. If it's a hero card, go again.", "Fate"))
    alice.has_on_deck("Strix", "Sprint")

    alice.uses("Luck")
    assert alice.is_asked("Your turn")
    alice.uses("Fate")

    assert bob.is_asked("Your turn"), "Sprint is no hero"


def test_a_card_that_is_played_is_not_in_hand(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.has(action_saying("If you have no cards in your hand, draw 3 cards.", "Last"), "Sprint")
    assert not alice.can_play("Last")

    alice.empties_hand()
    alice.has(action_saying("If you have no cards in your hand, draw 3 cards.", "Last"))
    alice.plays("Last")

    assert len(alice.hand) == 3
