"""Cards of preconstructed decks that change numbers on other cards, or offer one of several things, as printed."""

from __future__ import annotations

import pytest

from quickening.games.shadowfist.definitions import Printed
from quickening.games.shadowfist.meaning.texts import read_text
from quickening.text.reader import NotRead
from tests.cards.shadowfist_corpus import MARKS, printed
from tests.shadowfist_table import ShadowfistPlayer, character, event, resolve, site, table_until
from tests.table import Table

pytestmark = MARKS


def goat(title: str) -> Printed:
    return printed(title, "yearofthegoat")


def raises(player: ShadowfistPlayer, words: str) -> None:
    """The player names a number by the first words of the choice."""
    player.table.answer(next(o for o in player.must_decide().options if o.label.startswith(words)))


# -- one number ---------------------------------------------------------------------------------------------------


def blackboard(table: Table) -> tuple[ShadowfistPlayer, ShadowfistPlayer]:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(goat("The Blackboard"))
    alice.controls("Hero", character("Pupil", 3, "Turn :: Gain 1 Power."), at="The Blackboard")
    bob.controls("River", "Bruiser")
    return alice, bob


def test_the_blackboard_raises_a_figure_until_the_end_of_the_turn(table: Table) -> None:
    alice, _ = blackboard(table)

    alice.uses("The Blackboard", "Hero")
    raises(alice, "Raise Fighting 4 to 5")
    resolve(table)

    assert alice.card("Hero").fighting == 5
    assert not alice.can("use", "The Blackboard")
    alice.ends_turn()
    resolve(table)
    assert alice.card("Hero").fighting == 4


def test_the_blackboard_raises_a_number_in_the_text(table: Table) -> None:
    alice, _ = blackboard(table)
    before = alice.power

    alice.uses("The Blackboard", "Pupil")
    raises(alice, "Raise 1 to 2 in")
    resolve(table)
    alice.uses("Pupil")
    resolve(table)

    assert alice.power == before + 2


def test_the_blackboard_makes_no_number_zero_and_reaches_no_other_place(table: Table) -> None:
    alice, _ = blackboard(table)

    alice.does("use", "The Blackboard")
    there = {option.name for option in alice.must_decide().options}
    alice.chooses("Pupil")
    offered = [option.label.split(" in ")[0] for option in alice.must_decide().options]

    assert there == {"Hero", "Pupil"}
    assert offered == ["Raise cost 1 to 2", "Raise Fighting 3 to 4", "Lower Fighting 3 to 2", "Raise 1 to 2"]


# -- all numbers --------------------------------------------------------------------------------------------------


