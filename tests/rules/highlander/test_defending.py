"""The Defense Phase: sequences, carrying over, Hidden attacks, Guards, Power Blocks."""

from __future__ import annotations

import pytest

from tests.highlander_table import EDITIONS, card_named, card_saying
from tests.table import Table, rule

EVADE = card_saying("You lose one attack this turn.", name="Evade", type="dodge", grid="XXX/XXX/XXX")


@pytest.mark.parametrize("edition", EDITIONS)
@rule("HL1 41", "HL3 63", "HLT 53", "A defense that covers every area of an attack is successful: no damage.")
def test_a_block_that_covers_the_attack_stops_it(table: Table, edition: str) -> None:
    alice, bob = table.highlander("Alice", "Bob", edition=edition)
    alice.has("Thrust")
    bob.has("Lower Left Block", "Upper Center Block")

    alice.attacks("Thrust")
    bob.goes_to("defense")
    assert not bob.can("defend", "Upper Center Block")
    bob.defends("Lower Left Block")
    bob.goes_to("attack")

    assert alice.attack("Thrust").result == "blocked"
    assert bob.pending == {}


@pytest.mark.parametrize("edition", EDITIONS)
@rule("HL1 48", "HL3 112", "HLT 163", "An attack nobody defends is successful; its damage is pending.")
def test_an_attack_without_defense_is_successful(table: Table, edition: str) -> None:
    alice, bob = table.highlander("Alice", "Bob", edition=edition)
    alice.has("Thrust")

    alice.attacks("Thrust")
    bob.lets_through()

    assert alice.attack("Thrust").result == "successful"
    assert bob.pending == {"damage": 2}
    assert bob.ability == 15


# -- the worked examples of the third edition and Type One -----------------------------------------------------------


@rule("HL3 116", "HL3 117", "HL3 118", "One block carried over stops all three attacks.")
def test_the_example_of_consecutive_attacks(table: Table) -> None:
    alice, bob = table.highlander("Player A", "Player B", edition="third")
    alice.may_attack(3)
    alice.has("Middle Left Attack", "Lower Left Attack", "Thrust")
    bob.has("Lower Left Block")

    for attack in ("Middle Left Attack", "Lower Left Attack", "Thrust"):
        alice.attacks(attack)
    bob.defends("Lower Left Block")
    bob.carries("Lower Left Block")
    bob.carries("Lower Left Block")

    assert {attack.result for attack in table.game.attacks} == {"blocked"}
    assert bob.pending == {}


@rule("HL3 119", "HL3 120", "A block is carried over past an attack that it does not cover, which is successful.")
def test_the_example_of_split_attacks(table: Table) -> None:
    alice, bob = table.highlander("Player A", "Player B", edition="third")
    alice.may_attack(3)
    alice.has("Middle Left Attack", "Upper Right Attack", "Lower Left Attack")
    bob.has("Lower Left Block")

    for attack in ("Middle Left Attack", "Upper Right Attack", "Lower Left Attack"):
        alice.attacks(attack)
    bob.defends("Lower Left Block")
    assert not bob.can("carry", "Lower Left Block")
    bob.lets_through()
    bob.carries("Lower Left Block")

    assert [attack.result for attack in table.game.attacks] == ["blocked", "successful", "blocked"]
    assert bob.pending == {"damage": 2}


@rule("HL3 121", "HL3 122", "A dodge carried over was not played against the second attack, so no ban on it applies.")
def test_the_example_of_carrying_around_a_restriction(table: Table) -> None:
    alice, bob = table.highlander("Player A", "Player B", edition="third")
    lunge = "Play in conjunction with a Basic Attack. That attack cannot be defended with a dodge from hand."
    alice.may_attack(2)
    alice.has("Middle Left Attack", "Upper Right Attack", card_saying(lunge, name="Lunge", type="edge"))
    bob.has(EVADE, EVADE)

    alice.attacks("Middle Left Attack")
    alice.attacks("Upper Right Attack", with_=["Lunge"])
    bob.defends("Evade")
    assert not bob.can("defend", "Evade")
    bob.carries("Evade")

    assert [attack.result for attack in table.game.attacks] == ["dodged", "dodged"]


