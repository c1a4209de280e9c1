"""The log says what made something happen."""

from __future__ import annotations

import pytest

from tests.highlander_table import EDITIONS
from tests.table import Table, rule


@rule("HL1 41", "HL3 113", "HLT 53", "An attack that is blocked is told with the defense that blocked it.")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_log_names_the_defense(table: Table, edition: str) -> None:
    ann, bob = table.highlander("Ann", "Bob", edition=edition)
    ann.has("Upper Left Attack")
    bob.has("Upper Left Block")
    ann.attacks("Upper Left Attack")
    ann.ends_phase()
    bob.goes_to("defense")
    bob.defends("Upper Left Block")
    ann.begins_turn()

    assert "Upper Left Attack is blocked by Upper Left Block." in table.log


@rule(
    "HL1 45", "HL3 68", "HLT 54", "A change of Ability is told with what it was, what it is and where it comes from."
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_log_tells_where_a_change_of_ability_comes_from(table: Table, edition: str) -> None:
    ann, bob = table.highlander("Ann", "Bob", edition=edition)
    ann.has("Upper Left Attack")
    ann.attacks("Upper Left Attack")
    ann.ends_phase()
    bob.goes_to("defense")
    bob.lets_through()
    ann.begins_turn()

    assert any(line.startswith("Bob’s Ability falls from 15 to 13 (Upper Left Attack 2)") for line in table.log)
