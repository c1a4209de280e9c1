"""What `it`, `there` and `in zone 5` mean in play."""

from __future__ import annotations

from tests.huntik_table import action_saying, card_saying, end_round
from tests.table import Table, rule


@rule("HK 402.1", "A counter is put on the card the text has been speaking of: the Gargoyle itself.")
def test_water_is_put_on_the_gargoyle(table: Table) -> None:
    alice, bob = table.huntik(mission="Catch the Gargoyle", features=True)
    end_round(alice, bob)
    while not alice.is_asked("Your turn"):
        bob.passes()
    alice.controls("Springer", zone=3)

    alice.uses("Springer", "Grab")
    alice.chooses("put a Water counter on this card")

    assert alice.card("Gargoyle").counters == ["Water"] * 4


def test_a_hero_that_was_played_is_the_one_spoken_of(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    bob.controls(card_saying("Whenever your opponent plays a minor hero, stun it.", "Gatekeeper"), zone=2)
    alice.has("Springer", "Montehue")
    alice.controls("Enderby")

    alice.plays("Springer")
    bob.passes()
    alice.plays("Montehue")

    assert alice.card("Springer").stunned
    assert not alice.card("Montehue").stunned, "he is a major hero"
    assert not alice.card("Enderby").stunned


def test_there_is_where_a_card_was_put(table: Table) -> None:
    text = "Exhaust Action: Put me into zone 3. Stun all enemy heroes there."
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying(text, "Diver"), zone=1)
    bob.controls("Bellona", zone=3)
    bob.controls("Strix", zone=5)

    alice.uses("Diver")

    assert bob.card("Bellona").stunned
    assert not bob.card("Strix").stunned, "he is where the diver was"


def test_there_is_where_a_card_moved(table: Table) -> None:
    text = "Exhaust Action: Move me 2 zones forward. Exhaust all enemy heroes there."
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying(f"Unblockable\n{text}", "Runner"), zone=2)
    bob.controls("Bellona", zone=2)
    bob.controls("Strix", zone=4)

    alice.uses("Runner")
    alice.does_not_start_combat()

    assert bob.card("Bellona").exhausted
    assert bob.card("Strix").ready


def test_stunned_heroes_count_as_controlled_but_in_no_zone(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    there = alice.controls(card_saying("If your opponent controls 2 or more heroes in zone 3, I get +4 ATK.", "Spy"))
    anywhere = alice.controls(card_saying("If your opponent controls 2 or more heroes, I get +4 ATK.", "Scout"))
    bob.controls("Bellona", zone=3)
    bob.controls("Strix", zone=3, stunned=True)
    assert (there.atk, anywhere.atk) == (1, 5)

    alice.has(action_saying("Unstun all heroes.", "Wake"))
    alice.plays("Wake")

    assert (there.atk, anywhere.atk) == (5, 5)


def test_a_power_is_given_for_the_rest_of_the_mission(table: Table) -> None:
    text = 'For the rest of the Mission, target enemy hero gets "I can\'t move."'
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(action_saying(text, "Shackles"))
    bob.controls("Bellona", "Strix")

    alice.plays("Shackles", at="Bellona")
    end_round(alice, bob)
    while not bob.is_asked("Your turn"):
        alice.passes()

    assert bob.can_move("Bellona") == []
    assert bob.can_move("Strix") == [0, 1, 2]


def test_a_number_that_is_worked_out_is_taken_away(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", round=2)
    alice.has(action_saying("Target hero gets -X DEF this round, where X is the round number.", "Wither"))
    victim = bob.controls("Bellona")

    alice.plays("Wither", at="Bellona")

    assert victim.defense == 2
