"""Who did what is waited for, what returns, and how many are drawn, each shown by play."""

from __future__ import annotations

import pytest

from quickening.text.reader import NotRead
from tests.cards.shadowfist_corpus import MARKS, printed
from tests.shadowfist_table import character, edge, event, resolve, resolve_choosing, site
from tests.table import Table


def test_the_player_who_burned_a_site_is_the_one_who_did(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(edge("Grudge", "When a Site you control is burned, the player who burned it loses 2 Power."), "Hill")
    bob.has_power(5)
    alice.controls(character("Wrecker", 20))
    alice.has_power(0)

    alice.attacks("Hill", with_="Wrecker")
    alice.chooses_fate("Burn ... for Power")
    resolve(table)

    assert (alice.power, bob.power) == (1, 5)  # three for the burned Site, two lost


def test_what_returns_to_play_is_no_card_that_is_there(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    text = "When a Character you control is smoked, you may turn this card and pay 1 Power to return it to play."
    alice.controls(site("Vats", 6, text), "Student", "Giant")
    alice.has_power(1)
    alice.has(event("Doom", "Smoke target Character."))

    alice.plays("Doom", "Student")
    resolve_choosing(table)

    assert (alice.card("Student").in_play, alice.card("Vats").turned, alice.power) == (True, True, 0)
    assert bob.smoked_pile == []


def test_it_could_be_the_card_that_left_play_as_well() -> None:
    with pytest.raises(NotRead):
        character("Twin", 2, "When this card or a Site is smoked, return it to play.")


def test_a_card_is_drawn_for_each_site(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Tower")
    bob.controls(site("Inn"))
    alice.has(event("Harvest", "Draw a card for each Site you control."))
    held = len(alice.hand)

    alice.plays("Harvest")
    resolve(table)

    assert len(alice.hand) == held - 1 + 2


def test_a_change_of_location_is_waited_for(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Tower")
    text = "When this card changes location, it gains +2 Fighting until the end of the turn."
    alice.controls(character("Pilot", 2, text), at="Hill")
    alice.controls(character("Walker", 2), at="Hill")

    alice.moves("Walker", to="Tower")
    resolve(table)
    assert alice.card("Pilot").fighting == 2

    alice.moves("Pilot", to="Tower")
    resolve(table)
    assert alice.card("Pilot").fighting == 4


class TestPrinted:
    pytestmark = MARKS

    def test_either_price_is_paid(self, table: Table) -> None:
        alice, _ = table.shadowfist("Alice", "Bob")
        alice.controls(printed("The Petrified Man", "empireofevil"))
        for name in ("Cave", "Rift"):
            alice.controls(site(name, subtitle="Netherworld Site"))
        alice.has_power(0)

        alice.uses("The Petrified Man")
        resolve(table)

        assert (alice.card("The Petrified Man").bold["Toughness"], alice.card("Cave").turned) == (2, True)
