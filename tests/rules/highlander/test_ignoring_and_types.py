"""Type One: ignoring and nullifying, cards of two types, groups by lists (HLT 107-108, 167, 174-195, 237-254)."""

from __future__ import annotations

import pytest

from quickening.games.highlander.definitions import Printed
from tests.highlander_decks import rules_of, wrong_with
from tests.highlander_table import card_saying
from tests.rules.highlander.type_one import DUNCAN, TYPE_ONE, duel
from tests.table import Table, rule

FOCUS = card_saying("Ignore a Situation your opponent has in play this turn.", name="Focus", type="edge")


# -- ignoring and nullifying -----------------------------------------------------------------------------------------


@rule("HLT 107", "HLT 108", "A text that somebody ignores does not act against what that player does.")
def test_leo_adkins_is_ignored(table: Table) -> None:
    alice, bob = duel(table)
    leo = "When your opponent plays a card titled Misfortune, your opponent loses 2 Ability."
    hilt = card_saying(name="Ivory", type="object", kinds="Hilt")
    alice.has_in_play(card_saying(leo, name="Leo Adkins", type="situation"), hilt)
    misfortune = card_saying("Remove an Object from play.", name="Misfortune")
    bob.has(FOCUS, misfortune)
    bob.goes_to("attack")
    bob.plays("Focus")
    bob.plays("Misfortune")

    assert alice.in_play == ["Leo Adkins"]
    assert bob.pending == {}

    bob.begins_turn()
    alice.has_in_play(hilt)
    bob.has(misfortune)
    bob.goes_to("attack")
    bob.plays("Misfortune")
    assert bob.pending == {"loss": 2}


@rule("HL1 74", "HLT 107", "HLT 131", "Who ignores a card is free of it; nullified it does nothing for anybody.")
@pytest.mark.parametrize("edition", ["first", "type-one"])
def test_ignored_for_one_nullified_for_all(table: Table, edition: str) -> None:
    alice, bob = table.highlander("Alice", "Bob", edition=edition)
    blessing = "Your maximum Ability is increased by 2. Your opponent may not play any Events."
    bob.has_in_play(card_saying(blessing, name="Blessing", type="situation"))
    alice.has(FOCUS, card_saying("Nullify a Situation this turn.", name="Doubt", type="edge"))
    alice.has(card_saying("Draw a card.", name="Plan"))
    alice.goes_to("attack")
    assert not alice.can("play", "Plan")
    alice.plays("Focus")
    assert alice.can("play", "Plan")
    assert bob.maximum == 17

    alice.plays("Doubt")

    assert bob.maximum == 15


@rule("HLT 188", "A card that ignores others may be played though there is nothing to ignore.")
def test_focus_without_a_target(table: Table) -> None:
    alice, _ = duel(table)
    alice.has(FOCUS)
    alice.goes_to("attack")
    alice.plays("Focus")

    assert alice.in_play == ["Focus"]


@rule("HLT 237", "If both players have a Higher Ground, none of them has an effect, however many there are.")
def test_higher_grounds(table: Table) -> None:
    alice, bob = duel(table)
    text = "If your opponent has a card of this title in play, this card has no effect. Your attacks do 1 additional "
    ground = card_saying(f"{text}damage.", name="Higher Ground", type="situation", kinds="Cumulative")
    alice.has_in_play(ground, ground)
    alice.has("Lower Left Attack")
    alice.attacks("Lower Left Attack")
    assert alice.damage("Lower Left Attack") == 4

    bob.has_in_play(ground)

    assert alice.damage("Lower Left Attack") == 2


@rule("HLT 254", "HLT 314", "A defense that is treated as having no text covers its areas and does nothing else.")
def test_superior_tactics(table: Table) -> None:
    alice, bob = duel(table)
    alice.has("Thrust", "Thrust")
    alice.attacks("Thrust")
    away = card_saying("You may not play attacks this turn.", name="Back Away", type="dodge", grid="XXX/XXX/XXX")
    text = "Play in conjunction with a defense. That defense is treated as having no text."
    bob.has(away, away, card_saying(text, name="Superior Tactics", type="edge"), "Thrust")
    bob.defends("Back Away", with_=["Superior Tactics"])
    bob.goes_to("attack")
    assert bob.can("attack", "Thrust")

    alice.attacks("Thrust")
    bob.defends("Back Away")
    bob.goes_to("attack")
    assert not bob.can("attack", "Thrust")


@rule("HLT 251", "HLT 107", "What ignoring costs is discarded at the moment it is ignored.")
def test_kanis_and_his_hounds(table: Table) -> None:
    alice, bob = duel(table)
    bob.has_in_play(card_saying("Your opponent may not play any Events.", name="Hound", type="situation"))
    text = "During your turn, you may discard a card to ignore a Situation your opponent has in play this turn."
    alice.uses_pre_game(card_saying(text, name="Kanis", type="persona"))
    alice.has("Thrust", card_saying("Draw a card.", name="Plan"))
    alice.goes_to("attack")
    assert not alice.can("play", "Plan")
    assert alice.discard_pile == []

    alice.uses("Kanis")
    alice.chooses("Thrust")

    assert alice.discard_pile == ["Thrust"]
    assert alice.can("play", "Plan")


