"""Which cards shipped Highlander cards speak of, and which like them they do not."""

from __future__ import annotations

import pytest

from tests.cards import shows
from tests.cards.test_highlander_attacks import duel
from tests.cards.test_highlander_events import TRIFLE
from tests.cards.test_highlander_shipped_defenses import ours
from tests.highlander_table import card_saying, situation
from tests.rules.highlander.test_a_pair_of_personas import other_hand, start
from tests.table import Table

GUARD = card_saying(name="Low Guard", type="block", kinds="Guard", grid="000/000/XXX")
NINO = situation("", "Nino", kinds="Ally,Mortal")
SPECIAL = card_saying(name="Lunge", type="attack", kinds="Special", grid="0X0/000/000", damage="2")
RANGED = card_saying(name="Crossbow", type="attack", kinds="Ranged", grid="0X0/000/000", damage="2")
PLAIN = card_saying(name="Slice", type="attack", grid="0X0/000/000", damage="2")


# -- which attacks ---------------------------------------------------------------------------------------------------


@shows("Bloodlust", "Death", "Battle Rage")
@pytest.mark.parametrize("key", ["1E-x360", "T1-x380", "ME-x2c"])
def test_no_special_attack_is_among_the_many(table: Table, key: str) -> None:
    alice, _ = duel(table)
    alice.uses_pre_game(*[card_saying(name=owner, type="persona") for owner in ours(key).of])
    alice.has(ours(key), SPECIAL, PLAIN)
    alice.has_on_top(SPECIAL, PLAIN)
    alice.goes_to("attack")
    alice.plays(ours(key).name)
    offered = {option.name for option in alice.options("play")}

    assert "Slice" in offered
    assert "Lunge" not in offered


@shows("Vengeance")
def test_vengeance_goes_with_no_special_attack(table: Table) -> None:
    alice, bob = duel(table)
    alice.uses_pre_game(card_saying(name="Colin MacLeod", type="persona"))
    alice.has_in_play(NINO)
    bob.begins_turn()
    bob.has(card_saying("Remove an Ally from play.", "Police"))
    bob.goes_to("attack")
    bob.plays("Police")
    alice.begins_turn()
    alice.has(ours("T1-x592"), SPECIAL, PLAIN)
    alice.goes_to("attack")
    alice.table.answer(alice.find("with", lambda option: option.name == "Vengeance", "play Vengeance"))

    assert alice.can("play", "Slice")
    assert not alice.can("play", "Lunge")


@shows("Amergan")
@pytest.mark.parametrize(
    ("facts", "text", "may"),
    [
        ({"of": "Rapier"}, "This attack cannot be a Power Blow.", True),
        ({"of": ""}, "This attack cannot be a Power Blow.", False),
        ({"of": "Rapier", "kinds": "Special"}, "This attack cannot be a Power Blow.", False),
        ({"of": "Rapier", "damage": "2/4"}, "", False),
    ],
)
def test_amergan_goes_with_a_weapons_attack_that_is_not_special_and_cannot_be_a_power_blow(
    table: Table, facts: dict[str, str], text: str, may: bool
) -> None:
    alice, _ = duel(table)
    alice.uses_pre_game("Rapier")
    fitting = card_saying("This attack cannot be a Power Blow.", "Cut", "attack", grid="0X0/000/000", of="Rapier")
    alice.has(ours("T1-x333"), fitting, card_saying(text, "Probe", "attack", grid="0X0/000/000", **facts))
    alice.goes_to("attack")
    alice.table.answer(alice.find("with", lambda option: option.name == "Amergan", "play Amergan"))

    assert alice.can("play", "Probe") == may


@shows("Amergan")
@pytest.mark.parametrize("amergan", [True, False])
def test_what_amergan_empowers_takes_no_head(table: Table, amergan: bool) -> None:
    alice, bob = duel(table)
    alice.uses_pre_game("Rapier")
    cut = card_saying("This attack cannot be a Power Blow.", "Cut", "attack", grid="0X0/000/000", of="Rapier")
    alice.has_in_play(situation("Your upper attacks are Head Shots."))
    alice.has(ours("T1-x333"), cut, "Upper Center Attack")
    if amergan:
        alice.attacks("Cut", with_=["Amergan"])
    else:
        alice.attacks("Upper Center Attack")
    bob.lets_through()
    bob.goes_to("attack")

    assert table.game.over is not amergan


@shows("Blood Eagle")
def test_blood_eagle_adds_nothing_to_a_ranged_attack(table: Table) -> None:
    alice, _ = duel(table)
    alice.has(ours("HS4-046 DvK"), RANGED, PLAIN)
    alice.goes_to("attack")
    alice.plays("Blood Eagle")
    alice.attacks("Crossbow")
    alice.attacks("Slice")

    assert (alice.damage("Crossbow"), alice.damage("Slice")) == (2, 3)


@shows("Chainsaw")
@pytest.mark.parametrize(("attack", "maximum"), [(RANGED, 15), (PLAIN, 13)])
def test_a_ranged_attack_is_not_made_with_the_chainsaw(table: Table, attack: object, maximum: int) -> None:
    alice, bob = duel(table)
    alice.uses_pre_game(ours("T1-x368"))
    alice.has(attack)  # type: ignore[arg-type]
    alice.attacks("Crossbow" if attack is RANGED else "Slice")
    bob.lets_through()
    alice.begins_turn()

    assert bob.ability == 13
    assert bob.maximum == maximum


