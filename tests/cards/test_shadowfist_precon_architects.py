"""Cards of the preconstructed deck of the Architects of the Flesh, played as their printed words say."""

from __future__ import annotations

import pytest

from quickening.games.shadowfist.definitions import Printed
from tests.cards.shadowfist_corpus import MARKS, printed
from tests.shadowfist_table import character, event, resolve, site, table_until
from tests.table import Table

pytestmark = MARKS


def bullets(title: str) -> Printed:
    return printed(title, "10kbullets")


@pytest.mark.parametrize(("victim", "gained"), [("Hero", 2), ("Giant", 5)])
def test_vivisector_gains_the_cost_of_whoever_is_sacrificed(table: Table, victim: str, gained: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Hill", bullets("Vivisector"), "Hero")
    bob.controls("River", "Giant")

    alice.uses("Vivisector")
    assert {option.name for option in table.decision.options} == {"Hero", "Giant"}  # not itself
    alice.chooses(victim)
    resolve(table)

    assert alice.power == gained
    assert victim in (*alice.smoked_pile, *bob.smoked_pile)


def test_vivisector_gains_nothing_from_who_cannot_be_sacrificed(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Hill", bullets("Vivisector"))
    bob.controls("River", character("Rock", 3, "Cannot be sacrificed.", cost=3))

    alice.uses("Vivisector")
    resolve(table)

    assert (alice.power, bob.card("Rock").in_play) == (0, True)


def test_magog_hurts_a_site_that_does_something_while_he_attacks(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", bullets("Magog"))
    bob.controls("River", site("Spring", 8, "Turn :: Gain 1 Power."), "Student")

    alice.attacks("River", with_="Magog")
    table_until(table, lambda: bob.can("use", "Spring"))
    bob.uses("Spring")
    resolve(table)

    assert bob.card("Spring").damage == 2


def test_magog_minds_no_site_while_he_rests_and_no_character(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", turn="Bob")
    alice.controls("Hill", bullets("Magog"))
    bob.controls("River", site("Spring", 8, "Turn :: Gain 1 Power."), character("Monk", 2, "Turn :: Gain 1 Power."))

    bob.uses("Spring")
    resolve(table)
    bob.uses("Monk")
    resolve(table)

    assert (bob.card("Spring").damage, bob.card("Monk").damage) == (0, 0)


def test_cdca_scientist_draws_and_discards_as_many_as_there_are_scientists(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", bullets("CDCA Scientist"), bullets("CDCA Scientist"))
    alice.has_in_smoked_pile(bullets("CDCA Scientist"), "Hero")
    alice.has("Student", "Bruiser", event("Bolt", "Smoke target Character."))
    bob.controls("River")

    alice.plays("Bolt", "CDCA Scientist")
    alice.triggers("CDCA Scientist")
    while not alice.is_asked("Which cards do you discard"):
        table.answer(next(option for option in table.decision.options if option.kind in ("yes", "pass", "no", "x")))
    assert table.decision.most == 3  # one is left, two lie in the smoked pile
    alice.chooses("Student")
    resolve(table)

    assert alice.hand == ["Bruiser", "Filler", "Filler", "Filler"]
