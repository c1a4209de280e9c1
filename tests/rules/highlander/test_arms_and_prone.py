"""Disarmed, broken, prone, hands (HL1 13, 67, 72-73; HL3 7, 61, 81-87, 144)."""

from __future__ import annotations

import pytest

from tests.highlander_decks import BLANK
from tests.highlander_table import card_saying
from tests.table import Table, rule

BOTH = pytest.mark.parametrize("edition", ["first", "third"])
ALL = pytest.mark.parametrize("edition", ["first", "third", "type-one"])
KATANA = card_saying("", "Katana", "weapon of choice", hands="1")
DAGGER = card_saying("", "Parrying Blade", "weapon of choice", hands="1", kinds="Off-Hand")
DISARM = card_saying("Your opponent is Disarmed.", "Disarm")
LUNGE = card_saying("", "Lunge", "edge", of="Katana")


def rolled(table: Table) -> int:
    """What the die shows."""
    return int(next(line for line in table.log if "rolls" in line).split()[2])


@rule("HL1 67", "HL3 87", "Who is Disarmed plays no attacks and no blocks.")
@BOTH
def test_the_disarmed_play_no_attacks_or_blocks(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.has(DISARM, "Thrust")
    bob.has("Lower Left Block", "Thrust", card_saying("", "Evade", "dodge", grid="XXX/XXX/XXX"))
    alice.attacks("Thrust")
    alice.plays("Disarm")
    bob.goes_to("defense")
    assert bob.why_not("Lower Left Block").rule in ("HL1 67", "HL3 87")
    assert bob.can("defend", "Evade")
    bob.takes("through")
    bob.goes_to("attack")

    assert bob.is_unarmed
    assert bob.why_not("Thrust").rule in ("HL1 67", "HL3 87")


@rule("HL1 67", "HL1 72", "A lost weapon comes back on 1 in 6 each turn, a broken one does not.")
def test_a_die_brings_the_weapon_back() -> None:
    rolls = {}
    for seed in range(30):
        table = Table()
        alice, _ = table.highlander(seed=seed)
        alice.is_disarmed_of()
        alice.goes_to("may do")
        alice.takes("weapon")
        rolls[rolled(table)] = not alice.is_unarmed
        assert not alice.can("weapon")

    assert rolls == {pips: pips == 1 for pips in range(1, 7)}

    table = Table()
    alice, _ = table.highlander()
    alice.is_disarmed_of(broken=True)
    alice.goes_to("may do")
    assert not alice.can("weapon")


@rule("HL1 72", "The opponent decides which of two weapons is lost; one lost weapon bars all attacks.")
def test_of_two_weapons_the_opponent_takes_one(table: Table) -> None:
    alice, bob = table.highlander()
    bob.uses_pre_game(KATANA, DAGGER)
    alice.has(DISARM)
    alice.goes_to("attack")

    alice.plays("Disarm")
    assert alice.may_choose() == ["Katana", "Parrying Blade"]
    alice.chooses("Katana")

    assert table.game.cards[bob.card("Katana")].arms == "disarmed"
    assert table.game.cards[bob.card("Parrying Blade")].arms == ""
    assert bob.is_unarmed


@rule(
    "HL3 83",
    "HL3 84",
    "HL3 87",
    "One chooses the weapon one loses; its cards go with it.",
)
def test_one_of_two_weapons_is_lost(table: Table) -> None:
    hilt = card_saying("", "Dragon Hilt", "object", kinds="Hilt", of="Katana")
    alice, bob = table.highlander(edition="third")
    bob.uses_pre_game(KATANA, DAGGER)
    bob.has_in_play(hilt)
    bob.has("Thrust", LUNGE)
    alice.has(DISARM)
    alice.goes_to("attack")
    alice.plays("Disarm")
    bob.chooses("Katana")
    bob.goes_to("attack")

    assert table.game.cards[bob.card("Katana")].arms == "disarmed"
    assert "Dragon Hilt" not in bob.in_play
    assert not bob.is_unarmed
    assert bob.can("attack", "Thrust")
    assert bob.why_not("Lunge").rule == "HL3 84"


@rule("HL3 85", "HL3 86", "HL3 61", "A broken weapon is not recovered by a Check, a lost one is.")
def test_a_check_recovers_a_lost_weapon_only(table: Table) -> None:
    strong = card_saying("", "Grip", gems="S")
    for broken in (False, True):
        alice, _ = table.highlander(edition="third")
        table.game.players[0].disarmed_since = -5
        alice.has_on_top(strong, strong, strong, BLANK, BLANK)
        alice.uses_pre_game(KATANA)
        alice.has("Thrust")
        alice.is_disarmed_of("Katana", broken=broken)
        assert alice.can("weapon") != broken

        if not broken:
            alice.chooses("Try to recover your weapon: soft Check of Strength")
            assert not alice.is_unarmed
            alice.goes_to("attack")
            assert alice.can("attack", "Thrust")


@rule("HL3 61", "Not in the first turn after becoming Prone or Disarmed.")
def test_the_first_turn_is_too_soon(table: Table) -> None:
    alice, bob = table.highlander(edition="third")
    alice.has(card_saying("Your opponent is Prone.", "Trip"))
    alice.goes_to("attack")
    alice.plays("Trip")
    bob.begins_turn()
    assert not bob.can("feet")

    alice.begins_turn()
    bob.begins_turn()

    assert bob.can("feet")


@rule("HL1 72", "HL3 37a", "HLT 144a", "Without a Weapon of Choice one has a sword in one hand, and the other free.")
@ALL
def test_no_weapon_of_choice_is_one_hand(table: Table, edition: str) -> None:
    shield = card_saying("", "Shield", "object", hands="1")
    two_handed = card_saying("", "Two-Handed Broadsword", "weapon of choice", hands="2")
    for weapons, allowed in (([], True), ([KATANA], True), ([two_handed], False), ([KATANA, DAGGER], False)):
        alice, _ = table.highlander(edition=edition)
        alice.uses_pre_game(*weapons)
        alice.has(shield)
        alice.goes_to("attack")

        assert alice.can("play", "Shield") == allowed


@rule("HL1 13", "HL3 7", "No more than two Hand Icons in play.")
@BOTH
def test_two_hands_are_all_there_are(table: Table, edition: str) -> None:
    shield = card_saying("", "Shield", "object", hands="1")
    lamp = card_saying("", "Lamp", "object", hands="1")
    alice, _ = table.highlander(edition=edition)
    alice.uses_pre_game(KATANA)
    alice.has_in_play(shield)
    alice.has(lamp, card_saying("", "Cloak", "object"))
    alice.goes_to("attack")

    assert alice.why_not("Lamp").rule in ("HL1 13", "HL3 7")
    assert alice.can("play", "Cloak")


@rule("HL1 73", "HL3 81", "HL3 82", "The Prone discard a card of the same type for every card they play.")
@BOTH
def test_the_prone_pay_with_a_card_of_the_same_type(table: Table, edition: str) -> None:
    alice, _ = table.highlander(edition=edition)
    alice.has("Thrust", "Evade")
    alice.falls_prone()
    alice.goes_to("attack")
    assert not alice.can("attack", "Thrust")

    alice.has("Upper Left Attack", "Lower Left Attack")
    alice.chooses("Thrust")
    assert alice.may_choose() == ["Upper Left Attack", "Lower Left Attack"]
    alice.chooses("Lower Left Attack")

    assert alice.hand == ["Evade", "Upper Left Attack"]
    assert "Lower Left Attack" in alice.discard_pile


@rule("HL3 82", "HL1 73", "In the third edition only cards from hand cost the Prone something, in the first all do.")
@BOTH
def test_what_the_prone_play_from_an_exertion(table: Table, edition: str) -> None:
    alice, _ = table.highlander(edition=edition)
    alice.has_on_top("Thrust", BLANK, BLANK, BLANK, BLANK)
    alice.falls_prone()
    alice.goes_to("attack")
    alice.exerts("for an attack")

    assert alice.can("play", "Thrust") == (edition == "third")


@rule("HL1 73", "HL1 60", "The Prone get up on 1 in 6, or on 3 in 6 with an Exertion.")
def test_a_die_brings_one_to_ones_feet() -> None:
    for exerted, chance in ((False, 1), (True, 3)):
        rolls = {}
        for seed in range(36):
            table = Table()
            alice, _ = table.highlander(seed=seed)
            alice.falls_prone()
            alice.goes_to("may do")
            alice.chooses(f"Try to regain your feet with {'an Exertion and ' if exerted else ''}a die")
            rolls[rolled(table)] = not alice.is_prone
            assert (table.game.deeds[0].hard == 1) == exerted
        assert rolls == {pips: pips <= chance for pips in range(1, 7)}


@rule("HL1 13", "HL3 7", "Who comes to have more Hand Icons than hands gives up a weapon or a card, as they like.")
@BOTH
@pytest.mark.parametrize("given", ["Katana", "Shield"])
def test_a_recovered_weapon_needs_a_hand(table: Table, edition: str, given: str) -> None:
    recover = card_saying("Recover your weapon.", "Recover Weapon")
    alice, _ = table.highlander(edition=edition)
    alice.uses_pre_game(KATANA)
    alice.is_disarmed_of("Katana")
    alice.has(card_saying("", "Shield", "object", hands="1"), recover)
    alice.has_in_play(card_saying("", "Lamp", "object", hands="1"))
    alice.goes_to("attack")
    alice.plays("Shield")
    alice.begins_turn()
    alice.goes_to("attack")
    alice.plays("Recover Weapon")

    assert alice.is_asked("You have more in hand than you have hands")
    assert sorted(alice.may_choose()) == ["Katana", "Lamp", "Shield"]
    alice.chooses(given)
    assert alice.is_unarmed == (given == "Katana")
    assert ("Shield" in alice.in_play) == (given == "Katana")


@rule("HL1 13", "HL1 72", "A two-handed weapon leaves no hand free; lost, it frees both.")
def test_a_lost_weapon_frees_its_hands(table: Table) -> None:
    lamp = card_saying("", "Lamp", "object", hands="1")
    alice, _ = table.highlander()
    alice.uses_pre_game(card_saying("", "Axe", "weapon of choice", hands="2"))
    alice.has(lamp)
    alice.goes_to("attack")
    assert alice.why_not("Lamp").rule == "HL1 13"

    alice.is_disarmed_of("Axe")

    assert alice.can("play", "Lamp")


# -- considered Disarmed, Hilts, Martial Arts ------------------------------------------------------------------------

AWE = card_saying("Your opponent is considered to be Disarmed.", "Awe", "situation")
SABER = card_saying("Your attacks do 1 additional damage.", "Saber", "weapon of choice", hands="1")
CLEAVER = card_saying("", "Cleaver", "weapon of choice", kinds="Off-Hand", hands="1")


@rule(
    "HLT 74", "HLT 84", "While one is considered Disarmed, cards of the weapon are not played and it has no effect."
)
def test_cards_of_a_weapon_considered_lost(table: Table) -> None:
    alice, bob = table.highlander(edition="type-one")
    alice.uses_pre_game(SABER)
    flourish = card_saying("Draw a card.", "Flourish", "edge", of="Saber")
    kick = card_saying("", "Kick", "attack", kinds="Martial Arts", grid="0X0/000/000", damage="1")
    alice.has(flourish, kick)
    alice.goes_to("attack")
    assert alice.can("play", "Flourish")

    bob.has_in_play(AWE)

    assert alice.why_not("Flourish").rule == "HLT 84"
    assert alice.is_unarmed
    alice.attacks("Kick")
    assert alice.damage("Kick") == 1


@rule("HLT 74", "What the weapon itself lets its player do is not done while one is considered Disarmed of it.")
def test_the_text_of_a_weapon_considered_lost(table: Table) -> None:
    alice, bob = table.highlander(edition="type-one")
    relic = card_saying(
        "Once per turn, you may discard a card from your hand to draw a card.", "Relic", "weapon of choice", hands="1"
    )
    alice.uses_pre_game(relic)
    alice.has("Thrust")
    alice.goes_to("attack")
    assert alice.can("use", "Relic")

    bob.has_in_play(AWE)

    assert not alice.can("use", "Relic")


@rule("HLT 74", "With two weapons one is considered Disarmed of the one that one chooses, and chooses anew later.")
def test_considered_disarmed_with_two_weapons(table: Table) -> None:
    alice, bob = table.highlander(edition="type-one")
    alice.uses_pre_game(SABER, CLEAVER)
    alice.has("Thrust", "Upper Left Attack")
    alice.has(*(card_saying("Draw a card.", f"{name} Flourish", "edge", of=name) for name in ("Saber", "Cleaver")))
    bob.has(AWE, card_saying("Remove a Situation from play.", "Police"))
    bob.goes_to("attack")

    bob.plays("Awe")
    alice.chooses("Cleaver")
    alice.goes_to("attack")

    assert not alice.is_unarmed
    assert alice.can("play", "Saber Flourish")
    assert not alice.can("play", "Cleaver Flourish")
    alice.attacks("Thrust")
    assert alice.damage("Thrust") == 3
    bob.goes_to("attack")
    bob.plays("Police")
    alice.goes_to("attack")
    assert alice.can("play", "Cleaver Flourish")


@rule("HLT 202", "What asks whether somebody is Prone or Disarmed is not met by who is considered to be.")
@pytest.mark.parametrize(("state", "fallen"), [("Prone", "falls_prone"), ("Disarmed", "is_disarmed_of")])
def test_considered_is_not_actually(table: Table, state: str, fallen: str) -> None:
    alice, bob = table.highlander(edition="type-one")
    only = f"You may only play this card if your opponent is {state}. Your opponent loses 1 Ability."
    alice.has(card_saying(only, "Finish"))
    alice.has_in_play(card_saying(f"Your opponent is considered to be {state}.", "Mud", "situation"))
    alice.goes_to("attack")
    assert not alice.can("play", "Finish")

    getattr(bob, fallen)()
    alice.ask_again()

    assert alice.can("play", "Finish")


@rule(
    "HL3 84", "HL3 144", "HLT 105", "A Hilt that its text asks a weapon for goes with that weapon, and with no other."
)
@pytest.mark.parametrize("edition", ["third", "type-one"])
@pytest.mark.parametrize(("lost", "gone"), [("Saber", True), ("Cleaver", False)])
def test_a_hilt_that_names_its_weapon_by_text(table: Table, edition: str, lost: str, gone: bool) -> None:
    text = "You may only include this card in your deck if you are using the Saber Weapon of Choice."
    hilt = card_saying(f"{text} Draw a card.", "Lion Hilt", "object", kinds="Hilt")
    alice, bob = table.highlander(edition=edition)
    alice.uses_pre_game(SABER, CLEAVER)
    alice.has_in_play(hilt)
    bob.has(card_saying("Your opponent is Disarmed.", "Disarm"))
    bob.goes_to("attack")

    bob.plays("Disarm")
    alice.chooses(lost)

    assert ("Lion Hilt" in alice.discard_pile) == gone
    alice.has(card_saying(text, "Wolf Hilt", "object", kinds="Hilt,Off-Hand"))
    alice.goes_to("attack")
    assert alice.can("play", "Wolf Hilt") is not gone


@rule("HL3 61", "HL3 145", "HLT 117", "Who is Unarmed may put a Martial Arts Guard into play, and no other.")
@pytest.mark.parametrize("edition", ["third", "type-one"])
def test_a_martial_arts_guard_while_unarmed(table: Table, edition: str) -> None:
    alice, _ = table.highlander(edition=edition)
    alice.has(
        card_saying("", "Open Hand", "block", kinds="Martial Arts,Guard", grid="XXX/XXX/000"),
        card_saying("", "Sword Guard", "block", kinds="Guard", grid="XXX/XXX/000"),
    )
    alice.is_disarmed_of()
    alice.begins_turn()

    assert alice.can("put", "Open Hand")
    assert not alice.can("put", "Sword Guard")


@rule("HLT 84", "Of several lost weapons their player chooses which one is recovered.")
def test_which_weapon_is_recovered(table: Table) -> None:
    alice, _ = table.highlander(edition="type-one")
    alice.uses_pre_game(SABER, CLEAVER)
    alice.is_disarmed_of("Saber")
    alice.is_disarmed_of("Cleaver")
    alice.has("SE-x539")
    alice.goes_to("attack")
    alice.plays("Recover Weapon")

    alice.chooses("Cleaver")

    arms = [table.game.cards[alice.card(name)].arms for name in ("Saber", "Cleaver")]
    assert arms == ["disarmed", ""]


@rule("HLT 84", "There is no attempt to Disarm somebody whose weapon is lost already.")
def test_nobody_is_disarmed_twice(table: Table) -> None:
    alice, bob = table.highlander(edition="type-one")
    alice.has("SE-x7", card_saying("Your opponent is Disarmed.", "Strip"), "Thrust")
    alice.goes_to("attack")
    assert alice.can("play", "Disarm")
    assert alice.can("play", "Strip")

    bob.is_disarmed_of()

    assert alice.why_not("Disarm").rule == "HLT 84"
    assert alice.why_not("Strip").rule == "HLT 84"
    assert not alice.can("play", "Strip")
    assert alice.can("attack", "Thrust")


@rule("HLT 84", "HLT 83", "A weapon that was lost before is not broken; the other one is.")
def test_a_lost_weapon_is_not_broken(table: Table) -> None:
    alice, bob = table.highlander(edition="type-one")
    bob.uses_pre_game(SABER, CLEAVER)
    bob.is_disarmed_of("Saber")
    alice.has(card_saying("Your opponent's weapon is broken.", "Shatter"))
    alice.goes_to("attack")

    alice.plays("Shatter")

    arms = [table.game.cards[bob.card(name)].arms for name in ("Saber", "Cleaver")]
    assert arms == ["disarmed", "broken"]


@rule("HL3 86a", "With the weapon its cards come back: they are played again, and its text works again.")
def test_the_cards_of_a_recovered_weapon_are_played_again(table: Table) -> None:
    strong = card_saying("", "Grip", gems="S")
    sword = card_saying("Your attacks do 1 additional damage.", "Katana", "weapon of choice", hands="1")
    alice, _ = table.highlander(edition="third")
    table.game.players[0].disarmed_since = -5
    alice.has_on_top(strong, strong, strong, BLANK, BLANK)
    alice.uses_pre_game(sword)
    alice.has("Thrust", card_saying("Your opponent loses 1 Ability.", "Fast Draw", "event", of="Katana"))
    alice.is_disarmed_of("Katana")
    assert not alice.can("attack", "Thrust")

    alice.chooses("Try to recover your weapon: soft Check of Strength")
    alice.goes_to("attack")

    assert alice.can("play", "Fast Draw")
    alice.attacks("Thrust")
    assert alice.damage("Thrust") == 3


@rule("HL3 86a", "While the weapon is lost, its cards are not played and its text does nothing.")
def test_the_cards_of_a_lost_weapon_are_not_played(table: Table) -> None:
    alice, _ = table.highlander(edition="third")
    alice.uses_pre_game(KATANA)
    alice.has(card_saying("Your opponent loses 1 Ability.", "Fast Draw", "event", of="Katana"))
    alice.goes_to("attack")
    assert alice.can("play", "Fast Draw")

    alice.is_disarmed_of("Katana")

    assert not alice.can("play", "Fast Draw")


# -- broken weapons, and new ones ------------------------------------------------------------------------------------


@rule("HL3 85", "A text may keep a weapon from being broken; it can be lost all the same.")
@pytest.mark.parametrize(("done", "lost"), [("broken", False), ("lost", True)])
def test_a_weapon_that_cannot_be_broken_can_be_lost(table: Table, done: str, lost: bool) -> None:
    alice, bob = table.highlander(edition="third")
    strike = "Your opponent's weapon is broken." if done == "broken" else "Your opponent is Disarmed."
    alice.has("Thrust", card_saying(strike, "Shatter"))
    bob.has_in_play(card_saying("Your weapon cannot be broken.", "Tempered Steel", "object"))
    alice.attacks("Thrust")

    alice.plays("Shatter")

    assert bob.is_unarmed == lost


@rule("HL1 67a", "HL3 85a", "HLT 83a", "Whose weapon is broken plays no attacks and no blocks, like the Disarmed.")
@ALL
def test_a_broken_weapon_is_a_lost_one(table: Table, edition: str) -> None:
    alice, bob = table.highlander(edition=edition)
    alice.has("Thrust", card_saying("Your opponent's weapon is broken.", "Shatter"))
    bob.has("Thrust", "Lower Left Block")
    alice.attacks("Thrust")
    alice.plays("Shatter")
    bob.goes_to("defense")
    assert not bob.can("defend", "Lower Left Block")

    bob.goes_to("attack")

    assert bob.is_unarmed
    assert not bob.can("attack", "Thrust")


@rule("HL1 72a", "HLT 84a", "A broken weapon may be replaced, by a card that brings one back.")
@pytest.mark.parametrize("edition", ["first", "type-one"])
def test_a_broken_weapon_is_replaced(table: Table, edition: str) -> None:
    alice, _ = table.highlander(edition=edition)
    alice.uses_pre_game("AT-xk")
    alice.has("Thrust", "SE-x539")
    alice.is_disarmed_of("Katana", broken=True)
    alice.has_in_play("Extra Weapon", ready=True)
    alice.goes_to("attack")
    assert not alice.can("play", "Recover Weapon")

    alice.uses("Extra Weapon")

    assert not alice.is_unarmed
    assert alice.can("attack", "Thrust")


@rule("HL1 72b", "HLT 144b", "While a weapon is lost its text does nothing, and its cards are not played.")
@pytest.mark.parametrize("edition", ["first", "type-one"])
def test_a_lost_weapon_lies_face_down(table: Table, edition: str) -> None:
    alice, _ = table.highlander(edition=edition)
    alice.uses_pre_game("1E-xl12")  # a Rapier: an additional attack
    alice.has("4H-068", card_saying("Draw a card.", "Flourish", "edge", of="Rapier"), "3E-x131b", "3E-x131b")
    alice.goes_to("attack")
    assert alice.can("play", "Flourish")

    alice.is_disarmed_of("Rapier")

    assert not alice.can("play", "Flourish")
    alice.attacks("Dirty Trick")
    assert not alice.can("attack", "Dirty Trick")


@rule("HLT 83b", "Who is Disarmed in the own turn does not roll in that turn; in the next one they do.")
def test_no_roll_in_the_turn_of_the_loss(table: Table) -> None:
    alice, bob = table.highlander(edition="type-one")
    alice.has(card_saying("Your opponent must discard a card from their hand.", "Bother"))
    bob.has("Evade")
    bob.has_in_play(card_saying("When you discard a card from your hand, you are Disarmed.", "Slippery", "situation"))
    alice.goes_to("attack")
    alice.plays("Bother")
    bob.goes_to("may do/must do")
    bob.takes("duty")
    assert bob.is_unarmed
    assert not bob.can("weapon")

    bob.begins_turn()

    assert bob.can("weapon")


@rule("HLT 83c", "A Guard goes with the last weapon, unless it is one that needs none.")
def test_which_guards_stay_without_a_weapon(table: Table) -> None:
    alice, bob = table.highlander(edition="type-one")
    bob.has_in_play("3E-x444a", card_saying("", "Open Hand", "block", kinds="Martial Arts,Guard", grid="000/000/XXX"))
    alice.has("Disarm")
    alice.goes_to("attack")

    alice.plays("Disarm")

    assert bob.in_play == ["Open Hand"]


@rule("HLT 84b", "HLT 110a", "Neither a lost weapon nor a lost attack is prevention: to ignore that does not help.")
@pytest.mark.parametrize("lost", ["weapon", "attack"])
def test_what_is_lost_is_not_prevented(table: Table, lost: str) -> None:
    alice, bob = table.highlander(edition="type-one")
    bob.uses_pre_game("AT-x191")  # ignores all that prevents one from playing cards
    alice.has("Thrust")
    bob.has("3E-x122", "Thrust")
    alice.attacks("Thrust")
    bob.goes_to("defense")
    if lost == "weapon":
        bob.is_disarmed_of()
    else:
        bob.defends("Evade")
    bob.goes_to("attack")

    bob.uses("Arms and Tactics")

    assert not bob.can("attack", "Thrust")


@rule("HLT 74a", "HLT 75a", "When what considers one Disarmed or Prone is nullified or ignored, one is armed and up.")
@pytest.mark.parametrize(
    "deed", ["Nullify a Situation this turn.", "Ignore a Situation your opponent has in play this turn."]
)
@pytest.mark.parametrize("state", ["Disarmed", "Prone"])
def test_considered_no_longer(table: Table, state: str, deed: str) -> None:
    alice, bob = table.highlander(edition="type-one")
    bob.has_in_play(card_saying(f"Your opponent is considered to be {state}.", "Awe", "situation"))
    alice.has("Thrust", "Thrust", card_saying(deed, "Focus", "edge"), card_saying(deed, "Doubt", "edge"))
    alice.goes_to("attack")
    assert (alice.is_unarmed, alice.is_prone) == (state == "Disarmed", state == "Prone")

    alice.plays("Focus")

    assert (alice.is_unarmed, alice.is_prone) == (False, False)
    assert alice.can("attack", "Thrust")


@rule("HLT 202a", "Who was merely considered Prone sets off nothing by being so, nor by being so no more.")
def test_considered_prone_sets_off_nothing(table: Table) -> None:
    alice, bob = table.highlander(edition="type-one")
    for words in ("are Prone", "regain your feet"):
        bob.has_in_play(card_saying(f"When you {words}, your opponent loses 1 Ability.", words, "situation"))
    alice.has(card_saying("Your opponent is considered to be Prone.", "Mud", "situation"))
    bob.has(*["1E-x89"] * 2)
    alice.goes_to("attack")
    alice.plays("Mud")
    assert bob.is_prone
    bob.goes_to("attack")
    bob.plays("Police")
    bob.chooses("Police") if bob.is_asked("Spend") else None
    bob.chooses("Mud") if bob.is_asked() and "Mud" in bob.may_choose() else None

    assert not bob.is_prone
    assert alice.pending == {}


@rule(
    "HLT 105", "HL3 84", "With the only weapon goes a Hilt that asks for none in particular, but by the third book."
)
@pytest.mark.parametrize(("edition", "left"), [("type-one", ["Wolf Hilt"]), ("third", ["Dragon Hilt", "Wolf Hilt"])])
def test_hilts_and_the_only_weapon(table: Table, edition: str, left: list[str]) -> None:
    alice, bob = table.highlander(edition=edition)
    bob.uses_pre_game(card_saying("", "Katana", "weapon of choice", hands="1"))
    bob.has_in_play(card_saying("", "Dragon Hilt", "object", kinds="Hilt"))
    bob.has_in_play(card_saying("", "Wolf Hilt", "object", kinds="Hilt,Off-Hand", of="Rapier"))
    alice.has(card_saying("Your opponent is Disarmed.", "Disarm"))
    alice.goes_to("attack")

    alice.plays("Disarm")

    assert bob.is_unarmed
    assert bob.in_play == left
