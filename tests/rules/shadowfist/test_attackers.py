"""SF 28.1, 28.4. Who may attack and join, and what they attack."""

from __future__ import annotations

import pytest

from tests.shadowfist_table import (
    ShadowfistPlayer,
    character,
    edge,
    event,
    least,
    resolve,
    site,
    table_until,
    waits_for,
)
from tests.table import Table, rule

FEINT = event("Feint", "Change target attacker's target to target Site.")


@rule("SF 28.4", "Where an attack has several targets, each who joins is sent against one of them.")
def test_joiners_are_assigned_one_by_one(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Hero", character("Twin", 4))
    alice.has(FEINT)
    bob.controls("Tower", "Garden")
    carol.controls("Student", character("Pupil", 2), character("Monk", 3))

    alice.attacks("Tower", with_=["Hero", "Twin"])
    alice.plays("Feint", "Hero", "Garden")
    table_until(table, lambda: carol.is_asked("Who joins"))
    carol.joins(["Student", "Pupil"])
    assert carol.is_asked("What does Student attack")
    carol.chooses("Garden")
    assert carol.is_asked("What does Pupil attack")
    carol.chooses("Tower")
    resolve(table)

    assert bob.card("Garden").damage == 4 + 1
    assert bob.card("Tower").damage == 4 + 2


@rule("SF 28.4", "SF 6.2", "Who cannot attack a card cannot join an attack on it.")
def test_who_cannot_attack_a_card_does_not_join(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Hero")
    bob.controls("Temple")
    carol.controls(character("Pilgrim", 3, "Cannot attack Feng Shui Sites."), "Student")

    alice.attacks("Temple", with_="Hero")
    table_until(table, lambda: carol.is_asked("Who joins"))

    assert carol.may_choose() == ["Student"]
    carol.joins("Student")
    resolve(table)
    assert bob.card("Temple").damage == 5


@rule("SF 28.5", "SF 28.9.1", "An attack whose last attacker withdraws just before combat has ended early.")
def test_an_attack_that_ends_just_before_combat_ended_early(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Scout", 3, "Tactics."))
    bob.controls("Temple")
    bob.has(event("Bell", "Gain 1 Power."))

    alice.attacks("Temple", with_="Scout")
    table_until(table, lambda: table.game.scene.name == "combat" and alice.can("tactics", "Scout"))
    alice.does("tactics", "Scout")
    table_until(table, lambda: table.game.scene is not None and table.game.scene.name == "end of attack")

    assert bob.can("play", "Bell")
    resolve(table)


@rule("SF 28.9", "SF 28.9.1", "An attack that came to combat with its target ends with a closed scene.")
def test_an_attack_whose_attackers_fell_in_combat_did_not_end_early(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Student")
    bob.controls("Hero")
    bob.has(event("Bell", "Gain 1 Power."))

    alice.attacks("Hero", with_="Student")
    table_until(table, lambda: table.decision.question == "Your Main Shot" or alice.smoked_pile == ["Student"])

    assert not bob.can("play", "Bell")
    resolve(table)


@rule("SF 30.3.3.3", "SF 28.8", "A burned Site is in play, with its text, until everybody goes home.")
def test_a_burned_site_has_its_text_until_it_leaves(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Giant")
    bob.controls(site("Shrine", 4, "When this card is burned, turn this card :: Gain 3 Power."))

    alice.attacks("Shrine", with_="Giant")
    alice.chooses_fate("Burn ... for victory")
    table_until(table, lambda: bob.is_asked("Use Shrine"))
    bob.says_yes()
    resolve(table)

    assert bob.power == 3
    assert alice.burned_pile == ["Shrine"]


@rule("SF 28.3a", "Attackers of a Site stay where it was if the Site is put elsewhere.")
def test_attackers_stay_where_a_site_was(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    text = (
        "Rearrange a player's Site structure. This cannot move a Site to a position that was not previously occupied."
    )
    alice.controls("Hero")
    bob.controls(site("Corridor", 9, f"Turn :: {text}"), "Temple")
    bob.has(event("Bell", "Gain 1 Power."))
    alice.attacks("Temple", with_="Hero")
    there = alice.card("Hero").state.location

    table_until(table, lambda: bob.can("use", "Corridor"))
    bob.uses("Corridor", "Bob")
    waits_for(bob, "front row of location 1")
    bob.chooses("Temple")

    assert bob.locations == [["Temple"], ["Corridor"]]
    assert (alice.card("Hero").state.location, alice.card("Hero").place) == (there, ["Corridor"])
    resolve(table)
    assert (bob.card("Corridor").damage, bob.card("Temple").damage) == (4, 0)


@rule("SF 28.1.3.1a", "Who has passed interception gets no second chance when an attacker's target is changed.")
def test_no_second_chance_to_intercept(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Hero")
    bob.controls("Tower", "Garden")
    bob.has(event("Feint", "Change target attacker's target to target Site."))
    carol.controls("Hill")
    carol.controls("Bruiser", at="Hill")
    alice.attacks("Tower", with_="Hero")
    table_until(table, lambda: carol.is_asked("Who joins"))
    carol.chooses()
    table_until(table, lambda: carol.is_asked("Move Characters"))
    carol.passes()

    table_until(table, lambda: table.game.scene.name == "combat" and bob.can("play", "Feint"))
    bob.plays("Feint")
    resolve_choosing_never(table, carol)

    assert bob.card("Tower").damage + bob.card("Garden").damage + carol.card("Hill").damage == 4


def resolve_choosing_never(table: Table, player: ShadowfistPlayer) -> None:
    """Everybody passes, and this player is not asked to intercept any more."""
    while table.decision.question != "Your Main Shot":
        assert not player.is_asked("Move Characters")
        assert not player.is_asked("Who intercepts")
        table.answer(least(table))


@rule("SF 28.1.3.1b", "Where an attacker's target is changed, the interception goes on, at the new place.")
def test_interception_goes_on_after_the_target_is_changed(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Bruiser")
    bob.controls("Tower", "Garden")
    bob.controls("Student", at="Tower")
    bob.controls("Hero", at="Garden")
    carol.controls("Hill")
    bob.has(event("Feint", "Change target attacker's target to target Site."))

    alice.attacks("Tower", with_="Bruiser")
    bob.plays("Feint", "Garden")
    table_until(table, lambda: bob.is_asked("Who intercepts"))

    assert {option.name for option in table.decision.options if option.kind == "intercept"} == {"Hero"}
    bob.intercepts("Bruiser", with_="Hero")
    resolve(table)
    assert bob.smoked_pile == ["Feint", "Hero"]
    assert bob.card("Garden").damage == 2


@rule("SF 28.1", "SF 6.0", "Who may attack once without turning stays unturned the first time, not the second.")
def test_one_attack_without_turning(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    killers = "If unturned, this card may attack a Character without turning once during your Main Shot."
    alice.controls(character("Killers", 6, killers))
    bob.controls("Student", character("Pupil", 1))

    alice.attacks("Student", with_="Killers")
    resolve(table)
    assert not alice.card("Killers").turned
    alice.attacks("Pupil", with_="Killers")
    resolve(table)

    assert alice.card("Killers").turned
    assert bob.smoked_pile == ["Student", "Pupil"]


LOYALIST = character("Loyalist", 3, "Cannot be declared as an attacker unless a Unique Character is also attacking.")
QUEEN = character("Queen", 2, "Unique.")


@rule("SF 28.1", "SF 6.0", "Who attacks only beside others is not declared without them.")
def test_who_attacks_beside_others(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(LOYALIST, QUEEN, "Hero")
    bob.controls("Tower")

    alice.attacks("Tower", with_=["Loyalist", "Hero"])
    assert alice.is_asked("Who attacks"), "those two do not do: Alice is asked again"
    assert not alice.card("Hero").turned
    alice.chooses("Loyalist", "Queen")
    resolve(table)

    assert bob.card("Tower").damage == 5


@rule("SF 28.4", "SF 6.0", "Who joins attacks beside those who attack already.")
def test_who_joins_attacks_beside_the_attackers(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls(QUEEN)
    bob.controls("Tower")
    carol.controls(LOYALIST)

    alice.attacks("Tower", with_="Queen")
    table_until(table, lambda: carol.is_asked("Who joins"))
    carol.joins("Loyalist")
    resolve(table)

    assert bob.card("Tower").damage == 5


@rule("SF 28.4", "SF 6.0", "Who attacks only beside others does not join where they do not attack.")
def test_who_does_not_join_alone(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Hero")
    bob.controls("Tower")
    carol.controls(LOYALIST, "Student")

    alice.attacks("Tower", with_="Hero")
    table_until(table, lambda: carol.is_asked("Who joins"))
    carol.joins(["Loyalist", "Student"])
    assert carol.is_asked("Who joins"), "those two do not do: Carol is asked again"
    assert not carol.card("Student").turned
    carol.joins("Student")
    resolve(table)

    assert bob.card("Tower").damage == 5


@rule(
    "SF 28.1.3", "SF 9.1.2", "A Site in the back row is attacked like any other; a text that allows it adds nothing."
)
@pytest.mark.parametrize("text", ["", "May attack back-row Sites."])
def test_back_row_sites_are_attacked(table: Table, text: str) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Monsoon", 4, text))
    bob.controls("Temple")
    bob.controls("River", behind="Temple")

    alice.attacks("River", with_="Monsoon")
    resolve(table)

    assert (bob.card("Temple").damage, bob.card("River").damage) == (0, 4)


@rule("SF 28.1.3", "SF 28.1.1", "Who cannot attack Characters is offered none, alone or beside others.")
def test_who_cannot_attack_a_kind_of_card(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Pacifist", 3, "Cannot attack Characters."))
    bob.controls("Hill", "Hero")

    assert alice.can("attack", "Hill")
    assert not alice.can("attack", "Hero")
    alice.controls("Giant", "Bruiser")
    alice.does("attack", "Hero")

    assert alice.may_choose() == ["Giant", "Bruiser"]


@rule("SF 28.4", "SF 28.1.4", "Whoever was declared as an attacker has not joined the attack.")
def test_who_declares_does_not_join(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol", power=0)
    alice.controls("Hero", edge("Horn", "When a Character joins an attack, gain 1 Power."))
    bob.controls("Tower")
    carol.controls("Giant")

    alice.attacks("Tower", with_="Hero")
    table_until(table, lambda: carol.is_asked("Who joins"))
    assert alice.power == 0
    carol.joins("Giant")
    table_until(table, lambda: alice.power == 1)


@rule("SF 28.1", "SF 28.1.1", "Who cannot be the only attacker may not attack until somebody can go along.")
def test_who_cannot_attack_alone(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Timid", 3, "Cannot be declared as the only attacker."))
    bob.controls("Hill")
    assert not alice.can("attack")

    alice.controls("Student")

    assert alice.can("attack", "Hill")


@rule(
    "SF 30.3.3",
    "SF 28.8",
    "Who declared the attack chooses the Site's fate, also with no attacker left; nobody stays.",
)
def test_the_declarer_seizes_what_others_brought_down(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Hill")
    alice.controls("Student")
    bob.controls("Giant")
    carol.controls("Temple")
    carol.controls("Hero")

    alice.attacks("Temple", with_="Student")
    waits_for(bob, "join")
    bob.joins("Giant")
    carol.intercepts("Student", with_="Hero")
    alice.chooses_fate("Seize")
    waits_for(alice, "Where do you place Temple")
    alice.chooses("A new location")

    assert alice.locations == [["Hill"], ["Temple"]]
    assert alice.is_asked("Your Main Shot"), "nobody of hers is left to stay at the Temple"
    assert bob.card("Giant").in_play


@rule(
    "SF 28.1.2", "SF 22.3.2.3", "After an attack in response to the end of a turn, its player has all options again."
)
def test_the_turn_goes_on_after_an_attack_out_of_turn(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.has("Student")
    bob.controls(character("Raider", 3, "This card may attack during an opponent's turn."))

    alice.declares_end()
    bob.attacks("Hill", with_="Raider")
    resolve(table)

    assert alice.card("Hill").damage == 3
    assert alice.can("play", "Student")
    alice.declares_end()
    assert table.game.active == bob.number


@rule("SF 28.1.2", "Who claims an attack out of turn and then does not declare it leaves the turn to its player.")
def test_a_claimed_attack_is_not_declared(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    raider = character("Raider", 3, "This card may attack during an opponent's turn.")
    alice.controls("Hill")
    alice.has("Student", "Hero")
    bob.controls(raider, raider)
    alice.declares_end()
    bob.attacks("Hill", with_="Raider")
    resolve(table)

    alice.plays("Student", at="Hill")
    bob.chooses("Claim an attack for when this scene is over")
    waits_for(bob, "Declare an attack")
    bob.chooses("Do not attack")

    assert alice.can("play", "Hero")
    assert table.game.active == alice.number
