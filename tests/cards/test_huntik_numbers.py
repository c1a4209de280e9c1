"""Cards of Huntik made for tests: numbers that are counted, compared and grow; counters; attacks by a number."""

from __future__ import annotations

from quickening.games.huntik.definitions import Printed
from tests.huntik_table import action_saying, card_saying, fight
from tests.table import Table


def test_x_is_what_it_was_when_the_power_was_used(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    text = "Free Action: I get +X ATK and +X DEF this round, where X is the number of cards in your hand."
    alice.controls(card_saying(text, "Sage"))
    alice.has("Springer", "Enderby")

    alice.uses("Sage")
    bob.passes()
    assert (alice.card("Sage").atk, alice.card("Sage").defense) == (3, 3)
    alice.plays("Springer")

    assert alice.card("Sage").atk == 3


def test_a_number_is_equal_to_what_is_counted(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    hero = alice.controls(card_saying("My ATK is equal to the number of cards in your hand.", "Scholar"))
    assert hero.atk == 0
    alice.has("Springer", "Enderby")
    assert hero.atk == 2

    alice.plays("Springer")
    bob.passes()

    assert hero.atk == 1


def test_a_number_counts_the_counters_on_the_card(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    text = (
        "I get +2 ATK for each Charge counter on me.\nFree Action: Put 2 Charge counters on me.\n"
        "Free Action: Remove all Charge counters from me to draw a card."
    )
    hero = alice.controls(card_saying(text, "Battery"))
    alice.uses("Battery", "Put 2 Charge")
    bob.passes()
    assert hero.atk == 5

    alice.uses("Battery", "Remove all")

    assert hero.atk == 1


def test_which_counter_is_removed_is_asked_where_there_are_several_kinds(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    text = "I come into play with a Shield counter.\nI come into play with a +1 ATK and +1 DEF counter."
    bob.has(card_saying(text, "Knight"))
    bob.game.turn = 1
    bob.ask_again()
    bob.plays("Knight")
    alice.has(action_saying("Remove a counter from target hero.", "Disarm"))

    alice.plays("Disarm", at="Knight")
    assert alice.may_choose() == ["Shield", "+1 ATK and +1 DEF"]
    alice.chooses("Shield")

    assert bob.card("Knight").counters == ["+1/+1"]


def test_attacks_equal_to_a_heros_atk_are_added(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Caliban", zone=3)
    bob.controls("Bellona", zone=3)
    text = "Add attacks equal to target friendly hero's ATK to this combat."
    alice.has(action_saying(text, "Double Strike", kind="combat"))
    fight(alice, "Caliban")
    bob.passes()

    alice.plays("Double Strike", at="Caliban")

    assert alice.game.explain_player(0, "attack")[-1][1] == 8


def test_more_heroes_than_the_opponent(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    text = "If you control more heroes than your opponent, I get +2 ATK."
    hero = alice.controls(card_saying(text, "Leader"), zone=1)
    assert hero.atk == 3

    bob.controls("Strix")

    assert hero.atk == 1


def feature_saying(text: str, name: str, subtype: str = "structure") -> Printed:
    return card_saying(text, name, type="feature", subtype=subtype, alignment="neutral")


def test_an_obstacle_grows_with_those_around_it(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    text = "Controlled By: Defending Player\nDragon gets +1 ATK for each hero in its zone."
    dragon = bob.finds_feature(feature_saying(text, "Dragon", "obstacle"), zone=3)
    assert dragon.atk == 1

    alice.controls("Springer", "Enderby", zone=3)
    bob.controls("Strix", zone=4)

    assert dragon.atk == 3


def test_so_many_counters_have_to_be_there_to_be_spent(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    text = (
        "Free Action: Put 2 Charge counters on me.\n"
        "Free Action: Remove 2 Charge counters from me to draw a card.\n"
        "If I have 2 or more Charge counters, I get +3 DEF."
    )
    battery = alice.controls(card_saying(text, "Battery"))
    assert not alice.can_use("Battery", "Remove 2")

    alice.uses("Battery", "Put 2")
    assert battery.defense == 4
    bob.passes()
    alice.uses("Battery", "Remove 2")

    assert battery.counters == []
    assert battery.defense == 1
    assert len(alice.hand) == 1


def test_attacks_are_added_and_removed_by_the_number_of_heroes(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", "Enderby", zone=3)
    bob.controls("Ammit Heart-Eater", zone=3)
    rally = "Add 2 attacks to this combat for each friendly hero in this combat."
    parry = "Remove 1 enemy attack from this combat for each friendly hero in this combat."
    alice.has(action_saying(rally, "Rally", kind="combat"), action_saying(parry, "Parry", kind="combat"))
    fight(alice, "Springer")
    bob.passes()
    alice.plays("Rally")
    bob.passes()

    alice.plays("Parry")

    assert alice.game.explain_player(0, "attack")[-1][1] == 4
    assert alice.game.explain_player(1, "attack")[-1][1] == -2


def test_a_number_follows_the_cards_in_hand(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    hero = alice.controls(card_saying("I get +1 ATK and +1 DEF for each card in your hand.", "Scholar"))
    boss = alice.controls(card_saying("If you have 3 or more cards in your hand, I get +5 ATK.", "Boss"))
    alice.has("Caliban", action_saying("Draw 2 cards.", "Learn"))
    assert (hero.atk, boss.atk) == (3, 1)

    alice.plays("Learn")

    assert (hero.atk, hero.defense, boss.atk) == (4, 4, 6)


def test_a_card_is_drawn_for_each_hero(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", "Hoplite", "Enderby")
    bob.controls("Bellona")
    alice.has(action_saying("Draw a card for each hero you control.", "Muster"))

    alice.plays("Muster")

    assert len(alice.hand) == 3


def test_attacks_by_the_round_number_and_all_attacks_removed(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", round=4)
    alice.controls("Springer", zone=3)
    bob.controls("Bellona", "Ymir", zone=3)
    alice.has(action_saying("Add X attacks to this combat, where X is the round number.", "Rush", "combat"))
    alice.has(action_saying("Remove all enemy attacks from this combat.", "Wall", "combat"))
    fight(alice, "Springer")

    bob.passes()
    alice.plays("Rush")
    bob.passes()
    alice.plays("Wall")
    bob.passes()
    alice.passes()
    alice.aims(Bellona=4, Ymir=2)

    assert bob.discard_pile == ["Bellona"]
    assert "Springer" in alice.in_play


def test_more_attack_than_defense(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(action_saying("KO all heroes with more ATK than DEF.", "Topple"))
    bob.controls("Strix", "Bellona", "Tersly")

    alice.plays("Topple")

    assert bob.discard_pile == ["Strix"], "Bellona has 1 and 4, Tersly 2 and 2"


def test_attacks_for_the_cards_an_opponent_holds(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=3)
    bob.controls("Bellona", zone=3)
    alice.has(action_saying("Add 1 attack to this combat for each card in your opponent's hand.", "Envy", "combat"))
    bob.has("Strix", "Suit", "Grier")

    alice.moves("Springer")
    alice.starts_combat()
    bob.passes()
    alice.plays("Envy")

    assert table.game.combat.added == (3, 0)


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
