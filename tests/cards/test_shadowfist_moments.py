"""Shadowfist's moments: what triggers, what happens in place of something else, what is left to chance, by play."""

from __future__ import annotations

import pytest

from tests.shadowfist_table import card_saying, character, edge, event, resolve, site, state, waits_for
from tests.table import Table

BOLT = event("Bolt", "Target a Character :: Inflict 2 damage on target.")


def names(table: Table) -> list[str]:
    return sorted(option.name for option in table.decision.options)


# -- before and in combat ------------------------------------------------------------------------------------------


def test_combat_that_is_about_to_begin_triggers(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    bob.has_power(2)
    text = "When this card is about to enter combat with a Character, you may steal 1 Power from that opponent."
    alice.controls(character("Bandit", 3, text), character("Other", 3))
    bob.controls("Tower", "Giant")

    alice.attacks("Tower", with_=["Bandit", "Other"])
    bob.intercepts("Bandit", with_="Giant")
    waits_for(alice, "Use Bandit")
    alice.says_yes()
    resolve(table)

    assert (alice.power, bob.power) == (1, 1)


def test_before_combat_is_before_what_entering_combat_triggers(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Duelist", 3, "When this card is about to enter combat, inflict 1 damage on all Sites."))
    bob.controls("Tower", "Giant")

    alice.attacks("Tower", with_="Duelist")
    bob.intercepts("Duelist", with_="Giant")
    resolve(table)

    assert bob.card("Tower").damage == 1


def test_damage_on_all_it_is_in_combat_with(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(
        character("George", 9, "When George enters combat, inflict 1 damage on each Character he is in combat with.")
    )
    bob.controls("Tower", "Giant", "Hero")

    alice.attacks("Tower", with_="George")
    bob.intercepts("George", with_="Giant")
    resolve(table)

    assert "Giant" in bob.smoked_pile
    assert bob.card("Hero").damage == 0


@pytest.mark.parametrize(("source", "smoked"), [("Cop", ["Lab"]), ("Hood", [])])
def test_damage_by_certain_cards_triggers(table: Table, source: str, smoked: list[str]) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Fighter", 2, subtitle=source))
    bob.controls(site("Lab", 9, "Smoke this card when it is damaged by a <Cop> card."))

    alice.attacks("Lab", with_="Fighter")
    resolve(table)

    assert bob.smoked_pile == smoked


def test_an_effect_that_targets_a_card_triggers(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    bob.controls(character("Sensei", 4, "When this card is targeted by an Event, gain 1 Power."), "Hero")
    alice.has(BOLT, BOLT)

    alice.plays("Bolt", "Hero")
    resolve(table)
    assert bob.power == 0
    alice.plays("Bolt", "Sensei")
    resolve(table)

    assert bob.power == 1


# -- turns and attacks ---------------------------------------------------------------------------------------------


def test_who_attacked_this_turn(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    text = "Play on a Character. Toast subject at the end of your turn if it did not attack that turn."
    alice.controls("Hero", "Giant")
    alice.controls(state("Chosen", text), on="Hero")
    alice.controls(state("Spared", text), on="Giant")
    bob.controls("Tower")

    alice.attacks("Tower", with_="Giant")
    resolve(table)
    alice.ends_turn()
    resolve(table)

    assert alice.toasted_pile == ["Hero"]
    assert alice.card("Giant").in_play


@pytest.mark.parametrize(("damage", "counters"), [(0, 0), (5, 1)])
def test_an_attack_on_you_that_fails(table: Table, damage: int, counters: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Student")
    bob.controls("Tower", "Giant")
    bob.controls(edge("Contract", "Place a counter on this card when an attack declared against you fails."))

    alice.attacks("Tower", with_="Student")
    if damage:
        bob.intercepts("Student", with_="Giant")
    resolve(table)

    assert bob.card("Contract").counters == counters


def test_the_end_of_the_main_shot(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Child", 3, "Inflict 1 damage on this card at the end of your Main Shot."))

    alice.ends_turn()
    assert alice.card("Child").damage == 1
    bob.ends_turn()

    assert alice.card("Child").damage == 1


# -- in place of something else ------------------------------------------------------------------------------------


def test_what_would_be_smoked_is_toasted(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(
        character(
            "Eater",
            4,
            "When this card would smoke a Character by inflicting combat damage, toast that Character instead.",
        )
    )
    bob.controls("Tower", character("Prey", 2), character("Other", 2))
    alice.has(event("Bolt", "Target a Character :: Inflict 2 damage on target."))

    alice.attacks("Tower", with_="Eater")
    bob.intercepts("Eater", with_="Prey")
    resolve(table)
    alice.plays("Bolt", "Other")
    resolve(table)

    assert (bob.toasted_pile, bob.smoked_pile) == (["Prey"], ["Other"])


@pytest.mark.parametrize("instead", [True, False])
def test_what_may_happen_instead_is_asked(table: Table, instead: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(
        character("Phoenix", 2, "If this card would be smoked, you may return it to its owner's hand instead.")
    )
    alice.has(BOLT)

    alice.plays("Bolt", "Phoenix")
    waits_for(bob, "instead")
    bob.chooses("Apply Phoenix") if instead else bob.says_no()
    resolve(table)

    assert (bob.hand, bob.smoked_pile) == ((["Phoenix"], []) if instead else ([], ["Phoenix"]))


# -- chance and hands ----------------------------------------------------------------------------------------------


def test_a_random_card_of_a_kind(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.has_in_smoked_pile("Hero", "Giant", event("Bell", "Gain 1 Power."))
    alice.has(event("Comeback", "Return a random Character in your smoked pile to play."))

    alice.plays("Comeback")
    resolve(table)

    assert len({"Hero", "Giant"} & set(alice.in_play)) == 1
    assert "Bell" in alice.smoked_pile


def test_a_random_card_cannot_be_paid_where_there_is_none(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=0)
    alice.controls(site("Ground", text="Turn and toast a random Character in your smoked pile :: Gain 1 Power."))
    assert not alice.can("use", "Ground")

    alice.has_in_smoked_pile("Hero")
    alice.uses("Ground")
    resolve(table)

    assert (alice.power, alice.toasted_pile) == (1, ["Hero"])


def test_a_discard_of_your_choice_out_of_their_hand(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.has("Hero", "Giant")
    alice.has(
        event(
            "Raid",
            "Target an opponent :: You may force that opponent to discard one card of your choice.",
        )
    )

    alice.plays("Raid")
    waits_for(alice, "discard")
    alice.says_yes()
    assert names(table) == ["Giant", "Hero"]
    alice.chooses("Giant")
    resolve(table)

    assert bob.hand == ["Hero"]


def test_damage_on_one_and_on_another(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Hill", "Hero")
    alice.has(event("Blast", "Target a Character :: Inflict 3 damage on target and 1 damage on all Sites."))

    alice.plays("Blast", "Hero")
    resolve(table)

    assert (bob.card("Hero").damage, bob.card("Hill").damage) == (3, 1)


@pytest.mark.parametrize(("title", "gained"), [("Works", 1), ("Garden", 0)])
def test_nobody_sees_what_kind_of_site_is_played_face_down(title: str, gained: int, table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    bob.controls("River", character("Spy", text="When an opponent plays a Site with Body 7 or more, gain 1 Power."))
    alice.has("Garden", card_saying("", "Works", "Site", 2, body=8))

    alice.plays(title)
    resolve(table)

    assert bob.power == 10 + gained
