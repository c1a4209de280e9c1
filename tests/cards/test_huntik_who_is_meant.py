"""Cards of Huntik made for tests: which heroes a text means, and what follows if something was done."""

from __future__ import annotations

from tests.huntik_table import action_saying, card_saying, fight
from tests.table import Table

TOUGH = {"def": "3"}


def test_only_heroes_weaker_than_the_user_are_targets(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("Exhaust Action: KO target enemy hero with less DEF than me.", "Bully", **TOUGH))
    bob.controls("Bellona", "Strix", zone=1)

    alice.uses("Bully")

    assert "Strix" in bob.discard_pile, "it was the only target"
    assert "Bellona" in bob.in_play


def test_a_hero_fights_better_against_the_tired(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    text = "If I'm in combat with an exhausted enemy hero, I get +3 ATK."
    hunter = alice.controls(card_saying(text, "Hunter"), zone=3)
    bob.controls("Bellona", zone=3)
    alice.controls(card_saying(text, "Other"), zone=2)
    bob.controls("Strix", zone=4, exhausted=True)

    fight(alice, "Hunter")

    assert hunter.atk == 1, "Bellona is ready"
    bob.controls("Redcap", zone=3, exhausted=True)
    assert hunter.atk == 4
    assert alice.card("Other").atk == 1, "it is not in combat"


def test_another_hero_is_not_the_one_that_acts(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.controls(card_saying("Exhaust Action: Ready another target friendly hero.", "Waker"), zone=3)
    alice.controls("Springer", "Enderby", exhausted=True)

    alice.uses("Waker")

    assert alice.may_choose() == ["Springer", "Enderby"]


def test_a_hero_is_chosen_and_then_spoken_of(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    bob.controls("Brahe", "Strix")
    alice.has(action_saying("Choose an enemy hero. Stun it.", "Snare"))

    alice.plays("Snare")
    alice.chooses("Brahe")

    assert bob.card("Brahe").stunned, "it was chosen, not targeted"


def test_heroes_of_a_name(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    hero = alice.controls(card_saying("I get +2 ATK for each other friendly hero named Suit.", "Boss"))
    alice.controls("Suit", "Springer", "Suit")

    assert hero.atk == 5


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
