"""HK 403. Movement."""

from __future__ import annotations

import pytest

from quickening.games.huntik.definitions import Printed
from tests.huntik_table import action_saying, card_saying, end_round
from tests.table import Table, rule


def action(text: str, name: str = "Test Action", kind: str = "free") -> Printed:
    return card_saying(text, name, type="action", subtype=f"{kind}Action")


@rule("HK 403.1", "HK 403.1.2", "A ready hero moves 0, 1 or 2 zones, forward or back, and moving exhausts it.")
@pytest.mark.parametrize(("forward", "back", "zone"), [(0, 0, 3), (1, 0, 4), (2, 0, 5), (0, 1, 2), (0, 2, 1)])
def test_a_hero_moves_up_to_two_zones(table: Table, forward: int, back: int, zone: int) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    springer = alice.controls("Springer", zone=3)
    assert alice.can_move("Springer") == [-2, -1, 0, 1, 2], "and never forward and back in one move"

    alice.moves("Springer", forward=forward, back=back)

    assert springer.zone == zone
    assert springer.exhausted
    assert bob.is_asked("Your turn")


@rule("HK 403.1.3", "Only a ready hero or obstacle that you control can be moved.")
def test_what_can_be_moved(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=3, exhausted=True)
    alice.controls("Enderby", zone=3, stunned=True)
    alice.finds_feature("Ignatius: Lava Lord", zone=1)
    alice.finds_feature("Argo", zone=1)
    bob.controls("Bellona", zone=1)

    assert alice.can_move("Ignatius: Lava Lord") == [0, 1, 2]
    reasons = {name: alice.why_not(name)[0].rule for name in ("Springer", "Enderby", "Argo")}
    reasons["Bellona"] = table.game.why_not(0, bob.card("Bellona").state.handle)[0].rule
    for name in ("Springer", "Enderby", "Argo", "Bellona"):
        assert alice.can_move(name) == [], reasons[name]
    assert reasons["Springer"] == reasons["Bellona"] == "HK 403.1"
    assert reasons["Enderby"] == "HK 407.1"


@rule("HK 403.1", "Some cards say otherwise: three zones, or one, or none.")
@pytest.mark.parametrize(
    ("name", "ways"),
    [
        ("Shinobi", [-2, -1, 0, 1, 2, 3]),
        ("Solwing", [-2, -1, 0, 1, 2, 3]),
        ("Wormwalker", [-1, 0, 1]),
        ("Riverjaw", []),
    ],
)
def test_cards_that_move_further_or_less(table: Table, name: str, ways: list[int]) -> None:
    alice, _bob = table.huntik("Alice", "Bob")
    alice.controls(name, zone=2)
    alice.controls("Springer", zone=2)
    limits = [way for way in ways if way >= -1]

    assert alice.can_move(name) == limits, "from zone 2 there is one zone back"
    assert alice.can_move("Springer") == [-1, 0, 1, 2]


@rule("HK 403.1", "HK 403.2", "Three zones forward need not be three zones back.")
def test_further_forward_only(table: Table) -> None:
    alice, _bob = table.huntik("Alice", "Bob")
    alice.controls("Shinobi", zone=5)
    alice.controls("Solwing", zone=5)

    assert alice.can_move("Shinobi") == [-2, -1, 0]
    assert alice.can_move("Solwing") == [-3, -2, -1, 0]


