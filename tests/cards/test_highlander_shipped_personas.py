"""What the shipped Personas, Quickenings, Weapons of Choice and other Pre-Game cards do, from their printed words."""

from __future__ import annotations

import pytest

from tests.cards import shows
from tests.cards.test_highlander_attacks import EVADE, WALL, duel
from tests.cards.test_highlander_events import SCHEME, TRIFLE
from tests.cards.test_highlander_personas import masters
from tests.cards.test_highlander_shipped_defenses import ours
from tests.highlander_decks import opening, rules_of, wrong_with
from tests.highlander_table import HighlanderPlayer, card_saying
from tests.table import Table

TRICK = card_saying(name="Sand", type="attack", kinds="Dirty Trick", grid="X00/000/000", damage="none")
KICK = card_saying(name="Kick", type="attack", kinds="Special", grid="X00/000/000", damage="1")
MIRAGE = card_saying(name="Mirage", type="illusion")


def begins(table: Table, key: str, *hand: object) -> tuple[HighlanderPlayer, HighlanderPlayer]:
    """Alice has a Pre-Game card and some cards in hand, and begins her turn."""
    alice, bob = duel(table)
    alice.uses_pre_game(ours(key))
    alice.has(*hand)  # type: ignore[arg-type]
    alice.goes_to("may do/must do")
    return alice, bob


# -- what somebody may do at the beginning of the turn ---------------------------------------------------------------


@shows("Mako", ("Quickening", "discard a Special Card to draw"))
@pytest.mark.parametrize("key", ["2E-x298", "2E-x298q"])
def test_mako_gives_a_special_card_for_a_new_one_once_a_turn(table: Table, key: str) -> None:
    alice, _ = begins(table, key, TRIFLE, "Thrust", SCHEME, TRIFLE)

    alice.uses(ours(key).name)
    assert sorted(alice.may_choose()) == ["Scheme", "Trifle", "Trifle"]
    alice.chooses("Scheme")

    assert sorted(alice.hand) == ["Middle Right Attack", "Thrust", "Trifle", "Trifle"]
    assert alice.discard_pile == ["Scheme"]
    assert not alice.can("use", ours(key).name)


@shows("Mako", ("Quickening", "discard a Special Card to draw"))
@pytest.mark.parametrize("key", ["2E-x298", "2E-x298q"])
def test_mako_has_nothing_to_give_without_a_special_card(table: Table, key: str) -> None:
    alice, _ = begins(table, key, "Thrust", WALL)

    assert not alice.can("use", ours(key).name)


@shows("Marcus Octavius", ("Quickening", "each Object Ally"))
@pytest.mark.parametrize("key", ["2E-x300", "2E-x300q"])
@pytest.mark.parametrize("allies", [0, 1, 2])
def test_marcus_draws_for_each_object_that_is_an_ally(table: Table, key: str, allies: int) -> None:
    alice, bob = duel(table)
    alice.uses_pre_game(ours(key))
    names = ["Joe Dawson", "Rita Luce"][:allies]
    alice.has_in_play(*(card_saying(name=name, type="object", kinds="Ally") for name in names))
    alice.has_in_play(
        card_saying(name="Ring", type="object"), card_saying(name="Tessa", type="situation", kinds="Ally")
    )
    bob.has_in_play(card_saying(name="Maurice", type="object", kinds="Ally"))
    alice.goes_to("may do/must do")
    if alice.can("use", ours(key).name):
        alice.uses(ours(key).name)

    assert len(alice.hand) == allies


@shows("Corda", ("Quickening", "you may draw a card."))
@pytest.mark.parametrize("key", ["2E-x301", "2E-x301q"])
def test_corda_draws_a_card_once_a_turn(table: Table, key: str) -> None:
    alice, bob = begins(table, key)

    alice.uses(ours(key).name)

    assert (len(alice.hand), bob.hand) == (1, [])
    assert not alice.can("use", ours(key).name)


@shows(("Methos", "to draw a card"), ("Methos", "Adam Pierson"), ("Quickening", "up to 2 cards to draw"))
@pytest.mark.parametrize("key", ["1E-xl30", "2E-x302", "2E-x302q"])
@pytest.mark.parametrize("count", [1, 2])
def test_methos_changes_up_to_two_cards(table: Table, key: str, count: int) -> None:
    alice, _ = begins(table, key, "Thrust", TRIFLE, WALL)
    cards = len(alice.endurance)

    alice.uses(ours(key).name)
    assert (table.decision.most, sorted(alice.may_choose())) == (2, ["Thrust", "Trifle", "Wall"])
    alice.chooses(*["Trifle", "Wall"][:count])

    assert (sorted(alice.discard_pile), len(alice.hand)) == (sorted(["Trifle", "Wall"][:count]), 3)
    assert len(alice.endurance) == cards - count
    assert not alice.can("use", ours(key).name)


