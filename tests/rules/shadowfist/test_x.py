"""SF 37, 48. What a card costs, and the value of X."""

from __future__ import annotations

import pytest

from tests.shadowfist_table import card_saying, character, edge, event, resolve, table_until
from tests.table import Table, rule

HUSH = event("Hush", "Target Character's rules text is blank until the end of the turn.")


@rule("SF 37.0", "SF 37.0b", "Any number of abilities reduce a cost together; the printed cost stays what it is.")
def test_reductions_are_combined(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=5)
    throne = edge("Throne", "You may play Characters at -1 cost.")
    alice.controls(throne, throne)
    alice.has("Bruiser")

    alice.plays("Bruiser")
    resolve(table)

    assert alice.power == 5 - (3 - 2)
    assert alice.card("Bruiser").cost == 3


@rule("SF 37.0a", "SF 25.1.1", "An effect that plays a card combines with abilities, not with another such effect.")
def test_an_effect_that_plays_a_card(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=9)
    alice.controls(edge("Throne", "You may play Characters at -1 cost."))
    ground = card_saying("Turn :: Play a Character at -2 cost.", "Ground", "Site", 0)
    alice.controls(ground, ground)
    alice.has("Giant", "Hero")

    alice.uses("Ground")
    alice.uses("Ground")
    table_until(table, lambda: alice.is_asked("Which card do you play"))
    alice.chooses("Giant")
    alice.chooses("Location 1: Ground")
    assert alice.power == 9 - (5 - 2 - 1)
    table_until(table, lambda: alice.is_asked("Which card do you play"))
    assert alice.may_choose() == ["Hero"]
    resolve(table)

    assert alice.hand == ["Hero"]
    assert alice.power == 9 - (5 - 2 - 1)


