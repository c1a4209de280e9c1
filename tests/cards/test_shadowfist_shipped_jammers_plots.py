"""What more of the Jammers' cards do, from their printed words: saboteurs, machines, plots."""

from __future__ import annotations

import pytest

from tests.cards import shows
from tests.shadowfist_table import character, edge, event, resolve, shipped_card, site, table_until
from tests.table import Table

WALL = site("Wall", 30)
DART = event("Dart", "Smoke target Character.")
GIFT = event("Gift", "Gain 2 Power.")


@shows("Simian Sneaker")
def test_simian_sneaker_returns_as_a_site_is_seized(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", turn="Bob")
    alice.controls("Cave", "Hill")
    alice.has_in_smoked_pile("Simian Sneaker")
    bob.controls("Tower", "Giant")

    bob.attacks("Cave", with_="Giant")
    bob.chooses_fate("Seize")
    resolve(table)

    assert alice.card("Simian Sneaker").in_play


@shows("Simian Sneaker")
def test_simian_sneaker_stays_away_as_a_site_burns(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", turn="Bob")
    alice.controls("Cave", "Hill")
    alice.has_in_smoked_pile("Simian Sneaker")
    bob.controls("Tower", "Giant")

    bob.attacks("Cave", with_="Giant")
    bob.chooses_fate("Burn ... for victory")
    resolve(table)

    assert not alice.card("Simian Sneaker").in_play


@shows("Simian Sneaker")
def test_simian_sneaker_sabotages(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Simian Sneaker", "Student")
    bob.controls(WALL)

    alice.attacks("Wall", with_=["Simian Sneaker", "Student"])
    resolve(table)

    assert bob.card("Wall").damage == 2 + 1


@shows("Software Pirate")
@pytest.mark.parametrize("who", ["Alice", "Bob"])
def test_software_pirate_draws_once_a_turn(table: Table, who: str) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", turn=who)
    alice.controls("Software Pirate")
    player = alice if who == "Alice" else bob
    chip = event("Chip", "Gain 1 Power.", provides="{tek}")
    player.has(GIFT, chip, chip)
    before = len(alice.deck)

    player.plays("Gift")
    resolve(table)
    assert len(alice.deck) == before
    for _ in range(2):
        player.plays("Chip")
        table_until(table, lambda: alice.is_asked("Software Pirate") or table.decision.question == "Your Main Shot")
        if alice.is_asked("Software Pirate"):
            alice.says_yes()
        resolve(table)

    assert len(alice.deck) == before - 1


@shows("Sonic Reducer")
def test_sonic_reducer_takes_half(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Temple")
    alice.controls("Hero", character("Runner", 5), at="Hill")
    alice.controls("Giant", at="Temple")
    alice.controls("Sonic Reducer", on="Hero")

    alice.uses("Sonic Reducer")
    assert sorted(alice.may_choose()) == ["Hero", "Runner"]
    alice.chooses("Runner")
    resolve(table)

    assert (alice.card("Runner").turned, alice.card("Runner").damage) == (True, 3)
    assert alice.card("Sonic Reducer").turned


@shows("Steam-Powered Tricycle")
def test_steam_powered_tricycle_outruns_two_words(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.controls("Steam-Powered Tricycle", on="Hero")
    bob.controls(WALL, character("Fat Panda", 1), character("Big Bad Wolf", 1), "Student")

    alice.attacks("Wall", with_="Hero")
    table_until(table, lambda: bob.is_asked("Who intercepts"))
    able = {option.name for option in table.decision.options if option.kind == "intercept"}
    resolve(table)

    assert able == {"Big Bad Wolf", "Student"}
    assert bob.card("Wall").damage == 4 + 3


@shows("Steel Woolley")
def test_steel_woolley_passes_it_on(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Steel Woolley")
    bob.controls(WALL, "Hero", "Giant")

    alice.attacks("Wall", with_="Steel Woolley")
    bob.intercepts("Steel Woolley", with_="Hero")
    alice.triggers("Steel Woolley", "Giant")
    resolve(table)

    assert bob.card("Giant").damage == 4 - 1  # what was inflicted after Toughness: 1
    assert bob.card("Wall").damage == 8


@shows("Steel Woolley")
def test_steel_woolley_minds_interceptors_only(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Steel Woolley")
    bob.controls("Hill", "Giant", "Hero")

    alice.attacks("Hero", with_="Steel Woolley")
    resolve(table)

    assert not any("Steel Woolley triggers" in line for line in table.log)
    assert alice.card("Steel Woolley").damage == 3


@shows("Stolen Plans")
@pytest.mark.parametrize("behind", [True, False])
def test_stolen_plans_copies_a_gain(table: Table, behind: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(GIFT)
    if behind:
        alice.has_burned("Hill")
    bob.can_pay_for("Stolen Plans")

    alice.plays("Gift")
    table_until(table, lambda: bob.can("play", "Stolen Plans") or table.decision.question == "Your Main Shot")
    assert bob.can("play", "Stolen Plans") == behind
    if behind:
        bob.plays("Stolen Plans")
        resolve(table)
        assert (alice.power, bob.power) == (12, 12)


@shows("Stolen Plans")
def test_stolen_plans_wants_an_event_of_the_opponent(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", turn="Bob")
    alice.has_burned("Hill")
    bob.can_pay_for("Bull Market", "Stolen Plans")

    bob.plays("Bull Market")
    table_until(table, lambda: bob.can("play", "Stolen Plans") or table.decision.question == "Your Main Shot")

    assert (alice.power, bob.power) == (15, 15)
    assert not bob.can("play", "Stolen Plans")


@shows("Street Riot")
def test_street_riot_spares_attackers(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Student", "Hero")
    alice.can_pay_for("Street Riot")
    bob.controls(WALL, "Temple")
    bob.controls("Bruiser", "Giant", at="Wall")
    bob.controls(character("Monk", 3), at="Temple")

    alice.attacks("Wall", with_=["Student", "Hero"])
    table_until(table, lambda: alice.can("play", "Street Riot"))
    alice.plays("Street Riot")
    assert sorted(set(alice.may_choose())) == ["Bruiser", "Giant"]
    alice.chooses("Bruiser", "Giant")
    table_until(table, lambda: alice.is_asked("Divide 2 damage"))
    alice.chooses("Bruiser", "Giant")
    resolve(table)

    assert (bob.card("Bruiser").damage, bob.card("Giant").damage) == (1, 1)
    assert bob.card("Monk").damage == alice.card("Hero").damage == 0


@shows("The Ape is Loose!")
@pytest.mark.parametrize("ape", [True, False])
def test_the_ape_is_loose_shrugs_off_events(table: Table, ape: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Student")
    alice.can_pay_for("The Ape is Loose!")
    bob.controls(WALL)
    bob.has(DART)

    alice.attacks("Wall", with_="Hero")
    if ape:
        table_until(table, lambda: alice.can("play", "The Ape is Loose!"))
        alice.plays("The Ape is Loose!", "Hero")
        table_until(table, lambda: bob.is_asked("intercept") or not table.game.scene)
    table_until(table, lambda: bob.can("play", "Dart"))
    bob.plays("Dart", "Hero")
    resolve(table)

    assert bob.card("Wall").damage == (4 + 2 if ape else 0)
    assert alice.card("Hero").in_play == ape


@shows("Turbo Boost")
def test_turbo_boost_lasts_a_turn(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.can_pay_for("Turbo Boost")
    bob.controls(WALL)

    alice.plays("Turbo Boost", "Hero")
    resolve(table)
    assert "Mobility" in alice.card("Hero").bold
    alice.attacks("Wall", with_="Hero")
    resolve(table)
    assert bob.card("Wall").damage == 4 + 2
    alice.ends_turn()

    assert "Mobility" not in alice.card("Hero").bold


@shows("Mad Scientist")
def test_mad_scientist_is_as_printed() -> None:
    card = shipped_card("Mad Scientist")

    assert (card.cost, card.fighting, card.requires, card.provides) == (1, 1, (), ("jam", "tek"))
    assert card.abilities == ()


@shows("Stone Spirals")
@pytest.mark.parametrize("own", [True, False])
def test_stone_spirals_minds_cards_that_make_cheaper(table: Table, own: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", turn="Bob")
    alice.controls("Stone Spirals")
    if own:
        bob.controls(edge("Discount", "You may play Characters at -1 cost."))
    bob.has("Hero")

    bob.plays("Hero")
    resolve(table)

    assert bob.card("Hero").in_play
    assert alice.power == (11 if own else 10)


@shows("Stone Spirals")
@pytest.mark.parametrize("own", [True, False])
def test_stone_spirals_minds_cheaper_cards_of_cost_x(table: Table, own: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", turn="Bob")
    alice.controls("Stone Spirals")
    if own:
        bob.controls(edge("Discount", "You may play Events at -1 cost."))
    bob.has(event("Storm", "Inflict X non-combat damage on target Site.", cost="X"))

    bob.plays("Storm", "Stone Spirals", x=3)
    resolve(table)

    assert bob.power == (8 if own else 7)
    assert alice.power == (11 if own else 10)
