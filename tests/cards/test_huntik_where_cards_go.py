"""Cards of Huntik made for tests: where heroes can go, and where they are put."""

from __future__ import annotations

from tests.huntik_table import action_saying, card_saying
from tests.table import Table


def test_a_zone_that_enemies_cannot_move_into_may_be_passed_through(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    alice.controls(card_saying("Unblockable\nEnemy heroes can't move into my zone.", "Warden"), zone=4, stunned=False)
    bob.controls(card_saying("Unblockable", "Runner"), "Bellona", zone=1)

    assert bob.can_move("Runner") == [0, 2], "zone 2 of Bob's is Alice's zone 4"
    assert bob.can_move("Bellona") == [0], "she is blocked there, so she cannot pass through"


def test_a_kept_zone_goes_with_the_card_that_keeps_it(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Alice")
    text = "Enemy heroes can't move into my zone while I'm ready."
    alice.controls(card_saying(text, "Warden"), "Springer", zone=2)
    bob.controls("Strix", zone=2)
    alice.moves("Springer", forward=1)
    assert bob.can_move("Strix") == [-1, 0, 1], "Springer blocks him, but not the way into her zone"
    bob.moves("Strix", forward=1)
    bob.does_not_start_combat()
    alice.passes()
    bob.game.cards[bob.card("Strix").number].exhausted = False
    bob.game.turn = 1
    bob.ask_again()
    assert bob.can_move("Strix") == [-2, -1, 0]


def test_minor_heroes_do_not_block_what_they_cannot_block(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Alice")
    alice.controls(card_saying("I can't be blocked by minor heroes.", "Strider"), "Springer", zone=2)
    bob.controls("Strix", zone=3)
    assert alice.can_move("Strider") == [-1, 0, 1, 2]
    assert alice.can_move("Springer") == [-1, 0, 1]

    bob.controls("Grier", zone=3)

    assert alice.can_move("Strider") == [-1, 0, 1], "Grier is a major hero"


def test_two_heroes_swap_zones(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.controls(card_saying("Exhaust Action: Swap zones with target friendly hero.", "Changer"), zone=4)
    alice.controls("Springer", zone=1)

    alice.uses("Changer", at="Springer")

    assert alice.card("Changer").zone == 1
    assert alice.card("Springer").zone == 4


def test_a_card_is_moved_just_so_far_or_not_at_all(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(*[action_saying("Move target enemy hero 2 zones back. Go again.", "Shove")] * 2)
    bob.controls("Strix", zone=3)
    bob.controls("Bellona", zone=2)

    alice.plays("Shove", at="Strix")
    alice.plays("Shove", at="Bellona")

    assert bob.card("Strix").zone == 1
    assert bob.card("Bellona").zone == 2, "there is no zone 0"


def test_zones_are_counted_from_the_side_of_the_one_who_speaks(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(action_saying("KO target hero in zone 4 or 5.", "Storm"))
    bob.controls("Strix", zone=1)
    bob.controls("Bellona", "Redcap", zone=2)

    alice.plays("Storm")

    assert alice.may_choose() == ["Strix", "Bellona", "Redcap"]
    alice.chooses("Strix")
    assert "Strix" in bob.discard_pile


def test_two_heroes_are_put_into_one_zone(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(action_saying("Put target friendly hero and target enemy hero into zone 3.", "Arena"))
    alice.controls("Springer")
    bob.controls("Strix")

    alice.plays("Arena")

    assert alice.card("Springer").zone == bob.card("Strix").zone == 3


def test_heroes_that_cannot_move_are_not_moved_by_others_either(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    alice.controls(card_saying("Enemy heroes in my zone can't move.", "Warden"), zone=3)
    bob.controls("Bellona", zone=3)
    bob.controls("Strix", zone=2)
    bob.has(action_saying("Move target hero up to 2 zones.", "Shove"))

    assert bob.can_move("Bellona") == []
    assert bob.can_move("Strix") == [-1, 0, 1]
    assert bob.why_not("Bellona")[0].blame == "Warden"
    bob.plays("Shove", at="Bellona")
    bob.chooses("Move Bellona 2 zones back")

    assert bob.card("Bellona").zone == 3
    assert alice.is_asked("Your turn")


def test_heroes_in_several_zones_are_put_forward_each_from_its_own(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=1)
    alice.controls("Hoplite", zone=3)
    alice.controls("Enderby", zone=5)
    bob.controls("Bellona", zone=2)
    alice.has(action_saying("Put all friendly heroes 1 zone forward.", "Advance"))

    alice.plays("Advance")

    assert [alice.card(name).zone for name in ("Springer", "Hoplite", "Enderby")] == [2, 4, 5]
    assert bob.card("Bellona").zone == 2


def test_farther_back_than_forward(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.controls(card_saying("I can move up to 4 zones back.", "Tunneler"), zone=5)
    alice.controls("Springer", zone=2)

    assert alice.can_move("Tunneler") == [-4, -3, -2, -1, 0]
    assert alice.can_move("Springer") == [-1, 0, 1, 2]


def test_a_hero_goes_to_its_owners_first_zone(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.has(action_saying("Put target enemy hero into its owner's zone 1.", "Home"))
    bob.controls("Bellona", zone=4)

    alice.plays("Home", at="Bellona")

    assert bob.card("Bellona").zone == 1, "as Bob counts"


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
