"""Cards of the last preconstructed decks that were not whole, played as their printed words say."""

from __future__ import annotations

from contextlib import suppress

import pytest

from quickening.games.shadowfist.definitions import Printed
from quickening.games.shadowfist.meaning.texts import read_text
from quickening.games.shadowfist.rules.facts import facts
from quickening.text.reader import NotRead
from tests.cards.shadowfist_corpus import MARKS, printed
from tests.cards.test_shadowfist_coins import HEADS, TAILS, coins_show
from tests.shadowfist_table import (
    ShadowfistPlayer,
    character,
    edge,
    event,
    resolve,
    resolve_choosing,
    site,
    state,
    table_until,
)
from tests.table import Table

pytestmark = MARKS


def goat(title: str) -> Printed:
    return printed(title, "yearofthegoat")


def bullets(title: str) -> Printed:
    return printed(title, "10kbullets")


def resolve_playing(table: Table, player: ShadowfistPlayer, title: str) -> None:
    """Everybody passes until the table is quiet; a player plays a card as soon as that may be."""
    with suppress(AssertionError):
        table_until(table, lambda: player.can("play", title) or table.decision.question == "Your Main Shot")
    if player.can("play", title):
        player.plays(title)
    resolve(table)


def resolve_triggering(table: Table, player: ShadowfistPlayer, title: str, *chosen: str) -> None:
    """Everybody passes until the table is quiet; what a card may do when something happens, it does."""
    quiet = "Your Main Shot"
    table_until(table, lambda: player.is_asked(f"Use {title}") or table.decision.question == quiet)
    if table.decision.question != quiet:
        player.triggers(title, *chosen)
    resolve(table)