@shows(("Methos", "Adam Pierson"))
def test_methos_uses_anybodys_master_cards(table: Table) -> None:
    reserved = {"type": "event", "of": "Duncan MacLeod", "mark": "R"}
    master, other = card_saying(name="Master's Lunge", **reserved), card_saying(name="Slice", **reserved)
    assert rules_of(wrong_with("first", ours("1E-xl30"), master)) == set()
    assert rules_of(wrong_with("first", ours("1E-xl30"), other)) != set()
    for count, broken in ((8, False), (9, True)):
        assert ("HL1 28" in rules_of(wrong_with("first", ours("1E-xl30"), *masters(count)))) == broken


@shows("Garrick", ("Quickening", "an Illusion"))
@pytest.mark.parametrize("key", ["2E-x303", "2E-x303q"])
def test_garrick_keeps_an_illusion_for_later(table: Table, key: str) -> None:
    alice, _ = begins(table, key, MIRAGE, TRIFLE)

    alice.uses(ours(key).name)

    assert (alice.hand, alice.endurance[0]) == (["Trifle"], "Mirage")
    assert not alice.can("use", ours(key).name)


@shows("Garrick", ("Quickening", "an Illusion"))
@pytest.mark.parametrize("key", ["2E-x303", "2E-x303q"])
def test_garrick_keeps_nothing_but_illusions(table: Table, key: str) -> None:
    alice, _ = begins(table, key, TRIFLE, "Thrust")

    assert not alice.can("use", ours(key).name)


# -- how somebody attacks --------------------------------------------------------------------------------------------


@shows("Amanda")
def test_amanda_attacks_twice_and_does_half(table: Table) -> None:
    alice, _ = duel(table, "first")
    alice.uses_pre_game(ours("SE-x187"))
    alice.has("Thrust", "Upper Left Attack", "Lower Left Attack")

    alice.attacks("Thrust")
    alice.attacks("Upper Left Attack")
    assert not alice.can("attack", "Lower Left Attack")
    assert (alice.damage("Thrust"), alice.damage("Upper Left Attack")) == (1, 1)
    alice.exerts("make Thrust a Power Blow")

    assert (alice.damage("Thrust"), alice.damage("Upper Left Attack")) == (2, 1)


@shows("Annie Devlin", ("Quickening", "an additional attack"))
@pytest.mark.parametrize("key", ["2E-x300b", "2E-x300bq"])
def test_annie_attacks_once_more(table: Table, key: str) -> None:
    alice, _ = duel(table)
    alice.uses_pre_game(ours(key))
    alice.has("Thrust", "Upper Left Attack", "Lower Left Attack")

    alice.attacks("Thrust")
    alice.attacks("Upper Left Attack")

    assert not alice.can("attack", "Lower Left Attack")
    assert (alice.damage("Thrust"), alice.damage("Upper Left Attack")) == (2, 2)


@shows("Anthony Gallen", ("Quickening", "additional Dirty Trick"))
@pytest.mark.parametrize("key", ["2E-x299", "2E-x299q"])
@pytest.mark.parametrize("first", ["Thrust", "Sand"])
def test_gallen_plays_a_dirty_trick_besides(table: Table, key: str, first: str) -> None:
    alice, _ = duel(table)
    alice.uses_pre_game(ours(key))
    alice.has("Thrust", "Upper Left Attack", TRICK, TRICK, TRICK)

    alice.attacks(first)
    assert (alice.can("attack", "Sand"), alice.can("attack", "Upper Left Attack")) == (True, False)  # HLT 118
    alice.attacks("Sand")

    assert not alice.can("attack", "Sand")
    assert not alice.can("attack", "Upper Left Attack")


# -- how somebody defends --------------------------------------------------------------------------------------------


@shows("Luther")
@pytest.mark.parametrize(("luther", "pending"), [(True, {}), (False, {"damage": 2})])
def test_luther_blocks_power_blows_without_an_exertion(table: Table, luther: bool, pending: dict[str, int]) -> None:
    alice, bob = duel(table, "first")
    if luther:
        bob.uses_pre_game(ours("SE-x15"))
    alice.has("Thrust")
    alice.attacks("Thrust")
    alice.exerts("Power Blow")
    bob.has(WALL)
    cards = len(bob.endurance)

    bob.defends("Wall")
    bob.goes_to("attack")

    assert (bob.pending, len(bob.endurance)) == (pending, cards)