@shows("Safe Haven")
@pytest.mark.parametrize(
    "harmless",
    [
        TRIFLE,
        card_saying(name="Shove", type="attack", kinds="Dirty Trick", grid="X00/000/000", damage="none"),
    ],
)
def test_what_does_no_damage_leaves_the_safe_haven(table: Table, harmless: object) -> None:
    alice, _ = duel(table)
    alice.has_in_play(ours("PRO-x545"))
    alice.has(harmless)  # type: ignore[arg-type]
    alice.goes_to("attack")
    if harmless is TRIFLE:
        alice.plays("Trifle")
    else:
        alice.attacks("Shove")

    assert "Safe Haven" in alice.in_play


# -- whose cards -----------------------------------------------------------------------------------------------------


@shows("Lighthouse")
@pytest.mark.parametrize("whose", ["the attacker's", "the defender's"])
def test_lighthouse_takes_the_guards_of_whoever_attacked_in_vain(table: Table, whose: str) -> None:
    alice, bob = duel(table, "first")
    (alice if whose == "the attacker's" else bob).has_in_play(ours("1E-xl17"))
    alice.has_in_play(GUARD)
    bob.has_in_play(card_saying(name="Left Guard", type="block", kinds="Guard", grid="XX0/XX0/XX0"))
    alice.has("Thrust")
    alice.attacks("Thrust")
    bob.guards("Left Guard")
    bob.goes_to("attack")

    assert "Low Guard" not in alice.in_play
    assert "Left Guard" in bob.in_play
    alice.has(card_saying("", "Sway", "dodge", grid="XXX/XXX/XXX"))
    bob.has("Upper Right Attack")
    bob.attacks("Upper Right Attack")
    alice.goes_to("defense")
    assert not alice.can("defend", "Sway")


@shows("Hammer Blow")
def test_hammer_blow_leaves_ones_own_guards(table: Table) -> None:
    alice, bob = duel(table)
    alice.has_in_play(GUARD)
    bob.has_in_play(card_saying(name="Left Guard", type="block", kinds="Guard", grid="XX0/XX0/XX0"))
    alice.has(ours("4H-273"), "Thrust")
    alice.attacks("Thrust", with_=["Hammer Blow"])
    bob.guards("Left Guard")
    bob.goes_to("attack")

    assert "Left Guard" not in bob.in_play
    assert "Low Guard" in alice.in_play


@shows("Collect")
def test_a_collect_of_the_opponents_is_not_counted(table: Table) -> None:
    alice, bob = duel(table)
    alice.has_in_play(ours("1E-xl7"))
    bob.has_in_play(ours("1E-xl7"))
    alice.goes_to("attack")
    alice.exerts("nothing")

    assert [option.number for option in alice.options("size")] == [4, 5, 6]


@shows(("Duncan MacLeod", "Empathy"))
def test_an_ally_of_the_opponents_is_not_counted(table: Table) -> None:
    alice, bob = duel(table, "third")
    alice.uses_pre_game(ours("CvD-057"))
    alice.has_in_play(NINO)
    bob.has_in_play(NINO)
    alice.goes_to("attack")
    alice.exerts("nothing")

    assert [option.number for option in alice.options("size")] == [4, 5, 6]


@shows(("Kane", "non-Signature"), ("Quickening", "top card of your opponent"))
@pytest.mark.parametrize("key", ["TG-x473", "PRO-x533"])
@pytest.mark.parametrize(("mark", "may"), [("", True), ("S", False)])
def test_not_even_a_signature_card_of_ones_own_persona_is_used(table: Table, key: str, mark: str, may: bool) -> None:
    alice, bob = duel(table)
    alice.uses_pre_game(ours(key), *([card_saying(name="Kane", type="persona")] if key == "PRO-x533" else []))
    bob.has_on_top(card_saying("Your opponent loses 1 Ability.", name="Borrowed", mark=mark, of="Kane"))
    alice.goes_to("may do/must do")
    alice.uses(ours(key).name)
    alice.goes_to("attack")

    assert alice.can("play", "Borrowed") == may


# -- a pair ----------------------------------------------------------------------------------------------------------


@shows("Teamwork")
def test_teamwork_exchanges_up_to_three_cards_between_the_hands(table: Table) -> None:
    alice, _ = start(table, "Corda")
    alice.uses_pre_game(card_saying(name="Reno", type="persona"))
    alice.has(ours("HTG-245"), *["Thrust"] * 4)
    alice.goes_to("attack")
    alice.plays("Teamwork")
    alice.says_yes()
    asked = alice.must_decide()
    assert (asked.least, asked.most) == (0, 3)
    alice.table.answer([option for option in asked.options if option.name == "Thrust"][:3])
    held = other_hand(alice)
    alice.table.answer(alice.must_decide().options[:3])

    assert alice.hand.count("Thrust") == 1
    assert other_hand(alice) == held


@shows(("Kick", "does 1 damage"))
def test_what_kick_says_it_does_is_not_halved(table: Table) -> None:
    alice, _ = duel(table)
    alice.has_in_play(situation("Your attacks do half damage."))
    alice.has(ours("TS1-028"), "Thrust")
    alice.attacks("Kick")
    alice.attacks("Thrust")

    assert (alice.damage("Kick"), alice.damage("Thrust")) == (1, 1)