# -- coins ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("side", "hurt", "giant"), [(HEADS, 3, 3), (TAILS, 6, 0)])
def test_kallisti_heals_and_strikes_on_heads(table: Table, side: int, hurt: int, giant: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.controls(bullets("Kallisti"), damage=2)
    bob.controls("River", "Hero", "Giant")

    alice.attacks("Hero", with_="Kallisti")
    coins_show(table, side)
    resolve_choosing(table, "Giant")

    assert "Hero" in bob.smoked_pile
    assert (alice.card("Kallisti").damage, bob.card("Giant").damage) == (hurt, giant)


@pytest.mark.parametrize(("side", "back"), [(HEADS, True), (TAILS, False)])
def test_a_tunnel_fighter_comes_back_on_heads(table: Table, side: int, back: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero")
    bob.controls("River")
    bob.has_in_smoked_pile(goat("Tunnel Fighter"))

    coins_show(table, side)
    alice.attacks("River", with_="Hero")
    resolve(table)

    assert bob.card("Tunnel Fighter").in_play is back


def test_a_tunnel_fighter_stays_down_where_the_attacker_is_farther_from_victory(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero")
    bob.controls("River", "Hill")
    bob.has_in_smoked_pile(goat("Tunnel Fighter"))

    coins_show(table, HEADS)
    alice.attacks("River", with_="Hero")
    resolve(table)

    assert "Tunnel Fighter" in bob.smoked_pile


# -- attacks -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("guard", "gained"), [(0, 1), (1, 0)])
def test_operation_tethered_goat_pays_both_sides_of_an_attack(table: Table, guard: int, gained: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", *["Giant"] * guard)
    alice.has(goat("Operation Tethered Goat"))
    bob.controls("River", "Hero")
    alice.plays("Operation Tethered Goat")
    resolve(table)
    alice.ends_turn()
    before = alice.power, bob.power

    bob.attacks("Hill", with_="Hero")
    if guard:
        alice.intercepts("Hero", with_="Giant")
    resolve(table)

    assert (alice.power, bob.power) == (before[0] + 1, before[1] + gained)


def test_operation_tethered_goat_pays_nobody_more_than_twice_a_turn(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(site("Hill", 20))
    alice.has(goat("Operation Tethered Goat"))
    bob.controls("River", "Hero", "Bruiser", "Giant")
    alice.plays("Operation Tethered Goat")
    resolve(table)
    alice.ends_turn()
    before = alice.power, bob.power

    for name in ("Hero", "Bruiser", "Giant"):
        bob.attacks("Hill", with_=name)
        resolve(table)

    assert (alice.power, bob.power) == (before[0] + 2, before[1] + 2)


def test_operation_tethered_goat_is_over_at_its_players_next_turn(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero")
    alice.has(goat("Operation Tethered Goat"))
    bob.controls("River")
    alice.plays("Operation Tethered Goat")
    resolve(table)
    before = alice.power

    alice.attacks("River", with_="Hero")
    resolve(table)

    assert alice.power == before


@pytest.mark.parametrize(("whose", "gained"), [("Carol", 2), ("Bob", 1)])
def test_quixotic_defense_pays_more_for_the_defense_of_others(table: Table, whose: str, gained: int) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    alice.controls("Hill", "Hero", "Giant")
    bob.controls(site("Lake", 20), character("Guard", 1))
    carol.controls(site("Mound", 20))
    bob.has(goat("Quixotic Defense"))
    before = bob.power
    target = {"Carol": "Mound", "Bob": "Lake"}[whose]

    alice.attacks(target, with_=("Hero", "Giant"))
    if whose == "Carol":
        table_until(table, lambda: bob.is_asked("Move Characters to intercept"))
        bob.moves("Guard", to="Mound")
    bob.intercepts("Hero", with_="Guard")
    table_until(table, lambda: bob.can("play", "Quixotic Defense"))
    bob.plays("Quixotic Defense")
    resolve(table)

    assert bob.power == before + gained


def test_quixotic_defense_needs_an_interceptor_of_its_player(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero")
    bob.controls("River", "Giant")
    bob.has(goat("Quixotic Defense"))

    alice.attacks("River", with_="Hero")
    resolve_choosing(table, "Quixotic Defense")

    assert "Quixotic Defense" not in bob.smoked_pile


def test_a_rewired_robot_strikes_by_the_cost_of_whom_it_intercepts(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", character("Brute", 20, cost=4), "Hero")
    bob.controls("River", goat("Rewired Robot"))

    alice.attacks("River", with_="Brute")
    bob.intercepts("Brute", with_="Rewired Robot")
    resolve(table)

    assert alice.card("Brute").damage == 1 + 4


def test_a_rewired_robot_strikes_no_harder_as_it_attacks(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", goat("Rewired Robot"))
    bob.controls("River", character("Brute", 20, cost=4))

    alice.attacks("Brute", with_="Rewired Robot")
    resolve(table)

    assert bob.card("Brute").damage == 1


# -- Fighting, damage and hands ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("damage", "may"), [(2, False), (3, True), (4, False)])
def test_heroic_shoulder_wound_waits_for_one_fighting(table: Table, damage: int, may: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.has(event("Blast", f"Inflict {damage} damage on target Character."))
    bob.controls("River", "Hero")
    bob.has(goat("Heroic Shoulder Wound"))
    before = bob.power

    alice.plays("Blast", "Hero")
    resolve_playing(table, bob, "Heroic Shoulder Wound")

    assert bob.power == before + (2 if may else 0)


def test_heroic_shoulder_wound_looks_at_lowered_scores_and_at_its_players_characters_alone(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", character("Knight", 4))
    weaken = "Target Character gains -3 Fighting until the end of the turn."
    alice.has(event("Curse", weaken), event("Hex", weaken))
    bob.controls("River", "Hero")
    bob.has(goat("Heroic Shoulder Wound"))
    before = bob.power

    alice.plays("Curse", "Knight")
    resolve_playing(table, bob, "Heroic Shoulder Wound")
    assert bob.power == before

    alice.plays("Hex", "Hero")
    resolve_playing(table, bob, "Heroic Shoulder Wound")
    assert bob.power == before + 2


def test_hong_kongs_finest_count_columns_with_sites_that_generate_power(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", goat("Hong Kong's Finest"))
    alice.controls("River", behind="Hill")
    printed_fighting = 2
    alice.has_resources("{dra}{dra}")
    assert alice.card("Hong Kong's Finest").fighting == printed_fighting

    alice.has_resources("{dra}")
    assert alice.card("Hong Kong's Finest").fighting == printed_fighting + 1

    alice.controls("Garden")
    alice.controls(site("Wall", 5, power=0))
    assert alice.card("Hong Kong's Finest").fighting == printed_fighting + 2


def test_huang_yi_has_whatever_others_have(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", goat("Huang Yi"))
    assert not alice.card("Huang Yi").bold

    alice.controls(character("Cat", 2, "Stealth."))
    bob.controls("River", character("Ox", 2, "Toughness: 1. Immunity to Events."))
    bob.controls(character("Bull", 2, "Toughness: 2."))
    assert alice.card("Huang Yi").bold == {"Stealth": 1, "Toughness": 3, "Immunity": 1}
    assert not alice.card("Cat").bold.get("Toughness")

    alice.has(event("Bolt", "Smoke target Character."))
    alice.plays("Bolt")
    assert {option.name for option in table.decision.options} == {"Cat", "Bull"}


@pytest.mark.parametrize(("designator", "bonus"), [("cop", 2), ("dog", 1), ("hill", 0)])
def test_nicole_dorca_counts_what_she_sees(table: Table, designator: str, bonus: int) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    nicole = alice.controls("Hill", goat("Nicole D'Orca"))
    bob.controls("River", character("Cop Hero", 1, subtitle="Cop"), character("Hound", 1, subtitle="Dog"))
    bob.empties_hand()
    bob.has(character("Old Cop", 1, subtitle="Cop"), character("Young Cop", 1, subtitle="Cop"))
    bob.has(character("Dog", 1, subtitle="Dog"))
    before = nicole.fighting

    alice.attacks("River", with_="Nicole D'Orca")
    resolve_choosing(table, designator)
    assert nicole.fighting == before + bonus

    bob.empties_hand()
    assert nicole.fighting == before + bonus


def test_a_razor_clad_fanatic_strikes_once_a_turn_as_his_skin_holds(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    blast = "Inflict 2 damage on target Character."
    alice.has(event("Blast", blast), event("Burst", blast))
    bob.controls("River", goat("Razor-Clad Fanatic"), "Giant")
    bob.controls("Temple")

    alice.plays("Blast", "Razor-Clad Fanatic")
    resolve_triggering(table, bob, "Razor-Clad Fanatic", "Giant")
    assert (bob.card("Razor-Clad Fanatic").damage, bob.card("Giant").damage) == (1, 2)

    alice.plays("Burst", "Razor-Clad Fanatic")
    resolve_triggering(table, bob, "Razor-Clad Fanatic", "Giant")
    assert (bob.card("Razor-Clad Fanatic").damage, bob.card("Giant").damage) == (2, 2)


def test_the_yanyuedao_blade_stops_the_next_damage_of_the_turn(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero")
    bob.controls("River")
    alice.has(goat("Yanyuedao Blade"))
    blast = "Inflict 2 damage on target Character."
    alice.has(event("Blast", blast), event("Burst", blast))

    alice.plays("Yanyuedao Blade", on="Hero")
    resolve(table)
    assert alice.card("Hero").fighting == 4 + 2
    alice.plays("Blast", "Hero")
    resolve(table)
    assert alice.card("Hero").damage == 0
    alice.plays("Burst", "Hero")
    resolve(table)
    assert alice.card("Hero").damage == 2


def test_tai_chi_ascension_keeps_the_hand_for_two_turns(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    bob.controls("River")
    alice.has(goat("Tai Chi Ascension"))
    waste = "Target opponent discards a card."
    bob.has(event("Waste", waste))
    alice.plays("Tai Chi Ascension")
    resolve(table)
    full = len(alice.hand)
    alice.ends_turn()

    bob.plays("Waste")
    resolve(table)
    assert len(alice.hand) == full

    bob.ends_turn()
    bob.has(event("Waste", waste))
    alice.ends_turn()
    bob.plays("Waste")
    resolve(table)
    assert len(alice.hand) == full - 1


@pytest.mark.parametrize(
    "words", ["Smoke target Character.", "Inflict 1 damage on all Characters.", "Turn target Character."]
)
def test_extortion_takes_power_for_threats(table: Table, words: str) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.has(event("Threat", words), event("Alms", "Gain 1 Power."))
    alice.has_power(3)
    bob.controls(goat("Extortion"), "River", "Giant")
    before = alice.power, bob.power

    alice.plays("Threat")
    resolve_triggering(table, bob, "Extortion")
    assert (alice.power, bob.power) == (before[0] - 1, before[1] + 1)

    alice.plays("Alms")
    resolve_triggering(table, bob, "Extortion")
    assert (alice.power, bob.power) == (before[0], before[1] + 1)


def test_city_hall_moves_a_character_within_its_own_structure(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(goat("City Hall"), "Hill")
    bob.controls("River")
    bob.controls("Hero", at="River")
    bob.controls("Garden")
    assert "River" in bob.card("Hero").place

    alice.uses("City Hall")
    assert len(table.decision.options) == 2
    table.answer(next(option for option in table.decision.options if "Garden" in option.label))
    resolve(table)

    assert "Garden" in bob.card("Hero").place
    assert alice.card("City Hall").turned


def test_city_hall_stays_out_of_attacks(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero")
    bob.controls(goat("City Hall"), "River", edge("Bell", "Turn :: Gain 1 Power."))

    alice.attacks("River", with_="Hero")
    table_until(table, lambda: bob.can("use", "Bell"))

    assert not bob.can("use", "City Hall")


# -- cards of decks ------------------------------------------------------------------------------------------------


def test_the_snap_of_the_crocodile_plays_what_an_opponents_deck_shows(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    bob.controls("River")
    alice.has(goat("Snap of the Crocodile"))
    alice.has_power(3)
    bob.has_on_deck(character("Prize", 7, cost=3, requires="{lot}{lot}{lot}"), character("Dear", 7, cost=9))

    alice.plays("Snap of the Crocodile")
    table_until(table, lambda: alice.is_asked("Do so"))
    alice.says_yes()
    shown = {option.name for option in table.decision.options}
    alice.chooses("Prize")
    resolve(table)

    assert "Prize" in shown
    assert "Dear" not in shown
    assert alice.card("Prize").controller == "Alice"
    assert alice.power == 3 - 2
    assert "Dear" in bob.deck


# -- the Architects' deck ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("attackers", "comes"), [(("Hero",), False), (("Hero", "Bruiser"), True)])
def test_the_assault_squad_comes_against_several_attackers_and_has_to_intercept(
    table: Table, attackers: tuple[str, ...], comes: bool
) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero", "Bruiser")
    bob.controls("River")
    bob.has(bullets("Assault Squad"))

    alice.attacks("River", with_=attackers)
    if comes:
        table_until(table, lambda: bob.is_asked("Use Assault Squad"))
        bob.says_yes()
    resolve(table)

    assert ("Assault Squad" in bob.smoked_pile) is comes


@pytest.mark.parametrize("wanted", ["Giant", "Old Site", "Won Site", ""])
def test_a_dangerous_experiment_pays_and_lets_the_neighbor_toast_something(table: Table, wanted: str) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Giant")
    alice.has_in_smoked_pile(site("Old Site"))
    alice.has_burned(site("Won Site"))
    bob.controls("River", "Hero")
    bob.has_in_smoked_pile(site("Bob's Site"))
    alice.has(bullets("Dangerous Experiment"))
    before = alice.power

    alice.plays("Dangerous Experiment")
    table_until(table, lambda: bob.is_asked("Do so") or table.decision.question == "Your Main Shot")
    if wanted:
        bob.says_yes()
        assert {"Hero", "Bob's Site"}.isdisjoint(option.name for option in table.decision.options)
        bob.chooses(wanted)
    else:
        bob.says_no()
    resolve(table)

    assert alice.power == before + 5
    assert set(alice.toasted_pile) == {"Dangerous Experiment", *([wanted] if wanted else [])}


@pytest.mark.parametrize("theirs", [False, True])
def test_tank_warfare_keeps_tanks_from_sites_where_two_players_have_them(table: Table, theirs: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", character("Panzer", 4, subtitle="Tank"), "Hero", bullets("Tank Warfare"))
    bob.controls("River", "Giant")
    if theirs:
        bob.controls(state("Treads", "Play on a Character.", subtitle="Tank State"), on="Giant")

    assert (
        facts(table.game, alice.anybodys("Panzer")).barred(table.game, "turn to attack", bob.anybodys("River"))
        is theirs
    )
    assert not facts(table.game, alice.anybodys("Panzer")).barred(table.game, "turn to attack", bob.anybodys("Giant"))
    assert not facts(table.game, alice.anybodys("Hero")).barred(table.game, "turn to attack", bob.anybodys("River"))
    giant = facts(table.game, bob.anybodys("Giant"))
    assert giant.barred(table.game, "turn to attack", alice.anybodys("Hill")) is theirs


def test_tank_warfare_brings_back_tank_states_at_a_lower_cost(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Hero", bullets("Tank Warfare"))
    bob.controls("River")
    alice.has_in_smoked_pile(state("Treads", "Play on a Character.", cost=2, subtitle="Tank State"))
    alice.has_in_smoked_pile(state("Scarf", "Play on a Character.", cost=2))
    alice.has_power(1)

    alice.uses("Tank Warfare")
    resolve_choosing(table, "Treads", "Hero")

    assert alice.card("Treads").subject == "Hero"
    assert (alice.power, "Scarf" in alice.smoked_pile) == (0, True)


# -- close to these, and refused -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card_type", "text"),
    [
        ("Event", "Flip a coin."),
        ("Event", "Play when an attack that you intercepted was successful :: Gain 1 Power."),
        ("Event", "Play when a Site you control is reduced to 1 Body :: Gain 2 Power."),
        ("Event", "You cannot discard Events until the end of the turn."),
        ("Event", "Gain 1 Power. If you do so, gain 1 Power."),
        ("Event", "Until the end of the turn, when a Character attacks, gain 1 Power. If it is smoked, draw a card."),
        ("Character", "+X combat damage while attacking. X = the cost of the intercepted Character."),
        ("Character", "The next damage inflicted on this card is reduced to 0."),
        ("Character", "The next damage inflicted on this card cannot be reduced."),
        ("Character", "This card copies a bold-faced ability possessed by other Characters in play."),
        ("Character", "Turn :: You may play one such card at no cost."),
        ("Character", "If this card is in your smoked pile when an attack is declared, draw a card."),
        ("Edge", "Turn :: Smoke such Characters."),
        ("Edge", "When an Event would smoke a card you control, toast it instead."),
        ("Site", "Turn and target a Character :: Move target Character to target location."),
        ("Site", "Turn and target a location controlled by the same player :: Gain 1 Power."),
    ],
)
def test_texts_close_to_theirs_are_refused(card_type: str, text: str) -> None:
    with pytest.raises(NotRead):
        read_text(card_type, "Test Card", text)
