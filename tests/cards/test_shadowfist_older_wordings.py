"""Printings in older or other words, played as those words say."""

from __future__ import annotations

import pytest

from tests.cards.shadowfist_corpus import MARKS, printed
from tests.shadowfist_table import character, event, resolve, resolve_choosing, site, table_until
from tests.table import Table

pytestmark = MARKS


def test_charmed_life_keeps_from_being_smoked_but_not_from_damage(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.has(event("Doom", "Smoke target Character."), event("Blast", "Inflict 9 damage on target Character."))
    bob.controls("River", "Hero")
    bob.controls(printed("Charmed Life", "standard"), on="Hero")

    alice.plays("Doom")
    resolve(table)
    assert bob.card("Hero").in_play

    alice.plays("Blast")
    resolve(table)
    assert "Hero" in bob.smoked_pile


def test_inexorable_corruption_hurts_in_its_players_turns_and_stays(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.has(event("Balm", "Heal target Character."))
    bob.controls("River", "Giant")
    alice.controls(printed("Inexorable Corruption", "standard"), on="Giant")

    alice.ends_turn()
    assert bob.card("Giant").damage == 0
    bob.ends_turn()
    assert bob.card("Giant").damage == 1

    assert not alice.can("play", "Balm")


def test_butterfly_knight_attacks_once_without_turning(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", printed("Butterfly Knight", "netherworld"))
    bob.controls(site("Lake", 30))

    alice.attacks("Lake", with_="Butterfly Knight")
    resolve(table)
    assert not alice.card("Butterfly Knight").turned

    alice.attacks("Lake", with_="Butterfly Knight")
    resolve(table)
    assert alice.card("Butterfly Knight").turned


@pytest.mark.parametrize(("whose", "hurt"), [("opponent", 6), ("own", 0)])
def test_pinball_hall_answers_an_opponents_event_alone(table: Table, whose: str, hurt: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", character("Titan", 20))
    bob.controls("River", printed("Pinball Hall", "netherworld"))
    player = alice if whose == "opponent" else bob
    player.has(event("Doom", "Smoke target Site."))
    if whose == "own":
        alice.ends_turn()

    player.plays("Doom", "Pinball Hall")
    resolve_choosing(table, "Titan")

    assert alice.card("Titan").damage == hurt


def test_waterfall_sanctuary_draws_for_ones_own_character(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(printed("Waterfall Sanctuary", "netherworld2"), "Hero")
    alice.controls(printed("Charmed Life", "standard"), on="Hero")
    bob.controls("River")
    held = len(alice.hand)

    alice.uses("Waterfall Sanctuary")
    alice.says_yes()
    resolve(table)

    assert "Charmed Life" in alice.smoked_pile
    assert len(alice.hand) == held + 1


def test_gearhead_hurts_the_turned_sites_of_its_victim(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", printed("Gearhead", "netherworld"))
    bob.controls(site("Lake", 30), "River")
    bob.controls("Garden", turned=True)
    alice.attacks("Lake", with_="Gearhead")
    table_until(table, lambda: table.decision.question == "Your Main Shot")

    assert (bob.card("Garden").damage, bob.card("River").damage) == (2, 0)
