"""What later sets might have cards do: objects change hands, players do things in turn, bans are joined."""

from __future__ import annotations

from tests.huntik_table import action_saying, card_saying, end_round
from tests.table import Table, rule

# -- objects -------------------------------------------------------------------------------------------------------


@rule("HK 305.2.3", "An object goes from one hero to another, and with it to where that one is.")
def test_an_object_is_taken(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    thief = "When I move into a zone, I may take an object from target enemy hero there."
    alice.controls(card_saying(thief, "Thief"), zone=2)
    bob.controls("Bellona", "Strix", zone=3)
    bob.finds_feature("Ring of Arc", zone=3, held_by="Bellona")

    alice.moves("Thief", forward=1)
    alice.says_yes()
    alice.chooses("Bellona")
    alice.does_not_start_combat()

    assert alice.card("Ring of Arc").holder == "Thief"
    assert alice.card("Thief").atk == 3, "with the Ring"


def test_an_object_is_given_away(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    giver = "Free Action: Give an object I have to target friendly hero."
    alice.controls(card_saying(giver, "Giver"), zone=2)
    alice.controls("Springer", zone=4)
    alice.finds_feature("Ring of Arc", zone=2, held_by="Giver")

    alice.uses("Giver", at="Springer")

    assert alice.card("Ring of Arc").holder == "Springer"
    assert alice.card("Ring of Arc").zone == 4


def test_who_cannot_pick_up_objects(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.controls(card_saying("I can't pick up objects.", "Clumsy"), "Springer", zone=2)
    alice.finds_feature("Ring of Arc", zone=2)

    assert not alice.can_use("Clumsy")
    assert alice.can_use("Springer")


# -- players -------------------------------------------------------------------------------------------------------


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


def test_a_hero_goes_to_its_owners_first_zone(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(action_saying("Put target enemy hero into its owner's zone 1.", "Home"))
    bob.controls("Bellona", zone=4)

    alice.plays("Home", at="Bellona")

    assert bob.card("Bellona").zone == 1, "as Bob counts"


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


# -- cards ---------------------------------------------------------------------------------------------------------


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


def test_the_attacks_of_a_card_from_the_deck(table: Table) -> None:
    text = "Put the top card of your deck into your discard pile. Add attacks to this combat equal to its ATK."
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=3)
    bob.controls("Bellona", zone=3)
    alice.has(action_saying(text, "Gamble", "combat"))
    alice.has_on_deck("Caliban")

    alice.moves("Springer")
    alice.starts_combat()
    bob.passes()
    alice.plays("Gamble")

    assert table.game.combat.added == (8, 0)


def test_an_additional_cost_is_paid_or_the_card_not_played(table: Table) -> None:
    text = "As an additional cost to play this card, discard a card.\nKO target hero.\nGo again."
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(action_saying(text, "Price"))
    bob.controls("Bellona")
    assert not alice.can_play("Price")

    alice.has("Sprint")
    alice.plays("Price", at="Bellona")

    assert sorted(alice.discard_pile) == ["Price", "Sprint"]
    assert bob.discard_pile == ["Bellona"]
    assert alice.is_asked("Your turn")


def test_a_card_that_is_played_is_not_in_hand(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.has(action_saying("If you have no cards in your hand, draw 3 cards.", "Last"), "Sprint")
    assert not alice.can_play("Last")

    alice.empties_hand()
    alice.has(action_saying("If you have no cards in your hand, draw 3 cards.", "Last"))
    alice.plays("Last")

    assert len(alice.hand) == 3


def test_the_same_hero_gets_more_if_it_is_a_titan(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    text = "Target hero gets +2 ATK this round. If it's a Titan, it gets +4 ATK instead. Go again."
    alice.has(*[action_saying(text, "Boost")] * 2)
    titan, seeker = alice.controls("Springer"), alice.controls("Enderby")

    alice.plays("Boost", at="Springer")
    alice.plays("Boost", at="Enderby")

    assert (titan.atk, seeker.atk) == (6, 5)


def test_a_triggered_power_does_more_to_its_target(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    text = "When I come into play, stun target enemy hero. If it's a Titan, KO it instead."
    alice.has(card_saying(text, "Slayer"))
    bob.controls("Bellona", "Enderby")

    alice.plays("Slayer")
    alice.chooses("Bellona")

    assert bob.discard_pile == ["Bellona"]


# -- what lasts ----------------------------------------------------------------------------------------------------


def test_several_things_that_cannot_be(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(action_saying("Target enemy hero can't move or use powers this round.", "Chains"))
    alice.controls(card_saying("I can't be stunned or exhausted.", "Rock"))
    bob.controls("Akmen-Meo", "Strix")
    bob.has(action_saying("Stun target enemy hero. Go again.", "Zap"), action_saying("Exhaust target hero.", "Yawn"))

    alice.plays("Chains", at="Akmen-Meo")
    assert bob.can_move("Akmen-Meo") == []
    assert not bob.can_use("Akmen-Meo")
    assert bob.can_move("Strix")
    bob.plays("Zap", at="Rock")
    bob.plays("Yawn", at="Rock")

    assert alice.card("Rock").ready


def test_enemies_cannot_do_so_while_they_are_there(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    alice.controls(card_saying("Enemy heroes can't use Exhaust Actions while in my zone.", "Warden"), zone=4)
    scribe = "Exhaust Action: Draw a card."
    bob.controls(card_saying(scribe, "Here"), zone=2)
    bob.controls(card_saying(scribe, "There"), zone=1)

    assert not bob.can_use("Here")
    assert bob.can_use("There")


def test_no_zone_with_a_friend_is_entered(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("I can't move into a zone with another friendly hero.", "Loner"), zone=2)
    alice.controls("Springer", zone=3)
    bob.controls("Bellona", zone=5)
    assert alice.can_move("Loner") == [-1, 0, 2]

    alice.has(action_saying("Stun target hero. Go again.", "Zap"))
    alice.plays("Zap", at="Springer")

    assert alice.can_move("Loner") == [-1, 0, 1, 2], "who is stunned is in no zone"


def test_who_loses_unblockable_is_blocked(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("Unblockable", "Ghost"), zone=2)
    bob.controls("Bellona", zone=4)
    alice.has(action_saying("All heroes lose unblockable this round. Go again.", "Solid"))
    assert alice.can_move("Ghost") == [-1, 0, 1, 2]

    alice.plays("Solid")

    assert alice.can_move("Ghost") == [-1, 0]


def test_what_lasts_until_the_end_of_the_next_round(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(action_saying("Target hero gets +2 ATK until the end of the next round.", "Feast"))
    hero = alice.controls("Springer")

    alice.plays("Feast", at="Springer")
    end_round(alice, bob)
    assert hero.atk == 4
    end_round(alice, bob)

    assert hero.atk == 2


def test_tired_for_as_long_as_the_web_holds(table: Table) -> None:
    text = "Exhaust Action: Put a Web counter on target enemy hero.\nHeroes with a Web counter don't ready as normal."
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying(text, "Weaver"))
    bob.controls("Bellona", "Strix", exhausted=True)

    alice.uses("Weaver", at="Bellona")
    end_round(alice, bob)

    assert bob.card("Bellona").exhausted
    assert bob.card("Strix").ready
