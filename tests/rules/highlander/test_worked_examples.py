"""The worked examples of the books, played with the cards that come with the project wherever they are among them.

The others are in the chapters they belong to; a card of which no text is known is made up here under its title.
"""

from __future__ import annotations

import pytest

from tests.highlander_decks import rules_of, wrong_with
from tests.highlander_table import HighlanderPlayer, card_named, card_saying, event, situation
from tests.table import Table, rule

#: A Dodge for which an attack is lost, and one that takes a card to play.
EVADE, KATANA_LUNGE, KATANA = "3E-x122", "3E-x122b", "AT-xk"


def players(table: Table, edition: str) -> tuple[HighlanderPlayer, HighlanderPlayer]:
    """Player A and Player B, as the books call them."""
    one, other = table.highlander("Player A", "Player B", edition=edition)
    return one, other


# -- third edition -------------------------------------------------------------------------------------------------


@rule("HL3 93", "HL3 94", "Amanda's Steal: the hand is looked at and a card of it discarded at the same time.")
@pytest.mark.parametrize("edition", ["third", "type-one"])
def test_amandas_steal(table: Table, edition: str) -> None:
    a, b = players(table, edition)
    a.uses_pre_game(card_saying("", "Amanda", "persona"))
    a.has("HS1-125")
    b.has("Thrust", EVADE)
    a.goes_to("attack")

    a.plays("Steal")
    assert a.may_choose() == ["Thrust", "Evade"]
    assert any("Thrust, Evade" in line.text for line in table.game.told(a.number))
    assert not any("Thrust, Evade" in line.text for line in table.game.told(None))
    a.chooses("Evade")

    assert (b.hand, b.discard_pile) == (["Thrust"], ["Evade"])


@rule("HL3 121", "HL3 122", "An Evade is carried past a Katana Lunge, against which it cannot be played from hand.")
def test_an_evade_carried_past_a_katana_lunge(table: Table) -> None:
    a, b = players(table, "third")
    a.uses_pre_game(KATANA)
    a.may_attack(2)
    a.has("Middle Left Attack", "Upper Right Attack", KATANA_LUNGE)
    b.has(EVADE, EVADE)
    a.attacks("Middle Left Attack")
    a.attacks("Upper Right Attack", with_=["Lunge"])

    b.defends("Evade")
    assert not b.can("defend", "Evade")
    b.carries("Evade")

    assert [attack.result for attack in table.game.attacks] == ["dodged", "dodged"]
    assert b.pending == {}


@rule(
    "HL3 128",
    "HL3 129",
    "HLT 125",
    "An Evade from the Exertion, and a block laid ahead for the two attacks after it.",
)
@pytest.mark.parametrize("edition", ["third", "type-one"])
def test_an_evade_from_the_exertion(table: Table, edition: str) -> None:
    a, b = players(table, edition)
    a.may_attack(3)
    a.has("Upper Right Attack", "Lower Center Attack", "Middle Left Attack")
    b.has("Lower Left Block")
    b.has_on_top(EVADE)
    for name in ("Upper Right Attack", "Lower Center Attack", "Middle Left Attack"):
        a.attacks(name)
    b.goes_to("defense")

    b.exerts("for a defense")
    b.defends("Lower Left Block")
    b.finds("Evade")
    b.keeps("Lower Left Block")
    b.carries("Lower Left Block")

    assert [attack.result for attack in table.game.attacks] == ["dodged", "blocked", "blocked"]
    assert b.pending == {}


# -- Type One: costs -----------------------------------------------------------------------------------------------


@rule("HLT 78", "HLT 135", "Prone one discards for what is played from hand, not for what an Exertion finds.")
def test_prone_and_an_exertion(table: Table) -> None:
    a, _ = players(table, "type-one")
    a.falls_prone()
    a.has("Upper Left Attack", "Upper Right Attack", "Lower Left Block")
    a.has_on_top("Thrust")
    a.may_attack(2)
    a.attacks("Upper Left Attack")
    assert a.hand == ["Lower Left Block"]

    a.exerts("for an attack")
    a.finds("Thrust")
    a.chooses("Place it as attack 2")

    assert a.hand == ["Lower Left Block"]
    assert len(table.game.attacks) == 2


