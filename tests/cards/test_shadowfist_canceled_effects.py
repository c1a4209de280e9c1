"""Effects that are canceled before they do what they would do (SF 26.2, 26.3, 33.0)."""

from __future__ import annotations

import pytest

from quickening.games.shadowfist.meaning.texts import read_text
from quickening.text.reader import NotRead
from tests.cards.shadowfist_corpus import MARKS, printed
from tests.shadowfist_table import character, event, resolve, site, state, table_until
from tests.table import Table

pytestmark = MARKS


@pytest.mark.parametrize(("what", "may"), [("Take control of", True), ("Heal", False)])
def test_a_loyalty_officer_is_discarded_to_keep_a_character(table: Table, what: str, may: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.has(event("Lure", f"{what} target Character."))
    bob.controls("River")
    bob.controls("Hero", damage=1)
    bob.has(printed("Loyalty Officer", "redwedding"))

    alice.plays("Lure", "Hero")
    assert bob.can("use", "Loyalty Officer") is may
    if may:
        bob.uses("Loyalty Officer")
    resolve(table)

    assert bob.card("Hero").controller == "Bob"
    assert ("Loyalty Officer" in bob.toasted_pile) is may


def test_a_loyalty_officer_in_play_cannot_be_discarded(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.has(event("Lure", "Take control of target Character."))
    bob.controls("River", "Hero", printed("Loyalty Officer", "redwedding"))

    alice.plays("Lure", "Hero")

    assert not bob.can("use", "Loyalty Officer")


@pytest.mark.parametrize(("target", "may"), [("Jack Hades", True), ("Hero", False)])
def test_jack_hades_gives_up_a_vehicle_for_himself_alone(table: Table, target: str, may: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.has(event("Blast", "Inflict 9 damage on target Character."))
    bob.controls("River", "Hero", printed("Jack Hades", "boomchakalaka"))
    bob.controls(state("Bike", "Vehicle."), on="Jack Hades")

    alice.plays("Blast", target)
    assert bob.can("use", "Jack Hades") is may
    if may:
        bob.uses("Jack Hades", "Bike")
    resolve(table)

    assert ("Bike" in bob.smoked_pile) is may
    assert (target in bob.in_play) is may


@pytest.mark.parametrize(("attacker", "may"), [("Scout", True), ("Hero", False)])
def test_an_effect_that_would_change_a_target_is_canceled(table: Table, attacker: str, may: bool) -> None:
    text = "Pay 1 Power :: Cancel an effect that would change the target of this card's attack."
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Hill", "Hero", character("Scout", 3, text=text))
    alice.has_power(1)
    bob.controls("River")
    carol.controls(site("Lake"))
    bob.has(event("Detour", "Change the target of an attacker to any Site."))

    alice.attacks("River", with_=("Hero", "Scout"))
    table_until(table, lambda: bob.can("play", "Detour"))
    bob.plays("Detour", attacker, "Lake")
    table_until(table, lambda: alice.must_decide() is not None)

    assert alice.can("use", "Scout") is may


@pytest.mark.parametrize(
    "text",
    [
        "If this card is in your hand, when an opponent declares an attack, draw a card.",
        "Turn :: Cancel an effect that would gain Power.",
    ],
)
def test_what_no_rule_looks_at_is_refused(text: str) -> None:
    with pytest.raises(NotRead):
        read_text("Character", "Guard", text)
