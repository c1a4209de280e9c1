"""Cards of a preconstructed deck about where damage goes, what is drawn and where Sites are placed, as printed."""

from __future__ import annotations

import pytest

from quickening.games.shadowfist.definitions import Printed
from quickening.games.shadowfist.meaning.texts import read_text
from quickening.text.reader import NotRead
from tests.cards.shadowfist_corpus import MARKS, printed
from tests.cards.test_shadowfist_precon_last_decks import resolve_playing
from tests.shadowfist_table import event, resolve, site, state
from tests.table import Table

pytestmark = MARKS


def bullets(title: str) -> Printed:
    return printed(title, "10kbullets")


# -- damage that goes elsewhere ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("dealt", "amulet", "hero"), [(2, 2, 0), (3, None, 0), (5, None, 2)])
def test_the_amulet_takes_damage_until_it_is_full_and_passes_on_the_rest(
    table: Table, dealt: int, amulet: int | None, hero: int
) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero", "Bruiser")
    alice.has_resources("{mag}{mag}{mag}")
    alice.controls(bullets("Amulet of the Turtle"), on="Hero")
    alice.has(event("Bolt", f"Inflict {dealt} damage on target Character."))
    bob.controls("River")

    alice.plays("Bolt", "Hero")
    resolve(table)

    assert alice.card("Hero").damage == hero
    assert alice.card("Bruiser").damage == 0
    if amulet is None:
        assert "Amulet of the Turtle" in alice.smoked_pile
    else:
        assert alice.card("Amulet of the Turtle").damage == amulet


@pytest.mark.parametrize(("dealt", "left", "hero"), [(3, 3, 0), (6, None, 2)])
def test_a_big_rig_is_smoked_at_four_damage_and_passes_on_the_rest(
    table: Table, dealt: int, left: int | None, hero: int
) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero")
    alice.controls(printed("Big Rig", "boomchakalaka"), on="Hero")
    alice.has(event("Bolt", f"Inflict {dealt} damage on target Character."))
    bob.controls("River")

    alice.plays("Bolt", "Hero")
    resolve(table)

    assert alice.card("Hero").damage == hero
    assert ("Big Rig" in alice.smoked_pile) is (left is None)
    assert left is None or alice.card("Big Rig").damage == left


def test_the_amulet_does_not_take_what_cannot_be_redirected(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero")
    alice.has_resources("{mag}{mag}{mag}")
    alice.controls(bullets("Amulet of the Turtle"), on="Hero")
    alice.has(event("Bolt", "Inflict 2 Unstoppable damage on target Character."))
    bob.controls("River")

    alice.plays("Bolt", "Hero")
    resolve(table)

    assert (alice.card("Hero").damage, alice.card("Amulet of the Turtle").damage) == (2, 0)


def test_the_amulet_takes_combat_damage_as_well(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero")
    alice.has_resources("{mag}" * 12)
    alice.controls(bullets("Amulet of the Turtle"), on="Hero")
    bob.controls("River", "Bruiser")

    alice.attacks("Bruiser", with_="Hero")
    resolve(table)

    assert (alice.card("Hero").damage, alice.card("Amulet of the Turtle").damage) == (0, 6)
    assert bob.card("Bruiser").damage == 4


def test_pain_feedback_turns_one_combat_damage_back(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero", "Bruiser")
    alice.controls(bullets("Pain Feedback"), on="Hero")
    bob.controls("Temple")

    alice.attacks("Temple", with_=["Hero", "Bruiser"])
    resolve(table)

    assert alice.card("Hero").damage == 1
    assert alice.card("Bruiser").damage == 0


def test_pain_feedback_lets_other_damage_through(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero")
    alice.controls(bullets("Pain Feedback"), on="Hero")
    alice.controls(state("Sting", "Turn :: Subject inflicts 2 damage on target Site."), on="Hero")
    bob.controls("Temple")

    alice.attacks("Temple", with_="Hero")
    resolve(table)

    assert (bob.card("Temple").damage, alice.card("Hero").damage) == (3, 1)


# -- damage that pays -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("attacker", "gained"), [("Hero", 2), ("Student", 0)])
def test_entropy_tap_pays_half_of_the_damage_of_a_site_that_stands(table: Table, attacker: str, gained: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", attacker)
    bob.controls("Temple")
    bob.has(bullets("Entropy Tap"))
    before = bob.power

    alice.attacks("Temple", with_=attacker)
    resolve_playing(table, bob, "Entropy Tap")

    assert bob.power - before == gained


def test_entropy_tap_is_no_use_where_the_body_is_gone(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Giant")
    bob.controls("Temple")
    bob.has(bullets("Entropy Tap"))
    before = bob.power

    alice.attacks("Temple", with_="Giant")
    resolve_playing(table, bob, "Entropy Tap")

    assert bob.power == before


# -- cards that were drawn ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("held", "gained"), [(2, 1), (3, 0), (4, 1), (6, 0)])
def test_inoue_oram_pays_for_an_even_number_of_cards_drawn(table: Table, held: int, gained: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(site("Quiet Hill", 6, power=0))
    alice.controls(bullets("Inoue Oram"))
    bob.controls("River")
    alice.ends_turn()
    resolve(table)
    alice.empties_hand()
    alice.has(*["Student"] * held)
    before = alice.power

    bob.ends_turn()
    resolve(table)

    assert alice.power - before == gained


# -- where Sites are placed ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hidden", "card", "behind"), [(False, "Garden", False), (True, "Garden", True), (False, "Factory", True)]
)
def test_no_feng_shui_site_is_placed_behind_a_revealed_inner_sanctum(
    table: Table, hidden: bool, card: str, behind: bool
) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(bullets("Inner Sanctum"), face_down=hidden)
    alice.controls("Hill")
    alice.has_power(9)
    alice.has(card)
    bob.controls("River")

    alice.does("play", card)
    places = list(table.labels)

    assert bool({"Behind Inner Sanctum", "Behind a face-down Feng Shui Site"} & set(places)) is behind
    assert "Behind Hill" in places


# -- what is close and refused ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("State", "Play on a Character. Redirect all damage inflicted on subject to another Character."),
        ("State", "Play on a Character. Smoke a Character when subject accumulates 4 damage."),
        ("Event", "Play when a Site you control is turned :: Gain X Power. X = the damage inflicted."),
        ("Event", "Play when damage is inflicted on a Site :: Gain X Power. X = the damage healed."),
        ("Site", "You cannot place another Feng Shui Site at a location."),
    ],
)
def test_what_is_close_and_says_something_else_is_refused(kind: str, text: str) -> None:
    with pytest.raises(NotRead):
        read_text(kind, "Some Card", text)
