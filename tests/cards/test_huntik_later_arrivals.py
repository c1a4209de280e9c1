"""How heroes and tokens of later sets might come into play, and what is said and counted on the way."""

from __future__ import annotations

from tests.huntik_table import action_saying, card_saying, end_round
from tests.table import Table


def test_heroes_are_played_beside_their_leader(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.controls(card_saying("Your minor heroes may be played into my zone.", "Leader"), zone=3)
    alice.has("Springer", "Montehue")

    alice.plays("Springer", zone=3)
    alice.game.turn = 0
    alice.ask_again()
    alice.plays("Montehue")

    assert alice.card("Springer").zone == 3
    assert alice.card("Montehue").zone == 1, "a major hero"


def test_an_ambush_beside_a_tired_enemy(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    text = "You may play me from your hand into any zone with an exhausted enemy hero."
    bob.controls("Bellona", zone=2, exhausted=True)
    bob.controls("Strix", zone=3)
    alice.controls("Springer", zone=2, exhausted=True)
    alice.has(card_saying(text, "Ambush"))

    alice.plays("Ambush")
    assert [option.number for option in alice.must_decide().options] == [1, 4]
    alice.chooses("Zone 4")

    assert alice.card("Ambush").zone == 4


def test_counters_it_comes_with_are_counted(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", round=3)
    alice.has(card_saying("I come into play with X Rage counters, where X is the round number.", "Ogre"))
    alice.has(card_saying("I come into play with a +1 ATK and +1 DEF counter for each friendly Seeker.", "Guide"))
    alice.controls("Enderby", "Springer")

    alice.plays("Ogre")
    bob.passes()
    alice.plays("Guide")

    assert alice.card("Ogre").counters == ["Rage"] * 3
    assert alice.card("Guide").counters == ["+1/+1"] * 2, "for Enderby and the Ogre"


def test_heroes_of_a_name(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    hero = alice.controls(card_saying("I get +2 ATK for each other friendly hero named Suit.", "Boss"))
    alice.controls("Suit", "Springer", "Suit")

    assert hero.atk == 5


def test_a_hero_is_played_elsewhere_under_a_condition(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    text = "You may play me from your hand into zone 3 if you control 2 or more Seekers."
    alice.has(*[card_saying(text, "Flanker")] * 2)
    alice.controls("Enderby", "Springer")

    alice.plays("Flanker")
    assert alice.card("Enderby").zone == 1
    alice.game.turn = 0
    alice.ask_again()
    alice.plays("Flanker", zone=3)

    assert sorted(card.zone for card in alice.game.cards if card.name == "Flanker") == [1, 3]


def test_farther_back_than_forward(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.controls(card_saying("I can move up to 4 zones back.", "Tunneler"), zone=5)
    alice.controls("Springer", zone=2)

    assert alice.can_move("Tunneler") == [-4, -3, -2, -1, 0]
    assert alice.can_move("Springer") == [-1, 0, 1, 2]


def test_a_token_is_spoken_of(table: Table) -> None:
    text = "Put a 3 ATK and 3 DEF Evil Litho-Titan token named Golem into zone 2. It gets +1 ATK this round. "
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=2)
    alice.has(action_saying(text + "At the end of the round, eliminate it.", "Raise"))

    alice.plays("Raise")
    assert alice.card("Golem").atk == 4
    end_round(alice, bob)

    assert alice.in_play == ["Springer"]


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


def test_if_it_is_not_done(table: Table) -> None:
    text = "You may discard a card. If you do, stun target hero. If you don't, draw a card."
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(action_saying(text, "Deal"), "Sprint")
    bob.controls("Bellona")

    alice.plays("Deal", at="Bellona")
    alice.says_no()

    assert not bob.card("Bellona").stunned
    assert alice.hand == ["Sprint", "Springer"]


def test_if_it_could_be_done(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.has(*[action_saying("Eliminate a friendly Titan. If you do, draw 2 cards. Go again.", "Rite")] * 2)
    alice.controls("Springer", "Enderby")

    alice.plays("Rite")
    assert len(alice.hand) == 3, "one Rite and two cards"
    alice.plays("Rite")

    assert alice.in_play == ["Enderby"]
    assert len(alice.hand) == 2, "there was no Titan left"