@rule("SF 48.0", "X is what the text says it is.")
def test_x_is_defined_by_the_text(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Temple", "River")
    alice.controls(character("Squatter", "X", "X= the number of Sites you control."))

    assert alice.card("Squatter").fighting == 2
    alice.controls("Cave")
    assert alice.card("Squatter").fighting == 3


@rule("SF 48.0a", "SF 48.3", "For a cost of X one pays what one likes, from the least that the text allows.")
def test_a_cost_of_x(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=4)
    bob.controls("Giant")
    alice.has(event("Flame", "X must be at least 2. Inflict X damage on target Character.", cost="X"))

    alice.plays("Flame")
    assert table.labels == ["X = 2", "X = 3", "X = 4"]
    alice.chooses("X = 3")
    resolve(table)

    assert bob.card("Giant").damage == 3
    assert alice.power == 1


@rule("SF 48.1", "SF 24.8.1.3", "If the definition of X is blanked, X is 0 and the Character is smoked.")
def test_blanking_x(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Temple", "River")
    bob.controls(character("Squatter", "X", "X= the number of Sites you control."), "Hero")
    alice.has(HUSH)

    alice.plays("Hush", "Squatter")
    resolve(table)

    assert bob.smoked_pile == ["Squatter"]


@rule("SF 48.1a", "A Character whose X is 0 stays if something else gives it Fighting.")
def test_blanking_x_with_a_bonus(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Temple", "River")
    bob.controls(edge("Zeal", "Characters you control gain +1 Fighting."))
    bob.controls(character("Squatter", "X", "X= the number of Sites you control."))
    alice.has(HUSH)

    alice.plays("Hush", "Squatter")
    resolve(table)

    assert bob.card("Squatter").in_play


@rule(
    "SF 48.3", "SF 48.3a", "A card with cost X costs what was spent on it while it is in play, before any reduction."
)
def test_the_cost_of_x_is_remembered(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=4)
    alice.controls(edge("Throne", "You may play Characters at -1 cost."))
    alice.has(character("Golem", 3, cost="X"))

    alice.plays("Golem", x=3)
    resolve(table)

    assert alice.power == 4 - 2
    assert alice.card("Golem").cost == 3


@rule("SF 48.3.1", "Played at no cost, a card with cost X has the least X there may be.")
def test_x_of_a_card_that_is_played_for_free(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=4)
    alice.has(character("Golem", 3, cost="X"), event("Gift", "Play a Character at no cost."))

    alice.plays("Gift")
    table_until(table, lambda: alice.is_asked("Which card do you play"))
    alice.chooses("Golem")
    resolve(table)

    assert alice.card("Golem").in_play
    assert alice.card("Golem").cost == 0
    assert alice.power == 4


@rule("SF 48.3.1a", "Discarded for an effect, a card with cost X costs the least X there may be.")
@pytest.mark.parametrize(("text", "gained"), [("Gain 1 Power.", 0), ("X must be at least 2. Gain X Power.", 2)])
def test_x_of_a_card_that_is_discarded_for_an_effect(table: Table, text: str, gained: int) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=0)
    alice.controls(character("Pawnbroker", 3, "Discard a card :: Gain Power equal to that card's cost."))
    alice.has(event("Windfall", text, cost="X"))

    alice.uses("Pawnbroker")
    resolve(table)

    assert alice.toasted_pile == ["Windfall"]
    assert alice.power == gained


@rule("SF 48.3", "SF 48.0a", "X may be 0: then the card costs nothing.")
def test_x_may_be_nothing(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.has(event("Blaze", "Target a Character :: Inflict X damage on target.", cost="X"))
    bob.controls("Giant")

    alice.plays("Blaze", "Giant", x=0)
    resolve(table)

    assert (alice.power, bob.card("Giant").damage) == (0, 0)
    assert alice.smoked_pile == ["Blaze"]


@rule("SF 24.1.3", "SF 48.0", "X is no more than can be chosen in full: who is turned for it is no target as well.")
def test_x_is_no_more_than_there_are_cards_for(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(character("One", 1), character("Two", 1), character("Three", 1))
    alice.has(
        event(
            "Tape", "Turn X Characters you control :: X target Characters cannot intercept until the end of the turn."
        )
    )

    alice.plays("Tape")

    assert alice.is_asked("Choose X Characters you control")
    assert table.game.decision.most == 1
    alice.chooses("One")
    assert alice.is_asked("Choose X target Characters")
    alice.chooses("Two")
    resolve(table)
    assert alice.card("One").turned
    assert not alice.card("Two").turned


@rule("SF 24.1.3", "Who has chosen so that the rest cannot be chosen in full does nothing, and pays nothing.")
def test_what_cannot_be_chosen_in_full_is_not_done(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(character("One", 2), character("Two", 2), character("Three", 1), character("Four", 1))
    words = "Turn X Characters you control :: X target Characters with a Fighting of 2 cannot intercept this turn."
    alice.has(event("Tape", words))

    alice.plays("Tape")
    alice.chooses("One", "Two")

    assert not alice.card("One").turned
    assert "Tape" in alice.hand
    assert alice.can("play", "Tape")


@rule("SF 48.3", "While an Event of cost X is in the scene, its cost is what X was; afterwards X is least again.")
@pytest.mark.parametrize(("x", "for_nothing"), [(0, True), (2, False)])
def test_an_event_of_cost_x_costs_what_was_said(table: Table, x: int, for_nothing: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(event("Storm", "Inflict X non-combat damage on target Site.", cost="X"))
    alice.has(event("Again", "Return a 0-cost Event in your smoked pile to your hand.", cost=1))
    bob.controls("Temple")
    bob.can_pay_for("Secrets of Shaolin")

    alice.plays("Storm", "Temple", x=x)
    assert bob.can("play", "Secrets of Shaolin") is for_nothing
    resolve(table)
    alice.plays("Again")
    resolve(table)

    assert bob.card("Temple").damage == x
    assert alice.hand == ["Storm"]


@rule("SF 50.4b", "An Event played at a Crisis cost of 0 is a 0-cost Event.")
@pytest.mark.parametrize(("power", "for_nothing"), [(0, True), (5, False)])
def test_an_event_at_crisis_cost_has_that_cost(table: Table, power: int, for_nothing: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=power)
    alice.has(event("Panic", "Crisis: 0. Gain 2 Power.", cost=5))
    bob.can_pay_for("Secrets of Shaolin")

    alice.plays("Panic")
    if power:
        alice.chooses("Pay its cost")

    assert bob.can("play", "Secrets of Shaolin") is for_nothing


@rule("SF 48.0", "Who may pay X for what has triggered may say zero, and no more than they have.")
@pytest.mark.parametrize("x", [0, 1, 2])
def test_x_of_what_has_triggered(table: Table, x: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.has(character("Scholar", 2, "When this card enters play, you may pay X Power :: Draw X cards.", cost=1))
    alice.has_power(3)
    bob.controls("River")

    alice.plays("Scholar")
    alice.triggers("Scholar")
    assert table.labels == ["X = 0", "X = 1", "X = 2"]
    alice.chooses(f"X = {x}")
    resolve(table)

    assert (len(alice.hand), alice.power) == (x, 2 - x)


@rule("SF 48.0", "A Character whose X is what was spent on it has none if it was not played.")
def test_a_character_of_x_that_was_not_played(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    golem = character("Golem", "X", "X must be at least 2.", cost="X")
    alice.has(golem, event("Rites", "Target a Character in your smoked pile :: Return target to play."))

    alice.plays("Golem", x=3)
    resolve(table)
    assert alice.card("Golem").fighting == 3
    alice.has_in_smoked_pile(golem)
    alice.plays("Rites", "Golem")
    resolve(table)

    assert alice.in_play == ["Golem"]
    assert "Golem" in alice.smoked_pile