@rule("HL3 124", "HL3 125", "Attacks are answered one at a time, in order, each with a defense of its own.")
def test_the_example_of_a_normal_sequence(table: Table) -> None:
    play_the_example_of_a_normal_sequence(table, "third")


@rule("HLT 120", "HLT 121", "Attacks are answered one at a time, in order, each with a defense of its own.")
def test_the_example_of_a_normal_sequence_in_type_one(table: Table) -> None:
    play_the_example_of_a_normal_sequence(table, "type-one")


def play_the_example_of_a_normal_sequence(table: Table, edition: str) -> None:
    alice, bob = table.highlander("Player A", "Player B", edition=edition)
    alice.may_attack(3)
    alice.has("Upper Center Attack", "Lower Right Attack", "Middle Left Attack")
    bob.has("Upper Center Block", "Lower Right Block", "Lower Left Block")

    for attack in ("Upper Center Attack", "Lower Right Attack", "Middle Left Attack"):
        alice.attacks(attack)
    bob.goes_to("defense")
    assert not bob.can("defend", "Lower Right Block")
    for block in ("Upper Center Block", "Lower Right Block", "Lower Left Block"):
        bob.defends(block)

    assert [attack.result for attack in table.game.attacks] == ["blocked"] * 3


PISTOL = card_saying(
    "If this attack is successful, your opponent must discard a block from their hand.",
    name="Pistol",
    type="attack",
    kinds="Ranged",
    grid="000/0X0/000",
)


@rule("HL3 126", "HL3 127", "What a successful attack does comes before the next defense is chosen.")
def test_the_example_of_a_triggered_effect(table: Table) -> None:
    play_the_example_of_a_triggered_effect(table, "third")


@rule("HLT 122", "HLT 123", "What a successful attack does comes before the next defense is chosen.")
def test_the_example_of_a_triggered_effect_in_type_one(table: Table) -> None:
    play_the_example_of_a_triggered_effect(table, "type-one")


def play_the_example_of_a_triggered_effect(table: Table, edition: str) -> None:
    alice, bob = table.highlander("Player A", "Player B", edition=edition)
    alice.may_attack(3)
    alice.has(PISTOL, "Upper Right Attack", "Middle Right Attack")
    bob.has("Upper Right Block", "Lower Center Block")

    for attack in ("Pistol", "Upper Right Attack", "Middle Right Attack"):
        alice.attacks(attack)
    bob.lets_through()
    bob.chooses("Lower Center Block")
    bob.defends("Upper Right Block")
    bob.carries("Upper Right Block")

    assert [attack.result for attack in table.game.attacks] == ["successful", "blocked", "blocked"]
    assert "Lower Center Block" in bob.discard_pile


@rule("HL3 128", "HL3 129", "Later attacks are provided for before the Exertion against the first one.")
def test_the_example_of_an_exertion(table: Table) -> None:
    play_the_example_of_an_exertion(table, "third")


@rule("HLT 124", "HLT 125", "Later attacks are provided for before the Exertion against the first one.")
def test_the_example_of_an_exertion_in_type_one(table: Table) -> None:
    play_the_example_of_an_exertion(table, "type-one")


def play_the_example_of_an_exertion(table: Table, edition: str) -> None:
    alice, bob = table.highlander("Player A", "Player B", edition=edition)
    alice.may_attack(3)
    alice.has("Upper Right Attack", "Lower Center Attack", "Middle Left Attack")
    bob.has("Lower Left Block")
    bob.has_on_top(EVADE)

    for attack in ("Upper Right Attack", "Lower Center Attack", "Middle Left Attack"):
        alice.attacks(attack)
    bob.goes_to("defense")
    bob.exerts("for a defense")
    bob.chooses("Lower Left Block")
    bob.finds("Evade")
    bob.keeps("Lower Left Block")
    bob.carries("Lower Left Block")

    assert [attack.result for attack in table.game.attacks] == ["dodged", "blocked", "blocked"]
    assert bob.pending == {}