@shows("Luther", "Hugh Fitzcairn")
@pytest.mark.parametrize("key", ["SE-x15", "WC-x5"])
def test_luther_and_fitzcairn_have_five_master_cards(key: str) -> None:
    for count, broken in ((5, False), (6, True)):
        assert ("HL1 28" in rules_of(wrong_with("first", ours(key), *masters(count)))) == broken


@shows("Hugh Fitzcairn")
@pytest.mark.parametrize(("attacks", "left"), [(1, 15), (2, 13)])
def test_fitzcairn_prevents_two_damage_instead_of_a_special_card(table: Table, attacks: int, left: int) -> None:
    alice, bob = duel(table, "first")
    bob.uses_pre_game(ours("WC-x5"))
    alice.may_attack(2)
    alice.has("Thrust", "Upper Left Attack")
    for name in ["Thrust", "Upper Left Attack"][:attacks]:
        alice.attacks(name)
    bob.has(TRIFLE)
    cards = len(bob.endurance)
    bob.goes_to("attack")

    bob.uses("Hugh Fitzcairn")
    assert cards - len(bob.endurance) == 5
    assert not bob.can("play", "Trifle")
    assert not bob.can("use", "Hugh Fitzcairn")
    alice.begins_turn()

    assert bob.ability == left


@shows("Hugh Fitzcairn")
def test_fitzcairn_prevents_nothing_after_a_special_card(table: Table) -> None:
    alice, bob = duel(table, "first")
    bob.uses_pre_game(ours("WC-x5"))
    alice.has("Thrust")
    alice.attacks("Thrust")
    bob.has(TRIFLE)
    bob.goes_to("attack")
    assert bob.can("use", "Hugh Fitzcairn")

    bob.plays("Trifle")

    assert not bob.can("use", "Hugh Fitzcairn")


# -- decks -----------------------------------------------------------------------------------------------------------


@shows("Ramirez")
@pytest.mark.parametrize("edition", ["first", "type-one"])
def test_ramirez_has_twelve_slashes_and_six_of_anything_else(edition: str) -> None:
    limit = {"first": "HL1 10", "type-one": "HLT 13"}[edition]
    slash, cut = (card_saying(name=name, type="attack", grid="X00/X00/X00") for name in ("Slash", "Cut"))

    assert limit not in rules_of(wrong_with(edition, ours("TG-x137"), *[slash] * 12))
    assert limit in rules_of(wrong_with(edition, ours("TG-x137"), *[slash] * 13))
    assert limit in rules_of(wrong_with(edition, ours("TG-x137"), *[cut] * 7))
    assert limit in rules_of(wrong_with(edition, ours("SE-x187"), *[slash] * 7))


# -- Weapons of Choice -----------------------------------------------------------------------------------------------


@shows("Short Sword")
@pytest.mark.parametrize(("price", "may"), [(WALL, True), ("Thrust", False), (EVADE, False)])
def test_short_sword_makes_other_blocks_than_basic_ones_dear(table: Table, price: object, may: bool) -> None:
    alice, bob = duel(table)
    alice.uses_pre_game(ours("HTG-277"))
    alice.has("Upper Left Attack")
    alice.attacks("Upper Left Attack")
    bob.has(card_saying(name="Parry", type="block", grid="XXX/000/000"), price)  # type: ignore[arg-type]

    bob.goes_to("defense")

    assert bob.can("defend", "Parry") == may
    if may:
        bob.defends("Parry")
        assert (bob.discard_pile, table.game.attacks[0].result) == (["Wall"], "blocked")


@shows("Short Sword")
def test_short_sword_leaves_basic_blocks_dodges_and_its_own_player_alone(table: Table) -> None:
    alice, bob = duel(table)
    alice.uses_pre_game(ours("HTG-277"))
    alice.has("Upper Left Attack")
    alice.attacks("Upper Left Attack")
    bob.has("Upper Left Block", EVADE, "Lower Right Attack")
    bob.goes_to("defense")
    assert (bob.can("defend", "Upper Left Block"), bob.can("defend", "Evade")) == (True, True)
    bob.defends("Upper Left Block")
    assert bob.discard_pile == []
    bob.attacks("Lower Right Attack")
    alice.has(WALL)
    alice.goes_to("defense")

    assert alice.can("defend", "Wall")


