"""Clause by clause, what shipped attacks, Special Cards and Edges say: without its sentence a card fails a test."""

from __future__ import annotations

import pytest

from quickening.games.highlander.events.lasting import HandShown
from tests.cards import shows
from tests.cards.test_highlander_attacks import EVADE, duel
from tests.cards.test_highlander_events import TRIFLE
from tests.cards.test_highlander_shipped_defenses import ours
from tests.highlander_table import HighlanderPlayer, card_saying, situation
from tests.table import Table


def exerts_for(player: HighlanderPlayer, words: str) -> bool:
    return any(words in option.label for option in player.options("exert"))


# -- attacks ---------------------------------------------------------------------------------------------------------


@shows("Leg Sweep", "Pickpocket", ("Dirty Trick", "your next attack this turn cannot be blocked"))
@pytest.mark.parametrize("key", ["HM3-044 CvD", "HS1-123", "HS4-035"])
def test_an_attack_that_is_not_blocked_does_no_damage_and_needs_no_weapon(table: Table, key: str) -> None:
    alice, bob = duel(table)
    alice.is_disarmed_of()
    alice.has(ours(key), "Thrust")
    alice.goes_to("attack")
    assert not alice.can("attack", "Thrust")
    alice.attacks(ours(key).name)
    assert alice.damage(ours(key).name) == 0
    assert not exerts_for(alice, "Power Blow")
    bob.has("Lower Left Block", EVADE)
    bob.goes_to("defense")

    assert [option.name for option in bob.options("defend")] == ["Evade"]


@shows("Leg Sweep", "Tackle")
@pytest.mark.parametrize("key", ["HM3-044 CvD", "HM3-104"])
def test_one_of_the_title_in_a_turn_and_no_damage(table: Table, key: str) -> None:
    alice, _ = duel(table)
    alice.may_attack(3)
    alice.has(ours(key), ours(key), "Thrust")
    alice.attacks(ours(key).name)

    assert alice.damage(ours(key).name) == 0
    assert not alice.can("attack", ours(key).name)
    assert alice.can("attack", "Thrust")


@shows("Surprise Attack")
@pytest.mark.parametrize("key", ["1E-x561", "1E-x563b"])
@pytest.mark.parametrize("first", [True, False])
def test_surprise_attack_is_additional_after_another_attack(table: Table, key: str, first: bool) -> None:
    alice, _ = duel(table, "first")
    alice.has(ours(key), ours(key), "Upper Left Attack")
    if first:
        alice.attacks("Upper Left Attack")
    alice.attacks("Surprise Attack")
    assert alice.attack("Surprise Attack").additional == first

    assert alice.can("attack", "Upper Left Attack") is False
    assert not alice.can("attack", "Surprise Attack")  # one in play


@shows("Surprise Attack")
@pytest.mark.parametrize("key", ["1E-x561", "1E-x563b"])
@pytest.mark.parametrize(("defense", "may"), [("Evade", True), ("Upper Center Block", False)])
def test_surprise_attack_is_hidden_after_a_dodge(table: Table, key: str, defense: str, may: bool) -> None:
    alice, bob = duel(table, "first")
    alice.has("Upper Center Attack")
    alice.attacks("Upper Center Attack")
    bob.has(
        card_saying("", "Evade", "dodge", grid="XXX/XXX/XXX"), "Upper Center Block", "Lower Center Attack", ours(key)
    )
    bob.defends(defense)
    bob.attacks("Lower Center Attack")
    bob.table.answer(bob.find("attack", lambda option: option.name == "Surprise Attack", "attack"))

    assert bob.is_asked("Play the attack Hidden") == may


@shows(
    ("Middle Left Attack", "Power Blow last turn"),
    ("Middle Right Attack", "Power Blow last turn"),
    ("Thrust", "Power Blow last turn"),
)
@pytest.mark.parametrize("key", ["HS3-233", "HS3-234", "T1-x344"])
def test_a_basic_attack_that_says_more(table: Table, key: str) -> None:
    alice, _ = duel(table)
    name = ours(key).name
    alice.has(ours(key))
    left = len(alice.endurance)
    alice.attacks(name)
    assert alice.damage(name) == 3
    alice.uses(name)

    assert alice.damage(name) == 5
    assert len(alice.endurance) == left - 5


@shows("Quick Slash", ("Slash", "Mongolian Broadsword"))
@pytest.mark.parametrize("key", ["HS4-260", "HS3-246"])
def test_a_slash_that_is_no_power_blow(table: Table, key: str) -> None:
    alice, _ = duel(table)
    alice.has(ours(key))
    alice.attacks(ours(key).name)

    assert not exerts_for(alice, "Power Blow")


