"""Whose card something happens to, texts copied while a card is there, and cards that others have discarded."""

from __future__ import annotations

import pytest

from quickening.games.shadowfist.meaning.texts import read_text
from quickening.text.reader import NotRead
from tests.cards.shadowfist_corpus import MARKS, printed
from tests.shadowfist_table import character, event, resolve, resolve_choosing, site, state, table_until
from tests.table import Table

pytestmark = MARKS


def test_that_opponent_is_whoever_controls_the_card_that_is_damaged(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    thief = "When this card inflicts combat damage on an opponent's Site, steal 1 Power from that opponent."
    alice.controls("Hill", character("Thief", 3, thief))
    bob.controls(site("Lake", 20))
    carol.controls(site("Mound", 20))
    before = alice.power, bob.power, carol.power

    alice.attacks("Mound", with_="Thief")
    resolve(table)

    assert (alice.power, bob.power, carol.power) == (before[0] + 1, before[1], before[2] - 1)


def test_the_eastern_king_has_a_text_for_as_long_as_its_card_is_there(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.has(
        printed("The Eastern King", "yearofthegoat"), event("Blast", "Smoke target Character with a cost of 1.")
    )
    bob.controls("River", character("Brother", 2, "Guts. Toughness: 2.", subtitle="Lodge Brother"))

    alice.plays("The Eastern King")
    resolve_choosing(table, "Brother")
    assert alice.card("The Eastern King").bold.get("Toughness") == 2

    alice.plays("Blast", "Brother")
    resolve(table)
    assert "Brother" in bob.smoked_pile
    assert "Toughness" not in alice.card("The Eastern King").bold


@pytest.mark.parametrize(("whose", "gone"), [("Bob", True), ("Alice", False)])
def test_the_displaced_answer_an_opponent_who_has_them_discarded(table: Table, whose: str, gone: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero")
    bob.controls("River")
    alice.empties_hand()
    bob.empties_hand()
    if whose == "Bob":
        alice.has(event("Raid", "Target opponent discards a card at random."))
        bob.has(printed("The Displaced", "netherworld2"))
        alice.plays("Raid", "Bob")
    else:
        alice.has(event("Raid", "Discard a card."), printed("The Displaced", "netherworld2"))
        alice.plays("Raid")
    resolve_choosing(table, "Hero", "The Displaced")

    assert ("Hero" in alice.smoked_pile) is gone


@pytest.mark.parametrize(("sites", "hurt"), [(1, 1), (3, 2)])
def test_so_much_or_more_if_something_is_so(table: Table, sites: int, hurt: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(*["Hill", "River", "Garden"][:sites])
    alice.has(
        event("Dart", "Target a Character :: Inflict X damage on target. X = 1, or 2 if you control 3 or more Sites.")
    )
    bob.controls(site("Lake"), "Giant")

    alice.plays("Dart", "Giant")
    resolve(table)

    assert bob.card("Giant").damage == hurt


def test_water_sword_comes_back_to_the_hand(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero")
    alice.controls(printed("Water Sword", "standard"), on="Hero")
    alice.controls(state("Cloak", "Play on a Character."), on="Hero")
    alice.has(event("Blast", "Smoke target Character."))
    bob.controls("River")

    alice.plays("Blast")
    alice.triggers("Water Sword")
    resolve(table)

    assert "Water Sword" in alice.hand
    assert "Cloak" in alice.smoked_pile


def test_ice_tigers_strike_those_about_to_fight_another(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Giant")
    bob.controls("River", "Hero", printed("Ice Tigers", "redwedding"), character("Idler", 5))
    alice.attacks("River", with_="Giant")
    bob.intercepts("Giant", with_="Hero")
    table_until(table, lambda: bob.can("use", "Ice Tigers"))

    bob.uses("Ice Tigers", "Giant")
    resolve(table)

    assert alice.card("Giant").damage == 2 + 4  # the Hero's Fighting in combat
    assert not bob.card("Idler").damage


@pytest.mark.parametrize(
    "text",
    [
        "When an opponent forces you to discard a Character, gain 1 Power.",
        "When two opponents attack, look at that opponent's hand.",
    ],
)
def test_what_cannot_be_told_is_refused(text: str) -> None:
    with pytest.raises(NotRead):
        read_text("Character", "Zed", text)