def test_a_junkyard_engineer_raises_every_number_of_a_text_but_no_word(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", goat("Junkyard Engineer"))
    alice.controls(
        character("Tinker", 2, "Toughness: 1. Turn :: Gain 1 Power and draw one card.", provides="{tek}"), "Hero"
    )
    bob.controls("River")
    before = alice.power, len(alice.hand)

    alice.uses("Junkyard Engineer", "Tinker")
    resolve(table)
    assert alice.card("Tinker").bold["Toughness"] == 2
    alice.uses("Tinker")
    resolve(table)

    assert (alice.power - before[0], len(alice.hand) - before[1]) == (2, 1)
    assert alice.card("Tinker").fighting == 2
    alice.ends_turn()
    resolve(table)
    assert alice.card("Tinker").bold["Toughness"] == 1


def test_a_junkyard_engineer_changes_nothing_where_there_is_no_number(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", goat("Junkyard Engineer"), character("Scout", 2, "Stealth.", provides="{tek}"))
    bob.controls("River")

    alice.uses("Junkyard Engineer", "Scout")
    resolve(table)

    assert (alice.card("Scout").bold, alice.card("Scout").fighting) == ({"Stealth": 1}, 2)
    assert alice.is_asked("Your Main Shot")


def test_a_junkyard_engineer_targets_tek_cards_alone(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", goat("Junkyard Engineer"))
    alice.controls(character("Tinker", 2, "Toughness: 1.", provides="{tek}"), character("Wall", 2, "Toughness: 1."))
    bob.controls("River")

    alice.does("use", "Junkyard Engineer")

    assert "Wall" not in {option.name for option in table.decision.options}


# -- letters ------------------------------------------------------------------------------------------------------


def test_a_weird_scientist_counts_the_letters_of_the_first_word_of_titles(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", site("Monkey House", 9))
    alice.controls(goat("Weird Scientist"), at="Monkey House")
    bob.controls("River")

    assert (alice.card("Monkey House").body, alice.card("Hill").body, bob.card("River").body) == (6, 6, 5)


def test_a_named_number_is_changed_though_the_blackboard_is_gone(table: Table) -> None:
    alice, bob = blackboard(table)
    bob.has(event("Wrecking Ball", "Smoke target Edge or Site."))

    alice.uses("The Blackboard", "Hero")
    raises(alice, "Raise Fighting")
    table_until(table, lambda: bob.can("play", "Wrecking Ball"))
    bob.plays("Wrecking Ball", "The Blackboard")
    resolve(table)

    assert ("The Blackboard" in alice.in_play, alice.card("Hero").fighting) == (False, 5)


# -- one of three -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wanted", "fighting", "bold"),
    [("+2 Fighting", 6, {}), ("Toughness", 4, {"Toughness": 1}), ("Unstoppable", 4, {"Unstoppable": 1})],
)
def test_a_personal_assault_vehicle_gives_one_ability_of_three(
    table: Table, wanted: str, fighting: int, bold: dict[str, int]
) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero")
    alice.controls(goat("Personal Assault Vehicle"), on="Hero")
    alice.has_power(3)
    bob.controls("River")

    alice.uses("Personal Assault Vehicle")
    choose_named(table, alice, wanted)

    assert (alice.card("Hero").fighting, dict(alice.card("Hero").bold)) == (fighting, bold)
    assert alice.power == 2
    alice.ends_turn()
    resolve(table)
    assert (alice.card("Hero").fighting, dict(alice.card("Hero").bold)) == (fighting, bold)


def choose_named(table: Table, player: ShadowfistPlayer, words: str) -> None:
    """Passes until the table is quiet; wherever an option has these words, it is taken, else the last one."""
    for _ in range(60):
        decision = table.decision
        if decision.question == "Your Main Shot":
            return
        passing = [o for o in decision.options if o.kind == "pass"]
        wanted = [o for o in decision.options if words in o.label]
        table.answer((wanted or passing or [decision.options[-1]])[0])


# -- what is close and refused -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("Edge", "Turn and choose another card :: Raise or lower by two a number on the chosen card."),
        ("Edge", "Turn :: Draw a card. This cannot change a number to zero."),
        ("Character", "The printed Body of Sites at this location is equal to the number of words of their titles."),
        ("Character", "The printed Body of Sites at this location is equal to 3."),
    ],
)
def test_what_is_close_and_says_something_else_is_refused(kind: str, text: str) -> None:
    with pytest.raises(NotRead):
        read_text(kind, "Some Card", text)


def test_the_blackboard_changes_the_figures_of_a_site(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(goat("The Blackboard"))
    alice.controls(site("Annex", 6, power=2), behind="The Blackboard")
    bob.controls("River")

    alice.uses("The Blackboard")
    offered = [option.label for option in alice.must_decide().options]
    raises(alice, "Lower Body 6 to 5")
    resolve(table)

    assert offered == [
        "Raise Power 2 to 3",
        "Lower Power 2 to 1",
        "Raise Body 6 to 7",
        "Lower Body 6 to 5",
    ]
    assert alice.card("Annex").body == 5


@pytest.mark.parametrize(
    ("text", "named", "drawn"),
    [
        ("Turn :: Draw 1 card.", "Raise 1 to 2 in", 2),
        ("Turn :: Draw 2 cards.", "Lower 2 to 1 in", 1),
        ("Turn :: Draw 2 cards.", "Raise 2 to 3 in", 3),
    ],
)
def test_the_blackboard_changes_one_of_something_to_several_and_back(
    table: Table, text: str, named: str, drawn: int
) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(goat("The Blackboard"))
    alice.controls(character("Pupil", 3, text), at="The Blackboard")
    bob.controls("River")

    alice.uses("The Blackboard")
    raises(alice, named)
    resolve(table)
    alice.uses("Pupil")
    resolve(table)

    assert len(alice.hand) == drawn


def test_the_blackboard_changes_the_number_that_was_named_and_no_other(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(goat("The Blackboard"))
    alice.controls(character("Pupil", 3, "Turn :: Gain 2 Power and draw 2 cards."), at="The Blackboard")
    bob.controls("River")
    before = alice.power

    alice.uses("The Blackboard")
    table.answer([o for o in alice.must_decide().options if o.label.startswith("Lower 2 to 1 in")][-1])
    resolve(table)
    alice.uses("Pupil")
    resolve(table)

    assert (alice.power - before, len(alice.hand)) == (2, 1)


# -- Power in the Establishing Shot -------------------------------------------------------------------------------


@pytest.mark.parametrize("titles", [("Humble Beginnings", "On the Wire"), ("On the Wire", "Spirit in a Bottle")])
def test_of_two_events_only_one_generates_power_beside_the_sites(table: Table, titles: tuple[str, str]) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Hill", "Temple", "Hero")
    alice.has_power(3)
    bob.controls("River")
    bob.has(*map(goat, titles))

    alice.declares_end()
    for title in titles:
        table_until(table, lambda title=title: bob.can("play", title))
        bob.plays(title)
    resolve(table)

    assert bob.power == 1 + 2
