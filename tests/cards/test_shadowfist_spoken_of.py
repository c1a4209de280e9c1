"""What Shadowfist's texts speak of: another, it, its controller, its subject, also when they are gone; by play."""

from __future__ import annotations

from tests.shadowfist_table import character, edge, event, resolve, site, state, waits_for
from tests.table import Table


def test_another_is_not_the_card_itself(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(site("Gardens", text="Turn :: Unturn another Site."), "Hill", "River")

    alice.uses("Gardens")

    assert sorted(option.name for option in table.decision.options) == ["Hill", "River"]


def test_another_in_a_state_is_not_its_subject(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Giant", "Student")
    gauntlet = state("Gauntlet", "Play on a Character. Turn and target another Character :: Turn target.")
    alice.controls(gauntlet, on="Hero")

    alice.uses("Gauntlet")

    assert sorted(option.name for option in table.decision.options) == ["Giant", "Student"]


def test_another_is_not_what_was_chosen_before(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Giant", "Student")
    alice.controls(
        character("Priest", 2, "Turn and sacrifice a Character and target another Character :: Turn target.")
    )

    alice.uses("Priest")
    alice.chooses("Giant")

    assert sorted(option.name for option in table.decision.options) == ["Priest", "Student"]


def test_the_controller_of_a_card_that_was_smoked(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    bob.controls(edge("Plan", "Your hand size is increased by 1."))
    alice.has(event("Favors", "Target an Edge :: Cancel and smoke target, and its controller gains 1 Power."))

    alice.plays("Favors", "Plan")
    resolve(table)

    assert (bob.smoked_pile, bob.power, alice.power) == (["Plan"], 1, 0)


def test_the_controller_of_a_smoked_card_is_not_always_its_owner(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    bob.controls("Hero")
    alice.has(event("Bribe", "Take control of target Character."))
    alice.has(event("Payoff", "Target a Character :: Smoke target. Its controller gains 2 Power."))
    alice.plays("Bribe", "Hero")
    resolve(table)

    alice.plays("Payoff", "Hero")
    resolve(table)

    assert (bob.smoked_pile, alice.power, bob.power) == (["Hero"], 2, 0)


def test_any_other_character_in_a_state_is_not_its_subject(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Student")
    bob.controls("Giant")
    alice.controls(state("Guillotine", "Turn :: Inflict 2 damage on any other Character."), on="Hero")

    alice.uses("Guillotine")

    assert sorted(option.name for option in table.decision.options) == ["Giant", "Student"]


def test_what_an_event_names_is_known_when_it_is_generated(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    bob.controls("Tower", character("Officer", 3, subtitle="Cop"), "Giant")
    text = (
        "Play when you declare an attack. Choose a designator. Characters with that designator cannot "
        "intercept this attack."
    )
    alice.has(event("Underground", text))

    alice.attacks("Tower", with_="Hero")
    alice.plays("Underground", "cop")
    waits_for(bob, "intercept")

    assert [option.label for option in table.decision.options] == ["Giant intercepts Hero", "Do not intercept"]


def test_a_sacrificed_state_still_knows_its_subject(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Giant")
    text = "Play on a Character. Sacrifice this card :: Subject gains +2 Fighting until the end of the turn."
    alice.controls(state("Banana", text), on="Hero")

    alice.uses("Banana")
    resolve(table)

    assert (alice.card("Hero").fighting, alice.smoked_pile) == (6, ["Banana"])


def test_a_sacrificed_state_still_knows_where_it_was(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Giant")
    bob.controls("Hill", "Bruiser")
    text = "Play on a Character. Sacrifice to inflict 1 damage on every Character at subject Character's location."
    alice.controls(state("Splitter", text), on="Hero")

    alice.uses("Splitter")
    resolve(table)

    assert (alice.card("Hero").damage, alice.card("Giant").damage, bob.card("Bruiser").damage) == (1, 1, 0)


def test_a_card_that_pays_with_itself_counts_what_was_on_it(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=0)
    alice.controls(
        edge("Plan", "Sacrifice to either gain X Power or draw X cards. X = the number of counters on this card.")
    )
    alice.controls(
        edge("Scheme", "Turn and remove all counters :: Gain Power equal to the number of counters on this card.")
    )
    alice.card("Plan").state.counters = alice.card("Scheme").state.counters = 3

    alice.uses("Plan")
    waits_for(alice, "Choose one")
    alice.chooses("Gain 3 Power")
    resolve(table)
    alice.uses("Scheme")
    resolve(table)

    assert alice.power == 6


BOLT = event("Bolt", "Target a Character or State :: Smoke target.")


def test_a_state_that_leaves_play_still_knows_its_subject(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Giant")
    alice.controls(state("Zeppelin", "Play on a Character. Smoke subject when this card leaves play."), on="Hero")
    alice.has(BOLT)

    alice.plays("Bolt", "Zeppelin")
    resolve(table)

    assert sorted(alice.smoked_pile) == ["Bolt", "Hero", "Zeppelin"]


def test_a_smoked_card_still_knows_where_it_was_and_what_was_on_it(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    text = (
        "When this card is smoked, inflict X damage on all Characters at this location. X = the number of counters."
    )
    alice.controls(character("Bomber", 2, text), "Giant")
    alice.card("Bomber").state.counters = 2
    bob.controls("Hill", "Bruiser")
    alice.has(BOLT)

    alice.plays("Bolt", "Bomber")
    resolve(table)

    assert (alice.card("Giant").damage, bob.card("Bruiser").damage) == (2, 0)


def test_a_subject_that_is_smoked_is_still_spoken_of(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Giant")
    text = (
        "When subject is smoked, return subject to play and inflict 1 damage on all Characters at subject's location."
    )
    bob.controls(state("Rebirth", text), on="Hero")
    alice.has(BOLT)

    alice.plays("Bolt", "Hero")
    resolve(table)

    assert alice.card("Giant").damage == 1
    assert bob.card("Hero").in_play


def test_what_was_chosen_is_spoken_of_and_not_what_was_paid_with(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    text = (
        "Turn, toast a card in your smoked pile, and choose an Event in your smoked pile :: Return the chosen Event "
        "to your hand."
    )
    alice.controls(character("Remix", 2, text))
    alice.has_in_smoked_pile("Hero", event("Bell", "Gain 1 Power."), event("Gong", "Gain 1 Power."))

    alice.uses("Remix", "Hero", "Gong")
    resolve(table)

    assert (alice.hand, alice.toasted_pile) == (["Gong"], ["Hero"])


def test_what_was_chosen_first_is_still_spoken_of(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Hero", "Giant")
    text = "Turn, choose a Character, and sacrifice a Character you control :: Smoke the chosen Character."
    alice.controls("Student", character("Priest", 2, text))

    alice.uses("Priest", "Student", "Hero")
    resolve(table)

    assert (alice.smoked_pile, bob.smoked_pile) == (["Student"], ["Hero"])


def test_what_was_sacrificed_is_not_what_was_targeted(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(character("Victim", 9))
    alice.controls(character("Lamb", 2))
    text = (
        "Target a Character and sacrifice a Character you control :: Inflict X damage on target. X = the printed "
        "Fighting of the sacrificed Character."
    )
    alice.has(event("Rite", text))

    alice.plays("Rite", "Victim")
    resolve(table)

    assert (alice.smoked_pile.count("Lamb"), bob.card("Victim").damage) == (1, 2)


def test_who_heals_itself_may_target_what_is_not_damaged(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Hill", "River")
    alice.controls(
        site("Zone", 6, "Heal 1 damage from this card and target a Site :: Cancel target until the end of the turn."),
        damage=2,
    )

    alice.uses("Zone")

    assert sorted(option.name for option in table.decision.options) == ["Hill", "River", "Zone"]


def test_what_is_healed_must_be_damaged(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Hero")
    bob.controls("Giant", damage=1)
    bob.controls("Bruiser", damage=1)
    alice.has(event("Balm", "Target a Character :: Heal target."))

    alice.plays("Balm")

    assert sorted(option.name for option in table.decision.options) == ["Bruiser", "Giant"]


def test_that_character_is_the_one_that_came_not_the_site_it_met(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Giant")
    text = "When any Character enters combat with this card, inflict 1 non-combat damage on that Character."
    bob.controls(site("Iron Works", 9, text))

    alice.attacks("Iron Works", with_="Giant")
    resolve(table)

    assert alice.card("Giant").damage == 1


def test_that_character_is_the_one_that_was_toasted_as_it_was(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Hero", "Giant")
    text = "Toast a Character you control :: Gain Power equal to that Character's printed cost."
    alice.has(event("Measures", text))

    alice.plays("Measures", "Giant")
    resolve(table)

    assert alice.power > 0