# -- cards of two types --------------------------------------------------------------------------------------------

FOCUS_POLICE = card_saying(
    "Draw a card. // Remove a Situation from play.", name="Focus // Police", type="edge // event"
)


@rule("HLT 167", "A card of two types is played as either, and then is that alone.")
def test_a_card_of_two_types_is_played_as_either(table: Table) -> None:
    alice, bob = duel(table)
    bob.has_in_play(card_saying(name="Calm", type="situation"))
    alice.has(FOCUS_POLICE, FOCUS_POLICE)
    alice.goes_to("attack")
    assert {option.name for option in alice.options("play")} == {"Focus", "Police"}
    alice.plays("Police")
    assert bob.in_play == []
    assert not alice.can("play", "Police")

    alice.plays("Focus")

    assert alice.in_play == ["Police", "Focus"]
    alice.begins_turn()
    assert alice.discard_pile[:2] == ["Focus/Police", "Focus/Police"]


@rule("HLT 167", "In hand a card of two types counts as both types and both titles.")
def test_a_card_of_two_types_counts_as_both(table: Table) -> None:
    alice, bob = duel(table)
    bob.has(FOCUS_POLICE, "Thrust")
    alice.has(
        card_saying("Discard one Edge from your opponent's hand.", name="Steal", type="edge"),
        card_saying("Discard one card titled Police from your opponent's hand.", name="Bribe", type="edge"),
    )
    alice.goes_to("attack")
    alice.plays("Steal")
    assert bob.hand == ["Thrust"]

    bob.has(FOCUS_POLICE)
    alice.plays("Bribe")
    assert bob.hand == ["Thrust"]


@rule("HLT 167", "HLT 13", "In a deck a card of two types counts for both of its titles.")
def test_a_card_of_two_types_in_a_deck() -> None:
    focus, police = card_saying(name="Focus", type="edge"), card_saying(name="Police")
    mixed = [DUNCAN, FOCUS_POLICE, *[focus] * 5, *[police] * 5]

    assert rules_of(wrong_with(TYPE_ONE, *mixed)) == set()
    assert rules_of(wrong_with(TYPE_ONE, *mixed, focus)) == {"HLT 13"}
    assert rules_of(wrong_with(TYPE_ONE, *mixed, police)) == {"HLT 13"}


PARRY = card_saying(name="Riposte", type="attack // block", kinds="Special // ", grid="000/0X0/000")


@rule("HLT 195", "A Special Attack/Block is both wherever it is, also once it is played as one of them.")
def test_a_special_attack_and_block(table: Table) -> None:
    alice, bob = duel(table)
    bob.has_in_play(card_saying("Your opponent may not play any Special Attacks.", name="Truce", type="situation"))
    alice.has(PARRY)
    bob.has("Thrust")
    bob.attacks("Thrust")
    alice.goes_to("defense")
    assert not alice.can("defend", "Riposte")

    alice.has(card_saying("Nullify a Situation this turn.", name="Doubt", type="edge"))
    alice.plays("Doubt")
    alice.defends("Riposte")

    assert bob.attack("Thrust").result == "blocked"
    alice.has(card_saying("Remove a Special Attack from play.", name="Snatch", type="edge"))
    alice.goes_to("attack")
    alice.plays("Snatch")
    assert "Riposte" in alice.discard_pile


@rule(
    "HLT 322",
    "An attack may be played as a block from an Exertion, or a Basic Block as an attack, if a text says so.",
)
def test_yung_dol_kim(table: Table) -> None:
    alice, bob = duel(table)
    bob.uses_pre_game(card_saying("You may play attacks as blocks.", name="Yung Dol Kim", type="persona"))
    alice.has("Thrust")
    alice.attacks("Thrust")
    bob.has_on_top("Thrust", *["Upper Left Attack"] * 4)
    bob.goes_to("defense")
    bob.exerts("a defense")
    bob.finds("Thrust")
    assert alice.attack("Thrust").result == "blocked"

    bob.has_in_play(
        card_saying("You may play Basic Blocks as attacks.", name="Master of the Short Sword", type="situation")
    )
    bob.has(
        card_saying(name="Low Block", type="block", kinds="Basic", grid="000/000/XXX"),
        card_saying(name="Shield", type="block", grid="000/000/XXX"),
    )
    bob.has("Upper Left Attack")
    bob.goes_to("attack")
    assert [option.name for option in bob.options("attack")].count("Upper Left Attack") == 1
    assert bob.can("attack", "Low Block")
    assert not bob.can("attack", "Shield")


# -- groups by lists -----------------------------------------------------------------------------------------------


def armor(name: str, **facts: str) -> Printed:
    return card_saying(name=name, type="object", **facts)


