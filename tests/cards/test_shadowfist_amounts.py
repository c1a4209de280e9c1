"""Shadowfist's numbers and comparisons, each shown by play: resources, damage, odd and even, hands."""

from __future__ import annotations

import pytest

from tests.shadowfist_table import character, edge, event, resolve, site, state, waits_for
from tests.table import Table

BOLT = event("Bolt", "Inflict 2 damage on target Character.")


TRAP = event(
    "Trap",
    "Play when an opponent declares an attack on a Site you control and you control no Characters :: Gain 2 Power.",
)


# -- resources -----------------------------------------------------------------------------------------------------


def test_each_faction_in_the_pool_counts_once(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Envoy", "X", "X = the number of different faction resources in your pool."))
    alice.controls(character("Monk", 1, provides="{han}{han}{chi}"), character("Guard", 1, provides="{dra}"))
    bob.controls(character("Foe", 1, provides="{mon}"))

    assert alice.card("Envoy").fighting == 2


def test_toughness_for_each_faction(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(character("Envoy", 3, "Toughness: 1 for each different faction resource in your pool."))
    alice.controls(character("Monk", 1, provides="{han}{lot}{mag}"))

    assert alice.card("Envoy").bold["Toughness"] == 2


def test_power_for_what_the_smoked_card_provided(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    number = "the number of resources that Character provides"
    text = f"When this card smokes a Character in combat, gain Power equal to {number}."
    alice.controls(character("Blade", 9, text))
    bob.controls("Hill")
    bob.controls(character("Rich", 1, provides="{dra}{dra}{chi}"), at="Hill")

    alice.attacks("Hill", with_="Blade")
    bob.intercepts("Blade", with_="Rich")
    resolve(table)

    assert (bob.smoked_pile, alice.power) == (["Rich"], 13)


def test_one_kind_of_resource_that_the_subject_provides(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(character("Monk", 2, provides="{chi}{chi}{dra}"))
    alice.controls(
        state("Style", "Subject gains +X Fighting. X = 1 + the number of {chi} provided by subject."), on="Monk"
    )

    assert alice.card("Monk").fighting == 5


def test_resources_in_conditions_and_provisions(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(character("Hulk", 2, requires="{dra}", provides="{dra}{tek}"), "Giant")
    number = "the number of resources in that Character's resource conditions and resource provisions"
    alice.has(
        event("Can", f"Until the end of the turn, target Character you control gains +X Fighting. X = {number}.")
    )

    alice.plays("Can", "Hulk")
    resolve(table)

    assert (alice.card("Hulk").fighting, alice.card("Giant").fighting) == (5, 10)


def test_half_of_a_resource_in_the_pool(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(character("Mage", 1, provides="{mag}{mag}{mag}"))
    alice.controls("Hill", "Temple", turned=True)
    alice.has(event("Bend", "Unturn up to X Sites. X = one-half (round up) the {mag} in your pool."))

    alice.plays("Bend")
    assert table.decision.most == 2


# -- figures of many cards and of the card itself ------------------------------------------------------------------


def test_damage_on_other_cards(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(
        character("Widow", 2, "+X Fighting. X = the number of damage counters on other Characters you control.")
    )
    alice.controls("Giant", damage=3)
    alice.controls("Hero", damage=1)
    bob.controls("Bruiser", damage=4)

    assert alice.card("Widow").fighting == 6


def test_fighting_at_the_time_it_was_turned(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    then = "X = this card's Fighting at the time it was turned."
    text = f"Turn and maintain and target a Character :: Target gains +X Fighting. {then}"
    alice.controls(character("Fletcher", 3, text), "Student")
    bob.has(event("Weaken", "Inflict 2 damage on target Character."))

    alice.uses("Fletcher", "Student")
    resolve(table)
    alice.ends_turn()
    bob.plays("Weaken", "Fletcher")
    resolve(table)

    assert (alice.card("Fletcher").fighting, alice.card("Student").fighting) == (1, 4)


@pytest.mark.parametrize(("word", "gone"), [("odd", ["Student"]), ("even", ["Bruiser", "Hero"])])
def test_odd_and_even(table: Table, word: str, gone: list[str]) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Student", "Hero", "Bruiser")
    alice.has(event("Theorem", f"Smoke all Characters whose Fighting is {word}."))

    alice.plays("Theorem")
    resolve(table)

    assert sorted(bob.smoked_pile) == gone


def test_fighting_compared_with_the_hand_of_its_own_controller(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    weak = "whose Fighting is less than the number of cards in their controller's hand"
    text = f"Cannot be intercepted by Characters {weak}."
    alice.controls(character("Detective", 4, text))
    bob.controls("Hill")
    bob.controls("Student", "Hero", at="Hill")
    bob.has(BOLT, BOLT, BOLT, BOLT)

    alice.attacks("Hill", with_="Detective")
    waits_for(bob, "Who intercepts")

    assert [option.name for option in table.decision.options if option.kind == "intercept"] == ["Hero"]


# -- how many, up to -----------------------------------------------------------------------------------------------


def test_as_many_as_there_are_resources(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Techie", 1, provides="{tek}{tek}"))
    bob.controls("Hill", "Temple", "River", face_down=True)
    alice.has(event("Scan", "You may reveal a number of Sites up to the number of {tek} resources in your pool."))

    alice.plays("Scan")
    assert (table.decision.least, table.decision.most) == (0, 2)


# -- players -------------------------------------------------------------------------------------------------------


def test_only_such_an_opponent_is_a_target(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    bob.controls("Hill", "Temple")
    carol.controls("River")
    alice.has(event("Shout", "Steal 3 Power from target opponent who controls two or more Power-generating Sites."))

    alice.plays("Shout")
    resolve(table)

    assert (alice.power, bob.power, carol.power) == (13, 7, 10)


def test_the_opponent_to_the_left(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.has(event("Gift", "You gain 2 Power, and the opponent to your left may draw a card."))

    alice.plays("Gift")
    waits_for(bob, "draw")
    bob.chooses("Yes")
    resolve(table)

    assert (alice.power, len(bob.hand), len(carol.hand)) == (12, 1, 0)


# -- effects that cancel -------------------------------------------------------------------------------------------


def test_an_effect_that_steals_power_is_answered(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(event("Bell", "Gain 1 Power."), event("Theft", "Steal 3 Power from target opponent."))
    bob.controls(
        site("Wall", text="Turn in response to an effect that would steal Power from you :: Cancel that effect.")
    )

    alice.plays("Bell")
    assert not bob.can("use", "Wall")
    resolve(table)
    alice.plays("Theft")
    bob.uses("Wall")
    resolve(table)

    assert (alice.power, bob.power) == (11, 10)


def test_what_would_cancel_is_canceled(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(event("Bell", "Gain 1 Power."), event("Stick", "Cancel an effect that cancels."))
    bob.has(event("No", "Play in response to an Event :: Cancel that Event."))

    alice.plays("Bell")
    assert not alice.can("play", "Stick")
    bob.plays("No")
    table_passes_to(table, alice)
    alice.plays("Stick")
    resolve(table)

    assert alice.power == 11


def table_passes_to(table: Table, player: object) -> None:
    while table.decision.seat != player.number:  # type: ignore[attr-defined]
        table.answer(next(option for option in table.decision.options if option.kind == "pass"))


def test_only_what_is_maintained_is_canceled(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Coach", 1, "Turn and maintain :: This card gains +4 Fighting."))
    alice.controls(character("Doctor", 1, "Turn :: Gain 1 Power."))
    bob.controls(character("Jimmy", 1, "Turn :: Cancel a turn-and-maintain effect."))

    alice.uses("Doctor")
    assert not bob.can("use", "Jimmy")
    resolve(table)
    alice.uses("Coach")
    resolve(table)
    assert alice.card("Coach").fighting == 5
    alice.does("end")
    bob.uses("Jimmy")
    resolve(table)

    assert alice.card("Coach").fighting == 1


def test_only_what_was_generated_by_turning_is_canceled(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(site("Spring", text="Turn :: Gain 3 Power."))
    alice.controls(character("Doctor", 1, "Turn :: Gain 1 Power."))
    bob.controls(site("Pool", text="Turn to cancel an effect generated by the turning of a Feng Shui Site."))

    alice.uses("Doctor")
    assert not bob.can("use", "Pool")
    resolve(table)
    alice.uses("Spring")
    bob.uses("Pool")
    resolve(table)

    assert alice.power == 11


def test_a_return_from_any_smoked_pile_is_canceled(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.has_in_smoked_pile("Hero")
    alice.has(event("Comeback", "Return a Character in your smoked pile to play."))
    bob.controls(
        site("Wigwam", text="Turn to cancel an effect that would return a card to play from any smoked pile.")
    )

    alice.plays("Comeback")
    bob.uses("Wigwam")
    resolve(table)

    assert "Hero" in alice.smoked_pile


# -- when, and what is so then -------------------------------------------------------------------------------------


def test_played_when_something_happens_and_something_is_so(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    bob.controls("Hill")
    bob.has(TRAP)

    alice.attacks("Hill", with_="Hero")
    bob.plays("Trap")
    resolve(table)

    assert bob.power == 12


def test_not_played_if_it_is_not_so(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    bob.controls("Hill", "Student")
    bob.has(TRAP)

    alice.attacks("Hill", with_="Hero")

    assert not bob.can("play", "Trap")


def test_a_trigger_with_a_condition_after_and(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Giant")
    alice.card("Giant").state.turned = True
    text = (
        "Once per turn, you may unturn subject Character when an attack is declared and subject is not an attacker."
    )
    alice.controls(state("Ready", text), on="Giant")
    bob.controls("Hill")

    alice.attacks("Hill", with_="Hero")
    waits_for(alice, "Use Ready")
    alice.does("yes")
    resolve(table)

    assert not alice.card("Giant").turned


def test_two_times_at_once(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    market = "Turn during your turn in response to an opponent's Event :: Gain Power equal to that Event's cost."
    alice.controls(site("Market", text=market))
    bob.has(event("Feast", "Gain 1 Power.", cost=3), event("Feast", "Gain 1 Power.", cost=3))
    alice.controls(edge("Idle", "Your hand size is increased by 1."))

    alice.does("end")
    bob.plays("Feast")
    alice.uses("Market")
    resolve(table)

    assert alice.power == 13


# -- what a text speaks of -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("cost", ["Turn", "Sacrifice", "Inflict 2 damage on this card", "Turn and discard a card"])
def test_that_event_is_the_one_answered_whatever_is_paid(table: Table, cost: str) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(event("Bell", "Gain 1 Power."))
    bob.controls(site("Court", text=f"{cost} in response to an opponent's Event :: Cancel that Event."))
    bob.has(BOLT)

    alice.plays("Bell")
    bob.uses("Court")
    resolve(table)

    assert (alice.power, bob.power) == (10, 10)


def test_a_card_that_turns_for_its_effect_is_not_that_character(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(event("Kill", "Smoke target Character."))
    bob.controls("Hero")
    text = "When a Character you control is smoked, turn :: Return that Character to its owner's hand."
    bob.controls(site("Clinic", text=text))

    alice.plays("Kill", "Hero")
    waits_for(bob, "Use Clinic")
    bob.does("yes")
    resolve(table)

    assert (bob.hand, bob.card("Clinic").in_play) == (["Hero"], True)
