"""Cards of Huntik made for tests: how, where and when heroes and tokens come into play."""

from __future__ import annotations

from tests.huntik_table import action_saying, card_saying, end_round
from tests.table import Table


def test_heroes_come_into_play_stunned(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    bob.controls(card_saying("Enemy minor heroes come into play stunned.", "Ambush"), zone=2)
    alice.has("Springer", "Montehue", card_saying("I come into play stunned.", "Sleeper"))

    alice.plays("Springer")
    bob.passes()
    alice.plays("Montehue")
    bob.passes()
    alice.plays("Sleeper")

    assert alice.card("Springer").stunned
    assert alice.card("Springer").exhausted
    assert not alice.card("Montehue").stunned
    assert alice.card("Sleeper").stunned


def test_a_hero_that_can_only_be_played_late(table: Table) -> None:
    late = card_saying("I can only be played in round 3 or later.", "Latecomer")
    kin = card_saying("Play me only if you control a Titan.", "Kin")
    alice, _ = table.huntik("Alice", "Bob", round=2)
    alice.has(late, kin)
    assert not alice.can_play("Latecomer")
    assert alice.why_not("Latecomer")[0].rule == "HK 703.2"
    assert not alice.can_play("Kin")

    alice.controls("Springer")
    alice.game.round = 3
    alice.ask_again()

    assert alice.can_play("Latecomer")
    assert alice.can_play("Kin")


def test_a_hero_is_played_beside_a_friend_or_into_zones_it_names(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.controls("Sandra Lambert", zone=3)
    alice.controls("Springer", zone=4)
    alice.has(card_saying("You may play me into any zone with a friendly Seeker.", "Friend"))
    alice.has(card_saying("You may play me into zone 2 or 5.", "Jumper"))

    alice.plays("Friend")
    assert alice.may_choose() == ["Zone 1", "Zone 3"]
    alice.chooses("Zone 3")
    alice.game.turn = 0
    alice.ask_again()
    alice.plays("Jumper")

    assert alice.may_choose() == ["Zone 1", "Zone 2", "Zone 5"]


def test_a_power_plays_a_hero_and_a_major_one_counts(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    caller = card_saying("Free Action: Play a hero card from your hand into my zone.", "Caller")
    alice.controls(caller, zone=3)
    alice.has("Montehue", "Gybolg")

    alice.uses("Caller", at="Montehue")
    bob.passes()

    assert alice.card("Montehue").zone == 3
    assert not alice.can_play("Gybolg"), "one major hero a round, however it was played"


def test_a_hero_may_be_played_where_a_seeker_is(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.controls("Enderby", zone=3)
    alice.controls("Springer", zone=4)
    alice.has(card_saying("You may play me into any zone where you already have a Seeker.", "Pupil"))

    alice.plays("Pupil")

    assert alice.may_choose() == ["Zone 1", "Zone 3"]


def test_a_card_comes_where_the_eliminated_hero_was(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=3)
    alice.has("Hoplite")
    text = "Eliminate a friendly minor hero to put a hero card from your hand into its zone."
    alice.has(action_saying(text, "Relay"))

    alice.plays("Relay")

    assert alice.discard_pile == ["Springer", "Relay"]
    assert alice.card("Hoplite").zone == 3


def test_an_extra_major_hero_each_round(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("You may play an extra major hero each round.", "Herald"))
    alice.has("Caliban", "Furoji", "Shinobi")

    alice.plays("Shinobi")
    bob.passes()
    alice.plays("Furoji")
    bob.passes()

    assert not alice.can_play("Caliban"), "one and an extra one"
    assert alice.why_not("Caliban")[0].rule == "HK 301.2"


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


def test_a_token_is_spoken_of(table: Table) -> None:
    text = "Put a 3 ATK and 3 DEF Evil Litho-Titan token named Golem into zone 2. It gets +1 ATK this round. "
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=2)
    alice.has(action_saying(text + "At the end of the round, eliminate it.", "Raise"))

    alice.plays("Raise")
    assert alice.card("Golem").atk == 4
    end_round(alice, bob)

    assert alice.in_play == ["Springer"]


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