@rule(
    "HLT 79",
    "HLT 136",
    "Against the Short Sword a non-basic block costs a block, be it from hand or from an Exertion.",
)
@pytest.mark.parametrize("from_hand", [True, False])
def test_the_short_sword(table: Table, from_hand: bool) -> None:
    a, b = players(table, "type-one")
    a.uses_pre_game("HTG-277")
    a.has("Thrust")
    guard = "3E-x444b"
    b.has("Upper Left Block", "Lower Right Attack")
    if from_hand:
        b.has(guard)
    else:
        b.has_on_top(guard)
    a.attacks("Thrust")
    b.goes_to("defense")

    if from_hand:
        b.defends("Guard")
    else:
        b.exerts("for a defense")
        b.finds("Guard")

    assert b.hand == ["Lower Right Attack"]
    assert a.attack("Thrust").result == "blocked"


@rule("HLT 79", "HLT 136", "Without a block to discard the non-basic one is not played; a basic one costs nothing.")
def test_the_short_sword_without_a_block_to_discard(table: Table) -> None:
    a, b = players(table, "type-one")
    a.uses_pre_game("HTG-277")
    a.has("Thrust")
    b.has("3E-x444b")
    a.attacks("Thrust")
    b.goes_to("defense")
    assert not b.can("defend", "Guard")

    b.has("Lower Left Block")

    assert b.can("defend", "Guard")
    assert b.can("defend", "Lower Left Block")


# -- Type One: duplicating and ignoring ----------------------------------------------------------------------------


@rule("HLT 88", "HLT 89", "Nakano duplicates the Police, and what was played in conjunction with it.")
def test_nakano_duplicates_the_police(table: Table) -> None:
    a, b = players(table, "type-one")
    force = "Play in conjunction with a card titled Police. Your opponent loses 1 Ability."
    a.has("1E-x89", *[card_saying(force, "Excessive Force", "edge")] * 3)
    b.uses_pre_game("1E-xl33")
    b.has(event("", "Spare"))
    b.has_in_play(situation("", "Calm"))
    a.has_in_play(situation("", "Storm"))
    a.goes_to("attack")
    a.plays("Police", with_=["Excessive Force"] * 3)
    a.chooses("Calm")
    assert b.pending == {"loss": 3}

    b.goes_to("defense")
    b.uses("The Sorcerer Nakano")

    assert b.discard_pile[-1] == "Spare"
    assert "Storm" not in a.in_play
    assert a.pending == {"loss": 3}


@rule("HLT 107", "HLT 108", "Leo Adkins, ignored by a Focus, does not notice the Misfortune that takes the Hilt.")
@pytest.mark.parametrize("ignored", [True, False])
def test_leo_adkins_the_hilt_and_misfortune(table: Table, ignored: bool) -> None:
    a, b = players(table, "type-one")
    leo = "When your opponent plays a card titled Misfortune, your opponent loses 2 Ability."
    focus = "Ignore a Situation your opponent has in play this turn."
    a.has_in_play(situation(leo, "Leo Adkins"), card_saying("", "Ivory Hilt", "object", kinds="Hilt"))
    b.has(card_saying(focus, "Focus", "edge"), "1E-xl23")
    b.goes_to("attack")
    if ignored:
        b.plays("Focus")

    b.plays("Misfortune")

    assert a.in_play == ["Leo Adkins"]
    assert b.pending == ({} if ignored else {"loss": 2})


# -- Type One: lost attacks ----------------------------------------------------------------------------------------


