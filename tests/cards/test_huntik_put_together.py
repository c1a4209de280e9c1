"""Phrases put together in ways that further sets might use: they do what they say, and no more."""

from __future__ import annotations

from quickening.games.huntik.state import DECK, DISCARD, HAND
from tests.huntik_table import HuntikPlayer, action_saying, card_saying
from tests.table import Table, rule

FREE = "Free Action: "


def hand_of(player: HuntikPlayer) -> int:
    return len(player.game.areas[HAND, player.number])


# -- who -----------------------------------------------------------------------------------------------------------


def test_a_hero_with_a_named_counter(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    text = "If a friendly hero with a Guard counter would be KO'd, remove a Guard counter from it instead."
    alice.controls(card_saying(text, "Shield"))
    alice.controls("Springer", "Solwing")
    bob.has(*[action_saying("KO target enemy hero. Go again.", "Blow")] * 2)
    bob.has(action_saying("Put a Guard counter on target hero. Go again.", "Ward"))

    bob.plays("Ward", at="Springer")
    bob.plays("Blow", at="Springer")
    bob.plays("Blow", at="Solwing")

    assert alice.card("Springer").area == "play"
    assert alice.card("Springer").counters == []
    assert alice.card("Solwing").area == DISCARD


def test_heroes_with_an_object(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.controls(card_saying("All friendly heroes with an object get +1 DEF.", "Porter"))
    alice.controls("Springer", "Solwing")
    alice.finds_feature("Ring of Arc", zone=1, held_by="Springer")

    assert alice.card("Springer").defense == 3 + 2 + 1, "two from the Ring itself"
    assert alice.card("Solwing").defense == 1


def test_less_than_my_attack(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying(f"{FREE}KO target hero with DEF equal to or less than my ATK.", "Even", atk="3"))
    alice.controls(card_saying(f"{FREE}KO target hero with DEF less than my ATK.", "Less", atk="3", **{"def": "9"}))
    bob.controls("Springer", "Bellona")

    alice.uses("Even")
    assert alice.may_choose() == ["Even", "Springer"], "Bellona has 4"
    alice.chooses("Springer")
    bob.passes()

    alice.uses("Less")

    assert alice.card("Even").area == DISCARD, "the only one with less than 3"


def test_two_heroes_in_one_sentence(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    text = f"{FREE}Target friendly Seeker and target friendly Titan each get +2 ATK this round."
    alice.controls(card_saying(text, "Bond", subtype="yamaTitan"))
    alice.controls("Lok Lambert", "Springer")

    alice.uses("Bond", at="Springer")

    assert alice.card("Lok Lambert").atk == 3 + 2
    assert alice.card("Springer").atk == 2 + 2
    assert alice.card("Bond").atk == 1


@rule("HK 400.11e.3", "Players eliminate heroes they control, whoever's text it is.")
def test_each_player_eliminates_a_hero_of_their_own(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", "Solwing")
    bob.controls("Strix", "Bellona")
    alice.has(action_saying("Each player eliminates a hero.", "Toll"))

    alice.plays("Toll")
    assert alice.may_choose() == ["Springer", "Solwing"]
    alice.chooses("Solwing")
    assert bob.may_choose() == ["Strix", "Bellona"]
    bob.chooses("Strix")

    assert alice.in_play == ["Springer"]
    assert bob.in_play == ["Bellona"]


@rule("HK 407.2", "A text that unstuns its target targets stunned cards.")
def test_unstunning_a_target(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.controls("Springer", stunned=True)
    alice.controls("Solwing")
    alice.has(action_saying("Unstun target friendly hero.", "Wake"))

    alice.plays("Wake")

    assert not alice.card("Springer").stunned
    assert alice.card("Springer").exhausted


@rule("HK 103.1", "A text that puts a stunned hero elsewhere takes precedence over what stunned heroes can't do.")
def test_a_stunned_hero_is_put_elsewhere_by_a_text_that_speaks_of_it(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    bob.controls("Strix", zone=3, stunned=True)
    bob.controls("Bellona", zone=3)
    alice.has(action_saying("Put all enemy heroes 1 zone back. Go again.", "Push"))
    alice.has(action_saying("Put target stunned hero 1 zone back.", "Drag"))

    alice.plays("Push")
    assert (bob.card("Strix").zone, bob.card("Bellona").zone) == (3, 2)
    alice.plays("Drag")

    assert bob.card("Strix").zone == 2


# -- where ---------------------------------------------------------------------------------------------------------


def test_moving_into_a_zone_with_somebody(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("When I move into a zone with an enemy hero, draw a card.", "Scout"), zone=1)
    bob.controls("Strix", zone=3)

    alice.moves("Scout", forward=1)
    assert hand_of(alice) == 0
    alice.card("Scout").state.exhausted = False
    bob.passes()
    alice.moves("Scout", forward=1)

    assert hand_of(alice) == 1


def test_who_cannot_move_forward(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("I can't move forward.", "Guard"), zone=3)
    alice.controls(card_saying("Enemy heroes can't move out of my zone.", "Jailer"), zone=2)
    bob.controls("Strix", zone=4)
    bob.controls("Bellona", zone=2)

    assert alice.can_move("Guard") == [-2, -1, 0]
    alice.passes()

    assert bob.can_move("Strix") == [0], "zone 4 of Bob's is Jailer's zone"
    assert bob.can_move("Bellona") == [-1, 0, 1]


def test_no_combat_in_a_zone(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    bob.controls(card_saying("Enemy heroes can't start a combat in my zone.", "Dove"), zone=3)
    bob.controls("Strix", zone=2)
    alice.controls("Springer", zone=3)
    alice.controls("Solwing", zone=4)

    alice.moves("Springer")
    assert bob.is_asked("Your turn"), "not offered"
    bob.passes()
    alice.moves("Solwing")

    assert alice.is_asked("Start a combat")


def test_a_ban_in_one_round_only(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("I can't move in round 1.", "Sleeper"), zone=2)
    assert alice.can_move("Sleeper") == []

    alice.passes()
    bob.passes()

    assert alice.can_move("Sleeper") != []


# -- how much ------------------------------------------------------------------------------------------------------


def test_as_many_as_were_exhausted(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.controls("Springer", "Solwing", "Enderby")
    alice.controls("Daktari", exhausted=True)
    alice.has(action_saying("Exhaust any number of friendly heroes. Draw that many cards. Go again.", "Effort"))
    text = "Eliminate any number of friendly heroes. Draw a card for each hero eliminated this way."
    alice.has(action_saying(text, "Toll"))

    alice.plays("Effort")
    assert alice.may_choose() == ["Springer", "Solwing", "Enderby"]
    alice.chooses("Springer", "Enderby")
    assert hand_of(alice) == 1 + 2
    alice.plays("Toll")
    alice.chooses("Solwing")

    assert hand_of(alice) == 2 + 1


def test_more_of_it_instead(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob", round=4)
    text = "Draw a card. If it's round 5 or later, draw 3 instead."
    alice.has(*[action_saying(text, "Lesson")] * 2)

    alice.plays("Lesson")
    assert hand_of(alice) == 1 + 1
    alice.game.round, alice.game.turn = 5, 0
    alice.ask_again()
    alice.plays("Lesson")

    assert hand_of(alice) == 1 + 3


def test_a_doubled_number(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.controls("Springer")
    alice.has(*[action_saying("Double target friendly hero's ATK this round. Go again.", "Fury")] * 2)

    alice.plays("Fury", at="Springer")
    alice.plays("Fury", at="Springer")

    assert alice.card("Springer").atk == 8


def test_two_conditions_at_once(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.controls(card_saying("If you control a Seeker and a Titan, I get +2 ATK.", "Bridge", subtype="yamaTitan"))
    alice.controls(
        card_saying("If I'm in zone 2 and it's your turn, I get +2 ATK.", "Bold", subtype="yamaTitan"), zone=2
    )
    assert alice.card("Bridge").atk == 1
    assert alice.card("Bold").atk == 3

    alice.controls("Lok Lambert")
    assert alice.card("Bridge").atk == 3
    alice.passes()

    assert alice.card("Bold").atk == 1


def test_what_the_opponent_controls(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("If your opponent controls 2 or more heroes, I get +1 ATK.", "Rival"))
    alice.controls(card_saying("If your opponent controls a Titan, I get +1 ATK.", "Slayer"))
    bob.controls("Grier")
    assert (alice.card("Rival").atk, alice.card("Slayer").atk) == (1, 1)

    bob.controls("Strix")

    assert (alice.card("Rival").atk, alice.card("Slayer").atk) == (2, 2)


# -- piles and counters --------------------------------------------------------------------------------------------


def test_a_player_does_one_thing_and_then_another(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(action_saying("Target player draws 2 cards, then discards a card. Go again.", "Gift"))
    alice.has(action_saying("Each player draws a card, then discards a card.", "Storm"))
    bob.has("Strix")

    alice.plays("Gift")
    alice.chooses("Bob")
    assert hand_of(bob) == 3
    bob.chooses("Strix")
    alice.plays("Storm")
    if alice.is_asked("Choose"):
        alice.chooses(alice.may_choose()[0])
    bob.chooses(bob.may_choose()[0])

    assert hand_of(bob) == 2
    assert hand_of(alice) == 0


def test_what_is_revealed_is_sorted(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.has_on_deck("Lok Lambert", "Solwing", "Enderby", "Daktari")
    rest = "into your hand and the rest into your discard pile."
    alice.has(
        action_saying(f"Reveal the top 3 cards of your deck. Put all Seeker cards revealed this way {rest}", "Muster")
    )

    alice.plays("Muster")

    assert sorted(alice.hand) == ["Enderby", "Lok Lambert"]
    assert sorted(alice.discard_pile) == ["Muster", "Solwing"]


def test_cards_are_shuffled_into_a_deck(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has_in_discard_pile("Lok Lambert", "Enderby")
    bob.controls("Strix")
    alice.has(action_saying("Shuffle up to 2 cards from your discard pile into your deck. Go again.", "Rest"))
    alice.has(action_saying("Shuffle target enemy hero into its owner's deck.", "Banish"))
    mine, theirs = (len(alice.game.areas[DECK, seat]) for seat in (0, 1))

    alice.plays("Rest")
    alice.chooses("Lok Lambert")
    alice.plays("Banish", at="Strix")

    assert len(alice.game.areas[DECK, 0]) == mine + 1
    assert len(alice.game.areas[DECK, 1]) == theirs + 1
    assert "Strix" in bob.deck


def test_a_revealed_hand_is_chosen_from(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    text = "Your opponent reveals their hand. Choose an Action card from it. They discard that card."
    alice.has(action_saying(text, "Pry"))
    bob.has("Strix", "Flashbulb", "Zoom")

    alice.plays("Pry")
    assert alice.may_choose() == ["Flashbulb", "Zoom"]
    alice.chooses("Zoom")

    assert bob.hand == ["Strix", "Flashbulb"]
    assert bob.reads("are revealed")


def test_counters_are_moved(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.controls(card_saying(f"{FREE}Move all counters from me to target friendly hero.", "Giver"))
    alice.controls("Springer")
    alice.has(action_saying("Put 2 +1 ATK and +1 DEF counters on target hero. Go again.", "Boost"))

    alice.plays("Boost", at="Giver")
    alice.uses("Giver", at="Springer")

    assert alice.card("Giver").atk == 1
    assert alice.card("Springer").atk == 2 + 2


def test_an_opponent_may_do_something_else(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(action_saying("Your opponent discards a card unless they eliminate a hero.", "Threat"))
    bob.has("Zoom")
    bob.controls("Strix")

    alice.plays("Threat")
    bob.says_yes()

    assert bob.hand == ["Zoom"]
    assert bob.card("Strix").area == DISCARD


def test_what_follows_then_hangs_on_the_same_choice_as_what_went_before(table: Table) -> None:
    text = "When I come into play, you may draw a card, then discard a card."
    alice, _ = table.huntik("Alice", "Bob")
    alice.has(card_saying(text, "Ponderer"), "Springer")

    alice.plays("Ponderer")
    alice.chooses("No")

    assert alice.hand == ["Springer"]


def test_what_follows_then_is_paid_for_too(table: Table) -> None:
    text = "When I come into play, you may exhaust me to draw a card, then put me 1 zone forward."
    alice, _ = table.huntik("Alice", "Bob")
    alice.has(card_saying(text, "Ponderer"))

    alice.plays("Ponderer")
    alice.chooses("No")

    assert alice.card("Ponderer").zone == 1
