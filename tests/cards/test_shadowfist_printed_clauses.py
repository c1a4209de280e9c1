"""Clauses of printed cards that the grammar reads: amounts that were done, cards in the hand, two verbs in one."""

from __future__ import annotations

import pytest

from quickening.games.shadowfist.definitions import CHARACTER, EVENT, SITE
from quickening.games.shadowfist.meaning.texts import read_by_grammar
from tests.cards.shadowfist_corpus import MARKS, printed
from tests.shadowfist_table import character, event, resolve, resolve_choosing, site, table_until, waits_for
from tests.table import Table

pytestmark = MARKS


def test_darkness_golem_inflicts_the_cost_of_whom_it_smoked(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(printed("Darkness Golem", "empireofevil"))
    bob.controls("Hill", site("Fort", 9), character("Guard", 1, cost=2))

    alice.attacks("Hill", with_="Darkness Golem")
    waits_for(bob, "Who intercepts")
    bob.intercepts("Darkness Golem", with_="Guard")
    resolve_choosing(table, "Fort")

    assert bob.card("Fort").damage == 2


def test_data_mining_waits_for_a_title_in_the_pile_of_who_plays_it(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.has(printed("Data Mining", "empireofevil"))
    alice.has_in_smoked_pile("Student")
    bob.has_in_smoked_pile("Hero")
    alice.has("Student", "Hero")

    alice.plays("Hero")
    resolve(table)
    assert bob.power == 10

    alice.plays("Student")
    table_until(table, lambda: bob.can("play", "Data Mining"))
    bob.plays("Data Mining")
    resolve(table)

    assert bob.power == 12


def test_the_suits_look_at_a_hand_out_of_yours(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has_resources("{asc}{asc}{asc}{asc}")
    alice.has(printed("The Suits", "boomchakalaka"))
    bob.has("Hero")

    alice.uses("The Suits")
    resolve(table)

    assert (alice.toasted_pile, alice.hand) == (["The Suits"], [])


def test_helix_mine_answers_whoever_would_look_at_your_hand(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.has(printed("Helix Mine", "redwedding"))
    alice.controls("Hero", "Hill")
    bob.controls("Giant")
    alice.has(event("Peek", "Look at an opponent's hand."))

    alice.plays("Peek")
    table_until(table, lambda: bob.can("use", "Helix Mine"))
    bob.uses("Helix Mine", "Hero")
    resolve(table)

    assert (alice.smoked_pile, bob.toasted_pile) == (["Peek", "Hero"], ["Helix Mine"])


def test_damage_for_each_is_said_behind_whom_it_is_inflicted_on(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", site("Pond", 6, "Turn :: Inflict 1 damage on target Character for each Site you control."))
    bob.controls("Giant")

    alice.uses("Pond", "Giant")
    resolve(table)

    assert bob.card("Giant").damage == 2


@pytest.mark.parametrize(
    ("card_type", "text"),
    [
        (SITE, "Turn :: Cancel an effect that would return a card to your hand."),
        (SITE, "Turn :: This cannot move a Site to a position that was not previously occupied."),
        (CHARACTER, "When this card is revealed, swap the front-row Site with the back-row Site at that location."),
        (CHARACTER, "If this card is in your hand, turn a Site you control :: Gain 1 Power."),
        (EVENT, "Flip a coin until it comes up heads."),
        (EVENT, "Inflict X damage on target Character. X = the amount of damage healed."),
    ],
)
def test_what_no_rule_could_carry_out_is_refused(card_type: str, text: str) -> None:
    assert any(part.meaning is None for part in read_by_grammar(card_type, "Zed", text))
