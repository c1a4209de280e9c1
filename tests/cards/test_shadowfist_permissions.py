"""Who may attack, turn and play what, and when, as the cards of several sets say."""

from __future__ import annotations

import pytest

from quickening.games.shadowfist.rules.attackers import may_attack_together
from quickening.text.reader import NotRead
from tests.cards.shadowfist_corpus import MARKS, printed
from tests.shadowfist_table import character, edge, event, resolve, resolve_choosing, site
from tests.table import Table

pytestmark = MARKS


def test_the_golden_gunman_attacks_without_others_of_his_controller(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(printed("The Golden Gunman", "netherworld2"), "Hill", "Hero", "Bruiser")
    bob.controls("River")
    gunman, hero, bruiser = (alice.card(name).number for name in ("The Golden Gunman", "Hero", "Bruiser"))

    assert may_attack_together(table.game, [gunman])
    assert may_attack_together(table.game, [hero, bruiser])
    assert not may_attack_together(table.game, [gunman, hero])

    alice.attacks("River", with_=["The Golden Gunman", "Hero"])
    assert alice.is_asked("Who attacks")
    alice.chooses("The Golden Gunman")
    resolve(table)


def test_the_black_helicopter_squad_attacks_only_beside_a_unique_character(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(printed("Black Helicopter Squad", "criticalshift"), "Hill", "Hero")
    alice.controls(character("Boss", 4, "Unique."))
    bob.controls("River")
    squad, hero, boss = (alice.card(name).number for name in ("Black Helicopter Squad", "Hero", "Boss"))

    assert not may_attack_together(table.game, [squad])
    assert not may_attack_together(table.game, [squad, hero])
    assert may_attack_together(table.game, [squad, boss])


@pytest.mark.parametrize(("beside", "turned"), [("Nuclear Power Plant", False), ("Garden", True)])
def test_a_nuclear_power_plant_keeps_its_controller_from_turning_sites_there(
    table: Table, beside: str, turned: bool
) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Garden", printed("Nuclear Power Plant", "boomchakalaka"))
    bob.controls("River")
    alice.has(event("Rest", "Turn target Site."))

    alice.plays("Rest", beside)
    resolve(table)

    assert alice.card(beside).turned == turned


def test_cargo_plane_lets_characters_be_played_in_another_main_shot(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", turn="Bob")
    alice.controls("Hill", "Hero")
    alice.controls(printed("Cargo Plane", "yearofthegoat"), on="Hero")
    bob.controls("River")
    alice.has("Student", "Temple")
    bob.has("Student")

    bob.plays("Student", at="River")

    assert alice.can("play", "Student")
    assert not alice.can("play", "Temple")
    resolve(table)


@pytest.mark.parametrize(("title", "damage"), [("Drugged!", 3), ("", 1)])
def test_damage_on_the_drugged_is_not_reduced(table: Table, title: str, damage: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    bob.controls("River", character("Rock", 9, "Toughness: 2."))
    if title:
        bob.controls(printed(title, "twofistedtales"), on="Rock")
    alice.has(event("Shot", "Inflict 3 damage on target Character."))

    alice.plays("Shot", "Rock")
    resolve(table)

    assert bob.card("Rock").damage == damage


@pytest.mark.parametrize(("theirs", "more"), [("{tek}{tek}{tek}", 1), ("{mag}{mag}{mag}", 0)])
def test_petals_attendant_compares_resources_with_each_opponent(table: Table, theirs: str, more: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(printed("Petal's Attendant", "criticalshift"), "Hill", character("Adept", 2, provides="{mag}"))
    bob.controls(character("Rival", 2, provides=theirs))
    attendant = alice.card("Petal's Attendant")

    assert attendant.fighting == attendant.state.printed.fighting + more


def test_swiss_banker_is_smoked_at_once_when_the_power_is_gone(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(printed("Swiss Banker", "netherworld2"), "Hill")
    bob.controls("River")
    alice.has_power(1)
    alice.has(event("Bribe", "Draw a card.", cost=1))

    alice.plays("Bribe")

    assert "Swiss Banker" in alice.smoked_pile
    resolve(table)


def test_railroad_workers_sell_one_of_them_for_a_site(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(printed("Railroad Workers", "shurikensandsixguns"), "Hill")
    bob.controls("River")
    alice.has("Factory")
    before = alice.power

    alice.plays("Factory", at="Hill")
    alice.triggers("Railroad Workers")
    resolve_choosing(table, "Railroad Workers")

    assert "Railroad Workers" in alice.smoked_pile
    assert alice.power == before - 2 + 1


def test_cards_of_one_side_cost_less_or_more_to_play(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    text = "Your <Cop> cards cost 1 less to play. Opponents' Events cost 1 more to play."
    alice.controls("Hill", edge("Depot", text))
    bob.controls("River")
    alice.has(character("Beat", 2, cost=3, subtitle="Cop"), character("Thug", 2, cost=3))
    bob.has(event("Ploy", "Draw a card.", cost=1))
    before = alice.power

    alice.plays("Beat", at="Hill")
    resolve(table)
    assert alice.power == before - 2
    alice.plays("Thug", at="Hill")
    bob_before = bob.power
    bob.plays("Ploy")
    resolve(table)

    assert alice.power == before - 5
    assert bob.power == bob_before - 2


@pytest.mark.parametrize(("power", "gained"), [(0, 1), (2, 0)])
def test_each_player_with_no_power_gains_some(table: Table, power: int, gained: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    bob.has_power(power)
    alice.has(event("Alms", "Each player with no Power in his or her pool gains 1 Power."))
    before = alice.power

    alice.plays("Alms")
    resolve(table)

    assert bob.power == power + gained
    assert alice.power == before


@pytest.mark.parametrize(("target", "gained"), [("Hill", 1), ("Temple", 0)])
def test_whoever_is_attacked_may_be_waited_for(table: Table, target: str, gained: int) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol", turn="Bob")
    alice.controls("Hill", edge("Watch", "When you are attacked by an opponent, gain 1 Power."))
    bob.controls("River", "Hero")
    carol.controls("Temple")
    before = alice.power

    bob.attacks(target, with_="Hero")
    resolve(table)

    assert alice.power == before + gained


@pytest.mark.parametrize("played", ["Charm", "Oath"])
def test_one_of_three_things_is_waited_for(table: Table, played: str) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", turn="Bob")
    text = "When an opponent plays an Edge, seizes a Site, or plays a Unique Character, gain 1 Power."
    alice.controls("Hill", edge("Ledger", text))
    bob.controls("River")
    bob.has(edge("Charm", "You may play <Fire> cards at -1 cost."), character("Oath", 2, "Unique."), "Student")
    before = alice.power

    bob.plays("Student", at="River")
    resolve(table)
    assert alice.power == before
    bob.plays(played, at="River" if played == "Oath" else "")
    resolve(table)

    assert alice.power == before + 1


def test_a_target_of_either_kind_is_one_target(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(printed("Jueding Bao-Fude", "netherworld"), "Hill")
    bob.controls("River", "Hero", character("Boss", 8, "Unique."))
    bob.controls(site("Shrine", 9, "Unique."))

    alice.uses("Jueding Bao-Fude")
    offered = {option.name for option in alice.must_decide().options}
    alice.chooses("Shrine")
    resolve(table)

    assert offered >= {"Boss", "Shrine"}
    assert not offered & {"Hero", "River", "Hill"}
    assert bob.card("Shrine").damage == 3
    assert bob.card("Boss").damage == 0


@pytest.mark.parametrize("words", ["during attacks you declare", "during an attack you declared"])
def test_events_are_kept_away_from_ones_own_attacks_alone(table: Table, words: str) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Envoy", 4, f"Opponents cannot play Events {words}."), "River")
    bob.controls("Hill", "Giant")
    bob.has(event("Bolt", "Inflict 1 damage on target Character."))

    alice.attacks("Hill", with_="Envoy")
    assert not bob.can("play", "Bolt")
    resolve(table)
    alice.ends_turn()
    resolve(table)
    bob.attacks("River", with_="Giant")

    assert bob.can("play", "Bolt")


def test_a_figure_grows_for_the_turns_of_others(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(character("Owl", 2, "This card gains +2 Fighting during an opponent's turn."))
    assert alice.card("Owl").fighting == 2

    alice.ends_turn()
    resolve(table)

    assert alice.card("Owl").fighting == 4


def test_a_card_that_is_cheap_during_an_attack_is_not_said_to_be_played_then() -> None:
    """SF 25.4. Characters are played outside of attacks; whether this changes that, the words leave open."""
    with pytest.raises(NotRead, match="whether it may be played then"):
        character("Host", 3, "You may play this card at no cost during an attack.")


@pytest.mark.parametrize(("target", "fighting"), [("Hill", 4), ("Bruiser", 3)])
def test_characters_grow_for_attacks_on_sites_alone(table: Table, target: str, fighting: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(edge("Fury", "Characters you control gain +1 Fighting during an attack on a Site."))
    alice.controls(character("Fighter", 3), "Temple")
    bob.controls("Hill", "Bruiser")

    alice.attacks(target, with_="Fighter")
    during = alice.card("Fighter").fighting
    resolve(table)

    assert (during, alice.card("Fighter").fighting + alice.card("Fighter").damage) == (fighting, 3)