@rule("HL3 130", "HL3 131", "Guards laid ahead are swept away by the first attack; a block is carried on.")
def test_the_example_of_an_exertion_and_a_triggered_effect(table: Table) -> None:
    play_the_example_of_an_exertion_and_a_triggered_effect(table, "third")


@rule("HLT 126", "HLT 127", "HLT 128", "Guards laid ahead are swept away by the first attack; a block is carried on.")
def test_the_example_of_an_exertion_and_a_triggered_effect_in_type_one(table: Table) -> None:
    play_the_example_of_an_exertion_and_a_triggered_effect(table, "type-one")


def play_the_example_of_an_exertion_and_a_triggered_effect(table: Table, edition: str) -> None:
    alice, bob = table.highlander("Player A", "Player B", edition=edition)
    lower_guard, upper_guard = card_named("3E-x444b"), card_named("3E-x444a")
    alice.uses_pre_game("3E-x259")
    alice.may_attack(3)
    alice.has("Upper Right Attack", "Upper Left Attack", "4H-273", "3E-x131", "3E-x131b")
    bob.has(lower_guard, upper_guard, "4H-027")
    bob.has_on_top("Upper Center Block")

    alice.attacks("Upper Right Attack", with_=["Hammer Blow", "Master's Head Shot"])
    alice.attacks("Dirty Trick")
    alice.attacks("Upper Left Attack")
    bob.goes_to("defense")
    bob.exerts("for a defense")
    bob.plays("Guard", with_=["Alertness"])
    bob.defends("Guard")
    bob.finds("Upper Center Block")
    bob.lets_through()
    bob.carries("Upper Center Block")

    assert not table.game.over
    assert "Guard" not in bob.in_play
    assert bob.is_prone
    assert bob.pending == {"damage": 4}
    assert [attack.result for attack in table.game.attacks] == ["blocked", "successful", "blocked"]


@rule("HLT 129", "HLT 130", "In the end the defender is Prone with 4 damage pending, and has kept his head.")
def test_the_end_of_the_last_example(table: Table) -> None:
    play_the_example_of_an_exertion_and_a_triggered_effect(table, "type-one")

    table.game.answer(table.decision.options[-1])
    assert not table.game.over
    assert table.game.players[1].prone
    assert sum(tally.amount for tally in table.game.tallies) == 4


def lay_a_block_and_exert_for_a_dodge(table: Table, edition: str) -> None:
    """Against two attacks Bob lays a block against the second one, and then Exerts for one against the first."""
    alice, bob = table.highlander(edition=edition)
    alice.may_attack(2)
    alice.has("Upper Left Attack", "Lower Left Attack")
    bob.has("Lower Left Block", "Lower Left Attack", "Thrust")
    bob.has_on_top(card_saying("Your opponent loses 1 Ability.", "Duck", "dodge", grid="XXX/000/000"))
    alice.attacks("Upper Left Attack")
    alice.attacks("Lower Left Attack")
    bob.goes_to("defense")
    if edition == "first":
        bob.lays_nothing()
        bob.defends("Lower Left Block")
        bob.exerts("Upper Left Attack")
        bob.finds("Duck")
    else:
        bob.exerts("for a defense")
        bob.defends("Lower Left Block")
        bob.finds("Duck")
        bob.keeps("Lower Left Block")
    bob.goes_to("attack")

    assert [attack.result for attack in table.game.attacks] == ["dodged", "blocked"]


@rule("HL3 63", "HL3 113", "The text of the defense played last counts, be it against the first attack.")
def test_the_text_of_the_defense_played_last(table: Table) -> None:
    lay_a_block_and_exert_for_a_dodge(table, "third")

    assert [(tally.seat, tally.amount) for tally in table.game.tallies] == [(0, 1)]


@rule(
    "HL1 43", "HL3 66", "HLT 54", "The last defense is the one played last; in Type One that against the last attack."
)
@pytest.mark.parametrize(("edition", "barred"), [("first", False), ("third", False), ("type-one", True)])
def test_which_defense_was_the_last(table: Table, edition: str, barred: bool) -> None:
    lay_a_block_and_exert_for_a_dodge(table, edition)

    asked = {option.name for option in table.decision.options if option.kind == "attack"}
    assert ("Lower Left Attack" in asked) is not barred


