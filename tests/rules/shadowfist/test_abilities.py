"""SF 10. Abilities."""

from __future__ import annotations

from tests.shadowfist_table import character, edge, event, resolve, state
from tests.table import Table, rule


@rule("SF 10.0", "SF 10.1", "A continuous ability works as soon as its text is active, without generating anything.")
def test_a_continuous_ability(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Student")
    alice.has(character("Captain", 2, "Other Characters you control gain +1 Fighting."))
    bob.has(event("Stop", "Play in response to a Character :: Gain 1 Power."))

    alice.plays("Captain")

    assert alice.card("Student").fighting == 2
    assert len(table.game.effects) == 1
    resolve(table)


@rule("SF 10.2", "A conditional ability works while its condition holds.")
def test_a_conditional_ability(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Raider", 3, "+2 Fighting while attacking."))
    bob.controls("Hill")
    assert alice.card("Raider").fighting == 3

    alice.attacks("Hill", with_="Raider")
    resolve(table)

    assert bob.card("Hill").damage == 5
    assert alice.card("Raider").fighting == 3


@rule("SF 10.3", "SF 10.3.1", "SF 13.0", "A Character turns to change location, and goes when that resolves.")
def test_turning_to_change_location(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "River")
    alice.controls("Hero", at="Hill")
    bob.has(event("Bell", "Gain 1 Power."))

    alice.moves("Hero", to="River")
    assert alice.card("Hero").turned
    assert alice.card("Hero").place == ["Hill"]
    resolve(table)

    assert alice.card("Hero").place == ["River"]
    assert not alice.can("move", "Hero")


@rule("SF 10.3.2", "SF 16.0", "A Character turns to heal all its damage, in its player's Main Shot.")
def test_turning_to_heal(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Bruiser", damage=4)
    bob.controls("Giant", damage=1)
    alice.has(event("Bell", "Gain 1 Power."))
    alice.plays("Bell")
    assert not bob.can("heal", "Giant")
    resolve(table)

    alice.heals("Bruiser")
    resolve(table)

    assert alice.card("Bruiser").damage == 0
    assert alice.card("Bruiser").turned


@rule("SF 10.4", "SF 22.2.3", "Turn and maintain lasts while the card stays turned, which its player may choose.")
def test_turn_and_maintain(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Armorer", 2, "Turn and maintain and target a Character :: Target gains +3 Fighting."))
    alice.controls("Hero")
    alice.uses("Armorer", "Hero")
    resolve(table)
    assert alice.card("Hero").fighting == 7

    alice.ends_turn()
    bob.does("end")
    alice.chooses("Armorer")
    resolve(table)
    assert alice.card("Armorer").turned
    assert alice.card("Hero").fighting == 7
    alice.ends_turn()
    bob.ends_turn()

    assert not alice.card("Armorer").turned
    assert alice.card("Hero").fighting == 4


@rule("SF 10.4a", "What is maintained ends when the card is gone.")
def test_maintaining_ends_with_the_card(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(character("Armorer", 2, "Turn and maintain and target a Character :: Target gains +3 Fighting."))
    alice.controls("Hero")
    alice.has(event("Bolt", "Target a Character :: Smoke target."))
    alice.uses("Armorer", "Hero")
    resolve(table)

    alice.plays("Bolt", "Armorer")
    resolve(table)

    assert alice.card("Hero").fighting == 4


@rule("SF 10.5", "SF 10.5.2", "Only the word counter makes counters: damage and Fighting changes are none.")
def test_what_is_a_counter(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    tally = edge("Tally", "Turn :: Put 1 counter on this card.")
    alice.controls(tally)
    alice.controls("Hero", damage=1)
    alice.controls(state("Blade", "Play on a Character. Subject gains +2 Fighting."), on="Hero")

    alice.uses("Tally")
    resolve(table)

    assert alice.card("Tally").counters == 1
    assert alice.card("Hero").counters == 0


@rule("SF 10.5.1", "SF 32.0", "Counters stay when the ability that made them is gone for a while.")
def test_counters_outlast_the_ability(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    grower = character("Grower", 1, "Turn :: Put 1 counter on this card. +1 Fighting for each counter on this card.")
    alice.controls(grower)
    alice.controls("Hero")
    alice.has(event("Hush", "Target a Character :: Target's rules text is blank until the end of the turn."))
    alice.uses("Grower")
    resolve(table)
    assert alice.card("Grower").fighting == 2

    alice.plays("Hush", "Grower")
    resolve(table)
    assert alice.card("Grower").counters == 1
    assert alice.card("Grower").fighting == 1
    alice.ends_turn()

    assert alice.card("Grower").fighting == 2


@rule("SF 10.2a", "A continuous ability that begins or ceases to work generates no effect: nobody can respond to it.")
def test_nothing_is_generated_by_a_condition(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Raider", 3, "+2 Fighting while you control an Edge."), edge("Banner", ""))
    bob.has(event("Bell", "Gain 1 Power."))
    alice.has(event("Tear", "Smoke target Edge."))
    assert alice.card("Raider").fighting == 5

    alice.plays("Tear", "Banner")
    assert [one.name for one in table.game.effects] == ["Tear"]
    bob.passes()

    assert alice.card("Raider").fighting == 3
    assert not table.game.effects


@rule("SF 10.3a", "SF 16.0", "A Character without a text turns to heal, in an effect that can be responded to.")
def test_turning_to_heal_is_an_effect(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Giant", damage=4)
    bob.has(event("Bell", "Gain 1 Power."))

    alice.does("heal", "Giant")

    assert bob.can("play", "Bell")
    assert (alice.card("Giant").turned, alice.card("Giant").damage) == (True, 4)
    resolve(table)
    assert alice.card("Giant").damage == 0


@rule("SF 16.0a", "An effect that heals so much damage leaves the rest.")
def test_healing_some_damage(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Giant", damage=4)
    alice.has(event("Salve", "Heal 3 damage from target Character."))

    alice.plays("Salve", "Giant")
    resolve(table)

    assert alice.card("Giant").damage == 1


@rule(
    "SF 10.4b", "What is maintained goes on though it could not be generated now: the target may leave the location."
)
def test_what_is_maintained_need_not_stay_legal(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "River")
    text = "Turn and maintain and target a Character at this location :: Target gains +3 Fighting."
    alice.controls(character("Armorer", 2, text), at="Hill")
    alice.controls("Hero", at="Hill")

    alice.uses("Armorer", "Hero")
    resolve(table)
    alice.moves("Hero", to="River")
    resolve(table)

    assert (alice.card("Hero").place, alice.card("Hero").fighting) == (["River"], 7)