@rule(
    "HLT 112",
    "HLT 114",
    "HLT 116",
    "With a Rapier an Evade takes the primary attack; one more effect takes the other.",
)
def test_the_rapier_and_lost_attacks(table: Table) -> None:
    a, b = players(table, "type-one")
    a.uses_pre_game("1E-xl12")
    a.has("Upper Left Attack", "Thrust", "Upper Right Attack", "Lower Left Attack", EVADE, EVADE)
    a.attacks("Upper Left Attack")
    a.attacks("Thrust")
    assert not a.can("attack", "Upper Right Attack")

    b.has("Upper Left Attack", "Lower Center Attack")
    b.attacks("Upper Left Attack")
    a.defends("Evade")
    a.attacks("Upper Right Attack")
    assert not a.can("attack", "Lower Left Attack")

    b.has(event("Your opponent loses one attack during their next turn.", "Taunt"))
    b.attacks("Lower Center Attack")
    b.plays("Taunt")
    a.defends("Evade")
    a.goes_to("attack")
    assert not a.options("attack")


# -- Type One: Ability ---------------------------------------------------------------------------------------------


@rule("HLT 149", "HLT 150", "HLT 151", "Boom Boom, Really? and another Really?: the loss is redirected once.")
def test_boom_boom_and_really(table: Table) -> None:
    a, b = players(table, "type-one")
    really = event("Redirect to your opponent all Ability that your opponent's cards make you lose.", "Really?")
    a.uses_pre_game(card_saying("", "Sunda Kastagir", "persona"))
    a.has("1E-x358", really)
    b.has(really)
    a.goes_to("attack")
    a.plays("Boom Boom")
    b.goes_to("attack")
    b.plays("Really?")
    a.goes_to("attack")

    a.plays("Really?")

    assert (a.pending, b.pending) == ({"loss": 1}, {})


@rule("HLT 187", "Amanda's Thrust does half of 2, and its additional point: 2. A plain attack of hers does 1.")
def test_amandas_thrust(table: Table) -> None:
    a, _ = players(table, "type-one")
    a.uses_pre_game("SE-x187")
    a.has("T1-x344", "Upper Left Attack")
    a.attacks("Thrust")
    a.attacks("Upper Left Attack")

    assert (a.damage("Thrust"), a.damage("Upper Left Attack")) == (2, 1)


@rule("HLT 141", "Connor cannot begin with 17 Ability by two cards that raise it.")
def test_connor_with_two_plus_ones() -> None:
    connor, plus = card_named("1E-xl27"), card_named("1E-x141")
    other = card_saying("Your maximum Ability is increased by 1.", "MCBC", "premium", of="Connor MacLeod")

    assert rules_of(wrong_with("type-one", connor, plus)) == set()
    assert rules_of(wrong_with("type-one", connor, plus, other)) == {"HLT 141"}


# -- Type One: Desert ----------------------------------------------------------------------------------------------


def burned(player: HighlanderPlayer) -> int:
    """How many cards leave a player's Endurance in May Do/Must Do of the next turn."""
    before = len(player.endurance)
    player.begins_turn()
    while player.can("duty"):
        player.takes("duty")
    return before - len(player.endurance)


@rule("HLT 213", "HLT 214", "Desert takes 2 cards for each turn that has begun under it since one's last.")
def test_the_desert_of_example_one(table: Table) -> None:
    a, b = players(table, "type-one")
    a.has("ME-x213")
    a.goes_to("attack")
    a.plays("Desert")

    assert [burned(player) for player in (b, a, b)] == [2, 4, 4]


