"""What is always so, read by grammar: the printed words of real cards, shown by play with one that must not fit."""

from __future__ import annotations

import pytest

from quickening.text.reader import NotRead
from tests.shadowfist_table import character, edge, event, resolve, site, state
from tests.table import Table

BLAST = event("Blast", "Inflict 2 damage on target Character.")


def test_more_damage_for_opponents_characters_at_a_location(table: Table) -> None:
    """Shock Troops."""
    text = "Non-combat damage inflicted on opponents' Characters at this location is increased by 1."
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    bob.controls(site("Hall"))
    bob.controls("Bruiser", at="Hall")
    alice.controls(character("Troops", 3, text), at="Hall")
    alice.controls("Giant", at="Hall")
    alice.has(BLAST, event("Bang", "Inflict 2 damage on target Character."))

    alice.plays("Blast", "Bruiser")
    resolve(table)
    alice.plays("Bang", "Giant")
    resolve(table)

    assert (bob.card("Bruiser").damage, alice.card("Giant").damage) == (3, 2)


def test_damage_of_some_designators_is_none(table: Table) -> None:
    """Rah Rah Rasputine: designators in the plural, without their signs."""
    text = "Damage inflicted on Rah Rah Rasputine by Cyborgs and Abominations is reduced to 0."
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    bob.controls(character("Rah Rah Rasputine", 5, text))
    alice.controls(character("Tin", 3, subtitle="Cyborg"), character("Man", 2, subtitle="Cop"))

    alice.attacks("Rah Rah Rasputine", with_=["Tin", "Man"])
    resolve(table)

    assert bob.card("Rah Rah Rasputine").damage == 2


def test_not_to_be_intercepted_at_some_locations(table: Table) -> None:
    """Rogue Shaper."""
    text = "Mobility and cannot be intercepted while at the location of a <Netherworld> Site."
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(site("Portal", subtitle="Netherworld Feng Shui Site"))
    alice.controls("Hill")
    alice.controls(character("Shaper", 2, text), at="Portal")
    alice.controls(character("Other", 2, text), at="Hill")

    assert "Mobility" in alice.card("Shaper").bold
    assert "Mobility" not in alice.card("Other").bold


def test_no_other_states_on_a_subject(table: Table) -> None:
    """Returning to Your Roots."""
    text = "Play on a Character or Site. Subject cannot be the subject of other States."
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Giant", "Hero")
    alice.has(state("Roots", text), state("Mail", "Subject Character gains +1 Fighting."))

    alice.plays("Roots", on="Giant")
    resolve(table)
    alice.plays("Mail")
    resolve(table)

    assert alice.card("Mail").subject == "Hero"


def test_one_title_lets_a_card_do_more(table: Table) -> None:
    """Ring of Ice: a card by its title, without an article."""
    text = 'If you control "Ring of Silver", turn this card to smoke any State.'
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.controls(edge("Ring of Ice", text))
    bob.controls("Hero")
    bob.controls(state("Mail", "Subject Character gains +1 Fighting."), on="Hero")

    assert not alice.can("use", "Ring of Ice")
    alice.controls(edge("Ring of Silver", "Your hand size is increased by 1."))
    alice.ask_again()
    alice.uses("Ring of Ice")
    resolve(table)

    assert bob.smoked_pile == ["Mail"]


def test_unless_is_while_not(table: Table) -> None:
    """We Got the Funk."""
    text = "Cannot unturn unless you have two {dra} in your pool."
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.controls(character("Funk", 2, text), turned=True)
    alice.has_resources("{dra}")
    alice.ends_turn()
    bob.ends_turn()

    assert alice.card("Funk").turned
    alice.has_resources("{dra}")
    alice.ends_turn()
    bob.ends_turn()

    assert not alice.card("Funk").turned


def test_whoever_seizes_a_site_gains(table: Table) -> None:
    """The Bazaar."""
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Giant")
    bob.controls(site("Bazaar", 3, "Any player who seizes this card gains 1 Power."))

    alice.attacks("Bazaar", with_="Giant")
    alice.chooses_fate("Seize")
    resolve(table)

    assert (alice.power, bob.power) == (11, 10)


def test_power_of_a_card_while_something_is_so(table: Table) -> None:
    """Urban Monk."""
    text = (
        "If you control 3 or more Power-generating Sites, this card generates 1 Power during your Establishing Shot."
    )
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", site("Lake"))
    alice.controls(character("Monk", 2, text))

    alice.ends_turn()
    bob.ends_turn()
    two = alice.power
    alice.controls(site("River"))
    alice.ends_turn()
    bob.ends_turn()

    assert alice.power - two == two - 10 + 2


def test_a_card_comes_with_counters(table: Table) -> None:
    """Jiang Fei: said of herself, without a subject."""
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.has(character("Jiang Fei", 2, "Unique. Enters play with two counters on her.", cost=0))

    alice.plays("Jiang Fei")
    resolve(table)

    assert alice.card("Jiang Fei").counters == 2


def test_characters_that_require_a_resource(table: Table) -> None:
    """Tai Chi Student."""
    text = "+1 Fighting while you control a Character that requires {dra}."
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", character("Student", 2, text), character("Jammer", 2, requires="{jam}"))
    before = alice.card("Student").fighting
    alice.controls(character("Dragon", 2, requires="{dra}"))

    assert (before, alice.card("Student").fighting) == (2, 3)


@pytest.mark.parametrize(
    "text",
    [
        "It gains +1 Fighting if it is <Lodge>.",
        "Subject Character gains +1 Fighting against Sites.",
        "Subject Character gains Stealth or Ambush.",
    ],
)
def test_what_cannot_be_told_is_refused(text: str) -> None:
    with pytest.raises(NotRead):
        state("Claw", text)