@shows("Two-Handed Broadsword")
def test_two_handed_broadsword_allows_two_exertions_a_turn(table: Table) -> None:
    alice, _ = duel(table)
    alice.uses_pre_game(ours("3E-x259"))
    alice.has("Thrust")
    cards = len(alice.endurance)
    alice.attacks("Thrust")

    alice.exerts("Power Blow")
    alice.exerts("nothing")

    assert cards - len(alice.endurance) == 10
    assert not alice.can("exert", "Exert for nothing")


@shows("War Axe")
def test_war_axe_adds_one_to_power_blows_alone(table: Table) -> None:
    alice, bob = duel(table, "first")
    alice.uses_pre_game(ours("AT-xw"))
    alice.may_attack(2)
    alice.has("Lower Left Attack", "Lower Right Attack")
    alice.attacks("Lower Left Attack")
    alice.attacks("Lower Right Attack")
    assert alice.damage("Lower Left Attack") == 2

    alice.exerts("make Lower Left Attack a Power Blow")

    assert (alice.damage("Lower Left Attack"), alice.damage("Lower Right Attack")) == (5, 2)
    bob.has("Upper Left Attack")
    bob.attacks("Upper Left Attack")
    bob.exerts("Power Blow")
    assert bob.damage("Upper Left Attack") == 4


@shows("War Axe")
def test_war_axe_keeps_no_guard_for_its_own_player(table: Table) -> None:
    alice, bob = duel(table, "first")
    alice.uses_pre_game(ours("AT-xw"))
    alice.has_in_play("Guard")
    bob.has_in_play("Guard")

    alice.begins_turn()

    assert ("Guard" in alice.in_play, "Guard" in bob.in_play) == (False, True)


@shows("Broad-Bladed Spear")
def test_broad_bladed_spear_strikes_after_backing_away(table: Table) -> None:
    alice, bob = duel(table, "first")
    bob.uses_pre_game(ours("AT-xs"))
    alice.has("Thrust")
    alice.attacks("Thrust")
    bob.has("Back Away", "Upper Left Attack", KICK)
    bob.defends("Back Away")
    bob.goes_to("attack")

    assert (bob.can("attack", "Upper Left Attack"), bob.can("attack", "Kick")) == (True, False)


@shows("Broad-Bladed Spear")
@pytest.mark.parametrize("spear", [True, False])
def test_broad_bladed_spear_hides_nothing(table: Table, spear: bool) -> None:
    alice, bob = duel(table, "first")
    if spear:
        bob.uses_pre_game(ours("AT-xs"))
    alice.has("Thrust")
    alice.attacks("Thrust")
    alice.exerts("Power Blow")
    bob.has("Upper Left Attack")
    bob.attacks("Upper Left Attack", hidden=not spear)

    assert bob.attack("Upper Left Attack").hidden != spear


# -- other Pre-Game cards --------------------------------------------------------------------------------------------


@shows(("Arms and Tactics", "prevent you from playing"))
def test_arms_and_tactics_lets_a_player_play_what_is_forbidden(table: Table) -> None:
    alice, bob = duel(table, "first")
    alice.has_in_play(card_saying("Your opponent may not play any dodges.", name="Ring of Fire", type="situation"))
    alice.has(*["Thrust"] * 2)
    bob.uses_pre_game(ours("AT-x191"))
    bob.has(EVADE, EVADE)
    alice.attacks("Thrust")
    bob.goes_to("defense")
    assert not bob.can("defend", "Evade")

    bob.uses("Arms and Tactics")
    assert (bob.removed, bob.can("defend", "Evade")) == (["Arms and Tactics"], True)
    bob.defends("Evade")
    alice.attacks("Thrust")
    bob.goes_to("defense")

    assert not bob.can("defend", "Evade")  # it was for that turn


@shows("Four Horsemen")
@pytest.mark.parametrize("whose", [0, 1])
def test_four_horsemen_ride_first(table: Table, whose: int) -> None:
    blank = card_saying(name="Blank", type="edge")
    for seed in range(1, 9):
        decks = [[blank] * 60, [blank] * 60]
        decks[whose] = [ours("1E-x166"), *decks[whose]]
        opening(table, "type-one", decks, seed)
        assert table.game.active == whose


@shows("Connor MacLeod +1", "Kane +1")
@pytest.mark.parametrize("key", ["1E-x141", "TG-x277"])
def test_plus_one_raises_the_maximum(table: Table, key: str) -> None:
    blank = card_saying(name="Blank", type="edge")
    alice, bob = opening(table, "first", [[ours(key), *[blank] * 60], [blank] * 60])

    assert (alice.maximum, bob.maximum) == (16, 15)
    assert (alice.ability, len(alice.hand)) == (16, 16)
