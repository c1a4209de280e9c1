"""Words that the glossary of the book explains and the first set does not use, and what cards say close to it."""

from __future__ import annotations

import pytest

from tests.huntik_table import action_saying, card_saying, end_round
from tests.table import Table

# -- unless --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", ["Yes", "No"])
def test_a_player_may_do_something_else_and_what_was_threatened_is_not_done(table: Table, answer: str) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    bob.controls("Bellona")
    bob.has("Suit")
    alice.has(action_saying("Stun target enemy hero unless its controller discards a card.", "Threat"))

    alice.plays("Threat", at="Bellona")
    bob.chooses(answer)

    assert bob.card("Bellona").stunned is (answer == "No")
    assert bob.hand == ([] if answer == "Yes" else ["Suit"])


def test_who_cannot_do_something_else_is_not_asked(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    bob.controls("Bellona")
    alice.has(action_saying("Stun target enemy hero unless its controller discards a card.", "Threat"))

    alice.plays("Threat", at="Bellona")

    assert bob.card("Bellona").stunned
    assert bob.is_asked("Your turn")


def test_a_player_first_chooses_whether_to_do_it_and_then_it_is_warded_off(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    bob.has("Suit", "Strix")
    offer = action_saying("You may draw 2 cards unless your opponent discards a card. Go again.", "Offer")
    alice.has(offer, offer)

    alice.plays("Offer")
    alice.chooses("No")
    assert alice.is_asked("Your turn"), "Bob was not asked"
    alice.plays("Offer")
    alice.chooses("Yes")
    bob.chooses("No")

    assert len(alice.hand) == 2
    assert sorted(bob.hand) == ["Strix", "Suit"]


def test_a_hero_is_eliminated_unless_its_player_pays(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("At the start of each round, eliminate me unless you discard a card.", "Mercenary"))

    end_round(alice, bob)
    alice.chooses("Yes")
    alice.chooses("Springer")
    assert alice.in_play == ["Mercenary"]
    end_round(alice, bob)
    alice.chooses("No")

    assert alice.in_play == []


def test_the_controller_of_a_hero_that_is_gone_is_the_one_it_had(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    text = "Whenever a hero is KO'd, draw a card unless its controller discards a card."
    alice.controls(card_saying(text, "Ghoul"))
    bob.controls("Suit", "Bellona")
    bob.has("Strix")
    arrow = action_saying("KO target hero. Go again.", "Arrow")
    alice.has("Enderby", action_saying("You gain control of target hero this round. Go again.", "Lure"), arrow, arrow)

    alice.plays("Arrow", at="Suit")
    bob.chooses("Yes")
    assert sorted(bob.discard_pile) == ["Strix", "Suit"]
    alice.plays("Lure", at="Bellona")
    alice.plays("Arrow", at="Bellona")
    alice.chooses("Yes")

    assert "Enderby" in alice.discard_pile, "it was Alice’s Bellona by then"
    assert alice.hand == []


def test_what_nobody_controls_is_not_warded_off(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    gargoyle = alice.finds_feature("Gargoyle", zone=3)
    alice.has(action_saying("Stun target obstacle unless its controller discards a card.", "Threat"), "Enderby")
    bob.has("Suit")

    alice.plays("Threat")

    assert gargoyle.stunned
    assert bob.is_asked("Your turn")


# -- at random, and the deck ---------------------------------------------------------------------------------------


def test_a_card_discarded_at_random_is_chosen_by_nobody(table: Table) -> None:
    hands = []
    for seed in range(1, 12):
        alice, bob = table.huntik("Alice", "Bob", seed=seed)
        bob.has("Suit", "Strix", "Bellona")
        alice.has(action_saying("Your opponent discards a card at random.", "Pickpocket"))

        alice.plays("Pickpocket")

        assert bob.is_asked("Your turn")
        assert len(bob.hand) == 2
        hands += bob.discard_pile

    assert set(hands) == {"Suit", "Strix", "Bellona"}


def test_several_cards_are_discarded_at_random_as_far_as_there_are_any(table: Table) -> None:
    alice, _bob = table.huntik("Alice", "Bob")
    alice.has("Suit", action_saying("Discard 2 cards at random. Draw a card.", "Gamble"))

    alice.plays("Gamble")

    assert sorted(alice.discard_pile) == ["Gamble", "Suit"]
    assert len(alice.hand) == 1


def test_the_top_of_the_deck_is_put_back_as_its_player_likes(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has_on_deck("Enderby", "Tersly", "Hoplite")
    scry = "Look at the top 2 cards of your deck. Put them back in any order."
    alice.has(action_saying(scry, "Crystal Ball"))

    alice.plays("Crystal Ball")
    assert alice.may_choose() == ["Enderby", "Tersly"]
    alice.chooses("Enderby", "Tersly")

    assert alice.deck[:3] == ["Tersly", "Enderby", "Hoplite"]
    assert not bob.reads("Tersly")


def test_a_hand_is_shuffled_into_the_deck(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has("Suit", "Strix", action_saying("Shuffle your hand into your deck. Draw 3 cards.", "New Start"))
    cards = len(alice.deck)

    alice.plays("New Start")

    assert len(alice.hand) == 3
    assert len(alice.deck) == cards + 2 - 3
    assert not bob.reads("Suit")


# -- who, when and how ---------------------------------------------------------------------------------------------


def test_only_a_ko_by_combat_attacks_counts(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    martyr = card_saying("When I'm KO'd by combat attacks, draw 2 cards.", "Martyr")
    alice.controls(martyr, martyr, zone=3)
    bob.controls("Bellona", zone=3)
    alice.has(action_saying("KO target friendly hero. Go again.", "Sacrifice"))

    alice.plays("Sacrifice", at="Martyr")
    assert alice.hand == []
    alice.moves("Martyr")
    alice.starts_combat()
    bob.passes()
    alice.passes()

    assert len(alice.hand) == 2


def test_a_friend_who_starts_a_combat_is_helped(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("Whenever a friendly hero starts a combat, add 2 attacks to that combat.", "Herald"))
    alice.controls("Springer", zone=3)
    bob.controls("Bellona", zone=3)

    alice.moves("Springer")
    alice.starts_combat()
    bob.passes()
    alice.passes()

    assert bob.discard_pile == ["Bellona"], "2 of Springer’s own and 2 more"


def test_a_hero_that_does_not_ready_as_normal_is_readied_by_others(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    sloth = alice.controls(card_saying("I don't ready as normal.", "Sloth"), exhausted=True)
    alice.has("Second Wind")

    end_round(alice, bob)
    assert sloth.exhausted
    alice.plays("Second Wind")

    assert sloth.ready


def test_a_card_is_played_only_if_its_condition_holds(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(action_saying("This card can only be played if you control a Seeker.\nDraw 2 cards.", "Meeting"))

    assert not alice.can_play("Meeting")
    assert alice.why_not("Meeting")[0].rule == "HK 703.2"
    alice.controls("Enderby")
    alice.plays("Meeting")

    assert len(alice.hand) == 2
    assert bob.is_asked("Your turn")


def test_two_go_together(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Enderby", zone=1)
    alice.controls("Springer", zone=2)
    alice.has(action_saying("Put me and target friendly hero into zone 4.", "Escort", "exhaust"))

    alice.plays("Escort", with_="Enderby", at="Springer")

    assert (alice.card("Enderby").zone, alice.card("Springer").zone) == (4, 4)
    assert bob.is_asked("Your turn")


def test_the_opponent_goes_first_next_round_and_only_then(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(action_saying("Your opponent goes first next round. Draw 2 cards.", "Courtesy"))

    alice.plays("Courtesy")
    end_round(alice, bob)
    assert bob.is_asked("Your turn"), "round 2 is the lead player’s by the rules"
    end_round(alice, bob)
    end_round(alice, bob)

    assert alice.is_asked("Your turn"), "and round 4 is again"


def test_each_player_discards_a_whole_hand(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has("Suit", action_saying("Each player discards their hand.", "Bonfire"))
    bob.has("Strix", "Bellona")

    alice.plays("Bonfire")

    assert alice.hand == bob.hand == []
    assert sorted(bob.discard_pile) == ["Bellona", "Strix"]


def test_a_power_is_for_those_out_of_combat_or_of_a_kind(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    shy = alice.controls(card_saying("I get +2 DEF if I'm not in combat.", "Shy"), zone=3)
    alice.controls(card_saying("I get +1 ATK while I'm a Titan.", "Envious"))
    bob.controls("Bellona", zone=3)
    assert (shy.defense, alice.card("Envious").atk) == (3, 1)

    alice.moves("Shy")
    alice.starts_combat()

    assert shy.defense == 1
    bob.passes()
    alice.passes()


@pytest.mark.parametrize("answer", ["Yes", "No"])
def test_the_top_card_is_looked_at_and_may_go_under_the_deck(table: Table, answer: str) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has_on_deck("Enderby", "Tersly")
    look = "Look at the top card of your deck. You may put it on the bottom of your deck."
    alice.has(action_saying(look, "Spyglass"))

    alice.plays("Spyglass")
    assert alice.reads("looks at Enderby")
    alice.chooses(answer)

    assert alice.deck[0] == ("Tersly" if answer == "Yes" else "Enderby")
    assert alice.deck[-1] == ("Enderby" if answer == "Yes" else "Springer")
    assert not bob.reads("Enderby")


def test_an_underdog_is_strong_while_the_enemy_has_more_heroes(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    text = "If your opponent controls more heroes than you, I get +2 ATK."
    underdog = alice.controls(card_saying(text, "Underdog"))
    bob.controls("Suit")
    assert underdog.atk == 1, "one each"

    bob.controls("Bellona")

    assert underdog.atk == 3