@rule("HLT 174", "HLT 175", "HLT 173", "The lists say which pieces of armor are worn where; one for each place.")
def test_the_lists_of_armor(table: Table) -> None:
    alice, _ = duel(table)
    alice.has_in_play(armor("Cavalier Hat"))
    alice.has(
        armor("Skull Helmet"), armor("Space Goggles"), armor("Bone Armor"), armor("Velvet", kinds="Upper Armor")
    )
    alice.has(armor("Upper Armor of Zeist"), armor("Trench Coat"))
    alice.goes_to("attack")
    for worn in ("Skull Helmet", "Space Goggles", "Velvet", "Upper Armor of Zeist"):
        assert alice.why_not(worn).rule == "HLT 173"
    assert alice.can("play", "Bone Armor")

    alice.has_in_play(armor("Crusade Gauntlets"))

    assert alice.why_not("Bone Armor").rule == "HLT 173"
    assert alice.can("play", "Trench Coat")


@rule("HLT 178", "HLT 179", "The Vehicles of the list are Vehicles: one is in play at a time.")
def test_the_list_of_vehicles(table: Table) -> None:
    alice, _ = duel(table)
    alice.has_in_play(armor("War Horse"))
    alice.has(armor("Tank"), armor("Flying Machine"), armor("Saddle"))
    alice.goes_to("attack")

    assert alice.why_not("Tank").rule == "HLT 178"
    assert alice.why_not("Flying Machine").rule == "HLT 178"
    assert alice.can("play", "Saddle")


@rule("HLT 306", "HLT 307", "HLT 16", "Only the Ranged Attacks of the list take a hand, printed or not.")
def test_ranged_attacks_with_hand_icons(table: Table) -> None:
    alice, _ = duel(table)
    alice.uses_pre_game(card_saying(name="Axe", type="weapon of choice", hands="2"))
    pistol = card_saying(name="Pistol", type="attack", kinds="Ranged", grid="000/0X0/000")
    bow = card_saying(name="Bow", type="attack", kinds="Ranged", grid="000/0X0/000", hands="1")
    dagger = card_saying(name="Thrown Dagger", type="attack", kinds="Ranged", grid="000/0X0/000", of="Kronos")
    other = card_saying(name="Thrown Dagger", type="attack", kinds="Ranged", grid="000/0X0/000", of="Slan Quince")
    alice.has(pistol, bow, dagger)
    alice.goes_to("attack")
    assert alice.why_not("Pistol").rule == "HLT 16"
    assert alice.why_not("Thrown Dagger").rule == "HLT 16"
    assert alice.can("attack", "Bow")

    alice.has(other)
    assert alice.can("attack", "Thrown Dagger")


@rule("HLT 250", "HLT 185", "Allies that are considered Hunters are Hunters in hand as well as in play.")
def test_james_horton(table: Table) -> None:
    alice, bob = duel(table)
    bob.uses_pre_game(card_saying("Your Allies are considered Hunters.", name="James Horton", type="hunter"))
    tessa = card_saying(name="Tessa Noel", type="situation", kinds="Ally,Mortal")
    alice.has_in_play(tessa)
    bob.has_in_play(tessa)
    bob.has(tessa, "Thrust")
    alice.has(
        card_saying("Remove a Hunter from play.", name="Exposure", type="edge"),
        card_saying("Discard one Hunter from your opponent's hand.", name="Arrest", type="edge"),
    )
    alice.goes_to("attack")
    alice.plays("Exposure")
    alice.plays("Arrest")

    assert bob.in_play == []
    assert bob.hand == ["Thrust"]
    assert "Tessa Noel" in alice.in_play


@rule("HLT 316", "HLT 182", "Each Member is in play once.")
def test_members_are_unique(table: Table) -> None:
    alice, _ = duel(table)
    ann = card_saying(name="Ann", type="situation", kinds="Member")
    alice.has_in_play(ann)
    alice.has(ann, card_saying(name="Ben", type="situation", kinds="Member"))
    alice.goes_to("attack")

    assert not alice.can("play", "Ann")
    assert alice.can("play", "Ben")


@rule("HLT 167", "A card of two types goes with another, or takes another along, as the one it is played as.")
def test_a_card_of_two_types_in_conjunction(table: Table) -> None:
    sweep = card_saying(
        " // ", name="Sidestep // Sweep", type="dodge // attack", grid="XXX/XXX/XXX // 000/0X0/000", damage="// 2"
    )
    edge = card_saying("Play in conjunction with an attack. That attack does 1 additional damage.", "Rush", "edge")
    alice, _ = duel(table)
    alice.has(sweep, edge)
    alice.goes_to("attack")

    alice.plays("Sweep", with_=["Rush"])

    assert alice.damage("Sweep") == 3


@rule("HLT 167", "In the Defense Phase, after the defenses, a card of two types goes with a Special Card, too.")
def test_a_card_of_two_types_after_the_defenses(table: Table) -> None:
    double = card_saying(
        "Draw a card. // Play in conjunction with an Event. Your opponent loses 1 Ability.",
        name="Focus // Spite",
        type="situation // edge",
    )
    alice, bob = duel(table)
    alice.has("Thrust")
    alice.attacks("Thrust")
    bob.has(double, card_saying("Your opponent loses 1 Ability.", name="Curse"))
    bob.lets_through()
    assert table.game.phase == "defense"

    bob.takes("with")

    assert alice.pending == {"loss": 2}
    assert "Spite" in bob.in_play
