"""Clauses of printed cards that the grammar reads: amounts that were done, cards in the hand, two verbs in one."""

from __future__ import annotations

import pytest

from quickening.games.shadowfist.definitions import CHARACTER, EVENT, SITE
from quickening.games.shadowfist.meaning.texts import read_by_grammar
from quickening.games.shadowfist.rules.players import player_facts
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


@pytest.mark.parametrize(("fate", "power"), [("Burn ... for Power", 14), ("Burn ... for victory", 10)])
def test_garden_of_bronze_is_paid_for_a_site_burned_for_power(table: Table, fate: str, power: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(printed("Garden of Bronze", "10kbullets"), site("Hut", 1))
    alice.controls("Giant")

    alice.attacks("Hut", with_="Giant")
    alice.chooses_fate(fate)
    resolve(table)

    assert bob.power == power


def test_street_fighter_strengthens_another_for_as_long_as_she_is_there(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.has(printed("Street Fighter", "boomchakalaka"), event("Bolt", "Smoke a Character."))

    alice.plays("Street Fighter")
    resolve_choosing(table, "Hero")
    strong = alice.card("Hero").fighting
    alice.plays("Bolt", "Street Fighter")
    resolve(table)

    assert strong == alice.card("Hero").fighting + 2


def test_the_player_to_your_left_steals_all_your_power(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls(printed("Feast of Souls", "7masters"))
    alice.has(event("Bolt", "Smoke an Edge."))

    alice.plays("Bolt", "Feast of Souls")
    resolve(table)

    assert (alice.power, bob.power, carol.power) == (0, 20, 10)


def test_an_opponent_may_buy_off_the_gray(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(printed("The Gray", "criticalshift"))
    alice.ends_turn()
    before = alice.power, bob.power
    bob.uses("The Gray")
    table_until(table, lambda: not bob.can("use", "The Gray"))

    assert (alice.power, bob.power) == (before[0] + 1, before[1] - 1)


def test_desolate_ridge_answers_an_event_of_whoever_played_it(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(printed("Desolate Ridge", "backforseconds"), "Giant")
    alice.controls("Hero", "Hill")
    alice.has(event("Spark", "Gain 1 Power."))

    alice.plays("Spark")
    table_until(table, lambda: bob.can("use", "Desolate Ridge"))
    bob.does("use", "Desolate Ridge")

    assert sorted(option.name for option in table.decision.options if option.name) == ["Hero", "Hill"]


@pytest.mark.parametrize(
    ("card_type", "text"),
    [
        (EVENT, "Sacrifice a Character :: Smoke all of an opponent's Characters."),
        (SITE, "Turn :: Return a Character to play from your Site structure."),
        (SITE, "Turn :: Play a Character ignoring one of the chosen resource conditions."),
        (CHARACTER, "Any opponent may pay 1 Power :: You gain 1 Power."),
    ],
)
def test_a_text_that_does_not_say_whose_or_which_is_refused(card_type: str, text: str) -> None:
    assert any(part.meaning is None for part in read_by_grammar(card_type, "Zed", text))


def test_jack_donovan_returns_to_the_hand_out_of_the_smoked_pile(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.has_in_smoked_pile(printed("Jack Donovan", "standard"))
    bob.controls(site("Hut", 1))
    alice.controls("Giant")

    alice.attacks("Hut", with_="Giant")
    alice.chooses_fate("Burn ... for Power")
    resolve(table)

    assert "Jack Donovan" in bob.hand


def test_everything_falls_apart_pays_whoever_declares_attackers(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(printed("Everything Falls Apart", "criticalshift"), "Hill")
    alice.controls("Giant", "Hero")

    alice.attacks("Hill", with_=["Giant", "Hero"])
    table_until(table, lambda: alice.power != 10)

    assert (alice.power, bob.power) == (11, 10)


def test_an_attack_declared_against_you_that_fails(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(printed("Underworld Contract", "shaolinshowdown"), "Hill", "Giant")
    alice.controls("Student")

    alice.attacks("Hill", with_="Student")
    waits_for(bob, "Who intercepts")
    bob.intercepts("Student", with_="Giant")
    table_until(table, lambda: bob.card("Underworld Contract").counters > 0)

    assert bob.card("Underworld Contract").counters == 1


def test_lusignans_automaton_holds_more_by_the_power_of_a_neighbor(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(printed("Lusignan's Automaton", "netherworld2"))
    before = player_facts(table.game, alice.number).hand_size

    bob.has_power(4)

    assert before - player_facts(table.game, alice.number).hand_size == 6