@rule(
    "HL3 79",
    "HLT 102",
    "A Hidden attack is revealed after its own defense; in Type One after all were laid, each once.",
)
@pytest.mark.parametrize("edition", ["third", "type-one"])
def test_later_attacks_are_provided_for_once(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.may_attack(2)
    alice.may_hide()
    alice.has("Upper Left Attack", "Lower Left Attack")
    alice.attacks("Upper Left Attack", hidden=True)
    alice.attacks("Lower Left Attack")
    bob.has("Upper Left Block", "Lower Left Block")

    bob.defends("Upper Left Block")
    if edition == "type-one":
        assert bob.is_asked("Lay a defense against attack 2 first?")
        bob.lays_nothing()

    assert alice.attack("Upper Left Attack").result == "blocked"
    assert bob.is_asked("Defend against Lower Left Attack")


@rule("HL3 123", "HLT 119", "Before one Exerts for a Power Block, each later attack is provided for, once.")
@pytest.mark.parametrize("edition", ["third", "type-one"])
def test_later_attacks_before_a_power_block(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.may_attack(2)
    alice.has("Upper Left Attack", "Lower Left Attack")
    alice.attacks("Upper Left Attack")
    alice.attacks("Lower Left Attack")
    alice.exerts("make Upper Left Attack a Power Blow")
    bob.has("Upper Left Block", "Lower Left Block")

    bob.defends("Upper Left Block")
    bob.exerts("Power Block")
    assert bob.is_asked("Lay a defense against attack 2 first?")
    bob.lays_nothing()

    assert alice.attack("Upper Left Attack").result == "blocked"
    assert bob.pending == {}
    assert bob.is_asked("Defend against Lower Left Attack")


@rule("HL1 41", "HL3 63", "HLT 53", "What waits for the end of a Defense Phase is done when it ends, once.")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_end_of_a_defense_phase(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    text = "At the end of your opponent's Defense Phase, your opponent loses 1 Ability."
    alice.has_in_play(card_saying(text, "Weariness", "situation"))
    alice.has("Upper Left Attack")
    alice.attacks("Upper Left Attack")
    bob.has("Upper Left Block")
    bob.defends("Upper Left Block")
    assert bob.pending == {}

    bob.goes_to("attack")

    assert bob.pending == {"loss": 1}


@rule("HLT 100", "With a Guard of an earlier turn in play no other defense is laid, a plain block neither.")
def test_no_plain_block_beside_an_old_guard(table: Table) -> None:
    alice, bob = table.highlander(edition="type-one")
    bob.has_in_play(card_saying("", "Guard", "block", kinds="Guard", grid="XXX/XXX/000"))
    bob.has("Upper Left Block")
    alice.has("Upper Left Attack")
    alice.attacks("Upper Left Attack")
    bob.goes_to("defense")

    assert not bob.can("defend", "Upper Left Block")
    assert bob.can("guard", "Guard")


@rule("HL3 88", "HLT 98", "Who has no card left to shuffle before an attack is answered does not answer it any more.")
@pytest.mark.parametrize("edition", ["third", "type-one"])
def test_collapsing_while_defending(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.has("Thrust")
    alice.attacks("Thrust")
    bob.has_endurance_of(1)
    bob.has("Lower Left Block", card_saying("Draw a card.", "Rest"))
    bob.goes_to("defense")

    bob.plays("Rest")

    assert bob.ability == 0
    assert not bob.is_asked("Defend")


@rule("HL1 49", "What a successful attack brings about comes before the next attack is settled.")
def test_consequences_come_between_attacks(table: Table) -> None:
    alice, bob = table.highlander(edition="first")
    alice.may_attack(2)
    sting = card_saying(
        "If this attack is successful, draw a card.", "Sting", "attack", grid="X00/000/000", damage="1"
    )
    alice.has(sting, "Lower Left Attack")
    alice.attacks("Sting")
    alice.attacks("Lower Left Attack")

    bob.goes_to("attack")

    told = [type(one).__name__ for one in table.game.log]
    first, second = [n for n, name in enumerate(told) if name == "AttackSucceeded"]
    assert first < told.index("Drew") < second