@rule("HLT 215", "Desert that comes by a Gathering takes 2 at once; who ignores it loses none in that turn.")
def test_the_desert_of_example_two(table: Table) -> None:
    a, b = players(table, "type-one")
    gathering = "At the beginning of your turn, you may put a Location from your hand into play."
    a.uses_pre_game(card_saying(gathering, "Gathering", "premium"))
    a.has("ME-x213")
    a.uses("Gathering")
    a.chooses("Desert")
    while a.can("duty"):
        a.takes("duty")
    assert len(a.discard_pile) == 2

    recon = "Play at the beginning of your turn. Ignore a Location your opponent has in play this turn."
    b.has(card_saying(recon, "Reconnaissance", "edge"))
    b.begins_turn()
    b.plays("Reconnaissance")
    assert not b.can("duty")

    assert (burned(a), burned(b)) == (4, 4)


# -- Type One: other people's cards ----------------------------------------------------------------------------------


@rule("HLT 209", "HLT 211", "Alaine comes out of Kern's Safe House without Darius, and is discarded without effect.")
def test_alaine_in_the_safe_house(table: Table) -> None:
    a, b = players(table, "type-one")
    b.uses_pre_game(card_saying("", "Kern", "persona"))
    alaine = situation("Your maximum Ability is increased by 5.", "Alaine", kinds="Ally,Mortal", of="Ceirdwyn")
    tessa = situation("Your maximum Ability is increased by 1.", "Tessa Noel", kinds="Ally,Mortal")
    b.has("1E-x543", alaine, tessa)
    b.goes_to("attack")
    b.plays("Safe House")
    assert sorted(b.captured) == ["Alaine", "Tessa Noel"]

    a.has("1E-x89")
    a.goes_to("attack")
    a.plays("Police")
    b.begins_turn()
    b.takes("duty")
    b.chooses("Alaine")

    assert "Tessa Noel" in b.in_play
    assert "Alaine" in b.discard_pile
    assert b.maximum == 16


@rule("HLT 264", "Under Master's Advantage Xavier plays no seventh Unholy Alliance until he reshuffles.")
def test_xaviers_unholy_alliance(table: Table) -> None:
    a, b = players(table, "type-one")
    alliance = card_saying("You may have multiple of this card in play.", "Unholy Alliance", "plot")
    a.uses_pre_game(card_saying("", "Xavier St. Cloud", "persona"))
    a.has_in_play(alliance, alliance)
    a.has_in_discard_pile(*[alliance] * 4)
    a.has(alliance, card_saying("Shuffle your discard pile into your Endurance.", "Breath", "edge"))
    a.goes_to("attack")
    assert a.can("play", "Unholy Alliance")

    b.has_in_play("TG-x487")
    assert a.why_not("Unholy Alliance").rule == "HLT 263"
    a.plays("Breath")

    assert a.can("play", "Unholy Alliance")


@rule("HLT 223", "HLT 224", "A Flamboyant Attack does no damage, and takes the head with a Head Shot.")
def test_a_flamboyant_head_shot(table: Table) -> None:
    a, b = players(table, "type-one")
    flamboyant = "Play in conjunction with an attack. That attack does no damage."
    a.has("Upper Left Attack", "3E-x131", card_saying(flamboyant, "Flamboyant Attack", "edge"))

    a.attacks("Upper Left Attack", with_=["Master's Head Shot", "Flamboyant Attack"])
    b.lets_through()

    assert b.pending.get("damage", 0) == 0
    assert table.game.outcome.winners == (a.number,)


@rule(
    "HLT 234",
    "HLT 235",
    "A Satellite leaves room for 14 cards at 15 Ability: after three cards played two are drawn.",
)
def test_the_satellite(table: Table) -> None:
    a, b = players(table, "type-one")
    a.has(situation("Your opponent's maximum hand size is reduced by 1.", "Satellite"))
    edge = card_saying("", "Trifle", "edge")
    b.has(*["Thrust"] * 12, *[edge] * 3)
    a.goes_to("attack")
    a.plays("Satellite")
    b.goes_to("attack")
    for _ in range(3):
        b.plays("Trifle")
    b.exerts("for nothing")
    b.ends_phase()

    b.takes("draw")
    b.takes("draw")

    assert len(b.hand) == 14
    assert not b.can("draw")