@shows(("Master's Attack", "Plot in play"))
def test_the_masters_attack_of_general_katana_takes_a_head(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(ours("HTG-255"), "1E-x66")
    alice.goes_to("attack")
    alice.plays("Master's Attack", with_=["Head Shot"])

    bob.lets_through()

    assert table.game.over


@shows(("Upper Left Block", "Power Block"), ("Lower Right Block", "Power Block"))
@pytest.mark.parametrize("letter", "abcdef")
def test_a_block_of_season_two_becomes_a_power_block_by_an_exertion(table: Table, letter: str) -> None:
    block = ours(f"HS2-x549{letter}")
    attack = block.name.replace("Block", "Attack")
    alice, bob = duel(table, "type-one")
    alice.has(attack)
    alice.attacks(attack)
    alice.exerts("Power Blow")
    bob.has(block)
    left = len(bob.endurance)
    bob.defends(block.name)
    bob.exerts("Power Block")
    bob.goes_to("attack")

    assert bob.pending == {}
    assert len(bob.endurance) == left - 5


# -- Events ----------------------------------------------------------------------------------------------------------


@shows("Scorn")
def test_scorn_lasts_for_two_turns(table: Table) -> None:
    alice, bob = duel(table, "first")
    alice.has(ours("1E-x3"))
    alice.goes_to("attack")
    alice.plays("Scorn")
    abilities = []
    for _ in range(3):
        bob.begins_turn()
        alice.begins_turn()
        abilities.append(bob.ability)

    assert abilities == [13, 11, 11]


@shows("Bloodlust")
@pytest.mark.parametrize("attacked", [True, False])
def test_bloodlust_takes_the_place_of_an_attack(table: Table, attacked: bool) -> None:
    alice, _ = duel(table)
    alice.has(ours("1E-x360"), "Thrust", "Upper Left Attack")
    if attacked:
        alice.attacks("Thrust")
    alice.goes_to("attack")

    assert alice.can("play", "Bloodlust") is not attacked


@shows("Do It Yourself")
@pytest.mark.parametrize("pending", ["", "an attack", "an Event"])
def test_do_it_yourself_waits_for_damage_that_no_attack_does(table: Table, pending: str) -> None:
    alice, bob = duel(table)
    bomb = card_saying("Your opponent takes 3 damage.", name="Bomb")
    alice.has("Thrust", bomb)
    if pending == "an attack":
        alice.attacks("Thrust")
    elif pending:
        alice.goes_to("attack")
        alice.plays("Bomb")
    bob.has(ours("1E-x394"))
    if pending == "an attack":
        bob.lets_through()
    bob.goes_to("attack")

    assert bob.can("play", "Do It Yourself") == (pending == "an Event")


@shows("Dr. Paul Wilder")
@pytest.mark.parametrize("gained", [True, False])
def test_dr_paul_wilder_punishes_whoever_gained_ability(table: Table, gained: bool) -> None:
    alice, bob = duel(table)
    bob.is_at(10)
    bob.begins_turn()
    if gained:
        bob.has(card_saying("You gain 1 Ability.", name="Tonic"))
        bob.goes_to("attack")
        bob.plays("Tonic")
    alice.begins_turn()
    alice.has(ours("G02-010"))
    alice.goes_to("attack")
    alice.plays("Dr. Paul Wilder")

    assert bob.pending == ({"loss": 2} if gained else {})


@shows(("Master's Disarm", "your weapon was broken"))
def test_the_masters_disarm_of_nakano_disarms_and_is_for_the_defense_phase(table: Table) -> None:
    alice, bob = duel(table)
    alice.has("Thrust")
    alice.attacks("Thrust")
    bob.is_disarmed_of()
    bob.has(ours("HM3-202"))
    bob.goes_to("may do/must do")
    assert not bob.can("play", "Master's Disarm")
    bob.goes_to("defense")
    bob.plays("Master's Disarm")

    assert alice.is_unarmed
    assert not bob.is_unarmed
    assert bob.pending == {}


@shows(("Steal", "Look at your opponent's hand"))
def test_steal_shows_the_hand(table: Table) -> None:
    alice, bob = duel(table, "third")
    bob.has("Thrust", "Upper Left Attack")
    alice.has(ours("HS1-125"))
    alice.goes_to("attack")
    alice.plays("Steal")

    assert any(isinstance(one, HandShown) and one.to == alice.number for one in table.game.log)


# -- Edges -----------------------------------------------------------------------------------------------------------


@shows(("Alertness", "undodgeable"), ("Alertness", "unblockable"))
@pytest.mark.parametrize(
    ("key", "words", "grid", "type"),
    [
        ("1E-xl35", "cannot be dodged", "XXX/XXX/XXX", "dodge"),
        ("1E-xl36", "cannot be blocked", "000/XXX/XXX", "block"),
    ],
)
@pytest.mark.parametrize("barred", [True, False])
def test_an_alertness_of_the_first_edition_needs_its_attack(
    table: Table, key: str, words: str, grid: str, type: str, barred: bool
) -> None:
    alice, bob = duel(table, "first")
    text = f"This attack {words}." if barred else ""
    alice.has(card_saying(text, name="Jab", type="attack", grid="000/0X0/000"))
    alice.attacks("Jab")
    bob.has(ours(key), card_saying("", "Answer", type, grid=grid))
    bob.goes_to("defense")

    assert (bob.can("play", "Alertness") or bob.can("with", "Alertness")) == barred


@shows(("Alertness", "hidden attack"))
@pytest.mark.parametrize("hidden", [True, False])
def test_alertness_reveals_a_hidden_attack_in_the_defense_phase(table: Table, hidden: bool) -> None:
    alice, bob = duel(table, "first")
    alice.may_hide()
    alice.has("Thrust")
    alice.attacks("Thrust", hidden=hidden)
    bob.has(ours("1E-xl37"))
    bob.goes_to("defense")
    assert bob.can("play", "Alertness") == hidden

    bob.goes_to("attack")

    assert not bob.can("play", "Alertness")


@shows(("Alertness", "ignore any cost"))
@pytest.mark.parametrize(
    ("key", "answer", "type"), [("4H-027", "000/XXX/XXX", "block"), ("4H-030", "XXX/XXX/XXX", "dodge")]
)
def test_alertness_frees_a_defense_from_a_restriction(table: Table, key: str, answer: str, type: str) -> None:
    alice, bob = duel(table)
    alice.has_in_play(situation(f"RESTRICTION: Your opponent may not play any {type}s."))
    alice.has("Thrust")
    alice.attacks("Thrust")
    bob.has(ours(key), card_saying("", "Answer", type, grid=answer))
    bob.goes_to("defense")
    assert not bob.can("defend", "Answer")

    bob.defends("Answer", with_=["Alertness"])
    bob.goes_to("attack")

    assert bob.pending == {}


@shows("Waiting to Strike")
def test_waiting_to_strike_allows_two_special_cards_at_most(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(ours("4H-123"), TRIFLE, TRIFLE, TRIFLE, "Thrust")
    alice.has_in_play(situation("You may play another Special Card each turn."))
    alice.goes_to("defense")
    alice.plays("Trifle", with_=["Waiting to Strike"])
    alice.plays("Trifle")
    assert not alice.can("play", "Trifle")

    bob.begins_turn()

    assert table.game.attacks == []


@shows(("Concentration", "Restriction effects"))
def test_concentration_is_for_the_beginning_of_a_turn(table: Table) -> None:
    alice, _ = duel(table)
    alice.has(ours("G01-009"))
    alice.goes_to("may do/must do")
    assert alice.can("play", "Concentration")

    alice.goes_to("attack")

    assert not alice.can("play", "Concentration")


@shows("Immortal Research")
def test_immortal_research_shows_the_hand(table: Table) -> None:
    alice, bob = duel(table)
    bob.has(card_saying("Draw a card.", "Trick", of="Kane"))
    alice.has(ours("MC-x465"))
    alice.goes_to("attack")
    alice.plays("Immortal Research")

    assert any(isinstance(one, HandShown) and one.to == alice.number for one in table.game.log)


@shows("Leg Sweep", ("Kick", "does 1 damage"), ("Dirty Trick", "your next attack this turn cannot be blocked"))
@pytest.mark.parametrize(
    ("key", "type"), [("HM3-044 CvD", "dodge"), ("TS1-028", "block"), ("HS4-035", "dodge"), ("HS4-035", "block")]
)
@pytest.mark.parametrize("same_turn", [True, False])
def test_the_next_attack_is_one_of_the_same_turn(table: Table, key: str, type: str, same_turn: bool) -> None:
    alice, bob = duel(table)
    alice.has_in_play(situation("You may play an additional attack."))
    alice.has(ours(key), "Thrust")
    alice.attacks(ours(key).name)
    if same_turn:
        alice.attacks("Thrust")
    bob.lets_through()
    if not same_turn:
        alice.begins_turn()
        alice.attacks("Thrust")
    bob.has(card_saying("", "Answer", type, grid="XXX/XXX/XXX"))
    bob.goes_to("defense")

    assert bob.can("defend", "Answer") is not same_turn
