"""Cards of the preconstructed decks of Year of the Goat, played as their printed words say."""

from __future__ import annotations

import pytest

from quickening.games.shadowfist.definitions import Printed
from tests.cards.shadowfist_corpus import MARKS, printed
from tests.shadowfist_table import character, event, resolve, resolve_choosing, state, table_until
from tests.table import Table

pytestmark = MARKS


def goat(title: str) -> Printed:
    return printed(title, "yearofthegoat")


@pytest.mark.parametrize(("mine", "theirs", "damage"), [(0, 0, 4), (1, 0, 6), (2, 0, 6), (0, 1, 6), (1, 1, 8)])
def test_martial_focus_looks_at_states_on_both_sides(table: Table, mine: int, theirs: int, damage: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(goat("Martial Focus"), "Hill", "Hero")
    bob.controls("River", "Giant")
    for _ in range(mine):
        alice.controls(state("Scarf", "Play on a Character."), on="Hero")
    for _ in range(theirs):
        bob.controls(state("Hat", "Play on a Character."), on="Giant")

    alice.attacks("Giant", with_="Hero")
    resolve(table)

    assert bob.card("Giant").damage == damage


def test_martial_focus_does_nothing_for_opponents(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero")
    alice.controls(state("Scarf", "Play on a Character."), on="Hero")
    bob.controls(goat("Martial Focus"), "River", "Giant")

    alice.attacks("Giant", with_="Hero")
    resolve(table)

    assert bob.card("Giant").damage == 4


@pytest.mark.parametrize(("hurt", "may_intercept"), [(1, False), (0, True)])
def test_serge_gardinier_lets_damaged_characters_be_assassinated(
    table: Table, hurt: int, may_intercept: bool
) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(goat("Serge Gardinier"), "Hill", "Hero")
    bob.controls("River", "Bruiser")
    bob.controls("Giant", damage=hurt)
    assert not {"Assassinate", "Ambush"} & set(alice.card("Hero").bold)

    alice.attacks("Giant", with_="Hero")

    assert bob.is_asked("intercept") == may_intercept
    resolve(table)
    assert not {"Assassinate", "Ambush"} & set(alice.card("Hero").bold)


def test_serge_gardinier_gives_ambush_in_combat_with_a_damaged_interceptor(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(goat("Serge Gardinier"), "Hill", "Hero")
    bob.controls("River")
    bob.controls("Bruiser", damage=2)

    alice.attacks("River", with_="Hero")
    bob.intercepts("Hero", with_="Bruiser")
    resolve(table)

    assert "Bruiser" in bob.smoked_pile
    assert alice.card("Hero").damage == 0


def test_the_leong_brothers_return_once_weaker_and_are_then_toasted(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(goat("The Leong Brothers"), "Hill")
    printed = alice.card("The Leong Brothers").fighting
    bob.controls("River")
    alice.has(event("Bolt", "Smoke target Character."), event("Shot", "Smoke target Character."))

    alice.plays("Bolt")
    alice.triggers("The Leong Brothers")
    resolve(table)
    assert alice.card("The Leong Brothers").in_play
    assert alice.card("The Leong Brothers").fighting == printed - 3

    alice.plays("Shot")
    resolve(table)
    assert "The Leong Brothers" in alice.toasted_pile


def test_the_leong_brothers_may_stay_away(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(goat("The Leong Brothers"), "Hill")
    bob.controls("River")
    alice.has(event("Bolt", "Smoke target Character."))

    alice.plays("Bolt")
    resolve(table)

    assert "The Leong Brothers" in alice.smoked_pile


def test_the_leashed_goes_to_whoever_smoked_it_by_damage(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(goat("The Leashed"), "Hill")
    bob.controls("River")
    alice.has(event("Blast", "Inflict 20 damage on target Character."), event("Bolt", "Smoke target Character."))

    alice.game.cards[alice.anybodys("The Leashed")].controller = bob.number
    alice.game.cards[alice.anybodys("The Leashed")].owner = bob.number
    alice.ask_again()
    alice.plays("Blast")
    resolve(table)
    assert alice.card("The Leashed").in_play
    assert alice.card("The Leashed").controller == "Alice"

    alice.plays("Bolt")
    resolve(table)
    assert "The Leashed" in bob.smoked_pile


def test_grease_shack_gives_guts_and_toughness_to_who_has_guts(table: Table) -> None:
    alice, _bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", goat("Grease Shack"), "Hero", character("Rock", 3, "Guts."))

    alice.uses("Grease Shack", "Hero")
    resolve(table)
    assert alice.card("Hero").bold == {"Guts": 1}
    assert not alice.can("use", "Grease Shack")

    alice.controls(goat("Grease Shack"))
    alice.uses("Grease Shack", "Rock")
    resolve(table)
    assert alice.card("Rock").bold == {"Guts": 1, "Toughness": 1}

    alice.ends_turn()
    assert alice.card("Hero").bold == {}
    assert alice.card("Rock").bold == {"Guts": 1}


def test_cat_stance_moves_a_state_to_another_legal_subject(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero")
    bob.controls("River", "Giant", "Bruiser")
    bob.controls(state("Hat", "Play on a Character. Subject gains +2 Fighting."), on="Giant")
    alice.has(goat("Cat Stance"))

    alice.plays("Cat Stance")
    assert {option.name for option in table.decision.options} == {"Hero", "Giant", "Bruiser"}  # no Site
    alice.chooses("Hero")
    resolve(table)

    assert alice.card("Hat").subject == "Hero"
    assert (alice.card("Hero").fighting, bob.card("Giant").fighting) == (6, 10)


def test_white_wolf_brings_a_state_from_any_smoked_pile_onto_another_character(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero")
    bob.controls("River", "Giant")
    bob.has_in_smoked_pile(state("Hat", "Play on a Character."), state("Sign", "Play on a Site."), "Student")
    alice.has(goat("White Wolf"))

    alice.plays("White Wolf")
    alice.triggers("White Wolf", "Hat")
    assert {option.name for option in table.decision.options} == {"Hero", "Giant"}
    alice.chooses("Hero")
    resolve(table)

    assert alice.card("Hat").subject == "Hero"
    assert alice.card("Hat").controller == "Alice"
    assert bob.smoked_pile == ["Sign", "Student"]


def test_scroll_of_pain_toasts_two_cards_of_one_player_who_discards_two(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    bob.has_in_smoked_pile("Hero", "Giant", "Bruiser", character("Base", 1, provides="{lot}"))
    carol.has_in_smoked_pile("Hero", "Giant")
    bob.has("Hero", "Giant", "Bruiser")
    carol.has("Hero", "Giant", "Bruiser")
    alice.has(goat("Scroll of Pain"))

    alice.plays("Scroll of Pain", "Bob")
    assert {option.name for option in table.decision.options} == {"Hero", "Giant", "Bruiser"}  # no foundation
    alice.chooses("Hero", "Giant")
    resolve(table)

    assert bob.smoked_pile == ["Bruiser", "Base"]
    assert (len(bob.hand), len(carol.hand)) == (1, 3)
    assert carol.smoked_pile == ["Hero", "Giant"]


def test_horseshoe_island_in_the_front_row_draws_an_attack_onto_itself(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero")
    bob.controls("River", goat("Horseshoe Island"))

    alice.attacks("River", with_="Hero")
    table_until(table, lambda: bob.can("use", "Horseshoe Island"))
    bob.uses("Horseshoe Island")
    resolve(table)

    assert bob.card("River").damage == 0
    assert bob.card("Horseshoe Island").damage == 4


def test_horseshoe_island_does_nothing_in_the_back_row_or_without_an_attack(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero", goat("Horseshoe Island"))
    bob.controls("River")
    bob.controls(goat("Horseshoe Island"), behind="River")
    assert not alice.can("use", "Horseshoe Island")

    alice.attacks("River", with_="Hero")
    resolve(table)

    assert bob.card("River").damage == 4


def test_kitsune_returns_from_the_smoked_pile_in_front_of_an_attacker(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero")
    bob.controls("River")
    bob.has_in_smoked_pile(goat("Kitsune"))

    alice.attacks("River", with_="Hero")
    table_until(table, lambda: bob.can("use", "Kitsune"))
    bob.uses("Kitsune")
    resolve(table)

    assert bob.power == 7
    assert bob.card("River").damage == 0
    assert bob.card("Kitsune").damage == 4 or "Kitsune" in bob.smoked_pile


def test_kitsune_needs_an_opponents_attacker_and_three_power(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=2)
    alice.controls("Hill", "Hero")
    alice.has_in_smoked_pile(goat("Kitsune"))
    bob.controls("River")
    bob.has_in_smoked_pile(goat("Kitsune"))
    assert not alice.can("use", "Kitsune")

    alice.attacks("River", with_="Hero")
    resolve(table)

    assert bob.card("River").damage == 4


@pytest.mark.parametrize(("victims", "gained"), [(1, 0), (2, 1), (3, 1)])
def test_rainforest_bridge_counts_characters_smoked_at_the_same_time(table: Table, victims: int, gained: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls(goat("Rainforest Bridge"))
    bob.controls("River", *["Student"] * victims)
    alice.has(event("Gas", "Smoke all Characters."))

    alice.plays("Gas")
    resolve_choosing(table)

    assert alice.power == gained
    assert alice.card("Rainforest Bridge").turned == bool(gained)


def test_rainforest_bridge_does_not_count_one_after_the_other(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls(goat("Rainforest Bridge"))
    bob.controls("River", "Student", "Hero")
    alice.has(event("Bolt", "Smoke target Character."), event("Shot", "Smoke target Character."))

    alice.plays("Bolt", "Student")
    resolve(table)
    alice.plays("Shot")
    resolve(table)

    assert (alice.power, bob.smoked_pile) == (0, ["Student", "Hero"])


def test_honor_and_glory_helps_in_combat_with_the_target_alone(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero")
    alice.controls(goat("Honor and Glory"), on="Hero")
    bob.controls("River", "Bruiser", "Giant")

    alice.uses("Honor and Glory", "Bruiser")
    resolve(table)
    assert alice.card("Hero").bold == {}

    alice.attacks("Bruiser", with_="Hero")  # Ambush leaves 2 Fighting to strike back, and Toughness: 2 takes that
    resolve(table)
    assert (bob.card("Bruiser").damage, alice.card("Hero").damage) == (4, 0)


def test_honor_and_glory_does_nothing_in_combat_with_somebody_else(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero")
    alice.controls(goat("Honor and Glory"), on="Hero")
    bob.controls("River", "Bruiser", character("Boxer", 3))

    alice.uses("Honor and Glory", "Bruiser")
    resolve(table)
    alice.attacks("Boxer", with_="Hero")
    resolve(table)

    assert (bob.smoked_pile, alice.card("Hero").damage) == (["Boxer"], 3)


@pytest.mark.parametrize(("cost", "damage"), [(3, 4), (4, 0), (5, 0)])
def test_origami_fortress_is_not_hurt_by_whoever_costs_as_much_as_its_body(
    table: Table, cost: int, damage: int
) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", character("Foe", 4, cost=cost))
    fortress = goat("Origami Fortress")
    bob.controls(fortress, damage=fortress.body - 4)
    assert bob.card("Origami Fortress").body == 4

    alice.attacks("Origami Fortress", with_="Foe")
    table_until(table, lambda: alice.is_asked("becomes") or alice.is_asked("Main Shot"))

    assert alice.is_asked("becomes") == bool(damage)


def test_death_masque_gives_subject_the_text_of_its_target_in_place_of_its_own(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", character("Rock", 3, "Guts."))
    alice.controls(goat("Death Masque"), on="Rock")
    bob.controls("River", character("Wall", 5, "Toughness: 2."))
    assert (alice.card("Rock").fighting, alice.card("Rock").bold) == (6, {"Guts": 1})

    alice.uses("Death Masque", "Wall")
    resolve(table)

    assert alice.card("Rock").bold == {"Toughness": 2}
    assert alice.card("Rock").fighting == 3  # the mask is turned
    assert bob.card("Wall").bold == {"Toughness": 2}


def test_faith_in_the_halls_of_power_ends_with_the_last_power(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=2)
    alice.controls(goat("Faith in the Halls of Power"), "Hill")
    bob.has_power(0)
    alice.has(event("Gift", "Draw a card.", cost=1), event("Present", "Draw a card.", cost=1))

    alice.plays("Gift")
    resolve(table)
    assert alice.card("Faith in the Halls of Power").in_play
    hand = len(alice.hand)

    alice.plays("Present")
    resolve(table)
    assert "Faith in the Halls of Power" in alice.smoked_pile
    assert len(alice.hand) == hand - 1 + 2  # one card for the Event, one as the Edge goes


def test_faith_in_the_halls_of_power_turns_a_feng_shui_site_for_power(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=1)
    alice.controls(goat("Faith in the Halls of Power"), "Hill", "Factory")
    bob.controls("River")

    alice.uses("Faith in the Halls of Power")
    resolve(table)

    assert (alice.power, alice.card("Hill").turned, alice.card("Factory").turned) == (2, True, False)
    assert not alice.can("use", "Faith in the Halls of Power")


@pytest.mark.parametrize(("answer", "power", "cards"), [("Gain 1 Power", 1, 0), ("Draw 2 cards", 0, 2)])
def test_shadowed_pays_once_when_an_opponent_attacks_with_its_subject(
    table: Table, answer: str, power: int, cards: int
) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Hill", "Hero")
    bob.controls("River")
    bob.controls(goat("Shadowed"), on="Hero")

    alice.attacks("River", with_="Hero")
    resolve_choosing(table, answer)

    assert (bob.power, len(bob.hand)) == (power, cards)