@rule("HK 403.2", "Forward is towards higher zones as the card’s controller counts them.")
def test_forward_is_seen_from_the_controllers_side(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    springer = alice.controls("Springer", zone=1)
    bellona = bob.controls("Bellona", zone=1)

    alice.moves("Springer", forward=1)
    bob.moves("Bellona", forward=1)

    assert (springer.zone, bellona.zone) == (2, 2)
    assert springer.state.zone == 2
    assert bellona.state.zone == 4, "Bob’s forward is Alice’s back"


@rule("HK 403.2.2", "That is so even if somebody else’s modifier moves or puts it.")
def test_forward_is_the_controllers_whoever_moves_the_card(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    bellona = bob.controls("Bellona", zone=2)
    alice.has(
        action("Put target enemy hero 1 zone forward."), action("Move target enemy hero up to 2 zones.", "Push")
    )

    alice.plays("Test Action")
    assert bellona.zone == 3
    bob.passes()
    alice.plays("Push")
    alice.chooses("Move Bellona 1 zone back")

    assert bellona.zone == 2
    assert bellona.state.zone == 4


@rule("HK 403.2a", "From zone 5 nothing moves forward, from zone 1 nothing moves back.")
def test_the_edges_of_the_map(table: Table) -> None:
    alice, _bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=5)
    alice.controls("Enderby", zone=4)
    alice.controls("Hoplite", zone=1)

    assert alice.can_move("Springer") == [-2, -1, 0]
    assert alice.can_move("Enderby") == [-2, -1, 0, 1]
    assert alice.can_move("Hoplite") == [0, 1, 2]


@rule("HK 403.2a.2", "A modifier that tries to is ignored as far as the movement goes; the rest of it happens.")
def test_the_rest_of_a_modifier_happens(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    fan = bob.controls("Fan Dancer", zone=5)
    bob.has("Bellona")

    bob.uses("Fan Dancer", "Lead the Charge")

    assert fan.zone == 5
    assert bob.card("Bellona").zone == 1
    assert alice.is_asked("Your turn")


@rule("HK 403.2a.2", "Who is told to move forward in zone 5 does not move at all, not even 0 zones to fight.")
@pytest.mark.parametrize(("zone", "fights"), [(5, False), (4, True)])
def test_a_charge_at_the_end_of_the_map_is_no_move(table: Table, zone: int, fights: bool) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    springer = alice.controls("Springer", zone=zone)
    bob.controls("Bellona", zone=1)
    alice.has("Rapid Charge")

    alice.plays("Rapid Charge", with_="Springer")
    if fights:
        alice.chooses("Move Springer 1 zone forward")
        alice.does_not_start_combat()

    assert springer.zone == 5
    assert len(alice.hand) == 1, "the rest of it happens"
    assert bob.is_asked("Your turn")


@rule("HK 403.2a.2", "Nor does who is told to move back in zone 1.")
@pytest.mark.parametrize(("zone", "moved"), [(1, False), (2, True)])
def test_a_retreat_at_the_end_of_the_map_is_no_move(table: Table, zone: int, moved: bool) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    springer = alice.controls("Springer", zone=zone)
    bob.controls("Bellona", zone=5)
    alice.has(action_saying("Move target friendly hero up to 2 zones back. Draw a card.", "Retreat"))

    alice.plays("Retreat")
    if moved:
        alice.chooses("Move Springer 1 zone back")
        alice.does_not_start_combat()

    assert springer.zone == 1
    assert len(alice.hand) == 1, "the rest of it happens"
    assert bob.is_asked("Your turn")


@rule("HK 403.5", "What is put where it already is was not put into that zone from a different one.")
def test_a_card_is_not_put_where_it_is(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=2)
    alice.controls("Enderby", zone=1)
    alice.has(action_saying("Put all friendly heroes into zone 2.", "Gather"))

    alice.plays("Gather")

    assert alice.card("Enderby").zone == 2
    assert [line for line in table.log if "is put" in line] == ["Enderby is put into zone 2."]
    assert bob.is_asked("Your turn")


@rule("HK 403.2b", "HK 403.2b.2", "A card moves into the zone where its move ends, not into those it passes.")
@pytest.mark.parametrize(("trap", "stunned"), [(2, False), (3, True)])
def test_a_trap_catches_only_who_ends_a_move_in_its_zone(table: Table, trap: int, stunned: bool) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    bob.controls("Klaus", zone=1)
    bob.has("Set a Trap")
    springer = alice.controls("Springer", zone=1)
    bob.plays("Set a Trap")
    bob.chooses(f"Zone {6 - trap}")

    alice.moves("Springer", forward=2)

    assert springer.zone == 3
    assert springer.stunned is stunned


@rule("HK 403.2b", "Who moves 0 zones moves into no zone.")
def test_moving_zero_zones_is_not_moving_into_a_zone(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    bob.controls("Klaus", zone=1)
    bob.has("Set a Trap")
    springer = alice.controls("Springer", zone=3)
    bob.plays("Set a Trap")
    bob.chooses("Zone 3")

    alice.moves("Springer")

    assert springer.exhausted
    assert not springer.stunned


@rule("HK 403.3", "Who ends a move in a zone with an enemy hero or obstacle may start a combat there.")
@pytest.mark.parametrize("enemy", ["hero", "obstacle"])
def test_a_combat_may_be_started_after_a_move(table: Table, enemy: str) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=2)
    if enemy == "hero":
        bob.controls("Bellona", zone=3)
    else:
        bob.finds_feature("Bigfoot", zone=3)

    alice.moves("Springer", forward=1)
    assert alice.is_asked("Start a combat?")
    alice.starts_combat()

    assert bob.is_asked("combat action")


@rule("HK 403.3", "That is so for a move that a card allows, too.")
def test_a_combat_may_be_started_after_a_move_by_a_card(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=1)
    bob.controls("Bellona", zone=3)
    alice.has("Hyperstride")

    alice.plays("Hyperstride", with_="Springer")
    alice.chooses("Move Springer 2 zones forward")
    alice.starts_combat()

    assert bob.is_asked("combat action")


@rule("HK 403.3", "Nobody has to start a combat, and without an enemy there nobody can.")
def test_a_combat_need_not_be_started(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", "Enderby", zone=2)
    bob.controls("Bellona", zone=3)
    bob.controls("Strix", zone=4, stunned=True)

    alice.moves("Springer", forward=1)
    alice.does_not_start_combat()
    assert bob.is_asked("Your turn")
    bob.passes()
    alice.moves("Enderby", back=1)

    assert bob.is_asked("Your turn"), "nobody is there to fight"


@rule("HK 403.3a", "What triggers on the move is resolved before the choice to start a combat.")
def test_triggers_come_before_the_choice(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Feyone", zone=2)
    bob.controls("Bellona", "Strix", zone=3)

    alice.moves("Feyone", forward=1)
    alice.says_yes()
    alice.chooses("Bellona")

    assert bob.card("Bellona").zone == 2
    assert alice.is_asked("Start a combat?"), "Strix is still there"


@rule("HK 403.3a.2", "If no enemy is left there after that, no combat can be started.")
def test_no_combat_if_the_enemy_is_gone(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    feyone = alice.controls("Feyone", zone=2)
    bob.controls("Bellona", zone=3)

    alice.moves("Feyone", forward=1)
    alice.says_yes()

    assert bob.card("Bellona").zone == 2
    assert feyone.zone == 3
    assert bob.is_asked("Your turn")


@rule("HK 403.3a", "Nor if the card that moved is in no state to fight any more.")
def test_no_combat_for_a_hero_stunned_by_a_trap(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    bob.controls("Klaus", zone=3)
    bob.has("Set a Trap")
    springer = alice.controls("Springer", zone=2)
    bob.plays("Set a Trap")
    bob.chooses("Zone 3")

    alice.moves("Springer", forward=1)

    assert springer.stunned
    assert bob.is_asked("Your turn")


@rule(
    "HK 403.4",
    "HK 403.4.3",
    "Enemies block forward movement: into their zone, not past it. Moving back is never blocked.",
)
def test_the_example_of_springer(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=3)
    bob.controls("Bellona", zone=4)
    bob.controls("Strix", zone=2)

    assert alice.can_move("Springer") == [-2, -1, 0, 1]
    bellona = bob.card("Bellona")
    assert bellona.state.zone == 2, "Alice’s zone 2"


@rule("HK 403.4.2", "Nobody moves forward out of a zone with an enemy either.")
def test_an_enemy_in_ones_own_zone_blocks(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=3)
    bob.controls("Bellona", zone=3)

    assert alice.can_move("Springer") == [-2, -1, 0]
    alice.passes()
    assert bob.can_move("Bellona") == [-2, -1, 0], "and it is the same the other way round"


@rule("HK 403.4", "Who asks why a hero cannot go further is told that its way is blocked.")
def test_why_a_hero_cannot_move_further(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=2)
    alice.controls("Enderby", zone=4)
    bob.controls("Bellona", zone=3)

    assert alice.can_move("Springer") == [-1, 0, 1]
    assert [refusal.rule for refusal in alice.why_not("Springer")] == ["HK 403.4"]
    assert alice.can_move("Enderby") == [-2, -1, 0, 1]
    assert alice.why_not("Enderby") == [], "the edge of the map is no refusal"


@rule("HK 403.4", "Friends, features and stunned enemies block nothing.")
def test_what_does_not_block(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=2)
    alice.controls("Enderby", zone=3)
    alice.finds_feature("Argo", zone=3)
    alice.finds_feature("Ignatius: Lava Lord", zone=3)
    bob.controls("Bellona", zone=3, stunned=True)

    assert alice.can_move("Springer") == [-1, 0, 1, 2]
    alice.moves("Springer", forward=2)

    assert alice.card("Springer").state.zone == 4
    assert bob.is_asked("Your turn")


@rule("HK 403.4", "A modifier that moves a card forward is blocked as well.")
def test_a_modifier_does_not_move_past_an_enemy(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=1)
    bob.controls("Bellona", zone=4)
    alice.has("Rapid Charge")

    alice.plays("Rapid Charge", with_="Springer")

    assert alice.may_choose() == ["Move Springer 1 zone forward", "Move Springer 0 zones"]


@rule("HK 403.4a", "Unblockable cards move past enemies and out of their zones.")
def test_an_unblockable_hero_is_not_blocked(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    gareon = alice.controls("Gareon", zone=3)
    bob.controls("Bellona", zone=3)
    bob.controls("Strix", zone=2)
    assert alice.can_move("Gareon") == [-2, -1, 0, 1, 2]

    alice.moves("Gareon", forward=2)

    assert gareon.zone == 5


@rule("HK 403.4a", "What is given unblockable for a round ignores blockers for that round.")
def test_unblockable_for_a_round(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", "Enderby", zone=3)
    bob.controls("Bellona", zone=3)
    alice.has("Avoidance")
    assert alice.can_move("Springer") == [-2, -1, 0]

    alice.plays("Avoidance", with_="Enderby")
    bob.passes()

    assert alice.can_move("Springer") == [-2, -1, 0, 1, 2]


@rule(
    "HK 403.5",
    "HK 403.5.2",
    "HK 403.5.3",
    "A hero that is put into a zone is not moved: nothing blocks it and no combat is offered.",
)
def test_putting_is_not_moving(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    klaus = bob.controls("Klaus", zone=1)
    bob.has("Slipstream")
    alice.controls("Springer", zone=4)
    alice.controls("Enderby", zone=2)

    bob.plays("Slipstream", with_="Klaus")
    bob.chooses("Zone 4")

    assert klaus.zone == 4, "past Springer, into Enderby’s zone"
    assert alice.is_asked("Your turn"), "no combat was offered"


@rule("HK 403.5", "What triggers on moving into a zone does not trigger on being put there.")
def test_a_trap_does_not_catch_what_is_put_into_its_zone(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    bob.controls("Klaus", zone=1)
    bob.has("Set a Trap")
    springer = alice.controls("Springer", zone=2)
    alice.has("Sprint")
    bob.plays("Set a Trap")
    bob.chooses("Zone 3")

    alice.plays("Sprint")
    alice.chooses("Zone 3")

    assert springer.zone == 3
    assert springer.ready
    assert not springer.stunned


@rule("HK 403.5", "A hero may be put into a zone from another area, and a feature may be put into a zone.")
def test_what_can_be_put_into_a_zone(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    bob.controls("Klaus", zone=3)
    bob.has("Designated Hitter", "Bellona")
    argo = alice.finds_feature("Argo", zone=1)
    alice.controls("Springer", zone=1)

    bob.plays("Designated Hitter")
    bob.chooses("Bellona")
    bob.passes()
    alice.uses("Springer", "Push the Argo")

    assert bob.card("Bellona").zone == 3
    assert argo.zone == 2


@rule(
    "HK 403.1", "HK 103.3", "Who can only move 1 zone is moved no farther by others, unless it is so only on its own."
)
@pytest.mark.parametrize(("words", "farthest"), [("", 1), (" on my own", 2)])
def test_a_slow_hero_is_not_moved_far(table: Table, words: str, farthest: int) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    slow = alice.controls(card_saying(f"I can only move 1 zone{words}.", "Snail"), zone=1)
    alice.has(action("Move target hero up to 2 zones.", "Push"))
    assert alice.can_move("Snail") == [0, 1]

    alice.plays("Push", at="Snail")
    assert ("Move Snail 2 zones forward" in table.labels) is (farthest == 2)
    alice.chooses(f"Move Snail {farthest} zone{'s' if farthest > 1 else ''} forward")

    assert slow.zone == 1 + farthest
    assert bob.is_asked("Your turn")


@rule("HK 403.5.3", "HK 403.3a", "Who is put elsewhere after a move may start no combat there.")
def test_a_hero_put_elsewhere_after_its_move_starts_no_combat(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    springer = alice.controls("Springer", zone=1)
    alice.controls(
        card_saying("Whenever a friendly hero moves into my zone, put it 1 zone forward.", "Usher"), zone=2
    )
    bob.controls("Bellona", zone=3)

    alice.moves("Springer", forward=1)

    assert springer.zone == 3, "with Bellona, but put there"
    assert bob.is_asked("Your turn")


@rule("HK 403.3", "HK 400.11a", "A hero that left play and came back is another one, which has not moved.")
def test_a_hero_that_comes_back_after_its_move_starts_no_combat(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    springer = alice.controls("Springer", zone=1)
    returning = "return it to its owner's hand. Put a hero card from your hand into my zone"
    alice.controls(card_saying(f"Whenever a friendly hero moves into my zone, {returning}.", "Usher"), zone=2)
    bob.controls("Bellona", zone=4)

    alice.moves("Springer", forward=1)

    assert springer.zone == 2
    assert springer.ready, "as it comes into play"
    assert bob.is_asked("Your turn")


@rule("HK 403.3", "HK 401.3", "A combat is started by the player who moved the hero, if it is still theirs.")
@pytest.mark.parametrize("charmed", [True, False])
def test_a_hero_taken_over_after_its_move_starts_no_combat(table: Table, charmed: bool) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    springer = alice.controls("Springer", zone=1)
    alice.controls("Enderby", zone=2)
    text = "Whenever an enemy hero moves into my zone, gain control of it this round." if charmed else ""
    bob.controls(card_saying(text, "Charmer"), zone=4)

    alice.moves("Springer", forward=1)

    assert springer.controller == ("Bob" if charmed else "Alice")
    assert alice.is_asked("Start a combat?") is not charmed
    assert bob.is_asked("Your turn") is charmed, "who did not move it"


@rule("HK 403.2", "HK 403.4", "What nobody controls is moved as the mover sees the map, and nobody is in its way.")
def test_an_obstacle_that_nobody_controls_is_moved(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    gargoyle = bob.finds_feature("Gargoyle", zone=2)
    alice.controls("Springer", zone=3)
    bob.has(action("Move target obstacle up to 2 zones forward.", "Push"))

    bob.plays("Push", at="Gargoyle")
    bob.chooses("Move Gargoyle 2 zones forward")

    assert gargoyle.state.zone == 2, "Bob’s zone 4"
    assert alice.is_asked("Your turn")


@rule("HK 403.1", "HK 103.2", "Where the mission lets heroes move farther, slow ones do so too.")
def test_the_mission_lets_a_slow_hero_move_farther(table: Table) -> None:
    text = "Put Argo into zone 1.\nAll heroes can move up to 3 zones forward.\nIf the Argo is in zone 5, you win."
    mission = card_saying(text, "Row the Argo", type="mission", subtype="trainingMission")
    alice, _bob = table.huntik("Alice", "Bob", mission=mission)
    alice.controls(card_saying("I can only move 1 zone.", "Snail"), zone=2)
    alice.controls(card_saying("I can move up to 3 zones.", "Hare"), zone=1)

    assert alice.can_move("Snail") == [-1, 0, 1, 2, 3]
    assert alice.can_move("Hare") == [0, 1, 2, 3]


@rule("HK 403.1", "HK 103.2", "The mission moves even what can’t move; another card does not.")
def test_the_mission_moves_what_cannot_move(table: Table) -> None:
    moving = "At the start of each round, move all lead heroes 1 zone forward."
    text = f"Put Argo into zone 1.\n{moving}\nIf the Argo is in zone 5, you win."
    mission = card_saying(text, "Row the Argo", type="mission", subtype="trainingMission")
    alice, bob = table.huntik("Alice", "Bob", mission=mission)
    rock = alice.controls(card_saying("I can't move.", "Rock"), zone=2)
    alice.has(action("Move target hero 1 zone forward.", "Push"))

    alice.plays("Push", at="Rock")
    assert rock.zone == 2
    end_round(alice, bob)

    assert rock.zone == 3


@rule("HK 403.5.3", "A hero that is put elsewhere after its move has not ended it there: no combat is offered.")
@pytest.mark.parametrize(
    ("text", "offered"), [("When I move into a zone, put me 1 zone forward.", False), ("", True)]
)
def test_no_combat_where_a_hero_was_put_after_its_move(table: Table, text: str, offered: bool) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying(text, "Skater"), zone=1)
    bob.controls("Bellona", zone=3 if text else 4)

    alice.moves("Skater", forward=1)

    assert alice.card("Skater").zone == (3 if text else 2)
    assert alice.is_asked("combat") is offered


@rule("HK 403.4", "When the enemy that stood in the way has moved off, the way is free; and the other way round.")
def test_the_way_is_free_once_the_enemy_is_gone(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=2)
    alice.controls("Enderby", zone=1)
    bob.controls("Suit", zone=3)
    bob.controls("Strix", zone=1)
    assert alice.can_move("Springer") == [-1, 0, 1]

    alice.moves("Enderby")
    assert bob.can_move("Suit") == [-2, -1, 0, 1]
    bob.moves("Suit", back=2)

    assert alice.can_move("Springer") == [-1, 0, 1, 2]
    alice.passes()
    assert bob.can_move("Strix") == [0, 1, 2]


@rule("HK 403.1", "HK 403.4", "For either player forward is the way to the other side, from every zone.")
@pytest.mark.parametrize("who", ["Alice", "Bob"])
@pytest.mark.parametrize(
    ("zone", "moves"), [(1, [0, 1, 2]), (2, [-1, 0, 1, 2]), (4, [-2, -1, 0, 1]), (5, [-2, -1, 0])]
)
def test_both_players_move_alike(table: Table, who: str, zone: int, moves: list[int]) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn=who)
    player = alice if who == "Alice" else bob
    player.controls("Springer", zone=zone)

    assert player.can_move("Springer") == moves


@rule("HK 103.3", "Who cannot move is told so in the words of the card to blame.")
def test_the_card_that_keeps_a_hero_is_quoted(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=2)
    bob.controls(card_saying("Enemy heroes can't move.", "Warden"), zone=3)

    refusal = alice.why_not("Springer")[0]

    assert (refusal.rule, refusal.blame, refusal.words) == ("HK 103.3", "Warden", "Enemy heroes can't move.")


@rule("HK 403.1", "What a hero may do is put in words: no zone, one zone, or so many zones.")
def test_moves_in_words(table: Table) -> None:
    alice, _ = table.huntik("Alice", "Bob")
    alice.controls("Springer", zone=3)
    words = [option.label for option in alice.must_decide().options if option.kind == "move"]

    assert sorted(words) == [
        "Move Springer 0 zones",
        "Move Springer 1 zone back",
        "Move Springer 1 zone forward",
        "Move Springer 2 zones back",
        "Move Springer 2 zones forward",
    ]
